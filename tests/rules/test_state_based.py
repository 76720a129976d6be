"""State-based actions (704.5): which of them an object calls for, under the number of the edition, and what they do."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.state.state_based import state_based_reasons
from tests.rules.cards_for_tests import ALL, land
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import NOTHING, Played, Record, do, place, play

NEW = "2026-08"
AURA = {
    "name": "Wings",
    "mana_cost": "{U}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature\nIt has flying.",
}
CURSE = {"name": "Curse", "mana_cost": "{B}", "type_line": "Enchantment — Aura Curse", "oracle_text": "Enchant player"}
FIELD = land("Field", "Plains")
AXE = {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
OLD = {"name": "Old World", "mana_cost": "{G}", "type_line": "World Enchantment"}
NEW_WORLD = {"name": "New World", "mana_cost": "{G}", "type_line": "World Enchantment"}
WALLS = {"name": "Walls", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
NOT_A_LAND = {"set_types": ["Artifact"]}
LAND = {"set_types": ["Land"], "set_subtypes": ["Forest"]}


def now(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, cards=(AURA, CURSE, AXE, OLD, NEW_WORLD, WALLS, FIELD, *ALL))


def on_bear(card: str) -> tuple[Record, ...]:
    return place("Bear", "bear"), place(card), do("attach", "it", to="bear")


def on_plains(card: str) -> tuple[Record, ...]:
    return place("Field", "plains"), place(card), do("attach", "it", to="plains")


GROUNDED = do("effect", on=["bear"], change=LAND)
AWAKE = do("effect", on=["it"], change={"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
MADE_A_LAND = do("effect", on=["it"], change={"set_types": ["Land"]})
CASES = {
    "an Aura attached to nothing": ((*on_bear("Wings"), do("move", "bear", to="hand")), "704.5n", "704.5m"),
    "an Aura on what it cannot enchant": ((*on_bear("Wings"), GROUNDED), "704.5n", "704.5m"),
    "an Equipment on a noncreature": ((*on_bear("Axe"), GROUNDED), "704.5p", "704.5n"),
    "an attached creature": ((*on_bear("Axe"), AWAKE), "704.5q", "704.5p"),
    "an Equipment no longer": ((*on_bear("Axe"), MADE_A_LAND), "704.5q", "704.5p"),
    "an Aura no longer": ((*on_bear("Wings"), MADE_A_LAND), "704.5q", "704.5p"),
    "a Fortification no longer": ((*on_plains("Walls"), MADE_A_LAND), "704.5q", "704.5p"),
    "a Fortification on a nonland": (
        (*on_plains("Walls"), do("effect", on=["plains"], change=NOT_A_LAND)),
        "704.5p",
        "704.5n",
    ),
    "counters that cancel out": ((place("Bear", counters={"+1/+1": 2, "-1/-1": 1}),), "704.5r", "704.5q"),
    "an older world": ((place("Old World"), place("New World", "newer")), "704.5m", "704.5k"),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_called_for_bears_the_number_of_the_edition(case: str) -> None:
    actions, before, since = CASES[case]
    assert now(*actions, edition="2011-09")["it"].state_based == (before,)
    assert now(*actions)["it"].state_based == (since,)


def test_an_aura_on_a_player_is_not_judged() -> None:
    assert now(place("Curse"))["it"].state_based == ()


@pytest.mark.parametrize("case", ["an Aura attached to nothing", "an Aura on what it cannot enchant", "an older world"])
def test_what_is_put_away_goes_to_the_graveyard(case: str) -> None:
    played = now(*CASES[case][0], do("check_state"))
    assert played["it"].zone == "graveyard"
    assert CASES[case][2] in played.last.rules


def test_counters_cancel_out_in_pairs_and_nothing_else_happens() -> None:
    played = now(place("Bear", counters={"+1/+1": 3, "-1/-1": 1}), do("check_state"))
    assert played["it"].counters == {"+1/+1": 2}
    assert (played["it"].zone, played["it"].power) == ("battlefield", 4)
    assert played.then(do("check_state")).last.result == NOTHING


@pytest.mark.parametrize(
    "case",
    [
        "an attached creature",
        "an Equipment no longer",
        "an Aura no longer",
        "a Fortification no longer",
        "a Fortification on a nonland",
    ],
)
def test_704_5p_what_comes_off_stays_on_the_battlefield(case: str) -> None:
    before = now(*CASES[case][0])
    assert before.table.object("it").attached_to is not None
    played = before.then(do("check_state"))
    assert (played["it"].zone, played["it"].state_based) == ("battlefield", ())
    assert played.table.object("it").attached_to is None


def test_704_5p_a_battle_comes_off_as_a_creature_does() -> None:
    fought = do("effect", on=["it"], change={"add_types": ["Battle"]})
    played = now(*on_bear("Axe"), fought, do("counters", "it", kind="defense", count=1))
    assert played["it"].state_based == ("704.5p",)
    assert played.then(do("check_state")).table.object("it").attached_to is None


def test_704_3_what_goes_at_the_same_time_is_not_told_to_stay() -> None:
    dying = do("effect", on=["it"], change={"add_types": ["Creature"], "set_power": 1, "set_toughness": 0})
    played = now(*on_bear("Axe"), dying, do("check_state"))
    assert (played["it"].zone, "704.5p" in played.last.rules) == ("graveyard", False)


def test_an_equipment_comes_off_and_stays() -> None:
    played = now(*on_bear("Axe"), GROUNDED, do("check_state"))
    assert (played["it"].zone, played["it"].state_based) == ("battlefield", ())
    assert played.table.object("it").attached_to is None


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06", NEW])
def test_704_5j_a_lone_legendary_permanent_stays_however_often_its_table_is_computed(edition: str) -> None:
    """Values of one object may come from two computations of the same table; it is no other one for that."""
    played = now(place("Tomb", "tomb"), place("Bear", "bear"), edition=edition)
    first = scratches(played.table)
    again = scratches(msgspec.structs.replace(played.table, objects=dict(played.table.objects)))
    assert first["tomb"] is not again["tomb"]
    assert state_based_reasons(played.table, first["tomb"], again) == ()
    assert state_based_reasons(played.table, again["tomb"], first) == ()
    assert played.then(do("check_state")).last.result == NOTHING


WEAVER = {
    "name": "Weaver",
    "mana_cost": "{U}",
    "type_line": "Creature — Human",
    "oracle_text": "Weaver can’t have more than seven dream counters on it.",
    "power": "1",
    "toughness": "1",
}


@pytest.mark.parametrize(
    ("edition", "rule"), [("2011-09", "704.5s"), ("2016-01", "704.5s"), ("2021-09", "704.5r"), (NEW, "704.5r")]
)
def test_704_5r_counters_beyond_what_its_own_words_allow_are_removed(edition: str, rule: str) -> None:
    many = play(edition, place("Weaver", counters={"dream": 9, "charge": 8}), cards=[WEAVER])
    assert many["it"].state_based == (rule,)
    checked = many.then(do("check_state"))
    assert (checked["it"].counters, checked["it"].state_based) == ({"dream": 7, "charge": 8}, ())
    told = "Weaver has nine dream counters and can't have more than seven, so two of them are removed."
    assert checked.last.says == told
    assert checked.then(do("check_state")).last.result == NOTHING
    # Without the words it may have as many as there are, and without a number in them nothing is judged.
    mute = many.then(do("effect", on=["it"], change={"lose_all_abilities": True}))
    assert mute["it"].state_based == ()
    for most, rules in (("7", (rule,)), ("9", ()), ("zero", (rule,)), ("X", ())):
        words = f"Weaver can't have more than {most} dream counters on it."
        other = {**WEAVER, "oracle_text": words}
        assert play(edition, place("Weaver", counters={"dream": 9}), cards=[other])["it"].state_based == rules
        assert play(edition, place("Weaver", counters={"charge": 9}), cards=[other])["it"].state_based == ()


WALKERS = [
    {"name": name, "mana_cost": "{3}{U}", "type_line": f"Planeswalker — {kind}", "loyalty": "3"}
    for name, kind in (("Jace One", "Jace"), ("Jace Two", "Jace"), ("Garruk", "Garruk"))
]


@pytest.mark.parametrize(("edition", "gone"), [("2011-09", ("one", "two")), ("2016-01", ("one",)), (NEW, ())])
def test_704_5j_planeswalkers_that_are_humans_share_no_planeswalker_type(edition: str, gone: tuple[str, ...]) -> None:
    labels = {"one": "Jace One", "two": "Jace Two", "third": "Garruk"}
    humans = {"add_types": ["Creature"], "add_subtypes": ["Human"], "set_power": 1, "set_toughness": 1}
    played = play(
        edition,
        *(place(card, label) for label, card in labels.items()),
        do("effect", on=list(labels), change=humans),
        do("check_state"),
        cards=WALKERS,
    )
    assert tuple(label for label in labels if played[label].zone == "graveyard") == gone


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", NEW])
def test_702_26d_a_world_that_phases_in_is_no_newer_one(edition: str) -> None:
    away = now(place("Old World"), do("phase_out", "it"), place("New World", "newer"), edition=edition)
    assert away["newer"].state_based == ()
    played = away.then(do("phase_in", "it"), do("check_state"))
    assert [played[label].zone for label in ("it", "newer")] == ["graveyard", "battlefield"]


FORT = {"name": "Old Fort", "layout": "normal", "type_line": "Battle — Fort", "defense": "3"}


@pytest.mark.parametrize(("edition", "rule"), [("2025-06", "704.5v"), ("2026-08", "704.5w")])
def test_704_5w_a_battle_that_is_no_siege_has_a_rule_of_its_own(edition: str, rule: str) -> None:
    lost = [do("counters", label, kind="defense", count=-1) for label in ("it", "siege")]
    cards = (
        place("Old Fort", counters={"defense": 1}),
        place("Invasion of Zendikar", "siege", counters={"defense": 1}),
    )
    played = play(edition, *cards, *lost, cards=[FORT])
    assert [played[label].state_based[0] for label in ("it", "siege")] == [rule, "704.5v"]


def test_704_5m_what_turns_into_an_aura_where_it_lies_is_attached_to_nobody() -> None:
    witch = {
        "name": "Witch // Hex",
        "layout": "transform",
        "card_faces": [
            {"name": "Witch", "mana_cost": "{B}", "type_line": "Creature — Human", "power": "2", "toughness": "2"},
            {"name": "Hex", "mana_cost": "", "type_line": "Enchantment — Aura Curse", "oracle_text": "Enchant player"},
        ],
    }
    turned = play(NEW, place("Witch", "it"), do("transform", objects=["it"]), cards=(witch,))
    assert [why.rules[0] for why in turned["it"].why["state_based"]] == ["704.5m"]
    # Returned so, it was attached to a player as it entered, which is not on this table; by day Curse of Leeches is.
    back = do("put_onto_battlefield", "it", transformed=True)
    returned = play(NEW, place("Witch", "it", "exile"), back, cards=(witch,))
    night, day = do("day_night", value="night"), do("day_night", value="day")
    leeches = place("Curse of Leeches", "it", "hand")
    attached = play(NEW, night, leeches, do("put_onto_battlefield", "it"), day)
    assert (returned["it"].name, attached["it"].name) == ("Hex", "Curse of Leeches")
    assert all(not played["it"].state_based for played in (returned, attached))


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_704_5a_who_has_no_life_left_loses_and_that_is_said_and_not_carried_out(edition: str) -> None:
    at_zero = (do("life", player="Ana", total=0), do("check_state"))
    alone = now(*at_zero, edition=edition).last
    assert (alone.result, alone.not_computed) == (
        "not computed",
        "Not computed: what follows as Ana loses the game for having 0 or less life.",
    )
    both = now(do("life", player="Ben", total=-2), *at_zero, edition=edition).last
    assert "as Ana and Ben lose the game" in both.not_computed
    shrunk = (place("Bear", "bear"), do("effect", on=["bear"], change={"toughness": "-9"}))
    beside = now(*shrunk, *at_zero, edition=edition).last
    assert (beside.result, beside.rules[0]) == ("done", "704.5f")
    assert beside.says.endswith("Ana loses the game for having 0 or less life; what follows from that is not computed.")


def test_704_5a_who_has_one_life_left_does_not_lose() -> None:
    assert now(do("life", player="Ana", total=1), do("check_state")).last.result == "nothing happens"
