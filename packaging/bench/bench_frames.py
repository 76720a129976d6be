"""From the key to the painted pixels: T, select, undo, place and another edition on boards of 1, 20, 60 and 200 cards.

Then each frame of a card turning, of cards gliding and of a card being dragged. The whole window is shown, on a screen
if there is one (``xvfb-run`` will do). Told is when the desk is painted, with up to a dozen cards the panel too, and
when all is done: with more cards the panel follows in the next frame, and after it the text of the rules. The time of
the processor stands beside that of the clock, which other programs lengthen. A frame of 60 Hz is the goal, two for
another edition.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 9
FRAME = 1000 / 60
BOARDS = (1, 20, 60, 200)
LABEL = "the one"
# Milliseconds in which nothing can have been painted.
NOTHING = 1.5

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from inspector.rules import Action
    from inspector.window.shell.workbench import Workbench


def main() -> int:
    """Measure and print; 0 always, for a slow machine is no error."""
    sys.path.insert(0, str(ROOT))
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory() as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
            os.environ[name] = folder
        Bench().run()
    return 0


class Bench:
    """A window, and what is done in it."""

    def __init__(self) -> None:

        from inspector.window.shell.app import application
        from inspector.window.shell.main_window import MainWindow

        self.app: QApplication = application()
        self.fit: list[str] = []
        self.window = MainWindow(theme="light")
        self.window.resize(1366, 768)
        self.window.show()
        self.bench: Workbench = self.window.furnish()
        self.window.activateWindow()
        self.settle()
        print(
            f"{self.bench.desk.viewport().width()} x {self.bench.desk.viewport().height()}, {self.app.platformName()}"
        )

    def settle(self) -> None:
        """Let everything that waits be done."""
        self.bench.desk.finish_drawing()
        until = time.monotonic() + 0.12
        while time.monotonic() < until:
            self.app.processEvents()

    def run(self) -> None:
        """Measure everything."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        session, desk = self.bench.session, self.bench.desk
        for count in BOARDS:
            self.lay_out(count)
            desk.set_motion(on=False)
            labels = list(session.table.objects)
            turns = iter(range(10**6))
            self.time(f"T, {count} cards", lambda: QTest.keyClick(desk, Qt.Key.Key_T))
            if count > 1:
                self.time("select", partial(self.select_next, labels, turns))
                session.select(LABEL)
            QTest.keyClick(desk, Qt.Key.Key_T)
            self.time("undo", session.undo, session.redo)
            # Another card each time: what was tried before is remembered.
            others = iter(self.fit[:ROUNDS])
            self.time("place", partial(self.place_next, others), session.undo)
            back = partial(session.set_edition, "2026-08")
            self.time("another edition", partial(session.set_edition, "2011-09"), back, goal=2 * FRAME)
        self.frames()
        self.window.hide()
        self.bench.files.close()

    def select_next(self, labels: list[str], turns: Iterator[int]) -> None:
        """Select the card after the one before."""
        self.bench.session.select(labels[next(turns) % len(labels)])

    def place_next(self, names: Iterator[str]) -> None:
        """Place the card of the next name."""
        self.bench.session.place(next(names), "battlefield", "Ana")

    def lay_out(self, count: int) -> None:
        """A board of so many permanents, creatures and lands on both sides; the one to be turned is selected."""
        import msgspec

        from inspector.library import bundled_cards
        from inspector.rules import Place

        session = self.bench.session
        session.jump(0)
        fit = [card for card in bundled_cards() if card.faces[0].power is not None and not card.meld_result]
        fit = [card for card in fit if not card.is_token and not card.faces[0].static]
        self.fit = [card.name for card in fit]
        lands = ("Forest", "Island", "Mountain")
        actions = []
        for index in range(count - 1):
            name = lands[index // 3 % 3] if index % 3 == 0 else fit[index % len(fit)].name
            record = {"do": "place", "card": name, "as": f"{name} {index}", "zone": "battlefield"}
            actions.append(msgspec.convert({**record, "player": session.table.players[index % 2]}, Place))
        one = {"do": "place", "card": "Delver of Secrets", "as": LABEL, "zone": "battlefield"}
        session.act_all([*actions, msgspec.convert(one, Place)], "")
        self.settle()
        while (question := self.app.activePopupWidget()) is not None:
            # Some of them ask in turn what they copy, and the keys would go there.
            question.close()
            self.settle()
        session.select(LABEL)
        self.bench.desk.setFocus()
        self.settle()

    def time(
        self, what: str, run: Callable[[], object], back: Callable[[], object] | None = None, goal: float = FRAME
    ) -> None:
        """Run something several times until its pixels are painted, and print how long that takes."""
        painted, ended, clock = [], [], []
        for _ in range(ROUNDS):
            self.settle()
            start, begun = time.perf_counter(), time.process_time()
            run()
            # What is to be laid out and painted is posted; what may follow a frame later waits for a timer.
            self.app.sendPostedEvents()
            painted.append((time.process_time() - begun) * 1000)
            clock.append((time.perf_counter() - start) * 1000)
            self.app.processEvents()
            ended.append((time.process_time() - begun) * 1000)
            if back is not None:
                back()
        if max(ended) < NOTHING:
            print(f"  {what:<18} not measured: nothing was done")
            return
        median, least = statistics.median(painted), min(painted)
        verdict = "within" if median <= goal else "TOO SLOW"
        told = f"painted after {median:5.1f} ms of the processor, at least {least:5.1f} (clock {min(clock):5.1f})"
        print(f"  {what:<18} {told}; all done after {statistics.median(ended):5.1f}: {verdict}", flush=True)

    def frames(self) -> None:
        """Each frame of a card that turns, of cards that glide, and of one that is dragged."""
        from PySide6.QtCore import QPoint

        desk, session = self.bench.desk, self.bench.session
        self.lay_out(60)
        desk.look.motion = True
        self.each_frame("turning", lambda: session.act(self.turn()))
        self.each_frame("gliding", lambda: session.place("Grizzly Bears", "battlefield", "Ana"))
        desk.set_motion(on=False)
        self.settle()
        from inspector.window.desk.dragging import CardDrag

        at = desk.card_center(LABEL)
        drag = CardDrag(desk, (desk.card(LABEL),), at, desk.look)
        taken = []
        for step in range(1, 40):
            begun = time.process_time()
            drag.moved_to(at + QPoint(4 * step, -2 * step))
            self.app.processEvents()
            taken.append((time.process_time() - begun) * 1000)
        drag.end()
        told("dragging", taken)

    def turn(self) -> Action:
        """The action that turns the card over."""
        from inspector.rules import Intent

        action = self.bench.session.tries.meant(LABEL, Intent.TURN)
        assert action is not None
        return action

    def each_frame(self, what: str, run: Callable[[], object]) -> None:
        """Begin a movement, and time what each turn of the loop of events takes while it lasts."""
        self.settle()
        run()
        self.app.processEvents()
        taken = []
        until = time.monotonic() + 0.4
        while time.monotonic() < until:
            begun = time.process_time()
            self.app.processEvents()
            taken.append((time.process_time() - begun) * 1000)
        told(what, [each for each in taken if each > 0.05])


def told(what: str, taken: list[float]) -> None:
    """Print the longest frame."""
    longest = max(taken, default=0.0)
    verdict = "within" if longest <= FRAME else "TOO SLOW"
    print(f"  {what:<18} {len(taken)} frames, the longest {longest:6.1f} ms: {verdict}")


if __name__ == "__main__":
    sys.exit(main())
