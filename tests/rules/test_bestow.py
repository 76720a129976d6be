"""Bestow: cast as an Aura, an Aura while it enchants something, a creature again when it comes off."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, available_actions
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, place, play

NEW = NEWEST.key
SATYR = {
    **creature("Boar Satyr", "Satyr", "4/2", "{1}{G}{G}"),
    "type_line": "Enchantment Creature — Satyr",
    "oracle_text": "Flash\nBestow {3}{G}{G}\nEnchanted creature gets +4/+2.",
    "keywords": ["Flash", "Bestow"],
    "static": [{"on": "attached", "change": {"power": "+4", "toughness": "+2"}}],
}
CARDS = (SATYR, creature("Bear", "Bear", "2/2"))
CAST = (place("Bear", "bear"), place("Boar Satyr", zone="hand"), do("cast", "it", bestow=True))
ATTACHED = (*CAST, do("resolve", "it"), do("attach", "it", to="bear"))
BESTOW = by_edition("-", "702.102a 702.102a", "702.103a 702.103b", "702.103a 702.103b", "702.103a 702.103b")


def run(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=CARDS)


def is_aura(played: Played) -> bool:
    it = played["it"]
    return (it.types, it.subtypes, it.power) == (("Enchantment",), ("Aura",), None)


@BESTOW
def test_702_103b_cast_bestowed_it_is_an_aura_spell_with_enchant_creature(edition: str, rules: list[str]) -> None:
    played = run(edition, *CAST)
    it = played["it"]
    assert (it.zone, it.types, it.subtypes) == ("stack", ("Enchantment",), ("Aura",))
    assert ("Enchant creature" in it.abilities, it.mana_cost, it.mana_value) == (True, "{1}{G}{G}", 3)
    assert played.last.rules[0] == rules[0]
    assert rules[1] in played.last.rules
    assert it.why["types"][0].rules[0] == rules[1]
    assert it.why["types"][0].layer == "4"


@BESTOW
def test_702_103b_on_the_battlefield_it_is_an_aura_while_it_enchants(edition: str, rules: list[str]) -> None:
    played = run(edition, *ATTACHED)
    assert is_aura(played)
    assert (played["bear"].power, played["bear"].toughness) == (6, 4)
    assert played["it"].why["subtypes"][0].rules[0] == rules[1]
    assert played["it"].state_based == ()
    placed = run(edition, place("Bear", "bear"), place("Boar Satyr", bestow=True), do("attach", "it", to="bear"))
    assert is_aura(placed)


@by_edition("-", "702.102e", "702.103f", "702.103f", "702.103f")
def test_702_103f_when_it_comes_off_it_is_a_creature_for_good(edition: str, rules: list[str]) -> None:
    played = run(edition, *ATTACHED, do("move", "bear", to="graveyard"))
    it = played["it"]
    assert (it.types, it.subtypes, it.power, it.zone) == (("Enchantment", "Creature"), ("Satyr",), 4, "battlefield")
    assert rules[0] in played.last.rules
    back = played.then(do("put_onto_battlefield", "bear"))
    assert back["it"].types == ("Enchantment", "Creature")


@BESTOW
def test_702_103b_turned_face_down_it_is_an_aura_still_and_what_else_is_attached_is_none(
    edition: str, rules: list[str]
) -> None:
    axe = {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment"}
    beside = (place("Axe", "axe"), do("attach", "axe", to="bear"))
    played = play(edition, *ATTACHED, *beside, do("turn_face_down", "it"), cards=[*CARDS, axe])
    assert (played["axe"].types, played["axe"].subtypes) == (("Artifact",), ("Equipment",))
    assert is_aura(played)
    assert (played["it"].why["types"][0].rules[0], played["it"].state_based) == (rules[1], ())
    assert played["bear"].power == 2


@by_edition("-", "303.4j", "303.4j", "303.4j", "303.4j")
def test_303_4j_bestowed_it_enchants_no_land(edition: str, rules: list[str]) -> None:
    played = run(edition, *CAST, do("resolve", "it"), place("Forest", "forest"), do("attach", "it", to="forest"))
    assert (played.last.result, played.last.rules[0]) == (NOTHING, rules[0])
    assert played["it"].types == ("Enchantment", "Creature")


def test_702_103b_a_copy_of_the_permanent_is_a_creature_for_bestow_is_not_copied() -> None:
    played = run(NEW, *ATTACHED, do("create_token_copy", of="it", as_="token"))
    assert (played["token"].types, played["token"].power) == (("Enchantment", "Creature"), 4)


def test_702_103c_a_copy_of_the_spell_is_bestowed_too() -> None:
    played = run(NEW, *CAST, do("copy_spell", of="it", as_="copy"))
    assert (played["copy"].types, played["copy"].subtypes) == (("Enchantment",), ("Aura",))
    assert "702.103c" in played.last.rules


def test_702_103e_with_nothing_to_enchant_it_resolves_as_a_creature() -> None:
    played = run(NEW, *CAST, do("resolve", "it"))
    assert (played["it"].types, played["it"].power) == (("Enchantment", "Creature"), 4)
    assert run(NEW, place("Boar Satyr", zone="hand"), do("cast", "it"))["it"].types == ("Enchantment", "Creature")


@by_edition("601.5", "702.102c", "702.103d", "702.103d", "702.103d")
def test_702_103d_what_lets_it_be_cast_judges_the_aura(edition: str, rules: list[str]) -> None:
    cast = do("cast", "it", bestow=True, permission={"types": "Creature"})
    refused = run(edition, place("Boar Satyr", zone="hand"), cast)
    assert refused.last.result == ILLEGAL
    if edition != "2011-09":
        assert refused.last.rules[0] == rules[0]
    fits = do("cast", "it", bestow=True, permission={"subtypes": "Aura"})
    wanted = ILLEGAL if edition == "2011-09" else DONE
    assert run(edition, place("Boar Satyr", zone="hand"), fits).last.result == wanted


@pytest.mark.parametrize(("edition", "card", "rule"), [(NEW, "Bear", "702.103a"), ("2011-09", "Boar Satyr", "601.2b")])
def test_702_103a_what_has_no_bestow_is_not_cast_bestowed(edition: str, card: str, rule: str) -> None:
    refused = run(edition, place(card, zone="hand"), do("cast", "it", bestow=True))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, rule)


@pytest.mark.parametrize(
    ("edition", "offered"), [("2011-09", False), ("2016-01", True), ("2021-09", True), (NEW, True)]
)
def test_702_103a_casting_it_bestowed_is_offered_where_the_edition_has_bestow(edition: str, *, offered: bool) -> None:
    hand = run(edition, place("Boar Satyr", zone="hand")).table
    assert [each.text for each in available_actions(hand, "it")].count("Cast Boar Satyr bestowed") == offered


@by_edition("-", "702.102e", "702.103f", "702.103f", "702.103f")
def test_702_103f_on_what_it_cannot_enchant_it_comes_off_and_does_not_go(edition: str, rules: list[str]) -> None:
    no_creature = do("effect", on=["bear"], change={"set_types": ["Artifact"]})
    played = run(edition, *ATTACHED, no_creature)
    assert rules[0] in played["it"].state_based
    checked = played.then(do("check_state"))
    assert (checked["it"].zone, checked["it"].types) == ("battlefield", ("Enchantment", "Creature"))
    assert checked.table.object("it").attached_to is None


def test_608_3c_what_a_resolved_aura_enchants_waits_until_it_is_attached() -> None:
    aura = {"name": "Calm", "mana_cost": "{W}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    bear = place("Grizzly Bears", "bear")
    spell = (bear, place("Calm", "aura", "hand"), do("cast", "aura"), do("resolve", "aura"))
    resolved = play(NEW, *spell, cards=[aura])
    (told,) = resolved["aura"].depends
    assert (told.text, told.keys) == ("Enchant creature", ("state_based",))
    attached = resolved.then(do("attach", "aura", to="bear"))
    assert attached["aura"].depends == ()
    alone = attached.then(do("move", "bear", to="hand"))
    assert (alone["aura"].state_based, tuple(alone["aura"].depends)) == (("704.5m",), ())
    laid = play(NEW, bear, place("Calm", "aura"), cards=[aura])
    assert (laid["aura"].state_based, tuple(laid["aura"].depends)) == (("704.5m",), ())


@BESTOW
def test_702_103b_whether_it_is_an_aura_waits_until_it_is_attached(edition: str, rules: list[str]) -> None:
    assert rules
    resolved = run(edition, *CAST, do("resolve", "it"))
    (told,) = resolved["it"].depends
    assert (told.text, told.source) == ("Bestow {3}{G}{G}", "it")
    assert {"types", "subtypes", "power", "toughness", "abilities"} <= set(told.keys)
    assert told.why.startswith("Nobody has said what it enchants")
    assert run(edition, *ATTACHED)["it"].depends == ()
    off = run(edition, *ATTACHED, do("move", "bear", to="graveyard"))
    assert off["it"].depends == ()
    plain = run(edition, CAST[1], do("cast", "it"), do("resolve", "it"))
    assert plain["it"].depends == ()
