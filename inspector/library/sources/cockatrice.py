"""Cockatrice's cards.xml, versions 4 and 3: a card or one side of it an element, the sides linked by `related`.

Version 3 has no layouts. Two cards that each name the other are the sides of one, and how they lie on it is read from
what they say.

Read by expat as it streams; documents that declare entities or a document type are refused, since no card file does.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import IO
from xml.parsers import expat

from inspector.cards.told_layouts import says_to_flip, told_layout, words_of_face
from inspector.library.records import Incoming, IncomingFace, IncomingPart, Item, Unreadable
from inspector.library.sources.lines import At
from inspector.library.sources.problems import DocumentError

_OLD, _NEW = "3", "4"
_CHUNK = 1 << 16
_DEEPEST = 20
_LONGEST_TEXT = 200_000
_TWO_SIDES = {"transform": "transform", "modal_dfc": "modal_dfc", "flip": "flip", "double-faced": "transform"}
_COST = re.compile(r"\{([^{}]+)\}|\(([^()]+)\)|(\d+)|([A-Za-z])")
_PARTS = re.compile(r"\n*\s*-{3,}\s*\n*")


class _Card:
    """One element `card` as it is read: its texts by element, its sets, the cards it is related to."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.sets: list[str] = []
        self.related: list[tuple[str, str]] = []
        self.number = 0

    @property
    def place(self) -> str:
        """Where it stands in the file."""
        return f"card {self.number}"


def cockatrice_records(file: IO[bytes], at: At) -> Iterator[Item]:
    """Give the cards of the file, those with two sides last; raises DocumentError where it is no such file."""
    reader = _Reader()
    sides: dict[str, _Card] = {}
    backs: dict[str, _Card] = {}
    old: list[_Card] = []
    at.place = lambda: f"card {at.number}"
    while True:
        chunk = file.read(_CHUNK)
        reader.feed(chunk)
        at.done += len(chunk)
        while reader.cards:
            at.number += 1
            card = reader.cards.popleft()
            card.number = at.number
            name, layout = card.texts.get("name", "").strip(), _layout(card)
            if not name:
                yield _record(card, layout)
            elif reader.version == _OLD and layout != "token":
                old.append(card)
            elif layout in _TWO_SIDES or layout == "meld":
                (backs if card.texts.get("side") == "back" else sides).setdefault(name, card)
            else:
                yield _record(card, layout)
        if not chunk:
            break
    yield from _two_sided(sides, backs, at)
    yield from _without_layouts(old, at)


class _Reader:
    """Feeds expat and keeps the cards that it has read whole."""

    def __init__(self) -> None:
        self.cards: deque[_Card] = deque()
        self.version = ""
        self._path: list[str] = []
        self._card: _Card | None = None
        self._text: list[str] = []
        self._length = 0
        self._attributes: dict[str, str] = {}
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.StartDoctypeDeclHandler = self._refuse
        self._parser.EntityDeclHandler = self._refuse

    def feed(self, chunk: bytes) -> None:
        """Read on; an empty chunk is the end."""
        try:
            self._parser.Parse(chunk, not chunk)
        except expat.ExpatError as error:
            problem = "the file ends in the middle; it was cut off" if not chunk else "this is not XML"
            raise DocumentError(f"line {error.lineno}: {problem}, so get the file again") from None
        except (LookupError, UnicodeError):
            raise DocumentError("the encoding that the file names is not known; save it as UTF-8") from None

    def _refuse(self, *_declared: object) -> None:
        raise DocumentError("it declares a document type or entities, which no card file needs; get it elsewhere")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if not self._path and name != "cockatrice_carddatabase":
            raise DocumentError("this XML is not a card file of Cockatrice; choose another")
        if not self._path:
            self.version = attributes.get("version", "")
            if self.version not in (_OLD, _NEW):
                raise DocumentError(
                    f"expected version {_OLD} or {_NEW} of Cockatrice's card file; let Cockatrice update its cards"
                )
        if len(self._path) >= _DEEPEST:
            raise DocumentError("its elements are nested too deep for a card file; get it elsewhere")
        self._path.append(name)
        self._text, self._length, self._attributes = [], 0, attributes
        if name == "card" and self._path[1:2] == ["cards"]:
            self._card = _Card()

    def _characters(self, text: str) -> None:
        self._length += len(text)
        if self._length <= _LONGEST_TEXT:
            self._text.append(text)

    def _end(self, name: str) -> None:
        self._path.pop()
        card, text = self._card, "".join(self._text)
        self._text, self._length = [], 0
        if card is None:
            return
        if name == "card":
            self.cards.append(card)
            self._card = None
        elif name == "set":
            card.sets.append(text.strip())
        elif name == "color":
            # Version 3 has one element for each.
            card.texts["colors"] = card.texts.get("colors", "") + text.strip()
        elif name in ("related", "reverse-related"):
            card.related.append((self._attributes.get("attach", ""), text.strip()))
        else:
            card.texts.setdefault(name, text)


def _layout(card: _Card) -> str:
    layout = card.texts.get("layout", "normal").strip() or "normal"
    if card.texts.get("token", "0").strip() == "1":
        return "token"
    return "split" if layout == "aftermath" else layout


def _record(card: _Card, layout: str) -> Incoming:
    """Make a record of a card in one element; one of several parts has them divided by ``//`` and a line of dashes."""
    face = _face(card)
    names = [part.strip() for part in (face.name or "").split(" // ")]
    if layout in ("split", "adventure", "prepare") and len(names) > 1:
        costs = (card.texts.get("manacost") or "").split("//")
        lines = (face.type_line or "").split(" // ")
        texts = _PARTS.split(face.oracle_text or "")
        parts = tuple(
            IncomingFace(
                name=name,
                mana_cost=_cost(_nth(costs, index)),
                type_line=_nth(lines, index) or lines[0],
                oracle_text=_nth(texts, index),
                power=face.power if index == 0 else None,
                toughness=face.toughness if index == 0 else None,
            )
            for index, name in enumerate(names)
        )
        return _incoming(card, layout, parts)
    return _incoming(card, layout, (face,))


def _nth(parts: list[str], index: int) -> str:
    return parts[index].strip() if index < len(parts) else ""


def _incoming(card: _Card, layout: str, parts: tuple[IncomingFace, ...], name: str | None = None) -> Incoming:
    only = parts[0] if len(parts) == 1 else None
    value = card.texts.get("cmc", "").strip()
    colors = tuple(letter for letter in card.texts.get("colors", "").upper() if letter in "WUBRG")
    identity = card.texts.get("coloridentity")
    return Incoming(
        **(
            {key: getattr(only, key) for key in only.__struct_fields__ if key not in ("name", "colors", "layout")}
            if only
            else {}
        ),
        name=name or card.texts.get("name", "").strip(),
        layout=layout,
        colors=colors if "colors" in card.texts else None,
        lang="en",
        cmc=float(value) if re.fullmatch(r"\d{1,7}(\.\d+)?", value) else None,
        color_identity=None if identity is None else tuple(identity.upper()),
        set=card.sets[0] if card.sets else None,
        all_sets=tuple(card.sets),
        card_faces=parts if only is None else None,
    )


def _face(card: _Card) -> IncomingFace:
    power, _, toughness = card.texts.get("pt", "").strip().partition("/")
    side = card.texts.get("colors", "").upper() if card.texts.get("side") == "back" else ""
    cost = _cost(card.texts.get("manacost", ""))
    return IncomingFace(
        name=card.texts.get("name", "").strip(),
        mana_cost=cost,
        type_line=card.texts.get("type", "").strip(),
        oracle_text=card.texts.get("text", "").strip() or None,
        power=power or None,
        toughness=toughness or None,
        loyalty=card.texts.get("loyalty", "").strip() or None,
        defense=card.texts.get("defense", "").strip() or None,
        # A back without a mana cost has its colors from its indicator, which this file does not tell apart.
        color_indicator=tuple(letter for letter in side if letter in "WUBRG") or None if not cost else None,
    )


def _cost(text: str) -> str:
    """Write ``2W(U/R)`` as ``{2}{W}{U/R}``."""
    found = (next(part for part in match.groups() if part) for match in _COST.finditer(text))
    return "".join(f"{{{part.upper()}}}" for part in found)


def _two_sided(sides: dict[str, _Card], backs: dict[str, _Card], at: At) -> Iterator[Incoming | Unreadable]:
    used: set[str] = set()
    naming = _naming(sides)
    for name, front in sides.items():
        at.number = front.number
        layout = _layout(front)
        others = [other for _, other in front.related if other in backs]
        used.update(others)
        if layout == "meld":
            yield _meld(front, others[0] if others else None, naming)
        elif others:
            parts = (_face(front), _face(backs[others[0]]))
            record = _incoming(front, _TWO_SIDES[layout], parts, name=f"{name} // {others[0]}")
            if layout != "flip":
                record.colors = None
            yield record
        else:
            yield Unreadable(front.place, name, f"has the layout {layout} but no other side in the file")
    for name, back in backs.items():
        at.number = back.number
        if _layout(back) == "meld":
            yield _meld(back, name, naming)
        elif name not in used:
            yield Unreadable(back.place, name, "is a back side that no front side names")


def _naming(sides: dict[str, _Card]) -> dict[str, list[str]]:
    """List for each name which sides are related to it: looked up once, since a file may have many of them."""
    found: dict[str, list[str]] = {}
    for name, side in sides.items():
        for other in dict.fromkeys(other for _, other in side.related):
            found.setdefault(other, []).append(name)
    return found


def _meld(card: _Card, result: str | None, naming: dict[str, list[str]]) -> Incoming:
    record = _incoming(card, "meld", (_face(card),))
    parts = naming.get(result, []) if result is not None else []
    if result is not None and len(parts) == 2:
        record.all_parts = tuple(
            IncomingPart(name=name, component="meld_result" if name == result else "meld_part")
            for name in (*parts, result)
        )
    return record


def _without_layouts(cards: list[_Card], at: At) -> Iterator[Incoming | Unreadable]:
    """Give the cards of a file of version 3, which says of no card how its sides lie on it."""
    by_name = {card.texts["name"].strip(): card for card in reversed(cards)}
    done: set[str] = set()
    for name, card in reversed(by_name.items()):
        if name in done:
            continue
        at.number = card.number
        others = [by_name[other] for other in _named(card, by_name) if name in _named(by_name[other], by_name)]
        done.update(other.texts["name"].strip() for other in others)
        if len(others) > 1:
            yield from _three_cards([card, *others])
        elif others:
            yield _of_two_sides(*sorted((card, others[0]), key=_is_behind))
        elif " // " in name:
            record = _record(card, "split")
            yield _told(card, record)
        else:
            yield _record(card, told_layout(name, [words_of_face(_face(card))]) or "normal")


def _is_behind(card: _Card) -> tuple[bool, bool, bool]:
    """Order two sides: the one with a mana cost goes first, then the one that is not upside down and says to flip."""
    texts = card.texts
    upside_down = texts.get("upsidedown", "").strip() == "1"
    return not texts.get("manacost", "").strip(), upside_down, not says_to_flip(texts.get("text", ""))


def _named(card: _Card, by_name: dict[str, _Card]) -> list[str]:
    """List the cards of the file that a card names, itself left out."""
    named = dict.fromkeys(other for _, other in card.related if other in by_name)
    return [name for name in named if name != card.texts["name"].strip()][:_MOST_RELATED]


def _three_cards(cards: list[_Card]) -> Iterator[Incoming]:
    """Give cards that all name each other: a meld pair and its combined face, told apart once all are there."""
    names = tuple(IncomingPart(name=card.texts["name"].strip()) for card in cards)
    for card in cards:
        record = _record(card, "meld")
        record.all_parts = names
        yield record


def _of_two_sides(front: _Card, back: _Card) -> Incoming | Unreadable:
    back.texts["side"] = "back"
    parts = (_face(front), _face(back))
    name = f"{parts[0].name} // {parts[1].name}"
    record = _incoming(front, "transform", parts, name=name)
    record.colors = None
    return _told(front, record)


def _told(card: _Card, record: Incoming) -> Incoming | Unreadable:
    """Give a record the layout that its faces tell; one that they do not tell cannot be read."""
    words = [words_of_face(part) for part in record.card_faces or ()]
    layout = told_layout(record.name or "", words) if words else None
    if layout is None:
        return Unreadable(card.place, record.name or "", "has two sides, and nothing says how they lie on the card")
    record.layout = layout
    return record


_MOST_RELATED = 20
