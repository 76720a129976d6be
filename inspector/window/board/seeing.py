"""The board as whoever looks at it sees it: what the window shows is made of that, and of nothing else.

The whole board stays with the session, which alone goes on with it. What a viewer does is done to the whole board, and
only where they see all that it concerns: so that neither an answer nor a refusal tells what is hidden from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from inspector.cards import CardPool
from inspector.rules import JUDGE, Action, label_made_by, labels_of, labels_within
from inspector.scenario import Replay, Scenario, Viewing, shorten
from inspector.sharing import redacted
from inspector.window.board.away import Away, GivenUpError
from inspector.window.board.board import Board
from inspector.window.board.replays import run_of
from inspector.window.widgets.keys import key_of


class Seeing:
    """Makes the board that is seen of the whole one, once for each change, with what is selected there."""

    def __init__(self) -> None:
        self._whole: Board | None = None
        self._seen: Board | None = None
        self._viewing = Viewing(JUDGE)

    def board_of(self, whole: Board) -> Board:
        """Give a board as its viewer sees it; the judge sees the whole one."""
        if whole.viewer == JUDGE:
            self._whole = self._seen = None
            return whole
        if self._seen is not None and self._whole is whole:
            return self._seen
        if self._viewing.viewer != whole.viewer:
            self._viewing = Viewing(whole.viewer)
        before = self._seen
        seen = seen_board(whole, self._viewing.of(whole.run))
        chosen = before.chosen if before is not None and before.viewer == whole.viewer else whole.chosen
        self._whole, self._seen = whole, seen.choosing(chosen)
        return self._seen

    def keep(self, seen: Board) -> None:
        """Take what was selected, or told, on the board that is seen."""
        self._seen = seen


def seen_board(whole: Board, run: Replay) -> Board:
    """Give the board of a run as its viewer saw it: title, file, own cards and expectations may tell what is hidden."""
    base = msgspec.structs.replace(whole.base, title="", cards=(), expect=())
    return msgspec.structs.replace(whole, base=base, run=run, path=None, told=(), chosen=(), is_seen=True)


def running_in_view(away: Away, whole: Board) -> Callable[[Scenario, CardPool], Replay]:
    """Give what runs the board under the edition of a scenario, as whoever looks at the board would have seen it.

    Under other rules a hidden card may do something else, or not exist yet, which would tell what it is: so what a
    viewer knows is run, and not the board itself. Raises GivenUpError where that cannot be told as actions.
    """
    if whole.viewer == JUDGE:
        return partial(run_of, away)
    known = redacted(whole.scenario, shorten(whole.run, whole.cursor), whole.viewer)

    def run(scenario: Scenario, pool: CardPool) -> Replay:
        if known is None:
            raise GivenUpError(f"What {whole.seen_as} knows of this board cannot be told as a list of actions")
        return Viewing(whole.viewer).of(run_of(away, msgspec.structs.replace(known, edition=scenario.edition), pool))

    return run


def why_not_in_view(seen: Board, whole: Board, actions: Iterable[Action]) -> str:
    """Say why actions cannot be done by somebody who does not see everything; empty where they can."""
    if not seen.is_seen:
        return ""
    there = whole.table.objects
    for action in actions:
        named = {*labels_of(action), *labels_within(action), getattr(action, "to", None)}
        hidden = [label for label in named if label in seen.table.objects and label not in there]
        if hidden or label_made_by(action) is not None or not named & there.keys() <= seen.table.objects.keys():
            return (
                f"This is the board as {seen.seen_as} sees it: only what they see can be acted on, and no card "
                f"comes in. Go back to the judge's view ({key_of('view')}) for that."
            )
    return ""
