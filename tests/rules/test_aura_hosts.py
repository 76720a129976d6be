"""An Aura enters only where there is something that it could enchant (303.4g)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, Played, Record, do, place, play

NEW = "2026-08"
AURAS = [
    {"name": name, "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": text}
    for name, text in (
        ("Wings", "Enchant creature\nEnchanted creature has flying."),
        ("Mine", "Enchant creature you control"),
        ("Curse", "Enchant player"),
        ("Grave", "Enchant creature card in a graveyard"),
        ("Odd", "Enchant creature that lost a fight"),
        ("Plain", "It glows."),
    )
]


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(*AURAS, *ALL))


PUT = do("put_onto_battlefield", "it")
CAST = (do("cast", "it"), do("resolve", "it"))


@by_edition("303.4g", "303.4g", "303.4g", "303.4g", "303.4g")
def test_303_4g_an_aura_that_could_enchant_nothing_does_not_enter(edition: str, rules: list[str]) -> None:
    put = now(edition, place("Wings", zone="exile"), place("Forest", "land"), PUT)
    assert (put.last.result, put.last.rules[0], put["it"].zone) == (NOTHING, rules[0], "exile")
    cast = now(edition, place("Wings", zone="hand"), *CAST)
    assert (cast.last.result, cast.last.rules[0], cast["it"].zone) == (DONE, rules[0], "graveyard")


@pytest.mark.parametrize(
    ("aura", "there", "zone"),
    [
        ("Wings", (place("Bear", "bear", player="Ben"),), "battlefield"),
        ("Wings", (place("Bear", "bear", zone="graveyard"),), "exile"),
        ("Mine", (place("Bear", "bear", player="Ben"),), "exile"),
        ("Mine", (place("Bear", "bear"),), "battlefield"),
        ("Grave", (place("Bear", "bear", zone="graveyard"),), "battlefield"),
        ("Grave", (place("Bear", "bear"),), "exile"),
        ("Wings", (place("Bear", "bear"), do("phase_out", "bear")), "exile"),
        # A player is always there, and what is not read is not judged.
        ("Curse", (), "battlefield"),
        ("Odd", (), "battlefield"),
        ("Plain", (), "battlefield"),
    ],
)
def test_303_4g_what_its_words_let_it_enchant_decides(aura: str, there: tuple[Record, ...], zone: str) -> None:
    assert now(NEW, place(aura, zone="exile"), *there, PUT)["it"].zone == zone


def test_303_4g_an_aura_that_enters_as_a_creature_could_enchant_nothing() -> None:
    awake = do("effect", filter={"types": "Enchantment"}, change={"add_types": ["Creature"]}, source="bear")
    played = now(NEW, place("Bear", "bear"), awake, place("Wings", zone="exile"), PUT)
    assert (played.last.result, played["it"].zone) == (NOTHING, "exile")


def test_303_4g_where_words_that_are_not_read_may_make_a_creature_it_is_not_computed() -> None:
    words = {
        "name": "Stir",
        "type_line": "Enchantment",
        "mana_cost": "{1}",
        "oracle_text": "Lands are creatures if the moon is odd.",
    }
    played = play(
        NEW,
        place("Stir", "stir"),
        place("Forest", "land"),
        place("Wings", zone="exile"),
        PUT,
        cards=(*AURAS, words, *ALL),
    )
    assert played.last.result == NOT_COMPUTED


def test_303_4g_a_copy_of_an_aura_needs_something_to_enchant_too() -> None:
    there = (place("Bear", "bear"), place("Wings", "wings"), do("attach", "wings", to="bear"))
    copy = (place("Copy Enchantment", "copy", zone="hand"), do("cast", "copy"))
    entered = now(NEW, *there, *copy, do("resolve", "copy", as_copy_of="wings"))
    assert (entered["copy"].zone, entered["copy"].name) == ("battlefield", "Wings")
    gone = now(NEW, *there, *copy, do("move", "bear", to="exile"), do("resolve", "copy", as_copy_of="wings"))
    assert (gone["copy"].zone, gone.last.rules[0]) == ("graveyard", "303.4g")
