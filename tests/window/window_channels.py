"""Everything by which a window tells of a board: what is read, heard, pointed at, peeked at, searched for, and seen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from inspector.scenario import Replay, Scenario
from inspector.window.board.away import GivenUpError
from inspector.window.board.board import opened
from inspector.window.shell.workbench import Workbench

DEPTH = 12
CHANNELS = ("title", "editions", "history", "outline", "accessible tree", "peeked", "panel", "offers", "pixels")


def show_run(bench: Workbench, run: Replay, viewer: str) -> None:
    """Show a game that was played, as one viewer sees it."""
    scenario = Scenario(edition=run.start.edition.key, players=run.start.players)
    bench.session.show_board(opened(scenario, run, None, saved=True))
    bench.showing.look_as(viewer)


def told_by_window(bench: Workbench) -> dict[str, object]:
    """Every channel by its name; each object is selected in turn."""
    # Lists lay out their rows, and bars come and go, once there is time.
    QApplication.processEvents()
    QApplication.processEvents()
    for step in (bench.top.undo, bench.top.redo):
        # They say it when they are asked, or after a while.
        step.said()
    told: dict[str, object] = {
        "title": (bench.window.windowTitle(), bench.board_tabs.tabText(0), bench.board_tabs.tabToolTip(0)),
        "history": list(_history(bench)),
        "editions": _editions(bench),
        "outline": list(_lines(bench)),
        "accessible tree": [
            list(_tree(QAccessible.queryAccessibleInterface(part))) for part in (bench.desk, bench.top, bench.notice)
        ],
        "peeked": [(label, view.peek, view.sentence) for label, view in bench.desk.shown.cards.items()],
    }
    panels, menus = [], []
    for label in bench.session.table.objects:
        bench.session.select(label)
        panels.append((label, bench.panel.shown))
        menus.append([(offer.action, offer.outcome) for offer in bench.session.tries.offers(label)])
    told["panel"], told["offers"] = panels, menus
    bench.session.select(None)
    QApplication.processEvents()
    # Which faces were drawn before is no matter of what is hidden.
    bench.desk.finish_drawing()
    told["pixels"] = bench.window.grab().toImage()
    return told


def _editions(bench: Workbench) -> object:
    try:
        return tuple(bench.showing.comparing.lines_of_editions())
    except GivenUpError as error:
        return str(error)


def _history(bench: Workbench) -> Iterator[tuple[object, ...]]:
    model = bench.history.model
    for row in range(model.rowCount()):
        index = model.index(row)
        yield tuple(
            model.data(index, role)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            )
        )


def _lines(bench: Workbench, parent: QModelIndex | None = None) -> Iterator[str]:
    model, parent = bench.outline.model, parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield f"{index.data()} {index.data(Qt.ItemDataRole.ToolTipRole)}"
        yield from _lines(bench, index)


def _tree(interface: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    if interface is None or not interface.isValid() or depth > DEPTH:
        return
    texts = (
        interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    )
    yield " | ".join(texts)
    for place in range(interface.childCount()):
        yield from _tree(interface.child(place), depth + 1)
