"""Designations (716.2b, 722.3a): the level of a Class, and being prepared. Others are not computed yet.

A designation is a mark on the object: no value of it, not copied, gone when it changes zones.
"""

from __future__ import annotations

import re

import msgspec

from inspector.rules.decisions.in_force import has_prepare_spell
from inspector.rules.decisions.insets import PREPARE_SPELL, PREPARED, knows
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.effects.keyword_effects import CLASS_LEVEL, class_level
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Designate
from inspector.rules.table.objects import GameObject

_LEVEL = re.compile(rf"{CLASS_LEVEL}(\d+)")


def designate(step: Step, action: Designate) -> Ended:
    """Give an object a designation, or take it off; raises NotComputedError for one that is not computed."""
    held, word = step.table.object(action.object), action.designation.strip().lower()
    level = _LEVEL.fullmatch(word)
    if level is not None and numbers(Concept.LEVEL_IS_A_DESIGNATION, step.edition.key):
        return _leveled(step, held, 1 if action.off else int(level[1]))
    if word == PREPARED and knows(step.edition, PREPARE_SPELL):
        return _unprepared(step, held) if action.off else _prepared(step, held)
    raise NotComputedError(f"the designation “{action.designation}”")


def _leveled(step: Step, held: GameObject, level: int) -> Ended:
    name = shown_name(step, held)
    if not held.is_permanent or level == class_level(held):
        return step.nothing(Concept.LEVEL_IS_A_DESIGNATION, "level stays", name=name, level=class_level(held))
    others = tuple(word for word in held.designations if not word.startswith(CLASS_LEVEL))
    marks = (*others, f"{CLASS_LEVEL}{level}") if level > 1 else others
    step = step.with_object(msgspec.structs.replace(held, designations=marks))
    step = step.because(Concept.LEVEL_IS_A_DESIGNATION, "level given", name=name, level=level)
    return step.because(Concept.CLASS_LEVELS, "level given", name=name, level=level).done()


def _prepared(step: Step, held: GameObject) -> Ended:
    name = shown_name(step, held)
    if not (has_prepare_spell(held) and PREPARED not in held.designations):
        return step.nothing(Concept.BECOMING_PREPARED, "not made prepared", name=name)
    step = step.with_object(msgspec.structs.replace(held, designations=(*held.designations, PREPARED)))
    return step.because(Concept.BECOMING_PREPARED, "made prepared", name=name).done()


def _unprepared(step: Step, held: GameObject) -> Ended:
    name = shown_name(step, held)
    if PREPARED not in held.designations:
        return step.nothing(Concept.BECOMING_UNPREPARED, "is not prepared", name=name)
    return unprepared(step, held).because(Concept.BECOMING_UNPREPARED, "made unprepared", name=name).done()


def unprepared(step: Step, held: GameObject) -> Step:
    """Take the mark of being prepared off a permanent (722.3b-c)."""
    marks = tuple(word for word in held.designations if word != PREPARED)
    return step.with_object(msgspec.structs.replace(held, designations=marks))
