"""The tables of the library's file, their version, and what becomes of the files of earlier versions.

One row a card, keyed by Oracle id, and one a face, whose id is the card's times 16 plus the index of the face. A file
is never changed once it is in place: an import writes a new one beside it, which then takes its name.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

# "CdIn", which SQLite keeps in the head of the file.
APPLICATION_ID = 0x4364496E
VERSION = 3
FACES_A_CARD = 16

CARD_COLUMNS = (
    "id",
    "key",
    "name",
    "layout",
    "kind",
    "faces",
    "mana_value",
    "colors",
    "identity",
    "keywords",
    "sets",
    "printings",
    "parts",
    "own",
    "digest",
)
FACE_COLUMNS = (
    "id",
    "card",
    "name",
    "mana_cost",
    "type_line",
    "oracle_text",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "colors",
    "indicator",
)
PRINTED_COLUMNS = ("card", "face", "lang", "name", "folded")

_TABLES = """
CREATE TABLE card (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL, layout TEXT NOT NULL, kind INTEGER NOT NULL,
    faces INTEGER NOT NULL, mana_value REAL NOT NULL, colors INTEGER NOT NULL, identity INTEGER NOT NULL,
    keywords TEXT NOT NULL, sets TEXT NOT NULL, printings TEXT NOT NULL, parts TEXT, own TEXT,
    digest BLOB NOT NULL);
CREATE TABLE face (
    id INTEGER PRIMARY KEY, card INTEGER NOT NULL, name TEXT NOT NULL, mana_cost TEXT, type_line TEXT NOT NULL,
    oracle_text TEXT, power TEXT, toughness TEXT, loyalty TEXT, defense TEXT, colors INTEGER NOT NULL,
    indicator INTEGER NOT NULL);
CREATE TABLE printed (
    card INTEGER NOT NULL, face INTEGER NOT NULL, lang TEXT NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL,
    UNIQUE (card, face, lang, folded));
"""
KEY_INDEX = "CREATE UNIQUE INDEX card_by_key ON card (key)"
OTHER_INDEXES = """
CREATE INDEX card_by_name ON card (name COLLATE NOCASE);
CREATE INDEX face_by_name ON face (name COLLATE NOCASE);
"""


def create_tables(connection: sqlite3.Connection) -> None:
    """Make the empty tables, without indexes: those are made once the rows are there, which is faster."""
    connection.executescript(_TABLES)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def drop_card(connection: sqlite3.Connection, number: int) -> None:
    """Take the card of an id out, with its faces and printed names."""
    first = number * FACES_A_CARD
    connection.execute("DELETE FROM face WHERE id >= ? AND id < ?", (first, first + FACES_A_CARD))
    connection.execute("DELETE FROM printed WHERE card = ?", (number,))
    connection.execute("DELETE FROM card WHERE id = ?", (number,))


def old_column(connection: sqlite3.Connection, name: str) -> str:
    """Give the expression for a column of cards in the file attached as ``old``, which an earlier version may lack.

    Version 1 had the set and the date of one printing in columns of their own.
    """
    here = {row[1] for row in connection.execute("PRAGMA old.table_info(card)")}
    if name in here:
        return name
    if name == "printings":
        code, date = ("lower(source)" if "source" in here else "''"), ("released" if "released" in here else "''")
        return f"{code} || '|' || {date} || '||'"
    return {"identity": "colors", "keywords": "''", "sets": "''"}.get(name, "NULL")


def match_old(connection: sqlite3.Connection, name_key: str) -> None:
    """Note in ``temp.moved`` which card of the file attached as ``old`` (``was``) is which new one (``is_now``).

    Those of one key are one card; so is an old one without an Oracle id, whose key begins with ``name_key``, and a new
    one of the same name and kind that has one.
    """
    connection.execute(
        "CREATE TEMP TABLE moved AS SELECT c.id AS was, main.card.id AS is_now FROM old.card AS c JOIN card USING (key)"
    )
    connection.execute(
        "INSERT INTO temp.moved SELECT c.id, n.id FROM old.card AS c JOIN card AS n ON n.name = c.name AND "
        "n.kind = c.kind WHERE c.key >= ?1 AND c.key < ?1 || 'z' AND NOT (n.key >= ?1 AND n.key < ?1 || 'z') "
        "GROUP BY c.id",
        (name_key,),
    )


def carry_over(connection: sqlite3.Connection, above: int) -> None:
    """Copy from the file attached as ``old`` every card that is not among the new ones, and all its printed names.

    ``above`` is the highest id in use; the copied cards get ids above it. A file of an earlier version may lack
    columns. Raises sqlite3.Error where the file is damaged.
    """
    run: Callable[[str], sqlite3.Cursor] = connection.execute
    cards = [old_column(connection, name) for name in CARD_COLUMNS]
    cards[0] = f"id + {above}"
    faces = [f"id + {above * FACES_A_CARD}", f"card + {above}", *FACE_COLUMNS[2:]]
    run(f"INSERT INTO card SELECT {', '.join(cards)} FROM old.card WHERE id NOT IN (SELECT was FROM temp.moved)")
    run(f"INSERT INTO face SELECT {', '.join(faces)} FROM old.face WHERE card NOT IN (SELECT was FROM temp.moved)")
    run(
        "INSERT OR IGNORE INTO printed SELECT coalesce((SELECT is_now FROM temp.moved WHERE was = p.card), "
        f"p.card + {above}), face, lang, name, folded FROM old.printed AS p"
    )
    run("DROP TABLE temp.moved")
