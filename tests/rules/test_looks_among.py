"""What was found among objects is found anew once an effect has written what was asked for (613.6, 613.8)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change, Count, Filter
from inspector.rules import NEWEST
from inspector.rules.effects.changing import applier, layers_of
from inspector.rules.effects.looks_among import LooksAmong
from inspector.rules.effects.size_counts import counts_by_size_alone
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.values.asking import NOBODY
from inspector.rules.values.selecting import chosen
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import do, place, play

CREATURES: Record = {"types": "Creature"}
SMALL: Record = {**CREATURES, "toughness": "<=2"}
BOARD = (
    *(place("Bear", "bear"), place("Goblin", "goblin"), place("Angel", "angel"), place("Tomb", "tomb")),
    *(place("Dual", "dual"), place("Bear", "gone", "graveyard")),
)
ASKED: tuple[Record, ...] = (
    *({"types": "Creature"}, {"types": "Land"}, {"supertypes": "Legendary"}, {"colors": "R"}, {"keywords": "Flying"}),
    *({"types": "Creature", "colors": "G"}, {"types": "Creature", "keywords": "Flying"}, {"subtypes": "Bear"}, {}),
    *({"types": "Creature", "zone": "graveyard"}, {"supertypes": "Snow", "types": "Land"}, {"keywords": "Swampwalk"}),
    *({"keywords": "Islandwalk"}, {"types": "Creature", "power": ">=2"}, {"types": "Artifact"}),
)


@pytest.mark.parametrize(
    "changed",
    [
        {"set_types": ["Artifact"]},
        {"add_types": ["Land"]},
        {"remove_types": ["Creature"]},
        {"add_supertypes": ["Legendary", "Snow"]},
        {"remove_supertypes": ["Legendary"]},
        {"set_types": ["Artifact"], "add_types": ["Land"], "remove_types": ["Creature"]},
        {"add_supertypes": ["Snow"], "remove_supertypes": ["Legendary"]},
        {"set_subtypes": ["Bear"]},
        {"set_subtypes": ["Swamp"]},
        {"add_subtypes": ["Bear"]},
        {"set_colors": ["R"]},
        {"add_colors": ["G"]},
        {"lose_all_abilities": True},
        {"add_abilities": ["Flying"]},
        {"remove_abilities": ["Flying"]},
        {"text": {"from": "Swamp", "to": "Island"}},
        {"control": "Ben"},
        {"set_power": 2},
        {"power": "+1"},
        {"switch_power_toughness": True},
    ],
    ids=str,
)
def test_613_6_what_is_found_among_objects_is_what_they_are_after_each_change(changed: Record) -> None:
    change = msgspec.convert(changed, Change)
    every = {label: one.copied() for label, one in scratches(play(NEWEST.key, *BOARD, cards=ALL).table).items()}
    every["dual"].abilities = every["angel"].abilities
    looks = LooksAmong(every)
    asked = [msgspec.convert(wanted, Filter) for wanted in ASKED]

    def agree() -> None:
        for wanted in asked:
            assert looks.sifted(wanted, NOBODY) == chosen(wanted, every.values(), every)

    for _ in range(2):
        agree()
    (layer,) = layers_of(change)
    applier(change, layer, every, NOBODY)([every[label] for label in ("bear", "goblin", "angel", "tomb", "dual")])
    looks.forget(change, layer)
    agree()
    every["goblin"].types = ["Artifact"]
    looks.forget_all()
    agree()


@pytest.mark.parametrize(
    ("value", "alone"),
    [
        ({"count": {"types": "Creature", "power": ">=2"}}, True),
        ({"count": {"types": "Creature"}, "plus": 1, "times": 2}, True),
        ({"count": {"types": "Creature"}, "half": "up"}, False),
        ({"on": "it", "of": "power"}, False),
        ({"life": "you"}, False),
        ({"greatest": "power", "among": {}}, False),
        ({"count": {"types": "Creature", "shares_color_with": "it"}}, False),
        ({"count": {"not": {"power": ">=2"}}}, False),
        ({"count": {"nor": {"toughness": 1}}}, False),
    ],
    ids=str,
)
def test_613_8a_what_is_counted_by_size_alone_asks_nothing_else_of_sizes(value: Record, *, alone: bool) -> None:
    assert counts_by_size_alone(msgspec.convert(value, Count)) is alone


def test_the_objects_of_a_zone_are_looked_up_once() -> None:
    """What was found among them is known by their list, so that list must stay."""
    looks = LooksAmong(scratches(play(NEWEST.key, *BOARD, cards=ALL).table))
    there = looks.sifted(Filter(zone="graveyard"), NOBODY)
    assert [one.object.label for one in there] == ["gone"]
    looks.forget_all()
    assert looks.sifted(Filter(zone="graveyard"), NOBODY) is there


def test_613_8b_two_counts_of_the_same_creatures_by_power_and_by_both_sizes_are_two() -> None:
    """613.8c: what is third in a loop's wake waits for the last of it, and counts what that left."""
    bears = [creature(f"{size[0]} by {size[2]}", "Bear", size) for size in ("2/2", "2/3")]
    names = ("2 by 2", "2 by 3", "2 by 3", "2 by 2")
    played = play(
        NEWEST.key,
        *(place(name, f"c{number}") for number, name in enumerate(names)),
        # It waits for both of the others, which depend on each other and so go by their timestamps (613.8b).
        do("effect", source="c2", filter=CREATURES, change={"set_power": {"count": {**SMALL, "power": 2}}}),
        do(
            "effect",
            source="c1",
            filter=CREATURES,
            change={
                "set_power": {"count": {**CREATURES, "toughness": 2}},
                "set_toughness": {"count": {**CREATURES, "power": 2}},
            },
        ),
        do("effect", source="c1", filter=CREATURES, change={"set_toughness": {"count": {**SMALL, "power": 2}}}),
        cards=bears,
    )
    # The second makes all 2/4; the third finds none of at most 2 toughness: 2/0; then all four are 4/0.
    assert [(played[f"c{number}"].power, played[f"c{number}"].toughness) for number in range(4)] == [(4, 0)] * 4
