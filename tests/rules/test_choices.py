"""What is chosen for an object: only what can be, kept with it, never copied (607.2d, 614.12a, 105.4, 205.3e)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.playing import DONE, ILLEGAL, do, place, play

NEW = NEWEST.key
KEYS = [edition.key for edition in EDITIONS]
MADE = creature("Made", "Zorp", "1/1")
SPELL = {"name": "Bolt", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "A spell."}
CARDS = (BEAR, MADE, SPELL)
KEPT = [
    ({"color": "G"}, {"color": "G"}),
    ({"creature_type": "goblin"}, {"creature_type": "Goblin"}),
    ({"creature_type": "Time Lord"}, {"creature_type": "Time Lord"}),
    ({"creature_type": "zorp"}, {"creature_type": "Zorp"}),
    ({"card_type": "land"}, {"card_type": "Land"}),
    ({"basic_land_type": "island"}, {"basic_land_type": "Island"}),
    ({"name": "Nobody Knows This"}, {"name": "Nobody Knows This"}),
    ({"number": 0}, {"number": 0}),
    ({"player": "Ben"}, {"player": "Ben"}),
]
REFUSED = [
    ({"creature_type": "Island"}, "205.3e"),
    ({"creature_type": "Equipment"}, "205.3e"),
    ({"creature_type": "Blorgle"}, "205.3e"),
    ({"basic_land_type": "Desert"}, "205.3e"),
    ({"card_type": "Legendary"}, "300.1"),
    ({"number": -1}, "107.1b"),
    ({"name": "Delver of Secrets // Insectile Aberration"}, "712.19"),
]


@pytest.mark.parametrize(("given", "kept"), KEPT, ids=str)
def test_what_can_be_chosen_is_kept_as_it_is_written(given: dict[str, object], kept: dict[str, object]) -> None:
    played = play(NEW, place("Made"), do("choose", "it", **given), cards=CARDS)
    assert (played.last.result, played["it"].chosen, played.last.rules[0]) == (DONE, kept, "607.2d")
    on_the_way = play(NEW, place("Made", "made"), place("Bear", zone="hand"), cards=CARDS)
    on_the_way = on_the_way.then(do("put_onto_battlefield", "it", choose=given))
    assert (on_the_way["it"].chosen, "614.12a" in on_the_way.last.rules) == (kept, True)
    assert on_the_way["it"].why["chosen"][0].rules[0] == "607.2d"


@pytest.mark.parametrize(("given", "rule"), REFUSED, ids=str)
def test_what_nobody_can_choose_is_refused_wherever_it_is_chosen(given: dict[str, object], rule: str) -> None:
    board = play(NEW, place("Bear"), place("Bear", "hand", "hand"), cards=CARDS)
    for action in (
        do("choose", "it", **given),
        do("put_onto_battlefield", "hand", choose=given),
        place("Bear", "new", choose=given),
    ):
        refused = board.then(action)
        assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, rule)
        assert refused.table.objects == board.table.objects


@pytest.mark.parametrize("edition", KEYS)
def test_the_card_types_to_choose_are_those_of_the_edition(edition: str) -> None:
    later = edition in KEYS and EDITIONS[KEYS.index(edition)].has_battles
    # 300.1: these are card types in every edition.
    ever = ("artifact", "Creature", "enchantment", "INSTANT", "land", "Planeswalker", "sorcery")
    results = {
        word: play(edition, place("Bear"), do("choose", "it", card_type=word), cards=CARDS).last.result
        for word in (*ever, "battle", "Kindred", "Tribal")
    }
    only = {"battle": later, "Kindred": later, "Tribal": not later}
    expected = dict.fromkeys(ever, DONE) | {word: DONE if known else ILLEGAL for word, known in only.items()}
    assert results == expected


def test_707_6_a_choice_is_not_copied_and_gone_with_the_object() -> None:
    played = play(NEW, place("Bear", choose={"color": "G"}), do("create_token_copy", of="it", as_="token"), cards=CARDS)
    assert (played["it"].chosen, played["token"].chosen) == ({"color": "G"}, {})
    more = played.then(do("choose", "it", number=3), do("choose", "it", color="U"))
    assert more["it"].chosen == {"color": "U", "number": 3}
    assert more.then(do("move", "it", to="hand"))["it"].chosen == {}


def test_nothing_is_chosen_for_what_enters_face_down_or_does_not_stay() -> None:
    board = play(NEW, place("Bear", zone="hand"), place("Bolt", "spell", "stack"), cards=CARDS)
    down = board.then(do("put_onto_battlefield", "it", face_down=True, choose={"color": "G"}))
    assert down["it"].chosen == {}
    assert board.then(do("resolve", "spell", choose={"color": "G"}))["spell"].chosen == {}
    cast = board.then(do("move", "spell", to="graveyard"), do("cast", "it"), do("resolve", "it", choose={"color": "G"}))
    assert cast["it"].chosen == {"color": "G"}


def test_708_11_what_is_turned_up_gets_its_choice_and_only_that() -> None:
    board = play(
        NEW, place("Bear", face_down=True), place("Bear", "up"), place("Bear", "other", face_down=True), cards=CARDS
    )
    played = board.then(do("turn_face_up", objects=["it", "up", "other"], choose={"creature_type": "Elf"}))
    assert [played[label].chosen for label in ("it", "up", "other")] == [
        {"creature_type": "Elf"},
        {},
        {"creature_type": "Elf"},
    ]
    assert "708.11" in played.last.rules
    # An instant is revealed and stays face down (701.40g).
    hidden = play(NEW, place("Bear", face_down="manifest"), place("Bolt", "spell", face_down="manifest"), cards=CARDS)
    turned = hidden.then(do("turn_face_up", objects=["it", "spell"], choose={"creature_type": "Elf"}))
    assert [turned[label].chosen for label in ("it", "spell")] == [{"creature_type": "Elf"}, {}]


def test_607_2d_who_says_what_was_chosen_is_not_chosen_unless_nothing_else_is() -> None:
    played = play(NEW, place("Bear"), do("choose", "it", color="G", player="Ben"), cards=CARDS)
    assert (played["it"].chosen, played.last.reasons[0].says) == ({"color": "G"}, "The choice for Bear is green.")
