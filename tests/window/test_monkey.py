"""Keys, clicks, drags, jumps, editions and sizes in any order: nothing breaks, and the table is its history."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog

from inspector.cards import Card
from inspector.library import bundled_cards
from inspector.rules import EDITIONS
from inspector.scenario import replay
from inspector.window.workbench import Workbench

EVENTS = 250
ZONES = ("battlefield", "battlefield", "hand", "graveyard", "exile", "library", "command", "stack", "outside")
KEYS = (*range(0x41, 0x5B), 0x20, 0x2F, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left)


class Monkey:
    """Does one random thing after another to a window."""

    def __init__(self, window: Workbench, seed: int) -> None:
        self.window = window
        self.random = random.Random(seed)
        self.cards: list[Card] = [card for card in bundled_cards() if not card.meld_result]
        self.tricks: tuple[Callable[[], object], ...] = (
            *(self.place, self.press, self.press, self.click, self.drag),
            *(self.command, self.jump, self.edition, self.resize, self.value),
        )

    def play(self) -> None:
        self.random.choice(self.tricks)()
        QApplication.processEvents()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in self.window.window.findChildren(QDialog):
            dialog.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def place(self) -> None:
        if len(self.window.session.table.objects) < 12:
            player = self.random.choice(self.window.session.table.players)
            self.window.session.place(self.random.choice(self.cards).name, self.random.choice(ZONES), player)

    def press(self) -> None:
        widget = QApplication.focusWidget() or self.window.desk
        QTest.keyClick(widget, Qt.Key(self.random.choice(KEYS)))

    def click(self) -> None:
        view = self.window.desk.viewport()
        at = QPoint(self.random.randrange(view.width()), self.random.randrange(view.height()))
        clicked = self.random.choice((QTest.mouseClick, QTest.mouseDClick))
        clicked(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def drag(self) -> None:
        labels = list(self.window.session.table.objects)
        arrangement = self.window.desk.arrangement
        if labels and arrangement is not None:
            label = self.random.choice(labels)
            self.window.desk.drag_began.emit(label)
            self.window.desk.moved.emit(label, self.random.choice(list(arrangement.frame.zones)))
            self.window.desk.light({})

    def command(self) -> None:
        usable = [record for record in self.window.commands.records if record.id not in ("quit", "full_screen")]
        self.window.commands.trigger(self.random.choice(usable).id)

    def jump(self) -> None:
        self.window.session.jump(self.random.randrange(len(self.window.session.actions) + 1))

    def edition(self) -> None:
        self.window.session.set_edition(self.random.choice(EDITIONS).key)

    def resize(self) -> None:
        self.window.window.resize(self.random.randrange(700, 1800), self.random.randrange(500, 1100))

    def value(self) -> None:
        if self.window.panel.values:
            self.window.panel.value_chosen.emit(self.random.choice(list(self.window.panel.values)))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(window: Workbench, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    for asking in ("getOpenFileName", "getOpenFileNames"):
        nothing: str | list[str] = [] if asking.endswith("s") else ""
        monkeypatch.setattr(QFileDialog, asking, lambda *_, nothing=nothing: (nothing, ""))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("", False))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkey = Monkey(window, seed)
    for _ in range(EVENTS):
        monkey.play()
    session = window.session
    assert session.table.objects == replay(session.scenario, bundled_cards()).table.objects
