"""What a screen reader finds on the desk: a tree of zones and cards with name, sentence, state, place and actions."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from inspector.rules import Cast, Manifest, Transform
from inspector.window.shell.workbench import Workbench
from inspector.window.words.sentences import spoken

Name, Description = QAccessible.Text.Name, QAccessible.Text.Description
DELVER = "Delver of Secrets"


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """As if a screen reader listened."""
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(was)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the screen reader is told: the kind of event, and the name of what it is about."""
    found: list[tuple[str, str]] = []
    updated = QAccessible.updateAccessibility

    def update(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface()
        found.append((event.type().name, about.text(Name)))
        updated(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(update))
    return found


def root(window: Workbench) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(window.desk)
    assert found is not None
    return found


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(index) for index in range(of.childCount())]


def cards(window: Workbench) -> dict[str, QAccessibleInterface]:
    """Every card in the tree by name, with its zone's name before it."""
    return {
        f"{zone.text(Name)}: {card.text(Name)}": card
        for zone in children(root(window))
        if zone.role() == QAccessible.Role.List
        for card in children(zone)
    }


def test_the_tree_holds_zones_and_in_them_cards_with_name_and_sentence(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "hand", "Ben")
    window.session.place(DELVER, "battlefield", "Ana")
    found = cards(window)
    assert set(found) == {f"Ana's battlefield: {DELVER}", "Ben's hand: Elite Vanguard"}
    delver = found[f"Ana's battlefield: {DELVER}"]
    assert delver.role() == QAccessible.Role.ListItem
    assert delver.text(Description) == spoken(window.panel.shown.sentence)  # type: ignore[union-attr]
    zones = [zone.text(Name) for zone in children(root(window)) if zone.role() == QAccessible.Role.List]
    assert len(zones) == len(set(zones)) == 15
    assert "The stack" in zones


def test_of_equal_cards_is_told_which_of_how_many_it_is(window: Workbench) -> None:
    for name in ("Forest",) * 3 + ("Elite Vanguard",):
        window.session.place(name, "battlefield", "Ana")
    forests = [label for label in window.session.table.objects if label.startswith("Forest")]
    heard = []
    for label in forests:
        window.session.select(label)
        heard.append(root(window).focusChild().text(Description).rpartition(". ")[2])
    assert heard == ["1 of 3 alike.", "2 of 3 alike.", "3 of 3 alike."]
    window.session.select("Elite Vanguard")
    assert "alike" not in root(window).focusChild().text(Description)


def test_what_is_above_and_below_agrees_everywhere(window: Workbench) -> None:
    for name in (DELVER, "Elite Vanguard"):
        window.session.place(name, "battlefield", "Ana")
    seen = 0
    for place, zone in enumerate(children(root(window))):
        assert root(window).indexOfChild(zone) == place
        assert zone.parent().object() is window.desk
        for index, card in enumerate(children(zone)):
            seen += 1
            assert zone.indexOfChild(card) == index
            assert card.parent().text(Name) == zone.text(Name)
            assert (card.childCount(), card.isValid(), card.window()) == (0, True, window.window.windowHandle())
    assert seen == 2


def test_a_card_tells_whether_it_is_selected_and_has_the_keyboard(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    states = {key.split(": ")[1]: card.state() for key, card in cards(window).items()}
    assert all(state.focusable and state.selectable for state in states.values())
    assert (states["Elite Vanguard"].selected, states["Elite Vanguard"].focused) == (True, True)
    assert (states[DELVER].selected, states[DELVER].focused) == (False, False)
    assert root(window).focusChild().text(Name) == "Elite Vanguard"
    window.search.setFocus()
    assert not cards(window)["Ana's battlefield: Elite Vanguard"].state().focused
    assert root(window).focusChild() is None


def test_a_card_is_found_where_it_lies_on_the_screen(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    card = cards(window)[f"Ana's battlefield: {DELVER}"]
    at = window.desk.viewport().mapToGlobal(window.desk.card_center(DELVER))
    assert card.rect().contains(at)
    zone = root(window).childAt(at.x(), at.y())
    assert zone.text(Name) == "Ana's battlefield"
    assert zone.rect().contains(card.rect())
    assert zone.childAt(at.x(), at.y()).text(Name) == DELVER


def test_pressing_does_the_likeliest_action_and_the_menu_opens(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    window.search.setFocus()
    card = cards(window)[f"Ana's battlefield: {DELVER}"]
    actions = card.actionInterface()
    assert actions.actionNames() == ["Press", "ShowMenu", "SetFocus"]
    assert actions.keyBindingsForAction("ShowMenu") == ["Enter"]
    actions.doAction("Press")
    QApplication.processEvents()
    assert card.text(Name) == "Insectile Aberration"
    actions.doAction("SetFocus")
    QApplication.processEvents()
    assert window.desk.hasFocus()
    actions.doAction("ShowMenu")
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.accessibleName() == "Actions for Insectile Aberration"
    menu.close()


def test_the_screen_reader_is_led_to_the_selected_card(window: Workbench, told: list[tuple[str, str]]) -> None:
    for name in (DELVER, "Elite Vanguard"):
        window.session.place(name, "battlefield", "Ana")
    assert len(cards(window)) == 2
    told.clear()
    QTest.keyClick(window.desk, Qt.Key.Key_Left)
    assert ("Focus", DELVER) in told
    assert {("StateChanged", DELVER), ("StateChanged", "Elite Vanguard")} <= set(told)
    told.clear()
    window.search.setFocus()
    window.desk.setFocus()
    assert ("Focus", DELVER) in told


def test_what_comes_goes_or_changes_its_name_is_told(window: Workbench, told: list[tuple[str, str]]) -> None:
    assert cards(window) == {}
    told.clear()
    window.session.place(DELVER, "battlefield", "Ana")
    assert ("ObjectCreated", DELVER) in told
    told.clear()
    window.session.act(Transform(object=DELVER))
    assert {("NameChanged", "Insectile Aberration"), ("DescriptionChanged", "Insectile Aberration")} <= set(told)
    told.clear()
    window.session.undo()
    window.session.undo()
    assert "ObjectDestroyed" in {kind for kind, _ in told}
    assert cards(window) == {}


def test_results_are_announced_and_refusals_at_once(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, str]] = []

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append((event.politeness().name, event.message()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(update))
    window.session.place(DELVER, "graveyard", "Ana")
    window.session.act(Transform(object=DELVER))
    QTest.keyClick(window.desk, Qt.Key.Key_T)
    window.session.act(Cast(object=DELVER, face="back"))
    assert ("Polite", "Done: Ana has Delver of Secrets in the graveyard.") in heard
    assert heard[-1][0] == "Assertive"
    assert "Not possible" in heard[-1][1]


def test_a_face_down_card_is_spoken_without_its_name(window: Workbench) -> None:
    window.session.place(DELVER, "library", "Ana")
    window.session.act(Manifest(player="Ana", object=DELVER))
    (card,) = cards(window).values()
    spoken = f"{card.text(Name)} {card.text(Description)}"
    assert "Delver" not in spoken
    assert "face down" in spoken


def test_nothing_is_made_before_a_screen_reader_asks(window: Workbench) -> None:
    QAccessible.setActive(False)
    before = len(window.spoken.held)
    window.session.place(DELVER, "battlefield", "Ana")
    assert len(window.spoken.held) == before == 0


def test_ten_thousand_cards_come_and_go(window: Workbench) -> None:
    window.session.place(DELVER, "battlefield", "Ana")
    spoken = window.spoken
    cards(window)
    held = len(spoken.held)
    scene = window.desk.shown
    window.session.undo()
    bare = window.desk.shown
    for _ in range(10_000):
        spoken.follow(scene.cards)
        spoken.follow(bare.cards)
    gc.collect()
    assert len(spoken.held) <= held


_ENDS = """
import sys
from PySide6.QtGui import QAccessible
from inspector.window.shell.app import application
from inspector.window.shell.main_window import MainWindow
app = application()
QAccessible.setActive(True)
for _ in range(3):
    window = MainWindow(theme="light")
    window.show()
    bench = window.furnish()
    bench.session.place("Delver of Secrets", "battlefield", "Ana")
    root = QAccessible.queryAccessibleInterface(bench.desk)
    tree = [[zone.child(place) for place in range(zone.childCount())]
            for zone in (root.child(index) for index in range(root.childCount()))]
    bench.session.undo()
    bench.session.redo()
    app.processEvents()
    if sys.argv[1] == "deleted":
        window.deleteLater()
        app.sendPostedEvents(None, 52)
print("ended well")
"""


@pytest.mark.parametrize("way", ["deleted", "left"])
def test_the_program_ends_well_with_a_screen_reader_holding_the_tree(way: str) -> None:
    """In a process of its own: who deletes what shows only when everything goes."""
    run = subprocess.run([sys.executable, "-c", _ENDS, way], capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout.strip()) == (0, "ended well"), run.stderr
