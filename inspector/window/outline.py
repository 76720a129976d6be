"""The outline: every object by zone as a tree that mirrors the desk, for keyboard and screen reader."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QVBoxLayout, QWidget

from inspector.window.desk_scene import DeskScene
from inspector.window.places import Spot, spots


class Outline(QWidget):
    """Shows a ``DeskScene`` as words. ``chosen`` is emitted with a label, ``menu_wanted`` with it and a position."""

    chosen = Signal(object)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = QStandardItemModel(self)
        self.tree = _Tree()
        self.tree.setModel(self.model)
        self.tree.selectionModel().currentChanged.connect(self._choose)
        self.tree.asked.connect(self._ask)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(lambda _at: self._ask())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.tree)
        self._items: dict[str, QStandardItem] = {}
        self._is_showing = False

    def show_scene(self, scene: DeskScene) -> None:
        """Show a table: the zones in which something lies, in the order in which Tab visits them."""
        self._is_showing = True
        self.model.clear()
        self._items = {}
        for spot in spots(scene.players):
            tiles = scene.tiles.get(spot, ())
            if not tiles:
                continue
            zone = _item(f"{zone_title(spot)} ({len(tiles)})")
            zone.setSelectable(False)
            for tile in tiles:
                view = scene.cards[tile.label]
                item = _item(view.name, view.sentence)
                item.setData(tile.label, Qt.ItemDataRole.UserRole)
                self._items[tile.label] = item
                zone.appendRow(item)
            self.model.appendRow(zone)
        self.tree.expandAll()
        self._is_showing = False

    def select(self, label: str | None) -> None:
        """Show which object is selected."""
        self._is_showing = True
        if label in self._items:
            self.tree.setCurrentIndex(self._items[label].index())
        else:
            self.tree.selectionModel().clear()
        self._is_showing = False

    def _choose(self, index: QModelIndex) -> None:
        label = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(label, str) and not self._is_showing:
            self.chosen.emit(label)

    def _ask(self) -> None:
        index = self.tree.currentIndex()
        label = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(label, str):
            at = self.tree.visualRect(index).center()
            self.menu_wanted.emit(label, self.tree.viewport().mapToGlobal(at))


class _Tree(QTreeView):
    """A tree without a head; ``asked`` is emitted by Enter."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setAccessibleName("All objects by zone")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the menu of the object; letters are the window's, not a search in the tree."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.asked.emit()
        else:
            super().keyPressEvent(event)


def zone_title(spot: Spot) -> str:
    """``Ana’s battlefield``; the stack is nobody's."""
    return f"{spot.player}’s {spot.zone}" if spot.player else f"The {spot.zone}"


def _item(text: str, sentence: str = "") -> QStandardItem:
    item = QStandardItem(text)
    item.setToolTip(sentence)
    item.setData(sentence or text, Qt.ItemDataRole.AccessibleTextRole)
    return item
