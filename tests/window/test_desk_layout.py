"""The desk as the user has it: equal cards fan out, the chosen one comes to the top, cards glide, zones open, seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.window.actions.players_menu import players_menu
from inspector.window.actions.zone_menu import Sorting, zone_menu
from inspector.window.board.notices import Notice
from inspector.window.board.placing import placing
from inspector.window.desk.items import CardItem
from inspector.window.desk.places import TAB, Spot
from inspector.window.presentation.veil import Veil
from inspector.window.shell.workbench import Workbench
from inspector.window.style.type_faces import sans

ONE_WINDOW = True

BEARS, DELVER = "Grizzly Bears", "Delver of Secrets"
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def players(window: Workbench) -> tuple[str, ...]:
    return window.session.table.players


@pytest.fixture
def three_bears(window: Workbench) -> list[str]:
    for _ in range(3):
        window.session.place(BEARS, "battlefield", "Ana")
    window.session.select(None)
    return list(window.session.table.objects)


@pytest.mark.own_window
def test_equal_cards_fan_out_under_the_mouse_and_the_chosen_one_lies_on_top(
    window: Workbench, three_bears: list[str]
) -> None:
    desk, first, last = window.desk, three_bears[0], three_bears[-1]
    assert [desk.card(label).place.count for label in three_bears] == [1, 1, 3]
    closed = desk.card(last).pos().x() - desk.card(first).pos().x()
    QTest.mouseMove(desk.viewport(), desk.card_center(last))
    desk.point_at(desk.card_center(last))
    assert desk.card(last).pos().x() - desk.card(first).pos().x() > 2 * closed
    desk.point_at(QPoint(desk.viewport().width() - 3, desk.viewport().height() // 2))
    assert desk.card(last).pos().x() - desk.card(first).pos().x() == pytest.approx(closed)
    window.session.select(first)
    assert desk.card(first).place.count == 3
    assert desk.card(first).zValue() > desk.card(last).zValue()
    # The next arrow leads out of the group.
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.select(first)
    QTest.keyClick(desk, Qt.Key.Key_Right)
    assert window.session.selected == DELVER


@pytest.mark.parametrize(
    ("size", "cards", "is_narrow"),
    [((800, 500), ("Swamp", "Forest", "Island", BEARS), True), ((1280, 720), (BEARS, "Elite Vanguard", DELVER), False)],
)
def test_the_count_of_equal_cards_lies_at_the_left_and_under_no_selected_neighbor(
    window: Workbench, size: tuple[int, int], cards: tuple[str, ...], *, is_narrow: bool
) -> None:
    for name in cards[:2] + cards[1:2] * 2 + cards[2:]:
        window.session.place(name, "battlefield", "Ana")
    window.window.resize(*size)
    window.session.select(None)
    window.desk.finish_drawing()
    items = {label: window.desk.card(label) for label in window.session.table.objects}
    (stack,) = (item for item in items.values() if item.place.count > 1)
    assert (stack.card.width() < 96) is is_narrow
    badge = next(child for child in stack.childItems() if isinstance(child, QGraphicsPixmapItem))
    box = badge.sceneBoundingRect()
    # Over the rims alone: on the card itself begin its words.
    face = stack.card.translated(stack.pos())
    over = box.intersected(face)
    assert over.width() <= 0.16 * face.width()
    assert over.height() <= 0.16 * face.height()
    # Each is drawn with the ring that it would have as the selected card; it leaves the number of the badge free.
    number = box.adjusted(4, 0, -4, 0)
    assert not any(number.intersects(items[cards[place]].field) for place in (0, 2))


def test_a_long_message_covers_no_card_until_it_is_asked_for(window: Workbench) -> None:
    window.window.resize(800, 500)
    for name in (BEARS, DELVER):
        window.session.place(name, "battlefield", "Ana")
    QApplication.processEvents()
    lowest = window.desk.mapFromScene(window.desk.card(BEARS).field.bottomLeft()).y()
    low = window.desk.mapTo(window.window, window.desk.rect().topLeft()).y() + lowest
    tops = []
    for message in ("Short.", "What cannot be read is told at its word. " * 12):
        window.session.tell("refused", message)
        tops.append(window.notice.mapTo(window.window, window.notice.rect().topLeft()).y())
        assert window.notice.accessibleDescription().endswith(message.strip())
    assert tops[1] > low
    window.notice.show_whole()
    assert window.notice.mapTo(window.window, window.notice.rect().topLeft()).y() < tops[1] - 40
    # A question waits for an answer, and is read whole.
    window.notice.say(Notice("note", "Shall it be so? " * 20), (("Yes", window.notice.clear),))
    assert window.notice.mapTo(window.window, window.notice.rect().topLeft()).y() < tops[1] - 40


def test_the_ring_of_a_selected_card_leaves_the_name_of_its_zone_free(window: Workbench) -> None:
    for name, zone in ((BEARS, "hand"), (DELVER, "graveyard")):
        window.session.place(name, zone, "Ana")
        field = window.desk.zone(Spot(zone, "Ana"))
        assert window.desk.card(name).field.top() - field.box.y >= QFontMetricsF(sans(12)).ascent()


def test_where_a_neighbor_covers_a_card_its_figures_stay_in_view(window: Workbench) -> None:
    names = [card.name for card in bundled_cards() if card.faces[0].power is not None and not card.meld_result][:40]
    window.session.act_all([placing(window.session.table, name, "battlefield", "Ana") for name in names])
    window.session.select(None)
    window.window.resize(800, 500)
    window.desk.finish_drawing()
    items = [window.desk.card(label) for label in window.session.table.objects]
    covered = [item for item in items if item.place.seen]
    assert covered
    assert all(item.shows_badge for item in covered if item.is_fresh and window.desk.shown.cards[item.label].figures)


def test_a_card_that_comes_back_to_its_size_before_it_was_drawn_in_another_is_drawn(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture stretched meanwhile stayed, and covered its neighbors."""
    window.session.place(BEARS, "battlefield", "Ana")
    window.desk.finish_drawing()
    item = window.desk.card(BEARS)
    before = item.pixmap().size()
    with monkeypatch.context() as slow:
        slow.setattr(window.desk.look, "has_face", lambda *_: False)
        furnish = CardItem.furnish
        slow.setattr(CardItem, "furnish", lambda self, **_: furnish(self, may_draw=False))
        window.window.resize(800, 400)
        QApplication.processEvents()
        assert item.pixmap().size() != before
    window.window.resize(1280, 720)
    window.desk.finish_drawing()
    assert item.pixmap().size() == before


def test_cards_glide_to_where_they_come_to_lie_and_input_ends_it(window: Workbench, qtbot: QtBot) -> None:
    window.session.place(DELVER, "hand", "Ana")
    window.desk.look.motion = True
    before = window.desk.card(DELVER).pos()
    assert window.session.place(BEARS, "battlefield", "Ana")
    item = window.desk.card(DELVER)
    assert item.pos() == before
    qtbot.waitUntil(lambda: item.pos().toTuple() == item.place.box.center, timeout=2000)
    window.session.undo()
    assert item.pos().toTuple() != item.place.box.center
    QTest.mouseClick(window.desk.viewport(), LEFT, PLAIN, QPoint(3, 3))
    assert item.pos().toTuple() == item.place.box.center


def test_folded_zones_open_while_a_card_is_dragged_and_close_again(window: Workbench) -> None:
    window.session.place(BEARS, "battlefield", "Ana")
    desk, exile = window.desk, Spot("exile", "Ben")
    assert desk.zone(exile).form == TAB
    start = desk.card_center(BEARS)
    QTest.mousePress(desk.viewport(), LEFT, PLAIN, start)
    QTest.mouseMove(desk.viewport(), desk.zone_center(exile))
    found = desk.zone_at(desk.zone_center(exile))
    assert found is not None
    assert found.spot == exile
    assert found.target is not None
    assert desk.zone(exile).is_hovered
    QTest.keyClick(desk, Qt.Key.Key_Escape)
    assert desk.zone(exile).target is None


def test_a_permanent_dragged_to_the_other_half_changes_its_controller(window: Workbench) -> None:
    window.session.place(BEARS, "battlefield", "Ana")
    desk = window.desk
    end = desk.zone_center(Spot("battlefield", "Ben"))
    QTest.mousePress(desk.viewport(), LEFT, PLAIN, desk.card_center(BEARS))
    QTest.mouseMove(desk.viewport(), end)
    assert window.notice.text == "Control to Ben"
    QTest.mouseRelease(desk.viewport(), LEFT, PLAIN, end)
    assert window.session.values()[BEARS].controller == "Ben"
    assert window.notice.text == "Ben gains control of Grizzly Bears."
    window.session.undo()
    assert window.session.values()[BEARS].controller == "Ana"


def test_delete_takes_a_card_back_from_the_beginning_and_undo_brings_it_back(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.place(BEARS, "battlefield", "Ana")
    window.session.select(DELVER)
    QTest.keyClick(window.desk, Qt.Key.Key_T)
    QTest.keyClick(window.desk, Qt.Key.Key_Delete)
    assert list(window.session.table.objects) == [BEARS]
    assert window.notice.text.startswith(f"Removed {DELVER}, with 2 actions")
    window.session.undo()
    assert window.session.values()[DELVER].name == "Insectile Aberration"
    window.session.redo()
    assert list(window.session.table.objects) == [BEARS]


def test_players_are_added_renamed_seated_and_leave_at_the_names(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = window.session
    session.place(BEARS, "battlefield", "Ben")
    answers = iter(("Cleo", "Bert"))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (next(answers), True))
    window.commands.trigger("add_player")
    assert players(window) == ("Ana", "Ben", "Cleo")
    seats = players_menu(session, window.desk).findChildren(type(window.menus["File"]))
    lines = {line.text(): line for menu in seats for line in menu.actions()}
    [line for menu in seats for line in menu.actions() if line.text() == "Rename …"][1].trigger()
    assert players(window) == ("Ana", "Bert", "Cleo")
    assert session.values()[BEARS].controller == "Bert"
    lines["Cleo sits below"].trigger()
    assert players(window) == ("Cleo", "Ana", "Bert")
    lines["Cleo leaves the table"].trigger()
    assert players(window) == ("Ana", "Bert")
    session.undo()
    assert players(window) == ("Cleo", "Ana", "Bert")


def test_what_cannot_be_picked_is_dim_and_what_would_come_of_it_is_told(window: Workbench) -> None:
    for name in (BEARS, "Bonesplitter", "Cytoshape"):
        window.session.place(name, "hand" if name == "Cytoshape" else "battlefield", "Ana")
    window.session.select("Bonesplitter")
    QTest.keyClick(window.desk, Qt.Key.Key_Escape)
    window.session.select("Bonesplitter")
    QTest.keyClick(window.desk, Qt.Key.Key_A)
    desk = window.desk
    assert desk.is_picking
    assert desk.card(BEARS).opacity() == 1
    assert desk.card("Cytoshape").opacity() < 0.5
    QTest.mouseMove(desk.viewport(), desk.card_center(BEARS))
    QApplication.processEvents()
    QTest.keyClick(desk, Qt.Key.Key_Escape)
    assert desk.card("Cytoshape").opacity() == 1


def test_undo_and_redo_say_which_step_they_mean(window: Workbench) -> None:
    window.session.place(BEARS, "battlefield", "Ana")
    assert BEARS in window.top.undo.said()
    window.session.undo()
    assert BEARS in window.top.redo.said()
    assert BEARS not in window.top.undo.said()


def test_a_zone_is_aimed_at_from_its_menu(window: Workbench) -> None:
    window.presenter.placing_wanted.emit(Spot("graveyard", "Ben"), "")
    results = window.finding.results
    assert (results.zone.currentText(), results.player.currentText()) == ("graveyard", "Ben")
    assert window.search.hasFocus()


def test_a_board_is_played_with_fingers_alone(window: Workbench, qtbot: QtBot) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.select(None)
    desk, view, device = window.desk, window.desk.viewport(), QTest.createTouchDevice()
    graveyard = Spot("graveyard", "Ana")

    def there(at: QPoint) -> QPoint:
        """A point of the desk as touches count: from the corner of the window."""
        return view.mapTo(window.window, at)

    at = there(desk.card_center(DELVER))
    # A tap selects.
    QTest.touchEvent(view, device).press(0, at).commit()
    QTest.touchEvent(view, device).release(0, at).commit()
    assert window.session.selected == DELVER
    # A long press opens the menu.
    QTest.touchEvent(view, device).press(0, at).commit()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=3000)
    QTest.touchEvent(view, device).release(0, at).commit()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    # Two fingers zoom, and drag nothing meanwhile.
    left, right = at - QPoint(20, 0), at + QPoint(20, 0)
    QTest.touchEvent(view, device).press(0, left).commit()
    QTest.touchEvent(view, device).move(0, left).press(1, right).commit()
    QTest.touchEvent(view, device).move(0, left - QPoint(20, 0)).move(1, right + QPoint(20, 0)).commit()
    QTest.touchEvent(view, device).release(0, left).release(1, right).commit()
    assert desk.zoom.factor == pytest.approx(2.0)
    desk.zoom.to(1.0)
    # One finger drags.
    at, end = there(desk.card_center(DELVER)), there(desk.zone_center(graveyard))
    QTest.touchEvent(view, device).press(0, at).commit()
    for place in (at + QPoint(0, 30), end):
        QTest.touchEvent(view, device).move(0, place).commit()
    QTest.touchEvent(view, device).release(0, end).commit()
    assert window.session.table.objects[DELVER].zone == "graveyard"


def lines(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_zone_counts_sorts_and_offers_cards_and_tokens(window: Workbench) -> None:
    for name in ("Grizzly Bears", "Delver of Secrets", "Forest", "Bonesplitter"):
        window.session.place(name, "battlefield", "Ana")
    asked: list[tuple[Spot, str]] = []
    menu = zone_menu(window.session, Spot("battlefield", "Ana"), window.desk, lambda *where: asked.append(where))
    assert lines(menu)[:2] == ["Ana's battlefield: 4 cards", "2 creatures, 1 artifact, 1 land"]
    by_name, by_value = (action.menu() for action in menu.actions() if action.text().startswith("List"))
    assert isinstance(by_name, QMenu)
    assert isinstance(by_value, QMenu)
    assert lines(by_name) == ["Bonesplitter", "Delver of Secrets", "Forest", "Grizzly Bears"]
    assert [line.split()[0] for line in lines(by_value)] == ["0", "1", "1", "2"]
    by_name.actions()[2].trigger()
    assert window.session.selected == "Forest"
    next(action for action in menu.actions() if "token" in action.text()).trigger()
    assert asked == [(Spot("battlefield", "Ana"), "is:token")]
    # A class guesses the types and numbers of what it sees.
    quiet = zone_menu(window.session, Spot("battlefield", "Ana"), window.desk, print, tells_values=False)
    assert not any("creature" in line or "value" in line for line in lines(quiet))


def test_a_zone_is_sorted_as_one_asks_and_one_whose_order_counts_is_not(window: Workbench) -> None:
    """402.3: a hand may be arranged as one likes; 401.2 and 404.2: the order of a library or graveyard stays."""
    session, desk = window.session, window.desk
    for zone in ("hand", "graveyard"):
        for name in ("Grizzly Bears", "Forest", "Delver of Secrets", "Clone"):
            session.place(name, zone, "Ana")
    before = session.board.actions
    hand, graveyard = Spot("hand", "Ana"), Spot("graveyard", "Ana")

    def shown(spot: Spot) -> list[str]:
        return [desk.shown.cards[tile.label].name for tile in desk.shown.tiles[spot]]

    def sort(by: str) -> list[str]:
        window.presenter.open_zone(hand, QPoint())
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        orders = next(action.menu() for action in menu.actions() if action.text() == "Sort by")
        assert isinstance(orders, QMenu)
        next(action for action in orders.actions() if action.text() == by).trigger()
        menu.close()
        return shown(hand)

    came = ["Grizzly Bears", "Forest", "Delver of Secrets", "Clone"]
    assert sort("Name") == ["Clone", "Delver of Secrets", "Forest", "Grizzly Bears"]
    assert sort("Mana value") == ["Delver of Secrets", "Grizzly Bears", "Clone", "Forest"]
    assert sort("Color") == ["Clone", "Delver of Secrets", "Grizzly Bears", "Forest"]
    assert sort("Type") == ["Clone", "Delver of Secrets", "Grizzly Bears", "Forest"]
    assert "In the game nothing has changed" in window.notice.text
    assert session.board.actions == before
    # What comes later comes where it belongs, and the order tells a class nothing of what it is to guess.
    session.place("Elite Vanguard", "hand", "Ana")
    assert shown(hand)[2] == "Elite Vanguard"
    window.presenter.veil_by(Veil(session, lambda *_label, **_reasons: ()))
    window.presenter.show_table()
    assert shown(hand) == [*came, "Elite Vanguard"]
    window.presenter.veil_by(None)
    assert sort("As they came") == [*came, "Elite Vanguard"]
    menu = zone_menu(session, graveyard, desk, print, sorting=Sorting("", print))
    assert "The order of a graveyard counts: it stays" in lines(menu)
    assert shown(graveyard) == came


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_unlock_badge_unlocks_its_door(window: Workbench, side: str) -> None:
    """709.5e: a locked half's door is unlocked for its cost, which the badge tells; the left half is drawn above."""
    room = "Smoky Lounge // Misty Salon"
    window.session.place(room, "battlefield", "Ana")
    window.desk.finish_drawing()
    (label,) = window.session.table.objects
    item = window.desk.card(label)
    tall = item.card.height()
    found = {
        item.door_at(QPointF(item.card.left() + x, item.card.top() + y)): (x, y)
        for y in range(4, int(tall), 4)
        for x in range(8, int(item.card.width()), 6)
    }
    assert set(found) == {"", "left", "right"}
    x, y = found[side]
    at = window.desk.mapFromScene(item.mapToScene(QPointF(item.card.left() + x, item.card.top() + y)))
    QTest.mouseMove(window.desk.viewport(), at)
    QTest.mouseClick(window.desk.viewport(), LEFT, PLAIN, at)
    assert window.session.table.objects[label].unlocked == (side,)
