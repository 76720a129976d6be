"""Files may expect what is said to be not computed, and ``explain`` tells it beside the values."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.scenario import explained, failures
from tests.scenario.samples import Record, place, run, scenario

BANNER: Record = {
    "name": "Paper Banner",
    "mana_cost": "{1}{W}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures you control get +1/+1 by moonlight.",
}
ON_THE_DESK = [place(), place("Paper Banner", "banner")]


def failed(**expected: Any) -> list[str]:  # noqa: ANN401
    keys = {"cards": [BANNER], "expect": [{"object": "bear", **expected}]}
    return [str(failure) for failure in failures(scenario(*ON_THE_DESK, **keys).expect, run(*ON_THE_DESK, **keys))]


@pytest.mark.parametrize("texts", [["get +1/+1"], ["creatures you control"], ["get +1/+1", "Creatures"]])
def test_each_text_must_be_part_of_a_sentence_that_is_said(texts: list[str]) -> None:
    assert failed(not_computed=texts) == []


def test_a_text_that_is_not_said_and_silence_that_is_not_kept_fail() -> None:
    (wrong,) = failed(not_computed=["get +2/+2"])
    assert 'expected not_computed ["get +2/+2"], got ["Creatures you control get +1/+1 by moonlight."]' in wrong
    assert failed(not_computed=[]) != []
    assert failed(depends=[]) == []
    assert failed(depends=["a turn"]) != []


def test_explain_tells_the_sentence_whose_it_is_what_it_might_change_and_why() -> None:
    objects = explained(run(*ON_THE_DESK, cards=[BANNER]))["objects"]
    why = "The program does not compute what these words do."
    sentence = "Creatures you control get +1/+1 by moonlight."
    assert objects["bear"]["not_computed"] == [
        {"text": sentence, "from": "banner", "keys": ["power", "toughness"], "why": why}
    ]
    assert objects["banner"]["not_computed"] == [{"text": sentence, "from": "banner", "keys": [], "why": why}]
    assert objects["bear"]["depends"] == []
