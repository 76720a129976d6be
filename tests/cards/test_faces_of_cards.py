"""What a face and a card say of themselves: names, colors, sides, and what its text may call its object (108, 200)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Card, Color, Face, Kind, Shape, card_from_scryfall, type_line

Record = dict[str, Any]


def face(**keys: Any) -> Face:  # noqa: ANN401 - what a record holds
    return card_from_scryfall({"name": "Mill", "type_line": "Creature — Golem", **keys}).front


def card(layout: str, *faces: tuple[str, str], **keys: Any) -> Card:  # noqa: ANN401
    parts = [{"name": name, "type_line": line} for name, line in faces]
    name = " // ".join(part["name"] for part in parts)
    return card_from_scryfall({"name": name, "layout": layout, "card_faces": parts, **keys})


@pytest.mark.parametrize(
    ("name", "text_name", "called"),
    [("Mill", "", ("Mill",)), ("Mill", "Miller", ("Miller",)), ("", "Miller", ("Miller",)), ("", "", ())],
)
def test_201_5_a_text_calls_its_object_by_the_name_that_is_printed(
    name: str, text_name: str, called: tuple[str, ...]
) -> None:
    assert msgspec.structs.replace(face(), name=name, text_name=text_name).called == called


@pytest.mark.parametrize(
    ("line", "sized"),
    [
        ("Creature — Bear", True),
        ("Artifact — Vehicle", True),
        ("Artifact Creature — Vehicle", True),
        ("Artifact — Equipment", False),
        ("Enchantment", False),
    ],
)
def test_208_1_creatures_and_vehicles_are_printed_with_a_size(line: str, sized: bool) -> None:
    assert msgspec.structs.replace(face(), type_line=type_line(line)).is_printed_with_a_size is sized


@pytest.mark.parametrize(
    ("keys", "letters"),
    [
        ({}, ""),
        ({"mana_cost": "{1}{R}"}, "R"),
        ({"color_indicator": ["B"]}, "B"),
        ({"mana_cost": "{G}", "color_indicator": ["B"]}, "BG"),
    ],
)
def test_202_2_a_face_has_the_colors_of_its_cost_and_its_indicator(keys: Record, letters: str) -> None:
    plain = face(**keys)
    assert plain.colors == {Color(letter) for letter in letters}
    # What was given colors has these, also where they are none (111.3).
    for given in (frozenset[Color](), frozenset((Color.WHITE,))):
        assert msgspec.structs.replace(plain, colors_set=given).colors == given


def test_702_a_keyword_that_stands_twice_is_one_keyword() -> None:
    text = "Flying\nTrample, flying\nSwampwalk"
    assert face(oracle_text=text).keywords == ("Flying", "Trample", "Swampwalk")
    listed = ["Landwalk", "Swampwalk"]
    assert face(oracle_text=text, keywords=listed).keywords == ("Flying", "Trample", "Swampwalk", "Landwalk")


TWO = (("Day", "Creature — Human"), ("Night", "Creature — Wolf"))
HALVES = (("Hall", "Enchantment — Room"), ("Attic", "Enchantment — Room"))
SPELLS = (("Fry", "Instant"), ("Freeze", "Instant"))


@pytest.mark.parametrize(
    ("made", "known_as", "back", "is_room"),
    [
        (card("transform", *TWO), "Day", "Night", False),
        (card("modal_dfc", *TWO), "Day", "Night", False),
        (card("flip", *TWO), "Day", None, False),
        (card("adventure", *TWO), "Day", None, False),
        (card("split", *SPELLS), "Fry // Freeze", None, False),
        (card("split", *HALVES), "Hall // Attic", None, True),
        # Another layout has no halves, and a card of three parts is no Room.
        (card("transform", *HALVES), "Hall", "Attic", False),
        (
            card("split", *(("A", "Enchantment"), ("B", "Enchantment"), ("C", "Enchantment"))),
            "A // B // C",
            None,
            False,
        ),
        (card("split", ("A", "Enchantment"), ("B", "Artifact")), "A // B", None, False),
    ],
    ids=lambda one: one.layout_name if isinstance(one, Card) else str(one),
)
def test_709_712_a_card_is_known_by_its_front_or_by_both_halves(
    made: Card, known_as: str, back: str | None, is_room: bool
) -> None:
    assert (made.known_as, made.is_room) == (known_as, is_room)
    assert (None if made.back is None else made.back.name) == back
    assert made.front is made.faces[0]
    assert made.names == (made.name, *(one.name for one in made.faces))


def test_201_a_card_of_one_face_has_one_name() -> None:
    plain = card_from_scryfall({"name": "Mill", "type_line": "Artifact"})
    assert (plain.names, plain.known_as, plain.is_token, plain.kind) == (("Mill",), "Mill", False, None)
    token = card_from_scryfall({"name": "Cat", "layout": "double_faced_token", "card_faces": [
        {"name": "Cat", "type_line": "Token Creature — Cat"}, {"name": "Dog", "type_line": "Token Creature — Dog"},
    ]})  # fmt: skip
    assert (token.is_token, token.kind, token.shape) == (True, Kind.NONMODAL, Shape.DOUBLE_FACED)
