"""How a ladder calls effects that resolved, so that two without a name, or of one name, are told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inspector.cards import Change
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.table.table import Table
from inspector.rules.wording.of_changes import deed_words

# More castings of one spell than these on one object are called by its name alone.
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def deeds_of(table: Table) -> dict[int, list[Change]]:
    """Give what the effects do that resolved, by their timestamps, which is one for all that one spell does."""
    found: dict[int, list[Change]] = {}
    for effect in table.effects:
        if effect.source is None:
            found.setdefault(effect.timestamp, []).append(effect.change)
    return found


def of_one_name(steps: Sequence[ProofStep]) -> dict[int, str]:
    """Number the effects of one name that a ladder tells of, the oldest first: ``"the second Giant Growth"``."""
    names: dict[str, set[int]] = {}
    for step in steps:
        others = (*step.after, *(one.source for one in step.depends_on))
        for source in filter(None, (step.source, step.taker, *others)):
            if source.effect and source.called:
                names.setdefault(source.called, set()).add(source.effect)
    return {
        stamp: f"the {_ORDINALS[place]} {name}"
        for name, stamps in names.items()
        if 1 < len(stamps) <= len(_ORDINALS)
        for place, stamp in enumerate(sorted(stamps))
    }


class Unnamed:
    """Says of effects without a name, step by step, which of them is meant: a new one, or one that was told of."""

    def __init__(self, deeds: Mapping[int, Sequence[Change]]) -> None:
        """Start before the first step."""
        self._deeds = deeds
        self._told: set[int] = set()
        self._last = 0

    def name(self, source: Source | None) -> dict[int, str]:
        """Give how the source of the next step is called in its sentence, where it is such an effect."""
        last, self._last = self._last, 0 if source is None else source.effect
        if source is None or not source.effect or source.called:
            return {}
        says = "another effect" if self._told else "an effect"
        if source.effect in self._told:
            # Behind a step of something else "the same" would be that.
            says = "the same effect" if source.effect == last else f"the effect that {self._did(source)}"
        self._told.add(source.effect)
        return {source.effect: says}

    def _did(self, source: Source) -> str:
        return next(filter(None, map(deed_words, self._deeds.get(source.effect, ()))), "was told of before")
