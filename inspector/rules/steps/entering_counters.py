"""Counters with which a permanent enters: a planeswalker's loyalty (306.5b), a battle's defense (310.4b)."""

from __future__ import annotations

import msgspec

from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.steps import Step


def enters_or_would(step: Step, *, replaced: bool) -> str:
    """Say that something enters, or that it would where others make something else of the counters with which it does.

    What is said to enter with three counters, and then to get none, would have done both.
    """
    enters = step.edition.words.enters
    return f"would {enters.replace('enters', 'enter', 1)}" if replaced else enters


def with_entering_counters(step: Step, label: str, *, replaced: bool = False) -> Step:
    """Put the counters on a permanent with which it enters by its printed, or copied, loyalty or defense.

    ``replaced`` is whether others make something else of the counters with which it does (614.1a).
    """
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
        there = held.counters.get(kind, 0)
        step = step.with_object(msgspec.structs.replace(held, counters={**held.counters, kind: there + count}))
        enters = enters_or_would(step, replaced=replaced)
        told = f"{kind} {'of a copy' if is_copy else 'on entering'}"
        step = step.because(concept, told, value=count, enters=enters)
    return step
