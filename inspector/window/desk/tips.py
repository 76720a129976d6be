"""What the mouse is told of a card that it rests on: beside the card, and nothing that the panel says already."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QGraphicsView, QToolTip

from inspector.window.widgets.plain_text import show_tip

# The words, and all of the tip with its rim.
WIDE, _TAKEN, _GAP = 300, 344, 6
# What Qt adds to the place that it is given.
_QT_ADDS = QPoint(2, 16)


class CardUnderMouse:
    """A card that the mouse rests on: what is told of it, where it lies in the view, whether the panel shows it."""

    def __init__(self, says: str, box: QRect, *, is_selected: bool) -> None:
        """Keep them."""
        self.says, self.box, self.is_selected = says, box, is_selected


class DeskTips(QObject):
    """Shows the tips of cards beside them; ``card_at`` gives the card at a point of the view, None where none is."""

    def __init__(self, view: QGraphicsView, card_at: Callable[[QPoint], CardUnderMouse | None]) -> None:
        super().__init__(view)
        self._view, self._card_at = view, card_at
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what the view would show over the card."""
        del watched
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        card = self._card_at(event.pos())
        if card is None:
            return False
        if card.is_selected or not card.says:
            QToolTip.hideText()
        else:
            viewport = self._view.viewport()
            box = QRect(viewport.mapToGlobal(card.box.topLeft()), card.box.size())
            place = tip_place(box, viewport.screen().availableGeometry()) - _QT_ADDS
            show_tip(place, card.says, viewport, WIDE, card.box)
        return True


def tip_place(card: QRect, screen: QRect) -> QPoint:
    """Where the tip of a card stands on a screen: at its right or left, below it where neither has room."""
    right, left = card.right() + _GAP, card.left() - _GAP - _TAKEN
    if right + _TAKEN <= screen.right():
        return QPoint(right, card.top())
    if left >= screen.left():
        return QPoint(left, card.top())
    return QPoint(card.left(), card.bottom() + _GAP)
