"""A board without what one viewer may not know, as a scenario that runs: in it lie nameless cards for those hidden.

It is made of the replay that the viewer saw and of nothing else. Its actions are those seen, under labels that stay; a
card that was hidden and came to be seen is that card from the beginning. What comes of them is looked at by the same
viewer and has to be what they saw after every action, or there is no such scenario.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import (
    HIDDEN_CARD,
    Action,
    Attach,
    GameObject,
    NotComputedError,
    Place,
    Result,
    RulesError,
    Table,
    label_made_by,
    labels_of,
    labels_within,
    perform,
    view_of,
    with_labels,
)
from inspector.scenario import Replay, ReplayStep, Scenario, Viewing

_NO_CARDS: Final = CardIndex()
# It may be cast and turned face down in every way, since nobody knows that it may not.
_STAND_IN: Final[Mapping[str, Any]] = {
    "name": HIDDEN_CARD.name,
    "layout": "normal",
    "mana_cost": "{0}",
    "type_line": "Creature",
    "oracle_text": "Morph {0}\nDisguise {0}",
    "power": "0",
    "toughness": "0",
}


def redacted(scenario: Scenario, run: Replay, viewer: str) -> Scenario | None:
    """Give a scenario that ran as its viewer knows it; None where their knowledge cannot be told as actions.

    Raises RulesError for a viewer who is none.
    """
    viewing = Viewing(viewer)
    seen = viewing.of(run)
    true_names: dict[str, GameObject] = {}
    # Each time that a hidden card turns out to be one that was seen later, it is told from the beginning as that one.
    for _ in range(len(run.actions) + 1):
        made = _Retelling(run, seen, viewing, true_names)
        if made.found is None:
            return made.scenario(scenario) if made.holds else None
        hidden, known = made.found
        if hidden in true_names:
            return None
        true_names[hidden] = known
    return None


class _Retelling:
    """The actions that a viewer saw, carried out again; ``found`` is a hidden card with what it turned out to be."""

    def __init__(self, run: Replay, seen: Replay, viewing: Viewing, true_names: Mapping[str, GameObject]) -> None:
        self._seen, self._viewing, self._true_names = seen, viewing, true_names
        pool = CardIndex((card_from_scryfall(_STAND_IN),), beneath=run.start.pool)
        self._start = self._table = msgspec.structs.replace(run.start, pool=pool)
        self._actions: list[Action] = []
        self._steps: list[ReplayStep] = []
        self._count = 0
        self.found: tuple[str, GameObject] | None = None
        self.holds = True
        kept = [index for index in range(len(seen.actions)) if not self._is_nothing(index)]
        for index in kept:
            if not self._tell(index):
                return
        self.holds = self._looks_the_same([seen.steps[index].table for index in kept])

    def scenario(self, of: Scenario) -> Scenario:
        """Give what was retold as a scenario; its title may name what is hidden, and so may what is expected."""
        return Scenario(
            edition=of.edition,
            players=of.players,
            cards=(dict(_STAND_IN),) if self._count else (),
            actions=tuple(self._actions),
            viewer=self._viewing.viewer,
        )

    def _is_nothing(self, index: int) -> bool:
        """Whether nothing is known to have come of an action: such a one is left out."""
        before = self._seen.steps[index - 1].table if index else self._seen.start
        step = self._seen.steps[index]
        return step.outcome.result is Result.NOT_COMPUTED and _bare(before) == _bare(step.table)

    def _tell(self, index: int) -> bool:
        shown = self._seen.actions[index]
        then, after = self._viewing.before(index), self._seen.steps[index].table
        stable = {label: true for true, label in view_of(self._table, self._viewing.viewer).labels.items()}
        for label in dict.fromkeys((*labels_of(shown), *labels_within(shown))):
            held = then.objects.get(label)
            if held is not None and label not in stable and label not in self._table.objects:
                return self._find(held, self._table)
        action = self._made(with_labels(shown, stable))
        if isinstance(action, Attach):
            action = msgspec.structs.replace(action, to=stable.get(action.to, action.to))
        try:
            table, outcome = perform(self._table, action, index)
        except (RulesError, NotComputedError):
            self.holds = False
            return False
        for label, held in after.objects.items():
            if label not in table.objects and HIDDEN_CARD not in held.cards:
                return self._find(held, table)
        self._actions.append(action)
        self._steps.append(ReplayStep(table, outcome))
        self._table = table
        return True

    def _made(self, action: Action) -> Action:
        """Give a new object that is hidden a label of its own, and one that was seen later its card."""
        made = label_made_by(action)
        if made is None or not isinstance(action, Place) or action.card != HIDDEN_CARD.name:
            return action
        self._count += 1
        label = f"{HIDDEN_CARD.name} {self._count}"
        known = self._true_names.get(label)
        if known is None:
            return msgspec.structs.replace(action, label=label)
        return msgspec.structs.replace(action, label=known.label, card=known.cards[0].name)

    def _find(self, held: GameObject, table: Table) -> bool:
        """Find the hidden card that turned out to be this object; the retelling begins again with it, or ends."""
        self.holds = False
        numbered = (f"{HIDDEN_CARD.name} {number}" for number in range(1, self._count + 1))
        for name in numbered:
            other = table.objects.get(name)
            if other is not None and len(held.cards) == 1 and _same_place(other, held):
                self.found = (name, held)
                break
        return False

    def _looks_the_same(self, tables: Sequence[Table]) -> bool:
        again = Replay(start=self._start, actions=tuple(self._actions), steps=tuple(self._steps))
        shown = Viewing(self._viewing.viewer).of(again)
        return all(_bare(one.table) == _bare(other) for one, other in zip(shown.steps, tables, strict=True))


def _same_place(other: GameObject, held: GameObject) -> bool:
    """Whether a hidden card lies where an object is, and came there with it where that is known."""
    if (other.zone, other.owner) != (held.zone, held.owner):
        return False
    return held.zone in ("hand", "library", "outside") or (other.timestamp, other.came) == (held.timestamp, held.came)


def _bare(table: Table) -> Table:
    return msgspec.structs.replace(table, pool=_NO_CARDS, step=0)
