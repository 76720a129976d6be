"""Effects that are asked about groups of objects depend on each other as they do object by object (613.8a)."""

from __future__ import annotations

import pytest
from hypothesis import given

from inspector.cards import Color, Filter
from inspector.rules import RulesError
from inspector.rules.effects.dependency import LayerLook, Meeting
from inspector.rules.effects.effect_in_progress import Trials, running_effects
from inspector.rules.effects.looking_alike import KNOWN, Alike, can_be_grouped, gives_otherwise
from inspector.rules.layers.defining import apply_definitions
from inspector.rules.layers.layers import computation, computed
from inspector.rules.values.copiable_values import starting_values
from tests.rules.cards_for_tests import ALL
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, place, play
from tests.rules.test_layers_by_the_book import CARDS, SLOW, boards


@pytest.mark.parametrize("edition", EDITION_KEYS)
@SLOW
@given(records=boards())
def test_613_8a_groups_give_the_dependencies_that_single_objects_give(edition: str, records: list[Record]) -> None:
    try:
        table = play(edition, *records, cards=CARDS).table
    except RulesError:
        return
    every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
    for layer in ("4", "5"):
        apply_definitions(table.edition, layer, every, every)
        effects = [one for one in running_effects(table, every) if layer in one.layers and one.exists()]
        assert can_be_grouped(effects, layer)
        meeting = Meeting(effects, layer)
        one_by_one = LayerLook(meeting, layer, every, Trials())
        in_groups = Alike(effects, layer, every, Trials())
        for index in range(len(effects)):
            for other in range(len(effects)):
                if meeting.others[index] >> other & 1:
                    assert in_groups.depends(index, other) == one_by_one.depends(index, other)


def test_a_quality_of_which_it_is_not_known_when_it_changes_is_asked_of_each_object() -> None:
    assert set(Filter.__struct_fields__) > KNOWN
    played = play(
        "2026-08", place("Bear", "a"), do("effect", source="a", filter={"power": 2}, change={"power": 1}), cards=ALL
    )
    every = {label: starting_values(played.table.edition, held) for label, held in played.table.objects.items()}
    (running,) = running_effects(played.table, every)
    assert can_be_grouped([running], "4")
    running.filter = Filter(not_=Filter(historic=True))
    assert not can_be_grouped([running], "4")
    running.filter = Filter(not_=Filter(types="Land"), nor=Filter(nor=Filter(colors=Color.BLUE)))
    assert can_be_grouped([running], "4")
    assert not can_be_grouped([running], "6")


# What a layer before the fourth or after the fifth writes, or none at all, and what the fourth and fifth write (613.1).
ASKED: Record = {
    "name": "Bear",
    "same_name_as": "a",
    "controller": "you",
    "other": "self",
    "zone": "graveyard",
    "token": True,
    "face_down": True,
    "face_up": "back",
    "flipped": True,
    "unlocked": "left",
    "tapped": True,
    "mana_value": 2,
    "power": 2,
    "toughness": 2,
    "types": "Land",
    "subtypes": "Elf",
    "supertypes": "Snow",
    "keywords": "Flying",
    "colors": "U",
}


@pytest.mark.parametrize("quality", ASKED)
def test_effects_that_ask_for_what_many_cards_ask_for_are_asked_about_groups(quality: str) -> None:
    """Else a board of many such effects takes long: each would be asked about each object."""
    asks = do("effect", source="a", filter={quality: ASKED[quality]}, change={"add_types": ["Artifact"]})
    (running,) = computation(play("2026-08", place("Bear", "a"), asks, cards=ALL).table).effects
    running.begun = None
    assert can_be_grouped([running], "4")


def test_many_effects_that_depend_on_each_other_take_no_time_that_grows_with_their_third_power() -> None:
    """Each gives or takes the type Creature, so every look finds one loop of all that wait (613.8b)."""
    creatures, others = {"types": "Creature"}, {"types": "Artifact", "not": {"types": "Creature"}}
    taking = {"filter": creatures, "change": {"remove_types": ["Creature"]}}
    giving = {"filter": others, "change": {"add_types": ["Creature"]}}
    asked = []
    for size in (8, 16):
        effects = [do("effect", source="a", **(giving if number % 2 else taking)) for number in range(size)]
        board = (place("Bear", "a"), do("effect", on=["a"], change={"add_types": ["Artifact"]}, until="forever"))
        table = play("2026-08", *board, *effects, cards=ALL).table
        trials = Trials()
        assert "Creature" in computed(table, trials)["a"].types
        asked.append(trials.made)
    assert asked[1] <= 5 * asked[0]


@pytest.mark.parametrize(
    ("changed", "before", "after", "otherwise"),
    [
        ({"add_subtypes": ["Elf"]}, "Artifact", "Artifact Creature", True),
        ({"add_subtypes": ["Elf"]}, "Creature", "Artifact Creature", False),
        ({"set_subtypes": ["Mountain"]}, "Land", "Creature", True),
        ({"add_subtypes": ["Elf"]}, "Kindred", "Land", True),
        ({"add_subtypes": ["Elf", "Swamp"]}, "Creature", "Creature Land", True),
        ({"all_creature_types": True}, "Artifact", "Creature", True),
        ({"all_creature_types": True}, "Artifact", "Land", False),
        ({"add_types": ["Artifact"]}, "Land", "Creature", False),
        # 205.1a-b: with the card types that the same effect gives or takes, it comes to be the same.
        ({"add_types": ["Creature"], "add_subtypes": ["Elf"]}, "Artifact", "Land", False),
        ({"set_types": ["Artifact"], "add_subtypes": ["Elf"]}, "Creature", "Land", False),
        ({"set_types": ["Creature"], "add_subtypes": ["Elf"]}, "Artifact", "Land", False),
        ({"remove_types": ["Creature"], "add_subtypes": ["Elf"]}, "Creature", "Artifact", False),
        ({"remove_types": ["Artifact"], "add_subtypes": ["Elf"]}, "Artifact Creature", "Artifact", True),
        # 205.1a: what is an instant or sorcery stays one.
        ({"set_types": ["Artifact"], "add_subtypes": ["Arcane"]}, "Instant", "Creature", True),
    ],
    ids=str,
)
def test_205_3d_other_card_types_let_an_effect_give_other_subtypes(
    changed: Record, before: str, after: str, *, otherwise: bool
) -> None:
    effect = do("effect", source="it", filter={"types": "Creature"}, change=changed)
    (running,) = computation(play("2026-08", place("Grizzly Bears"), effect).table).effects
    for one, other in ((before, after), (after, before)):
        assert gives_otherwise(running, one.split(), other.split()) is otherwise
