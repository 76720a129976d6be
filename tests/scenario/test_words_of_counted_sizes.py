"""What grows or shrinks by what is counted is said as cards say it, and these words are that change again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action, characteristics
from inspector.scenario.words import action_in_words, alike, read_further, read_so_far
from inspector.scenario.words.counted_sizes import counted_base_in_words, counted_growth_in_words
from inspector.scenario.words.counted_values import how_many_of

BOARD = read_so_far(
    "Ana has Grizzly Bears on the battlefield. Ben has Serra Angel on the battlefield.", bundled_cards()
).board.run
BEINGS: dict[str, Any] = {"count": {"types": ["Creature"]}}
LANDS: dict[str, Any] = {"count": {"types": ["Land"]}}
LESS, LESS_LAND = {**BEINGS, "times": -1}, {**LANDS, "times": -1}
# What each size grows by, and how a card says it; a size that stays is "-0" beside one that shrinks.
GROWS: list[tuple[dict[str, Any], str]] = [
    ({"power": BEINGS, "toughness": BEINGS}, "+X/+X, where X is the number of creatures"),
    ({"power": BEINGS, "toughness": LANDS}, "+X/+Y, where X is the number of creatures and Y is the number of lands"),
    ({"power": BEINGS}, "+X/+0, where X is the number of creatures"),
    ({"power": BEINGS, "toughness": "+0"}, "+X/+0, where X is the number of creatures"),
    ({"toughness": BEINGS}, "+0/+X, where X is the number of creatures"),
    ({"power": BEINGS, "toughness": "-1"}, "+X/-1, where X is the number of creatures"),
    ({"power": "+2", "toughness": BEINGS}, "+2/+X, where X is the number of creatures"),
    ({"power": LESS}, "-X/-0, where X is the number of creatures"),
    ({"power": LESS, "toughness": "+0"}, "-X/-0, where X is the number of creatures"),
    ({"toughness": LESS}, "-0/-X, where X is the number of creatures"),
    ({"power": "+0", "toughness": LESS}, "-0/-X, where X is the number of creatures"),
    ({"power": LESS, "toughness": LESS}, "-X/-X, where X is the number of creatures"),
    ({"power": LESS, "toughness": BEINGS}, "-X/+X, where X is the number of creatures"),
    ({"power": BEINGS, "toughness": LESS}, "+X/-X, where X is the number of creatures"),
    ({"power": LESS, "toughness": "+1"}, "-X/+1, where X is the number of creatures"),
    ({"power": {**BEINGS, "times": 2}}, "+X/+0, where X is twice the number of creatures"),
    ({"power": {**BEINGS, "times": -2}}, "-X/-0, where X is twice the number of creatures"),
    ({"power": {**BEINGS, "times": -1, "plus": 5}}, "+X/+0, where X is 5 minus the number of creatures"),
    ({"power": {**BEINGS, "half": "up"}}, "+X/+0, where X is half the number of creatures, rounded up"),
    ({"power": {**BEINGS, "half": "down"}}, "+X/+0, where X is half the number of creatures, rounded down"),
]  # fmt: skip

# So it is told of what a file says; no card is read that has it, so that as a sentence it stands as files write it.
ONLY_TOLD: list[tuple[dict[str, Any], str]] = [
    ({"power": LESS, "toughness": LESS_LAND},
     "-X/-Y, where X is the number of creatures and Y is the number of lands"),
    ({"power": {**BEINGS, "times": 3}}, "+X/+0, where X is three times the number of creatures"),
    ({"power": {**BEINGS, "plus": 1}}, "+X/+0, where X is the number of creatures plus 1"),
    ({"power": {**BEINGS, "plus": -1}}, "+X/+0, where X is the number of creatures minus 1"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "words"), [*GROWS, *ONLY_TOLD])
def test_x_is_what_is_counted_and_y_what_else_is(change: dict[str, Any], words: str) -> None:
    size, where = words.split(", ", 1)
    keys = tuple(change)
    for several, verb in ((False, "gets"), (True, "get")):
        assert counted_growth_in_words(change, str, "", several=several) == (keys, f"{verb} {size}", f", {where}")


@pytest.mark.parametrize(
    "change", [{"power": "+1"}, {"power": "mana value"}, {"power": BEINGS, "toughness": "mana value"}, {}]
)
def test_what_is_not_counted_or_is_its_mana_value_has_no_x(change: dict[str, Any]) -> None:
    assert counted_growth_in_words(change, str, "", several=False) is None


@pytest.mark.parametrize(("change", "words"), GROWS)
@pytest.mark.parametrize("on", [("Grizzly Bears",), ("Grizzly Bears", "Serra Angel")])
def test_613_4c_what_changes_a_size_by_what_is_counted_is_said_as_cards_do(
    on: tuple[str, ...], change: dict[str, Any], words: str
) -> None:
    given: Action = msgspec.convert({"do": "effect", "on": [*on], "change": change}, Action)
    said = action_in_words(BOARD.table, given)
    assert said == f"{' and '.join(on)} {'get' if len(on) > 1 else 'gets'} {words}."
    (*_, read) = read_further(BOARD, said).board.run.actions
    assert alike(given, read, "Ana", BOARD.table), said


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("colors", ("White",), "Rock has 1 color"),
        ("colors", ("White", "Blue"), "Rock has 2 colors"),
        ("colors", (), ""),
        ("counters", {"charge": 3, "lore": 1}, "Rock has 4 counters"),
        ("counters", {"lore": 1}, "Rock has 1 counter"),
        ("counters", {}, ""),
        ("keywords", ("Flying",), "Rock has 1 keyword ability"),
        ("keywords", ("Flying", "Haste"), "Rock has 2 keyword abilities"),
        ("names", ("Rock", "Stone"), "Rock has 2 names"),
        ("subtypes", ("Elf",), "Rock has 1 subtype"),
        ("supertypes", ("Basic", "Snow"), "Rock has 2 supertypes"),
        ("types", ("Artifact", "Creature"), "Rock has 2 card types"),
        # These are no matter of counting.
        ("power", 3, ""),
        ("rules", ("613.4c",), ""),
        ("counters", 3, ""),
        ("abilities", (), ""),
        ("abilities", 2, ""),
    ],
)
def test_how_many_there_are_of_a_value_is_said_where_it_is_several_things(key: str, value: object, said: str) -> None:
    assert how_many_of("Rock", key, value) == said


def test_how_many_abilities_there_are_is_said() -> None:
    value = characteristics(BOARD.table, "Serra Angel").abilities
    assert how_many_of("Serra Angel", "abilities", value) == "Serra Angel has two abilities"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"set_power": BEINGS, "set_toughness": BEINGS},
         [(("set_power", "set_toughness"), "base power and toughness each equal to the number of creatures")]),
        ({"set_power": BEINGS, "set_toughness": LANDS},
         [(("set_power",), "base power equal to the number of creatures"),
          (("set_toughness",), "base toughness equal to the number of lands")]),
        ({"set_power": BEINGS}, [(("set_power",), "base power equal to the number of creatures")]),
        ({"set_power": 3, "set_toughness": BEINGS},
         [(("set_toughness",), "base toughness equal to the number of creatures")]),
        ({"set_power": 3}, []),
    ],
)  # fmt: skip
def test_613_4b_a_base_size_that_is_counted_is_said_once_where_both_are_alike(
    change: dict[str, Any], said: list[tuple[tuple[str, ...], str]]
) -> None:
    for several, verb in ((False, "has"), (True, "have")):
        told = [*counted_base_in_words(change, str, "", several=several)]
        assert told == [(keys, f"{verb} {words}") for keys, words in said]
