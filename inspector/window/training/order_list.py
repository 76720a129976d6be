"""Effects put in order: dragged, or moved by Alt with the arrows; the order that stands at the end is the answer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from inspector.training import QuizOption
from inspector.window.style.type_faces import px
from inspector.window.widgets.plain_text import plain, say
from inspector.window.words.sentences import spoken

_WORDS, _PLACE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_ROW, _GAP = 40, 6


class OrderList(QListWidget):
    """Shows what is to be put in order, numbered as it lies; ``finished`` is emitted by Enter."""

    finished = Signal()

    def __init__(self, effects: Iterable[QuizOption]) -> None:
        super().__init__()
        self.setObjectName("TrainingOrder")
        self.setAccessibleName("The effects, the first to apply on top. Alt with an arrow key moves one.")
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setSpacing(_GAP // 2)
        for place, effect in enumerate(effects):
            item = QListWidgetItem()
            item.setData(_WORDS, plain(effect.words))
            item.setData(_PLACE, place)
            self.addItem(item)
        self.setCurrentRow(0)
        self._number()
        self.model().rowsMoved.connect(self._number)
        self.model().rowsInserted.connect(self._number)

    @property
    def order(self) -> list[int]:
        """The effects as they lie, each by its place among those that were to be put in order."""
        return [int(self.item(row).data(_PLACE)) for row in range(self.count())]

    def shift(self, by: int) -> None:
        """Move the chosen one up (-1) or down (1); at an end nothing moves."""
        row = self.currentRow()
        if 0 <= row + by < self.count():
            item = self.takeItem(row)
            self.insertItem(row + by, item)
            self.setCurrentRow(row + by)

    def _number(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            words = str(item.data(_WORDS) or "")
            say(item, f"{row + 1}.   {words}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken(f"{row + 1} of {self.count()}: {words}"))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as its rows."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = sum(max(self.sizeHintForRow(row), round(px(_ROW))) + _GAP for row in range(self.count()))
        self.setFixedHeight(needed + 2 * _GAP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves, Enter answers."""
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in moves:
            self.shift(moves[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.finished.emit()
        elif event.key() in moves or event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
        else:
            event.ignore()
