"""The teacher's own window, for a second screen: the answers before the class has them, notes, and the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from inspector.window.presentation.veil import Asked
from inspector.window.widgets.keys import is_key, key_of
from inspector.window.widgets.plain_text import BreakingLabel, plain, plain_label, say, say_marked
from inspector.window.widgets.sheet_size import open_at
from inspector.window.widgets.symbol_text import with_symbols

SIZE = (560, 820)
_SYMBOL = 15


class LessonProgram(msgspec.Struct, frozen=True):
    """The boards of a lesson in their order, by what they are called, and which one is in view."""

    titles: tuple[str, ...]
    current: int


class TeacherWindow(QWidget):
    """Shows what is covered; ``revealed``, ``covered``, ``all_revealed`` and ``board_wanted`` ask for the class.

    ``noted`` is emitted with the notes when they have been changed, ``closed`` when the window is closed.
    """

    revealed = Signal(str)
    covered = Signal()
    all_revealed = Signal()
    board_wanted = Signal(int)
    noted = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle("For the teacher — Card Inspector")
        self.setObjectName("Panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        open_at(self, *SIZE)
        self._fills = False
        self._name = plain_label(name="CardName")
        self._next = plain_label(name="Sub")
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.boards = QListWidget()
        self.boards.setAccessibleName("Program")
        self.boards.setMaximumHeight(150)
        self.boards.currentRowChanged.connect(self._choose)
        self.notes = QPlainTextEdit()
        self.notes.setPlaceholderText("Notes for this board; they are kept on this computer")
        self.notes.setAccessibleName("Notes")
        self.notes.textChanged.connect(self._note)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for words, id_, run in (
            ("Reveal the next", "reveal", partial(self.revealed.emit, "")),
            ("Cover it again", "cover", self.covered.emit),
            ("Reveal all", "reveal_all", self.all_revealed.emit),
        ):
            button = QPushButton(f"{words} ({key_of(id_)})")
            button.setProperty("kind", "plain")
            button.clicked.connect(run)
            buttons.addWidget(button)
        buttons.addStretch(1)
        scroll = QScrollArea()
        scroll.setAccessibleName("The answers")
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._rows)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(8)
        for part in (self._name, self._next):
            part.setWordWrap(True)
            column.addWidget(part)
        column.addLayout(buttons)
        column.addWidget(scroll, 4)
        self._program = plain_label("Program", "Sub")
        column.addWidget(self._program)
        column.addWidget(self.boards)
        column.addWidget(plain_label("Notes", "Sub"))
        column.addWidget(self.notes, 1)

    def show_asked(self, asked: Asked | None, question: str) -> None:
        """Show every value of an object with its deciding sentence, those still covered marked."""
        say(self._name, asked.name if asked is not None else "No card is selected")
        say(self._next, f"The class is asked: {question}" if asked is not None else question)
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, row in enumerate(asked.rows if asked is not None else ()):
            is_open = asked is not None and row.key in asked.open
            sign = "✓" if is_open else "▸" if asked is not None and row.key == asked.next else "•"
            title = plain_label(f"{sign} {row.title}", "ValueTitle")
            value, why = BreakingLabel(), BreakingLabel()
            value.setObjectName("ValueText")
            why.setObjectName("ValueReason")
            says = row.why[0] if row.why else None
            ratio = self.devicePixelRatioF()
            say_marked(value, with_symbols(row.text, _SYMBOL, ratio))
            told = f"{says.says} ({', '.join(says.rules[:2])})" if says is not None else ""
            say_marked(why, with_symbols(told, _SYMBOL - 2, ratio))
            for label in (value, why):
                label.setWordWrap(True)
            self._grid.addWidget(title, 2 * place, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, 2 * place, 1)
            self._grid.addWidget(why, 2 * place + 1, 1)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def show_program(self, program: LessonProgram, notes: str) -> None:
        """Show the boards in their order, and the notes for the one in view."""
        self._fills = True
        titles = [plain(f"{place}.  {title}") for place, title in enumerate(program.titles, 1)]
        if [self.boards.item(row).text() for row in range(self.boards.count())] != titles:
            self.boards.clear()
            self.boards.addItems(titles)
        self.boards.setCurrentRow(program.current)
        for part in (self._program, self.boards):
            part.setVisible(len(titles) > 1)
        if self.notes.toPlainText() != notes:
            self.notes.setPlainText(plain(notes))
        self._fills = False

    def _choose(self, row: int) -> None:
        if not self._fills and row >= 0:
            self.board_wanted.emit(row)

    def _note(self) -> None:
        if not self._fills:
            self.noted.emit(self.notes.toPlainText())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of presenting mean the same here."""
        ways: tuple[tuple[str, Callable[[], object]], ...] = (
            ("reveal", partial(self.revealed.emit, "")),
            ("cover", self.covered.emit),
            ("reveal_all", self.all_revealed.emit),
        )
        run = next((run for id_, run in ways if is_key(event, id_)), None)
        if run is not None:
            run()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that it is closed."""
        event.accept()
        self.closed.emit()
