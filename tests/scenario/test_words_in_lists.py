"""Lists of cards: none of what they name is done twice, and what is attached is had by whoever has the list."""

from __future__ import annotations

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Attach, Place
from inspector.scenario.words import read_so_far, sentences_of

POOL = bundled_cards()
ONE_BEARS = "Ana has Grizzly Bears on the battlefield."
# One thing done to two of one name, of which one is there.
TWICE = """
Grizzly Bears and Grizzly Bears are in exile.
Grizzly Bears, Grizzly Bears and Grizzly Bears are in exile.
Grizzly Bears and Grizzly Bears are exiled.
Grizzly Bears and Grizzly Bears die.
Put a +1/+1 counter on Grizzly Bears and Grizzly Bears.
Ben destroys Grizzly Bears and Grizzly Bears.
Ben exiles Grizzly Bears and Grizzly Bears.
Ben bounces Grizzly Bears and Grizzly Bears.
Ana sacrifices Grizzly Bears and Grizzly Bears.
Grizzly Bears and Grizzly Bears are tapped.
Grizzly Bears and it are tapped.
Grizzly Bears and Grizzly Bears phase out.
Grizzly Bears and Grizzly Bears gain flying until end of turn.
"""
# What is attached to the one card before it, in one list that is Ben's.
ATTACHED = """
Ben has Grizzly Bears in play and Flight in play attached to it.
Ben has Grizzly Bears in play and Flight in play, attached to it.
Ben has Grizzly Bears in play and Flight in play on it.
Ben has Grizzly Bears in play and Flight in play enchanting it.
Ben has Grizzly Bears in play, and Bonesplitter in play equipped to it.
Ben has Grizzly Bears in play, Bonesplitter in play attached to it.
Ben has Grizzly Bears in play with Bonesplitter in play attached to it.
Ben has Grizzly Bears on the battlefield and Flight on the battlefield attached to Grizzly Bears.
"""


def test_what_a_list_names_twice_is_asked_back() -> None:
    """An object is one object (109.1): what is done to it and to it again is asked back."""
    wrong = []
    for sentence in TWICE.strip().splitlines():
        found = read_so_far(f"{ONE_BEARS} {sentence}", POOL)
        if found.error is None or "named twice" not in found.error.problem or len(found.board.scenario.actions) != 1:
            wrong.append((sentence, str(found.error)))
    assert not wrong


def test_two_of_a_name_that_are_told_apart_are_two() -> None:
    """Lists of what is told apart are read as before, and so are several counters on what is named once.

    A name that is said as often as there are objects that bear it means each of them.
    """
    for sentence in (
        "Ana's Grizzly Bears and Ben's Grizzly Bears are tapped.",
        "Grizzly Bears and Grizzly Bears are tapped.",
        "Grizzly Bears and Grizzly Bears are exiled.",
        "Put two +1/+1 counters on Ana's Grizzly Bears.",
    ):
        found = read_so_far(f"{ONE_BEARS} Ben has Grizzly Bears on the battlefield. {sentence}", POOL)
        assert found.error is None, found.error
    cards = read_so_far("Grizzly Bears and Grizzly Bears are in exile.", POOL).board.scenario.actions
    assert [type(each) for each in cards] == [Place, Place]


def test_what_is_named_twice_may_be_another_and_a_file_that_lists_it_twice_reads_back() -> None:
    """Proposed is a second one (109.1), no second time for the same; no sentence says a list that names one twice."""
    found = read_so_far(f"{ONE_BEARS} Grizzly Bears and Grizzly Bears are exiled.", POOL)
    assert found.error is not None
    assert found.error.proposals == ("first “Ana has Grizzly Bears on the battlefield.”",)
    twice = '{"do": "tap", "objects": ["Grizzly Bears", "Grizzly Bears"]}.'
    board = read_so_far(f"{ONE_BEARS} {twice}", POOL).board
    assert sentences_of(board.run, board.scenario.actions)[1:] == (twice,)


def test_what_is_attached_in_a_list_is_had_by_whoever_has_the_list() -> None:
    """Whose a list is, is said once for all of it; what "it" or its name means is the card before (303.4, 301.5)."""
    wrong = []
    for sentence in ATTACHED.strip().splitlines():
        found = read_so_far(sentence, POOL)
        actions = [] if found.error is not None else [*found.board.scenario.actions]
        placed = [(each.player, each.card) for each in actions if isinstance(each, Place)]
        on = [each.to for each in actions if isinstance(each, Attach)]
        if len(placed) != 2 or {who for who, _ in placed} != {"Ben"} or on != ["Grizzly Bears"]:
            wrong.append((sentence, msgspec.to_builtins(actions), str(found.error)))
    assert not wrong


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("subtypes are Time Lord", ("Time Lord",)),
        ("subtypes are Bear, Time Lord and Elf", ("Bear", "Time Lord", "Elf")),
        ("subtypes are Time Lord Doctor", ("Time Lord", "Doctor")),
        ("supertypes are Legendary, and Snow", ("Legendary", "Snow")),
        ("types are Artifact Creature", ("Artifact", "Creature")),
    ],
)
def test_a_creature_type_of_two_words_is_expected_as_one(said: str, expected: tuple[str, ...]) -> None:
    # 205.3m: Time Lord is one creature type.
    found = read_so_far(f"Ana has Grizzly Bears on the battlefield.\nExpect: Grizzly Bears' {said}.", POOL)
    assert found.error is None, found.error
    assert expected in map(tuple, msgspec.to_builtins(found.board.scenario.expect[0])["values"].values())


@pytest.mark.parametrize(
    ("sentence", "proposals"),
    [
        # Said by "it" or by its label it is no second one of the name; a token or a face-down card neither.
        ("Put a +1/+1 counter on Phantasmal Image and it.", ()),
        ("Tap Treasure Token and Treasure Token.", ()),
        ("Tap Exalted Angel and Exalted Angel.", ()),
        ("Tap Phantasmal Image and Phantasmal Image.", ("first “Ana has Phantasmal Image on the battlefield.”",)),
        # Of what copies others, only what lies there and is another can be meant (707.2).
        ("Phantasmal Image becomes a copy of it.", ("Clone",)),
        ("It becomes a copy of Phantasmal Image.", ("Clone",)),
    ],
)
def test_of_what_is_named_twice_another_is_proposed_where_its_card_tells_which(
    sentence: str, proposals: tuple[str, ...]
) -> None:
    there = (
        "Ana has Treasure on the battlefield. Ana has Exalted Angel on the battlefield, face down. "
        "Ben has Clone on the battlefield. Ana has Vesuvan Doppelganger in the graveyard. "
        "Ana has Grizzly Bears on the battlefield. Ana has Phantasmal Image on the battlefield."
    )
    error = read_so_far(f"{there} {sentence}", POOL).error
    assert error is not None
    assert error.proposals == proposals
