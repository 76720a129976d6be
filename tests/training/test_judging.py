"""What is typed is understood as it is meant, and each thing that was asked is judged by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.training import (
    CardShelf,
    Diagnosis,
    Evidence,
    GivenAnswer,
    Judgement,
    NotUnderstoodError,
    QuizAsk,
    QuizQuestion,
    judged,
    overlooked,
    quiz,
    quiz_answer_words,
    read_lesson_bytes,
    reasons_in_order,
    said_of_mistake,
    typed_value,
)
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
        ("state_based", "yes", True),
        ("state_based", "no", []),
        ("colors", "no colors", []),
        ("mana_cost", "{R} and 3G", ["{R}", "{3}{G}"]),
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


@pytest.mark.parametrize(
    ("key", "value", "others"),
    [
        ("name", "", ["none", "nothing", "It has no name."]),
        ("name", ["Far", "Away"], ["Far // Away", "far and away", "Away & Far"]),
        ("name", "Far // Away", ["far // away"]),
        ("name", "Fire", ["fire"]),
        ("mana_cost", "", ["none"]),
        ("mana_cost", ["{R}", "{3}{G}"], ["R // 3G"]),
        ("mana_cost", "{2}{W/U}", []),
        ("mana_value", [2, 6], ["2, 6"]),
        ("colors", [], ["no color"]),
        ("colors", ["W", "U"], ["WU"]),
        ("types", ["Artifact", "Creature"], ["artifact creature"]),
        ("subtypes", [], ["none"]),
        ("keywords", ["First strike", "Flying"], ["flying and first strike"]),
        ("power", None, []),
        ("counters", {"+1/+1": 2}, ["two +1/+1 counters"]),
        ("unlocked", [], ["none"]),
        ("unlocked", ["left", "right"], ["both"]),
        ("face_up", None, ["neither"]),
        ("face_up", "back", ["the back"]),
        ("state_based", ["704.5j"], ["yes", "704.5j"]),
        ("state_based", [], ["no", "none"]),
        *(
            ("zone", zone, [zone])
            for zone in ("battlefield", "hand", "graveyard", "library", "exile", "stack", "outside")
        ),
    ],
)
def test_the_programs_own_words_for_an_answer_are_that_answer(key: str, value: Any, others: list[str]) -> None:  # noqa: ANN401
    asked = QuizAsk(object="it", key=key)
    for said in (quiz_answer_words(asked, value, NEWEST), *others):
        assert is_that_answer(key, typed_value(key, said), value), said


@pytest.mark.parametrize(
    ("key", "said", "value"),
    [
        # Whether there is any is all that is asked, and the one who says "yes" has not said "no".
        ("state_based", "yes", []),
        ("state_based", "no", ["704.5j"]),
        ("name", "none", "Fire"),
        ("name", "Fire and Away", ["Far", "Away"]),
        ("name", "Far", ["Far", "Away"]),
        ("mana_cost", "R and 3G", "{3}{G}"),
    ],
)
def test_another_answer_is_not_that_answer(key: str, said: str, value: Any) -> None:  # noqa: ANN401
    assert not is_that_answer(key, typed_value(key, said), value)


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


def asked_of(object_: str, key: str, *actions: dict[str, Any]) -> QuizQuestion:
    """A question about a value on a board, as a lesson asks it."""
    scenario = {"edition": "2026-08", "actions": actions}
    step = {"question": "What is it?", "asks": QuizAsk(object=object_, key=key), "scenario": scenario}
    lesson = msgspec.json.encode({"name": "one", "title": "One", "steps": [step]})
    return read_lesson_bytes(lesson, "one", bundled_cards()).steps[0].question


def placed(card: str, label: str, **more: object) -> dict[str, Any]:
    return {"do": "place", "card": card, "as": label, "zone": "battlefield", **more}


# Serra Angel is 4/4, and 1/1 by Humility (613.4b); two +1/+1 counters lie over that (613.4c).
ANGEL = (placed("Serra Angel", "angel"), placed("Humility", "humility"))
GROWN = (placed("Serra Angel", "angel", counters={"+1/+1": 2}), placed("Humility", "humility"))


@pytest.mark.parametrize(
    ("board", "key", "given", "names", "said"),
    [
        (ANGEL, "power", 4, ("Humility",), "Perhaps you overlooked Humility: without it you would be right."),
        (GROWN, "power", 6, ("Humility",), "Perhaps you overlooked Humility: without it you would be right."),
        (GROWN, "power", 1, ("the +1/+1 counters",), "Perhaps you answered as if setting the size overwrote"),
        (ANGEL, "keywords", ["Flying", "Vigilance"], ("Humility",), "Perhaps you overlooked Humility: without it"),
        (GROWN, "power", 17, (), ""),
    ],
)
def test_a_card_that_was_overlooked_is_likelier_than_a_belief_that_few_hold(
    board: Sequence[dict[str, Any]], key: str, given: object, names: tuple[str, ...], said: str
) -> None:
    question = asked_of("angel", key, *board)
    judgement = judged(question, GivenAnswer(value=given))
    missed = overlooked(question, judgement, bundled_cards())
    assert missed == names
    told = said_of_mistake(judgement, Diagnosis(), missed)
    assert told.startswith(said)
    assert bool(told) is bool(said)
    assert "picked its creatures once" not in told
    assert overlooked(question, judged(question, GivenAnswer(value=question.right)), bundled_cards()) == ()


def test_where_several_beliefs_fit_none_is_told_as_certain() -> None:
    both = Judgement(right=False, parts=(), suspects=("static-picks-once", "newest-effect-wins"))
    assert said_of_mistake(both, Diagnosis()).startswith("Perhaps you answered as if")
    assert said_of_mistake(both, Diagnosis(), ["Humility"]).startswith("Perhaps you overlooked Humility")
    alone = Judgement(right=False, parts=(), suspects=("newest-effect-wins",))
    assert said_of_mistake(alone, Diagnosis()).startswith("That would be the answer if")
    assert said_of_mistake(Judgement(right=True, parts=()), Diagnosis(), ["Humility"]) == ""


def test_reasons_are_read_in_the_order_in_which_they_came_about() -> None:
    """What is printed comes before the effect on it, which decides (613.1)."""
    question = asked_of("angel", "power", *ANGEL)
    said = [reason.says for reason in reasons_in_order(question.because)]
    assert said == ["The power is printed on the card: 4.", "Humility sets the power to 1."]
