"""What comes into the window: boards, files of every kind, cards from the search, imported or made by the user."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from inspector.library.decks import is_prose
from inspector.scenario.words import begins_as_board
from inspector.sharing import is_code
from inspector.window.board.boards import Boards
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.files.files import Files
from inspector.window.files.gallery import Gallery
from inspector.window.in_words.in_words import InWords
from inspector.window.kept.recovery import Left, Recovery
from inspector.window.kept.settings import Settings
from inspector.window.own_card.own_card import OwnCard
from inspector.window.palette.palette import Palette
from inspector.window.rules_reader.kinds_of_files import is_lesson_file, kind_of_file
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.search.card_import import CardImport
from inspector.window.search.controller import Finding
from inspector.window.search.deck_sheet import ask_for_deck, open_deck, paste_deck


class IncomingFiles(QObject):
    """Makes those who bring something in, and sends each file to the one whom it concerns.

    ``asked`` is emitted with a notice for the bar and its answers, ``answered`` when one of them was given, ``settled``
    when it was done. ``lesson_named`` is emitted with a file in which a lesson can be read.
    """

    asked = Signal(object, object)
    answered = Signal()
    settled = Signal()
    lesson_named = Signal(object)

    def __init__(
        self,
        session: Session,
        boards: Boards,
        reader: RulesReader,
        kept: tuple[Settings, Recovery],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        settings, recovery = kept
        self._session, self._reader, self._window = session, reader, window
        self.files = Files(session, boards, settings, recovery, window)
        self.finding = Finding(session, settings, window)
        self.card_import = CardImport(session, self.finding, window)
        self.own_card = OwnCard(session, self.finding, window)
        self.in_words = InWords(session, boards, window)
        self.gallery = Gallery(session, window)
        self.gallery.taken.connect(self.files.open_path)
        self.gallery.worded.connect(self._open_in_words)
        self.palette = Palette(session, boards, self.files, self.finding, reader, settings, window)

    def _open_in_words(self, path: Path, text: str) -> None:
        """Open a sample with its words beside it, and what comes of its question."""
        if self.files.open_path(path):
            self.in_words.keep(text)
            self.in_words.show()

    def open_named(self, named: Path) -> bool:
        """Open what the command line or a link names: a file, or a code, unless a file is called so."""
        if is_code(str(named)) and not os.path.exists(named):  # noqa: PTH110 - a long code is no name of a file
            return self.files.open_code(str(named))
        if is_lesson_file(named):
            return self._open_lesson(named)
        return self.files.open_path(named)

    def _open_lesson(self, path: Path) -> bool:
        # Training is loaded when it is first wanted.
        from inspector.training import LessonError, read_set

        try:
            read_set(path)
        except LessonError as error:
            self._session.tell("refused", f"{error}.")
            return False
        self.lesson_named.emit(path)
        return True

    def open_dropped(self, path: Path, *more: Path) -> None:
        """Open what was dropped on the window, told by its content; of several files all cards are imported.

        Files that are left aside meanwhile are told.
        """
        kinds = {each: kind_of_file(each, self.finding.is_card) for each in (path, *more)}
        cards = [each for each, kind in kinds.items() if kind == "cards"]
        taken = cards if kinds[path] == "cards" else [path]
        aside = ", ".join(each.name for each in kinds if each not in taken)
        if aside:
            self._session.tell("note", f"Not opened: {aside}; drop each of these separately.")
        if kinds[path] == "cards":
            self.card_import.read(cards)
        elif kinds[path] == "deck":
            open_deck(path, self._session, self._window)
        elif kinds[path] == "rules":
            self._reader.add_text(path)
        elif kinds[path] == "lesson":
            self._open_lesson(path)
        else:
            # A scenario, a board in words or one of Forge's: which of them its name and its content tell.
            self.files.open_path(path)

    def ask_for_deck(self) -> None:
        """Ask for a decklist and show what can be placed of it."""
        ask_for_deck(self._session, self._window)

    def paste(self) -> None:
        """Open the board on the clipboard, a code or words, or show what can be placed of the decklist there.

        Sentences are no decklist, whatever they begin with: they are read as a board, with its words beside it.
        """
        text = QApplication.clipboard().text()
        if self.take_text(text):
            return
        if is_prose(text):
            self._read_in_words(text)
            return
        sheet = paste_deck(self._session, self._window)
        if sheet is not None:
            sheet.words_wanted.connect(self._read_in_words)

    def _read_in_words(self, text: str) -> None:
        """Read sentences as a board of its own, with its words beside it, whatever could be read of them."""
        self.files.open_text(text)
        self.in_words.show()

    @staticmethod
    def is_board(text: str) -> bool:
        """Whether a text holds a board, as a code or in words."""
        return is_code(text) or begins_as_board(text)

    def take_text(self, text: str) -> bool:
        """Open the board that a text holds, as a code or in words; whether it holds one."""
        if is_code(text):
            self.files.open_code(text)
        elif begins_as_board(text):
            self.files.open_text(text)
        else:
            return False
        return True

    def offer_recovery(self) -> None:
        """Ask, in the bar, about the boards that an earlier run left unsaved, one after the other or all at once."""
        left = self.files.left_behind()
        wrong = self.files.told_at_start()
        if not left:
            if wrong:
                self.asked.emit(Notice("refused", wrong), ())
            return
        first = left[0]
        name = first.scenario.title or (first.path.name if first.path else "an unnamed board")
        count = len(first.scenario.actions)
        what = f"{name} ({count} step{'s' * (count != 1)})"
        said = f"Not saved when you quit: {what}." if first.was_closed else f"The program ended without saving {what}."
        text = f"{wrong} {said}".lstrip()
        choices = [("Restore it", partial(self._settle, self.files.restore, (first,)))]
        if len(left) > 1:
            choices.append((f"Restore all {len(left)}", partial(self._settle, self.files.restore, left)))
        choices.append(("Discard it", partial(self._settle, self.files.discard, (first,))))
        self.asked.emit(Notice("note", text), tuple(choices))

    def _settle(self, deed: Callable[[Left], None], left: tuple[Left, ...]) -> None:
        self.answered.emit()
        for each in left:
            deed(each)
        self.settled.emit()
