"""How long the window stands still: the longest gap between two turns of its event loop, one action after another.

On a board of 1,500 actions and on one of few, with everything in its place. A gap of more than three frames is felt.
What a busy machine takes away is not counted: the figure is what the window's own thread computed in the gap.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from inspector.rules import EDITIONS
from inspector.scenario import Scenario, scenario_from_bytes
from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.shell.app import application
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench

GOAL_MS = 50.0
CARDS, ACTIONS = 40, 1_500
SETTLED_MS = 250
COMMANDS = ("tap", "transform", "add_counter", "undo", "redo", "rules_tab", "history_tab", "outline_tab")
LOOKS = ("theme_dark", "theme_light", "type_larger", "type_smaller")
BESIDE = ("tap", "add_counter", "undo", "redo")
READ_MS = 3_000
OPENINGS = ("training", "own_card", "presenter", "booth", "keys")
LENSES = ("ladder", "lens_matrix", "lens_editions", "lens_copiable", "editions")


class Clock:
    """Notes every turn of the event loop."""

    def __init__(self) -> None:
        self._turns: list[float] = []
        self._timer = QTimer()
        self._timer.timeout.connect(self._note)
        self._timer.start(0)

    def _note(self) -> None:
        self._turns.append(time.thread_time())

    def longest(self, act: Callable[[], object], milliseconds: int = SETTLED_MS) -> float:
        """The longest gap in milliseconds while an action is done and for a moment after it."""
        settle()
        self._turns.clear()
        self._note()
        QTimer.singleShot(0, act)
        settle(milliseconds)
        return max(after - before for before, after in zip(self._turns, self._turns[1:], strict=False)) * 1000


def settle(milliseconds: int = SETTLED_MS) -> None:
    """Let the window do what it has begun."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def board_of(actions: int) -> Scenario:
    """A board of so many actions: cards, which are then tapped and untapped in turn."""
    card = ("Delver of Secrets", "Grizzly Bears", "Elite Vanguard")
    names = [f"card {number}" for number in range(min(CARDS, actions))]
    done: list[dict[str, str]] = [
        {"do": "place", "card": card[number % 3], "as": name, "zone": "battlefield"}
        for number, name in enumerate(names)
    ]
    for number in range(actions - len(done)):
        tapped = number // len(names) % 2
        done.append({"do": "untap" if tapped else "tap", "object": names[number % len(names)]})
    return scenario_from_bytes(json.dumps({"format": "card-inspector/1", "actions": done}).encode(), "the bench's")


def measured(bench: Workbench, clock: Clock, actions: int) -> dict[str, float]:
    """The longest gap of each action on a board of so many actions, in milliseconds."""
    session = bench.session
    found = {"open the board": clock.longest(partial(session.load, board_of(actions), None))}
    session.select("card 0")
    for name in (*COMMANDS, *LOOKS, *LENSES, *OPENINGS):
        found[name] = clock.longest(partial(bench.commands.trigger, name))
        if name == "training":
            # Another theme reaches what is open beside the desk, too.
            for look in LOOKS:
                found[f"{look} with training open"] = clock.longest(partial(bench.commands.trigger, look))
        if bench.presenting.is_on:
            found["leave presenting"] = clock.longest(bench.presenting.leave)
        for window in QApplication.topLevelWidgets():
            if window is not bench.window and window.isVisible():
                window.close()
    found["place a card"] = clock.longest(partial(session.place, "Clone", "battlefield", "Ana"))
    found["go to the middle"] = clock.longest(partial(session.jump, actions // 2))
    found["go to the end"] = clock.longest(partial(session.jump, actions))
    for edition in EDITIONS:
        found[f"edition {edition.key}"] = clock.longest(partial(session.set_edition, edition.key))
    # Last, as what was opened once is dressed with every other theme.
    return found | beside_words(bench, clock, actions)


def beside_words(bench: Workbench, clock: Clock, actions: int) -> dict[str, float]:
    """The longest gaps while the board in words stands beside the cards, which is put away again."""
    bench.session.select("card 0")
    found = {"board_in_words": clock.longest(partial(bench.commands.trigger, "board_in_words"), READ_MS)}
    for name in BESIDE:
        found[f"{name} beside the board in words"] = clock.longest(partial(bench.commands.trigger, name))
    for place in (actions // 2, actions):
        found[f"go to {place} beside the board in words"] = clock.longest(partial(bench.session.jump, place))
    for edition in (EDITIONS[0], EDITIONS[-1]):
        change = partial(bench.session.set_edition, edition.key)
        found[f"edition {edition.key} beside the board in words"] = clock.longest(change, READ_MS)
    sheet = bench.in_words.sheet
    assert sheet is not None
    sheet.editor.go_to_end()
    typed = partial(sheet.editor.insertPlainText, "\nBen has Elite Vanguard in hand.")
    found["write in the board in words"] = clock.longest(typed, READ_MS)
    assert bench.session.table.objects["Elite Vanguard"].zone == "hand"
    bench.in_words.close()
    return found


def main() -> int:
    """Measure and print what takes longest; 1 if a gap is longer than the goal."""
    assert application() is not None
    missed = 0
    with tempfile.TemporaryDirectory(prefix="card-inspector-bench-") as name:
        os.environ["CARD_INSPECTOR_DATA_DIR"] = name
        window = MainWindow(Settings(Path(name, "settings.json")), theme="light")
        bench = window.furnish(recovery=Recovery(Path(name, "recovery")))
        window.show()
        settle()
        gc.freeze()
        clock = Clock()
        for actions in (CARDS, ACTIONS):
            gaps = measured(bench, clock, actions)
            too_long = {what: gap for what, gap in gaps.items() if gap > GOAL_MS}
            missed += len(too_long)
            print(f"after {actions:,} actions, {len(gaps)} kinds of action, goal {GOAL_MS:.0f} ms:")
            for what, gap in sorted((too_long or gaps).items(), key=lambda each: -each[1])[:8]:
                print(f"  {what}: {gap:.0f} ms{', misses the goal' if gap > GOAL_MS else ''}")
        bench.files.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
