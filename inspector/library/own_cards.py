"""The user's own cards: a file of card objects beside the library, which no import touches and anyone can read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from inspector.cards import Card, CardError, CardIndex, name_key
from inspector.keeping import DamagedError, FileChange, KeepingError, KeptFile
from inspector.library.bundled_rows import database_of
from inspector.library.card_records import checked_card, records_in
from inspector.library.errors import LibraryError
from inspector.library.gradual import at_once
from inspector.library.records import Incoming, Record

FILE_NAME = "own-cards.json"
_NONE = b"[]"


class OwnCards:
    """The cards of one file, read when first asked for; what is wrong with it is put among the ``notices``.

    A record that cannot be read stays in the file as it is, so that it can be mended there.
    """

    def __init__(self, path: Path, notices: list[str]) -> None:
        self.path = path
        self._file = KeptFile(path, "your own cards", _records_of)
        self._notices = notices
        self._told: list[str] = []
        self._is_read = False
        self._is_behind = False
        self._stamp: tuple[int, int, int] | None = None
        self._raw: list[Any] = []
        self._records: list[Record] = []
        self._cards: list[Card] = []
        self._index = CardIndex()

    @property
    def cards(self) -> Sequence[Card]:
        """All of them, in the order of the file."""
        self._read_once()
        return self._cards

    def find(self, name: str) -> Card | None:
        """Give the card of this name, in full or of any face."""
        self._read_once()
        return self._index.find(name)

    def card(self, number: int) -> Card:
        """Give the card of an id of ``database``."""
        return self._cards[number - 1]

    def record(self, number: int) -> Record:
        """Give the record of an id of ``database``."""
        return self._records[number - 1]

    def database(self) -> sqlite3.Connection:
        """Make the tables that queries ask."""
        self._read_once()
        return at_once(database_of((msgspec.convert(record, Incoming) for record in self._records), self._index))

    def refresh(self) -> bool:
        """Read the file where it was changed since it was read, or could not be; gives whether other cards are in it.

        Where it cannot be read, the cards are those that were read last.
        """
        if not self._is_read or (self._file.stamp == self._stamp and not self._is_behind):
            return False
        before = self._raw
        self._read()
        return self._raw != before

    def save(self, record: Record, instead_of: str | None = None) -> Card:
        """Keep a card in the place of the one that has its name, or is called ``instead_of``; gives it.

        Raises CardError for a record that is no card, LibraryError where the file cannot be read or written.
        """
        checked, card = checked_card(record)
        keys = {name_key(name) for name in (card.name, instead_of) if name}
        with self._changing() as change:
            held = change.value or []
            places = [place for place, kept in enumerate(held) if _key_of(kept) in keys]
            raw = [kept for place, kept in enumerate(held) if place not in places]
            raw.insert(places[0] if places else len(raw), checked)
            self._write(raw, change)
        return card

    def delete(self, name: str) -> Record | None:
        """Take the card of this name out; gives its record, None if there is none. Raises LibraryError."""
        key = name_key(name)
        with self._changing() as change:
            gone = next((record for record in self._records if _key_of(record) == key), None)
            if gone is not None:
                self._write([kept for kept in self._raw if _key_of(kept) != key], change)
        return gone

    @contextmanager
    def _changing(self) -> Iterator[FileChange[list[Any]]]:
        """Hold the file, its cards as it has them now; raises LibraryError, and nothing is changed."""
        try:
            with self._file.changing() as change:
                self._is_read, self._is_behind, self._stamp = True, False, self._file.stamp
                self._take(change.value or [], change.told)
                yield change
        except KeepingError as error:
            raise LibraryError(str(self.path), error.clause) from None

    def _write(self, raw: list[Any], change: FileChange[list[Any]]) -> None:
        change.write(msgspec.json.format(msgspec.json.encode(raw), indent=2) + b"\n")
        self._stamp = self._file.stamp
        self._take(raw)

    def _read_once(self) -> None:
        if not self._is_read:
            self._read()

    def _read(self) -> None:
        self._is_read, self._is_behind, self._stamp = True, False, self._file.stamp
        try:
            found = self._file.read()
        except KeepingError as error:
            self._is_behind = True
            self._tell([f"{error} Until then yours are left out, and none is saved."])
        else:
            self._take(found.value or [], found.told)

    def _take(self, raw: list[Any], told: str = "") -> None:
        self._raw, self._records, self._cards = raw, [], []
        wrong = [told] if told else []
        for number, record in enumerate(raw, 1):
            try:
                checked, card = checked_card(record)
            except CardError as error:
                wrong.append(
                    f"{self.path.name}: record {number}: {error}; this card of your own is left out until you mend it."
                )
                continue
            self._records.append(checked)
            self._cards.append(card)
        self._index = CardIndex(self._cards)
        self._tell(wrong)

    def _tell(self, wrong: list[str]) -> None:
        """Tell what was not told when the file was read before."""
        self._notices += [sentence for sentence in wrong if sentence not in self._told]
        self._told = wrong


def _records_of(data: bytes) -> list[Any]:
    """Read the file's records, of which there may be none; raises DamagedError."""
    if data.strip() == _NONE:
        return []
    try:
        return list(records_in(data, FILE_NAME))
    except LibraryError as error:
        clause = str(error).removeprefix(f"{FILE_NAME}: ").removesuffix(".")
        raise DamagedError(clause.partition(";")[0]) from None


def _key_of(record: object) -> str | None:
    name = record.get("name") if isinstance(record, dict) else None
    return name_key(name) if isinstance(name, str) else None
