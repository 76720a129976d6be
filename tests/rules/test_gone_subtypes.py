"""Which subtypes an effect took from an object: those that went with a card type (205.1a), land types (305.7)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE
from inspector.rules.effects.happened import Applied, record_of
from inspector.rules.layers.gone_subtypes import gone_with_types, had_other_land_types
from inspector.rules.layers.layers import computation
from tests.rules.cards_for_tests import Record
from tests.rules.playing import do, place, play

GOLEM = "Artifact Creature — Equipment Golem"
KINDRED = "Kindred Artifact Creature — Golem"


def applied(type_line: str, *changes: Record, **keys: Any) -> Applied:  # noqa: ANN401 - what a card's record holds
    """What the last of some changes did to a card of this type line."""
    card = {"name": "Thing", "type_line": type_line, **keys}
    effects = (do("effect", on=["it"], change=change) for change in changes)
    table = play("2026-08", place("Thing"), *effects, cards=[card]).table
    return [one for one in record_of(computation(table).every["it"]) if isinstance(one, Applied)][-1]


@pytest.mark.parametrize(
    ("type_line", "change", "types", "subtypes"),
    [
        (GOLEM, {"set_types": ["Enchantment"]}, ("Artifact", "Creature"), ("Equipment", "Golem")),
        (GOLEM, {"set_types": ["Land", "Creature"]}, ("Artifact",), ("Equipment",)),
        (GOLEM, {"remove_types": ["Creature"]}, ("Creature",), ("Golem",)),
        (GOLEM, {"remove_types": ["Artifact"]}, ("Artifact",), ("Equipment",)),
        # Another creature type takes the place of its own, which goes with nothing.
        (GOLEM, {"remove_types": ["Artifact"], "set_subtypes": ["Elf"]}, ("Artifact",), ("Equipment",)),
    ],
    ids=str,
)
def test_205_1a_subtypes_go_with_the_card_types_that_have_them(
    type_line: str, change: Record, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    assert gone_with_types(applied(type_line, change)) == {"gone_types": types, "gone_subtypes": subtypes}


@pytest.mark.parametrize(
    ("type_line", "change"),
    [
        (GOLEM, {"set_types": ["Artifact", "Creature"]}),
        (GOLEM, {"add_types": ["Land"]}),
        (GOLEM, {"set_subtypes": ["Elf"]}),
        (GOLEM, {"set_colors": ["U"]}),
        # 205.3m: what is kindred has creature types without being a creature.
        (KINDRED, {"remove_types": ["Creature"]}),
        ("Creature", {"set_types": ["Artifact"]}),
    ],
    ids=str,
)
def test_205_1a_no_subtypes_go_where_none_has_lost_its_card_type(type_line: str, change: Record) -> None:
    assert gone_with_types(applied(type_line, change)) is None


@pytest.mark.parametrize(
    ("type_line", "change", "gone"),
    [
        ("Artifact Creature — Equipment Shapeshifter", {"set_types": ["Land"]}, ("Equipment", EVERY_CREATURE_TYPE)),
        ("Artifact Creature — Equipment Shapeshifter", {"remove_types": ["Artifact"]}, ("Equipment",)),
        ("Artifact Creature — Equipment Shapeshifter", {"remove_types": ["Creature"]}, (EVERY_CREATURE_TYPE,)),
        ("Kindred Creature — Shapeshifter", {"remove_types": ["Creature"]}, None),
    ],
    ids=str,
)
def test_702_73a_every_creature_type_goes_with_the_card_types_that_have_creature_types(
    type_line: str, change: Record, gone: tuple[str, ...] | None
) -> None:
    found = gone_with_types(applied(type_line, change, oracle_text="Changeling", keywords=["Changeling"]))
    assert (None if found is None else found["gone_subtypes"]) == gone


@pytest.mark.parametrize(
    ("type_line", "had"),
    [
        ("Land — Forest", True),
        ("Land — Gate", True),
        ("Land — Forest Swamp", True),
        ("Land — Swamp", False),
        ("Land", False),
        ("Land Creature — Swamp Dryad", False),
        ("Land Creature — Forest Dryad", True),
    ],
)
def test_305_7_a_new_land_type_takes_the_place_of_all_land_types_but_itself(type_line: str, had: bool) -> None:
    assert had_other_land_types(applied(type_line, {"set_subtypes": ["Swamp"]})) is had
