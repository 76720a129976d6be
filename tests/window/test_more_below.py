"""A cut line at the lower edge fades, and only while there is more below it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from inspector.window.widgets.more_below import HEIGHT, MoreBelow

BEHIND, INK = "#FBFAF6", "#20232A"


def area_of(qtbot: QtBot, height: int) -> tuple[QScrollArea, MoreBelow]:
    """An area 200 pixels high that shows something dark, ``height`` pixels high."""
    area, shown = QScrollArea(), QLabel()
    shown.setStyleSheet(f"background: {INK}")
    shown.setFixedSize(100, height)
    area.setWidget(shown)
    more = MoreBelow(area)
    more.set_color(BEHIND)
    area.resize(160, 200)
    qtbot.addWidget(area)
    area.show()
    return area, more


def test_it_fades_while_more_stands_below_and_not_at_the_end(qtbot: QtBot) -> None:
    area, more = area_of(qtbot, 900)
    assert more.isVisible()
    last = area.viewport().geometry().bottom()
    picture = area.grab().toImage()
    x = area.viewport().geometry().left() + 20
    above, at_the_edge = (picture.pixelColor(x, y) for y in (last - HEIGHT - 2, last))
    assert above == QColor(INK)
    assert at_the_edge.lightness() > 200
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not more.isVisible()
    assert area.grab().toImage().pixelColor(x, last) == QColor(INK)


def test_it_keeps_to_the_edge_of_another_size_and_goes_where_all_is_seen(qtbot: QtBot) -> None:
    area, more = area_of(qtbot, 400)
    area.resize(160, 300)
    assert more.isVisible()
    assert more.geometry().bottom() == area.viewport().geometry().bottom()
    area.resize(160, 600)
    assert not more.isVisible()


def test_a_click_on_the_fade_meets_what_lies_under_it(qtbot: QtBot) -> None:
    area, more = area_of(qtbot, 900)
    button = QPushButton("there")
    button.setFixedSize(100, 900)
    area.setWidget(button)
    under = area.childAt(more.geometry().center())
    assert under is button
    with qtbot.waitSignal(button.clicked, timeout=1000):
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=QPoint(50, 190))
