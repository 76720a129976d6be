"""Conditions in words, as they hold and as they do not: how many there are of what, whose, and what something is."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Condition, Count, Filter
from inspector.rules.wording.of_conditions import amount_said, amount_words, condition_words, failing_words
from inspector.rules.wording.of_filters import filter_words, words_for_one
from tests.rules.playing import Record

YOURS: Record = {"subtypes": "Forest", "controller": "you"}
# The comparison, and what it says of Forests that somebody controls; behind it where it does not hold (107.1).
COUNTED: tuple[tuple[str, str, str], ...] = (
    (">=1", "{} at least one Forest", "{} no Forest"),
    (">0", "{} at least one Forest", "{} no Forest"),
    (">=3", "{} at least three Forests", "{} fewer than three Forests"),
    (">2", "{} at least three Forests", "{} fewer than three Forests"),
    ("0", "{} no Forests", "{} at least one Forest"),
    ("=0", "{} no Forests", "{} at least one Forest"),
    ("<1", "{} no Forests", "{} at least one Forest"),
    ("<=0", "{} no Forests", "{} at least one Forest"),
    ("1", "{} exactly one Forest", "{not} exactly one Forest"),
    ("=2", "{} exactly two Forests", "{not} exactly two Forests"),
    ("<=1", "{} at most one Forest", "{} more than one Forest"),
    ("<2", "{} at most one Forest", "{} more than one Forest"),
    ("<=2", "{} at most two Forests", "{} more than two Forests"),
    ("<3", "{} at most two Forests", "{} more than two Forests"),
)
WHOSE: tuple[tuple[Record, str, str], ...] = (
    ({"controller": "you"}, "you control", "you do not control"),
    ({"controller": "opponent"}, "your opponents control", "your opponents do not control"),
    ({"controller": "Ben"}, "Ben controls", "Ben does not control"),
    ({"belongs_to": "its controller"}, "its controller controls", "its controller does not control"),
)


LANDS: Record = {"count": {"types": "Land"}}
LESS: Record = {"count": {"types": "Creature"}, "times": -1}


def both(asked: Record) -> tuple[str, str]:
    condition = msgspec.convert(asked, Condition)
    return condition_words(condition, str, "Roc"), failing_words(condition, str, "Roc")


@pytest.mark.parametrize(("comparison", "holds", "fails"), COUNTED)
def test_107_1_how_many_somebody_controls_is_said_as_cards_say_it(comparison: str, holds: str, fails: str) -> None:
    for whose, does, does_not in WHOSE:
        found = both({"count": {"subtypes": "Forest", **whose}, "is": comparison})
        assert found == (holds.format(does), fails.replace("{not}", does_not).format(does))


@pytest.mark.parametrize(("comparison", "holds", "fails"), COUNTED)
def test_107_1_of_nobody_there_is_one_or_there_are_several(comparison: str, holds: str, fails: str) -> None:
    def there(says: str) -> str:
        one = " one " in says or says == "{} no Forest"
        are = "there is" if one else "there are"
        return says.replace("{not}", f"{are} not").format(are)

    assert both({"count": {"subtypes": "Forest"}, "is": comparison}) == (there(holds), there(fails))


@pytest.mark.parametrize("comparison", [">=0", "!=2"])
def test_a_comparison_that_no_card_makes_is_said_in_full(comparison: str) -> None:
    words = "0 or greater" if comparison == ">=0" else "other than 2"
    says = f"the number of Forests you control is {words}"
    assert both({"count": YOURS, "is": comparison}) == (says, f"it is not so that {says}")


OTHERS: tuple[tuple[Record, str, str], ...] = (
    ({"day_night": "night"}, "it is night", "it is not night"),
    ({"said": "you are happy"}, "you are happy", "it is not so that you are happy"),
    ({"not": {"said": "you are happy"}}, "it is not so that you are happy", "you are happy"),
    ({"attached": {"types": "Land"}}, "what Roc is attached to is a land", "what Roc is attached to is not a land"),
    ({"attached": {"tapped": True}}, "what Roc is attached to is tapped", "what Roc is attached to is not tapped"),
    ({"self": {"attached_to": "bear"}}, "Roc is attached to bear", "Roc is not attached to bear"),
    ({"self": {"token": True}}, "Roc is a token", "Roc is not a token"),
    ({"self": {"power": ">=4"}}, "Roc has power 4 or greater", "Roc does not have power 4 or greater"),
    ({"self": {"keywords": "Flying"}}, "Roc has flying", "Roc does not have flying"),
    (
        {"any": [{"day_night": "day"}, {"turn_of": "you"}]},
        "it is day or it is your turn",
        "it is not day and it is not your turn",
    ),
    (
        {"all": [{"day_night": "day"}, {"turn_of": "you"}]},
        "it is day and it is your turn",
        "it is not day or it is not your turn",
    ),
    (
        {"any": [{"count": {"types": kind, "controller": "you"}, "is": ">=1"} for kind in ("Artifact", "Enchantment")]},
        "you control at least one artifact or enchantment",
        "you control no artifact and no enchantment",
    ),
    (
        {"any": [{"count": {"types": "Artifact", "controller": who}, "is": ">=1"} for who in ("you", "Ben")]},
        "you control at least one artifact or Ben controls at least one artifact",
        "you control no artifact and Ben controls no artifact",
    ),
    (
        {"any": [{"count": {"types": "Artifact"}, "is": ">=1"}, {"day_night": "day"}]},
        "there is at least one artifact or it is day",
        "there is no artifact and it is not day",
    ),
    (
        {"any": [{"count": {"types": kind}, "is": ">=1"} for kind in ("Artifact", "Battle", "Land")]},
        "there is at least one artifact, battle or land",
        "there is no artifact, no battle and no land",
    ),
    ({"self": {"token": False}}, "Roc is a nontoken permanent", "Roc is not a nontoken permanent"),
    (
        {"self": {"tapped": True, "controller": "you"}},
        "Roc is a tapped permanent you control",
        "Roc is not a tapped permanent you control",
    ),
    (
        {"self": {"counters": {"oil": 0, "+1/+1": 0}}},
        "Roc has no oil counters and no +1/+1 counters on it",
        "Roc has oil counters or +1/+1 counters on it",
    ),
    (
        {"count": {"types": "Land", "controller": ["you", "Ben"]}, "is": ">=2"},
        "there are at least two lands you control or Ben controls",
        "there are fewer than two lands you control or Ben controls",
    ),
    (
        {"value": {"life": "you"}, "is": ">=25"},
        "your life total is 25 or greater",
        "your life total is less than 25",
    ),
    (
        {"value": {"life": "opponent"}, "is": "<=10"},
        "an opponent's life total is 10 or less",
        "an opponent's life total is not 10 or less",
    ),
    ({"value": {"life": "Ben"}, "is": "7"}, "Ben's life total is 7", "Ben's life total is not 7"),
    (
        {"value": {"opponents": "you"}, "is": ">=2"},
        "you have two or more opponents",
        "you do not have two or more opponents",
    ),
    ({"value": {"opponents": "Ben"}, "is": "1"}, "Ben has one opponent", "Ben does not have one opponent"),
    (
        {"value": {"opponents": "you"}, "is": "<=3"},
        "you have three or fewer opponents",
        "you do not have three or fewer opponents",
    ),
    (
        {"value": {"life": "highest"}, "is": ">30"},
        "the highest life total is greater than 30",
        "the highest life total is 30 or less",
    ),
    (
        {"value": {"life": "highest opponent"}, "is": ">30"},
        "the highest life total of an opponent is greater than 30",
        "the highest life total of an opponent is 30 or less",
    ),
    (
        {"value": {"counters": "oil", "on": "self"}, "is": ">=3"},
        "the number of oil counters on Roc is 3 or greater",
        "the number of oil counters on Roc is less than 3",
    ),
    (
        {"value": {"counters": "any", "on": "it"}, "is": "3"},
        "the number of counters on it is 3",
        "the number of counters on it is not 3",
    ),
    (
        {"value": {"of": "power", "on": "self"}, "is": ">=4"},
        "the power of Roc is 4 or greater",
        "the power of Roc is less than 4",
    ),
    (
        {"value": {"greatest": "power", "among": {"types": "Creature", "controller": "you"}}, "is": ">=4"},
        "the greatest power among creatures you control is 4 or greater",
        "the greatest power among creatures you control is less than 4",
    ),
    (
        {"value": {"total": "power", "among": {"types": "Creature"}}, "is": ">=8"},
        "the total power of creatures is 8 or greater",
        "the total power of creatures is less than 8",
    ),
    (
        {"value": {"distinct": "colors", "among": {"types": "Creature"}}, "is": "5"},
        "the number of colors among creatures is 5",
        "the number of colors among creatures is not 5",
    ),
    (
        {"value": {"distinct": "card types", "among": {"zone": "graveyard"}}, "is": ">=4"},
        "there are at least four card types among cards in graveyards",
        "there are fewer than four card types among cards in graveyards",
    ),
    *(
        (
            {"value": {"distinct": "card types", "among": {"zone": "graveyard"}}, "is": limit},
            "there are at least two card types among cards in graveyards",
            "there are fewer than two card types among cards in graveyards",
        )
        for limit in (">=2", ">1")
    ),
    (
        {"value": {"distinct": "card types", "among": {"zone": "graveyard"}}, "is": ">=1"},
        "the number of card types among cards in graveyards is 1 or greater",
        "the number of card types among cards in graveyards is less than 1",
    ),
    (
        {"value": {"counters": "+1/+1", "among": {"types": "Creature"}}, "is": ">=3"},
        "the number of +1/+1 counters on creatures is 3 or greater",
        "the number of +1/+1 counters on creatures is less than 3",
    ),
    ({"value": "mana value", "is": "<3"}, "its mana value is less than 3", "its mana value is 3 or greater"),
    (
        {"value": {"devotion": ["G"]}, "is": ">=5"},
        "your devotion to green is five or greater",
        "your devotion to green is less than five",
    ),
    (
        {"value": {"devotion": ["W", "U", "B"]}, "is": ">=5"},
        "your devotion to white, blue and black is five or greater",
        "your devotion to white, blue and black is less than five",
    ),
)


@pytest.mark.parametrize(("asked", "holds", "fails"), OTHERS, ids=str)
def test_a_condition_is_said_and_denied(asked: Record, holds: str, fails: str) -> None:
    assert both(asked) == (holds, fails)


@pytest.mark.parametrize(
    ("asked", "holds", "fails"),
    [
        ({"self": {"tapped": True}}, "it is tapped", "it is not tapped"),
        ({"value": {"of": "power", "on": "self"}, "is": ">=4"}, "the power of it is 4 or greater", ""),
    ],
)
def test_without_a_source_the_object_of_a_condition_is_it(asked: Record, holds: str, fails: str) -> None:
    condition = msgspec.convert(asked, Condition)
    assert condition_words(condition, str, "") == holds
    assert fails in ("", failing_words(condition, str, ""))


@pytest.mark.parametrize(
    ("amount", "words", "of_ana"),
    [
        ({"sum": [{"of": "power", "on": "self"}, {"count": {"types": "Land"}}]}, "power of Roc plus lands", ""),
        ({"sum": [LANDS, LESS]}, "lands minus creatures", ""),
        ({"sum": [LESS, LANDS]}, "minus creatures plus lands", ""),
        ({"sum": [LANDS, LESS | {"times": -2}]}, "lands minus twice creatures", ""),
        ({"sum": [LANDS | {"times": 3, "plus": 1}, LANDS]}, "three times lands plus 1 plus lands", ""),
        ({"sum": [LANDS | {"half": "up", "plus": -1}, LANDS]}, "half of lands rounded up minus 1 plus lands", ""),
        (
            {"sum": [{"life": "you"}, {"life": "highest opponent", "times": -1}]},
            "your life total minus the highest life total of an opponent",
            "Ana's life total minus the highest life total of an opponent",
        ),
        ({"devotion": ["G"]}, "devotion to green", "Ana's devotion to green"),
        ({"opponents": "you"}, "opponents", ""),
        ({"said": "how happy you are"}, "how happy you are", ""),
        ({"life": "you"}, "your life total", "Ana's life total"),
        ({"life": "Ben"}, "Ben's life total", "Ben's life total"),
        ({"life": "opponent"}, "an opponent's life total", "the life total of an opponent of Ana"),
        ({"life": "highest"}, "highest life total", ""),
        ({"counters": "oil", "among": {"types": "Land"}}, "oil counters on lands", ""),
    ],
    ids=str,
)
def test_an_amount_is_said_by_what_it_is_taken_from_and_whose_it_is(amount: Record, words: str, of_ana: str) -> None:
    count = msgspec.convert(amount, Count)
    assert amount_words(count, str, "Roc") == words
    assert amount_words(count, str, "Roc", "Ana") == (of_ana or words)


def alike(wanted: Record, **changed: object) -> list[Record]:
    """As many of a color as there are in all, for each color; of the last part something may be otherwise."""
    asked: list[Record] = [
        {"value": {"sum": [{"count": wanted | {"colors": [color]}}, {"count": wanted, "times": -1}]}, "is": ">=0"}
        for color in "WUBRG"
    ]
    asked[-1]["value"]["sum"][1] |= changed
    return asked


def test_105_2_that_all_share_a_color_is_said_so() -> None:
    """What is counted for each color is one question, and is told as one."""
    shared = {"any": alike({"types": "Creature", "controller": "you"})}
    assert both(shared) == ("all creatures you control share a color", "not all creatures you control share a color")


@pytest.mark.parametrize(
    "changed",
    [{"times": 1}, {"times": -2}, {"count": {"types": "Land"}}, {"count": {"types": "Creature", "token": True}}],
)
def test_105_2_what_asks_otherwise_of_one_color_is_told_part_by_part(changed: Record) -> None:
    holds, fails = both({"any": alike({"types": "Creature"}, **changed)})
    assert "share a color" not in holds + fails
    assert (holds.count(" or the "), fails.count(" and the ")) == (4, 4)


def test_how_many_opponents_there_are_is_a_number() -> None:
    assert amount_said(msgspec.convert({"opponents": "you"}, Count), str, "Roc") == "the number of opponents"


@pytest.mark.parametrize(
    ("wanted", "one", "several"),
    [
        ({}, "permanent", "permanents"),
        ({"zone": "graveyard"}, "card in a graveyard", "cards in graveyards"),
        ({"zone": "hand"}, "card in a hand", "cards in hands"),
        ({"zone": "library"}, "card in a library", "cards in libraries"),
        ({"zone": "exile"}, "card in exile", "cards in exile"),
        ({"zone": "command"}, "card in the command zone", "cards in the command zone"),
        ({"zone": "graveyard", "owner": "you"}, "card in your graveyard", "cards in your graveyard"),
        (
            {"zone": "graveyard", "owner": "opponent"},
            "card in your opponents' graveyards",
            "cards in your opponents' graveyards",
        ),
        ({"zone": "hand", "owner": "Ben"}, "card in Ben's hand", "cards in Ben's hand"),
        ({"types": "Land", "owner": "Ben"}, "land Ben owns", "lands Ben owns"),
        ({"types": "Land", "owner": "you"}, "land you own", "lands you own"),
        ({"types": "Land", "owner": "opponent"}, "land your opponents own", "lands your opponents own"),
        (
            {"types": "Land", "owner": "you", "controller": "you"},
            "land you own and control",
            "lands you own and control",
        ),
        (
            {"types": "Land", "owner": "opponent", "controller": "opponent"},
            "land your opponents own and control",
            "lands your opponents own and control",
        ),
        (
            {"types": "Land", "owner": "Ben", "controller": "Ben"},
            "land Ben owns and controls",
            "lands Ben owns and controls",
        ),
        (
            {"shares_color_with": "self"},
            "permanent that shares a color with it",
            "permanents that share a color with it",
        ),
        (
            {"shares_creature_type_with": "attached"},
            "permanent that shares a creature type with what it is attached to",
            "permanents that share a creature type with what it is attached to",
        ),
        (
            {"types": "Creature", "not": {"token": True}},
            "creature that is not a token",
            "creatures that are not tokens",
        ),
        ({"designated": "commander"}, "commander", "commanders"),
        ({"designated": "commander", "types": "Creature"}, "commander creature", "commander creatures"),
        ({"designated": "goaded", "types": "Creature"}, "goaded creature", "goaded creatures"),
        ({"all_types": ["Artifact", "Creature"]}, "artifact creature", "artifact creatures"),
        ({"number_of_colors": ">=2"}, "permanent with two or more colors", "permanents with two or more colors"),
        ({"has_abilities": False}, "permanent with no abilities", "permanents with no abilities"),
        ({"has_abilities": True}, "permanent with abilities", "permanents with abilities"),
        ({"chosen": "color"}, "permanent of the chosen color", "permanents of the chosen color"),
        ({"chosen": "name"}, "permanent with the chosen name", "permanents with the chosen name"),
        ({"counters": "any"}, "permanent with counters on it", "permanents with counters on them"),
        (
            {"counters": {"oil": "1", "any": ">=2"}},
            "permanent with one oil counter and two or more counters on it",
            "permanents with one oil counter and two or more counters on them",
        ),
        ({"historic": True}, "historic permanent", "historic permanents"),
        ({"historic": False}, "nonhistoric permanent", "nonhistoric permanents"),
        ({"modified": True, "equipped": False}, "unequipped modified permanent", "unequipped modified permanents"),
        ({"enchanted": True}, "enchanted permanent", "enchanted permanents"),
        (
            {"unlocked": ["left", "right"]},
            "permanent with the left or right half unlocked",
            "permanents with the left or right half unlocked",
        ),
        (
            {"belongs_to": "an opponent", "zone": "exile"},
            "card that belongs to an opponent in exile",
            "cards that belong to an opponent in exile",
        ),
        (
            {"belongs_to": "chosen player", "types": "Land"},
            "land the chosen player controls",
            "lands the chosen player controls",
        ),
    ],
    ids=str,
)
def test_109_2_one_object_and_several_are_said_alike(wanted: Record, one: str, several: str) -> None:
    read = msgspec.convert(wanted, Filter)
    assert (words_for_one(read), filter_words(read)) == (one, several)
