"""What an edition does not know cannot be set up in it: battles and double-faced tokens came in April 2023."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, do, place, play

NEW = NEWEST.key
BATTLE: Record = {
    "name": "Siege of the Gate // Gate Breaker",
    "layout": "transform",
    "card_faces": [
        {"name": "Siege of the Gate", "mana_cost": "{2}{R}", "type_line": "Battle — Siege", "defense": "4"},
        creature("Gate Breaker", "Giant", "4/4", ""),
    ],
}
INCUBATOR: Record = {
    "name": "Incubator // Phyrexian",
    "layout": "double_faced_token",
    "card_faces": [
        {"name": "Incubator", "mana_cost": "", "type_line": "Token Artifact — Incubator"},
        {**creature("Phyrexian", "Phyrexian", "0/0", ""), "type_line": "Token Artifact Creature — Phyrexian"},
    ],
}


@by_edition("300.1", "300.1", "300.1", "-", "-")
@pytest.mark.parametrize("zone", ["battlefield", "hand"])
def test_300_1_a_battle_is_of_no_card_type_that_there_is(edition: str, rules: list[str], zone: str) -> None:
    refused = play(edition, place("Siege of the Gate", zone=zone), cards=[BATTLE]).last
    assert (refused.result, refused.rules[0]) == (ILLEGAL, rules[0])


@by_edition("711.1", "711.1", "712.1", "-", "-")
def test_712_1_a_double_faced_token_cannot_be(edition: str, rules: list[str]) -> None:
    refused = play(edition, place("Incubator"), cards=[INCUBATOR]).last
    assert (refused.result, refused.rules[0]) == (ILLEGAL, rules[0])


@by_edition("711.1", "711.1", "713.1b", "712.4b", "712.4b")
def test_712_4b_a_combined_face_is_no_card(edition: str, rules: list[str]) -> None:
    refused = play(edition, place("Brisela, Voice of Nightmares")).last
    assert (refused.result, refused.rules[0]) == (ILLEGAL, rules[0])


@pytest.mark.parametrize("edition", ["2025-06", NEW])
@pytest.mark.parametrize(("card", "record"), [("Siege of the Gate", BATTLE), ("Incubator", INCUBATOR)])
def test_since_2023_both_can_be_set_up(edition: str, card: str, record: Record) -> None:
    assert play(edition, place(card), cards=[record]).last.result == DONE


@by_edition("702.35c", "702.36d", "702.37d", "702.168b", "702.168b")
def test_702_168b_what_says_disguise_is_not_said_to_have_none_before_there_is_any(
    edition: str, rules: list[str]
) -> None:
    last = play(edition, place("Dog Walker", zone="hand"), do("cast", "it", face_down="disguise")).last
    since = edition in ("2025-06", NEW)
    assert (last.result == DONE, last.rules[0]) == (since, rules[0])
    told = "This edition has no such way of being face down."
    assert ([why.says for why in last.reasons] == [told]) is not since


@by_edition("608.2k", "608.2k", "702.127a", "702.127a", "702.127a")
def test_702_127a_nothing_exiles_a_half_that_resolves_before_there_is_aftermath(edition: str, rules: list[str]) -> None:
    fame = (place("Claim // Fame", zone="graveyard"), do("cast", "it", half="right"), do("resolve", "it"))
    played = play(edition, *fame)
    known = edition not in ("2011-09", "2016-01")
    assert (played["it"].zone, played.last.rules[0]) == ("exile" if known else "graveyard", rules[0])


OFF = by_edition("711.2a", "711.4a", "712.4a", "712.8a", "712.8a")


@OFF
@pytest.mark.parametrize("zone", ["hand", "library", "graveyard", "exile", "command", "outside"])
def test_712_8a_off_the_table_a_double_faced_card_has_its_front_face_only(
    edition: str, rules: list[str], zone: str
) -> None:
    why = play(edition, place("Delver of Secrets", zone=zone))["it"].why["face_up"][0]
    assert why.rules[0] == rules[0]
    assert "since it came to" not in why.says
    assert "front" in why.says
