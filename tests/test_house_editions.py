"""The rules update of the next year touches its own data, and nothing else in the program needs to know of it.

A made-up sixth edition is written into a copy of the program: a record, the number of a rule that moved, a digest, and
its column in the lives of the rules. Then the copy runs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from inspector.rules import NEWEST
from tests.house import ASSETS, PACKAGE, ROOT

KEY = "2031-03"
RECORD = f"""
_MADE_UP = msgspec.structs.replace(
    _NEWEST,
    key="{KEY}",
    set_name="Made Up",
    effective="2031-03-07",
    texts=TextDays(own=("2031-03-07",), first="2031-03-07", last="2031-06-30"),
    back_with_fronts_mana_value=NO_KINDS,
)
"""
MOVED = ("712.8e", "712.28e")


@pytest.fixture(scope="module")
def next_year(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("next_year")
    # With what is compiled of it: a file that stays as it is keeps its time, and is not compiled again.
    # What another process is only about to write there has a number behind its name.
    shutil.copytree(PACKAGE, top / "inspector", ignore=shutil.ignore_patterns("*.pyc.*"))
    shutil.copytree(ASSETS, top / "assets", ignore=shutil.ignore_patterns("pictures"))
    shutil.copy(ROOT / "pyproject.toml", top)
    edition = top / "inspector" / "rules" / "edition"
    change(edition / "editions.py", "\nEDITIONS = (", f"{RECORD}\nEDITIONS = (")
    change(edition / "editions.py", ", _NEWEST)\nNEWEST = _NEWEST\n", ", _NEWEST, _MADE_UP)\nNEWEST = _MADE_UP\n")
    for rows in edition.glob("concepts_of_*.py"):
        renumber(rows)
    digest = json.loads((ASSETS / "rulebook" / f"{NEWEST.key}.json").read_text("utf-8"))
    section = digest["sections"]["712"]["rules"]
    section[MOVED[1]] = section.pop(MOVED[0]) | {"changed": "The number is another."}
    (top / "assets" / "rulebook" / f"{KEY}.json").write_text(json.dumps(digest | {"edition": KEY}), "utf-8")
    lives = json.loads((ASSETS / "rulebook" / "lives.json").read_text("utf-8"))
    lives |= {"editions": [*lives["editions"], KEY], "rows": [one_more(row) for row in lives["rows"]]}
    (top / "assets" / "rulebook" / "lives.json").write_text(json.dumps(lives), "utf-8")
    return top


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(before) == 1, before
    file.write_text(text.replace(before, after), "utf-8")


def renumber(file: Path) -> None:
    """Give every concept that cites the moved rule one more cell, as the recipe for an edition says."""
    lines = file.read_text("utf-8").split("\n")
    for at, line in enumerate(lines):
        if line.count('"') >= 2 and MOVED[0] in line.rsplit('"', 2)[1]:
            head, cells, tail = line.rsplit('"', 2)
            row = [cell.strip() for cell in cells.split("|")]
            row += row[-1:] * (5 - len(row)) + [row[-1].replace(*MOVED)]
            lines[at] = f'{head}"{" | ".join(row)}"{tail}'
    file.write_text("\n".join(lines), "utf-8")


def one_more(row: str) -> str:
    *numbers, signs = row.split()
    sign = "." if numbers[-1] == "-" else "="
    return " ".join([*numbers, MOVED[1] if numbers[-1] == MOVED[0] else numbers[-1], signs + sign])


def run(top: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=top,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1", "XDG_DATA_HOME": str(top / "data")},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_core_decides_by_it_and_cites_its_numbers(next_year: Path) -> None:
    delver = [
        {"do": "place", "card": "Delver of Secrets", "as": "delver", "zone": "battlefield"},
        {"do": "transform", "object": "delver"},
    ]
    file = next_year / "delver.scenario.json"
    for key, value in ((NEWEST.key, 1), (KEY, 0)):
        expect = [{"object": "delver", "mana_value": value}]
        scenario = {"format": "card-inspector/1", "edition": key, "actions": delver, "expect": expect}
        file.write_text(json.dumps(scenario), "utf-8")
        run(next_year, "-m", "inspector", "check", str(file))
    assert MOVED[1] in run(next_year, "-m", "inspector", "explain", str(file))


def test_every_concept_has_words_in_it_and_rules_are_followed_into_it(next_year: Path) -> None:
    shown = run(next_year, "-m", "inspector", "rulebook", "show", MOVED[1], "--edition", KEY)
    assert MOVED[1] in shown
    life = run(next_year, "-m", "inspector", "rulebook", "life", MOVED[0])
    assert KEY in life
    assert MOVED[1] in life
    assert run(next_year, "-c", EVERY_CONCEPT).split() == [KEY]


def test_the_window_offers_it_with_a_key_of_its_own(next_year: Path) -> None:
    keys = run(next_year, "-c", KEYS_OF_WINDOW).split()
    assert len(keys) == len(set(keys)) == 7
    assert "Ctrl+6" in keys


EVERY_CONCEPT = """
from inspector.rulebook import Rulebook
from inspector.rules import NEWEST, concepts_in
book = Rulebook()
for concept in concepts_in(NEWEST.key):
    assert all(passage.highlights for passage in book.passages(concept, NEWEST.key)), concept
print(NEWEST.key)
"""
KEYS_OF_WINDOW = """
from unittest.mock import MagicMock
from inspector.window.shell.window_commands import view_commands
commands = view_commands(MagicMock(), MagicMock(), MagicMock())
keys = [key for command in commands for key in command.shortcuts]
print(*[key for key in keys if key.startswith("Ctrl+") and key[5:].isdecimal()])
"""
