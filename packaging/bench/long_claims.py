"""Whether each row of the ledger is claimed by a test that fails when the citation of its rule is broken.

For every row whose number is cited, that number is replaced by one that no edition has, in that edition only; the
tests and scenarios that claim the row are run until one fails. Where nothing cites the number of a row, as what an
article says has none, every citation of the edition is broken: its claim must name the rule that decides. Told are the
rows that none fails for.

With ``lines`` it is done line by line: in each line that cites a concept, another that its module cites stands in its
place, and a test must fail. Those that claim a row of the concept's numbers or have one in their names are run first.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from bench.long_mutants import TESTS, Mutants, Planned, no_proof, plan  # noqa: E402 - the path to it stands above
from bench.tests_by_line import try_each  # noqa: E402 - the same

from inspector.rules.edition import citations  # noqa: E402 - the same
from inspector.rules.edition.concepts import Concept  # noqa: E402 - the same
from tests.rules.claims import BEHAVIOUR, Row, claims_of_title, elsewhere, ledger  # noqa: E402 - the same

_NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")
_CITED_OTHERWISE = re.compile(r"Concept\.(\w+) -> Concept\.\w+( \(\d+\))?$")
_NOT_A_RULE = "999.9z"


def main(arguments: Sequence[str] | None = None) -> int:
    """Break each citation and tell which rows no claim proves. Returns 1 where there are any."""
    parser = argparse.ArgumentParser(description="Breaks citations and says which no claim notices.")
    parser.add_argument("what", nargs="?", choices=("rows", "lines"), default="rows", help="by number, or line by line")
    parser.add_argument("modules", nargs="*", default=["rules"], help="whose lines, such as rules/events")
    parser.add_argument("--most", type=int, default=0, help="how many tests try one line, the quickest; 0 for all")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many are tried at once")
    asked = parser.parse_args(arguments)
    os.chdir(ROOT)
    options = ["-q", "-p", "no:cacheprovider", "-s", "-n", "0"]
    if asked.what == "rows":
        rows = _Run(asked.workers)
        pytest.main([*options, "tests/rules"], plugins=[rows])
        return rows.status
    lines = Mutants(
        [each for each in plan(asked.modules) if concept_broken(each)],
        asked.workers,
        who_first,
        most=asked.most,
    )
    pytest.main([*options, *no_proof(), *TESTS], plugins=[lines])
    return lines.status


def concept_broken(planned: Planned) -> Concept | None:
    """The concept in the place of which a mutant cites another; None where a mutant does something else."""
    found = _CITED_OTHERWISE.match(planned.mutant.change)
    concept: Concept | None = getattr(Concept, found[1]) if found else None
    return concept


def who_first(items: Sequence[pytest.Item]) -> Callable[[Planned], set[int]]:
    """Give what says, of a line, which tests claim a row of its concept's numbers, or name one of these."""
    claiming = _claiming(items)
    names = [item.nodeid.replace("_", ".") for item in items]

    def of_line(planned: Planned) -> set[int]:
        concept = concept_broken(planned)
        if concept is None:
            return set()
        wanted = {number for row in behaviour() for number in citations.numbers(concept, row.edition)}
        rows = [row for row in behaviour() if number_of(row) in citations.numbers(concept, row.edition)]
        named = {place for place, name in enumerate(names) if any(number in name for number in wanted)}
        return named.union(*(claiming.get(row, ()) for row in rows))

    return of_line


def behaviour() -> list[Row]:
    """The rows of the ledger that the core answers."""
    return [row for row, kind in ledger().items() if kind in BEHAVIOUR and row not in elsewhere()]


def number_of(row: Row) -> str:
    """The rule that a row is about: ``712.9`` of ``712.9-ex2``; nothing where it quotes something else."""
    found = _NUMBER.match(row.rule)
    return found[0] if found else ""


def is_cited(row: Row) -> bool:
    """Whether any concept cites the row's rule in its edition."""
    numbers = (citations.numbers(concept, row.edition) for concept in citations.concepts_in(row.edition))
    return any(number_of(row) in each for each in numbers)


def break_citation(row: Row) -> None:
    """Replace the row's number in its edition, wherever it is cited."""
    for cells in citations._NUMBERS.values():
        if row.edition in cells:
            wrong = (_NOT_A_RULE if number == number_of(row) else number for number in cells[row.edition])
            cells[row.edition] = tuple(wrong)


def break_every_citation(row: Row) -> None:
    """Replace all numbers of the row's edition."""
    for cells in citations._NUMBERS.values():
        if row.edition in cells:
            cells[row.edition] = (_NOT_A_RULE,) * len(cells[row.edition])


class _Run:
    """The plugin that breaks the citations in place of running the tests."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.status = 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every row."""
        began = time.monotonic()
        items = session.items
        claiming = _claiming(items)
        rows = behaviour()
        verdicts: Counter[str] = Counter()
        tries = list(_tries(rows, claiming))
        for index, tried in try_each(items, tries, [1.0] * len(items), self._workers):
            row, proven = rows[index], tried.verdict == "killed"
            by = "its number" if is_cited(row) else "the rules that decide it"
            verdicts[f"proven by {by}" if proven else "not proven"] += 1
            if not proven:
                names = ", ".join(items[number].nodeid.rpartition("::")[2] for number in claiming.get(row, [])[:4])
                print(f"not proven: {' '.join(row)}, claimed by {names or 'nothing'}", flush=True)
        print(f"{len(rows)} rows in {time.monotonic() - began:.0f} s: {dict(verdicts)}", flush=True)
        self.status = 1 if verdicts["not proven"] else 0
        return True


def _tries(rows: Sequence[Row], claiming: Mapping[Row, list[int]]) -> Iterator[tuple[Callable[[], None], list[int]]]:
    for row in rows:
        yield partial(break_citation if is_cited(row) else break_every_citation, row), claiming.get(row, [])


def _claiming(items: Sequence[pytest.Item]) -> dict[Row, list[int]]:
    """The tests, by number, that claim each row: by a mark, or in the title of the scenario that they run."""
    from inspector.scenario import read_scenario

    found: dict[Row, list[int]] = {}
    for number, item in enumerate(items):
        rows = [Row(mark.args[0], rule) for mark in item.iter_markers("rule") for rule in mark.args[1:]]
        params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        path = params.get("path")
        if isinstance(path, Path) and path.name.endswith(".scenario.json"):
            rows.extend(claims_of_title(read_scenario(path).title))
        for row in rows:
            found.setdefault(row, []).append(number)
    return found


if __name__ == "__main__":
    sys.exit(main())
