"""Training (F8): opens it and ends it. A board of a question goes onto the desk as a board of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from inspector.library import data_folder
from inspector.rulebook import Rulebook
from inspector.scenario import Scenario
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import Command

if TYPE_CHECKING:
    from inspector.training import AnswerLog
    from inspector.window.training.window import TrainingWindow


class Training(QObject):
    """Opens training over a window; ``board_asked`` is emitted with a scenario to be seen on the desk.

    Of the board on the desk it knows what ``board`` gives, which is what whoever looks there may know; so no question
    can tell what is hidden from them.
    """

    board_asked = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        tell: Callable[[str, str], None],
        board: Callable[[], Scenario | None],
        book: Rulebook,
    ) -> None:
        super().__init__(window)
        self._window, self._tell, self._board, self._book = window, tell, board, book
        self._roles: Roles | None = None
        self._log: AnswerLog | None = None
        self._named: Path | None = None
        self.shown: TrainingWindow | None = None

    def commands(self) -> tuple[Command, ...]:
        """The command that begins it."""
        return (Command(id="training", text="Training", menu="Game", run=self.begin, group=4),)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        if self.shown is not None:
            self.shown.set_roles(roles)

    def begin(self) -> None:
        """Open it as large as the window; a log that cannot be opened is told, and nothing else happens.

        What makes the questions is loaded now, when it is first wanted, and the window made in the next turn.
        """
        import inspector.window.training.window  # noqa: F401 - loading it is the purpose

        QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        from inspector.training import LOG_FILE, AnswerLog, LogError
        from inspector.window.training.window import TrainingWindow

        if self._roles is None:
            return
        named, self._named = self._named, None
        if self.shown is not None:
            self.shown.raise_()
            self.shown.activateWindow()
            if named is not None:
                self.shown.take_own(named)
            return
        try:
            self._log = AnswerLog(data_folder() / LOG_FILE)
        except LogError as error:
            self._tell("refused", f"{error}.")
            return
        self.shown = TrainingWindow(self._log, self._book, self._roles)
        self.shown.board_asked.connect(self._open_board)
        self.shown.desk_asked.connect(self._give_board)
        self.shown.destroyed.connect(self._end)
        self.shown.setGeometry(self._window.geometry())
        self.shown.show()
        self.shown.activateWindow()
        if named is not None:
            self.shown.take_own(named)

    def take_lesson(self, path: Path) -> None:
        """Open it, and go through the lesson or list of a file."""
        self._named = path
        self.begin()

    def end(self) -> None:
        """Close it, if it is open."""
        if self.shown is not None:
            self.shown.close()

    def _give_board(self) -> None:
        """Give the board on the desk to what is being written."""
        if self.shown is not None:
            scenario = self._board()
            if scenario is not None:
                self.shown.take_board(scenario)

    def _open_board(self, scenario: object) -> None:
        self.board_asked.emit(scenario)
        self._window.raise_()
        self._window.activateWindow()

    def _end(self) -> None:
        self.shown = None
        if self._log is not None:
            self._log.close()
            self._log = None
