"""The first minute: type a name, Enter, T, and see what the card is now, with the rule; by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from inspector.rules import EDITIONS, Cast
from inspector.window.desk.places import Spot
from inspector.window.kept.settings import PLACE_ZONE
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
# A nonmodal card's back face has its front face's mana value since Shadows over Innistrad (2016-04), 0 before.
MANA_VALUES = {"2011-09": "0", "2016-01": "0", "2021-09": "1", "2025-06": "1", "2026-08": "1"}
BACK_FACE_RULES = {
    "2011-09": "711.2b",
    "2016-01": "711.4b",
    "2021-09": "712.4d",
    "2025-06": "712.8e",
    "2026-08": "712.8e",
}


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifier)


def shown(window: Workbench) -> dict[str, str]:
    return {key: row.row.text for key, row in window.panel.values.items()}


def place_by_keyboard(window: Workbench) -> None:
    press(Qt.Key.Key_Slash)
    assert focused() is window.search
    QTest.keyClicks(focused(), "delver")
    press(Qt.Key.Key_Return)


def test_by_keyboard_alone(window: Workbench) -> None:
    place_by_keyboard(window)
    assert shown(window)["name"] == "Delver of Secrets"
    press(Qt.Key.Key_T)
    values = shown(window)
    assert values["name"] == "Insectile Aberration"
    assert values["power"] == "3/2"
    assert values["colors"] == "blue"
    assert values["mana_cost"] == "none"
    assert values["mana_value"] == "1"
    assert "712.8e" in window.rules.text.toPlainText()
    assert "background-color" in window.rules.text.toHtml()


@pytest.mark.parametrize("number", range(1, 6))
def test_under_every_edition_by_its_key(window: Workbench, number: int) -> None:
    edition = EDITIONS[number - 1]
    place_by_keyboard(window)
    press(Qt.Key.Key_T)
    press(Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
    assert window.editions.current == edition.key
    values = shown(window)
    assert values["name"] == "Insectile Aberration"
    assert values["mana_value"] == MANA_VALUES[edition.key]
    assert BACK_FACE_RULES[edition.key] in window.rules.text.toPlainText()


def test_by_mouse(window: Workbench) -> None:
    click(window.search)
    QTest.keyClicks(window.search, "insectile")
    results = window.finding.results.list
    assert results.count() >= 1
    click(results.viewport(), results.visualItemRect(results.item(0)).center())
    assert shown(window)["name"] == "Delver of Secrets"
    desk = window.desk
    button = desk.button_center("Delver of Secrets")
    assert button is not None
    click(desk.viewport(), button)
    assert shown(window)["name"] == "Insectile Aberration"
    click(window.editions._buttons["2011-09"])
    assert shown(window)["mana_value"] == "0"


def test_a_double_click_does_the_likeliest_thing(window: Workbench) -> None:
    place_by_keyboard(window)
    QTest.mouseDClick(window.desk.viewport(), LEFT, NO_KEY, window.desk.card_center("Delver of Secrets"))
    assert shown(window)["name"] == "Insectile Aberration"


def test_what_changed_is_told_by_a_sign_and_a_word(window: Workbench) -> None:
    place_by_keyboard(window)
    press(Qt.Key.Key_T)
    row = window.panel.values["power"].row
    assert row.before == "1/1"
    labels = [label.text() for label in window.panel.values["power"].findChildren(QWidget) if hasattr(label, "text")]
    assert "▲ changed: was 1/1" in labels
    assert window.panel.values["mana_value"].row.before is None


def test_a_card_dragged_to_a_zone_goes_there(window: Workbench) -> None:
    place_by_keyboard(window)
    desk = window.desk
    drag(window, "Delver of Secrets", desk.zone_center(Spot("graveyard", "Ana")))
    assert window.session.values()["Delver of Secrets"].zone == "graveyard"
    assert "Delver of Secrets goes to" in window.notice.text


def test_a_card_dragged_to_another_players_graveyard_stays_and_the_bar_says_why(window: Workbench) -> None:
    place_by_keyboard(window)
    drag(window, "Delver of Secrets", window.desk.zone_center(Spot("graveyard", "Ben")))
    assert window.session.values()["Delver of Secrets"].zone == "battlefield"
    assert len(window.session.board.actions) == 1
    assert "Ana's graveyard" in window.notice.text


def test_a_refused_action_is_not_recorded_and_the_bar_says_why(window: Workbench) -> None:
    window.session.set_edition("2011-09")
    window.session.place("Delver of Secrets", "graveyard", "Ana")
    before = len(window.session.board.actions)
    assert not window.session.act(Cast(object="Delver of Secrets", face="back"))
    assert len(window.session.board.actions) == before
    assert window.notice.text.startswith("Not possible.")


def test_a_card_that_cannot_transform_says_so_and_the_step_is_kept(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    press(Qt.Key.Key_T)
    assert window.notice.text.startswith("Nothing happens.")
    assert len(window.session.board.actions) == 2
    assert "(nothing happened)" in str(window.history.model.data(window.history.model.index(2)))


def test_alt_shows_the_other_face_while_it_is_held(window: Workbench) -> None:
    place_by_keyboard(window)
    states: list[bool] = []
    window.desk.peeked.connect(states.append)
    QTest.keyPress(window.desk, Qt.Key.Key_Alt)
    QTest.keyRelease(window.desk, Qt.Key.Key_Alt)
    assert states == [True, False]
    assert focused() is window.desk


def test_tab_and_arrows_lead_from_card_to_card(window: Workbench) -> None:
    for name in ("Delver of Secrets", "Elite Vanguard"):
        window.session.place(name, "battlefield", "Ana")
    window.session.select(None)
    window.desk.setFocus()
    press(Qt.Key.Key_Tab)
    assert window.session.selected == "Delver of Secrets"
    press(Qt.Key.Key_Right)
    assert window.session.selected == "Elite Vanguard"
    press(Qt.Key.Key_Left)
    assert window.session.selected == "Delver of Secrets"
    press(Qt.Key.Key_Escape)
    assert window.session.selected is None


def test_letters_typed_into_a_field_are_letters(window: Workbench) -> None:
    place_by_keyboard(window)
    press(Qt.Key.Key_Slash)
    QTest.keyClicks(focused(), "ttt")
    assert window.search.text() == "ttt"
    assert shown(window)["name"] == "Delver of Secrets"


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NO_KEY, at if at is not None else widget.rect().center())


def drag(window: Workbench, label: str, to: QPoint) -> None:
    desk, view = window.desk, window.desk.viewport()
    start = desk.card_center(label)
    QTest.mousePress(view, LEFT, NO_KEY, start)
    for part in (0.2, 0.6, 1.0):
        at = start + (to - start) * part
        QTest.mouseMove(view, at)
        send_move(view, at)
    QTest.mouseRelease(view, LEFT, NO_KEY, to)


def send_move(view: QWidget, at: QPoint) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def test_enter_opens_the_menu_of_the_card_and_its_first_line_is_done(window: Workbench) -> None:
    place_by_keyboard(window)
    press(Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert shown(window)["name"] == "Insectile Aberration"


def test_a_click_on_an_edition_leaves_the_keyboard_with_the_desk(window: Workbench) -> None:
    place_by_keyboard(window)
    click(window.editions._buttons["2021-09"])
    press(Qt.Key.Key_T)
    press(Qt.Key.Key_Space)
    assert shown(window)["name"] == "Insectile Aberration"
    assert shown(window)["tapped"] == "yes"


def test_zone_and_player_of_a_placed_card_are_chosen_in_the_search_and_kept(window: Workbench) -> None:
    press(Qt.Key.Key_Slash)
    QTest.keyClicks(focused(), "insectile")
    results = window.finding.results
    results.zone.setFocus()
    assert results.isVisible()
    results.zone.setCurrentText("graveyard")
    results.zone.activated.emit(results.zone.currentIndex())
    results.player.setCurrentText("Ben")
    results.player.activated.emit(results.player.currentIndex())
    press(Qt.Key.Key_Return)
    values = window.session.values()["Delver of Secrets"]
    assert (values.zone, values.owner) == ("graveyard", "Ben")
    assert window.settings.get(PLACE_ZONE) == "graveyard"


def test_each_result_shows_both_faces_names(window: Workbench) -> None:
    press(Qt.Key.Key_Slash)
    QTest.keyClicks(focused(), "insectile")
    spoken = window.finding.results.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Insectile Aberration" in spoken
    assert "Delver of Secrets" in spoken


def test_a_name_that_is_none_is_said_to_be_none(window: Workbench) -> None:
    press(Qt.Key.Key_Slash)
    QTest.keyClicks(focused(), "zzzzqqq")
    assert window.finding.results.list.count() == 0
    press(Qt.Key.Key_Return)
    assert window.session.board.actions == ()
    press(Qt.Key.Key_Escape)
    assert focused() is window.desk


def test_the_history_jumps_where_it_is_clicked(window: Workbench) -> None:
    place_by_keyboard(window)
    press(Qt.Key.Key_T)
    window.furniture.show_tab("history")
    QApplication.processEvents()
    history = window.history.list
    click(history.viewport(), history.visualRect(window.history.model.index(1)).center())
    assert shown(window)["name"] == "Delver of Secrets"
    assert "(undone)" in str(window.history.model.data(window.history.model.index(2)))


def test_clicking_a_reason_goes_to_its_rule(window: Workbench) -> None:
    place_by_keyboard(window)
    press(Qt.Key.Key_T)
    row = window.panel.values["mana_cost"]
    row.cited.emit("mana_cost", row.row.why[0], row.row.why[0].rules[0])
    assert window.presenter.value == "mana_cost"
    assert row.row.why[0].rules[0] in window.rules.text.toPlainText()


def test_the_panel_follows_the_selection_and_not_the_mouse(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    send_move(window.desk.viewport(), window.desk.card_center("Elite Vanguard"))
    assert shown(window)["name"] == "Delver of Secrets"
    click(window.desk.viewport(), window.desk.card_center("Elite Vanguard"))
    assert shown(window)["name"] == "Elite Vanguard"


def test_on_an_empty_desk_a_name_typed_goes_to_the_search(window: Workbench, qtbot: QtBot) -> None:
    """Nobody has to find the field first: no card is there that a letter could mean."""
    assert window.desk.hasFocus()
    QTest.keyClick(window.desk, Qt.Key.Key_D)
    assert window.search.hasFocus()
    QTest.keyClicks(window.search, "elver")
    assert window.search.text() == "delver"
    qtbot.waitUntil(window.finding.results.isVisible)
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert list(window.session.table.objects) == ["Delver of Secrets"]


def test_with_a_card_on_the_desk_letters_are_keys_again(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    QTest.keyClick(window.desk, Qt.Key.Key_T)
    assert window.search.text() == ""
    assert window.session.values()["Delver of Secrets"].name == "Insectile Aberration"
