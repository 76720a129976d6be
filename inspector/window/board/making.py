"""Boards made new: an empty one, and one of a scenario."""

from __future__ import annotations

from pathlib import Path

from inspector.rules import Table, edition_of
from inspector.scenario import Replay, Scenario
from inspector.window.board.away import Away
from inspector.window.board.board import Board, opened
from inspector.window.board.card_source import CardSource
from inspector.window.board.replays import run_of


def empty_board(cards: CardSource, edition: str | None = None) -> Board:
    """A board with nothing on it, under the newest edition where none is given."""
    scenario = Scenario(edition=edition) if edition else Scenario()
    start = Table(edition=edition_of(scenario.edition), players=scenario.players, pool=cards)
    return opened(scenario, Replay(start=start), None, saved=True)


def board_of(cards: CardSource, away: Away, scenario: Scenario, path: Path | None, *, saved: bool = True) -> Board:
    """A board for a scenario, its latest object selected. Raises ScenarioError if it cannot be run."""
    run = run_of(away, scenario, cards.pool, str(path) if path else "this scenario")
    board = opened(scenario, run, path, saved=saved)
    return board.choosing(tuple(board.table.objects)[-1:])
