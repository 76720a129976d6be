"""Questions that the grammar does not read: what is rebuilt from what is recognised answers what was asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.library import Library, bundled_cards
from inspector.scenario.words import NearNames, answers_to, corrected, mended, read_so_far

POOL = bundled_cards()
BLOCKS = Path(__file__).with_name("questions_rebuilt.txt").read_text(encoding="utf-8").strip().split("\n\n")
GIVEN = [block.split("\n") for block in BLOCKS if not block.startswith("#")]
ASKED = {lines[0]: {sign: [each[2:] for each in lines[1:] if each[0] == sign] for sign in "+~=!"} for lines in GIVEN}
REBUILT = [text for text, told in ASKED.items() if told["+"]]


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> NearNames:
    """Names of bundled cards that are spelled alike."""
    return Library(tmp_path_factory.mktemp("library") / "library.sqlite").near_names


@pytest.mark.parametrize("text", REBUILT)
def test_what_cannot_be_read_is_rebuilt_and_answers_what_was_asked(text: str, near: NearNames) -> None:
    told = ASKED[text]
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert found.error.proposals[:1] == (told["+"][0],)
    assert all(each in found.error.what for each in told["~"])
    stands = read_so_far(corrected(text, found, told["+"][0]), POOL)
    assert stands.error is None
    answers = " ".join(answers_to(stands.board.scenario, stands.board.run, stands.board.asks))
    assert all(each in answers for each in told["="])


@pytest.mark.parametrize("text", [text for text, told in ASKED.items() if told["!"]])
def test_what_is_not_told_whole_is_not_rebuilt(text: str, near: NearNames) -> None:
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert not [each for each in found.error.proposals for wrong in ASKED[text]["!"] if wrong in each]


@pytest.mark.parametrize(
    "word", ["not", "without", "unless", "frobnicates"], ids=["not", "without", "unless", "a verb nobody knows"]
)
def test_one_word_that_is_not_understood_keeps_a_sentence_from_being_rebuilt(word: str, near: NearNames) -> None:
    text = f"At our store Anna did {word} resolve Opalescence and Humility was around. How big is Humility?"
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert not [each for each in found.error.proposals if "How big is" in each]


@pytest.mark.parametrize("asked", ["What is its mana value in the graveyard?", "And what is the mana value in hand?"])
def test_what_is_asked_of_a_place_where_it_is_not_is_not_answered_for_here(asked: str) -> None:
    found = read_so_far(f"Ana has Bottomless Pool on the battlefield. {asked}", POOL)
    assert found.error is not None
    assert "not there now" in found.error.what


def test_what_happens_to_an_object_tells_what_state_based_actions_do_to_it() -> None:
    board = "Ana has Grizzly Bears and Lignify on the battlefield. Lignify is attached to Grizzly Bears."
    found = read_so_far(f"{board} Grizzly Bears dies. What happens to Lignify?", POOL)
    assert found.error is None
    answers = [*answers_to(found.board.scenario, found.board.run, found.board.asks)]
    assert answers[0].startswith("State-based actions: Lignify")


@pytest.mark.parametrize("between", [", and", "?"])
def test_it_is_what_the_question_before_asked_of(between: str) -> None:
    text = f"Ana has Serra Angel and Humility on the battlefield. How big is Serra Angel{between} what color is it?"
    found = read_so_far(text, POOL)
    assert found.error is None
    assert {asked.object for asked in found.board.asks} == {"Serra Angel"}


def test_a_size_asked_of_nothing_named_is_that_of_the_one_creature() -> None:
    found = read_so_far(
        "Ana has Serra Angel on the battlefield. Ana has Glorious Anthem on the battlefield. Size?", POOL
    )
    assert found.error is None
    assert {asked.object for asked in found.board.asks} == {"Serra Angel"}


def test_who_speaks_is_no_player_called_i(near: NearNames) -> None:
    text = "How big is a Grizzly Bears that came back with undying if I also control Glorious Anthem?"
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert not [each for each in found.error.proposals if "Players:" in each]
