"""What the costs of a spell may have done to other objects, by the keyword that names the cost (601.2f-h)."""

from __future__ import annotations

import pytest

from inspector.reading import Whom, paid_for

CREATURE, LAND = Whom(types=("Creature",), controller="you"), Whom(types=("Land",), controller="you")
YARD, HAND = Whom(zones=("graveyard",), controller="you"), Whom(zones=("hand",), controller="you")
BOOK = Whom(zones=("library",), controller="you")
BARGAINED = (
    Whom(types=("Artifact",), controller="you"),
    Whom(types=("Enchantment",), controller="you"),
    Whom(token=True, controller="you"),
)
THEIRS = Whom(zones=("hand",), controller="opponent")
DRAWN = ("zone", Whom(zones=("library",), controller="opponent"))

# The rule and the words; what may have changed of whom, for an instant that was cast from a hand, and from a graveyard.
PAID: dict[str, tuple[str, list[object], list[object]]] = {
    "702.51a": ("Convoke", [("tapped", CREATURE)], [("tapped", CREATURE)]),
    "702.51a among others": ("Flying, convoke", [("tapped", CREATURE)], [("tapped", CREATURE)]),
    "702.51 no more than its letters": ("Convoker", [], []),
    "702.66a": ("Delve", [("zone", YARD)], [("zone", YARD)]),
    "702.51 no name of flavor": ("Convoke Rite — Whenever this creature attacks, draw a card.", [], []),
    # 603.3: what triggers as a spell is cast is above it on the stack, and is done before it.
    "702.85a": ("Cascade", [("zone", BOOK)], [("zone", BOOK)]),
    "702.60a": ("Ripple 4", [("zone", BOOK)], [("zone", BOOK)]),
    "603.3": (
        "When you cast this spell, destroy all creatures you control.",
        [("zone", CREATURE)],
        [("zone", CREATURE)],
    ),
    "702.166a": ("Bargain", [("zone", *BARGAINED)], [("zone", *BARGAINED)]),
    "702.33a": ("Kicker—Sacrifice a creature.", [("zone", CREATURE)], [("zone", CREATURE)]),
    "702.34a": ("Flashback—Tap a creature you control.", [], [("tapped", CREATURE)]),
    "702.180a": ("Harmonize {3}{U}", [], [("tapped", CREATURE)]),
    # 118.8: what is paid besides where it is cast at another time, or from elsewhere.
    "118.8 at another time": (
        (
            "You may cast this spell as though it had flash by tapping a creature you control in addition"
            " to paying its other costs."
        ),
        [("tapped", CREATURE)],
        [("tapped", CREATURE)],
    ),
    "118.8 from elsewhere": (
        (
            "You may cast this card from your graveyard by paying 2 life and discarding a card in addition"
            " to paying its other costs."
        ),
        [],
        [("what comes there", YARD), ("zone", HAND)],
    ),
    "702.113a": (
        "Awaken 4—{4}{W}",
        [("counters", LAND), ("power", LAND)],
        [("counters", LAND), ("power", LAND)],
    ),
    "702.174a": ("Gift a card", [("what comes there", THEIRS), DRAWN], [("what comes there", THEIRS), DRAWN]),
}


@pytest.mark.parametrize(("words", "from_hand", "from_graveyard"), PAID.values(), ids=PAID)
def test_601_2h_what_a_cost_may_have_done(words: str, from_hand: list[object], from_graveyard: list[object]) -> None:
    for dead, expected in ((False, from_hand), (True, from_graveyard)):
        found = paid_for((words,), ("Zap",), from_graveyard=dead, permanent=False)
        assert [(one.unread.keys[0], *one.unread.whom) for one in found] == expected
        # What is doubted is quoted as it stands on the card.
        assert {one.unread.text for one in found} <= {words}


def test_601_2f_what_spells_of_a_kind_cost_besides_was_not_paid_for_what_says_so() -> None:
    words = "As an additional cost to cast Frog spells, you may tap a creature you control."
    assert paid_for((words,), ("Zap",), from_graveyard=False, permanent=True) == ()


@pytest.mark.parametrize("asks", ["If it's your turn, you", "You"])
def test_118_9_what_is_paid_in_place_of_a_mana_cost_may_have_been_done(asks: str) -> None:
    words = f"{asks} may tap a creature you control rather than pay this spell's mana cost."
    (told,) = paid_for((words,), ("Zap",), from_graveyard=False, permanent=True)
    assert (told.unread.text, told.unread.keys, told.unread.whom) == (words, ("tapped",), (CREATURE,))


@pytest.mark.parametrize("words", ["Awaken 4—{4}{W}", "Gift a card"])
def test_702_113a_702_174a_what_an_instant_does_as_it_resolves_no_permanent_does(words: str) -> None:
    assert paid_for((words,), ("Zap",), from_graveyard=False, permanent=True) == ()
