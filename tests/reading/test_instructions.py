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
            [("zone", (CREATURE,))],
        ),
        ("Tap up to two target creatures.", [("tapped", (CREATURE,))]),
        ("Those creatures fight each other.", [("zone", (CREATURE,))]),
        ("Exile target player's graveyard.", [("zone", (Whom(zones=("graveyard",)),))]),
        (
            "Return up to two target creature cards from your graveyard to your hand.",
            [("zone", (Whom(types=("Creature",), zones=("graveyard",)),))],
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
