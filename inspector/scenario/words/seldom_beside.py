"""Predicates for what cards say in a sentence of its own and a file may join to more: who controls it, its name.

``Grizzly Bears is controlled by Ana and gains haste``. Alone, most of them have a sentence that cards know better.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from inspector.cards import Change
from inspector.reading import change_said
from inspector.rules import Table
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import Fields, Scene
from inspector.scenario.words.slots import players_at

_CONTROLLED: Final = re.compile(r"^\s*(?:is|are) controlled by ", re.IGNORECASE)
# A name goes up to the next predicate.
_NAMED: Final = re.compile(
    r"^\s*(?:is|are) named "
    r"((?:(?!(?:,? and|,) (?:gets?|gains?|loses?|isn't|aren't|has|have|is|are|becomes?|can't) ).)+)$",
    re.IGNORECASE,
)
_WORD: Final = re.compile(r"^\s*(?:has|have) (\w+) changed to (\w+) in (?:its|their) text$", re.IGNORECASE)
_SWITCHED: Final = re.compile(r"^\s*(?:has|have) (?:its|their) power and toughness switched$", re.IGNORECASE)
_AS_BIG: Final = re.compile(
    r"^\s*(?:has|have) base (power and toughness|power|toughness)(?: each)? equal to "
    r"(?:its|their)(?: own)? mana values?$",
    re.IGNORECASE,
)
_GROWS: Final = re.compile(
    r"^\s*gets? (\+X|[+-]\d{1,15})/(\+X|[+-]\d{1,15}), X being (?:its|their)(?: own)? mana values?$", re.IGNORECASE
)
_MANA_VALUE: Final = "mana value"


def seldom_said(scene: Scene, predicate: str) -> Fields | None:
    """Read one predicate: ``is controlled by Ana``, ``is named Bob``; None where it is none of these."""
    controlled = _CONTROLLED.match(predicate)
    if controlled is not None:
        ends = players_at(scene, Cursor(predicate), controlled.end())
        return next(({"control": player} for end, player in ends if end == len(predicate)), None)
    if _SWITCHED.match(predicate) is not None:
        return {"switch_power_toughness": True}
    word = _WORD.match(predicate)
    if word is not None:
        return {"text": {"from": word[1], "to": word[2]}}
    sized = _sized_said(predicate)
    if sized is not None:
        return sized
    named = _NAMED.match(predicate)
    return None if named is None else {"name": named[1].strip()}


def _sized_said(predicate: str) -> Fields | None:
    """Read what is as big as its mana value, or grows by that."""
    as_big = _AS_BIG.match(predicate)
    if as_big is not None:
        return {f"set_{key}": _MANA_VALUE for key in as_big[1].lower().split(" and ")}
    grows = _GROWS.match(predicate)
    if grows is None or "X" not in grows[0].upper().partition(",")[0]:
        return None
    return {key: _MANA_VALUE if by.upper() == "+X" else by for key, by in zip(_SIZES, grows.groups(), strict=True)}


_SIZES: Final = ("power", "toughness")


def is_seldom(change: Mapping[str, Any]) -> bool:
    """Whether a change is said by a predicate of these, which stands behind "all" and a kind as boards name it."""
    switched = "switch_power_toughness" in change and len(change) > 1
    return switched or "control" in change or _MANA_VALUE in change.values()


def change_as_cards_say(predicates: str) -> Change | None:
    """Read predicates by the grammar of cards, which put a comma ahead of the "and" of three and more."""
    predicates = _NEITHER.sub(r"\1 and ", predicates)
    change = change_said(predicates)
    if change is not None or _LIST.search(predicates) is None:
        return change
    return change_said(_LIST.sub(r"\1, and ", predicates))


# Cards forbid several abilities by "and".
_NEITHER: Final = re.compile(r"(can't have(?: or gain)? (?!or )[^.]*?) or (?!gain )", re.IGNORECASE)
# The end of a list without that comma.
_LIST: Final = re.compile(r"(, [^,]*[^, ]) and (?!.* and )")


# What it is attached to, as the card says that has the effect.
WHAT_IT_IS_ON: Final = {
    "Equipment": "equipped creature",
    "Fortification": "fortified land",
    "Aura": "enchanted creature",
}


def attached_in_words(table: Table, source: str) -> str:
    """Say what a source is attached to: ``equipped creature`` of an Equipment (301.5), of others as an Aura says it."""
    held = table.objects.get(source)
    subtypes = set() if held is None else {word for face in held.base.faces for word in face.type_line.subtypes}
    return next((words for kind, words in WHAT_IT_IS_ON.items() if kind in subtypes), WHAT_IT_IS_ON["Aura"])


def seldom_in_words(change: Mapping[str, Any], *, several: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give each of these predicates with the key that it says, that of the switch aside."""
    be, have, its = ("are", "have", "their") if several else ("is", "has", "its")
    if "control" in change:
        yield ("control",), f"{be} controlled by {change['control']}"
    if "text" in change:
        yield ("text",), f"{have} {change['text']['from']} changed to {change['text']['to']} in {its} text"
    if "name" in change:
        yield ("name",), f"{be} named {change['name']}"


def sized_in_words(change: Mapping[str, Any], *, several: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give the predicate of what is as big as its mana value; a size in numbers is said where all sizes are."""
    have, its = ("have", "their") if several else ("has", "its")
    base = tuple(key for key in _SIZES if change.get(f"set_{key}") == _MANA_VALUE)
    if base:
        each = " each" if len(base) > 1 else ""
        words = f"{have} base {' and '.join(base)}{each} equal to {its} {_MANA_VALUE}"
        yield tuple(f"set_{key}" for key in base), words
    grows = [change.get(key, "+0") for key in _SIZES]
    if _MANA_VALUE in grows and all(isinstance(by, str) for by in grows):
        by = "/".join("+X" if one == _MANA_VALUE else one for one in grows)
        yield (
            tuple(key for key in _SIZES if key in change),
            f"{'get' if several else 'gets'} {by}, X being {its} {_MANA_VALUE}",
        )


def switched_in_words(change: Mapping[str, Any], *, several: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give the predicate of a switch, which stands last as its layer does."""
    have, its = ("have", "their") if several else ("has", "its")
    if change.get("switch_power_toughness") is True:
        yield ("switch_power_toughness",), f"{have} {its} power and toughness switched"
