"""Words of older texts mean what today's say: each pair is read alike."""

from __future__ import annotations

import msgspec
import pytest

from inspector.reading import read_words, unread_sentences

NAME = "Quiet Lantern"
# As texts said it until 2017 (players) and 2021 (mana value), and as they say it since.
PAIRS = [
    (
        "Creatures you control with converted mana cost 2 or less get +1/+1.",
        "Creatures you control with mana value 2 or less get +1/+1.",
    ),
    (
        "Each Aura you control is a creature with power and toughness each equal to its converted mana cost.",
        "Each Aura you control is a creature with power and toughness each equal to its mana value.",
    ),
    (
        "Quiet Lantern's power is equal to the highest converted mana cost among permanents you control.",
        "Quiet Lantern's power is equal to the highest mana value among permanents you control.",
    ),
    (
        "Quiet Lantern is the chosen type in addition to its other types.",
        "This creature is the chosen type in addition to its other types.",
    ),
    (
        (
            "Creature cards in your hand, green creature spells you control, and Elf creatures your opponents control "
            "are the chosen type."
        ),
        (
            "Elf creatures your opponents control are the chosen type. The same is true for green creature spells you "
            "control and creature cards in your hand."
        ),
    ),
]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_202_3_the_older_words_are_read_as_the_newer(old: str, new: str) -> None:
    meant = [
        [
            (
                [msgspec.structs.replace(static, words=None) for static in one.statics],
                one.definition and msgspec.structs.replace(one.definition, words=None),
            )
            for one in read_words((words,), (NAME,))
            if one.statics or one.definition
        ]
        for words in (old, new)
    ]
    assert meant[0] == meant[1] != []


@pytest.mark.parametrize(
    "words",
    [
        "Quiet Lantern is unblockable.",
        "Quiet Lantern is indestructible.",
        "Creatures you control are indestructible.",
        "If a player controls a creature, he or she draws a card and his or her opponent loses 1 life.",
    ],
)
def test_113_12_a_quality_in_older_words_changes_no_value(words: str) -> None:
    assert not unread_sentences((words,), (NAME,))
