"""What a sentence speaks of before another places it is one card or two: the text asks back, and lays none twice."""

from __future__ import annotations

import pytest

from inspector.library import Library, bundled_cards
from inspector.rules import Place, controllers_now
from inspector.scenario.words import NearNames, SoFar, corrected, mended, read_so_far

POOL = bundled_cards()
BEN_BEARS = "Ben has Grizzly Bears on the battlefield."


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> NearNames:
    """Names of bundled cards that are spelled alike."""
    return Library(tmp_path_factory.mktemp("library") / "library.sqlite").near_names


def asked_back(text: str, near: NearNames) -> SoFar:
    """Read a text that asks back, with what it proposes."""
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None, text
    return found


def placed(found: SoFar) -> list[tuple[str, str]]:
    """Give whose each card is that the text places, and its name."""
    assert found.error is None, found.error
    return sorted((each.player or "Ana", each.card) for each in found.board.scenario.actions if isinstance(each, Place))


# What is said first, what is said only then, and whose the cards are when each is there once.
PLACED_LATER = [
    ("Ana has Flight attached to Grizzly Bears.", BEN_BEARS, [("Ana", "Flight"), ("Ben", "Grizzly Bears")]),
    (
        "I have Flight on Grizzly Bears.",
        "My opponent has Grizzly Bears.",
        [("Ana", "Flight"), ("Ben", "Grizzly Bears")],
    ),
    ("Serra Angel has Flight on it.", "Ben has Serra Angel.", [("Ana", "Flight"), ("Ben", "Serra Angel")]),
    (
        "Ana has Grizzly Bears equipped with Bonesplitter.",
        "Ben has Bonesplitter on the battlefield.",
        [("Ana", "Grizzly Bears"), ("Ben", "Bonesplitter")],
    ),
    (
        "Ana has Grizzly Bears enchanted by Flight.",
        "Ben has Flight on the battlefield.",
        [("Ana", "Grizzly Bears"), ("Ben", "Flight")],
    ),
    ("Ana has Clone copying Grizzly Bears.", BEN_BEARS, [("Ana", "Clone"), ("Ben", "Grizzly Bears")]),
    ("Ana casts Clone copying Grizzly Bears.", BEN_BEARS, [("Ana", "Clone"), ("Ben", "Grizzly Bears")]),
    ("Ana puts Flight on Grizzly Bears.", BEN_BEARS, [("Ana", "Flight"), ("Ben", "Grizzly Bears")]),
    ("Put a +1/+1 counter on Grizzly Bears.", BEN_BEARS, [("Ben", "Grizzly Bears")]),
    ("Grizzly Bears gets +1/+1 until end of turn.", BEN_BEARS, [("Ben", "Grizzly Bears")]),
    (
        "Flight is attached to Grizzly Bears.",
        f"{BEN_BEARS} Ana has Flight on the battlefield.",
        [("Ana", "Flight"), ("Ben", "Grizzly Bears")],
    ),
]


@pytest.mark.parametrize(("first", "then", "cards"), PLACED_LATER, ids=[each[0] for each in PLACED_LATER])
def test_what_a_later_sentence_places_comes_first_and_once(
    first: str, then: str, cards: list[tuple[str, str]], near: NearNames
) -> None:
    text = f"{first} {then}"
    found = asked_back(text, near)
    assert found.error is not None
    assert "is not on the board yet" in found.error.problem
    assert found.at == 0
    assert placed(read_so_far(corrected(text, found, found.error.proposals[0]), POOL)) == cards


def test_that_there_are_two_is_proposed_and_then_read(near: NearNames) -> None:
    text = f"Ana has Flight attached to Grizzly Bears. {BEN_BEARS}"
    found = asked_back(text, near)
    assert found.error is not None
    two = corrected(text, found, found.error.proposals[1])
    assert "another Grizzly Bears" in two
    cards = placed(read_so_far(two, POOL))
    assert cards == [("Ana", "Flight"), ("Ana", "Grizzly Bears"), ("Ben", "Grizzly Bears")]


def test_from_whom_an_aura_takes_control_is_not_guessed(near: NearNames) -> None:
    text = "Ana has Control Magic attached to Grizzly Bears."
    found = asked_back(text, near)
    assert found.error is not None
    assert found.error.proposals[0] == f"first “{BEN_BEARS}”"
    for proposal in found.error.proposals:
        once = read_so_far(corrected(text, found, proposal), POOL)
        assert [name for _, name in placed(once)].count("Control Magic") == 1
        assert controllers_now(once.board.run.table)["Grizzly Bears"] == "Ana"
    said = read_so_far("Ana has Control Magic attached to Ben's Grizzly Bears.", POOL)
    assert placed(said) == [("Ana", "Control Magic"), ("Ben", "Grizzly Bears")]


def test_whose_it_is_taken_to_be_is_told_where_nothing_says_it() -> None:
    found = read_so_far("Ana has Flight attached to Grizzly Bears.", POOL)
    assert "Grizzly Bears is taken as Ana's, as nothing says whose it is." in found.board.taken
    said = read_so_far("Ana has Flight attached to Ben's Grizzly Bears.", POOL)
    assert not [each for each in said.board.taken if "whose it is" in each]


@pytest.mark.parametrize("said", ["on the battlefield with two +1/+1 counters", "with two +1/+1 counters"])
def test_counters_need_no_comma_before_them(said: str) -> None:
    found = read_so_far(
        f"Ana has Grizzly Bears {said}. Ben has Clone in hand. Ben casts Clone copying Grizzly Bears.",
        POOL,
    )
    assert placed(found) == [("Ana", "Grizzly Bears"), ("Ben", "Clone")]
    assert dict(found.board.run.table.objects["Grizzly Bears"].counters) == {"+1/+1": 2}


@pytest.mark.parametrize("words", ["is exiled", "is in the graveyard", "is in hand"])
def test_a_name_that_two_objects_bear_is_asked_back_and_lays_no_third(words: str) -> None:
    found = read_so_far(f"Ana has two Grizzly Bears on the battlefield. Grizzly Bears {words}.", POOL)
    assert found.error is not None
    assert found.error.proposals == ("the first Grizzly Bears", "the second Grizzly Bears")
