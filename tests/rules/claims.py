"""Which rows of the ledger are answered, and by what: tests bear ``rule`` marks, scenarios say it in their titles.

A title begins ``2026-08 712.9-ex2, 712.18: ...``; a mark reads ``@pytest.mark.rule("2026-08", "712.9", "712.4c")``, and
``across({"2011-09": "711.7", "2026-08": "712.18"})`` marks and runs a test once for each edition.
"""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from inspector.bundled import bundled_files
from tests.house import sources, tree_of

HERE = Path(__file__).parent
# Rows of these kinds say what the core must answer.
BEHAVIOUR = frozenset({"characteristics", "action", "outcome", "event", "naming", "hidden-information"})
OWNERS = frozenset({"drawing", "library", "rulebook", "window", "nobody"})
_TITLE = re.compile(r"(\d{4}-\d\d) ([\w.-]+(?:, [\w.-]+)*): ")


class Row(NamedTuple):
    """One row of the ledger, named by its edition and its rule or what follows a rule's number."""

    edition: str
    rule: str


class Claim(NamedTuple):
    """A row that something answers, and what does."""

    row: Row
    by: str


class _Titled(msgspec.Struct):
    title: str = ""
    edition: str = ""


@cache
def ledger() -> Mapping[Row, str]:
    """The kind of every row, in the order of the file."""
    with (HERE / "ledger.csv").open(encoding="utf-8", newline="") as file:
        return {Row(line["edition"], line["rule"]): line["kind"] for line in csv.DictReader(file)}


@cache
def elsewhere() -> Mapping[Row, tuple[str, str]]:
    """The rows that are not for the core to answer: who does, and why."""
    with (HERE / "elsewhere.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    return {Row(line["edition"], line["rule"]): (line["belongs_to"], line["reason"]) for line in lines}


def claims_of_title(title: str) -> tuple[Row, ...]:
    """The rows that a scenario's title names before its colon; none where it does not begin with an edition."""
    found = _TITLE.match(title)
    return tuple(Row(found[1], rule) for rule in found[2].split(", ")) if found else ()


def claims_of_scenarios() -> Iterator[Claim]:
    """What the bundled scenarios answer."""
    for path in bundled_files("scenarios", ".scenario.json"):
        scenario = msgspec.json.decode(path.read_bytes(), type=_Titled)
        for row in claims_of_title(scenario.title):
            assert row.edition == scenario.edition, f"{path.name} claims another edition than its own"
            yield Claim(row, path.name)


def claims_of_tests() -> Iterator[Claim]:
    """What the tests of this folder answer, read from their decorators without running them."""
    for path in sources(HERE):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    yield from (Claim(row, node.name) for row in _rows_named(decorator))


def _rows_named(decorator: ast.expr) -> Iterator[Row]:
    for node in ast.walk(decorator):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called == "rule":
            edition, *rules = (ast.literal_eval(argument) for argument in node.args)
            yield from (Row(edition, rule) for rule in rules)
        elif called == "across":
            for edition, rules in ast.literal_eval(node.args[0]).items():
                yield from (Row(edition, rule) for rule in rules.split())


def across(rules: Mapping[str, str]) -> pytest.MarkDecorator:
    """Run a test once for each of these editions, bearing the rules named there, one space between two of them."""
    params = [
        pytest.param(edition, marks=pytest.mark.rule(edition, *text.split()), id=edition)
        for edition, text in rules.items()
    ]
    return pytest.mark.parametrize("edition", params)


def claiming(edition: str, numbers: Iterable[str]) -> tuple[pytest.MarkDecorator, ...]:
    """The mark of a test that demands these numbers to be cited: it claims those of which the ledger has a row."""
    rows = (Row(edition, number) for number in dict.fromkeys(numbers))
    rules = [row.rule for row in rows if ledger().get(row) in BEHAVIOUR and row not in elsewhere()]
    return (pytest.mark.rule(edition, *rules),) if rules else ()
