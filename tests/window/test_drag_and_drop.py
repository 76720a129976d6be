"""Drag and drop: cards by the mouse from zone to zone, cards of the search, files; zones light up and tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from inspector.bundled import bundled_path
from inspector.window.board.making import empty_board
from inspector.window.desk.dragging import CARD_MIME
from inspector.window.desk.places import Spot
from inspector.window.desk.zone_fields import ZoneField
from inspector.window.shell.workbench import Workbench

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
GRAVEYARD, FIELD, HAND = Spot("graveyard", "Ana"), Spot("battlefield", "Ana"), Spot("hand", "Ana")

# Each test finds its desk empty.
ONE_WINDOW = True


def take(window: Workbench, label: str, to: Spot) -> ZoneField:
    """Press the mouse on a card and move it to a zone; give the zone as it is shown then."""
    QApplication.processEvents()
    view = window.desk.viewport()
    start, end = window.desk.card_center(label), window.desk.zone_center(to)
    QTest.mousePress(view, LEFT, PLAIN, start)
    for part in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (end - start) * part)
    return zone(window, to)


def let_go(window: Workbench, at: Spot) -> None:
    QTest.mouseRelease(window.desk.viewport(), LEFT, PLAIN, window.desk.zone_center(at))
    QApplication.processEvents()


def zone(window: Workbench, spot: Spot) -> ZoneField:
    return window.desk.zone(spot)


def test_a_card_is_dragged_to_a_zone_that_lights_up(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    hovered = take(window, "Grizzly Bears", GRAVEYARD)
    assert hovered.is_hovered
    assert hovered.target is not None
    assert hovered.target.possible
    assert hovered.target.text == "Move to graveyard"
    assert window.notice.text == "Move to graveyard"
    let_go(window, GRAVEYARD)
    zones = [window.session.table.objects["Grizzly Bears"].zone]
    assert zone(window, GRAVEYARD).target is None
    QTest.keySequence(window.desk, "Ctrl+Z")
    assert [*zones, window.session.table.objects["Grizzly Bears"].zone] == ["graveyard", "battlefield"]


def test_every_zone_but_its_own_is_lit(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    take(window, "Grizzly Bears", GRAVEYARD)
    arrangement = window.desk.arrangement
    assert arrangement is not None
    assert {spot for spot in arrangement.frame.zones if zone(window, spot).target is None} == {FIELD}
    let_go(window, FIELD)


def test_a_forbidden_zone_tells_the_rule_and_a_drop_there_does_nothing(window: Workbench) -> None:
    """304.4: an instant cannot enter the battlefield; it stays where it was."""
    window.session.place("Cytoshape", "hand", "Ana")
    before = window.session.board.actions
    hovered = take(window, "Cytoshape", FIELD)
    assert hovered.target is not None
    assert not hovered.target.possible
    assert "304.4" in [rule for why in hovered.target.reasons for rule in why.rules]
    assert window.notice.shown is not None
    assert window.notice.shown.kind == "refused"
    assert "304.4" in window.notice.shown.rules
    let_go(window, FIELD)
    assert window.session.board.actions == before
    assert window.notice.text.startswith("Not possible.")
    assert window.session.table.objects["Cytoshape"].zone == "hand"


def test_a_drag_is_given_up_by_esc_and_by_letting_go_at_home(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    before = window.session.board.actions
    take(window, "Grizzly Bears", GRAVEYARD)
    QTest.keyClick(window.desk, Qt.Key.Key_Escape)
    assert zone(window, GRAVEYARD).target is None
    assert window.notice.text == "Canceled; nothing was moved."
    let_go(window, GRAVEYARD)
    take(window, "Grizzly Bears", GRAVEYARD)
    QTest.mouseMove(window.desk.viewport(), window.desk.zone_center(FIELD))
    let_go(window, FIELD)
    assert window.session.board.actions == before


def test_a_card_moves_to_every_zone_that_says_so(window: Workbench) -> None:
    arrangement = window.desk.arrangement
    assert arrangement is not None
    for spot in arrangement.frame.zones:
        window.session.show_board(empty_board(window.session.cards))
        window.session.place("Grizzly Bears", "hand", "Ana")
        if spot == HAND:
            continue
        hovered = take(window, "Grizzly Bears", spot)
        possible = hovered.target is not None and hovered.target.possible
        let_go(window, spot)
        held = window.session.table.objects["Grizzly Bears"]
        moved = held.zone == spot.zone and spot.player in ("", held.controller)
        assert moved or not possible, spot
        assert len(window.session.board.actions) == (2 if possible else 1), spot


def card_of_the_search(name: str) -> QMimeData:
    data = QMimeData()
    data.setData(CARD_MIME, name.encode())
    return data


def enter(widget: QWidget, at: QPoint, data: QMimeData) -> bool:
    event = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, LEFT, PLAIN)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def move(widget: QWidget, at: QPoint, data: QMimeData) -> None:
    QApplication.sendEvent(widget, QDragMoveEvent(at, Qt.DropAction.CopyAction, data, LEFT, PLAIN))


def drop(widget: QWidget, at: QPoint, data: QMimeData) -> bool:
    event = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, LEFT, PLAIN)
    event.ignore()
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()
    return event.isAccepted()


@pytest.mark.parametrize("spot", [FIELD, HAND, GRAVEYARD, Spot("battlefield", "Ben")])
def test_a_card_of_the_search_is_dropped_into_a_zone(window: Workbench, spot: Spot) -> None:
    view, data, at = window.desk.viewport(), card_of_the_search("Delver of Secrets"), window.desk.zone_center(spot)
    assert enter(view, at, data)
    assert zone(window, GRAVEYARD).target is not None
    move(view, at, data)
    assert zone(window, spot).is_hovered
    assert drop(view, at, data)
    placed = window.session.table.objects["Delver of Secrets"]
    assert (placed.zone, placed.owner) == (spot.zone, spot.player)
    assert zone(window, GRAVEYARD).target is None


def test_a_card_of_the_search_that_leaves_again_puts_the_lights_out(window: Workbench) -> None:
    view, data = window.desk.viewport(), card_of_the_search("Delver of Secrets")
    enter(view, window.desk.zone_center(FIELD), data)
    QApplication.sendEvent(view, QDragLeaveEvent())
    assert zone(window, FIELD).target is None
    assert window.session.board.actions == ()


def test_what_is_no_card_and_no_file_is_not_taken(window: Workbench) -> None:
    data = QMimeData()
    data.setText("Delver of Secrets")
    assert not enter(window.desk.viewport(), QPoint(200, 200), data)
    assert not enter(window.window, QPoint(200, 200), data)


def test_a_file_dropped_on_the_window_is_opened(window: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "mine.scenario.json"
    path.write_bytes(bundled_path("scenarios/delver.scenario.json").read_bytes())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert enter(window.window, QPoint(300, 300), data)
    assert drop(window.window, QPoint(300, 300), data)
    assert window.session.board.path == path
    assert "delver" in window.session.table.objects
