"""Wrapped words are as high as Qt makes them, in another font and with other words too; a step moves no tab."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QTextDocument, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget, QTableWidgetItem

from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.long_words import BREAK
from inspector.window.widgets.plain_text import BreakingLabel
from inspector.window.widgets.symbol_flow import SymbolDelegate
from inspector.window.widgets.symbol_text import say_with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel

LONG = "Layer 4: Abigale changes the subtypes to Eye Zombie.\n" * 6


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["Short", LONG, f"<b>{LONG}</b> <a href='1'>613.1</a>"])
@pytest.mark.parametrize("width", [120, 303])
def test_words_are_as_high_as_in_a_label_of_qt(text: str, width: int) -> None:
    ours, theirs = WrappedLabel(), QLabel()
    for label in (ours, theirs):
        label.setWordWrap(True)
        label.setText("Before")
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)
    for label in (ours, theirs):
        label.setText(text)
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)
    font = theirs.font()
    font.setPixelSize(29)
    for label in (ours, theirs):
        label.setFont(font)
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)


def test_the_steps_beside_the_tab_of_the_history_are_counted_and_move_nothing(window: Workbench) -> None:
    bar, at = window.tabs.tabBar(), window.tabs.indexOf(window.history)
    before = bar.tabRect(at)
    assert window.steps.text() == ""
    for count in range(1, 12):
        window.session.place("Elite Vanguard", "battlefield", "Ana")
        assert window.steps.text() == str(count)
        assert window.steps.accessibleName().startswith(f"{count} step")
    QApplication.processEvents()
    assert bar.tabRect(at) == before
    window.session.undo()
    assert window.steps.text() == "10"


NAME = "Asmoranomardicadaistinaculdacar"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", [BreakingLabel, WrappedLabel])
@pytest.mark.parametrize("text", [NAME, f"The name: {NAME}.", f"<b>{NAME}</b> &amp; <a href='{NAME}'>{NAME}</a>"])
def test_a_word_longer_than_its_line_is_broken_where_it_is_shown_and_nowhere_else(
    kind: type[BreakingLabel], text: str
) -> None:
    label = kind()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setText(text)
    width = label.fontMetrics().horizontalAdvance(NAME) // 2
    high = label.heightForWidth(width)
    label.resize(width, high)
    label.show()
    shown = QLabel.text(label)
    words = re.split(rf"[\s{BREAK}]", re.sub("<[^>]*>", " ", shown))
    assert max(map(label.fontMetrics().horizontalAdvance, words)) <= width
    assert high >= (shown.count(BREAK) + 1) * label.fontMetrics().height()
    assert label.text() == text
    assert label.minimumSizeHint().width() <= width
    said = QTextDocumentFragment.fromHtml(text).toPlainText()
    assert label.accessibleName() == said
    assert BREAK in shown
    assert shown.count(BREAK) == shown.count(f"-{BREAK}"), "a hyphen says that the word goes on"
    label.setSelection(0, len(said) + 2 * shown.count(BREAK))
    QTest.keySequence(label, QKeySequence.StandardKey.Copy)
    assert QGuiApplication.clipboard().text() == said
    label.resize(40 * width, high)
    assert (QLabel.text(label), label.accessibleName()) == (text, "")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [NAME, f"{{U}} {NAME}"])
def test_a_word_longer_than_its_cell_is_broken(text: str) -> None:
    table, whole = QTableWidget(1, 1), QTableWidget(1, 1)
    heights, inked = [], []
    for grid, factor in ((whole, 2.0), (table, 0.5)):
        grid.setItemDelegate(SymbolDelegate(grid))
        item = QTableWidgetItem(text)
        grid.setItem(0, 0, item)
        grid.resize(800, 300)
        grid.setColumnWidth(0, round(grid.fontMetrics().horizontalAdvance(NAME) * factor))
        grid.resizeRowToContents(0)
        heights.append(grid.rowHeight(0))
        pixels = grid.viewport().grab().toImage()
        cell = grid.visualItemRect(item).adjusted(2, 2, -2, -2)
        ground = pixels.pixel(cell.topLeft())
        inked.append(
            sum(
                pixels.pixel(x, y) != ground
                for x in range(cell.left(), cell.right())
                for y in range(cell.top(), cell.bottom())
            )
        )
    assert heights[1] >= 3 * table.fontMetrics().height() > heights[0]
    # All its letters are there.
    assert inked[1] == pytest.approx(inked[0], rel=0.1)


def lines_shown(label: QLabel, width: int) -> list[str]:
    """The lines of a label in rich text as Qt lays them out, # for each picture."""
    text = QTextDocument()
    text.setDefaultFont(label.font())
    text.setDocumentMargin(0)
    text.setHtml(QLabel.text(label))
    text.setTextWidth(width)
    assert text.size().height() > 0
    block = text.begin()
    laid = block.layout()
    lines = [laid.lineAt(number) for number in range(laid.lineCount())]
    said = [block.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]
    return [each.replace("\N{OBJECT REPLACEMENT CHARACTER}", "#").strip(f" {BREAK}\N{LINE SEPARATOR}") for each in said]


COSTS = "The costs {2}{W}{W}. Both count (locked {4}{U}), so “{U}”; <a> & that is {1}{U}: mana value {X}{R}."


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", range(90, 330, 9))
def test_a_line_ends_within_no_cost_and_begins_with_no_full_stop(width: int) -> None:
    """The found defect: a full stop stood alone in a line behind the mana symbols at the end of the one before."""
    label = WrappedLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    say_with_symbols(label, COSTS, 14)
    label.resize(width, label.heightForWidth(width))
    label.show()
    lines = lines_shown(label, label.contentsRect().width())
    assert [word for line in lines for word in line.split() if "#" in word] == ["###.", "##),", "“#”;", "##:", "##."]
    assert label.height() >= len(lines) * label.fontMetrics().height()
    # What is copied has no line's end of ours.
    said = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    label.setSelection(0, len(said))
    QTest.keySequence(label, QKeySequence.StandardKey.Copy)
    copied = QGuiApplication.clipboard().text()
    assert len(copied) > len(said) // 2
    assert said.startswith(copied)
