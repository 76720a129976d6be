"""Rows for tests that name every rule of an outcome or a value in each edition: what is done, then five columns.

A column is ``"done: 702.37e 708.7+116.2b"`` of the last action, or ``"702.37e 110.5"`` of a value: a number for each
reason, in their order, with ``+`` all numbers of one, and ``711.4/CASTING_FACE_DOWN`` where the words of that number
that decide are asked too. ``=`` is what the column before it says, and ``-`` leaves the edition out. Between two
columns stands ``|``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from _pytest.mark.structures import ParameterSet

from inspector.rules import Reason
from tests.rules.claims import claiming
from tests.rules.editions import EDITION_KEYS
from tests.rules.outcomes import CARDS
from tests.rules.playing import Record, play


class Told:
    """What is asked of a board: the outcome of its last action, or ``of`` an object's value (``"it.face_down"``).

    ``cards`` are those of the row besides the cards that tests share.
    """

    def __init__(self, columns: str, *actions: Record, of: str = "", cards: Iterable[Record] = ()) -> None:
        self.actions, self.of = actions, of
        self.cards = (*cards, *CARDS)
        self.columns: dict[str, str] = {}
        said = ""
        for edition, column in zip(EDITION_KEYS, columns.split("|"), strict=True):
            said = said if column.strip() == "=" else " ".join(column.split())
            self.columns |= {} if said == "-" else {edition: said}


def rows(*tables: Mapping[str, Told]) -> list[ParameterSet]:
    """The rows of tables as parameters of a test, each with what it claims of the ledger."""
    return [
        pytest.param(
            row,
            id=name,
            marks=[
                mark
                for edition, column in row.columns.items()
                for mark in claiming(edition, (number for each in column.split() for number in _numbers_of(each)))
            ],
        )
        for table in tables
        for name, row in table.items()
    ]


def told(row: Told) -> dict[str, str]:
    """What the program says of it in each of the editions that are asked, in the same shape."""
    found = {}
    for edition, column in row.columns.items():
        played = play(edition, *row.actions, cards=row.cards)
        if row.of:
            label, _, key = row.of.partition(".")
            found[edition] = _numbers(played[label].why.get(key, ()), column.split())
        else:
            numbers = column.partition(": ")[2].split()
            found[edition] = f"{played.last.result}: {_numbers(played.last.reasons, numbers)}".rstrip()
    return found


def _numbers_of(told: str) -> list[str]:
    return told.partition("/")[0].split("+")


def _numbers(reasons: Iterable[Reason], expected: list[str]) -> str:
    """The first number of each reason, or all of them, or its concept too, where that was asked for."""
    found = []
    for place, why in enumerate(reasons):
        asked = expected[place] if place < len(expected) else ""
        numbers = "+".join(why.rules) if "+" in asked else why.rules[0]
        found.append(f"{numbers}/{why.concept.name}" if "/" in asked else numbers)
    return " ".join(found)
