"""Symbols among words in lists and tables: none is cut, all stand level with capitals; bold is a weight we have."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget, QTableWidgetItem

import inspector.window
from inspector.window.style.type_faces import load_fonts, sans
from inspector.window.widgets.plain_text import QuietBrowser, say_marked
from inspector.window.widgets.symbol_flow import SymbolDelegate, SymbolFlow
from inspector.window.widgets.symbol_text import with_symbols

HEAVIER = re.compile(r"setBold\(True\)|font-weight: ?(?:bold|[1-357-9]00)|Weight\.(?:Bold|ExtraBold|Black)")
INK = QColor("#000000")


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


def painted(text: str, width: float, ratio: float = 2.0) -> QImage:
    flow = SymbolFlow(text, sans(14), width, ratio)
    image = QImage(round(width * ratio), round((flow.height + 4) * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    flow.paint(painter, QPointF(0, 2), INK)
    painter.end()
    return image


def rows_painted(image: QImage) -> list[int]:
    white = QColor("#ffffff").rgb()
    return [y for y in range(image.height()) if any(image.pixel(x, y) != white for x in range(image.width()))]


def test_a_row_of_symbols_takes_another_line_before_one_is_cut() -> None:
    wide = SymbolFlow("{2}{W}{U}", sans(14), 400, 1.0)
    narrow = SymbolFlow("pay {2} or {W} or {U}", sans(14), wide.width, 1.0)
    assert narrow.height > wide.height
    assert narrow.width <= wide.width
    cut = SymbolFlow("pay {2} or {W} or {U}", sans(14), wide.width, 1.0, wraps=False)
    assert (cut.height, cut.width <= wide.width) == (wide.height, True)


def test_the_middle_of_a_symbol_is_that_of_a_capital() -> None:
    capital, symbol = rows_painted(painted("H", 30)), rows_painted(painted("{U}", 30))
    assert abs(sum((capital[0], capital[-1])) - sum((symbol[0], symbol[-1]))) <= 3


def test_a_cell_is_as_high_as_its_words_and_symbols_need() -> None:
    table = QTableWidget(1, 2)
    table.setItemDelegate(SymbolDelegate(table))
    table.setColumnWidth(0, 90)
    table.setColumnWidth(1, 400)
    for column in range(2):
        table.setItem(0, column, QTableWidgetItem("Pay {2}{W} and {4}{U}{U}, then {T}: add {G}."))
    delegate = table.itemDelegate()
    heights = [table.sizeHintForIndex(table.model().index(0, column)).height() for column in range(2)]
    assert isinstance(delegate, SymbolDelegate)
    assert all(first > second for first, second in pairwise(heights))


def test_nothing_asks_for_a_weight_that_is_not_there() -> None:
    """Qt smears what is heavier out of the semibold."""
    sources = Path(inspector.window.__file__).parent.rglob("*.py")
    found = [f"{path.name}: {hit[0]}" for path in sources for hit in HEAVIER.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
    label, browser = QLabel(), QuietBrowser()
    say_marked(label, "<b>712.8e</b> the back face")
    browser.setHtml("<p><b>712.8e</b> the back face</p>")
    assert "<b>" not in label.text()
    assert browser.document().begin().begin().fragment().charFormat().fontWeight() == 600


def test_a_page_of_ours_shows_pictures_that_stand_in_it_and_no_others() -> None:
    browser = QuietBrowser()
    source = re.findall('src="(data:[^"]+)"', with_symbols("{U}", 14, 1.0))[0]
    shown = browser.loadResource(2, source)
    assert shown is not None
    assert shown.height() == 14
    for elsewhere in ("file:///etc/passwd", "https://example.org/a.png", ":/a.png"):
        assert browser.loadResource(2, elsewhere) is None
