"""Counters with which a permanent enters: a planeswalker's loyalty (306.5b), a battle's defense (310.4b)."""

from __future__ import annotations

import msgspec

from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.steps import Step


def with_entering_counters(step: Step, label: str) -> Step:
    """Put the counters on a permanent with which it enters by its printed, or copied, loyalty or defense."""
    held = step.table.object(label)
    if held.face_down is not None:
        return step
    face = values_in_force(step.edition, held).faces[0]
    is_copy = bool(held.copies or held.copy_of)
    for kind, printed, concept, card_type in (
        ("loyalty", face.loyalty, Concept.LOYALTY_ON_ENTERING, "Planeswalker"),
        ("defense", face.defense, Concept.DEFENSE_ON_ENTERING, "Battle"),
    ):
        count = printed.value if printed is not None else None
        known = kind == "loyalty" or step.edition.has_battles
        if not known or not isinstance(count, int) or card_type not in face.type_line.types:
            continue
        held = step.table.object(label)
        step = step.with_object(msgspec.structs.replace(held, counters={**held.counters, kind: count}))
        step = step.because(concept, f"{kind} {'of a copy' if is_copy else 'on entering'}", value=count)
    return step
