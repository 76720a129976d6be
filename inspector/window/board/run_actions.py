"""Carrying out actions one after another: what became of the run, and which of them were refused and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from inspector.library import LibraryError
from inspector.rules import Action, Reason, Result, RulesError, all_characteristics, perform
from inspector.scenario import NumberedPerforming, Replay, ScenarioError, extend, shorten
from inspector.window.board.away import Away, GivenUpError, Watch, is_large
from inspector.window.board.board import Board


class Refusal(msgspec.Struct, frozen=True):
    """Why an action was not carried out; the ``reasons`` are the rules' own, empty where it could not be asked."""

    says: str
    reasons: tuple[Reason, ...] = ()

    @property
    def sentence(self) -> str:
        """The refusal for the bar."""
        return f"Not possible. {self.says}" if self.reasons else self.says


def carry_out(
    run: Replay, actions: Iterable[Action], performing: NumberedPerforming = perform
) -> tuple[Replay, tuple[Refusal, ...]]:
    """Give the run with those actions that can be carried out, and a refusal for each of the others.

    ``performing`` performs them: one that was tried on the same table is not performed a second time. Raises
    GivenUpError where the user stops it or a table takes too long.
    """
    refusals: list[Refusal] = []
    for action in actions:
        try:
            extended = extend(run, action, performing=performing)
        except GivenUpError:
            raise
        except (ScenarioError, LibraryError) as error:
            refusals.append(Refusal(_sentence_of(error)))
            continue
        outcome = extended.steps[-1].outcome
        if outcome.result in (Result.ILLEGAL, Result.NOT_COMPUTED):
            refusals.append(Refusal(outcome.says, outcome.reasons))
        else:
            run = extended
    return run, tuple(refusals)


def carry_out_away(
    away: Away, run: Replay, actions: Sequence[Action], performing: NumberedPerforming
) -> tuple[Replay, tuple[Refusal, ...]]:
    """Carry out actions, those on a large table in a thread, with the values of the last table after them.

    Raises GivenUpError.
    """
    if not is_large(run.table, len(actions)):
        return carry_out(run, actions, performing)

    def work(_watch: Watch) -> tuple[Replay, tuple[Refusal, ...]]:
        found = carry_out(run, actions, performing)
        # The window asks for these at once.
        all_characteristics(found[0].table)
        return found

    return away.do(work, "Carrying out" if len(actions) == 1 else f"Carrying out {len(actions)} actions")


def seen_refusal(board: Board, action: Action | None, refusal: Refusal) -> Refusal:
    """Give a refusal as whoever looks at the board may hear it: that of the same action on what they see."""
    if not board.is_seen:
        return refusal
    _run, refusals = carry_out(shorten(board.run, board.cursor), () if action is None else (action,))
    return refusals[0] if refusals else Refusal(f"It cannot be done; why is hidden from {board.seen_as}.")


def why_refused(board: Board, action: Action, performing: NumberedPerforming = perform) -> str:
    """The sentence that says why an action cannot be carried out on a board; empty where it can."""
    _run, refusals = carry_out(shorten(board.run, board.cursor), (action,), performing)
    return refusals[0].sentence if refusals else ""


def _sentence_of(error: ScenarioError | LibraryError) -> str:
    if isinstance(error, LibraryError):
        return str(error)
    return str(error.__cause__) if isinstance(error.__cause__, RulesError) else error.expected
