"""The board in words beside the desk: either follows the other, an error is underlined, undo reaches across both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from inspector.rules import Action, Table
from inspector.scenario import Replay
from inspector.scenario.words import TableNames, board_from_words, printing
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.reader import TextReader
from inspector.window.in_words.answer_view import answer_parts
from inspector.window.in_words.in_words import InWords
from inspector.window.in_words.proposals import Proposal, proposal_of
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.text import merged_text
from inspector.window.in_words.ways import WORDS_ROLE
from inspector.window.shell.workbench import Workbench

TEXT = "Rules of June 2025. Players: Ana, Ben.\nAna has Delver of Secrets on the battlefield. It transforms."
DELVER = "Delver of Secrets"
# Each test finds its desk empty.
ONE_WINDOW = True


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
    assert sheet.proposals[0].shown_lines()[0].startswith("Put first: Ana has Clone on the battlefield")
    # Who is still writing a sentence is not told to leave it out.
    write(words, f"{TEXT}\nInsectile Aberration ")
    assert "Leave this sentence out" not in [card.shown_lines()[0] for card in sheet.proposals]
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


def test_a_proposal_shows_what_it_changes_and_names_what_stays(words: InWords) -> None:
    begun = "Ana has Grizzly Bears on the battlefield. "
    asks = "How big is Nezumi Graverobber? Ben has Nezumi Graverobber on the battlefield. It is tapped."
    write(words, f"{begun}{asks}")
    error = words.wrong
    assert error is not None
    late = f"from here “Ana has Clone in hand. {asks.replace('It is tapped', 'It flips')}”"
    proposal = proposal_of(f"{begun}{asks}", error, late)
    new, other = ((), ("Ana has Clone in hand.",)), (("It is tapped.",), ("It flips.",))
    assert proposal.changes == (new, other)
    assert proposal.stay == 2
    sheet = sheet_of(words)
    sheet.tell("wrong", "", (proposal, proposal_of(asks, error, "instead “”"), Proposal("Clone", "Clone")))
    assert sheet.proposals[0].shown_lines() == (
        "+ Ana has Clone in hand.",
        "− It is tapped.",
        "+ It flips.",
        "2 sentences stay as written.",
    )
    assert sheet.proposals[1].shown_lines()[0] == "Leave this sentence out"
    assert sheet.proposals[2].shown_lines() == ("Clone",)
    assert "Instead of “It is tapped.”: “It flips.”" in sheet.proposals[0].accessibleName()


def test_the_text_keeps_its_size_whatever_comes_of_it_and_proposals_are_scrolled(
    window: Workbench, words: InWords
) -> None:
    sheet = sheet_of(words)
    for size in ((1280, 720), (800, 500)):
        window.window.resize(*size)
        heights = set()
        for count in (0, 1, 4):
            sheet.tell("wrong", "Not understood.", tuple(Proposal(name, name) for name in "ABCD"[:count]))
            QApplication.processEvents()
            heights.add(sheet.editor.height())
            assert all(card.height() >= card.heightForWidth(card.width()) for card in sheet.proposals)
        assert len(heights) == 1
        assert sheet.editor.geometry().bottom() < sheet.height() * 0.7


def test_the_sheet_stands_beside_the_cards_and_covers_none(window: Workbench, words: InWords) -> None:
    sheet, desk = sheet_of(words), window.desk
    for size in ((1280, 720), (1920, 1000), (800, 500)):
        words.close()
        assert window.panel.isVisible()
        # What the window needs at least is told to it from turn to turn.
        for _ in range(3):
            QApplication.processEvents()
        window.window.resize(*size)
        QApplication.processEvents()
        window.commands.trigger("board_in_words")
        QApplication.processEvents()
        assert (
            sheet.mapTo(window.window, sheet.rect().topLeft()).x()
            >= desk.mapTo(window.window, desk.rect().topRight()).x()
        )
        # The values stand beside both where there is room.
        assert window.panel.isVisible() == (size[0] >= 1560)
        assert sheet.width() + desk.width() <= window.window.width()
    # What an answer cites is shown, though the rules gave way in a low window.
    write(words, f"{TEXT}\nWhat is its mana value?")
    assert not window.tabs.isVisible()
    assert window.session.selected == DELVER
    sheet.answers.rule_clicked.emit("202.3b")
    assert window.tabs.isVisible()
    QTest.keyClick(sheet.editor, Qt.Key.Key_Escape)
    assert words.is_open
    assert window.desk.hasFocus()
    window.commands.trigger("board_in_words")
    assert sheet.editor.hasFocus()
    window.commands.trigger("board_in_words")
    assert (words.is_open, desk.hasFocus()) == (False, True)


def test_an_answer_is_taken_apart_into_verdict_reason_and_rules() -> None:
    line = "Clone's mana value is 0. It copies a back face. So it is 0. (712.8e, 202.3b)"
    assert answer_parts(line) == (
        "Clone's mana value is 0.",
        "It copies a back face. So it is 0.",
        ("712.8e", "202.3b"),
    )
    quoted = "Its abilities are “Flying. Trample.” and more. Why not? (707.2)"
    assert answer_parts(quoted)[:2] == ("Its abilities are “Flying. Trample.” and more.", "Why not?")
    assert answer_parts("After that:") == ("After that:", "", ())
    assert answer_parts("Its size is 2.5 or (so)").verdict == "Its size is 2.5 or (so)"


def test_on_an_empty_board_one_writes_on_a_line_of_its_own_and_what_is_not_read_is_kept(window: Workbench) -> None:
    window.commands.trigger("board_in_words")
    words = window.in_words
    sheet = sheet_of(words)
    assert sheet.editor.text.endswith("Players: Ana, Ben.\n")
    assert sheet.editor.before_caret == sheet.editor.text
    assert not sheet.message.isVisible(), "nothing was read yet that could be counted"
    write(words, "My frobnicator clones what it likes")
    sheet.leave.click()
    assert not sheet.editor.before_caret
    window.commands.trigger("board_in_words")
    assert sheet.editor.text == "My frobnicator clones what it likes"


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the sentences that are written and read."""
    counts: Counter[str] = Counter()
    write, read = printing.action_in_words, TextReader.scene

    def written(table: Table, action: Action, names: TableNames | None = None) -> str:
        counts["written"] += 1
        return write(table, action, names)

    def looked_at(reader: TextReader, run: Replay) -> Scene:
        counts["read"] += 1
        return read(reader, run)

    monkeypatch.setattr(printing, "action_in_words", written)
    monkeypatch.setattr(TextReader, "scene", looked_at)
    return counts


LONG = ("Rules of June 2025. Players: Ana, Ben.", f"Ana has {DELVER} on the battlefield.") + (
    f"{DELVER} is tapped.",
    f"{DELVER} is untapped.",
) * 60


def work_of(worked: Counter[str], act: Callable[[], object]) -> tuple[int, int]:
    """Do something; give how many sentences it wrote and read before the window could draw."""
    worked.clear()
    act()
    return worked["written"], worked["read"]


def test_what_stands_is_neither_written_nor_read_again(window: Workbench, worked: Counter[str]) -> None:
    window.session.load(board_from_words("\n".join(LONG), window.session.cards.pool).scenario, None)
    window.session.select(DELVER)
    # Nothing while it is not seen, and a long text some sentences a turn.
    assert work_of(worked, partial(window.commands.trigger, "transform")) == (0, 0)
    window.session.undo()
    written, read = work_of(worked, partial(window.commands.trigger, "board_in_words"))
    assert (0 < written <= 60, read) == (True, 0)
    # What is done before all is written is told with it.
    window.commands.trigger("tap")
    editor = sheet_of(window.in_words).editor
    assert editor.text == ""
    while len(editor.text.splitlines()) < len(LONG) + 1:
        assert work_of(worked, QApplication.processEvents)[0] <= 60
    assert editor.text == "\n".join((*LONG, LONG[2]))
    assert work_of(worked, partial(window.commands.trigger, "tap")) == (1, 0)
    # Who saw the end of the text sees what was done.
    QApplication.processEvents()
    bar = editor.verticalScrollBar()
    assert 0 < bar.value() == bar.maximum()
    # Back and forth, in the sentences that were written.
    assert work_of(worked, partial(window.session.jump, 50)) == (0, 0)
    assert editor.text == "\n".join(LONG[:51])
    assert work_of(worked, partial(window.session.jump, 123)) == (0, 0)
    assert editor.text == "\n".join((*LONG, LONG[2], LONG[3]))
    assert sheet_of(window.in_words).message.text() == "123 actions, all on the board."


def test_what_is_written_is_read_some_sentences_a_turn_and_the_newest_text_wins(
    window: Workbench, worked: Counter[str]
) -> None:
    window.session.load(board_from_words("\n".join(LONG), window.session.cards.pool).scenario, None)
    words = window.in_words
    words.show()
    while not sheet_of(words).editor.text:
        QApplication.processEvents()
    editor = sheet_of(words).editor
    editor.go_to_end()
    editor.put(len(editor.text), len(editor.text), "\nIt is")
    words.read_on()
    QTest.keyClicks(editor, " tapped.")
    assert editor.before_caret == editor.text
    assert not window.session.values()[DELVER].tapped
    assert work_of(worked, words.read_on)[1] <= 30
    assert not window.session.values()[DELVER].tapped
    while not window.session.values()[DELVER].tapped:
        assert work_of(worked, QApplication.processEvents)[1] <= 30
    assert editor.text.endswith("\nIt is tapped.")


def test_what_somebody_is_writing_stays_when_something_is_done_on_the_desk(window: Workbench, words: InWords) -> None:
    editor = sheet_of(words).editor
    editor.go_to_end()
    QTest.keyClicks(editor, " Ben has Clo")
    window.session.select(DELVER)
    window.commands.trigger("tap")
    begun = f"{TEXT} Ben has Clo"
    assert editor.text == f"{begun}\nInsectile Aberration is tapped."
    assert editor.before_caret == begun
    window.session.undo()
    assert editor.text == begun
    window.session.set_edition("2011-09")
    assert editor.text.startswith("Rules of September 2011.")
    assert editor.text.endswith(" Ben has Clo")
    QTest.keyClicks(editor, "ne in hand.")
    words.read_now()
    assert window.session.table.objects["Clone"].zone == "hand"
    # Another board has a text of its own.
    window.commands.trigger("new")
    assert "Ben has Clo" not in editor.text


def test_each_board_keeps_its_words_read_or_not_and_its_question(window: Workbench, words: InWords) -> None:
    """The found defect: one text served all boards, so that unread words and questions were lost between them."""
    sheet = sheet_of(words)
    asked = f"{TEXT} What is its power?"
    write(words, asked)
    window.session.undo()
    window.session.undo()
    for _ in range(2):
        window.session.redo()
    assert sheet.editor.text == asked
    window.commands.trigger("new")
    empty = sheet.editor.text
    assert TEXT not in empty
    QTest.keyClicks(sheet.editor, "My frobnicator clones what it likes")
    begun = sheet.editor.text
    # Whether it was tried to be read does not matter.
    window.boards.show(0)
    QApplication.processEvents()
    assert (sheet.editor.text, sheet.editor.extraSelections(), sheet.answers.isVisible()) == (asked, [], True)
    window.boards.show(1)
    assert (sheet.editor.text, len(sheet.editor.extraSelections())) == (begun, 1)
    # Nor does a new board show them, with the sheet open or put away.
    window.commands.trigger("new")
    assert sheet.editor.text == empty
    window.boards.show(1)
    words.close()
    window.boards.show(2)
    words.show()
    assert sheet.editor.text == empty
    window.boards.show(1)
    assert sheet.editor.text == begun
    # What was done on the desk while the sheet was away comes beside them.
    words.close()
    window.session.place("Clone", "hand", "Ana")
    words.show()
    assert "My frobnicator clones what it likes" in sheet.editor.text
    assert "Ana has Clone in hand." in sheet.editor.text


@pytest.mark.parametrize(
    ("written", "now", "both"),
    [
        ("A. B. C. D", "A. B. C. E.", "A. B. C. D E."),
        ("A. X. C.", "A. B. C. E.", "A. X. C. E."),
        ("A. B. C. D", "A.", "A. D"),
        ("A. B. C.", "A.", "A."),
        ("A. B. X.", "A. B. Y.", "A. B. X."),
        ("A. B. X.", "A. B. C.", "A. B. X."),
    ],
)
def test_two_changes_of_a_text_are_both_kept(written: str, now: str, both: str) -> None:
    assert merged_text("A. B. C.", written, now) == both


def test_what_is_typed_before_a_long_board_is_told_stands_behind_it(window: Workbench) -> None:
    window.session.load(board_from_words("\n".join(LONG), window.session.cards.pool).scenario, None)
    window.commands.trigger("board_in_words")
    editor = sheet_of(window.in_words).editor
    QTest.keyClick(editor, Qt.Key.Key_B)
    # It is kept with the board's text when the sheet is put away at once, too.
    window.in_words.close()
    window.in_words.show()
    window.in_words.read_now()
    assert editor.text == "\n".join((*LONG, "b"))
    assert editor.before_caret == editor.text
