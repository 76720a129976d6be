"""From a keystroke in the search to the painted list, next to a bare list view of as many plain rows, painted alike.

The library holds 36,000 made-up cards. First their names are read into memory while the window stands: how long that
blocks the event loop at most is measured, while nobody types and while somebody does. Then names are typed letter by
letter, then once misspelled. Both lists are as large on the screen and are painted in one run and in turn.
"""

from __future__ import annotations

import gc
import json
import os
import random
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[2]
CARDS = 36_000
NAMES = 60
ROWS = 50
GOAL = 3.0
LONGEST = 33.0
_SYLLABLES = [consonant + vowel for consonant in "bdfgklmnrstvz" for vowel in "aeiou"]

if TYPE_CHECKING:
    from inspector.window.shell.workbench import Workbench


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    with TemporaryDirectory() as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "CARD_INSPECTOR_DATA_DIR"):
            os.environ[name] = folder
        return _measure(_library(Path(folder)))


def _library(folder: Path) -> list[str]:
    """Fill the library and give the names in it."""
    from inspector.library import library_path
    from inspector.library.importing import import_cards

    chance = random.Random(1)
    file = folder / "cards.json"
    records = [_record(number, chance) for number in range(CARDS)]
    file.write_text("[\n" + ",\n".join(map(json.dumps, records)) + "\n]", encoding="utf-8")
    import_cards(library_path(), [file])
    return [record["card_faces"][1]["name"] if "card_faces" in record else record["name"] for record in records]


def _name(chance: random.Random) -> str:
    words = ("".join(chance.choices(_SYLLABLES, k=chance.randint(1, 4))) for _ in range(chance.randint(1, 4)))
    return " ".join(words).title()


def _face(chance: random.Random) -> dict[str, Any]:
    size = {"power": str(chance.randint(0, 9)), "toughness": str(chance.randint(1, 9))}
    cost = chance.choice(("{1}{W}", "{2}{U}{U}", "{B}", "{3}{R}", "{G}{G}", "{X}{R}", "{2}{W/U}", "{5}"))
    return {"name": _name(chance), "mana_cost": cost, "type_line": "Creature — Elf Druid"} | size


def _record(number: int, chance: random.Random) -> dict[str, Any]:
    known = {"oracle_id": f"{number:08x}"}
    if number % 8:
        return known | _face(chance)
    faces = [_face(chance), _face(chance)]
    return known | {"name": " // ".join(face["name"] for face in faces), "layout": "transform", "card_faces": faces}


def _measure(names: list[str]) -> int:
    from PySide6.QtCore import QStringListModel
    from PySide6.QtWidgets import QApplication, QListView

    from inspector.window.shell.app import application
    from inspector.window.shell.main_window import MainWindow

    application()
    window = MainWindow(theme="light")
    window.show()
    bench = window.furnish()
    smooth = _loading(bench)
    bare, model = QListView(), QStringListModel()
    bare.setModel(model)
    bare.setUniformItemSizes(True)
    bench.search.setText("a")
    bare.resize(bench.finding.results.list.size())
    bare.show()
    QApplication.processEvents()
    ours: list[float] = []
    plain: list[float] = []
    for number, name in enumerate(random.Random(2).sample(names, NAMES)):
        for length in range(1, len(name) + 1):
            ours.append(_keystroke(bench, name[:length]))
            start = time.perf_counter()
            model.setStringList([f"{number} {row} {name}" for row in range(ROWS)])
            bare.viewport().grab()
            plain.append((time.perf_counter() - start) * 1000)
        ours.append(_keystroke(bench, f"{name[:2]}x{name[3:]}"))
    window.close()
    return max(_judge(sorted(ours), plain), 0 if smooth else 1)


def _loading(bench: Workbench) -> bool:
    """Load the names in the idle window, then again while somebody types; whether that never blocks it too long."""
    from PySide6.QtWidgets import QApplication

    # The sheet of results is made ready once, however many cards there are; here only the names are meant.
    bench.search.setText("a")
    QApplication.processEvents()
    bench.search.clear()
    kept = True
    for typed in ("", "delver of secrets"):
        bench.session.cards.library.close()
        bench.session.cards.library.refresh()
        gc.collect()
        bench.finding.prepare_soon()
        began, turns, worst = time.perf_counter(), 0, 0.0
        while bench.finding.is_loading:
            start = time.perf_counter()
            if typed and not turns % 4:
                bench.search.setText(typed[: turns // 4 + 1])
            QApplication.processEvents()
            turns, worst = turns + 1, max(worst, time.perf_counter() - start)
        took, blocked = (time.perf_counter() - began) * 1000, worst * 1000
        how = "typing meanwhile" if typed else "idle"
        fits = blocked <= LONGEST
        goal = f"{'keeps to' if fits else 'misses'} the goal of {LONGEST:g} ms"
        print(f"names of {CARDS:,} cards loaded in {took:.0f} ms, {how}")
        print(f"  the event loop is blocked {blocked:.1f} ms at most, {goal}")
        kept = kept and fits
        bench.search.clear()
    return kept


def _keystroke(bench: Workbench, text: str) -> float:
    start = time.perf_counter()
    bench.search.setText(text)
    bench.finding.results.list.viewport().grab()
    return (time.perf_counter() - start) * 1000


def _judge(ours: list[float], plain: list[float]) -> int:
    typical, bare, worst = statistics.median(ours), statistics.median(plain), ours[-1]
    print(f"{len(ours):,} keystrokes: {typical:.2f} ms to the painted list, {ROWS} rows of a bare one {bare:.2f} ms")
    print(f"  ratio {typical / bare:.2f}, {'keeps to' if typical <= GOAL * bare else 'misses'} the goal of {GOAL:g}")
    print(f"  slowest {worst:.1f} ms, {'keeps to' if worst <= LONGEST else 'misses'} the goal of {LONGEST:g} ms")
    print(f"  99th percentile {ours[int(len(ours) * 0.99)]:.1f} ms")
    return 0 if typical <= GOAL * bare and worst <= LONGEST else 1


if __name__ == "__main__":
    sys.exit(main())
