"""Where a card's menu opens: at the pointer as anywhere else, but beside its card where it would lie over all of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

_GAP = 8


def beside_card(menu: QSize, card: QRect, at: QPoint, screen: QRect) -> QPoint:
    """Where the menu of a card opens, in pixels of the screen, as all of these are.

    A menu that has room below the pointer opens there. One that has not is pushed up by Qt, over the card and what
    happens to it as the lines of the menu are pointed at: it opens to the right of the card then, or to the left;
    where neither has room, at the pointer.
    """
    if at.y() + menu.height() <= screen.bottom() + 1:
        return at
    right, left = card.right() + 1 + _GAP, card.left() - _GAP - menu.width()
    if right + menu.width() <= screen.right() + 1:
        return QPoint(right, at.y())
    return QPoint(left, at.y()) if left >= screen.left() else at
