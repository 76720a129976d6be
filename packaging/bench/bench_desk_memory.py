"""How much memory the window takes, next to a bare one: each in a process of its own, after its first pictures.

500 cards on the desk stand against a bare graphics scene with 500 pixmaps of that size, all of them made; 60 cards and
the bundled library against a bare main window. The figures are resident sizes as Linux tells them.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 3
CARD = (104, 145)


def main() -> int:
    """Measure and print; 0 always."""
    if len(sys.argv) > 1:
        return _one(sys.argv[1])
    for what, ours, bare, goal in (
        ("500 cards against a scene of 500 pixmaps", "desk500", "scene500", 1.3),
        ("500 cards, scrolled through once", "scrolled500", "scene500", 1.3),
        ("60 cards and the library against a main window", "desk60", "window", 2.2),
    ):
        first, second = _resident(bare), _resident(ours)
        verdict = "" if second / first <= goal else "TOO MUCH"
        print(f"{what:<48} {first:6.1f} MB, ours {second:6.1f} MB, ratio {second / first:4.2f} (goal {goal}) {verdict}")
    added, more = (_resident(f"{kind}500") - _resident(f"{kind}0") for kind in ("scene", "desk"))
    print(
        f"{'what 500 cards add to an empty desk':<44} {added:6.1f} MB, ours {more:6.1f} MB, ratio {more / added:4.2f}"
    )
    return 0


def _resident(kind: str) -> float:
    found = []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            own = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), folder)
            env = {
                "QT_QPA_PLATFORM": "offscreen",
                **os.environ,
                **own,
                "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "packaging"))),
            }
            done = subprocess.run([sys.executable, __file__, kind], env=env, capture_output=True, text=True, check=True)
            found.append(float(done.stdout.split()[-1]))
    return statistics.median(found)


def _one(kind: str) -> int:
    from inspector.window.shell.loading_qt import load_qt

    # As the installed commands do: else Qt for Python keeps the source of every module that is imported later.
    load_qt()
    from PySide6.QtWidgets import QApplication

    kept = _window() if kind == "window" else _scene(int(kind[5:])) if kind.startswith("scene") else _desk(kind)
    for _ in range(5):
        QApplication.processEvents()
    assert kept is not None
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    print(float(kilobytes) / 1000, flush=True)
    os._exit(0)


def _window() -> object:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.menuBar().addMenu("File").addAction("Open")
    window.addToolBar("Tools").addAction("Undo")
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, QDockWidget("Dock", window))
    window.statusBar().showMessage("Ready")
    window.resize(1280, 720)
    window.show()
    return app, window


def _scene(cards: int) -> object:
    from PySide6.QtGui import QColor, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene()
    for index in range(cards):
        pixmap = QPixmap(*CARD)
        pixmap.fill(QColor(index % 256, 128, 128, 254))
        scene.addPixmap(pixmap).setPos(index % 5 * 112, index // 5 * 30)
    view = QGraphicsView(scene)
    view.resize(1280, 720)
    view.show()
    return app, scene, view


def _desk(kind: str) -> object:
    from bench.bench_desk import furnished
    from PySide6.QtWidgets import QApplication

    bench = furnished(int(kind.lstrip("deskcrol")))
    if kind == "scrolled500":
        bar = bench.desk.verticalScrollBar()
        for at in range(0, bar.maximum(), 40):
            bar.setValue(at)
            QApplication.processEvents()
    return bench


if __name__ == "__main__":
    sys.exit(main())
