"""Printing a board: its rules and players, then one canonical sentence an action, each on the board as it then was."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import CardPool
from inspector.rules import Action, Place, Table, edition_of
from inspector.scenario.model import Scenario
from inspector.scenario.replaying import Replay, replay
from inspector.scenario.words.naming import Names
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.sentences import say_action
from inspector.scenario.words.text import rules_words


def board_in_words(scenario: Scenario, pool: CardPool) -> str:
    """Print a scenario as a text that reads back to the same actions; cards of its own and expectations are no words.

    Raises ScenarioError where it does not run.
    """
    run = replay(scenario, pool)
    title = [f"Title: {' '.join(scenario.title.split())}"] if scenario.title.strip() else []
    players = ", ".join(scenario.players)
    head = f"{rules_words(edition_of(scenario.edition))}. Players: {players}."
    return "\n".join((*title, head, *sentences_of(run, scenario.actions)))


def sentences_of(run: Replay, actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Give the sentence of each action of a run."""
    return tuple(_sentences(run, actions))


def _sentences(run: Replay, actions: tuple[Action, ...]) -> Iterator[str]:
    placed: dict[str, str] = {}
    table = run.start
    for action, step in zip(actions, run.steps, strict=True):
        yield action_in_words(table, action, placed)
        if isinstance(action, Place):
            placed[action.label] = action.card
        table = step.table


def action_in_words(table: Table, action: Action, placed: dict[str, str] | None = None) -> str:
    """Say an action on the table before it; ``placed`` are the names of cards under which objects came, by label."""
    return say_action(Scene(table, Names(table, placed or {}), table.pool), action)
