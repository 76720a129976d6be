"""A name typed while cards lie on the desk: it is searched for, and its letters change nothing as keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.keys import KEYS

DELVER = "Delver of Secrets"
LETTERS = sorted(keys[0].lower() for keys in KEYS.values() if len(keys[0]) == 1 and keys[0].isalpha())
# Each test finds its desk empty.
ONE_WINDOW = True


@pytest.fixture
def placed(window: Workbench) -> Workbench:
    """Three cards, so that every key has something that it could do."""
    for name in ("Clone", "Bottomless Pool // Locker Room", DELVER):
        window.session.place(name, "battlefield", "Ana")
    window.notice.clear()
    return window


def everything(window: Workbench) -> object:
    """What a letter could change."""
    whole = window.session.whole
    on_top = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    # What a key told is told no longer; what it did is said to be taken back.
    said = window.notice.text if window.desk.is_picking or "taken back" not in window.notice.text else ""
    lens, pinned = window.showing.lenses.shown, window.presenter.pinned.isVisible()
    return whole.table, whole.cursor, whole.viewer, lens, pinned, len(on_top), window.desk.is_picking, said


def test_a_name_typed_fast_is_searched_for_whatever_its_first_letter_does_as_a_key(placed: Workbench) -> None:
    before = everything(placed)
    for letter in LETTERS:
        QTest.keyClicks(placed.desk, letter)
        # Whatever has the keyboard by now has the next letter.
        QTest.keyClicks(QApplication.activePopupWidget() or QApplication.focusWidget() or placed.desk, "w")
        assert placed.search.text() == f"{letter}w"
        assert placed.search.hasFocus()
        placed.finding.leave()
        assert everything(placed) == before, letter
        placed.notice.clear()


def test_a_letter_that_is_no_key_begins_a_name_at_once(placed: Workbench) -> None:
    before = everything(placed)
    QTest.keyClicks(placed.desk, "g")
    assert placed.search.text() == "g"
    placed.finding.leave()
    # A capital is no key either, where no command has it.
    QTest.keyClicks(placed.desk, "D", Qt.KeyboardModifier.ShiftModifier)
    assert placed.search.text() == "D"
    placed.finding.leave()
    # On a keyboard of another script a letter may be a key that Qt knows better.
    QTest.sendKeyEvent(QTest.KeyAction.Click, placed.desk, Qt.Key(0x0414), "д", Qt.KeyboardModifier.NoModifier)
    assert placed.search.text() == ""
    assert everything(placed) == before


def test_what_was_taken_back_is_told_and_done_again_by_a_key(placed: Workbench) -> None:
    QTest.keyClicks(placed.desk, "tr")
    assert placed.session.values()[DELVER].name == DELVER
    assert "what T did is taken back" in placed.notice.text
    placed.finding.leave()
    placed.commands.trigger("redo")
    assert placed.session.values()[DELVER].name == "Insectile Aberration"


def test_keys_stay_keys_alone_and_twice_and_after_a_look_at_what_they_did(placed: Workbench) -> None:
    QTest.keyClicks(placed.desk, "tt")
    assert placed.session.whole.cursor == 5
    assert placed.notice.shown is not None
    assert placed.notice.shown.hint == "Ctrl+Z: undo"
    QTest.keyClicks(placed.desk, "t")
    QTest.keyClick(placed.desk, Qt.Key.Key_Space)
    QTest.keyClick(placed.desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert placed.session.values()[DELVER].name == "Insectile Aberration"
    placed.typed_names.fast_ms = 1
    QTest.keyClicks(placed.desk, "t")
    QTest.qWait(5)
    QTest.keyClicks(placed.desk, "d")
    placed.typed_names.fast_ms = 300
    assert (placed.search.text(), placed.session.values()[DELVER].name) == ("", DELVER)
