"""The smallest parts of boards in words, each by itself: keys, values, numbers, kinds, what is told of an error."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action, Resolve
from inspector.scenario.words import alike
from inspector.scenario.words.alike import same_comes_of
from inspector.scenario.words.effects_in_words import plain_effect
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.expectations_said import key_said, value_said
from inspector.scenario.words.files import with_near_names
from inspector.scenario.words.filters_said import as_lists
from inspector.scenario.words.gist_vocabulary import is_everyday
from inspector.scenario.words.loosening import rules_asked
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.text import board_from_words
from inspector.scenario.words.values_said import kind_words, reads_as_kinds, said_colors, said_kinds
from tests.rules.cards_for_tests import creature
from tests.rules.playing import place, play

POOL = bundled_cards()


@pytest.mark.parametrize(
    ("words", "is_so"),
    [
        ("at the moment", True),
        ("moment", True),
        ("the", True),
        ("yesterday", True),
        ("a moment", True),
        ("resulting", True),
        ("grizzly bears", False),
        ("the bears", False),
    ],
)
def test_words_of_everyday_english_name_no_card(words: str, is_so: bool) -> None:
    assert is_everyday(words) is is_so


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("What is it under the rules of 2016.", " under the rules of 2016"),
        ("Ana casts it, by the old rules from 2011-09.", ", by the old rules from 2011-09"),
        ("It is under the rules of nobody.", ""),
    ],
)
def test_under_which_rules_a_sentence_asks_stands_at_its_end(text: str, asked: str) -> None:
    assert rules_asked(text) == asked


@pytest.mark.parametrize(
    ("words", "key"),
    [
        *(("color", "colors"), ("colour", "colors"), ("colours", "colors"), ("colors", "colors"), ("type", "types")),
        *(("subtype", "subtypes"), ("cmc", "mana_value"), ("ability", "abilities"), (" Mana  Value ", "mana_value")),
        *(("power", "power"), ("CMC", "mana_value"), ("flavor", None), ("", None)),
    ],
)
def test_the_key_that_words_mean(words: str, key: str | None) -> None:
    assert key_said(words) == key


@pytest.mark.parametrize(
    ("words", "value"),
    [
        *(("3", 3), ("-2", -2), ("10", 10), ("yes", True), ("No", False), ("none", None), ("Nothing", None)),
        *(('"Bear 3"', "Bear 3"), ('"none"', "none"), ("Bear", "Bear"), ("3 Bears", "3 Bears"), ("1-2", "1-2")),
    ],
)
def test_the_value_that_words_mean(words: str, value: object) -> None:
    found = value_said(words)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("word", "number"),
    [
        *(("three", 3), ("3", 3), ("12", 12), ("III", 3), ("third", 3), ("once", 1), ("twice", 2), ("thrice", 3)),
        *(("iv", 4), ("v", 5), ("vi", 6), ("ii", 2), ("fourth", 4), ("fifth", 5), ("second", 2), ("First", 1)),
        *(("i", 1), ("bear", 0), ("", 0), ("1234567", 123456)),
    ],
)
def test_the_number_that_a_word_is(word: str, number: int) -> None:
    assert number_said(word) == number


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("legendary Zombie artifact creature", (["Legendary"], ["Zombie"], ["Artifact", "Creature"])),
        ("Legendary snow land", (["Legendary", "Snow"], [], ["Land"])),
        ("basic world elite Host ongoing", (["Basic", "World", "Elite", "Host", "Ongoing"], [], [])),
        ("Urza's Power-Plant", ([], ["Urza's", "Power-Plant"], [])),
        ("zombie creature", None),
        ("", ([], [], [])),
    ],
)
def test_words_of_a_type_line_are_sorted(words: str, kinds: tuple[list[str], ...] | None) -> None:
    found = kind_words(words.split())
    assert found == (None if kinds is None else dict(zip(("supertypes", "subtypes", "types"), kinds, strict=True)))


def test_words_of_a_type_line_are_said_as_they_are_read() -> None:
    assert said_kinds(["Legendary", "Snow"], ["Zombie"], ["Artifact", "Creature"]) == (
        "legendary snow Zombie artifact creature"
    )
    assert said_kinds(None, None, None) == ""
    assert reads_as_kinds("snow Elf creature", {"supertypes": ["Snow"], "subtypes": ["Elf"], "types": ["Creature"]})
    # A subtype that is called as a type would be read as that type.
    assert not reads_as_kinds("Plane creature", {"subtypes": ["Plane"], "types": ["Creature"]})
    assert not reads_as_kinds("elf creature", {"subtypes": ["elf"], "types": ["Creature"]})
    assert said_colors(["W", "U", "B", "R", "G"]) == "white, blue, black, red and green"


def test_an_error_tells_where_it_stands_what_was_expected_and_what_may_be_meant() -> None:
    text = "Ana has Bear.\nBen haz Clone."
    error = WordsError("no verb", text, 18, 21, ("a", "b"), ("has",))
    assert (error.line, error.character, error.found, error.place) == (2, 5, "haz", "line 2, character 5")
    assert error.why == "no verb; expected a or b"
    assert error.what == "no verb; expected a or b; did you mean has?"
    assert str(error) == "line 2, character 5: no verb; expected a or b; did you mean has?"
    first = WordsError("no verb", text, 0, 3)
    assert (first.line, first.character, first.found, first.what) == (1, 1, "Ana", "no verb")


def test_of_many_words_that_were_expected_six_are_told() -> None:
    error = WordsError("no verb", "x", 0, 1, ("a", "b", "c", "d", "e", "f", "g", "h"), ("y", "z"))
    assert error.what == ("no verb; expected a, b, c, d, e, f or 2 other ways to go on; did you mean y or z?")
    assert WordsError("no", "x", 0, 1, ("a", "b", "c", "d", "e", "f")).why == "no; expected a, b, c, d, e or f"
    # What has a comma of its own is not put among commas.
    three = WordsError("no", "x", 0, 1, (), ("a, b", "c", "d"))
    assert three.what == "no; did you mean a, b or c or d?"
    assert WordsError("no", "abc", 2, 1).end == 2


def near(text: str, *names: str, expected: str = "the name of a card", at: int = 0) -> tuple[str, ...]:
    """What is proposed for a text with an error at a place, each time something is looked for that begins so."""
    error = WordsError("no card", text, at, len(text), (expected,))
    return with_near_names(error, text, lambda said: tuple(each for each in names if each[0] == said[0])).proposals


def test_a_name_nearly_as_it_is_written_may_be_meant() -> None:
    assert near("Grizzly Baers", "Grizzly Bears") == ("Grizzly Bears",)
    assert near("Grizzly Baers", "Grizzly Bears", expected="an object on the board") == ("Grizzly Bears",)
    assert near("Grizzly Baers", "Grizzly Bears", expected="a verb") == ()
    # What is written as it is called is not misspelled.
    assert near("Forest", "Forest") == ()
    # A legend is called by the beginning of its name.
    assert near("Jace", "Jace, the Mind Sculptor") == ("Jace, the Mind Sculptor",)
    assert near("Hanweir", "Hanweir Garrison") == ("Hanweir Garrison",)


def test_only_the_words_of_the_name_are_replaced() -> None:
    text = "Ana has Grizly Baers on the battlefield. Ben has Clone."
    error = WordsError("no card", text, 8, 14, ("the name of a card",))
    found = with_near_names(error, text, lambda said: ("Grizzly Bears",) if said.startswith("Grizly B") else ())
    assert (found.found, found.proposals, found.problem) == ("Grizly Baers", ("Grizzly Bears",), "no card")
    known = WordsError("no card", text, 8, 14, ("the name of a card",), ("Forest",))
    assert with_near_names(known, text, lambda _: ("Grizzly Bears",)) is known


DELVER: dict[str, Any] = {"do": "transform", "object": "Delver of Secrets"}
SIZED = {"do": "effect", "on": ["bear"], "change": {"power": "+1", "toughness": "+0"}}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (DELVER, DELVER, True),
        (DELVER, {**DELVER, "object": "Clone"}, False),
        (DELVER, {"do": "convert", "object": "Delver of Secrets"}, False),
        (DELVER, {"do": "transform", "objects": ["Delver of Secrets"]}, True),
        (DELVER, {"do": "transform", "objects": ["Delver of Secrets", "Clone"]}, False),
        # Who is meant where nobody is said is the first player, but for what is chosen.
        ({"do": "manifest", "player": "Ana", "object": "x"}, {"do": "manifest", "object": "x"}, True),
        ({"do": "manifest", "player": "Ben", "object": "x"}, {"do": "manifest", "object": "x"}, False),
        (
            {"do": "choose", "player": "Ana", "object": "x", "color": "U"},
            {"do": "choose", "object": "x", "color": "U"},
            False,
        ),
        # What is usual may be said.
        (
            {"do": "counters", "object": "x", "kind": "ice", "count": 1},
            {"do": "counters", "object": "x", "kind": "ice"},
            True,
        ),
        (
            {"do": "counters", "object": "x", "kind": "ice", "count": 2},
            {"do": "counters", "object": "x", "kind": "ice"},
            False,
        ),
        # Face down by nobody's rule in particular, which a file may leave out; by morph is another thing.
        (
            {"do": "turn_face_down", "object": "x", "face_down": True},
            {"do": "turn_face_down", "object": "x"},
            True,
        ),
        (
            {"do": "turn_face_down", "object": "x", "face_down": "morph"},
            {"do": "turn_face_down", "object": "x"},
            False,
        ),
        # To add nothing to one of both changes nothing; one word is a list of one.
        (SIZED, {**SIZED, "change": {"power": "+1"}}, True),
        (SIZED, {**SIZED, "change": {"power": "+1", "toughness": "+1"}}, False),
        (
            {"do": "transform", "filter": {"subtypes": "Human"}},
            {"do": "transform", "filter": {"subtypes": ["Human"]}},
            True,
        ),
    ],
)
def test_actions_are_alike_that_mean_the_same(one: dict[str, Any], other: dict[str, Any], same: bool) -> None:
    first, second = (msgspec.convert(each, Action) for each in (one, other))
    assert alike(first, second, "Ana") is same
    assert alike(second, first, "Ana") is same


def test_two_players_who_can_do_the_same_do_the_same_where_the_same_comes_of_it() -> None:
    table = board_from_words("Ana has Delver of Secrets on the battlefield. Ben has Clone in hand.", POOL).run.table
    ana, ben = (
        msgspec.convert({"do": "manifest", "player": player, "object": "Clone"}, Action) for player in ("Ana", "Ben")
    )
    # 701.40a: a manifested card is under the control of who manifests it.
    assert not alike(ana, ben, "Cleo", table)
    assert not same_comes_of(table, ana, ben)
    assert same_comes_of(table, ana, ana)
    nowhere, nobody = (msgspec.convert({"do": "transform", "object": each}, Action) for each in ("Nowhere", "Nobody"))
    delver = msgspec.convert(DELVER, Action)
    # What names nothing on the board cannot be asked, whatever it names.
    assert same_comes_of(table, nowhere, nobody)
    assert not same_comes_of(table, nowhere, delver)
    assert not same_comes_of(table, delver, nowhere)


def test_what_adds_nothing_beside_a_size_is_no_part_of_an_effect() -> None:
    assert plain_effect({"change": {"power": "+1", "toughness": "+0"}}) == {"change": {"power": ["+1"]}}
    assert plain_effect({"change": {"power": "+0", "toughness": "+2"}}) == {"change": {"toughness": ["+2"]}}
    assert plain_effect({"change": {"set_power": 0}, "x": "+0"}) == {"change": {"set_power": 0}, "x": ["+0"]}
    assert as_lists({"types": "Creature", "not": {"name": "Bear"}, "of": [1, "a", {"b": "c"}]}) == {
        "types": ["Creature"],
        "not": {"name": ["Bear"]},
        "of": [1, "a", {"b": ["c"]}],
    }


@pytest.mark.parametrize("words", ["casts Clone", "creates a Treasure token", "plays Forest", "morphs Exalted Angel"])
def test_what_the_first_player_does_names_nobody_in_its_action(words: str) -> None:
    for who, named in (("Ana", {None}), ("Ben", {"Ben"})):
        actions = board_from_words(f"{who} {words}.", bundled_cards()).scenario.actions
        assert {each.player for each in actions if hasattr(each, "player") and not isinstance(each, Resolve)} == named


@pytest.mark.parametrize(
    ("words", "labels"),
    [
        # How a name begins, a comma behind it or not; what stands further back; and how one long word ends.
        *(("delver", ["a"]), ("valki", ["b"]), ("secrets", ["a"]), ("bears", ["c"]), ("god", ["b"]), ("goyf", ["d"])),
        ("god of lies", ["b"]),
        # Too short, a word of everyday English, a part of a word, and the end of one that is too short.
        *(("of", []), ("the", []), ("mog", []), ("val", []), ("oyf", [])),
    ],
)
def test_people_call_cards_by_a_part_of_the_name(words: str, labels: list[str]) -> None:
    goyf = creature("Tarmogoyf", "Lhurgoyf", "1/1")
    lie = (("Delver of Secrets", "a"), ("Valki, God of Lies", "b"), ("Grizzly Bears", "c"), ("Tarmogoyf", "d"))
    table = play("2026-08", *(place(card, label) for card, label in lie), cards=[goyf]).table
    assert TableNames(table, {}).called(words) == labels
