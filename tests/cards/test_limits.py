"""What a card has room for: up to there a record is read, and beyond it is refused with its field and the measure."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import CardError, card_from_scryfall
from tests.cards.test_scryfall import card

Record = dict[str, Any]
ABILITY = {"on": "self", "change": {"power": "+1"}}
# Of each field: as much as is read, one more, and what is said of that.
LIMITS: dict[str, tuple[Record, Record, str]] = {
    "name": ({"name": "N" * 300}, {"name": "N" * 301}, "its name has 301 characters, and 300 is the most"),
    "mana_cost": ({"mana_cost": "{W}" * 166}, {"mana_cost": "{W}" * 167}, "its mana cost has 501 characters, and 500"),
    "type_line": (
        {"type_line": "Creature — " + "B" * 489},
        {"type_line": "Creature — " + "B" * 490},
        "its type line has 501 characters, and 500 is the most",
    ),
    "oracle_text": (
        {"oracle_text": "x" * 20_000},
        {"oracle_text": "x" * 20_001},
        "its text has 20,001 characters, and 20,000 is the most",
    ),
    "power": ({"power": "9" * 15}, {"power": "9" * 41}, "its power has 41 characters, and 40 is the most"),
    "toughness": ({"toughness": "9" * 15}, {"toughness": "9" * 41}, "its toughness has 41 characters"),
    "loyalty": ({"loyalty": "9" * 15}, {"loyalty": "9" * 41}, "its loyalty has 41 characters"),
    "defense": ({"defense": "9" * 15}, {"defense": "9" * 41}, "its defense has 41 characters"),
    "static": ({"static": [ABILITY] * 50}, {"static": [ABILITY] * 51}, "it has 51 abilities, and 50 is the most"),
    "set": ({"set": "s" * 20}, {"set": "s" * 21}, "its set code has 21 characters, and 20 is the most"),
    "released_at": ({"released_at": "2" * 20}, {"released_at": "2" * 21}, "its date of release has 21 characters"),
    "lang": ({"lang": "e" * 20}, {"lang": "e" * 21}, "its language has 21 characters"),
    "frame_effects": (
        {"frame_effects": ["showcase"] * 20},
        {"frame_effects": ["showcase"] * 21},
        "it has 21 frame effects, and 20 is the most",
    ),
    "frame_effects[1]": (
        {"frame_effects": ["showcase", "f" * 40]},
        {"frame_effects": ["showcase", "f" * 41]},
        "its frame effect has 41 characters, and 40 is the most",
    ),
    "keywords": ({"keywords": ["Flying"] * 100}, {"keywords": ["Flying"] * 101}, "it has 101 keywords, and 100"),
    "keywords[1]": (
        {"keywords": ["Flying", "k" * 100]},
        {"keywords": ["Flying", "k" * 101]},
        "its keyword has 101 characters, and 100 is the most",
    ),
}
BROKEN = "1" + "0" * 15 + ".5"
FACE: Record = {"name": "Day", "mana_cost": "{W}", "type_line": "Creature — Bear", "power": "1", "toughness": "1"}


@pytest.mark.parametrize("field", LIMITS)
def test_what_a_card_has_room_for_is_read_and_more_is_refused(field: str) -> None:
    fits, more, says = LIMITS[field]
    assert card(**fits).layout_name == "normal"
    with pytest.raises(CardError) as refused:
        card(**more)
    assert refused.value.field == field
    assert says in str(refused.value)


@pytest.mark.parametrize("field", ["mana_cost", "oracle_text", "power", "static"])
def test_so_it_is_with_each_face(field: str) -> None:
    faces = [FACE, {**FACE, "name": "Night", **LIMITS[field][1]}]
    with pytest.raises(CardError) as refused:
        card_from_scryfall({"name": "Day // Night", "layout": "transform", "card_faces": faces})
    assert (refused.value.card, refused.value.field) == ("Day // Night", f"card_faces[1].{field}")
    assert LIMITS[field][2] in str(refused.value)


@pytest.mark.parametrize(
    ("layout", "count", "says"),
    [
        ("transform", 1, "the layout transform needs 2 faces, here are 1"),
        ("transform", 3, "the layout transform has 2 faces, here are 3"),
        ("flip", 3, "the layout flip has 2 faces, here are 3"),
        ("adventure", 3, "the layout adventure has 2 faces, here are 3"),
        ("split", 1, "the layout split needs 2 faces, here are 1"),
        ("split", 17, "it has 17 faces, and 16 is the most that is read"),
        ("normal", 17, "it has 17 faces, and 16 is the most that is read"),
    ],
)
def test_a_layout_says_how_many_faces_a_card_has(layout: str, count: int, says: str) -> None:
    faces = [{**FACE, "name": f"Face {number}"} for number in range(count)]
    with pytest.raises(CardError) as refused:
        card_from_scryfall({"name": "Day", "layout": layout, "card_faces": faces})
    assert (refused.value.card, refused.value.field, says in str(refused.value)) == ("Day", "card_faces", True)


def test_a_card_may_have_as_many_faces_as_are_read() -> None:
    faces = [{**FACE, "name": f"Face {number}"} for number in range(16)]
    card = card_from_scryfall({"name": "Day", "layout": "split", "card_faces": faces})
    assert len(card.faces) == 16


def test_709_5_a_room_has_two_halves() -> None:
    halves = [{**FACE, "name": f"Door {number}", "type_line": "Enchantment — Room"} for number in range(3)]
    with pytest.raises(CardError, match="a Room has two halves, a left and a right one, here are 3") as refused:
        card_from_scryfall({"name": "Doors", "layout": "split", "card_faces": halves})
    assert (refused.value.card, refused.value.field) == ("Doors", "card_faces")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"change": {"power": "two"}}, 'expected a number of at most 15 digits with a sign, such as "\\+2" or "<=3"'),
        ({"change": {"power": 10**15}}, "expected a whole number of at most 15 digits"),
        ({"change": {"power": -(10**15)}}, "expected a whole number of at most 15 digits"),
    ],
)
def test_a_number_out_of_bounds_is_refused_in_words(given: Record, says: str) -> None:
    with pytest.raises(CardError, match=says):
        card(static=[{"on": "self", **given}])


@pytest.mark.parametrize("field", LIMITS)
def test_what_is_refused_is_told_with_the_card_and_its_field(field: str) -> None:
    with pytest.raises(CardError) as refused:
        card(**LIMITS[field][1])
    told = LIMITS[field][1].get("name") or card().name
    assert refused.value.field == field
    assert refused.value.card == (told if len(told) <= 60 else f"{told[:60]}…")


@pytest.mark.parametrize("key", ["power", "toughness", "loyalty", "defense"])
@pytest.mark.parametrize("face", [0, 1])
def test_a_fraction_of_too_many_digits_is_told_with_the_card_and_its_face(key: str, face: int) -> None:
    faces = [dict(FACE), dict(FACE)]
    faces[face][key] = BROKEN
    with pytest.raises(CardError) as refused:
        card(name="Day // Day", layout="transform", card_faces=faces)
    assert (refused.value.card, refused.value.field) == ("Day // Day", f"card_faces[{face}].{key}")
    with pytest.raises(CardError) as refused:
        card(**{key: BROKEN})
    assert (refused.value.card, refused.value.field) == (card().name, key)
