"""The session: the one place that holds the table, and the one signal by which everything else learns of a change.

A table is what its list of actions makes of it, so undo, redo and jumping only move a cursor in that list, and another
edition is the same list run again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.cards import CardPool
from inspector.rules import Action, Characteristics, Place, Reason, Resolve, Result, Table, edition_of
from inspector.scenario import Scenario, ScenarioError, shorten
from inspector.window.board.away import Away, GivenUpError
from inspector.window.board.board import Board
from inspector.window.board.card_source import CardSource
from inspector.window.board.computed import Computed
from inspector.window.board.entries import Entry
from inspector.window.board.making import board_of, empty_board
from inspector.window.board.notices import Notice, of_impossible, of_step
from inspector.window.board.placing import placing
from inspector.window.board.replays import can_be_shown, run_of
from inspector.window.board.run_actions import Refusal, carry_out_away, seen_refusal
from inspector.window.board.seeing import Seeing, why_not_in_view
from inspector.window.board.step_words import entered_between, entry_of
from inspector.window.board.trying import Tries
from inspector.window.widgets.keys import key_of


class Session(QObject):
    """The board in view, and what the user does to it; its ``cards``, and what could be done, by ``tries``.

    ``table_changed`` is emitted after every change of the table, the history or the edition; ``selection_changed``
    when another object is selected; ``said`` with a ``Notice`` for the bar; ``entered`` with the label of an object
    that an action brought to the battlefield, ``many_entered`` with those that several did, ``resolved`` with that of
    an instant or sorcery that resolved, after all of these.
    """

    table_changed = Signal()
    selection_changed = Signal()
    said = Signal(object)
    entered = Signal(str)
    many_entered = Signal(object)
    resolved = Signal(str)

    def __init__(self, pool: CardPool | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards = CardSource(pool, self)
        self.cards.noticed.connect(self.said)
        self.away = Away(self)
        self.away.gave_up.connect(partial(self.tell, "refused"))
        self.tries = Tries(lambda: self.board, self.away)
        self._computed = Computed()
        self._seeing = Seeing()
        # All of it, whoever looks: what is saved and gone on with, and never shown.
        self.whole = empty_board(self.cards)

    # What there is to see.

    @property
    def board(self) -> Board:
        """The table, its history and the selection as one value, as whoever looks at it sees it."""
        return self._seeing.board_of(self.whole)

    @property
    def table(self) -> Table:
        """The table after the last action carried out."""
        return self.board.table

    @property
    def chosen(self) -> tuple[str, ...]:
        """Every selected object, the one that the panel shows first."""
        return self.board.chosen

    @property
    def selected(self) -> str | None:
        """The object that the panel shows."""
        return self.chosen[0] if self.chosen else None

    @property
    def edition_key(self) -> str:
        """The edition in view."""
        return self.board.base.edition

    def values(self) -> dict[str, Characteristics]:
        """The characteristics of every object now, by label."""
        return self.values_at(self.board.cursor)

    def values_at(self, length: int) -> dict[str, Characteristics]:
        """The characteristics of every object after the first ``length`` actions."""
        return self._computed.values_of(self.board.table_at(length), is_seen=self.board.is_seen)

    def entries(self) -> tuple[Entry, ...]:
        """The whole history, undone steps included."""
        board = self.board
        if len(board.told) < len(board.stops):
            new = [entry_of(board, step) for step in range(len(board.told), len(board.stops))]
            self._keep(msgspec.structs.replace(board, told=(*board.told, *new)))
        return self.board.told

    # What the user does.

    def select(self, label: str | None) -> None:
        """Select one object alone, or none; what is phased out is not selected, and that is told."""
        if label in self.table.phased_out:
            self.tell("note", "It is phased out: as though it did not exist. A double click or its menu phases it in.")
        self.select_all((label,) if label is not None else ())

    def select_all(self, labels: tuple[str, ...]) -> None:
        """Select several objects, the first of which the panel shows."""
        board = self.board.choosing(labels)
        if board is not self.board:
            self._keep(board)
            self.selection_changed.emit()

    def _keep(self, board: Board) -> None:
        """Take the board in view with something else selected or told."""
        if board.is_seen:
            self._seeing.keep(board)
        else:
            self.whole = board

    def place(self, card_name: str, zone: str, player: str) -> str | None:
        """Put a card into a zone; give the label it got, None if the rules or the core refuse."""
        action = placing(self.table, card_name, zone, player)
        return action.label if self.act(action) else None

    def act(self, action: Action) -> bool:
        """Carry out an action; whether it was recorded. A refusal is told in the bar and leaves everything as it is."""
        before = self.table
        done = self._carry_out((action,))
        if done is None:
            return False
        new = [label for label in self.table.objects if label not in before.objects]
        if new:
            self._keep(self.board.choosing((new[-1],)))
        self.table_changed.emit()
        # On an empty desk one types a name; from the first card on letters are keys, and a wrong one is taken back.
        hint = f"{key_of('search')}: the next card" if isinstance(action, Place) else f"{key_of('undo')}: undo"
        entry = self.entries()[-1]
        self.said.emit(of_step(entry, hint=hint if entry.outcome.result is Result.DONE else ""))
        for label in entered_between(before, self.table)[:1]:
            self.entered.emit(label)
        spell = self.table.objects.get(action.object) if isinstance(action, Resolve) else None
        if spell is not None and not spell.is_permanent:
            self.resolved.emit(spell.label)
        return True

    def act_all(self, actions: Sequence[Action], said: str = "") -> int:
        """Carry out several actions as one step of the history, and show the table once; give how many were done.

        Those refused are left out and told after ``said``, which is the step in words where nothing is given.
        """
        before = self.table
        refusals = self._carry_out(actions)
        if refusals is None:
            return 0
        self.table_changed.emit()
        left_out = f" {len(refusals)} of {len(actions)} could not be done: {refusals[0].says}" if refusals else ""
        self.said.emit(of_step(self.entries()[-1], said, left_out))
        entered = entered_between(before, self.table)
        if len(entered) > 1:
            self.many_entered.emit(entered)
        return len(actions) - len(refusals)

    def _carry_out(self, actions: Sequence[Action]) -> tuple[Refusal, ...] | None:
        """Carry out what can be; give what was refused, or None, the refusal told, where nothing was done."""
        hidden = why_not_in_view(self.board, self.whole, actions)
        if hidden:
            self.tell("refused", hidden)
            return None
        here = shorten(self.whole.run, self.whole.cursor)
        try:
            run, refusals = carry_out_away(self.away, here, actions, self.tries.performed)
        except GivenUpError as error:
            self.tell("refused", str(error))
            return None
        if len(refusals) == len(actions):
            if refusals:
                shown = seen_refusal(self.board, actions[0], refusals[0])
                self.tell("refused", shown.sentence, shown.reasons, is_outcome=True)
            return None
        self.whole = self.whole.grown(run)
        self.select_all(self.chosen)
        return tuple(seen_refusal(self.board, None, refusal) for refusal in refusals)

    def tell(self, kind: str, text: str, reasons: tuple[Reason, ...] = (), *, is_outcome: bool = False) -> None:
        """Say something in the bar; ``kind`` is done, nothing, refused or note, ``is_outcome`` as in a ``Notice``."""
        self.said.emit(Notice(kind, text.strip(), reasons, is_outcome))

    def tell_impossible(self) -> None:
        """Say which steps cannot be done under the edition in view, if any."""
        notice = of_impossible(self.entries(), self.board.cursor, self.edition_key)
        if notice is not None:
            self.said.emit(notice)

    def undo(self) -> None:
        """Take back the last step, or the last change of the text, and say which."""
        before = self.whole.unwritten
        if before is None:
            self._step_to(self.whole.earlier, "Undone")
        else:
            self.show_board(before)
            self.tell("note", "Undone: the board was changed as a whole.")

    def redo(self) -> None:
        """Carry out again what was taken back, and say what it was."""
        after = self.whole.written_again
        if after is None:
            self._step_to(self.whole.later, "Redone")
        else:
            self.show_board(after)
            self.tell("note", "Redone: the board was changed as a whole.")

    def _step_to(self, length: int, said: str) -> None:
        end = max(length, self.whole.cursor)
        step = next((entry.text for entry in self.entries() if entry.end == end), "")
        if length != self.whole.cursor:
            self.jump(length)
            self.tell("note", f"{said}: {step}." if step else f"{said}.")

    def jump(self, length: int) -> None:
        """Show the table after the first ``length`` actions, or after the step to whose middle they lead."""
        board = self.whole.at(length)
        if board.cursor == self.whole.cursor or not can_be_shown(self.away, board.table):
            return
        self.whole = board
        self.select_all(self.chosen)
        self.table_changed.emit()

    def set_edition(self, key: str) -> None:
        """Run the same actions under another edition; what it makes impossible stays in the history and is told."""
        if key == self.edition_key:
            return
        if self.board.is_seen:
            # Under other rules what is hidden may end otherwise, and would tell what it is.
            self.tell("refused", f"The rules are changed in the judge's view ({key_of('view')} leads there).")
            self.table_changed.emit()
            return
        base = msgspec.structs.replace(self.whole.base, edition=key)
        try:
            run = run_of(self.away, msgspec.structs.replace(base, actions=self.whole.actions), self.cards.pool, key)
        except GivenUpError as error:
            self.tell("refused", str(error))
            return
        except ScenarioError as error:
            undoing = f"Undo that step ({key_of('undo')}) first."
            self.tell("refused", f"Not computed under {key}: {error.expected}. {undoing}")
            return
        self.whole = self.whole.under(base, run)
        self.select_all(self.chosen)
        self.table_changed.emit()
        edition = edition_of(key)
        self.tell("note", f"Rules of {edition.label}, in force from {edition.effective}.")
        self.tell_impossible()

    def load(self, scenario: Scenario, path: Path | None, *, saved: bool = True) -> None:
        """Show a scenario. Raises ScenarioError, the table unchanged, if it cannot be run."""
        self.show_board(board_of(self.cards, self.away, scenario, path, saved=saved))
        self.tell_impossible()

    def show_board(self, board: Board) -> None:
        """Show another board as it was left."""
        assert not board.is_seen, "what one viewer sees is not a board to go on with"
        self.whole = board
        self.table_changed.emit()
        self.selection_changed.emit()
