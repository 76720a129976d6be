"""The desk repaints no more than what changed, and makes pictures only for the cards that are in view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QRectF
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from inspector.drawing import CardLook
from inspector.library import bundled_cards
from inspector.rules import Effect, Tap, Transform
from inspector.window.desk.card_pixmaps import RIM, SHADOW
from inspector.window.desk.desk import Desk
from inspector.window.panel.value_row import ValueRow
from inspector.window.shell.workbench import Workbench

# Qt repaints up to this many pixels about an item, for what antialiasing may touch.
# Each test finds its desk empty.
ONE_WINDOW = True
SPILL = 3


class Painted(QObject):
    """Gathers what a widget was asked to paint."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        self.events = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
            self.events += 1
        return False


def settle() -> None:
    """A scene tells its view of changes by an event, and the view its window by another."""
    for _ in range(5):
        QApplication.processEvents()


@contextmanager
def painted(desk: Desk) -> Iterator[Painted]:
    desk.finish_drawing()
    settle()
    found = Painted(desk.viewport())
    yield found
    settle()
    desk.viewport().removeEventFilter(found)


def on_view(desk: Desk, area: QRectF, rim: float) -> QRect:
    grown = area.adjusted(-rim, -rim, rim, rim)
    return desk.mapFromScene(grown).boundingRect()


@pytest.fixture
def crowded(window: Workbench) -> Workbench:
    names = [card.name for card in bundled_cards() if card.faces[0].power is not None and not card.meld_result][:30]
    for index, name in enumerate(names):
        window.session.place(name, "battlefield", window.session.table.players[index % 2])
    window.session.select(None)
    settle()
    # What the last placement changed loses its mark with the next action.
    window.session.act(Tap(object=next(iter(window.session.table.objects))))
    settle()
    return window


def test_on_a_full_desk_the_panel_follows_the_desk_and_tells_no_reader_what_was(
    crowded: Workbench, qtbot: QtBot
) -> None:
    session, panel = crowded.session, crowded.panel
    first, second, third = list(session.table.objects)[:3]
    session.select(first)
    qtbot.waitUntil(lambda: panel.accessibleDescription().startswith(first))
    session.select(second)
    # A key is answered on the desk; the panel is told once that is painted.
    assert crowded.desk.card(second).is_chosen
    assert panel.accessibleDescription().startswith(first)
    assert panel.shown is not None
    assert panel.shown.label == second
    assert panel.accessibleDescription().startswith(second)
    session.select(third)
    qtbot.waitUntil(lambda: panel.accessibleDescription().startswith(third))


def test_the_rules_of_what_was_done_are_told_on_a_full_desk_too(crowded: Workbench) -> None:
    session = crowded.session
    session.place("Delver of Secrets", "battlefield", "Ana")
    settle()
    session.act(Transform(object="Delver of Secrets"))
    assert crowded.panel.values["name"].row.before == "Delver of Secrets"
    # 701.27a: to transform a permanent is to turn it over.
    assert "701.27a" in crowded.reader.pane.text.toPlainText()


def grown(labels: tuple[str, ...], size: int) -> Effect:
    change = {"set_power": size, "set_toughness": size}
    return msgspec.convert({"do": "effect", "on": labels, "change": change}, Effect)


def test_a_change_of_one_card_repaints_no_more_than_that_card(crowded: Workbench) -> None:
    desk, label = crowded.desk, list(crowded.session.table.objects)[5]
    with painted(desk) as seen:
        crowded.session.act(grown((label,), 9))
    allowed = on_view(desk, desk.card(label).field, SHADOW + SPILL)
    assert seen.events
    assert allowed.contains(seen.region.boundingRect())


def test_an_action_that_changes_nothing_in_view_repaints_nothing_of_the_desk(crowded: Workbench) -> None:
    with painted(crowded.desk) as seen:
        crowded.presenter.show_table()
    assert seen.events == 0


def test_selecting_repaints_the_two_cards_whose_ring_changed_and_no_other(crowded: Workbench) -> None:
    desk = crowded.desk
    first, second = [label for label in crowded.session.table.objects if desk.card(label).is_fresh][2:4]
    crowded.session.select(first)
    with painted(desk) as seen:
        crowded.session.select(second)
    allowed = QRegion()
    for label in (first, second):
        allowed += QRegion(on_view(desk, desk.card(label).field, RIM + SPILL))
    assert seen.events
    assert seen.region.subtracted(allowed).isEmpty()


def test_four_changed_faces_are_drawn_and_no_fifth(crowded: Workbench, drawings: list[CardLook]) -> None:
    in_view = [label for label in crowded.session.table.objects if crowded.desk.card(label).is_fresh][:4]
    drawings.clear()
    crowded.session.act(grown(tuple(in_view), 8))
    settle()
    assert len(drawings) == 4


def test_cards_out_of_view_have_no_picture_until_they_are_scrolled_to(window: Workbench) -> None:
    for _ in range(40):
        window.session.place("Grizzly Bears", "battlefield", "Ana")
    for name in ("Delver of Secrets", "Bottomless Pool // Locker Room"):
        window.session.place(name, "battlefield", "Ana")
    window.session.select(None)
    desk = window.desk
    for _ in range(6):
        desk.zoom.by(1)
    desk.verticalScrollBar().setValue(0)
    desk.horizontalScrollBar().setValue(0)
    window.presenter.show_table()
    desk._furnishing._strip_far()
    last = desk.card("Delver of Secrets")
    last.strip()
    assert last.pixmap().isNull()
    desk.ensureVisible(last.field, 0, 0)
    for _ in range(50):
        QApplication.processEvents()
    assert last.is_fresh
    assert not last.pixmap().isNull()


def test_an_action_makes_no_row_of_the_panel_anew(crowded: Workbench) -> None:
    label = next(iter(crowded.session.table.objects))
    crowded.session.select(label)
    crowded.session.act(grown((label,), 7))
    before = dict(crowded.panel.values)
    crowded.session.act(grown((label,), 9))
    assert crowded.panel.values["power"].row.text == "9/9"
    assert all(crowded.panel.values[key] is row for key, row in before.items() if key in crowded.panel.values)
    assert all(isinstance(row, ValueRow) for row in before.values())


def test_the_outline_keeps_its_lines_where_only_a_sentence_changes(crowded: Workbench) -> None:
    label = next(iter(crowded.session.table.objects))
    crowded.furniture.show_tab("outline")
    line = crowded.outline._items[label]
    crowded.session.act(grown((label,), 9))
    assert crowded.outline._items[label] is line
    assert "9/9" in line.toolTip()
