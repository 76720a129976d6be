"""Running a scenario: every table on the way is kept, so that going back is only a shorter list.

``replay`` starts from an empty table, ``extend`` adds one action at the end, ``shorten`` takes some off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from inspector.cards import Card, CardError, CardIndex, CardPool, card_from_scryfall
from inspector.rules import Action, Outcome, RulesError, Table, edition_of, new_table, perform
from inspector.rules.table.actions import Place
from inspector.scenario.errors import ScenarioError, UnknownCardError
from inspector.scenario.model import Scenario

THIS_SCENARIO = "this scenario"
# How an action comes to its end, given the table, the action and its index: ``perform``, or what remembers its answers.
NumberedPerforming = Callable[[Table, Action, int], tuple[Table, Outcome]]


class ReplayStep(NamedTuple):
    """One action carried out: the table after it, and how it ended."""

    table: Table
    outcome: Outcome


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as it ran: the empty table it started from, its actions, the table and outcome after each."""

    start: Table
    actions: tuple[Action, ...] = ()
    steps: tuple[ReplayStep, ...] = ()

    @property
    def table(self) -> Table:
        """The table after the last action."""
        return self.steps[-1].table if self.steps else self.start


def replay(scenario: Scenario, pool: CardPool, edition: str | None = None, where: str = THIS_SCENARIO) -> Replay:
    """Run a scenario from an empty table, under its own edition or that of the key ``edition``.

    Cards are looked up among the scenario's own, then in the ``pool``; all of them before anything runs. ``where`` is
    what errors call the file. Raises ScenarioError for an unknown card, for what is not computed, and for an action
    that cannot be asked; KeyError for an unknown ``edition``.
    """
    under_way = Replaying(scenario, pool, edition, where)
    under_way.go_on(lambda: True)
    return under_way.result


class Replaying:
    """A replay under way, which can be left off between two actions and gone on with, also in another thread."""

    def __init__(
        self, scenario: Scenario, pool: CardPool, edition: str | None = None, where: str = THIS_SCENARIO
    ) -> None:
        """Look up all cards; raises as ``replay`` does."""
        cards = CardIndex(own_cards(scenario.cards, where), beneath=pool)
        for index, action in enumerate(scenario.actions):
            if isinstance(action, Place) and cards.find(action.card) is None:
                raise UnknownCardError(where, f"actions[{index}].card", action.card)
        self._start = self._table = new_table(edition_of(edition or scenario.edition), scenario.players, cards)
        self._actions = scenario.actions
        self._where = where
        self._steps: list[ReplayStep] = []

    @property
    def table(self) -> Table:
        """The table as far as it ran."""
        return self._table

    @property
    def total(self) -> int:
        """How many actions there are."""
        return len(self._actions)

    @property
    def done(self) -> int:
        """How many actions have been carried out."""
        return len(self._steps)

    @property
    def is_done(self) -> bool:
        """Whether all have been."""
        return self.done == self.total

    @property
    def result(self) -> Replay:
        """The replay as far as it ran."""
        return Replay(start=self._start, actions=self._actions[: self.done], steps=tuple(self._steps))

    def go_on(self, wanted: Callable[[], bool]) -> None:
        """Carry out one action after another while there is one and it is ``wanted``; raises as ``replay`` does."""
        while not self.is_done and wanted():
            step = _step(self._table, self._actions[self.done], self.done, self._where)
            self._steps.append(step)
            self._table = step.table


def extend(run: Replay, action: Action, where: str = THIS_SCENARIO, performing: NumberedPerforming = perform) -> Replay:
    """Give the replay with one more action at its end; raises ScenarioError as ``replay`` does."""
    index = len(run.steps)
    if isinstance(action, Place) and run.start.pool.find(action.card) is None:
        raise UnknownCardError(where, f"actions[{index}].card", action.card)
    step = _step(run.table, action, index, where, performing)
    return Replay(start=run.start, actions=(*run.actions, action), steps=(*run.steps, step))


def shorten(run: Replay, length: int) -> Replay:
    """Give the replay with only its first ``length`` actions."""
    return Replay(start=run.start, actions=run.actions[:length], steps=run.steps[:length])


def _step(table: Table, action: Action, index: int, where: str, performing: NumberedPerforming = perform) -> ReplayStep:
    try:
        return ReplayStep(*performing(table, action, index))
    except RulesError as error:
        raise ScenarioError(where, f"actions[{index}]", str(error).rstrip(".")) from error


def own_cards(records: Iterable[Mapping[str, Any]], where: str = THIS_SCENARIO) -> list[Card]:
    """Make the cards that a scenario has of its own; raises ScenarioError for a record that is none."""
    cards = []
    for index, record in enumerate(records):
        try:
            cards.append(card_from_scryfall(record))
        except CardError as error:
            raise ScenarioError(where, f"cards[{index}].{error.field}", error.problem) from None
    return cards
