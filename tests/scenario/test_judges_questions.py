"""Three hundred questions in the words of judges and players: which stand at once, or after one proposed correction."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from inspector.library import Library, bundled_cards
from inspector.scenario.words import (
    NearNames,
    answers_to,
    corrected,
    mended,
    read_so_far,
    sentences_of,
    with_near_names,
)

POOL = bundled_cards()


class Question(NamedTuple):
    """A question, the correction proposed for it, the words at which it stops, what the answer says, its board."""

    text: str
    correction: str
    stops: str
    answers: tuple[str, ...]
    board: str


def told(block: str) -> Question:
    text, *rest = block.split("\n")
    given = {sign: [line[2:] for line in rest if line.startswith(f"{sign} ")] for sign in "+-=>"}
    return Question(text, "".join(given["+"]), "".join(given["-"]), tuple(given["="]), "".join(given[">"]))


BLOCKS = Path(__file__).with_name("judges_questions.txt").read_text(encoding="utf-8").strip().split("\n\n")
QUESTIONS = [told(block) for block in BLOCKS if not block.startswith("#")]
STANDING = [each for each in QUESTIONS if not each.stops]


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> NearNames:
    """Names of bundled cards that are spelled alike."""
    return Library(tmp_path_factory.mktemp("library") / "library.sqlite").near_names


def test_of_three_hundred_questions_nine_of_ten_stand() -> None:
    assert len(QUESTIONS) >= 310
    assert len(STANDING) >= 0.9 * len(QUESTIONS)


@pytest.mark.parametrize("asked", STANDING, ids=[each.text for each in STANDING])
def test_a_question_is_read_and_answered(asked: Question, near: NearNames) -> None:
    found = read_so_far(asked.text, POOL)
    if asked.correction:
        assert found.error is not None
        if not asked.correction.startswith(("first", "instead", "from here")):
            found = msgspec.structs.replace(found, error=with_near_names(found.error, asked.text, near))
        found = read_so_far(corrected(asked.text, found, asked.correction), POOL)
    assert found.error is None, found.error
    answers = " ".join(answers_to(found.board.scenario, found.board.run, found.board.asks))
    assert answers
    for part in asked.answers:
        assert part.lower() in answers.lower()
    if asked.board:
        assert " ".join(sentences_of(found.board.run, found.board.scenario.actions)) == asked.board


@pytest.mark.parametrize("asked", [each for each in QUESTIONS if each.stops], ids=lambda asked: asked.text)
def test_what_cannot_be_read_stops_where_one_would_ask_back(asked: Question) -> None:
    found = read_so_far(asked.text, POOL)
    assert found.error is not None
    assert found.error.found == asked.stops


CORRECTED = [each for each in STANDING if each.correction][::18]


@pytest.mark.parametrize("asked", CORRECTED, ids=[each.text for each in CORRECTED])
def test_the_correction_is_one_that_the_program_proposes(asked: Question, near: NearNames) -> None:
    found = mended(asked.text, read_so_far(asked.text, POOL), POOL, (), near)
    assert found.error is not None
    assert asked.correction in found.error.proposals


def test_no_correction_lays_a_card_where_what_is_told_of_it_cannot_happen(near: NearNames) -> None:
    text = "Mirage Mirror became a copy of my Craw Wurm, and my opponent killed the Wurm. How big is the Mirror?"
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert not [each for each in found.error.proposals if " in hand" in each or " graveyard" in each]
