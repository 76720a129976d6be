"""The session: the one place that holds the table, and the one signal by which everything else learns of a change.

A table is what its list of actions makes of it, so undo, redo and jumping only move a cursor in that list, and another
edition is the same list run again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.cards import Card, CardPool
from inspector.library import Library, LibraryError
from inspector.rules import (
    VALUE_KEYS,
    Action,
    Characteristics,
    NotComputedError,
    Offer,
    Outcome,
    Place,
    Reason,
    Result,
    RulesError,
    Table,
    ValueChange,
    all_characteristics,
    available_actions,
    edition_of,
    likeliest_action,
    perform,
)
from inspector.scenario import Replay, Scenario, ScenarioError, extend, replay, shorten
from inspector.window.action_words import in_words
from inspector.window.value_words import text_of

# The values that a preview tells; the others follow from these, or from looking at the card.
_PREVIEWED = tuple(key for key in VALUE_KEYS if key not in ("names", "keywords", "state_based", "looks_like"))


class Notice(msgspec.Struct, frozen=True):
    """Something to tell the user in the bar: its ``kind`` chooses sign and color, the ``reasons`` cite the rules."""

    kind: str
    text: str
    reasons: tuple[Reason, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule number cited, each once, in order."""
        return tuple(dict.fromkeys(number for why in self.reasons for number in why.rules))


class Entry(msgspec.Struct, frozen=True):
    """One step of the history in words, with how it ended under the edition in view."""

    text: str
    outcome: Outcome

    @property
    def sign(self) -> str:
        """The sign for how it ended, for those who tell no colors apart."""
        return {Result.DONE: "✓", Result.NOTHING: "○", Result.ILLEGAL: "✕"}[self.outcome.result]


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
        self.path: Path | None = None
        self.selected: str | None = None
        self.also: tuple[str, ...] = ()
        self._computed: list[tuple[Table, dict[str, Characteristics]]] = []
        self._base = Scenario()
        self._run = Replay(start=self._empty_start(self._base))
        self._cursor = 0
        self._entries: list[Entry] = []
        self._saved = self._base
        self._tried_on: Table | None = None
        self._tries: list[tuple[Action, tuple[Table, Outcome] | None]] = []

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
    def table(self) -> Table:
        """The table after the last action carried out."""
        return self._table_at(self.cursor)

    @property
    def table_before(self) -> Table:
        """The table before the last action carried out."""
        return self._table_at(max(self.cursor - 1, 0))

    @property
    def labels(self) -> frozenset[str]:
        """Every label that an object has or had, so that none is given twice."""
        return frozenset((*self.table.objects, *self.table.gone, *self.table.refused))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Every selected object, the one that the panel shows first."""
        return (self.selected, *self.also) if self.selected is not None else ()

    @property
    def cursor(self) -> int:
        """How many of the actions are carried out."""
        return self._cursor

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, those undone included."""
        return self._run.actions

    @property
    def edition_key(self) -> str:
        """The edition in view."""
        return self._base.edition

    @property
    def scenario(self) -> Scenario:
        """What saving would write: the actions carried out, undone ones left out."""
        actions = self._run.actions[: self._cursor]
        return msgspec.structs.replace(self._base, actions=actions)

    @property
    def is_dirty(self) -> bool:
        """Whether the scenario differs from what was last opened or saved; an untouched table is nothing to save."""
        if self.path is None and not self._run.actions:
            return False
        return self.scenario != self._saved

    @property
    def title(self) -> str:
        """How the window calls the scenario."""
        return self._base.title or (self.path.name if self.path else "New table")

    def values(self) -> dict[str, Characteristics]:
        """The characteristics of every object now, by label."""
        return self._values_at(self._cursor)

    def values_before(self) -> dict[str, Characteristics]:
        """The characteristics of every object before the last action carried out."""
        return self._values_at(self._cursor - 1) if self._cursor else {}

    def entries(self) -> tuple[Entry, ...]:
        """The whole history, undone steps included."""
        while len(self._entries) < len(self._run.steps):
            self._entries.append(self._entry(len(self._entries)))
        return tuple(self._entries)

    def offers(self, label: str) -> tuple[Offer, ...]:
        """Everything that could be tried on an object, with the outcome that it would have."""
        return available_actions(self.table, label) if label in self.table.objects else ()

    def likeliest(self, label: str) -> Offer | None:
        """What a double click on an object does."""
        return likeliest_action(self.table, label) if label in self.table.objects else None

    def tried(self, action: Action) -> tuple[Table, Outcome] | None:
        """What an action would make of the table; None where the core does not compute it."""
        table = self.table
        if self._tried_on is not table:
            self._tried_on, self._tries = table, []
        for known, result in self._tries:
            if known == action:
                return result
        try:
            found = perform(table, action, step=self._cursor)
        except NotComputedError:
            found = None
        self._tries.append((action, found))
        return found

    def would_change(self, action: Action) -> tuple[ValueChange, ...]:
        """Every value of every object that an action would change, effects on others included."""
        tried = self.tried(action)
        if tried is None or tried[1].result is not Result.DONE:
            return ()
        after, now = all_characteristics(tried[0]), self.values()
        return tuple(
            ValueChange(label, key, now[label].value(key), found.value(key))
            for label, found in after.items()
            if label in now
            for key in _PREVIEWED
            if now[label].value(key) != found.value(key)
        )

    # What the user does.

    def select(self, label: str | None) -> None:
        """Select one object alone, or none."""
        self.select_all((label,) if label is not None else ())

    def select_all(self, labels: tuple[str, ...]) -> None:
        """Select several objects, the first of which the panel shows."""
        known = tuple(dict.fromkeys(label for label in labels if label in self.table.objects))
        if known != self.chosen:
            self.selected, self.also = (known[0], known[1:]) if known else (None, ())
            self.selection_changed.emit()

    def toggle(self, label: str) -> None:
        """Add an object to those selected, or take it out."""
        if label in self.chosen:
            self.select_all(tuple(other for other in self.chosen if other != label))
        else:
            self.select_all((label, *self.chosen))

    def place(self, card_name: str, zone: str, player: str) -> str | None:
        """Put a card into a zone; give the label it got, None if the rules or the core refuse."""
        label = self.free_label(card_name)
        action = msgspec.convert(
            {"do": "place", "card": card_name, "as": label, "zone": zone, "player": player}, Place, strict=True
        )
        return label if self.act(action) else None

    def act(self, action: Action) -> bool:
        """Carry out an action; whether it was recorded. A refusal is told in the bar and leaves everything as it is."""
        try:
            run = extend(shorten(self._run, self._cursor), action)
        except (ScenarioError, LibraryError) as error:
            self.tell("refused", _sentence_of(error))
            return False
        outcome = run.steps[-1].outcome
        if outcome.result is Result.ILLEGAL:
            self.tell("refused", f"Not possible. {outcome.says}", outcome.reasons)
            return False
        before = self.table
        del self._entries[self._cursor :]
        self._run, self._cursor = run, len(run.actions)
        new = [label for label in self.table.objects if label not in before.objects]
        self._keep_selection()
        if new:
            self.selected, self.also = new[-1], ()
        self.table_changed.emit()
        if outcome.result is Result.NOTHING:
            self.tell("nothing", f"Nothing happens. {outcome.says}", outcome.reasons)
        else:
            self.tell("done", f"{self.entries()[-1].text}.", outcome.reasons)
        return True

    def act_all(self, actions: Sequence[Action], said: str) -> int:
        """Carry out several actions and show the table once; those refused are left out and told after ``said``.

        Gives how many were recorded.
        """
        run, refusals = shorten(self._run, self._cursor), []
        for action in actions:
            try:
                extended = extend(run, action)
            except (ScenarioError, LibraryError) as error:
                refusals.append(_sentence_of(error))
                continue
            outcome = extended.steps[-1].outcome
            if outcome.result is Result.ILLEGAL:
                refusals.append(outcome.says)
            else:
                run = extended
        done = len(actions) - len(refusals)
        if done:
            del self._entries[self._cursor :]
            self._run, self._cursor = run, len(run.actions)
            self._keep_selection()
            self.table_changed.emit()
        left_out = f" {len(refusals)} of {len(actions)} could not be done: {refusals[0]}" if refusals else ""
        self.tell("done" if done else "refused", f"{said if done else ''}{left_out}")
        return done

    def tell(self, kind: str, text: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Say something in the bar; ``kind`` is done, nothing, refused or note."""
        self.said.emit(Notice(kind, text.strip(), reasons))

    def tell_notices(self, library: Library) -> None:
        """Say what the library has to say of its file, each thing once."""
        while library.notices:
            self.tell("note", library.notices.pop(0))

    def undo(self) -> None:
        """Take back the last action."""
        self.jump(self._cursor - 1)

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.jump(self._cursor + 1)

    def jump(self, length: int) -> None:
        """Show the table after the first ``length`` actions."""
        length = max(0, min(length, len(self._run.actions)))
        if length == self._cursor:
            return
        self._cursor = length
        self._keep_selection()
        self.table_changed.emit()

    def set_edition(self, key: str) -> None:
        """Run the same actions under another edition; what it makes impossible stays in the history and is told."""
        if key == self.edition_key:
            return
        base = msgspec.structs.replace(self._base, edition=key)
        try:
            run = replay(msgspec.structs.replace(base, actions=self._run.actions), self.pool, key)
        except ScenarioError as error:
            self.tell("refused", f"Under {key} this table is not computed: {error.expected}.")
            return
        self._base, self._run, self._entries = base, run, []
        self._keep_selection()
        self.table_changed.emit()
        edition = edition_of(key)
        self.tell("note", f"Rules of {edition.label}, in force from {edition.effective}.")
        self._tell_impossible()

    def new(self) -> None:
        """Clear the desk; the edition stays."""
        scenario = Scenario(edition=self.edition_key)
        self.path = None
        self._take(scenario, Replay(start=self._empty_start(scenario)))
        self._saved = self.scenario
        self.select(None)
        self.table_changed.emit()

    def load(self, scenario: Scenario, path: Path | None, *, saved: bool = True) -> None:
        """Show a scenario. Raises ScenarioError, the table unchanged, if it cannot be run."""
        run = replay(scenario, self.pool, where=str(path) if path else "this scenario")
        self.path = path
        self._take(scenario, run)
        self._saved = self.scenario if saved else Scenario()
        self.selected, self.also = None, ()
        self.select(self._latest_object())
        self.table_changed.emit()
        self.selection_changed.emit()
        self._tell_impossible()

    def mark_saved(self, path: Path) -> None:
        """Remember that the scenario now stands in this file."""
        self.path = path
        self._saved = self.scenario
        self.table_changed.emit()

    # Inside.

    def _take(self, base: Scenario, run: Replay) -> None:
        self._base, self._run, self._cursor = base, run, len(run.actions)
        self._entries = []

    def _empty_start(self, scenario: Scenario) -> Table:
        # An empty table needs no cards yet, and reading them would delay the first window.
        return Table(edition=edition_of(scenario.edition), players=scenario.players, pool=_Later(self))

    def _table_at(self, length: int) -> Table:
        return self._run.steps[length - 1].table if length else self._run.start

    def _values_at(self, length: int) -> dict[str, Characteristics]:
        table = self._table_at(length)
        for known, values in self._computed:
            if known is table:
                return values
        found = all_characteristics(table)
        self._computed = [(table, found), *self._computed[:3]]
        return found

    def _entry(self, index: int) -> Entry:
        step, action = self._run.steps[index], self._run.actions[index]
        return Entry(in_words(action, lambda label: self._name_at(label, index), self._base.players[0]), step.outcome)

    def _name_at(self, label: str, step: int) -> str:
        """The name of an object before a step, or after it for one that the step makes."""
        for length in (step, step + 1):
            values = self._values_at(length)
            if label in values and text_of(values[label].name):
                return text_of(values[label].name)
        return f'"{label}"'

    def _keep_selection(self) -> None:
        self.select_all(self.chosen)

    def _latest_object(self) -> str | None:
        return next(reversed(self.table.objects), None)

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

    def _tell_impossible(self) -> None:
        refused = [entry for entry in self.entries()[: self._cursor] if entry.outcome.result is Result.ILLEGAL]
        if not refused:
            return
        first = refused[0]
        more = f" and {len(refused) - 1} more" if len(refused) > 1 else ""
        text = f"Not possible under {self.edition_key}: “{first.text}”{more}. {first.outcome.says}"
        self.tell("refused", text, first.outcome.reasons)


def _sentence_of(error: ScenarioError | LibraryError) -> str:
    if isinstance(error, LibraryError):
        return str(error)
    return str(error.__cause__) if isinstance(error.__cause__, RulesError) else error.expected


class _Later:
    """The session's pool of cards, read when a card is first looked up."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def find(self, name: str) -> Card | None:
        """Look a card up."""
        return self._session.pool.find(name)
