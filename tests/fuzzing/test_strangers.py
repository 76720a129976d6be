"""A small dose of the fuzzers, whose great one stands in the bench: a few hundred inputs a kind, always the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzzing.judging import Judge
from tests.fuzzing.strangers import KINDS_OF_INPUT, Chance

DOSES = {"scenarios": 400, "card files": 20, "decklists": 200, "Forge boards": 250, "rules texts": 250}


@pytest.mark.parametrize("kind", KINDS_OF_INPUT)
def test_every_input_is_answered_or_refused_cleanly(kind: str, tmp_path: Path) -> None:
    judge = Judge(tmp_path)
    found = (judge.trouble_with(kind, seed) for seed in range(DOSES[kind]))
    assert [trouble for trouble in found if trouble is not None] == []


@pytest.mark.parametrize("kind", KINDS_OF_INPUT)
def test_most_inputs_come_past_the_door(kind: str, tmp_path: Path) -> None:
    judge = Judge(tmp_path)
    for seed in range(25):
        judge.trouble_with(kind, seed)
    assert judge.refused < 20, "what is refused at once tries nothing"


def test_the_same_number_gives_the_same_input() -> None:
    for make in KINDS_OF_INPUT.values():
        assert make(Chance(7)) == make(Chance(7))
