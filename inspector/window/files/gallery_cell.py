"""One sample in the gallery: the cards on it, what it asks, and what it is about."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from inspector.drawing import CardLook
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.style.type_faces import sans, serif, type_scale
from inspector.window.widgets.plain_text import plain

CARD, CARD_HEIGHT, MOST_CARDS = 86, 120, 3
_WIDE, _INSIDE, _LINES = 292, 14, 3
_LINE, _FOOT = 21.0, 22.0


class SampleView(msgspec.Struct, frozen=True):
    """A sample as the gallery shows it: where its file is, what it asks, what it is about, its cards."""

    path: str
    question: str
    about: str
    looks: tuple[CardLook, ...] = ()

    @property
    def spoken(self) -> str:
        """The sample for a screen reader."""
        names = ", ".join(look.face.name for look in self.looks)
        return plain(f"{self.question} {self.about}. {names}")


class GalleryDelegate(QStyledItemDelegate):
    """Paints a ``SampleView``; ``picture`` gives what is drawn of a card, None while it is still to be drawn."""

    def __init__(self, parent: QObject, picture: Callable[[CardLook], QPixmap | None]) -> None:
        super().__init__(parent)
        self._picture = picture
        self._roles = LIGHT

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles

    @staticmethod
    def cell() -> QSize:
        """How large a sample is shown."""
        scale = max(type_scale(), 1.0)
        return QSize(round(_WIDE * scale), round(CARD_HEIGHT + 3 * _INSIDE + (_LINES * _LINE + _FOOT) * scale))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All are of one size."""
        del option, index
        return self.cell()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cards above, the question under them, and what it is about at the foot."""
        view: SampleView = index.data(Qt.ItemDataRole.UserRole)
        roles = self._roles
        box = QRectF(option.rect).adjusted(6, 6, -6, -6)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(roles.accent if chosen else roles.line), 2.5 if chosen else 1))
        painter.setBrush(QColor(roles.surface))
        painter.drawRoundedRect(box, 10, 10)
        inside = box.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        self._paint_cards(painter, inside, view.looks, QColor(roles.line))
        scale = max(type_scale(), 1.0)
        words = QRectF(inside.left(), inside.top() + CARD_HEIGHT + 10, inside.width(), _LINES * _LINE * scale)
        painter.setPen(QColor(roles.ink))
        _paint_lines(painter, words, plain(view.question))
        painter.setFont(sans(12))
        painter.setPen(QColor(roles.soft))
        foot = QRectF(inside.left(), inside.bottom() - _FOOT * scale + 4, inside.width(), _FOOT * scale)
        about = QFontMetricsF(painter.font()).elidedText(plain(view.about), Qt.TextElideMode.ElideRight, foot.width())
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom, about)
        painter.restore()

    def _paint_cards(self, painter: QPainter, inside: QRectF, looks: tuple[CardLook, ...], rim: QColor) -> None:
        """Side by side, a little one over the other where there is no room."""
        step = CARD + 6.0 if len(looks) < MOST_CARDS else (inside.width() - CARD) / (MOST_CARDS - 1)
        for place, look in enumerate(looks):
            at = QPointF(inside.left() + place * step, inside.top())
            picture = self._picture(look)
            if picture is not None:
                painter.drawPixmap(at, picture)
            else:
                painter.setPen(QPen(rim, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(at, QPointF(at.x() + CARD, at.y() + CARD_HEIGHT)), 5, 5)


def _paint_lines(painter: QPainter, box: QRectF, text: str) -> None:
    """Break a question into at most three lines; the rest of a longer one is cut with dots."""
    font = serif(15, strong=True)
    metrics = QFontMetricsF(font)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    painter.setFont(font)
    layout.beginLayout()
    for row in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(box.width())
        words = text[line.textStart() : line.textStart() + line.textLength()]
        if row == _LINES - 1:
            words = metrics.elidedText(text[line.textStart() :], Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QPointF(box.left(), box.top() + (row + 0.75) * box.height() / _LINES), words)
    layout.endLayout()
