"""What was copied, and retelling a board with each copy other than it is."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.rules import BecomeCopy, CreateTokenCopy, GameObject, PutOntoBattlefield, Resolve
from inspector.rules.table.objects import CopyEffect, Printed

COPYING: Final = (BecomeCopy, CreateTokenCopy, PutOntoBattlefield, Resolve)


def as_copied(copy: GameObject, values: Printed) -> GameObject:
    """Give a copy with other values copied: those of a token in place of its own, else of its latest copy effect."""
    if copy.copies:
        last: CopyEffect = msgspec.structs.replace(copy.copies[-1], values=values)
        return msgspec.structs.replace(copy, copies=(*copy.copies[:-1], last))
    return msgspec.structs.replace(copy, base=values, back_up=False) if copy.token else copy


def copied_values(held: GameObject) -> Printed:
    """Give what an object's own values are before any effect: what it last copied, else what it is printed with."""
    return held.copies[-1].values if held.copies else held.base
