"""Forge's puzzle boards (`.pzl`) in and out; what has no counterpart on our table, or in theirs, is listed.

Forge knows two players, Human and AI, zones as lists of cards between semicolons, and marks behind each card between
bars: ``Fire // Ice|Tapped|Counters:P1P1=2``.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from inspector.cards import Card, Change, Half, card_from_scryfall
from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.cards.limits import LONGEST_NAME
from inspector.library.decks import LARGEST_DECK, MOST_CARDS, MOST_GUESSES, MOST_UNKNOWN, Names, free_deck_label
from inspector.library.errors import LibraryError
from inspector.library.forge_words import COUNTERS, ZONES, token_record
from inspector.rules.table.actions import Action, Attach, Counters, Effect, Meld, Place, Tap, Zone
from inspector.scenario import Scenario

BOARD_SUFFIX = ".pzl"
HUMAN, AI = "Human", "AI"
_KEY = re.compile(r"^(human|ai|p0|p1)(\w+)$")
_WORDS = {
    "life": "life total",
    "counters": "counters",
    "landsplayed": "number of lands played",
    "manapool": "mana pool",
    "persistentmana": "mana pool",
    "activephase": "the phase",
    "turn": "the number of the turn",
    "advancephase": "the phase to go on to",
}
# More than anyone reads through.
MOST_LOST = 1_000
_UNHEARD = ("removesummoningsickness",)


class ForgeBoard(msgspec.Struct, frozen=True):
    """A board that was read: the scenario, and what of it has no counterpart, a sentence each."""

    scenario: Scenario
    lost: tuple[str, ...]


class _Card(msgspec.Struct, frozen=True):
    """An entry of a zone: the name or the token's description, and its marks with their values."""

    text: str
    marks: dict[str, str]
    player: str
    zone: Zone


def is_forge(data: bytes) -> bool:
    """Whether this looks like a board of Forge's."""
    head = data[:4000].lower()
    return b"[state]" in head or b"humanbattlefield=" in head or b"humanlife=" in head


def read_forge(data: bytes, names: Names, where: str = "the board") -> ForgeBoard:
    """Read a board; raises LibraryError where it is none."""
    if len(data) > LARGEST_DECK:
        raise LibraryError(where, "this is far too long for a board; choose another file")
    if not is_forge(data):
        raise LibraryError(where, "this is not a board of Forge: it has no part [state]; choose another file")
    reader = _Reader(names)
    for number, line in enumerate(data.decode("utf-8-sig", "replace").splitlines(), 1):
        reader.line(number, line.strip())
    return reader.board()


class _Reader:
    """Goes through the lines, places the cards, and in the end links them."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._title = ""
        self._active = HUMAN
        self._lost: list[str] = []
        self._cards: list[dict[str, Any]] = []
        self._actions: list[Action] = []
        self._after: list[Action] = []
        self._labels: set[str] = set()
        self._unknown = 0
        self._ids: dict[str, str] = {}
        self._attach: list[tuple[str, str]] = []

    def line(self, number: int, text: str) -> None:
        """Take one line."""
        if not text or text.startswith(("#", "[")):
            return
        key, sign, value = text.partition("=")
        if not sign:
            meta, _, words = text.partition(":")
            if meta.lower() == "name":
                self._title = words.strip()[:200]
            elif words.strip() and meta.lower() in ("goal", "description"):
                self._lose(f"line {number}: the puzzle's {meta.lower()}")
            return
        self._value(number, key.strip().lower(), value.strip())

    def _value(self, number: int, key: str, value: str) -> None:
        found = _KEY.match(key)
        zone = ZONES.get(found[2]) if found else None
        if key == "activeplayer":
            self._active = HUMAN if value.lower() in ("human", "p0") else AI
        elif found and zone is not None:
            player = HUMAN if found[1] in ("human", "p0") else AI
            for entry in value.split(";"):
                if entry.strip():
                    self._entry(number, _split(entry.strip(), player, zone))
        elif value and key not in _UNHEARD:
            whose = {"human": f"{HUMAN}'s ", "p0": f"{HUMAN}'s ", "ai": f"{AI}'s ", "p1": f"{AI}'s "}
            words = f"{whose[found[1]]}{_WORDS.get(found[2], found[2])}" if found else _WORDS.get(key, key)
            self._lose(f"line {number}: {words}, {value[:60]},")

    def _lose(self, what: str) -> None:
        self._lost.append(f"{what} has no counterpart here")

    def _entry(self, number: int, card: _Card) -> None:
        if len(self._actions) >= MOST_CARDS:
            self._lost.append(f'line {number}: "{card.text[:60]}": a board has at most {MOST_CARDS:,} cards')
            return
        name, token = self._named(number, card)
        if name is None:
            return
        owner = {"human": HUMAN, "p0": HUMAN, "ai": AI, "p1": AI}.get(card.marks.get("owner", "").lower(), card.player)
        if "meld" in card.marks:
            label = self._melded(number, card, name, owner)
        else:
            label = free_deck_label(name.name, self._labels)
            self._actions.append(self._place(card, name, label, owner, token=token))
        if label is None:
            return
        if owner != card.player:
            self._after.append(Effect(on=(label,), change=Change(control=card.player), player=owner))
        if "id" in card.marks:
            self._ids[card.marks["id"]] = label
        for mark in ("attachedto", "attaching"):
            if mark in card.marks:
                self._attach.append((label, card.marks[mark]))
        for mark, value in card.marks.items():
            if mark not in _KNOWN_MARKS:
                self._lose(f'line {number}: "{mark}{f" {value[:40]}" if value else ""}" of {card.text[:60]}')

    def _named(self, number: int, card: _Card) -> tuple[Card | None, bool]:
        if card.text.lower().startswith("t:"):
            found = token_record(card.text[2:])
            known = self._names.find_spelled(found["name"]) if found else None
            if found is not None and "type_line" in found:
                if any(other["name"] == found["name"] and other != found for other in self._cards):
                    self._lost.append(f"line {number}: {_another_token(found)}")
                    return None, True
                if found not in self._cards:
                    self._cards.append(found)
                return card_from_scryfall(found), True
            if known is not None and known.is_token:
                return known, True
            self._lost.append(f'line {number}: the token "{card.text[:80]}" is not known')
            return None, True
        named = self._names.find_spelled(card.text) if self._unknown < MOST_UNKNOWN else None
        if named is None:
            self._unknown += 1
            near = self._names.nearest(card.text[:LONGEST_NAME]) if self._unknown <= MOST_GUESSES else None
            self._lost.append(
                f'line {number}: no card is called "{card.text[:80]}"{f"; is it {near}?" if near else ""}'
            )
        return named, False

    def _place(self, card: _Card, named: Card, label: str, owner: str, *, token: bool) -> Place:
        here = card.zone == "battlefield"
        marks = card.marks
        turned = "transformed" in marks or "modal" in marks
        halves: tuple[Half, ...] = ("left", "right")
        doors = tuple(side for side in halves if side in marks.get("unlockedroom", "").lower())
        return Place(
            card=named.name,
            label=label,
            zone=card.zone,
            player=owner,
            face="back" if turned and here else None,
            flipped="flipped" in marks and here,
            tapped="tapped" in marks and here,
            unlocked=doors if doors and here else None,
            face_down=_face_down(named, marks)
            if "facedown" in marks and card.zone in ("battlefield", "exile")
            else None,
            counters=_counters(marks["counters"]) if "counters" in marks else None,
            token=token or "istoken" in marks,
        )

    def _melded(self, number: int, card: _Card, named: Card, owner: str) -> str | None:
        """Place both cards in exile, where they meld from, and meld them."""
        other_name = card.marks["meld"].replace("^", ",").rstrip("+") or named.melds_with or ""
        other = self._names.find_spelled(other_name)
        if other is None or named.melds_into is None:
            self._lost.append(
                f'line {number}: "{card.text[:60]}" is melded with "{other_name[:60]}", which is not known'
            )
            return None
        labels = [free_deck_label(each.name, self._labels) for each in (named, other)]
        for each, label in zip((named, other), labels, strict=True):
            self._actions.append(Place(card=each.name, label=label, zone="exile", player=owner))
        whole = free_deck_label(named.melds_into, self._labels)
        self._actions.append(Meld(objects=(labels[0], labels[1]), label=whole, player=owner))
        if "tapped" in card.marks:
            self._after.append(Tap(object=whole))
        for kind, count in _counters(card.marks.get("counters", "")).items():
            self._after.append(Counters(object=whole, kind=kind, count=count))
        return whole

    def board(self) -> ForgeBoard:
        """Give the board, with everything attached."""
        for label, number in self._attach:
            to = self._ids.get(number)
            if to is None:
                self._lost.append(f'"{label}" is attached to something that is not there')
            else:
                self._after.append(Attach(object=label, to=to))
        players = (HUMAN, AI) if self._active == HUMAN else (AI, HUMAN)
        actions = (*self._actions, *self._after)
        scenario = Scenario(title=self._title, players=players, cards=tuple(self._cards), actions=actions)
        more = len(self._lost) - MOST_LOST
        told = [*self._lost[:MOST_LOST], f"and {more:,} more things"] if more > 0 else self._lost
        return ForgeBoard(scenario, tuple(told))


_KNOWN_MARKS = frozenset(
    [
        "tapped",
        "transformed",
        "modal",
        "flipped",
        "facedown",
        "counters",
        "id",
        "owner",
        "attachedto",
        "attaching",
        "meld",
        "unlockedroom",
        "set",
        "art",
        "istoken",
        "noetbtrigs",
        "summonsick",
        "sick",
        "iscommander",
    ]
)


def _split(entry: str, player: str, zone: Zone) -> _Card:
    name, *marks = entry.split("|")
    pairs = (mark.partition(":") for mark in marks if mark.strip())
    found: dict[str, str] = {}
    for key, _, value in pairs:
        low = key.strip().lower()
        found[low] = f"{found[low]},{value.strip()}" if low in found else value.strip()
    return _Card(name.strip(), found, player, zone)


def _another_token(record: dict[str, Any]) -> str:
    size = f"{record['power']}/{record['toughness']} " if "power" in record else ""
    name = record["name"]
    return f'the {size}token "{name}" differs from another {name} on this board, and a board has one of each name'


def _face_down(card: Card, marks: dict[str, str]) -> Any:  # noqa: ANN401 - one of the ways of the scenario format
    how = marks["facedown"].lower()
    if "manifested" in how:
        return "manifest"
    if "cloaked" in how:
        return "cloak"
    keywords = {word for face in card.faces for word in face.keywords}
    if keywords & CASTS_FACE_DOWN["morph"]:
        return "morph"
    return "disguise" if keywords & CASTS_FACE_DOWN["disguise"] else True


def _counters(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in text.split(","):
        kind, _, number = part.partition("=")
        if kind.strip() and number.strip().isdecimal() and len(number.strip()) < _LONGEST_NUMBER:
            low = kind.strip().upper()
            found[COUNTERS.get(low, low.replace("_", " ").lower())] = int(number)
    return found


_LONGEST_NUMBER = 7
