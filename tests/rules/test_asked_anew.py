"""Effects ask objects as they are when their turn comes: what was found before is asked again once it was written."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, creature, land
from tests.rules.playing import Record, do, place, play

FLYER = land("Flyer", "Forest", oracle_text="Flying")
SAINT = creature("Saint", "Human", "2/2") | {"type_line": "Legendary Creature — Human"}
BLADE = {"name": "Blade", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
SEAL = {"name": "Seal", "mana_cost": "{W}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
CARDS = (*ALL, FLYER, SAINT, BLADE, SEAL)
SOURCE = place("Anthem", "source", zone="exile")


def asking(wanted: Record, change: Record) -> Record:
    return do("effect", source="source", filter=wanted, change=change)


# Whom, what is asked of it, and what changes the answer: whether it is so in the end.
WRITTEN: dict[str, tuple[str, Record, Record, bool]] = {
    "types set": ("Bear", {"types": "Creature"}, {"set_types": ["Artifact"]}, False),
    "types removed": ("Bear", {"types": "Creature"}, {"remove_types": ["Creature"]}, False),
    "types added": ("Bear", {"types": "Artifact"}, {"add_types": ["Artifact"]}, True),
    "types in each way": (
        "Bear",
        {"types": "Creature"},
        {"set_types": ["Artifact"], "add_types": ["Land"], "remove_types": ["Kindred"]},
        False,
    ),
    "supertypes added": ("Bear", {"supertypes": "Snow"}, {"add_supertypes": ["Snow"]}, True),
    "supertypes removed": ("Saint", {"supertypes": "Legendary"}, {"remove_supertypes": ["Legendary"]}, False),
    "supertypes in each way": (
        "Saint",
        {"supertypes": "Legendary"},
        {"remove_supertypes": ["Legendary"], "add_supertypes": ["Snow"]},
        False,
    ),
    # 305.7: with its land types a land loses its abilities.
    "305.7": ("Flyer", {"keywords": "Flying"}, {"set_subtypes": ["Swamp"]}, False),
    "a color set": ("Bear", {"colors": "G"}, {"set_colors": ["U"]}, False),
    "a color added": ("Bear", {"colors": "U"}, {"add_colors": ["U"]}, True),
    "a keyword given": ("Bear", {"keywords": "Flying"}, {"add_abilities": ["Flying"]}, True),
    "a keyword taken": ("Angel", {"keywords": "Flying"}, {"remove_abilities": ["Flying"]}, False),
    "all abilities taken": ("Angel", {"keywords": "Flying"}, {"lose_all_abilities": True}, False),
}
# What an effect of the layer gives that nothing here asks for.
_GIVEN: dict[str, Record] = {
    "colors": {"add_colors": ["B"]},
    "abilities": {"add_abilities": ["Menace"]},
    "types": {"add_supertypes": ["World"]},
}


@pytest.mark.parametrize("row", WRITTEN.values(), ids=WRITTEN)
def test_613_1_what_was_asked_for_another_effect_is_asked_anew_once_it_was_written(
    row: tuple[str, Record, Record, bool],
) -> None:
    """The oldest effect asks the same of objects of another name; the newest gives something to those that are so."""
    name, wanted, change, is_so = row
    gives = next((given for key, given in _GIVEN.items() if key in str(change)), _GIVEN["types"])
    oldest = asking({**wanted, "name": "Nobody"}, gives)
    played = play(
        "2026-08",
        place(name),
        SOURCE,
        oldest,
        do("effect", on=["it"], change=change),
        asking(wanted, gives),
        cards=CARDS,
    )
    it = played["it"]
    assert ("B" in it.colors or "Menace" in it.keywords or "World" in it.supertypes) is is_so


ON_BEAR = (do("attach", "blade", to="second"), do("attach", "seal", to="second"))
PLACED = (
    *(place("Bear", "a"), place("Bear", "second"), place("Goblin", "goblin"), place("Blade", "blade")),
    *(place("Seal", "seal"), *ON_BEAR, place("Blade", "edge"), do("attach", "edge", to="goblin"), SOURCE),
)
# What the older effect asks and does, what the newer one does to another object; who is changed in the end.
OF_ANOTHER: dict[str, tuple[Record, Record, str, Record, set[str]]] = {
    "201.2a": ({"same_name_as": "a"}, {"text": {"from": "Goblin", "to": "Elf"}}, "a", {"name": "Goblin"}, {"goblin"}),
    "105.2": ({"shares_color_with": "a"}, {"add_colors": ["U"]}, "a", {"set_colors": ["R"]}, {"a", "goblin"}),
    "205.3m": (
        {"shares_creature_type_with": "a"},
        {"add_types": ["Artifact"]},
        *("a", {"set_subtypes": ["Goblin"]}, {"a", "goblin"}),
    ),
    "303.4": ({"enchanted": True}, {"add_types": ["Artifact"]}, "seal", {"remove_types": ["Enchantment"]}, set()),
    "301.5": ({"equipped": True}, {"add_types": ["Artifact"]}, "blade", {"set_types": ["Enchantment"]}, {"goblin"}),
    "700.9": ({"modified": True}, {"add_types": ["Artifact"]}, "edge", {"set_types": ["Enchantment"]}, {"second"}),
    "105.2, refused": (
        *({"not": {"shares_color_with": "a"}}, {"add_colors": ["U"]}),
        *("a", {"set_colors": ["R"]}, {"second"}),
    ),
}


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
@pytest.mark.parametrize("row", OF_ANOTHER.values(), ids=OF_ANOTHER)
def test_613_8a_what_asks_an_object_for_another_waits_for_what_changes_that_one(
    edition: str, row: tuple[Record, Record, str, Record, set[str]]
) -> None:
    wanted, change, label, newer, changed = row
    setting = do("effect", on=[label], change=newer)
    board = play(edition, *PLACED, asking({"types": "Creature", **wanted}, change), setting, cards=CARDS)
    found = {
        name: ("U" in board[name].colors, "Artifact" in board[name].types, "Elf" in board[name].subtypes)
        for name in ("a", "second", "goblin")
    }
    assert {name for name, seen in found.items() if any(seen)} == changed


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_613_8a_what_asks_for_those_of_another_ones_controller_waits_for_control_of_that_one(edition: str) -> None:
    """Once Ben controls the enchanted creature, its controller's creatures are his, and Ana's stay hers."""
    whose = {"types": "Creature", "belongs_to": "its controller"}
    older = do("effect", source="seal", filter=whose, change={"control": "Ben"})
    board = play(edition, *PLACED, older, do("effect", on=["second"], change={"control": "Ben"}), cards=CARDS)
    assert [board[label].controller for label in ("a", "second", "goblin")] == ["Ana", "Ben", "Ana"]
