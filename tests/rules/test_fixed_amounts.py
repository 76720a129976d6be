"""Amounts of effects that resolved are fixed as they begin (611.2d, 608.2h); those of static ones follow (604.2)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import Played, Record, do, place, play

CREATURES = {"count": {"types": "Creature"}}
FIXED = by_edition("611.2d 608.2g", "611.2d 608.2g", "611.2d 608.2h", "611.2d 608.2h", "611.2d 608.2h")
CHEAP = {"name": "Cheap", "mana_cost": "{1}{W}", "type_line": "Enchantment"}
DEAR = {"name": "Dear", "mana_cost": "{3}{W}", "type_line": "Enchantment"}


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(CHEAP, DEAR, *ALL))


@FIXED
def test_611_2d_a_count_is_taken_once_and_stays(edition: str, rules: list[str]) -> None:
    grown = now(
        edition,
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        do("effect", on=["bear"], change={"set_power": CREATURES, "set_toughness": {**CREATURES, "plus": 3}}),
    )
    assert set(rules) <= set(grown.last.rules)
    for after in (
        grown,
        grown.then(place("Goblin", "another")),
        grown.then(do("move", "goblin", to="graveyard")),
        grown.then(do("effect", on=["goblin"], change={"set_types": ["Artifact"]})),
    ):
        assert (after["bear"].power, after["bear"].toughness) == (2, 5)


@pytest.mark.parametrize(
    ("change", "size"),
    [
        # A bear, which is 2/2, and a goblin are there as it begins.
        ({"set_power": CREATURES}, (2, 2)),
        ({"set_toughness": CREATURES}, (2, 2)),
        ({"power": CREATURES}, (4, 2)),
        ({"toughness": CREATURES}, (2, 4)),
        ({"power": CREATURES, "toughness": {**CREATURES, "times": -1}}, (4, 0)),
        ({"power": CREATURES, "toughness": "+3"}, (4, 5)),
        ({"power": "-1", "toughness": {"count": {"types": "Creature"}, "plus": 1}}, (1, 5)),
        ({"set_power": 7, "set_toughness": CREATURES}, (7, 2)),
    ],
)
def test_611_2d_every_amount_of_an_effect_that_resolved_is_fixed(change: Record, size: tuple[int, int]) -> None:
    there = (place("Bear", "bear"), place("Goblin", "goblin"), do("effect", on=["bear"], change=change))
    played = now(NEWEST.key, *there, place("Goblin", "another"))
    assert (played["bear"].power, played["bear"].toughness) == size
    assert "611.2d" in played.outcomes[2].rules


@pytest.mark.parametrize(
    ("change", "says"),
    [
        # 611.2d: what is counted is told otherwise than what is looked up of each object.
        ({"power": CREATURES, "toughness": CREATURES}, "counted"),
        ({"power": CREATURES, "toughness": "+1"}, "counted"),
        ({"set_power": "mana value"}, "looked up"),
        ({"set_power": "mana value", "set_toughness": CREATURES}, "looked up"),
    ],
)
def test_611_2d_amounts_are_told_as_counted_where_each_is(change: Record, says: str) -> None:
    played = now(NEWEST.key, place("Bear", "bear"), do("effect", on=["bear"], change=change))
    (told,) = [why.says for why in played.last.reasons if "611.2d" in why.rules]
    assert (says in told, ("counted" in told) and ("looked up" in told)) == (True, False)


@FIXED
def test_611_2d_what_begins_later_counts_anew(edition: str, rules: list[str]) -> None:
    del rules
    counting = do("effect", on=["bear"], change={"set_power": CREATURES})
    played = now(edition, place("Bear", "bear"), counting, place("Goblin", "goblin"))
    assert played["bear"].power == 1
    assert played.then(counting)["bear"].power == 2


@FIXED
def test_608_2h_each_object_has_its_own_mana_value_as_it_was(edition: str, rules: list[str]) -> None:
    awake = do(
        "effect",
        filter={"types": "Enchantment"},
        change={"add_types": ["Creature"], "set_power": "mana value", "set_toughness": "mana value"},
        until="end of turn",
    )
    played = now(edition, place("Cheap", "first"), place("Dear", "second"), place("Bear", "bear"), awake)
    assert set(rules) <= set(played.last.rules)
    copied = played.then(do("become_copy", "second", of="first", until="end of turn"))
    assert copied["second"].mana_value == 2
    for after in (played, copied):
        assert [after[label].power for label in ("first", "second", "bear")] == [2, 4, 2]
        assert "Creature" in after["second"].types
    ended = copied.then(do("end_turn"))
    assert [ended[label].power for label in ("first", "second", "bear")] == [None, None, 2]


@FIXED
def test_604_2_the_amount_of_a_static_ability_follows_the_table(edition: str, rules: list[str]) -> None:
    counting = do("effect", filter={"types": "Creature"}, change={"set_power": CREATURES}, source="source")
    played = now(edition, place("Anthem", "source"), place("Bear", "bear"), counting)
    assert not set(rules) & set(played.last.rules)
    # The other ability of the source gives one more.
    assert [played["bear"].power, played.then(place("Goblin", "goblin"))["bear"].power] == [2, 3]


@FIXED
def test_611_2d_whose_objects_are_counted_is_decided_as_it_begins(edition: str, rules: list[str]) -> None:
    del rules
    mine = {"count": {"types": "Creature", "controller": "you"}}
    played = now(
        edition,
        place("Bear", "bear"),
        place("Goblin", "hers", player="Ben"),
        place("Goblin", "too", player="Ben"),
        do("effect", on=["bear"], change={"set_power": mine}, player="Ben"),
    )
    assert played["bear"].power == 2
    assert played.then(do("effect", on=["hers"], change={"control": "Ana"}))["bear"].power == 2


def test_611_2d_an_effect_that_counts_nothing_says_nothing_of_amounts() -> None:
    played = now("2026-08", place("Bear", "bear"), do("effect", on=["bear"], change={"power": "+2"}))
    assert "611.2d" not in played.last.rules
    assert len(played.table.effects) == 1


def test_613_1b_you_in_an_effect_that_resolved_is_who_acted() -> None:
    bear = place("Grizzly Bears", "bear")
    taken = play(NEWEST.key, bear, do("effect", on=["bear"], change={"control": "you"}, player="Ben"))
    assert taken["bear"].controller == "Ben"
    kept = play(NEWEST.key, bear, do("effect", on=["bear"], change={"control": "you"}))
    assert kept["bear"].controller == "Ana"


def test_611_2d_what_was_counted_once_is_in_doubt_by_what_was_in_doubt_then() -> None:
    kill = {"name": "Kill", "mana_cost": "{B}", "type_line": "Instant", "oracle_text": "Destroy target creature."}
    resolved = (place("Kill", "kill", zone="stack"), do("resolve", "kill"))
    grows = do("effect", on=["bear"], change={"power": CREATURES})
    for actions, doubted in (((*resolved, grows), {"power"}), ((grows, *resolved), set[str]())):
        played = play(NEWEST.key, place("Bear", "bear"), *actions, cards=(kill, *ALL))
        assert {key for one in played["bear"].not_computed for key in one.keys} == {"zone"} | doubted


MOON: Record = {"name": "Moon", "type_line": "Land", "oracle_text": "Bears are Goblins by moonlight."}
GOBLINS = {"subtypes": "Goblin"}
THERE = (place("Bear", "bear"), place("Angel", "angel"))
# What an effect does by what it finds as it begins, and of which of both the size hangs on whether a Bear is a Goblin.
ONCE: dict[str, tuple[Record, str]] = {
    "it counts Goblins": (do("effect", on=["angel"], change={"power": {"count": GOBLINS}}), "angel"),
    "it is on Goblins": (do("effect", filter=GOBLINS, change={"power": "+1"}), "bear"),
    "it is on others": (do("effect", filter={"not": GOBLINS}, change={"power": "+1"}), "bear"),
}


@pytest.mark.parametrize("name", ONCE)
def test_611_2c_611_2d_what_was_found_once_is_in_doubt_by_words_that_were_there_then(name: str) -> None:
    """A number and a set of objects are fixed as the effect begins; words that come later change nothing of them."""
    effect, label = ONCE[name]

    def sizes_in_doubt(*actions: Record) -> set[str]:
        played = play(NEWEST.key, *actions, cards=(MOON, *ALL))
        return {one for one in ("bear", "angel", "late") if one in played.table.objects and _is_open(played, one)}

    moon, late = place("Moon", "moon"), place("Bear", "late")
    assert sizes_in_doubt(*THERE, moon, effect) == {label}
    assert sizes_in_doubt(*THERE, effect, moon) == set()
    # What came since was not found, whatever it is.
    assert sizes_in_doubt(*THERE, moon, effect, late) == {label}
    assert sizes_in_doubt(place("Angel", "angel"), moon, effect, late) == set()


def _is_open(played: Played, label: str) -> bool:
    return any("power" in one.keys for one in played[label].not_computed)


def test_611_2c_an_effect_on_what_it_names_is_on_that_whatever_else_that_is() -> None:
    grows = do("effect", on=["bear"], change={"power": "+1"})
    played = play(NEWEST.key, *THERE, place("Moon", "moon"), grows, cards=(MOON, *ALL))
    assert not _is_open(played, "bear")


def test_611_2c_a_set_of_objects_is_open_only_of_what_may_have_all_that_it_asks_for() -> None:
    """105.2, 110.2: of a Bear that may be a Goblin it is certain that it is green, and whose it is."""
    moon = place("Moon", "moon")
    for more, open_ in (({"colors": "G"}, True), ({"colors": "R"}, False), ({"controller": "opponent"}, False)):
        effect = do("effect", filter={**GOBLINS, **more}, change={"power": "+1"})
        assert _is_open(play(NEWEST.key, *THERE, moon, effect, cards=(MOON, *ALL)), "bear") is open_, more
