"""Effects that count by size are asked by classes and worlds, and depend on each other as one by one (613.8a)."""

from __future__ import annotations

import random

import pytest

from inspector.rules.effects.dependency import LayerLook, Meeting, bits
from inspector.rules.effects.effect_in_progress import Trials, running_effects
from inspector.rules.effects.sizes_alike import SizesAlike, sizes_can_be_grouped
from inspector.rules.layers.layers import computation, computed
from inspector.rules.values.copiable_values import starting_values
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, place, play

_MEANT: tuple[Record, ...] = (
    *({"types": "Creature"}, {"types": "Creature", "controller": "you"}, {"not": {"token": True}}, {"tapped": True}),
)


def _given(chance: random.Random) -> Record | int:
    if chance.random() < 0.3:
        return chance.randrange(6)
    size = {chance.choice(["power", "toughness"]): f"{chance.choice(['<=', '>=', '='])}{chance.randrange(4)}"}
    return {"count": {**chance.choice(_MEANT), **size}, "plus": chance.randrange(2)}


def _effect(chance: random.Random) -> Record:
    keys = chance.choice([["set_power"], ["set_toughness"], ["set_power", "set_toughness"]])
    change = {key: _given(chance) for key in keys}
    return do("effect", source=chance.choice("abcd"), filter=chance.choice(_MEANT), change=change)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_a_count_that_stays_the_same_waits_for_no_size_that_is_set(edition: str) -> None:
    goblins = {"subtypes": "Goblin"}
    small = {"count": {"types": "Creature", "power": "<=2"}}
    bears = [place("Bear", label) for label in "abc"]
    counting = do("effect", source="a", filter=goblins, change={"set_power": small})
    # One of the four that are counted gets another size and is counted still: three of one size stay beside it.
    setting = do("effect", source="b", filter=goblins, change={"set_power": 2})
    played = play(edition, *bears, place("Goblin"), counting, setting, cards=ALL)
    assert played["it"].power == 2
    # Where it is counted no more the older waits.
    beyond = do("effect", source="b", filter=goblins, change={"set_power": 7})
    assert play(edition, *bears, place("Goblin"), counting, beyond, cards=ALL)["it"].power == 3


@pytest.mark.parametrize(
    "whom", [{"types": "Creature"}, {"owner": "Ana"}, {"name": "Bear"}, {"subtypes": "Goblin"}], ids=str
)
@pytest.mark.parametrize(
    ("change", "waits"),
    [
        ({"set_power": 2}, False),
        ({"set_power": 3}, True),
        ({"set_toughness": 2}, False),
        ({"set_toughness": 1}, True),
        ({"set_power": 2, "set_toughness": 2}, False),
        ({"set_power": 1, "set_toughness": 3}, False),
        ({"set_power": 2, "set_toughness": 1}, True),
    ],
    ids=str,
)
def test_613_8a_a_count_by_both_parts_of_a_size_waits_where_the_other_part_stays(
    whom: Record, change: Record, waits: bool
) -> None:
    """Whether all that is counted is set or a part of it; all are 2/2, and counted are those of at most 2 power."""
    both = {"count": {"types": "Creature", "power": "<=2", "toughness": ">=2"}}
    first = do("effect", source="a", filter={"types": "Creature"}, change={"set_power": both})
    second = do("effect", source="b", filter=whom, change=change)
    grown = creature("Ogre", "Goblin", "2/2")
    there = (place("Bear", "a"), place("Bear", "b"), place("Ogre"))
    older, newer = computation(play("2026-08", *there, first, second, cards=[grown, *ALL]).table).effects
    assert ({*older.depends_on.get("7b", ())} == {newer}) is waits


def test_613_8a_each_count_waits_for_what_sets_that_of_a_size_by_which_it_counts() -> None:
    """Counts of one set of objects by one part, the other or both, and of another set, beside one another.

    All creatures are 2/2. What is set has other objects than what counts, so that no count changes another.
    """
    counts: dict[str, Record] = {
        "by both": {"types": "Creature", "power": "<=2", "toughness": ">=2"},
        "by power": {"types": "Creature", "power": "<=2"},
        "by toughness": {"types": "Creature", "toughness": ">=2"},
        "goblins": {"types": "Creature", "subtypes": "Goblin", "power": "<=2", "toughness": ">=2"},
        "large": {"types": "Creature", "power": ">=3", "toughness": ">=2"},
    }
    sets: dict[str, Record] = {
        "power 2": {"set_power": 2},
        "power 3": {"set_power": 3},
        "toughness 2": {"set_toughness": 2},
        "toughness 1": {"set_toughness": 1},
        "3/1": {"set_power": 3, "set_toughness": 1},
        "3/3": {"set_power": 3, "set_toughness": 3},
    }
    by_power, by_toughness = {"power 3", "3/1", "3/3"}, {"toughness 1", "3/1"}
    expected = {
        "by both": by_power | by_toughness,
        "by power": by_power,
        "by toughness": by_toughness,
        "goblins": by_power | by_toughness,
        "large": {"power 3", "3/3"},
    }
    counting = [
        do("effect", source="a", filter={"types": "Artifact"}, change={"set_power": {"count": count}})
        for count in counts.values()
    ]
    setting = [do("effect", source="a", filter={"types": "Creature"}, change=change) for change in sets.values()]
    grown, relic = creature("Ogre", "Goblin", "2/2"), {"name": "Relic", "type_line": "Artifact", "mana_cost": "{1}"}
    there = (place("Bear", "a"), place("Bear", "b"), place("Ogre"), place("Relic", "relic"))
    table = play("2026-08", *there, *counting, *setting, cards=[grown, relic, *ALL]).table
    every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
    grouped = SizesAlike(running_effects(table, every), every, Trials())
    names = [*counts, *sets]
    found = {
        name: {names[other] for other in range(len(names)) if other != index and grouped.depends(index, other)}
        for index, name in enumerate(names)
    }
    among = (1 << len(names)) - 1
    behind = {name: {names[other] for other in bits(grouped.behind(index, among))} for index, name in enumerate(names)}
    assert behind == {name: {other for other in expected if name in expected[other]} for name in names}
    assert found == {**expected, **{key: set() for key in sets}}


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_classes_and_worlds_give_the_dependencies_that_single_questions_give(edition: str) -> None:
    waited = 0
    for game in range(40):
        chance = random.Random(f"{edition} {game}")
        setup = [
            place(chance.choice(["Bear", "Goblin"]), label, player=chance.choice(["Ana", "Ben"])) for label in "abcd"
        ]
        effects = [_effect(chance) for _ in range(chance.randrange(2, 7))]
        table = play(edition, *setup, do("tap", "a"), *effects, cards=ALL).table
        every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
        running = running_effects(table, every)
        assert sizes_can_be_grouped(running, "7b")
        meeting, grouped = Meeting(running, "7b"), SizesAlike(running, every, Trials())
        while running:
            one_by_one = LayerLook(meeting, "7b", every, Trials())
            for index in range(len(running)):
                wanted = [other for other in bits(meeting.others[index]) if one_by_one.depends(index, other)]
                assert [other for other in bits(meeting.others[index]) if grouped.depends(index, other)] == wanted
                assert [*bits(grouped.ahead(index, meeting.others[index]))] == wanted
                waited += len(wanted)
            # Sizes change as if an effect had been applied.
            changed = chance.choice(list(every.values()))
            changed.power, changed.toughness = chance.randrange(4), chance.randrange(4)
            grouped.look_anew([changed])
            if chance.random() < 0.5:
                break
    assert waited > 40


@pytest.mark.parametrize(
    "effect",
    [
        do("effect", source="a", filter={"power": ">=2"}, change={"set_power": 1}),
        do("effect", source="a", filter={"types": "Creature", "not": {"toughness": 1}}, change={"set_power": 1}),
        do("effect", source="a", filter={"types": "Creature"}, change={"set_power": "mana value"}),
        do(
            "effect",
            source="a",
            filter={"types": "Creature"},
            change={"set_power": {"count": {"types": "Creature", "not": {"power": ">=2"}}}},
        ),
    ],
)
def test_what_goes_by_size_in_another_way_is_asked_one_by_one(effect: Record) -> None:
    table = play("2026-08", place("Bear", "a"), effect, cards=ALL).table
    every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
    assert not sizes_can_be_grouped(running_effects(table, every), "7b")


def test_effects_that_count_by_size_ask_no_more_questions_than_there_are_classes_and_sizes() -> None:
    """Forty effects of which each counts the creatures up to one of three sizes make few worlds at a time."""
    trials = Trials()
    counts = [{"count": {"types": "Creature", "power": f"<={number % 3}"}} for number in range(40)]
    effects = [do("effect", source="a", filter={"types": "Creature"}, change={"set_power": count}) for count in counts]
    table = play("2026-08", place("Bear", "a"), place("Bear", "b"), *effects, cards=ALL).table
    computed(table, trials, reasons=False)
    # What one sets the others count, so something is asked.
    assert 0 < trials.made <= 3 * len(effects)
