"""Several boards side by side: opening, switching, closing, opening again, and what each keeps to itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QTabBar, QToolButton

from inspector.rules import Place, Tap, Transform, TurnFaceDown
from inspector.scenario import Scenario, read_scenario, write_scenario
from inspector.window.board.boards import MOST_BOARDS
from inspector.window.kept.recovery import Recovery
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def two(window: Workbench) -> Workbench:
    """A board with Delver of Secrets, transformed, and in view another with Elite Vanguard."""
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.act(Transform(object="Delver of Secrets"))
    window.commands.trigger("new")
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    return window


def press(window: Workbench, key: Qt.Key, how: Qt.KeyboardModifier = CTRL) -> None:
    QTest.keyClick(window.desk, key, how)


def on_desk(window: Workbench) -> list[str]:
    return [view.name for view in window.desk.shown.cards.values()]


def name_in_panel(window: Workbench) -> str:
    return window.panel.shown.name if window.panel.shown is not None else ""


def test_one_board_shows_no_tabs_and_two_do(window: Workbench) -> None:
    assert not window.board_tabs.isVisible()
    press(window, Qt.Key.Key_T)
    assert window.board_tabs.isVisible()
    assert window.board_tabs.count() == 2
    press(window, Qt.Key.Key_W)
    assert (window.board_tabs.count(), window.board_tabs.isVisible()) == (1, False)


def test_each_board_keeps_its_cards_its_selection_and_its_history(two: Workbench) -> None:
    assert on_desk(two) == ["Elite Vanguard"]
    press(two, Qt.Key.Key_PageUp)
    assert on_desk(two) == ["Insectile Aberration"]
    assert two.session.selected == "Delver of Secrets"
    two.commands.trigger("undo")
    assert on_desk(two) == ["Delver of Secrets"]
    press(two, Qt.Key.Key_PageDown)
    assert on_desk(two) == ["Elite Vanguard"]
    press(two, Qt.Key.Key_PageDown)
    two.commands.trigger("redo")
    assert on_desk(two) == ["Insectile Aberration"]


def test_ctrl_tab_goes_round_both_ways(two: Workbench) -> None:
    press(two, Qt.Key.Key_T)
    seen = []
    for _ in range(3):
        press(two, Qt.Key.Key_Tab)
        seen.append(two.boards.current)
    press(two, Qt.Key.Key_Tab, CTRL | SHIFT)
    assert (seen, two.boards.current) == ([0, 1, 2], 1)


def test_each_board_keeps_its_edition(two: Workbench) -> None:
    two.session.set_edition("2011-09")
    two.commands.trigger("previous_board")
    assert two.editions.current == "2026-08"
    two.commands.trigger("next_board")
    assert two.editions.current == "2011-09"


def test_a_file_opens_beside_what_is_there_and_in_an_untouched_board(window: Workbench, tmp_path: Path) -> None:
    files = []
    for name in ("one", "two"):
        files.append(tmp_path / f"{name}.scenario.json")
        write_scenario(Scenario(title=name), files[-1])
    assert window.files.open_path(files[0])
    assert [tab.board.title for tab in window.boards.tabs] == ["one"]
    assert window.files.open_path(files[1])
    assert [tab.board.title for tab in window.boards.tabs] == ["one", "two"]
    assert window.files.open_path(files[0])
    assert [tab.board.title for tab in window.boards.tabs] == ["one", "two"]
    assert window.session.board.title == "one"


def test_a_file_open_with_unsaved_changes_is_not_read_over_them(window: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "one.scenario.json"
    write_scenario(Scenario(title="one"), path)
    window.files.open_path(path)
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.commands.trigger("new")
    assert window.files.open_path(path)
    assert list(window.session.table.objects) == ["Elite Vanguard"]
    assert "already open" in window.notice.text


def test_a_dot_marks_what_is_unsaved(two: Workbench, tmp_path: Path) -> None:
    assert [two.board_tabs.tabText(place)[0] for place in range(2)] == ["●", "●"]
    two.session.show_board(two.session.board.saved_at(tmp_path / "vanguard.scenario.json"))
    assert two.board_tabs.tabText(1) == "vanguard.scenario.json"
    assert "unsaved" not in two.board_tabs.accessibleTabName(1)
    assert "unsaved" in two.board_tabs.accessibleTabName(0)


def test_an_unsaved_board_is_closed_only_when_the_bar_is_answered(two: Workbench) -> None:
    press(two, Qt.Key.Key_W)
    assert len(two.boards.tabs) == 2
    assert "unsaved changes" in two.notice.text
    answer = next(button for button in two.notice.findChildren(QPushButton) if button.text() == "Close it")
    QTest.mouseClick(answer, Qt.MouseButton.LeftButton)
    assert on_desk(two) == ["Insectile Aberration"]
    press(two, Qt.Key.Key_T, CTRL | SHIFT)
    assert on_desk(two) == ["Elite Vanguard"]
    assert two.session.board.is_dirty


def test_closing_the_last_board_leaves_an_empty_one(window: Workbench, tmp_path: Path) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.show_board(window.session.board.saved_at(tmp_path / "x.scenario.json"))
    window.commands.trigger("close_board")
    assert (len(window.boards.tabs), on_desk(window)) == (1, [])
    assert window.welcome.invitation.isVisible()
    window.commands.trigger("close_board")
    assert "it is empty" in window.notice.text


def test_closing_another_board_than_the_one_in_view_keeps_that_in_view(two: Workbench) -> None:
    two.session.act(Tap(object="Elite Vanguard"))
    two.boards.close(0)
    assert on_desk(two) == ["Elite Vanguard"]
    assert two.boards.current == 0
    assert len(two.session.entries()) == 2


def test_the_button_of_a_tab_closes_its_board(two: Workbench, tmp_path: Path) -> None:
    two.session.show_board(two.session.board.saved_at(tmp_path / "x.scenario.json"))
    button = two.board_tabs.tabButton(1, QTabBar.ButtonPosition.RightSide)
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert on_desk(two) == ["Insectile Aberration"]


def test_the_middle_button_of_the_mouse_closes_a_board(two: Workbench, tmp_path: Path) -> None:
    two.session.show_board(two.session.board.saved_at(tmp_path / "x.scenario.json"))
    QTest.mouseClick(two.board_tabs, Qt.MouseButton.MiddleButton, pos=two.board_tabs.tabRect(1).center())
    assert len(two.boards.tabs) == 1


def test_a_board_moved_to_another_place_stays_in_view(two: Workbench) -> None:
    two.board_tabs.moveTab(1, 0)
    assert [tab.board.chosen for tab in two.boards.tabs] == [("Elite Vanguard",), ("Delver of Secrets",)]
    assert two.boards.current == two.board_tabs.currentIndex() == 0
    assert on_desk(two) == ["Elite Vanguard"]
    two.commands.trigger("next_board")
    assert on_desk(two) == ["Insectile Aberration"]
    assert two.board_tabs.currentIndex() == 1


def test_a_click_on_a_tab_shows_its_board(two: Workbench) -> None:
    QTest.mouseClick(two.board_tabs, Qt.MouseButton.LeftButton, pos=two.board_tabs.tabRect(0).center())
    assert on_desk(two) == ["Insectile Aberration"]


@pytest.mark.own_window
def test_all_unsaved_boards_are_kept_aside(two: Workbench, tmp_path: Path) -> None:
    two.files.keep_aside()
    kept = [read_scenario(path) for path in (tmp_path / "recovery").glob("*.scenario.json")]
    assert sorted(scenario.actions[0].card for scenario in kept) == ["Delver of Secrets", "Elite Vanguard"]  # type: ignore[union-attr]
    two.boards.close(0)
    two.files.keep_aside()
    two.session.undo()
    two.window.close()
    assert list((tmp_path / "recovery").glob("*.json")) == []


@pytest.mark.own_window
def test_closing_the_window_keeps_each_unsaved_board_for_the_next_start(two: Workbench, tmp_path: Path) -> None:
    assert two.window.close()
    found = [left.scenario.actions[0] for left in Recovery(tmp_path / "recovery").left_behind()]
    assert sorted(action.card for action in found) == ["Delver of Secrets", "Elite Vanguard"]  # type: ignore[union-attr]


@pytest.mark.own_window
def test_closing_the_window_asks_for_each_unsaved_board_that_cannot_be_kept(
    two: Workbench, answers: list[QMessageBox.StandardButton], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two.files, "keep_aside", lambda: False)
    answers.append(QMessageBox.StandardButton.Cancel)
    assert not two.window.close()
    assert two.boards.current == 0
    answers.append(QMessageBox.StandardButton.Discard)
    assert two.window.close()
    assert two.boards.current == 1


def test_there_is_an_end_to_the_boards(window: Workbench) -> None:
    for _ in range(MOST_BOARDS + 3):
        window.commands.trigger("new")
    QApplication.processEvents()
    assert len(window.boards.tabs) == MOST_BOARDS
    assert "close one first" in window.notice.text


def test_a_board_without_a_title_is_called_by_its_first_card_that_is_not_hidden(two: Workbench) -> None:
    assert [two.board_tabs.tabText(place) for place in range(2)] == ["● Delver of Secrets", "● Elite Vanguard"]
    two.session.act(TurnFaceDown(object="Elite Vanguard"))
    assert "Elite Vanguard" not in two.board_tabs.tabText(1)


@pytest.mark.own_window
def test_all_boards_that_a_crash_left_are_restored_at_once(window: Workbench, tmp_path: Path) -> None:
    crashed = Recovery(tmp_path / "recovery")
    for number, name in enumerate(("one", "two", "three")):
        crashed.keep(Scenario(title=name, actions=(Place(card="Forest", label="f", zone="hand"),)), None, number)
        crashed._locks[number].release()
    window.incoming.offer_recovery()
    restore = next(button for button in window.notice.findChildren(QPushButton) if "all 3" in button.text())
    QTest.mouseClick(restore, Qt.MouseButton.LeftButton)
    assert sorted(tab.board.title for tab in window.boards.tabs) == ["one", "three", "two"]
    assert all(tab.board.is_dirty for tab in window.boards.tabs)
    assert window.files.left_behind() == ()
    window.boards.step(1)
    assert len(list((tmp_path / "recovery").glob("*.scenario.json"))) == 3, "they are kept aside anew"


@pytest.mark.own_window
def test_recent_boards_stand_in_the_file_menu_and_open_beside_the_others(two: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "delver & co.scenario.json"
    write_scenario(Scenario(title="delver"), path)
    assert two.files.open_path(path)
    two.boards.close(two.boards.current)
    (action,) = two.welcome.recent.actions()
    assert action.text() == "&1  delver && co"
    action.trigger()
    assert two.session.board.title == "delver"
    assert len(two.boards.tabs) == 3


@pytest.mark.own_window
def test_what_is_shown_belongs_to_the_board_in_view_after_each_switch(two: Workbench) -> None:
    two.commands.trigger("previous_board")
    assert name_in_panel(two) == "Insectile Aberration"
    assert two.notice.text == "", "what was said belonged to the other board"
    assert two.history.model.rowCount() == 3
    two.commands.trigger("new")
    assert name_in_panel(two) == ""
    assert two.history.model.rowCount() == 1
    assert two.welcome.invitation.isVisible()


def test_save_and_close_saves_first_and_stays_where_saving_is_given_up(
    two: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    for path, left in ((None, 2), (tmp_path / "vanguard.scenario.json", 1)):
        if path is not None:
            two.session.show_board(two.session.board.saved_at(path))
            two.session.act(Tap(object="Elite Vanguard"))
        two.commands.trigger("close_board")
        answers = [button for button in two.notice.findChildren(QPushButton) if button.text() == "Save and close"]
        QTest.mouseClick(answers[-1], Qt.MouseButton.LeftButton)
        assert len(two.boards.tabs) == left
    assert len(read_scenario(tmp_path / "vanguard.scenario.json").actions) == 2
