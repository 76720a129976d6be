"""The outline: every object by zone as a tree that mirrors the desk, for keyboard and screen reader."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QVBoxLayout, QWidget

from inspector.window.desk.places import Spot, spots, zone_title
from inspector.window.desk.scene import DeskScene
from inspector.window.widgets.plain_text import say, tip
from inspector.window.words.sentences import spoken

# What a zone's lines say: label, name and sentence of each object there.
Lines = tuple[tuple[str, str, str], ...]
_LABEL = Qt.ItemDataRole.UserRole


class Outline(QWidget):
    """Shows a ``DeskScene`` as words. ``chosen`` is emitted with a label, ``menu_wanted`` with it and a position.

    While it is not in view it only remembers what it is to show: to write it takes longer than to paint the desk.
    """

    chosen = Signal(object)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self.tree = _Tree()
        self.tree.setModel(self._model)
        self._late: DeskScene | None = None
        self._selected: str | None = None
        self.tree.selectionModel().currentChanged.connect(self._choose)
        self.tree.asked.connect(self._ask)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(lambda _at: self._ask())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.tree)
        self._items: dict[str, QStandardItem] = {}
        self._shown: list[tuple[Spot, Lines]] = []
        self._is_showing = False

    @property
    def model(self) -> QStandardItemModel:
        """The tree's lines."""
        self._write()
        return self._model

    def show_scene(self, scene: DeskScene) -> None:
        """Show a table: the zones in which something lies, in the order in which Tab visits them."""
        self._late = scene
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what is to be seen now."""
        self._write()
        super().showEvent(event)

    def _write(self) -> None:
        scene, self._late = self._late, None
        if scene is not None:
            self._write_scene(scene)
            self._mark()

    def _write_scene(self, scene: DeskScene) -> None:
        wanted = [(spot, _lines(spot, scene)) for spot in spots(scene.players) if scene.tiles.get(spot)]
        if wanted == self._shown:
            return
        self._is_showing = True
        known = dict(self._shown)
        kept = [spot for spot, _ in self._shown] == [spot for spot, _ in wanted]
        if not kept:
            self._model.clear()
            self._items = {}
            known = {}
        for index, (spot, lines) in enumerate(wanted):
            if known.get(spot) != lines:
                self._show_zone(index, spot, lines, known.get(spot))
        gone = self._items.keys() - scene.cards.keys()
        self._items = {label: item for label, item in self._items.items() if label not in gone}
        self._shown = wanted
        self._is_showing = False

    def _show_zone(self, index: int, spot: Spot, lines: Lines, old: Lines | None) -> None:
        title = f"{zone_title(spot)} ({len(lines)})"
        if old is None:
            self._model.appendRow(_item(title))
        zone = self._model.item(index)
        zone.setSelectable(False)
        if old is not None and [label for label, *_ in lines] == [label for label, *_ in old]:
            for row, (line, before) in enumerate(zip(lines, old, strict=True)):
                if line != before:
                    _say(zone.child(row), *line[1:])
            return
        say(zone, title)
        zone.setData(title, Qt.ItemDataRole.AccessibleTextRole)
        zone.removeRows(0, zone.rowCount())
        for label, name, sentence in lines:
            item = _item(name, sentence)
            item.setData(label, _LABEL)
            self._items[label] = item
            zone.appendRow(item)
        self.tree.expand(zone.index())

    def select(self, label: str | None) -> None:
        """Show which object is selected."""
        self._selected = label
        if self._late is None:
            self._mark()

    def _mark(self) -> None:
        self._is_showing = True
        if self._selected in self._items:
            self.tree.setCurrentIndex(self._items[self._selected].index())
        else:
            self.tree.selectionModel().clear()
        self._is_showing = False

    def _choose(self, index: QModelIndex) -> None:
        label = index.data(_LABEL)
        if isinstance(label, str) and not self._is_showing:
            self.chosen.emit(label)

    def _ask(self) -> None:
        index = self.tree.currentIndex()
        label = index.data(_LABEL)
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


def _lines(spot: Spot, scene: DeskScene) -> Lines:
    views = (scene.cards[tile.label] for tile in scene.tiles[spot])
    return tuple((view.label, view.name, view.sentence) for view in views)


def _item(text: str, sentence: str = "") -> QStandardItem:
    item = QStandardItem()
    _say(item, text, sentence)
    return item


def _say(item: QStandardItem, text: str, sentence: str) -> None:
    if item.text() != text or item.toolTip() != sentence:
        say(item, text)
        tip(item, sentence)
        item.setData(spoken(sentence or text), Qt.ItemDataRole.AccessibleTextRole)
