"""Counters put on an object, and what other objects make of it: more, fewer, none (614.1a, 614.5, 616.1, 101.2).

Several effects are applied one after the other, each once, in the order that the affected object's controller chooses.
Every order is tried: where all come to the same that is done, else what they come to is told, and that none was chosen.
"""

from __future__ import annotations

import msgspec

from inspector.reading import Replaces
from inspector.rules.steps.counters_told import ComesTo, CountersByKind, Put, in_doubt, kinds_in, told_put
from inspector.rules.steps.replacing import (
    Applies,
    ReplaceableEvent,
    SaidOfEvent,
    applying,
    counters_event,
    said_now,
)
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import GameObject
from inspector.rules.values.amounts import counted

# More effects than this are not tried in every order.
_MOST_ORDERED = 7
_NONE = Applies((), ())


def counters_put(step: Step, event: ReplaceableEvent, rows: list[CountersByKind], *, entering: bool) -> Put | None:
    """Give what counters come to, each of the ``rows`` put on by one effect; None where nobody says anything of it.

    Of an object that enters (``entering``), others may say that it does so with more of them.
    """
    every = tuple(said_now(event.before, "enters", event.label)) if entering else ()
    adding = applying(step, event, tuple(one for one in every if one.words.does is not None and one.words.does.adds))
    adders = [_added(step, said, event) for said in adding.sure]
    rows = [row for row in (*rows, *adders) if row]
    there = {**event.before, event.label: event.scratch} if entering else event.before
    counting_on = tuple(one for one in said_now(there, "counters") if not entering or _acts_as_it_enters(one, event))
    changing = applying(step, event, counting_on) if rows or adding.unsure else _NONE
    changing = Applies(changing.sure, tuple(said for said in changing.unsure if _may_speak_of(said, rows)))
    counting = tuple(said for said in changing.sure if any(_changes(said.words.does, row) for row in rows))
    if not (adding.sure or adding.unsure or counting or changing.unsure):
        return None
    changers = [said.words.does for said in counting if said.words.does is not None]
    applies = Applies((*adding.sure, *counting), (*adding.unsure, *changing.unsure))
    return Put(_in_every_order(rows, changers), applies)


def _acts_as_it_enters(said: SaidOfEvent, event: ReplaceableEvent) -> bool:
    """Whether words count as an object enters: its own only where they are of itself alone (614.12)."""
    if said.source.object.label != event.label:
        return True
    return said.words.does is not None and all(one.on == "self" for one in said.words.does.whom)


def _may_speak_of(said: SaidOfEvent, rows: list[CountersByKind]) -> bool:
    """Whether words that are not read may be about any of these counters: they name their kind, or none."""
    kinds = kinds_in(said.words.text)
    return not kinds or any(kind in row for kind in kinds for row in rows)


def _added(step: Step, said: SaidOfEvent, event: ReplaceableEvent) -> CountersByKind:
    """The counters with which others say that it enters; what they count is counted before it is there."""
    asker = event.asker(said, step.table)
    found: CountersByKind = {}
    for kind, count in () if said.words.does is None else said.words.does.adds:
        number = count if isinstance(count, int) else max(int(counted(count, event.before, asker)), 0)
        if number:
            found[kind] = found.get(kind, 0) + number
    return found


def _in_every_order(rows: list[CountersByKind], changers: list[Replaces]) -> frozenset[ComesTo]:
    """Give what every order comes to: each is applied once, what changes counters only where there are some."""
    never = [does for does in changers if does.counters is not None and does.counters.none]
    left = [does for does in changers if does not in never]
    allowed = [{kind: n for kind, n in row.items() if not any(d.kind in ("", kind) for d in never)} for row in rows]
    rows = [row for row in allowed if row]
    if all(_only_adds(does) for does in left):
        # However these are ordered, each adds the same.
        rows = [_merged(rows)]
    if len(rows) + len(left) > _MOST_ORDERED:
        return frozenset()
    found: set[ComesTo] = set()
    _tried({}, tuple(rows), tuple(left), found)
    return frozenset(found)


def _only_adds(does: Replaces) -> bool:
    many = does.counters
    return many is not None and many.times == 1 and not many.half and many.plus > 0


def _merged(rows: list[CountersByKind]) -> CountersByKind:
    found: CountersByKind = {}
    for row in rows:
        for kind, number in row.items():
            found[kind] = found.get(kind, 0) + number
    return found


def _changes(does: Replaces | None, row: CountersByKind) -> bool:
    return does is not None and any(number and does.kind in ("", kind) for kind, number in row.items())


def _tried(
    now: CountersByKind, rows: tuple[CountersByKind, ...], changers: tuple[Replaces, ...], found: set[ComesTo]
) -> None:
    """Apply each effect that may be applied next, and go on, until none is left that could be."""
    ended = True
    for at, row in enumerate(rows):
        ended = False
        _tried(_merged([now, row]), (*rows[:at], *rows[at + 1 :]), changers, found)
    for at, does in enumerate(changers):
        if does in changers[:at] or does.counters is None or not _changes(does, now):
            continue
        ended = False
        changed = {kind: does.counters.of(n) if does.kind in ("", kind) else n for kind, n in now.items()}
        _tried(changed, rows, (*changers[:at], *changers[at + 1 :]), found)
    if ended:
        found.add(tuple((kind, count) for kind, count in sorted(now.items()) if count))


def with_counters_put(step: Step, event: ReplaceableEvent, rows: list[CountersByKind]) -> Step:
    """Let an object that has entered have the counters that others make of those with which it does (122.6)."""
    put = counters_put(step, event, rows, entering=True)
    if put is None:
        return step
    held = step.table.object(event.label)
    counters = put.fewest if put.ways else _merged(rows)
    step = step.with_object(msgspec.structs.replace(held, counters=counters, counters_in_doubt=in_doubt(put, counters)))
    return told_put(step, put)


def with_open_counters(step: Step, label: str, every: tuple[SaidOfEvent, ...]) -> Step:
    """Mark the counters of an object that has entered where words about that, which are not read, speak of any."""
    held = step.table.object(label)
    texts = [said.words.text for said in every if "counter" in said.words.text]
    doubts = {kind: text for text in texts for kind in kinds_in(text)}
    if not doubts:
        return step
    return step.with_object(msgspec.structs.replace(held, counters_in_doubt={**held.counters_in_doubt, **doubts}))


def with_more_counters(step: Step, held: GameObject, kind: str, count: int) -> Step:
    """Put counters on what is there: as many as others make of that number, and tell what they do.

    Where that hangs on an order that nobody chose, as few as may be; the kind is in doubt from then on.
    """
    put = counters_put(step, counters_event(step, held, kind), [{kind: count}], entering=False)
    number = count if put is None else put.fewest.get(kind, 0) if put.ways else count
    counters = {**held.counters, kind: held.counters.get(kind, 0) + number}
    doubts = held.counters_in_doubt if put is None else {**held.counters_in_doubt, **in_doubt(put, {kind: count})}
    if number:
        step = step.with_object(msgspec.structs.replace(held, counters=counters, counters_in_doubt=doubts))
    return step if put is None else told_put(step, put)
