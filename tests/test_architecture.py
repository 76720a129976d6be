"""How the program is built, from bottom to top; the file to read first.

    bundled
    keeping      files: opened, and kept so that nothing of the user's is lost
    cards        a printed card                       pure: no files, no clock, no randomness
    rules        what a card is on the table          pure: no files, no clock, no randomness
    scenario     the table as a file
    library | rulebook
    drawing      pictures of cards
    training
    window       Qt, and nothing else knows Qt
    commands     groups of commands
    cli          the command line

A package imports only from floors below its own. The contracts in pyproject.toml say so; here each is broken once, in
a copy of the program, to see that it notices.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import PACKAGE, ROOT

FLOORS = "A package imports only from floors below its own"
NO_CIRCLES = "No siblings anywhere import each other in a circle"
QT_IN_WINDOW = "Qt lives in the window alone"
PURE = "Cards and rules are pure: no files, clocks, randomness, windows, pictures or bundled assets"
NO_PICTURES = "The scenario and the rule book know neither pictures nor databases"
STANDARD = "What keeps files needs the standard library alone"
TERMINAL = "Only the command line speaks to the terminal"


def test_every_import_goes_down() -> None:
    status, report = checked(ROOT)
    assert status == 0, report


@pytest.mark.parametrize(
    ("where", "planted", "contract"),
    [
        ("cards/__init__.py", "import inspector.rules", FLOORS),
        ("rules/__init__.py", "import inspector.scenario", FLOORS),
        ("scenario/__init__.py", "import inspector.library", FLOORS),
        ("library/__init__.py", "import inspector.rulebook", FLOORS),
        ("rulebook/__init__.py", "import inspector.library", FLOORS),
        ("drawing/__init__.py", "import inspector.window", FLOORS),
        ("window/__init__.py", "import inspector.cli", FLOORS),
        ("bundled.py", "import inspector.cards", FLOORS),
        ("a_new_room/__init__.py", "", FLOORS),
        ("drawing/__init__.py", "import PySide6.QtGui", QT_IN_WINDOW),
        ("cli.py", "def later():\n    import PySide6.QtCore", QT_IN_WINDOW),
        ("rules/__init__.py", "import random", PURE),
        ("rules/__init__.py", "def later():\n    from datetime import date", PURE),
        ("cards/__init__.py", "import pathlib", PURE),
        ("cards/__init__.py", "import PIL.Image", PURE),
        ("cards/__init__.py", "import inspector.bundled", PURE),
        ("rules/__init__.py", "import inspector.keeping", PURE),
        ("keeping/__init__.py", "import inspector.scenario", FLOORS),
        ("keeping/__init__.py", "import msgspec", STANDARD),
        ("keeping/__init__.py", "import inspector.bundled", STANDARD),
        ("scenario/__init__.py", "import PIL.Image", NO_PICTURES),
        ("rulebook/__init__.py", "import sqlite3", NO_PICTURES),
        ("window/__init__.py", "import click", TERMINAL),
    ],
)
def test_a_planted_import_is_reported(tmp_path: Path, where: str, planted: str, contract: str) -> None:
    status, report = checked(copy_with(tmp_path, {where: planted}))
    assert status != 0, report
    assert f"{contract} BROKEN" in report, report


def test_a_planted_circle_is_reported(tmp_path: Path) -> None:
    circle = {
        "drawing/one_room.py": "import inspector.drawing.next_room",
        "drawing/next_room.py": "import inspector.drawing.one_room",
    }
    status, report = checked(copy_with(tmp_path, circle))
    assert status != 0, report
    assert f"{NO_CIRCLES} BROKEN" in report, report


def test_everything_below_the_window_loads_where_there_is_no_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOAD_ALL_WITHOUT_QT], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert {"inspector.cards", "inspector.rules"} <= set(done.stdout.split())


LOAD_ALL_WITHOUT_QT = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError("there is no Qt here: " + name, name=name)

sys.meta_path.insert(0, NoQt())
try:
    import PySide6
except ModuleNotFoundError:
    pass
else:
    sys.exit("Qt was not blocked, so this test would prove nothing")

import inspector

def load(package):
    for found in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if found.name in ("inspector.window", "inspector.__main__"):
            continue
        module = importlib.import_module(found.name)
        print(found.name)
        if found.ispkg:
            load(module)

load(inspector)
"""


def checked(folder: Path) -> tuple[int, str]:
    """The exit status and the report of the import check, run on the program in ``folder``."""
    program = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert program is not None, "lint-imports is not installed beside this Python"
    done = subprocess.run(
        [program, "--no-logo", "--no-cache"],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        env=without_wrapping(),
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def without_wrapping() -> dict[str, str]:
    """An environment in which the report's lines stay whole."""
    return os.environ | {"COLUMNS": "200", "NO_COLOR": "1", "PYTHONUTF8": "1"}


def copy_with(folder: Path, planted: dict[str, str]) -> Path:
    """A copy of the program in ``folder``, with the ``planted`` text added to the files it names."""
    shutil.copytree(PACKAGE, folder / "inspector", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, text in planted.items():
        file = folder / "inspector" / name
        file.parent.mkdir(exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(f"\n{text}\n")
    return folder
