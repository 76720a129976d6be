"""The board in words beside the desk: either follows the other, an error is underlined, undo reaches across both."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from inspector.window.in_words.in_words import InWords
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.ways import WORDS_ROLE
from inspector.window.shell.workbench import Workbench

TEXT = "Rules of June 2025. Players: Ana, Ben.\nAna has Delver of Secrets on the battlefield. It transforms."
DELVER = "Delver of Secrets"


@pytest.fixture
def words(window: Workbench) -> InWords:
    """The sheet, open on a board with a transformed Delver."""
    assert window.files.open_text(TEXT)
    window.commands.trigger("board_in_words")
    return window.in_words


def sheet_of(words: InWords) -> WordsSheet:
    assert words.sheet is not None
    return words.sheet


def write(words: InWords, text: str) -> None:
    """Write another text, and give it the time to be read and, where it cannot be, mended."""
    editor = sheet_of(words).editor
    editor.put(0, len(editor.text), text)
    words.read_now()
    words.ways_to_mend.wait()


def test_the_board_follows_the_text_and_one_undo_takes_a_change_back(window: Workbench, words: InWords) -> None:
    assert sheet_of(words).editor.text == TEXT
    table = window.session.board.table_at(1)
    write(words, TEXT.replace("It transforms.", "It is tapped.") + "\nWhat is it?")
    assert window.session.values()[DELVER].tapped
    assert window.session.values()[DELVER].name == DELVER
    # What stands before the change has not happened again.
    assert window.session.board.table_at(1) is table
    window.session.undo()
    assert window.session.values()[DELVER].name == "Insectile Aberration"
    assert sheet_of(words).editor.text == TEXT
    window.session.redo()
    assert window.session.values()[DELVER].tapped
    QTest.keyClick(sheet_of(words).editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sheet_of(words).editor.text == TEXT
    assert not window.commands.by_id["redo"].why_not()


def test_the_text_follows_the_desk_and_keeps_its_own_wording(window: Workbench, words: InWords) -> None:
    window.session.select(DELVER)
    window.commands.trigger("tap")
    assert sheet_of(words).editor.text == f"{TEXT}\nInsectile Aberration is tapped."
    assert window.session.board.befores == ()
    window.session.set_edition("2011-09")
    assert sheet_of(words).editor.text.startswith("Rules of September 2011.")
    window.commands.trigger("new")
    assert DELVER not in sheet_of(words).editor.text


def test_undo_in_either_view_takes_back_what_was_done_in_the_other(window: Workbench, words: InWords) -> None:
    editor = sheet_of(words).editor
    window.session.select(DELVER)
    window.commands.trigger("tap")
    assert window.session.values()[DELVER].tapped
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.text == TEXT
    assert not window.session.values()[DELVER].tapped
    write(words, f"{TEXT}\nIt is tapped.")
    window.commands.trigger("undo")
    assert editor.text == TEXT
    assert not window.session.values()[DELVER].tapped


def test_an_error_leaves_the_board_and_what_is_proposed_is_taken_by_one_click(
    window: Workbench, words: InWords
) -> None:
    before = window.session.board
    write(words, f"{TEXT}\nBen has Grizly Bears in hand. It is exiled.")
    sheet = sheet_of(words)
    assert window.session.board is before
    assert [each.cursor.selectedText() for each in sheet.editor.extraSelections()] == ["Grizly Bears"]
    assert "Line 3, character 9" in sheet.message.text()
    sheet.proposals[0].click()
    assert window.session.table.objects["Grizzly Bears"].zone == "exile"
    assert (sheet.editor.extraSelections(), sheet.proposals) == ([], [])
    write(words, f"{TEXT}\nClone is tapped.")
    assert sheet.proposals[0].text().startswith("Put first: Ana has Clone on the battlefield")
    sheet.tell("wrong", "", ("instead “Ana has A. Ana has B. What is A”",))
    assert sheet.proposals[0].text().split("\n") == ["Did you mean:", "Ana has A.", "Ana has B.", "What is A"]
    sheet.tell("wrong", "", ("instead “”",))
    assert sheet.proposals[0].text() == "Leave this sentence out"
    # Who is still writing a sentence is not told to leave it out.
    write(words, f"{TEXT}\nInsectile Aberration ")
    assert "instead “”" not in [button.text() for button in sheet.proposals]
    assert "Leave this sentence out" not in [button.text() for button in sheet.proposals]
    write(words, f"{TEXT}\nClone is tapped. ")
    sheet.proposals[0].click()
    assert window.session.values()["Clone"].tapped


def test_while_corrections_are_looked_for_the_sheet_is_used_and_the_newest_text_wins(
    words: InWords, qtbot: QtBot
) -> None:
    sheet = sheet_of(words)
    sheet.editor.put(0, len(sheet.editor.text), f"{TEXT}\nBen has Grizly Bears in hand.")
    words.read_now()
    assert [each.cursor.selectedText() for each in sheet.editor.extraSelections()] == ["Grizly"]
    assert (sheet.seeking.isVisible(), sheet.proposals) == (True, [])
    # What is typed meanwhile is what is looked at; what is right then needs no correction.
    QTest.keyClicks(sheet.editor, " Clon is tapped.")
    assert not words.ways_to_mend.is_seeking
    words.read_now()
    qtbot.waitUntil(lambda: bool(sheet.proposals))
    assert not sheet.seeking.isVisible()
    sheet.proposals[0].click()
    words.ways_to_mend.wait()
    assert "Grizzly Bears" in sheet.editor.text
    write(words, TEXT)
    assert (sheet.seeking.isVisible(), sheet.proposals, words.ways_to_mend.is_seeking) == (False, [], False)


def test_a_pasted_text_with_an_error_is_shown_with_it(window: Workbench) -> None:
    text = "Ana has Delver of Secrets in hand. It jumps."
    QApplication.clipboard().setText(text)
    window.commands.trigger("paste_deck")
    sheet = sheet_of(window.in_words)
    assert (sheet.isVisible(), sheet.editor.text) == (True, text)
    assert list(window.session.table.objects) == [DELVER]


def test_what_is_typed_is_completed(window: Workbench, words: InWords) -> None:
    editor = sheet_of(words).editor
    write(words, f"{TEXT} ")
    QTest.keyClick(editor, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert editor.popup.isVisible()
    QTest.keyClick(editor.popup, Qt.Key.Key_Escape)
    QTest.keyClicks(editor, "insec")
    QTest.keyClick(editor.popup, Qt.Key.Key_Return)
    QTest.keyClicks(editor, " is tap")
    QTest.keyClick(editor.popup, Qt.Key.Key_Return)
    words.read_now()
    assert editor.text == f"{TEXT} Insectile Aberration is tapped"
    assert window.session.values()[DELVER].tapped


def test_each_way_to_go_on_tells_what_it_would_do(window: Workbench, words: InWords) -> None:
    editor = sheet_of(words).editor
    write(words, f"{TEXT} ")
    QTest.keyClicks(editor, "Insectile Aberration ")
    QTest.keyClick(editor, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    rows = [editor.popup.model().index(row, 0) for row in range(editor.popup.model().rowCount())]
    said = {row.data(WORDS_ROLE): row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows}
    assert said["transforms"].startswith("transforms. name Insectile Aberration → Delver of Secrets; mana cost")
    assert said["is tapped"] == "is tapped. tapped no → yes"
    # A name alone is a sentence begun, and places nothing.
    words.read_now()
    assert list(window.session.table.objects) == [DELVER]


def test_the_search_field_does_what_a_sentence_says(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.place("Clone", "battlefield", "Ben")
    window.finding.prepare()
    window.commands.trigger("search")
    QTest.keyClicks(window.search, "clone copies delver")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.session.values()["Clone"].name == DELVER
    assert (window.search.text(), window.finding.results.isVisible()) == ("", False)
    window.commands.trigger("search")
    QTest.keyClicks(window.search, "make it ben's")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.session.values()["Clone"].controller == "Ben"
    # What names a card stays a search for it.
    window.commands.trigger("search")
    QTest.keyClicks(window.search, "Clone")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert len(window.session.table.objects) == 3


def test_the_search_field_tells_how_a_sentence_can_go_on_and_what_it_would_do(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.place("Clone", "hand", "Ben")
    window.finding.prepare()
    window.commands.trigger("search")
    results = window.finding.results
    QTest.keyClicks(window.search, "delver tra")
    window.finding.guess_now()
    said = [results.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(results.list.count())]
    assert said[0].startswith("delver transforms. name Delver of Secrets → Insectile Aberration")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.session.values()[DELVER].name == "Insectile Aberration"
    # What needs more words stands in the field, with what can follow.
    window.commands.trigger("search")
    QTest.keyClicks(window.search, "ben cas")
    window.finding.guess_now()
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.search.text() == "ben casts "
    QTest.keyClicks(window.search, "clo")
    window.finding.guess_now()
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.session.table.objects["Clone"].zone == "stack"


def test_the_empty_desk_leads_to_asking_in_ones_own_words(window: Workbench) -> None:
    window.welcome.invitation.in_words.click()
    assert sheet_of(window.in_words).isVisible()


def test_in_a_small_window_proposals_are_scrolled_and_lie_over_nothing(words: InWords) -> None:
    sheet = sheet_of(words)
    sheet.resize(370, 336)
    sheet.tell("wrong", "Not understood.", tuple(f"first “Ana has Card {number} in hand.”" for number in range(4)))
    QApplication.processEvents()
    heights = [button.height() >= button.sizeHint().height() for button in sheet.proposals]
    assert heights == [True] * 4
    (scrolled,) = (area for area in sheet.findChildren(QScrollArea) if area.isAncestorOf(sheet.message))
    assert scrolled.geometry().bottom() < sheet.copy.geometry().top()


def test_on_an_empty_board_one_writes_on_a_line_of_its_own_and_what_is_not_read_is_kept(window: Workbench) -> None:
    window.commands.trigger("board_in_words")
    words = window.in_words
    sheet = sheet_of(words)
    assert sheet.editor.text.endswith("Players: Ana, Ben.\n")
    assert sheet.editor.before_caret == sheet.editor.text
    write(words, "My frobnicator clones what it likes")
    sheet.close()
    window.commands.trigger("board_in_words")
    assert sheet.editor.text == "My frobnicator clones what it likes"
