"""Answers to what a board in words asks: the value, with the rule and the reason, as one sentence each."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from inspector.commands.printing import printable
from inspector.commands.users_library import open_library
from inspector.scenario import Replay, Scenario, replay
from inspector.scenario.words import WORDS_SUFFIX, BoardInWords, TextQuestion, answers_to, board_of_text, text_of_file
from inspector.scenario.words.text_question import questions_written

THE_TEXT = "the text"


def run_words(named: str, edition: str | None) -> BoardInWords:
    """Run a board in words, from a text file or as they stand; raises ScenarioError, LibraryError."""
    library = open_library()
    is_file = named.lower().endswith(WORDS_SUFFIX)
    text = text_of_file(Path(named)) if is_file else named
    told = board_of_text(text, library, named if is_file else THE_TEXT, library.near_names)
    if edition is None or edition == told.scenario.edition:
        return told
    return msgspec.structs.replace(told, run=replay(told.scenario, library, edition))


def asked_by_words(named: str) -> tuple[str, ...]:
    """Give what a board in words asks, as it asks it; ``named`` is the text, or a text file."""
    return questions_written(text_of_file(Path(named)) if named.lower().endswith(WORDS_SUFFIX) else named)


def answer_lines(
    scenario: Scenario, run: Replay, asks: tuple[TextQuestion, ...], taken: tuple[str, ...]
) -> tuple[str, ...]:
    """Give what the text left out and how that was taken, and the answer to each question; nothing asked is nothing."""
    return (*taken, *answers_to(scenario, run, asks)) if asks else ()


def print_answers(scenario: Scenario, run: Replay, asks: tuple[TextQuestion, ...], taken: tuple[str, ...]) -> None:
    """Print these."""
    for line in answer_lines(scenario, run, asks, taken):
        click.echo(printable(line))
