"""Turning is shown for at most a fifth of a second, and where it is not wanted the card is at its end at once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from inspector.rules import Tap, Transform
from inspector.window.desk.items import CardItem
from inspector.window.desk.turning import MILLISECONDS, motion_wanted
from inspector.window.shell.workbench import Workbench


@pytest.fixture
def moving(window: Workbench) -> Workbench:
    window.desk.look.motion = True
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    return window


def test_it_takes_no_longer_than_a_fifth_of_a_second() -> None:
    assert MILLISECONDS <= 200


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
