"""Amounts and qualities, one row each: what is counted of what, how it is reckoned (107, 208, 700.5), who is meant."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Count, PrintedNumber
from inspector.rules.values.amounts import (
    modified_by,
    numbers_said_of,
    said_key,
    said_number,
    sign_without_definition,
    taken,
)
from inspector.rules.values.asking import Asker, Game
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import do, place, play

NEW = "2026-08"
WALKER = {"name": "Jace", "mana_cost": "{2}{U}", "type_line": "Legendary Planeswalker — Jace", "loyalty": "3"}
BLADE = {"name": "Blade", "mana_cost": "{5}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
WINGS = {"name": "Wings", "mana_cost": "{U}{U}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
SAGA = {"name": "Tale", "mana_cost": "{G}", "type_line": "Enchantment — Saga", "oracle_text": "I — Draw a card."}
CHANGER = creature("Changer", "Shapeshifter", "3/1", "{U}", oracle_text="Changeling", keywords=["Changeling"])
CARDS = (*ALL, WALKER, BLADE, WINGS, SAGA, CHANGER, creature("Meter", "Wall", "0/9", "{G/U}"))
# Ana has all but the goblin: sizes 2/2, 1/1, 4/4 with a counter more, 3/1 and the wall itself.
SETUP: tuple[Record, ...] = (
    place("Meter"),
    place("Bear", "bear", counters={"oil": 2}),
    place("Goblin", "goblin", player="Ben", counters={"oil": 1}),
    place("Angel", "angel", counters={"+1/+1": 1}),
    place("Dual", "dual"),
    place("Blade", "blade"),
    do("attach", "blade", to="bear"),
    place("Jace", "walker"),
    place("Bear", "dead", "graveyard"),
    place("Bear", "fated", "exile", counters={"fate": 1}),
    do("life", total=17),
    do("life", total=23, player="Ben"),
)
CREATURES = {"types": "Creature"}
OTHERS = {"types": "Creature", "other": "self"}
AMOUNTS: tuple[tuple[Record | str | int, float], ...] = (
    (7, 7),
    # 202.3f: a hybrid symbol counts 1.
    ("mana value", 1),
    ({"count": CREATURES}, 4),
    ({"count": OTHERS}, 3),
    ({"count": {"types": "Planet"}}, 0),
    ({"count": CREATURES, "times": 2}, 8),
    ({"count": CREATURES, "times": -1, "plus": 10}, 6),
    ({"count": OTHERS, "plus": 2}, 5),
    # 107.1a: halves are rounded as the words say, before anything is added.
    ({"count": OTHERS, "half": "up"}, 2),
    ({"count": OTHERS, "half": "down"}, 1),
    ({"count": OTHERS, "half": "down", "plus": 1}, 2),
    ({"count": CREATURES, "half": "up"}, 2),
    ({"count": CREATURES, "half": "down"}, 2),
    ({"counters": "oil", "on": "bear"}, 2),
    ({"counters": "OIL", "on": "bear"}, 2),
    ({"counters": "any", "on": "angel"}, 1),
    ({"counters": "charge", "on": "bear"}, 0),
    ({"counters": "oil", "among": CREATURES}, 3),
    # 107.2, 301.5: of what is not there, there is nothing.
    ({"of": "power", "on": "attached"}, 0),
    ({"counters": "oil", "on": "nobody"}, 0),
    ({"counters": "any", "among": CREATURES}, 4),
    ({"of": "power", "on": "angel"}, 4),
    ({"of": "toughness", "on": "bear"}, 2),
    ({"of": "mana value", "on": "angel"}, 5),
    ({"of": "mana value", "on": "blade"}, 5),
    ({"of": "toughness", "on": "self"}, 9),
    ({"of": "power", "on": "self"}, 0),
    ({"greatest": "toughness", "among": CREATURES}, 9),
    ({"total": "toughness", "among": CREATURES}, 16),
    ({"total": "power", "among": CREATURES}, 7),
    ({"of": "colors", "on": "angel"}, 1),
    ({"of": "colors", "on": "blade"}, 0),
    # 306.5c: on the battlefield its counters are its loyalty.
    ({"of": "loyalty", "on": "walker"}, 3),
    ({"of": "loyalty", "on": "bear"}, 0),
    ({"of": "power", "on": "dual"}, 0),
    ({"distinct": "colors", "among": CREATURES}, 4),
    ({"distinct": "card types", "among": {}}, 4),
    ({"distinct": "names", "among": CREATURES}, 4),
    ({"distinct": "basic land types", "among": {}}, 2),
    ({"distinct": "creature types", "among": CREATURES}, 4),
    ({"distinct": "powers", "among": OTHERS}, 3),
    ({"distinct": "mana values", "among": OTHERS}, 3),
    ({"greatest": "power", "among": OTHERS}, 4),
    ({"greatest": "toughness", "among": OTHERS}, 4),
    ({"greatest": "mana value", "among": OTHERS}, 5),
    ({"greatest": "power", "among": {"types": "Planet"}}, 0),
    ({"total": "power", "among": OTHERS}, 7),
    ({"total": "mana value", "among": OTHERS}, 8),
    # 700.5: symbols of these colors among the mana costs of permanents that one controls, each symbol once.
    ({"devotion": ["G"]}, 2),
    ({"devotion": ["U"]}, 2),
    ({"devotion": ["G", "U"]}, 3),
    ({"devotion": ["W"]}, 2),
    ({"devotion": ["R"]}, 0),
    ({"life": "you"}, 17),
    ({"life": "opponent"}, 23),
    ({"life": "Ben"}, 23),
    # 107.2: the life of somebody who is not there cannot be told, so 0 is used.
    ({"life": "Cleo"}, 0),
    ({"life": "highest"}, 23),
    ({"life": "highest opponent"}, 23),
    ({"sum": [{"count": OTHERS}, {"life": "you"}]}, 20),
    ({"sum": [{"count": OTHERS, "times": 2}, {"count": OTHERS}], "times": 2}, 18),
)


@pytest.mark.parametrize(("value", "number"), AMOUNTS, ids=str)
def test_613_4b_an_amount_is_taken_from_the_table_as_it_is_then(value: Record | str | int, number: float) -> None:
    gives = do("effect", source="it", on=["it"], change={"set_power": value})
    played = play(NEW, *SETUP, gives, cards=CARDS)
    assert played.last.result == "done", played.last.says
    assert played["it"].power == number


@pytest.mark.parametrize(
    ("on", "number"),
    # 306.5b-c: on the battlefield its counters are its loyalty, elsewhere the number printed on it.
    [("walker", 5), ("buried", 3), ("wings", 0), ("bear", 0)],
)
def test_306_5_the_loyalty_of_an_object_is_what_it_is_in_its_zone(on: str, number: int) -> None:
    more = place("Jace", "buried", "graveyard"), place("Wings", "wings", "graveyard")
    loyal = do("counters", "walker", kind="loyalty", count=2)
    gives = do("effect", source="it", on=["it"], change={"set_power": {"of": "loyalty", "on": on}})
    assert play(NEW, *SETUP, *more, loyal, gives, cards=CARDS)["it"].power == number


def test_102_2_life_is_that_of_whom_the_words_mean_to_whoever_controls_the_source() -> None:
    sizes = {"set_power": {"life": "highest"}, "set_toughness": {"life": "highest opponent"}}
    asked = {"power": {"life": "you"}, "toughness": {"life": "opponent"}}
    given = [do("effect", source="goblin", on=["it"], change=each) for each in (sizes, asked)]
    # Ben has the most, so the highest among his opponents is not the highest of all.
    played = play(NEW, *SETUP, *given, cards=CARDS)
    assert (played["it"].power, played["it"].toughness) == (23 + 23, 17 + 17)


EACH_ITS_OWN: tuple[Record, ...] = (
    {"of": "toughness", "on": "it"},
    {"sum": [{"of": "toughness", "on": "it"}]},
    {"sum": [{"sum": [{"of": "toughness", "on": "it"}]}]},
    {"counters": "oil", "on": "it"},
    {"count": {**CREATURES, "other": "it", "counters": "any"}},
    {"count": {**CREATURES, "not": {"same_name_as": "it"}, "counters": "any"}},
    {"count": {"attached_to": "it"}},
    {"count": {"shares_color_with": "it", "counters": "any"}},
    {"count": {"shares_creature_type_with": "it", "counters": "any"}},
)
# The angel is 4/4 until its counter makes it one larger, in layer 7c, whatever set its power before. Of the color of
# the wall is the planeswalker as well.
OF_EACH = (
    {"bear": 2, "goblin": 1, "angel": 5},
    {"bear": 2, "goblin": 1, "angel": 5},
    {"bear": 2, "goblin": 1, "angel": 5},
    {"bear": 2, "goblin": 1, "angel": 1},
    {"bear": 2, "goblin": 2, "angel": 3, "wall": 3},
    {"bear": 2, "goblin": 2, "angel": 3, "wall": 3},
    {"bear": 1, "goblin": 0, "angel": 1},
    {"bear": 1, "goblin": 1, "angel": 2, "wall": 2},
    {"bear": 1, "goblin": 1, "angel": 2, "wall": 0},
)


@pytest.mark.parametrize(("value", "numbers"), [*zip(EACH_ITS_OWN, OF_EACH, strict=True)], ids=str)
def test_613_4b_what_is_asked_of_the_object_itself_is_asked_of_each(value: Record, numbers: dict[str, int]) -> None:
    setup = tuple({**action, "as": "wall"} if action.get("as") == "it" else action for action in SETUP)
    gives = do("effect", source="wall", filter=CREATURES, change={"set_power": value})
    played = play(NEW, *setup, gives, cards=CARDS)
    assert {label: played[label].power for label in numbers} == numbers


def test_102_3_who_plays_alone_has_no_opponents() -> None:
    opponents = msgspec.convert({"opponents": "you"}, Count)
    for players, number in (((), 0), (("Ana",), 0), (("Ana", "Ben"), 1), (("Ana", "Ben", "Cleo"), 2)):
        assert taken(opponents, {}, Asker("Ana", game=Game(players))).number == number
    alone = Asker("Ana", game=Game(("Ana",), life=(17,)))
    for word, total in (("you", 17), ("highest", 17), ("opponent", 0), ("highest opponent", 0)):
        assert taken(msgspec.convert({"life": word}, Count), {}, alone).number == total


def meant(wanted: Record, *actions: Record) -> set[str]:
    """The labels of what an effect of the wall means."""
    marks = do("effect", source="it", filter=wanted, change={"add_supertypes": ["Snow"]})
    played = play(NEW, *SETUP, *actions, marks, cards=CARDS)
    return {label for label in played.table.objects if "Snow" in played[label].supertypes}


QUALITIES: dict[str, tuple[Record, set[str]]] = {
    "700.6, a planeswalker is legendary": ({"historic": True}, {"walker", "blade"}),
    "700.6 the other way": ({**CREATURES, "historic": False}, {"it", "bear", "goblin", "angel"}),
    "no ability but reminder text": ({"has_abilities": False, **CREATURES}, {"it", "bear", "goblin"}),
    "has abilities": ({"has_abilities": True, **CREATURES}, {"angel"}),
    "equipped, 301.5a": ({"equipped": True}, {"bear"}),
    "not equipped": ({**CREATURES, "equipped": False}, {"it", "goblin", "angel"}),
    "modified, 700.9": ({"modified": True}, {"bear", "goblin", "angel", "walker"}),
    "modified, a permanent alone, 700.9": ({"modified": True, "zone": "exile"}, set()),
    "modified, or not a permanent": ({"modified": False, "zone": "exile"}, {"fated"}),
    "attached to the bear": ({"attached_to": "bear"}, {"blade"}),
    "attached to nobody": ({"attached_to": "goblin"}, set()),
    "two colors": ({**CREATURES, "number_of_colors": 2}, {"it"}),
    "at most one color": ({**CREATURES, "number_of_colors": "<=1"}, {"bear", "goblin", "angel"}),
    "owned by an opponent": ({"owner": "opponent"}, {"goblin"}),
    "owned by you": ({**CREATURES, "owner": "you"}, {"it", "bear", "angel"}),
    "owned by name": ({"owner": "Ben"}, {"goblin"}),
    "any counter": ({"counters": "any"}, {"bear", "goblin", "angel", "walker"}),
    "two oil counters": ({"counters": {"oil": ">=2"}}, {"bear"}),
    "oil and more": ({"counters": {"oil": ">=1", "+1/+1": "0"}}, {"bear", "goblin"}),
    "all types": ({"all_types": ["Legendary", "Planeswalker"]}, set()),
    "one of all types": ({"all_types": ["planeswalker"]}, {"walker"}),
    "shares a color, 105": ({"shares_color_with": "bear"}, {"it", "bear"}),
    "shares no color with what has none": ({"shares_color_with": "blade"}, set()),
    "shares a creature type": ({"shares_creature_type_with": "bear"}, {"bear"}),
    "shares with what is not there": ({"shares_creature_type_with": "attached"}, set()),
    "shares a color with what is not there": ({"shares_color_with": "attached"}, set()),
    "who controls it, 109.4": ({**CREATURES, "controller": "opponent"}, {"goblin"}),
}


@pytest.mark.parametrize("quality", QUALITIES)
def test_109_2_a_quality_means_what_has_it(quality: str) -> None:
    wanted, expected = QUALITIES[quality]
    assert meant(wanted) == expected


def test_702_73a_every_creature_type_is_shared_with_whatever_has_one() -> None:
    more = (place("Changer", "changer"), place("Wings", "wings"))
    assert meant({"shares_creature_type_with": "changer"}, *more) == {"it", "bear", "goblin", "angel", "changer"}
    assert meant({"shares_creature_type_with": "bear"}, *more) == {"bear", "changer"}
    assert meant({"shares_creature_type_with": "wings"}, *more) == set()


@pytest.mark.parametrize(
    ("choice", "kind", "expected"),
    [
        ({"color": "G"}, "color", {"it", "bear"}),
        ({"creature_type": "Goblin"}, "creature type", {"goblin"}),
        ({"card_type": "Land"}, "card type", {"dual"}),
        ({"name": "Bear"}, "name", {"bear"}),
        ({"basic_land_type": "Swamp"}, "basic land type", {"dual"}),
    ],
)
def test_607_2d_what_was_chosen_is_meant(choice: Record, kind: str, expected: set[str]) -> None:
    assert meant({"chosen": kind}, do("choose", "it", **choice)) == expected
    assert meant({"chosen": kind}) == set(), "nothing has been chosen"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("*", 0),
        ("1+*", 1),
        ("*+2", 2),
        ("7-*", 7),
        ("*-1", -1),
        ("*²", 0),
        ("X", 0),
        ("?", 0),
        ("\N{MINUS SIGN}1+*", 0),
    ],
)
def test_107_2_a_sign_that_nothing_defines_is_0(text: str, number: int) -> None:
    assert sign_without_definition(PrintedNumber(text)) == number


@pytest.mark.parametrize(
    ("was", "now", "by"),
    [(2, 5, 3), (2, 2, 0), (5, 2, -3), (None, 3, 3), ("*", 2, 2), ("1+*", 3, 2), (2, None, None), (2, "*", None)],
)
def test_208_5_by_how_much_a_size_was_changed(was: object, now: object, by: float | None) -> None:
    assert modified_by(was, now) == by
    if isinstance(was, str):
        assert modified_by(PrintedNumber(was), now) == by


def test_what_was_said_of_a_number_is_found_by_its_words() -> None:
    said = {"3 creatures died this turn": True, "5 creatures died this turn": False, "many cards in hand": True}
    assert said_number(said, "Creatures  died this turn.") == 3
    assert said_number(said, "cards in hand") is None
    assert said_number({}, "creatures died this turn") is None
    assert numbers_said_of("4 creatures died this turn", said) == {
        "3 creatures died this turn",
        "5 creatures died this turn",
    }
    assert numbers_said_of("many creatures died this turn", said) == frozenset()
    assert numbers_said_of("4 cards in hand", said) == frozenset()


@pytest.mark.parametrize(
    "text", ["As long as you’re  happy.", "If you're happy", "you're happy", "YOU'RE HAPPY.", "if you're happy."]
)
def test_the_words_of_a_condition_are_kept_in_one_form(text: str) -> None:
    assert said_key(text) == "you're happy"
