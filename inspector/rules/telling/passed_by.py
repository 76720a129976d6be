"""Which objects an effect affects, as it is told of one that it passes by: only what that object is not."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from inspector.cards import Filter
from inspector.rules.decisions.proof_step import ProofStep


def lacking(meant: Filter, step: ProofStep, told_of: str, controllers: Mapping[str, str]) -> Filter:
    """Give what an effect affects without whose that is, where what is ``told_of`` is theirs: it lacks something else.

    Who controls an object is settled in layer 2 (613.1b); of an Aura that Ana controls it would mislead to read that
    the effect is on "creatures Ana controls".
    """
    rest = msgspec.structs.replace(meant, controller=None)
    if step.layer.startswith("1") or step.layer == "2" or rest == Filter() or step.source is None:
        return meant
    by, of = controllers.get(step.source.label, ""), controllers.get(told_of, "")
    fits = {"you": by == of, "opponent": by != of}.get(str(meant.controller), meant.controller == of)
    return rest if by and of and fits else meant
