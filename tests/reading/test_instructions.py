"""What a spell that resolves might change, and of whom: never less than its words allow (608.2c)."""

from __future__ import annotations

import pytest

from inspector.reading import Whom, instructions

CREATURE = Whom(types=("Creature",))
ANY_TARGET = (Whom(types=("Planeswalker",)), Whom(types=("Battle",)))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "Destroy target nonartifact, nonblack creature.",
            [("zone", (Whom(types=("Creature",), no_types=("Artifact",), no_colors=("B",)),))],
        ),
        ("Destroy all nonwhite creatures.", [("zone", (Whom(types=("Creature",), no_colors=("W",)),))]),
        # 701.9a, 701.17a: from a hand, from a library; whose it is where that is said.
        ("Draw two cards, then discard two cards.", [("zone", (Whom(zones=("hand",), controller="you"),))]),
        ("Discard a card.", [("zone", (Whom(zones=("hand",), controller="you"),))]),
        ("Each opponent discards a card.", [("zone", (Whom(zones=("hand",), controller="opponent"),))]),
        ("Each player discards a card.", [("zone", (Whom(zones=("hand",)),))]),
        ("Target player mills three cards.", [("zone", (Whom(zones=("library",)),))]),
        ("Mill two cards.", [("zone", (Whom(zones=("library",), controller="you"),))]),
        # What is put or shuffled somewhere goes there from where it is.
        ("Put target creature on top of its owner's library.", [("zone", (CREATURE,))]),
        ("Put up to two target lands into their owners' hands.", [("zone", (Whom(types=("Land",)),))]),
        (
            "Put any number of target creature cards from your graveyard on top of your library.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="you"),))],
        ),
        (
            "Put a creature card from your hand onto the battlefield.",
            [("zone", (Whom(types=("Creature",), zones=("hand",), controller="you"),))],
        ),
        ("Target player shuffles their graveyard into their library.", [("zone", (Whom(zones=("graveyard",)),))]),
        ("Shuffle target enchantment into its owner's library.", [("zone", (Whom(types=("Enchantment",)),))]),
        # Nothing tells what of a library that is.
        ("Look at the top four cards of your library, then put the rest on the bottom of your library.", []),
        # 109.2: what is called a card and no more is neither a permanent nor a spell.
        (
            "Target player reveals their hand. You choose a card from it and exile that card.",
            [("zone", (Whom(zones=("hand", "graveyard", "library", "exile", "command", "outside")),))],
        ),
        ("Tap up to two target creatures.", [("tapped", (CREATURE,))]),
        ("Those creatures fight each other.", [("zone", (CREATURE,))]),
        ("Exile target player's graveyard.", [("zone", (Whom(zones=("graveyard",)),))]),
        (
            "Return up to two target creature cards from your graveyard to your hand.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",), controller="you"),))],
        ),
        ("Gain control of target creature.", [("controller", (CREATURE,))]),
        ("Counter target spell.", [("zone", (Whom(zones=("stack",)),))]),
        ("Zap deals 3 damage to any target.", [("zone", (CREATURE,)), ("loyalty", ANY_TARGET)]),
        ("Put a flying counter on target creature.", [("counters", (CREATURE,))]),
        ("Zap deals 3 damage to target player.", []),
        ("Zap deals 2 damage to each opponent.", []),
        ("You gain life equal to the damage dealt to you this turn.", []),
        ("Draw two cards.", []),
        ("Create a 2/2 black Zombie creature token.", []),
        ("Exile Zap with three time counters on it.", []),
        ("When you next cast a creature spell this turn, destroy target land.", []),
    ],
)
def test_what_words_might_change_and_of_whom(words: str, told: list[tuple[str, tuple[Whom, ...]]]) -> None:
    found = instructions((words,), ("Zap",))
    assert [(one.unread.keys[0], one.unread.whom) for one in found] == told
