"""Kinds of objects with all that is asked of them: the words that mean just that kind, or none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action
from inspector.scenario.words import action_in_words, alike, board_from_words, read_further

BOARD = board_from_words(
    "Ana has Grizzly Bears on the battlefield. Ben has Serra Angel on the battlefield. "
    "Ana has Valki, God of Lies in hand.",
    bundled_cards(),
).run
CREATURE: dict[str, Any] = {"types": ["Creature"]}
# What is asked of objects, and of which objects and of which spells that is said.
SAID: list[tuple[dict[str, Any], str, str]] = [
    ({"flipped": True}, "flipped permanents", "flipped spells"),
    ({"flipped": False}, "unflipped permanents", "unflipped spells"),
    ({"face_down": True}, "face-down permanents", "face-down spells"),
    ({"face_down": False}, "face-up permanents", "face-up spells"),
    ({"number_of_colors": 0}, "colorless permanents", "colorless spells"),
    ({"number_of_colors": 1}, "monocolored permanents", "monocolored spells"),
    ({"number_of_colors": ">=2"}, "multicolored permanents", "multicolored spells"),
    ({"face_up": "front"}, "permanents with their front face up", "spells with their front face up"),
    ({"unlocked": "left"}, "permanents with their left door unlocked", "spells with their left door unlocked"),
    (
        {"unlocked": "right", "controller": "Ben"},
        "permanents Ben controls with their right door unlocked",
        "spells Ben controls with their right door unlocked",
    ),
    ({"not": {"keywords": ["Flying"]}}, "permanents without flying", "spells without flying"),
    (
        {**CREATURE, "not": {"keywords": "Flying"}},
        "creatures without flying",
        "spells that are creatures without flying",
    ),
    ({**CREATURE, "not": {"name": "Clone"}}, "creatures not named Clone", "spells that are creatures not named Clone"),
    (
        {**CREATURE, "other": "Serra Angel"},
        "creatures other than Serra Angel",
        "spells that are creatures other than Serra Angel",
    ),
    (
        {"same_name_as": "Serra Angel"},
        "permanents with the same name as Serra Angel",
        "spells with the same name as Serra Angel",
    ),
    ({"owner": "Ben"}, "permanents Ben owns", "spells Ben owns"),
    (
        {**CREATURE, "flipped": True, "number_of_colors": 0},
        "colorless flipped creatures",
        "spells that are colorless flipped creatures",
    ),
    ({**CREATURE, "colors": ["R", "G"]}, "red or green creatures", "spells that are red or green creatures"),
    ({"mana_value": "<=2"}, "permanents with mana value 2 or less", "spells with mana value 2 or less"),
]
UNSAID: list[dict[str, Any]] = [
    {"number_of_colors": 2},
    {**CREATURE, "other": "nobody"},
    {**CREATURE, "not": {"name": ["Clone", "Humility"]}},
    {**CREATURE, "not": {"keywords": ["Flying", "Haste"]}},
    {"owner": "Cleo"},
]


def made(**parts: Any) -> Action:  # noqa: ANN401 - fields of an action
    action: Action = msgspec.convert(parts, Action)
    return action


@pytest.mark.parametrize(("wanted", "objects", "spells"), SAID, ids=[each[1] for each in SAID])
def test_a_kind_is_said_in_words_that_mean_just_that_kind(wanted: dict[str, Any], objects: str, spells: str) -> None:
    for action, sentence in (
        (made(do="tap", filter=wanted), f"All {objects} are tapped."),
        (
            made(do="cast", object="Valki, God of Lies", permission=wanted),
            f"Ana casts Valki, God of Lies, by an effect for {spells}.",
        ),
    ):
        assert action_in_words(BOARD.table, action) == sentence
        found = read_further(BOARD, sentence)
        assert found.error is None, found.error
        assert alike(action, found.board.run.actions[-1], "Ana", BOARD.table)


@pytest.mark.parametrize("wanted", UNSAID)
def test_a_kind_of_which_no_words_mean_just_that_stands_as_files_write_it(wanted: dict[str, Any]) -> None:
    assert action_in_words(BOARD.table, made(do="tap", filter=wanted)).startswith("{")


@pytest.mark.parametrize(
    "fields",
    [
        # A kind of counter that nobody knows may be one word, and another is no part of a sentence.
        {"do": "counters", "object": "Serra Angel", "kind": "wibble wobble"},
        {"do": "tap", "objects": ["Serra Angel", "Serra Angel"]},
        {"do": "resolve", "object": "Serra Angel", "choose": {"color": "R", "creature_type": "Elf"}},
        {"do": "choose", "object": "Serra Angel", "creature_type": "Elf; Bear"},
        {"do": "place", "card": "Clone", "as": "naming Elf", "zone": "hand"},
        {"do": "place", "card": "Clone", "as": "a (b)", "zone": "hand"},
        {"do": "place", "card": "Smoky Lounge", "as": "c", "zone": "battlefield", "unlocked": ["right", "left"]},
    ],
    ids=lambda fields: str([*fields.values()]),
)
def test_what_would_be_read_otherwise_or_not_at_all_stands_as_files_write_it(fields: dict[str, Any]) -> None:
    action = made(**fields)
    sentence = action_in_words(BOARD.table, action)
    assert sentence.startswith("{")
    found = read_further(BOARD, sentence)
    assert found.error is None, found.error
    assert alike(action, found.board.run.actions[-1], "Ana", BOARD.table)
