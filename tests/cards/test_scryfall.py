from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from inspector.cards import Card, CardError, Kind, Shape, card_from_scryfall

ONE: dict[str, Any] = {"name": "Plain Bear", "layout": "normal", "mana_cost": "{1}{G}", "type_line": "Creature — Bear"}
FRONT: dict[str, Any] = {"name": "Day Clerk", "mana_cost": "{2}{W}", "type_line": "Creature — Human"}
BACK: dict[str, Any] = {
    "name": "Night Clerk",
    "mana_cost": "",
    "type_line": "Creature — Horror",
    "color_indicator": ["B"],
}


def card(**keys: Any) -> Card:  # noqa: ANN401 - what a record holds
    return card_from_scryfall({**ONE, **keys})


def two(layout: str, front: dict[str, Any] = FRONT, back: dict[str, Any] = BACK, **keys: Any) -> Card:  # noqa: ANN401
    name = f"{front['name']} // {back['name']}"
    return card_from_scryfall({"name": name, "layout": layout, "card_faces": [front, back], **keys})


def test_a_card_of_one_face_has_all_its_values() -> None:
    bear = card(power="2", toughness="2", oracle_text="Vigilance\n\nWard {1}", set="TST")
    assert bear.names == ("Plain Bear",)
    assert bear.shape is Shape.ONE_FACE
    assert bear.kind is None
    assert bear.back is None
    assert bear.printing.set_code == "tst"
    assert bear.front.paragraphs == ("Vigilance", "Ward {1}")
    assert bear.front.keywords == ("Vigilance", "Ward")
    assert (str(bear.front.power), str(bear.front.toughness)) == ("2", "2")
    assert [str(color) for color in bear.front.colors] == ["G"]


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ("Search for two basic\nForest cards.", ("Search for two basic Forest cards.",)),
        ("When this creature enters,\ndraw a card.", ("When this creature enters, draw a card.",)),
        ("Frogs you control are\nlegendary.\nFlying", ("Frogs you control are", "legendary.", "Flying")),
        ("Flying,\nhaste", ("Flying,", "haste")),
    ],
)
def test_a_line_broken_within_its_sentence_is_one_with_the_next(text: str, paragraphs: tuple[str, ...]) -> None:
    assert card(oracle_text=text).front.paragraphs == paragraphs


def test_fields_that_are_null_are_like_absent_ones() -> None:
    keys = ("power", "toughness", "loyalty", "defense", "colors", "color_indicator", "keywords", "card_faces", "set")
    assert card(**dict.fromkeys(keys)) == card()


def test_keys_that_are_not_needed_are_read_past() -> None:
    assert card(cmc=99.0, image_uris={"png": "x"}, legalities=[], prices=None) == card()


def test_colors_and_mana_value_are_computed_and_never_believed() -> None:
    odd = card(cmc=7, colors=["R", "W"])
    assert [str(color) for color in odd.front.colors] == ["G"]
    assert odd.front.mana_cost is not None
    assert odd.front.mana_cost.mana_value() == 2


def test_a_transforming_card_has_its_values_on_the_faces_alone() -> None:
    clerk = two("transform")
    assert clerk.kind is Kind.NONMODAL
    assert clerk.names == ("Day Clerk // Night Clerk", "Day Clerk", "Night Clerk")
    assert clerk.front.mana_cost is not None
    assert clerk.back is not None
    assert clerk.back.mana_cost is None
    assert [str(color) for color in clerk.back.colors] == ["B"]


def test_a_back_face_may_have_a_mana_cost_and_still_transform() -> None:
    clerk = two("transform", back={**BACK, "mana_cost": "{3}{B}{B}"})
    assert clerk.back is not None
    assert clerk.back.mana_cost is not None
    assert clerk.back.mana_cost.mana_value() == 5


def test_a_modal_card_is_of_its_own_kind() -> None:
    assert two("modal_dfc").kind is Kind.MODAL


def test_a_reversible_card_is_one_card_printed_twice() -> None:
    same = {**FRONT, "layout": "normal"}
    both = card_from_scryfall(
        {"name": "Day Clerk // Day Clerk", "layout": "reversible_card", "card_faces": [same, same]}
    )
    assert both.name == "Day Clerk"
    assert both.shape is Shape.ONE_FACE
    assert both.kind is None
    assert both.front.mana_cost is not None


def test_a_split_card_may_have_five_faces() -> None:
    faces = [{**FRONT, "name": f"Part {n}", "type_line": "Sorcery"} for n in range(5)]
    many = card_from_scryfall(
        {"name": " // ".join(f"Part {n}" for n in range(5)), "layout": "split", "card_faces": faces}
    )
    assert len(many.faces) == 5
    assert many.shape is Shape.SPLIT


def test_a_room_is_a_split_card_whose_halves_share_a_permanents_type_line() -> None:
    door = {**FRONT, "type_line": "Enchantment — Room"}
    assert two("split", door, {**door, "name": "Back Room"}).is_room
    spell = {**FRONT, "type_line": "Instant"}
    assert not two("split", spell, {**spell, "name": "Other"}).is_room


@pytest.mark.parametrize("layout", ["adventure", "prepare"])
def test_an_inset_spell_is_a_second_face_of_a_card_with_the_ordinary_back(layout: str) -> None:
    both = two(layout, back={**BACK, "mana_cost": "{G}", "type_line": "Sorcery — Omen"}, mana_cost="{2}{W} // {G}")
    assert both.shape is Shape.INSET
    assert both.kind is None
    assert both.back is None


def test_a_meld_card_knows_its_pair_from_its_related_cards_alone() -> None:
    parts = [
        {"name": "Left Part", "component": "meld_part"},
        {"name": "Right Part", "component": "meld_part"},
        {"name": "Whole", "component": "meld_result"},
        {"name": "A Token", "component": "token"},
    ]
    left, whole = (card(name=name, layout="meld", all_parts=parts) for name in ("Left Part", "Whole"))
    assert (left.kind, left.melds_into, left.melds_with, left.meld_result) == (Kind.MELD, "Whole", "Right Part", False)
    assert whole.meld_result


def test_a_token_has_the_colors_it_was_given() -> None:
    token = card_from_scryfall(
        {"name": "Cat", "layout": "token", "mana_cost": "", "type_line": "Token Creature — Cat", "colors": ["W"]}
    )
    assert token.is_token
    assert [str(color) for color in token.front.colors] == ["W"]
    assert token.front.type_line.types == ("Creature",)


def test_art_cards_and_tokens_that_repeat_a_name_are_told_apart_by_their_layout() -> None:
    art = card_from_scryfall({"name": "Plain Bear", "layout": "art_series", "type_line": "Card // Card"})
    assert not art.layout.traditional
    assert card().layout.traditional


def test_a_name_may_contain_two_strokes_of_its_own() -> None:
    odd = card(name="SP//dr")
    assert odd.names == ("SP//dr",)
    assert odd.shape is Shape.ONE_FACE


@pytest.mark.parametrize("power", ["*", "1+*", "7-*", "*²", "-1", ".5", "?", "∞"])
def test_any_power_is_kept_as_printed(power: str) -> None:
    assert str(card(power=power).front.power) == power


@pytest.mark.parametrize("loyalty", ["X", "1d4+1", "3", "*"])
def test_any_loyalty_is_kept_as_printed(loyalty: str) -> None:
    assert str(card(loyalty=loyalty).front.loyalty) == loyalty


def test_abilities_that_the_core_can_compute_with_are_read_from_our_own_keys() -> None:
    static = [{"filter": {"types": "Creature"}, "change": {"power": "+1"}}]
    both = card(static=static, define={"power": {"count": {"types": "Land"}}, "toughness": 1})
    assert both.front.static[0].change.power == "+1"
    assert both.front.definition is not None
    assert both.front.definition.toughness == 1


BROKEN = [
    ({"name": None}, "name"),
    ({"name": "  "}, "name"),
    ({"name": 5}, "name"),
    ({"layout": "unheard_of"}, "layout"),
    ({"type_line": None}, "type_line"),
    ({"type_line": ""}, "type_line"),
    ({"type_line": "Land // Creature"}, "type_line"),
    ({"mana_cost": "{Q}"}, "mana_cost"),
    ({"mana_cost": "2W"}, "mana_cost"),
    ({"mana_cost": 2}, "mana_cost"),
    ({"power": 2}, "power"),
    ({"color_indicator": ["purple"]}, "color_indicator[0]"),
    ({"static": [{"change": {}}]}, "static[0]"),
    ({"static": [{"on": "self", "change": {"power": "2"}}]}, "static[0].change.power"),
    ({"define": {"power": "two"}}, "define.power"),
    ({"layout": "transform"}, "card_faces"),
    ({"layout": "transform", "card_faces": [FRONT]}, "card_faces"),
    ({"layout": "flip", "card_faces": [FRONT, BACK, BACK]}, "card_faces"),
    ({"layout": "split", "card_faces": [FRONT, {**BACK, "mana_cost": "{W"}]}, "card_faces[1].mana_cost"),
    ({"layout": "split", "card_faces": [{**FRONT, "type_line": None}, BACK]}, "card_faces[0].type_line"),
    ({"layout": "split", "card_faces": [FRONT, {**BACK, "name": ""}]}, "card_faces[1].name"),
    ({"layout": "split", "card_faces": [{**FRONT, "name": " "}, BACK]}, "card_faces[0].name"),
    ({"layout": "split", "card_faces": [{**FRONT, "name": None}, BACK]}, "card_faces[0].name"),
]


@pytest.mark.parametrize(("keys", "field"), BROKEN)
def test_what_cannot_be_read_names_the_card_and_the_field(keys: dict[str, Any], field: str) -> None:
    with pytest.raises(CardError) as refused:
        card(**keys)
    assert refused.value.field == field
    assert refused.value.problem
    if keys.get("name", "Plain Bear") == "Plain Bear":
        assert refused.value.card == "Plain Bear"
        assert "Plain Bear" in str(refused.value)
    assert field in str(refused.value)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(st.characters(max_codepoint=0x17F), max_size=6)
    | st.sampled_from(["{W}", "split", "Creature", "2"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*ONE, "card_faces", "power"]), inner),
    max_leaves=8,
)
KEYS = [
    *ONE,
    "card_faces",
    "power",
    "loyalty",
    "oracle_text",
    "colors",
    "color_indicator",
    "static",
    "define",
    "all_parts",
]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=4))
def test_whatever_stands_in_a_record_it_is_read_or_refused_as_a_card(changes: dict[str, Any]) -> None:
    found: Card | CardError
    try:
        found = card(**changes)
    except CardError as error:
        found = error
    assert found.faces if isinstance(found, Card) else found.field and found.problem
