"""The user's own cards: a file of card objects beside the library, which no import touches and anyone can read."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from inspector.cards import Card, CardError, CardIndex, name_key
from inspector.keeping import read_head
from inspector.library.bundled_rows import database_of
from inspector.library.card_records import Record, checked_card, records_in
from inspector.library.errors import LibraryError
from inspector.library.gradual import at_once
from inspector.library.records import Incoming
from inspector.scenario.limits import LARGEST_FILE
from inspector.scenario.writing import replace_file

FILE_NAME = "own-cards.json"
_MOST_SET_ASIDE = 100


class OwnCards:
    """The cards of one file, read when first asked for; what is wrong with it is put among the ``notices``.

    A record that cannot be read stays in the file as it is, so that it can be mended there.
    """

    def __init__(self, path: Path, notices: list[str]) -> None:
        self.path = path
        self._notices = notices
        self._is_read = False
        self._stamp: tuple[int, int] | None = None
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
        """Read the file where it was changed since it was read; gives whether it was."""
        if not self._is_read or _stamp_of(self.path) == self._stamp:
            return False
        self._is_read = False
        self._read_once()
        return True

    def save(self, record: Record, instead_of: str | None = None) -> Card:
        """Keep a card in the place of the one that has its name, or is called ``instead_of``; gives it.

        Raises CardError for a record that is no card, LibraryError where the file cannot be written.
        """
        checked, card = checked_card(record)
        self._see_latest()
        keys = {name_key(name) for name in (card.name, instead_of) if name}
        places = [place for place, kept in enumerate(self._raw) if _key_of(kept) in keys]
        raw = [kept for place, kept in enumerate(self._raw) if place not in places]
        raw.insert(places[0] if places else len(raw), checked)
        self._write(raw)
        return card

    def delete(self, name: str) -> Record | None:
        """Take the card of this name out; gives its record, None if there is none. Raises LibraryError."""
        self._see_latest()
        key = name_key(name)
        gone = next((record for record in self._records if _key_of(record) == key), None)
        if gone is not None:
            self._write([kept for kept in self._raw if _key_of(kept) != key])
        return gone

    def _read_once(self) -> None:
        if not self._is_read:
            self._is_read, self._stamp = True, _stamp_of(self.path)
            self._take(self._read() if self._stamp is not None else [])

    def _see_latest(self) -> None:
        self.refresh()
        self._read_once()

    def _read(self) -> list[Any]:
        try:
            return list(records_in(read_head(self.path, LARGEST_FILE + 1), str(self.path)))
        except OSError as error:
            self._notices.append(f"{self.path}: your own cards cannot be read ({error.strerror}); they are left out.")
        except LibraryError as error:
            self._notices.append(f"{error} {self._set_aside()}")
        return []

    def _set_aside(self) -> str:
        for number in range(1, _MOST_SET_ASIDE):
            target = self.path.with_name(f"{self.path.stem}.set-aside-{number}{self.path.suffix}")
            if target.exists():
                continue
            try:
                self.path.rename(target)
            except OSError:
                break
            self._stamp = None
            return f"The file of your own cards was set aside as {target.name}; mend it and give it its name again."
        return "Your own cards are left out; mend the file or move it away."

    def _take(self, raw: list[Any]) -> None:
        self._raw, self._records, self._cards = raw, [], []
        for record in raw:
            try:
                checked, card = checked_card(record)
            except CardError as error:
                self._notices.append(f"{self.path.name}: {error}; this card of your own is left out until you mend it.")
                continue
            self._records.append(checked)
            self._cards.append(card)
        self._index = CardIndex(self._cards)

    def _write(self, raw: list[Any]) -> None:
        data = msgspec.json.format(msgspec.json.encode(raw), indent=2) + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, data)
        except OSError as error:
            raise LibraryError(
                str(self.path), f"your own cards cannot be saved ({error.strerror or error}); check the folder and disk"
            ) from None
        self._stamp = _stamp_of(self.path)
        self._take(raw)


def _stamp_of(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def _key_of(record: object) -> str | None:
    name = record.get("name") if isinstance(record, dict) else None
    return name_key(name) if isinstance(name, str) else None
