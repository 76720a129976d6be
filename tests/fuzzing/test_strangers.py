"""A small dose of the fuzzers, whose great one stands in the bench: a few hundred inputs a kind, always the same."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.fuzzing.judging import Judge
from tests.fuzzing.strangers import KINDS_OF_INPUT, Chance

DOSES = {"scenarios": 200, "card files": 25, "decklists": 100, "Forge boards": 125, "rules texts": 125}
FIRST = 25


class Judged(NamedTuple):
    """What the inputs of a kind were found to do wrong, and how many of the first were refused at once."""

    troubles: list[str]
    refused: int


@pytest.fixture(scope="module", params=KINDS_OF_INPUT)
def judged(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Judged:
    """Both tests look at the same inputs, and each is tried once."""
    kind, judge = str(request.param), Judge(tmp_path_factory.mktemp("judged"))
    first = [judge.trouble_with(kind, seed) for seed in range(FIRST)]
    refused = judge.refused
    rest = (judge.trouble_with(kind, seed) for seed in range(FIRST, DOSES[kind]))
    return Judged([trouble for trouble in (*first, *rest) if trouble is not None], refused)


def test_every_input_is_answered_or_refused_cleanly(judged: Judged) -> None:
    assert judged.troubles == []


def test_most_inputs_come_past_the_door(judged: Judged) -> None:
    assert judged.refused < 20, "what is refused at once tries nothing"


def test_the_same_number_gives_the_same_input() -> None:
    for make in KINDS_OF_INPUT.values():
        assert make(Chance(7)) == make(Chance(7))
