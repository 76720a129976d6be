"""Every command by each of its keys, and from its menu, in the real window: its effect is seen, and undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog

from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import WIDGET_KEYS, keys_of
from tests.window.clean_desk import clean
from tests.window.every_command import ASKED, CASES, ELSEWHERE, SPECIAL, Case

MENUS = ("File", "Edit", "Card", "Game", "Lenses", "View", "Help")


@pytest.fixture(autouse=True)
def no_dialog_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(name: str) -> object:
        def ask(*_: object) -> tuple[object, str]:
            ASKED.append(name)
            return ([] if name.endswith("s") else ""), ""

        return ask

    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, answer(name))
    # What is proposed is taken.
    monkeypatch.setattr(QInputDialog, "getText", lambda *asked: (asked[-1], True))


def test_every_command_has_a_case(window: Workbench) -> None:
    ids = [*(record.id for record in window.commands.records), *(key.id for key in WIDGET_KEYS)]
    assert set(ids) == {*CASES, *ELSEWHERE}


@pytest.mark.parametrize("menu", MENUS)
def test_every_key_does_what_it_says_and_undo_takes_it_back(window: Workbench, menu: str) -> None:
    for record in window.commands.records:
        if record.menu != menu or record.id not in CASES:
            continue
        by_its_keys(window, record.id)
        set_up(window, CASES[record.id])
        before = CASES[record.id].seen(window)
        in_menu(window, record).trigger()
        QApplication.processEvents()
        check(window, CASES[record.id], before, f"{record.id} from its menu")
    clean(window)


def test_every_key_of_a_widget_does_what_it_says(window: Workbench) -> None:
    for key in WIDGET_KEYS:
        if key.id in CASES:
            by_its_keys(window, key.id)
    clean(window)


def by_its_keys(window: Workbench, id_: str) -> None:
    for keys in keys_of(id_):
        set_up(window, CASES[id_])
        before = CASES[id_].seen(window)
        press(window, keys)
        check(window, CASES[id_], before, f"{id_} by {keys}")


def press(window: Workbench, keys: str) -> None:
    """Press a key as people do: into the window, where the keyboard is, and not as fast as one types a name."""
    window.typed_names.fast_ms = 0
    place = window.furniture.middle.currentWidget() or window.desk
    if keys in SPECIAL:
        QTest.keyClick(place, SPECIAL[keys])
    else:
        QTest.keySequence(place, QKeySequence(keys))
    QApplication.processEvents()


def in_menu(window: Workbench, record: Command) -> QAction:
    window.commands.update()
    return next(
        action
        for action in window.menus[record.menu].actions()
        if action.text().partition("\t")[0].partition("   ✕")[0] == record.text
    )


def set_up(window: Workbench, case: Case) -> None:
    clean(window)
    for place, name in enumerate(case.cards):
        window.session.place(name, case.zone, window.session.table.players[0])
        assert len(window.session.table.objects) == place + 1
    for step in case.first:
        step(window)
    QApplication.processEvents()
    ASKED.clear()
    if not window.presenting.is_on:
        window.desk.setFocus()


def check(window: Workbench, case: Case, before: object, what: str) -> None:
    after = case.seen(window)
    assert before != case.becomes, f"{what}: it was so before"
    assert after == case.becomes, f"{what}: {window.notice.text}"
    if case.undone:
        press(window, "Ctrl+Z")
        assert case.seen(window) == before, f"{what}: undo did not take it back"


def test_ctrl_q_closes_the_window(window: Workbench) -> None:
    press(window, "Ctrl+Q")
    assert not window.window.isVisible()


def test_alt_shows_the_other_side_while_it_is_held(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    peeks = QSignalSpy(window.desk.peeked)
    QTest.keyPress(window.desk, Qt.Key.Key_Alt)
    QTest.keyRelease(window.desk, Qt.Key.Key_Alt)
    assert [peeks.at(place)[0] for place in range(peeks.count())] == [True, False]


WAYS = {"Left": ("Delver of Secrets", "Grizzly Bears"), "Right": ("Grizzly Bears", "Delver of Secrets")}


@pytest.mark.parametrize("way", ["Left", "Right", "Up", "Down"])
@pytest.mark.parametrize("adding", [False, True])
def test_an_arrow_leads_to_the_card_that_way(window: Workbench, way: str, adding: bool) -> None:
    """Bears lie left of the Delver on Ana's side of the desk, an Elite Vanguard of Ben's above both."""
    for name, player in (("Grizzly Bears", "Ana"), ("Delver of Secrets", "Ana"), ("Elite Vanguard", "Ben")):
        window.session.place(name, "battlefield", player)
    start, end = {**WAYS, "Up": ("Grizzly Bears", "Elite Vanguard"), "Down": ("Elite Vanguard", None)}[way]
    window.session.select(start)
    press(window, f"Shift+{way}" if adding else way)
    if end is not None:
        assert window.session.selected == end
    assert window.session.selected != start
    assert window.session.board.also == ((start,) if adding else ())
