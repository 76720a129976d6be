"""Running a scenario for a board: at once where that is a moment's work, else in parts between what the window does.

A table so large that it may take longer by itself, and all after it, is left to a thread.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from inspector.cards import CardPool
from inspector.rules import Table, all_characteristics
from inspector.scenario import Replay, Replaying, Scenario
from inspector.window.board.away import Away, GivenUpError, Watch, is_large

# Seconds of work for which a window may be still, all in all and between two looks at what the user does.
AT_ONCE, IN_A_PART = 0.03, 0.015
_SAID = "Running the actions of this board"


def run_of(away: Away, scenario: Scenario, pool: CardPool, where: str = "this scenario") -> Replay:
    """Run a scenario; raises ScenarioError as ``replay`` does, and GivenUpError where it is stopped."""
    under_way = Replaying(scenario, pool, where=where)

    def part(seconds: float) -> bool:
        first, until = under_way.done, monotonic() + seconds

        def wanted() -> bool:
            # One at least, or a busy machine might never come to its end.
            return (under_way.done == first or monotonic() < until) and not is_large(under_way.table)

        under_way.go_on(wanted)
        return under_way.is_done or is_large(under_way.table)

    def next_part(watch: Watch) -> bool:
        watch.went_on(under_way.done, under_way.total)
        return part(IN_A_PART)

    if not part(AT_ONCE):
        with _no_long_sweep():
            away.do_in_parts(next_part, _SAID)
    if is_large(under_way.table):
        with _no_long_sweep():
            return away.do(lambda watch: _rest(under_way, watch), _SAID)
    return under_way.result


@contextmanager
def _no_long_sweep() -> Iterator[None]:
    """Keep the collector from walking through thousands of tables at once, now and ever after.

    They stay as long as their board does, and go with it without a collector, as tables are in no circle.
    """
    before = gc.get_threshold()
    gc.set_threshold(0)
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*before)


def _rest(under_way: Replaying, watch: Watch) -> Replay:
    def wanted() -> bool:
        watch.went_on(under_way.done, under_way.total)
        watch.ask()
        return True

    under_way.go_on(wanted)
    # The window asks for the values of the last table at once.
    all_characteristics(under_way.table)
    return under_way.result


def can_be_shown(away: Away, table: Table) -> bool:
    """Whether the values of a table are computed in time; where not, it is told."""
    try:
        if is_large(table):
            away.do(lambda _watch: all_characteristics(table), "Computing the board")
    except GivenUpError as error:
        away.tell_given_up(error)
        return False
    return True
