"""A board as one plain value: the scenario on it, how far it is carried out, its steps, its file, what is selected.

Nothing here changes: every deed gives another board. So a board can be put aside whole and be taken up again later.
What its history cannot hold, another text of its actions from the middle on, is undone by taking up the board before.
"""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path

import msgspec

from inspector.rules import JUDGE, SPECTATOR, Action, Table, is_unknown, seen_by
from inspector.scenario import Replay, Scenario, shorten
from inspector.window.board.entries import Entry

# So many changes of the text in a row can be undone.
_MOST_BEFORE = 60


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that belongs to one table.

    ``base`` is the scenario whatever its actions, ``run`` the actions as they ran, undone ones included, ``cursor`` how
    many of them are carried out. ``stops`` are the numbers of actions after which a step of the history ends: several
    actions carried out together are one step. ``saved`` is the scenario as its file at ``path`` holds it, ``chosen``
    the labels selected, ``told`` as much of the history in words as was asked for. ``befores`` are the boards before
    each change of the text, the latest last, ``afters`` those behind changes taken back, the next one first;
    ``rewritten_at`` is the number of actions after the last change, -1 where there was none. ``viewer`` is who looks at
    it; ``is_seen`` is true of what only they see of it, which is to be shown and not to be gone on with.
    """

    base: Scenario
    run: Replay
    saved: Scenario
    cursor: int = 0
    stops: tuple[int, ...] = ()
    path: Path | None = None
    chosen: tuple[str, ...] = ()
    told: tuple[Entry, ...] = ()
    befores: tuple[Board, ...] = ()
    afters: tuple[Board, ...] = ()
    rewritten_at: int = -1
    viewer: str = JUDGE
    is_seen: bool = False

    @property
    def table(self) -> Table:
        """The table after the last action carried out."""
        return self.table_at(self.cursor)

    @property
    def table_before(self) -> Table:
        """The table before the last step carried out."""
        return self.table_at(self.earlier)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, those undone included."""
        return self.run.actions

    @property
    def also(self) -> tuple[str, ...]:
        """The objects selected besides the one that the panel shows."""
        return self.chosen[1:]

    @property
    def scenario(self) -> Scenario:
        """What saving would write: the actions carried out, undone ones left out."""
        return msgspec.structs.replace(self.base, actions=self.run.actions[: self.cursor])

    @property
    def is_dirty(self) -> bool:
        """Whether the scenario differs from what was last opened or saved; an untouched table is nothing to save."""
        return not self.is_untouched and self.scenario != self.saved

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was ever done or opened here."""
        return self.path is None and not self.run.actions and not self.base.cards and not self.befores

    @property
    def title(self) -> str:
        """How the window calls the scenario; for who sees only a part by nothing that may name the rest."""
        if self.viewer != JUDGE:
            return f"Board seen by {self.seen_as}"
        return self.base.title or (self.path.name if self.path else "New board")

    @property
    def seen_as(self) -> str:
        """Who looks at it, as a sentence calls them."""
        return f"the {self.viewer}" if self.viewer in (JUDGE, SPECTATOR) else self.viewer

    @property
    def viewers(self) -> tuple[str, ...]:
        """Who can look at it: the judge first, then the players, then whoever only looks on."""
        return (JUDGE, *self.base.players, SPECTATOR)

    @property
    def caption(self) -> str:
        """The title, or where there is none what lies on the board: its first card that is not hidden, and how many."""
        table = seen_by(self.table, self.viewer)
        objects = table.objects
        open_ones = [
            one.label for one in objects.values() if one.face_down is None and not is_unknown(table, one.label)
        ]
        named = self.viewer == JUDGE and (self.base.title or self.path)
        if named or not open_ones:
            return self.title
        return open_ones[0] + (f" and {len(objects) - 1} more" if len(objects) > 1 else "")

    @property
    def earlier(self) -> int:
        """How many actions there are up to the step before the last one carried out."""
        return self.stop_before(self.cursor)

    @property
    def later(self) -> int:
        """How many actions there are up to the end of the step that would be carried out again."""
        return next((stop for stop in self.stops if stop > self.cursor), self.cursor)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step, or a change of the text, to take back."""
        return self.cursor > 0 or self.unwritten is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is one to carry out again."""
        return self.cursor < len(self.run.actions) or self.written_again is not None

    @property
    def unwritten(self) -> Board | None:
        """The board before the change of the text that was the last thing done; None where it was something else."""
        if not self.befores or self.cursor != self.rewritten_at:
            return None
        return self._turned_to(self.befores[-1], self.befores[:-1], (self._alone, *self.afters))

    @property
    def written_again(self) -> Board | None:
        """The board after the change of the text that was the last thing taken back; None where there is none."""
        if not self.afters or self.cursor != len(self.run.actions):
            return None
        return self._turned_to(self.afters[0], (*self.befores, self._alone), self.afters[1:])

    @property
    def _alone(self) -> Board:
        return msgspec.structs.replace(self, befores=(), afters=())

    def _turned_to(self, other: Board, befores: tuple[Board, ...], afters: tuple[Board, ...]) -> Board:
        """Another state of the same board: whatever it is saved in stays that, and whoever looks at it."""
        # Who does not sit there yet, or no longer, sees what everyone does.
        viewer = self.viewer if self.viewer in other.viewers else SPECTATOR
        return msgspec.structs.replace(
            other, befores=befores, afters=afters, saved=self.saved, path=self.path, viewer=viewer
        ).choosing(self.chosen)

    def rewritten(self, base: Scenario, run: Replay, same: int) -> Board:
        """The board after a change of its text: another run, whose first ``same`` actions are those of this one.

        What was undone goes. The change can be taken back whole.
        """
        stops = self.stops[: bisect_left(self.stops, self.cursor + 1)]
        here = msgspec.structs.replace(self._alone, run=shorten(self.run, self.cursor), stops=stops)
        end = len(run.actions)
        kept = stops[: bisect_left(stops, same)]
        board = msgspec.structs.replace(
            self,
            base=base,
            run=run,
            cursor=end,
            stops=(*kept, *range(same or 1, end + 1)),
            told=(),
            befores=(*self.befores, here)[-_MOST_BEFORE:],
            afters=(),
            rewritten_at=end,
        )
        return board.choosing(self.chosen)

    def stop_before(self, length: int) -> int:
        """The last end of a step that comes before ``length`` actions; 0 where none does."""
        index = bisect_left(self.stops, length)
        return self.stops[index - 1] if index else 0

    def table_at(self, length: int) -> Table:
        """The table after the first ``length`` actions."""
        return self.run.steps[length - 1].table if length else self.run.start

    def at(self, length: int) -> Board:
        """The same board after ``length`` actions, or where the step ends to whose middle they lead."""
        length = max(0, min(length, len(self.run.actions)))
        stop = next((stop for stop in self.stops if stop >= length), 0) if length else 0
        return msgspec.structs.replace(self, cursor=stop)

    def grown(self, run: Replay) -> Board:
        """The board after one step more, in which ``run`` goes on from where this one stands; what was undone goes."""
        kept = bisect_left(self.stops, self.cursor + 1)
        end = len(run.actions)
        return msgspec.structs.replace(
            self, run=run, cursor=end, stops=(*self.stops[:kept], end), told=self.told[:kept], afters=()
        )

    def under(self, base: Scenario, run: Replay) -> Board:
        """The same actions as they ran under another edition."""
        return msgspec.structs.replace(self, base=base, run=run, told=())

    def choosing(self, labels: tuple[str, ...]) -> Board:
        """The board with those of ``labels`` selected that lie on the table."""
        objects = self.table.objects
        known = tuple(dict.fromkeys(label for label in labels if label in objects))
        return self if known == self.chosen else msgspec.structs.replace(self, chosen=known)

    def toggling(self, label: str) -> Board:
        """The board with an object added to those selected, or taken out."""
        others = tuple(other for other in self.chosen if other != label)
        return self.choosing(others if label in self.chosen else (label, *others))

    def saved_at(self, path: Path) -> Board:
        """The board whose scenario stands in this file as it is now."""
        return msgspec.structs.replace(self, path=path, saved=self.scenario)


def opened(base: Scenario, run: Replay, path: Path | None, *, saved: bool) -> Board:
    """The board of a scenario just read, each action a step of its own."""
    end = len(run.actions)
    board = Board(
        base=base,
        run=run,
        saved=base,
        cursor=end,
        stops=tuple(range(1, end + 1)),
        path=path,
        viewer=base.viewer or JUDGE,
    )
    return msgspec.structs.replace(board, saved=board.scenario if saved else Scenario())
