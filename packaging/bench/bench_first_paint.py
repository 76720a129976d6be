"""How long the window takes from the start of the process to its first paint, next to a bare main window.

The bare one has a menu, a tool bar, a dock and a status bar. All run in turn, warm, in processes of their own. Ours is
started as the installed command starts it, through the entry: alone, and with the file of a board of 60 cards. It
paints its frame first and is furnished right after; how long that takes is printed too.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 9
GOAL = 1.15
GOAL_WITH_A_FILE = 1.3
CARDS = 60


def main() -> int:
    """Measure and print the two medians and their ratio; 0 if it keeps to the goal."""
    if len(sys.argv) > 1:
        return _paint_once(sys.argv[1])
    times: dict[str, list[float]] = {"bare": [], "ours": [], "file": [], "furnished": []}
    for round_ in range(ROUNDS + 1):
        for kind, found in times.items():
            taken = _time(kind)
            # The first round warms the disk's cache and is not counted.
            if round_:
                found.append(taken)
    bare, ours, file, furnished = (statistics.median(found) for found in times.values())
    print(f"bare main window {bare * 1000:.0f} ms, our window {ours * 1000:.0f} ms, median of {ROUNDS}")
    print(f"our window with everything in its place: {furnished * 1000:.0f} ms")
    for what, taken, goal in (("ratio", ours, GOAL), (f"with a file of {CARDS} cards", file, GOAL_WITH_A_FILE)):
        print(f"{what} {taken / bare:.2f}, {'keeps to' if taken / bare <= goal else 'misses'} the goal of {goal}")
    return 0


def _time(kind: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        own = {"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder, "PYTHONPATH": str(ROOT)}
        # Without a screen it needs none.
        own.setdefault("QT_QPA_PLATFORM", os.environ.get("QT_QPA_PLATFORM", "offscreen"))
        env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"} | own
        start = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, __file__, kind], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
        ) as child:
            assert child.stdout is not None
            line = child.stdout.readline()
            taken = time.perf_counter() - start
        if line.strip() != b"painted":
            raise SystemExit(f"the {kind} window was not painted")
    return taken


def _paint_once(kind: str) -> int:
    if kind == "ours":
        return _start()
    if kind == "file":
        placed = [
            {"do": "place", "card": "Grizzly Bears", "as": f"{number}", "zone": "battlefield"}
            for number in range(CARDS)
        ]
        path = Path(os.environ["XDG_STATE_HOME"], "sixty.scenario.json")
        path.write_text(json.dumps({"format": "card-inspector/1", "actions": placed}), encoding="utf-8")
        return _start("window", str(path))
    if kind == "furnished":
        from inspector.window.shell.loading_qt import load_qt

        load_qt()
        from inspector.window.shell.app import application
        from inspector.window.shell.main_window import MainWindow

        application()
        own = MainWindow(theme="light")
        own.furnish()
        return _show(own)
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.menuBar().addMenu("File").addAction("Open")
    window.addToolBar("Tools").addAction("Undo")
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, QDockWidget("Dock", window))
    window.statusBar().showMessage("Ready")
    window.resize(1280, 720)
    app.setApplicationName("bare")
    return _show(window)


def _start(*words: str) -> int:
    """Start the program as its users do, and end it where the frame is on the screen."""
    from inspector.cli import main as start
    from inspector.window.shell import loading_qt

    load_qt = loading_qt.load_qt

    def report(_window: object) -> None:
        os.write(1, b"painted\n")
        os._exit(0)

    def load() -> None:
        # Where the program does it itself, as what it does before counts.
        load_qt()
        from inspector.window.shell.main_window import MainWindow

        MainWindow.furnish = report  # type: ignore[assignment, method-assign]

    loading_qt.load_qt = load
    sys.argv = ["card-inspector", *words]
    start()
    return 1


def _show(window: object) -> int:
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Painted(QObject):
        """Reports the first paint once it is done."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            """Wait for the paint event of the window."""
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, report)
            return super().eventFilter(watched, event)

    def report() -> None:
        os.write(1, b"painted\n")
        os._exit(0)

    assert isinstance(window, QMainWindow)
    watcher = Painted()
    window.installEventFilter(watcher)
    window.show()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
