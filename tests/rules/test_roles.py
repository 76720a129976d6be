"""Roles (303.7, since 2023): a permanent keeps the newest of each player (704.5z; 704.5y in 2025)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import Played, Record, do, place, play

ROLE = {
    "name": "Monster",
    "mana_cost": "",
    "type_line": "Enchantment — Aura Role",
    "oracle_text": "Enchant creature\nEnchanted creature gets +1/+1.",
    "static": [{"on": "attached", "change": {"power": "+1", "toughness": "+1"}}],
}
WINGS = {"name": "Wings", "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
RULE = by_edition("-", "-", "-", "704.5y 303.7a", "704.5z 303.7a")


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(ROLE, WINGS, *ALL))


def role(label: str, to: str = "bear", player: str = "Ana") -> tuple[Record, Record]:
    return place("Monster", label, player=player), do("attach", label, to=to)


@RULE
def test_704_5z_of_the_roles_of_a_player_on_a_permanent_the_newest_stays(edition: str, rules: list[str]) -> None:
    played = now(edition, place("Bear", "bear"), *role("first"), *role("second"), *role("third"))
    assert [played[label].state_based for label in ("first", "second", "third")] == [tuple(rules), tuple(rules), ()]
    assert played["bear"].power == 5
    checked = played.then(do("check_state"))
    assert [checked[label].zone for label in ("first", "second", "third")] == ["graveyard", "graveyard", "battlefield"]
    assert set(rules) <= set(checked.last.rules)
    assert checked["bear"].power == 3


@RULE
def test_704_5z_a_role_attached_anew_is_the_newest(edition: str, rules: list[str]) -> None:
    table = (place("Bear", "bear"), place("Goblin", "goblin"), *role("first"), *role("second"))
    played = now(edition, *table, do("attach", "first", to="goblin"), do("attach", "first", to="bear"))
    assert (played["first"].state_based, played["second"].state_based) == ((), tuple(rules))


@RULE
def test_704_5z_roles_of_two_players_or_on_two_permanents_stay(edition: str, rules: list[str]) -> None:
    del rules
    table = (
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        place("Wings", "wings"),
        do("attach", "wings", to="bear"),
    )
    played = now(edition, *table, *role("mine"), *role("theirs", player="Ben"), *role("elsewhere", to="goblin"))
    assert [played[label].state_based for label in ("mine", "theirs", "elsewhere", "wings")] == [(), (), (), ()]
    # A newer Aura that is no Role takes none away.
    winged = played.then(place("Wings", "later"), do("attach", "later", to="bear"))
    assert winged["mine"].state_based == ()
    stolen = played.then(do("effect", on=["mine"], change={"control": "Ben"}))
    assert [bool(stolen[label].state_based) for label in ("mine", "theirs")] == [True, False]


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09"])
def test_before_2023_no_rule_takes_a_role(edition: str) -> None:
    played = now(edition, place("Bear", "bear"), *role("first"), *role("second"))
    assert (played["first"].state_based, played["second"].state_based) == ((), ())
