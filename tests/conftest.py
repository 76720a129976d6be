"""What holds for every test: Qt draws without a screen unless QT_QPA_PLATFORM asks for one; no user's library."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator

import pytest
from _pytest.runner import runtestprotocol

from inspector.window.shell.loading_qt import load_qt

# Each takes longer than a hundred others; all else stays in the order in which it is found.
LONGEST = ("test_monkey.py", "test_hostile_names.py", "test_real_cards.py", "test_strangers.py", "test_limits.py")
# Values since garbage was looked for, and how often it was before it is looked for further back.
MUCH_MADE, MANY_TIMES = 20_000, 10
# Some sixty tests start the program, and without it each start would compile three hundred modules.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Loaded before pytest-qt does: its import would go on to read the source of all that is imported after it.
load_qt()
# Nobody's own cards may decide how a test ends, and no test may touch them.
_FOLDER = tempfile.mkdtemp(prefix="card-inspector-tests-")
os.environ["CARD_INSPECTOR_DATA_DIR"] = _FOLDER


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Let files be handed out by who counts only what is not done yet; all else is xdist's own affair."""
    from tests.handing_out import FilesInTurn

    return FilesInTurn(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Let a process that runs tests for another tell only what that one shows: how each test ended, and what failed.

    Of tens of thousands of tests, to tell that each was set up and cleaned away takes as long as a thousand of them.
    """
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_unconfigure() -> None:
    shutil.rmtree(_FOLDER, ignore_errors=True)


@pytest.fixture(autouse=True, scope="session")
def nobody_waits_for_the_disk() -> Iterator[None]:
    """What a test writes need not outlive the computer; a window that keeps its boards waits for the disk each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(autouse=True)
def the_data_folder_of_one_test_is_not_the_next_ones() -> Iterator[None]:
    """`--data-dir` holds for the rest of a run, which here is one test."""
    before = os.environ["CARD_INSPECTOR_DATA_DIR"]
    yield
    os.environ["CARD_INSPECTOR_DATA_DIR"] = before


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing looks for what can go while tests are collected, nor among them later: all of it stays to the end.

    Later it is looked for between two tests: in a thread that one of them starts, it could meet a dead widget and halt
    the window for ever (``inspector.window.shell.garbage``).
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Look for what can go once much has been made, and through all of it now and then."""
    young, middle, old = gc.get_count()
    if young > MUCH_MADE:
        gc.collect(0 if middle < MANY_TIMES else 1 if old < MANY_TIMES else 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first: begun last, one of two workers would wait for the other to end them."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
    for item in items:
        # A set is written in another order by each worker, and workers must find the same tests.
        params = (
            item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
        )
        if any(isinstance(value, set | frozenset) and len(value) > 1 and str(value) in item.name for value in params):
            raise pytest.UsageError(f"{item.nodeid}: a test's name must not hang on the order of a set")
