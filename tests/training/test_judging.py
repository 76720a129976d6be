"""What is typed is understood as it is meant, and each thing that was asked is judged by itself."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.library import bundled_cards
from inspector.training import CardShelf, Evidence, GivenAnswer, NotUnderstoodError, judged, quiz, typed_value
from inspector.training.diagnosis import answer_of_a_student
from inspector.training.judging import is_that_answer, size_pair


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("colors", "UB", ["U", "B"]),
        ("colors", "blue black", ["U", "B"]),
        ("colors", "black and blue", ["U", "B"]),
        ("colors", "colorless", []),
        ("colors", "-", []),
        ("colors", "none", []),
        ("mana_value", "3", 3),
        ("mana_value", "1 and 4", [1, 4]),
        ("mana_cost", "2wu", "{2}{W}{U}"),
        ("mana_cost", "{1}{G}", "{1}{G}"),
        ("mana_cost", "none", ""),
        ("mana_cost", "0", "{0}"),
        ("power", "-1", -1),
        ("power", "none", None),
        ("types", "artifact creature", ["Artifact", "Creature"]),
        ("subtypes", "human, wizard", ["Human", "Wizard"]),
        ("subtypes", "none", []),
        ("keywords", "first strike, flying", ["First strike", "Flying"]),
        ("outcome", "Nothing", "nothing happens"),
        ("outcome", "illegal", "illegal"),
        ("face_up", "the back", "back"),
        ("unlocked", "both doors", ["left", "right"]),
        ("unlocked", "none", []),
        ("zone", "in exile", "exile"),
        ("tapped", "yes", True),
        ("counters", "2 +1/+1 and a flying counter", {"+1/+1": 2, "flying": 1}),
        ("state_based", "704.5j", ["704.5j"]),
    ],
)
def test_an_answer_is_read_as_it_is_meant(key: str, text: str, value: object) -> None:
    assert typed_value(key, text) == value


@pytest.mark.parametrize(
    ("key", "text"),
    [("mana_value", "none"), ("mana_value", "many"), ("power", "big"), ("colors", "purple"), ("outcome", "maybe")],
)
def test_what_means_nothing_there_is_not_taken_for_an_answer(key: str, text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        typed_value(key, text)


@pytest.mark.parametrize(("text", "size"), [("2/3", (2, 3)), ("2 3", (2, 3)), ("none", (None, None))])
def test_a_size_is_read_in_one(text: str, size: tuple[Any, Any]) -> None:
    assert size_pair(text) == size


def test_names_and_lists_are_compared_as_people_do() -> None:
    assert is_that_answer("name", "urborg tomb of yawgmoth", "Urborg, Tomb of Yawgmoth")
    assert is_that_answer("subtypes", ["Insect", "Human"], ["Human", "Insect"])
    assert not is_that_answer("power", 0, None)
    assert not is_that_answer("tapped", 1, True)


def test_a_wrong_answer_is_judged_with_what_it_fits_and_a_belief_is_named_after_two() -> None:
    shelf = CardShelf(bundled_cards())
    questions = [
        one
        for one in quiz("copies", 2, 10, 3, shelf, kind="value").questions
        if "copier-keeps-its-own" in one.by_belief
    ]
    evidence = Evidence()
    assert len(questions) >= 3
    named = []
    for question in questions[:3]:
        given = answer_of_a_student(question, "copier-keeps-its-own")
        judgement = judged(question, GivenAnswer(value=given))
        assert not judgement.right
        assert "copier-keeps-its-own" in judgement.suspects
        assert judged(question, GivenAnswer(value=question.right)).right
        words = question.right_option.words
        assert judged(question, GivenAnswer(typed={question.asked.key: words})).right
        evidence.answered(question, given)
        named.append(evidence.diagnosis.belief)
    assert named[0] == ""
    assert "copier-keeps-its-own" in [suspect.name for suspect in evidence.diagnosis.suspects[:2]]


def test_who_names_a_landwalk_need_not_say_that_it_is_one() -> None:
    assert is_that_answer("keywords", ["Swampwalk"], ["Swampwalk", "Landwalk"])
    assert is_that_answer("keywords", ["Landwalk"], ["Landwalk"])
    assert not is_that_answer("keywords", ["Landwalk"], ["Swampwalk", "Landwalk"])
