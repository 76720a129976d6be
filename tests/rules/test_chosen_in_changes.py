"""What was chosen stands in a change in place of the words for it, and nothing where nobody chose (607.2d)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change
from inspector.cards.subtypes import NONBASIC_LAND_TYPES
from inspector.rules import NEWEST
from inspector.rules.effects.chosen_changes import as_it_is_now, with_land_types_of, with_spell_types_taken
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.values.scratch import Scratch
from tests.rules.playing import Record, place, play

CHOSEN = {
    "color": "R",
    "creature_type": "Elf",
    "basic_land_type": "Swamp",
    "card_type": "Artifact",
    "name": "Grizzly Bears",
    "player": "Ben",
}
BASIC = ["Plains", "Island", "Swamp", "Mountain", "Forest"]


def source(chosen: dict[str, str]) -> Scratch:
    held = scratches(play(NEWEST.key, place("Forest")).table)["it"].copied()
    held.object = msgspec.structs.replace(held.object, chosen=chosen)
    return held


@pytest.mark.parametrize(
    ("said", "means", "unsaid"),
    [
        ({"set_chosen": "color"}, {"set_colors": ["R"]}, {}),
        ({"add_chosen": "color"}, {"add_colors": ["R"]}, {}),
        ({"set_chosen": "creature type"}, {"set_subtypes": ["Elf"]}, {}),
        ({"add_chosen": "creature type"}, {"add_subtypes": ["Elf"]}, {}),
        ({"set_chosen": "basic land type"}, {"set_subtypes": ["Swamp"]}, {}),
        ({"add_chosen": "basic land type"}, {"add_subtypes": ["Swamp"]}, {}),
        ({"set_chosen": "card type"}, {"set_types": ["Artifact"]}, {}),
        ({"add_chosen": "card type"}, {"add_types": ["Artifact"]}, {}),
        ({"set_chosen": "name"}, {"name": "Grizzly Bears"}, {}),
        ({"add_chosen": "name"}, {"name": "Grizzly Bears"}, {}),
        # Several kinds at once, and besides what the change itself says.
        (
            {"set_chosen": ["color", "creature type"], "power": "+1"},
            {"set_colors": ["R"], "set_subtypes": ["Elf"], "power": "+1"},
            {"power": "+1"},
        ),
        (
            {"add_chosen": ["creature type", "basic land type"], "add_subtypes": ["Bear"]},
            {"add_subtypes": ["Bear", "Elf", "Swamp"]},
            {"add_subtypes": ["Bear"]},
        ),
        # 702.16a: protection from what was chosen.
        (
            {"add_abilities": ["Flying", "Protection from the chosen color"]},
            {"add_abilities": ["Flying", "Protection from red"]},
            {"add_abilities": ["Flying"]},
        ),
        (
            {"add_abilities": ["Protection from the chosen card type"]},
            {"add_abilities": ["Protection from artifacts"]},
            {"add_abilities": []},
        ),
        (
            {"add_abilities": ["Protection from the chosen player", "Haste"]},
            {"add_abilities": ["Protection from Ben", "Haste"]},
            {"add_abilities": ["Haste"]},
        ),
        # 305.6: every basic land type.
        ({"all_basic_land_types": True}, {"add_subtypes": BASIC}, {"add_subtypes": BASIC}),
        (
            {"all_basic_land_types": True, "add_chosen": "creature type", "add_subtypes": ["Cave"]},
            {"add_subtypes": ["Cave", "Elf", *BASIC]},
            {"add_subtypes": ["Cave", *BASIC]},
        ),
        # What speaks of no choice stays as it is.
        ({"add_subtypes": ["Elf"]}, {"add_subtypes": ["Elf"]}, {"add_subtypes": ["Elf"]}),
    ],
    ids=str,
)
def test_607_2d_what_was_chosen_stands_in_place_of_its_words(said: Record, means: Record, unsaid: Record) -> None:
    change, wanted, nothing = (msgspec.convert(one, Change) for one in (said, means, unsaid))
    assert as_it_is_now(change, source(CHOSEN)) == wanted
    assert as_it_is_now(change, source({})) == nothing
    assert as_it_is_now(change, None) == nothing
    # And once more, by what is kept: a color is a color, not its letter.
    assert repr(as_it_is_now(change, source(CHOSEN))) == repr(wanted)


def test_205_3i_of_every_nonbasic_land_type_those_of_later_editions_are_left_out() -> None:
    later = frozenset(("Town", "Sphere"))
    for more in ((), ("Forest",)):
        every = Change(add_subtypes=(*more, *NONBASIC_LAND_TYPES))
        for _ in range(2):
            given = with_land_types_of(later, every).add_subtypes or ()
            assert {*(every.add_subtypes or ())} - {*given} == later
    few = Change(add_subtypes=("Town", "Sphere"))
    assert with_land_types_of(later, few) == few
    many = Change(add_subtypes=(*NONBASIC_LAND_TYPES[1:], *("Elf", "Bear")))
    assert with_land_types_of(later, many) == many


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ({"set_types": ["Artifact"]}, {"set_types": ["Artifact"], "remove_types": ["Instant", "Sorcery"]}),
        ({"set_types": ["Instant"]}, {"set_types": ["Instant"], "remove_types": ["Sorcery"]}),
        (
            {"set_types": ["Artifact"], "remove_types": ["Land"]},
            {"set_types": ["Artifact"], "remove_types": ["Land", "Instant", "Sorcery"]},
        ),
        ({"add_types": ["Artifact"]}, {"add_types": ["Artifact"]}),
    ],
    ids=str,
)
def test_205_1a_where_no_rule_keeps_instants_what_sets_card_types_takes_it(said: Record, means: Record) -> None:
    change = msgspec.convert(said, Change)
    for _ in range(2):
        assert with_spell_types_taken(change) == msgspec.convert(means, Change)
