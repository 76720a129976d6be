"""What a card's words ask stands beside it in the panel and in its menu; each answer is an action with undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from inspector.cards import Change, Condition, Filter
from inspector.rules import Effect
from inspector.window.actions.players_menu import players_menu
from inspector.window.actions.questions_menu import questions_menu
from inspector.window.desk.scene import Standing
from inspector.window.panel.questions import QuestionRow
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True
BEARS = "Grizzly Bears"


@pytest.fixture
def asking(window: Workbench) -> Workbench:
    """Grizzly Bears that ask for a condition and a color."""
    session = window.session
    session.place(BEARS, "battlefield", "Ana")
    lost = Condition(said="an opponent lost life this turn")
    session.act(Effect(source=BEARS, on="self", change=Change(power="+1"), if_=lost))
    session.act(Effect(source=BEARS, filter=Filter(types="Creature"), change=Change(set_chosen="color")))
    return window


def rows(window: Workbench) -> tuple[QuestionRow, ...]:
    return window.panel.questions.rows


def checked(row: QuestionRow) -> list[object]:
    return [answer for answer, button in row.buttons.items() if button.isChecked()]


def test_a_condition_is_a_switch_that_nobody_has_set(asking: Workbench) -> None:
    condition = rows(asking)[0]
    assert checked(condition) == []
    QTest.mouseClick(condition.buttons[True], Qt.MouseButton.LeftButton)
    assert asking.session.values()[BEARS].power == 3
    assert checked(condition) == [True]
    QTest.mouseClick(condition.buttons[False], Qt.MouseButton.LeftButton)
    assert asking.session.values()[BEARS].power == 2
    asking.session.undo()
    asking.session.undo()
    assert checked(rows(asking)[0]) == []


def test_a_choice_is_made_in_the_panel_or_in_the_menu(asking: Workbench) -> None:
    color = rows(asking)[1]
    (blue,) = [button for answer, button in color.buttons.items() if str(answer) == "U"]
    QTest.mouseClick(blue, Qt.MouseButton.LeftButton)
    assert asking.session.values()[BEARS].colors == ("U",)
    menu = questions_menu(asking.session, BEARS, asking.window)
    assert menu is not None
    (red,) = [line for line in menu.actions() if line.text() == "Red"]
    red.trigger()
    assert asking.session.values()[BEARS].colors == ("R",)


def test_life_and_turn_stand_at_the_players_names_and_are_changed_there(window: Workbench) -> None:
    assert window.desk.shown.standing == {"Ana": Standing(20, 0, "Ana's turn"), "Ben": Standing(20)}
    menu = players_menu(window.session, window.window)
    for words in ("Lose 1 life", "It becomes Ben's turn"):
        line = [line for line in menu.actions() if line.text() == words][-1]
        line.trigger()
    assert window.desk.shown.standing == {"Ana": Standing(20), "Ben": Standing(19, 0, "Ben's turn")}
    window.session.undo()
    window.session.undo()
    assert window.session.table.life_of("Ben") == 20


def test_a_card_that_asks_nothing_has_no_questions(asking: Workbench) -> None:
    asking.session.place("Island", "battlefield", "Ana")
    assert rows(asking) == ()
    assert not asking.panel.questions.isVisible()
    assert questions_menu(asking.session, "Island", asking.window) is None
