"""How the program is built, from bottom to top; the file to read first.

    bundled
    keeping      files: opened, and kept so that nothing of the user's is lost
    cards        a printed card                       pure: no files, no clock, no randomness
    reading      what the words of a card may touch   pure: no files, no clock, no randomness
    rules        what a card is on the table          pure: no files, no clock, no randomness
    scenario     the table as a file
    lenses       one object through a question: what is copied, every state, every edition
    sharing      a board as one line of text
    library | rulebook                                where cards and rules texts come from
    drawing      pictures of cards
    survey       one question asked of very many boards, by many processes
    training     questions, misconceptions, lessons      no clock, no chance but a seed
    self_check   whether this installation is whole
    window       Qt, and nothing else knows Qt
    commands     groups of commands
    cli          the command line

The rooms of the rules, from bottom to top:

    edition      what holds when, and under which number
    table        the value that everything is about: objects, actions
    decisions    each value with the rule that decides it, and the steps that prove it
    wording      sentences for people; nothing that decides reads them
    values       what an object starts from, and how filters and amounts ask it
    effects      continuous effects while they are applied
    layers       613
    steps        what actions have in common
    events       one module for each rules section or action
    state        state-based actions
    telling      what is told of an object
    performing, entering_asks, ways_to_place, candidates, offers     the front

The rooms of the window, from bottom to top:

    kept         settings, and boards that a crash would lose
    style        themes, type, icons, pictures at the screen's pixel ratio
    widgets      small pieces of Qt that all rooms share
    words        values, badges and objects in words
    board        the list of actions, the step in view
    handouts     pages of a board, as PDF and PNG
    files        opened and saved
    in_words     the board's live text
    rules_reader the rule book
    desk         zones, cards, dragging, turning
    actions      what can be done to the cards selected
    panel        values, outline, history, notice
    lenses       the board under all editions, between two steps
    search       finding, placing and importing cards, decklists
    palette      one way in to everything
    own_card     cards of the user's own
    training     questions, what is known, lessons, exams
    booth
    presentation
    accessibility
    shell        the program's window, where everything is wired

A package imports only from floors below its own, a room only from rooms below its own. The contracts in pyproject.toml
say so; here each is broken once, in a copy of the program, to see that it notices.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.house import PACKAGE, ROOT

FLOORS = "A package imports only from floors below its own"
RULES_ROOMS = "A room of the rules imports only from rooms below its own"
WINDOW_ROOMS = "A room of the window imports only from rooms below its own"
NO_SENTENCES = "Nothing that decides reads a sentence"
NO_CIRCLES = "No siblings anywhere import each other in a circle"
QT_IN_WINDOW = "Qt lives in the window alone"
PURE = "Cards and rules are pure: no files, clocks, randomness, windows, pictures or bundled assets"
NO_PICTURES = "The scenario and the rule book know neither pictures nor databases"
NO_CHANCE = "Training knows neither clock nor chance but what is passed in"
STANDARD = "What keeps files needs the standard library alone"
NO_BOARD = "Training knows nothing of the board on the desk"
TERMINAL = "Only the command line speaks to the terminal"
README = (ROOT / "README.md").read_text(encoding="utf-8")
# Each: the file, what is written into it, and the contract that this breaks.
PLANTED = (
    ("cards/__init__.py", "import inspector.rules", FLOORS),
    ("rules/__init__.py", "import inspector.scenario", FLOORS),
    ("scenario/__init__.py", "import inspector.library", FLOORS),
    ("library/__init__.py", "import inspector.rulebook", FLOORS),
    ("scenario/__init__.py", "import inspector.lenses", FLOORS),
    ("sharing/__init__.py", "import inspector.library", FLOORS),
    ("rulebook/__init__.py", "import inspector.library", FLOORS),
    ("drawing/__init__.py", "import inspector.window", FLOORS),
    ("window/__init__.py", "import inspector.cli", FLOORS),
    ("bundled.py", "import inspector.cards", FLOORS),
    ("a_new_room/__init__.py", "", FLOORS),
    ("rules/table/__init__.py", "import inspector.rules.events", RULES_ROOMS),
    ("rules/layers/__init__.py", "import inspector.rules.events.what_is_told", RULES_ROOMS),
    ("rules/a_new_room/__init__.py", "", RULES_ROOMS),
    ("rules/effects/__init__.py", "import inspector.rules.wording.sentences", NO_SENTENCES),
    ("window/board/__init__.py", "import inspector.window.desk.desk", WINDOW_ROOMS),
    ("window/words/__init__.py", "import inspector.window.shell", WINDOW_ROOMS),
    ("window/search/__init__.py", "import inspector.window.palette.palette", WINDOW_ROOMS),
    ("window/a_new_room/__init__.py", "", WINDOW_ROOMS),
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
    ("drawing/__init__.py", "import inspector.training", FLOORS),
    ("training/__init__.py", "import inspector.window", FLOORS),
    ("training/__init__.py", "def later():\n    import random", NO_CHANCE),
    ("training/__init__.py", "import PySide6.QtCore", QT_IN_WINDOW),
    ("window/training/__init__.py", "import inspector.window.board.session", NO_BOARD),
)


def test_every_import_goes_down() -> None:
    status, report = checked(ROOT)
    assert status == 0, report


@pytest.mark.parametrize("place", [PACKAGE, PACKAGE / "rules", PACKAGE / "window"], ids=lambda place: place.name)
def test_the_drawing_above_shows_every_floor_and_every_room(place: Path) -> None:
    there = {path.stem for path in place.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    drawn = {
        word for line in (__doc__ or "").split("\n") if line.startswith("    ") for word in re.findall(r"\w+", line)
    }
    assert there - {"__init__", "__main__"} <= drawn


def test_the_readme_lists_every_floor() -> None:
    there = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    listed = README.partition("From bottom to top:")[2].partition("\n\n")[0]
    assert there - {"__init__", "__main__"} <= set(re.findall(r"`(\w+)(?:\.py)?`", listed))


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the import check says of each contract where all of ``PLANTED`` is in one copy of the program."""
    texts: dict[str, str] = defaultdict(str)
    for where, planted, _ in PLANTED:
        texts[where] += f"{planted}\n"
    status, report = checked(copy_with(tmp_path_factory.mktemp("planted"), texts))
    assert status != 0, report
    _, *parts = re.split(r"^(.+)\n-{5,}\n", report.partition("Broken contracts")[2], flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize(("where", "planted", "contract"), PLANTED)
def test_a_planted_import_is_reported(reported: dict[str, str], where: str, planted: str, contract: str) -> None:
    module = ".".join(("inspector", *Path(where).with_suffix("").parts)).removesuffix(".__init__")
    # A room that no contract places is named itself; an import by both its ends, the other by its package if not ours.
    words = planted.split()
    found = words[words.index("from" if "from" in words else "import") + 1] if planted else ""
    other = found if found.startswith("inspector") else found.partition(".")[0]
    assert (f"{module} -> {other} (" if planted else f"- {module}\n") in reported[contract], reported[contract]


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
