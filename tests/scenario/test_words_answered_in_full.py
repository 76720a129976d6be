"""Answers to the last word: what a value is, whether something dies, what else is told with it, and nothing besides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.scenario.words import answers_to, board_from_words
from tests.scenario.made_cards import POOL, made

CARDS = CardIndex(
    [
        card_from_scryfall(made("Odd Beast", "Creature — Beast")),
        card_from_scryfall(
            made("Half Beast", "Creature — Beast", "Half Beast has X power, X being how many stars shine.", size="*/3")
        ),
    ],
    beneath=POOL,
)


def whole() -> Iterator[tuple[str, str, list[str]]]:
    """Give each board with what is asked on it and all that is answered."""
    board, asked, answers = "", "", list[str]()
    for line in Path(__file__).with_name("answers_in_full.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith((":", "?")) and answers:
            yield board, asked, answers
            answers = []
        if line.startswith(":"):
            board = line[1:].strip()
        elif line.startswith("? "):
            asked = line[2:]
        elif line.startswith("= "):
            answers.append(line[2:])
    yield board, asked, answers


@pytest.mark.parametrize(("board", "asked", "answers"), list(whole()))
def test_answers_say_this_and_nothing_else(board: str, asked: str, answers: list[str]) -> None:
    assert answers
    told = board_from_words(f"{board} {asked}", CARDS)
    said = list(answers_to(told.scenario, told.run, told.asks))
    assert len(said) == len(answers), said
    for each, answer in zip(said, answers, strict=True):
        assert re.fullmatch(".*".join(map(re.escape, answer.split("…"))), each), each
