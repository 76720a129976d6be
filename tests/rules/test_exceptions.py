"""Exceptions of copies (707.9): no subtype without its type (205.3d), and what a locked half does not take (709.5)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, creature, room
from tests.rules.playing import Played, Record, do, entering_copy, place, play

EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")
WITH_ROOMS = ("2025-06", "2026-08")
IMAGE = creature("Image", "Illusion", "0/0", "{1}{U}")
ILLUSION = {"add_subtypes": ["Illusion"]}
HALL = room({"name": "Hall", "mana_cost": "{1}{W}"}, {"name": "Attic", "mana_cost": "{2}{G}"})
SAKASHIMA = creature("Namekeeper", "Rogue", "3/1", "{2}{U}{U}")
KEEPS = {"name": "Namekeeper", "add_abilities": ["Hexproof"]}


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(IMAGE, HALL, SAKASHIMA, *ALL))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "subtypes"), [("Anthem", ()), ("Dual", ("Swamp", "Forest"))])
def test_205_3d_a_copy_that_is_no_creature_gains_no_creature_type(
    edition: str, card: str, subtypes: tuple[str, ...]
) -> None:
    entering = (place("Image", "it", "hand"), *entering_copy("it", "other", except_=ILLUSION))
    played = now(edition, place(card, "other"), *entering)
    assert played["it"].subtypes == subtypes
    assert "205.3d" in played.last.rules
    awake = played.then(do("effect", on=["it"], change={"add_types": ["Creature"]}))
    assert awake["it"].subtypes == subtypes


@pytest.mark.parametrize("edition", EDITIONS)
def test_205_3d_a_copy_that_is_a_creature_gains_it(edition: str) -> None:
    entering = (place("Image", "it", "hand"), *entering_copy("it", "other", except_=ILLUSION))
    played = now(edition, place("Bear", "other"), *entering)
    assert played["it"].subtypes == ("Bear", "Illusion")
    assert "205.3d" not in played.last.rules


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", ["add_subtypes", "set_subtypes"])
def test_205_3d_a_type_that_the_exception_gives_makes_room_for_its_subtype(edition: str, key: str) -> None:
    made = do("create_token_copy", of="other", as_="it", except_={"add_types": ["Creature"], key: ["Illusion"]})
    assert now(edition, place("Anthem", "other"), made)["it"].subtypes == ("Illusion",)
    alone = do("become_copy", "it", of="other", except_={key: ["Illusion"]})
    assert now(edition, place("Anthem", "other"), place("Bear"), alone)["it"].subtypes == ()


@pytest.mark.parametrize("edition", WITH_ROOMS)
@pytest.mark.parametrize(
    ("open_doors", "cost", "texts"),
    [
        ((), "", ()),
        (("left",), "{1}{W}", ("Text of Hall.",)),
        (("left", "right"), "{3}{G}{W}", ("Text of Hall.", "Text of Attic.")),
    ],
)
def test_709_5_a_copy_of_a_room_keeps_the_name_and_the_ability_that_an_exception_gives(
    edition: str, open_doors: tuple[str, ...], cost: str, texts: tuple[str, ...]
) -> None:
    unlocking = (do("unlock", "it", half=half) for half in open_doors)
    copied = do("put_onto_battlefield", "it", as_copy_of="room", except_=KEEPS)
    played = now(edition, place("Hall", "room"), place("Namekeeper", "it", "hand"), copied, *unlocking)
    it = played["it"]
    assert (it.name, it.names, it.mana_cost) == ("Namekeeper", ("Namekeeper",), cost)
    assert it.abilities == (*texts, "Hexproof")
    assert it.keywords == ("Hexproof",)
    assert it.why["name"][0].rules[0] == "707.9b"


@pytest.mark.parametrize("edition", WITH_ROOMS)
def test_709_5_a_copy_of_such_a_copy_keeps_the_name_too(edition: str) -> None:
    copied = do("put_onto_battlefield", "it", as_copy_of="room", except_=KEEPS)
    played = now(edition, place("Hall", "room"), place("Namekeeper", "it", "hand"), copied)
    token = played.then(do("create_token_copy", of="it", as_="token"))["token"]
    assert (token.name, token.abilities, token.mana_value) == ("Namekeeper", ("Hexproof",), 0)


@pytest.mark.parametrize("edition", WITH_ROOMS)
def test_709_5_colors_that_an_exception_sets_stay_and_others_go_with_the_half(edition: str) -> None:
    blue = do("create_token_copy", of="room", as_="blue", except_={"colors": ["U"]})
    played = now(
        edition, place("Hall", "room", unlocked=["left"]), blue, do("create_token_copy", of="room", as_="plain")
    )
    assert (played["blue"].colors, played["plain"].colors, played["room"].colors) == (("U",), (), ("W",))
    assert (played["blue"].name, played["plain"].name) == ("", "")


@pytest.mark.parametrize("edition", WITH_ROOMS)
def test_707_9b_a_mana_cost_that_an_exception_gives_is_that_of_the_whole_and_not_of_each_half(edition: str) -> None:
    dear = {"mana_cost": "{4}{R}"}
    fused = (place("Wear // Tear", "spell", "hand"), do("cast", "spell", half="fused"))
    copied = (
        do("create_token_copy", of="room", as_="it", except_=dear),
        do("copy_spell", of="spell", as_="copy", except_=dear),
    )
    played = now(edition, place("Hall", "room"), *fused, *copied)
    for label in ("it", "copy"):
        starts = played[label].proof[0].values
        assert (starts["mana_cost"], starts["mana_value"], starts["colors"]) == ("{4}{R}", 5, ("R",)), label
        assert (played[label].mana_cost, played[label].mana_value) == ("{4}{R}", 5), label


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("change", "types", "subtypes"),
    [
        ({"remove_types": ["Creature"]}, (), ()),
        ({"set_types": ["Artifact"]}, ("Artifact",), ()),
        ({"set_subtypes": ["Goblin"]}, ("Creature",), ("Goblin",)),
    ],
)
def test_205_1a_is_cited_where_types_go(
    edition: str, change: Record, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    bear = now(edition, place("Bear"), do("effect", on=["it"], change=change))["it"]
    assert (bear.types, bear.subtypes) == (types, subtypes)
    for key in ("types", "subtypes"):
        if getattr(bear, key) != {"types": ("Creature",), "subtypes": ("Bear",)}[key]:
            assert "205.1a" in bear.why[key][0].rules
            assert "205.1b" not in bear.why[key][0].rules


@pytest.mark.parametrize("edition", EDITIONS)
def test_205_1b_is_cited_where_types_are_added(edition: str) -> None:
    bear = now(edition, place("Bear"), do("effect", on=["it"], change={"add_types": ["Artifact"]}))["it"]
    assert "205.1b" in bear.why["types"][0].rules
    assert "205.1a" not in bear.why["types"][0].rules
