"""What the grammar does not read is rebuilt from what is recognised in it: each wording by itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from inspector.scenario.words import read_so_far
from inspector.scenario.words.gist import Rebuilt, rebuilt
from inspector.scenario.words.gist_things import Context
from inspector.scenario.words.naming import TableNames
from tests.scenario.made_cards import POOL

HERE = Path(__file__).parent


class Meaning(NamedTuple):
    """A board, what is meant on it, what is said to be left out of that, and the ways in which people tell it."""

    board: str
    meant: str
    does: list[str]
    ways: list[str]
    # Whether what is not understood stands beside the rest as not read.
    is_lenient: bool

    def __str__(self) -> str:
        """Tell one from another."""
        return f"{self.meant} {' '.join(self.does)} on: {self.board}"


def meanings(file: str) -> Iterator[Meaning]:
    board, found = "", None
    for line in (HERE / file).read_text(encoding="utf-8").splitlines():
        if line.startswith((":", "=", "+")) and found is not None:
            yield found
            found = None
        if line.startswith(": "):
            board = line[2:]
        elif line.startswith(("=", "+")):
            found = Meaning(board, line[2:], [], [], line.startswith("+"))
        elif line and not line.startswith("#"):
            assert found is not None
            (found.does.append(line[2:]) if line.startswith("~ ") else found.ways.append(line))
    assert found is not None
    yield found


@cache
def context(board: str) -> Context:
    found = read_so_far(board, POOL)
    assert found.error is None
    table = found.board.run.table
    return Context(TableNames(table, {}), POOL, lambda _: (), table.players, found.last, found.those)


TABLES = (
    "ways_to_retell.txt",
    "ways_to_retell_more.txt",
    "ways_to_retell_deeds.txt",
    "ways_to_retell_clauses.txt",
)


@pytest.mark.parametrize("meaning", [each for file in TABLES for each in meanings(file)], ids=str)
def test_every_way_to_tell_the_same_is_rebuilt_as_the_same(meaning: Meaning) -> None:
    assert meaning.ways
    meant = None if meaning.meant == "-" else Rebuilt(meaning.meant, tuple(meaning.does))
    for way in meaning.ways:
        found = rebuilt(context(meaning.board), way[:-1], is_question=way.endswith("?"), is_lenient=meaning.is_lenient)
        assert found == meant, way
