"""A board with its answers, and what the program says of it in the same shape, so that a difference can be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.rules import NEWEST
from tests.rules.playing import Record, play

ByLabel = Mapping[str, Mapping[str, Any]]
# By index of an action: how it ended, and the first rule named for it (empty where none was asked for).
Outcomes = Mapping[int, tuple[str, str]]


class Case(msgspec.Struct, frozen=True):
    """A board: what is done, the values that follow, the rule named first for some of them, and how actions end."""

    name: str
    actions: tuple[Record, ...]
    edition: str = NEWEST.key
    values: ByLabel = {}
    first: ByLabel = {}
    outcomes: Outcomes = {}

    def expected(self) -> dict[str, object]:
        """What should be said of it."""
        return {
            "values": {label: {key: _comparable(one) for key, one in of.items()} for label, of in self.values.items()},
            "first": {label: dict(of) for label, of in self.first.items()},
            "outcomes": dict(self.outcomes),
        }


def judge(case: Case) -> dict[str, object]:
    """What the program says of just that which a case asks."""
    played = play(case.edition, *case.actions)
    outcomes = {at: (str(played.outcomes[at].result), played.outcomes[at].rules[:1]) for at in case.outcomes}
    return {
        "values": {
            label: {key: _comparable(played[label].value(key)) for key in keys} for label, keys in case.values.items()
        },
        "first": {
            label: {key: played[label].why[key][0].rules[0] for key in keys} for label, keys in case.first.items()
        },
        "outcomes": {
            at: (result, rules[0] if rules and case.outcomes[at][1] else "") for at, (result, rules) in outcomes.items()
        },
    }


def _comparable(value: object) -> object:
    """A value that is equal to what a case writes for it: lists without an order of their own are sorted."""
    return tuple(sorted(map(str, value))) if isinstance(value, tuple | list | frozenset) else value
