"""How long the desk takes to repaint, scroll and act, next to a bare graphics scene that does the same.

The bare one shows pixmaps of the same size in the same places, in a window of the same kind. Both are really painted,
in turn and in one run: all cards, one that changed, one that moved, a step of scrolling. What one action costs from the
key to the finished repaint is printed as a sum of its parts. It needs no screen unless QT_QPA_PLATFORM names one.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 31
GOAL = 1.5
FRAME = 1000 / 60

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView, QWidget

    from inspector.rules import Action
    from inspector.window.desk.desk import Desk
    from inspector.window.shell.workbench import Workbench

Run = Callable[[int], object]
# The looks of the cards drawn since the window was furnished, one for each time.
_DRAWN: list[object] = []


def main() -> int:
    """Measure and print; 0 always, for a slow machine is no error."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    with TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_STATE_HOME"] = os.environ["XDG_DATA_HOME"] = folder
        _repaints()
        _scrolling()
        _one_action()
    return 0


def _count_drawings() -> None:
    from inspector.drawing import draw_card
    from inspector.window.style import pictures

    def draw(*asked: object) -> object:
        _DRAWN.append(asked[0])
        return draw_card(*asked)  # type: ignore[arg-type]

    _DRAWN.clear()
    vars(pictures)["draw_card"] = draw


def furnished(cards: int) -> Workbench:
    """A window with so many bundled permanents on both battlefields, none selected."""
    from PySide6.QtWidgets import QApplication

    from inspector.window.shell.app import application
    from inspector.window.shell.main_window import MainWindow

    _count_drawings()
    application()
    window = MainWindow(theme="light")
    window.resize(1280, 720)
    window.show()
    bench = window.furnish()
    bench.session.act_all(_placing(cards, bench.session.table.players), "")
    bench.session.select(None)
    QApplication.processEvents()
    return bench


def _placing(cards: int, players: tuple[str, ...]) -> list[Action]:
    import msgspec

    from inspector.library import bundled_cards
    from inspector.rules import Place

    # Creatures without a static effect of their own: the effects of the last part are the only ones.
    fit = [card for card in bundled_cards() if card.faces[0].power is not None and not card.meld_result]
    fit = [card for card in fit if not card.is_token and not card.faces[0].static]
    return [
        msgspec.convert(
            {
                "do": "place",
                "card": fit[index % len(fit)].name,
                "as": f"{fit[index % len(fit)].name} {index}",
                "zone": "battlefield",
                "player": players[index % 2],
            },
            Place,
        )
        for index in range(cards)
    ]


class Bare:
    """A bare scene in a bare window, its pixmaps where the cards of a desk lie."""

    def __init__(self, desk: Desk) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QColor
        from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QLabel, QMainWindow, QSplitter

        self.scene = QGraphicsScene()
        self.items: dict[str, QGraphicsPixmapItem] = {}
        assert desk.arrangement is not None
        for label, place in desk.arrangement.cards.items():
            look, box = desk.shown.cards[label].look, place.box
            item = self.scene.addPixmap(desk.look.pictures.card(look, box.w, box.h, desk.devicePixelRatioF()))
            item.setPos(round(box.x), round(box.y))
            item.setZValue(place.level)
            self.items[label] = item
        self.scene.setSceneRect(desk.sceneRect())
        self.scene.setBackgroundBrush(QColor(desk.look.roles.desk))
        self.view: QGraphicsView = QGraphicsView(self.scene)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.view.setFixedSize(desk.size())
        self.window = QMainWindow()
        beside = QSplitter()
        beside.addWidget(self.view)
        beside.addWidget(QLabel("Panel"))
        self.window.setCentralWidget(beside)
        self.window.resize(desk.window().size())
        self.window.show()
        QApplication.processEvents()


def _repaints() -> None:
    from PySide6.QtWidgets import QApplication

    bench = furnished(60)
    desk, bare = bench.desk, Bare(bench.desk)
    print(f"60 cards, {desk.viewport().width()} x {desk.viewport().height()}, {QApplication.platformName()}")
    painted = Painted(desk.viewport()), Painted(bare.view.viewport())
    told("repaint of all", lambda _: bare.view.viewport().repaint(), lambda _: desk.viewport().repaint())
    label, other = _two_in_view(desk)
    pictures = bare.items[label].pixmap(), bare.items[other].pixmap()

    def change_bare(index: int) -> None:
        bare.items[label].setPixmap(pictures[index % 2])
        QApplication.processEvents()

    item, mine, its = desk.card(label), desk.shown.cards[label], desk.shown.cards[other]

    def change_ours(index: int) -> None:
        item.lay(item.place, its if index % 2 else mine)
        item.furnish()
        QApplication.processEvents()

    told("repaint of one changed card", change_bare, change_ours)

    def move_bare(index: int) -> None:
        bare.items[label].moveBy(-12 if index % 2 else 12, 0)
        QApplication.processEvents()

    def move_ours(index: int) -> None:
        item.moveBy(-12 if index % 2 else 12, 0)
        QApplication.processEvents()

    told("repaint of one moved card", move_bare, move_ours)
    for count in painted:
        count.need(3 * ROUNDS)
    bare.window.close()
    _close(bench)


def _two_in_view(desk: Desk) -> tuple[str, str]:
    """Two cards of which the first lies above all others and wholly in view."""
    assert desk.arrangement is not None
    below = desk.viewport().height()
    seen = [place for place in desk.arrangement.cards.values() if place.box.bottom < below]
    seen.sort(key=lambda place: place.level)
    return seen[-1].label, seen[0].label


class Painted:
    """Counts the paint events of a widget, so that nothing is timed that was not painted."""

    def __init__(self, widget: QWidget) -> None:
        from PySide6.QtCore import QEvent, QObject

        class Watch(QObject):
            """Counts."""

            count = 0

            def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
                """Count paint events and let all pass."""
                self.count += event.type() == QEvent.Type.Paint
                return False

        self.watch = Watch(widget)
        widget.installEventFilter(self.watch)

    def need(self, wanted: int) -> None:
        """Raise where there were fewer paint events."""
        if self.watch.count < wanted:
            raise SystemExit(f"only {self.watch.count} of {wanted} repaints were painted")


def _scrolling() -> None:
    from PySide6.QtWidgets import QApplication

    bench = furnished(500)
    desk = bench.desk
    drawn = len(_DRAWN)
    lie = desk.arrangement.cards if desk.arrangement is not None else {}
    print(f"500 cards: {drawn} faces drawn for the first view of {len(lie)} cards")
    ours, height = desk.verticalScrollBar(), desk.viewport().height()
    slowest = 0.0
    for at in range(0, ours.maximum(), 40):
        start = time.perf_counter()
        ours.setValue(at)
        QApplication.processEvents()
        slowest = max(slowest, (time.perf_counter() - start) * 1000)
    print(f"  faces drawn once scrolled through: {len(_DRAWN)}; slowest step then {slowest:.1f} ms")
    bare = Bare(desk)
    theirs = bare.view.verticalScrollBar()
    both = min(ours.maximum(), theirs.maximum(), 3 * height)

    def step(bar: object, index: int) -> None:
        bar.setValue(index * 40 % both)  # type: ignore[attr-defined]
        QApplication.processEvents()

    told("a step of scrolling, 40 pixels", lambda index: step(theirs, index), lambda index: step(ours, index))
    bare.window.close()
    _close(bench)


def _one_action() -> None:
    from PySide6.QtWidgets import QApplication

    from inspector.rules import Effect, Tap

    bench = furnished(100)
    session = bench.session
    labels = list(session.table.objects)
    session.act_all([_effect(index, labels) for index in range(20)], "")
    four = tuple(labels[index] for index in (0, 1, 2, 3))
    # The last effect changed all faces, and their marks for that go with the next action, whatever it is.
    session.act(Tap(object=labels[-1]))
    session.select(four[0])
    QApplication.processEvents()
    faces = 0
    parts: dict[str, list[float]] = {}
    for index in range(ROUNDS):
        change = {"power": f"+{index + 1}", "toughness": f"+{index + 1}"}
        action = _converted({"on": four, "change": change}, Effect)
        before = len(_DRAWN)
        with _timed() as spent:
            start, worked = time.perf_counter(), time.process_time()
            session.act(action)
            middle = time.perf_counter()
            QApplication.processEvents()
            end, done = time.perf_counter(), time.process_time()
        faces = len(_DRAWN) - before
        spent["widgets"] = (middle - start) * 1000 - sum(spent.values())
        spent["layout and repaint"] = (end - middle) * 1000
        spent["whole"] = (end - start) * 1000
        # Less than the whole where other programs have the processor meanwhile.
        spent["processor time"] = (done - worked) * 1000
        for name, taken in spent.items():
            parts.setdefault(name, []).append(taken)
        session.undo()
        QApplication.processEvents()
    print(f"one action on {len(labels)} objects under 20 effects, {faces} pictures drawn, {ROUNDS} times:")
    for name, taken_each in parts.items():
        print(f"  {name:<20} median {statistics.median(taken_each):6.2f} ms, least {min(taken_each):6.2f} ms")
    # Judged by the processor's time, since other programs may have had the processor for part of the whole.
    worked_for = statistics.median(parts["processor time"])
    print(f"  one frame of 60 Hz          {FRAME:6.2f} ms: {'within' if worked_for <= FRAME else 'TOO SLOW'}")
    _close(bench)


def _effect(number: int, labels: list[str]) -> Action:
    """Half the effects are of a class of objects, half fixed on five each; over the layers 4, 5, 6 and 7."""
    from inspector.rules import Effect

    changes: list[dict[str, object]] = [
        {"power": "+1", "toughness": "+1"},
        {"add_subtypes": ["Zombie"]},
        {"set_colors": ["U"]},
        {"add_abilities": ["Flying"]},
        {"set_power": 3, "set_toughness": 3},
    ]
    first = 5 * number % len(labels)
    which: dict[str, object] = (
        {"source": labels[number], "filter": {"types": ["Creature"]}}
        if number % 2
        else {"on": labels[first : first + 5]}
    )
    return _converted({**which, "change": changes[number % 5]}, Effect)


def _converted(record: dict[str, object], kind: type[Action]) -> Action:
    import msgspec

    return msgspec.convert({"do": "effect", **record}, kind)


@contextmanager
def _timed() -> Iterator[dict[str, float]]:
    """Time the parts of an action, each without those inside it."""
    from inspector.window.board import computed
    from inspector.window.board import run_actions as carrying_out
    from inspector.window.desk.scene import Scenes
    from inspector.window.style import pictures

    spent = {"rules": 0.0, "values": 0.0, "looks": 0.0, "drawing of faces": 0.0}
    inside = [0.0]

    def timing(name: str, run: Callable[..., object]) -> Callable[..., object]:
        def timed(*given: object, **named: object) -> object:
            outer, inside[0] = inside[0], 0.0
            start = time.perf_counter()
            try:
                return run(*given, **named)
            finally:
                taken = (time.perf_counter() - start) * 1000
                spent[name] += taken - inside[0]
                inside[0] = outer + taken

        return timed

    places: tuple[tuple[object, str, str], ...] = (
        (carrying_out, "extend", "rules"),
        (computed, "all_characteristics", "values"),
        (Scenes, "scene", "looks"),
        (pictures, "draw_card", "drawing of faces"),
    )
    kept = [(where, name, getattr(where, name)) for where, name, _ in places]
    for where, name, part in places:
        setattr(where, name, timing(part, getattr(where, name)))
    try:
        yield spent
    finally:
        for where, name, run in kept:
            setattr(where, name, run)


def _close(bench: Workbench) -> None:
    from PySide6.QtWidgets import QApplication

    bench.window.hide()
    bench.files.close()
    QApplication.processEvents()


def told(what: str, bare: Run, ours: Run) -> None:
    """Run both in turn and print their medians and ratio."""
    times: tuple[list[float], list[float]] = ([], [])
    for index in range(ROUNDS + 2):
        for run, taken in zip((bare, ours), times, strict=True):
            start = time.perf_counter()
            run(index)
            taken.append((time.perf_counter() - start) * 1000)
    first, second = (statistics.median(taken[2:]) for taken in times)
    verdict = "" if second / first <= GOAL else "TOO SLOW"
    print(
        f"  {what:<32} bare {first:6.3f} ms, ours {second:6.3f} ms, ratio {second / first:5.2f} (goal {GOAL}) {verdict}"
    )


if __name__ == "__main__":
    sys.exit(main())
