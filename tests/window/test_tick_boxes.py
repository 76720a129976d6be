"""Boxes of lists: ticked and not, told apart by more than a color, in light and dark palettes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from inspector.window.widgets.tick_boxes import TickedItems

INK = {"light": ("#ffffff", "#205080"), "dark": ("#101010", "#80b0f0")}


@pytest.mark.parametrize(("base", "accent"), INK.values(), ids=INK)
def test_a_box_has_a_tick_where_it_is_on_and_is_empty_where_it_is_off(qtbot: QtBot, base: str, accent: str) -> None:
    boxes = QListWidget()
    qtbot.addWidget(boxes)
    colors = QPalette(QColor(base))
    colors.setColor(QPalette.ColorRole.Base, QColor(base))
    colors.setColor(QPalette.ColorRole.Highlight, QColor(accent))
    colors.setColor(QPalette.ColorRole.HighlightedText, QColor(base))
    boxes.setPalette(colors)
    boxes.setItemDelegate(TickedItems(boxes))
    boxes.setStyleSheet("QListWidget::indicator { width: 15px; height: 15px; background: transparent; }")
    for state in (Qt.CheckState.Checked, Qt.CheckState.Unchecked):
        item = QListWidgetItem("")
        item.setCheckState(state)
        boxes.addItem(item)
    picture = boxes.viewport().grab().toImage()
    on, off = (_colors_within(picture, boxes, row) for row in (0, 1))
    # A style sheet of the application may have its say on the other colors.
    filled = QColor(accent)
    assert on.count(filled.name()) > 20, "the box is filled"
    inner = [QColor(each).lightnessF() for each in on[len(on) // 4 : -len(on) // 4]]
    assert max(abs(each - filled.lightnessF()) for each in inner) > 0.25, "and a tick stands in it"
    assert filled.name() not in off


def _colors_within(picture: QImage, boxes: QListWidget, row: int) -> list[str]:
    place = boxes.visualItemRect(boxes.item(row))
    side = range(place.left() + 5, place.left() + 15)
    return [
        picture.pixelColor(x, y).name() for y in range(place.center().y() - 5, place.center().y() + 5) for x in side
    ]
