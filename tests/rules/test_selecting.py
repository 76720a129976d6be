"""Filters: which objects an effect means, quality by quality."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.playing import DONE, ILLEGAL, Record, do, place, play

SETUP = (
    place("Bear", "bear", tapped=True),
    place("Goblin", "goblin", player="Ben"),
    place("Angel", "angel", counters={"+1/+1": 1}),
    place("Dual", "dual"),
    place("Bear", "down", face_down=True),
    do("create_token_copy", of="bear", as_="token"),
    place("Goblin", "buried", "graveyard"),
)
CASES: dict[str, tuple[Record, set[str]]] = {
    "any one of a list": ({"subtypes": ["Bear", "Angel"]}, {"bear", "angel", "token"}),
    "all keys must hold": ({"types": "Creature", "colors": "G"}, {"bear", "token"}),
    "no colors at all": ({"colors": [], "types": "Creature"}, {"down"}),
    "written in small letters": ({"types": "creature", "subtypes": "goblin"}, {"goblin"}),
    "not": ({"not": {"types": "Creature"}}, {"dual"}),
    "not with two keys": (
        {"types": "Creature", "not": {"colors": "G", "tapped": True}},
        {"goblin", "angel", "down", "token"},
    ),
    "keywords": ({"keywords": "Flying"}, {"angel"}),
    "name": ({"name": "Bear"}, {"bear", "token"}),
    "the same name": ({"same_name_as": "token"}, {"bear", "token"}),
    "no name is nobody's": ({"same_name_as": "down"}, set()),
    "controller": ({"controller": "Ben"}, {"goblin"}),
    "token": ({"token": True}, {"token"}),
    "face down": ({"face_down": True}, {"down"}),
    "tapped": ({"tapped": True}, {"bear"}),
    "mana value": ({"mana_value": "<=1", "types": "Creature"}, {"goblin", "down"}),
    "power with counters": ({"power": ">=5"}, {"angel"}),
    "toughness": ({"toughness": 1}, {"goblin"}),
    "all but one": ({"types": "Creature", "other": "bear"}, {"goblin", "angel", "down", "token"}),
    "another zone": ({"zone": "graveyard"}, {"buried"}),
    "several zones": ({"zone": ["graveyard", "battlefield"], "subtypes": "Goblin"}, {"goblin", "buried"}),
}
# Ben's creature is enchanted by Ana's Aura, which makes it no modified one (700.9); a counter is enough.
AURAS = (
    *(place("Flight", "wings"), do("attach", "wings", to="dual"), do("attach", "wings", to="bear")),
    *(place("Flight", "others"), do("attach", "others", to="goblin")),
)
CREATURES = {"bear", "goblin", "angel", "down", "token"}
OF_AURAS: dict[str, tuple[Record, set[str]]] = {
    "enchanted, 303.4b": ({"enchanted": True}, {"bear", "goblin"}),
    "not enchanted, 303.4b": ({"types": "Creature", "not": {"enchanted": True}}, CREATURES - {"bear", "goblin"}),
    "enchanted or not": ({"types": "Creature", "enchanted": False}, CREATURES - {"bear", "goblin"}),
    "modified, 700.9": ({"modified": True}, {"bear", "angel"}),
    "neither of two": (
        {"types": "Creature", "not": {"modified": True}, "enchanted": False},
        {"down", "token"},
    ),
}


@pytest.mark.parametrize("case", [*CASES, *OF_AURAS])
def test_a_filter_means_what_has_all_its_qualities(case: str) -> None:
    wanted, expected = {**CASES, **OF_AURAS}[case]
    marking = do("effect", change={"add_supertypes": ["Snow"]}, filter=wanted)
    played = play("2026-08", *SETUP, *(AURAS if case in OF_AURAS else ()), marking, cards=ALL)
    found = {label for label in played.table.objects if "Snow" in played[label].supertypes}
    assert found == expected


@pytest.mark.parametrize("order", [["Forest", "Saproling"], ["Saproling", "Forest"], ["Equipment", "Saproling"]])
def test_702_73a_what_is_every_creature_type_is_one_of_a_list_wherever_that_stands(order: list[str]) -> None:
    """Life and Limb asks for Forests and Saprolings; what is every creature type is a Saproling, and no Forest."""
    everything = do("effect", on=["bear"], change={"all_creature_types": True})
    asked = do("effect", filter={"subtypes": order}, change={"add_supertypes": ["Snow"]}, source="angel")
    played = play("2026-08", *SETUP, everything, asked, cards=ALL)
    assert "Snow" in played["bear"].supertypes
    assert "Snow" not in played["goblin"].supertypes
    lands = do(
        "effect", filter={"subtypes": ["Forest", "Equipment"]}, change={"add_supertypes": ["Basic"]}, source="angel"
    )
    assert "Basic" not in played.then(lands)["bear"].supertypes


def test_205_1a_what_is_no_creature_any_longer_has_no_creature_types_to_show() -> None:
    everything = do("effect", on=["bear"], change={"all_creature_types": True})
    grown = do("effect", on=["bear"], change={"set_types": ["Land"], "set_subtypes": ["Forest"]})
    played = play("2026-08", *SETUP, everything, cards=ALL)
    assert played["bear"].has_every_creature_type
    gone = played.then(grown)["bear"]
    assert (gone.subtypes, gone.has_every_creature_type) == (("Forest",), False)


# How many creature types each text lists; some that it lacks, and one that only it and older ones list (205.3m).
CREATURE_TYPES_OF = {
    "2011-09": (224, ("God", "Mole", "Dog", "Time Lord", "Spy"), "Anteater"),
    "2016-01": (230, ("Anteater", "Mole", "Dog", "Time Lord", "Spy"), "Hound"),
    "2021-09": (261, ("Anteater", "Hound", "Time Lord", "Spy"), "Viashino"),
    "2025-06": (304, ("Anteater", "Hound", "Viashino", "Spy"), "Time Lord"),
    "2026-08": (324, ("Anteater", "Hound", "Viashino"), "Spy"),
}


@pytest.mark.parametrize("edition", CREATURE_TYPES_OF)
def test_205_3m_every_creature_type_is_every_one_that_the_edition_lists(edition: str) -> None:
    count, lacks, has = CREATURE_TYPES_OF[edition]
    everything = do("effect", on=["bear"], change={"all_creature_types": True})
    amount = {"distinct": "creature types", "among": {"types": "Creature"}}
    counted = do("effect", on=["bear"], change={"set_power": amount})
    asking = [
        do("effect", filter={"subtypes": word}, change={"add_supertypes": [supertype]})
        for word, supertype in ((list(lacks), "Snow"), (has, "World"))
    ]
    played = play(edition, place("Bear", "bear"), everything, counted, *asking, cards=ALL)
    assert (played["bear"].power, played["bear"].supertypes) == (count, ("World",))
    # 205.3e: only an existing creature type is chosen.
    assert played.then(do("choose", "bear", creature_type=lacks[0])).last.result == ILLEGAL
    assert played.then(do("choose", "bear", creature_type=has)).last.result == DONE


@pytest.mark.parametrize(
    ("wanted", "given", "has_it"),
    [
        # 702.14a: landwalk is a generic term; what names a land type or a quality is a kind of it.
        ("Landwalk", "Swampwalk", True),
        ("landwalk", "Legendary landwalk", True),
        # 702.29e: typecycling is a kind of cycling.
        ("Cycling", "Slivercycling {2}", True),
        # 702.11d: hexproof from a quality is a hexproof ability.
        ("Hexproof", "Hexproof from red", True),
        # No kind is its family's other kinds, and a family is no kind.
        ("Swampwalk", "Islandwalk", False),
        ("Slivercycling", "Cycling {2}", False),
        ("Landwalk", "Flying", False),
    ],
)
def test_702_14a_who_is_given_a_kind_of_a_keyword_has_that_keyword(wanted: str, given: str, *, has_it: bool) -> None:
    """Whether a card's record lists the family beside the kind, or an effect gives the kind alone."""
    played = play(
        "2026-08",
        place("Bear", "bear"),
        do("effect", on=["bear"], change={"add_abilities": [given]}),
        do("effect", source="bear", filter={"keywords": wanted}, change={"power": "+1"}),
        cards=ALL,
    )
    assert played["bear"].power == 2 + has_it
