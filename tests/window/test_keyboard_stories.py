"""Whole stories by the keyboard alone: nothing here touches the mouse or calls the program, only keys are pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from inspector.window.actions.effects_dialog import EffectsDialog
from inspector.window.shell.workbench import Workbench

Key = Qt.Key
# Each test finds its desk empty.
ONE_WINDOW = True
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NOTHING = Qt.KeyboardModifier.NoModifier
POOL = "Bottomless Pool"


def focused() -> QWidget:
    widget = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = NOTHING) -> None:
    QTest.keyClick(focused(), key, modifier)
    QApplication.processEvents()


def type_(text: str) -> None:
    QTest.keyClicks(focused(), text)


def back(window: Workbench) -> None:
    """A dialog is gone: where there is no window manager nobody else gives the keyboard back to the window."""
    assert QApplication.activeModalWidget() is None
    window.window.raise_()
    window.window.activateWindow()
    assert QTest.qWaitForWindowActive(window.window, 3000)


def bring(name: str) -> None:
    press(Key.Key_Slash)
    type_(name)
    press(Key.Key_Return)


def value(window: Workbench, key: str) -> str:
    return window.panel.values[key].row.text


def sentence(window: Workbench) -> str:
    assert window.panel.shown is not None
    return window.panel.shown.sentence


def test_delver_is_turned_and_asked_under_the_rules_of_2011(window: Workbench) -> None:
    bring("delver")
    press(Key.Key_T)
    assert (value(window, "name"), value(window, "mana_value")) == ("Insectile Aberration", "1")
    press(Key.Key_1, CONTROL)
    # Until Shadows over Innistrad a back face without a mana cost had mana value 0 (202.3a of 2011-09).
    assert value(window, "mana_value") == "0"
    press(Key.Key_5, CONTROL)
    press(Key.Key_Z, CONTROL)
    assert value(window, "name") == "Delver of Secrets"
    press(Key.Key_Z, CONTROL | SHIFT)
    assert value(window, "name") == "Insectile Aberration"


def test_a_copy_is_made_by_choosing_the_original_with_the_arrows(window: Workbench) -> None:
    bring("elite vanguard")
    bring("clone")
    assert value(window, "name") == "Clone"
    press(Key.Key_C)
    press(Key.Key_Left)
    assert "Elite Vanguard" in window.notice.text
    press(Key.Key_Return)
    # 707.2: the copy takes name, cost, color, types and size.
    assert (value(window, "name"), value(window, "power"), value(window, "mana_value")) == (
        "Elite Vanguard",
        "2/1",
        "1",
    )
    assert "a copy, its own card is Clone" in sentence(window)


def test_a_copy_can_be_given_up(window: Workbench) -> None:
    bring("elite vanguard")
    bring("clone")
    steps = len(window.session.board.actions)
    press(Key.Key_C)
    press(Key.Key_Left)
    press(Key.Key_Escape)
    assert len(window.session.board.actions) == steps
    assert value(window, "name") == "Clone"


def test_the_doors_of_a_room_are_opened_and_locked(window: Workbench) -> None:
    bring("bottomless pool")
    press(Key.Key_BracketLeft)
    assert (value(window, "name"), value(window, "unlocked")) == (POOL, "left door")
    assert "right door Locker Room locked, unlock cost {4}{U}" in sentence(window)
    press(Key.Key_BracketRight)
    # 709.5: with both halves unlocked both mana costs count: 1 + 5.
    assert value(window, "mana_value") == "6"
    press(Key.Key_BracketLeft)
    assert (value(window, "name"), value(window, "mana_value")) == ("Locker Room", "5")
    press(Key.Key_U)
    assert value(window, "unlocked") == "left door and right door"


def test_a_card_is_turned_face_down_looked_at_and_turned_up(window: Workbench) -> None:
    bring("elite vanguard")
    press(Key.Key_D)
    assert value(window, "name") == "no name"
    assert value(window, "power") == "2/2"
    assert "Vanguard" not in sentence(window)
    press(Key.Key_F5)
    # Who may look hears it, too (708.5).
    assert window.notice.text.startswith("Ana looks at 1 face-down card: Elite Vanguard.")
    press(Key.Key_F5)
    assert window.notice.text == "Hidden again."
    press(Key.Key_D)
    assert value(window, "name") == "Elite Vanguard"


def test_a_rule_is_reached_by_its_number(window: Workbench) -> None:
    bring("delver")
    press(Key.Key_K, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert focused() is window.rules.field
    type_("712.8e")
    press(Key.Key_Return)
    assert "712.8e" in window.rules.text.toPlainText()


def test_the_other_side_is_seen_while_alt_is_held(window: Workbench) -> None:
    bring("delver")
    seen: list[bool] = []
    window.desk.peeked.connect(seen.append)
    QTest.keyPress(focused(), Key.Key_Alt)
    assert seen == [True]
    QTest.keyRelease(focused(), Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    assert seen == [True, False]
    assert focused() is window.desk
    assert value(window, "name") == "Delver of Secrets"


def test_from_card_to_card_and_out_of_the_desk(window: Workbench) -> None:
    for name in ("delver", "elite vanguard", "grizzly bears"):
        bring(name)
    press(Key.Key_Escape)
    visited = []
    for _ in range(3):
        press(Key.Key_Tab)
        visited.append(window.session.selected)
    assert visited == ["Delver of Secrets", "Elite Vanguard", "Grizzly Bears"]
    press(Key.Key_Tab)
    assert focused() is not window.desk
    press(Key.Key_Backtab, SHIFT)
    assert focused() is window.desk
    press(Key.Key_Left)
    assert window.session.selected == "Elite Vanguard"


def test_the_menu_is_opened_by_enter_and_its_first_line_done(window: Workbench) -> None:
    bring("delver")
    press(Key.Key_Return)
    assert isinstance(focused(), QMenu)
    press(Key.Key_Down)
    press(Key.Key_Return)
    assert value(window, "name") == "Insectile Aberration"
    press(Key.Key_Return)
    press(Key.Key_Escape)
    assert focused() is window.desk


def test_an_effect_is_found_by_typing_and_done_by_enter(window: Workbench) -> None:
    bring("elite vanguard")
    press(Key.Key_E)
    dialog = QApplication.activeWindow()
    assert isinstance(dialog, EffectsDialog)
    type_("flying")
    press(Key.Key_Return)
    back(window)
    assert "Flying" in value(window, "abilities")
    assert focused() is window.desk


def test_an_effect_of_ones_own_is_filled_in_by_keys(window: Workbench) -> None:
    bring("elite vanguard")
    press(Key.Key_E)
    dialog = QApplication.activeWindow()
    assert isinstance(dialog, EffectsDialog)
    reach(dialog.tabs.tabBar())
    press(Key.Key_Right)
    assert dialog.tabs.currentIndex() == 1
    reach(dialog.form.fields["size"])
    type_("7/7")
    press(Key.Key_Return)
    assert value(window, "power") == "7/7"


def reach(wanted: QWidget) -> None:
    """Press Tab until a widget has the keyboard."""
    for _ in range(40):
        if focused() is wanted:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_everything_is_done_in_the_outline_too(window: Workbench) -> None:
    for name in ("delver", "bottomless pool"):
        bring(name)
    press(Key.Key_L, CONTROL)
    tree = window.outline.tree
    assert focused() is tree
    press(Key.Key_Home)
    press(Key.Key_Down)
    assert window.session.selected == "Delver of Secrets"
    press(Key.Key_T)
    assert value(window, "name") == "Insectile Aberration"
    assert focused() is tree
    press(Key.Key_Down)
    press(Key.Key_BracketLeft)
    assert value(window, "unlocked") == "left door"
    press(Key.Key_D)
    press(Key.Key_D)
    press(Key.Key_Return)
    assert isinstance(focused(), QMenu)
    press(Key.Key_Escape)
    assert focused() is tree
    press(Key.Key_E)
    assert isinstance(QApplication.activeWindow(), EffectsDialog)
    press(Key.Key_Escape)
    back(window)
    press(Key.Key_Z, CONTROL)
    assert focused() is tree


def test_a_copy_is_chosen_from_the_outline(window: Workbench) -> None:
    bring("elite vanguard")
    bring("clone")
    press(Key.Key_L, CONTROL)
    press(Key.Key_C)
    press(Key.Key_Left)
    press(Key.Key_Return)
    assert value(window, "name") == "Elite Vanguard"


def test_all_keys_are_shown_and_put_away(window: Workbench) -> None:
    press(Key.Key_F1)
    assert QApplication.activeModalWidget() is not None
    press(Key.Key_Escape)
    back(window)
    assert focused() is window.desk


def test_enter_presses_the_button_that_has_the_keyboard(window: Workbench) -> None:
    """Qt's own buttons take Enter in dialogs alone: on a thing to try or an edition it did nothing."""
    window.welcome.trial_buttons()[0].setFocus()
    press(Key.Key_Return)
    assert list(window.session.table.objects) == ["Delver of Secrets"]
    for name, where in (("Edition 2016-01", window.window), ("Edition 2011-09", window.window)):
        button = next(each for each in where.findChildren(QPushButton) if each.accessibleName().startswith(name))
        button.setFocus()
        press(Key.Key_Enter)
        assert window.session.edition_key == name.split()[-1]
    # What the desk does by Enter it still does.
    window.desk.setFocus()
    press(Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
