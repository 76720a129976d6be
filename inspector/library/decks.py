"""Decklists as people have them: text, Arena, Forge, MTGO, Cockatrice, MTGJSON; into a zone, told line by line.

A pure function gives the actions that place the cards, and says of every line what became of it. Names are taken by
any face and in every spelling in use: ``Fire/Ice``, ``Fire // Ice``, ``Fire``, without accents, in another language.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, Protocol
from xml.parsers import expat

import msgspec

from inspector.cards import Card
from inspector.cards.limits import LONGEST_NAME
from inspector.keeping import NotOpenedError, read_at_most, read_head
from inspector.library.cleaning import clean_line
from inspector.library.deck_json import is_deck, json_lines
from inspector.library.deck_lines import DeckSection, ListLine, is_prose, spellings, text_lines
from inspector.library.errors import LibraryError
from inspector.rules.table.actions import Place, Zone

__all__ = [
    "LARGEST_DECK",
    "MOST_CARDS",
    "PROBLEMS",
    "Deck",
    "DeckLine",
    "ListLine",
    "Names",
    "free_deck_label",
    "is_json_deck",
    "is_prose",
    "place_deck",
    "read_deck",
    "read_list_file",
    "with_suggestion",
]

Became = Literal["placed", "left out", "heading", "unknown", "unreadable"]
PROBLEMS: tuple[Became, ...] = ("unknown", "unreadable", "left out")
MOST_CARDS = 1_000
MOST_OF_ONE = 250
MOST_LINES = 10_000
# Behind so many unknown names this is no list of cards, or one in a language that is not known here.
MOST_UNKNOWN = 500
MOST_GUESSES = 100
LARGEST_DECK = 1_000_000
# A deck of MTGJSON's holds all that is known of each of its cards, in all languages.
LARGEST_JSON = 30_000_000


class Names(Protocol):
    """Who knows cards by every spelling of their names."""

    def find_spelled(self, name: str, *, foreign: bool = True) -> Card | None:
        """Give the card that is meant by this name, with ``foreign`` in any language; None if there is none."""

    def nearest(self, name: str) -> str | None:
        """Give the name that is spelled most like this one."""


class DeckLine(msgspec.Struct, frozen=True):
    """What became of a line; ``suggests`` is a name that may be meant where none was found."""

    number: int
    text: str
    became: Became
    says: str
    suggests: str = ""


class Deck(msgspec.Struct, frozen=True):
    """The actions that place the cards, and the report, a line for each line of the list that is not empty."""

    actions: tuple[Place, ...]
    lines: tuple[DeckLine, ...]

    @property
    def problems(self) -> tuple[DeckLine, ...]:
        """The lines of which no card was placed although they name one."""
        return tuple(line for line in self.lines if line.became in PROBLEMS)


def read_list_file(path: Path) -> bytes:
    """Read the file of a decklist or a board; raises LibraryError for what is none or is far too long for one."""
    try:
        is_json = read_head(path, _HEAD).lstrip(_BEFORE_JSON).startswith(b"{")
        return read_at_most(path, LARGEST_JSON if is_json else LARGEST_DECK, "a decklist or a board")
    except NotOpenedError as error:
        raise LibraryError(str(path), error.problem) from None


def is_json_deck(path: Path) -> bool:
    """Whether a file is one deck of MTGJSON's; what cannot be read is none."""
    try:
        return is_deck(read_list_file(path))
    except LibraryError:
        return False


_HEAD = 64
_BEFORE_JSON = b"\xef\xbb\xbf \t\r\n"


def read_deck(data: bytes | str, where: str = "the list") -> tuple[ListLine, ...]:
    """Read a decklist of any kind, recognised by its content; raises LibraryError where it is none at all."""
    raw = data.encode("utf-8", "replace") if isinstance(data, str) else data
    begins = raw[:_HEAD].lstrip(_BEFORE_JSON)
    if begins.startswith(b"{") and len(raw) <= LARGEST_JSON and is_deck(raw):
        return json_lines(raw, where)
    if len(raw) > LARGEST_DECK:
        raise LibraryError(where, "this is far too long for a decklist; choose another file")
    if begins.startswith(b"<"):
        return tuple(_xml_lines(raw, where))
    text = _decoded(raw)
    if "\x00" in text:
        raise LibraryError(where, "this is not text; choose a decklist")
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        problem = f"it has {len(lines):,} lines, and a decklist has at most {MOST_LINES:,}; choose another or split it"
        raise LibraryError(where, problem)
    return text_lines(lines)


def _decoded(raw: bytes) -> str:
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


class _Xml:
    """Collects the cards of `.dek` and `.cod` files."""

    def __init__(self, where: str) -> None:
        self._where = where
        self.lines: list[ListLine] = []
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse
        self._section: DeckSection = "main"
        self._depth = 0

    def _refuse(self, *_declared: object) -> None:
        raise LibraryError(self._where, "it declares entities, which no decklist needs; get it elsewhere")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        low = name.lower()
        if not self._depth and low not in ("deck", "cockatrice_deck"):
            raise LibraryError(self._where, "this XML is not a decklist of MTGO or Cockatrice; choose another file")
        self._depth += 1
        if low == "zone":
            zone = attributes.get("name", "main").lower()
            self._section = "sideboard" if zone == "side" else "maybe" if zone == "tokens" else "main"
        given = {key.lower(): value for key, value in attributes.items()}
        if low in ("cards", "card") and "name" in given:
            section: DeckSection = "sideboard" if given.get("sideboard", "").lower() == "true" else self._section
            many = given.get("quantity") or given.get("number") or "1"
            count = int(many) if many.isdecimal() and len(many) < _LONGEST_COUNT else 0
            text = clean_line(f"{many[:10]} {given['name'][:300]}", "name")
            line = self.parser.CurrentLineNumber
            self.lines.append(ListLine(line, text, count, given["name"][:300], section, counted=True))


_LONGEST_COUNT = 7


def _xml_lines(raw: bytes, where: str) -> list[ListLine]:
    reader = _Xml(where)
    try:
        reader.parser.Parse(raw, True)
    except (expat.ExpatError, LookupError, UnicodeError) as error:
        line = getattr(error, "lineno", 1)
        raise LibraryError(where, f"line {line}: this is not whole XML; get the list again") from None
    return reader.lines


def place_deck(
    lines: Iterable[ListLine],
    names: Names,
    zone: Zone = "library",
    *,
    player: str | None = None,
    sideboard: Zone | None = "outside",
    taken: Iterable[str] = (),
) -> Deck:
    """Place the cards of a list: the deck into ``zone``, the sideboard outside the game or, for None, nowhere.

    Commanders go to the command zone. ``taken`` are labels in use; every new object gets one of its own.
    """
    labels = set(taken)
    zones: dict[DeckSection, Zone | None] = {
        "main": zone,
        "sideboard": sideboard,
        "commander": "command",
        "maybe": None,
    }
    actions: list[Place] = []
    told: list[DeckLine] = []
    unknown = 0
    listed = tuple(lines)
    # Where others have a number, a line without one may be a heading: Commander is a card's name in some language.
    is_counted = any(line.counted for line in listed)
    for line in listed:
        zone_here, room = zones[line.section], MOST_CARDS - len(actions)
        foreign = line.counted or not is_counted
        became, says, card = _became(line, names, zone_here, room, unknown, foreign=foreign)
        suggests = ""
        if became == "unknown":
            # To look for names spelled alike takes longest; where so many are unknown, no one reads the guesses.
            suggests = (names.nearest(line.name) or "") if unknown < MOST_GUESSES else ""
            unknown += 1
        says += f"; is it {suggests}?" if suggests else ""
        told.append(DeckLine(line.number, line.text, became, says, suggests))
        if became == "placed" and card is not None:
            for _ in range(line.count):
                label = free_deck_label(card.name, labels)
                goes = zones[line.section] or zone
                actions.append(Place(card=card.name, label=label, zone=goes, player=player))
    return Deck(tuple(actions), tuple(told))


def with_suggestion(lines: Iterable[ListLine], number: int, name: str) -> tuple[ListLine, ...]:
    """Let the line of this number name another card, as suggested for it."""
    return tuple(msgspec.structs.replace(line, name=name) if line.number == number else line for line in lines)


def _became(
    line: ListLine, names: Names, zone: Zone | None, room: int, unknown: int, *, foreign: bool
) -> tuple[Became, str, Card | None]:
    """Say what becomes of a line, ``room`` cards from the end and after so many ``unknown`` ones."""
    if line.heading:
        return "heading", line.section, None
    if not line.count or not line.name:
        return "unreadable", "expected a number and a name", None
    if line.count > MOST_OF_ONE:
        return "left out", f"{line.count:,} are more than the {MOST_OF_ONE} that one line may place", None
    if len(line.name) > LONGEST_NAME:
        return "unreadable", f"no card has a name of more than {LONGEST_NAME} characters", None
    if unknown >= MOST_UNKNOWN:
        return "left out", f"it comes after {MOST_UNKNOWN} unknown names, so it was not looked up", None
    tried = (names.find_spelled(name, foreign=foreign) for name in spellings(line.name))
    card = next((card for card in tried if card is not None), None)
    if card is None:
        return "unknown", "no card has that name", None
    if zone is None:
        return "left out", f"{card.name}: this part of the list is not placed", None
    if line.count > room:
        return "left out", f"{card.name}: a list places at most {MOST_CARDS:,} cards", None
    return "placed", f"{line.count} {card.name} to {zone}", card


def free_deck_label(name: str, taken: set[str]) -> str:
    """Give a label that is not taken, made of the name of the first face, and take it."""
    stem = name.partition(" // ")[0].strip() or "card"
    label, count = stem, 1
    while label in taken:
        count += 1
        label = f"{stem} {count}"
    taken.add(label)
    return label
