"""Two steps of the history compared: by key, by button, by menu; in words, with the later step's rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.rules import Move, Tap, Transform, TurnFaceDown
from inspector.window.board.step_differences import NOT_THERE, differences, moment
from inspector.window.lenses.steps_dialog import StepsDialog
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True
LABEL = "Delver of Secrets"


@pytest.fixture
def story(window: Workbench) -> Workbench:
    """Delver of Secrets placed (1), transformed (2), tapped (3)."""
    window.session.place(LABEL, "battlefield", "Ana")
    window.session.act(Transform(object=LABEL))
    window.session.act(Tap(object=LABEL))
    window.furniture.show_tab("history")
    return window


def sheet(window: Workbench) -> StepsDialog:
    found = [each for each in window.window.findChildren(StepsDialog) if each.isVisible()]
    assert len(found) == 1
    return found[0]


def lines(shown: StepsDialog) -> dict[str, tuple[str, str, str]]:
    table, found = shown.table, {}
    for row in range(table.rowCount()):
        texts = [item.text() if (item := table.item(row, column)) else "" for column in range(4)]
        found[texts[0].strip()] = (texts[1], texts[2], texts[3])
    return found


def test_every_value_that_differs_is_told_with_the_later_steps_rule(story: Workbench) -> None:
    found = differences(moment(story.session, 1), moment(story.session, 3))
    said = {each.title: (each.earlier, each.later) for each in found}
    assert said["Name"] == ("Delver of Secrets", "Insectile Aberration")
    assert said["Power / toughness"] == ("1/1", "3/2")
    assert said["Tapped"] == ("none", "yes")
    assert "Mana value" not in said, "712.8e: it is that of the front face"
    assert next(each for each in found if each.title == "Name").rules


def test_what_came_and_what_went_is_told(story: Workbench) -> None:
    story.session.place("Elite Vanguard", "hand", "Ben")
    came = [each for each in differences(moment(story.session, 3), moment(story.session, 4)) if "Elite" in each.about]
    assert [(each.title, each.earlier, each.later) for each in came] == [("On the board", NOT_THERE, "in Ben's hand")]
    went = [each for each in differences(moment(story.session, 4), moment(story.session, 0)) if "Elite" in each.about]
    assert [(each.earlier, each.later) for each in went] == [("in Ben's hand", NOT_THERE)]


def test_objects_are_called_by_their_names_and_by_labels_only_where_names_repeat(story: Workbench) -> None:
    transformed = {each.about for each in differences(moment(story.session, 1), moment(story.session, 2))}
    assert transformed == {"Insectile Aberration"}
    story.session.place("Elite Vanguard", "battlefield", "Ana")
    story.session.place("Elite Vanguard", "battlefield", "Ben")
    for label in ("Elite Vanguard", "Elite Vanguard 2"):
        story.session.act(Tap(object=label))
    tapped = differences(moment(story.session, 5), moment(story.session, 7))
    assert [each.about for each in tapped] == ["Elite Vanguard", "Elite Vanguard (2)"]
    # What lies face down has no name: whose it is tells it from the other player's of the same number.
    for label in ("Elite Vanguard", "Elite Vanguard 2"):
        story.session.act(TurnFaceDown(object=label))
    hidden = differences(moment(story.session, 7), moment(story.session, 9))
    assert {each.about for each in hidden} == {"face-down card 1 of Ana", "face-down card 1 of Ben"}


def test_equal_steps_differ_in_nothing(story: Workbench) -> None:
    assert differences(moment(story.session, 2), moment(story.session, 2)) == ()


def test_the_key_compares_the_chosen_step_and_leaves_the_history_where_it_is(story: Workbench) -> None:
    story.history.list.setCurrentIndex(story.history.model.index(1))
    assert story.history.compare_button.text() == "Compare the selected step with now"
    QTest.keyClick(story.desk, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert lines(sheet(story))["Name"][:2] == ("Delver of Secrets", "Insectile Aberration")
    assert story.session.board.cursor == 3
    assert story.history.list.currentIndex().row() == 1


def test_the_button_compares_the_step_in_view_with_the_one_before(story: Workbench) -> None:
    assert story.history.compare_button.text() == "Compare with the step before"
    QTest.mouseClick(story.history.compare_button, Qt.MouseButton.LeftButton)
    assert [title for title in lines(sheet(story)) if title in ("Name", "Tapped")] == ["Tapped"]


def test_the_menu_of_a_step_compares_it_or_goes_there(story: Workbench) -> None:
    go, compare = story.history.menu_of(2).actions()
    compare.trigger()
    assert "Tapped" in lines(sheet(story))
    go.trigger()
    assert story.session.board.cursor == 2
    assert not story.history.menu_of(2).actions()[1].isEnabled()


def test_an_undone_step_is_compared_as_the_later_one(story: Workbench) -> None:
    story.session.jump(1)
    story.history.list.setCurrentIndex(story.history.model.index(2))
    story.commands.trigger("compare_steps")
    assert lines(sheet(story))["Name"][:2] == ("Delver of Secrets", "Insectile Aberration")


def test_a_line_opens_its_rule(story: Workbench) -> None:
    story.history.list.setCurrentIndex(story.history.model.index(1))
    story.commands.trigger("compare_steps")
    shown = sheet(story)
    opened: list[str] = []
    shown.rule_wanted.connect(opened.append)
    shown.table.cellActivated.emit(1, 0)
    assert opened
    assert lines(shown)["Name"][2].startswith(opened[0])
    assert story.tabs.currentIndex() == 0


def test_the_history_keeps_its_place_while_one_looks_back(story: Workbench) -> None:
    for number in range(60):
        story.session.act(Move(object=LABEL, to="hand" if number % 2 == 0 else "battlefield"))
    QApplication.processEvents()
    bar = story.history.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    story.session.jump(story.session.board.cursor - 1)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()


def test_without_a_step_there_is_nothing_to_compare(window: Workbench) -> None:
    window.commands.trigger("compare_steps")
    assert "nothing has been done yet" in window.notice.text
