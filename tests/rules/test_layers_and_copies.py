"""Single rows of the newest edition: layers, timestamps, text, copies, status, names, what the reasons say."""

from __future__ import annotations

import pytest

from tests.rules.claims import across
from tests.rules.playing import DONE, ILLEGAL, Record, do, entering_copy, place, play

NEW = "2026-08"


def lord(name: str, front: Record, back: Record) -> Record:
    """A double-faced card whose faces have these static abilities."""
    face = {"type_line": "Creature — Human", "power": "5", "toughness": "5"}
    return {
        "name": f"{name} // {name} Turned",
        "layout": "transform",
        "card_faces": [
            {"name": name, "mana_cost": "{1}{W}", **face, **front},
            {"name": f"{name} Turned", "mana_cost": "", "color_indicator": ["W"], **face, **back},
        ],
    }


def sets(power: int) -> Record:
    """A face that makes all Bears as big as this."""
    change = {"set_power": power, "set_toughness": power}
    return {
        "oracle_text": f"Bears are {power}/{power}.",
        "static": [{"filter": {"subtypes": "Bear"}, "change": change}],
    }


@pytest.mark.rule("2026-08", "613.7m")
def test_of_two_that_turn_over_at_once_the_active_players_is_the_older() -> None:
    cards = [lord("Lord of Three", {}, sets(3)), lord("Lord of Four", {}, sets(4))]
    played = play(
        NEW,
        place("Runeclaw Bear", "bear"),
        place("Lord of Three", "theirs", player="Ben"),
        place("Lord of Four", "ours"),
        do("transform", objects=["theirs", "ours"]),
        cards=cards,
    )
    assert played["bear"].power == 3
    stamps = {label: played.table.object(label).timestamp for label in ("ours", "theirs")}
    assert stamps["ours"] < stamps["theirs"]


@pytest.mark.rule("2026-08", "613.7n")
def test_an_own_static_ability_is_older_than_the_effect_that_put_its_object_there() -> None:
    small = {"set_power": 1, "set_toughness": 1}
    card = {
        "name": "Small by Itself",
        "layout": "normal",
        "type_line": "Creature — Bear",
        "oracle_text": "It is 1/1.",
        "power": "5",
        "toughness": "5",
        "static": [{"on": "self", "change": small}],
    }
    played = play(
        NEW,
        place("Small by Itself", "it", "graveyard"),
        do("put_onto_battlefield", "it"),
        do("effect", on=["it"], change={"set_power": 4, "set_toughness": 4}),
        cards=[card],
    )
    assert (played["it"].power, played["it"].why["power"][0].rules[0]) == (4, "613.7b")


@pytest.mark.rule("2026-08", "613.1")
def test_a_value_has_a_reason_for_each_step_that_changed_it_the_last_step_first() -> None:
    played = play(
        NEW,
        place("Runeclaw Bear", "bear"),
        place("Humility", "humility"),
        place("Glorious Anthem", "anthem"),
        do("counters", "bear", kind="+1/+1", count=2),
    )
    bear = played["bear"]
    assert bear.power == 1 + 1 + 2
    steps = [(reason.layer, reason.source) for reason in bear.why["power"]]
    assert [step for step in steps if step[0]] == [("7c", ""), ("7c", "anthem"), ("7b", "humility")] or [
        step for step in steps if step[0]
    ] == [("7c", "anthem"), ("7c", ""), ("7b", "humility")]
    assert "208.1" in bear.why["power"][-1].rules
    start = bear.proof[0]
    assert (start.rules, start.values["power"]) == (("613.1",), 2)


@pytest.mark.rule("2026-08", "613.1a")
def test_a_copy_is_told_as_layer_1a_and_a_face_down_value_as_1b() -> None:
    played = play(
        NEW,
        place("Runeclaw Bear", "bear"),
        place("Serra Angel", "angel"),
        do("become_copy", "bear", of="angel"),
        place("Gravedigger", "down", "library"),
        do("manifest", "down"),
    )
    assert played["bear"].why["name"][0].layer == "1a"
    assert played["down"].why["power"][0].layer == "1b"


@across({"2011-09": "", "2016-01": ""})
def test_before_2020_layer_1_has_no_letters(edition: str) -> None:
    played = play(
        edition, place("Runeclaw Bear", "bear"), place("Serra Angel", "angel"), do("become_copy", "bear", of="angel")
    )
    assert played["bear"].why["name"][0].layer == "1"


@pytest.mark.rule("2026-08", "612.8")
def test_an_effect_that_sets_a_name_takes_all_other_names() -> None:
    room = "Smoky Lounge // Misty Salon"
    played = play(
        NEW,
        place(room, "room", unlocked=["left", "right"]),
        do("effect", on=["room"], change={"name": "Legitimate Businessperson"}),
    )
    assert played["room"].names == ("Legitimate Businessperson",)
    assert "612.8" in {rule for reason in played["room"].why["name"] for rule in reason.rules}
    assert played["room"].mana_value == 7


@pytest.mark.rule("2026-08", "110.5")
def test_every_permanent_has_its_status_and_nothing_else_has_one() -> None:
    played = play(NEW, place("Runeclaw Bear", "here"), place("Runeclaw Bear", "card", "hand"))
    here = played["here"]
    assert (here.tapped, here.flipped, here.face_down) == (False, False, False)
    for key in ("tapped", "flipped", "face_down"):
        assert "110.5" in {rule for reason in here.why[key] for rule in reason.rules}
        assert key not in played["card"].why


@pytest.mark.rule("2026-08", "709.4a")
def test_a_card_has_the_chosen_name_by_either_half_and_a_spell_by_the_cast_one() -> None:
    hit = {"set_colors": ["G"]}
    played = play(
        NEW,
        place("Fire // Ice", "card", "library"),
        place("Fire // Ice", "fire", "hand"),
        do("cast", "fire", half="left"),
        place("Crusade", "source"),
        do("effect", source="source", filter={"name": "Ice", "zone": ["library", "stack"]}, change=hit),
    )
    assert played["card"].colors == ("G",)
    assert played["fire"].colors == ("R",)


@pytest.mark.rule("2026-08", "707.6")
def test_a_choice_made_for_the_original_is_not_copied() -> None:
    everything = {"zone": "battlefield"}
    played = play(
        NEW,
        place("Painter's Servant", "painter"),
        do("effect", source="painter", filter=everything, change={"add_colors": ["R"]}),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "painter"),
        do("move", "painter", to="graveyard"),
    )
    assert played["clone"].name == "Painter's Servant"
    assert played["clone"].colors == ()
    chosen = do("effect", source="clone", filter=everything, change={"add_colors": ["U"]})
    assert played.then(chosen)["clone"].colors == ("U",)


@across({"2025-06": "709.3a", "2026-08": "709.3a"})
def test_only_the_half_that_is_cast_is_judged(edition: str) -> None:
    # The one prohibition that is on this table: a half with aftermath is cast from a graveyard only, and no other is.
    grave = play(edition, place("Never // Return", "it", "graveyard"))
    assert grave.then(do("cast", "it", half="right")).last.result == DONE
    hand = play(edition, place("Never // Return", "it", "hand"))
    assert hand.then(do("cast", "it", half="left")).last.result == DONE
    assert hand.then(do("cast", "it", half="right")).last.result == ILLEGAL


@pytest.mark.rule("2026-08", "712.21a", "712.21c")
def test_two_cards_come_to_the_library_and_nobody_sees_which_is_which() -> None:
    played = play(
        NEW,
        place("Midnight Scavengers", "scavengers", "exile"),
        place("Graf Rats", "rats", "exile"),
        do("meld", objects=["scavengers", "rats"], as_="host"),
        do("move", "host", to="library"),
    )
    for label in ("scavengers", "rats"):
        assert played[label].zone == "library"
        assert played[label].looks_like == {"Ana": "card back", "Ben": "card back"}
