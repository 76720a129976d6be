"""What a detector tells of words of a spell: what they might change, for how long, and for what they wait."""

from __future__ import annotations

import msgspec

from inspector.reading.done_later import Waits
from inspector.reading.unread import Unread


class Instruction(msgspec.Struct, frozen=True, kw_only=True):
    """Words of a spell that might change values as it resolves, and whether for a turn only.

    ``waits`` tells for what they wait before they do it; ``of_what_came`` that they touch only what the same words
    brought to the battlefield, and ``as_cast`` that it was done as the spell was cast, by what it cost.
    """

    unread: Unread
    for_a_turn: bool
    waits: Waits = ""
    of_what_came: bool = False
    as_cast: bool = False
