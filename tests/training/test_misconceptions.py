"""Each misconception goes wrong as it is described, on a board of its own where those boards are at hand."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from inspector.library import bundled_cards
from inspector.scenario import read_scenario
from inspector.training import ALL_MISCONCEPTIONS, QuizAsk, Root
from inspector.training.answers import reasons_of, same_answer
from inspector.training.asked_board import AskedBoard
from tests.scenario.samples import do, place, scenario

BOARDS = Path(__file__).resolve().parents[3] / "shared" / "training-boards"


@cache
def boards() -> list[dict[str, Any]]:
    index = BOARDS / "index.json"
    if not index.exists():
        pytest.skip("the boards of the misconceptions are not on this machine")
    found: list[dict[str, Any]] = json.loads(index.read_text(encoding="utf-8"))
    return found


def asked_of(described: dict[str, Any]) -> QuizAsk:
    of, key = described["ask"]
    if isinstance(of, int):
        return QuizAsk(action=of, key=key, about=() if key == "outcome" else tuple(described["right"]))
    return QuizAsk(object=of, key=key)


# What is named so in code, and once stood in a sentence for people.
NO_WORD = re.compile(r"[a-z][A-Z]|_")


def test_every_sentence_of_a_misconception_is_one_for_people() -> None:
    for one in ALL_MISCONCEPTIONS.values():
        for said in (one.title, one.as_if, one.says):
            assert NO_WORD.search(said) is None, f"{one.name}: {said}"


@pytest.mark.parametrize("name", sorted(n for n, m in ALL_MISCONCEPTIONS.items() if m.root is not Root.AS_USUAL))
def test_a_misconception_gives_its_wrong_answer_and_the_core_the_right_one(name: str) -> None:
    described = next((one for one in boards() if one["id"] == name), None)
    assert described is not None
    scenario = read_scenario(BOARDS / described["board"])
    board = AskedBoard(scenario, bundled_cards(), asked_of(described))
    wrong = [] if "event" in board.key else described["wrong"]
    assert same_answer(board.key, described["right"], board.right)
    assert same_answer(board.key, wrong, ALL_MISCONCEPTIONS[name].answer(board))


def test_every_misconception_is_told_in_full() -> None:
    assert len([one for one in ALL_MISCONCEPTIONS.values() if one.root is not Root.AS_USUAL]) == 111
    for name, one in ALL_MISCONCEPTIONS.items():
        assert one.name == name
        assert one.concepts
        assert one.says.endswith(".")
        assert not one.as_if.endswith(".")
        assert one.level in range(1, 6)


BEARS = [place("Bog Wraith", "wraith"), place("Grizzly Bears", "bears")]
COPIES = do("become_copy", object="wraith", of="bears")


@pytest.mark.parametrize(
    ("actions", "believed"),
    [
        ([{**BEARS[0], "counters": {"+1/+1": 1}}, BEARS[1], COPIES], None),
        ([BEARS[0], {**BEARS[1], "counters": {"+1/+1": 1}}, COPIES], 3),
        ([*BEARS, do("effect", on=["bears"], change={"power": "+2", "toughness": "+2"}), COPIES], 4),
    ],
)
def test_707_2_nobody_copies_the_look_of_what_nothing_has_changed(
    actions: list[dict[str, Any]], believed: int | None
) -> None:
    board = AskedBoard(scenario(*actions), bundled_cards(), QuizAsk(object="wraith", key="toughness"))
    assert ALL_MISCONCEPTIONS["the-look-is-copied"].answer(board) == believed


HUNTER = [place("Hinterland Logger", "it"), do("transform", object="it")]


@pytest.mark.parametrize(
    ("actions", "key", "rule"),
    [
        # Why it is still there, or still so, is why nothing came of the last action.
        (
            [
                place("Phyrexian Dragon Engine", "it", "exile"),
                place("Bruna, the Fading Light", "other", "exile"),
                do("meld", objects=["it", "other"], **{"as": "melded"}),
            ],
            "zone",
            "701.42b",
        ),
        ([place("Startled Awake", "it", face="back"), do("transform", object="it")], "face_up", "712.10"),
        ([place("Tovolar's Huntmaster", "it"), do("transform", object="it")], "face_up", "702.145b"),
        ([*HUNTER, do("transform", object="it", ability_of="it", since=0)], "face_up", "701.27f"),
        (HUNTER, "face_up", "701.27a"),
    ],
)
def test_2026_08_what_stays_as_it_is_is_explained_by_what_kept_it_so(
    actions: list[dict[str, Any]], key: str, rule: str
) -> None:
    board = AskedBoard(scenario(*actions), bundled_cards(), QuizAsk(object="it", key=key))
    assert reasons_of(board.table, board.outcomes, board.asked)[0].rules[0] == rule
