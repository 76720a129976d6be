"""The card library: own, imported and bundled cards, found by name or by query, and opened as cards.

Nothing here is fatal: where the user's file cannot be used, that is noted in ``notices``, a damaged one is set aside,
and the bundled cards are still there.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import TypeVar

import msgspec

from inspector.cards import Card, Printing, name_key
from inspector.library.building import write_anew
from inspector.library.bundled import bundled_cards
from inspector.library.bundled_rows import bundled_database
from inspector.library.catalog import Catalog, CatalogEntry, Origin, ShownFace
from inspector.library.errors import LibraryError
from inspector.library.gradual import Gradual
from inspector.library.loading import card_of_record, kept_record_of, printings_of_card
from inspector.library.nearness import Nearness
from inspector.library.own_cards import FILE_NAME, OwnCards
from inspector.library.paths import library_path
from inspector.library.query import has_signs, read_query
from inspector.library.records import Record
from inspector.library.rows import CARD
from inspector.library.searching import exactly_printed, search_catalog
from inspector.library.store import (
    LibraryProblem,
    is_of_earlier_version,
    open_for_reading,
    problem_in,
    problem_of_library,
    set_aside_unless_replaced,
    sweep_up,
)

T = TypeVar("T")
_MOST_KEPT = 2048
# The stamp of no file, so that the next look finds another one.
_WRONG = (-1, -1)


class FoundCard(msgspec.Struct, frozen=True):
    """A card that was found: what a list shows of it, the index of the face that matched, and how near."""

    entry: CatalogEntry
    face: int
    nearness: Nearness

    @property
    def name(self) -> str:
        """The card's name in full."""
        return self.entry.name

    @property
    def faces(self) -> tuple[ShownFace, ...]:
        """Its faces as a list shows them."""
        return self.entry.faces

    @property
    def is_guess(self) -> bool:
        """Whether it is only spelled alike."""
        return self.nearness is Nearness.GUESS


class Library:
    """The cards of one file, the user's own, the bundled ones; a pool for scenarios. Opening reads next to nothing."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or library_path()
        self.notices: list[str] = []
        self._left = ""
        self._stamp: tuple[int, int] | None = None
        self._file: sqlite3.Connection | None = None
        self._card = lru_cache(maxsize=_MOST_KEPT)(self._load)
        self._own = OwnCards(self.path.with_name(FILE_NAME), self.notices)
        self._bundled = Gradual(bundled_database)
        self._open()

    def _open(self) -> None:
        sweep_up(self.path)
        self._stamp = self._stamp_now()
        problem = problem_of_library(self.path)
        if problem is not None:
            self._give_up(problem)
            return
        if self._stamp is not None and is_of_earlier_version(self.path):
            try:
                write_anew(self.path)
            except LibraryError as error:
                self._tell(error)
                return
            self._stamp = self._stamp_now()
        self._left = ""
        if self._stamp is not None:
            self._file = open_for_reading(self.path)

    def _give_up(self, problem: LibraryProblem) -> None:
        """Go on without the file, and tell why; one that may be well again is looked at when next refreshed."""
        self._tell(set_aside_unless_replaced(self.path, problem))
        self._stamp = None if problem.is_damage else _WRONG

    def _tell(self, error: LibraryError) -> None:
        """Tell it once, however often the file is looked at."""
        if str(error) != self._left:
            self.notices.append(str(error))
        self._left = str(error)

    def _stamp_now(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_mtime_ns

    def refresh(self) -> bool:
        """Open the files again where an import or another program has replaced them; gives whether that was so."""
        own = self._own.refresh()
        if self._stamp_now() == self._stamp:
            if own:
                self._forget_catalog()
            return own
        self._forget()
        self._open()
        return True

    def close(self) -> None:
        """Close the file; what is asked afterwards, until ``refresh``, is answered from the bundled cards."""
        self._forget()
        self._stamp = None

    def _forget(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None
        self._forget_catalog()

    def _forget_catalog(self) -> None:
        self._card.cache_clear()
        for name in ("_catalog", "_catalog_at_once"):
            self.__dict__.pop(name, None)

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The user's own cards, in the order in which they were made."""
        return tuple(self._own.cards)

    def save_own(self, record: Record, instead_of: str | None = None) -> Card:
        """Keep a card of the user's own, in the place of their one of its name or of the name ``instead_of``.

        It goes before every other card of its name. Raises CardError, which names the field, for a record that is no
        card, and LibraryError where it cannot be written.
        """
        try:
            return self._own.save(record, instead_of)
        finally:
            # Even where it could not be saved, others' cards may have been read.
            self._forget_catalog()

    def delete_own(self, name: str) -> Record | None:
        """Take one of the user's own cards out; gives its record, None if there is none. Raises LibraryError."""
        try:
            return self._own.delete(name)
        finally:
            self._forget_catalog()

    @property
    def catalog(self) -> Catalog:
        """All entries, loaded when first asked for; that takes some tenths of a second for tens of thousands."""

        def ask() -> Catalog:
            return self._catalog.read()

        return self._safely(ask)

    @cached_property
    def _catalog(self) -> Catalog:
        files = [(Origin.IMPORTED, self._file)] if self._file is not None else []
        return Catalog([*self._own_database, *files, (Origin.BUNDLED, self._bundled.value)])

    @cached_property
    def _catalog_at_once(self) -> Catalog:
        """The few cards that need no waiting for: own and bundled ones."""
        return Catalog([*self._own_database, (Origin.BUNDLED, self._bundled.value)])

    @property
    def _own_database(self) -> list[tuple[Origin, sqlite3.Connection]]:
        return [(Origin.OWN, self._own.database())] if self._own.cards else []

    @property
    def has_imported(self) -> bool:
        """Whether there are imported cards: without, only the few that come with the program and the user's own."""
        return self._file is not None

    @property
    def only_these(self) -> int:
        """How many cards can be found where none were imported, which may be why one is not; 0 where some were."""
        return 0 if self.has_imported else len(self.everything(tokens=False))

    @property
    def is_ready(self) -> bool:
        """Whether all names are in memory, so that a search need not wait for them."""
        return "_catalog" in self.__dict__ and self._catalog.is_ready

    def load_for(self, seconds: float) -> bool:
        """Read names into memory for so long; gives whether all are there now. Raises LibraryError."""
        until = time.perf_counter() + seconds
        return self._safely(lambda: self._bundled.go_on(until) and self._catalog.go_on(until))

    def _safely(self, ask: Callable[[], T]) -> T:
        """Ask; where the user's file turns out to be damaged, set it aside and ask once more without it."""
        try:
            return ask()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            problem = problem_in(error)
            if self._file is None or problem is None:
                raise LibraryError(
                    str(self.path), f"the card library cannot be asked ({error}); please report this"
                ) from error
            is_another = self._stamp_now() != self._stamp
            self._forget()
            if is_another:
                # An import has put a new one in its place meanwhile.
                self._open()
            else:
                self._give_up(problem)
            return ask()

    def search(
        self, query: str, limit: int = 50, *, guesses: bool = True, at_once: bool = False
    ) -> tuple[FoundCard, ...]:
        """Find cards by names or by a query in Scryfall's syntax, the nearest first; see ``query`` for the syntax.

        Guesses at misspelled names are made only where nothing else is found. With ``at_once`` imported cards are left
        out while their names are not in memory. Raises QueryError, which says where.
        """

        def ask() -> tuple[FoundCard, ...]:
            catalog = self._catalog_at_once if at_once and not self.is_ready else self._catalog
            return _found_in(catalog, query, limit, guesses=guesses)

        return self._safely(ask)

    def question(self, query: str, limit: int = 50) -> Callable[[], tuple[FoundCard, ...]] | None:
        """Give a question that another thread may ask, of the cards as they are now; guesses at nothing.

        None for a query that ``search`` answers at once: names, or any query of the few cards at hand while names are
        being read. Raises QueryError, as asking it may, which also raises what SQLite does where the file is damaged or
        was closed meanwhile.
        """
        if not self.is_ready or not has_signs(query):
            return None
        read_query(query)
        return partial(_found_in, self._catalog, query, limit, guesses=False)

    def everything(self, *, tokens: bool = True) -> tuple[FoundCard, ...]:
        """List all cards by name, tokens and other pieces last."""
        listed = self.catalog.entries
        return tuple(FoundCard(entry, 0, Nearness.EXACT) for entry in listed if tokens or entry.kind == CARD)

    def card(self, found: FoundCard | CatalogEntry) -> Card:
        """Open a found card. Raises LibraryError for one that cannot be built."""
        entry = found.entry if isinstance(found, FoundCard) else found
        return self._card(entry.origin, entry.id)

    def record(self, found: FoundCard | CatalogEntry) -> Record:
        """Give a found card as an object in the Scryfall API's shape."""
        entry = found.entry if isinstance(found, FoundCard) else found
        record = self._safely(lambda: self._record(entry.origin, entry.id))
        return record or {}

    def printings(self, found: FoundCard | CatalogEntry) -> tuple[Printing, ...]:
        """List every printing of a found card that is known, the newest first."""
        entry = found.entry if isinstance(found, FoundCard) else found
        return self._safely(lambda: self._printings(entry.origin, entry.id))

    def printings_of(self, name: str) -> tuple[Printing, ...]:
        """List every printing that is known of the card of this full name, imported or bundled, the newest first."""
        number = self._safely(lambda: self._number_of(name, "card"))
        imported = self._safely(lambda: self._printings(Origin.IMPORTED, number)) if number is not None else ()
        ours = bundled_cards().find(name)
        return (*imported, *((ours.printing,) if ours is not None and ours.printing.is_said else ()))

    def _printings(self, origin: Origin, number: int) -> tuple[Printing, ...]:
        database = self._bundled.value if origin is Origin.BUNDLED else self._file
        if origin is Origin.OWN or database is None:
            printing = self._load(origin, number).printing
            return (printing,) if printing.is_said else ()
        return printings_of_card(database, number)

    def _record(self, origin: Origin, number: int) -> Record | None:
        if origin is Origin.OWN:
            return self._own.record(number)
        database = self._bundled.value if origin is Origin.BUNDLED else self._file
        return kept_record_of(database, number) if database is not None else None

    def _load(self, origin: Origin, number: int) -> Card:
        if origin is Origin.OWN:
            return self._own.card(number)
        record = self._safely(lambda: self._record(origin, number))
        return card_of_record(record or {}, str(self.path))

    def find(self, name: str) -> Card | None:
        """Give the card of this name, as the rules need it: in full or any face's.

        The user's own cards go before the imported ones, those before the bundled; a full name wins over a face's, a
        card over a token. None if there is none.
        """
        own = self._own.find(name)
        if own is not None and name_key(own.name) == name_key(name):
            return own
        number = self._safely(lambda: self._number_of(name, "card"))
        if number is not None:
            return self._card(Origin.IMPORTED, number)
        ours = bundled_cards().find(name)
        if ours is not None and name_key(ours.name) == name_key(name):
            return ours
        if own is not None:
            return own
        number = self._safely(lambda: self._number_of(name, "face"))
        return self._card(Origin.IMPORTED, number) if number is not None else ours

    def find_spelled(self, name: str, *, foreign: bool = True) -> Card | None:
        """Give the card that people mean by a name: as ``find``, but accents and punctuation do not count.

        With ``foreign``, names printed in other languages are known, too, where just one card has them.
        """
        card = self.find(name)
        if card is not None:
            return card
        same = self.catalog.names.exactly(name) if name.strip() else []
        if not same and foreign:
            found = self._safely(lambda: exactly_printed(self.catalog, name))
            same = found if len(found) == 1 else []
        return self.card(self.catalog.entry(same[0].card)) if same else None

    def nearest(self, name: str) -> str | None:
        """Give the name of a face that is spelled most like this one; None if none is alike."""
        found = self.catalog.names.find(name, 1)
        return self.catalog.entry(found[0].card).faces[found[0].face].name if found else None

    def near_names(self, words: str, limit: int = 3) -> list[str]:
        """Give names of faces that begin with words, have them or are spelled alike, the best first.

        The words are a name at which somebody stopped or erred, and no query. Raises LibraryError.
        """
        found = self.catalog.names.find(words, limit)
        return [self.catalog.entry(named.card).faces[named.face].name for named in found]

    def _number_of(self, name: str, table: str) -> int | None:
        if self._file is None:
            return None
        key = name_key(name[:_LONGEST_NAME])
        spelled = dict.fromkeys((" ".join(name[:_LONGEST_NAME].split()), key, key.replace(" // ", "//")))
        column = "card.id" if table == "card" else "face.card"
        joined = "card" if table == "card" else "face JOIN card ON card.id = face.card"
        for spelling in spelled:
            sql = f"SELECT {column}, {table}.name FROM {joined} WHERE {table}.name = ? COLLATE NOCASE"
            found = self._file.execute(f"{sql} ORDER BY card.kind, card.id", (spelling,)).fetchall()
            for number, held in found:
                if name_key(held) == key:
                    return int(number)
        return None if key.isascii() else self._number_beyond_ascii(key, table)

    def _number_beyond_ascii(self, key: str, table: str) -> int | None:
        """Find a name with letters whose upper and lower case SQLite does not know."""
        for found in self.catalog.names.exactly(key):
            entry = self.catalog.entry(found.card)
            held = entry.name if table == "card" else entry.faces[found.face].name
            if entry.origin is Origin.IMPORTED and name_key(held) == key:
                return entry.id
        return None


def _found_in(catalog: Catalog, query: str, limit: int, *, guesses: bool) -> tuple[FoundCard, ...]:
    named = search_catalog(catalog, query, limit, guesses=guesses)
    return tuple([FoundCard(catalog.entry(found.card), found.face, found.nearness) for found in named])


_LONGEST_NAME = 400
