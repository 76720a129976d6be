"""Day and night, daybound and nightbound."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.editions import by_edition
from tests.rules.playing import ILLEGAL, NOTHING, Record, do, entering_copy, events, place, play

NEW = NEWEST.key
NIGHT, DAY = do("day_night", value="night"), do("day_night", value="day")


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_2021_there_is_neither_day_nor_night(edition: str) -> None:
    assert play(edition, NIGHT).last.result == ILLEGAL


@by_edition("-", "-", "724.1 702.145b 702.145c", "729.1 702.145b 702.145c", "731.1 702.145b 702.145c")
def test_as_night_falls_what_has_daybound_is_turned_over(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Bird Admirer"), NIGHT)
    assert (played["it"].name, events(played.last)) == ("Wing Shredder", ["transformed"])
    assert set(rules) <= set(played.last.rules)
    dawn = played.then(DAY)
    assert (dawn["it"].face_up, dawn.table.day_night) == ("front", "day")
    assert {"702.145e", "702.145f"} <= set(dawn.last.rules)


@pytest.mark.parametrize(("face", "value"), [("front", "day"), ("back", "night")])
def test_the_first_such_permanent_makes_it_day_or_night(face: str, value: str) -> None:
    assert play(NEW, place("Bird Admirer", face=face)).table.day_night == value


def test_at_night_a_card_enters_turned_over_and_a_token_turns_over_at_once() -> None:
    card = play(NEW, NIGHT, place("Bird Admirer", zone="hand"), do("put_onto_battlefield", "it"))
    assert (card["it"].face_up, events(card.last)) == ("back", ["entered"])
    assert "702.145b" in card.last.rules
    copied = play(NEW, NIGHT, place("Bird Admirer", zone="graveyard"), do("create_token_copy", of="it", as_="token"))
    assert (copied["token"].face_up, events(copied.last)) == ("back", ["entered", "transformed"])
    # So is the token that a copy of the spell becomes: no card enters, so it has its front face up for a moment.
    spell = (place("Bird Admirer", zone="hand"), do("cast", "it"), do("copy_spell", of="it", as_="copy"))
    became = play(NEW, NIGHT, *spell, do("resolve", "copy"))
    assert (became["copy"].face_up, events(became.last)) == ("back", ["resolved", "entered", "transformed"])
    assert events(became.then(do("resolve", "it")).last) == ["resolved", "entered"]


@pytest.mark.parametrize(("time", "side", "keyword"), [(NIGHT, "back", "Daybound"), (DAY, "front", "Nightbound")])
def test_702_145_the_keyword_of_one_side_does_nothing_to_what_has_the_other_up(
    time: Record, side: str, keyword: str
) -> None:
    """702.145c turns what has its front face up, 702.145f what has its back face up."""
    given = do("effect", on=["it"], change={"add_abilities": [keyword]}, until="forever")
    played = play(NEW, place("Bird Admirer"), time, given, do("tap", "it"))
    assert (played["it"].face_up, played["it"].tapped) == (side, True)


def test_nothing_else_turns_it_over_and_a_clone_of_it_never_turns() -> None:
    played = play(NEW, place("Bird Admirer"), place("Clone", "clone", "hand"), *entering_copy("clone", "it"))
    assert played.then(do("transform", "it")).last.result == NOTHING
    night = played.then(NIGHT)
    assert (night["it"].name, night["clone"].name) == ("Wing Shredder", "Bird Admirer")


@pytest.mark.parametrize(
    ("edition", "before", "after"), [(NEW, "", "day"), (NEW, "night", "night"), ("2016-01", "", None)]
)
def test_614_1c_it_becomes_day_as_something_enters_where_it_is_neither(
    edition: str, before: str, after: str | None
) -> None:
    text = "If it's neither day nor night, it becomes day as this creature enters."
    lark = {"name": "Lark", "type_line": "Creature — Bird", "power": "1", "toughness": "1", "oracle_text": text}
    start = (do("day_night", value=before),) if before else ()
    enters = (place("Lark", zone="hand"), do("put_onto_battlefield", "it"))
    played = play(edition, *start, *enters, cards=[lark])
    assert (played.table.day_night, "not computed" in played.last.says) == (after, after is None)
    assert ("731.1" in played.last.rules) is (not before and after == "day")
