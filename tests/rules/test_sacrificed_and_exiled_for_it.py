"""What a permanent has others sacrificed or exiled for as it enters, to get counters or as a copy (614.1c, 702.82)."""

from __future__ import annotations

import pytest

from inspector.rules import WHICH_COUNTERS, questions_of
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import Played, do, play
from tests.rules.test_unread import NEWEST, marked, put, words

PLUS = "+1/+1"
SWALLOWED = "Devour X, where X is the number of creatures devoured this way"
CARDS = [
    BEAR,
    creature("Glutton", "Worm", "1/1", oracle_text="Devour 2"),
    creature("Rusty", "Worm", "1/1", oracle_text="Devour artifact 1"),
    creature("Baker", "Worm", "1/1", oracle_text="Devour Food 3"),
    creature("Swallower", "Worm", "0/0", oracle_text=SWALLOWED),
    words("Relic", "{T}: Add {C}.", line="Artifact"),
    words("Bread", "{T}: Add {C}.", line="Artifact — Food"),
    words(
        "Two Pieces",
        "As Two Pieces enters, you may exile two creature cards from graveyards. If you do, Two Pieces enters as a copy"
        " of one of those cards with additional +1/+1 counters on it equal in number to the power of the other card.",
        line="Creature — Ooze", power="0", toughness="0",
    ),
]  # fmt: skip
THERE = (
    put("Bear"), put("Bear", "second"), put("Bear", "theirs", player="Ben"), put("Relic"), put("Bread"),
    put("Bear", "dead", "graveyard"), put("Bear", "dead too", "graveyard", player="Ben"), put("Bear", "held", "hand"),
)  # fmt: skip
OTHERS = ("bear", "second", "theirs", "relic", "bread", "dead", "dead too", "held")


def entering(card: str, *before: Record, **how: object) -> Played:
    """Cast it, do what stands ``before`` while it is on the stack, and let it resolve."""
    cast = (put(card, "it", "hand"), do("cast", "it"))
    return play(NEWEST, *THERE, *cast, *before, do("resolve", "it", **how), cards=CARDS)


def may_be_gone(played: Played) -> set[str]:
    assert all(marked(played, label) <= {"zone"} for label in OTHERS)
    return {label for label in OTHERS if marked(played, label)}


@pytest.mark.parametrize(
    ("card", "devoured"),
    [
        # 702.82a: creatures its controller controls; 702.82c: of the quality that it names.
        ("Glutton", {"bear", "second"}),
        ("Swallower", {"bear", "second"}),
        ("Rusty", {"relic", "bread"}),
        ("Baker", {"bread"}),
    ],
)
def test_702_82a_what_may_have_been_devoured_may_be_gone(card: str, devoured: set[str]) -> None:
    played = entering(card)
    assert may_be_gone(played) == devoured
    assert marked(played, "it") == set()
    label = min(devoured)
    (told,) = played[label].not_computed
    assert (told.source, told.why) == ("it", "What these words did as it entered is not computed.")
    assert may_be_gone(played.then(do("move", label, to="graveyard"))) == set()


def test_702_82a_without_a_counter_nothing_was_devoured() -> None:
    assert may_be_gone(entering("Glutton", choose={"counters": {}})) == set()
    # Which of the two was devoured nobody has said.
    assert may_be_gone(entering("Glutton", choose={"counters": {PLUS: 2}})) == {"bear", "second"}


def test_what_was_carried_out_while_it_was_on_the_stack_is_said() -> None:
    eaten = entering("Glutton", do("move", "bear", to="graveyard"), choose={"counters": {PLUS: 2}})
    assert (eaten["bear"].zone, eaten["it"].power, may_be_gone(eaten)) == ("graveyard", 3, set())


def test_702_82a_as_many_for_each_as_were_devoured() -> None:
    (question,) = questions_of(entering("Swallower").table, "it")
    assert question.asks == WHICH_COUNTERS
    assert [dict(way).get(PLUS, 0) for way in question.options] == [0, 1, 4]  # type: ignore[call-overload]


@pytest.mark.parametrize("how", [{}, {"as_copy_of": "dead"}])
def test_614_1c_cards_exiled_to_enter_as_a_copy_of_one_may_be_gone(how: dict[str, str]) -> None:
    played = entering("Two Pieces", **how)
    assert may_be_gone(played) == {"dead", "dead too"}
    assert "power" in marked(played, "it") | {key for one in played["it"].depends for key in one.keys}
    assert may_be_gone(entering("Two Pieces", do("move", "dead", to="exile"), **how)) == set()
