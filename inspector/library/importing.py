"""Bringing files of cards into the library: written to a new file beside it, which then takes its place at once.

Until that last step nothing of the library is touched, so an import can be stopped, or the machine switched off, at
any moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from inspector.cards import LAYOUTS
from inspector.cards.limits import MOST_FACES
from inspector.cards.told_layouts import is_meld_in_words, told_layout, why_untold, words_of_face
from inspector.library.building import Building
from inspector.library.errors import LibraryError, StoppedError
from inspector.library.records import Incoming, IncomingFace, Repaired, Unreadable
from inspector.library.report import ImportReport, Skip
from inspector.library.rows import OTHER_OBJECTS, SkippedError, rows_of
from inspector.library.sources import CardFile, open_source

_EVERY = 0.05
_ENGLISH = ("en", None)


class Progress(msgspec.Struct, frozen=True):
    """How far an import is: which file, bytes done and in all, cards so far, seconds since it began."""

    file: str
    done: int
    total: int
    cards: int
    seconds: float
    finishing: bool = False

    @property
    def speed(self) -> float:
        """Bytes a second so far."""
        return self.done / self.seconds if self.seconds > 0 else 0.0

    @property
    def seconds_left(self) -> float | None:
        """How long it may take still; None while that cannot be told."""
        return (self.total - self.done) / self.speed if self.done and self.speed else None


# Called with the progress some times a second; gives True to go on, False to stop.
OnProgress = Callable[[Progress], bool]


def import_cards(library: Path, files: Sequence[Path], on_progress: OnProgress | None = None) -> ImportReport:
    """Import files into the library's file, which is made if there is none; the newest import of a card wins.

    A file that cannot be read is told in the report and the others are read. Raises StoppedError where it was stopped
    and LibraryError where nothing could be read or written; the library is as it was before then.
    """
    return _Import(library, files, on_progress or (lambda _progress: True)).run()


class _Import:
    """One import at work."""

    def __init__(self, library: Path, files: Sequence[Path], on_progress: OnProgress) -> None:
        self._files = files
        self._on_progress = on_progress
        self._began = time.perf_counter()
        self._told = 0.0
        self._before = 0
        self._source: CardFile | None = None
        self._name = ""
        self.report = ImportReport()
        self._building = Building(library, self.report, self._tick)

    def run(self) -> ImportReport:
        """Read all files and put the new library in place."""
        with self._building as building:
            total = 0
            for number, path in enumerate(self._files):
                self._name = path.name
                try:
                    self._read(path, number)
                except LibraryError as error:
                    self.report.refused.append(str(error))
                total += self._source.total if self._source else 0
            if self.report.read == 0:
                files = ", ".join(str(path) for path in self._files)
                empty = str(LibraryError(files, "no record of a card is in it; choose another file"))
                raise LibraryError.of_sentences(self.report.refused or [empty])
            self.report.bytes_read = self._before
            if building.count:
                building.finish()
        self.report.seconds = time.perf_counter() - self._began
        return self.report

    def _read(self, path: Path, number: int) -> None:
        self._source = None
        source = self._source = open_source(path, self._building.folder, self._tick)
        try:
            put, tick = self._put, self._tick
            for count, item in enumerate(source):
                if not count:
                    _refuse_other_kinds(item, path)
                if type(item) is Incoming:
                    put(item, number, source)
                else:
                    self._unusual(item, number, source)
                if not count & 255:
                    tick()
        finally:
            self._before += source.total
            source.close()
            self._source = None

    def _unusual(self, item: Incoming | Repaired | Unreadable, number: int, source: CardFile) -> None:
        if isinstance(item, Unreadable):
            self.report.skip(Skip(self._name, item.place, item.name[:100], item.reason))
        elif isinstance(item, Repaired):
            skipped = sum(self.report.skipped.values())
            self._put(item.record, number, source)
            if sum(self.report.skipped.values()) == skipped:
                self.report.repair(source.place, str(item.record.name)[:100], item.problems)
            else:
                self.report.explain(item.problems)

    def _put(self, record: Incoming, number: int, source: CardFile) -> None:
        if is_meld_in_words(record.layout, record.oracle_text):
            record.layout = "meld"
        if record.layout is None and record.name:
            parts = record.card_faces or (record,)
            record.layout = told_layout(record.name, [words_of_face(part) for part in parts[:MOST_FACES]])
            if record.layout is None:
                why = why_untold(record.name, len(parts))
                reason = "has faces, and nothing says how they lie on the card"
                self.report.skip(Skip(self._name, source.place, record.name[:100], reason, why))
                return
        if record.layout == "reversible_card":
            for single in unfolded(record):
                self._put_one(single, number, source, reversible=True)
        else:
            self._put_one(record, number, source)

    def _put_one(self, record: Incoming, number: int, source: CardFile, *, reversible: bool = False) -> None:
        building = self._building
        try:
            rows = rows_of(record)
        except SkippedError as error:
            name = str(record.name or "")[:100]
            self.report.skip(Skip(self._name, source.place, name, str(error), error.detail))
            return
        self.report.read += 1
        if rows.notes:
            self.report.differ(rows.name, rows.notes)
        if rows.layout not in LAYOUTS:
            self.report.unknown_layouts[rows.layout] += 1
        # Of two printings the one that says more, then the English, the one of the later file, the newer.
        building.put(rows, (not reversible, -rows.unsaid, record.lang in _ENGLISH, number, record.released_at or ""))

    def _tick(self, *, finishing: bool = False) -> None:
        """Tell the progress, at most some times a second, and stop where that is wanted."""
        now = time.perf_counter()
        if now - self._told < _EVERY:
            return
        self._told = now
        source = self._source
        done = self._before + (source.done if source else 0)
        progress = Progress(
            file=self._name,
            done=done,
            total=self._before + source.total if source else max(done, 1),
            cards=self._building.count,
            seconds=now - self._began,
            finishing=finishing,
        )
        if not self._on_progress(progress):
            raise StoppedError


def _refuse_other_kinds(first: Incoming | Repaired | Unreadable, path: Path) -> None:
    """Refuse a file of Scryfall's that is none of cards by its first record; raises LibraryError."""
    record = first.record if isinstance(first, Repaired) else first
    words = OTHER_OBJECTS.get(str(record.object)) if isinstance(record, Incoming) else None
    if words:
        raise LibraryError(str(path), f"this file holds {words}, no cards; of Scryfall's files choose Oracle Cards")


def unfolded(record: Incoming) -> list[Incoming]:
    """Take a card printed twice on one piece apart: a record for each Oracle id on it, in the card's own layout."""
    found: dict[str | None, Incoming] = {}
    for face in record.card_faces or (record,):
        oracle_id = face.oracle_id or record.oracle_id
        same = [held for held in found.values() if held.name == (face.name or record.name)]
        if oracle_id in found or any(None in (oracle_id, held.oracle_id) for held in same):
            continue
        layout = face.layout if face.layout not in (None, "reversible_card") else "normal"
        own = {key: getattr(face, key) for key in IncomingFace.__struct_fields__ if getattr(face, key) is not None}
        whole = {key: getattr(record, key) for key in _OF_PRINTING}
        found[oracle_id] = Incoming(**(whole | own | {"oracle_id": oracle_id, "layout": layout}))
    return list(found.values())


_OF_PRINTING = (
    "lang",
    "released_at",
    "set",
    "frame_effects",
    "cmc",
    "color_identity",
    "keywords",
    "all_parts",
    "foreign",
    "all_sets",
)
