"""What an effect does, in short: the words that tell an effect without a name from another, by the layers of 613."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change
from inspector.rules.wording.of_changes import deed_words
from tests.rules.cards_for_tests import Record

DEEDS: tuple[tuple[Record, str, str], ...] = (
    # 613.1b and 613.1c: control, text.
    ({"control": "you"}, "2", "changes who controls it"),
    ({"control": "Ben"}, "2", "gives Ben control of it"),
    ({"text": {"from": "red", "to": "blue"}}, "3", "changes “red” to “blue”"),
    ({"name": "Nobody"}, "3", "gives it the name Nobody"),
    ({"name": ""}, "3", "takes away its name"),
    # 613.1d: card types, subtypes, supertypes.
    ({"all_creature_types": True}, "4", "makes it every creature type"),
    ({"set_types": ["Artifact"]}, "4", "makes it an artifact"),
    ({"add_types": ["Creature"]}, "4", "makes it a creature"),
    ({"set_types": ["Creature"], "set_subtypes": ["Frog"]}, "4", "makes it a Frog creature"),
    ({"add_subtypes": ["Goblin"]}, "4", "makes it a Goblin"),
    ({"add_types": ["Artifact"], "add_supertypes": ["Legendary"]}, "4", "makes it a legendary artifact"),
    ({"add_supertypes": ["Legendary"]}, "4", "makes it legendary"),
    ({"add_supertypes": ["Legendary", "Snow"]}, "4", "makes it legendary and snow"),
    ({"remove_supertypes": ["Legendary"]}, "4", "makes it no longer legendary"),
    ({"remove_types": ["Creature"]}, "4", "makes it no longer a creature"),
    ({"remove_types": ["Artifact"]}, "4", "makes it no longer an artifact"),
    ({"lose_all_creature_types": True}, "4", "takes away all its creature types"),
    ({"lose_all_land_types": True}, "4", "takes away all its land types"),
    ({"set_subtypes": []}, "4", "takes away its subtypes"),
    # 613.4c: by an amount that is no number yet.
    ({"power": "mana value"}, "7c", "changes its power and toughness"),
    ({"toughness": "mana value"}, "7c", "changes its power and toughness"),
    ({"power": {"count": {"types": "Land"}}}, "7c", "changes its power and toughness"),
    ({"toughness": {"count": {"types": "Land"}}}, "7c", "changes its power and toughness"),
    ({"toughness": "-1"}, "7c", "gives it +0/-1"),
    # 613.1e: colors.
    ({"set_colors": ["R"]}, "5", "makes it red"),
    ({"set_colors": []}, "5", "makes it colorless"),
    ({"add_colors": ["U"]}, "5", "makes it blue"),
    # 613.1f: abilities.
    ({"lose_all_abilities": True}, "6", "takes away all its abilities"),
    ({"lose_all_abilities": True, "add_abilities": ["Flying"]}, "6", "takes away all its abilities"),
    ({"add_abilities": ["Flying"]}, "6", "gives it flying"),
    ({"add_abilities": ["Flying", "Haste"]}, "6", "gives it flying and haste"),
    ({"add_abilities": ["Flying", "Haste", "Reach"]}, "6", "gives it flying, haste and reach"),
    ({"add_abilities": ["Flying", "Haste", "Reach", "Menace"]}, "6", "gives it abilities"),
    ({"add_abilities": ["This can't block."]}, "6", "gives it abilities"),
    ({"add_abilities": ["{T}: Add {G}"]}, "6", "gives it abilities"),
    ({"remove_abilities": ["Flying"]}, "6", "takes away flying"),
    # "Takes hexproof from blue from it" would have to be read twice.
    ({"remove_abilities": ["Hexproof from blue", "Haste"]}, "6", "takes away hexproof from blue and haste"),
    ({"cant_have_abilities": ["Flying"]}, "6", "takes away flying"),
    # 613.4b to 613.4d: power and toughness.
    ({"set_power": 4, "set_toughness": 0}, "7b", "makes it 4/0"),
    ({"set_power": 4}, "7b", "sets its power to 4"),
    ({"set_toughness": 0}, "7b", "sets its toughness to 0"),
    ({"set_power": {"count": {"types": "Land"}}}, "7b", "sets its power"),
    ({"set_power": 1, "set_toughness": {"count": {"types": "Land"}}}, "7b", "sets its power and toughness"),
    ({"set_power": "mana value", "set_toughness": 1}, "7b", "sets its power and toughness"),
    ({"power": "+3", "toughness": "-1"}, "7c", "gives it +3/-1"),
    ({"power": "-2"}, "7c", "gives it -2/+0"),
    ({"toughness": "+2"}, "7c", "gives it +0/+2"),
    ({"power": {"count": {"types": "Land"}}}, "7c", "changes its power and toughness"),
    ({"toughness": {"count": {"types": "Land"}}}, "7c", "changes its power and toughness"),
    ({"switch_power_toughness": True}, "7d", "switches its power and toughness"),
)
FLIES: Record = {"set_types": ["Creature"], "set_subtypes": ["Frog"], "add_abilities": ["Flying"], "set_power": 1}


@pytest.mark.parametrize(("change", "layer", "says"), DEEDS, ids=str)
def test_613_a_deed_is_said_in_its_layer(change: Record, layer: str, says: str) -> None:
    read = msgspec.convert(change, Change)
    assert deed_words(read, layer) == says
    assert deed_words(read) == says
    # Where it does nothing, what it does first.
    assert deed_words(read, "1") == says


@pytest.mark.parametrize(
    ("layer", "says"),
    [("4", "makes it a Frog creature"), ("6", "gives it flying"), ("7b", "sets its power to 1"), ("7e", "")],
)
def test_613_6_an_effect_of_several_layers_is_told_by_what_it_does_in_each(layer: str, says: str) -> None:
    assert deed_words(msgspec.convert(FLIES, Change), layer) == (says or "makes it a Frog creature")


@pytest.mark.parametrize("layer", ["7d", "7e"])
def test_613_4d_switching_is_7e_until_2020_and_7d_since(layer: str) -> None:
    change = msgspec.convert({**FLIES, "switch_power_toughness": True}, Change)
    assert deed_words(change, layer) == "switches its power and toughness"


def test_what_does_nothing_has_no_words() -> None:
    assert deed_words(Change()) == ""
