"""Flip cards (710; 709 before 2021): what flipping changes and what it does not, in every edition."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.playing import DONE, NOTHING, Played, Record, do, events, place, play

NEW = "2026-08"


def flip_card(upper: Record, lower: Record) -> Record:
    return {"name": f"{upper['name']} // {lower['name']}", "layout": "flip", "card_faces": [upper, lower]}


RUNNER = flip_card(
    {
        "name": "Runner",
        "mana_cost": "{3}{R}",
        "type_line": "Creature — Goblin Warrior",
        "oracle_text": "Haste",
        "power": "1",
        "toughness": "1",
    },
    {
        "name": "Old Volcano",
        "mana_cost": "",
        "type_line": "Legendary Creature — Goblin Shaman",
        "oracle_text": "Protection from red",
        "power": "2",
        "toughness": "2",
        "static": [{"filter": {"subtypes": "Bear"}, "change": {"power": "+1"}}],
    },
)
ESSENCE = flip_card(
    {"name": "Monk", "mana_cost": "{1}{U}", "type_line": "Creature — Monk", "power": "1", "toughness": "1"},
    {"name": "Essence", "mana_cost": "", "type_line": "Legendary Enchantment", "oracle_text": "Counters."},
)
GARDENER = flip_card(
    {"name": "Gardener", "mana_cost": "{1}{G}", "type_line": "Creature — Human", "power": "2", "toughness": "1"},
    {"name": "Weaver", "mana_cost": "", "type_line": "Legendary Creature — Human", "power": "3", "toughness": "3"},
)


def now(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, cards=(RUNNER, ESSENCE, GARDENER, *ALL))


@pytest.mark.parametrize(
    ("edition", "values", "stays"),
    [("2011-09", "709.2", "709.1c"), ("2016-01", "709.2", "709.1c"), (NEW, "710.2", "710.1c")],
)
def test_flipping_changes_name_types_text_and_size_but_neither_color_nor_cost(
    edition: str, values: str, stays: str
) -> None:
    played = now(place("Runner"), place("Bear", "bear"), do("flip", "it"), edition=edition)
    held = played["it"]
    assert (held.name, held.supertypes, held.subtypes) == ("Old Volcano", ("Legendary",), ("Goblin", "Shaman"))
    assert (held.power, held.toughness, held.keywords) == (2, 2, ("Protection",))
    assert (held.mana_cost, held.mana_value, held.colors) == ("{3}{R}", 4, ("R",))
    assert played["bear"].power == 3
    assert events(played.last) == ["flipped"]
    for key in ("name", "types", "power", "abilities"):
        assert values in held.why[key][0].rules
    for key in ("mana_cost", "mana_value", "colors"):
        assert stays in {rule for reason in held.why[key] for rule in reason.rules}
        assert not any("lower half gives" in reason.says for reason in held.why[key])


@pytest.mark.parametrize("zone", ["hand", "library", "graveyard", "exile"])
def test_in_every_other_zone_only_the_upper_half_counts(zone: str) -> None:
    held = now(place("Runner", zone=zone))["it"]
    assert (held.name, held.supertypes, held.power) == ("Runner", (), 1)


def test_flipping_goes_one_way_and_is_forgotten_with_the_object() -> None:
    flipped = now(place("Runner"), do("flip", "it"))
    again = flipped.then(do("flip", "it"))
    assert again.last.result == NOTHING
    assert "710.4" in again.last.rules
    back = flipped.then(do("move", "it", to="exile"), do("put_onto_battlefield", "it"))
    assert (back["it"].flipped, back["it"].name) == (False, "Runner")


def test_only_a_permanent_with_a_lower_half_flips() -> None:
    played = now(place("Bear", "bear"), do("flip", "bear"))
    assert played.last.result == NOTHING
    assert not played["bear"].flipped


def test_a_lower_half_that_is_no_creature_has_no_size() -> None:
    held = now(place("Monk", counters={"+1/+1": 1}), do("flip", "it"))["it"]
    assert (held.types, held.power, held.colors) == (("Enchantment",), None, ("U",))


def test_the_status_stays_through_other_values_and_counts_for_the_next_flip_card() -> None:
    """The example of 110.5c."""
    flipped = now(
        place("Bear"),
        place("Runner", "runner"),
        place("Gardener", "gardener"),
        place("Angel", "angel"),
        do("become_copy", "it", of="runner"),
        do("flip", "it"),
    )
    assert (flipped["it"].name, flipped.last.result) == ("Old Volcano", DONE)
    angel = flipped.then(do("become_copy", "it", of="angel"))
    assert (angel["it"].name, angel["it"].flipped) == ("Angel", True)
    assert angel.then(do("become_copy", "it", of="gardener"))["it"].name == "Weaver"


@pytest.mark.rule("2026-08", "710.1b")
def test_the_lower_half_is_read_only_of_a_flipped_permanent() -> None:
    flipped = now(place("Runner"), do("flip", "it"))
    assert "710.1b" in flipped["it"].why["name"][0].rules
    assert "710.1b" not in now(place("Runner"))["it"].why["name"][0].rules
