"""Surveys: two processes against one, and what handing out the work costs, on the bundled cards."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from inspector.library import Library
from inspector.survey import Engine, Survey, cluster_engine, plain_engine, run_survey, survey_of
from inspector.survey.work import results_of

BOARDS = 4_000
FASTER = 1.7
OVERHEAD = 0.10


def seconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def survey() -> Survey:
    """Pairs of the bundled cards, a sample in pieces of 1,000."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder, "cards.sqlite"))
        found = library.search("t:enchantment or t:land or t:artifact", 10_000)
        return survey_of("pairs", [library.record(one) for one in found], sample=BOARDS)


def carried_out(asked: Survey, engine: Engine) -> float:
    """The seconds of the whole survey by an engine, from the first board to the file."""
    with tempfile.TemporaryDirectory() as folder:
        steps = run_survey(asked, Path(folder, "result.jsonl"), engine)
        next(steps)
        return seconds(lambda: list(steps))


def told(what: str, value: float, goal: float, *, is_well: bool) -> bool:
    """Print a figure beside its goal."""
    print(f"{what}: {value:.2f} (goal {goal}){'' if is_well else '  MISSED'}")
    return is_well


def main() -> int:
    """Measure and print; 1 where a goal is missed."""
    asked = survey()
    plain = seconds(lambda: list(results_of(asked, list(asked.boards))))
    here = carried_out(asked, plain_engine)
    both = carried_out(asked, cluster_engine(2))
    cost, faster = here / plain - 1, here / both
    well = [
        told(
            "handing out, keeping and joining pieces of 1,000, over the boards alone",
            cost,
            OVERHEAD,
            is_well=cost <= OVERHEAD,
        ),
        told("two processes, times as fast as one (starting them included)", faster, FASTER, is_well=faster >= FASTER),
    ]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
