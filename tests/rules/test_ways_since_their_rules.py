"""Ways to cast a card are offered in the editions that have rules for them, and in no older one."""

from __future__ import annotations

import pytest

from inspector.cards import card_from_scryfall
from inspector.rules import NEWEST, Place, characteristics, edition_of, ways_to_place
from inspector.rules.candidates import candidates
from inspector.rules.table.actions import Cast, TurnFaceUp
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import do, place, play

# The edition from which on each is in the rules: 702.102 (2013), 702.37 (2002), 702.160 (2022), 702.168 (2024).
SINCE = {"bestow": "2016-01", "morph": "2011-09", "prototype": "2025-06", "disguise": "2025-06"}
HIDES = {"morph": "2011-09", "megamorph": "2016-01", "disguise": "2025-06"}
TEXTS = {
    "bestow": "Bestow {3}{W}\nEnchanted creature gets +1/+1.",
    "morph": "Morph {2}",
    "prototype": "Prototype {1}{R} — 1/1",
    "disguise": "Disguise {2}",
}


def odd(way: str) -> Record:
    """A card that can be cast in this way."""
    return {**creature("Odd One", "Golem", "4/4", "{6}"), "oracle_text": TEXTS[way], "keywords": [way.capitalize()]}


@pytest.mark.parametrize("way", SINCE)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_a_way_to_cast_a_card_is_offered_since_its_rule(edition: str, way: str) -> None:
    table = play(edition, place("Odd One", "odd", "hand"), cards=[odd(way)]).table
    casts = [action for action, _ in candidates(table, table.object("odd")) if isinstance(action, Cast)]
    offered = [
        cast for cast in casts if cast.face_down == way or (way in ("bestow", "prototype") and getattr(cast, way))
    ]
    assert bool(offered) == (edition >= SINCE[way])


@pytest.mark.parametrize("keyword", HIDES)
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_37b_what_a_keyword_hides_is_offered_since_its_rule(edition: str, keyword: str) -> None:
    card = {**odd("morph"), "oracle_text": f"{keyword.capitalize()} {{2}}", "keywords": [keyword.capitalize()]}
    cause = "disguise" if keyword == "disguise" else "morph"
    table = play(edition, place("Odd One", "odd", "hand"), place("Odd One", "down", face_down=True), cards=[card]).table
    casts = [one for one, _ in candidates(table, table.object("odd")) if isinstance(one, Cast) and one.face_down]
    turns = [one for one, _ in candidates(table, table.object("down")) if isinstance(one, TurnFaceUp)]
    laid = [
        one
        for one, _ in ways_to_place(
            card_from_scryfall(card), Place(card="Odd One", label="it", zone="stack"), table.edition
        )
    ]
    known = edition >= HIDES[keyword]
    assert [one.face_down for one in casts] == ([cause] if known else [])
    assert [one.by for one in turns if one.by != "effect"] == ([cause] if known else [])
    assert [one.face_down for one in laid if one.face_down in ("morph", "disguise")] == ([cause] if known else [])


@pytest.mark.parametrize("way", ["bestow", "prototype"])
@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_a_way_to_set_up_a_card_is_offered_since_its_rule(edition: str, way: str) -> None:
    plain = Place(card="Odd One", label="odd", zone="battlefield")
    offered = [each for each, _ in ways_to_place(card_from_scryfall(odd(way)), plain, edition_of(edition))]
    assert any(getattr(each, way) for each in offered) == (edition >= SINCE[way])


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_406_3a_what_is_exiled_face_down_has_no_values_since_there_is_a_rule(edition: str) -> None:
    """406.3 of 2011 says only who may look."""
    table = play(
        edition, place("Grizzly Bears", "bears", "hand"), do("move", "bears", to="exile", face_down=True)
    ).table
    found = characteristics(table, "bears")
    assert (found.name == "") == (edition != "2011-09")


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_718_4_a_prototype_card_has_its_normal_values_by_a_rule_since_there_is_one(edition: str) -> None:
    table = play(edition, place("Odd One", "odd", "hand"), cards=[odd("prototype")]).table
    found = characteristics(table, "odd")
    assert (found.power, found.why["power"][0].rules[0]) == (4, "718.4" if edition >= "2025-06" else "208.1")


@pytest.mark.parametrize(
    ("cause", "rule"),
    [(True, "708.2a"), ("morph", "702.37c"), ("manifest", "701.40a"), ("disguise", "702.168b"), ("cloak", "701.58a")],
)
def test_708_2a_what_lists_the_values_of_a_face_down_permanent_decides_them(cause: bool | str, rule: str) -> None:
    table = play(NEWEST.key, place("Grizzly Bears", "bears", face_down=cause)).table
    found = characteristics(table, "bears")
    assert (found.power, found.why["power"][0].rules[0]) == (2, rule)
