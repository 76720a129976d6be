"""What the parts of an effect read meets what another effect writes in the layer, and nothing else does (613.8a)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change, Condition, Count, Filter
from inspector.rules import NEWEST
from inspector.rules.effects.changing import layers_of
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.reads_and_writes import (
    Tokens,
    Writers,
    condition_reads,
    may_take_abilities,
    reads,
    reads_to_apply,
    value_reads,
    writes,
)
from inspector.rules.layers.computed_tables import scratches
from tests.rules.cards_for_tests import Record
from tests.rules.playing import place, play

NEW = NEWEST.key
TEXT: Record = {"text": {"from": "Elf", "to": "Goblin"}}
LOSES: Record = {"lose_all_abilities": True}
CREATURES: Record = {"filter": {"types": "Creature"}, "change": {"add_colors": ["R"]}}


def running(said: Record) -> Running:
    """An effect that has not begun, with a source unless it resolved."""
    source = None if said.get("resolved") else scratches(play(NEW, place("Forest")).table)["it"]
    found = Running(msgspec.convert(said.get("change", {}), Change), 1, 0, "Ana", source)
    found.filter = msgspec.convert(said["filter"], Filter) if "filter" in said else None
    found.if_ = msgspec.convert(said["if"], Condition) if "if" in said else None
    found.begun = [] if said.get("begun") else None
    found.only = msgspec.convert(said["only"], Filter) if "only" in said else None
    found.of_a = said.get("of_a", "")
    return found


def meets(said: Record, changed: Record, layer: str) -> bool:
    return Tokens(reads(running(said), layer)).meet(writes(msgspec.convert(changed, Change), layer))


@pytest.mark.parametrize(
    ("said", "changed", "layer", "met"),
    [
        # What finds its objects, until it has begun.
        (CREATURES, {"add_types": ["Creature"]}, "4", True),
        ({**CREATURES, "begun": True}, {"add_types": ["Creature"]}, "4", False),
        ({"if": {"count": {"types": "Creature"}, "is": ">=1"}}, {"add_types": ["Creature"]}, "4", True),
        # 109.2: what its words call what it is on.
        ({"only": {"types": "Creature"}}, {"remove_types": ["Creature"]}, "4", True),
        ({"only": {"types": "Creature"}}, {"add_colors": ["R"]}, "5", False),
        # 303.4i, 301.7 of 2011: what its source is attached to counts while that is an Aura.
        ({"of_a": "Aura"}, {"add_subtypes": ["Aura"]}, "4", True),
        ({"of_a": "Aura"}, {"set_types": ["Land"]}, "4", True),
        ({"of_a": "Equipment"}, {"add_subtypes": ["Equipment"]}, "4", True),
        ({"of_a": "Equipment"}, {"add_subtypes": ["Aura"]}, "4", False),
        ({}, {"add_subtypes": ["Aura"]}, "4", False),
        ({"of_a": "Aura", "resolved": True}, TEXT, "3", False),
        # 305.6: with its land types go a land's mana abilities, but none that makes an effect.
        ({}, {"lose_all_land_types": True}, "4", False),
        # 613.8a: whether its ability is there; what resolved has none.
        ({}, LOSES, "6", True),
        ({}, TEXT, "3", True),
        ({}, {"set_subtypes": ["Swamp"]}, "4", True),
        ({}, {"name": "Nobody"}, "3", False),
        ({}, {"set_subtypes": ["Elf"]}, "4", False),
        ({"resolved": True}, LOSES, "6", False),
        ({"begun": True}, LOSES, "6", False),
        # 109.5: who "you" are goes with the control of the source.
        ({"change": {"control": "you"}}, {"control": "Ben"}, "2", True),
        ({"change": {"control": "you"}, "resolved": True}, {"control": "Ben"}, "2", False),
        ({"change": {"control": "Ana"}}, {"control": "Ben"}, "2", False),
        # 205.3d: subtypes are had with a card type alone.
        ({"change": {"add_subtypes": ["Elf"]}}, {"add_types": ["Creature"]}, "4", True),
        ({"change": {"add_subtypes": ["Elf"]}}, {"add_types": ["Kindred"]}, "4", True),
        ({"change": {"set_subtypes": ["Elf"]}}, {"add_types": ["Tribal"]}, "4", True),
        ({"change": {"add_subtypes": ["Elf"]}}, {"add_types": ["Artifact"]}, "4", False),
        ({"change": {"add_subtypes": ["Swamp"]}}, {"add_types": ["Land"]}, "4", True),
        ({"change": {"add_subtypes": ["Swamp"]}}, {"add_types": ["Creature"]}, "4", False),
        ({"change": {"add_subtypes": ["Arcane"]}}, {"add_types": ["Instant"]}, "4", True),
        ({"change": {"add_subtypes": ["Arcane"]}}, {"add_types": ["Sorcery"]}, "4", True),
        ({"change": {"all_creature_types": True}}, {"add_types": ["Creature"]}, "4", True),
        ({"change": {"all_creature_types": True}}, {"add_types": ["Artifact"]}, "4", False),
        ({"change": {"add_supertypes": ["Snow"]}}, {"add_types": ["Creature"]}, "4", False),
        # 113.11: what can't be had is not given; what others have is given.
        ({"change": {"add_abilities": ["Flying"]}}, {"cant_have_abilities": ["Flying"]}, "6", True),
        ({"change": {"add_abilities": ["Flying, reach"]}}, {"cant_have_abilities": ["Reach"]}, "6", True),
        ({"change": {"add_abilities": ["Flying"]}}, {"cant_have_abilities": ["Reach"]}, "6", False),
        ({"change": {"remove_abilities": ["Flying"]}}, {"cant_have_abilities": ["Flying"]}, "6", False),
        ({"change": {"abilities_of": {"among": {}}}}, {"cant_have_abilities": ["Flying"]}, "6", True),
        ({"change": {"abilities_of": {"among": {}}}}, {"add_abilities": ["Flying"]}, "6", True),
        (
            {"change": {"abilities_of": {"among": {}}, "add_types": ["Artifact"]}, "resolved": True},
            {"set_subtypes": ["Swamp"]},
            "4",
            False,
        ),
        # 613.4b-c: what it counts.
        ({"change": {"set_power": {"on": "a", "of": "toughness"}}}, {"set_toughness": 1}, "7b", True),
        ({"change": {"power": {"on": "a", "of": "toughness"}}}, {"toughness": "+1"}, "7c", True),
        ({"change": {"set_power": 1}}, {"set_toughness": 1}, "7b", False),
    ],
    ids=str,
)
def test_613_8a_an_effect_reads_what_it_goes_by(said: Record, changed: Record, layer: str, *, met: bool) -> None:
    assert meets(said, changed, layer) is met


def test_613_6_what_has_begun_is_asked_for_all_the_same_where_what_it_began_with_is_told() -> None:
    begun = running({**CREATURES, "begun": True})
    waits = running(CREATURES)
    for read in (reads, reads_to_apply):
        assert read(begun, "4", whether_begun=True) == read(waits, "4")
        assert ("types", "creature") in read(waits, "4")
        # What is kept of it is read again.
        flying = running({"change": {"add_abilities": ["Flying"]}})
        assert read(flying, "6") == read(flying, "6")
    assert reads_to_apply(begun, "4") == frozenset()


@pytest.mark.parametrize(
    ("said", "layer", "read"),
    [
        (CREATURES, "4", (("types", "creature"),)),
        (CREATURES, "5", ()),
        ({"of_a": "Aura"}, "4", (("subtypes", "aura"),)),
        ({"of_a": "Aura"}, "6", ()),
        ({"of_a": "Aura", "only": {"types": "Creature"}}, "4", (("subtypes", "aura"), ("types", "creature"))),
        ({}, "4", ()),
    ],
    ids=str,
)
def test_613_8a_to_find_its_objects_it_reads_its_filter_or_that_its_source_is_an_aura(
    said: Record, layer: str, read: tuple[tuple[str, str], ...]
) -> None:
    assert reads_to_apply(running(said), layer) == {*read}


@pytest.mark.parametrize(
    ("wanted", "changed", "layers"),
    [
        ({"historic": True}, TEXT, ""),
        ({"historic": True}, {"add_types": ["Artifact"]}, "4"),
        ({"historic": True}, {"add_supertypes": ["Snow"]}, ""),
        ({"name": "Bear"}, TEXT, ""),
        ({"subtypes": "Goblin"}, {"name": "Nobody"}, ""),
        ({"keywords": "Flying"}, {"set_subtypes": ["Elf"]}, ""),
        ({"keywords": "Flying"}, {"set_subtypes": ["Swamp", "Desert"]}, "4"),
        ({"has_abilities": True}, {"add_subtypes": ["Elf"]}, ""),
        ({"has_abilities": True}, {"add_subtypes": ["Swamp", "Desert"]}, "4"),
        ({"power": ">=2"}, {"set_power": 1}, "7b"),
        ({"toughness": ">=2"}, {"power": "+1"}, "7c"),
        ({"power": 2}, {"set_power": 1}, "7b"),
        ({"types": []}, {"add_types": ["Artifact"]}, "4"),
    ],
    ids=str,
)
def test_613_8a_a_question_is_answered_otherwise_by_what_is_asked_alone(
    wanted: Record, changed: Record, layers: str
) -> None:
    change = msgspec.convert(changed, Change)
    asked = msgspec.convert({"count": wanted, "is": ">=1"}, Condition)
    met = (one for one in layers_of(change) if Tokens(condition_reads(asked, one)).meet(writes(change, one)))
    assert " ".join(met) == layers


def test_613_8a_an_amount_within_a_sum_is_asked_too() -> None:
    count = msgspec.convert({"sum": [{"on": "a", "of": "power"}, {"life": "you"}]}, Count)
    assert value_reads(count, "7c") == {("power", "*")}
    assert value_reads(count, "6") == set()


@pytest.mark.parametrize(
    ("changed", "layer", "may"),
    [
        (LOSES, "6", True),
        ({"remove_abilities": ["Flying"]}, "6", False),
        (LOSES, "4", False),
        ({"set_subtypes": ["Swamp"]}, "4", True),
        ({"set_subtypes": ["Swamp", "Desert"]}, "4", True),
        ({"set_subtypes": ["Elf"]}, "4", False),
        ({"add_subtypes": ["Swamp"]}, "4", False),
        ({"set_subtypes": ["Swamp"]}, "5", False),
        ({"set_subtypes": ["Swamp"]}, "6", False),
    ],
    ids=str,
)
def test_305_7_613_8a_what_may_take_the_ability_that_makes_an_effect(changed: Record, layer: str, *, may: bool) -> None:
    assert may_take_abilities(msgspec.convert(changed, Change), layer) is may


@pytest.mark.parametrize(
    ("read", "found"),
    [
        ((("types", "land"),), 0b0110),
        ((("types", "creature"),), 0b0100),
        ((("types", "*"),), 0b0110),
        ((("colors", "r"),), 0b1000),
        (
            (
                ("colors", "*"),
                ("types", "land"),
            ),
            0b1110,
        ),
        ((("name", "bear"),), 0),
        ((("name", "*"),), 0),
        ((), 0),
    ],
    ids=str,
)
def test_613_8a_those_who_write_what_is_read_are_found_by_value(read: tuple[tuple[str, str], ...], found: int) -> None:
    written = ({("subtypes", "elf")}, {("types", "land")}, {("types", "*")}, {("colors", "r")})
    assert Writers([frozenset(one) for one in written]).of(frozenset(read)) == found
