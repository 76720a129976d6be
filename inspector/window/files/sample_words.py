"""A sample as sentences: its board in words, what it asks, and what to look at; all made of the sample itself."""

from __future__ import annotations

import msgspec

from inspector.cards import CardPool
from inspector.rules import Place
from inspector.scenario import Replay, Scenario, replay
from inspector.scenario.words import TableNames, TextQuestion, read_further, run_in_words
from inspector.window.files.sample_questions import question_sentence


def sample_in_words(scenario: Scenario, pool: CardPool) -> str:
    """Print a sample as a text that reads back to its actions and asks what the sample asks.

    Its title is left out, which tells the answer. Raises ScenarioError where it does not run.
    """
    run = replay(scenario, pool)
    placed = {action.label: action.card for action in scenario.actions if isinstance(action, Place)}
    told = run_in_words(msgspec.structs.replace(scenario, title=""), run)
    return f"{told}\n{question_sentence(scenario, TableNames(run.table, placed))}"


def asked_by_sample(scenario: Scenario, run: Replay) -> tuple[TextQuestion, ...]:
    """Give what a sample asks of its board as it ran; nothing where that cannot be asked in a sentence."""
    placed = {action.label: action.card for action in scenario.actions if isinstance(action, Place)}
    found = read_further(run, question_sentence(scenario, TableNames(run.table, placed)))
    return found.board.asks if found.error is None else ()
