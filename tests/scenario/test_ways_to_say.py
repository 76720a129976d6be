"""Whatever words people use for a thing, they are read as the same sentences: each wording of the grammar by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import Cast
from inspector.scenario.replaying import Replay
from inspector.scenario.words import (
    WordsError,
    answers_to,
    board_from_words,
    read_further,
    read_so_far,
    sentences_of,
)
from tests.scenario.made_cards import POOL, made

HERE = Path(__file__).parent


class Meaning(NamedTuple):
    """A board, what is meant on it, what is told of how it is taken, and the ways in which people say or ask that."""

    board: str
    meant: str
    taken: list[str]
    ways: list[str]

    def __str__(self) -> str:
        """Tell one from another."""
        return f"{self.meant} on: {self.board}"


def meanings(file: str) -> Iterator[Meaning]:
    """Read a file."""
    board, found = "", None
    for line in (HERE / file).read_text(encoding="utf-8").splitlines():
        if line.startswith((":", "=")) and found is not None:
            yield found
            found = None
        if line.startswith(": "):
            board = line[2:]
        elif line.startswith("= "):
            found = Meaning(board, line[2:], [], [])
        elif line and not line.startswith("#"):
            assert found is not None
            (found.taken.append(line[2:]) if line.startswith("~ ") else found.ways.append(line))
    assert found is not None
    yield found


@cache
def board(text: str) -> Replay:
    """A board, read once for all that is said on it."""
    return board_from_words(text, POOL).run


SAID = (
    "ways_to_say.txt",
    "ways_to_say_more.txt",
    "ways_to_say_word_by_word.txt",
    "ways_to_say_one_by_one.txt",
    "ways_to_say_listed.txt",
    "ways_to_say_created.txt",
    "ways_to_say_parts.txt",
    "ways_to_say_meant.txt",
)


@pytest.mark.parametrize("meaning", [each for file in SAID for each in meanings(file)], ids=str)
def test_every_way_to_say_the_same_is_read_as_the_same(meaning: Meaning) -> None:
    assert meaning.ways
    run = board(meaning.board)
    for way in (meaning.meant, *meaning.ways) if meaning.meant != "-" else ():
        told = read_further(run, way)
        assert told.error is None, way
        said = sentences_of(told.board.run, told.board.scenario.actions, len(run.actions))
        assert " ".join(said) == meaning.meant, way
        if meaning.taken and way != meaning.meant:
            assert list(told.board.taken) == meaning.taken, way
    if meaning.meant == "-":
        assert_refused(run, meaning.ways)


def assert_refused(run: Replay, ways: list[str]) -> None:
    """Hold that each way is refused at the word behind it, with what is told of that."""
    for way, word, what in (way.split(" | ") for way in ways):
        stopped = read_further(run, way).error
        assert stopped is not None, way
        assert stopped.found.strip() == word.strip(), way
        assert what in f"{stopped.problem}; {', '.join((*stopped.expected, *stopped.proposals))}", way


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("Delver of Secrets transform.", "transform"),
        ("Delver of Secrets are tapped.", "are"),
        ("All Humans is tapped.", "is"),
        ("For Delver of Secrets Ben picks blue.", "picks"),
        ("For Delver of Secrets blue.", "blue"),
        ("Delver of Secrets becomes a copy of Delver of Secrets, except it glows.", "it"),
        ("Delver of Secrets becomes a copy of Delver of Secrets, except it has wings.", "wings"),
        ("Ben has Clone above.", "above"),
        ("Put +1/+1 counters.", "+1/+1"),
        ("Remove one lore counter on Delver of Secrets.", "on"),
        ("It is Cleo's turn.", "Cleo's"),
        ("Ben is at life.", "life"),
    ],
)
def test_what_is_no_sentence_stops_at_the_word_that_is_wrong(written: str, word: str) -> None:
    with pytest.raises(WordsError) as stopped:
        board_from_words(f"Ana has Delver of Secrets on the battlefield. {written}", POOL)
    assert stopped.value.found == word


@pytest.mark.parametrize("meaning", [*meanings("ways_to_ask.txt"), *meanings("ways_to_ask_more.txt")], ids=str)
def test_every_way_to_ask_the_same_has_the_same_answer(meaning: Meaning) -> None:
    assert meaning.ways
    if meaning.meant == "-":
        assert_refused(board(meaning.board), meaning.ways)
        return
    labels, keys, *answers = (part.strip() for part in meaning.meant.split("|"))
    asked = [(label.strip(), key.strip()) for label, key in zip(labels.split("&"), keys.split("&"), strict=True)]
    for way in meaning.ways:
        told = board_from_words(f"{meaning.board} {way}", POOL)
        assert [(each.object, each.key) for each in told.asks] == asked, way
        said = " ".join(answers_to(told.scenario, told.run, told.asks))
        # Asked for everything, what it has not is left out.
        assert keys or not re.search(r" (?:is|are) none\.", said), way
        assert said.startswith(answers[0]), way
        for answer in answers:
            assert answer in said, way
            said = said[said.index(answer) + len(answer) :]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Exile", "exiles"),
        ("Sacrifice", "sacrifices"),
        ("Return", "returns"),
        ("Regenerate", "regenerates"),
        ("Fight", "fights"),
    ],
)
def test_what_the_game_does_is_no_card_of_that_name_but_where_it_is_written_as_one(name: str, said: str) -> None:
    pool = CardIndex([card_from_scryfall(made(name, "Instant", "Draw a card."))], beneath=POOL)
    there = "Ana has Grizzly Bears on the battlefield."
    told = read_so_far(f"{there} Ben {said} Grizzly Bears.", pool).board.scenario.actions
    assert not [each for each in told if isinstance(each, Cast)]
    told = read_so_far(f"{there} Ben {said.capitalize()} Grizzly Bears.", pool).board.scenario.actions
    assert [each for each in told if isinstance(each, Cast)]
