"""What the sheet of a board in words says beside its text: what the cards show, what is proposed, how it goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.window.in_words.editor import WordsEditor
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.ways import WORDS_ROLE
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.wrapped_label import WrappedLabel

TEXT = "Ana has Delver of Secrets on the battlefield. Ben has Clone in hand."
# Each test finds its desk empty.
ONE_WINDOW = True


@pytest.fixture
def sheet(window: Workbench) -> WordsSheet:
    """The sheet, open on a board with two cards."""
    assert window.files.open_text(TEXT)
    window.commands.trigger("board_in_words")
    assert window.in_words.sheet is not None
    return window.in_words.sheet


def write(window: Workbench, sheet: WordsSheet, text: str) -> None:
    sheet.editor.put(0, len(sheet.editor.text), text)
    window.in_words.read_now()
    window.in_words.ways_to_mend.wait()


def test_beside_a_text_that_is_not_read_it_is_said_what_the_cards_show(window: Workbench, sheet: WordsSheet) -> None:
    assert not sheet.stale.isVisible()
    write(window, sheet, f"{TEXT} It frobnicates.")
    assert sheet.stale.isVisible()
    assert "the last text that was read" in sheet.stale.text()
    write(window, sheet, f"{TEXT} It is exiled.")
    assert not sheet.stale.isVisible()
    window.commands.trigger("new")
    write(window, sheet, "Frobnicate.")
    assert "Nothing of this lies on the desk" in sheet.stale.text()
    window.in_words.close()
    assert not sheet.stale.text()


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (800, 500)])
def test_a_proposal_is_read_whole_without_scrolling(
    window: Workbench, sheet: WordsSheet, size: tuple[int, int]
) -> None:
    window.in_words.close()
    window.window.resize(*size)
    QApplication.processEvents()
    window.commands.trigger("board_in_words")
    write(window, sheet, f"{TEXT} Clone is taped.")
    QApplication.processEvents()
    first = sheet.proposals[0]
    shown = first.visibleRegion().boundingRect().size()
    assert shown == first.size()
    # It is no higher than its words, and nothing empty is scrolled.
    assert first.height() == first.heightForWidth(first.width())


def test_a_proposal_whose_lines_wrap_shows_each_row_whole(window: Workbench, sheet: WordsSheet) -> None:
    """The found defect: lines of two rows were given the height of one, and cut through their letters."""
    write(window, sheet, "Does Clone copying Llanowar Elves with an Aura on it keep the Aura all through the turn?")
    QApplication.processEvents()
    lines = [line for card in sheet.proposals for line in card.findChildren(WrappedLabel)]
    assert any(line.height() > 2 * line.fontMetrics().ascent() for line in lines)
    assert all(card.height() >= card.heightForWidth(card.width()) for card in sheet.proposals)
    assert all(line.height() + 1 >= line.heightForWidth(line.width()) for line in lines)


def test_what_is_written_behind_an_error_is_not_underlined_and_no_proposal_changes_it(
    window: Workbench, sheet: WordsSheet
) -> None:
    """The found defect: the wave grew with every letter, and a proposal was put into a text that it did not know."""
    write(window, sheet, f"{TEXT} Grizly Bears is tapped.")
    sheet.editor.go_to_end()
    QTest.keyClicks(sheet.editor, " Clone.")
    (mark,) = sheet.editor.extraSelections()
    assert "Clone" not in mark.cursor.selectedText()
    sheet.editor.moveCursor(QTextCursor.MoveOperation.Start)
    sheet.editor.put(0, 0, "Players: Ana, Ben. ")
    written = sheet.editor.text
    sheet.proposals[0].click()
    assert sheet.editor.text == written
    window.in_words.read_now()
    window.in_words.ways_to_mend.wait()
    sheet.proposals[0].click()
    assert sheet.editor.text != written


def ways(editor: WordsEditor) -> dict[str, str]:
    """The ways on that are offered, each with what it is or would do."""
    model = editor.popup.model()
    rows = [model.index(row, 0, QModelIndex()) for row in range(model.rowCount())]
    said = {str(row.data(WORDS_ROLE)): str(row.data(Qt.ItemDataRole.AccessibleTextRole)) for row in rows}
    return {words: told.removeprefix(f"{words}. ") for words, told in said.items()}


@pytest.mark.parametrize(
    ("typed", "words", "told"),
    [
        (" Del", "Delver of Secrets", "on Ana's battlefield"),
        (" Ana has Grizzly", "Grizzly Bears", "Creature — Bear"),
        (" Ana has Forest on the b", "on the battlefield", "on the battlefield."),
        # Where it goes stands before what else would change.
        (" Delver of Secrets is e", "is exiled", "zone battlefield → exile"),
    ],
)
def test_a_way_on_is_told_and_lies_within_the_sheet_below_its_line(
    window: Workbench, sheet: WordsSheet, typed: str, words: str, told: str
) -> None:
    # Qt keeps a list on the screen, which is 800 pixels wide where none is.
    window.window.setGeometry(0, 0, 800, 600)
    QApplication.processEvents()
    editor = sheet.editor
    end = len(editor.text)
    editor.put(end, end, typed[:-1])
    QTest.keyClicks(editor, typed[-1])
    assert ways(editor)[words] == told
    popup, line = editor.popup, editor.cursorRect()
    left, right = (sheet.mapToGlobal(corner).x() for corner in (sheet.rect().topLeft(), sheet.rect().topRight()))
    assert left <= popup.x() < popup.x() + popup.width() <= right
    assert popup.y() >= editor.viewport().mapToGlobal(line.bottomLeft()).y()
