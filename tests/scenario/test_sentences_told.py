"""Actions as they are told to people: by names, with the label behind a name that can mean another object too."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario import seen_replay
from inspector.scenario.words import (
    WordsError,
    board_from_words,
    mended,
    read_so_far,
    sentences_of,
    told_sentences_of,
)

POOL = bundled_cards()
TWO = "Ana has Grizzly Bears (a) on the battlefield. Ana has Grizzly Bears (b) on the battlefield."
DELVER = "Ana has Delver of Secrets on the battlefield. It transforms. Ben has Clone in hand. "
FROGS = "Ana has Turn to Frog (x) in hand. Ana has Turn to Frog (y) in hand."
HIDDEN = "Ana has Grizzly Bears{} on the battlefield, face down."
# What is done, its sentence to be read back, and how it is told.
TOLD = {
    "a label that is a word": (f"{TWO} a is exiled.", "a is exiled.", "Grizzly Bears (a) is exiled."),
    "several": (
        f"{TWO} a and b are tapped.",
        "a and b are tapped.",
        "Grizzly Bears (a) and Grizzly Bears (b) are tapped.",
    ),
    "an effect": (
        f"{TWO} b gets +1/+1 until end of turn.",
        "b gets +1/+1 until end of turn.",
        "Grizzly Bears (b) gets +1/+1 until end of turn.",
    ),
    "a copy that has a name of its own": (
        f"{TWO} Ana creates a token that's a copy of b (c).",
        "Ana creates a token that's a copy of b (c).",
        "Ana creates a token that's a copy of Grizzly Bears (b), called c.",
    ),
    "a copy of what no other is called": (
        f"{DELVER}Ana creates a token that's a copy of Insectile Aberration (t).",
        "Ana creates a token that's a copy of Insectile Aberration (t).",
        "Ana creates a token that's a copy of Insectile Aberration, called t.",
    ),
    "a copy of one of two spells": (
        f"{FROGS} Ana casts x. Ana casts y. Ana copies x (c).",
        "Ana copies x (c).",
        "Ana copies Turn to Frog (x); the copy is called c.",
    ),
    "a copy of a spell": (
        "Ana has Turn to Frog in hand. Ana casts Turn to Frog. Ana copies Turn to Frog (c).",
        "Ana copies Turn to Frog (c).",
        "Ana copies Turn to Frog; the copy is called c.",
    ),
    "a name that means one alone": (
        f"{TWO} Ana has Flight on the battlefield. Flight is attached to b.",
        "Flight is attached to b.",
        "Flight is attached to Grizzly Bears (b).",
    ),
    "what is called otherwise since": (
        f"{DELVER}Ben puts Clone onto the battlefield as a copy of Insectile Aberration. Clone is tapped.",
        "Clone is tapped.",
        "Insectile Aberration (Clone) is tapped.",
    ),
    "what has no name": (
        f"{HIDDEN.format('')} {HIDDEN.format(' (b)')} b is turned face up.",
        "The second face-down creature is turned face up.",
        "The second face-down creature is turned face up.",
    ),
}


@pytest.mark.parametrize(("text", "read_back", "told"), TOLD.values(), ids=TOLD)
def test_an_action_is_told_by_names_and_read_back_by_labels(text: str, read_back: str, told: str) -> None:
    run = board_from_words(text, POOL).run
    assert sentences_of(run, run.actions)[-1] == read_back
    assert told_sentences_of(run)[-1] == told


def test_what_several_are_called_is_not_told_to_be_nowhere() -> None:
    text = (
        "Ana has Delver of Secrets on the battlefield. Ben has Clone (one) in hand. Ben puts one onto the battlefield "
        "as a copy of Delver of Secrets. Delver of Secrets transforms. one becomes a copy of Delver of Secrets."
    )
    found = mended(text, read_so_far(text, POOL), POOL, (), lambda _: ())
    assert found.error is not None
    assert found.error.problem.startswith('two objects are called "Delver of Secrets"')


def test_what_a_viewer_may_not_see_is_told_without_signs_of_the_grammar() -> None:
    text = "Ana has Elite Vanguard in the library. Ana cloaks Elite Vanguard. The face-down creature is turned face up."
    told = told_sentences_of(seen_replay(board_from_words(text, POOL).run, "Ben"))
    assert told[0] == "Ana has a hidden card (card 1 in Ana's library) in the library."
    assert told[2] == "Elite Vanguard is turned face up."


def test_730_2_what_is_merged_is_not_told_as_a_copy() -> None:
    text = (
        "Ana has Grizzly Bears on the battlefield. Ana has Gemrazer (gem) in hand. Ana casts gem. "
        "gem mutates onto Grizzly Bears, on top. Ben has Gemrazer (other) on the battlefield. Gemrazer is tapped."
    )
    with pytest.raises(WordsError, match=r"Grizzly Bears \(merged, Ana's\)"):
        board_from_words(text, POOL)
