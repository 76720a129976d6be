"""The drag of cards over the desk, as one small state: pressed, and on once the mouse has moved far enough."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsView

from inspector.window.desk.card_pixmaps import DeskLook
from inspector.window.desk.items import CardItem
from inspector.window.desk.places import Spot
from inspector.window.desk.removing import take_away

CARD_MIME = "application/x-card-inspector-card"
_ABOVE_ALL = 10_000.0


class CardDrag:
    """Cards held by the mouse, the first under it; they move themselves, and go back or stay when the drag ends.

    Several show how many they are.
    """

    def __init__(self, view: QGraphicsView, items: Sequence[CardItem], at: QPoint, look: DeskLook) -> None:
        self.label = items[0].label
        self.is_on = False
        self._view = view
        self._items = tuple(items)
        self._from = at
        self._look = look
        self._homes = tuple((item.pos(), item.zValue()) for item in items)
        self._count: QGraphicsPixmapItem | None = None

    @property
    def spots(self) -> frozenset[Spot]:
        """The zones that the cards come from."""
        return frozenset(item.spot for item in self._items)

    def moved_to(self, at: QPoint) -> bool:
        """Follow the mouse; whether the drag has begun with this very move."""
        began = False
        if not self.is_on and (at - self._from).manhattanLength() >= QApplication.startDragDistance():
            self.is_on = began = True
            self._lift()
        if self.is_on:
            moved = self._view.mapToScene(at) - self._view.mapToScene(self._from)
            for item, (home, _) in zip(self._items, self._homes, strict=True):
                item.setPos(home + moved)
        return began

    def _lift(self) -> None:
        for item, (_, level) in zip(self._items, self._homes, strict=True):
            item.setZValue(_ABOVE_ALL + level)
            item.lift(on=True)
        held = self._items[0]
        held.setZValue(2 * _ABOVE_ALL)
        if len(self._items) > 1:
            self._count = QGraphicsPixmapItem(self._look.count(len(self._items)), held)
            self._count.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
            self._count.setPos(held.mapFromScene(self._view.mapToScene(self._from)))

    def end(self) -> None:
        """Put the cards back; a change of the table then moves them."""
        for item, (home, level) in zip(self._items, self._homes, strict=True):
            item.lift(on=False)
            item.dim(on=False)
            item.setZValue(level)
            item.setPos(home)
        if self._count is not None:
            take_away(self._count)
            self._count = None
