"""Double-faced cards face down, in hidden zones and as modal cards, in the editions from which the numbers differ."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, perform, seen_by
from tests.rules.claims import across
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, entering_copy, events, place, play, read

NEW = NEWEST.key


@across({"2011-09": "711.6", "2016-01": "711.9 wiki-ruling-1a", "2021-09": "712.12", "2026-08": "712.16"})
def test_a_face_up_double_faced_permanent_is_never_turned_face_down(edition: str) -> None:
    before = play(edition, place("Delver of Secrets", "front"), place("Delver of Secrets", "back", face="back"))
    after = before.then(do("turn_face_down", objects=["front", "back"]))
    assert after.last.result == NOTHING
    assert events(after.last) == []
    for label in ("front", "back"):
        assert after[label] == before[label]
        assert after[label].face_down is False


@pytest.mark.rule("2011-09", "711.6")
def test_in_2011_a_double_faced_permanent_cannot_even_be_set_up_face_down() -> None:
    played = play("2011-09", place("Delver of Secrets", "it", face_down=True))
    assert played.last.result == ILLEGAL
    assert "711.6" in played.last.rules
    assert played.table.objects == {}


@across({"2016-01": "711.8 711.8a wiki-ruling-2", "2021-09": "712.11 712.11a", "2026-08": "712.15 712.15a"})
def test_a_double_faced_card_may_enter_face_down_and_then_turns_up_with_its_front(edition: str) -> None:
    played = play(
        edition,
        place("Delver of Secrets", "put", "hand"),
        do("put_onto_battlefield", "put", face_down=True),
        place("Delver of Secrets", "manifested", "library"),
        do("manifest", "manifested"),
        place("Delver of Secrets", "cast", "hand"),
        do("cast", "cast", face_down=True),
    )
    for label in ("put", "manifested", "cast"):
        down = played[label]
        assert (down.name, down.power, down.toughness, down.colors) == ("", 2, 2, ())
        assert down.looks_like["Ben"].startswith("face-down")
    refused = played.then(do("transform", "manifested"))
    assert refused.last.result == NOTHING
    up = played.then(do("turn_face_up", "manifested", by="manifest"), do("turn_face_up", "put"))
    assert [outcome.result for outcome in up.outcomes[-2:]] == [DONE, DONE]
    assert (up["manifested"].face_up, up["put"].face_up) == ("front", "front")
    assert up["manifested"].name == "Delver of Secrets"


@pytest.mark.rule("2016-01", "wiki-ruling-2")
def test_a_manifested_card_whose_front_is_no_creature_is_not_turned_up_for_its_mana_cost() -> None:
    played = play("2016-01", place("Chalice of Life", "chalice", "library"), do("manifest", "chalice"))
    up = played.then(do("turn_face_up", "chalice", by="manifest"))
    assert up.last.result == ILLEGAL
    assert "701.31b" in up.last.rules


@across({"2016-01": "711.10 wiki-checklist-8", "2021-09": "712.13"})
def test_a_double_faced_card_exiled_face_down_looks_like_any_card(edition: str) -> None:
    played = play(edition, place("Delver of Secrets", "it"), do("move", "it", to="exile", face_down=True))
    assert played.last.result == DONE
    assert played["it"].looks_like["Ben"] == "card back"


@pytest.mark.rule("2021-09", "712.3")
def test_in_hidden_zones_a_double_faced_card_looks_like_its_neighbours() -> None:
    for substitute in (False, True):
        played = play(
            "2021-09",
            place("Delver of Secrets", "it", "hand", substitute=substitute),
            place("Runeclaw Bear", "bear", "hand"),
        )
        assert played["it"].looks_like["Ben"] == played["bear"].looks_like["Ben"] == "card back"


@pytest.mark.rule("2021-09", "712.4b", "712.7b")
def test_cast_transformed_a_spell_has_the_fronts_mana_value_and_its_copy_none() -> None:
    grave = play("2021-09", place("Lunarch Veteran", "it", "graveyard"))
    spell = grave.then(do("cast", "it", transformed=True))
    assert spell.last.result == DONE
    assert "712.7b" in spell.last.rules
    it = spell["it"]
    assert (it.name, it.mana_cost, it.colors, it.mana_value) == ("Luminous Phantom", "", ("W",), 1)
    copied = spell.then(do("copy_spell", of="it", as_="copy"))
    assert copied["copy"].mana_value == 0
    assert grave.then(do("cast", "it"))["it"].name == "Lunarch Veteran"
    hand = play("2021-09", place("Lunarch Veteran", "it", "hand"), do("cast", "it", transformed=True))
    assert hand.last.result == ILLEGAL


@pytest.mark.rule("2021-09", "712.4a", "712.4e", "712.7", "712.9")
def test_a_modal_card_has_the_values_of_the_face_that_is_up() -> None:
    played = play(
        "2021-09",
        place("Esika, God of the Tree", "hand", "hand"),
        place("Esika, God of the Tree", "bridge", "hand"),
        do("cast", "bridge", face="back"),
    )
    assert (played["hand"].name, played["hand"].mana_value) == ("Esika, God of the Tree", 3)
    after = played.then(do("resolve", "bridge"))
    for table in (played, after):
        bridge = table["bridge"]
        assert (bridge.name, bridge.mana_cost, bridge.mana_value) == ("The Prismatic Bridge", "{W}{U}{B}{R}{G}", 5)
    assert after["bridge"].face_up == "back"


@pytest.mark.rule("2021-09", "712.7")
def test_a_transforming_card_shows_its_front_on_the_stack() -> None:
    played = play("2021-09", place("Delver of Secrets", "it", "hand"), do("cast", "it"))
    assert played["it"].name == "Delver of Secrets"
    assert "712.7" in played.last.rules


# Prohibitions are not on this table; that a land is never cast is the one quality that bars a face and not the card.
@across({"2021-09": "712.7a 712.8", "2026-08": "712.11c 712.12"})
def test_only_the_face_that_will_be_up_is_judged(edition: str) -> None:
    hand = play(edition, place("Akoum Warrior", "it", "hand"))
    assert hand.then(do("cast", "it", face="front")).last.result == DONE
    assert hand.then(do("cast", "it", face="back")).last.result == ILLEGAL
    refused = hand.then(do("play_land", "it", face="front"))
    assert refused.last.result == ILLEGAL
    assert refused.last.rules[0] == ("712.8" if edition == "2021-09" else "712.12")
    assert hand.then(do("play_land", "it", face="back"))["it"].name == "Akoum Teeth"


@pytest.mark.rule("2021-09", "712.6")
def test_nothing_turns_to_a_sorcery_face() -> None:
    played = play("2021-09", place("Startled Awake", "nightmare", face="back"), do("transform", "nightmare"))
    assert played.last.result == NOTHING
    assert "712.6" in played.last.rules
    assert played["nightmare"].name == "Persistent Nightmare"


@pytest.mark.rule("2021-09", "712.9", "712.10", "712.10a", "712.10b")
def test_entering_in_2021() -> None:
    spell = play("2021-09", place("Delver of Secrets", "it", "hand"), do("cast", "it"))
    assert spell.then(do("resolve", "it", transformed=True))["it"].face_up == "back"
    assert spell.then(do("resolve", "it"))["it"].face_up == "front"
    modal = play("2021-09", place("Esika, God of the Tree", "it", face="back"), do("move", "it", to="exile"))
    assert modal.then(do("put_onto_battlefield", "it"))["it"].face_up == "front"
    stays = modal.then(do("put_onto_battlefield", "it", transformed=True))
    assert (stays.last.result, stays["it"].zone) == (NOTHING, "exile")
    assert "712.10a" in stays.last.rules
    plain = play("2021-09", place("Clone", "it", "exile"), do("put_onto_battlefield", "it", transformed=True))
    assert (plain.last.result, plain["it"].zone) == (NOTHING, "exile")
    delver = play("2021-09", place("Delver of Secrets", "it", "exile"))
    assert delver.then(do("put_onto_battlefield", "it", transformed=True))["it"].face_up == "back"
    sorcery = play("2021-09", place("Shatterskull Smashing", "it", "hand"), do("put_onto_battlefield", "it"))
    assert (sorcery.last.result, sorcery["it"].zone) == (NOTHING, "hand")
    assert "712.10b" in sorcery.last.rules


@across({"2025-06": "", "2026-08": "712.14a"})
def test_a_modal_card_told_to_enter_transformed(edition: str) -> None:
    played = play(
        edition,
        place("Jace, Vryn's Prodigy", "jace"),
        place("Blackbloom Rogue", "rogue"),
        do("become_copy", "rogue", of="jace"),
        do("move", "rogue", to="exile"),
        do("put_onto_battlefield", "rogue", transformed=True),
    )
    expected = ("Blackbloom Bog", "battlefield") if edition == "2026-08" else ("Blackbloom Rogue", "exile")
    assert (played["rogue"].name, played["rogue"].zone) == expected


@pytest.mark.rule("2026-08", "712.13a-ex")
def test_a_battle_that_would_enter_back_up_by_daybound_goes_to_the_graveyard() -> None:
    played = play(
        "2026-08",
        place("Bird Admirer", "admirer"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "admirer"),
        do("day_night", value="night"),
        place("Invasion of Kylem", "battle", "hand"),
        *entering_copy("battle", "clone"),
    )
    assert played["clone"].keywords == ("Reach", "Daybound")
    assert played["battle"].zone == "graveyard"
    assert "entered" not in events(played.last)
    assert "712.13a" in played.last.rules


@pytest.mark.rule("2026-08", "701.27g")
def test_a_transformed_permanent_has_its_back_up_whatever_it_copies() -> None:
    played = play(
        "2026-08",
        place("Kruin Outlaw", "front"),
        place("Kruin Outlaw", "back"),
        place("Elite Vanguard", "vanguard"),
        do("become_copy", "back", of="vanguard"),
        do("transform", "back"),
        place("Huntmaster of the Fells", "ravager"),
        do("transform", "ravager"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "ravager"),
        place("Midnight Scavengers", "one", "exile"),
        place("Graf Rats", "two", "exile"),
        do("meld", objects=["one", "two"], as_="host"),
    )
    transformed = {label: played[label].transformed for label in ("front", "back", "ravager", "clone", "host")}
    assert transformed == {"front": False, "back": True, "ravager": True, "clone": False, "host": False}
    # Told where something becomes one, and of nothing else: neither of the Clone nor of what has melded.
    told = [index for index, outcome in enumerate(played.outcomes) if "701.27g" in outcome.rules]
    assert told == [4, 6]


@pytest.mark.rule("2026-08", "702.145g")
def test_a_nightbound_permanent_makes_it_night_where_nothing_has_daybound() -> None:
    played = play("2026-08", place("Tavern Ruffian", "smasher", face="back"), do("tap", "smasher"))
    assert played.table.day_night == "night"
    assert played["smasher"].name == "Tavern Smasher"


@pytest.mark.parametrize(
    ("edition", "rule", "why"),
    [
        # 711.6 of 2011: what is double-faced always lies face up, so whatever lies face down is not.
        ("2011-09", "701.25a", "is not represented by a double-faced card."),
        ("2016-01", "711.8a", "cannot transform while it is face down."),
        (NEW, "712.15a", "cannot transform while it is face down."),
    ],
)
def test_712_15a_what_lies_face_down_for_others_does_not_transform(edition: str, rule: str, why: str) -> None:
    table = seen_by(play(edition, place("Pine Walker", face_down="morph")).table, "Ben")
    (label,) = table.objects
    _, outcome = perform(table, read(do("transform", label)))
    assert (outcome.result, outcome.rules[0]) == (NOTHING, rule)
    assert {said.says.partition("creature ")[2] for said in outcome.reasons} == {why}
