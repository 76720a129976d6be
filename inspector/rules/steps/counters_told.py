"""Telling what counters come to that others add, change and forbid, and which kinds are in doubt."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.replacing import Applies, SaidOfEvent, told_of
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import ComesTo, OpenCounters
from inspector.rules.wording.of_counters import counter_words

CountersByKind = dict[str, int]


class Put(NamedTuple):
    """What the counters put on an object come to in each order of the effects, and what applies."""

    ways: frozenset[ComesTo]
    applies: Applies

    @property
    def fewest(self) -> CountersByKind:
        """What they come to in the way with the fewest of them."""
        return dict(min(self.ways, key=lambda way: sum(count for _, count in way))) if self.ways else {}


def told_now(step: Step, name: str, counters: CountersByKind, because: Iterable[Concept]) -> Step:
    """Tell what counters an object has now, by each of some rules."""
    words = counter_words(counters)
    for concept in because:
        step = step.because(concept, "counters put", name=name, counters=words)
    return step


def told_put(step: Step, put: Put) -> Step:
    """Tell what others make of counters, what of that is not computed, and that an order would have to be chosen."""
    forbids = tuple(said for said in put.applies.sure if _forbids(said))
    is_none = bool(forbids) and len(put.ways) == 1 and not put.fewest
    # What others would make of counters that cannot be put there is nothing to be told.
    for said in forbids if is_none else put.applies.sure:
        does = said.words.does
        how = (Concept.ENTERS_IN_SOME_WAY, "counters by others")
        if does is not None and does.counters is not None:
            is_not = _forbids(said)
            how = (Concept.CANT_BEATS_CAN, "counters forbidden") if is_not else (Concept.INSTEAD, "counters changed")
        step = told_of(step, (said,), *how, among=put.applies.sure)
    step = told_of(step, put.applies.unsure, Concept.INSTEAD, "counters of others not computed")
    if put.applies.sure and len(put.ways) == 1 and not is_none:
        step = step.because(Concept.COUNTERS_PUT_AND_ENTERED_WITH, "counters come to", counters=put.fewest)
    if len(put.ways) != 1:
        step = step.because(Concept.ORDER_OF_REPLACEMENTS, "order not chosen", ways=_ways_told(put))
    return step


def told_none_left(step: Step, put: Put) -> Step:
    """Tell that an object gets no counter at all, where words named some and others forbid each of them."""
    if len(put.ways) == 1 and not put.fewest:
        return step.because(Concept.COUNTERS_PUT_AND_ENTERED_WITH, "counters none left")
    return step


def _forbids(said: SaidOfEvent) -> bool:
    does = said.words.does
    return does is not None and does.counters is not None and does.counters.none


def fewest_first(way: ComesTo) -> tuple[int, ComesTo]:
    """Give that by which ways are put in order: the fewest counters first."""
    return sum(count for _, count in way), way


def _ways_told(put: Put) -> str:
    return (
        " or ".join(counter_words(dict(way)) for way in sorted(put.ways, key=fewest_first))
        or "more ways than are tried"
    )


def left_open(put: Put, taken: CountersByKind) -> OpenCounters | None:
    """Give what is open of counters that came to ``taken``: words that are not computed, or an order not chosen."""
    unsure = [said.words.text for said in put.applies.unsure]
    if not unsure and len(put.ways) == 1:
        return None
    known = comes_to(taken)
    if unsure:
        named = {kind for text in unsure for kind in kinds_in(text) or taken}
        by = {said.source.object.label for said in put.applies.unsure}
        return OpenCounters(
            taken=known,
            ways=(known,),
            text=" ".join(unsure),
            any_number=tuple(sorted(named)),
            said_by=by.pop() if len(by) == 1 else "",
        )
    text = f"In the order that its controller chooses: {_ways_told(put)}"
    if not put.ways:
        return OpenCounters(taken=known, ways=(known,), text=text, any_number=tuple(sorted(taken)))
    return OpenCounters(taken=known, ways=tuple(sorted(put.ways, key=fewest_first)), text=text)


def comes_to(counters: CountersByKind) -> ComesTo:
    """Give counters as what they come to."""
    return tuple((kind, count) for kind, count in sorted(counters.items()) if count)


_KIND = re.compile(r"([+-]\d+/[+-]\d+|\b[a-z]+) counters?\b")


def kinds_in(text: str) -> tuple[str, ...]:
    """The kinds of counters that words name."""
    return tuple(kind for kind in _KIND.findall(text) if kind not in ("additional", "more", "of", "those", "put"))
