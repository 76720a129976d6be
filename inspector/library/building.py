"""The new file of an import: rows are put into it, the old file's are carried over, then it takes the old one's place.

Nobody else sees the new file before that, so it needs neither journal nor care; a stopped import leaves nothing.
"""

from __future__ import annotations

import gc
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

from inspector.keeping import FileLock, KeepingError, confirm_folder, take_the_place
from inspector.library.bundled import bundled_cards
from inspector.library.errors import LibraryError, StoppedError
from inspector.library.folding import folded
from inspector.library.gradual import at_once
from inspector.library.melds import give_melds_their_value, tell_melds_apart
from inspector.library.poorer import Poorer, drop_poorer_than_bundled, drop_poorer_than_old
from inspector.library.printed_as import joined_printings
from inspector.library.report import ImportReport
from inspector.library.rows import NAME_KEY, CardRows
from inspector.library.schema import (
    CARD_COLUMNS,
    FACE_COLUMNS,
    KEY_INDEX,
    OTHER_INDEXES,
    PRINTED_COLUMNS,
    carry_over,
    create_tables,
    match_old,
    old_column,
)
from inspector.library.search_index import index_of, keep_index
from inspector.library.store import PART_SUFFIX, problem_in, problem_of_library, set_library_aside
from inspector.library.twins import join_twins, joined_sets

_BATCH = 400
# Whoever sweeps up or sets aside has the lock for a moment.
_WAIT = 0.25
_STEPS_BETWEEN_TICKS = 20_000
_Rank = tuple[bool, int, bool, int, str]


class Tick(Protocol):
    """Tells the progress now and then; raises StoppedError where the import is to stop."""

    def __call__(self, *, finishing: bool = False) -> None:
        """Tell it."""


class _Seen(msgspec.Struct, gc=False):
    """A card of this import: its id, how good its printing is, how many faces it has, the sets it was in.

    ``printings`` are all of them, once there is a second one.
    """

    id: int
    rank: _Rank
    faces: int
    sets: str
    printing: str
    printings: set[str] | None = None


class Building:
    """A new library in the making; leaving the context without ``finish`` drops it. Raises LibraryError."""

    def __init__(self, library: Path, report: ImportReport, tick: Tick) -> None:
        self.library = library
        self.folder = library.parent
        self.report = report
        self._tick = tick
        self._part = library.with_name(library.name + PART_SUFFIX)
        self._lock = FileLock(library)
        # How many cards are in it so far.
        self.count = 0
        self._seen: dict[str, _Seen] = {}
        self._more_sets: set[str] = set()
        # Which of them the old file has, and whether in the same words.
        self._known: dict[int, int] = {}
        self._joined = 0
        self._cards: list[tuple[Any, ...]] = []
        self._faces: list[tuple[Any, ...]] = []
        self._printed: list[tuple[Any, ...]] = []
        self._finished = False
        self._stopped: StoppedError | None = None

    def __enter__(self) -> Self:
        try:
            with ExitStack() as begun:
                self._begin(begun)
                self._begun = begun.pop_all()
        except OSError as error:
            raise self._unwritable(error.strerror or str(error)) from None
        except sqlite3.Error as error:
            raise self._unwritable(str(error)) from None
        return self

    def _begin(self, begun: ExitStack) -> None:
        """Take the lock and make the new file; what is to be undone in the end is put into ``begun``."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self._lock.take(_WAIT):
            raise LibraryError(
                str(self.library), "another import is at work on this card library; wait until it is done"
            )
        begun.callback(self._lock.release)
        self._make_room()
        self._part.unlink(missing_ok=True)
        begun.callback(self._drop)
        self._db = sqlite3.connect(self._part.absolute().as_uri(), uri=True, isolation_level=None)
        begun.callback(self._db.close)
        for pragma in (
            "page_size = 16384",
            "journal_mode = OFF",
            "synchronous = OFF",
            "cache_size = -16000",
            "temp_store = MEMORY",
        ):
            self._db.execute(f"PRAGMA {pragma}")
        create_tables(self._db)
        self._db.execute("BEGIN")

    def _make_room(self) -> None:
        """Set a damaged file aside, which the report tells; raises LibraryError for one that must stay as it is."""
        problem = problem_of_library(self.library)
        if problem is None:
            return
        told = set_library_aside(self.library, problem)
        if not problem.is_damage or self.library.exists():
            raise told
        self.report.refused.append(str(told))

    def _drop(self) -> None:
        if not self._finished:
            # What cannot be removed now is swept up when the library is next opened.
            with suppress(OSError):
                self._part.unlink(missing_ok=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._begun.close()
        if isinstance(error, sqlite3.Error):
            raise self._unwritable(str(error)) from None

    def _unwritable(self, why: str) -> LibraryError:
        return LibraryError(str(self.library), f"the card library cannot be written ({why}); check its folder and disk")

    def put(self, rows: CardRows, rank: _Rank) -> None:
        """Put a card in, or note it as a further printing of one that is in and has the better rank."""
        key = rows.key
        sets = _sets_of(rows.set_code, rows.all_sets)
        seen = self._seen.get(key)
        if seen is None:
            self.count += 1
            seen = self._seen[key] = _Seen(self.count, rank, len(rows.faces), sets, rows.printing)
            self._put_rows(seen, rows)
        else:
            self.report.printings += 1
            if sets not in seen.sets:
                seen.sets = joined_sets(seen.sets, sets)
                self._more_sets.add(key)
            if rows.printing != seen.printing or seen.printings is not None:
                seen.printings = seen.printings or {seen.printing}
                seen.printings.add(rows.printing)
            if rank > seen.rank:
                self._replace(seen, rank, rows)
        if rows.printed:
            self._put_printed(seen, rows)

    def _replace(self, seen: _Seen, rank: _Rank, rows: CardRows) -> None:
        if len(rows.faces) < seen.faces:
            self._flush()
            self._db.execute("DELETE FROM face WHERE card = ?", (seen.id,))
        seen.rank, seen.faces, seen.printing = rank, len(rows.faces), rows.printing
        self._put_rows(seen, rows)

    def _put_rows(self, seen: _Seen, rows: CardRows) -> None:
        self._cards.append(rows.card_row(seen.id, seen.sets))
        self._faces += rows.face_rows(seen.id)
        if len(self._cards) >= _BATCH:
            self._flush()

    def _put_printed(self, seen: _Seen, rows: CardRows) -> None:
        self._printed += [
            (seen.id, face, lang, name, folded(name) or name.casefold()) for face, lang, name in rows.printed
        ]
        if len(self._printed) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        for table, columns, rows in (
            ("card", CARD_COLUMNS, self._cards),
            ("face", FACE_COLUMNS, self._faces),
            ("printed", PRINTED_COLUMNS, self._printed),
        ):
            if rows:
                marks = ", ".join("?" * len(columns))
                way = "IGNORE" if table == "printed" else "REPLACE"
                self._db.executemany(f"INSERT OR {way} INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
                rows.clear()

    def finish(self) -> None:
        """Carry the old cards over, make the indexes, and put the new file in the old one's place."""
        self._db.set_progress_handler(self._between_steps, _STEPS_BETWEEN_TICKS)
        try:
            self._complete()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if self._stopped is not None:
                raise self._stopped from None
            problem = problem_in(error)
            if problem is None or not problem.is_damage:
                raise
            # Only the old file can be meant, of which something was to be carried over.
            raise set_library_aside(self.library, problem) from None
        except OSError as error:
            raise self._unwritable(error.strerror or str(error)) from None
        self._db.set_progress_handler(None, 0)
        self._db.close()
        self._swap()

    def _between_steps(self) -> int:
        try:
            self._tick(finishing=True)
        except StoppedError as stopped:
            self._stopped = stopped
            return 1
        return 0

    def _complete(self) -> None:
        run = self._db.execute
        self._flush()
        self._db.executemany(
            "UPDATE card SET sets = ? WHERE id = ?",
            [(self._seen[key].sets, self._seen[key].id) for key in self._more_sets],
        )
        self._db.executemany(
            "UPDATE card SET printings = ? WHERE id = ?",
            [
                ("\n".join([one.printing, *sorted(one.printings - {one.printing})]), one.id)
                for one in self._seen.values()
                if one.printings
            ],
        )
        run(KEY_INDEX)
        self._join_twins()
        old = self.library if self.library.exists() else None
        if old is not None:
            run("COMMIT")
            run("ATTACH ? AS old", (f"{old.absolute().as_uri()}?mode=ro&immutable=1",))
            run("BEGIN")
            self._join_with_old()
        else:
            self.report.new = self.count - self._joined
        self._drop_poorer_than_bundled()
        tell_melds_apart(self._db)
        give_melds_their_value(self._db)
        for statement in OTHER_INDEXES.split(";"):
            run(statement)
        # From here on nothing is asked of what was seen nor of pages already read, and the index needs their room.
        self._seen.clear()
        run("PRAGMA shrink_memory")
        with _nothing_to_collect():
            keep_index(self._db, at_once(index_of(self._db)))
        run("COMMIT")

    def _join_twins(self) -> None:
        without_id = sum(key.startswith(NAME_KEY) for key in self._seen)
        if 0 < without_id < len(self._seen):
            ranks = {seen.id: seen.rank for seen in self._seen.values()}
            self._joined = join_twins(self._db, lambda one, other: ranks[one] > ranks[other])
            self.report.printings += self._joined

    def _join_with_old(self) -> None:
        run = self._db.execute
        adopt_keys(self._db)
        match_old(self._db, NAME_KEY)
        run("CREATE INDEX temp.moved_by_old ON moved (was)")
        poorer = drop_poorer_than_old(self._db)
        both = "temp.moved JOIN card AS n ON n.id = is_now JOIN old.card AS o ON o.id = was"
        known = self._known = dict(run(f"SELECT n.id, n.digest = o.digest FROM {both}").fetchall())
        self.report.same = sum(known.values())
        self.report.changed = len(known) - self.report.same
        self.report.new = self.count - self._joined - len(known) - len(poorer)
        self.report.leave([str(each) for each in poorer])
        sets = run(f"SELECT n.id, n.sets, o.sets FROM {both} WHERE n.sets <> o.sets").fetchall()
        self._db.executemany("UPDATE card SET sets = ? WHERE id = ?", [(joined_sets(n, o), i) for i, n, o in sets])
        old = f"(SELECT id, {old_column(self._db, 'printings')} AS printings FROM old.card)"
        more = run(
            f"SELECT n.id, n.printings, o.printings FROM temp.moved JOIN card AS n ON n.id = is_now JOIN {old} AS o "
            "ON o.id = was WHERE n.printings <> o.printings"
        ).fetchall()
        self._db.executemany(
            "UPDATE card SET printings = ? WHERE id = ?", [(joined_printings(n, o), i) for i, n, o in more]
        )
        run(
            "UPDATE card SET parts = (SELECT o.parts FROM temp.moved JOIN old.card AS o ON o.id = was "
            "WHERE is_now = card.id) WHERE layout = 'meld' AND parts IS NULL AND id IN (SELECT is_now FROM temp.moved)"
        )
        carry_over(self._db, self.count)
        for each in poorer:
            self._join_printings(each)

    def _join_printings(self, poorer: Poorer) -> None:
        """Keep of a record that was not taken at least where it was printed."""
        number = poorer.was + self.count
        sets, printings = self._db.execute("SELECT sets, printings FROM card WHERE id = ?", (number,)).fetchone()
        joined = (joined_sets(sets, poorer.sets), joined_printings(printings, poorer.printings), number)
        self._db.execute("UPDATE card SET sets = ?, printings = ? WHERE id = ?", joined)

    def _drop_poorer_than_bundled(self) -> None:
        found = drop_poorer_than_bundled(self._db, bundled_cards())
        of_files = [str(poorer) for number, poorer in found if number <= self.count]
        for number, _ in found:
            if number <= self.count:
                self.report.new -= number not in self._known
                self.report.changed -= self._known.get(number) == 0
                self.report.same -= self._known.get(number) == 1
        self.report.leave(of_files)

    def _swap(self) -> None:
        """Make sure that all of it is on the disk, then let it take the old file's name in one step."""
        try:
            with self._part.open("rb+") as file:
                os.fsync(file.fileno())
            take_the_place(self._part, self.library)
        except PermissionError:
            raise LibraryError(
                str(self.library),
                "the card library cannot be replaced because another program has it open, and it is as it was; "
                "close other windows of Card Inspector and import again",
            ) from None
        except OSError as error:
            raise self._unwritable(error.strerror or str(error)) from None
        self._finished = True
        try:
            confirm_folder(self.folder, self.library)
        except KeepingError as error:
            raise LibraryError(str(self.library), error.clause) from None


def write_anew(library: Path) -> None:
    """Write a file of an earlier version in the form of this one; raises LibraryError, and the file is as it was."""

    def tick(*, finishing: bool = False) -> None:
        del finishing

    with Building(library, ImportReport(), tick) as building:
        building.finish()


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """Let the collector rest where lists of a hundred thousand values are made, none of which leads back to itself.

    It would go through them again and again, for a seventh of the time that they take to make.
    """
    was_at_work = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_at_work:
            gc.enable()


@lru_cache(maxsize=4096)
def _sets_of(code: str | None, more: tuple[str, ...]) -> str:
    """Write set codes as ``|isd|dka|``."""
    codes = dict.fromkeys(each.lower()[:20].replace("|", "") for each in (code or "", *more))
    return "".join(["|", *(f"{each}|" for each in codes if each)])


def adopt_keys(database: sqlite3.Connection) -> None:
    """Let cards without an Oracle id become the one card of the old file that has their full name and kind.

    Where the old file has two cards of this name, or none, they stay apart. An old card without an Oracle id becomes
    the new one of its name in the same way.
    """
    run = database.execute
    run(
        "CREATE TEMP TABLE known AS SELECT name, kind, min(key) AS key FROM "
        "(SELECT DISTINCT name, kind, key FROM old.card) GROUP BY name, kind HAVING count(*) = 1"
    )
    run("CREATE INDEX temp.known_by_name ON known (name, kind)")
    run(
        "UPDATE OR IGNORE card SET key = "
        "(SELECT k.key FROM temp.known AS k WHERE k.name = card.name AND k.kind = card.kind) "
        f"WHERE key LIKE '{NAME_KEY}%' AND (name, kind) IN (SELECT name, kind FROM temp.known)"
    )
    run("DROP TABLE temp.known")
