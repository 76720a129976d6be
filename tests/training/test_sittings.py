"""A sitting finds out what a made-up student believes; a rule that is due gets a board of its own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from inspector.library import bundled_cards
from inspector.rules import Concept, concepts_in
from inspector.training import CardShelf, GivenAnswer, TrainingSession, question_about
from inspector.training.diagnosis import answer_of_a_student

REACH: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "reach.json").read_text(encoding="utf-8"))
# Why nothing is asked about the rules that decide something and are reached by no board.
IN_NO_QUESTION = {
    "hidden zones: sleeve or stand-in": "what a card looks like to others is not asked",
    "stand-in: is the card": "stand-ins change no value that is asked",
    "name": "what is simply printed",
    "mana cost": "what is simply printed",
    "tapping": "taking a tapped permanent for untapped is no mistake of the rules",
    "untapping": "taking a tapped permanent for untapped is no mistake of the rules",
    "intrinsic mana ability": "abilities are not asked by their words",
    "card types there are": "refuses to lay a board out, and such boards are not asked about",
    "kinds of double-faced cards": "refuses to lay a board out, and such boards are not asked about",
    "half of a combined face": "refuses to lay a board out, and such boards are not asked about",
    "copy of a back-face spell: mana value 0": "rests on a point on which the rules can be read both ways",
    "keyword abilities": "refuses what a later edition brought, and such boards are not asked about",
    "casting a copy of a card": "the sample boards that cast one need cards or rules of later editions",
    "living metal": "whose turn it is decides it, and nobody is known to take that wrongly",
    "no value counts as 0": "shows in a state-based action alone, of what has lost the ability that sizes it",
    "put onto the battlefield face down": "manifesting, which does so, came later than the edition that has it so",
    "Aura without a legal object": "an Aura alone waits for what it enchants, so nothing is asked of it",
}


@cache
def shelf() -> CardShelf:
    return CardShelf(bundled_cards())


@pytest.mark.parametrize(
    ("topic", "level", "belief"),
    [("transform", 1, "back-faces-own-cost"), ("rooms", 1, "locked-half-counts")],
)
def test_a_student_with_one_misconception_is_found_out(topic: str, level: int, belief: str) -> None:
    session = TrainingSession(topic, level, shelf(), seed=3, kind="value")
    for _ in range(10):
        question = session.next_question()
        session.answered(question, GivenAnswer(value=answer_of_a_student(question, belief)))
        if session.diagnosis.belief == belief:
            break
    assert belief in [suspect.name for suspect in session.diagnosis.suspects[:2]]


def test_who_answers_rightly_is_suspected_of_nothing_and_asked_harder_questions() -> None:
    session = TrainingSession("meld", 1, shelf(), seed=1, kind="value")
    for _ in range(15):
        question = session.next_question()
        assert session.answered(question, GivenAnswer(value=question.right)).right
        if session.level == 2:
            break
    assert session.level == 2
    assert session.diagnosis.suspects == ()


@pytest.mark.parametrize("concept", [Concept.BACK_FACES_MANA_VALUE, Concept.FACE_DOWN_ALREADY])
def test_a_rule_that_is_due_gets_a_board_that_turns_on_it(concept: Concept) -> None:
    question = question_about(concept, "2026-08", 5, shelf())
    assert question is not None
    assert concept in question.concepts


@pytest.mark.parametrize("edition", sorted(REACH))
def test_nearly_all_rules_that_decide_something_are_reached(edition: str) -> None:
    """The table is written by ``bench_training.py reach``; what it leaves out has a reason."""
    found = REACH[edition]
    decide, reached = set(found["decide"]), set(found["reached"])
    assert reached <= {str(concept) for concept in concepts_in(edition)}
    missing = decide - reached
    assert missing <= set(IN_NO_QUESTION)
    assert len(missing) <= 0.05 * len(decide)
