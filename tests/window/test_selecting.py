"""Several cards at once and the size of the desk: rubber band, Ctrl and Shift, one action on all, zoom and pan."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.drawing import CardLook
from inspector.library import bundled_cards
from inspector.rules import Place, Tap, Untap
from inspector.window.actions.selection_menu import selection_menu
from inspector.window.board.placing import placing
from inspector.window.desk.desk import Desk
from inspector.window.desk.drops import placements
from inspector.window.desk.places import Rect, Spot
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

NO_KEY = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def three(window: Workbench) -> Workbench:
    for card in ("Elite Vanguard", "Delver of Secrets", "Grizzly Bears"):
        window.session.place(card, "battlefield", "Ana")
    return window


def test_ctrl_click_adds_and_takes_out(three: Workbench) -> None:
    desk = three.desk
    QTest.mouseClick(desk.viewport(), LEFT, CTRL, desk.card_center("Delver of Secrets"))
    assert three.session.chosen == ("Delver of Secrets", "Grizzly Bears")
    QTest.mouseClick(desk.viewport(), LEFT, CTRL, desk.card_center("Grizzly Bears"))
    assert three.session.selected == "Delver of Secrets"
    assert not three.session.board.also


def test_shift_and_an_arrow_add_the_neighbor(three: Workbench) -> None:
    QTest.keyClick(three.desk, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert three.session.chosen == ("Delver of Secrets", "Grizzly Bears")


def test_a_rubber_band_takes_what_it_touches(three: Workbench) -> None:
    view, desk = three.desk.viewport(), three.desk
    box = desk.arrangement.frame.zones[Spot("battlefield", "Ana")] if desk.arrangement else None
    assert box is not None
    start, end = QPoint(round(box.x) + 4, round(box.bottom) - 3), desk.card_center("Grizzly Bears")
    QTest.mousePress(view, LEFT, NO_KEY, start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, NO_KEY, end)
    assert set(three.session.chosen) == {"Elite Vanguard", "Delver of Secrets", "Grizzly Bears"}


def test_a_key_does_the_same_to_all_in_one_step(three: Workbench) -> None:
    three.commands.trigger("select_all")
    QTest.keyClick(three.desk, Qt.Key.Key_Space)
    assert all(now.tapped for now in three.session.values().values())
    assert isinstance(three.session.board.actions[-1], Tap)
    assert len(three.session.board.actions) == 4


def test_counters_go_on_each(three: Workbench) -> None:
    three.commands.trigger("select_all")
    three.commands.trigger("add_counter")
    assert all(now.counters == {"+1/+1": 1} for now in three.session.values().values())


def test_a_click_selects_one_alone(three: Workbench) -> None:
    three.commands.trigger("select_all")
    QTest.mouseClick(three.desk.viewport(), LEFT, NO_KEY, three.desk.card_center("Grizzly Bears"))
    assert three.session.chosen == ("Grizzly Bears",)


def test_undoing_what_placed_a_selected_card_leaves_the_others_selected(three: Workbench) -> None:
    three.commands.trigger("select_all")
    three.session.undo()
    assert set(three.session.chosen) == {"Elite Vanguard", "Delver of Secrets"}


def wheel(window: Workbench, steps: int) -> None:
    view = window.desk.viewport()
    at = QPointF(view.rect().center())
    event = QWheelEvent(
        at, view.mapToGlobal(at), QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton, CTRL,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def test_ctrl_and_the_wheel_zoom_between_half_and_four_times(three: Workbench) -> None:
    wheel(three, 1)
    assert three.desk.zoom.factor == pytest.approx(1.2)
    wheel(three, 40)
    assert three.desk.zoom.factor == 4.0
    wheel(three, -80)
    assert three.desk.zoom.factor == 0.5
    three.commands.trigger("zoom_fit")
    assert three.desk.zoom.factor == 1.0


def test_a_card_is_drawn_anew_for_each_zoom_so_that_it_stays_sharp(three: Workbench, drawings: list[CardLook]) -> None:
    three.desk.grab()
    drawings.clear()
    three.desk.zoom.to(1.37)
    three.desk.grab()
    assert drawings


def test_a_card_too_small_to_be_drawn_has_no_badge_to_be_clicked(window: Workbench) -> None:
    window.session.place("Bottomless Pool // Locker Room", "battlefield", "Ana")
    desk, label = window.desk, window.session.selected or ""
    assert desk.arrangement is not None
    place, look = desk.arrangement.cards[label], desk.shown.cards[label].look
    assert desk.look.parts(look, place, "badge")
    for width, height in ((17, 24), (24, 17), (47, 90)):
        small = msgspec.structs.replace(place, box=Rect(place.box.x, place.box.y, width, height))
        assert desk.look.parts(look, small, "badge") == ()


def test_small_the_desk_still_fills_the_view(three: Workbench) -> None:
    three.desk.zoom.to(0.5)
    assert three.desk.arrangement is not None
    assert three.desk.arrangement.frame.width == pytest.approx(2 * three.desk.viewport().width(), abs=2)


def test_the_middle_button_pans(three: Workbench) -> None:
    three.desk.zoom.to(3)
    view, bar = three.desk.viewport(), three.desk.horizontalScrollBar()
    bar.setValue(0)
    QTest.mousePress(view, Qt.MouseButton.MiddleButton, NO_KEY, QPoint(300, 200))
    QTest.mouseMove(view, QPoint(200, 200))
    QTest.mouseRelease(view, Qt.MouseButton.MiddleButton, NO_KEY, QPoint(200, 200))
    assert bar.value() == 100
    QTest.mouseMove(view, QPoint(100, 200))
    assert bar.value() == 100


def test_zoomed_in_a_click_still_hits_the_card(three: Workbench) -> None:
    three.desk.zoom.to(2)
    three.session.select("Elite Vanguard")
    QTest.mouseClick(three.desk.viewport(), LEFT, NO_KEY, three.desk.card_center("Elite Vanguard"))
    assert three.session.selected == "Elite Vanguard"


def drag(desk: Desk, label: str, spot: Spot, *, let_go: bool = True) -> None:
    """Press on a card, move to a zone in steps, let go there."""
    start, end = desk.card_center(label), desk.zone_center(spot)
    QTest.mousePress(desk.viewport(), LEFT, NO_KEY, start)
    for step in range(1, 5):
        QTest.mouseMove(desk.viewport(), start + (end - start) * step / 4)
    if let_go:
        QTest.mouseRelease(desk.viewport(), LEFT, NO_KEY, end)


def test_dragging_one_of_several_moves_all_in_one_step(three: Workbench) -> None:
    session, steps = three.session, three.session.board.cursor
    session.select_all(("Delver of Secrets", "Grizzly Bears"))
    drag(three.desk, "Grizzly Bears", Spot("graveyard", "Ana"))
    assert {label: held.zone for label, held in session.table.objects.items()} == {
        "Elite Vanguard": "battlefield",
        "Delver of Secrets": "graveyard",
        "Grizzly Bears": "graveyard",
    }
    assert set(session.chosen) == {"Delver of Secrets", "Grizzly Bears"}
    session.undo()
    assert session.board.cursor == steps
    assert all(held.zone == "battlefield" for held in session.table.objects.values())


def test_the_drag_of_several_shows_how_many_and_escape_puts_all_back(three: Workbench) -> None:
    desk = three.desk
    three.session.select_all(("Delver of Secrets", "Grizzly Bears"))
    homes = {label: desk.card(label).pos() for label in three.session.chosen}
    drag(desk, "Grizzly Bears", Spot("graveyard", "Ana"), let_go=False)
    assert desk.card("Grizzly Bears").childItems()
    assert all(desk.card(label).pos() != home for label, home in homes.items())
    QTest.keyClick(desk, Qt.Key.Key_Escape)
    assert {label: desk.card(label).pos() for label in homes} == homes


def test_a_click_on_one_of_several_selects_it_alone(three: Workbench) -> None:
    three.session.select_all(("Delver of Secrets", "Grizzly Bears"))
    QTest.mouseClick(three.desk.viewport(), LEFT, NO_KEY, three.desk.card_center("Grizzly Bears"))
    assert three.session.chosen == ("Grizzly Bears",)


def test_the_menu_of_several_acts_on_all_of_them_in_one_step(three: Workbench) -> None:
    session = three.session
    session.select_all(("Elite Vanguard", "Delver of Secrets", "Grizzly Bears"))
    menu = selection_menu(session, three.presenter.asking.asks, three.desk)
    texts = {action.text(): action for action in menu.actions()}
    assert "Tap 3 cards" in texts
    assert any(text.startswith("Transform") and "1 of 3 cards" in text for text in texts)
    grey = [action for action in menu.actions() if "✕" in action.text()]
    assert grey
    assert not any(action.isEnabled() for action in grey)
    enabled = [action for action in menu.actions()[1:] if action.isEnabled() and not action.isSeparator()]
    assert max(menu.actions().index(action) for action in enabled) < menu.actions().index(grey[0])
    texts["Tap 3 cards"].trigger()
    assert all(held.tapped for held in session.table.objects.values())
    session.undo()
    assert not any(held.tapped for held in session.table.objects.values())


def test_a_card_of_the_search_lights_the_zones_and_a_forbidden_one_tells_its_rule(three: Workbench) -> None:
    targets = placements(three.session, "Lightning Bolt")
    assert targets[Spot("hand", "Ana")].possible
    forbidden = targets[Spot("battlefield", "Ana")]
    assert not forbidden.possible
    assert forbidden.reasons


def test_a_step_of_which_nothing_comes_for_some_cards_says_for_how_many(window: Workbench) -> None:
    """The found defect: all selected cards were said to transform, though most of them have one face."""
    names = ("Delver of Secrets", "Elite Vanguard", "Grizzly Bears", "Clone", "Forest", "Island")
    window.session.act_all([Place(card=name, label=name, zone="battlefield", player="Ana") for name in names])
    window.commands.trigger("select_all")
    told = {
        "transform": "Delver of Secrets transforms; nothing happens to 5 other cards",
        "face_down": "5 cards are turned face down; nothing happens to Insectile Aberration",
        "tap": "6 cards are tapped",
    }
    for command, said in told.items():
        window.commands.trigger(command)
        assert (window.notice.text, window.session.entries()[-1].text) == (f"{said}.", said)
    # So where each was told alone, in whatever order.
    window.commands.trigger("select_all")
    window.commands.trigger("face_down")
    window.session.act(Untap(object="Forest"))
    window.session.act_all([Tap(object="Forest"), Tap(object="Island")])
    entry = window.session.entries()[-1]
    assert (entry.text, entry.sign, entry.ended) == ("Forest is tapped; nothing happens to Island", "✓", "")


def test_a_step_on_many_cards_is_told_by_their_number_and_taken_back_by_name(window: Workbench) -> None:
    for _ in range(5):
        window.session.place("Grizzly Bears", "battlefield", "Ana")
    window.commands.trigger("select_all")
    window.commands.trigger("tap")
    assert window.notice.text == "5 cards are tapped."
    window.commands.trigger("undo")
    assert window.notice.text == "Undone: 5 cards are tapped."
    assert not any(held.tapped for held in window.session.table.objects.values())
    window.commands.trigger("redo")
    assert window.notice.text == "Redone: 5 cards are tapped."
    assert all(held.tapped for held in window.session.table.objects.values())


def test_the_selected_card_stays_in_view_where_the_window_becomes_smaller(window: Workbench) -> None:
    names = [card.name for card in bundled_cards() if card.faces[0].power is not None and not card.meld_result][:30]
    window.session.act_all([placing(window.session.table, name, "battlefield", "Ana") for name in names])
    last = list(window.session.table.objects)[-1]
    window.session.select(last)
    window.window.resize(800, 420)
    QApplication.processEvents()
    desk = window.desk
    seen = desk.mapToScene(desk.viewport().rect()).boundingRect()
    box = desk.card(last).place.box
    assert desk.verticalScrollBar().maximum() > 0
    assert seen.top() <= box.y
    assert box.bottom <= seen.bottom()
