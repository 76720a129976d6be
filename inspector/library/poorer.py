"""No import makes a card poorer: a record that leaves out what is known of the card here does not take its place.

Files are trimmed by people and programs: without rules texts, without sizes, without the other face. What a file
leaves out is no news. An empty value is one, though: a card may lose its text, and then the file says so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from inspector.cards import LAYOUTS, Card, CardIndex, Face, name_key
from inspector.library.facts import color_bits
from inspector.library.rows import CARD, NAME_KEY, needed_numbers
from inspector.library.schema import FACES_A_CARD, drop_card

_TWO_SIDED = ("transform", "modal_dfc", "flip")
_VALUES = ("mana_cost", "oracle_text", "power", "toughness", "loyalty", "defense")
_WORDS = {"mana_cost": "mana cost", "oracle_text": "rules text"}
_COLUMNS = ("type_line", *_VALUES, "colors", "indicator")


class Poorer(msgspec.Struct, frozen=True):
    """A record that was not taken: the card's name, what the record leaves out, and its id in the old file."""

    name: str
    lacks: str
    was: int = 0
    sets: str = ""
    printings: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.lacks}"


def drop_poorer_than_old(database: sqlite3.Connection) -> list[Poorer]:
    """Take out every new card that says less than the one of the file attached as ``old`` that it would replace.

    ``temp.moved`` says which; of the cards taken out it no longer does, so that the old ones are carried over.
    """
    joined = "temp.moved JOIN card AS n ON n.id = is_now JOIN old.card AS o ON o.id = was"
    differing = database.execute(
        f"SELECT n.id, o.id, n.name, n.sets, n.printings, n.layout, o.layout, n.faces, o.faces FROM {joined} "
        "WHERE n.digest <> o.digest"
    ).fetchall()
    found: list[Poorer] = []
    for new, old, name, sets, printings, layout, old_layout, count, old_count in differing:
        lacks = _lacking_faces(layout, old_layout, count, old_count) or _lacking_values(
            _faces(database, "main", new), _faces(database, "old", old)
        )
        if lacks:
            found.append(Poorer(name, lacks, old, sets, printings))
            drop_card(database, new)
            database.execute("DELETE FROM temp.moved WHERE is_now = ?", (new,))
    return found + _sides_alone(database)


def drop_poorer_than_bundled(database: sqlite3.Connection, bundled: CardIndex) -> list[tuple[int, Poorer]]:
    """Take out every card that says less than the bundled one of its full name, which it covers; gives their ids, too.

    Those of earlier imports are looked at as well: before this was heeded, trimmed files have covered bundled cards.
    """
    ours = {name_key(card.name): card for card in bundled if not card.is_token}
    # No card has the name of one side of another; that of a half or of an inset spell some have.
    sides = [(face.name, card) for card in ours.values() if card.layout_name in _TWO_SIDED for face in card.faces]
    ours = {name_key(name): card for name, card in sides} | ours
    names = [*dict.fromkeys([*(card.name for card in ours.values()), *(name for name, _ in sides)])]
    named = f"name COLLATE NOCASE IN ({', '.join('?' * len(names))})"
    found: list[tuple[int, Poorer]] = []
    for number, name, layout, count in database.execute(
        f"SELECT id, name, layout, faces FROM card WHERE kind = ? AND {named}",
        (CARD, *names),
    ).fetchall():
        card = ours[name_key(name)]
        lacks = _lacking_faces(layout, card.layout_name, count, len(card.faces)) or _lacking_values(
            _faces(database, "main", number), _faces_of(card)
        )
        if lacks:
            found.append((number, Poorer(name, lacks)))
            drop_card(database, number)
    return found


def _sides_alone(database: sqlite3.Connection) -> list[Poorer]:
    """Take out every new card that is one side of a card of two sides in the old file, from a source without ids."""
    found = database.execute(
        "SELECT n.id, o.id, n.name, n.sets, n.printings FROM main.card AS n JOIN old.face AS f ON f.name = n.name "
        "COLLATE NOCASE JOIN old.card AS o ON o.id = f.card WHERE n.kind = ? AND n.faces = 1 AND o.faces = 2 "
        f"AND n.key LIKE '{NAME_KEY}%' AND o.layout IN ({', '.join('?' * len(_TWO_SIDED))}) "
        "AND o.id NOT IN (SELECT was FROM temp.moved)",
        (CARD, *_TWO_SIDED),
    ).fetchall()
    for number, *_ in found:
        drop_card(database, number)
    return [Poorer(name, "it has 1 of 2 faces", old, sets, printings) for _, old, name, sets, printings in found]


def _lacking_faces(layout: str, old_layout: str, count: int, old_count: int) -> str | None:
    if count < old_count:
        return f"it has {count} of {old_count} faces"
    return "its layout is not known here" if layout not in LAYOUTS and old_layout in LAYOUTS else None


def _lacking_values(faces: Sequence[tuple[object, ...]], old_faces: Sequence[tuple[object, ...]]) -> str | None:
    """Say what the faces leave out that the old ones have; a value that is there and empty is not left out."""
    for face, old in zip(faces, old_faces, strict=False):
        new, was = dict(zip(_COLUMNS, face, strict=True)), dict(zip(_COLUMNS, old, strict=True))
        needed = (*_WORDS, *needed_numbers(str(new["type_line"])))
        for value in _VALUES:
            if value in needed and new[value] is None and was[value]:
                return f"it has no {_WORDS.get(value, value)}"
        if was["indicator"] and not new["colors"] and not new["mana_cost"] and new["type_line"] == was["type_line"]:
            return "it has no color indicator"
    return None


def _faces(database: sqlite3.Connection, schema: str, number: int) -> list[tuple[object, ...]]:
    first = number * FACES_A_CARD
    found = database.execute(
        f"SELECT {', '.join(_COLUMNS)} FROM {schema}.face WHERE id >= ? AND id < ? ORDER BY id",
        (first, first + FACES_A_CARD),
    )
    return found.fetchall()


def _faces_of(card: Card) -> list[tuple[object, ...]]:
    return [_values(face) for face in card.faces]


def _values(face: Face) -> tuple[object, ...]:
    numbers = (face.power, face.toughness, face.loyalty, face.defense)
    return (
        str(face.type_line),
        str(face.mana_cost) if face.mana_cost else None,
        "\n".join(face.paragraphs),
        *(number.text if number else None for number in numbers),
        color_bits(tuple(face.colors)),
        color_bits(tuple(face.color_indicator)),
    )
