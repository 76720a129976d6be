"""What a search asks of one file of cards, made once at the import and kept beside them as bytes.

Loading it takes a few milliseconds where making it takes tenths of a second; what a list shows of a card is cut out of
one text only when it is shown, so that tens of thousands of cards cost no more memory than their names.
"""

from __future__ import annotations

import sqlite3
import zlib
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from inspector.library.columns import Column, Positions, flagged, packed
from inspector.library.folding import folded_all
from inspector.library.gradual import Steps, at_once
from inspector.library.names import NO_NAMES, GivenNames, NameIndex, parts_of_names, values_at

# Whoever changes what the parts are made of changes this, and an index of another form is made anew.
FORM = b"1"
# Each face of a double-faced card has colors of its own; other cards have those of the card.
COLORS_OF_CARD = "iif(card.layout IN ('transform', 'modal_dfc', 'double_faced_token'), face.colors, card.colors)"
TYPE_LINES = "face.type_line, card.kind"
_LINE, _COST = "face.type_line", "face.mana_cost"
# The columns that most queries ask for; others are read from the tables when they are first asked for.
_OF_FACES = (_LINE, COLORS_OF_CARD, _COST)
_OF_CARDS = ("card.identity", "card.mana_value", "card.keywords")
_PRINTED = "printed/"
_MARK = "\x1f"
_NO_CARD = -1


class ShownFace(msgspec.Struct, frozen=True, gc=False):
    """What a list of results shows of a face."""

    name: str
    mana_cost: str
    type_line: str


class ShownCard(msgspec.Struct, frozen=True, gc=False):
    """What a list of results shows of a card."""

    name: str
    layout: str
    faces: tuple[ShownFace, ...]


class CardTable:
    """The cards of one file, in the order of kind and name: ids, kinds, and what a list shows of each."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self.ids: array[int] = array("q", parts["ids"])
        self.kinds: array[int] = array("B", parts["kind"])
        self._shown = parts["shown"]
        self._shown_at: array[int] = array("q", parts["shown_at"])
        self._places: array[int] = array("q", parts["places"])

    def __len__(self) -> int:
        return len(self.ids)

    def place_of(self, number: int) -> int | None:
        """Give the position of an id; None where there is none."""
        place = self._places[number] if 0 <= number < len(self._places) else _NO_CARD
        return None if place == _NO_CARD else place

    def positions_of(self, numbers: list[int]) -> Positions:
        """Give the positions of ids; one that there is not has none."""
        if numbers and not 0 <= min(numbers) <= max(numbers) < len(self._places):
            numbers = [number for number in numbers if 0 <= number < len(self._places)]
        # One more for those without a place, whose is the last.
        hits = bytearray(len(self) + 1)
        for place in map(self._places.__getitem__, numbers):
            hits[place] = 1
        return flagged(bytes(hits[:_NO_CARD]))

    def shown(self, place: int) -> ShownCard:
        """Give what a list shows of the card at a position."""
        text = self._shown[self._shown_at[place] : self._shown_at[place + 1]].decode("utf-8", "surrogatepass")
        name, layout, *rest = text.split(_MARK)
        faces = tuple(ShownFace(*rest[at : at + 3]) for at in range(0, len(rest), 3))
        return ShownCard(name, layout, faces)


def read_index(database: sqlite3.Connection) -> dict[str, bytes] | None:
    """Give the index that was kept with the cards of a file; None where there is none of this form."""
    if not _has_index(database):
        return None
    parts = _parts_of(database, printed=False)
    # The pages through which they came are not asked for again.
    database.execute("PRAGMA shrink_memory")
    return parts if parts.get("form") == FORM else None


def _has_index(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = 'search_index'").fetchone() is not None


def _parts_of(database: sqlite3.Connection, *, printed: bool) -> dict[str, bytes]:
    sql = f"SELECT part, data, sum FROM search_index WHERE part {'' if printed else 'NOT'} LIKE '{_PRINTED}%'"
    found = database.execute(sql).fetchall()
    # Of a file with a wrong byte in its index, the tables may be sound.
    is_whole = all(isinstance(data, bytes) and zlib.crc32(data) == known for _, data, known in found)
    return {part.removeprefix(_PRINTED): data for part, data, _ in found} if is_whole else {}


def printed_names(database: sqlite3.Connection, cards: CardTable) -> NameIndex:
    """Give the index of the names printed in other languages, or besides; of a file without one it is made now."""
    parts = _parts_of(database, printed=True) if _has_index(database) else {}
    return NameIndex(parts or at_once(_parts_of_printed(database, cards.place_of, cards.kinds)))


def _parts_of_printed(
    database: sqlite3.Connection, place_of: Callable[[int], int | None], kinds: Sequence[int]
) -> Steps[dict[str, bytes]]:
    found = database.execute("SELECT DISTINCT card, face, folded FROM printed")
    names = [(place, face, name) for card, face, name in found if (place := place_of(card)) is not None]
    return (yield from parts_of_names(GivenNames(*zip(*names, strict=True)) if names else NO_NAMES, kinds))


def keep_index(database: sqlite3.Connection, parts: Mapping[str, bytes]) -> None:
    """Keep an index with the cards of a file that is being made."""
    database.execute("CREATE TABLE search_index (part TEXT PRIMARY KEY, data BLOB NOT NULL, sum INTEGER NOT NULL)")
    rows = ((part, data, zlib.crc32(data)) for part, data in parts.items())
    database.executemany("INSERT INTO search_index VALUES (?, ?, ?)", rows)


def index_of(database: sqlite3.Connection) -> Steps[dict[str, bytes]]:
    """Make the index of the cards of a file, in some steps; for tens of thousands of cards tenths of a second."""
    tables = _Tables(database)
    yield
    # What takes most room is made first and forgotten before the next is begun.
    parts = yield from tables.columns()
    shown = tables.shown()
    parts |= {"shown": b"".join(shown), "shown_at": _wide(accumulate(map(len, shown), initial=0))}
    parts |= {"form": FORM, "ids": _wide(tables.ids), "kind": tables.kinds, "places": _wide(tables.places)}
    del shown
    yield
    names, kinds, places = tables.names(), tables.kinds, tables.places
    del tables
    parts |= yield from parts_of_names(names, kinds)
    del names
    printed = yield from _parts_of_printed(database, places.__getitem__, kinds)
    return parts | {f"{_PRINTED}{part}": data for part, data in printed.items()}


class _Tables:
    """The cards and faces of a file, read once, column by column; the cards in the order of kind and name."""

    def __init__(self, database: sqlite3.Connection) -> None:
        ids, names, layouts, kinds, *of_cards = _columns_of(
            database, f"SELECT id, name, layout, kind, {', '.join(_OF_CARDS)} FROM card ORDER BY id"
        )
        face_cards, self._face_at, self._face_names, *of_faces = _columns_of(
            database,
            f"SELECT face.card, face.id & 15, face.name, {', '.join(_OF_FACES)} "
            "FROM face JOIN card ON card.id = face.card ORDER BY face.id",
        )
        compared = folded_all(names)
        order = sorted(range(len(ids)), key=compared.__getitem__)
        order.sort(key=kinds.__getitem__)
        self.ids, self._names, self._compared, self._layouts = (
            values_at(each, order) for each in (ids, names, compared, layouts)
        )
        self.kinds = bytes(values_at(kinds, order))
        self._of_cards = {of: values_at(each, order) for of, each in zip(_OF_CARDS, of_cards, strict=True)}
        self._of_faces = dict(zip(_OF_FACES, of_faces, strict=True))
        self.places = [_NO_CARD] * (max(self.ids, default=0) + 1)
        for place, number in enumerate(self.ids):
            self.places[number] = place
        self._face_places = values_at(self.places, face_cards)

    def shown(self) -> list[bytes]:
        """What a list shows of each card."""
        texts = list(map(_MARK.join, zip(*map(_unmarked, (self._names, self._layouts)), strict=True)))
        costs = [cost or "" for cost in self._of_faces[_COST]]
        of_faces = map(_unmarked, (self._face_names, costs, self._of_faces[_LINE]))
        for place, face in zip(self._face_places, map(_MARK.join, zip(*of_faces, strict=True)), strict=True):
            texts[place] += _MARK + face
        return [each.encode("utf-8", "surrogatepass") for each in texts]

    def names(self) -> GivenNames:
        """Position, face and folded name of each face, and of each card whose name in full is another."""
        whole = dict.fromkeys(range(len(self._names)))
        for place, name in zip(self._face_places, self._face_names, strict=True):
            if name == self._names[place]:
                whole.pop(place, None)
        return GivenNames(
            [*self._face_places, *whole],
            [*self._face_at, *[0] * len(whole)],
            [*folded_all(self._face_names), *values_at(self._compared, whole)],
        )

    def columns(self) -> Steps[dict[str, bytes]]:
        """The columns that are kept."""
        found: dict[str, bytes] = {}
        for of, values in self._of_faces.items():
            # A type line goes with the kind of its card.
            held = list(zip(values, values_at(self.kinds, self._face_places), strict=True)) if of == _LINE else values
            column = Column.of(self._face_places, held, len(self.ids))
            found[column_part(TYPE_LINES if of == _LINE else of)] = column.stored()
            yield
        for of, values in self._of_cards.items():
            found[column_part(of)] = Column.of_each(values).stored()
            yield
        return found


def _columns_of(database: sqlite3.Connection, sql: str) -> list[Sequence[Any]]:
    """Give what a query finds column by column."""
    found = database.execute(sql)
    return list(zip(*found, strict=True)) or [()] * len(found.description)


def column_part(of: str) -> str:
    """Give the part that keeps a column."""
    return f"column {of}"


def column_from(database: sqlite3.Connection, of: str, places: CardTable) -> Column:
    """Read a column from the tables: the values of an expression of SQL over ``card``, ``face`` and ``printed``."""
    tables = "card"
    if "face." in of:
        tables = "card JOIN face ON face.card = card.id"
    elif "printed." in of:
        tables = "card JOIN printed ON printed.card = card.id"
    found: list[int] = []
    held: list[Any] = []
    for number, *values in database.execute(f"SELECT card.id, {of} FROM {tables}"):
        place = places.place_of(number)
        if place is not None:
            found.append(place)
            held.append(values[0] if len(values) == 1 else tuple(values))
    return Column.of(found, held, len(places))


def _wide(numbers: Iterable[int]) -> bytes:
    return packed(array("q", numbers))


def _unmarked(texts: Sequence[str]) -> Sequence[str]:
    """Give texts without the mark that parts what is shown; no import lets it through, a foreign file may have it."""
    return [text.replace(_MARK, " ") for text in texts] if _MARK in "".join(texts) else texts
