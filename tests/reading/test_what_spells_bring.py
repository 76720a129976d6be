"""What a spell puts onto the battlefield, creates, draws or searches for, and what that is there (608.2c)."""

from __future__ import annotations

import pytest

from inspector.reading import ARRIVES, COMES, Whom, instructions

DEAD = Whom(types=("Creature",), zones=("graveyard",))
HAND = Whom(zones=("hand",), controller="you")
YARD = Whom(zones=("graveyard",), controller="you")
FROG = Whom(subtypes=("Frog",), controller="you")
SIZE = ("power", "toughness")


@pytest.mark.parametrize(
    ("words", "comes"),
    [
        # 121.1, 111.2, 701.23a: to whom, and what it will be as far as that is said.
        ("Draw two cards.", [Whom(zones=("hand",), controller="you")]),
        ("Target player draws a card.", [Whom(zones=("hand",))]),
        (
            "Create two 1/1 white Frog creature tokens.",
            [Whom(types=("Creature",), subtypes=("Frog",), colors=("W",), controller="you")],
        ),
        ("Each opponent creates a Treasure token.", [Whom(subtypes=("Treasure",), controller="opponent")]),
        ("Create a token that's a copy of target artifact.", [Whom(controller="you")]),
        (
            "Search your library for a Cave card, put it onto the battlefield tapped, then shuffle.",
            [Whom(subtypes=("Cave",), controller="you")],
        ),
        (
            "Search your library for a card, put it into your hand, then shuffle.",
            [Whom(zones=("hand",), controller="you")],
        ),
        (
            "Search your library for a Cave card and put it onto the battlefield.",
            [Whom(subtypes=("Cave",), controller="you")],
        ),
        ("For each opponent who lost life, search your library for a card, put it into your hand.", [HAND]),
        # Of what was looked at in a library; where it goes is said behind.
        ("Look at the top nine cards of your library. Put one of them into your hand.", [HAND]),
        (
            "Reveal the top four cards of your library. Put a Frog card from among them onto the battlefield.",
            [Whom(subtypes=("Frog",), controller="you")],
        ),
        ("Reveal the cards in your library. An opponent chooses one from among them. Put it into your hand.", [HAND]),
        ("Mill a card. Put each Frog card milled this way onto the battlefield.", [YARD, FROG]),
        ("Put target creature into its owner's hand.", []),
        (
            "Reveal the top card of your library. Target opponent may choose to put those cards into your hand.",
            [HAND],
        ),
        ("You and target opponent each draw a card.", [Whom(zones=("hand",))]),
        ("Put a Frog card from your hand onto the battlefield.", [FROG]),
        ("Target player chooses a card and discards the rest.", [Whom(zones=("graveyard",))]),
        ("Discover 10.", [HAND, YARD]),
        (
            "Reveal the top card of your library. Put a Frog card into your hand. Put the rest into your graveyard.",
            [Whom(zones=("hand",), subtypes=("Frog",), controller="you"), YARD],
        ),
        # Keyword actions that do not name what they bring (701.9a, 701.16a, 701.17a, 701.25a, 701.36a, 701.40a,
        # 701.44a, 701.47a, 701.53a, 701.58a).
        ("Mill two cards.", [YARD]),
        ("Surveil 1.", [YARD]),
        ("Discard a card.", [YARD]),
        ("Investigate.", [Whom(types=("Artifact",), subtypes=("Clue",), controller="you")]),
        ("Incubate 2.", [Whom(types=("Artifact",), subtypes=("Incubator",), controller="you")]),
        ("Amass Orcs 2.", [Whom(types=("Creature",), subtypes=("Army",), controller="you")]),
        ("Populate.", [Whom(types=("Creature",), controller="you")]),
        ("Manifest the top card of your library.", [Whom(types=("Creature",), controller="you")]),
        (
            "Look at the top two cards of your library, cloak two of them.",
            [Whom(types=("Creature",), controller="you")],
        ),
        ("Manifest dread.", [Whom(types=("Creature",), controller="you"), YARD]),
        ("Target creature explores.", [Whom(zones=("hand",)), Whom(zones=("graveyard",))]),
        ("Destroy target creature.", []),
        # A graveyard that nobody laid out (404.1): whose what comes is, as far as that is said.
        (
            "Return up to two creature cards from your graveyard to the battlefield.",
            [Whom(types=("Creature",), controller="you")],
        ),
        (
            "Put target land card from a graveyard onto the battlefield under its owner's control.",
            [Whom(types=("Land",))],
        ),
        (
            "Put target land card from a graveyard onto the battlefield under your control.",
            [Whom(types=("Land",), controller="you")],
        ),
        ("Return each card from your graveyard to your hand.", [HAND]),
        ("Put target card from your graveyard on top of your library.", []),
    ],
)
def test_what_words_bring_where_nothing_of_it_lies_yet(words: str, comes: list[Whom]) -> None:
    found = [one.unread for one in instructions((words,), ("Zap",)) if one.unread.keys == (COMES,)]
    assert [group for one in found for group in one.whom] == comes


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (
            "Return target creature card from a graveyard to the battlefield with a +1/+1 counter on it.",
            {"counters", *SIZE},
        ),
        ("Return target creature card from a graveyard to the battlefield.", set()),
        ("Put target creature card from a graveyard onto the battlefield under your control.", {"controller"}),
        ("Put target creature card from a graveyard onto the battlefield under its owner's control.", set()),
    ],
)
def test_110_2a_122_6_what_is_put_onto_the_battlefield_may_have_another_controller_and_counters(
    words: str, keys: set[str]
) -> None:
    (told,) = [one for one in instructions((words,), ("Zap",)) if one.unread.keys != (COMES,)]
    assert (told.unread.whom, set(told.unread.keys)) == ((DEAD,), {"zone", ARRIVES, *keys})


@pytest.mark.parametrize(
    ("words", "told"),
    [
        # What is laid out in a library may be there no more once somebody searched it, or looked at its top (701.23).
        (
            "Search your library for a basic land card or a Cave card, reveal it, put it into your hand, then shuffle.",
            [
                (
                    "zone",
                    (
                        Whom(types=("Land",), supertypes=("Basic",), zones=("library",), controller="you"),
                        Whom(subtypes=("Cave",), zones=("library",), controller="you"),
                    ),
                )
            ],
        ),
        (
            "Search target opponent's library for a Frog card and put it onto the battlefield under your control.",
            [("zone", (Whom(subtypes=("Frog",), zones=("library",), controller="opponent"),))],
        ),
        (
            "Target player searches their library for a land card, puts it onto the battlefield, then shuffles.",
            [("zone", (Whom(types=("Land",), zones=("library",)),))],
        ),
        ("Surveil 2.", [("zone", (Whom(zones=("library",), controller="you"),))]),
    ],
)
def test_701_23a_what_lay_in_a_library_may_be_there_no_more(
    words: str, told: list[tuple[str, tuple[Whom, ...]]]
) -> None:
    found = [one.unread for one in instructions((words,), ("Zap",)) if one.unread.keys != (COMES,)]
    assert [(one.keys[0], one.whom) for one in found] == told
