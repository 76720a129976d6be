"""Whether the order of two effects of a layer matters (613.7): only where one puts in what the other puts out.

Neither row hangs on an edition. What counts is what the words of both effects say, so it is asked in both orders.
"""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change
from inspector.rules.effects.whether_order_matters import abilities_order_matters, type_order_matters
from tests.rules.cards_for_tests import Record

# 205.1a: what is set takes the place of what was there; 205.1b: what is added stays beside it.
TYPES: tuple[tuple[Record, Record, bool], ...] = (
    ({"set_types": ["Artifact"]}, {"set_types": ["Land"]}, True),
    ({"set_types": ["Artifact"]}, {"set_types": ["Artifact"]}, True),
    ({"set_types": ["Artifact"]}, {"add_types": ["Creature"]}, True),
    ({"set_types": ["Artifact"]}, {"add_types": ["Artifact"]}, False),
    ({"set_types": ["Artifact"]}, {"add_types": ["Artifact", "Creature"]}, True),
    ({"set_types": ["Artifact"], "add_types": ["Creature"]}, {"add_types": ["Creature"]}, False),
    ({"set_types": ["Artifact"]}, {"add_subtypes": ["Bear"]}, False),
    ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, True),
    ({"remove_types": ["Creature"]}, {"set_types": ["Creature"]}, True),
    ({"remove_types": ["Creature"]}, {"add_types": ["Artifact"]}, False),
    ({"remove_types": ["Creature"]}, {"set_types": ["Artifact"]}, False),
    ({"remove_types": ["Creature"]}, {"remove_types": ["Creature"]}, False),
    ({"add_types": ["Creature"]}, {"add_types": ["Artifact"]}, False),
    ({"add_types": ["Creature"]}, {"remove_types": ["Creature"], "add_types": ["Artifact"]}, True),
)
# 205.4b: supertypes stand by themselves, whatever becomes of the card types.
SUPERTYPES: tuple[tuple[Record, Record, bool], ...] = (
    ({"add_supertypes": ["Snow"]}, {"remove_supertypes": ["Snow"]}, True),
    ({"add_supertypes": ["Snow"]}, {"remove_supertypes": ["Legendary"]}, False),
    ({"add_supertypes": ["Snow"]}, {"add_supertypes": ["Snow"]}, False),
    ({"remove_supertypes": ["Snow"]}, {"remove_supertypes": ["Snow"]}, False),
    ({"add_supertypes": ["Snow"]}, {"set_types": ["Land"]}, False),
    ({"set_types": ["Land"]}, {"set_types": ["Artifact"]}, False),
)
# 205.1a, 305.7: those of one kind are set among themselves, and none stays without its card type (205.3d).
SUBTYPES: tuple[tuple[Record, Record, bool], ...] = (
    ({"set_subtypes": ["Bear"]}, {"set_subtypes": ["Elf"]}, True),
    ({"set_subtypes": ["Bear"]}, {"add_subtypes": ["Elf"]}, True),
    ({"set_subtypes": ["Bear"]}, {"add_subtypes": ["Forest"]}, False),
    ({"set_subtypes": ["Bear"]}, {"set_subtypes": ["Forest"]}, False),
    ({"set_subtypes": ["Bear", "Forest"]}, {"add_subtypes": ["Swamp"]}, True),
    ({"set_subtypes": ["Bear"]}, {"all_creature_types": True}, True),
    ({"set_subtypes": ["Forest"]}, {"all_creature_types": True}, False),
    ({"set_subtypes": []}, {"add_subtypes": ["Forest"]}, True),
    ({"set_subtypes": []}, {"all_creature_types": True}, True),
    ({"set_subtypes": []}, {"add_types": ["Artifact"]}, False),
    ({"add_subtypes": ["Bear"]}, {"add_subtypes": ["Elf"]}, False),
    ({"add_subtypes": ["Bear"]}, {"all_creature_types": True}, False),
    ({"lose_all_creature_types": True}, {"add_subtypes": ["Bear"]}, True),
    ({"lose_all_creature_types": True}, {"set_subtypes": ["Bear"]}, True),
    ({"lose_all_creature_types": True}, {"all_creature_types": True}, True),
    ({"lose_all_creature_types": True}, {"add_subtypes": ["Forest"]}, False),
    ({"lose_all_land_types": True}, {"add_subtypes": ["Forest"]}, True),
    ({"lose_all_land_types": True}, {"set_subtypes": ["Forest"]}, True),
    ({"lose_all_land_types": True}, {"add_subtypes": ["Bear"]}, False),
    ({"lose_all_land_types": True}, {"all_creature_types": True}, False),
    ({"lose_all_land_types": True}, {"lose_all_creature_types": True}, False),
    ({"remove_types": ["Creature"]}, {"add_subtypes": ["Bear"]}, True),
    ({"remove_types": ["Creature"]}, {"add_subtypes": ["Forest"]}, False),
    ({"remove_types": ["Creature"]}, {"all_creature_types": True}, True),
    ({"set_types": ["Land"]}, {"add_subtypes": ["Bear"]}, True),
    ({"set_types": ["Land"]}, {"add_subtypes": ["Forest"]}, False),
    ({"set_types": ["Land"]}, {"all_creature_types": True}, True),
    ({"set_types": ["Land", "Creature"]}, {"all_creature_types": True}, False),
)


@pytest.mark.parametrize(
    ("key", "one", "other", "matters"),
    [
        *(("types", *row) for row in TYPES),
        *(("supertypes", *row) for row in SUPERTYPES),
        *(("subtypes", *row) for row in SUBTYPES),
    ],
    ids=str,
)
def test_205_1a_the_order_in_layer_4_matters_where_one_puts_in_what_the_other_puts_out(
    key: str, one: Record, other: Record, matters: bool
) -> None:
    first, second = (msgspec.convert(each, Change) for each in (one, other))
    assert type_order_matters(first, second, key) is matters
    assert type_order_matters(second, first, key) is matters


@pytest.mark.parametrize(
    ("one", "other", "had", "matters"),
    [
        # The card type comes back or not as the order is, and what it has of its subtypes with it.
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, ["Bear"], True),
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, ["Forest", "Bear"], True),
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, ["Forest"], False),
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, [], False),
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"]}, None, True),
        ({"remove_types": ["Creature"]}, {"set_types": ["Creature"]}, ["Bear"], True),
        ({"set_types": ["Land"]}, {"set_types": ["Creature"]}, ["Forest"], True),
        ({"set_types": ["Land"]}, {"set_types": ["Creature"]}, ["Equipment"], False),
        # Who says the subtypes too gives those and brings none back.
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"], "add_subtypes": ["Forest"]}, ["Bear"], False),
        ({"remove_types": ["Creature"]}, {"add_types": ["Creature"], "set_subtypes": ["Forest"]}, ["Bear"], False),
        # And without an order of the card types none matters.
        ({"add_types": ["Artifact"]}, {"add_types": ["Creature"]}, ["Bear"], False),
        ({"remove_types": ["Land"]}, {"add_types": ["Creature"]}, ["Bear"], False),
    ],
    ids=str,
)
def test_205_1a_subtypes_that_come_back_with_their_card_type_come_by_its_order(
    one: Record, other: Record, had: list[str] | None, matters: bool
) -> None:
    first, second = (msgspec.convert(each, Change) for each in (one, other))
    assert type_order_matters(first, second, "subtypes", had) is matters
    assert type_order_matters(second, first, "subtypes", had) is matters


@pytest.mark.parametrize(
    ("one", "other", "matters"),
    [
        ({"lose_all_abilities": True}, {"lose_all_abilities": True}, True),
        ({"lose_all_abilities": True}, {"add_abilities": ["Flying"]}, True),
        ({"lose_all_abilities": True}, {"abilities_of": {"among": {"types": "Creature"}}}, True),
        ({"lose_all_abilities": True}, {"remove_abilities": ["Flying"]}, False),
        ({"lose_all_abilities": True}, {"power": "+1"}, False),
        ({"remove_abilities": ["Flying"]}, {"add_abilities": ["Flying"]}, True),
        ({"remove_abilities": ["Flying"]}, {"add_abilities": ["Reach"]}, False),
        ({"remove_abilities": ["Flying"]}, {"remove_abilities": ["Flying"]}, False),
        ({"add_abilities": ["Flying"]}, {"add_abilities": ["Flying"]}, False),
        ({"add_abilities": ["Flying"]}, {"abilities_of": {"among": {"types": "Creature"}}}, False),
    ],
    ids=str,
)
def test_613_1f_the_order_in_layer_6_matters_where_one_takes_what_the_other_gives(
    one: Record, other: Record, matters: bool
) -> None:
    first, second = (msgspec.convert(each, Change) for each in (one, other))
    assert abilities_order_matters(first, second) is matters
    assert abilities_order_matters(second, first) is matters
