"""What an effect asks in a layer meets what an effect of that layer gives there: only so can one wait (613.8a).

Each row is a question, a change that can answer it otherwise, and the layers in which that change does so (613.1).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Change, Condition, Count, Filter
from inspector.rules import NEWEST
from inspector.rules.effects.changing import layers_of
from inspector.rules.effects.reads_and_writes import Tokens, condition_reads, value_reads, writes
from inspector.rules.layers.computed_tables import known_of, scratches
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import do, place, play
from tests.rules.test_only_what_changed import values, whole

NEW = NEWEST.key

TEXT = {"text": {"from": "Elf", "to": "Goblin"}}
LOSES = {"lose_all_abilities": True}
SWAMPS = {"set_subtypes": ["Swamp"]}

ASKED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    # 613.1b: control, and who "you" are.
    "2 by a player": ({"controller": "Ben"}, {"control": "you"}, "2"),
    "2 by you": ({"controller": "you"}, {"control": "Ben"}, "2"),
    "2 by ownership": ({"owner": "you"}, {"control": "you"}, "2"),
    "2 by whose it is": ({"belongs_to": "its controller"}, {"control": "you"}, "2"),
    "2 by modification": ({"modified": True}, {"control": "you"}, "2"),
    # 613.1c, 612.1: words of types and of abilities; 201.2: a name that is given.
    "3 by name": ({"name": "Bear"}, {"name": "Nobody"}, "3"),
    "3 by the name of another": ({"same_name_as": "a"}, {"name": "Nobody"}, "3"),
    "3 by subtype": ({"subtypes": "Goblin"}, TEXT, "3"),
    "3 by keyword": ({"keywords": "Swampwalk"}, TEXT, "3"),
    "3 by an Aura": ({"enchanted": True}, TEXT, "3"),
    "3 by Equipment": ({"equipped": True}, TEXT, "3"),
    "3 by what modifies": ({"modified": True}, TEXT, "3"),
    "3 by a shared type": ({"shares_creature_type_with": "a"}, TEXT, "3"),
    "3 by having abilities": ({"has_abilities": True}, TEXT, "3"),
    "3 by a chosen name": ({"chosen": "name"}, {"name": "Nobody"}, "3"),
    "3 by a chosen creature type": ({"chosen": "creature type"}, TEXT, "3"),
    "3 by a chosen land type": ({"chosen": "basic land type"}, TEXT, "3"),
    # 613.1d: types, and with basic land types the abilities (305.6, 305.7).
    "4 by a type gained": ({"types": "Creature"}, {"add_types": ["Creature"]}, "4"),
    "4 by a type lost": ({"types": "Creature"}, {"remove_types": ["Creature"]}, "4"),
    "4 by a type set": ({"types": "Creature"}, {"set_types": ["Artifact"]}, "4"),
    "4 by all types": ({"all_types": ["Artifact", "Creature"]}, {"add_types": ["Creature"]}, "4"),
    "4 by a supertype gained": ({"supertypes": "Snow"}, {"add_supertypes": ["Snow"]}, "4"),
    "4 by a supertype lost": ({"supertypes": "Snow"}, {"remove_supertypes": ["Snow"]}, "4"),
    "4 by a subtype gained": ({"subtypes": "Elf"}, {"add_subtypes": ["Elf"]}, "4"),
    "4 by a subtype set": ({"subtypes": "Elf"}, {"set_subtypes": ["Goblin"]}, "4"),
    "4 by a subtype that goes with its type": ({"subtypes": "Elf"}, {"remove_types": ["Creature"]}, "4"),
    "4 by a subtype that a set type takes": ({"subtypes": "Elf"}, {"set_types": ["Artifact"]}, "4"),
    "4 by a subtype that comes back with its type": ({"subtypes": "Elf"}, {"add_types": ["Creature"]}, "4"),
    "4 by one of every creature type": ({"subtypes": "Elf"}, {"all_creature_types": True}, "4"),
    "4 by every land type lost": ({"subtypes": "Forest"}, {"lose_all_land_types": True}, "4"),
    "4 by a mana ability lost with its land type": ({"has_abilities": True}, {"lose_all_land_types": True}, "4"),
    "4 by every creature type lost": ({"subtypes": "Elf"}, {"lose_all_creature_types": True}, "4"),
    # 205.3d: what is every creature type is that as a creature, and as kindred.
    "4 by a subtype of a changeling": ({"subtypes": "Elf"}, {"add_types": ["Kindred"]}, "4"),
    "4 by an Aura": ({"enchanted": True}, {"add_subtypes": ["Aura"]}, "4"),
    "4 by Equipment": ({"equipped": True}, {"add_subtypes": ["Equipment"]}, "4"),
    "4 by what modifies: an Aura": ({"modified": True}, {"add_subtypes": ["Aura"]}, "4"),
    "4 by what modifies: Equipment": ({"modified": True}, {"add_subtypes": ["Equipment"]}, "4"),
    # 700.6: historic is an artifact, a legendary object or a Saga.
    "4 by history: an artifact": ({"historic": True}, {"add_types": ["Artifact"]}, "4"),
    "4 by history: a legend": ({"historic": True}, {"add_supertypes": ["Legendary"]}, "4"),
    "4 by history: a Saga": ({"historic": True}, {"add_subtypes": ["Saga"]}, "4"),
    "4 by a shared type": ({"shares_creature_type_with": "a"}, {"add_subtypes": ["Elf"]}, "4"),
    "4 by a shared type, of creatures": ({"shares_creature_type_with": "a"}, {"add_types": ["Kindred"]}, "4"),
    "4 by a chosen card type": ({"chosen": "card type"}, {"add_types": ["Artifact"]}, "4"),
    "4 by a chosen creature type": ({"chosen": "creature type"}, {"add_subtypes": ["Elf"]}, "4"),
    "4 by a chosen creature type, of creatures": ({"chosen": "creature type"}, {"add_types": ["Kindred"]}, "4"),
    "4 by a chosen land type": ({"chosen": "basic land type"}, {"add_subtypes": ["Swamp"]}, "4"),
    "4 by a keyword of a land": ({"keywords": "Flying"}, SWAMPS, "4"),
    "4 by the abilities of a land": ({"has_abilities": True}, SWAMPS, "4"),
    "4 by mana abilities": ({"has_abilities": True}, {"add_subtypes": ["Swamp"]}, "4"),
    # 613.1e.
    "5 by a color gained": ({"colors": "R"}, {"add_colors": ["R"]}, "5"),
    "5 by a color set": ({"colors": "R"}, {"set_colors": ["G"]}, "5"),
    "5 by no color": ({"colors": []}, {"add_colors": ["R"]}, "5"),
    "5 by how many colors": ({"number_of_colors": ">=2"}, {"add_colors": ["R"]}, "5"),
    "5 by a shared color": ({"shares_color_with": "a"}, {"add_colors": ["R"]}, "5"),
    "5 by a chosen color": ({"chosen": "color"}, {"add_colors": ["R"]}, "5"),
    # 613.1f.
    "6 by a keyword gained": ({"keywords": "Flying"}, {"add_abilities": ["Flying"]}, "6"),
    "6 by one of several gained": ({"keywords": "Vigilance"}, {"add_abilities": ["Flying, vigilance"]}, "6"),
    "6 by a keyword lost": ({"keywords": "Flying"}, {"remove_abilities": ["Flying"]}, "6"),
    "6 by a keyword that cannot be had": ({"keywords": "Flying"}, {"cant_have_abilities": ["Flying"]}, "6"),
    "6 by all lost": ({"keywords": "Flying"}, LOSES, "6"),
    "6 by abilities of others": ({"keywords": "Flying"}, {"abilities_of": {"among": {}}}, "6"),
    "6 by having abilities": ({"has_abilities": True}, {"add_abilities": ["Reach"]}, "6"),
    # 613.4b-d.
    "7 by power set": ({"power": ">=2"}, {"set_power": 1}, "7b"),
    "7 by toughness set": ({"toughness": ">=2"}, {"set_toughness": 1}, "7b"),
    "7 by power changed": ({"power": ">=2"}, {"power": "+1"}, "7c"),
    "7 by toughness changed": ({"toughness": "<=2"}, {"toughness": "+1"}, "7c"),
    "7 by power switched": ({"power": "1"}, {"switch_power_toughness": True}, "7d"),
    "7 by toughness switched": ({"toughness": "1"}, {"switch_power_toughness": True}, "7d"),
    # What "not" refuses is asked as well.
    "4 by what it is not": ({"not": {"types": "Creature"}}, {"add_types": ["Creature"]}, "4"),
    "5 by what it is not": ({"not": {"not": {"colors": "R"}}}, {"add_colors": ["R"]}, "5"),
}


def layers_of_meeting(read: Any, changed: dict[str, Any]) -> str:  # noqa: ANN401 - a function of a layer
    change = msgspec.convert(changed, Change)
    return " ".join(layer for layer in layers_of(change) if Tokens(read(layer)).meet(writes(change, layer)))


@pytest.mark.parametrize("row", ASKED.values(), ids=ASKED)
def test_613_8a_what_finds_objects_meets_what_changes_the_answer(row: tuple[Any, Any, str]) -> None:
    wanted, changed, layers = row
    asked = msgspec.convert({"count": wanted, "is": ">=1"}, Condition)
    assert layers_of_meeting(lambda layer: condition_reads(asked, layer), changed) == layers
    # A number of such objects asks the same, by itself and within a sum.
    for value in ({"count": wanted}, {"sum": [{"life": "you"}, {"count": wanted}]}):
        count = msgspec.convert(value, Count)
        assert layers_of_meeting(lambda layer, count=count: value_reads(count, layer), changed) == layers


SIZES: dict[str, dict[str, Any]] = {
    "7b": {"set_power": 1, "set_toughness": 1},
    "7c": {"power": "+1", "toughness": "+1"},
    "7d": {"switch_power_toughness": True},
}
TAKEN: dict[str, tuple[Any, Any, str]] = {
    "card types": ({"distinct": "card types", "among": {}}, {"add_types": ["Kindred"]}, "4"),
    "colors": ({"distinct": "colors", "among": {}}, {"add_colors": ["R"]}, "5"),
    "colors of one": ({"of": "colors", "on": "a"}, {"add_colors": ["R"]}, "5"),
    "names": ({"distinct": "names", "among": {}}, {"name": "Nobody"}, "3"),
    "creature types by text": ({"distinct": "creature types", "among": {}}, TEXT, "3"),
    "creature types": ({"distinct": "creature types", "among": {}}, {"add_subtypes": ["Elf"]}, "4"),
    "basic land types by text": ({"distinct": "basic land types", "among": {}}, TEXT, "3"),
    "basic land types": ({"distinct": "basic land types", "among": {}}, {"add_subtypes": ["Swamp"]}, "4"),
    **{
        f"{name} in {layer}": (value, changed, layer)
        for layer, changed in SIZES.items()
        for name, value in {
            "powers": {"distinct": "powers", "among": {}},
            "power of one": {"of": "power", "on": "a"},
            "toughness of one": {"of": "toughness", "on": "a"},
            "the greatest power": {"greatest": "power", "among": {}},
            "the total toughness": {"total": "toughness", "among": {}},
        }.items()
    },
    "the greatest power among some": ({"greatest": "power", "among": {"colors": "R"}}, {"add_colors": ["R"]}, "5"),
    "devotion by control": ({"devotion": ["R"]}, {"control": "you"}, "2"),
}


@pytest.mark.parametrize("row", TAKEN.values(), ids=TAKEN)
def test_613_8a_what_an_amount_is_taken_from_meets_what_changes_it(row: tuple[Any, Any, str]) -> None:
    value, changed, layers = row
    count = msgspec.convert(value, Count)
    assert layers_of_meeting(lambda layer: value_reads(count, layer), changed) == layers
    as_condition = msgspec.convert({"value": value, "is": ">=1"}, Condition)
    assert layers_of_meeting(lambda layer: condition_reads(as_condition, layer), changed) == layers


def test_613_8a_whose_turn_it_is_hangs_on_who_you_are() -> None:
    turn = msgspec.convert({"turn_of": "you"}, Condition)
    assert layers_of_meeting(lambda layer: condition_reads(turn, layer), {"control": "Ben"}) == "2"
    day = msgspec.convert({"day_night": "day"}, Condition)
    assert layers_of_meeting(lambda layer: condition_reads(day, layer), {"control": "Ben"}) == ""


@pytest.mark.parametrize(
    ("wanted", "changed"),
    [
        ({"types": "Creature"}, {"add_types": ["Artifact"]}),
        ({"subtypes": "Mountain"}, {"add_supertypes": ["Snow"]}),
        ({"supertypes": "Basic"}, {"add_supertypes": ["Snow"]}),
        ({"colors": "R"}, {"add_colors": ["G"]}),
        ({"keywords": "Flying"}, {"add_abilities": ["Haste"]}),
        ({"token": True}, {"set_types": ["Artifact"]}),
        ({"tapped": True}, {"control": "you"}),
        ({"mana_value": ">=2"}, TEXT),
        ({"zone": "graveyard"}, {"lose_all_abilities": True}),
    ],
)
def test_613_8a_what_gives_something_else_is_not_waited_for(wanted: Any, changed: Any) -> None:  # noqa: ANN401
    asked = msgspec.convert(wanted, Filter)
    condition = msgspec.convert({"count": wanted, "is": ">=1"}, Condition)
    assert asked == condition.count
    assert layers_of_meeting(lambda layer: condition_reads(condition, layer), changed) == ""


ON_THE_BOARD = (
    *(place("Bear", "bear"), place("Goblin", "goblin"), place("Dual", "dual"), place("Anthem", "first")),
    *(place("Anthem", "second"), place("Bear", "a", player="Ben"), place("Angel", "angel")),
)
INCREASED = {"power": "+1", "toughness": "+1"}


@pytest.mark.parametrize("older", [True, False])
@pytest.mark.parametrize("row", [row for row in ASKED.values() if "chosen" not in row[0]], ids=str)
def test_613_8a_what_was_changed_is_asked_anew(row: tuple[Any, Any, str], *, older: bool) -> None:
    """As objects are tapped and untapped, an effect acts on others, and what the rest ask of these is answered anew."""
    wanted, changed, _ = row
    asking = do("effect", source="first", filter=wanted, change=INCREASED)
    counting = do("effect", source="first", filter={"subtypes": "Bear"}, change={"set_power": {"count": wanted}})
    giving = do("effect", source="second", filter={"tapped": True}, change=changed)
    table = play(NEW, *ON_THE_BOARD, *((asking, counting, giving) if older else (giving, asking, counting)), cards=ALL)
    for label in ("goblin", "dual", "goblin", "a", "dual"):
        table = table.then(do("untap" if table[label].tapped else "tap", label))
        assert values(scratches(table.table)) == whole(table.table)


def test_613_8a_what_is_counted_by_size_is_counted_after_what_it_waits_for() -> None:
    big = {"count": {"power": ">=3"}}
    played = play(
        *(NEW, place("Bear", "bear"), place("Goblin", "goblin"), place("Wall", "one"), place("Wall", "other")),
        do("effect", source="one", filter={"subtypes": "Bear"}, change={"set_power": big}),
        do("effect", source="other", filter={"subtypes": "Bear"}, change={"set_toughness": {**big, "plus": 1}}),
        do("effect", source="one", filter={"subtypes": "Goblin"}, change={"set_power": 5}),
        cards=[*ALL, creature("Wall", "Wall", "0/4")],
    )
    # The Goblin is the only one with power 3 or greater once it has been set.
    assert (played["bear"].power, played["bear"].toughness, played["goblin"].power) == (1, 2, 5)


@pytest.mark.parametrize(
    "wanted",
    [
        *({"types": "Creature"}, {"subtypes": "Bear"}, {"supertypes": "Snow"}, {"colors": "R"}, {"keywords": "Flying"}),
        *({"name": "Bear"}, {"controller": "you"}, {"mana_value": ">=2"}, {"power": ">=2"}, {"toughness": "1"}),
        *({"token": True}, {"face_down": True}, {"face_up": "front"}, {"flipped": True}, {"unlocked": "left"}),
        *({"tapped": True}, {"other": "self"}, {"zone": "graveyard"}, {"same_name_as": "bear"}),
    ],
    ids=str,
)
def test_what_asks_for_common_qualities_needs_no_whole_computation(wanted: dict[str, Any]) -> None:
    asking = do("effect", source="first", filter={**wanted, "not": wanted}, change={"add_colors": ["R"]})
    table = play(NEW, *ON_THE_BOARD, asking, cards=ALL).table
    scratches(table)
    plan = known_of(table).plan
    assert (plan.are_known, plan.is_sure) == (True, "same_name_as" not in wanted)
