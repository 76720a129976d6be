"""The core's time for one transform: turning a card over, and every value of it again with all reasons in words."""

from __future__ import annotations

import statistics
import time

from inspector.library.bundled import bundled_cards
from inspector.rules import Place, Table, Transform, characteristics, new_table, perform

RUNS = 200
CROWD = 60


def a_table(others: int) -> Table:
    """Make a table with a Delver of Secrets among other creatures."""
    table = new_table(pool=bundled_cards())
    for number in range(others):
        table, _ = perform(table, Place(card="Grizzly Bears", label=f"bear {number}", zone="battlefield"))
    return perform(table, Place(card="Delver of Secrets", label="delver", zone="battlefield"))[0]


def one_transform(others: int) -> float:
    """Measure one transform and all values afterwards, in seconds, as the median of many."""
    table, taken = a_table(others), []
    for _ in range(RUNS):
        started = time.perf_counter()
        table, _ = perform(table, Transform(object="delver"))
        values = characteristics(table, "delver")
        sentences = [reason.says for key in values.why for reason in values.why[key]]
        taken.append(time.perf_counter() - started)
        if not sentences:
            raise SystemExit("the values have no reasons")
    return statistics.median(taken)


def main() -> None:
    """Print the time alone on the table and in a crowd."""
    alone, crowded = one_transform(0), one_transform(CROWD)
    print(f"one transform with all its values and reasons: {alone * 1000:.2f} ms alone on the table")
    print(f"the same among {CROWD} other creatures: {crowded * 1000:.2f} ms, {crowded / alone:.1f} times that")


if __name__ == "__main__":
    main()
