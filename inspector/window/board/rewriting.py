"""The board changed as a whole, from its first action on: what was never there, who plays. It can be undone."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inspector.scenario import (
    Scenario,
    ScenarioError,
    seated_first,
    with_one_more,
    with_renamed,
    without_object,
    without_player,
)
from inspector.window.board.away import GivenUpError
from inspector.window.board.replays import run_of
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of

MOST_SEATS = 6


def remove(session: Session, labels: tuple[str, ...]) -> None:
    """Take objects off the board as if they had never been there."""

    def change(scenario: Scenario) -> Scenario:
        for label in labels:
            scenario = without_object(scenario, label)
        return scenario

    named = " and ".join(labels) if len(labels) < 3 else f"{len(labels)} cards"
    before = len(session.whole.scenario.actions)
    if _rewrite(session, change):
        gone = before - len(session.whole.scenario.actions)
        more = (
            f", with {gone} actions that speak of {'it' if len(labels) == 1 else 'them'}" if gone > len(labels) else ""
        )
        session.tell("done", f"Removed {named}{more}. Undo brings {'it' if len(labels) == 1 else 'them'} back.")


def add_player(session: Session, name: str) -> None:
    """Let one more sit down."""
    if _rewrite(session, lambda scenario: with_one_more(scenario, name)):
        session.tell("done", f"{name} sits down.")


def rename_player(session: Session, old: str, new: str) -> None:
    """Call a player otherwise."""
    if _rewrite(session, lambda scenario: with_renamed(scenario, old, new)):
        session.tell("done", f"{old} is called {new} now.")


def seat_first(session: Session, name: str) -> None:
    """Let a player sit below, where one's own half is; the others follow around the table."""
    if _rewrite(session, lambda scenario: seated_first(scenario, name)):
        session.tell("done", f"{name} sits below now, and goes first where no action says whose turn it is.")


def remove_player(session: Session, name: str) -> None:
    """Let a player leave who has nothing on the board."""
    if _rewrite(session, lambda scenario: without_player(scenario, name)):
        session.tell("done", f"{name} has left the table.")


def _rewrite(session: Session, change: Callable[[Scenario], Scenario]) -> bool:
    """Run the changed scenario in the place of the board; whether it could be. A refusal is told."""
    if session.board.is_seen:
        session.tell("refused", f"What has happened is rewritten in the judge's view ({key_of('view')} leads there).")
        return False
    board = session.whole
    try:
        changed = change(board.scenario)
        base = msgspec.structs.replace(board.base, players=changed.players)
        run = run_of(session.away, changed, session.cards.pool, "this board")
    except ScenarioError as error:
        session.tell("refused", f"Not possible: {error.expected}.")
        return False
    except GivenUpError as error:
        session.tell("refused", str(error))
        return False
    old = (board.base.edition, board.base.players)
    pairs = zip(board.scenario.actions, changed.actions, strict=False)
    same = next((place for place, (one, two) in enumerate(pairs) if one != two), len(changed.actions))
    session.show_board(board.rewritten(base, run, same if old == (base.edition, base.players) else 0))
    return True
