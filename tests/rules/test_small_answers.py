"""Answers that few ask for: what is refused and by which rule, what is offered, and numbers that nothing defines."""

from __future__ import annotations

import pytest

from inspector.rules import available_actions
from inspector.rules.table.actions import Designate
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import DONE, ILLEGAL, Record, do, place, play
from tests.rules.test_cast_as import SCHOLAR

NEW = "2026-08"
SIGN = creature("Sign", "Elf", "*/1+*")


@pytest.mark.parametrize(
    ("then", "size"),
    [
        (do("counters", "it", kind="+1/+1", count=2), (2, 3)),
        (do("effect", on=["it"], change={"power": "+3", "toughness": "-1"}), (3, 0)),
    ],
)
def test_208_2a_a_sign_that_nothing_defines_counts_as_0_where_something_is_added(
    then: Record, size: tuple[int, int]
) -> None:
    played = play(NEW, place("Sign", "it"), then, cards=[SIGN])
    assert (played["it"].power, played["it"].toughness) == size


def test_613_4c_what_has_no_power_is_given_none_by_what_adds_to_it() -> None:
    """Off the battlefield as well: an enchantment card in a graveyard has no power that could be larger."""
    larger = {"zone": "graveyard", "types": ["Creature", "Enchantment"]}
    played = play(
        NEW,
        *(place("Anthem", "source"), place("Anthem", "it", "graveyard"), place("Bear", "bear", "graveyard")),
        do("effect", source="source", filter=larger, change={"power": "+1", "toughness": "+1"}),
        cards=ALL,
    )
    assert (played["it"].power, played["it"].toughness, played["bear"].power) == (None, None, 3)


@pytest.mark.parametrize(("edition", "rule"), [("2016-01", "711.7"), ("2021-09", "712.10"), (NEW, "712.14")])
def test_305_1_only_a_modal_card_is_played_as_the_land_on_its_back(edition: str, rule: str) -> None:
    played = play(edition, place("Search for Azcanta", "it", "hand"), do("play_land", "it", face="back"))
    assert (played.last.result, played.last.rules[0], played["it"].zone) == (ILLEGAL, rule, "hand")


@pytest.mark.parametrize(("half", "result"), [("left", DONE), ("right", DONE), ("fused", ILLEGAL)])
def test_702_102a_what_has_no_fuse_lies_on_the_stack_as_one_half(half: str, result: str) -> None:
    played = play(NEW, place("Fire // Ice", "it", "stack", half=half))
    assert (played.last.result, played.last.rules[:1]) == (result, ("702.102a",) if result == ILLEGAL else ())


def test_702_102a_fuse_on_one_half_is_fuse_of_the_card() -> None:
    halves = [
        {"name": "Brown", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "One."},
        {
            "name": "Bread",
            "mana_cost": "{W}",
            "type_line": "Instant",
            "oracle_text": "Two.\nFuse",
            "keywords": ["Fuse"],
        },
    ]
    record = {"name": "Brown // Bread", "layout": "split", "card_faces": halves, "keywords": ["Fuse"]}
    played = play(NEW, place("Brown // Bread", "it", "hand"), do("cast", "it", half="fused"), cards=[record])
    assert (played.last.result, played["it"].mana_value) == (DONE, 2)


@pytest.mark.parametrize("half", ["left", "right"])
def test_709_5c_each_door_is_a_designation_of_its_own(half: str) -> None:
    played = play(
        NEW, place("Smoky Lounge // Misty Salon", "it"), do("designate", "it", **{"as": f"{half} half unlocked"})
    )
    assert (played.last.result, played["it"].unlocked) == (DONE, (half,))
    shut = played.then(do("designate", "it", off=True, **{"as": f"{half} half unlocked"}))
    assert (shut.last.result, shut["it"].unlocked) == (DONE, ())


@pytest.mark.parametrize(
    "word", ["monarch", "the monarch", "initiative", "the initiative", "city's blessing", "the city's blessing"]
)
def test_725_1_what_a_player_has_is_no_designation_of_an_object(word: str) -> None:
    played = play(NEW, place("Bear", "it"), do("designate", "it", **{"as": word}), cards=ALL)
    assert played.last.result == "not computed"
    assert "of a player, not of an object" in played.last.says


@pytest.mark.parametrize(
    ("edition", "name", "rule"),
    [
        ("2011-09", "Delver of Secrets // Insectile Aberration", "711.8"),
        ("2021-09", "Delver of Secrets // Insectile Aberration", "712.15"),
        (NEW, "Delver of Secrets // Insectile Aberration", "712.19"),
        (NEW, "Fire // Ice", "709.4a"),
        (NEW, "Akki Lavarunner // Tok-Tok, Volcano Born", "710.5"),
    ],
)
def test_201_4_two_names_at_once_are_no_name(edition: str, name: str, rule: str) -> None:
    played = play(edition, do("choose_name", name=name))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, rule)


def test_722_3_what_is_face_down_is_not_offered_to_be_prepared() -> None:
    """Face down it has no prepare spell that its controller could cast (708.2)."""
    for down, offered in ((None, True), ("manifest", False)):
        table = play(NEW, place("Scholar", "it", **({"face_down": down} if down else {})), cards=[SCHOLAR]).table
        words = [one.action.designation for one in available_actions(table, "it") if isinstance(one.action, Designate)]
        assert ("prepared" in words) is offered


def test_205_3d_two_auras_share_no_creature_type() -> None:
    """They share a subtype, and one of enchantments is no creature type."""
    aura = {"name": "Mantle", "mana_cost": "{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    shared = do("tap", filter={"shares_creature_type_with": "one"})
    kin = creature("Kin", "Elf Bear", "1/1")
    played = play(
        NEW,
        *(place("Mantle", "one"), place("Mantle", "two"), shared),
        cards=[aura],
    )
    assert not played["two"].tapped
    played = play(
        NEW, place("Bear", "one"), place("Kin", "two"), place("Sign", "three"), shared, cards=[*ALL, kin, SIGN]
    )
    assert [played[label].tapped for label in ("two", "three")] == [True, False]


@pytest.mark.parametrize(("loyalty", "number"), [("X", 0), ("4", 4)])
def test_306_5a_a_planeswalker_card_has_the_loyalty_that_is_printed_on_it(loyalty: str, number: int) -> None:
    """Off the battlefield; an X there is 0, as one in a mana cost is (107.3g)."""
    walker = {"name": "Walker", "mana_cost": "{4}", "type_line": "Legendary Planeswalker — Teferi", "loyalty": loyalty}
    size = {"set_power": {"of": "loyalty", "on": "walker", "plus": 1}}
    played = play(
        *(NEW, place("Walker", "walker", "graveyard"), place("Bear", "bear"), place("Anthem", "source")),
        do("effect", source="source", filter={"name": "Bear"}, change=size),
        cards=[*ALL, walker],
    )
    # The anthem adds 1 (613.4c).
    assert played["bear"].power == number + 2


@pytest.mark.parametrize(
    ("edition", "rule", "words"),
    [
        ("2011-09", "711.5", "In this edition a double-faced card always enters"),
        ("2016-01", "711.7", "unless something"),
    ],
)
def test_711_5_with_its_front_face_up_always_or_by_default(edition: str, rule: str, words: str) -> None:
    """In 2011 nothing can say otherwise, so it is not told as if it could."""
    played = play(edition, place("Delver of Secrets", "it", "hand"), do("put_onto_battlefield", "it"))
    assert (played.last.rules[0], words in played.last.says) == (rule, True)


@pytest.mark.parametrize("zone", ["battlefield", "stack"])
def test_305_1_what_is_on_the_battlefield_or_the_stack_is_not_played_as_a_land(zone: str) -> None:
    """A land that is there already, and a spell with a land on its back."""
    card = {"battlefield": "Forest", "stack": "Kabira Takedown"}[zone]
    before = play(NEW, place(card, "it", zone))
    after = before.then(do("play_land", "it", **({"face": "back"} if zone == "stack" else {})))
    assert (after.last.result, after.last.rules[0], after.table.objects) == (ILLEGAL, "305.1", before.table.objects)
