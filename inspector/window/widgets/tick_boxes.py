"""A box that is ticked, as it looks everywhere: its frame is seen in every theme, and a tick says that it is on."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem


def paint_tick_box(painter: QPainter, place: QRect, colors: QPalette, checked: bool, focused: bool = False) -> None:
    """Paint a box, ticked or not, within a place given in pixels."""
    area = QRectF(place).adjusted(1, 1, -1, -1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = colors.highlight() if checked or focused else colors.placeholderText()
    painter.setPen(QPen(frame.color(), 2.0 if focused else 1.2))
    painter.setBrush(colors.highlight() if checked else colors.base())
    painter.drawRoundedRect(area, 3, 3)
    if checked:
        painter.setPen(QPen(colors.highlightedText().color(), 1.8))
        painter.drawPolyline(
            [
                QPointF(area.left() + area.width() * 0.22, area.center().y() + 0.5),
                QPointF(area.left() + area.width() * 0.42, area.bottom() - area.height() * 0.26),
                QPointF(area.right() - area.width() * 0.2, area.top() + area.height() * 0.28),
            ]
        )


class TickedItems(QStyledItemDelegate):
    """Paints the boxes of a list's items; the style sheet says only how much room they take."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint an item, and its box where it has one."""
        super().paint(painter, option, index)
        self.initStyleOption(option, index)
        if not option.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            return
        box = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        place = option.widget.style().subElementRect(box, option, option.widget)
        painter.save()
        paint_tick_box(painter, place, option.palette, option.checkState == Qt.CheckState.Checked)
        painter.restore()
