"""What symbols, type lines, keywords, layouts and colors are, one by one, so that no entry of a table goes unread."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import (
    Card,
    CardError,
    Color,
    Kind,
    Shape,
    card_from_scryfall,
    color_words,
    in_type_order,
    joined_cost,
    keywords_of,
    mana_cost,
    mana_symbol,
    may_have,
    type_line,
    type_of_subtype,
)
from inspector.cards.colors import in_cost_order
from inspector.cards.counter_kinds import is_counter_kind, nearest_counter_kind
from inspector.cards.creature_types import creature_type_of
from inspector.cards.layouts import LAYOUTS
from inspector.cards.limits import problem_with_halves
from inspector.cards.printed_numbers import problem_with_number
from inspector.cards.quoting import clause_in_quotes, sentence_in_quotes
from inspector.cards.writing import record_of_card


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        # 122.1a: those of sizes are written with both signs.
        ("11", "+1/+1"),
        ("1/1", "+1/+1"),
        ("-11", "-1/-1"),
        ("+1-1", "+1/-1"),
        ("2/-1", "-2/-1"),
        ("2 +1", "+2/+1"),
        ("+1/+", "+1/+1"),
        ("-1/-", "-1/-1"),
        ("loyality", "loyalty"),
        ("eldyas", "delays"),
        ("zzzzzz", ""),
    ],
)
def test_122_1_a_kind_of_counter_that_nobody_knows_is_most_like_one_that_is_known(word: str, kind: str) -> None:
    assert nearest_counter_kind(word, ["delays"]) == kind
    assert (is_counter_kind(word), is_counter_kind(kind or word)) == (False, kind not in ("", "delays"))


@pytest.mark.parametrize(
    ("text", "generic", "variable", "hybrid", "phyrexian"),
    [
        ("{W}", False, False, False, False),
        ("{3}", True, False, False, False),
        ("{X}", False, True, False, False),
        ("{Y}", False, True, False, False),
        ("{W/U}", False, False, True, False),
        ("{2/W}", False, False, True, False),
        ("{B/P}", False, False, False, True),
        ("{G/W/P}", False, False, True, True),
        ("{S}", False, False, False, False),
    ],
)
def test_107_4_what_kind_of_symbol_it_is(
    text: str, generic: bool, variable: bool, hybrid: bool, phyrexian: bool
) -> None:
    symbol = mana_symbol(text)
    assert (symbol.generic, symbol.variable) == (generic, variable)
    assert (symbol.hybrid, symbol.phyrexian) == (hybrid, phyrexian)


@pytest.mark.parametrize("letter", "WUBRGCSPLD")
def test_a_part_of_one_letter_is_worth_one(letter: str) -> None:
    assert mana_symbol(f"{{2/{letter}}}").value == 2
    assert mana_symbol(f"{{X/{letter}}}").value == 1


@pytest.mark.parametrize("text", ["{HX}", "{H}", "{HWW}", "{WH}", "{1/Q}"])
def test_half_a_color_is_one_of_the_five(text: str) -> None:
    with pytest.raises(ValueError, match="not a mana symbol"):
        mana_symbol(text)


@pytest.mark.parametrize(
    ("cost", "x", "value"), [("{X}{R}", 3, 4), ("{X}{X}", 2, 4), ("{Y}{R}", 3, 1), ("{2}{G}", 5, 3), ("{X}", 0, 0)]
)
def test_202_3e_only_x_is_what_was_chosen_for_it(cost: str, x: int, value: int) -> None:
    read = mana_cost(cost)
    assert read is not None
    assert read.mana_value(x) == value
    assert read.has_variable == ("X" in cost or "Y" in cost)


@pytest.mark.parametrize(
    ("parts", "joined"),
    [
        (("{1}{W}", "{R}{W}"), "{1}{R}{W}{W}"),
        (("{2}{U}", "{3}{R}"), "{5}{U}{R}"),
        (("{G}", "{U}"), "{G}{U}"),
        (("{X}{R}", "{1}"), "{X}{1}{R}"),
    ],
)
def test_709_4b_two_costs_are_joined_into_one(parts: tuple[str, str], joined: str) -> None:
    assert str(joined_cost(tuple(mana_cost(part) for part in parts))) == joined


# As cards print them: around the wheel by the shortest way.
ORDERS = "WU UB BR RG GW WB UR BG RW GU WUB UBR BRG RGW GWU WBG URW BGU RWB GUR WUBR UBRG BRGW RGWU GWUB WUBRG"


@pytest.mark.parametrize("order", ORDERS.split())
def test_colors_of_a_cost_stand_as_cards_print_them(order: str) -> None:
    assert in_cost_order(Color(letter) for letter in sorted(order)) == tuple(Color(letter) for letter in order)


@pytest.mark.parametrize(
    ("letters", "words"),
    [("", "colorless"), ("R", "red"), ("RW", "white and red"), ("GUW", "white, blue and green")],
)
def test_colors_are_said_in_words(letters: str, words: str) -> None:
    assert color_words(Color(letter) for letter in letters) == words


@pytest.mark.parametrize("word", ["Basic", "Elite", "Host", "Legendary", "Ongoing", "Snow", "World"])
def test_205_4a_a_supertype_is_no_card_type(word: str) -> None:
    line = type_line(f"{word} Creature — Bear")
    assert (line.supertypes, line.types) == ((word,), ("Creature",))


@pytest.mark.parametrize(
    "order",
    [
        ("Kindred", "Enchantment"),
        ("Tribal", "Instant"),
        ("Enchantment", "Artifact"),
        ("Enchantment", "Creature"),
        ("Artifact", "Land"),
        ("Artifact", "Creature"),
        ("Land", "Creature"),
        ("Enchantment", "Land"),
        ("Kindred", "Enchantment", "Artifact", "Land", "Creature"),
        ("Tribal", "Enchantment"),
        ("Planeswalker", "Creature"),
    ],
)
def test_card_types_stand_as_cards_print_them(order: tuple[str, ...]) -> None:
    assert in_type_order(reversed(order)) == order
    assert in_type_order(order) == order


def test_a_line_with_one_permanent_type_is_a_permanent_whatever_else_it_has() -> None:
    assert type_line("Kindred Enchantment — Elf").is_permanent
    assert not type_line("Kindred Instant — Elf").is_permanent
    assert type_line("Enchantment —").subtypes == ()
    with pytest.raises(ValueError, match="two faces"):
        type_line("Instant // Sorcery")


@pytest.mark.parametrize(
    ("subtype", "card_type"),
    [
        *(("Treasure", "Artifact"), ("Equipment", "Artifact"), ("Siege", "Battle"), ("Undercity", "Dungeon")),
        *(("Aura", "Enchantment"), ("Room", "Enchantment"), ("Forest", "Land"), ("Urza's", "Land")),
        *(("Book", "Artifact"), ("Vibranium", "Artifact"), ("Dellian", "Planeswalker")),
        *(("Arcane", "Spell"), ("Jace", "Planeswalker"), ("Human", "Creature"), ("Whatever", "Creature")),
        *(("Plains", "Land"), ("Island", "Land"), ("Swamp", "Land"), ("Mountain", "Land"), ("Adventure", "Spell")),
    ],
)
def test_205_3_every_subtype_belongs_to_a_card_type(subtype: str, card_type: str) -> None:
    assert type_of_subtype(subtype) == card_type
    own = {"Spell": ("Instant", "Sorcery"), "Creature": ("Creature", "Kindred", "Tribal")}.get(card_type, (card_type,))
    for word in own:
        assert may_have(subtype, (word, "Phenomenon"))
    others = {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker", "Sorcery", "Dungeon"} - set(own)
    for word in others:
        assert not may_have(subtype, (word,))


@pytest.mark.parametrize(
    ("paragraph", "listed", "found"),
    [
        ("Islandwalk", ("Islandwalk", "Landwalk"), ("Islandwalk", "Landwalk")),
        ("Islandwalk", ("Islandwalk",), ("Islandwalk",)),
        ("Islandcycling {2}", ("Cycling", "Typecycling"), ("Islandcycling", "Cycling", "Typecycling")),
        ("Basic landcycling {1}", ("Landcycling", "Cycling"), ("Basic landcycling", "Cycling", "Landcycling")),
        ("Hexproof from blue", ("Hexproof", "Hexproof from"), ("Hexproof from", "Hexproof")),
        ("Partner with Somebody", ("Partner", "Partner with"), ("Partner with", "Partner")),
        ("Flying", ("Landwalk", "Hexproof", "Partner", "Cycling"), ("Flying",)),
        ("Flying, islandwalk", ("Landwalk",), ("Flying", "Islandwalk", "Landwalk")),
        ("Ward—Discard a card.", (), ("Ward",)),
        ("Flying. Trample.", (), ()),
    ],
)
def test_a_kind_of_a_keyword_is_listed_with_its_family(
    paragraph: str, listed: tuple[str, ...], found: tuple[str, ...]
) -> None:
    assert keywords_of(paragraph, listed) == found


ONE_FACE = "normal leveler saga class case mutate prototype host augment"
SHAPES = {
    "transform": (Shape.DOUBLE_FACED, Kind.NONMODAL),
    "modal_dfc": (Shape.DOUBLE_FACED, Kind.MODAL),
    "meld": (Shape.MELD, Kind.MELD),
    "split": (Shape.SPLIT, None),
    "flip": (Shape.FLIP, None),
    "adventure": (Shape.INSET, None),
    "double_faced_token": (Shape.DOUBLE_FACED, Kind.NONMODAL),
    "token": (Shape.ONE_FACE, None),
    **dict.fromkeys(ONE_FACE.split(), (Shape.ONE_FACE, None)),
}


@pytest.mark.parametrize("name", SHAPES)
def test_every_layout_has_its_shape_and_kind(name: str) -> None:
    layout = LAYOUTS[name]
    assert (layout.name, layout.shape, layout.kind) == (name, *SHAPES[name])
    assert layout.token == ("token" in name)


def written(**keys: object) -> dict[str, object]:
    """What is written of a card read from these keys."""
    return record_of_card(card_from_scryfall({"name": "It", "type_line": "Creature — Bear", **keys}))


def test_what_a_card_does_not_have_is_not_written() -> None:
    assert written() == {"name": "It", "type_line": "Creature — Bear", "layout": "normal"}
    assert written(mana_cost="{G}", power="2", toughness="*", set="lea")["set"] == "lea"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("oracle_text", "Flying\nTrample"),
        ("color_indicator", ["U", "R"]),
        ("power", "1+*"),
        ("toughness", "3"),
        ("keywords", ["Flying"]),
        ("static", [{"on": "self", "change": {"power": "+1"}}]),
        ("define", {"power": 3}),
    ],
)
def test_what_a_card_has_is_written_as_it_was_read(key: str, value: object) -> None:
    found = written(**{key: value})[key]
    assert (list(found) if isinstance(found, tuple) else found) == value


MELD_PARTS = [
    {"component": "meld_part", "name": "It"},
    {"component": "meld_part", "name": "Other"},
    {"component": "meld_result", "name": "Both"},
]


def test_712_5_the_cards_of_a_meld_pair_name_each_other() -> None:
    part = {"name": "It", "type_line": "Creature — Bear", "layout": "meld", "all_parts": MELD_PARTS}
    card = card_from_scryfall(part)
    assert (card.melds_with, card.melds_into, card.meld_result) == ("Other", "Both", False)
    assert record_of_card(card)["all_parts"] == MELD_PARTS
    result = card_from_scryfall({**part, "name": "Both"})
    assert (result.melds_with, result.melds_into, result.meld_result) == (None, None, True)
    assert record_of_card(result)["all_parts"] == [{"component": "meld_result", "name": "Both"}]
    alone = card_from_scryfall({**part, "all_parts": [{"component": "meld_part", "name": "It"}]})
    assert (alone.melds_with, alone.melds_into) == (None, None)
    assert record_of_card(alone)["all_parts"] == [{"component": "meld_part", "name": "It"}]
    plain = card_from_scryfall({**part, "layout": "normal"})
    assert "all_parts" not in record_of_card(plain)


@pytest.mark.parametrize("name", [None, "", "  "])
def test_a_card_without_a_name_is_refused(name: str | None) -> None:
    record = {"type_line": "Creature — Bear"} if name is None else {"name": name, "type_line": "Creature — Bear"}
    with pytest.raises(CardError, match="name"):
        card_from_scryfall(record)


def test_only_a_split_card_with_one_type_line_of_a_permanent_is_a_room() -> None:
    def split(left: str, right: str) -> Card:
        faces = [{"name": name, "type_line": line} for name, line in (("A", left), ("B", right))]
        return card_from_scryfall({"name": "A // B", "layout": "split", "type_line": left, "card_faces": faces})

    assert split("Enchantment — Room", "Enchantment — Room").is_room
    assert not split("Instant", "Instant").is_room
    assert not split("Enchantment — Room", "Enchantment").is_room


def test_114_an_emblem_has_no_types_and_its_record_says_so_still() -> None:
    """A line of no words would be that of a record that lacks its type line; boards keep their cards as records."""
    card = card_from_scryfall({"name": "Marshal Emblem", "layout": "emblem", "type_line": "Emblem — Marshal"})
    assert str(card.front.type_line) == ""
    record = record_of_card(card)
    assert record["type_line"] == "Emblem"
    assert card_from_scryfall(record) == card


@pytest.mark.parametrize("kind", ["hexproof from blue", "trample over planeswalkers", "flying", "+1/+1"])
def test_122_1b_variants_of_keywords_are_kinds_of_counters_too(kind: str) -> None:
    """702.11d, 702.19c: what is hexproof from a quality, or tramples over planeswalkers, has the keyword."""
    assert is_counter_kind(kind)
    assert not is_counter_kind(f"un{kind}")


@pytest.mark.parametrize("kind", ["Naga", "Hound", "Cephalid", "Viashino", "Anteater"])
def test_205_3m_creature_types_that_are_no_more_are_read_on_old_cards(kind: str) -> None:
    assert creature_type_of(kind) == kind
    assert creature_type_of(kind.lower()) is None


@pytest.mark.parametrize(
    ("layout", "lines", "told"),
    [
        ("split", ["Enchantment — Room"] * 2, False),
        ("split", ["Enchantment — Room"] * 3, True),
        ("split", ["Enchantment — Room", "Instant", "Instant"], True),
        ("split", ["Instant"] * 5, False),
        # Of a layout of one face more faces are read past.
        ("normal", ["Enchantment — Room"] * 3, False),
    ],
)
def test_709_5_a_room_has_two_halves(layout: str, lines: list[str], told: bool) -> None:
    assert (problem_with_halves(LAYOUTS[layout], [type_line(line) for line in lines]) is not None) is told


@pytest.mark.parametrize("sign", ["", "-", "\N{MINUS SIGN}"])
def test_107_1_a_fraction_of_too_many_digits_is_told_of_whatever_its_sign(sign: str) -> None:
    assert problem_with_number(f"{sign}1.{'3' * 40}") is not None
    assert problem_with_number(f"{sign}1.5") is None


def test_a_clause_in_quotes_is_parted_from_its_full_stop() -> None:
    assert clause_in_quotes("Draw a card.") == "“Draw a card”"
    assert sentence_in_quotes("Draw a card") == "“Draw a card.”"
    assert sentence_in_quotes("Draw a card!") == "“Draw a card!”"


MAN = {"name": "Man", "type_line": "Creature — Human", "mana_cost": "{G}", "power": "1", "toughness": "1"}
WOLF = {"name": "Wolf", "type_line": "Creature — Wolf", "power": "2", "toughness": "2", "color_indicator": ["G"]}


@pytest.mark.parametrize(
    "record",
    [
        {**MAN, "layout": "normal", "frame_effects": ["legendary"], "set": "lea"},
        {**MAN, "layout": "meld", "all_parts": [{"component": "meld_part", "name": "Man"}]},
        {"name": "Man // Wolf", "layout": "transform", "card_faces": [MAN, WOLF], "frame_effects": ["sunmoondfc"]},
        {"name": "Man // Wolf", "layout": "split", "card_faces": [MAN, {**WOLF, "mana_cost": "{1}{G}"}]},
    ],
    ids=lambda record: str(record["layout"]),
)
def test_200_1_the_same_card_is_read_again_from_what_is_written_of_it(record: dict[str, Any]) -> None:
    card = card_from_scryfall(record)
    again = record_of_card(card)
    assert (again["name"], again.get("frame_effects")) == (record["name"], record.get("frame_effects"))
    assert card_from_scryfall(again) == card
    assert ("card_faces" in again) is ("card_faces" in record)
