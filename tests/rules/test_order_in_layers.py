"""Which order decided a value in a layer, and what the proof says of it (613.7, 613.8): the first rule of each."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change
from inspector.rules import rungs
from inspector.rules.decisions.proof_step import NotAppliedBecause, ProofStep
from inspector.rules.effects.whether_order_matters import type_order_matters
from tests.rules.cards_for_tests import ALL, enchantment
from tests.rules.playing import Played, Record, do, place, play

ISLES = enchantment("Isles", {"types": "Land"}, {"set_subtypes": ["Island"]})
SWAMPED = enchantment("Swamped", {"subtypes": "Forest"}, {"set_subtypes": ["Swamp"]})
GROUNDED = enchantment("Grounded", {"types": "Creature"}, {"remove_abilities": ["Flying"]})
WINGS = enchantment("Wings", {"types": "Creature"}, {"add_abilities": ["Flying"]})
HUSHED = enchantment("Hushed", {"types": "Creature"}, {"lose_all_abilities": True})
COLORLESS = enchantment("Drained", {"types": "Creature"}, {"set_colors": []})
CHARM: Record = {
    "name": "Charm",
    "mana_cost": "{U}",
    "type_line": "Enchantment — Aura",
    "static": [{"on": "attached", "change": {"control": "you"}}],
}
WOOD: Record = {"name": "Wood", "type_line": "Basic Land — Forest"}
GOLEM: Record = {
    "name": "Golem",
    "mana_cost": "{1}",
    "type_line": "Artifact Creature — Golem",
    "power": "1",
    "toughness": "1",
}
COUNTER: Record = {
    "name": "Counter of Woods",
    "mana_cost": "{G}",
    "type_line": "Creature — Dryad",
    "oracle_text": "Its power is the number of Forests you control.",
    "power": "*",
    "toughness": "3",
    "define": {"power": {"count": {"subtypes": "Forest", "controller": "you"}}},
}
ALL_KINDS: Record = {
    "name": "Anyone",
    "mana_cost": "{1}",
    "type_line": "Creature — Shapeshifter",
    "oracle_text": "Changeling",
    "keywords": ["Changeling"],
    "power": "1",
    "toughness": "1",
}
SAME_KIND = enchantment("Kin", {"types": "Creature"}, {"set_subtypes": ["Kavu"]})
FALLS = enchantment("Falls", {"keywords": "Flying"}, {"lose_all_abilities": True})
RAGER: Record = {"name": "Rager", "type_line": "Creature — Incarnation", "power": "2", "toughness": "2"}
JAILER: Record = {
    "name": "Jailer",
    "type_line": "Creature — Zombie",
    "power": "2",
    "toughness": "1",
    "static": [{"filter": {"zone": "graveyard"}, "change": {"lose_all_abilities": True}}],
}
LORE: Record = {"name": "Lore", "type_line": "Enchantment", "oracle_text": "Forests are hard to find."}
BEARISH = enchantment("Bearish", {"types": "Creature"}, {"add_subtypes": ["Bear"]})
CARDS = [
    *(LORE, BEARISH, ISLES, SWAMPED, GROUNDED, WINGS, HUSHED, COLORLESS, CHARM, WOOD, GOLEM, COUNTER, ALL_KINDS),
    *(SAME_KIND, FALLS, RAGER, JAILER, *ALL),
]


def board(*actions: Record, edition: str = "2026-08") -> Played:
    return play(edition, *actions, cards=CARDS)


def steps_of(played: Played, label: str, source: str) -> list[ProofStep]:
    return [step for step in played[label].proof if step.source is not None and step.source.label == source]


def first(played: Played, label: str, key: str) -> str:
    return played[label].why[key][0].rules[0]


def told(played: Played, label: str) -> list[str]:
    return [rung.says for rung in rungs(played.table, label)]


@pytest.mark.parametrize("older", ["swamped", "isles"])
def test_613_8a_an_effect_that_another_of_its_layer_takes_from_an_object_stays_as_not_applied(older: str) -> None:
    both = {"swamped": place("Swamped", "swamped"), "isles": place("Isles", "isles")}
    newer = next(key for key in both if key != older)
    played = board(both[older], both[newer], place("Wood", "wood"))
    assert played["wood"].subtypes == ("Island",)
    [step] = steps_of(played, "wood", "swamped")
    assert (step.applied, step.because) == (False, NotAppliedBecause.NO_LONGER)
    assert [(one.source.label, one.by) for one in step.depends_on] == [("isles", "what it applies to")]
    assert first(played, "wood", "subtypes") == "613.8a"
    assert (
        told(played, "wood")[-1]
        == "Swamped does not apply here: it affects only Forests, and it comes after Isles, on which it depends."
    )


def test_305_7_the_loss_of_a_lands_abilities_is_told_once() -> None:
    played = board(place("Isles", "isles"), place("Wood", "wood"))
    assert first(played, "wood", "subtypes") == "305.7"
    by_isles = [reason for reason in played["wood"].why["abilities"] if reason.source == "isles"]
    assert [reason.rules[0] for reason in by_isles] == ["305.7"]


@pytest.mark.parametrize(("older", "newer", "has"), [("Wings", "Grounded", ()), ("Grounded", "Wings", ("Flying",))])
def test_613_7a_decides_between_gaining_and_losing_the_same_ability(
    older: str, newer: str, has: tuple[str, ...]
) -> None:
    played = board(place("Golem", "golem"), place(older, "older"), place(newer, "newer"))
    assert played["golem"].keywords == has
    assert first(played, "golem", "keywords") == "613.7a"
    assert [source.label for source in played["golem"].proof[-1].after] == ["older"]
    verb = "gains" if has else "loses"
    assert told(played, "golem")[-1] == f"{newer}, newer than {older}: it {verb} flying."


def test_613_7a_leaves_alone_abilities_that_do_not_conflict() -> None:
    played = board(
        place("Golem", "golem"), place("Grounded", "grounded"), do("counters", "golem", kind="reach", count=1)
    )
    assert first(played, "golem", "keywords") == "613.1f"
    assert played["golem"].proof[-1].after == ()


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", "2026-08"])
def test_613_7c_gives_a_keyword_counter_its_later_timestamp(edition: str) -> None:
    counter = do("counters", "golem", kind="flying", count=1)
    played = board(place("Hushed", "hushed"), place("Golem", "golem"), counter, edition=edition)
    assert played["golem"].keywords == ("Flying",)
    assert first(played, "golem", "keywords") == "613.7c"


def test_613_7a_names_the_object_of_older_counters_as_what_it_came_after() -> None:
    counter = do("counters", "golem", kind="flying", count=1)
    played = board(place("Golem", "golem"), counter, place("Hushed", "hushed"))
    assert first(played, "golem", "keywords") == "613.7a"
    [step] = steps_of(played, "golem", "hushed")
    assert [source.label for source in step.after] == ["golem"]


def test_613_8a_leads_for_control_that_depends_on_who_controls_the_aura() -> None:
    charm = place("Charm", "charm", player="Ben")
    steal = do("effect", on=["charm"], change={"control": "Ana"}, called="Steal")
    played = board(place("Golem", "golem"), charm, do("attach", "charm", to="golem"))
    assert (played["golem"].controller, first(played, "golem", "controller")) == ("Ben", "613.1b")
    stolen = played.then(steal)
    assert (stolen["golem"].controller, first(stolen, "golem", "controller")) == ("Ana", "613.8a")
    assert first(stolen, "charm", "controller") == "613.1b"


def test_208_5_a_lost_defining_ability_is_a_step_that_did_not_apply() -> None:
    played = board(place("Wood", "wood"), place("Counter of Woods", "dryad"), place("Hushed", "hushed"))
    assert played["dryad"].power == 0
    [step] = [step for step in played["dryad"].proof if step.layer == "7a"]
    assert (step.applied, step.because, step.by) == (False, NotAppliedBecause.LOST, "hushed")
    assert first(played, "dryad", "power") == "208.5"
    assert "*" not in played["dryad"].why["power"][0].says


def test_205_3m_every_creature_type_is_what_a_later_effect_replaces() -> None:
    played = board(place("Anyone", "anyone"), place("Kin", "kin"))
    [step] = steps_of(played, "anyone", "kin")
    assert (step.changes["subtypes"].was, step.changes["subtypes"].to) == ("every creature type", ("Kavu",))


def test_105_3_an_effect_that_leaves_the_colorless_colorless_says_so_in_words() -> None:
    played = board(place("Golem", "golem"), place("Drained", "drained"))
    assert played["golem"].why["colors"][0].says == "Drained makes it colorless, which it was already."


def test_613_8b_leads_where_two_effects_would_take_each_others_ability() -> None:
    played = board(place("Awakening", "awake"), place("Hushed", "older"), place("Humbling", "newer"))
    assert (played["older"].abilities, played["newer"].abilities) == ((), ())
    [step] = [step for step in steps_of(played, "newer", "newer") if step.layer == "6"]
    assert (step.applied, step.loop, step.rules[0]) == (False, True, "613.8b")
    assert first(played, "newer", "abilities") == "613.8b"
    assert played["newer"].why["keywords"][0].says == (
        "Its own ability and Hushed depend on each other, so timestamps decide; Hushed, the older, takes it away."
    )
    assert played["older"].why["keywords"][0].says == (
        "Humbling and Hushed depend on each other, so timestamps decide; Hushed, the older, takes away the ability of "
        "Humbling."
    )


def test_a_change_of_words_is_no_loss_of_an_ability() -> None:
    hack = do("effect", on=["lore"], change={"text": {"from": "Forest", "to": "Island"}})
    played = board(place("Lore", "lore"), hack)
    assert told(played, "lore")[-1] == (
        "An effect: in its text “Forest” becomes “Island”, so it has “Islands are hard to find.”"
    )


def test_205_3m_one_more_type_changes_nothing_for_what_has_all() -> None:
    played = board(place("Anyone", "anyone"), place("Bearish", "bearish"))
    [step] = steps_of(played, "anyone", "bearish")
    assert (step.applied, step.changes) == (True, {})


def test_613_8a_names_the_object_of_the_counters_on_which_an_effect_depends() -> None:
    counter = do("counters", "golem", kind="flying", count=1)
    played = board(place("Falls", "falls"), place("Golem", "golem"), counter)
    [step] = steps_of(played, "golem", "falls")
    assert [(one.source.label, one.source.counter) for one in step.depends_on] == [("golem", "flying")]
    assert first(played, "golem", "keywords") == "613.8a"
    assert (
        told(played, "golem")[-1]
        == "Falls, waiting for the flying counter, on which it depends for what it applies to: it loses flying."
    )


def test_205_1a_what_is_no_creature_any_longer_has_no_creature_type_left_to_tell() -> None:
    forest = do("effect", on=["anyone"], change={"set_types": ["Land"], "set_subtypes": ["Forest"]})
    played = board(place("Anyone", "anyone"), forest)
    assert played["anyone"].subtypes == ("Forest",)
    change = played["anyone"].proof[-1].changes["subtypes"]
    assert (change.was, change.to) == ("every creature type", ("Forest",))


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "613.3d"), ("2016-01", "613.3d"), ("2021-09", "613.4c")])
def test_613_3d_only_the_rule_of_their_own_sublayer_is_cited_for_counters(edition: str, rule: str) -> None:
    played = board(place("Golem", "golem"), do("counters", "golem", kind="+1/+1", count=1), edition=edition)
    cited = [number for number in played["golem"].proof[-1].rules if number.startswith("613.3") or number == "613.4c"]
    assert cited == [rule]


def test_613_8a_leads_where_an_effect_waited_for_one_that_was_taken_away_and_so_came_last() -> None:
    """Anger waits for Yixlid Jailer, and that for Humility: the haste comes after all abilities are lost."""
    buried = place("Rager", "rager", zone="graveyard")
    haste = do("effect", source="rager", filter={"types": "Creature"}, change={"add_abilities": ["Haste"]})
    played = board(buried, haste, place("Golem", "golem"), place("Jailer", "jailer"), place("Hushed", "hushed"))
    assert played["golem"].keywords == ("Haste",)
    assert first(played, "golem", "keywords") == "613.8a"
    assert played["golem"].why["keywords"][0].says == (
        "Whatever the timestamps, Rager waited for Jailer, on which it depended until that could no longer apply."
    )


SLIME: Record = {
    "name": "Slime",
    "type_line": "Creature — Ooze",
    "power": "1",
    "toughness": "1",
    "oracle_text": "Mutate {1}",
    "keywords": ["Mutate"],
}
FIVES, THREES = (
    do("effect", source=source, filter={"types": "Creature"}, change={"set_power": power})
    for source, power in (("old", 5), ("new", 3))
)
COPIES = do("become_copy", "old", of="bear")
UNDER = (place("Slime", "slime", "hand"), do("mutate", "slime", onto="old", on_top=False))


@pytest.mark.parametrize(
    ("actions", "power"),
    [
        ((FIVES, THREES), 3),
        # An ability that a copy effect gave has the timestamp of that effect, which is later than the other object's.
        ((COPIES, FIVES, THREES), 5),
        # It had this one before anything was merged with it.
        ((FIVES, THREES, *UNDER), 3),
    ],
)
def test_613_7a_an_ability_has_the_timestamp_of_its_object_or_of_what_created_it(
    actions: tuple[Record, ...], power: int
) -> None:
    there = (place("Bear", "bear"), place("Goblin", "old"), place("Goblin", "new"))
    assert play("2026-08", *there, *actions, cards=(*ALL, SLIME))["bear"].power == power


FISH: Record = {"name": "Fish", "type_line": "Creature — Fish", "mana_cost": "{U}", "power": "1", "toughness": "1"}
PAINTS = do("effect", source="source", filter={"colors": "U"}, change={"add_types": ["Artifact"], "set_colors": ["R"]})
DYES = do("effect", source="source", filter={"types": "Creature"}, change={"set_colors": ["U"]})


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_613_6_what_began_in_an_earlier_layer_waits_for_nothing_that_would_let_it_reach_more(edition: str) -> None:
    """It goes on in layer 5 with what was blue in layer 4, so what becomes blue there does not concern it (613.8a)."""
    there = (place("Isles", "source"), place("Fish", "fish"), place("Bear", "bear"))
    played = play(edition, *there, PAINTS, DYES, cards=(*ALL, ISLES, FISH))
    assert {label: (played[label].colors, played[label].types) for label in ("fish", "bear")} == {
        "fish": (("U",), ("Artifact", "Creature")),
        "bear": (("U",), ("Creature",)),
    }
    other = play(edition, *there, DYES, PAINTS, cards=(*ALL, ISLES, FISH))
    assert (other["fish"].colors, other["bear"].colors) == (("R",), ("U",))


CAPTOR: Record = {
    "name": "Captor",
    "type_line": "Land",
    "static": [{"filter": {"types": "Creature"}, "change": {"control": "you", "add_types": ["Land"]}}],
}


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_613_6_what_began_in_an_earlier_layer_does_not_hang_on_its_ability_any_more(edition: str) -> None:
    """The older moon takes the ability in layer 4, but it began in layer 2: only the moon waits, for more lands."""
    there = (place("Red Moon", "moon"), place("Captor", "captor"), place("Bear", "bear", player="Ben"))
    bear = play(edition, *there, cards=(*ALL, CAPTOR))["bear"]
    assert (bear.controller, bear.types, bear.subtypes) == ("Ana", ("Land", "Creature"), ("Bear", "Mountain"))


GOBLIN, FOREST, NO_KINDS = {"add_subtypes": ["Goblin"]}, {"set_subtypes": ["Forest"]}, {"lose_all_creature_types": True}


@pytest.mark.parametrize(
    ("one", "other", "key", "matters"),
    [
        # 205.1a, 305.7: one sets the subtypes of a kind of which the other gives some, or takes them all.
        (GOBLIN, {"set_subtypes": ["Elf"]}, "subtypes", True),
        (GOBLIN, FOREST, "subtypes", False),
        (GOBLIN, {"set_subtypes": []}, "subtypes", True),
        (GOBLIN, NO_KINDS, "subtypes", True),
        ({"all_creature_types": True}, NO_KINDS, "subtypes", True),
        (FOREST, NO_KINDS, "subtypes", False),
        (FOREST, {"lose_all_land_types": True}, "subtypes", True),
        (GOBLIN, {"lose_all_land_types": True}, "subtypes", False),
        (GOBLIN, {"add_subtypes": ["Elf"]}, "subtypes", False),
        # 205.1b: with the card type that it needs a subtype goes, and comes back.
        (GOBLIN, {"remove_types": ["Creature"]}, "subtypes", True),
        (GOBLIN, {"remove_types": ["Land"]}, "subtypes", False),
        (GOBLIN, {"set_types": ["Artifact"]}, "subtypes", True),
        (GOBLIN, {"set_types": ["Creature"]}, "subtypes", False),
        ({"add_types": ["Creature"]}, {"remove_types": ["Creature"]}, "subtypes", True),
        ({"add_types": ["Creature"]}, {"remove_types": ["Creature"]}, "types", True),
        ({"add_types": ["Creature"]}, {"remove_types": ["Land"]}, "types", False),
        ({"add_types": ["Creature"]}, {"set_types": ["Artifact"]}, "types", True),
        ({"add_types": ["Artifact"]}, {"set_types": ["Artifact"]}, "types", False),
        ({"set_types": ["Artifact"]}, {"set_types": ["Artifact"]}, "types", True),
        ({"add_supertypes": ["Snow"]}, {"remove_supertypes": ["Snow"]}, "supertypes", True),
        ({"add_supertypes": ["Snow"]}, {"remove_supertypes": ["Legendary"]}, "supertypes", False),
    ],
)
def test_613_7_the_order_matters_where_one_takes_what_the_other_gives(
    one: Record, other: Record, key: str, *, matters: bool
) -> None:
    first, second = (msgspec.convert(each, Change) for each in (one, other))
    assert type_order_matters(first, second, key) is matters
    assert type_order_matters(second, first, key) is matters


# 205.1a: whose creature types come back with the card type, and whose do not, as it has none.
SONG = (
    place("Song of the Dryads", "song"),
    do("attach", "song", to="it"),
)


@pytest.mark.parametrize(
    ("card", "first", "rule"),
    [
        ("Grizzly Bears", {"add_types": ["Artifact"]}, "305.7"),
        ("Darksteel Citadel", {"add_types": ["Creature"]}, "305.7"),
        ("Grizzly Bears", {"add_types": ["Creature"]}, "613.7a"),
        ("Woodland Changeling", {"add_types": ["Creature"]}, "613.7a"),
        ("Woodland Changeling", {"add_types": ["Artifact"]}, "305.7"),
    ],
)
def test_613_7_a_card_type_matters_for_the_subtypes_only_of_what_has_some(card: str, first: Record, rule: str) -> None:
    charm = enchantment("Charm", {"not": {"types": "Enchantment"}}, first)
    board = play("2026-08", place(card, "it"), place("Charm", "charm"), *SONG, cards=[charm])
    assert board["it"].subtypes == ("Forest",)
    assert board["it"].why["subtypes"][0].rules[0] == rule
