"""What stands between the start of a command and what its user waits for, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inspector.bundled import bundled_path
from inspector.window.shell.app import open_named
from inspector.window.shell.workbench import Workbench

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = bundled_path("scenarios/delver.scenario.json")
# Packages that take long to load and that no frame of a window needs.
HEAVY = frozenset(
    {
        *(
            "PIL",
            "click",
            "msgspec",
            "rapidfuzz",
            "rich",
            "sqlite3",
            "inspector.cards",
            "inspector.drawing",
            "inspector.library",
        ),
        *("inspector.rulebook", "inspector.rules", "inspector.scenario", "inspector.window.widgets.commands"),
        "inspector.window.style.icons",
    }
)
LATER = frozenset({"fsrs", "inspector.training", "inspector.window.training.window"})
# Prints what has been painted, and what loaded, by the time at which the window is furnished.
WATCHED = """
import gc, sys
from PySide6.QtCore import QEvent, QObject
from inspector.window.shell.main_window import MainWindow

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print("painted", watched.objectName(), flush=True)
        return False

def looks(window):
    return any(type(one).__name__ == "GarbageOfTheWindow" for one in window.children())

made, furnished, watch = MainWindow.__init__, MainWindow.furnish, []

def make(self, *args, **kwargs):
    print("Python looks for garbage:", gc.isenabled(), flush=True)
    made(self, *args, **kwargs)
    watch.append(Watch())
    for child in self.centralWidget().children():
        if child.isWidgetType():
            child.installEventFilter(watch[0])

def furnish(self, *args, **kwargs):
    print("and then:", gc.isenabled(), "and the window", looks(self), flush=True)
    print("loaded", *sys.modules, flush=True)
    bench = furnished(self, *args, **kwargs)
    print("furnished", *sys.modules, flush=True)
    from PySide6.QtCore import QCoreApplication, QTimer
    QTimer.singleShot(0, QCoreApplication.instance(), QCoreApplication.quit)
    return bench

MainWindow.__init__, MainWindow.furnish = make, furnish
from inspector.cli import main
main()
"""


def run(code: str, folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    own = {name: str(folder) for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    env = os.environ | own | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, *map(str, words)]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_the_frame_is_painted_before_anything_heavy_is_loaded(tmp_path: Path) -> None:
    done = run(WATCHED, tmp_path)
    assert done.returncode == 0, done.stderr
    *painted, loaded, last = done.stdout.splitlines()
    assert {"painted TopBar", "painted Band"} <= set(painted)
    # What is loaded for the frame stays; from then on garbage is looked for, and by the window alone.
    assert {"Python looks for garbage: False", "and then: False and the window True"} <= set(painted)
    assert HEAVY.isdisjoint(loaded.split()), sorted(HEAVY.intersection(loaded.split()))
    # What a room is opened for is loaded when it is opened.
    assert last.startswith("furnished ")
    assert LATER.isdisjoint(last.split()), sorted(LATER.intersection(last.split()))


def test_a_file_is_read_after_the_frame_is_painted(tmp_path: Path) -> None:
    done = run(WATCHED, tmp_path, "window", SAMPLE)
    assert done.returncode == 0, done.stderr
    loaded = next(line for line in done.stdout.splitlines() if line.startswith("loaded"))
    assert done.stdout.index("painted Band") < done.stdout.index("loaded")
    # The words of the command line are read by click, and by nothing else.
    assert HEAVY.intersection(loaded.split()) == {"click"}


def test_a_file_that_cannot_be_opened_is_told_here_too_and_is_the_exit_code(tmp_path: Path) -> None:
    broken = tmp_path / "half.scenario.json"
    broken.write_bytes(SAMPLE.read_bytes()[:200])
    for path in (broken, tmp_path / "missing.scenario.json"):
        done = run(WATCHED, tmp_path, "window", path)
        assert done.returncode == 2
        assert path.name in done.stderr
        assert done.stderr.count("\n") == 1
        assert "furnished" in done.stdout


def test_the_window_tells_of_it_as_well(window: Workbench, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "mis\x1b[31msing.scenario.json"
    assert not open_named(window, missing)
    assert "Nothing on the desk was changed." in window.notice.text
    told = capsys.readouterr().err
    assert "Nothing on the desk was changed." in told
    assert "\x1b" not in told


@pytest.mark.parametrize(
    ("words", "needless"),
    [
        (["check", SAMPLE], {"PIL", "PySide6", "inspector.drawing", "inspector.rulebook", "inspector.window", "rich"}),
        (["explain", SAMPLE, "--json"], {"PIL", "PySide6", "inspector.drawing", "inspector.window", "rich"}),
        (["explain", SAMPLE], {"PIL", "PySide6", "inspector.drawing", "inspector.window"}),
        (["cards", "find", "delver"], {"PIL", "PySide6", "inspector.drawing", "inspector.rulebook"}),
        (["--version"], HEAVY - {"click"}),
    ],
)
def test_a_command_loads_what_it_needs_itself(tmp_path: Path, words: list[object], needless: set[str]) -> None:
    at_exit = "import atexit, sys; atexit.register(lambda: print('loaded', *sys.modules));"
    code = f"{at_exit} from inspector.cli import main; main()"
    done = run(code, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.splitlines()[-1].split()
    assert loaded[0] == "loaded"
    assert needless.isdisjoint(loaded), sorted(needless.intersection(loaded))


def test_after_qt_is_loaded_python_imports_as_before(tmp_path: Path) -> None:
    code = """
import builtins
plain = builtins.__import__
from inspector.window.shell.loading_qt import load_qt
load_qt()
import linecache, PySide6.QtTest
import inspector.rules
from PySide6.QtCore import QObject, Signal
# Whatever the folder of the checkout is called.
package = inspector.__path__[0]
read = any(path.startswith(package) for path in linecache.cache)
print(builtins.__import__ is plain, read, hasattr(QObject, "objectName"))
"""
    assert run(code, tmp_path).stdout.split() == ["True", "False", "True"]
