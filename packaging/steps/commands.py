"""What the bootstrap can do once .venv is ready: open the window, check everything, measure."""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from steps.environment import prepare
from steps.failures import StepFailedError
from steps.places import BENCH, SAMPLE, program
from steps.processes import quietly, status_of
from steps.system_packages import FOR_TESTS

_WITHOUT_SCREEN = {"QT_QPA_PLATFORM": "offscreen"}
_PLATFORMS_WITHOUT_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb")
_OPEN_A_SCREEN = "from PySide6.QtWidgets import QApplication; QApplication([])"

_QUICK_CHECKS = (
    ("the format", ("ruff", "format", "--check")),
    ("the lint rules", ("ruff", "check")),
    ("the floors", ("lint-imports", "--no-logo")),
)
_LONG_CHECK = ("the types", ("mypy",))


def run() -> int:
    """Open the window; without a usable screen, save a picture of it and print the sample's explanation instead."""
    prepare()
    if not _asked_for_no_screen():
        status = status_of([program("card-inspector"), "window"])
        if status == 0 or quietly([program("python"), "-c", _OPEN_A_SCREEN]).status == 0:
            return status
    return _show_without_screen()


def test() -> int:
    """Run every check and the tests, and say what failed. Returns 0 only if all passed.

    The types take twenty seconds where nothing is known of them yet, and one processor: they are checked beside the
    tests, and told of behind them, so that the lines of the two do not mix.
    """
    prepare(FOR_TESTS, for_tests=True)
    name, command = _LONG_CHECK
    with ThreadPoolExecutor(1) as beside:
        types = beside.submit(quietly, [program(command[0]), *command[1:]])
        failed = [quick for quick, words in _QUICK_CHECKS if _check(quick, words)]
        verdict = f"Failed: {', '.join(failed)}." if failed else "Format, lint rules and floors are in order."
        print(f"\n{verdict} Now the tests, and beside them {name}.", flush=True)
        tests = status_of([program("pytest"), *_pytest_options()])
        _headed(name, command)
        print(types.result().output, end="", flush=True)
    failed += [name] if types.result().status else []
    said = f"Failed: {', '.join(failed)}." if failed else "Format, lint rules, floors and types are in order."
    print(f"\n{said}{' The tests failed, see above.' if tests else ''}", flush=True)
    return 1 if failed else tests


def bench(name: str = "") -> int:
    """Run each script ``packaging/bench/bench_*.py`` in the environment. Returns 0 only if all of them did.

    With a ``name``, that one alone: ``bench_NAME.py``, or ``long_NAME.py``, which takes too long to run with others.
    """
    prepare(for_tests=True)
    scripts = [script for script in sorted(BENCH.glob("*.py")) if _is_asked_for(script.stem, name)]
    if name and not scripts:
        known = sorted(
            script.stem.split("_", 1)[1] for script in BENCH.glob("*.py") if _is_asked_for(script.stem, None)
        )
        raise StepFailedError(f"No measurement is called {name}. There are: {', '.join(known)}.")
    if not scripts:
        print(f"Nothing to measure yet: no bench_*.py in {BENCH}.")
    failed = [script.name for script in scripts if _measure(script)]
    if failed:
        raise StepFailedError(f"These measurements failed, see above: {', '.join(failed)}.")
    return 0


def _is_asked_for(stem: str, name: str | None) -> bool:
    """Whether a script is the one of this name; ``""`` asks for all that are run together, None for every one."""
    kind, _, rest = stem.partition("_")
    return kind in ("bench", "long") and (kind == "bench" if name == "" else name in (None, rest))


def _asked_for_no_screen() -> bool:
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in _PLATFORMS_WITHOUT_SCREEN


def _show_without_screen() -> int:
    picture = Path(tempfile.mkdtemp(prefix="card-inspector-")) / "window.png"
    print("Without a screen: a picture of the window, and what it says.", flush=True)
    drawn = status_of([program("card-inspector"), "window", "--screenshot", picture, SAMPLE], _WITHOUT_SCREEN)
    if drawn == 0:
        print(f"The picture: {picture}\n", flush=True)
    explained = status_of([program("card-inspector"), "explain", SAMPLE])
    if drawn or not picture.is_file():
        raise StepFailedError(
            f"The picture of the window could not be saved as {picture}, see above: please report this."
        )
    return explained


def _check(name: str, command: tuple[str, ...]) -> int:
    _headed(name, command)
    return status_of([program(command[0]), *command[1:]])


def _headed(name: str, command: tuple[str, ...]) -> None:
    print(f"\n== Checking {name}: {' '.join(command)}", flush=True)


def _pytest_options() -> list[str]:
    # Two processes, since the suite's time goes into starting programs and drawing; a file's tests stay together, and
    # the longest files come first (tests/conftest.py), not those with the most tests. What the program logs no test
    # looks at, and to collect it costs a tenth of each small test.
    return ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "-p", "no:logging"]


def _measure(script: Path) -> int:
    print(f"== {script.stem.partition('_')[2].replace('_', ' ')}", flush=True)
    platform = {} if "QT_QPA_PLATFORM" in os.environ else _WITHOUT_SCREEN
    return status_of([program("python"), script], platform)
