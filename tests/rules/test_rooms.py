"""Rooms (709.5, since 2024): what a locked half takes away, unlocking, locking, and what copies get."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, room
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, Record, do, events, place, play

NEW = "2026-08"
SHRINKS = [{"filter": {"types": "Creature"}, "change": {"power": "-1"}}]
ATTIC = room({"name": "Hall", "mana_cost": "{1}{W}"}, {"name": "Attic", "mana_cost": "{2}{G}", "static": SHRINKS})
FIELDS = ("name", "mana_cost", "mana_value", "colors", "abilities")


def now(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, cards=(ATTIC, *ALL))


@pytest.mark.parametrize(
    ("unlocked", "expected"),
    [
        ([], ("", "", 0, (), ())),
        (["left"], ("Hall", "{1}{W}", 2, ("W",), ("Text of Hall.",))),
        (["right"], ("Attic", "{2}{G}", 3, ("G",), ("Text of Attic.",))),
        (["left", "right"], ("Hall // Attic", "{3}{G}{W}", 5, ("W", "G"), ("Text of Hall.", "Text of Attic."))),
    ],
)
@pytest.mark.parametrize("edition", ["2025-06", NEW])
def test_a_locked_half_takes_its_name_cost_and_text_away_and_leaves_the_type_line(
    edition: str, unlocked: list[str], expected: tuple[object, ...]
) -> None:
    held = now(place("Hall", unlocked=unlocked), edition=edition)["it"]
    assert tuple(held.value(field) for field in FIELDS) == expected
    assert (held.types, held.subtypes) == (("Enchantment",), ("Room",))
    assert held.why["name"][0].rules == ("709.5",)
    assert "709.5a" in held.why["types"][0].rules
    assert "709.5c" in held.why["unlocked"][0].rules


def test_the_reason_says_that_no_rule_names_the_layer() -> None:
    said = [reason.says for reason in now(place("Hall"))["it"].why["name"]]
    assert any("no rule names their layer" in sentence for sentence in said)


@pytest.mark.parametrize(("half", "name"), [("left", "Hall"), ("right", "Attic")])
def test_the_half_that_was_cast_is_unlocked_on_entering(half: str, name: str) -> None:
    cast = now(place("Hall", zone="hand"), do("cast", "it", half=half))
    assert cast["it"].name == name
    resolved = cast.then(do("resolve", "it"))
    assert resolved["it"].unlocked == (half,)
    assert events(resolved.last)[-1] == "half unlocked"
    assert "709.5d" in resolved.last.rules


def test_a_room_put_onto_the_battlefield_has_both_halves_locked() -> None:
    played = now(place("Hall", zone="graveyard"), do("put_onto_battlefield", "it"))
    assert played["it"].unlocked == ()
    assert events(played.last) == ["entered"]


def test_unlocking_the_second_half_unlocks_fully_and_its_static_ability_works() -> None:
    locked = now(place("Hall", unlocked=["left"]), place("Bear", "bear"))
    assert locked["bear"].power == 2
    unlocked = locked.then(do("unlock", "it", half="right", by="special action"))
    assert events(unlocked.last) == ["half unlocked", "fully unlocked"]
    assert {"709.5e", "116.2m", "709.5h", "709.5i"} <= set(unlocked.last.rules)
    assert unlocked["bear"].power == 1
    relocked = unlocked.then(do("lock", "it", half="right"))
    assert events(relocked.last) == ["half locked"]
    assert relocked["bear"].power == 2


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (do("unlock", "it", half="left"), "709.5f"),
        (do("lock", "it", half="right"), "709.5g"),
        (do("unlock", "it", half="right", by="special action", player="Ben"), "709.5e"),
        (do("unlock", "bear", half="left", by="special action"), "709.5e"),
        (do("lock", "it", half="left", by="special action"), "709.5g"),
    ],
)
def test_a_half_that_cannot_be_unlocked_or_locked_is_refused(action: Record, number: str) -> None:
    played = now(place("Hall", unlocked=["left"]), place("Bear", "bear"), action)
    assert played.last.result == ILLEGAL
    assert played.last.rules[0] == number


@pytest.mark.parametrize("edition", ["2025-06", "2026-08"])
@pytest.mark.parametrize(
    ("unlocked", "action", "number"),
    [
        (["left", "right"], do("unlock", "it", half="left"), "709.5f"),
        (["left", "right"], do("unlock", "it"), "709.5f"),
        ([], do("lock", "it", half="right"), "709.5g"),
        ([], do("lock", "it"), "709.5g"),
        (["left"], do("unlock", "bear", half="left"), "709.5f"),
        (["left"], do("lock", "bear", half="left"), "709.5g"),
        (["left"], do("unlock", "in hand", half="left"), "709.5f"),
    ],
)
def test_101_3_told_to_choose_a_half_where_none_can_be_nothing_happens(
    edition: str, unlocked: list[str], action: Record, number: str
) -> None:
    before = now(
        place("Hall", unlocked=unlocked), place("Bear", "bear"), place("Hall", "in hand", "hand"), edition=edition
    )
    after = before.then(action)
    assert after.last.result == NOTHING
    assert after.last.rules[:2] == ("101.3", number)
    assert after.last.events == ()
    assert after.table.objects == before.table.objects


def test_with_no_locked_half_the_special_action_cannot_be_taken() -> None:
    played = now(place("Hall", unlocked=["left", "right"]), do("unlock", "it", by="special action"))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, "709.5e")


def test_the_special_action_needs_an_empty_stack_and_an_effect_does_not() -> None:
    played = now(place("Hall"), place("Bear", "bear", "hand"), do("cast", "bear"))
    assert played.then(do("unlock", "it", half="left", by="special action")).last.result == ILLEGAL
    assert played.then(do("unlock", "it", half="left")).last.result == DONE


def test_a_copy_gets_both_halves_and_no_designation() -> None:
    played = now(place("Hall", unlocked=["left"]), do("create_token_copy", of="it", as_="token"))
    assert (played["token"].name, played["token"].unlocked) == ("", ())
    assert played.then(do("unlock", "token", half="right"))["token"].name == "Attic"


def test_designations_outlast_being_something_else() -> None:
    played = now(
        place("Hall", unlocked=["left"]),
        place("Anthem", "anthem"),
        do("become_copy", "it", of="anthem", until="end of turn"),
    )
    assert (played["it"].name, played["it"].unlocked) == ("Anthem", ("left",))
    assert played.then(do("end_turn"))["it"].name == "Hall"


def test_another_zone_knows_no_designations() -> None:
    away = now(place("Hall", unlocked=["left", "right"]), do("move", "it", to="exile"))
    assert (away["it"].name, away["it"].unlocked) == ("Hall // Attic", ())
    assert away.then(do("put_onto_battlefield", "it"))["it"].name == ""


def test_a_room_made_a_creature_is_as_large_as_what_is_unlocked() -> None:
    played = now(place("Awakening", "awakening"), place("Hall", unlocked=["left"]), place("Hall", "locked"))
    assert (played["it"].power, played["locked"].power) == (2, 0)
    assert played["locked"].state_based == ("704.5f",)


def test_a_room_is_unlocked_by_the_special_action_on_its_controllers_own_turn_only() -> None:
    room = play(NEW, place("Bottomless Pool // Locker Room", player="Ben"))
    special = room.then(do("unlock", "it", half="left", by="special action", player="Ben"))
    assert (special.last.result, special.last.rules[0]) == (ILLEGAL, "709.5e")
    assert room.then(do("unlock", "it", half="left", player="Ben"))["it"].unlocked == ("left",)


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (
            (place("Hall", "room", "hand"), do("cast", "room", half="right"), do("copy_spell", of="room", as_="copy")),
            "copies",
        ),
        ((place("Hall", "room", "exile"), do("cast", "room", half="right", as_copy="copy")), "was cast as"),
    ],
)
def test_709_5d_a_copied_room_spell_is_not_said_to_have_been_cast(made: tuple[Record, ...], says: str) -> None:
    last = now(*made, do("resolve", "copy")).last
    first, named = last.reasons[0], next(why for why in last.reasons if "as a token" in why.says)
    assert (first.rules[0], f"It {says} " in first.says) == ("709.5d", True)
    assert named.says.endswith("as a token: Attic.")


@pytest.mark.parametrize("unlocked", [[], ["left"], ["right"], ["left", "right"]], ids=str)
def test_709_5c_what_asks_for_an_unlocked_half_finds_the_rooms_that_have_it_unlocked(unlocked: list[str]) -> None:
    asking = [
        do("effect", source="bear", filter={"unlocked": half}, change={"add_abilities": [keyword]})
        for half, keyword in (("left", "Flying"), ("right", "Haste"))
    ]
    there = (place("Bottomless Pool // Locker Room", unlocked=unlocked), place("Grizzly Bears", "bear"))
    played = play("2026-08", *there, *asking)
    found = [half for half, keyword in (("left", "Flying"), ("right", "Haste")) if keyword in played["it"].keywords]
    assert (found, played["bear"].keywords) == (unlocked, ())
