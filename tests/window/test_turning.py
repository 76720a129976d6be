"""Turning is shown for at most a fifth of a second, and where it is not wanted the card is at its end at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from inspector.drawing import CardLook
from inspector.rules import Action, Flip, Place, Tap, Transform, Unlock
from inspector.window.desk.door_light import doors_opened
from inspector.window.desk.dragging import CardDrag
from inspector.window.desk.items import CardItem, is_flipped, is_turned_over
from inspector.window.desk.turning import MILLISECONDS, OVER_MILLISECONDS, motion_wanted, turning_seen
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True


@pytest.fixture
def moving(window: Workbench) -> Workbench:
    window.desk.look.motion = True
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    return window


def test_it_takes_no_longer_than_a_third_of_a_second() -> None:
    assert MILLISECONDS <= 200
    assert OVER_MILLISECONDS <= 333


def shown_name(item: CardItem) -> str:
    view = item._shown_while_turning or item._view
    assert view is not None
    return view.name


def test_a_card_that_turns_over_shows_its_old_face_first_then_its_new_one(moving: Workbench, qtbot: QtBot) -> None:
    item = moving.desk._cards["Delver of Secrets"]
    moving.session.act(Transform(object="Delver of Secrets"))
    assert shown_name(item) == "Delver of Secrets"
    qtbot.waitUntil(lambda: not item._turning.is_on, timeout=2000)
    assert shown_name(item) == "Insectile Aberration"
    assert item.transform().isIdentity()


def test_a_tapped_card_ends_turned_by_a_quarter(moving: Workbench, qtbot: QtBot) -> None:
    item = moving.desk._cards["Delver of Secrets"]
    moving.session.act(Tap(object="Delver of Secrets"))
    assert item._turning.is_on
    qtbot.waitUntil(lambda: not item._turning.is_on, timeout=2000)
    assert (item.turn, item.rotation()) == (90, 0)


def test_undo_in_the_middle_of_a_turn_ends_as_it_lay(moving: Workbench, qtbot: QtBot) -> None:
    item = moving.desk._cards["Delver of Secrets"]
    for _ in range(3):
        moving.session.act(Tap(object="Delver of Secrets"))
        moving.session.act(Transform(object="Delver of Secrets"))
        moving.session.undo()
        moving.session.undo()
    qtbot.waitUntil(lambda: not item._turning.is_on, timeout=2000)
    assert (item.turn, item.rotation()) == (0, 0)
    assert item.transform().isIdentity()
    assert item._shown_while_turning is None


@pytest.mark.own_window
def test_without_motion_everything_is_at_its_end_at_once(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    item = window.desk._cards["Delver of Secrets"]
    window.session.act(Tap(object="Delver of Secrets"))
    assert (item.turn, item.rotation()) == (90, 0)
    assert not item._turning.is_on
    assert not motion_wanted()


def test_motion_can_be_switched_off_and_stays_off(window: Workbench) -> None:
    window.commands.trigger("motion")
    assert "do not move" in window.notice.text
    assert not window.desk.look.motion


def test_a_card_turns_about_its_upright_axis_and_loses_the_light_on_its_edge() -> None:
    flat, _ = turning_seen(0.0)
    assert flat.isIdentity()
    assert turning_seen(1.0)[0].map(QPointF(10.0, 20.0)).x() == pytest.approx(10.0)
    seen, lost = turning_seen(0.4)
    left, right = seen.map(QPointF(-50.0, 80.0)), seen.map(QPointF(50.0, 80.0))
    # One side comes nearer and so is larger, the other goes away.
    assert abs(left.y() - right.y()) > 5
    assert right.x() - left.x() < 100
    assert 0 < turning_seen(0.1)[1] < lost < turning_seen(0.49)[1] <= 1


def looks_of(window: Workbench, label: str, action: Action) -> tuple[CardLook, CardLook]:
    before = window.desk.shown.cards[label].look
    window.session.act(action)
    return before, window.desk.shown.cards[label].look


def test_what_turns_how_follows_the_rules(window: Workbench) -> None:
    """710.2: a flip card is turned by 180 degrees; 709.5e: a door is unlocked; 701.27a: a card is turned over."""
    room = "Smoky Lounge // Misty Salon"
    for name in ("Delver of Secrets", "Nezumi Graverobber", room):
        window.session.act(Place(card=name, label=name, zone="battlefield", player="Ana"))
    over = looks_of(window, "Delver of Secrets", Transform(object="Delver of Secrets"))
    flip = looks_of(window, "Nezumi Graverobber", Flip(object="Nezumi Graverobber"))
    door = looks_of(window, room, Unlock(object=room, half="right"))
    assert [is_turned_over(*pair) for pair in (over, flip, door)] == [True, False, False]
    assert [is_flipped(*pair) for pair in (over, flip, door)] == [False, True, False]
    assert [doors_opened(*pair) for pair in (over, flip, door)] == [(), (), (1,)]


def test_a_dragged_card_is_lifted_and_lies_flat_again(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    item = window.desk.card("Grizzly Bears")
    drag = CardDrag(window.desk, (item,), window.desk.card_center("Grizzly Bears"), window.desk.look)
    drag.moved_to(window.desk.card_center("Grizzly Bears") + QPoint(60, 60))
    assert item.scale() > 1
    drag.end()
    assert item.scale() == 1
    assert not [child for child in item.childItems() if child.flags() & child.GraphicsItemFlag.ItemStacksBehindParent]


def leave_by_new_tab(window: Workbench) -> None:
    window.commands.trigger("new")


def leave_by_undo(window: Workbench) -> None:
    while window.session.board.cursor:
        window.session.undo()


@pytest.mark.parametrize("leave", [leave_by_new_tab, leave_by_undo])
def test_a_card_that_leaves_the_desk_as_it_moves_is_at_rest(
    moving: Workbench, leave: Callable[[Workbench], None]
) -> None:
    room = "Smoky Lounge // Misty Salon"
    moving.session.act(Place(card=room, label=room, zone="battlefield", player="Ana"))
    delver, lounge = moving.desk.card("Delver of Secrets"), moving.desk.card(room)
    moving.session.act(Transform(object="Delver of Secrets"))
    moving.session.act(Unlock(object=room, half="right"))
    for done in (0.2, 0.7):
        delver._turning._move(done)
    assert delver._dark is not None
    assert lounge._light._fields
    leave(moving)
    assert not delver._turning.is_on
    assert [delver.childItems(), lounge.childItems()] == [[], []]
    # What the mouse or a clock still asks of it finds it off the desk.
    delver._turning._move(0.4)
    delver._turning.finish()
    delver.lift(on=True)
    delver.lift(on=False)
    delver.hoverLeaveEvent(None)
    assert delver.scene() is None
    assert not delver.childItems()


@pytest.mark.parametrize("leave", [leave_by_new_tab, leave_by_undo])
def test_a_board_that_changes_under_a_drag_ends_it(window: Workbench, leave: Callable[[Workbench], None]) -> None:
    desk = window.desk
    for name in ("Grizzly Bears", "Delver of Secrets"):
        window.session.place(name, "battlefield", "Ana")
    items = (desk.card("Grizzly Bears"), desk.card("Delver of Secrets"))
    drag = CardDrag(desk, items, desk.card_center("Grizzly Bears"), desk.look)
    desk._drag = drag
    drag.moved_to(desk.card_center("Grizzly Bears") + QPoint(60, 60))
    leave(window)
    assert not desk.cancel_drag()
    drag.end()
    assert [(item.scale(), item.childItems()) for item in items] == [(1, [])] * 2


def test_a_window_closed_in_mid_turn_leaves_nothing_running(moving: Workbench) -> None:
    item = moving.desk.card("Delver of Secrets")
    moving.session.act(Transform(object="Delver of Secrets"))
    run = item._turning._run
    assert run is not None
    moving.desk.scene().destroyed.emit()
    assert run.state() is run.State.Stopped
