"""What words of entering that were not computed may have done, kept until somebody says it: to it, and to others."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from inspector.reading import (
    ALL_KEYS,
    OWN,
    Besides,
    Instruction,
    Unread,
    may_have_done_before_copying,
    may_have_entered_so,
    may_have_made_of_it,
    turned_down_as_it_enters,
)
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.as_it_enters import Entering
from inspector.rules.steps.resolved_spells import kinds_saying
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject, ResolvedSpell, StillToDo, WordsOfGoing
from inspector.rules.table.table import Table
from inspector.rules.values.forms import form_not_computed

_TAPPED = ("tapped",)
_OF_A_COPY = tuple(key for key in ALL_KEYS if key != "controller")
# What words of others that are not read may make of what enters: where it is, whose, and what.
_BY_OTHERS = (
    (re.compile(r"\buntapped\b|\btapped\b"), _TAPPED),
    (re.compile(r"\bunder (?:your|their|that player['’]s) control instead\b"), ("controller",)),
    (re.compile(r"\b(?:exiles?|shuffles?|puts?|returns?) (?:it|them|that)\b"), ("zone",)),
    (re.compile(r"\benters? (?:the battlefield )?as (?:an? )?cop(?:y|ies)\b"), _OF_A_COPY),
)


def _of_others(entering: Entering) -> list[tuple[str, Unread]]:
    """The words of others by which it may have entered otherwise, not computed or one of two that apply, and whose."""
    said = (*entering.open_of_others, *(entering.of_others if entering.either else ()))
    return [
        (one.source.object.label, Unread(text=one.words.text, keys=keys, whom=(OWN,)))
        for one in said
        for pattern, keys in _BY_OTHERS
        if pattern.search(one.words.text)
    ]


def with_entering_doubts(step: Step, label: str, entering: Entering, before: Table) -> Step:
    """Keep what may be otherwise by words that were not computed; of others only objects from ``before`` it entered."""
    texts = (*entering.unread, *(one.text for one in entering.choosing))
    held = step.table.object(label)
    names = names_in_text(held)
    found = [one for text in texts for one in may_have_entered_so(text, names)]
    others = _of_others(entering)
    found += [one for _, one in others]
    # Nothing but words of entering untapped leaves it open of what enters tapped anyway.
    found = [one for one in found if one.keys != _TAPPED or not held.tapped or entering.either or "untap" in one.text]
    if not found:
        return step
    own = tuple(one for one in found if one.whom == (OWN,))
    whose = {one.text: by for by, one in others}
    step = step.with_object(msgspec.structs.replace(held, entered_unread=own, entered_by=whose))
    return _with_doubts_of_others(step, label, names, found, before)


def with_doubts_before_copying(step: Step, held: GameObject, unread: str, before: Table) -> Step:
    """Keep what unread words by which it enters as a copy may have done to others first, as exile two cards.

    Its own words are those of ``held``: what it is as a copy says them no longer (707.5).
    """
    names = names_in_text(held)
    return _with_doubts_of_others(step, held.label, names, may_have_done_before_copying(unread, names), before)


def _with_doubts_of_others(
    step: Step, label: str, names: tuple[str, ...], found: Iterable[Unread], before: Table
) -> Step:
    """Keep what words may have done to others, but for what was done while it was on the stack."""
    done_by = before.object(label).done_by
    others = tuple(Instruction(unread=one, for_a_turn=False) for one in found if one.whom != (OWN,))
    others = tuple(one for one in others if done_by.isdisjoint(kinds_saying(one)))
    if not others:
        return step
    controller = step.table.object(label).controller
    kept = ResolvedSpell(label=label, names=names, controller=controller, clock=before.clock, instructions=others)
    return step.with_table(msgspec.structs.replace(step.table, resolved=(*step.table.resolved, kept)))


def with_others_to_turn_down(step: Step, new: GameObject, entering: Entering) -> tuple[Step, Entering]:
    """Note that others are to be turned face down as it enters (614.1c), which the action ends with; give what is left.

    Of what it enters as a copy of, the words are its own (707.5).
    """
    for text in entering.unread:
        wanted = turned_down_as_it_enters(text, names_in_text(new))
        if wanted is None or form_not_computed(wanted):
            continue
        by = WordsOfGoing(label=new.label, name=shown_name(step, new), text=text)
        does = Besides(text=text, turned_down=wanted)
        due = StillToDo(by=by, identity=new.identity, controller=new.controller, does=does)
        step = step.with_table(msgspec.structs.replace(step.table, still_to_do=(*step.table.still_to_do, due)))
        left = tuple(other for other in entering.unread if other != text)
        entering = msgspec.structs.replace(entering, unread=left)
    return step, entering


def with_doubts_behind_copying(step: Step, before: GameObject, behind: tuple[str, ...]) -> Step:
    """Keep what words behind those by which it enters as a copy may have done to it, as "it gains haste" does.

    ``before`` is what it was: its own names are those that the words call it by.
    """
    found = [one for text in behind for one in may_have_made_of_it(text, names_in_text(before))]
    if not found:
        return step
    held = step.table.object(before.label)
    step = step.with_object(msgspec.structs.replace(held, entered_unread=(*held.entered_unread, *found)))
    return step.because(Concept.ENTERS_WITH, "entering not computed", text=found[0].text)
