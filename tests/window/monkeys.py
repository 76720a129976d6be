"""A monkey at the window: random keys, clicks, drags, drops, wheel, sizes, editions, themes, menus and dialogs."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from unittest.mock import patch

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
    QWidget,
)

from inspector.bundled import bundled_files
from inspector.cards import Card
from inspector.library import bundled_cards
from inspector.rules import EDITIONS
from inspector.scenario import replay
from inspector.window.board.making import empty_board
from inspector.window.booth.window import Intervals
from inspector.window.desk.dragging import CARD_MIME
from inspector.window.files import files
from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench

ZONES = ("battlefield", "battlefield", "hand", "graveyard", "exile", "library", "command", "stack", "outside")
LETTERS = tuple(Qt.Key(code) for code in range(0x41, 0x5B))
MARKS = tuple(Qt.Key(ord(mark)) for mark in "[]+-=/? ")
OTHERS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Alt, Qt.Key.Key_F5, Qt.Key.Key_F11),
)
NONE, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
LEFT = Qt.MouseButton.LeftButton
NOISE = "This plugin does not support"
# These end the run, or leave it for the system.
NEVER = {"quit"}
# Each takes as long as ten others; they have their turn, but not as often.
SLOW = {"installation", "theme_light", "theme_dark", "theme_contrast", "theme_system", "type_larger", "type_smaller"}
MOST_CARDS = 10
PAINTED = 0.5
# Few sizes and few cards for each seed: most pictures are then drawn once, and there is time for more events.
SIZES = ((760, 520), (1100, 640), (1280, 720))
HAND_OF_CARDS = 20
HAND_OF_SAMPLES = 12
MOST_ACTIONS = 60


class Monkey:
    """Does one random thing after another to a window, always the same things for the same seed."""

    def __init__(self, bench: Workbench, seed: int) -> None:
        self.bench = bench
        self.random = random.Random(seed)
        all_ = sorted((card for card in bundled_cards() if not card.meld_result), key=lambda card: card.name)
        self.cards: list[Card] = self.random.sample(all_, HAND_OF_CARDS)
        self.samples = self.random.sample(bundled_files("scenarios", ".scenario.json"), HAND_OF_SAMPLES)
        self.tricks: tuple[Callable[[], object], ...] = (
            *(self.place, self.place, self.press, self.press, self.press, self.click, self.click, self.drag, self.drag),
            *(self.command, self.command, self.jump, self.edition, self.resize, self.value, self.wheel, self.bring),
            *(self.theme, self.menu, self.board, self.undo, self.undo, self.open, self.tab),
        )
        self.done: list[str] = []
        # A button with a menu does not come back before its menu is closed, which nobody else would do here.
        self.closer = QTimer(bench)
        self.closer.setInterval(300)
        self.closer.timeout.connect(close_popup)
        self.closer.start()

    def play(self, events: int) -> None:
        """Do so many things."""
        for _ in range(events):
            trick = self.random.choice(self.tricks)
            self.done.append(trick.__name__)
            trick()
            # Who is quick does the next thing before the last one is painted.
            if self.random.random() < PAINTED:
                QApplication.processEvents()
            self.settle()

    def settle(self) -> None:
        """Answer what has opened: a menu by one of its lines, a dialog by one of its buttons; then close it."""
        while (popup := QApplication.activePopupWidget()) is not None:
            if isinstance(popup, QMenu) and self.random.random() < 0.5:
                self.pick(popup)
            popup.close()
            QApplication.processEvents()
        while (dialog := self.dialog()) is not None:
            if self.random.random() < 0.5:
                self.press_one(dialog)
            # What was pressed may have closed it, or have opened another above it.
            if dialog is self.dialog():
                dialog.close()
        booth = self.bench.booth.shown
        if booth is not None:
            for _ in range(3):
                booth.touch(self.random.choice(["", *booth.session.table.objects]), self.random.random() < 0.5)
                booth.go_on()
            self.bench.booth.end()
        if len(self.bench.session.board.actions) > MOST_ACTIONS or len(self.bench.boards.tabs) > 4:
            self.bench.session.show_board(empty_board(self.bench.session.cards))
            while len(self.bench.boards.tabs) > 2:
                self.bench.boards.close(0)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def dialog(self) -> QDialog | None:
        """A dialog that is open."""
        # Hardly ever is one; to look through all that a window is made of takes twenty times as long as this.
        if not any(isinstance(each, QDialog) and each.isVisible() for each in QApplication.topLevelWidgets()):
            return None
        return next((each for each in self.bench.window.findChildren(QDialog) if each.isVisible()), None)

    def pick(self, menu: QMenu) -> None:
        """Do what one line of a menu says."""
        lines = [line for line in menu.actions() if line.isEnabled() and line.isVisible() and line.menu() is None]
        lines = [line for line in lines if "Quit" not in line.text() and not line.isSeparator()]
        if lines:
            self.random.choice(lines).trigger()

    def press_one(self, dialog: QDialog) -> None:
        """Press a button of a dialog."""
        buttons = [
            button for button in dialog.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()
        ]
        if buttons:
            self.random.choice(buttons).click()
            QApplication.processEvents()

    # What a monkey can do.

    def place(self) -> None:
        session = self.bench.session
        if len(session.table.objects) < MOST_CARDS:
            session.place(
                self.random.choice(self.cards).name,
                self.random.choice(ZONES),
                self.random.choice(session.table.players),
            )

    def press(self) -> None:
        widget = QApplication.focusWidget() or self.bench.desk
        keys = self.random.choice((LETTERS, LETTERS, MARKS, OTHERS))
        modifiers = self.random.choice((NONE, NONE, NONE, SHIFT, CONTROL))
        key = self.random.choice(keys)
        if not (modifiers is CONTROL and key in (Qt.Key.Key_Q, Qt.Key.Key_F11)):
            QTest.keyClick(widget, key, modifiers)

    def click(self) -> None:
        view = self.random.choice((self.bench.desk.viewport(), self.bench.desk.viewport(), self.somewhere()))
        clicked = self.random.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
        button = self.random.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton))
        clicked(view, button, self.random.choice((NONE, NONE, SHIFT, CONTROL)), self.point(view))

    def drag(self) -> None:
        view = self.bench.desk.viewport()
        labels = [label for label in self.bench.desk.shown.cards if label in self.bench.session.table.objects]
        start = self.bench.desk.card_center(self.random.choice(labels)) if labels else self.point(view)
        end = self.point(view)
        QTest.mousePress(view, LEFT, NONE, start)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(view, start + (end - start) * part)
        if self.random.random() < 0.2:
            QTest.keyClick(self.bench.desk, Qt.Key.Key_Escape)
        QTest.mouseRelease(view, LEFT, NONE, end)

    def wheel(self) -> None:
        view = self.bench.desk.viewport()
        at, turn = self.point(view), QPoint(0, self.random.choice((-240, -120, 120, 240)))
        modifiers = self.random.choice((NONE, CONTROL))
        event = QWheelEvent(
            QPointF(at),
            QPointF(view.mapToGlobal(at)),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def bring(self) -> None:
        """Drop a card of the search, or a file."""
        data, view = QMimeData(), self.random.choice((self.bench.desk.viewport(), self.bench.window))
        if self.random.random() < 0.6:
            data.setData(CARD_MIME, self.random.choice([*(card.name for card in self.cards), "No such card"]).encode())
        else:
            data.setUrls([QUrl.fromLocalFile(str(self.random.choice(self.samples)))])
        at = self.point(view)
        copy = Qt.DropAction.CopyAction
        for event in (
            QDragEnterEvent(at, copy, data, LEFT, NONE),
            QDragMoveEvent(at, copy, data, LEFT, NONE),
            QDropEvent(QPointF(at), copy, data, LEFT, NONE),
        ):
            QApplication.sendEvent(view, event)

    def command(self) -> None:
        slow = self.random.random() < 0.02
        usable = [record for record in self.bench.commands.records if (record.id in SLOW) == slow]
        usable = [record for record in usable if record.id not in NEVER]
        self.bench.commands.trigger(self.random.choice(usable).id)

    def jump(self) -> None:
        self.bench.session.jump(self.random.randrange(len(self.bench.session.board.actions) + 1))

    def undo(self) -> None:
        self.bench.commands.trigger(self.random.choice(("undo", "undo", "redo")))

    def edition(self) -> None:
        self.bench.session.set_edition(self.random.choice(EDITIONS).key)

    def theme(self) -> None:
        # Seldom, as every widget then takes its looks anew: meanwhile a hundred other things could be done.
        if self.random.random() < 0.03:
            self.bench.preferences.set_theme(self.random.choice(("light", "dark", "contrast", "system")))

    def resize(self) -> None:
        self.bench.window.resize(*self.random.choice(SIZES))

    def value(self) -> None:
        if self.bench.panel.values:
            self.bench.panel.value_chosen.emit(self.random.choice(list(self.bench.panel.values)))

    def menu(self) -> None:
        """Open a menu of the menu bar, and do what one of its lines says."""
        menu = self.bench.menus[self.random.choice(list(self.bench.menus))]
        menu.aboutToShow.emit()
        lines = [
            line for line in menu.actions() if line.isEnabled() and line.menu() is None and "Quit" not in line.text()
        ]
        if lines:
            self.random.choice(lines).trigger()

    def board(self) -> None:
        if self.random.random() < 0.3:
            self.bench.commands.trigger(
                self.random.choice(("new", "close_board", "reopen_board", "next_board", "previous_board"))
            )

    def open(self) -> None:
        if self.random.random() < 0.3:
            self.bench.files.open_path(self.random.choice(self.samples))

    def tab(self) -> None:
        self.bench.tabs.setCurrentIndex(self.random.randrange(self.bench.tabs.count()))

    def point(self, widget: QWidget) -> QPoint:
        return QPoint(self.random.randrange(max(widget.width(), 1)), self.random.randrange(max(widget.height(), 1)))

    def somewhere(self) -> QWidget:
        """Any widget of the window that can be seen, but no button that closes it."""
        seen = [widget for widget in self.bench.window.findChildren(QWidget) if widget.isVisible()]
        return self.random.choice(seen)


def close_popup() -> None:
    """Close the menu that is open, if one is."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


class Trouble:
    """What went wrong while it was on: exceptions, and whatever Qt complained of."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def told(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        del context
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(NOISE):
            self.found.append(f"{kind.name}: {text}")


@contextmanager
def watched() -> Iterator[Trouble]:
    """Gather all trouble; no dialog of the system waits for anybody, no file is written."""
    trouble, hook = Trouble(), sys.excepthook
    sys.excepthook = trouble.caught
    handler = qInstallMessageHandler(trouble.told)
    answers: tuple[tuple[object, str, object], ...] = (
        (QFileDialog, "getOpenFileName", ("", "")),
        (QFileDialog, "getOpenFileNames", ([], "")),
        (QFileDialog, "getSaveFileName", ("", "")),
        (QInputDialog, "getText", ("", False)),
        (QInputDialog, "getInt", (0, False)),
        (QInputDialog, "getItem", ("", False)),
        (files, "ask_about_changes", QMessageBox.StandardButton.Discard),
    )
    with ExitStack() as stack:
        for holder, name, answer in answers:
            stack.enter_context(patch.object(holder, name, lambda *_, answer=answer, **__: answer))
        try:
            yield trouble
        finally:
            sys.excepthook = hook
            qInstallMessageHandler(handler)


def differences(bench: Workbench) -> list[str]:
    """Where a board is not what the replay of its history makes of it."""
    found = []
    for tab in bench.boards.tabs:
        again = replay(tab.board.scenario, bench.session.cards.pool).table
        if again.objects != tab.board.table.objects or again.effects != tab.board.table.effects:
            found.append(f"{tab.board.title}: not what its {len(tab.board.scenario.actions)} actions make of it")
    return found


def run(seed: int, events: int, folder: Path, check_every: int = 500) -> list[str]:
    """Let a monkey play in a window of its own, whose settings and recovery lie in ``folder``; give all trouble."""
    with watched() as trouble:
        window = MainWindow(Settings(Path(folder, "settings.json")), theme="light")
        bench = window.furnish(recovery=Recovery(Path(folder, "recovery")))
        bench.booth.intervals = Intervals(step=10**8, idle=10**8, escape=10**8)
        window.resize(1280, 720)
        window.show()
        QApplication.processEvents()
        bench.desk.setFocus()
        monkey = Monkey(bench, seed)
        for start in range(0, events, check_every):
            monkey.play(min(check_every, events - start))
            trouble.found += differences(bench)
            if trouble.found:
                trouble.found.append(f"seed {seed}, before event {start + check_every}: … {monkey.done[-6:]}")
                break
        bench.presenting.leave()
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return trouble.found
