"""The drag of a card over the desk, as one small state: pressed, and on once the mouse has moved far enough."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QGraphicsView

from inspector.window.desk_items import CardItem
from inspector.window.places import Spot

CARD_MIME = "application/x-card-inspector-card"
_ABOVE_ALL = 10_000.0


class CardDrag:
    """A card held by the mouse; the card itself moves, and goes back or stays when the drag ends."""

    def __init__(self, view: QGraphicsView, item: CardItem, at: QPoint) -> None:
        self.label = item.label
        self.is_on = False
        self._view = view
        self._item = item
        self._from = at
        self._home = item.pos()
        self._level = item.zValue()

    @property
    def spot(self) -> Spot | None:
        """The zone that the card comes from."""
        return self._item.spot

    def moved_to(self, at: QPoint) -> bool:
        """Follow the mouse; whether the drag has begun with this very move."""
        began = False
        if not self.is_on and (at - self._from).manhattanLength() >= QApplication.startDragDistance():
            self.is_on = began = True
            self._item.setZValue(_ABOVE_ALL)
            self._item.setOpacity(0.85)
        if self.is_on:
            moved = self._view.mapToScene(at) - self._view.mapToScene(self._from)
            self._item.setPos(self._home + moved)
        return began

    def end(self) -> None:
        """Put the card back; a change of the table then moves it."""
        self._item.setOpacity(1.0)
        self._item.setZValue(self._level)
        self._item.setPos(self._home)
