"""A board with what is asked of it: what beliefs are tried on, retold as somebody would have it who holds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec

from inspector.cards import Card, CardPool, Shape, name_key
from inspector.rules import (
    Action,
    BecomeCopy,
    Characteristics,
    ChooseName,
    CopySpell,
    CreateTokenCopy,
    Edition,
    GameObject,
    Outcome,
    Place,
    PutOntoBattlefield,
    Resolve,
    Result,
    RulesError,
    Table,
    characteristics,
    new_table,
    perform,
)
from inspector.scenario import Replay, Scenario, replay
from inspector.training.answers import answer_of, value_of
from inspector.training.questions import AnswerValue, QuizAsk


class Happening(NamedTuple):
    """One action as it ended: the tables before and after it."""

    before: Table
    action: Action
    after: Table
    outcome: Outcome

    @property
    def is_done(self) -> bool:
        """Whether it was carried out."""
        return self.outcome.result is Result.DONE

    def held(self, label: str | None) -> GameObject | None:
        """Give an object as it is after the action; None where there is none."""
        return self.after.objects.get(label or "")

    def was(self, label: str | None) -> GameObject | None:
        """Give an object as it was before the action; None where there was none."""
        return self.before.objects.get(label or "")

    def changed(self, held: GameObject | None, **fields: object) -> Table:
        """Give the table after the action with an object changed; as it is where there is no such object."""
        if held is None:
            return self.after
        return self.after.with_object(msgspec.structs.replace(held, **fields))


class Course(NamedTuple):
    """The end of a board as somebody has it: the table, and how the actions ended."""

    table: Table
    outcomes: tuple[Outcome, ...]


# What somebody takes an action for (None: as if it were not told), and what they take for its result.
Instead = Callable[[Table, Action], Action | None]
Then = Callable[[Happening], Table]


class AskedBoard:
    """A board that ran, and what is asked of it."""

    def __init__(self, scenario: Scenario, pool: CardPool, asked: QuizAsk, run: Replay | None = None) -> None:
        """Run it, if it did not run yet; raises ScenarioError as ``replay`` does."""
        self.scenario = scenario
        self.asked = asked
        self.run = run if run is not None else replay(scenario, pool)
        self.pool = self.run.start.pool

    @property
    def key(self) -> str:
        """What is asked."""
        return self.asked.key

    @property
    def table(self) -> Table:
        """The table at the end."""
        return self.run.table

    @property
    def edition(self) -> Edition:
        """The rules under which it ran."""
        return self.run.start.edition

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that happened."""
        return self.run.actions

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """How each action ended."""
        return tuple(step.outcome for step in self.run.steps)

    @cached_property
    def right(self) -> AnswerValue:
        """The right answer."""
        return answer_of(self.table, self.outcomes, self.asked)

    @property
    def held(self) -> GameObject | None:
        """The object that is asked about, at the end; None where an action is asked about, or where it is gone."""
        return self.table.objects.get(self.asked.object)

    @property
    def is_now(self) -> Characteristics:
        """What that object is; raises KeyError where there is none."""
        return characteristics(self.table, self.asked.object)

    def happenings(self) -> Iterator[Happening]:
        """Go through the actions, each with the tables before and after it."""
        before = self.run.start
        for action, step in zip(self.actions, self.run.steps, strict=True):
            yield Happening(before, action, step.table, step.outcome)
            before = step.table

    def asked_happening(self) -> Happening:
        """Give the action that is asked about, the last one where an object is."""
        all_of_them = list(self.happenings())
        return all_of_them[self.asked.action]

    def on_battlefield_before(self, label: str) -> tuple[Table, GameObject] | None:
        """Give an object as it last was on the battlefield, with that table, if it has left since."""
        last: tuple[Table, GameObject] | None = None
        for table in (self.run.start, *(step.table for step in self.run.steps)):
            held = table.objects.get(label)
            if held is not None and held.is_permanent:
                last = table, held
        now = self.table.objects.get(label)
        return last if now is None or not now.is_permanent else None

    def card_of(self, held: GameObject | None) -> Card | None:
        """Give the card that represents an object; None for a token, a copy of a spell, a melded permanent."""
        return held.cards[0] if held is not None and len(held.cards) == 1 else None

    def printed_card(self, label: str) -> Card | None:
        """Give the card that was placed under a label."""
        for action in self.actions:
            if isinstance(action, Place) and action.label == label:
                return self.pool.find(action.card)
        return None

    def retold(
        self, *, instead: Instead | None = None, then: Then | None = None, edition: Edition | None = None
    ) -> Course | None:
        """Run the board as somebody has it; None where it cannot run so, or where they have it as it is.

        ``instead`` tells what they take each action for, ``then`` what they take for its result; ``edition`` are the
        rules that they go by. Up to where they first differ nothing is computed a second time.
        """
        differs = edition is not None
        table = self.run.start if edition is None else new_table(edition, self.scenario.players, self.pool)
        outcomes: list[Outcome] = []
        for index, (action, step) in enumerate(zip(self.actions, self.run.steps, strict=True)):
            meant = action if instead is None else instead(table, action)
            differs = differs or meant is not action
            if meant is None:
                outcomes.append(Outcome(Result.NOTHING))
                continue
            try:
                after, outcome = perform(table, meant, index) if differs else step
            except (RulesError, KeyError):
                return None
            changed = after if then is None else then(Happening(table, meant, after, outcome))
            if changed is not after:
                differs = True
                outcome = outcome if outcome.result is Result.DONE else Outcome(Result.DONE)
            outcomes.append(outcome)
            table = changed
        return Course(table, tuple(outcomes)) if differs else None

    def answer_in(self, course: Course | None) -> AnswerValue | None:
        """Read the answer of a board as somebody has it; None where there is no such board."""
        return None if course is None else answer_of(course.table, course.outcomes, self.asked)

    def answer_of_plain(self, placed: Place) -> AnswerValue | None:
        """Give what is asked of a card that simply lies somewhere, alone on the table."""
        table, outcome = perform(new_table(self.edition, self.scenario.players, self.pool), placed, 0)
        if outcome.result is not Result.DONE:
            return None
        return value_of(characteristics(table, placed.label), self.key)

    def values(self, label: str) -> Characteristics:
        """Give what an object is at the end; raises RulesError where there is none."""
        return characteristics(self.table, label)

    @staticmethod
    def values_on(table: Table, label: str) -> Characteristics:
        """Give what an object is on some other table; raises RulesError where there is none."""
        return characteristics(table, label)

    def value_on(self, table: Table, label: str, key: str | None = None) -> AnswerValue:
        """Give one value of an object on some table, by default the one that is asked; raises RulesError."""
        return value_of(characteristics(table, label), key or self.key)

    def answer_on(self, table: Table) -> AnswerValue:
        """Read the answer from a table that somebody takes for that at the end."""
        return answer_of(table, self.outcomes, self.asked)

    def without_others(self, label: str) -> Table:
        """Give the table at the end with all other permanents thought away; hands and graveyards stay."""
        kept = {name: held for name, held in self.table.objects.items() if name == label or not held.is_permanent}
        return msgspec.structs.replace(self.table, objects=kept, effects=())

    def is_a_room(self, held: GameObject) -> bool:
        """Whether an object has the two halves of a Room, its own or copied."""
        return (held.copies[-1].values if held.copies else held.base).is_room

    def card_by_name(self, table: Table, label: str) -> Card | None:
        """Give the card of the name that an object shows."""
        name = self.value_on(table, label, "name")
        return self.pool.find(name) if isinstance(name, str) and name else None

    def copied_card_name(self, held: GameObject) -> str:
        """Give the name of the card whose values an object has, both halves' of a Room."""
        values = held.copies[-1].values if held.copies else held.base
        return " // ".join(face.name for face in values.faces)

    def chosen_card(self) -> tuple[Card | None, str]:
        """Give the card of a name that is chosen by the action asked about, with that name."""
        action = self.asked_happening().action if self.asked.action >= 0 else None
        return (self.pool.find(action.name), action.name) if isinstance(action, ChooseName) else (None, "")

    def chosen_full_name(self, shape: Shape) -> bool:
        """Whether both names of a card of this shape are chosen together."""
        card, name = self.chosen_card()
        return card is not None and card.shape is shape and name_key(card.name) == name_key(name)

    def copy_made(self, label: str) -> tuple[Happening, str] | None:
        """Tell when an object last became a copy, and of which one; None where it never did."""
        found = [(now, of) for now in self.happenings() for copy, of in _copies_made(now) if copy == label]
        return found[-1] if found else None

    def answer_with_copies(self, change: Callable[[GameObject, GameObject], GameObject]) -> AnswerValue | None:
        """Read the answer where each copy, as it is made, is changed by somebody who compares it with its original."""

        def then(now: Happening) -> Table:
            table = now.after
            for copy, of in _copies_made(now):
                held, original = now.after.objects.get(copy), now.before.objects.get(of)
                if held is not None and original is not None:
                    changed = change(held, original)
                    table = table if changed is held else table.with_object(changed)
            return table

        return self.answer_in(self.retold(then=then))


def _copies_made(now: Happening) -> Iterator[tuple[str, str]]:
    """List what became a copy just now, each with the label of its original."""
    action = now.action
    if not now.is_done:
        return
    if isinstance(action, CreateTokenCopy | CopySpell):
        yield action.label, action.of
    elif isinstance(action, PutOntoBattlefield | Resolve) and action.as_copy_of is not None:
        yield action.object, action.as_copy_of
    elif isinstance(action, BecomeCopy):
        for label, held in now.after.objects.items():
            was = now.before.objects.get(label)
            if was is not None and len(held.copies) > len(was.copies):
                yield label, action.of
