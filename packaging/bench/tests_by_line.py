"""Which tests run which lines, and what becomes of them where a line is broken; each try in a process of its own.

It is a plugin of pytest: the tests are collected once, then every process is a copy of this one, in which nothing ran.
"""

from __future__ import annotations

import os
import pickle
import resource
import select
import signal
import sys
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

_MEMORY = 6 * 2**30
_TOO_LONG = 3
_LOST = 4


class Tried(NamedTuple):
    """How a try ended, ``survived``, ``killed``, ``too long`` or ``no test``, and the test that failed."""

    verdict: str
    by: int | None = None


class Coverage(NamedTuple):
    """The tests by number that run each line of each file, how long each takes, those that fail anyway.

    There are tens of millions of these numbers: they are kept as four bytes each, since every try copies what it reads.
    """

    tests: dict[str, dict[int, array[int]]]
    seconds: list[float]
    failing: list[int]


def run_items(
    items: Sequence[pytest.Item],
    on_end: Callable[[int, bool, float], bool],
    order: Iterable[int],
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Run these tests, in this order, until ``on_end`` says so."""
    numbers = list(order)
    for place, number in enumerate(numbers):
        following = items[numbers[place + 1]] if place + 1 < len(numbers) else None
        on_start()
        began = time.perf_counter()
        reports = runtestprotocol(items[number], log=False, nextitem=following)
        if on_end(number, any(report.failed for report in reports), time.perf_counter() - began):
            return


def covered(
    items: Sequence[pytest.Item], folders: Sequence[Path], workers: int, forget: Callable[[], None] = lambda: None
) -> Coverage:
    """Run every test once, in several processes, and note which lines of the folders it runs.

    ``forget`` is done before each, so that what one has asked is computed in the next as well.
    """
    roots = tuple(str(folder) + os.sep for folder in folders)
    parts = [range(start, len(items), workers) for start in range(workers)]
    found = Coverage({}, [0.0] * len(items), [])
    jobs = [_forked(partial(_traced, items, part, roots, forget)) for part in parts]
    for job in jobs:
        tests, seconds, failing = pickle.loads(_told_by(job))
        for file, lines in tests.items():
            kept = found.tests.setdefault(file, {})
            for line, numbers in lines.items():
                kept.setdefault(line, array("I")).extend(numbers)
        for number, taken in seconds.items():
            found.seconds[number] = taken
        found.failing.extend(failing)
    return found


def _traced(items: Sequence[pytest.Item], part: range, roots: tuple[str, ...], forget: Callable[[], None]) -> bytes:
    lines: set[tuple[str, int]] = set()
    ours: dict[CodeType, bool] = {}

    def each_line(frame: FrameType, event: str, _: object) -> Any:  # noqa: ANN401 - as sys.settrace wants it
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return each_line

    def each_call(frame: FrameType, _event: str, _: object) -> Any:  # noqa: ANN401 - as sys.settrace wants it
        code = frame.f_code
        if code not in ours:
            ours[code] = code.co_filename.startswith(roots)
        if not ours[code]:
            return None
        lines.add((code.co_filename, frame.f_lineno))
        return each_line

    tests: dict[str, dict[int, array[int]]] = {}
    seconds: dict[int, float] = {}
    failing: list[int] = []

    def on_end(number: int, failed: bool, taken: float) -> bool:
        for file, line in lines:
            tests.setdefault(file, {}).setdefault(line, array("I")).append(number)
        lines.clear()
        seconds[number] = taken
        if failed:
            failing.append(number)
        return False

    def on_start() -> None:
        forget()
        # A test may end with another trace, or none.
        sys.settrace(each_call)

    run_items(items, on_end, part, on_start)
    sys.settrace(None)
    return pickle.dumps((tests, seconds, failing))


class Job(NamedTuple):
    """A process at work, and where it writes what it found."""

    process: int
    reading: int


def _forked(work: Callable[[], bytes]) -> Job:
    reading, writing = os.pipe()
    sys.stdout.flush()
    process = os.fork()
    if process:
        os.close(writing)
        return Job(process, reading)
    status = _LOST
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(work())
        status = 0
    finally:
        os._exit(status)


def _told_by(job: Job) -> bytes:
    with os.fdopen(job.reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(job.process, 0)
    return told


def try_each(
    items: Sequence[pytest.Item],
    tries: Iterable[tuple[Callable[[], None], Sequence[int]]],
    seconds: Sequence[float],
    workers: int,
) -> Iterator[tuple[int, Tried]]:
    """Break something, run the tests named with it until one fails: for each its number and how it ended.

    ``tries`` is asked for the next only when a worker is free, so that it can learn from how the others ended.
    """
    running: dict[int, tuple[int, Job]] = {}
    coming = enumerate(tries)
    while True:
        for index, (breaking, order) in coming:
            if not order:
                yield index, Tried("no test")
                continue
            job = _forked(partial(_broken, items, breaking, order, seconds))
            running[job.process] = (index, job)
            if len(running) >= workers:
                break
        if not running:
            return
        ready, _, _ = select.select([job.reading for _, job in running.values()], [], [])
        for index, job in [each for each in running.values() if each[1].reading in ready]:
            del running[job.process]
            yield index, _verdict(job)


def _verdict(job: Job) -> Tried:
    with os.fdopen(job.reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(job.process, 0)
    if os.waitstatus_to_exitcode(status) == 0:
        verdict: Tried = pickle.loads(told)
        return verdict
    return Tried("too long")


def _broken(
    items: Sequence[pytest.Item], breaking: Callable[[], None], order: Sequence[int], seconds: Sequence[float]
) -> bytes:
    signal.signal(signal.SIGALRM, lambda *_: os._exit(_TOO_LONG))
    failed_at: list[int] = []

    def on_end(number: int, failed: bool, _taken: float) -> bool:
        signal.setitimer(signal.ITIMER_REAL, 20)
        if failed:
            failed_at.append(number)
        return failed

    signal.setitimer(signal.ITIMER_REAL, 20 + 20 * max(seconds))
    breaking()
    run_items(items, on_end, order)
    signal.setitimer(signal.ITIMER_REAL, 0)
    return pickle.dumps(Tried("killed", failed_at[0]) if failed_at else Tried("survived"))
