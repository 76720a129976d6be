"""Planes, phenomena, vanguards, schemes, conspiracies and dungeons stay in the command zone (400.4b, 309 to 315)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Record, do, place, play

NEW = "2026-08"
KINDS = ("Plane", "Phenomenon", "Vanguard", "Scheme", "Conspiracy", "Dungeon")
CARDS: list[Record] = [{"name": f"Some {kind}", "mana_cost": "", "type_line": kind} for kind in KINDS]
# The rule of each type in the five editions; none where the edition has no card of that type.
RULES = {
    "Plane": "309.2 309.2 310.2 311.2 311.2",
    "Phenomenon": "- 310.2 311.2 312.2 312.2",
    "Vanguard": "310.2 311.2 312.2 313.2 313.2",
    "Scheme": "311.2 312.2 313.2 314.2 314.2",
    "Conspiracy": "- 313.3 314.3 315.3 315.3",
    "Dungeon": "- - 309.2c 309.2c 309.2c",
}
EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")
ROWS = [(kind, *row) for kind, rules in RULES.items() for row in zip(EDITIONS, rules.split(), strict=True)]


@pytest.mark.parametrize(("kind", "edition", "rule"), ROWS)
def test_400_4b_what_is_in_the_command_zone_alone_stays_there_and_is_never_cast(
    kind: str, edition: str, rule: str
) -> None:
    name = f"Some {kind}"
    played = play(edition, place(name, "it", "command"), cards=CARDS)
    if rule == "-":
        assert played.last.result == ILLEGAL
        says = f"In this edition no card is a {kind.lower()}, so {name} cannot be in the game."
        assert [(why.rules[0], why.says) for why in played.last.reasons] == [("300.1", says)]
        return
    played = played.then(do("move", "it", to="graveyard"), do("put_onto_battlefield", "it"), do("cast", "it"))
    moved, put, cast = played.outcomes[1:]
    assert (moved.result, put.result, cast.result) == (NOTHING, NOTHING, ILLEGAL)
    assert moved.rules == ((rule,) if kind == "Dungeon" else (rule, "400.4b"))
    assert (put.rules[0], cast.rules[0], played["it"].zone) == (rule, rule, "command")
    stays, never = moved.reasons[0].says, cast.reasons[0].says
    assert stays == f"{name} is a {kind.lower()}, so it stays where it is."
    assert never == f"{name} is a {kind.lower()}, and no player can cast or play it."
    elsewhere = play(edition, place(name), cards=CARDS).last
    assert (elsewhere.result, elsewhere.rules) == (ILLEGAL, (rule,))
    assert elsewhere.reasons[0].says == f"{name} is a {kind.lower()}, which is in the command zone and nowhere else."


def test_309_2c_a_dungeon_leaves_the_command_zone_as_it_leaves_the_game_and_only_so() -> None:
    there = (place("Some Dungeon", "it", "outside"), do("move", "it", to="command"), do("move", "it", to="outside"))
    played = play(NEW, *there, cards=CARDS)
    assert [outcome.result for outcome in played.outcomes] == [DONE, DONE, DONE]
    assert played["it"].zone == "outside"
    plane = play(NEW, place("Some Plane", "it", "command"), do("move", "it", to="outside"), cards=CARDS)
    assert (plane.last.result, plane["it"].zone) == (NOTHING, "command")


ANTHEM: Record = {
    "name": "Marshal Emblem",
    "layout": "emblem",
    "type_line": "Emblem — Marshal",
    "oracle_text": "Creatures you control get +2/+2 and have flying.",
}


@pytest.mark.parametrize(
    ("line", "acts"),
    [
        ("Emblem — Marshal", True),
        *((kind, True) for kind in ("Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard")),
        # 113.6: a commander's abilities work on the battlefield.
        ("Legendary Creature — Elf", False),
        ("Legendary Planeswalker — Nissa", False),
    ],
)
def test_113_6p_words_that_are_not_read_act_in_the_command_zone_where_those_that_are_would(
    line: str, acts: bool
) -> None:
    """No card says "by moonlight", so nothing reads it."""
    text = "Creatures you control get +1/+1 by moonlight."
    layout = {"layout": "emblem"} if line.startswith("Emblem") else {}
    says = {"name": "Marshal", "type_line": line, "oracle_text": text, **layout}
    there = (place("Marshal", "it", "command"), place("Bear", "bear"))
    played = play(NEW, *there, cards=(says, *ALL))
    assert [one.keys for one in played["bear"].not_computed] == [("power", "toughness")] * acts


@by_edition("113.5 113.2 113.3", "113.5 113.2 113.3", "114.5 114.2 114.3", "114.5 114.2 114.3", "114.5 114.2 114.3")
def test_114_an_emblem_has_no_types_and_its_abilities_work_in_the_command_zone(edition: str, rules: list[str]) -> None:
    there = (place("Marshal Emblem", "it", "command"), place("Bear", "bear"), place("Bear", "other", player="Ben"))
    played = play(edition, *there, cards=(ANTHEM, *ALL))
    emblem, bear = played["it"], played["bear"]
    assert (emblem.types, emblem.subtypes, emblem.mana_cost, emblem.colors) == ((), (), "", ())
    rule, owned, has = rules
    # It is no card: no type line is printed on it, and nobody started the game with it (108.3, 205.1).
    assert emblem.why["owner"][0].rules == (owned,)
    # Through 2021 none has a name, since then most have none: the title of its record says whose it is (113.3, 114.3).
    assert (emblem.name, emblem.why["name"][0].says[-10:]) == ("", ": no name.")
    keys = (
        "name",
        "types",
        "subtypes",
        "supertypes",
        "mana_cost",
        "mana_value",
        "colors",
        "abilities",
        "keywords",
        "power",
    )
    assert {key: emblem.why[key][0].rules[0] for key in keys} == dict.fromkeys(keys, has)
    assert (
        emblem.why["types"][0].says == "An emblem has nothing but the abilities given by what made it: no card types."
    )
    assert (bear.power, bear.keywords, bear.not_computed, played["other"].power) == (4, ("Flying",), (), 2)
    played = played.then(do("move", "it", to="exile"), do("cast", "it"))
    assert [(outcome.result, outcome.rules) for outcome in played.outcomes[3:]] == [
        (NOTHING, (rule,)),
        (ILLEGAL, (rule,)),
    ]
    assert played.last.says == "Ana's Marshal Emblem is an emblem, and no player can cast or play it."
    assert play(edition, place("Marshal Emblem"), cards=(ANTHEM,)).last.rules == (rule,)


@by_edition("113.3", "113.3", "114.3", "114.3", "114.3")
def test_114_3_since_2025_what_makes_an_emblem_may_name_it(edition: str, rules: list[str]) -> None:
    ring = {**ANTHEM, "name": "The Ring", "type_line": "Emblem"}
    again = (do("move", "it", to="outside"), do("move", "it", to="command"))
    for actions in ((), again):
        played = play(edition, place("The Ring", "it", "command"), place("Bear", "bear"), *actions, cards=(ring, *ALL))
        named, why = edition >= "2025", played["it"].why["name"][0]
        assert (played["it"].name, list(why.rules)) == ("The Ring" if named else "", rules)
        if named:
            assert why.says == "Most emblems have no name, but what made this one named it The Ring."
        told = "The Ring" if named else "Ana's The Ring"
        assert played["bear"].why["power"][0].says == f"{told} gives it +2 power: 4."


# Who controls it, by its rule in the five editions (109.4; 113.2 of an emblem in 2011).
CONTROLLED = {
    "Emblem": "113.2 109.4a 109.4c 109.4c 109.4c",
    "Plane": "109.4a 109.4b 109.4d 109.4d 109.4d",
    "Phenomenon": "- 109.4b 109.4d 109.4d 109.4d",
    "Vanguard": "109.4b 109.4c 109.4e 109.4e 109.4e",
    "Scheme": "109.4c 109.4d 109.4f 109.4f 109.4f",
    "Conspiracy": "- 109.4e 109.4g 109.4g 109.4g",
}
CONTROLLERS = [(kind, *row) for kind, rules in CONTROLLED.items() for row in zip(EDITIONS, rules.split(), strict=True)]


@pytest.mark.parametrize(("kind", "edition", "rule"), [row for row in CONTROLLERS if row[2] != "-"])
def test_109_4_what_works_in_the_command_zone_has_a_controller_there(kind: str, edition: str, rule: str) -> None:
    words = "Creatures you control get +1/+0."
    made = {"name": "Some Piece", "type_line": kind, "oracle_text": words, "layout": "normal"}
    card = {**made, "layout": "emblem"} if kind == "Emblem" else made
    there = (place("Some Piece", "it", "command"), place("Bear", "ana's"), place("Bear", "ben's", player="Ben"))
    played = play(edition, *there, cards=(card, *ALL))
    assert [(why.rules, why.says) for why in played["it"].why["controller"]] == [((rule,), "Ana controls it.")]
    assert (played["ana's"].power, played["ben's"].power) == (3, 2)
    # The planar controller is the player whose turn it is (311.5).
    later = played.then(do("turn", player="Ben"))
    planar = kind in ("Plane", "Phenomenon")
    assert later["it"].controller == ("Ben" if planar else "Ana")
    assert (later["ana's"].power, later["ben's"].power) == ((2, 3) if planar else (3, 2))
    assert later["it"].owner == "Ana"
    set_up = later.then(place("Some Piece", "other", "command"))
    assert set_up["other"].controller == ("Ben" if planar else "Ana")


@pytest.mark.parametrize(
    ("actions", "whose"),
    [
        # 108.4: a permanent and a spell are their controller's, a card elsewhere its owner's (108.3).
        ((place("Bear"), do("effect", on=["it"], change={"control": "Ben"})), "Ben"),
        ((place("Bear", zone="hand"), do("cast", "it", player="Ben")), "Ben"),
        ((place("Bear", zone="graveyard"),), "Ana"),
        ((place("Bear"), do("effect", on=["it"], change={"control": "Ben"}), do("move", "it", to="exile")), "Ana"),
        # 311.5: whose turn it is controls a face-up plane, but the card stays its owner's.
        ((place("Some Plane", zone="command"), do("turn", player="Ben")), "Ana"),
    ],
)
def test_108_4_whose_an_object_is_hangs_on_where_it_is(actions: tuple[Record, ...], whose: str) -> None:
    now = play(NEW, *actions, cards=[*ALL, *CARDS])["it"]
    assert (now.whose, now.owner) == (whose, "Ana")
    if "Plane" in now.types:
        assert now.controller == "Ben"
