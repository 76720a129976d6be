"""What a permanent's own words do as it is turned face up (708.11): counters, which are computed, and all else.

Only what it would have as it is face up counts, so an ability that an effect takes away does nothing (613.1f).
"""

from __future__ import annotations

import re

import msgspec

from inspector.reading import copy_while_face_up, may_have_attached_it_turned_up
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.counters_put import with_more_counters, with_open
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import GameObject, OpenCounters

_AS_IT_IS_TURNED_UP = re.compile(r"^As\b.*\bis turned face up\b", re.IGNORECASE)
_COUNTERS = re.compile(
    r"^As [^,]*\bis turned face up, (?:it gets|put) (?P<count>\w+) (?P<kind>\S+) counters?"
    r"(?: on (?:it|this creature))?\.?$",
    re.IGNORECASE,
)
# Counters of which what is not computed says how many there are.
_MORE_COUNTERS = re.compile(r"\bis turned face up, (?:it gets|put) .*?(?P<kind>\S+) counters?\b", re.IGNORECASE)
_NUMBERS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def with_its_own_words(step: Step, label: str, name: str, *, as_copy: bool) -> Step:
    """Carry out, or say that it is not computed, what the permanent does as it is turned up (708.11).

    ``as_copy`` tells that it was turned up as a copy of what was chosen, which is such an ability done already.
    """
    for ability in scratches(step.table)[label].abilities:
        if not _AS_IT_IS_TURNED_UP.match(ability.text):
            continue
        counters = _COUNTERS.match(ability.text)
        if counters is not None and counters["count"].lower() in _NUMBERS:
            count, kind = _NUMBERS.index(counters["count"].lower()) + 1, counters["kind"]
            places = {"name": name, "counters": {kind: count}}
            step = step.because(Concept.AS_THIS_IS_TURNED_FACE_UP, "counters as turned up", **places)
            step = with_more_counters(step, step.table.object(label), kind, count)
        elif not as_copy and copy_while_face_up((ability.text,)) is None:
            step = step.because(Concept.AS_THIS_IS_TURNED_FACE_UP, "as it is turned up", name=name)
            step = step.with_object(_left_open(step.table.object(label), ability.text))
    return step


def _left_open(held: GameObject, text: str) -> GameObject:
    """Keep what such words may have made of it: how many counters there are on it, or what it is attached to."""
    more = _MORE_COUNTERS.search(text)
    if more is not None:
        there = tuple((kind, count) for kind, count in held.counters.items() if kind == more["kind"])
        return with_open(held, OpenCounters(taken=there, ways=(there,), text=text, any_number=(more["kind"],)))
    return msgspec.structs.replace(held, entered_unread=(*held.entered_unread, *may_have_attached_it_turned_up(text)))
