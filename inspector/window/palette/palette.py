"""The palette at work: asks everyone for what they have, ranks it, and has done what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from inspector.library import LibraryError, QueryError
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.files.files import Files
from inspector.window.in_words.offers import SentenceOffer, do_offered, sentence_offers
from inspector.window.kept.settings import USED, Settings
from inspector.window.palette.entries import (
    board_entries,
    card_entries,
    command_entries,
    rule_entries,
    sample_entries,
    sentence_entries,
)
from inspector.window.palette.ranking import PaletteEntry, ranked, used_now
from inspector.window.palette.sheet import PaletteSheet
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.search.controller import Finding
from inspector.window.widgets.commands import Command

MOST_USED = 40
_ID = "palette"


class Palette(QObject):
    """One field for everything.

    ``rule_wanted`` is emitted with the number of a rule, ``asked_for`` with what the rules are to be searched for.
    """

    rule_wanted = Signal(str)
    asked_for = Signal(str)

    def __init__(
        self,
        session: Session,
        boards: Boards,
        files: Files,
        finding: Finding,
        reader: RulesReader,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._boards, self._files = session, boards, files
        self._finding, self._reader, self._settings = finding, reader, settings
        self._records: Sequence[Command] = ()
        self._standing: tuple[PaletteEntry, ...] = ()
        self._samples: tuple[PaletteEntry, ...] = ()
        self._sentences: tuple[SentenceOffer, ...] = ()
        self.sheet = PaletteSheet(window)
        self.sheet.typed.connect(self._show)
        self.sheet.entered.connect(self._enter)
        self.sheet.taken.connect(self._have)

    def command(self, records: Sequence[Command]) -> Command:
        """The command that opens it; it offers the ``records`` as they are when it opens."""
        self._records = records
        return Command(id=_ID, text="Find anything …", menu="Edit", run=self.toggle, group=1)

    def toggle(self) -> None:
        """Open it, or put it away."""
        if not self.sheet.isHidden():
            self.sheet.close_sheet()
            return
        records = [record for record in self._records if record.id != _ID]
        self._standing = (*command_entries(records), *board_entries(self._boards))
        self._samples = self._samples or tuple(sample_entries())
        if not self._session.cards.library.is_ready:
            self._finding.prepare_soon()
        self.sheet.open_sheet()
        self._show("")

    def _show(self, typed: str) -> None:
        used = tuple(self._settings.get(USED).split("\n"))
        if not typed.strip():
            self.sheet.show_hits(ranked("", self._standing, used))
            return
        self._sentences = self._read(typed)
        sentences = sentence_entries(typed, self._sentences)
        others = (*self._cards(typed), *rule_entries(typed, self._reader))
        entries = (*self._standing, *self._samples, *others, *sentences)
        self.sheet.show_hits(ranked(typed, entries, used))

    def _enter(self) -> None:
        """Who presses Enter while names of cards are read gets the best of all of them, unless led to another line."""
        if self._finding.is_loading and self.sheet.list.currentRow() < 0:
            self._finding.prepare()
            self._show(self.sheet.field.text())
        self.sheet.take_current()

    def _cards(self, typed: str) -> tuple[PaletteEntry, ...]:
        try:
            return tuple(card_entries(self._finding.look_up(typed)))
        except QueryError:
            # What is no query may be the name of something else: the other kinds are asked all the same.
            return ()

    def _read(self, typed: str) -> tuple[SentenceOffer, ...]:
        try:
            return sentence_offers(self._session.board, typed)
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return ()

    def _have(self, entry: PaletteEntry) -> None:
        if entry.kind == "sentence":
            # It was meant for this board, and is no habit.
            offer = next(each for each in self._sentences if f"sentence:{each.sentence}" == entry.id)
            do_offered(self._session, offer)
            return
        used = used_now(entry.id, self._settings.get(USED).split("\n"), MOST_USED)
        self._settings.put(USED, "\n".join(used))
        kind, _, target = entry.id.partition(":")
        if kind == "command":
            self._do(next(record for record in self._records if record.id == target))
        elif kind == "board":
            # A board that was closed by its key meanwhile is nowhere, and nothing is shown in its place.
            here = (place for place, tab in enumerate(self._boards.tabs) if str(tab.key) == target)
            self._boards.show(next(here, -1))
        elif kind == "sample":
            self._files.open_path(Path(target))
        elif kind == "card":
            self._finding.place(target)
        elif kind == "rule":
            self.rule_wanted.emit(target)
        else:
            self.asked_for.emit(target)

    def _do(self, record: Command) -> None:
        # A key may have changed what it waits for since the list was made.
        problem = record.why_not()
        if problem:
            self._session.tell("nothing", f"{record.text}: {problem}.")
        else:
            record.run()
