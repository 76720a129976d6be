"""Revealing (701.20; 701.16 in 2021, 701.13 before): who is shown an object sees it until it is hidden again."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import NEWEST, new_table
from tests.rules.cards_for_tests import BEAR
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, place, play

NEW = NEWEST.key
ROW = by_edition("701.13a", "701.13a", "701.16a", "701.20a", "701.20a")


@ROW
def test_701_20a_what_is_shown_is_seen_where_it_lies(edition: str, rules: list[str]) -> None:
    for zone in ("hand", "library"):
        played = play(edition, place("Bear", zone=zone), cards=[BEAR])
        assert played["it"].looks_like["Ben"] == "card back"
        shown = played.then(do("reveal", "it"))
        assert (shown.last.result, shown.last.rules[0], shown["it"].zone) == (DONE, rules[0], zone)
        assert [str(event.kind) for event in shown.last.events] == ["revealed"]
        assert shown["it"].looks_like == {}
        look = shown.then(do("look", "it", player="Ben"))
        assert (look.last.result, look.last.rules[0]) == (DONE, rules[0])
        again = shown.then(do("reveal", "it"))
        assert (again.last.result, again.last.rules[0]) == (NOTHING, rules[0])
        hidden = shown.then(do("reveal", "it", off=True))
        assert (hidden.last.result, hidden["it"].looks_like["Ben"]) == (DONE, "card back")
        assert hidden.then(do("reveal", "it", off=True)).last.result == NOTHING
        moved = shown.then(do("move", "it", to="exile"), do("move", "it", to="library"))
        assert moved["it"].looks_like["Ben"] == "card back", "400.7: a new object"


def test_701_20a_to_one_player_and_face_down() -> None:
    played = play(NEW, place("Bear", face_down="morph"), do("reveal", "it", to="Ben"), cards=[BEAR])
    assert (played.last.result, played["it"].looks_like) == (DONE, {})
    assert played["it"].name == "", "seen or not, it is what it is"
    assert played.then(do("reveal", "it", to="Ben", off=True))["it"].looks_like == {"Ben": "face-down creature"}
    assert played.then(do("reveal", "it", to="Ana")).last.result == NOTHING
    exiled = play(NEW, place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True), cards=[BEAR])
    one = exiled.then(do("reveal", "it", to="Ana"))
    assert one["it"].looks_like == {"Ben": "card back"}
    assert one.then(do("look", "it", player="Ben")).last.result == ILLEGAL


def test_701_20a_what_everyone_sees_is_not_shown_anew() -> None:
    played = play(NEW, place("Bear"), place("Bear", "hand", "hand"), cards=[BEAR])
    assert played.then(do("reveal", "it")).last.result == NOTHING
    both = played.then(do("reveal", objects=["it", "hand"]))
    assert (both.last.result, len(both.last.events)) == (DONE, 1)
    assert played.then(do("reveal", filter={"zone": "hand"}))["hand"].looks_like == {}


@pytest.mark.parametrize(
    ("players", "told"), [(("Ana", "Ben"), "Ana and Ben"), (("Ana", "Ben", "Cleo"), "Ana, Ben and Cleo")]
)
def test_701_20a_who_is_shown_it_is_told_however_many_they_are(players: tuple[str, ...], told: str) -> None:
    table = new_table(NEWEST, players, CardIndex([card_from_scryfall(BEAR)]))
    assert told in Played(table, ()).then(place("Bear", zone="hand"), do("reveal", "it")).last.says
