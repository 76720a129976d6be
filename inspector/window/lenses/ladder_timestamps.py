"""Beside the ladder: its timestamps, the oldest on top; dragged into another order, or switched off, to ask what if."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from inspector.window.widgets.keys import is_key, key_of
from inspector.window.widgets.plain_text import plain_label, say, tip
from inspector.window.widgets.tick_boxes import TickedItems

_NAME = Qt.ItemDataRole.UserRole
_ROWS, _AROUND = 9, 12


class _Order(QListWidget):
    """The list itself; ``asked`` is emitted with the names switched on or off, and with all of them in their order."""

    asked = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Timestamps")
        self.setAccessibleName("Timestamps, the oldest first")
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setWordWrap(True)
        self.setItemDelegate(TickedItems(self))
        self.itemChanged.connect(self._ask)

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for the order in which they lie now."""
        super().dropEvent(event)
        self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move one up or down; everything else is the list's."""
        by = -1 if is_key(event, "ladder_older") else 1 if is_key(event, "ladder_newer") else 0
        if by:
            self.move_current(by)
        else:
            super().keyPressEvent(event)

    def move_current(self, by: int) -> None:
        """Ask for an order in which the one gone to is older or newer."""
        row = self.currentRow()
        if row >= 0 and 0 <= row + by < self.count():
            item = self.takeItem(row)
            self.insertItem(row + by, item)
            self.setCurrentRow(row + by)
            self._ask()

    def _ask(self) -> None:
        items = [self.item(row) for row in range(self.count())]
        may_go = (item for item in items if item.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        off = tuple(item.data(_NAME) for item in may_go if item.checkState() is Qt.CheckState.Unchecked)
        self.asked.emit(off, tuple(item.data(_NAME) for item in items))


class LadderTimestamps(QWidget):
    """Shows names in an order; ``asked`` is emitted with those switched off, and with all of them in another order."""

    asked = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.list = _Order()
        self.list.asked.connect(self.asked)
        self._hint = plain_label(
            f"Drag, or {key_of('ladder_older')} {key_of('ladder_newer')}, to ask what if. The board stays as it is.",
            name="Small",
        )
        self._hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(plain_label("Timestamps, oldest first", name="FieldLabel"))
        column.addWidget(self.list, 8)
        column.addWidget(self._hint)
        column.addStretch(1)

    def show_names(self, names: Sequence[tuple[str, str, int | None]], off: Sequence[str], own: str) -> None:
        """Show names, each with what it is called and the rank that its rungs bear, the oldest first.

        ``own`` is the object itself, which stays. What is switched off has no rank.
        """
        gone_to = self.list.currentItem().data(_NAME) if self.list.currentRow() >= 0 else None
        self.list.blockSignals(True)
        self.list.clear()
        for name, called, rank in names:
            item = QListWidgetItem()
            say(item, f"{rank or '–'}  {called}")
            tip(item, called)
            item.setData(_NAME, name)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
            if name != own:
                item.setFlags(flags | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked if name in off else Qt.CheckState.Checked)
            else:
                item.setFlags(flags)
            self.list.addItem(item)
            if name == gone_to:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._fit_height()
        self.setVisible(bool(names))
        self._hint.setVisible(len(names) > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long names take more lines in less width."""
        super().resizeEvent(event)
        # The list has its new width only after this.
        QTimer.singleShot(0, self, self._fit_height)

    def _fit_height(self) -> None:
        items = [self.list.item(row) for row in range(min(self.list.count(), _ROWS))]
        rows = sum(max(self.list.visualItemRect(item).height(), 1) for item in items)
        self.list.setMaximumHeight(rows + 2 * self.list.frameWidth() + _AROUND)

    def sizeHint(self) -> QSize:
        """As wide as the card above it."""
        return QSize(160, 160)
