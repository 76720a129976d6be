"""What is taken from a card's record, and what of it is wrong: keys, printings, colors, broken lines, related cards."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import CardError, card_from_scryfall, misspelled_keys
from inspector.cards.subtypes import (
    LAND_TYPES,
    NONBASIC_LAND_TYPES,
    subtypes_beside,
    type_of_subtype,
    types_that_may_have,
)

Record = dict[str, Any]
BEAR: Record = {"name": "Bear", "type_line": "Creature — Bear"}
TWO: Record = {"name": "Day // Night", "layout": "transform"}
DAY: Record = {"name": "Day", "type_line": "Creature — Human"}
NIGHT: Record = {"name": "Night", "type_line": "Creature — Wolf"}


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        # By another program's word for it.
        *(("cost", "mana_cost"), ("faces", "card_faces"), ("rules_text", "oracle_text"), ("text", "oracle_text")),
        *(("type", "type_line"), ("types", "type_line"), ("Type", "type_line"), ("TEXT", "oracle_text")),
        # By a slip of the pen, and by other spellings of the same words.
        *(
            ("manacost", "mana_cost"),
            ("mana-cost", "mana_cost"),
            ("Mana Cost", "mana_cost"),
            ("oracle_txt", "oracle_text"),
        ),
        *(("toughnes", "toughness"), ("keyword", "keywords"), ("color_indicators", "color_indicator")),
        # What the Scryfall API has besides, and what is like nothing.
        *((key, None) for key in ("color_identity", "flavor_name", "printed_name", "printed_text")),
        *((key, None) for key in ("printed_type_line", "artist", "cmc", "power", "set", "edhrec_rank", "rarity")),
    ],
)
def test_a_key_that_is_not_read_is_told_by_the_one_that_it_is_like(key: str, meant: str | None) -> None:
    assert misspelled_keys({"name": "Bear", key: "1"}) == ([] if meant is None else [(key, meant)])
    # Where that is there as well, this is another matter.
    assert meant is None or misspelled_keys({meant: "1", key: "1"}) == []


def test_keys_of_faces_are_told_with_their_place() -> None:
    record = {**TWO, "card_faces": [DAY, {**NIGHT, "cost": "{1}", "keywords": [], "set": "lea"}, ["cost"]], "txt": "x"}
    assert misspelled_keys(record) == [("card_faces[1].cost", "mana_cost")]
    # A card's own key is none of a face, and no slip either.
    assert misspelled_keys({"card_faces": {"cost": "{1}"}, "keyward": []}) == [("keyward", "keywords")]
    assert misspelled_keys({"card_faces": ({"keyward": []},)}) == []


def test_712_2_a_printing_has_what_the_record_says_and_nothing_empty() -> None:
    printed = {
        "set": "ISD",
        "released_at": "2011-09-30",
        "lang": "en",
        "frame_effects": ["sunmoondfc", "", "sunmoondfc"],
    }
    found = card_from_scryfall({**BEAR, **printed}).printing
    assert (found.set_code, found.released, found.language) == ("isd", "2011-09-30", "en")
    assert (found.frame_effects, found.is_said) == (("sunmoondfc",), True)
    unsaid = card_from_scryfall({**BEAR, "set": "", "released_at": "", "lang": "", "frame_effects": []}).printing
    assert (unsaid.set_code, unsaid.released, unsaid.language, unsaid.is_said) == (None, None, None, False)


NO_ENDS = "a an the of to with for from by each other another target and or basic Forest,"


@pytest.mark.parametrize("end", NO_ENDS.split())
def test_a_line_is_broken_behind_a_word_with_which_no_sentence_ends(end: str) -> None:
    text = f"It needs {end}\nForests you have."
    assert card_from_scryfall({**BEAR, "oracle_text": text}).front.paragraphs == (f"It needs {end} Forests you have.",)


@pytest.mark.parametrize(
    "text",
    ["This land is basic\nIt stays.", "All of them are basic\nThey stay.", "Draw data\nIt stays.", "It —,\nYes."],
)
def test_a_line_is_not_broken_where_a_sentence_may_end(text: str) -> None:
    assert card_from_scryfall({**BEAR, "oracle_text": text}).front.paragraphs == tuple(text.split("\n"))


def test_a_line_of_keywords_begins_anew_behind_any_other_and_blank_lines_are_none() -> None:
    text = "  Ward by target \n\n Flying, haste\n"
    assert card_from_scryfall({**BEAR, "oracle_text": text}).front.paragraphs == ("Ward by target", "Flying, haste")


def test_111_3_a_token_has_the_colors_of_its_face_or_else_of_its_record() -> None:
    def letters(layout: str, **keys: Any) -> list[str]:  # noqa: ANN401
        return sorted(card_from_scryfall({**BEAR, "mana_cost": "{R}", "layout": layout, **keys}).front.colors)

    assert letters("normal", colors=["W"]) == ["R"]
    assert (letters("token", colors=["W"]), letters("token", colors=[]), letters("token")) == (["W"], [], ["R"])
    sides = [{**DAY, "colors": ["G"]}, NIGHT]
    both = card_from_scryfall({**TWO, "layout": "double_faced_token", "card_faces": sides, "colors": ["B"]})
    assert [sorted(side.colors) for side in both.faces] == [["G"], ["B"]]


def test_a_reversible_card_takes_from_the_card_what_its_face_leaves_out() -> None:
    record = {"name": "Bear // Bear", "layout": "reversible_card", "oracle_text": "Reach", "mana_cost": "{5}"}
    sides = [{**BEAR, "mana_cost": "{G}"}, {**BEAR, "mana_cost": "{U}"}]
    card = card_from_scryfall({**record, "card_faces": sides})
    assert (card.name, len(card.faces), card.front.paragraphs, str(card.front.mana_cost)) == (
        "Bear",
        1,
        ("Reach",),
        "{G}",
    )
    plain = card_from_scryfall({**BEAR, "layout": "reversible_card"})
    assert (plain.name, plain.front.name) == ("Bear", "Bear")


def test_712_5_a_related_card_without_a_name_or_with_one_too_long_is_no_part_of_a_pair() -> None:
    def pair(*parts: tuple[str | None, str]) -> tuple[str | None, str | None, bool]:
        every = [{"name": name, "component": component} for name, component in parts]
        card = card_from_scryfall({**BEAR, "layout": "meld", "all_parts": every})
        return card.melds_into, card.melds_with, card.meld_result

    assert pair(("W" * 300, "meld_result"), ("O" * 301, "meld_part"), ("Owl", "meld_part")) == ("W" * 300, "Owl", False)
    assert pair((None, "meld_result"), ("W" * 301, "meld_result"), ("Bear", "meld_part")) == (None, None, False)
    assert pair(("Bear", "meld_result"), ("Owl", "meld_part")) == (None, None, True)
    assert pair(("Owl", "token"), ("Cat", "combo_piece")) == (None, None, False)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ({"layout": "l" * 61}, f'field layout: "{"l" * 60}…" is not a layout known here (normal, leveler,'),
        (
            {"static": [{"on": "self", "change": {"power": "2"}}]},
            'a number of at most 15 digits with a sign, such as "+2"',
        ),
        ({"static": [{"on": "self", "change": {"set_power": 10**15}}]}, "expected a whole number of at most 15 digits"),
        (
            {"static": [{"on": "self", "change": {"set_power": -(10**15)}}]},
            "expected a whole number of at most 15 digits",
        ),
        ({"power": 2}, "field power: Expected `str"),
        (
            {"name": "N // O", "oracle_text": "x"},
            'it has no layout and one face, and is called "N // O" after two; say which',
        ),
    ],
    ids=lambda one: next(iter(one)) if isinstance(one, dict) else "",
)
def test_what_is_wrong_with_a_record_is_said_in_words(record: Record, says: str) -> None:
    with pytest.raises(CardError) as refused:
        card_from_scryfall({**BEAR, **record})
    assert says in str(refused.value)


def test_a_record_that_is_none_is_refused_as_one_without_a_name() -> None:
    for wrong in ({"name": 5}, {"name": ""}, {"name": None, "type_line": "Land"}):
        with pytest.raises(CardError, match=r"^card \"\(without a name\)\", field name: ") as refused:
            card_from_scryfall(wrong)
        assert refused.value.card == "(without a name)"
    with pytest.raises(CardError, match="Day // Night"):
        card_from_scryfall({**TWO, "card_faces": 5})


def test_205_3i_the_land_types_are_the_five_basic_ones_and_these() -> None:
    others = "Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's"
    assert ("Plains", "Island", "Swamp", "Mountain", "Forest", *others.split()) == LAND_TYPES
    assert tuple(others.split()) == NONBASIC_LAND_TYPES


@pytest.mark.parametrize(
    ("types", "kind"),
    [
        (("Land",), "Land"),
        (("Artifact",), "Artifact"),
        (("Artifact", "Land"), "Land"),
        (("Planeswalker",), "Planeswalker"),
        (("Instant",), "Spell"),
        (("Sorcery",), "Spell"),
        (("Battle",), "Battle"),
        (("Dungeon",), "Dungeon"),
        # Beside a creature it is a creature type, as on a card of no known type.
        (("Artifact", "Creature"), "Creature"),
        (("Kindred", "Artifact"), "Creature"),
        (("Tribal", "Enchantment"), "Creature"),
        (("Phenomenon",), "Creature"),
    ],
)
def test_205_3c_a_word_in_no_list_belongs_to_the_card_type_that_it_stands_beside(
    types: tuple[str, ...], kind: str
) -> None:
    found = subtypes_beside(types, ("Forest", "Gizmo"))
    assert found == ("Forest", "Gizmo")
    assert [type_of_subtype(word) for word in found] == ["Land", kind]
    assert subtypes_beside(types, ()) == ()


@pytest.mark.parametrize(
    ("subtype", "types"),
    [
        ("Elf", {"Creature", "Kindred", "Tribal"}),
        ("Arcane", {"Instant", "Sorcery"}),
        ("Forest", {"Land"}),
        ("Equipment", {"Artifact"}),
        ("Jace", {"Planeswalker"}),
    ],
)
def test_205_3d_an_object_needs_one_of_these_types_to_have_a_subtype(subtype: str, types: set[str]) -> None:
    assert types_that_may_have(subtype) == types
