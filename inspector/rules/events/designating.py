"""Designations (701.37b, 702.112b, 716.2b, 719.3b, 722.3a, 903.3 ...) and roles in combat (508.1k, 509.1g).

A designation is a mark on the object: no value of it, not copied, gone when it changes zones. Only being a commander
belongs to the card and goes with it. What a designation itself does is an effect (``designation_effects``); how some of
them end is found after each action (``designations_ending``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from inspector.cards import possessive
from inspector.rules.decisions.in_force import has_prepare_spell, with_prepared_copy
from inspector.rules.decisions.insets import PREPARE_SPELL, PREPARED, knows
from inspector.rules.decisions.marks import (
    BLOCKED,
    CLASS_LEVEL,
    CONCEPTS,
    GOADED,
    PAIRED,
    RING_BEARER,
    ROLES,
    SADDLED,
    SUSPECTED,
    marked,
    shown_word,
    unmarked,
    word_of,
)
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.effects.keyword_effects import class_level, has_class_levels
from inspector.rules.events.commanders import commander, is_commander_word
from inspector.rules.events.split_cards import lock, unlock
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Designate, Lock, Unlock
from inspector.rules.table.objects import GameObject

_LEVEL = re.compile(rf"(?:{CLASS_LEVEL}|level )(\d{{1,6}})")
_DOORS = {"left half unlocked": "left", "right half unlocked": "right"}


class Designation(NamedTuple):
    """A designation: the rules that give it, what an edition without it lacks, whom it is for, whether it can end."""

    concept: Concept
    kind: Concept
    of_creatures: bool = False
    stays: bool = False


MARKS = {
    **{word: Designation(CONCEPTS[word], Concept.KEYWORD_ACTIONS, stays=True) for word in ("monstrous", "harnessed")},
    **{word: Designation(CONCEPTS[word], Concept.KEYWORD_ABILITIES, stays=True) for word in ("renowned", "solved")},
    SADDLED: Designation(Concept.SADDLED, Concept.KEYWORD_ABILITIES),
    PAIRED: Designation(Concept.PAIRED, Concept.KEYWORD_ABILITIES, of_creatures=True),
    **{
        word: Designation(CONCEPTS[word], Concept.KEYWORD_ACTIONS, of_creatures=True)
        for word in (SUSPECTED, GOADED, RING_BEARER, *ROLES)
    },
}
_OF_PLAYERS = ("monarch", "the monarch", "initiative", "the initiative", "city's blessing", "the city's blessing")


def is_designation(words: str) -> bool:
    """Whether words name a designation of the game, of an object or of a player, computed or not."""
    word = word_of(words)
    known = word in CONCEPTS or word in _DOORS or word in _OF_PLAYERS
    return known or _LEVEL.fullmatch(word) is not None


def designate(step: Step, action: Designate) -> Ended:
    """Give an object a designation, or take it off; raises NotComputedError for one that is not computed."""
    held, word = step.table.object(action.object), word_of(action.designation)
    level = _LEVEL.fullmatch(word)
    if level is not None:
        return _leveled(step, held, 1 if action.off else int(level[1]))
    if word == PREPARED:
        if not knows(step.edition, PREPARE_SPELL):
            return step.illegal(Concept.KEYWORD_ACTIONS, "no such designation", word=word)
        return _unprepared(step, held) if action.off else _prepared(step, held)
    if word in _DOORS:
        half = _DOORS[word]
        # The half is read off the word, which is one of two.
        turned = (Lock if action.off else Unlock)(object=action.object, half="left" if half == "left" else "right")
        return lock(step, turned) if isinstance(turned, Lock) else unlock(step, turned)
    if is_commander_word(word):
        return commander(step, held, off=action.off)
    mark = MARKS.get(word)
    if mark is None:
        of_player = " of a player, not of an object," if word in _OF_PLAYERS else ""
        raise NotComputedError(f"the designation{of_player} “{action.designation}”")
    if not numbers(mark.concept, step.edition.key):
        return step.illegal(mark.kind, "no such designation", word=shown_word(word))
    return _mark_off(step, held, word, mark) if action.off else _mark_given(step, held, word, mark, action)


def _mark_given(step: Step, held: GameObject, word: str, mark: Designation, action: Designate) -> Ended:
    name = shown_name(step, held)
    if not held.is_permanent:
        return step.nothing(_who_can(mark, word), "marks are of permanents", name=name, word=shown_word(word))
    scratch = scratches(step.table)[held.label]
    if mark.of_creatures and "Creature" not in scratch.types:
        return step.nothing(_who_can(mark, word), "marks are of creatures", name=name, word=shown_word(word))
    special = _SPECIAL.get(word)
    if special is not None:
        return special(step, held, action)
    if word in held.designations:
        again = Concept.SUSPECTED_ONCE if word == "suspected" else mark.concept
        return step.nothing(again, "marked already", name=name, word=shown_word(word))
    return _given(step, held, word, mark)


def _given(step: Step, held: GameObject, word: str, mark: Designation) -> Ended:
    name = shown_name(step, held)
    step = step.ticked()
    step = step.with_object(marked(held, word, step.table.clock))
    step = step.because(mark.concept, "marked", name=name, word=shown_word(word))
    if word == "suspected":
        step = step.because(Concept.SUSPECTED_CREATURES_ABILITIES, "suspected does", name=name)
    return step.done()


def _who_can(mark: Designation, word: str) -> Concept:
    if word == PAIRED:
        return Concept.PAIRING_NEEDS_BOTH
    return Concept.ONLY_CREATURES_FIGHT if word in ROLES else mark.concept


def _mark_off(step: Step, held: GameObject, word: str, mark: Designation) -> Ended:
    name = shown_name(step, held)
    if word not in held.designations:
        return step.nothing(mark.concept, "not marked", name=name, word=shown_word(word))
    if mark.stays:
        return step.nothing(mark.concept, "mark stays", name=name, word=shown_word(word))
    concept = Concept.REMOVED_FROM_COMBAT if word in ROLES else mark.concept
    if word == PAIRED and held.paired_with in step.table.objects:
        step = step.with_object(unmarked(step.table.object(held.paired_with), PAIRED))
        concept = Concept.BECOMING_UNPAIRED
    # Without its attack it is neither blocked nor unblocked.
    words = (word, *BLOCKED) if word == "attacking" else (word,)
    step = step.with_object(unmarked(held, *words))
    return step.because(concept, "mark taken off", name=name, word=shown_word(word)).done()


def _goaded(step: Step, held: GameObject, action: Designate) -> Ended:
    """Goad a creature for the acting player; several players can have goaded it (701.15c-d)."""
    del action
    name = shown_name(step, held)
    if step.player in held.goaded_by:
        return step.nothing(Concept.GOADED_BY_THE_SAME_PLAYER, "goaded already", name=name, player=step.player)
    changed = msgspec.structs.replace(marked(held, GOADED), goaded_by=(*held.goaded_by, step.player))
    step = step.with_object(changed)
    return step.because(Concept.GOADED, "goaded", name=name, player=step.player).done()


def _ring_bearer(step: Step, held: GameObject, action: Designate) -> Ended:
    """Make a creature its controller's Ring-bearer, which their last one is then no more (701.54a)."""
    del action
    every, name = scratches(step.table), shown_name(step, held)
    if RING_BEARER in held.designations:
        return step.nothing(Concept.RING_BEARER, "marked already", name=name, word=shown_word(RING_BEARER))
    controller = every[held.label].controller
    word = f"{possessive(controller)} Ring-bearer"
    for other in step.table.objects.values():
        if RING_BEARER in other.designations and every[other.label].controller == controller:
            step = step.with_object(unmarked(other, RING_BEARER))
            step = step.because(Concept.RING_BEARER, "mark taken off", name=shown_name(step, other), word=word)
    step = step.ticked()
    step = step.with_object(marked(held, RING_BEARER, step.table.clock))
    step = step.led_by(Concept.RING_BEARER, "marked", name=name, word=word)
    return step.because(Concept.RING_BEARER_IS_LEGENDARY, "ring-bearer does", name=name).done()


def _paired(step: Step, held: GameObject, action: Designate) -> Ended:
    """Pair two creatures that one player controls, neither of them in a pair (702.95b-d)."""
    partner = step.table.object(action.with_ or "")
    places = {"name": shown_name(step, held), "other": shown_name(step, partner)}
    every = scratches(step.table)
    one, other = every[held.label], every[partner.label]
    fits = "Creature" in other.types and partner.is_permanent and one.controller == other.controller
    if held.label == partner.label:
        return step.nothing(Concept.PAIRING_NEEDS_BOTH, "paired with itself", name=places["name"])
    if not fits:
        return step.nothing(Concept.PAIRING_NEEDS_BOTH, "cannot be paired", **places)
    if PAIRED in held.designations or PAIRED in partner.designations:
        return step.nothing(Concept.PAIRED_WITH_ONE, "paired already", **places)
    for first, second in ((held, partner), (partner, held)):
        step = step.with_object(msgspec.structs.replace(marked(first, PAIRED), paired_with=second.label))
    return step.because(Concept.PAIRED, "paired", **places).done()


def _role(step: Step, held: GameObject, action: Designate) -> Ended:
    """Give a creature its part in combat: it attacks or it blocks; only an attacker is blocked or unblocked."""
    word = word_of(action.designation)
    name = shown_name(step, held)
    if word in held.designations:
        return step.nothing(MARKS[word].concept, "marked already", name=name, word=shown_word(word))
    if word in BLOCKED and "attacking" not in held.designations:
        return step.nothing(Concept.BLOCKED_OR_UNBLOCKED, "attacks not", name=name, word=shown_word(word))
    against = {"attacking": "blocking", "blocking": "attacking"}.get(word, "")
    if against in held.designations:
        return step.nothing(MARKS[word].concept, "fights otherwise", name=name, word=shown_word(word), other=against)
    other = tuple(one for one in BLOCKED if one != word) if word in BLOCKED else ()
    step = step.with_object(marked(unmarked(held, *other), word))
    return step.because(MARKS[word].concept, "marked", name=name, word=shown_word(word)).done()


_SPECIAL: dict[str, Callable[[Step, GameObject, Designate], Ended]] = {
    GOADED: _goaded,
    RING_BEARER: _ring_bearer,
    PAIRED: _paired,
    **dict.fromkeys(ROLES, _role),
}


def _leveled(step: Step, held: GameObject, level: int) -> Ended:
    name = shown_name(step, held)
    if not numbers(Concept.LEVEL_IS_A_DESIGNATION, step.edition.key):
        return step.illegal(Concept.KEYWORD_ABILITIES, "no such designation", word=f"level {level}")
    if not held.is_permanent:
        word = f"level {level}"
        return step.nothing(Concept.LEVEL_IS_A_DESIGNATION, "marks are of permanents", name=name, word=word)
    if level < 1:
        return step.nothing(Concept.LEVEL_IS_A_DESIGNATION, "level from 1", name=name)
    if level == class_level(held):
        return step.nothing(Concept.LEVEL_IS_A_DESIGNATION, "level stays", name=name, level=class_level(held))
    others = tuple(word for word in held.designations if not word.startswith(CLASS_LEVEL))
    marks = (*others, f"{CLASS_LEVEL}{level}") if level > 1 else others
    step = step.with_object(msgspec.structs.replace(held, designations=marks))
    if not has_class_levels(step.edition, held):
        return step.because(Concept.LEVEL_IS_A_DESIGNATION, "level of no Class", name=name, level=level).done()
    step = step.because(Concept.LEVEL_IS_A_DESIGNATION, "level given", name=name, level=level)
    return step.because(Concept.CLASS_LEVELS, "level given", name=name, level=level).done()


def _prepared(step: Step, held: GameObject) -> Ended:
    name = shown_name(step, held)
    if not has_prepare_spell(held):
        return step.nothing(Concept.BECOMING_PREPARED, "not made prepared", name=name)
    if PREPARED in held.designations:
        return step.nothing(Concept.BECOMING_PREPARED, "prepared already", name=name)
    step = step.with_object(with_prepared_copy(marked(held, PREPARED)))
    return step.because(Concept.BECOMING_PREPARED, "made prepared", name=name).done()


def _unprepared(step: Step, held: GameObject) -> Ended:
    name = shown_name(step, held)
    if PREPARED not in held.designations:
        return step.nothing(Concept.BECOMING_UNPREPARED, "is not prepared", name=name)
    return unprepared(step, held).because(Concept.BECOMING_UNPREPARED, "made unprepared", name=name).done()


def unprepared(step: Step, held: GameObject) -> Step:
    """Take the mark of being prepared off a permanent (722.3b-c)."""
    return step.with_object(unmarked(held, PREPARED))
