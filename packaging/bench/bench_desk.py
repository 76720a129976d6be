"""How long the desk takes to repaint 60 cards, next to a bare graphics scene with pixmaps of the same size.

Both are painted without a screen, in one run and in turn: the whole view, one card that changed, one that moved. What
one action costs from the key to the finished repaint is printed as a sum of its parts.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
CARDS = 60
ROUNDS = 15
GOAL = 1.5

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from inspector.window.workbench import Workbench


def main() -> int:
    """Measure and print; 0 always, for a slow machine is no error."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    with TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_STATE_HOME"] = folder
        return _measure()


def _measure() -> int:
    from PySide6.QtWidgets import QApplication

    from inspector.window.app import application
    from inspector.window.main_window import MainWindow

    application()
    window = MainWindow(theme="light")
    window.show()
    bench = window.furnish()
    _fill(bench)
    QApplication.processEvents()
    ours = _median(lambda: bench.desk.viewport().grab())
    bare = _median(_bare_view(bench))
    print(f"repaint of {CARDS} cards: bare scene {bare:.2f} ms, our desk {ours:.2f} ms, ratio {ours / bare:.2f}")
    print(f"(goal {GOAL})")
    _one_action(bench)
    bench.files.close()
    return 0


def _fill(bench: Workbench) -> None:
    from inspector.library import bundled_cards

    names = [card.name for card in bundled_cards() if not card.meld_result and not card.is_token][:CARDS]
    for index, name in enumerate(names):
        bench.session.place(name, "battlefield", bench.session.table.players[index % 2])


def _bare_view(bench: Workbench) -> Callable[[], object]:
    """Make a bare scene whose pixmaps lie exactly where the cards lie."""
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    scene: QGraphicsScene = QGraphicsScene()
    assert bench.desk.arrangement is not None
    view_of = bench.desk.shown.cards
    for label, place in bench.desk.arrangement.cards.items():
        pixmap: QPixmap = bench.desk.look.pictures.card(view_of[label].look, place.box.w, place.box.h, 1.0)
        item = scene.addPixmap(pixmap)
        item.setPos(place.box.x, place.box.y)
        item.setZValue(place.level)
    scene.setSceneRect(bench.desk.sceneRect())
    view = QGraphicsView(scene)
    # The view does not own its scene.
    scene.setParent(view)
    view.resize(bench.desk.size())
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.show()
    return lambda: view.viewport().grab()


def _one_action(bench: Workbench) -> None:
    """Tap one card and paint; a card that only turns is drawn from the pictures kept."""
    from inspector.rules import Tap, Untap

    label = next(iter(bench.session.table.objects))
    acts: list[float] = []
    paints: list[float] = []
    for index in range(ROUNDS):
        start = time.perf_counter()
        bench.session.act(Untap(object=label) if index % 2 else Tap(object=label))
        middle = time.perf_counter()
        bench.desk.viewport().grab()
        acts.append((middle - start) * 1000)
        paints.append((time.perf_counter() - middle) * 1000)
    print(
        f"one action on {CARDS} cards: rules and widgets {statistics.median(acts):.1f} ms, "
        f"repaint {statistics.median(paints):.1f} ms"
    )


def _median(run: Callable[[], object]) -> float:
    run()
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


if __name__ == "__main__":
    sys.exit(main())
