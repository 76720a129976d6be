"""What is told of a value that an effect changed: of several parts those that came or went, where that is all (613)."""

from __future__ import annotations

import pytest

from inspector.rules.decisions.because import Because
from inspector.rules.layers.told_of_change import told_of_change
from tests.rules.cards_for_tests import Record
from tests.rules.test_gone_subtypes import applied

ADDS, SETS = Because.EFFECT_ADDS, Because.EFFECT_SETS
GOLEM = "Artifact Creature — Golem"
BARE = {"power": "2", "toughness": "2"}
COLORS: dict[str, tuple[list[str], list[Record], Because, Because, Record]] = {
    "set to what they were": (
        ["R"],
        [{"set_colors": ["R"]}],
        SETS,
        Because.EFFECT_SETS_THE_SAME_COLORS,
        {"colors": {"R"}},
    ),
    "set to others": (["R"], [{"set_colors": ["U"]}], SETS, SETS, {}),
    "set to more": (["R"], [{"set_colors": ["R", "U"]}], SETS, SETS, {}),
    "added to some": (["R"], [{"add_colors": ["U"]}], ADDS, Because.EFFECT_ADDS_COLORS, {"colors": {"U"}}),
    "added to none": ([], [{"add_colors": ["U"]}], ADDS, ADDS, {}),
}


@pytest.mark.parametrize("case", COLORS)
def test_613_1e_of_colors_those_are_told_that_came_to_others(case: str) -> None:
    had, changes, ground, told, what = COLORS[case]
    happened = applied("Token Creature — Golem", *changes, layout="token", colors=had)
    assert told_of_change(happened, "colors", ground) == (told, what)


TYPES: dict[str, tuple[str, list[Record], str, Because, Because, Record]] = {
    "a type came": (GOLEM, [{"add_types": ["Land"]}], "types", ADDS, ADDS, {}),
    "a type went": (
        *(GOLEM, [{"remove_types": ["Artifact"]}], "types", ADDS),
        *(Because.EFFECT_TAKES_TYPES, {"value": ("Artifact",)}),
    ),
    "all types went": ("Artifact", [{"remove_types": ["Artifact"]}], "types", ADDS, ADDS, {}),
    "types were set": (GOLEM, [{"set_types": ["Land"]}], "types", SETS, SETS, {}),
    "types were set to what they were": (
        *(GOLEM, [{"set_types": ["Artifact", "Creature"]}], "types", SETS),
        *(Because.EFFECT_SETS_THE_SAME, {}),
    ),
    "a type that was there": (GOLEM, [{"add_types": ["Creature"]}], "types", ADDS, ADDS, {}),
    "the first supertype": (GOLEM, [{"add_supertypes": ["Snow"]}], "supertypes", ADDS, Because.EFFECT_GIVES_TYPES, {}),
    "one supertype more": (f"Snow {GOLEM}", [{"add_supertypes": ["Legendary"]}], "supertypes", ADDS, ADDS, {}),
    "one supertype less": (
        *(f"Legendary Snow {GOLEM}", [{"remove_supertypes": ["Snow"]}], "supertypes", ADDS),
        *(Because.EFFECT_TAKES_TYPES, {"value": ("Snow",)}),
    ),
    "the last supertype": (f"Snow {GOLEM}", [{"remove_supertypes": ["Snow"]}], "supertypes", ADDS, ADDS, {}),
    "a subtype more": (GOLEM, [{"add_subtypes": ["Elf"]}], "subtypes", ADDS, ADDS, {}),
    "the first subtype": ("Creature", [{"add_subtypes": ["Elf"]}], "subtypes", ADDS, Because.EFFECT_GIVES_TYPES, {}),
    "every creature type, told in words": (GOLEM, [{"all_creature_types": True}], "subtypes", ADDS, ADDS, {}),
    "subtypes set beside others": (
        *("Artifact Creature — Equipment Golem", [{"set_subtypes": ["Golem"]}], "subtypes", ADDS),
        *(Because.EFFECT_SETS_THE_SAME_SUBTYPES, {"same_subtypes": ("Golem",)}),
    ),
    "all subtypes set to what they were": (
        *(GOLEM, [{"set_subtypes": ["Golem"]}], "subtypes", SETS),
        *(Because.EFFECT_SETS_THE_SAME_SUBTYPES, {"same_subtypes": ("Golem",)}),
    ),
    # 205.3d: what it has not the card type for, it neither gets nor had.
    "a subtype that was there, set with one that cannot be": (
        *(GOLEM, [{"set_subtypes": ["Forest", "Golem"]}], "subtypes", SETS),
        *(Because.EFFECT_SETS_THE_SAME_SUBTYPES, {"same_subtypes": ("Golem",)}),
    ),
    "subtypes set to others": (GOLEM, [{"set_subtypes": ["Elf"]}], "subtypes", SETS, SETS, {}),
    # 205.1a.
    "subtypes that went with a card type": (
        *(GOLEM, [{"remove_types": ["Creature"]}], "subtypes", ADDS),
        *(Because.SUBTYPES_GO_WITH_TYPES, {"gone_types": ("Creature",), "gone_subtypes": ("Golem",)}),
    ),
    "subtypes that came back with it": (
        *(GOLEM, [{"remove_types": ["Creature"]}, {"add_types": ["Creature"]}], "subtypes", ADDS),
        *(Because.EFFECT_RETURNS_TYPES, {"value": ("Golem",)}),
    ),
    "only those that came back": (
        "Artifact Creature — Equipment Golem",
        [{"remove_types": ["Creature"]}, {"add_types": ["Creature"]}],
        *("subtypes", ADDS, Because.EFFECT_RETURNS_TYPES, {"value": ("Golem",)}),
    ),
}


@pytest.mark.parametrize("case", TYPES)
def test_613_1d_of_types_those_are_told_that_came_or_went(case: str) -> None:
    line, changes, key, ground, told, what = TYPES[case]
    assert told_of_change(applied(line, *changes), key, ground) == (told, what)


KEYWORDS, WORDS = Because.EFFECT_CHANGES_KEYWORDS, Because.EFFECT_CHANGES_TEXT
GIVES, TAKES = Because.EFFECT_GIVES_SOME, Because.EFFECT_TAKES_SOME
BOTH = {"add_abilities": ["Reach"], "remove_abilities": ["Flying"]}
ABILITIES: dict[str, tuple[list[Record], str, Because, Because, Record]] = {
    "a keyword came": ([{"add_abilities": ["Reach"]}], "keywords", KEYWORDS, GIVES, {"value": ("Reach",)}),
    "a keyword went": ([{"remove_abilities": ["Flying"]}], "keywords", KEYWORDS, TAKES, {"value": ("Flying",)}),
    "one came and one went": ([BOTH], "keywords", KEYWORDS, KEYWORDS, {}),
    "an ability came": ([{"add_abilities": ["Reach"]}], "abilities", WORDS, GIVES, {"value": ("Reach",)}),
    "one that was there came again": (
        [{"add_abilities": ["Flying"]}],
        "abilities",
        WORDS,
        GIVES,
        {"value": ("Flying",)},
    ),
    # 702.5a, 702.16a: a keyword says of what it is, and is told with that.
    "a keyword came with what it says": (
        *([{"add_abilities": ["Enchant creature"]}], "keywords", KEYWORDS),
        *(GIVES, {"value": ("Enchant creature",)}),
    ),
    "a keyword went with what it says": (
        [{"add_abilities": ["Protection from red"]}, {"remove_abilities": ["Protection from red"]}],
        *("keywords", KEYWORDS, TAKES, {"value": ("Protection from red",)}),
    ),
    "keywords came beside another ability": (
        *([{"add_abilities": ["Ward {2}", "Reach", "{T}: Draw a card."]}], "keywords", KEYWORDS),
        *(GIVES, {"value": ("Ward {2}", "Reach")}),
    ),
    "an ability went": ([{"remove_abilities": ["Flying"]}], "abilities", WORDS, TAKES, {"value": ("Flying",)}),
    "all abilities went": (
        *([{"lose_all_abilities": True}], "keywords", Because.EFFECT_TAKES_ABILITIES),
        *(Because.EFFECT_TAKES_ABILITIES, {}),
    ),
    "none was there to go": (
        [{"remove_abilities": ["Flying"]}, {"lose_all_abilities": True}],
        *("keywords", Because.EFFECT_TAKES_ABILITIES, Because.EFFECT_TAKES_NO_ABILITIES, {}),
    ),
    "no keyword was there to go, but another ability": (
        [{"remove_abilities": ["Flying"], "add_abilities": ["{T}: Draw a card."]}, {"lose_all_abilities": True}],
        *("keywords", Because.EFFECT_TAKES_ABILITIES, Because.EFFECT_TAKES_ABILITIES, {}),
    ),
}


@pytest.mark.parametrize("case", ABILITIES)
def test_613_1f_of_abilities_those_are_told_that_came_or_went(case: str) -> None:
    changes, key, ground, told, what = ABILITIES[case]
    happened = applied("Creature — Bird", *changes, oracle_text="Flying", keywords=["Flying"], **BARE)
    assert told_of_change(happened, key, ground) == (told, what)


def test_702_1_a_keyword_that_only_the_data_knows_is_told_as_the_data_has_it() -> None:
    changes = ({"remove_abilities": ["Glimmerstep"]},)
    happened = applied("Creature — Bird", *changes, oracle_text="Glimmerstep 3", keywords=["Glimmerstep"], **BARE)
    assert told_of_change(happened, "keywords", KEYWORDS) == (TAKES, {"value": ("Glimmerstep",)})


ROWS: dict[str, tuple[Record, Because, Record]] = {
    "one keyword of the row went": ({"remove_abilities": ["Flying"]}, TAKES, {"value": ("Flying",)}),
    "the row went as it stands": ({"lose_all_abilities": True}, TAKES, {"value": ("Flying, vigilance",)}),
    "a row came as it stands": ({"add_abilities": ["Reach, trample"]}, GIVES, {"value": ("Reach, trample",)}),
    "one went and another came": (BOTH, WORDS, {}),
}


@pytest.mark.parametrize("case", ROWS)
def test_702_1_of_a_row_of_keywords_each_is_told_only_where_a_part_stays(case: str) -> None:
    change, told, what = ROWS[case]
    happened = applied("Creature — Bird", change, oracle_text="Flying, vigilance", **BARE)
    assert told_of_change(happened, "abilities", WORDS) == (told, what)


def test_613_4b_what_was_set_to_what_it_was_is_told_so_of_each_size_alone() -> None:
    happened = applied("Creature", {"set_power": 2, "set_toughness": 3}, **BARE)
    assert told_of_change(happened, "power", SETS) == (Because.EFFECT_SETS_THE_SAME, {})
    assert told_of_change(happened, "toughness", SETS) == (SETS, {})
    nothing_more = applied("Creature", {"power": "+0", "toughness": "+0"}, **BARE)
    assert told_of_change(nothing_more, "power", ADDS) == (ADDS, {})


@pytest.mark.parametrize(("toughness", "told"), [("2", Because.SWITCHED_ALIKE), ("3", Because.SWITCHED)])
def test_613_4d_equal_sizes_switched_are_what_they_were(toughness: str, told: Because) -> None:
    happened = applied("Creature", {"switch_power_toughness": True}, power="2", toughness=toughness)
    for key in ("power", "toughness"):
        assert told_of_change(happened, key, Because.SWITCHED) == (told, {})


def test_613_1b_control_that_was_theirs_already_is_left_to_them() -> None:
    for player, told in (("Ana", Because.EFFECT_LEAVES_CONTROL), ("Ben", Because.EFFECT_GIVES_CONTROL)):
        happened = applied("Creature", {"control": player})
        assert told_of_change(happened, "controller", Because.EFFECT_GIVES_CONTROL) == (told, {})


def test_612_1_of_a_changed_word_both_words_are_told() -> None:
    happened = applied("Land — Swamp", {"text": {"from": "swamp", "to": "island"}})
    ground = Because.EFFECT_CHANGES_A_WORD
    assert told_of_change(happened, "abilities", ground) == (ground, {"old": "swamp", "new": "island"})
