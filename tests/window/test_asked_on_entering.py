"""What a card asks as it comes to the battlefield is asked at once, and need not be answered."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.rules import Place
from inspector.scenario import scenario_from_bytes
from inspector.window.actions.asking_in_turn import AskingInTurn
from inspector.window.desk.items import CardItem
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

BEARS = "Grizzly Bears"
PLOT = {
    "name": "Plot",
    "type_line": "Enchantment",
    "oracle_text": "As Plot enters, choose a creature type.\nCreatures you control are the chosen type.",
}
TWIN = {
    "name": "Twin",
    "type_line": "Creature — Shapeshifter",
    "power": "0",
    "toughness": "0",
    "oracle_text": "You may have Twin enter as a copy of any creature on the battlefield.",
}


def test_an_equipment_is_attached_at_once_or_left_as_it_is(window: Workbench) -> None:
    session = window.session
    session.place("Bonesplitter", "battlefield", "Ana")
    assert not window.desk.is_picking, "there is nothing that could bear it"
    session.place(BEARS, "battlefield", "Ana")
    session.place("Bonesplitter", "battlefield", "Ana")
    assert window.notice.text.startswith("What is Bonesplitter attached to?")
    QTest.keyClick(window.desk, Qt.Key.Key_Escape)
    assert not window.desk.is_picking
    assert session.table.objects["Bonesplitter 2"].attached_to is None
    session.place("Bonesplitter", "battlefield", "Ana")
    window.desk.picked.emit(BEARS)
    assert session.table.objects["Bonesplitter 3"].attached_to == BEARS


def test_what_may_enter_as_a_copy_asks_of_what_and_enters_so_in_one_step(window: Workbench) -> None:
    session = window.session
    lay_out(window, TWIN, BEARS)
    session.place("Forest", "battlefield", "Ben")
    session.place("Twin", "battlefield", "Ana")
    assert window.notice.text.startswith("What does Twin enter as a copy of?")
    steps = len(session.entries())
    # What is no creature stands back, and is not picked.
    seen = {each.label: each.opacity() for each in window.desk.scene().items() if isinstance(each, CardItem)}
    assert seen[BEARS] == 1 > seen["Forest"]
    window.desk.picked.emit(BEARS)
    assert session.values()["Twin"].name == BEARS
    assert session.selected == "Twin"
    assert len(session.entries()) == steps
    session.undo()
    assert "Twin" not in session.table.objects


@pytest.mark.parametrize(
    ("name", "says"), [("Twin", "Twin entered, but not as a copy."), ("Bonesplitter", "attached to nothing.")]
)
def test_who_gives_up_is_told_what_has_happened_all_the_same(window: Workbench, name: str, says: str) -> None:
    lay_out(window, TWIN, BEARS, name)
    window.desk.picked.emit(None)
    assert says in window.notice.text
    assert "nothing was changed" not in window.notice.text
    window.session.undo()
    assert list(window.session.table.objects) == [BEARS]


def test_a_choice_is_asked_in_the_bar_and_stands_in_the_panel(window: Workbench) -> None:
    lay_out(window, PLOT)
    window.session.place("Plot", "battlefield", "Ana")
    assert window.notice.text.startswith("Plot asks: The creature type chosen?")
    assert len(window.panel.questions.rows) == 1
    window.session.undo()
    window.session.redo()
    assert "asks" not in window.notice.text, "who steps through the history is asked nothing"


def lay_out(window: Workbench, card: dict[str, str], *names: str) -> None:
    """A board with a card of its own, and others on the battlefield."""
    written = {"format": "card-inspector/1", "edition": "2026-08", "cards": [card], "actions": []}
    scenario = scenario_from_bytes(json.dumps(written).encode(), "a board")
    window.session.load(scenario, None)
    for name in names:
        window.session.place(name, "battlefield", "Ana")


def test_several_that_come_at_once_ask_in_turn_and_can_be_left_unsaid(window: Workbench) -> None:
    session, turn = window.session, window.presenter.in_turn
    lay_out(window, PLOT, BEARS)
    names = ("Bonesplitter", "Plot", "Elite Vanguard", "Bonesplitter")
    actions = [
        Place(card=name, label=f"{name} {at}", zone="battlefield", player="Ana") for at, name in enumerate(names)
    ]
    session.act_all(actions)
    QApplication.processEvents()
    assert lines(turn)[0] == "1 of 3: what is Bonesplitter attached to?"
    choose(turn, BEARS)
    assert session.table.objects["Bonesplitter 0"].attached_to == BEARS
    assert lines(turn)[0] == "2 of 3: Plot asks"
    choose(turn, "Leave it unsaid")
    assert lines(turn)[0].startswith("3 of 3: ")
    choose(turn, "Leave it unsaid")
    assert turn.menu is None
    session.undo()
    session.undo()
    session.act_all(actions)
    QApplication.processEvents()
    choose(turn, "Leave all 3 unsaid")
    assert (turn.menu, window.notice.text.startswith("3 cards ask something")) == (None, True)


def lines(turn: AskingInTurn) -> list[str]:
    assert turn.menu is not None
    return [action.text() for action in turn.menu.actions()]


def choose(turn: AskingInTurn, words: str) -> None:
    assert turn.menu is not None
    menu = turn.menu
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.close()
    QApplication.processEvents()
