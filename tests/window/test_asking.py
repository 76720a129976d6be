"""Actions that need a second choice: copies, attachments, effects, counters; by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from inspector.cards import Change
from inspector.rules import BecomeCopy, Cast, Resolve, Result
from inspector.window.actions.counters_menu import counters_menu
from inspector.window.actions.effect_form import EffectForm
from inspector.window.actions.effects_dialog import EffectsDialog
from inspector.window.shell.workbench import Workbench
from inspector.window.words.effects_library import EFFECTS, effects_for

# Each test finds its desk empty.
ONE_WINDOW = True
NO_KEY = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def name(window: Workbench, label: str) -> object:
    return window.session.values()[label].name


@pytest.fixture
def two(window: Workbench) -> Workbench:
    """A Clone, selected, next to an Elite Vanguard."""
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.place("Clone", "battlefield", "Ana")
    return window


def test_c_and_a_click_make_a_copy_and_the_copier_stays_selected(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_C)
    assert "What should Clone become a copy of?" in two.notice.text
    QTest.mouseClick(two.desk.viewport(), LEFT, NO_KEY, two.desk.card_center("Elite Vanguard"))
    assert name(two, "Clone") == "Elite Vanguard"
    assert two.session.selected == "Clone"


@pytest.mark.parametrize("first", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return])
def test_a_copy_by_keyboard_alone_points_first_and_takes_with_enter(two: Workbench, first: Qt.Key) -> None:
    """Clone lies at the right end: a key that leads nowhere points at what can be picked."""
    QTest.keyClick(two.desk, Qt.Key.Key_C)
    QTest.keyClick(two.desk, first)
    assert name(two, "Clone") == "Clone"
    assert two.notice.text.startswith("Elite Vanguard? It would be Elite Vanguard: a white 2/1 Human Soldier")
    assert "Enter chooses it" in two.notice.text
    QTest.keyClick(two.desk, Qt.Key.Key_Return)
    assert name(two, "Clone") == "Elite Vanguard"


def test_escape_gives_up_a_copy_and_nothing_is_changed(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_C)
    QTest.keyClick(two.desk, Qt.Key.Key_Escape)
    assert two.notice.text.startswith("Canceled")
    QTest.mouseClick(two.desk.viewport(), LEFT, NO_KEY, two.desk.card_center("Elite Vanguard"))
    assert name(two, "Clone") == "Clone"
    assert two.session.selected == "Elite Vanguard"


def test_a_click_beside_all_cards_gives_up_too(two: Workbench) -> None:
    two.commands.trigger("copy")
    QTest.mouseClick(two.desk.viewport(), LEFT, NO_KEY, QPoint(3, 3))
    assert name(two, "Clone") == "Clone"
    assert two.session.selected == "Clone"


def test_shift_c_copies_until_end_of_turn_and_ending_the_turn_ends_it(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(two.desk.viewport(), LEFT, NO_KEY, two.desk.card_center("Elite Vanguard"))
    action = two.session.board.actions[-1]
    assert isinstance(action, BecomeCopy)
    assert action.until == "end of turn"
    two.commands.trigger("end_turn")
    assert name(two, "Clone") == "Clone"


def test_undo_while_a_card_is_to_be_picked_gives_the_picking_up(two: Workbench) -> None:
    two.commands.trigger("copy")
    two.session.undo()
    two.session.redo()
    QTest.mouseClick(two.desk.viewport(), LEFT, NO_KEY, two.desk.card_center("Elite Vanguard"))
    assert name(two, "Clone") == "Clone"


def test_plus_and_minus_put_counters_on_and_take_them_off(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_Plus)
    QTest.keyClick(two.desk, Qt.Key.Key_Plus)
    assert two.session.values()["Clone"].counters == {"+1/+1": 2}
    QTest.keyClick(two.desk, Qt.Key.Key_Minus)
    assert two.session.values()["Clone"].counters == {"+1/+1": 1}


def test_minus_without_counters_says_so(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_Minus)
    assert "has no +1/+1 counter that could be removed" in two.notice.text


def test_the_counters_menu_takes_off_what_is_there(two: Workbench) -> None:
    for _ in range(2):
        two.commands.trigger("add_counter")
    menu = counters_menu(two.session.table.objects["Clone"], two.session.act, two.desk)
    next(action for action in menu.actions() if action.text() == "Remove all 2 +1/+1 counters").trigger()
    assert two.session.values()["Clone"].counters == {}


def test_attaching_by_key(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.place("Lignify", "battlefield", "Ana")
    QTest.keyClick(window.desk, Qt.Key.Key_A)
    QTest.mouseClick(window.desk.viewport(), LEFT, NO_KEY, window.desk.card_center("Elite Vanguard"))
    assert window.session.table.objects["Lignify"].attached_to == "Elite Vanguard"
    window.session.select("Elite Vanguard")
    assert window.panel.values["carries"].row.text == "Lignify"


def test_there_are_forty_effects_and_some_for_every_layer() -> None:
    effects = effects_for(("Ana", "Ben"))
    assert len(effects) >= 40
    layers = {layer for effect in effects for layer in effect.layer.split()}
    assert {"2", "3", "4", "5", "6", "7b", "7c", "7d"} <= layers
    assert len({effect.text for effect in effects}) == len(effects)


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.text)
def test_every_effect_is_one_that_the_core_carries_out(window: Workbench, effect: object) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", window.session, window.window)
    row = next(row for row in range(dialog.list.count()) if dialog.list.item(row).data(256) == effect)
    dialog.list.setCurrentRow(row)
    dialog.apply.click()
    assert window.session.entries()[-1].outcome.result is Result.DONE
    assert len(window.session.board.actions) == 2


def test_e_opens_the_dialog_and_typing_and_enter_do_the_effect(two: Workbench) -> None:
    QTest.keyClick(two.desk, Qt.Key.Key_E)
    dialog = two.window.findChild(EffectsDialog)
    assert dialog is not None
    dialog.filter.setText("has flying")
    # Without a screen no dialog ever becomes the active window, and the desk would take the key.
    dialog.filter.returnPressed.emit()
    assert two.session.values()["Clone"].keywords == ("Flying",)
    assert "until end of turn" in two.notice.text


def test_the_dialog_shows_what_would_change(two: Workbench) -> None:
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", two.session, two.window)
    dialog.filter.setText("+3/+3")
    assert "Elite Vanguard: power 2 → 5" in dialog._preview.text()
    dialog.filter.setText("no such effect")
    assert not dialog.apply.isEnabled()


def test_an_effect_of_ones_own(two: Workbench) -> None:
    form = EffectForm()
    form.fields["set_colors"].setText("w, u")
    form.fields["size"].setText("4/5")
    form.fields["more"].setText("+1/−1")
    form.loses.setChecked(True)
    assert isinstance(form.change, Change)
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", two.session, two.window)
    dialog.tabs.setCurrentIndex(1)
    dialog.form.fields["size"].setText("4/5")
    dialog.apply.click()
    now = two.session.values()["Elite Vanguard"]
    assert (now.power, now.toughness) == (4, 5)


def test_an_effect_in_the_words_of_a_card(two: Workbench) -> None:
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", two.session, two.window)
    dialog.tabs.setCurrentIndex(1)
    dialog.form.words.setText("gets +1/+1 by moonlight")
    assert not dialog.apply.isEnabled()
    assert dialog._preview.text().startswith("Not understood at “by”. Cards say, for example: gets +1/+1 ")
    assert not dialog.form.fields["size"].isEnabled()
    dialog.form.words.setText("gets +2/+0 for each creature you control and gains flying")
    assert "Elite Vanguard: power 2 → 6" in dialog._preview.text()
    dialog.apply.click()
    now = two.session.values()["Elite Vanguard"]
    assert (now.power, now.toughness, now.keywords) == (6, 1, ("Flying",))


def test_words_of_what_resolves_take_control_and_change_a_text(two: Workbench) -> None:
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", two.session, two.window)
    dialog.tabs.setCurrentIndex(1)
    dialog.form.words.setText("in its text, Soldier becomes Elf")
    assert "Elite Vanguard: subtypes Human, Soldier → Human, Elf" in dialog._preview.text()
    dialog.form.words.setText("gain control of it")
    assert dialog._preview.text().startswith("Understood: gain control of it. That is Ben.")
    dialog.apply.click()
    assert two.session.values()["Elite Vanguard"].controller == "Ben"


def test_words_that_speak_of_others_become_an_ability_of_the_card(two: Workbench) -> None:
    words = "Other creatures you control get +1/+1 as long as it's your turn"
    both = EffectsDialog(("Elite Vanguard", "Clone"), "both", two.session, two.window)
    both.tabs.setCurrentIndex(1)
    both.form.words.setText(words)
    assert "select one card alone" in both._preview.text()
    dialog = EffectsDialog(("Elite Vanguard",), "Elite Vanguard", two.session, two.window)
    dialog.tabs.setCurrentIndex(1)
    dialog.form.words.setText(words)
    dialog.apply.click()
    assert (two.session.values()["Clone"].power, two.session.values()["Elite Vanguard"].power) == (1, 2)
    assert dialog._preview.text().startswith("Understood: other creatures you control get +1/+1")


@pytest.mark.parametrize(("line", "text"), [("size", "4"), ("size", "x/y"), ("set_colors", "purple"), ("more", "//")])
def test_an_unreadable_line_is_told_and_nothing_is_done(line: str, text: str, two: Workbench) -> None:
    dialog = EffectsDialog(("Clone",), "Clone", two.session, two.window)
    dialog.tabs.setCurrentIndex(1)
    dialog.form.fields[line].setText(text)
    assert not dialog.apply.isEnabled()
    assert "Not readable yet" in dialog._preview.text()
    assert isinstance(dialog.form.fields[line], QLineEdit)


def doors() -> QMenu:
    """The menu that asks which door, as it stands open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.accessibleName() == "Which door?"
    return menu


@pytest.fixture
def room(window: Workbench) -> Workbench:
    """A Room with both doors locked, selected."""
    window.session.place("Bottomless Pool // Locker Room", "battlefield", "Ana")
    held = next(iter(window.session.table.objects.values()))
    assert held.unlocked == ()
    return window


def unlocked(window: Workbench) -> list[tuple[str, ...]]:
    return [held.unlocked for held in window.session.table.objects.values()]


def test_u_asks_which_door_with_names_and_unlock_costs(room: Workbench) -> None:
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    lines = [action.text() for action in doors().actions() if action.isEnabled()]
    assert [line.replace("&", "") for line in lines] == [
        "[   Left door: Bottomless Pool, unlock cost U",
        "]   Right door: Locker Room, unlock cost 4U",
    ]
    assert unlocked(room) == [()]
    doors().close()


@pytest.mark.parametrize(("key", "side"), [(Qt.Key.Key_BracketLeft, "left"), (Qt.Key.Key_BracketRight, "right")])
def test_the_keys_of_the_doors_answer_which_door(room: Workbench, key: Qt.Key, side: str) -> None:
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    QTest.keyClick(doors(), key)
    assert unlocked(room) == [(side,)]
    assert QApplication.activePopupWidget() is None
    room.session.undo()
    assert unlocked(room) == [()]


def test_with_one_door_left_to_unlock_u_does_not_ask(room: Workbench) -> None:
    QTest.keyClick(room.desk, Qt.Key.Key_BracketRight)
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    assert QApplication.activePopupWidget() is None
    assert set(unlocked(room)[0]) == {"left", "right"}


def test_escape_leaves_both_doors_locked(room: Workbench) -> None:
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    QTest.keyClick(doors(), Qt.Key.Key_Escape)
    assert unlocked(room) == [()]


def test_of_several_rooms_the_same_door_is_unlocked_in_one_step(room: Workbench) -> None:
    room.session.place("Bottomless Pool // Locker Room", "battlefield", "Ana")
    room.session.select_all(tuple(room.session.table.objects))
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    QTest.keyClick(doors(), Qt.Key.Key_BracketLeft)
    assert unlocked(room) == [("left",), ("left",)]
    room.session.undo()
    assert unlocked(room) == [(), ()]


def test_before_there_were_rooms_u_asks_nothing(room: Workbench) -> None:
    room.session.set_edition("2011-09")
    QTest.keyClick(room.desk, Qt.Key.Key_U)
    assert QApplication.activePopupWidget() is None
    assert room.notice.text


def resolve(window: Workbench, spell: str) -> None:
    """Let a spell of Ana's resolve, as the card's menu does."""
    label = window.session.place(spell, "hand", "Ana")
    assert label is not None
    window.session.act(Cast(object=label))
    window.session.act(Resolve(object=label))


def test_what_a_spell_targets_is_asked_as_it_resolves_and_only_what_may_be_is_offered(window: Workbench) -> None:
    window.session.place("Forest", "battlefield", "Ana")
    window.session.place("Elite Vanguard", "battlefield", "Ben")
    resolve(window, "Turn to Frog")
    assert window.notice.text.startswith("What is the target of Turn to Frog?")
    assert not window.desk._may_pick("Forest")
    QTest.mouseClick(window.desk.viewport(), LEFT, NO_KEY, window.desk.card_center("Elite Vanguard"))
    values = window.session.values()["Elite Vanguard"]
    assert (values.colors, values.subtypes, values.power, values.not_computed) == (("U",), ("Frog",), 1, ())


def test_a_spell_left_without_a_target_leaves_its_words_in_doubt(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ben")
    resolve(window, "Turn to Frog")
    QTest.keyClick(window.desk, Qt.Key.Key_Escape)
    assert {"subtypes", "power"} <= {
        key for one in window.session.values()["Elite Vanguard"].not_computed for key in one.keys
    }


def test_what_a_spell_says_that_is_not_understood_is_told(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ben")
    resolve(window, "Malakir Rebirth")
    assert "is not carried out here" in window.notice.text
