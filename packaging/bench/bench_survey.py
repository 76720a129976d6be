"""Surveys: two processes against one, and what handing out the work costs, on the bundled cards.

Where other programs are at work, seconds say little: then two processes are judged by the processor time that they and
this one took, halved, as on two idle cores.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from inspector.library import Library
from inspector.rules import EDITIONS
from inspector.survey import Engine, Survey, cluster_engine, plain_engine, run_survey, survey_of
from inspector.survey.work import results_of

# Starting two processes takes two seconds, so that only larger surveys gain by them: all pairs, under all editions.
FEW, CHUNK = 1_000, 200
ROUNDS = 3
FASTER = 1.7
OVERHEAD = 0.10
_QUIET = 0.7


def seconds(work: Callable[[], object], clock: Callable[[], float]) -> float:
    """How long it takes by a clock."""
    begun = clock()
    work()
    return clock() - begun


def processors() -> float:
    """The processor time that this process took, and those that it started and that have ended."""
    return sum(os.times()[:4])


def survey(**more: Any) -> Survey:  # noqa: ANN401 - the fields of Survey
    """Pairs of the bundled cards, in pieces of 1,000 where nothing else is said."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder, "cards.sqlite"))
        found = library.search("t:enchantment or t:land or t:artifact or t:creature", 10_000)
        return survey_of("pairs", [library.record(one) for one in found], **more)


def carry_out(asked: Survey, engine: Engine) -> None:
    """The whole survey by an engine, from the first board to the file."""
    with tempfile.TemporaryDirectory() as folder:
        list(run_survey(asked, Path(folder, "result.jsonl"), engine))


def told(what: str, value: float, goal: float, *, is_well: bool) -> bool:
    """Print a figure beside its goal."""
    print(f"{what}: {value:.2f} (goal {goal}){'' if is_well else '  MISSED'}")
    return is_well


def handing_out() -> float:
    """What keeping and joining pieces costs over the boards alone, by processor time, the two in turn."""
    asked = survey(sample=FEW)
    alone, kept = [], []
    for _ in range(ROUNDS):
        alone.append(seconds(lambda: list(results_of(asked, list(asked.boards))), time.process_time))
        kept.append(seconds(lambda: carry_out(asked, plain_engine), time.process_time))
    return min(kept) / min(alone) - 1


def times_as_fast(*, is_quiet: bool) -> float:
    """How many times as fast two processes are as one, starting them included."""
    asked = survey(editions=tuple(edition.key for edition in EDITIONS), chunk=CHUNK)
    one = seconds(lambda: carry_out(asked, plain_engine), time.perf_counter if is_quiet else time.process_time)
    two = seconds(lambda: carry_out(asked, cluster_engine(2)), time.perf_counter if is_quiet else processors)
    if not is_quiet:
        print("Other programs are at work here: two processes are judged by processor time.")
    return one / (two if is_quiet else two / 2)


def main() -> int:
    """Measure and print; 1 where a goal is missed."""
    # Looked at before anything is measured, which is a load of its own.
    is_quiet = os.getloadavg()[0] < _QUIET if hasattr(os, "getloadavg") else True
    cost, faster = handing_out(), times_as_fast(is_quiet=is_quiet)
    well = [
        told("handing out, keeping and joining pieces of 1,000", cost, OVERHEAD, is_well=cost <= OVERHEAD),
        told("two processes, times as fast as one (starting them included)", faster, FASTER, is_well=faster >= FASTER),
    ]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
