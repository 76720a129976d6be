"""Forge's puzzle boards in the window: opened as a board of one's own, exported; what has no counterpart is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from inspector.keeping import KeepingError, NotOpenedError, read_head, replace_file
from inspector.library import LibraryError
from inspector.library.decks import read_list_file
from inspector.library.forge import BOARD_SUFFIX, is_forge, read_forge
from inspector.library.forge_writing import forge_of
from inspector.rules import RulesError
from inspector.scenario import Scenario, ScenarioError
from inspector.window.board.session import Session
from inspector.window.files.import_sheet import how_many
from inspector.window.widgets.plain_text import copy_text, plain_label
from inspector.window.widgets.sheet_size import open_at

FILTER = f"Forge boards (*{BOARD_SUFFIX})"
SIZE = (600, 340)
_HEAD = 4096


def is_forge_file(path: Path) -> bool:
    """Whether a file is a board of Forge's, by its name or by its first lines."""
    if path.suffix.lower() == BOARD_SUFFIX:
        return True
    try:
        return is_forge(read_head(path, _HEAD))
    except NotOpenedError:
        return False


class LostSheet(QDialog):
    """Lists what of a board has no counterpart; not modal."""

    def __init__(self, heading: str, status: str, lost: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Forge board")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        open_at(self, *SIZE)
        self.heading = plain_label(heading)
        self.heading.setObjectName("Heading")
        self.status = plain_label(status)
        self.status.setObjectName("Sub")
        self.status.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName("What has no counterpart")
        self.list.setWordWrap(True)
        self.list.addItems(list(lost))
        self._lay_out("\n".join(lost))

    def _lay_out(self, report: str) -> None:
        copy, close = QPushButton("Copy list"), QPushButton("Close")
        copy.setProperty("kind", "plain")
        close.setProperty("kind", "main")
        copy.clicked.connect(lambda: copy_text(report))
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(copy)
        foot.addStretch()
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(10)
        for widget in (self.heading, self.status):
            layout.addWidget(widget)
        layout.addWidget(self.list, 1)
        layout.addLayout(foot)
        close.setDefault(True)
        close.setFocus()


class ForgeBoards(QObject):
    """Opens and exports boards; ``sheet`` is the list shown last, None where all had a counterpart."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self.sheet: LostSheet | None = None

    def open(self, path: Path, show: Callable[[Scenario], bool]) -> bool:
        """Read a board and ``show`` it, which gives whether it is shown; whatever is wrong is told in the bar."""
        try:
            board = read_forge(read_list_file(path), self._session.cards.library, str(path))
            title = board.scenario.title or path.stem
            if not show(msgspec.structs.replace(board.scenario, title=title)):
                return False
        except (LibraryError, ScenarioError, RulesError) as error:
            self._session.tell("refused", f"{error} Nothing on the desk was changed.")
            return False
        self._told(f"Opened {path.name}", board.lost)
        return True

    def export(self) -> bool:
        """Ask for a file and write the table there as a board; whether it was written."""
        stem = self._session.whole.path.name.partition(".")[0] if self._session.whole.path else "board"
        name, _ = QFileDialog.getSaveFileName(self._window, "Export as a Forge board", f"{stem}{BOARD_SUFFIX}", FILTER)
        if not name:
            return False
        path = Path(name)
        return self.write(path if path.suffix else path.with_name(path.name + BOARD_SUFFIX))

    def write(self, path: Path) -> bool:
        """Write the table to a file as a board; whether it was written."""
        written = forge_of(self._session.whole.table, self._session.whole.title)
        try:
            replace_file(path, written.text.encode("utf-8", "replace"), "the board cannot be saved")
        except KeepingError as error:
            self._session.tell("refused", str(error))
            return False
        self._told(f"Exported as {path.name}", written.lost)
        return True

    def _told(self, what: str, lost: tuple[str, ...]) -> None:
        self.sheet = None
        if not lost:
            self._session.tell("done", f"{what}; everything on it has a counterpart.")
            return
        self._session.tell("note", f"{what}; {how_many(len(lost), 'thing')} on it without a counterpart.")
        status = "This could not be carried over:"
        self.sheet = LostSheet(what, status, lost, self._window)
        self.sheet.destroyed.connect(self._closed)
        self.sheet.show()

    def _closed(self) -> None:
        self.sheet = None
