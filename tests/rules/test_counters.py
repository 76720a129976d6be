"""Counters (122; 121 before 2020): when they get a timestamp (613.7c, since 2020), and which ones are keywords."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOTHING, Played, Record, do, place, play

WITH_TIMESTAMPS = ("2021-09", "2025-06", "2026-08")
AXE = {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
GROUNDED = do("effect", on=["it"], change={"remove_abilities": ["Flying"]})


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(AXE, *ALL))


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
def test_613_7c_taking_a_counter_off_renews_nothing(edition: str) -> None:
    grounded = now(edition, place("Bear"), do("counters", "it", kind="flying", count=2), GROUNDED)
    assert "Flying" not in grounded["it"].keywords
    fewer = grounded.then(do("counters", "it", kind="flying", count=-1))
    assert (fewer["it"].counters, fewer["it"].keywords) == ({"flying": 1}, ())
    assert "613.7c" not in fewer.last.rules
    more = fewer.then(do("counters", "it", kind="flying", count=1))
    assert "Flying" in more["it"].keywords
    assert "613.7c" in more.last.rules


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
def test_613_7c_counters_put_on_after_all_were_taken_off_are_new(edition: str) -> None:
    played = now(
        edition,
        place("Bear"),
        do("counters", "it", kind="flying"),
        do("counters", "it", kind="flying", count=-1),
        GROUNDED,
        do("counters", "it", kind="flying"),
    )
    assert "Flying" in played["it"].keywords


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
def test_613_7c_a_new_timestamp_of_the_object_is_none_of_its_counters(edition: str) -> None:
    """Turned over or attached the permanent gets a new timestamp (613.7e-g), and its counters keep theirs."""
    played = now(
        edition,
        place("Delver of Secrets", counters={"vigilance": 1}),
        do("effect", on=["it"], change={"remove_abilities": ["Vigilance"]}),
        do("transform", "it"),
    )
    assert played["it"].face_up == "back"
    assert "Vigilance" not in played["it"].keywords


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
def test_704_5q_counters_that_cancel_out_renew_nothing(edition: str) -> None:
    played = now(edition, place("Bear", counters={"+1/+1": 2, "-1/-1": 1}), do("check_state"))
    assert played["it"].counters == {"+1/+1": 1}
    assert played.table.object("it").counter_stamps == {}


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
@pytest.mark.parametrize(
    ("kind", "ability", "keyword"),
    [
        ("hexproof from black", "Hexproof from black", "Hexproof"),
        ("hexproof from Demons", "Hexproof from Demons", "Hexproof"),
        ("Hexproof from artifacts", "Hexproof from artifacts", "Hexproof"),
        ("trample over planeswalkers", "Trample over planeswalkers", "Trample"),
        ("first strike", "First strike", "First strike"),
    ],
)
def test_122_1b_a_counter_may_be_a_variant_of_a_keyword(edition: str, kind: str, ability: str, keyword: str) -> None:
    bear = now(edition, place("Bear"), do("counters", "it", kind=kind))["it"]
    assert bear.abilities == (ability,)
    assert [word.casefold() for word in bear.keywords] == [keyword.casefold()]
    assert "122.1b" in bear.why["keywords"][0].rules


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
@pytest.mark.parametrize("kind", ["charge", "hexproof for a while", "ward", "protection from red"])
def test_122_1b_other_counters_give_no_ability(edition: str, kind: str) -> None:
    assert now(edition, place("Bear"), do("counters", "it", kind=kind))["it"].abilities == ()


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_2020_no_counter_gives_a_keyword(edition: str) -> None:
    assert now(edition, place("Bear"), do("counters", "it", kind="hexproof from black"))["it"].abilities == ()


@by_edition("400.10c", "400.10c", "400.11c", "400.11c", "400.11c")
def test_400_11c_no_counters_are_put_on_a_card_outside_the_game(edition: str, rules: list[str]) -> None:
    played = now(edition, place("Bear", zone="outside"), do("counters", "it", kind="charge"))
    assert (played.last.result, list(played.last.rules), played["it"].counters) == (NOTHING, rules, {})
    exiled = now(edition, place("Bear", zone="exile"), do("counters", "it", kind="time"))
    assert (exiled.last.result, exiled["it"].counters) == (DONE, {"time": 1})


def test_613_4c_a_counter_that_gives_power_alone_has_its_own_step() -> None:
    bear = play(NEWEST.key, place("Grizzly Bears"), do("counters", "it", kind="+1/+0", count=2))
    assert (bear["it"].power, bear["it"].toughness) == (4, 2)
    assert bear["it"].why["power"][0].rules[0] == "613.4c"
    assert [step.source.counter for step in bear["it"].proof if step.source] == ["+1/+0"]


STUNNED = place("Bear", tapped=True, counters={"stun": 2})


@pytest.mark.parametrize(
    ("edition", "tapped", "left"), [("2021-09", False, 2), ("2025-06", True, 1), ("2026-08", True, 1)]
)
def test_122_1d_a_stun_counter_goes_instead_of_untapping(edition: str, tapped: bool, left: int) -> None:
    played = now(edition, STUNNED, do("untap", objects=["it"]))
    assert (played.last.result, played["it"].tapped, played["it"].counters) == (DONE, tapped, {"stun": left})
    assert ("122.1d" in played.last.rules) is tapped


def test_101_2_counters_that_may_not_be_removed_leave_it_not_computed() -> None:
    words = "Stun counters can't be removed from permanents your opponents control."
    frost = {"name": "Frost", "mana_cost": "{U}", "type_line": "Enchantment", "oracle_text": words}
    for player, open_ in (("Ben", True), ("Ana", False)):
        for action in (do("untap", objects=["it"]), do("counters", "it", kind="stun", count=-1)):
            played = play(NEWEST.key, place("Frost", "frost", player=player), STUNNED, action, cards=(frost, *ALL))
            assert (str(played.last.result) == "not computed") is open_
    other = do("counters", "it", kind="charge", count=-1)
    played = play(NEWEST.key, place("Frost", "frost", player="Ben"), STUNNED, other, cards=(frost, *ALL))
    assert played.last.result == NOTHING
    # Words against removing say nothing of putting counters on.
    more = do("counters", "it", kind="stun", count=1)
    played = play(NEWEST.key, place("Frost", "frost", player="Ben"), STUNNED, more, cards=(frost, *ALL))
    assert (played.last.result, played["it"].counters) == (DONE, {"stun": 3})


@pytest.mark.parametrize("edition", WITH_TIMESTAMPS)
def test_613_7c_counters_of_another_kind_leave_the_timestamp_of_those_that_are_there(edition: str) -> None:
    """The keyword counter is newer than what took all abilities, whatever counters come or go after it."""
    mute = do("effect", on=["it"], change={"lose_all_abilities": True})
    flies = now(edition, place("Bear"), mute, do("counters", "it", kind="flying"), do("counters", "it", kind="+1/+1"))
    assert flies["it"].keywords == ("Flying",)
    assert flies.then(do("counters", "it", kind="+1/+1", count=-1))["it"].keywords == ("Flying",)


REMAIN = "Counters remain on Grave as it moves to any zone other than a player's hand or library."


@pytest.mark.parametrize(("to", "size"), [("graveyard", 3), ("exile", 3), ("command", 3), ("hand", 1), ("library", 1)])
def test_122_2_counters_remain_where_its_own_words_say_so(to: str, size: int) -> None:
    grave = {"name": "Grave", "mana_cost": "{G}", "type_line": "Creature", "power": "1", "toughness": "1"}
    muted = {
        "name": "Mute",
        "mana_cost": "{G}",
        "type_line": "Enchantment",
        "oracle_text": "Creatures lose all abilities.",
    }
    cards = ({**grave, "oracle_text": REMAIN}, muted)
    board = (place("Grave", counters={"+1/+1": 2}), do("move", "it", to=to))
    played = play(NEWEST.key, *board, cards=cards)
    assert (played["it"].power, "remain" in played.last.says) == (size, size > 1)
    assert played.then(do("put_onto_battlefield", "it"))["it"].power == size
    assert play(NEWEST.key, place("Mute", "mute"), *board, cards=cards)["it"].power == 1


@pytest.mark.parametrize(
    ("own", "others", "counters"),
    [
        ("", (), {"+1/+1": 2, "oil": 1}),
        # 122.6: others speak of counters that are put on it, and those that remain are not.
        ("", ("Giver",), {"+1/+1": 3, "oil": 1}),
        ("", ("Twice",), {"+1/+1": 2, "oil": 1}),
        ("", ("Never",), {"+1/+1": 2, "oil": 1}),
        ("This creature enters with two +1/+1 counters on it.", (), {"+1/+1": 4, "oil": 1}),
        ("This creature enters with two +1/+1 counters on it.", ("Twice",), {"+1/+1": 6, "oil": 1}),
        ("This creature enters with two +1/+1 counters on it.", ("Never",), {"+1/+1": 2, "oil": 1}),
        # 702.136a: with none until it is said that it has one more.
        ("Riot", (), {"+1/+1": 2, "oil": 1}),
        ("Riot", ("Giver",), {"+1/+1": 3, "oil": 1}),
    ],
)
def test_122_2_counters_that_remain_stay_whatever_is_made_of_those_with_which_it_enters(
    own: str, others: tuple[str, ...], counters: dict[str, int]
) -> None:
    more = "Each other creature you control enters with an additional +1/+1 counter on it."
    would = "If one or more +1/+1 counters would be put on a creature you control,"
    cards = (
        creature("Grave", "Zombie", "1/1", oracle_text=f"{REMAIN}\n{own}"),
        creature("Giver", "Elf", "1/1", oracle_text=more),
        creature("Twice", "Elf", "1/1", oracle_text=f"{would} twice that many +1/+1 counters are put on it instead."),
        creature("Never", "Elf", "1/1", oracle_text="Counters can't be put on creatures or lands."),
    )
    dead = (place("Grave", counters={"+1/+1": 2, "oil": 1}), do("move", "it", to="graveyard"))
    there = (place(other, other) for other in others)
    played = play(NEWEST.key, *dead, *there, do("put_onto_battlefield", "it"), cards=cards)
    assert played["it"].counters == counters
    if own == "Riot":
        chosen = played.then(do("choose", "it", counters={"+1/+1": 1 + len(others)}))
        assert chosen["it"].counters == {**counters, "+1/+1": counters["+1/+1"] + 1}


def test_306_5b_a_planeswalker_enters_with_its_loyalty_beside_the_counters_that_remain() -> None:
    walker = {"name": "Grave", "mana_cost": "{3}", "type_line": "Planeswalker — Grave", "loyalty": "3"}
    again = (
        place("Grave", counters={"loyalty": 2}),
        do("move", "it", to="graveyard"),
        do("put_onto_battlefield", "it"),
    )
    played = play(NEWEST.key, *again, cards=[{**walker, "oracle_text": REMAIN}])
    assert (played["it"].loyalty, played["it"].counters) == (5, {"loyalty": 5})


@pytest.mark.parametrize(
    ("before", "count", "after", "result"),
    [
        (0, 1, 1, DONE),
        (0, 3, 3, DONE),
        (2, 1, 3, DONE),
        (2, -1, 1, DONE),
        (2, -2, 0, DONE),
        # As many are taken off as there are (122.1).
        (2, -5, 0, DONE),
        (0, -1, 0, NOTHING),
        (2, 0, 2, NOTHING),
    ],
)
def test_122_1_counters_are_put_on_and_taken_off_as_far_as_there_are_any(
    before: int, count: int, after: int, result: str
) -> None:
    """613.7c: all of a kind get a new timestamp when some are put on, and none when some are taken off."""
    there = {"oil": before} if before else {}
    start = play("2026-08", place("Bear", counters={**there, "charge": 1}), cards=ALL)
    played = start.then(do("counters", "it", kind="oil", count=count))
    held, stamps = played.table.object("it"), start.table.object("it").counter_stamps
    assert (played.last.result, held.counters) == (result, {"charge": 1, **({"oil": after} if after else {})})
    assert held.counter_stamps.get("charge") == stamps.get("charge")
    if after > before:
        assert held.counter_stamps["oil"] > start.table.clock
    elif after:
        assert held.counter_stamps.get("oil") == stamps.get("oil")
    else:
        assert "oil" not in held.counter_stamps
    assert ("613.7c" in played.last.rules) == (after > before)


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06", "2026-08"])
@pytest.mark.parametrize(("kind", "sized"), [("+1/+1", True), ("-0/-2", True), ("oil", False)])
def test_613_4c_counters_that_change_a_size_are_told_by_their_layer_too(kind: str, sized: bool, edition: str) -> None:
    """613.3d of 2011 and 2016; counters got timestamps with 613.7c in 2020."""
    played = play(edition, place("Bear"), do("counters", "it", kind=kind, count=1), cards=ALL)
    old = edition in ("2011-09", "2016-01")
    assert (("613.3d" if old else "613.4c") in played.last.rules) == sized
    assert ("613.7c" in played.last.rules) == (not old)


def test_400_11a_no_counter_is_put_on_what_is_outside_the_game() -> None:
    played = play("2026-08", place("Bear", zone="outside"), do("counters", "it", kind="oil"), cards=ALL)
    assert (played.last.result, played["it"].counters) == (NOTHING, {})


ARMED = (place("Bear"), place("Axe", "axe", counters={"hone": 2}), do("attach", "axe", to="it"))


@by_edition("-", "-", "-", "-", "122.1j")
def test_122_1j_hone_counters_on_an_equipment_give_power_to_the_creature_it_is_on(
    edition: str, rules: list[str]
) -> None:
    played = now(edition, *ARMED)
    assert (played["it"].power, played["it"].toughness) == (4, 2)
    (why, *_) = played["it"].why["power"]
    assert why.says == "The hone counters on Axe give it +2 power: 4."
    assert why.rules == ("613.4c", *rules, "613.7c")
    more = played.then(do("counters", "axe", kind="hone"))
    assert more["it"].power == 5
    # They are no ability of the Equipment, and a later power that is set is what they add to.
    lost = more.then(do("effect", on=["axe"], change={"lose_all_abilities": True}))
    assert lost.then(do("effect", on=["it"], change={"set_power": 0}))["it"].power == 3
    moved = lost.then(place("Bear", "other"), do("attach", "axe", to="other"))
    assert (moved["it"].power, moved["other"].power, moved["axe"].power) == (2, 5, None)


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06"])
def test_122_1j_hone_counters_do_nothing_before_their_rule(edition: str) -> None:
    assert now(edition, *ARMED)["it"].power == 2


def test_122_1j_hone_counters_do_nothing_on_what_is_no_equipment() -> None:
    assert now(NEWEST.key, place("Bear", counters={"hone": 2}))["it"].power == 2
