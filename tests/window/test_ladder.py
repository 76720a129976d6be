"""The ladder in the window: opened by its key in place of the desk, stepped through, asked what if, left again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.scenario.words import board_from_words
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True
HUMILITY = "Ana has Humility and Opalescence on the battlefield."


@pytest.fixture
def humility(window: Workbench) -> Workbench:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    return window


def test_the_ladder_stands_in_the_place_of_the_desk_and_the_desk_comes_back(humility: Workbench) -> None:
    ladder = humility.showing.lenses.ladder
    humility.showing.lenses.toggle("ladder")
    assert humility.furniture.middle.currentWidget() is ladder.page
    assert [rung.accessibleName().split(".")[0] for rung in ladder.page.view.rungs][1:] == [
        "Layer 4",
        "Layer 6",
        "Layer 7b",
        "Layer 7b",
    ]
    QTest.keyClick(ladder.page, Qt.Key.Key_Escape)
    assert humility.furniture.middle.currentWidget() is humility.desk
    assert humility.furniture.beside.currentWidget() is humility.panel


def test_stepping_shows_the_card_as_it_is_so_far_and_the_rule_of_the_step(humility: Workbench) -> None:
    ladder = humility.showing.lenses.ladder
    humility.showing.lenses.toggle("ladder")
    bar = ladder.page.bar
    QTest.keyClick(ladder.page, Qt.Key.Key_Comma)
    assert bar.segments.accessibleDescription().startswith("Step 3 of 4: ")
    assert "1/1" in bar.segments.accessibleDescription()
    QTest.keyClick(ladder.page, Qt.Key.Key_Comma)
    QTest.keyClick(ladder.page, Qt.Key.Key_Period)
    assert bar.segments.accessibleDescription().startswith("Step 3 of 4: ")
    for _ in range(9):
        QTest.keyClick(ladder.page, Qt.Key.Key_Comma)
    assert bar.segments.accessibleDescription().startswith("Step 0 of 4: ")


def test_playing_ends_at_the_last_rung(humility: Workbench, qtbot: QtBot) -> None:
    ladder = humility.showing.lenses.ladder
    humility.showing.lenses.toggle("ladder")
    bar = ladder.page.bar
    bar._clock.setInterval(0)
    QTest.keyClick(ladder.page, Qt.Key.Key_Space)
    assert bar.is_playing
    qtbot.waitUntil(lambda: not bar.is_playing)
    assert bar.segments.accessibleDescription().startswith("Step 4 of 4: ")


def test_what_if_leaves_the_table_alone_until_it_is_made_so(humility: Workbench) -> None:
    ladder, session = humility.showing.lenses.ladder, humility.session
    humility.showing.lenses.toggle("ladder")
    (newer,) = [one for one in ladder._found if one.says == "Humility newer than Opalescence"]
    ladder.detail.asked.emit(newer)
    assert ladder.page.view.property("whatif") is True
    assert session.values()["Humility"].power == 4
    ladder.detail.made_so.emit(newer)
    assert session.values()["Humility"].power == 1
    assert ladder.page.view.property("whatif") is False
    session.undo()
    assert session.values()["Humility"].power == 4


def test_the_ladder_follows_the_selection_and_the_edition(humility: Workbench) -> None:
    ladder = humility.showing.lenses.ladder
    humility.showing.lenses.toggle("ladder")
    humility.session.select("Opalescence")
    assert [rung.rung.name for rung in ladder.page.view.rungs] == ["As printed"]
    humility.session.select("Humility")
    humility.session.set_edition("2011-09")
    assert ladder.page.view.rungs[-1].rung.layer == "7b"
    assert ladder.detail.isVisibleTo(humility.window)
    humility.session.select(None)
    assert not ladder.is_open


def test_without_a_card_the_key_says_what_it_is_for(window: Workbench) -> None:
    window.showing.lenses.toggle("ladder")
    assert "Select a card first" in window.notice.text
    assert not window.showing.lenses.ladder.is_open
