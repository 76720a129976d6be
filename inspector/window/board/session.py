"""The session: the one place that holds the table, and the one signal by which everything else learns of a change.

A table is what its list of actions makes of it, so undo, redo and jumping only move a cursor in that list, and another
edition is the same list run again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.cards import Card, CardPool
from inspector.library import Library
from inspector.rules import (
    Action,
    Characteristics,
    Offer,
    Outcome,
    Place,
    Reason,
    Result,
    Table,
    ValueChange,
    all_characteristics,
    available_actions,
    edition_of,
    likeliest_action,
    value_changes,
)
from inspector.scenario import Replay, Scenario, ScenarioError, replay, shorten
from inspector.window.board.board import Board, opened
from inspector.window.board.entries import Entry, together_in_words
from inspector.window.board.run_actions import Refusal, carry_out
from inspector.window.board.step_differences import Moment
from inspector.window.board.trying import Tries
from inspector.window.words.card_looks import orders_of
from inspector.window.words.value_words import text_of

# Fields of an action besides the usual ones, by their names in files.
How = Mapping[str, object]


class Notice(msgspec.Struct, frozen=True):
    """Something to tell the user in the bar: its ``kind`` chooses sign and color, the ``reasons`` cite the rules."""

    kind: str
    text: str
    reasons: tuple[Reason, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule number cited, each once, in order."""
        return tuple(dict.fromkeys(number for why in self.reasons for number in why.rules))


class Session(QObject):
    """The scenario on the desk: its actions, how far they are carried out, the selection, the file it belongs to.

    ``table_changed`` is emitted after every change of the table, the history or the edition; ``selection_changed``
    when another object is selected; ``said`` with a ``Notice`` for the bar.
    """

    table_changed = Signal()
    selection_changed = Signal()
    said = Signal(object)

    def __init__(self, pool: CardPool | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._given_pool = pool
        self._computed: list[tuple[Table, dict[str, Characteristics]]] = []
        self._tries = Tries()
        self._board = self.empty_board()

    # What there is to see.

    @cached_property
    def pool(self) -> CardPool:
        """The cards that a scenario may name besides its own; read when first needed."""
        return self._given_pool if self._given_pool is not None else self.library

    @cached_property
    def library(self) -> Library:
        """The user's cards and the bundled ones, opened when first needed; what is wrong with the file is told."""
        library = Library()
        self.tell_notices(library)
        return library

    @property
    def board(self) -> Board:
        """All of the table, its history, its file and the selection as one value."""
        return self._board

    @property
    def path(self) -> Path | None:
        """The file that the scenario belongs to."""
        return self._board.path

    @property
    def table(self) -> Table:
        """The table after the last action carried out."""
        return self._board.table

    @property
    def table_before(self) -> Table:
        """The table before the last step carried out."""
        return self._board.table_at(self._board.earlier)

    @property
    def labels(self) -> frozenset[str]:
        """Every label that an object has or had, so that none is given twice."""
        return frozenset((*self.table.objects, *self.table.gone, *self.table.refused))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Every selected object, the one that the panel shows first."""
        return self._board.chosen

    @property
    def selected(self) -> str | None:
        """The object that the panel shows."""
        return self.chosen[0] if self.chosen else None

    @property
    def also(self) -> tuple[str, ...]:
        """The other selected objects."""
        return self.chosen[1:]

    @property
    def cursor(self) -> int:
        """How many of the actions are carried out."""
        return self._board.cursor

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, those undone included."""
        return self._board.run.actions

    @property
    def edition_key(self) -> str:
        """The edition in view."""
        return self._board.base.edition

    @property
    def scenario(self) -> Scenario:
        """What saving would write: the actions carried out, undone ones left out."""
        return self._board.scenario

    @property
    def is_dirty(self) -> bool:
        """Whether the scenario differs from what was last opened or saved; an untouched table is nothing to save."""
        return self._board.is_dirty

    @property
    def title(self) -> str:
        """How the window calls the scenario."""
        return self._board.title

    def values(self) -> dict[str, Characteristics]:
        """The characteristics of every object now, by label."""
        return self._values_at(self.cursor)

    def values_before(self) -> dict[str, Characteristics]:
        """The characteristics of every object before the last step carried out."""
        return self._values_at(self._board.earlier) if self.cursor else {}

    def moment(self, length: int) -> Moment:
        """The table after the first ``length`` actions, called by the step that they end."""
        length = self._board.at(length).cursor
        done = [entry for entry in self.entries() if entry.end <= length]
        title = done[-1].text if done else "Empty board"
        return Moment(len(done), title, self._board.table_at(length), self._values_at(length))

    def entries(self) -> tuple[Entry, ...]:
        """The whole history, undone steps included."""
        board = self._board
        if len(board.told) < len(board.stops):
            new = [self._entry(step) for step in range(len(board.told), len(board.stops))]
            self._board = msgspec.structs.replace(board, told=(*board.told, *new))
        return self._board.told

    def offers(self, label: str) -> tuple[Offer, ...]:
        """Everything that could be tried on an object, with the outcome that it would have."""
        return available_actions(self.table, label, self._try) if label in self.table.objects else ()

    def likeliest(self, label: str) -> Offer | None:
        """What a double click on an object does."""
        return likeliest_action(self.table, label, self._try) if label in self.table.objects else None

    def tried(self, action: Action) -> tuple[Table, Outcome] | None:
        """What an action would make of the table; None where the core does not compute it."""
        return self._tries.tried(self.table, action, self.cursor)

    def would_change(self, action: Action) -> tuple[ValueChange, ...]:
        """Every value of every object that an action would change, effects on others included."""
        tried = self.tried(action)
        return value_changes(self.table, tried[0]) if tried is not None and tried[1].result is Result.DONE else ()

    # What the user does.

    def select(self, label: str | None) -> None:
        """Select one object alone, or none."""
        self.select_all((label,) if label is not None else ())

    def select_all(self, labels: tuple[str, ...]) -> None:
        """Select several objects, the first of which the panel shows."""
        board = self._board.choosing(labels)
        if board is not self._board:
            self._board = board
            self.selection_changed.emit()

    def toggle(self, label: str) -> None:
        """Add an object to those selected, or take it out."""
        if label in self.chosen:
            self.select_all(tuple(other for other in self.chosen if other != label))
        else:
            self.select_all((label, *self.chosen))

    def place(self, card_name: str, zone: str, player: str, how: How | None = None) -> str | None:
        """Put a card into a zone; give the label it got, None if the rules or the core refuse.

        ``how`` are further fields of the action by their names in files: face, half, unlocked, flipped, face_down ...
        """
        action = self.placing(card_name, zone, player, how)
        return action.label if self.act(action) else None

    def placing(self, card_name: str, zone: str, player: str, how: How | None = None) -> Place:
        """The action that puts a card into a zone under a label not used yet."""
        label = self.free_label(card_name)
        fields = {"do": "place", "card": card_name, "as": label, "zone": zone, "player": player, **(how or {})}
        return msgspec.convert(fields, Place, strict=True)

    def act(self, action: Action) -> bool:
        """Carry out an action; whether it was recorded. A refusal is told in the bar and leaves everything as it is."""
        run, refusals = carry_out(self._run_here(), (action,), self._tries.performed)
        if refusals:
            self.tell("refused", refusals[0].sentence, refusals[0].reasons)
            return False
        before = self.table
        self._record(run)
        new = [label for label in self.table.objects if label not in before.objects]
        if new:
            self._board = self._board.choosing((new[-1],))
        self.table_changed.emit()
        self._tell_step("", "")
        return True

    def act_all(self, actions: Sequence[Action], said: str = "") -> int:
        """Carry out several actions as one step of the history, and show the table once; give how many were done.

        Those refused are left out and told after ``said``, which is the step in words where nothing is given.
        """
        run, refusals = carry_out(self._run_here(), actions, self._tries.performed)
        done = len(actions) - len(refusals)
        if done:
            self._record(run)
            self.table_changed.emit()
            self._tell_step(said, f" {_left_out(refusals, len(actions))}" if refusals else "")
        elif refusals:
            self.tell("refused", refusals[0].sentence, refusals[0].reasons)
        return done

    def _tell_step(self, said: str, left_out: str) -> None:
        entry = self.entries()[-1]
        nothing = all(outcome.result is Result.NOTHING for outcome in entry.outcomes)
        kind, text = ("nothing", f"Nothing happens. {entry.outcome.says}") if nothing else ("done", f"{entry.text}.")
        self.tell(kind, f"{said or text}{left_out}", entry.outcome.reasons)

    def tell(self, kind: str, text: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Say something in the bar; ``kind`` is done, nothing, refused or note."""
        self.said.emit(Notice(kind, text.strip(), reasons))

    def tell_notices(self, library: Library) -> None:
        """Say what the library has to say of its file, each thing once."""
        while library.notices:
            self.tell("note", library.notices.pop(0))

    def tell_impossible(self) -> None:
        """Say which steps cannot be done under the edition in view, if any."""
        refused = [
            entry for entry in self.entries() if entry.end <= self.cursor and entry.outcome.result is Result.ILLEGAL
        ]
        if not refused:
            return
        first = refused[0]
        more = f" and {len(refused) - 1} more" if len(refused) > 1 else ""
        text = f"Not possible under {self.edition_key}: “{first.text}”{more}. {first.outcome.says}"
        self.tell("refused", text, first.outcome.reasons)

    def undo(self) -> None:
        """Take back the last step, and say which."""
        self._step_to(self._board.earlier, "Undone")

    def redo(self) -> None:
        """Carry out again the step that was taken back, and say which."""
        self._step_to(self._board.later, "Redone")

    def _step_to(self, length: int, said: str) -> None:
        end = max(length, self.cursor)
        step = next((entry.text for entry in self.entries() if entry.end == end), "")
        if length != self.cursor:
            self.jump(length)
            self.tell("note", f"{said}: {step}." if step else f"{said}.")

    def jump(self, length: int) -> None:
        """Show the table after the first ``length`` actions, or after the step to whose middle they lead."""
        board = self._board.at(length)
        if board.cursor == self.cursor:
            return
        self._board = board
        self._keep_selection()
        self.table_changed.emit()

    def set_edition(self, key: str) -> None:
        """Run the same actions under another edition; what it makes impossible stays in the history and is told."""
        if key == self.edition_key:
            return
        base = msgspec.structs.replace(self._board.base, edition=key)
        try:
            run = replay(msgspec.structs.replace(base, actions=self.actions), self.pool, key)
        except ScenarioError as error:
            self.tell("refused", f"Not computed under {key}: {error.expected}. Undo that step (Ctrl+Z) first.")
            return
        self._board = self._board.under(base, run)
        self._keep_selection()
        self.table_changed.emit()
        edition = edition_of(key)
        self.tell("note", f"Rules of {edition.label}, in force from {edition.effective}.")
        self.tell_impossible()

    def empty_board(self, edition: str | None = None) -> Board:
        """A board with nothing on it, under the newest edition where none is given."""
        scenario = Scenario(edition=edition) if edition else Scenario()
        # An empty table needs no cards yet, and reading them would delay the first window.
        start = Table(edition=edition_of(scenario.edition), players=scenario.players, pool=_Later(self))
        return opened(scenario, Replay(start=start), None, saved=True)

    def new(self) -> None:
        """Clear the desk; the edition stays."""
        self.show_board(self.empty_board(self.edition_key))

    def board_of(self, scenario: Scenario, path: Path | None, *, saved: bool = True) -> Board:
        """A board for a scenario, its latest object selected. Raises ScenarioError if it cannot be run."""
        run = replay(scenario, self.pool, where=str(path) if path else "this scenario")
        board = opened(scenario, run, path, saved=saved)
        return board.choosing(tuple(board.table.objects)[-1:])

    def load(self, scenario: Scenario, path: Path | None, *, saved: bool = True) -> None:
        """Show a scenario. Raises ScenarioError, the table unchanged, if it cannot be run."""
        self.show_board(self.board_of(scenario, path, saved=saved))
        self.tell_impossible()

    def show_board(self, board: Board) -> None:
        """Show another board as it was left."""
        self._board = board
        self.table_changed.emit()
        self.selection_changed.emit()

    def mark_saved(self, path: Path) -> None:
        """Remember that the scenario now stands in this file."""
        self._board = msgspec.structs.replace(self._board, path=path, saved=self.scenario)
        self.table_changed.emit()

    # Inside.

    def _try(self, table: Table, action: Action) -> tuple[Table, Outcome]:
        return self._tries.performed(table, action, self.cursor)

    def _run_here(self) -> Replay:
        return shorten(self._board.run, self.cursor)

    def _record(self, run: Replay) -> None:
        self._board = self._board.grown(run)
        self._keep_selection()

    def _values_at(self, length: int) -> dict[str, Characteristics]:
        table = self._board.table_at(length)
        for known, values in self._computed:
            if known is table:
                return values
        found = all_characteristics(table)
        self._computed = [(table, found), *self._computed[:3]]
        return found

    def _entry(self, step: int) -> Entry:
        board, end = self._board, self._board.stops[step]
        start = board.stop_before(end)
        text = together_in_words(
            board.run.actions[start:end], lambda label: self._name_between(label, start, end), board.base.players[0]
        )
        # A sentence may begin with a name, which stays as it is written, or with a face-down card.
        text = f"F{text[1:]}" if text.startswith("face-down card") else text
        return Entry(text, tuple(each.outcome for each in board.run.steps[start:end]), end)

    def _name_between(self, label: str, start: int, end: int) -> str:
        """The name of an object before a step, or after it for one that the step makes; of a face-down one its number.

        Labels are made of the names of cards, so that of a face-down one would tell what it is.
        """
        known = [(length, now) for length in (start, end) if (now := self._values_at(length).get(label)) is not None]
        name = next((text_of(now.name) for _, now in known if text_of(now.name)), "")
        down = next((length for length, now in known if now.face_down), None)
        if name or down is None:
            return name or f'"{label}"'
        return f"face-down card {orders_of(self._board.table_at(down))[label]}"

    def _keep_selection(self) -> None:
        self.select_all(self.chosen)

    def free_label(self, card_name: str) -> str:
        """A label that no object has or had, made of a name: the core's sentences call objects by their labels."""
        stem = card_name.partition(" // ")[0].strip() or "card"
        used = self.labels
        count = 1
        label = stem
        while label in used:
            count += 1
            label = f"{stem} {count}"
        return label


def _left_out(refusals: tuple[Refusal, ...], asked: int) -> str:
    return f"{len(refusals)} of {asked} could not be done: {refusals[0].says}"


class _Later:
    """The session's pool of cards, read when a card is first looked up."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def find(self, name: str) -> Card | None:
        """Look a card up."""
        return self._session.pool.find(name)
