"""Types and kinds of counters that an action names and that nobody knows: told, as they may be misspelled (205, 122.1).

A card that somebody made may have types of its own, and counters, so nothing is refused; what no list of the game and
no object on the table has is named, with the word that is most like it. Of the types on a card that is placed only
those are named that are very like one of the game.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import get_args, get_type_hints

import msgspec

from inspector.cards import PERMANENT_TYPES, Change, Filter
from inspector.cards.counter_kinds import counter_kinds_named, is_counter_kind, nearest_counter_kind
from inspector.cards.creature_types import CREATURE_TYPES
from inspector.cards.subtypes import subtypes_of_other_types
from inspector.cards.type_lines import SUPERTYPES
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Action, Choose, Counters, Place
from inspector.rules.table.objects import GameObject

_OF_SPELLS = ("Instant", "Sorcery", "Kindred", "Tribal")
_BESIDE_THE_DECK = ("Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard")
_KNOWN = {
    "types": frozenset((*PERMANENT_TYPES, *_OF_SPELLS, *_BESIDE_THE_DECK)),
    "supertypes": frozenset(SUPERTYPES),
    "subtypes": CREATURE_TYPES | frozenset(subtypes_of_other_types()),
}
_FORMS = frozenset((Change, Filter))
# Actions that may name a kind of counters, or a card with types of its own.
_NAMING = frozenset((Choose, Counters, Place))
# Under these names what is unknown in a form hangs on it, which never changes. No fields: equal forms stay equal.
_UNKNOWN, _UNKNOWN_COUNTERS = "unknown words", "unknown kinds of counters"
_CALLED = {"types": "card type", "supertypes": "supertype", "subtypes": "subtype"}
_KINDS = {
    **{f"{how}{kind}": kind for kind in _KNOWN for how in ("", "set_", "add_", "remove_")},
    "all_types": "types",
}


def with_unknown_words(start: Step, action: Action, ended: Ended) -> Ended:
    """Give how an action ended, with what is told of words in it that nobody knows."""
    if not _names_something(action):
        return ended
    found, counters = _unknown(action), _unknown_counters(action)
    printed = tuple(_printed_alike(action, ended)) if type(action) is Place else ()
    table, outcome = ended
    for kind, word in printed:
        outcome = _told(start, outcome, kind, word, [*_KNOWN[kind]])
    for word in dict.fromkeys(counters):
        named = counter_kinds_named(text for held in table.objects.values() for text in _texts(held))
        if word not in named:
            outcome = _of_counters(start, outcome, word, nearest_counter_kind(word, named))
    for kind, word in dict.fromkeys(found):
        there = {each for scratch in scratches(start.table).values() for each in getattr(scratch, kind)}
        if word not in there:
            outcome = _told(start, outcome, kind, word, [*_KNOWN[kind], *there])
    return table, outcome


def _told(start: Step, outcome: Outcome, kind: str, word: str, known: list[str]) -> Outcome:
    folded = {each.casefold(): each for each in sorted(known)}
    near = [folded[each] for each in get_close_matches(word.casefold(), folded)]
    other = next((called for each, called in _CALLED.items() if word in _KNOWN[each]), "")
    hint = f"; it is a {other}" if other else f"; perhaps {near[0]} is meant" if near else ""
    places = {"word": word, "kind": _CALLED[kind], "hint": hint}
    why = start.wording.why(Concept.TYPE_LINE, "unknown word", **places)
    return msgspec.structs.replace(outcome, reasons=(*outcome.reasons, why))


def _of_counters(start: Step, outcome: Outcome, word: str, near: str) -> Outcome:
    hint = f"; perhaps {near} is meant" if near else ""
    why = start.wording.why(Concept.COUNTERS, "unknown word", word=word, kind="kind of counter", hint=hint)
    return msgspec.structs.replace(outcome, reasons=(*outcome.reasons, why))


def _texts(held: GameObject) -> Iterator[str]:
    """Give the words of all faces of an object, of its card and of what it is."""
    faces = (*held.base.of_up.faces, *(face for copy in held.copies for face in copy.values.faces))
    return (text for face in faces for text in face.paragraphs)


def _unknown_counters(value: msgspec.Struct) -> tuple[str, ...]:
    """List the kinds of counters that an action, its changes and its filters name and that nobody knows."""
    found: list[str] = []
    for name, _ in _places(type(value)):
        part = getattr(value, name)
        if type(part) in _FORMS:
            kept = part.__dict__
            if _UNKNOWN_COUNTERS not in kept:
                kept[_UNKNOWN_COUNTERS] = _unknown_counters(part)
            found += kept[_UNKNOWN_COUNTERS]
    kinds = (value.kind,) if isinstance(value, Counters) else getattr(value, "counters", None)
    if isinstance(kinds, tuple | Mapping):
        found += [kind for kind in kinds if not is_counter_kind(kind)]
    return tuple(found)


def _printed_alike(action: Place, ended: Ended) -> Iterator[tuple[str, str]]:
    """List the words of a placed card's type lines that are in no list and very like one that is."""
    held = ended[0].objects.get(action.label)
    for face in held.base.faces if held is not None else ():
        for kind, known in _KNOWN.items():
            for word in getattr(face.type_line, kind):
                if word not in known and get_close_matches(word.casefold(), _folded(kind), cutoff=_ALIKE):
                    yield kind, word


@cache
def _folded(kind: str) -> tuple[str, ...]:
    return tuple(sorted(word.casefold() for word in _KNOWN[kind]))


# So like a word of the game is what is told of a card that may have words of its own.
_ALIKE = 0.8


def _unknown(value: msgspec.Struct) -> tuple[tuple[str, str], ...]:
    """List the words of an action, its changes and filters that stand for types of some kind and are in no list."""
    found: list[tuple[str, str]] = []
    for name, kind in _places(type(value)):
        part = getattr(value, name)
        if part is None:
            continue
        if type(part) in _FORMS:
            kept = part.__dict__
            if _UNKNOWN not in kept:
                kept[_UNKNOWN] = _unknown(part)
            found += kept[_UNKNOWN]
        else:
            words = (part,) if isinstance(part, str) else part
            found += [(kind, word) for word in words if word not in _KNOWN[kind]]
    return tuple(found)


def _names_something(action: Action) -> bool:
    """Whether an action may name types or counters: it is of a kind that does, or a form with such words is given."""
    return any(_what_may_name(type(action))(action)) or type(action) in _NAMING


@cache
def _what_may_name(kind: type[Action]) -> Callable[[Action], tuple[object, ...]]:
    """Give what gets the forms of a kind of action, which can name types and counters."""
    names = [name for name, _ in _places(kind)]
    # Twice the last, as for one name alone there would be no row.
    return operator.attrgetter(*names, names[-1]) if names else lambda _: ()


@cache
def _places(form: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """List the keys of a kind of form that hold words of types, each with their kind, or another form, with none."""
    hints = get_type_hints(form)
    return tuple(
        (name, _KINDS.get(name, ""))
        for name, hint in hints.items()
        if name in _KINDS or not _FORMS.isdisjoint((hint, *get_args(hint)))
    )
