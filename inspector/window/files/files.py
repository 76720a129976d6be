"""Opening and saving: dialogs, recent files, the question about unsaved changes, and the table kept aside meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from inspector.keeping import KeepingError, sweep
from inspector.library import LibraryError, bundled_cards
from inspector.library.forge import BOARD_SUFFIX
from inspector.rulebook.shelf import shelf_folder
from inspector.scenario import SUFFIX, Scenario, ScenarioError, read_scenario, write_scenario
from inspector.scenario.embedding import with_its_cards
from inspector.scenario.words import WORDS_SUFFIX, text_of_file
from inspector.sharing import scenario_of_code
from inspector.window.board.boards import Boards
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.files import boards_in_words, forge_boards
from inspector.window.files.samples import is_bundled
from inspector.window.kept.recovery import Left, Recovery
from inspector.window.kept.settings import Settings
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import ask
from inspector.window.words.scenario_errors import error_in_words

FILTER = f"Scenarios (*{SUFFIX} *.json);;All files (*)"
OPEN_FILTER = (
    f"Scenarios, boards in words and Forge boards (*{SUFFIX} *.json *{WORDS_SUFFIX} *{BOARD_SUFFIX});;All files (*)"
)
_KEEP_AFTER_MS = 300
_LONGEST_NAME = 60


class Files(QObject):
    """Keeps the boards and the user's files together. Whatever is wrong with a file, the table stays as it is.

    ``asked`` is emitted with a question for the bar and its answers, ``recent_changed`` when another file was opened
    or saved, ``worded`` when a board in words was opened, with its text and what of it could be read, ``sampled`` with
    the path of a sample that was opened.
    """

    asked = Signal(object, object)
    worded = Signal(str, object)
    sampled = Signal(object)
    recent_changed = Signal()

    def __init__(
        self, session: Session, boards: Boards, settings: Settings, recovery: Recovery, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._boards = boards
        self._settings = settings
        self._recovery = recovery
        self._not_kept = ""
        self._without_cards = ""
        self._kept_for_later: frozenset[int] = frozenset()
        self._window = window
        self.forge = forge_boards.ForgeBoards(session, window)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_KEEP_AFTER_MS)
        self._timer.timeout.connect(self.keep_aside)

    def open(self) -> None:
        """Ask for a file and open it."""
        folder = str(self._session.whole.path.parent) if self._session.whole.path else ""
        name, _ = QFileDialog.getOpenFileName(self._window, "Open a board", folder, OPEN_FILTER)
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> bool:
        """Open this file on a board of its own; whether it was opened.

        What belongs to the program opens as a copy that has no file yet: saving asks where.
        """
        if forge_boards.is_forge_file(path):
            return self._open_forge(path)
        if path.suffix.lower() == WORDS_SUFFIX:
            return self._open_words(path)
        sample = is_bundled(path)
        try:
            if not self._boards.open(read_scenario(path), None if sample else path):
                return False
        except (ScenarioError, LibraryError) as error:
            self._session.tell("refused", f"{_in_words(error)} Nothing on the desk was changed.")
            return False
        self._session.tell_impossible()
        if sample:
            self.sampled.emit(path)
        else:
            self._settings.add_recent(path)
            self.recent_changed.emit()
        return True

    def _open_forge(self, path: Path) -> bool:
        if not self.forge.open(path, lambda scenario: self._boards.open(scenario, None)):
            return False
        self._settings.add_recent(path)
        self.recent_changed.emit()
        return True

    def _open_words(self, path: Path) -> bool:
        try:
            text = text_of_file(path)
        except ScenarioError as error:
            self._session.tell("refused", f"{_in_words(error)} Nothing on the desk was changed.")
            return False
        if not self.open_text(text, path.stem):
            return False
        self._settings.add_recent(path)
        self.recent_changed.emit()
        return True

    def open_text(self, text: str, title: str = "") -> bool:
        """Open a board in words on a board of its own, as far as it can be read; whether all of it was.

        ``title`` is what the board is called where the text does not say: the name of its file, if it is from one.
        """
        try:
            text, found, taken = boards_in_words.board_of_words(self._session, text)
            if not self._boards.open(boards_in_words.titled(found, title), None, saved=bool(title)):
                return False
        except (ScenarioError, LibraryError) as error:
            self._session.tell("refused", f"{_in_words(error)} Nothing on the desk was changed.")
            return False
        self._session.tell_impossible()
        wrong = boards_in_words.what_is_wrong(found)
        if wrong:
            self._session.tell("refused", wrong)
        elif taken:
            self._session.tell("done", " ".join(taken))
        self.worded.emit(text, found)
        return not wrong

    def open_code(self, text: str) -> bool:
        """Open the board of the code that a text holds, as whoever it was made for sees it; whether it was opened."""
        try:
            scenario = scenario_of_code(text)
            if not self._boards.open(scenario, None, saved=False):
                return False
        except (ScenarioError, LibraryError) as error:
            self._session.tell("refused", f"{_in_words(error)} Nothing on the desk was changed.")
            return False
        seen = self._session.board
        whose = f", seen by {seen.seen_as}" if seen.is_seen else ""
        self._session.tell("done", f"Opened the board of a code{whose}.")
        self._session.tell_impossible()
        return True

    def open_question(self, scenario: Scenario) -> None:
        """Open the board of a question of training on a board of its own, to play with."""
        self._boards.open(scenario, None, saved=True)
        self._session.tell("done", "This is the board of the question: play with it as you like.")

    def save(self) -> bool:
        """Save to the scenario's file, or ask for one; whether it was saved."""
        path = self._session.whole.path
        return self._write(path) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it; whether it was saved."""
        # The title of the whole board may name what is hidden from whoever looks.
        start = self._session.whole.path or Path(f"{_file_name(self._session.board.scenario.title)}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self._window, "Save the board", str(start), FILTER)
        if not name:
            return False
        path = Path(name)
        return self._write(path if path.suffix else path.with_name(path.name + SUFFIX))

    def may_leave(self) -> bool:
        """Whether all boards may go: each is saved or kept for the next start, or the user says so of it.

        What will be offered again need not be asked about.
        """
        self._kept_for_later = frozenset()
        for place in self._boards.unsaved():
            self._boards.show(place)
            if self.keep_aside():
                self._kept_for_later |= {self._boards.key}
                continue
            answer = ask_about_changes(self._window, self._session.whole.title)
            if answer is QMessageBox.StandardButton.Save:
                if not self.save():
                    return False
            elif answer is not QMessageBox.StandardButton.Discard:
                return False
        return True

    def close_board(self, place: int) -> None:
        """Close a board; where it has unsaved changes, bring it into view and ask in the bar first."""
        key, board = self._boards.tabs[place].key, self._boards.tabs[place].board
        if not board.is_dirty:
            self._close(key)
            return
        self._boards.show(place)
        question = Notice("note", f"“{board.caption}” has unsaved changes.")
        answers = (("Save and close", partial(self._save_and_close, key)), ("Close it", partial(self._close, key)))
        self.asked.emit(question, answers)

    def _save_and_close(self, key: int) -> None:
        if self._boards.key == key and self.save():
            self._close(key)

    def _close(self, key: int) -> None:
        place = next((place for place, tab in enumerate(self._boards.tabs) if tab.key == key), None)
        if place is None:
            return
        title = self._boards.tabs[place].board.caption
        self._boards.close(place)
        self._try_to_keep(partial(self._recovery.forget, key))
        self._session.tell("note", f"Closed “{title}”; {key_of('reopen_board')} opens it again.")

    def keep_soon(self) -> None:
        """Keep the unsaved table a moment after its last change."""
        self._timer.start()

    def keep_aside(self) -> bool:
        """Keep the unsaved table where it survives a crash; whether that is done. Where it cannot be, that is told."""
        self._timer.stop()
        if self._session.whole.is_dirty:
            keep = partial(self._recovery.keep, self._kept(), self._session.whole.path, self._boards.key)
        else:
            keep = partial(self._recovery.forget, self._boards.key)
        return self._try_to_keep(keep)

    def _try_to_keep(self, keep: Callable[[], None]) -> bool:
        """Do it, and tell once where it fails, however often it is tried, and once where it goes on."""
        try:
            keep()
        except KeepingError as error:
            if str(error) != self._not_kept:
                self._session.tell("refused", f"{error} Until then a crash would lose unsaved changes.")
            self._not_kept = str(error)
            return False
        if self._not_kept:
            self._not_kept = ""
            self._session.tell("note", "Unsaved changes are backed up again.")
        return True

    def left_behind(self) -> tuple[Left, ...]:
        """What crashed runs left."""
        return self._recovery.left_behind()

    def sweep_soon(self) -> None:
        """Remove what killed runs left beside the user's files, in a thread: a network's folder may take its time."""
        folders = {self._settings.path.parent, shelf_folder(), *(path.parent for path in self._settings.recent_files())}

        def sweep_all() -> None:
            for folder in folders:
                sweep(folder)

        Thread(target=sweep_all, name="sweeping", daemon=True).start()

    def told_at_start(self) -> str:
        """What is wrong with the settings and with what crashed runs left, each told once; empty where nothing is."""
        told = " ".join((*self._settings.notices, *self._recovery.notices))
        self._settings.notices.clear()
        self._recovery.notices.clear()
        return told

    def restore(self, left: Left) -> None:
        """Show what a crashed run left on a board of its own, as unsaved changes."""
        try:
            path = None if left.path is not None and is_bundled(left.path) else left.path
            if not self._boards.open(left.scenario, path, saved=False):
                return
        except (ScenarioError, LibraryError) as error:
            self._session.tell("refused", f"{error} It is still in {left.kept}.")
            return
        self._session.tell_impossible()
        # What was left is the only copy until the board itself is kept aside.
        if self.keep_aside():
            self.discard(left)

    def discard(self, left: Left) -> None:
        """Give up what a crashed run left."""
        self._try_to_keep(partial(self._recovery.discard, left))

    def close(self) -> None:
        """End in good order: nothing needs to be kept aside any more but what the window was closed with."""
        self._timer.stop()
        self._recovery.close(self._kept_for_later)

    def _whole(self) -> Scenario:
        """The scenario with those of its cards that do not come with the program, so that it opens anywhere."""
        return with_its_cards(self._session.whole.scenario, self._session.cards.pool, bundled_cards())

    def _kept(self) -> Scenario:
        """The same to be kept aside; without the cards where the library fails, which must not stop the keeping."""
        try:
            whole, problem = self._whole(), ""
        except LibraryError as error:
            whole, problem = self._session.whole.scenario, str(error)
        if problem and problem != self._without_cards:
            self._session.tell("refused", f"{problem} Until then the board is backed up without its imported cards.")
        self._without_cards = problem
        return whole

    def _write(self, path: Path) -> bool:
        if is_bundled(path):
            self._session.tell("refused", f"{path.name} belongs to the program; choose another folder to save in.")
            return False
        if path.suffix.lower() == BOARD_SUFFIX:
            self.forge.write(path)
            # Forge's boards do not hold all of a table, so that it is not saved by that.
            return False
        try:
            write_scenario(self._whole(), path)
        except (ScenarioError, LibraryError) as error:
            self._session.tell("refused", str(error))
            return False
        self._session.show_board(self._session.whole.saved_at(path))
        self._settings.add_recent(path)
        self.recent_changed.emit()
        self.keep_aside()
        self._session.tell("done", f"Saved as {path.name}.")
        return True


def _file_name(title: str) -> str:
    words = "".join(letter if letter.isalnum() else " " for letter in title.lower()).split()
    return "-".join(words)[:_LONGEST_NAME].strip("-") or "board"


def ask_about_changes(window: QWidget, title: str) -> QMessageBox.StandardButton:
    """Ask what to do with unsaved changes; tests replace this."""
    return ask(
        window,
        "Unsaved changes",
        f"“{title}” has unsaved changes. Save them?",
        QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Discard | QMessageBox.StandardButton.Cancel,
        QMessageBox.StandardButton.Save,
    )


def _in_words(error: ScenarioError | LibraryError) -> str:
    return error_in_words(error) if isinstance(error, ScenarioError) else str(error)
