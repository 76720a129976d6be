"""Day and night (702.145, 731): what makes it which, what turns over with it, and what does not."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.playing import DONE, NOTHING, Record, do, events, place, play

NEW = NEWEST.key
NIGHT, DAY = do("day_night", value="night"), do("day_night", value="day")
ADMIRER = place("Bird Admirer")


@pytest.mark.parametrize("value", ["day", "night"])
def test_731_1_it_becomes_what_it_is_not_yet(value: str) -> None:
    other = "night" if value == "day" else "day"
    for before in ((), (do("day_night", value=other),)):
        played = play(NEW, *before, do("day_night", value=value))
        assert (played.last.result, played.table.day_night, played.last.rules) == (DONE, value, ("731.1",))
        again = played.then(do("day_night", value=value))
        assert (again.last.result, again.table.day_night, again.last.rules) == (NOTHING, value, ("731.1",))
        assert again.last.says != played.last.says


@pytest.mark.parametrize(
    ("face", "value", "rule", "other"),
    [("front", "day", "702.145d", "702.145g"), ("back", "night", "702.145g", "702.145d")],
)
def test_702_145d_and_g_what_is_there_first_makes_it_day_or_night(face: str, value: str, rule: str, other: str) -> None:
    played = play(NEW, place("Bird Admirer", face=face))
    assert played.table.day_night == value
    assert rule in played.last.rules
    assert other not in played.last.rules
    # It is that already, so a second one makes it nothing.
    second = played.then(place("Tavern Ruffian", "second", face="back" if face == "front" else "front"))
    assert second.table.day_night == value


def test_702_145d_daybound_is_looked_at_before_nightbound() -> None:
    both = place("Bird Admirer", "night", "hand"), place("Tavern Ruffian", "day", "hand")
    played = play(NEW, *both, do("put_onto_battlefield", "night", transformed=True))
    assert played.table.day_night == "night"
    day = play(NEW, *both, do("put_onto_battlefield", "day"))
    assert day.table.day_night == "day"


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("Bird Admirer", {"zone": "hand"}),
        ("Bird Admirer", {"zone": "graveyard"}),
        ("Bird Admirer", {"face_down": "manifest"}),
        ("Delver of Secrets", {}),
        ("Reckless Waif", {}),
        ("Grizzly Bears", {}),
    ],
    ids=["hand", "graveyard", "face down", "transforms otherwise", "an older Werewolf", "one face"],
)
def test_nothing_else_makes_it_day_or_turns_with_it(card: str, keys: Record) -> None:
    played = play(NEW, place(card, "it", **keys))
    assert played.table.day_night is None
    night = played.then(NIGHT)
    assert events(night.last) == []
    assert night["it"].face_up == played["it"].face_up


def test_day_and_night_do_not_end_with_what_made_them() -> None:
    gone = play(NEW, ADMIRER, do("move", "it", to="graveyard"))
    assert gone.table.day_night == "day"


def test_what_lost_daybound_is_not_turned_over() -> None:
    lost = do("effect", on=["it"], change={"lose_all_abilities": True})
    night = play(NEW, ADMIRER, place("Tavern Ruffian", "other"), lost, NIGHT)
    assert (night["it"].face_up, night["other"].face_up) == ("front", "back")
    assert events(night.last) == ["transformed"]


def test_several_turn_over_at_once_and_back() -> None:
    two = play(NEW, ADMIRER, place("Tavern Ruffian", "other", player="Ben"), NIGHT)
    assert (two["it"].face_up, two["other"].face_up) == ("back", "back")
    assert events(two.last) == ["transformed", "transformed"]
    assert {"702.145b", "702.145c"} <= set(two.last.rules)
    day = two.then(DAY)
    assert (day["it"].face_up, day["other"].face_up) == ("front", "front")


@pytest.mark.parametrize(
    "way",
    [
        (do("put_onto_battlefield", "it"),),
        (do("cast", "it"), do("resolve", "it")),
    ],
    ids=["put", "cast"],
)
def test_702_145b_by_night_a_card_enters_with_its_back_face_up(way: tuple[Record, ...]) -> None:
    night = play(NEW, NIGHT, place("Bird Admirer", zone="hand"), *way)
    assert (night["it"].name, night["it"].face_up) == ("Wing Shredder", "back")
    assert "702.145b" in night.last.rules
    assert "transformed" not in events(night.last)
    day = play(NEW, DAY, place("Bird Admirer", zone="hand"), *way)
    assert (day["it"].name, "702.145b" in day.last.rules) == ("Bird Admirer", False)
    other = play(NEW, NIGHT, place("Delver of Secrets", zone="hand"), *way)
    assert (other["it"].face_up, "702.145b" in other.last.rules) == ("front", False)


def test_a_set_up_turns_nothing_over() -> None:
    played = play(NEW, NIGHT, ADMIRER)
    assert (played["it"].face_up, events(played.last)) == ("front", [])
    # What happens next does.
    after = played.then(place("Grizzly Bears", "bear"), do("tap", "bear"))
    assert after["it"].face_up == "back"
