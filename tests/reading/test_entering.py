"""How cards enter by their own words, in sentences of our own invention."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.reading import how_it_enters, what_it_may_copy

NAMES = ("Quiet Lantern",)
HASTY = {"add_abilities": ["Haste"]}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("This land enters tapped unless you control two or more other lands.", {"tapped": True}),
        ("Quiet Lantern enters tapped with three age counters on it.", {"tapped": True, "counters": [("age", 3)]}),
        (
            "It enters with a flying counter and a +1/+1 counter on it.",
            {"counters": [("flying", 1), ("+1/+1", 1)]},
        ),
        (
            "It enters with two age counters, a flying counter, and a +1/+1 counter on it.",
            {"counters": [("age", 2), ("flying", 1), ("+1/+1", 1)]},
        ),
        (
            "It enters with an age counter on it for each +1/+1 counter among other Elves you control.",
            {
                "counters": [
                    ("age", {"counters": "+1/+1", "among": {"subtypes": "Elf", "controller": "you", "other": "self"}})
                ]
            },
        ),
        (
            "This creature enters with X +1/+1 counters on it, where X is your life total.",
            {"counters": [("+1/+1", {"life": "you"})]},
        ),
        ("If you control a Swamp, this creature enters with a +1/+1 counter on it.", {"counters": [("+1/+1", 1)]}),
    ],
)
def test_a_sentence_of_entering_is_read(sentence: str, expected: dict[str, Any]) -> None:
    found = how_it_enters(sentence, NAMES)
    assert found is not None
    assert found.tapped is expected.get("tapped", False)
    assert msgspec.to_builtins(found.counters) == tuple(expected.get("counters", ()))
    assert (found.if_ is None) is ("unless" not in sentence and not sentence.startswith("If"))


@pytest.mark.parametrize(
    "sentence",
    [
        "This land enters tapped unless the moon is full.",
        "This creature enters with a flying counter on it by moonlight.",
        "Creatures you control enter tapped.",
        "It enters with an age counter, a flying counter on it.",
    ],
)
def test_no_more_than_is_understood_is_read(sentence: str) -> None:
    assert how_it_enters(sentence, NAMES) is None


@pytest.mark.parametrize(
    ("text", "of", "change"),
    [
        ("any creature on the battlefield", {"types": "Creature"}, None),
        ("an artifact you control, except it has haste", {"types": "Artifact", "controller": "you"}, HASTY),
        (
            "a land you control, except it's an Elf artifact in addition to its other types and it isn't legendary",
            {"types": "Land", "controller": "you"},
            {"add_subtypes": ["Elf"], "add_types": ["Artifact"], "remove_supertypes": ["Legendary"]},
        ),
        (
            "any creature on the battlefield, except its name is Quiet Lantern",
            {"types": "Creature"},
            {"name": NAMES[0]},
        ),
        ("any creature on the battlefield, except it's 4/5", {"types": "Creature"}, {"power": 4, "toughness": 5}),
        (
            "any creature on the battlefield, except he's a 4/4 Elf Wizard in addition to his other types",
            {"types": "Creature"},
            {"power": 4, "toughness": 4, "add_subtypes": ["Elf", "Wizard"]},
        ),
        # A card type without more stands in place of those that are copied (205.1a).
        (
            "any creature on the battlefield, except it's an artifact and it has haste",
            {"types": "Creature"},
            {**HASTY, "set_types": ["Artifact"]},
        ),
        (
            "a creature you control, except it's a Vehicle artifact with crew 3 and it loses all other card types",
            {"types": "Creature", "controller": "you"},
            {"set_types": ["Artifact"], "set_subtypes": ["Vehicle"], "add_abilities": ["Crew 3"]},
        ),
    ],
)
def test_a_clause_of_copying_says_of_what_and_with_which_exceptions(
    text: str, of: dict[str, Any], change: dict[str, Any] | None
) -> None:
    clause = what_it_may_copy(("Flying", f"You may have Quiet Lantern enter as a copy of {text}."), NAMES)
    assert clause is not None
    assert msgspec.to_builtins(clause.of) == of
    given = None if clause.except_ is None else msgspec.to_builtins(clause.except_, enc_hook=str)
    assert given == (
        None if change is None else {key: tuple(v) if isinstance(v, list) else v for key, v in change.items()}
    )


def test_a_clause_of_copying_with_a_word_that_is_not_understood_is_not_read() -> None:
    assert what_it_may_copy(("You may have it enter as a copy of a moon.",), NAMES) is None
    assert what_it_may_copy(("Flying",), NAMES) is None
