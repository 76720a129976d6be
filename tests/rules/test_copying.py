"""Copies of every kind: what is copied, by whom it is seen how, what exceptions do, what tokens and spells become."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, entering_copy, events, place, play

NEW = NEWEST.key


@by_edition("706.4 706.2", "706.4 706.2", "707.4 707.2 613.2a", "707.4 707.2 613.2a", "707.4 707.2 613.2a")
def test_what_becomes_a_copy_neither_leaves_nor_enters(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Grizzly Bears", "bear", tapped=True, counters={"+1/+1": 1}),
        place("Elite Vanguard", "vanguard"),
        do("become_copy", "bear", of="vanguard"),
        do("become_copy", "bear", of="vanguard"),
    )
    assert events(played.last) == ["became a copy"]
    assert set(rules) <= set(played.last.rules)
    assert rules[0] not in played.outcomes[2].rules, "it was no copy yet"
    bear = played["bear"]
    assert (bear.name, bear.power, bear.tapped, bear.counters) == ("Elite Vanguard", 3, True, {"+1/+1": 1})


@by_edition("706.5 706.8", "706.5 706.8", "707.5 707.8", "707.5 707.8", "707.5 707.8")
def test_of_a_double_faced_permanent_the_face_that_is_up_is_copied(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Thraben Sentry", "sentry", face="back"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "sentry"),
    )
    clone = played["clone"]
    assert (clone.name, clone.power, clone.mana_cost, clone.mana_value) == ("Thraben Militia", 5, "", 0)
    assert clone.face_up is None
    assert set(rules) <= set(played.last.rules)
    assert played.then(do("transform", "clone")).last.result == NOTHING


def test_later_changes_of_the_original_do_not_reach_the_copy() -> None:
    played = play(
        NEW,
        place("Delver of Secrets", "delver"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "delver"),
        do("transform", "delver"),
    )
    assert (played["delver"].name, played["clone"].name) == ("Insectile Aberration", "Delver of Secrets")


def test_a_copy_of_a_face_down_permanent_is_a_face_up_two_two_that_nothing_turns_up() -> None:
    played = play(
        NEW,
        place("Grinning Demon", "demon", face_down="morph"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "demon"),
    )
    clone = played["clone"]
    assert (clone.name, clone.power, clone.toughness, clone.colors, clone.abilities) == ("", 2, 2, (), ())
    assert clone.face_down is False
    turned = played.then(do("turn_face_up", "clone", by="morph"))
    assert turned.last.result == ILLEGAL
    assert "702.37e" in turned.last.rules


def test_a_flipped_permanent_shows_the_lower_half_of_what_it_becomes_a_copy_of() -> None:
    played = play(
        NEW,
        place("Jushi Apprentice", "tomoya", flipped=True),
        place("Nezumi Shortfang", "rat"),
        do("become_copy", "tomoya", of="rat", until="end of turn"),
    )
    assert played["tomoya"].name == "Stabwhisker the Odious"
    assert {"707.3", "707.2", "710.2"} <= {rule for why in played["tomoya"].why["name"] for rule in why.rules}
    assert played.then(do("end_turn"))["tomoya"].name == "Tomoya the Revealer"


@by_edition(
    "706.9a 706.9c 706.2", "706.9a 706.9c 706.2", "707.9a 707.9b 707.2", "707.9a 707.9b 707.2", "707.9a 707.9b 707.2"
)
def test_exceptions_become_part_of_the_copied_values(edition: str, rules: list[str]) -> None:
    fragile = {"add_subtypes": ["Illusion"], "add_abilities": ["Fragile."]}
    played = play(
        edition,
        place("Grizzly Bears", "bear"),
        place("Phantasmal Image", "image", "hand"),
        *entering_copy("image", "bear", except_=fragile),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "image"),
    )
    for label in ("image", "clone"):
        assert set(played[label].subtypes) == {"Bear", "Illusion"}
        assert played[label].abilities == ("Fragile.",)
    # What copies the copy has no exception of its own; it copies (707.2), and behind that is told where it comes from.
    for key, excepted, copied in zip(("abilities", "subtypes"), rules[:2], rules[2:] * 2, strict=True):
        assert played["image"].why[key][0].rules[0] == excepted
        assert (played["clone"].why[key][0].rules[0], played["clone"].why[key][-1].rules) == (copied, (excepted,))
    assert "by an exception" in rungs(played.table, "image")[1].says
    assert "by an exception" not in rungs(played.table, "clone")[1].says


@pytest.mark.parametrize(("edition", "kept"), [("2011-09", ()), ("2016-01", ()), ("2021-09", ("Changeling",))])
def test_an_added_subtype_leaves_changeling_alone_since_2021(edition: str, kept: tuple[str, ...]) -> None:
    played = play(
        edition,
        place("Woodland Changeling", "changeling"),
        place("Grizzly Bears", "bear"),
        do("become_copy", "bear", of="changeling", except_={"add_subtypes": ["Illusion"]}),
    )
    assert played["bear"].keywords == kept


def test_a_color_that_an_exception_gives_leaves_the_color_indicator_behind() -> None:
    played = play(
        NEW,
        place("Huntmaster of the Fells", "ravager", face="back"),
        place("Vesuvan Doppelganger", "doppelganger", "hand"),
        *entering_copy("doppelganger", "ravager", except_={"colors": ["U"]}),
    )
    assert (played["doppelganger"].colors, played["doppelganger"].color_indicator) == (("U",), ())
    assert {"707.9c", "707.9d"} <= set(played.last.rules)


@pytest.mark.parametrize(
    ("edition", "card", "turned"),
    [
        ("2011-09", "Delver of Secrets", None),
        ("2021-09", "Delver of Secrets", None),
        ("2025-06", "Delver of Secrets", "Insectile Aberration"),
        ("2025-06", "Blackbloom Rogue", None),
        (NEW, "Delver of Secrets", "Insectile Aberration"),
        (NEW, "Blackbloom Rogue", "Blackbloom Bog"),
    ],
)
def test_a_token_copy_turns_over_where_it_has_both_faces(edition: str, card: str, turned: str | None) -> None:
    played = play(edition, place(card, "card"), do("create_token_copy", of="card", as_="token"))
    assert (played["token"].name, played["token"].token) == (card, True)
    told = played.then(do("transform", "token"))
    assert told.last.result == (NOTHING if turned is None else DONE)
    assert told["token"].name == (turned or card)


def test_a_token_copy_of_what_is_a_copy_has_the_copied_face_on_both_sides() -> None:
    played = play(
        NEW,
        place("Kruin Outlaw", "outlaw"),
        place("Elite Vanguard", "vanguard"),
        do("become_copy", "outlaw", of="vanguard", until="end of turn"),
        do("create_token_copy", of="outlaw", as_="token"),
        do("end_turn"),
    )
    turned = played.then(do("transform", "token"))
    assert events(turned.last) == ["transformed"]
    assert (turned["token"].name, turned["token"].face_up, turned["outlaw"].name) == (
        "Elite Vanguard",
        "back",
        "Kruin Outlaw",
    )


@by_edition("706.10 706.10a", "706.10 706.10a", "707.10 707.10a", "707.10 707.10a", "707.10 707.10a")
def test_a_copy_of_an_instant_is_not_cast_and_ends_as_it_leaves_the_stack(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Lightning Bolt", "bolt", "hand"), do("cast", "bolt"))
    copied = played.then(do("copy_spell", of="bolt", as_="copy"))
    assert events(copied.last) == []
    resolved = copied.then(do("resolve", "copy"))
    assert events(resolved.last) == ["resolved", "ceased to exist"]
    assert "copy" not in resolved.table.objects
    assert {rules[0]} <= set(copied.last.rules)
    assert {rules[1], "704.5e"} <= set(resolved.last.rules)


@by_edition("-", "-", "707.10f 111.11", "707.10f 707.10g 111.13 608.3f", "707.10f 707.10g 111.13 608.3f")
def test_a_copy_of_a_permanent_spell_becomes_a_token(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Lunarch Veteran", "card", "graveyard"),
        do("cast", "card", transformed=True),
        do("copy_spell", of="card", as_="copy", player="Ben"),
        do("resolve", "copy"),
    )
    token = played["copy"]
    assert (token.name, token.token, token.controller, token.owner) == ("Luminous Phantom", True, "Ben", "Ben")
    assert token.mana_value == (0 if edition == "2021-09" else 1)
    assert set(rules) <= set(played.last.rules)


@by_edition("-", "-", "707.8", "707.10g", "707.10g")
def test_what_a_cast_copy_of_a_double_faced_card_becomes_is_told_by_a_rule(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Gatstaf Shepherd", "card", "graveyard"),
        do("cast", "card", as_copy="copy"),
        do("resolve", "copy", transformed=True),
    )
    assert played["copy"].name == "Gatstaf Howler"
    assert all(why.rules for reasons in played["copy"].why.values() for why in reasons)
    assert rules[0] in [number for why in played["copy"].why["name"] for number in why.rules]


def test_what_is_never_created_can_be_asked_nothing() -> None:
    played = play(NEW, place("Lightning Bolt", "bolt", "graveyard"), do("create_token_copy", of="bolt", as_="token"))
    assert played.last.result == NOTHING
    assert "111.5" in played.last.rules
    assert played.then(do("transform", "token")).last.result == NOTHING


def test_what_enters_face_down_as_a_copy_is_that_copy_once_it_is_turned_up() -> None:
    played = play(
        NEW,
        place("Craw Wurm", "wurm"),
        place("Pine Walker", "walker", "hand"),
        do("cast", "walker", face_down="morph"),
        do("resolve", "walker", as_copy_of="wurm"),
    )
    assert (played["walker"].name, played["walker"].power) == ("", 2)
    assert {"708.10", "707.5"} <= set(played.last.rules)
    assert played.then(do("turn_face_up", "walker", by="morph")).last.result == ILLEGAL
    assert played.then(do("turn_face_up", "walker"))["walker"].name == "Craw Wurm"


def test_an_ability_of_what_the_permanent_was_before_it_left_does_not_turn_it_over() -> None:
    played = play(
        NEW,
        place("Huntmaster of the Fells", "huntmaster"),
        do("move", "huntmaster", to="exile"),
        do("put_onto_battlefield", "huntmaster"),
        do("transform", "huntmaster", ability_of="huntmaster", since=0),
    )
    assert (played.last.result, played["huntmaster"].face_up) == (NOTHING, "front")
    assert "400.7" in played.last.rules
    assert played.then(do("transform", "huntmaster"))["huntmaster"].face_up == "back"


def test_a_copy_of_a_copy_takes_what_that_one_copied() -> None:
    first = (place("Grizzly Bears"), place("Clone", "clone", "hand"), *entering_copy("clone", "it"))
    played = play(NEW, *first, place("Clone", "second", "hand"), *entering_copy("second", "clone"))
    assert "707.3" in played.last.rules
    assert played["second"].name == "Grizzly Bears"
