"""Questions prove themselves: the answer as an expectation holds, one option is right, and a belief goes wrong."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache

import pytest

from inspector.library import bundled_cards
from inspector.rules import EDITIONS, NEWEST, edition_of
from inspector.scenario import failures, replay, scenario_from_bytes
from inspector.training import (
    ALL_MISCONCEPTIONS,
    TOPICS,
    CardShelf,
    QuestionKind,
    QuizQuestion,
    TrainingError,
    paper_record,
    question_record,
    quiz,
)
from inspector.training.answers import same_answer
from inspector.training.seeds import Draw
from tests.house import ROOT

# What an older edition has no rules for.
NOT_YET = {
    "2021-09": ("rooms",),
    "2016-01": ("rooms", "modal", "meld"),
    "2011-09": ("rooms", "modal", "meld"),
}


@cache
def shelf() -> CardShelf:
    return CardShelf(bundled_cards())


def is_proved(question: QuizQuestion) -> None:
    """Every claim that a question makes about itself holds."""
    record = json.loads(json.dumps(question_record(question)))
    expected = []
    for asked in record["asks"]:
        about = {key: value for key, value in asked.items() if key != "key"}
        expected.append({**about, asked["key"]: record["answer"][asked["key"]]})
    scenario = scenario_from_bytes(json.dumps({**record["scenario"], "expect": expected}).encode(), question.name)
    assert failures(scenario.expect, replay(scenario, bundled_cards())) == ()
    key = question.asked.key
    several = len(question.asks) > 1
    equal = [
        option
        for option in question.options
        if (option.value == question.answer if several else same_answer(key, question.right, option.value))
    ]
    assert equal == [question.right_option]
    values = [json.dumps(option.value, sort_keys=True) for option in question.options]
    assert len(set(values)) == len(values) > 1
    assert len({option.words for option in question.options}) == len(values)
    assert question.by_belief
    if question.kind in (QuestionKind.VALUE, QuestionKind.OUTCOME):
        for belief in question.by_belief:
            assert any(
                not same_answer(one.key, question.answer[one.key], question.believed(belief, one.key))
                for one in question.asks
            )
    assert '"do"' not in question.text
    assert question.concepts
    assert question.rules


@pytest.mark.parametrize("topic", TOPICS)
def test_questions_of_a_topic_prove_themselves(topic: str) -> None:
    for level in (1, 3, 5):
        paper = quiz(topic, level, 1, 16, shelf())
        for question in paper.questions:
            is_proved(question)


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS if edition != NEWEST])
def test_questions_of_older_editions_prove_themselves(edition: str) -> None:
    for place, topic in enumerate(TOPICS[:11]):
        level = 1 + place % 3
        if topic in NOT_YET.get(edition, ()):
            with pytest.raises(TrainingError, match=edition):
                quiz(topic, level, 1, 3, shelf(), edition)
        elif topic != "day-night":
            question = quiz(topic, level, 1, 3, shelf(), edition).questions[0]
            assert question.edition == edition
            assert f"rules of {edition}" in question.text
            is_proved(question)


@pytest.mark.parametrize(
    ("kind", "topic"),
    [
        (QuestionKind.RULE, "transform"),
        (QuestionKind.EDITION, "editions"),
        (QuestionKind.ERROR, "whole-desk"),
        (QuestionKind.LAYERS, "layers"),
        (QuestionKind.RULING, "copies"),
    ],
)
def test_a_kind_of_question_proves_itself(kind: QuestionKind, topic: str) -> None:
    question = quiz(topic, 3, 1, 5, shelf(), kind=kind).questions[0]
    assert question.kind is kind
    is_proved(question)
    if kind is QuestionKind.EDITION:
        assert question.editions
        for key, other in question.editions.items():
            assert not same_answer(question.asked.key, question.right, other)
            assert edition_of(key) is not edition_of(question.edition)
    if kind is QuestionKind.ERROR:
        assert [claim.wrong for claim in question.claims].count(True) == 1


def test_a_paper_does_not_ask_the_same_twice() -> None:
    paper = quiz("transform", 1, 6, 2, shelf())
    assert len({question.text for question in paper.questions}) == 6


def test_the_same_seed_is_the_same_paper_whatever_python_makes_of_hashes() -> None:
    """Another process with other hashes prints the same bytes as this one; another seed is another paper."""
    topics = ("copies", "layers", "rooms")
    code = (
        "import json;from inspector.library import bundled_cards;from inspector.training import *;"
        "s=CardShelf(bundled_cards());"
        f"print(json.dumps([paper_record(quiz(t,2,1,7,s)) for t in {topics}]))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert other.strip() == json.dumps([paper_record(quiz(topic, 2, 1, 7, shelf())) for topic in topics])
    assert quiz("copies", 2, 1, 8, shelf()).questions[0].text != json.loads(other)[0]["questions"][0]["text"]


def test_what_there_is_no_question_of_is_told() -> None:
    with pytest.raises(TrainingError, match="not a topic"):
        quiz("cooking", 1, 1, 1, shelf())
    with pytest.raises(TrainingError, match="levels 1 to 5"):
        quiz("split", 6, 1, 1, shelf())
    with pytest.raises(TrainingError, match="1 to 1000"):
        quiz("split", 1, 0, 1, shelf())
    with pytest.raises(TrainingError, match="not an edition"):
        quiz("split", 1, 1, 1, shelf(), "1999-01")


def test_a_seed_draws_what_it_has_always_drawn() -> None:
    """These numbers are the first bytes of SHA-256 of "a|1#0" and so on, in any language."""
    draw = Draw("a", 1)
    assert [draw.below(1000) for _ in range(4)] == [int.from_bytes(_digest(n), "big") % 1000 for n in range(4)]
    assert sorted(Draw("b").in_any_order("abcdef")) == list("abcdef")
    assert Draw("b").in_any_order("abcdef") == Draw("b").in_any_order("abcdef")
    with pytest.raises(ValueError, match="nothing"):
        draw.below(0)
    orders = {tuple(Draw("c", n).in_any_order("abc")) for n in range(60)}
    assert len(orders) == 6


def _digest(number: int) -> bytes:
    return hashlib.sha256(f"a|1#{number}".encode()).digest()[:16]


def test_every_wrong_option_names_beliefs_that_there_are() -> None:
    question = quiz("copies", 2, 1, 4, shelf(), kind=QuestionKind.VALUE).questions[0]
    wrong = [option for option in question.options if not option.right]
    assert all(name in ALL_MISCONCEPTIONS for option in wrong for name in option.misconceptions)
