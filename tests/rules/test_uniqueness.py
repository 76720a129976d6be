"""The legend rule and the planeswalker uniqueness rule: who goes, who stays, and under which number, in every edition.

704.5k in 2011 and 2016, 704.5j since 2017 for legends; 704.5j in 2011 and 2016 for planeswalkers, which have no such
rule any more. The player chooses who stays; the newest does here.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import DONE, NOTHING, Played, Record, do, place, play

HERO: Record = {
    "name": "Hero",
    "mana_cost": "{W}",
    "type_line": "Legendary Creature — Human",
    "power": "2",
    "toughness": "2",
}
OTHER_HERO: Record = {**HERO, "name": "Other Hero"}
CHECK = do("check_state")


def walker(name: str, kind: str) -> Record:
    return {"name": name, "mana_cost": "{U}", "type_line": f"Planeswalker — {kind}", "loyalty": "3"}


CARDS = (HERO, OTHER_HERO, walker("First Jace", "Jace"), walker("Second Jace", "Jace"), walker("Liliana", "Liliana"))


def checked(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, CHECK, cards=CARDS)


def stays(played: Played) -> set[str]:
    return {label for label, held in played.table.objects.items() if held.zone == "battlefield"}


def two(player: str = "Ana", **keys: Any) -> tuple[Record, Record]:  # noqa: ANN401
    return place("Hero", "old"), place("Hero", "new", player=player, **keys)


@pytest.mark.parametrize(
    ("edition", "left", "rule"),
    [
        ("2011-09", set(), "704.5k"),
        ("2016-01", {"new"}, "704.5k"),
        ("2021-09", {"new"}, "704.5j"),
        ("2025-06", {"new"}, "704.5j"),
        ("2026-08", {"new"}, "704.5j"),
    ],
)
def test_of_two_legends_of_one_player_one_stays_since_2013(edition: str, left: set[str], rule: str) -> None:
    before = play(edition, *two(), cards=CARDS)
    assert (before["old"].state_based, before["new"].state_based) == ((rule,), (rule,))
    played = before.then(CHECK)
    assert (stays(played), played.last.result) == (left, DONE)
    assert rule in played.last.rules
    assert played["old"].zone == "graveyard"
    assert stays(checked(edition, place("Hero", "oldest"), *two())) == left
    # Whoever stays is alone, and nothing is left to check.
    assert played.then(CHECK).last.result == NOTHING


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_legends_of_two_players_go_in_2011_only(edition: str) -> None:
    played = checked(edition, *two("Ben"))
    assert stays(played) == (set() if edition == "2011-09" else {"old", "new"})
    there = play(edition, *two("Ben"), cards=CARDS)
    called_for = ("704.5k",) if edition == "2011-09" else ()
    assert (there["old"].state_based, there["new"].state_based) == (called_for, called_for)
    assert played.last.result == (DONE if edition == "2011-09" else NOTHING)


def test_the_controller_counts_and_not_the_owner() -> None:
    stolen = do("effect", on=["new"], change={"control": "Ana"})
    assert stays(checked("2026-08", *two("Ben"), stolen)) == {"new"}
    given = do("effect", on=["new"], change={"control": "Ben"})
    assert stays(checked("2026-08", *two(), given)) == {"old", "new"}


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(
    "actions",
    [
        (*two(), do("effect", on=["old"], change={"remove_supertypes": ["Legendary"]})),
        (*two(), do("effect", on=["new"], change={"remove_supertypes": ["Legendary"]})),
        # Of what has two kinds of counters other rules speak as well (704.5q); this one speaks of legends.
        (
            place("Hero", "old", counters={"charge": 1, "+1/+1": 1}),
            place("Hero", "new"),
            do("effect", on=["old"], change={"remove_supertypes": ["Legendary"]}),
        ),
        (place("Hero", "old"), place("Other Hero", "new")),
        (place("Hero", "old"), place("Hero", "hand", "hand"), place("Hero", "grave", "graveyard")),
        (place("Hero", "old"),),
    ],
    ids=["old no legend", "new no legend", "no legend with counters", "other name", "other zones", "alone"],
)
def test_only_legendary_permanents_of_one_name_count(edition: str, actions: tuple[Record, ...]) -> None:
    played = checked(edition, *actions)
    assert played.last.result == NOTHING
    assert "old" in stays(played)
    # 704.3: there is nothing to check, and it says so.
    assert played.last.rules[0] == "704.3"


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_two_planeswalkers_of_one_type(edition: str) -> None:
    actions = place("First Jace", "old"), place("Second Jace", "new")
    left = {"2011-09": set(), "2016-01": {"new"}}.get(edition, {"old", "new"})
    rules = ("704.5j",) if edition in ("2011-09", "2016-01") else ()
    before = play(edition, *actions, cards=CARDS)
    assert (before["old"].state_based, before["new"].state_based) == (rules, rules)
    played = before.then(CHECK)
    assert stays(played) == left
    assert set(rules) <= set(played.last.rules)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_planeswalkers_of_two_players_go_in_2011_only(edition: str) -> None:
    played = checked(edition, place("First Jace", "old"), place("Second Jace", "new", player="Ben"))
    assert stays(played) == (set() if edition == "2011-09" else {"old", "new"})


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_planeswalkers_of_two_types_stay(edition: str) -> None:
    assert stays(checked(edition, place("First Jace", "old"), place("Liliana", "new"))) == {"old", "new"}
    no_walker = do("effect", on=["new"], change={"set_types": ["Creature"], "set_power": 1, "set_toughness": 1})
    assert stays(checked(edition, place("First Jace", "old"), place("Second Jace", "new"), no_walker)) == {"old", "new"}
    assert stays(checked(edition, place("First Jace", "old"), place("Second Jace", "hand", "hand"))) == {"old"}


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_what_else_calls_for_a_legend_goes_on_being_asked_of_it(edition: str) -> None:
    dying = do("effect", on=["new"], change={"set_toughness": 0})
    # Since 2013 their controller keeps one, and would keep one that stays.
    left = set() if edition == "2011-09" else {"old"}
    assert stays(checked(edition, *two(), dying)) == left
    three = checked(edition, place("Hero", "oldest"), *two(), dying)
    assert stays(three) == left
    told = {why.says for why in three.last.reasons if "here it is" in why.says}
    kept = "Nobody has said which one is kept; here it is Hero (old), as the newer one goes anyway."
    assert told == ({kept} if left else set())
    # What goes anyway and is not the newest changes nothing of that.
    oldest_dies = do("effect", on=["oldest"], change={"set_toughness": 0})
    newest = checked(edition, place("Hero", "oldest"), *two(), oldest_dies)
    assert stays(newest) == (left and {"new"})
    assert ("here it is the newest, Hero (new)" in newest.last.says) is bool(left)
    none = do("effect", filter={"types": ["Creature"]}, change={"set_toughness": 0})
    assert stays(checked(edition, *two(), none)) == set()
    alone = do("effect", on=["old"], change={"set_toughness": 0})
    assert stays(checked(edition, place("Hero", "old"), place("Other Hero", "new"), alone)) == {"new"}


def test_counters_cancel_on_the_legend_that_stays() -> None:
    both = {"+1/+1": 2, "-1/-1": 1, "charge": 3}
    played = checked("2026-08", *two(counters=both))
    assert stays(played) == {"new"}
    assert played["new"].counters == {"+1/+1": 1, "charge": 3}
    assert {"704.5j", "704.5q"} <= set(played.last.rules)
    alone = checked("2026-08", place("Hero", counters={"+1/+1": 2, "-1/-1": 3}))
    assert alone["it"].counters == {"-1/-1": 1}
    for kind in ("+1/+1", "-1/-1"):
        assert checked("2026-08", place("Hero", counters={kind: 1, "charge": 1})).last.result == NOTHING


def sparing(text: str, name: str = "Sparing") -> Record:
    return {"name": name, "mana_cost": "{3}", "type_line": "Artifact", "oracle_text": text}


NOBODY_GOES = "The “legend rule” doesn't apply."
OURS_STAY = 'The "legend rule" doesn\'t apply to permanents you control.'
TOKENS_STAY = 'The "legend rule" doesn\'t apply to tokens you control.'
_TWO = "If there are exactly two permanents named Hero on the battlefield"
TWO_STAY = f'{_TWO}, the "legend rule" doesn\'t apply to them.'
TWO = (place("Hero", "old"), place("Hero", "new"))
TOKEN = (place("Hero", "old"), place("Hero", "new", token=True))


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(
    ("text", "heroes", "player", "gone"),
    [
        (NOBODY_GOES, TWO, "Ana", 0),
        (NOBODY_GOES, TWO, "Ben", 0),
        ("There is no “legend rule.”", TWO, "Ben", 0),
        (OURS_STAY, TWO, "Ana", 0),
        (OURS_STAY, TWO, "Ben", 1),
        (TOKENS_STAY, TOKEN, "Ana", 0),
        (TOKENS_STAY, TWO, "Ana", 1),
        (TWO_STAY, TWO, "Ben", 0),
        (TWO_STAY, (*TWO, place("Hero", "third")), "Ana", 2),
        ("The “legend rule” is a rule.", TWO, "Ana", 1),
    ],
)
def test_704_5j_does_not_apply_where_a_permanent_says_so(
    edition: str, text: str, heroes: tuple[Record, ...], player: str, gone: int
) -> None:
    old = edition == "2011-09"
    actions = (place("Sparing", "sparing", player=player), *heroes)
    played = play(edition, *actions, CHECK, cards=(*CARDS, sparing(text)))
    # In 2011 none of them was kept.
    expected = len(heroes) if old and gone else gone
    assert len(heroes) + 1 - len(stays(played)) == expected
    humbled = do("effect", on=["sparing"], change={"lose_all_abilities": True})
    lost = play(edition, *actions, humbled, CHECK, cards=(*CARDS, sparing(text)))
    assert len(stays(lost)) == (1 if old else 2)


def test_704_5j_is_asked_of_permanents_alone_and_of_each_controller() -> None:
    in_hand = place("Sparing", "sparing", "hand"), *TWO, CHECK
    assert len(stays(play(EDITION_KEYS[-1], *in_hand, cards=(*CARDS, sparing(NOBODY_GOES))))) == 1
    one_each = place("Hero", "old"), place("Hero", "new", player="Ben"), CHECK
    assert stays(play(EDITION_KEYS[-1], *one_each, cards=CARDS)) == {"old", "new"}
    # Two cards and a token that is spared: the cards go by the rule all the same.
    mixed = place("Sparing", "sparing"), *TWO, place("Hero", "third", token=True), CHECK
    assert len(stays(play(EDITION_KEYS[-1], *mixed, cards=(*CARDS, sparing(TOKENS_STAY))))) == 3
