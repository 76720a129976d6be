"""Rows for tests of outcomes told in full: the actions, how the last ended, and a line for each of its reasons.

A line is ``"608.2n: its owner's graveyard"``: the first number of the reason, as the rules of 2026-08 have it, and
words of its sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from _pytest.mark.structures import ParameterSet

from tests.rules.cards_for_tests import ALL
from tests.rules.claims import claiming
from tests.rules.playing import Record, place, play
from tests.rules.test_cast_as import ADVENTURER, GOLEM, OMEN
from tests.rules.test_mutate import FLIER

Row = tuple[tuple[Record, ...], str, tuple[str, ...]]
BEAR, OTHER, WALL = place("Bear", "it"), place("Goblin", "other"), place("Humbling", "wall")
IN_HAND = place("Bear", "it", "hand")
ENTERS = ("400.7: a new object", "613.7d: a new timestamp", "110.5b: untapped, unflipped and face up")
CARDS = (*ALL, ADVENTURER, OMEN, GOLEM, FLIER)


def claimed_by(rows: Mapping[str, Row]) -> list[ParameterSet]:
    """The rows of a table as parameters of a test, each with what it claims of the ledger."""
    return [
        pytest.param(row, id=name, marks=claiming("2026-08", (line.partition(": ")[0] for line in row[2])))
        for name, row in rows.items()
    ]


def expected_of(row: Row) -> tuple[str, list[str]]:
    """How it has to end, and the lines."""
    return row[1], list(row[2])


def told_by(row: Row) -> tuple[str, list[str]]:
    """How it ended, and for each reason the line if its sentence has the words, else the sentence in full."""
    actions, _, lines = row
    outcome = play("2026-08", *actions, cards=CARDS).last
    told = []
    for place_, why in enumerate(outcome.reasons):
        line = lines[place_] if place_ < len(lines) else ""
        number, _, words = line.partition(": ")
        fits = number == why.rules[0] and words.lower() in why.says.lower()
        told.append(line if fits else f"{why.rules[0]}: {why.says}")
    return outcome.result, told


def said_by(*actions: Record, cards: Iterable[Record], edition: str = "2026-08") -> list[str]:
    """What the last of some actions says, each sentence behind the first number of its rule."""
    last = play(edition, *actions, cards=cards).last
    return [f"{''.join(why.rules[:1])}: {why.says}" for why in last.reasons] or [last.says]


def told_of_last(*actions: Record, cards: Iterable[Record], edition: str = "2026-08") -> tuple[str, ...]:
    """All that people are told of how the last of some actions ended, in order; without what goes without saying."""
    last = play(edition, *actions, cards=cards).last
    said = {why.says: why for why in reversed(last.said)}
    return tuple(f"{''.join(said[says].rules[:1])}: {says}" for says in dict.fromkeys(why.says for why in last.said))
