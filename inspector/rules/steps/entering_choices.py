"""Counters with which a permanent enters as its controller chooses, or as only the game before tells (614.1c).

Riot, unleash, tribute, devour, amplify, bloodthirst, sunburst, impending and read ahead each leave open how many
counters it gets: which ways there are follows from their words; which it was, somebody has to say.
"""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

from inspector.reading import NUMBER_WORDS, without_reminder
from inspector.rules.steps.counters_told import CountersByKind, kinds_in
from inspector.rules.steps.replacing import ReplaceableEvent
from inspector.rules.values.sagas import final_chapter

_PLUS = "+1/+1"
_RIOT = "riot"
# With or without, by a player's choice or by what was paid or happened before (702.54a, 98a, 104a, 136a, 176a).
_ONCE = re.compile(r"(riot|unleash|tribute|bloodthirst|impending)(?: (\d+))?(?: ?—.*)?", re.IGNORECASE)
# So many for each of a number that is chosen (702.38a, 82a, 82c).
_FOR_EACH = re.compile(r"(devour|amplify)(?: (\w+))? (\d+)", re.IGNORECASE)
# For each as many as there are of them.
_AS_MANY_FOR_EACH = re.compile(r"devour x, where x is the number of creatures devoured this way", re.IGNORECASE)
# So many where its spell was cast by escape, and not by another permission (702.138b).
_ESCAPES = re.compile(rf".+ escapes with ({'|'.join(NUMBER_WORDS)}|an?|\d+) (\S+) counters? on it", re.IGNORECASE)
# As many lore counters as the number of a chapter (702.155a).
_READ_AHEAD = re.compile(r"read ahead", re.IGNORECASE)
_SUNBURST = re.compile(r"(?:modular ?— ?)?sunburst", re.IGNORECASE)
_COLORS = 5
# More than this is offered nowhere.
_MOST_EACH, _MOST_WAYS = 12, 64


class ChosenCounters(NamedTuple):
    """One sentence or keyword that leaves counters open: the ways, and whether it has haste where it gets none.

    Of ``any_number`` kinds there may be any number.
    """

    text: str
    ways: tuple[CountersByKind, ...] = ({},)
    haste: bool = False
    any_number: tuple[str, ...] = ()


def left_to_choose(texts: tuple[str, ...], event: ReplaceableEvent) -> tuple[ChosenCounters, ...]:
    """Give what words of an object's own entering, which say no fixed number, leave open of its counters."""
    found = (_of_words(without_reminder(text).rstrip("."), text, event) for text in texts)
    return tuple(one for one in found if one is not None)


def _of_words(words: str, text: str, event: ReplaceableEvent) -> ChosenCounters | None:
    once, each = _ONCE.fullmatch(words), _FOR_EACH.fullmatch(words)
    if once is not None:
        keyword, number = once[1].lower(), int(once[2] or 1)
        kind = "time" if keyword == "impending" else _PLUS
        return ChosenCounters(text, ({}, {kind: number}), haste=keyword == _RIOT)
    if each is not None:
        most = _MOST_EACH if each[1].lower() == "amplify" else min(_others(event, each[2]), _MOST_EACH)
        return ChosenCounters(text, tuple({_PLUS: int(each[3]) * count} for count in range(most + 1)))
    if _AS_MANY_FOR_EACH.fullmatch(words):
        most = min(_others(event, None), _MOST_EACH)
        return ChosenCounters(text, tuple({_PLUS: count * count} for count in range(most + 1)))
    escapes = _ESCAPES.fullmatch(words)
    if escapes is not None:
        count = escapes[1].lower()
        number = int(count) if count.isdigit() else NUMBER_WORDS.index(count) if count in NUMBER_WORDS else 1
        return ChosenCounters(text, ({}, {escapes[2]: number}))
    if _READ_AHEAD.fullmatch(words):
        chapters = range(1, max(final_chapter(event.scratch), 1) + 1)
        return ChosenCounters(text, tuple({"lore": number} for number in chapters))
    if _SUNBURST.fullmatch(words):
        kind = _PLUS if "Creature" in event.scratch.types or "modular" in words.lower() else "charge"
        return ChosenCounters(text, tuple({kind: count} for count in range(_COLORS + 1)))
    kinds = kinds_in(words)
    if kinds:
        return ChosenCounters(text, any_number=kinds)
    return ChosenCounters(text, any_number=(_PLUS,)) if words.lower().startswith("bloodthirst") else None


def _others(event: ReplaceableEvent, quality: str | None) -> int:
    """How many objects its controller has for devouring, before it enters."""
    card_type = (quality or "creature").capitalize()
    mine = (one for one in event.before.values() if one.object.is_permanent and one.object.label != event.label)
    return sum(card_type in (*one.types, *one.subtypes) for one in mine if one.controller == event.scratch.controller)


def taken_together(choosing: tuple[ChosenCounters, ...]) -> list[tuple[list[CountersByKind], bool]]:
    """Give each way to choose in all of them: rows of counters, and whether it has haste then; the least come first."""
    every = product(*(range(len(one.ways)) for one in choosing))
    found = []
    for numbers in every:
        chosen = [(one, one.ways[at]) for one, at in zip(choosing, numbers, strict=True)]
        found.append(([way for _, way in chosen], any(one.haste and not way for one, way in chosen)))
        if len(found) == _MOST_WAYS:
            break
    return sorted(found, key=lambda one: sum(sum(row.values()) for row in one[0]))
