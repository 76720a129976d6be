"""The card library with the largest files people have: 63,000 printings in ten languages, some 320 MB.

Once with one card a line, as they are offered, once as one indented document, which has to be read as a whole. Time is
compared with reading the same file with ``json.load``, memory with the file's size. ``--quick`` takes a tenth.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CARDS, PRINTINGS = 28_000, 63_000
ROUNDS = 3
LANGUAGES = ("en", "de", "fr", "it", "es", "pt", "ja", "ko", "ru", "zhs")
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]


def main() -> int:
    """Run all measurements, or the one that a child process was asked for; 1 if a goal was missed."""
    if len(sys.argv) > 3:
        _child_import(Path(sys.argv[2]), Path(sys.argv[3])) if sys.argv[1] == "import" else _child_load(sys.argv[2])
        return 0
    parts = 10 if "--quick" in sys.argv else 1
    with tempfile.TemporaryDirectory(prefix="card-inspector-bench-") as name:
        folder = Path(name)
        lines, indented = folder / "all-cards.json", folder / "indented.json"
        _write(lines, CARDS // parts, PRINTINGS // parts, None)
        missed = _measure("one card a line", lines, folder, least=0.0)
        _write(indented, CARDS // parts, PRINTINGS // parts, 1)
        missed += _measure("one indented document", indented, folder, least=1.5)
    print("all goals are met" if not missed else f"missed: {', '.join(missed)}")
    return 1 if missed else 0


def _write(path: Path, cards: int, printings: int, indent: int | None) -> None:
    """Write printings of so many cards, in turn in all languages, those that are not English with a printed name."""
    from bench.bench_library import made_record

    chance = random.Random(1)
    with path.open("w", encoding="utf-8") as file:
        file.write("[\n")
        for number in range(printings):
            record = made_record(number % cards, chance)
            lang = LANGUAGES[number // cards if number >= cards else 0]
            record |= {"lang": lang, "oracle_id": f"{number % cards:08x}-0000"}
            if lang != "en":
                record["printed_name"] = f"{lang} {record['name']}"
            separators = None if indent else (",", ":")
            file.write(json.dumps(record, ensure_ascii=False, separators=separators, indent=indent))
            file.write(",\n" if number < printings - 1 else "\n]\n")


def _child_import(file: Path, library: Path) -> None:
    from inspector.library.importing import import_cards

    start = time.perf_counter()
    report = import_cards(library, [file])
    _report(start)
    assert report.read == report.cards + report.printings, report.sentences()


def _child_load(file: str) -> None:
    start = time.perf_counter()
    with Path(file).open(encoding="utf-8") as opened:
        json.load(opened)
    _report(start)


def _report(start: float) -> None:
    seconds = time.perf_counter() - start
    peak = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM"))
    print(seconds, int(peak.split()[1]) / 1000)


def _run(*words: str) -> tuple[float, float]:
    own = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, __file__, *words], capture_output=True, text=True, check=True, env=own)
    seconds, peak = map(float, done.stdout.split())
    return seconds, peak


def _measure(name: str, file: Path, folder: Path, *, least: float) -> list[str]:
    """Import and load a file; its peak may be 100 MB, or ``least`` times the file where it is read as a whole."""
    size = file.stat().st_size / 1e6
    # In turn, and the best of each, since the disk may still be busy with the file.
    rounds = [
        (_run("import", str(file), str(folder / f"{name}{at}" / "cards.sqlite")), _run("load", str(file), str(file)))
        for at in range(ROUNDS)
    ]
    seconds, peak = min(ours[0] for ours, _ in rounds), max(ours[1] for ours, _ in rounds)
    loaded, held = min(plain[0] for _, plain in rounds), max(plain[1] for _, plain in rounds)
    most = max(100.0, least * size)
    print(
        f"{name}, {size:.0f} MB: import {seconds:.1f} s with {peak:.0f} MB, json.load {loaded:.1f} s with {held:.0f} MB"
    )
    missed = [f"time of {name}"] if seconds > loaded / (1 if least else 2) else []
    missed += [f"memory of {name}"] if peak > most else []
    goal = 1 if least else 0.5
    print(f"  time by json.load {seconds / loaded:.2f} (goal {goal:g}), peak {peak:.0f} MB (goal {most:.0f} MB)")
    return missed


if __name__ == "__main__":
    sys.exit(main())
