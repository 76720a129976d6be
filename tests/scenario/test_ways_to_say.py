"""Whatever words people use for a thing, they are read as the same sentences: each wording of the grammar by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import board_from_words, sentences_of

POOL = bundled_cards()
FILE = Path(__file__).with_name("ways_to_say.txt")


class Meaning(NamedTuple):
    """A board, what is said on it in canonical sentences, and the ways in which people say that."""

    board: str
    sentences: str
    ways: list[str]


def meanings() -> Iterator[Meaning]:
    """Read the file."""
    board, found = "", None
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith((":", "=")) and found is not None:
            yield found
            found = None
        if line.startswith(": "):
            board = line[2:]
        elif line.startswith("= "):
            found = Meaning(board, line[2:], [])
        elif line and not line.startswith("#"):
            assert found is not None
            found.ways.append(line)
    assert found is not None
    yield found


@pytest.mark.parametrize("meaning", list(meanings()), ids=lambda meaning: f"{meaning.sentences} on: {meaning.board}")
def test_every_way_to_say_the_same_is_read_as_the_same(meaning: Meaning) -> None:
    assert meaning.ways
    before = len(board_from_words(meaning.board, POOL).scenario.actions)
    for way in (meaning.sentences, *meaning.ways):
        told = board_from_words(f"{meaning.board} {way}", POOL)
        assert " ".join(sentences_of(told.run, told.scenario.actions, before)) == meaning.sentences, way
