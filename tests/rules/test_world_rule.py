"""The world rule (704.5k; 704.5m before 2017): it looks at how long a permanent has been a world."""

from __future__ import annotations

from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import NOTHING, Played, Record, do, place, play

OLD = {"name": "Old World", "mana_cost": "{G}", "type_line": "World Enchantment"}
NEW = {"name": "New World", "mana_cost": "{U}", "type_line": "World Enchantment"}
RULE = by_edition("704.5m", "704.5m", "704.5k", "704.5k", "704.5k")
BOTH = (place("Old World", "old"), place("New World", "new"))


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(OLD, NEW, *ALL))


def going(played: Played) -> dict[str, tuple[str, ...]]:
    return {label: played[label].state_based for label in played.table.objects if played[label].state_based}


@RULE
def test_704_5k_the_newest_world_stays(edition: str, rules: list[str]) -> None:
    played = now(edition, *BOTH)
    assert going(played) == {"old": tuple(rules)}
    checked = played.then(do("check_state"))
    assert (checked["old"].zone, checked["new"].zone) == ("graveyard", "battlefield")
    assert checked.then(do("check_state")).last.result == NOTHING


@RULE
def test_704_5k_what_was_there_before_is_the_newer_world_if_it_became_one_later(edition: str, rules: list[str]) -> None:
    becomes = do("effect", on=["anthem"], change={"add_supertypes": ["World"]})
    played = now(edition, place("Anthem", "anthem"), place("Old World", "old"), becomes)
    assert going(played) == {"old": tuple(rules)}


@RULE
def test_704_5k_of_two_that_effects_make_worlds_on_a_plain_table_the_first_goes(edition: str, rules: list[str]) -> None:
    for first, then in (("bear", "angel"), ("angel", "bear")):
        worlds = (do("effect", on=[label], change={"add_supertypes": ["World"]}) for label in (first, then))
        played = now(edition, place("Bear", "bear"), place("Angel", "angel"), *worlds)
        assert going(played) == {first: tuple(rules)}


@RULE
def test_704_5k_a_copy_is_a_world_since_it_became_a_copy(edition: str, rules: list[str]) -> None:
    played = now(edition, place("Anthem", "anthem"), *BOTH, do("move", "old", to="hand"))
    assert going(played) == {}
    copied = played.then(do("become_copy", "anthem", of="new", until="end of turn"))
    assert going(copied) == {"new": tuple(rules)}
    assert going(copied.then(do("end_turn"))) == {}


@RULE
def test_704_5k_worlds_since_the_same_time_go_together(edition: str, rules: list[str]) -> None:
    becomes = do("effect", on=["one", "other"], change={"add_supertypes": ["World"]})
    played = now(edition, place("Old World", "old"), place("Anthem", "one"), place("Anthem", "other"), becomes)
    assert going(played) == {label: tuple(rules) for label in ("old", "one", "other")}
    checked = played.then(do("check_state"))
    assert {checked[label].zone for label in ("old", "one", "other")} == {"graveyard"}


@RULE
def test_704_5k_a_world_that_was_none_for_a_while_is_a_new_one(edition: str, rules: list[str]) -> None:
    never = do("effect", on=["new"], change={"remove_supertypes": ["World"]}, until="end of turn")
    played = now(edition, *BOTH, never)
    assert going(played) == {}
    assert going(played.then(do("end_turn"))) == {"old": tuple(rules)}
    other = now(edition, *BOTH, do("effect", on=["old"], change=never["change"], until="end of turn"), do("end_turn"))
    assert going(other) == {"new": tuple(rules)}


@RULE
def test_704_5k_a_new_timestamp_makes_no_newer_world(edition: str, rules: list[str]) -> None:
    played = now(edition, *BOTH, do("counters", "old", kind="charge"), do("tap", "old"))
    assert going(played) == {"old": tuple(rules)}
    back = played.then(do("move", "old", to="exile"), do("put_onto_battlefield", "old"))
    assert going(back) == {"new": tuple(rules)}


@RULE
def test_704_5k_the_worlds_that_a_static_ability_makes_are_worlds_since_then(edition: str, rules: list[str]) -> None:
    lands = do("effect", filter={"types": "Land"}, change={"add_supertypes": ["World"]}, source="source")
    played = now(edition, place("Anthem", "source"), place("Old World", "old"), lands)
    assert going(played) == {}
    assert going(played.then(place("Dual", "dual"))) == {"old": tuple(rules)}


def test_where_nothing_speaks_of_worlds_nothing_is_remembered() -> None:
    played = now("2026-08", place("Bear", "bear"), do("effect", on=["bear"], change={"power": "+1"}))
    assert played.table.worlds is None
