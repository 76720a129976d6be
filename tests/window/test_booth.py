"""The booth: a loop that a touch stops, that begins anew by itself, and that leaves the user's boards alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.sharing import FAN_CONTENT
from inspector.window.board.session import Session
from inspector.window.booth.boards import BOARDS, BoothBoard, answer, deed, guesses
from inspector.window.booth.window import BoothWindow, Intervals
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

NEVER = 10**8


@pytest.fixture
def booth(window: Workbench) -> Iterator[BoothWindow]:
    """The booth over a table with unsaved work; nothing happens in it by itself."""
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    window.booth.intervals = Intervals(step=NEVER, idle=NEVER, escape=NEVER)
    QTest.keyClick(window.desk, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert window.booth.shown is not None
    yield window.booth.shown
    window.booth.end()


def touch(booth: BoothWindow, label: str, *, lower: bool = False) -> None:
    box = booth.stage.boxes[label]
    at = box.center()
    at.setY(box.bottom() - 9 if lower else box.top() + 9)
    QTest.mouseClick(booth.stage, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at.toPoint())


def the(booth: BoothWindow) -> str:
    return next(iter(booth.session.table.objects))


def turn_to(booth: BoothWindow, word: str) -> None:
    while word not in booth.board.sentence:
        QTest.mouseClick(booth.next, Qt.MouseButton.LeftButton)


def test_the_booth_fills_the_screen_and_shows_the_notice(booth: BoothWindow) -> None:
    assert booth.isFullScreen()
    texts = [label.text() for label in booth.findChildren(QLabel) if label.isVisible()]
    assert FAN_CONTENT in texts
    assert booth.invitation.text() == "Touch a card"
    assert any("Esc" in text for text in texts)


def test_touching_a_locked_door_opens_that_door(booth: BoothWindow) -> None:
    """709.5e: opening a door is a special action; with it the half's name and mana value are the Room's."""
    room = the(booth)
    touch(booth, room, lower=True)
    assert booth.session.table.objects[room].unlocked == ("right",)
    assert not booth.is_looping
    assert "Misty Salon" in booth.heading.text()
    # What was asked is what the left door does.
    assert not booth.guess.question.isVisible()
    assert not any(button.isVisible() for button in booth.guess.options.values())
    assert booth.stage.lit == room
    touch(booth, room)
    assert set(booth.session.table.objects[room].unlocked) == {"left", "right"}


def test_a_right_guess_is_not_called_wrong_by_what_is_done_next(booth: BoothWindow) -> None:
    """709.5: with its left door open a Room has that half's mana value, 3; with both, both halves', 7."""
    QTest.mouseClick(booth.guess.options["3"], Qt.MouseButton.LeftButton)
    assert booth.guess.options["3"].text().startswith("✓")
    touch(booth, the(booth), lower=True)
    assert not any(button.isVisible() for button in booth.guess.options.values())
    assert not booth.guess.question.isVisible()
    assert "7" in booth.words.text()
    QTest.mouseClick(booth.main, Qt.MouseButton.LeftButton)
    assert booth.guess.question.isVisible()
    QApplication.processEvents()
    assert [button.isVisible() for button in booth.guess.options.values()] == [True] * 3


def test_the_booth_is_played_and_left_with_fingers_alone(booth: BoothWindow, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice()

    def finger(widget: QWidget, at: QPoint, *, lifts: bool = True) -> None:
        QTest.touchEvent(booth, device).press(0, widget.mapTo(booth, at), booth).commit()
        if lifts:
            QTest.touchEvent(booth, device).release(0, widget.mapTo(booth, at), booth).commit()

    finger(booth.guess.options["3"], booth.guess.options["3"].rect().center())
    assert booth.guess.options["3"].text().startswith("✓")
    box = booth.stage.boxes[the(booth)]
    finger(booth.stage, QPointF(box.center().x(), box.bottom() - 9).toPoint())
    assert set(booth.session.table.objects[the(booth)].unlocked) == {"left", "right"}
    finger(booth.next, booth.next.rect().center())
    assert booth.board is BOARDS[1]
    finger(booth.main, booth.main.rect().center())
    assert booth.session.values()[the(booth)].name == "Insectile Aberration"
    left: list[bool] = []
    booth.left.connect(lambda: left.append(True))
    booth.ring.run.setDuration(20)
    finger(booth.ring, booth.ring.rect().center(), lifts=False)
    qtbot.waitUntil(lambda: left == [True])


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.cards[0])
def test_touching_the_first_card_of_every_board_does_something(board: BoothBoard, qapp: QApplication) -> None:
    assert qapp is not None
    session = Session(bundled_cards())
    session.load(board.scenario, None)
    first = next(iter(session.table.objects))
    action = deed(session, board, first, right=False)
    assert action is not None
    assert session.tries.would_change(action) or len(board.cards) > 1
    assert session.act(action)


def test_two_cards_meld_and_then_come_apart_again(booth: BoothWindow) -> None:
    turn_to(booth, "become one")
    touch(booth, the(booth))
    assert [held.is_melded for held in booth.session.table.objects.values()] == [True]
    touch(booth, the(booth))
    assert len(booth.session.table.objects) == 2


def test_a_copy_is_made_by_a_touch(booth: BoothWindow) -> None:
    turn_to(booth, "copy")
    touch(booth, "Elite Vanguard")
    assert booth.session.values()["Elite Vanguard"].name == "Grizzly Bears"


def test_the_loop_goes_on_by_itself(window: Workbench, qtbot: QtBot) -> None:
    window.booth.intervals = Intervals(step=1, idle=NEVER, escape=NEVER)
    window.booth.begin()
    booth = window.booth.shown
    assert booth is not None
    first = booth.session.board.cursor
    qtbot.waitUntil(lambda: booth.session.board.cursor > first, timeout=5000)
    window.booth.end()


def test_the_loop_turns_the_card_of_each_board_and_then_shows_the_next(booth: BoothWindow) -> None:
    seen = []
    for _ in range(3 * len(BOARDS)):
        seen += [booth.board.sentence] if booth.board.sentence not in seen else []
        booth.go_on()
    assert seen == [board.sentence for board in BOARDS]
    assert booth.is_looping


def test_left_alone_it_begins_the_loop_again(window: Workbench, qtbot: QtBot) -> None:
    window.booth.intervals = Intervals(step=NEVER, idle=1, escape=NEVER)
    window.booth.begin()
    booth = window.booth.shown
    assert booth is not None
    touch(booth, the(booth))
    before = booth.board
    qtbot.waitUntil(lambda: booth.is_looping, timeout=5000)
    assert booth.board is not before
    assert booth.session.board.cursor == len(booth.board.cards)
    window.booth.end()


def test_the_users_table_is_as_it_was(window: Workbench, booth: BoothWindow) -> None:
    before = window.session.board
    touch(booth, the(booth))
    QTest.keyClick(booth, Qt.Key.Key_T)
    QTest.keyClick(booth, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert window.booth.shown is None
    assert window.session.board is before
    assert window.session.board.is_dirty
    assert window.files.left_behind() == ()


def test_one_esc_does_not_leave_but_two_do(window: Workbench, booth: BoothWindow) -> None:
    QTest.keyClick(booth, Qt.Key.Key_Escape)
    assert window.booth.shown is booth
    assert booth.leaving.text() == "Press Esc again to leave"
    QTest.keyClick(booth, Qt.Key.Key_Escape)
    assert window.booth.shown is None


def test_two_esc_far_apart_do_not_leave(window: Workbench) -> None:
    window.booth.intervals = Intervals(step=NEVER, idle=NEVER, escape=0)
    window.booth.begin()
    booth = window.booth.shown
    assert booth is not None
    for _ in range(3):
        QTest.keyClick(booth, Qt.Key.Key_Escape)
    assert window.booth.shown is not None
    window.booth.end()


def test_a_touch_is_told_by_the_steps_that_decided_it(booth: BoothWindow) -> None:
    turn_to(booth, "two faces")
    before = booth.words.text()
    touch(booth, the(booth))
    said = booth.stage.accessibleName()
    # 712.8e: only the face that is up counts, but for the mana value, which the front's cost gives.
    assert "only that face counts" in said
    assert "front face gives its mana value, 1" in said
    assert booth.words.text() != before
    turn_to(booth, "become one")
    touch(booth, the(booth))
    # 712.8g: the two mana values are added up.
    assert "mana value 11" in booth.stage.accessibleName()


def test_what_is_asked_is_answered_as_the_rules_say(qapp: QApplication) -> None:
    assert qapp is not None
    session, found = Session(bundled_cards()), []
    for board in BOARDS:
        session.load(board.scenario, None)
        found.append(answer(session, board))
        assert found[-1] in guesses(session, board)
        assert len(guesses(session, board)) == 3
    # One door of {2}{R} (709.5), the front face's {U} (712.8e), {2}{W}{W} and {5}{W}{W} (712.8g), the lower half's
    # size (710.2), and the size that was copied (707.2).
    assert found == ["3", "1", "11", "4/2", "2/2"]


def test_a_guess_is_taken_once_and_what_is_right_is_seen_by_a_sign(booth: BoothWindow) -> None:
    turn_to(booth, "two faces")
    assert "3" in booth.guess.options
    QTest.mouseClick(booth.guess.options["0"], Qt.MouseButton.LeftButton)
    assert booth.heading.text() == "Now it is a human insect that flies."
    assert [button.text() for button in booth.guess.options.values()] == ["✕  0", "✓  1", "3"]
    assert "712.8e" in booth.words.text()
    cursor = booth.session.board.cursor
    booth.answer("1")
    assert booth.session.board.cursor == cursor
    QTest.mouseClick(booth.main, Qt.MouseButton.LeftButton)
    assert [button.text() for button in booth.guess.options.values()] == ["0", "1", "3"]


def test_the_ring_in_the_corner_leaves_when_it_is_held_and_not_before(
    window: Workbench, booth: BoothWindow, qtbot: QtBot
) -> None:
    QTest.mouseClick(booth.ring, Qt.MouseButton.LeftButton)
    assert window.booth.shown is booth
    booth.ring.run.setDuration(1)
    QTest.mousePress(booth.ring, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.booth.shown is None, timeout=5000)
