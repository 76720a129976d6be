"""Boards in words from files: how they begin, how they are encoded, and what is said of a file that is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.scenario import ScenarioError
from inspector.scenario.words import text_of_file
from inspector.scenario.words.files import LONGEST_BOARD_TEXT, begins_as_board


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("Title: A board", True),
        ("  Players: Ana, Ben.", True),
        ("Player: Ana.", True),
        ("Rules of 2016.", True),
        ("Under the rules of January 2016. Players: Ana, Ben.", True),
        ("Ana has Clone in hand.", True),
        ("My opponent controls Clone.", True),
        ("The other player had Clone.", True),
        ("I cast Clone.", True),
        ("Ana plays Forest.", True),
        ("Ana puts Clone onto the battlefield.", True),
        ("Ana is at 3 life.", True),
        ("I am at 3 life.", True),
        ("We are at 3 life.", True),
        # A decklist, a rule, a text about players, and somebody who has nothing.
        ("4 Clone\n4 Forest", False),
        ("100.1. These rules apply to any game with two or more players.", False),
        ("Rules of the house", False),
        ("Ana has", False),
        ("", False),
    ],
)
def test_a_board_in_words_is_known_by_how_it_begins(text: str, *, begins: bool) -> None:
    assert begins_as_board(text) is begins


def test_a_text_is_read_whatever_its_line_ends_and_mark_are(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes("\ufeffPlayers: Zoë, Ben.\r\nZoë has Clone in hand.\rIt is tapped.\n".encode())
    assert text_of_file(file) == "Players: Zoë, Ben.\nZoë has Clone in hand.\nIt is tapped.\n"


def test_what_is_no_text_in_utf_8_is_said_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes("Players: Zoë, Ben.".encode("latin-1"))
    with pytest.raises(ScenarioError, match="save it so, or paste the text itself") as stopped:
        text_of_file(file)
    assert str(file) in str(stopped.value)


def test_a_text_that_is_too_long_or_not_there_is_no_board(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.txt"):
        text_of_file(tmp_path / "nowhere.txt")
    file = tmp_path / "board.txt"
    file.write_bytes(b"a" * LONGEST_BOARD_TEXT)
    assert len(text_of_file(file)) == LONGEST_BOARD_TEXT
    file.write_bytes(b"a" * (LONGEST_BOARD_TEXT + 1))
    with pytest.raises(ScenarioError, match="a board in words"):
        text_of_file(file)
