"""Placing a card from the search otherwise than as it is: what is offered, what is refused, and what is placed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from inspector.window.search.place_menu import PlaceWay, ways_here
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True

ROOM = "Bottomless Pool // Locker Room"


def offered(window: Workbench, card: str, zone: str = "battlefield") -> dict[str, PlaceWay]:
    return {way.words: way for way in ways_here(window.session, card, zone, "Ana")}


def choose(window: Workbench, card: str, words: str) -> None:
    menu = window.finding.ways_menu(card)
    next(action for action in menu.actions() if action.text().startswith(words)).trigger()


def test_an_ordinary_card_is_offered_only_what_means_something_for_it(window: Workbench) -> None:
    assert list(offered(window, "Elite Vanguard")) == [
        "As it is",
        "Tapped",
        "Face down, manifested",
        "Face down, cloaked",
        "Face down, by another effect",
    ]
    assert list(offered(window, "Elite Vanguard", "hand")) == ["As it is"]


def test_a_double_faced_card_is_placed_with_its_back_face_up(window: Workbench) -> None:
    choose(window, "Delver of Secrets // Insectile Aberration", "Back face up")
    assert [now.name for now in window.session.values().values()] == ["Insectile Aberration"]
    window.commands.trigger("undo")
    assert window.desk.shown.cards == {}
    window.commands.trigger("redo")
    assert [view.name for view in window.desk.shown.cards.values()] == ["Insectile Aberration"]


@pytest.mark.parametrize(
    ("words", "unlocked", "mana_value"),
    [
        ("As it is", (), 0),
        ("The left door", ("left",), 1),
        ("The right door", ("right",), 5),
        ("Both", ("left", "right"), 6),
    ],
)
def test_a_room_is_placed_with_the_doors_asked_for(
    window: Workbench, words: str, unlocked: tuple[str, ...], mana_value: int
) -> None:
    choose(window, ROOM, words)
    (now,) = window.session.values().values()
    assert (now.unlocked, now.mana_value) == (unlocked, mana_value)


def test_a_flip_card_is_placed_flipped(window: Workbench) -> None:
    choose(window, "Akki Lavarunner // Tok-Tok, Volcano Born", "Flipped")
    assert [now.name for now in window.session.values().values()] == ["Tok-Tok, Volcano Born"]


def test_a_split_card_needs_a_half_on_the_stack(window: Workbench) -> None:
    found = offered(window, "Fire // Ice", "stack")
    assert list(found) == ["The left half: Fire", "The right half: Ice"]
    window.finding.results.zone.setCurrentText("stack")
    choose(window, "Fire // Ice", "The right half")
    assert [now.name for now in window.session.values().values()] == ["Ice"]


def test_what_the_edition_forbids_stands_grey_with_its_rule(window: Workbench) -> None:
    window.session.set_edition("2011-09")
    way = offered(window, "Delver of Secrets // Insectile Aberration")["Face down, by another effect"]
    assert way.refused is not None
    assert way.refused.rules[0] in way.line
    action = next(
        action
        for action in window.finding.ways_menu("Delver of Secrets // Insectile Aberration").actions()
        if action.text() == way.line
    )
    assert not action.isEnabled()
    assert action.toolTip()


@pytest.mark.parametrize(
    ("key", "how"),
    [
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_a_key_in_the_search_opens_the_ways_for_the_chosen_card(
    window: Workbench, key: Qt.Key, how: Qt.KeyboardModifier
) -> None:
    window.furniture.focus_search()
    QTest.keyClicks(window.search, "delver of secrets")
    QTest.keyClick(window.search, key, how)
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction().text() == "As it is"
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert [view.name for view in window.desk.shown.cards.values()] == ["Insectile Aberration"]
    assert window.finding.results.isHidden()
    assert window.search.text() == ""


def test_the_right_button_on_a_result_opens_its_ways(window: Workbench) -> None:
    window.furniture.focus_search()
    QTest.keyClicks(window.search, "vanguard")
    found = window.finding.results.list
    found.customContextMenuRequested.emit(found.visualItemRect(found.item(0)).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Tapped").trigger()
    menu.close()
    assert [now.tapped for now in window.session.values().values()] == [True]


def test_the_arrow_still_walks_through_what_is_typed(window: Workbench) -> None:
    window.furniture.focus_search()
    QTest.keyClicks(window.search, "delver")
    window.search.setCursorPosition(2)
    QTest.keyClick(window.search, Qt.Key.Key_Right)
    assert window.search.cursorPosition() == 3
    assert QApplication.activePopupWidget() is None
