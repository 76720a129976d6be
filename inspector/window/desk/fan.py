"""Equal cards that lie on one another fan out under the mouse, so that each of them can be reached."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from inspector.window.desk.items import CardItem

_EACH = 24.0
_RAISED = 4_000.0


class Fan:
    """Spreads one group of equal cards, from the left to the right, over what lies beside it."""

    def __init__(self, cards: Mapping[str, CardItem]) -> None:
        self._cards = cards
        self._spread: list[CardItem] = []

    def point(self, at: QPointF, group: tuple[str, ...], right: float) -> bool:
        """Follow the mouse: ``group`` are the cards equal to that beneath it, ``right`` the edge they keep to.

        Give whether anything moved.
        """
        if any(self._area(item).contains(at) for item in self._spread):
            return False
        folded = self.fold()
        items = [self._cards[label] for label in group if label in self._cards]
        items.sort(key=lambda item: item.place.level)
        if len(items) < 2:
            return folded
        left, widest = items[0].pos().x(), items[0].card.width()
        step = min(_EACH, max(right - left - widest / 2, 0.0) / (len(items) - 1))
        for place, item in enumerate(items):
            item.setPos(left + place * step, item.pos().y())
            item.setZValue(_RAISED + place)
        self._spread = items
        return True

    def fold(self) -> bool:
        """Lay the cards on one another again; give whether there were any."""
        spread, self._spread = self._spread, []
        for item in spread:
            if item.scene() is not None:
                item.settle()
        return bool(spread)

    def _area(self, item: CardItem) -> QRectF:
        return item.field
