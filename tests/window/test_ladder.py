"""The ladder in the window: opened by its key in place of the desk, stepped through, asked what if, left again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from inspector.lenses import LadderPiece, ladder_of
from inspector.library import bundled_cards
from inspector.rules import Counters, characteristics
from inspector.scenario.words import board_from_words
from inspector.window.lenses.ladder_cells import in_lines, laid_out
from inspector.window.lenses.ladder_of_selection import as_of
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


def test_what_if_leaves_the_table_alone_until_it_is_made_so(humility: Workbench, qtbot: QtBot) -> None:
    ladder, session = humility.showing.lenses.ladder, humility.session
    humility.showing.lenses.toggle("ladder")
    qtbot.waitUntil(lambda: ladder.has_tried)
    (newer,) = [one for one in ladder._tried if one.says == "Humility newer than Opalescence"]
    ladder.detail.asked.emit(newer)
    assert ladder.page.view.property("whatif") is True
    assert session.values()["Humility"].power == 4
    ladder.detail.made_so.emit(newer)
    assert session.values()["Humility"].power == 1
    assert ladder.page.view.property("whatif") is False
    session.undo()
    assert session.values()["Humility"].power == 4


def test_timestamps_switched_off_or_put_in_another_order_ask_what_if_and_are_made_so(humility: Workbench) -> None:
    ladder, session = humility.showing.lenses.ladder, humility.session
    humility.showing.lenses.toggle("ladder")
    names = ladder.page.timestamps.list

    def rows() -> list[str]:
        return [names.item(row).text() for row in range(names.count())]

    assert rows() == ["1  Humility", "2  Opalescence"]
    names.item(1).setCheckState(Qt.CheckState.Unchecked)
    # What is not there has no timestamp.
    assert rows() == ["1  Humility", "–  Opalescence"]
    # Without Opalescence it is no creature.
    assert ladder._asked is not None
    assert ladder._asked.changes["P / T"] == ("4/4", "none")
    QTest.keyClick(ladder.page, Qt.Key.Key_Escape)
    assert ladder.page.view.property("whatif") is False
    assert ladder.is_open
    names.setCurrentRow(0)
    names.move_current(1)
    assert ladder._asked.changes == {"P / T": ("4/4", "1/1")}
    result = ladder.page.view._result_of(4, "size")
    assert [(piece.text, piece.kind) for piece in result] == [("4/4", "gone"), ("1/1", "new")]
    ladder.detail.made_so.emit(ladder._asked)
    assert session.values()["Humility"].power == 1


def test_another_edition_stands_beside_it_and_rungs_of_which_it_tells_otherwise_are_marked(window: Workbench) -> None:
    words = "Ana has Grizzly Bears on the battlefield."
    window.session.load(board_from_words(words, bundled_cards()).scenario, None)
    window.session.act(Counters(object="Grizzly Bears", kind="+1/+1"))
    window.session.select("Grizzly Bears")
    ladder = window.showing.lenses.ladder
    window.showing.lenses.toggle("ladder")
    ladder.page.beside_wanted.emit("2011-09")
    assert not window.furniture.right.isVisibleTo(window.window)
    # Counters applied in a sublayer of their own then (613.3d of 2011-09), and do with other changes today (613.4c).
    assert [view.rungs[1].rung.layer for view in (ladder.page.view, ladder.page.other)] == ["7c", "7d"]
    assert [view.rungs[1].differs for view in (ladder.page.view, ladder.page.other)] == [True, True]
    ladder.go_to(0)
    assert [view.rungs[1].is_to_come for view in (ladder.page.view, ladder.page.other)] == [True, True]
    QTest.keyClick(ladder.page, Qt.Key.Key_Escape)
    assert window.furniture.right.isVisibleTo(window.window)


def test_rungs_that_left_a_value_alone_are_folded_until_they_are_opened(humility: Workbench) -> None:
    humility.showing.lenses.toggle("ladder")
    view = humility.showing.lenses.ladder.page.view
    QTest.keyClick(humility.showing.lenses.ladder.page, Qt.Key.Key_S)
    assert (view.column, [rung.isHidden() for rung in view.rungs]) == ("types", [False, False, True, True, True])
    assert view.folds[0].accessibleName() == "3 steps left the types alone; Enter shows them"
    QTest.keyClick(view.folds[0], Qt.Key.Key_Return)
    assert (view.folds, [rung.isHidden() for rung in view.rungs]) == ([], [False] * 5)


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


@pytest.mark.parametrize("width", [60, 90, 110, 200])
def test_in_a_cell_of_any_width_what_is_new_can_be_read(qapp: QApplication, width: int) -> None:
    assert qapp is not None
    kinds = [LadderPiece("Forest", "gone"), *map(LadderPiece, ("Legendary", "Land", "Creature", "—", "Dryad"))]
    placed, lines = laid_out([*kinds, LadderPiece("Mountain", "new")], width)
    assert "new" in [each.piece.kind for each in placed]
    assert lines <= 3
    assert all(each.rect.right() <= width for each in placed)


@pytest.mark.parametrize("room", [60.0, 90.0, 120.0, 300.0])
def test_the_name_of_a_source_is_broken_between_words_before_it_is_cut(qapp: QApplication, room: float) -> None:
    metrics = QFontMetricsF(qapp.font())
    for name in ("Urborg, Tomb of Yawgmoth", "Celestial Dawn", "Humility"):
        found = in_lines(name, metrics, room, 28.0, most=2)
        free = [room] * (len(found) - 1) + [room - 28.0]
        assert len(found) <= 2
        # A line of a single word may have no room for the sign behind it.
        assert all(
            metrics.horizontalAdvance(line) <= wide or " " not in line for line, wide in zip(found, free, strict=True)
        )
        words = " ".join(found)
        assert words == name or ("…" in found[-1] and "…" not in "".join(found[:-1]))
        assert words == name or room < metrics.horizontalAdvance(name) / 2 + 60


def test_every_creature_type_is_told_of_a_step_and_its_letters_are_no_types() -> None:
    told = "Grizzly Bears is every creature type. Grizzly Bears gets +1/+1."
    board = board_from_words(f"Ana has Grizzly Bears on the battlefield. {told}", bundled_cards())
    now, ladder = characteristics(board.run.table, "Grizzly Bears"), ladder_of(board.run.table, "Grizzly Bears")
    steps = [as_of(now, ladder, place) for place in range(len(ladder.rungs))]
    assert [(step.subtypes, step.has_every_creature_type) for step in steps] == [
        (("Bear",), False),
        (("Bear",), True),
        (("Bear",), True),
    ]
    grown = "Dryad Arbor is every creature type. Dryad Arbor becomes a Swamp in addition to its other types."
    board = board_from_words(f"Ana has Dryad Arbor on the battlefield. {grown}", bundled_cards())
    now, ladder = characteristics(board.run.table, "Dryad Arbor"), ladder_of(board.run.table, "Dryad Arbor")
    step = as_of(now, ladder, 1)
    assert (step.subtypes, step.has_every_creature_type) == (("Forest",), True)
