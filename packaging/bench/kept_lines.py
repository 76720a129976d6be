"""Which test runs which line, kept from one run of the mutants to the next.

To learn it takes as long as many mutants. It holds while no source of the program changes; of the tests, only those of
files that changed since are run anew, and what is kept knows no folder, so another copy of the same sources uses it.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from bench.tests_by_line import Coverage, covered

_READ = (".py", ".json", ".csv")


class _Kept(NamedTuple):
    """What is known of tests: their names, the marks of their files, and their lines, by paths from the root."""

    names: list[str]
    marks: list[str]
    coverage: Coverage


def known_lines(
    items: Sequence[pytest.Item], root: Path, folders: Sequence[Path], workers: int, forget: Callable[[], None]
) -> Coverage:
    """Give which of these tests run which lines of the folders; tests whose files are as they were are not run again.

    ``root`` is the folder of the sources; ``forget`` is done before each test that is run.
    """
    marks = _marks(items)
    file = Path(tempfile.gettempdir()) / f"card-inspector-lines-{os.getuid()}-{_mark_of_sources(root)}.pickle"
    kept = _read(file)
    places = {known: place for place, known in enumerate(zip(kept.names, kept.marks, strict=True))}
    new = [number for number, item in enumerate(items) if (item.nodeid, marks[number]) not in places]
    if new:
        found = covered([items[number] for number in new], folders, workers, forget)
        kept = _joined(kept, _Kept([items[number].nodeid for number in new], [marks[n] for n in new], found), root)
        file.write_bytes(pickle.dumps(kept))
        places = {known: place for place, known in enumerate(zip(kept.names, kept.marks, strict=True))}
    wanted = {places[item.nodeid, marks[number]]: number for number, item in enumerate(items)}
    lines = _renumbered(kept.coverage.tests, wanted)
    tests = {str(root / told): numbers for told, numbers in lines.items()}
    failing = [wanted[place] for place in kept.coverage.failing if place in wanted]
    seconds = [0.0] * len(items)
    for place, number in wanted.items():
        seconds[number] = kept.coverage.seconds[place]
    return Coverage(tests, seconds, failing)


def lines_run(coverage: Coverage) -> Counter[int]:
    """How many lines each test runs: the fewer, the more it is about the few."""
    count: Counter[int] = Counter()
    for lines in coverage.tests.values():
        for numbers in lines.values():
            count.update(numbers)
    return count


def _read(file: Path) -> _Kept:
    if file.exists() and file.stat().st_uid == os.getuid():
        found: _Kept = pickle.loads(file.read_bytes())
        return found
    return _Kept([], [], Coverage({}, [], []))


def _joined(kept: _Kept, more: _Kept, root: Path) -> _Kept:
    """What was known and what was found now, under ``root``, numbered on; of a test known twice the newer counts."""
    before = len(kept.names)
    tests = kept.coverage.tests
    for file, lines in more.coverage.tests.items():
        old = tests.setdefault(Path(file).relative_to(root).as_posix(), {})
        for line, numbers in lines.items():
            old.setdefault(line, array("I")).extend(array("I", [before + number for number in numbers]))
    coverage = Coverage(
        tests,
        kept.coverage.seconds + more.coverage.seconds,
        kept.coverage.failing + [before + number for number in more.coverage.failing],
    )
    return _Kept(kept.names + more.names, kept.marks + more.marks, coverage)


def _renumbered(
    tests: Mapping[str, Mapping[int, array[int]]], wanted: Mapping[int, int]
) -> dict[str, dict[int, array[int]]]:
    """The same lines by the numbers that are wanted; a line that none of these tests runs is left out."""
    found: dict[str, dict[int, array[int]]] = {}
    for file, lines in tests.items():
        renumbered = ((line, array("I", _those(numbers, wanted))) for line, numbers in lines.items())
        found[file] = {line: numbers for line, numbers in renumbered if numbers}
    return found


def _those(numbers: Iterable[int], wanted: Mapping[int, int]) -> list[int]:
    return [wanted[number] for number in numbers if number in wanted]


def _marks(items: Sequence[pytest.Item]) -> list[str]:
    """A mark of the file of each test, which changes as the file does."""
    files = {item.path for item in items}
    found = {file: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files}
    return [found[item.path] for item in items]


def _mark_of_sources(root: Path) -> str:
    """A mark of all that tests run but the tests themselves."""
    mark = hashlib.sha256()
    for file in sorted(file for top in ("inspector", "tests", "assets") for file in (root / top).rglob("*.*")):
        if file.suffix in _READ and not file.name.startswith("test_"):
            mark.update(file.relative_to(root).as_posix().encode())
            mark.update(file.read_bytes())
    return mark.hexdigest()[:16]
