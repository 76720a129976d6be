"""Casting and playing: which face or half goes onto the stack, what enters with which face up, and what may not."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, events, place, play

NEW = NEWEST.key


@by_edition("711.4 601.2a", "711.6 601.2a", "712.7 601.2a", "712.11 601.2a", "712.11 601.2a")
def test_a_double_faced_card_is_cast_with_its_front_up(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Delver of Secrets", zone="hand"), do("cast", "it"))
    assert (played["it"].name, played["it"].zone, events(played.last)) == ("Delver of Secrets", "stack", ["cast"])
    assert set(rules) <= set(played.last.rules)


@by_edition("-", "-", "702.146a 712.7b 712.7", "702.146a 712.11d 712.11a", "702.146a 712.11d 712.11a")
def test_disturb_casts_a_card_transformed_from_the_graveyard_only(edition: str, rules: list[str]) -> None:
    cast = do("cast", "it", transformed=True)
    played = play(edition, place("Lunarch Veteran", zone="graveyard"), cast)
    spell = played["it"]
    assert (spell.name, spell.mana_cost, spell.mana_value, spell.colors) == ("Luminous Phantom", "", 1, ("W",))
    assert set(rules) <= set(played.last.rules)
    entered = played.then(do("resolve", "it"))
    assert entered["it"].face_up == "back"
    assert "702.146b" in entered.last.rules
    refused = play(edition, place("Lunarch Veteran", zone="hand"), cast).last
    assert refused.result == ILLEGAL
    assert refused.rules[0] == "702.146a"
    assert set(rules) <= set(refused.rules)
    assert refused.reasons[0].says == (
        "Disturb lets Lunarch Veteran be cast transformed only from its owner's graveyard."
    )


@pytest.mark.parametrize("zone", ["hand", "exile"])
def test_only_of_a_modal_card_the_face_to_cast_is_chosen(zone: str) -> None:
    chosen = do("cast", "it", face="back")
    refused = play(NEW, place("Delver of Secrets", zone=zone), chosen)
    assert (refused.last.result, refused["it"].zone) == (ILLEGAL, zone)
    assert {"712.11", "712.11a"} <= set(refused.last.rules)
    bridge = play(NEW, place("Esika, God of the Tree", zone=zone), chosen)
    assert (bridge["it"].name, bridge["it"].mana_value) == ("The Prismatic Bridge", 5)
    assert {"712.11b", "712.11c"} <= set(bridge.last.rules)


@pytest.mark.parametrize(("edition", "result"), [("2021-09", ILLEGAL), ("2025-06", ILLEGAL), (NEW, DONE)])
def test_a_modal_card_is_cast_transformed_since_it_can_transform(edition: str, result: str) -> None:
    told = play(edition, place("Esika, God of the Tree", zone="exile"), do("cast", "it", transformed=True)).last
    assert told.result == result


def test_a_land_face_is_played_and_never_cast() -> None:
    card = place("Blackbloom Rogue", zone="hand")
    assert play(NEW, card, do("cast", "it", face="back")).last.rules[0] == "305.1"
    front = play(NEW, card, do("play_land", "it", face="front")).last
    assert (front.result, "712.12" in front.rules) == (ILLEGAL, True)
    played = play(NEW, card, do("play_land", "it", face="back"))
    assert (played["it"].name, played["it"].face_up) == ("Blackbloom Bog", "back")
    assert events(played.last) == ["entered"]
    assert {"712.12", "305.1"} <= set(played.last.rules)


@by_edition("702.35c", "702.36d", "702.37d", "702.37d", "702.37d")
def test_without_morph_nothing_is_cast_face_down_by_morph(edition: str, rules: list[str]) -> None:
    told = play(edition, place("Grizzly Bears", zone="hand"), do("cast", "it", face_down="morph")).last
    assert told.result == ILLEGAL
    assert set(rules) <= set(told.rules)


def test_a_land_with_morph_is_cast_face_down_and_turned_up_as_a_land() -> None:
    cavern = {"name": "Cavern", "type_line": "Land", "oracle_text": "Morph {2}", "keywords": ["Morph"]}
    actions = (do("cast", "it", face_down="morph"), do("resolve", "it"), do("turn_face_up", "it", by="morph"))
    played = play(NEW, place("Cavern", zone="hand"), *actions, cards=[cavern])
    assert [outcome.result for outcome in played.outcomes] == [DONE] * 4
    assert (played["it"].types, played["it"].power) == (("Land",), None)


def test_the_copy_of_a_card_is_cast_from_where_the_card_stays() -> None:
    played = play(NEW, place("Fire // Ice", zone="exile"), do("cast", "it", half="right", as_copy="copy"))
    assert (played["it"].zone, played["copy"].name, played["copy"].zone) == ("exile", "Ice", "stack")
    assert {"707.12", "709.3c"} <= set(played.last.rules)
    resolved = played.then(do("resolve", "copy"))
    assert events(resolved.last) == ["resolved", "ceased to exist"]
    fused = play(NEW, place("Wear // Tear", zone="hand"), do("cast", "it", half="fused", as_copy="copy"))
    assert (fused.last.result, "702.102a" in fused.last.rules) == (ILLEGAL, True)


@pytest.mark.parametrize(
    ("edition", "card", "result", "zone", "rule"),
    [
        ("2011-09", "Delver of Secrets", ILLEGAL, "exile", "711.5"),
        ("2016-01", "Delver of Secrets", DONE, "battlefield", "711.7"),
        ("2016-01", "Grizzly Bears", DONE, "battlefield", "711.7"),
        ("2021-09", "Grizzly Bears", NOTHING, "exile", "712.10a"),
        ("2021-09", "Blackbloom Rogue", NOTHING, "exile", "712.10a"),
        ("2025-06", "Blackbloom Rogue", NOTHING, "exile", "712.14a"),
        (NEW, "Blackbloom Rogue", DONE, "battlefield", "712.14a"),
        (NEW, "Graf Rats", NOTHING, "exile", "712.14a"),
        (NEW, "Invasion of Kylem", NOTHING, "exile", "307.4"),
    ],
)
def test_what_is_told_to_enter_transformed(edition: str, card: str, result: str, zone: str, rule: str) -> None:
    played = play(edition, place(card, zone="exile"), do("put_onto_battlefield", "it", transformed=True))
    assert (played.last.result, played["it"].zone) == (result, zone)
    assert rule in played.last.rules


def test_a_spell_whose_back_is_a_sorcery_goes_to_the_graveyard_when_told_to_enter_transformed() -> None:
    kylem = place("Invasion of Kylem", zone="hand")
    played = play(NEW, kylem, do("cast", "it"), do("resolve", "it", transformed=True))
    assert (played["it"].zone, events(played.last)) == ("graveyard", ["resolved"])
    assert "712.13a" in played.last.rules


def test_what_was_done_to_a_permanent_spell_goes_on_for_the_permanent() -> None:
    blue = do("effect", on=["it"], change={"set_colors": ["U"]})
    played = play(NEW, place("Grizzly Bears", zone="hand"), do("cast", "it"), blue, do("resolve", "it"))
    assert played["it"].colors == ("U",)
    assert "400.7a" in played.last.rules
    assert played.then(do("move", "it", to="hand"))["it"].colors == ("G",)


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        ("2011-09", "Grizzly Bears is copied, and the copy is cast."),
        ("2016-01", "Grizzly Bears is copied in exile, and the copy is cast."),
    ],
)
def test_706_12_of_2011_does_not_say_where_a_card_is_copied(edition: str, says: str) -> None:
    cast = play(edition, place("Grizzly Bears", zone="exile"), do("cast", "it", as_copy="c"))
    assert (cast.last.rules[0], cast.last.reasons[0].says) == ("706.12", says)


def test_305_1_of_two_cards_of_a_name_the_one_that_is_no_land_is_told_apart() -> None:
    two = (place("Grizzly Bears", "one", "hand"), place("Grizzly Bears", "two", "hand"))
    told = play(NEW, *two, do("play_land", "two")).last
    assert told.rules[0] == "305.1"
    assert told.says == "Grizzly Bears (two) is not a land, so it cannot be played as one."


# What cannot be cast face down by itself has to be let by an effect (702.37d); one that is named, or morph, is enough.
@pytest.mark.parametrize(
    ("card", "more", "is_told"),
    [
        ("Grizzly Bears", {}, True),
        ("Grizzly Bears", {"permission": {"types": ["Creature"]}}, False),
        ("Exalted Angel", {}, False),
        ("Dog Walker", {}, False),
    ],
)
@by_edition("702.35c", "702.36d", "702.37d", "702.37d", "702.37d")
def test_what_is_cast_face_down_by_no_ability_of_its_own_is_let_by_an_effect(
    edition: str, rules: list[str], card: str, more: dict[str, object], *, is_told: bool
) -> None:
    cast = play(edition, place(card, zone="hand"), do("cast", "it", face_down=True, **more)).last
    # Disguise is no ability before 2024.
    is_told = is_told or (card == "Dog Walker" and edition < "2024")
    needed = f"Nothing on {card} lets it be cast face down, so an effect has to."
    assert (cast.result, cast.rules[0]) == (DONE, "707.4" if edition < "2021" else "708.4")
    assert [why.rules[0] for why in cast.reasons if why.says == needed] == (rules if is_told else [])
