"""Who is meant in a sentence: whose devotion, what an Aura is on, which player, which of two that are called alike."""

from __future__ import annotations

import pytest

from inspector.cards import Color, Count, Filter
from inspector.rules import NEWEST
from inspector.rules.decisions.decisions import Source
from inspector.rules.telling.value_words import ValueWords

NAMES = {"it": "Bear", "a": "Anthem", "h": "Hush", "same": "Anthem"}
WORDS = ValueWords(
    NEWEST,
    NAMES,
    you="Ana",
    controllers={"it": "Ana", "a": "Ben", "h": "Ana"},
    on_it=frozenset({"a"}),
    called={1: "the first effect of Staff", 2: "the second effect of Staff"},
    told_of="it",
    choices={"a": {"color": Color.RED}},
)
A, H, IT = (Source(label) for label in ("a", "h", "it"))


def bestow(holder: str = "") -> Source:
    return Source(called="Bestow", holder=holder)


@pytest.mark.parametrize(
    ("says", "source", "told"),
    [
        # 700.5: devotion is that of whoever controls the object that has the words.
        ("your devotion to black", "a", "Ben's devotion to black"),
        ("your devotion to black", "h", "Ana's devotion to black"),
        ("your devotion to black", "nobody", "your devotion to black"),
        # 303.4b: what an Aura is on is the object that is told of, if it is on that.
        ("what Anthem is attached to is red", "a", "it is red"),
        ("what Hush is attached to is red", "h", "what Hush is attached to is red"),
        # 607.2d: what was chosen is what was chosen for the object that has the words.
        ("a creature of the chosen color", "a", "a creature of the chosen color, red"),
        ("a creature of the chosen color", "h", "a creature of the chosen color"),
    ],
)
def test_109_5_words_of_another_object_are_said_of_whom_they_mean(says: str, source: str, told: str) -> None:
    assert WORDS.of_bearer(says, source) == told


def test_303_4b_what_an_aura_is_on_may_be_called_by_its_name() -> None:
    assert WORDS.of_bearer("what Anthem is attached to is red", "a", "Bear") == "Bear is red"


@pytest.mark.parametrize("who", ["Ana", "Ben", "Cy"])
def test_607_2d_what_was_chosen_stands_behind_the_player_of_whom_it_is_said(who: str) -> None:
    """Whoever controls something there, and whoever controls the object that is told of."""
    words = ValueWords(NEWEST, NAMES, you="Ana", controllers={"a": "Ben", "h": "Cy"}, choices=WORDS.choices)
    told = words.chosen(f"creatures of the chosen color {who} controls", "a")
    assert told == f"creatures {who} controls of the chosen color, red"


YOURS, THEIRS = Filter(types="Creature", controller="you"), Filter(types="Creature", controller="opponent")


@pytest.mark.parametrize(
    ("you", "controllers", "player", "always", "mine", "yours"),
    [
        # 109.5: another's "you" is named, and with two players so is the opponent.
        ("Ana", {"a": "Ben"}, "Ben", False, "Ben", "Ana"),
        ("Ana", {"it": "Ana", "a": "Ben"}, "Ben", False, "Ben", "Ana"),
        ("Ana", {"a": "Ben"}, "Ana", True, "Ana", "Ben"),
        # With more there are several opponents, and with nobody else there none is known: it is told whose they are.
        ("Ana", {"a": "Ben", "c": "Cy"}, "Ben", False, "Ben", "an opponent of Ben"),
        ("Ana", {"it": "Ana"}, "Ana", True, "Ana", "an opponent of Ana"),
        # Whoever controls the object that is told of is "you" there, unless the words are another's.
        ("Ana", {"a": "Ben"}, "Ana", False, "you", "opponent"),
        # Where it is not known whose the words are, or who is told of, nobody is named.
        ("Ana", {"a": "Ben"}, "", False, "you", "opponent"),
        ("Ana", {"a": "Ben"}, "", True, "you", "opponent"),
        ("", {"a": "Ben"}, "Ben", False, "you", "opponent"),
        ("", {"a": "Ben"}, "Ben", True, "you", "opponent"),
    ],
)
def test_109_5_you_in_words_is_named_where_it_is_another_player(
    you: str, controllers: dict[str, str], player: str, always: bool, mine: str, yours: str
) -> None:
    words = ValueWords(NEWEST, NAMES, you=you, controllers=controllers)
    told = [words.by_name(wanted, player, always=always) for wanted in (YOURS, THEIRS)]
    assert [one.controller for one in told] == [mine, yours]
    assert words.by_name(Count(life="you"), player, always=always) == Count(life=mine)


@pytest.mark.parametrize(
    ("other", "told"),
    [
        # 701.60c: nothing else is as new as being suspected, so its age is that of the designation.
        (Source(called="Being suspected"), "the suspected designation"),
        (Source(called="being suspected", holder="it"), "the suspected designation"),
        (Source(called="being suspected", holder="h"), "the suspected designation of Hush"),
        (Source("h", called="being suspected"), "Hush"),
        (bestow(), "bestow"),
        (bestow("it"), "bestow"),
        (bestow("h"), "the bestow effect of Hush"),
    ],
)
def test_702_103_what_a_rule_makes_is_called_by_the_rule_and_on_another_object_by_that(
    other: Source, told: str
) -> None:
    assert WORDS.other(other, A) == told


def test_613_7_of_two_numbered_effects_of_one_kind_the_other_is_called_by_its_number() -> None:
    assert WORDS.other(Source(effect=2), Source(effect=1)) == "the second"
    assert WORDS.other(Source(effect=2), A) == "the second effect of Staff"
    assert WORDS.other(Source(effect=2), None) == "the second effect of Staff"


@pytest.mark.parametrize(
    ("others", "told"),
    [
        # Beside another of its kind, also what is on the object that is told of is called by its name.
        ((bestow("it"), bestow("h")), ["the bestow effect of Bear", "the bestow effect of Hush"]),
        ((bestow("it"), H), ["bestow", "Hush"]),
        ((bestow("it"),), ["bestow"]),
        ((bestow(), bestow("it")), ["bestow", "bestow"]),
        ((H, A), ["Hush", "another effect of that name"]),
        ((Source("h", holder="it"), Source("h", holder="a")), ["Hush", "Hush"]),
    ],
)
def test_702_103_several_that_a_rule_makes_are_told_apart_by_what_they_are_on(
    others: tuple[Source, ...], told: list[str]
) -> None:
    assert WORDS.others(others, A) == told


@pytest.mark.parametrize(
    ("source", "other", "told"),
    [
        # 613.7a: an ability that was given is newer than those that the object has itself.
        (Source("a", granted=True), A, "Anthem's own"),
        (Source("it", granted=True), IT, "its own"),
        (Source("a", granted=True), H, "Hush"),
        (Source("a", granted=True), Source("a", granted=True), "another effect of that name"),
        (A, Source("a", granted=True), "the ability that Anthem was given"),
        (A, A, "another effect of that name"),
        ((A, H), A, "Anthem"),
        (None, A, "Anthem"),
    ],
)
def test_613_7a_of_one_object_what_it_was_given_is_told_from_what_it_has_itself(
    source: object, other: Source, told: str
) -> None:
    assert WORDS.older(other, source, "7b") == told


def test_707_2b_what_still_has_its_name_is_called_by_that_whatever_else_has_it() -> None:
    assert WORDS.original("a", "Anthem") == "Anthem"
    assert WORDS.original("a", "") == "Anthem"
