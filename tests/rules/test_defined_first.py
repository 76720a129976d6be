"""What an object defines of itself comes first in its layer: where only that order decides, its rule leads (613.3)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import enchantment
from tests.rules.playing import Played, Record, place, play

KIN = enchantment("Kin", {"types": "Creature"}, {"set_subtypes": ["Kavu"]})
NO_KIN = enchantment("No Kin", {"types": "Creature"}, {"lose_all_creature_types": True})
MORE_KIN = enchantment("More Kin", {"types": "Creature"}, {"add_subtypes": ["Kavu"]})
GLADE = enchantment("Glade", {"types": "Creature"}, {"set_types": ["Land"], "set_subtypes": ["Forest"]})
RED = enchantment("Red", {"types": "Creature"}, {"set_colors": ["R"]})
BLUE = enchantment("Blue", {"types": "Creature"}, {"add_colors": ["U"]})
DRAINED = enchantment("Drained", {"types": "Creature"}, {"set_colors": []})
HUSHED = enchantment("Hushed", {"types": "Creature"}, {"lose_all_abilities": True})


def creature(name: str, **more: object) -> Record:
    record: Record = {"name": name, "mana_cost": "{1}", "type_line": "Creature — Shapeshifter", **more}
    return {"power": "1", "toughness": "1", **record}


SHIFTER = creature("Shifter", oracle_text="Changeling", keywords=["Changeling"])
DRONE = creature("Drone", mana_cost="{B}", oracle_text="Devoid", keywords=["Devoid"])
PRISM = creature("Prism", define={"set_colors": ["W", "U", "B", "R", "G"]})
MASK = creature("Mask", define={"add_subtypes": ["Elf"]})
PLAIN = creature("Plain")
CARDS = [KIN, NO_KIN, MORE_KIN, GLADE, RED, BLUE, DRAINED, HUSHED, SHIFTER, DRONE, PRISM, MASK, PLAIN]


def board(*cards: str, edition: str = "2026-08") -> Played:
    return play(edition, *(place(card, card.casefold()) for card in cards), cards=CARDS)


def first(played: Played, label: str, key: str) -> str:
    return played[label].why[key][0].rules[0]


ON_OLDER = "{}, applied later though older, since an ability that defines its own object comes first: "


@pytest.mark.parametrize(
    ("effect", "object_", "key", "rest"),
    [
        ("Kin", "Shifter", "subtypes", "its subtype becomes Kavu."),
        ("No Kin", "Shifter", "subtypes", "it has no subtypes."),
        ("Kin", "Mask", "subtypes", "its subtype becomes Kavu."),
        ("Red", "Drone", "colors", "it becomes red."),
        ("Blue", "Drone", "colors", "it becomes blue."),
        ("Red", "Prism", "colors", "it stays red and is no longer white, blue, black or green."),
    ],
)
def test_613_3_leads_where_an_older_effect_comes_after_a_defining_ability(
    effect: str, object_: str, key: str, rest: str
) -> None:
    played = board(effect, object_)
    label = object_.casefold()
    assert first(played, label, key) == "613.3"
    rung = rungs(played.table, label)[-1]
    assert rung.says == ON_OLDER.format(effect) + rest
    assert rung.step.rules[0] == "613.3"


@pytest.mark.parametrize(
    ("cards", "key", "rule"),
    [
        # A newer effect comes later anyway.
        (("Shifter", "Kin"), "subtypes", "205.1a"),
        (("Drone", "Red"), "colors", "105.3"),
        # What gives one more type comes out the same in any order, as do colors that were none.
        (("More Kin", "Shifter"), "subtypes", "702.73a"),
        (("Drained", "Drone"), "colors", "105.3"),
        # A land has no creature types, whether it defines them before or after (205.3d).
        (("Glade", "Shifter"), "subtypes", "305.7"),
        # Nothing is defined.
        (("Kin", "Plain"), "subtypes", "205.1a"),
        # The abilities go in a later layer, and the colors are defined in an earlier one.
        (("Hushed", "Drone"), "colors", "702.114a"),
        # Of two effects the later timestamp decides over the older (613.7).
        (("Kin", "Shifter", "No Kin"), "subtypes", "613.7a"),
    ],
)
def test_613_3_does_not_lead_where_the_order_is_in_no_question(cards: tuple[str, ...], key: str, rule: str) -> None:
    label = next(card for card in cards if card in ("Shifter", "Drone", "Plain")).casefold()
    played = board(*cards)
    assert first(played, label, key) == rule
    assert not any("though older" in rung.says for rung in rungs(played.table, label) if "Kavu" not in rung.says)


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_613_2_it_was_called_before_2020(edition: str) -> None:
    assert first(board("Kin", "Shifter", edition=edition), "shifter", "subtypes") == "613.2"


def test_205_4b_a_supertype_more_comes_out_the_same_in_any_order() -> None:
    snow = creature("Snowy", define={"add_supertypes": ["Snow"]})
    famous = enchantment("Famous", {"types": "Creature"}, {"add_supertypes": ["Legendary"]})
    played = play("2026-08", place("Famous", "famous"), place("Snowy", "snowy"), cards=[snow, famous])
    assert set(played["snowy"].supertypes) == {"Snow", "Legendary"}
    assert not any("613.3" in why.rules for why in played["snowy"].why["supertypes"] if "Famous" in why.says)
