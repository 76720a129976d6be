"""Filters in sentences, in the words that cards use: ``All Humans``, ``Creatures Ana controls``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from typing import Any, Final

import msgspec

from inspector.cards import Filter, in_type_order
from inspector.reading import objects_in_words
from inspector.rules import filter_words, things_counted
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import Scene

# What stands behind a kind of objects and no card says of all of them: it names objects, cards and piles of this board.
_BEHIND = (
    (re.compile(r"^(.*?) with the same name as (.+)$", re.IGNORECASE), "same_name_as"),
    (re.compile(r"^(.*?) (?:other than|except(?: for)?|but(?: not)?) (.+)$", re.IGNORECASE), "other"),
    (re.compile(r"^(.*?) (?:that (?:are|is) )?not named (.+)$", re.IGNORECASE), "not named"),
    (re.compile(r"^(.*?) named (.+)$", re.IGNORECASE), "name"),
)
# How objects lie there, of which no card speaks so: before the kind, or behind it.
_LYING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("flipped {}", {"flipped": True}),
    ("unflipped {}", {"flipped": False}),
    ("face-up {}", {"face_down": False}),
    ("colorless {}", {"number_of_colors": 0}),
    ("monocolored {}", {"number_of_colors": 1}),
    ("multicolored {}", {"number_of_colors": ">=2"}),
    ("{} with their front face up", {"face_up": "front"}),
    ("{} with their back face up", {"face_up": "back"}),
    ("{} with their left door unlocked", {"unlocked": "left"}),
    ("{} with their right door unlocked", {"unlocked": "right"}),
)
_AS_LYING = tuple((re.compile(said.replace("{}", "(.+)"), re.IGNORECASE), found) for said, found in _LYING)
_TRANSFORMED = re.compile(r"transformed (.+)", re.IGNORECASE)
_OWNED = re.compile(r"(.+) (\S+) owns")
# A kind with all that is asked of it may be as long as this.
_LONGEST = 24


def filter_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read words for all objects of a kind, with "all" before them."""
    place = text.word(at, "All")
    yield from of_a_kind_at(scene, text, place) if place is not None else ()


def of_a_kind_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read words for objects of a kind: ``red creatures Ana controls``."""
    for end, words in text.spans(at, _LONGEST):
        found = meant(scene, words)
        if found is not None:
            yield end, found


def meant(scene: Scene, words: str, *, each: bool = False) -> dict[str, Any] | None:
    """Give the filter that words mean, as files hold it; None where they mean none.

    With ``each`` they are in the singular, as behind "each": ``nonbasic land Ana controls``.
    """
    for pattern, key in _BEHIND:
        behind = pattern.match(words)
        before = None if behind is None else meant(scene, behind[1], each=each)
        value = None if before is None or behind is None else _named(scene, key, behind[2])
        if before is not None and value is not None and not before.keys() & value.keys():
            return {**before, **value}
    for pattern, lying in (*_AS_LYING, (_TRANSFORMED, {"face_up": "back"})):
        so = pattern.fullmatch(words)
        before = None if so is None else meant(scene, so[1], each=each)
        if before is not None and not before.keys() & lying.keys():
            return {**before, **lying}
    owned = _OWNED.fullmatch(words)
    before = meant(scene, owned[1], each=each) if owned is not None and owned[2] in scene.table.players else None
    if before is not None and owned is not None and "owner" not in before:
        return {**before, "owner": owned[2]}
    plain, player = with_player(scene, words)
    found = objects_in_words(plain, each=each)
    if found is None or (player and found.controller != "you"):
        return None
    record: dict[str, Any] = msgspec.to_builtins(found)
    return {**record, "controller": player} if player else record


def _named(scene: Scene, key: str, words: str) -> dict[str, Any] | None:
    """Give what words behind a kind add to its filter: the card of a name, or the one object that they mean."""
    if key in ("name", "not named"):
        card = scene.pool.find(words)
        if card is None:
            return None
        return {"name": card.front.name} if key == "name" else {"not": {"name": card.front.name}}
    labels = scene.names.meant(words)
    return {key: labels[0]} if len(labels) == 1 else None


def with_player(scene: Scene, words: str) -> tuple[str, str]:
    """Put "you control" where a player of the board is said to control something, and tell which player."""
    for player in scene.table.players:
        said = re.compile(rf"\b{re.escape(player)} controls?\b")
        if said.search(words):
            return said.sub("you control", words), player
    return words, ""


def filter_in_words(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a filter as files hold it
    """Say a filter, where its words mean just that filter."""
    words = kind_in_words(scene, value)
    return None if words is None else f"All {words}"


def kind_in_words(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a filter as files hold it
    """Say which objects a filter means, without "all", where the words mean just that filter."""
    plain, behind = dict(value), ""
    if plain.get("not", {}).keys() == {"name"} and isinstance(plain["not"]["name"], str):
        behind += f" not named {plain.pop('not')['name']}"
    for key, said in (("other", "other than"), ("same_name_as", "with the same name as")):
        if plain.get(key) in scene.table.objects:
            behind += f" {said} {scene.names.phrase(plain.pop(key))}"
    around = []
    for said, lying in _LYING:
        if all(
            key in plain and plain[key] == wanted and type(plain[key]) is type(wanted) for key, wanted in lying.items()
        ):
            around.append(said)
            plain = {key: each for key, each in plain.items() if key not in lying}
    lacks = plain.get("not", {})
    if lacks.keys() == {"keywords"} and len(as_lists(lacks["keywords"])) == 1:
        around.append("{} without " + as_lists(lacks["keywords"])[0].lower())
        del plain["not"]
    if plain.get("owner") in scene.table.players:
        behind += f" {plain.pop('owner')} owns"
    wanted = msgspec.convert(plain, Filter)
    # Of several kinds that are meant people say "artifacts and enchantments"; where that is read otherwise, "or".
    for plainly in dict.fromkeys((things_counted(wanted), filter_words(wanted))):
        words = f"{reduce(lambda inner, said: said.format(inner), around, plainly)}{behind}"
        found = meant(scene, words)
        if found is not None and as_lists(found) == as_lists(value):
            return words
    return None


_SPELLS = re.compile(r"\bspells\b", re.IGNORECASE)
_PERMANENTS = re.compile(r"\bpermanents\b")
_SPELLS_THAT_ARE = "spells that are "


def spells_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read words for the spells that an effect lets be cast: ``red spells``, ``spells that are creatures``."""
    for end, words in text.spans(at, _LONGEST):
        found = meant(scene, _as_kind(words))
        if found is not None:
            yield end, found


def _as_kind(words: str) -> str:
    if words.lower().startswith(_SPELLS_THAT_ARE):
        return words[len(_SPELLS_THAT_ARE) :]
    return _SPELLS.sub("permanents", words, count=1)


def spells_in_words(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a filter as files hold it
    """Say which spells an effect lets be cast; what would be cast is no permanent yet."""
    words = kind_in_words(scene, value)
    if words is None:
        return None
    told = _PERMANENTS.sub("spells", words, count=1) if _PERMANENTS.search(words) else f"{_SPELLS_THAT_ARE}{words}"
    return told if _as_kind(told) == words else None


_OF_TYPES: Final = frozenset(("types", "all_types", "set_types", "add_types", "remove_types"))


def _in_order(types: Any) -> Any:  # noqa: ANN401 - JSON values
    return list(in_type_order(types)) if isinstance(types, list) else types


def as_lists(value: Any) -> Any:  # noqa: ANN401 - JSON values
    """Give JSON values with single words as lists of one, as files may write either, and card types in one order."""
    if isinstance(value, dict):
        lists = {key: as_lists(each) for key, each in value.items()}
        return {key: _in_order(each) if key in _OF_TYPES else each for key, each in lists.items()}
    if isinstance(value, list | tuple):
        return [each if isinstance(each, str) else as_lists(each) for each in value]
    return [value] if isinstance(value, str) else value
