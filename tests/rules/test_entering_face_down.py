"""What enters the battlefield face down (708.3): as a copy, as a token, tapped by others; and by which rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cards_for_tests import ANGEL, BEAR, Record
from tests.rules.playing import DONE, NOTHING, Played, do, events, place, play

NEW = "2026-08"
SLOW: Record = {"name": "Slow", "type_line": "Enchantment", "oracle_text": "Creatures enter tapped."}
MIRROR: Record = {
    "name": "Mirror",
    "type_line": "Land",
    "oracle_text": "You may have Mirror enter tapped as a copy of any land on the battlefield.",
}
CARDS = (BEAR, ANGEL, SLOW, MIRROR)


def board(*actions: Record) -> Played:
    return play(NEW, *actions, cards=CARDS)


HIDDEN = do("put_onto_battlefield", "it", face_down=True, as_copy_of="bear")


def test_708_10_what_enters_face_down_as_a_copy_is_that_copy_once_it_is_turned_up() -> None:
    played = board(place("Bear", "bear"), place("Angel", zone="hand"), HIDDEN)
    assert (played["it"].name, played["it"].power, played["it"].keywords) == ("", 2, ())
    assert {"707.5", "708.10"} <= set(played.last.rules)
    up = played.then(do("turn_face_up", "it"))
    assert (up["it"].name, up["it"].power, up["it"].keywords) == ("Bear", 2, ())
    # Without an original it is itself.
    alone = board(place("Angel", zone="hand"), do("put_onto_battlefield", "it", face_down=True))
    assert "708.10" not in alone.last.rules
    assert alone.then(do("turn_face_up", "it"))["it"].name == "Angel"


def test_613_7d_what_enters_as_a_copy_has_the_timestamp_of_its_entering_for_that() -> None:
    played = board(place("Bear", "bear"), place("Angel", zone="hand"), HIDDEN)
    held = played.table.object("it")
    assert [copy.timestamp for copy in held.copies] == [held.timestamp]


@pytest.mark.parametrize(
    ("keys", "listed"),
    [
        # 708.2a lists the values where nothing else does; cloak and disguise list ward besides (701.58a, 702.168b).
        ({"face_down": True}, False),
        ({"face_down": "manifest"}, False),
        ({"face_down": "cloak"}, True),
        ({"face_down": {"types": ["Land"]}}, True),
    ],
)
def test_708_2a_is_cited_as_it_enters_where_nothing_else_lists_its_values(keys: dict[str, Any], listed: bool) -> None:
    played = board(place("Angel", zone="hand"), do("put_onto_battlefield", "it", **keys))
    assert played.last.result == DONE
    assert ("708.2a" in played.last.rules) is not listed


@pytest.mark.parametrize(
    ("card", "cause", "cited"), [("Pine Walker", "morph", True), ("Dog Walker", "disguise", False)]
)
def test_708_4_a_spell_cast_face_down_resolves_face_down(card: str, cause: str, cited: bool) -> None:
    spell = (place(card, zone="hand"), do("cast", "it", face_down=cause))
    played = board(*spell, do("resolve", "it"))
    assert events(played.last) == ["resolved", "entered"]
    assert (played["it"].name, played["it"].power, played["it"].face_down) == ("", 2, cause)
    assert ("708.2a" in played.last.rules) is cited


def test_707_12_a_copy_of_a_card_that_is_cast_face_down_becomes_a_face_down_token_that_stays() -> None:
    """707.10f: the copy of a permanent spell becomes a token as it resolves, and one that is no copy does not."""
    cast = do("cast", "it", face_down="morph", as_copy="copy")
    played = board(place("Pine Walker", zone="hand"), cast, do("resolve", "copy"))
    assert (played["copy"].token, played["copy"].face_down, played["copy"].power) == (True, "morph", 2)
    assert played["copy"].zone == "battlefield"
    assert played.then(do("check_state")).last.result == NOTHING
    assert not played.then(do("cast", "it", face_down="morph"), do("resolve", "it"))["it"].token


def test_614_12_what_is_face_down_enters_tapped_by_the_words_of_others_and_by_none_of_its_own() -> None:
    put = do("put_onto_battlefield", "it", face_down=True)
    assert board(place("Slow", "slow"), place("Angel", zone="hand"), put)["it"].tapped
    assert not board(place("Angel", zone="hand"), put)["it"].tapped
    mirror = board(place("Forest", "bear"), place("Mirror", zone="hand"), HIDDEN)
    assert not mirror["it"].tapped
