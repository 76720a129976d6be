"""Tokens that have left the battlefield (111.7-8; 110.5f-g before): there until state-based actions are checked."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, Record, do, events, place, play

# A check performs what 704.5 lists; that tokens cease to exist there, the rules of tokens say as well.
CEASES = by_edition("704.5d 110.5f", "704.5d 110.5f", "704.5d 111.7", "704.5d 111.7", "704.5d 111.7")
STAYS = by_edition("110.5g", "110.5g", "111.8", "111.8", "111.8")
MADE = (place("Bear", "bear"), do("create_token_copy", of="bear", as_="token"))


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=ALL)


@CEASES
@pytest.mark.parametrize("zone", ["graveyard", "hand", "library", "exile"])
def test_111_7_a_token_is_in_its_new_zone_until_state_based_actions_are_checked(
    edition: str, rules: list[str], zone: str
) -> None:
    left = now(edition, *MADE, do("move", "token", to=zone))
    assert (left.last.result, events(left.last)) == (DONE, ["left"])
    assert set(rules) <= set(left.last.rules)
    token = left["token"]
    assert (token.zone, token.token, token.name, token.state_based) == (zone, True, "Bear", tuple(rules))
    checked = left.then(do("check_state"))
    assert (checked.last.result, events(checked.last)) == (DONE, ["ceased to exist"])
    assert checked.last.rules == tuple(rules)
    assert "token" not in checked.table.objects
    assert checked.then(do("check_state")).last.result == NOTHING


@STAYS
@pytest.mark.parametrize(
    ("action", "result"),
    [
        (do("put_onto_battlefield", "token"), NOTHING),
        (do("put_onto_battlefield", "token", face_down=True), NOTHING),
        (do("move", "token", to="hand"), NOTHING),
        (do("move", "token", to="battlefield"), NOTHING),
        (do("move", "token", to="exile", face_down=True), NOTHING),
        (do("cast", "token"), ILLEGAL),
    ],
)
def test_111_8_a_token_that_left_cannot_come_back_nor_go_elsewhere(
    edition: str, rules: list[str], action: Record, result: str
) -> None:
    left = now(edition, *MADE, do("move", "token", to="graveyard"))
    after = left.then(action)
    assert (after.last.result, after.last.rules[0]) == (result, rules[0])
    assert "400.7" not in after.last.rules
    assert after.table.objects == left.table.objects


@by_edition("-", "110.5g", "111.8", "111.8", "111.8")
def test_111_8_a_token_that_left_is_not_manifested(edition: str, rules: list[str]) -> None:
    left = now(edition, *MADE, do("move", "token", to="library"), do("manifest", "token"))
    assert (left.last.result, left.last.rules[0], left["token"].zone) == (NOTHING, rules[0], "library")


@STAYS
def test_111_8_what_has_ceased_to_exist_does_not_come_back_either(edition: str, rules: list[str]) -> None:
    gone = now(edition, *MADE, do("move", "token", to="graveyard"), do("check_state"))
    after = gone.then(do("put_onto_battlefield", "token"))
    assert (after.last.result, list(after.last.rules)) == (NOTHING, rules)


@STAYS
def test_111_8_a_land_token_is_not_played(edition: str, rules: list[str]) -> None:
    played = now(
        edition,
        place("Dual", "dual"),
        do("create_token_copy", of="dual", as_="token"),
        do("move", "token", to="hand"),
        do("play_land", "token"),
    )
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, rules[0])


@CEASES
def test_704_5d_a_token_with_toughness_0_dies_first_and_ceases_to_exist_at_the_next_check(
    edition: str, rules: list[str]
) -> None:
    dying = now(edition, *MADE, do("effect", on=["token"], change={"toughness": "-2"}), do("check_state"))
    assert (dying["token"].zone, events(dying.last)) == ("graveyard", ["left"])
    # What applied to the permanent does not apply to what it is now.
    assert (dying["token"].toughness, dying["token"].state_based) == (2, tuple(rules))
    assert events(dying.then(do("check_state")).last) == ["ceased to exist"]


@pytest.mark.parametrize("edition", ["2025-06", "2026-08"])
def test_712_8a_off_the_battlefield_a_double_faced_token_has_its_front_face_only(edition: str) -> None:
    played = now(
        edition,
        place("Delver of Secrets", "delver", face="back"),
        do("create_token_copy", of="delver", as_="token"),
        do("move", "token", to="graveyard"),
    )
    assert played["token"].name == "Delver of Secrets"
    assert played["delver"].name == "Insectile Aberration"


@CEASES
def test_a_card_that_left_is_no_token(edition: str, rules: list[str]) -> None:
    del rules
    played = now(edition, *MADE, do("move", "bear", to="graveyard"))
    assert (played["bear"].state_based, played.then(do("check_state")).last.result) == ((), NOTHING)
    assert played.then(do("put_onto_battlefield", "bear"))["bear"].zone == "battlefield"
