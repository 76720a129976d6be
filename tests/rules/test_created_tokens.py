"""Tokens that are created in their own words (111.3 to 111.5; 110.5b to 110.5d until 2016)."""

from __future__ import annotations

import pytest

from inspector.rules import RulesError
from tests.rules.playing import ILLEGAL, Played, do, place, play

NEW = "2026-08"
SOLDIER = "1/1 white Soldier creature token"
TWICE = "twice that many of those"
MADE = do("create_token", card=SOLDIER, as_="made")


# 111.4 since 2021: the subtypes and the word Token; 110.5c before: the creature types alone.
@pytest.mark.parametrize(
    ("edition", "name"),
    [("2011-09", "Soldier"), ("2016-01", "Soldier"), ("2021-09", "Soldier Token"), ("2026-08", "Soldier Token")],
)
def test_111_4_a_token_that_nothing_names_is_called_by_its_subtypes(edition: str, name: str) -> None:
    played = play(edition, MADE, place(SOLDIER, "there"))
    for label in ("made", "there"):
        found = played[label]
        assert (found.name, found.power, found.toughness, found.token) == (name, 1, 1, True)
        assert (found.types, found.subtypes, found.mana_value) == (("Creature",), ("Soldier",), 0)


def test_111_4_a_name_that_is_given_stays_as_it_is() -> None:
    played = play(NEW, do("create_token", card="Monster Role token", as_="role"))
    assert (played["role"].name, played["role"].subtypes) == ("Monster", ("Aura", "Role"))


def test_a_role_does_to_its_creature_what_the_rules_say_of_it() -> None:
    """111.10k: +1/+1 and trample; 704.5y: of two by one player the older one goes."""
    roles = [do("create_token", card=f"{kind} Role token", as_=kind) for kind in ("Royal", "Monster")]
    on = [do("attach", kind, to="it") for kind in ("Royal", "Monster")]
    played = play(NEW, place("Grizzly Bears"), roles[0], on[0], roles[1], on[1])
    assert (played["it"].power, played["it"].toughness) == (4, 4)
    assert "Trample" in played["it"].keywords
    checked = played.then(do("check_state"))
    assert (checked["it"].power, "Royal" in checked.table.objects and checked["Royal"].zone) != (4, "battlefield")


def test_614_1a_twice_as_many_are_created_where_something_says_so() -> None:
    season = {
        "name": "Season",
        "layout": "normal",
        "mana_cost": "{4}{G}",
        "type_line": "Enchantment",
        "oracle_text": (
            f"If one or more tokens would be created under your control, {TWICE} tokens are created instead."
        ),
    }
    played = play(NEW, place("Season", "season"), MADE, cards=[season])
    assert [label for label, held in played.table.objects.items() if held.token] == ["made", "made #2"]
    assert "614.1a" in played.last.rules
    theirs = play(NEW, place("Season", "season"), {**MADE, "player": "Ben"}, cards=[season])
    assert "made #2" not in theirs.table.objects
    assert theirs["made"].controller == theirs["made"].owner == "Ben"


def test_tokens_enter_tapped_where_they_are_told_to() -> None:
    played = play(NEW, {**MADE, "tapped": True})
    assert played["made"].tapped
    assert [str(event.kind) for event in played.last.events] == ["entered"]


def test_what_no_edition_knows_as_a_token_is_none() -> None:
    with pytest.raises(RulesError, match="no token is known"):
        play(NEW, do("create_token", card="Grizzly Bears", as_="made"))
    with pytest.raises(RulesError, match="no token is known"):
        play(NEW, do("create_token", card="1/1 Soldier creature token", as_="made"))
    # 712 has double-faced tokens since 2023.
    assert play("2016-01", do("create_token", card="Incubator", as_="made")).last.result == ILLEGAL


def made_beside(words: str, *tokens: str) -> Played:
    card = {"name": "Hall", "mana_cost": "{4}", "type_line": "Enchantment", "oracle_text": words}
    creating = (do("create_token", card=token, as_=f"token {at}") for at, token in enumerate(tokens))
    return play(NEW, place("Hall", "hall"), *creating, cards=[card])


WOULD, BESIDES = "would be created under your control,", "are created instead."


@pytest.mark.parametrize(
    ("words", "token", "besides"),
    [
        (f"If one or more tokens {WOULD} those tokens plus an additional Food token {BESIDES}", SOLDIER, ["Food"]),
        (f"If one or more tokens {WOULD} those tokens plus that many {SOLDIER}s {BESIDES}", "Food token", ["Soldier"]),
        (f"If one or more artifact tokens {WOULD} those tokens plus a Map token {BESIDES}", SOLDIER, []),
        (f"If one or more artifact tokens {WOULD} those tokens plus a Map token {BESIDES}", "Food token", ["Map"]),
        ("If you would create a Food or Clue token, instead create one of each.", "Food token", ["Clue"]),
    ],
)
def test_614_5_tokens_that_come_besides_bring_no_more_of_them(words: str, token: str, besides: list[str]) -> None:
    played = made_beside(words, token)
    assert [label for label, held in played.table.objects.items() if held.token] == ["token 0", *besides]
    assert not played["token 0"].not_computed


def test_614_1a_what_may_be_another_token_is_in_doubt_and_no_other() -> None:
    words = f"If one or more creature tokens {WOULD} that many 4/4 white Angel creature tokens {BESIDES}"
    played = made_beside(words, SOLDIER, "Food token")
    assert {"name", "power", "colors", "subtypes"} <= {
        key for one in played["token 0"].not_computed for key in one.keys
    }
    assert not played["token 1"].not_computed
    assert not played["hall"].not_computed
