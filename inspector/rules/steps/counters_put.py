"""Counters put on an object, and what other objects make of it: more, fewer, none (614.1a, 614.5, 616.1, 101.2).

Several effects are applied one after the other, each once, in the order that the affected object's controller chooses.
Every order is tried: where all come to the same that is done, else what they come to is told, and that none was chosen.
"""

from __future__ import annotations

import msgspec

from inspector.reading import Replaces
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.counters_told import (
    CountersByKind,
    Put,
    comes_to,
    fewest_first,
    kinds_in,
    left_open,
    told_none_left,
    told_put,
)
from inspector.rules.steps.entering_choices import ChosenCounters, taken_together
from inspector.rules.steps.replacing import (
    Applies,
    ReplaceableEvent,
    SaidOfEvent,
    applying,
    counters_event,
    said_now,
)
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import ComesTo, GameObject, OpenCounters
from inspector.rules.values.amounts import counted

# More effects than this are not tried in every order.
_MOST_ORDERED = 7
_NONE = Applies((), ())


def counters_put(step: Step, event: ReplaceableEvent, rows: list[CountersByKind], *, entering: bool) -> Put | None:
    """Give what counters come to, each of the ``rows`` put on by one effect; None where nobody says anything of it.

    Of an object that enters (``entering``), others may say that it does so with more of them.
    """
    every = said_now(event.before, "enters", event.label) if entering else []
    there = {**event.before, event.label: event.scratch}
    counting_on = [one for one in said_now(there, "counters") if not entering or _acts_as_it_enters(one, event)]
    if not every and not counting_on:
        return None
    adding = applying(step, event, [one for one in every if one.words.does is not None and one.words.does.adds])
    adders = [_added(step, said, event) for said in adding.sure]
    rows = [row for row in (*rows, *adders) if row]
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
    one_kind = len({kind for row in rows for kind in row}) == 1
    if all(_only_adds(does) and (one_kind or does.kind) for does in left):
        # However these are ordered, each adds the same; to several kinds it adds what is there of them by then.
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


def _less(counters: CountersByKind, put: CountersByKind) -> CountersByKind:
    return {kind: count - put.get(kind, 0) for kind, count in counters.items()}


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
        found.add(comes_to(now))


def with_counters_put(
    step: Step, event: ReplaceableEvent, rows: list[CountersByKind], choosing: tuple[ChosenCounters, ...] = ()
) -> Step:
    """Let an object that has entered have the counters that others make of those with which it does (122.6).

    What is left open by its own words, ``choosing``, is tried in every way; the one with the fewest stands. Where
    there is one way alone, as nothing is there to be devoured, nothing is open.
    """
    choosing = tuple(one for one in choosing if one.any_number or len(one.ways) > 1)
    together = taken_together(choosing)
    every = [
        (counters_put(step, event, [*rows, *more], entering=True), [*rows, *more], haste) for more, haste in together
    ]
    put, plain, _ = every[0]
    if put is None and not choosing:
        return step
    taken = _merged(plain) if put is None or not put.ways else put.fewest
    held = step.table.object(event.label)
    # By its own words it may have kept counters, which nobody puts on it (122.2).
    stays = _less(held.counters, _merged(rows))
    held = msgspec.structs.replace(held, counters=dict(comes_to(_merged([stays, taken]))))
    if put is not None:
        step = told_none_left(told_put(step, put), put)
        held = with_open(held, left_open(put, taken))
    for one in choosing:
        if one.any_number:
            step = step.because(Concept.ENTERS_WITH, "entering not computed", text=one.text)
        else:
            # Damage to an opponent, or the cost that was paid, nobody chooses as it enters (702.54a, 702.176a).
            by_facts = one.text.lower().startswith(("bloodthirst", "impending"))
            template = "counters by what was done" if by_facts else "choice as it enters"
            step = step.because(Concept.ENTERS_WITH, template, text=one.text)
    return step.with_object(with_open(held, _of_choices(choosing, every, taken)) if choosing else held)


_Tried = tuple[Put | None, list[CountersByKind], bool]


def _of_choices(choosing: tuple[ChosenCounters, ...], every: list[_Tried], taken: CountersByKind) -> OpenCounters:
    """What is open by an object's own words: all ways that others make of each choice."""
    ways: dict[ComesTo, bool] = {}
    for put, rows, haste in every:
        for way in (comes_to(_merged(rows)),) if put is None else put.ways:
            ways.setdefault(way, haste)
    kinds = tuple(kind for one in choosing for kind in one.any_number)
    return OpenCounters(
        taken=comes_to(taken),
        ways=tuple(sorted(ways, key=fewest_first)),
        text="; ".join(dict.fromkeys(one.text for one in choosing)),
        with_haste=tuple(way for way in sorted(ways, key=fewest_first) if ways[way]),
        any_number=tuple(dict.fromkeys(kinds)),
    )


def with_open(held: GameObject, open_: OpenCounters | None) -> GameObject:
    """Give the object with one thing more that is open of its counters."""
    return held if open_ is None else msgspec.structs.replace(held, open_counters=(*held.open_counters, open_))


def with_open_counters(step: Step, label: str, every: tuple[SaidOfEvent, ...]) -> Step:
    """Mark the counters of an object that has entered where words about that, which are not read, speak of any."""
    held = step.table.object(label)
    for said in (said for said in every if "counter" in said.words.text):
        taken, text = comes_to(held.counters), said.words.text
        kinds, by = kinds_in(text), said.source.object.label
        if kinds:
            held = with_open(held, OpenCounters(taken=taken, ways=(taken,), text=text, any_number=kinds, said_by=by))
    return step.with_object(held)


def with_more_counters(step: Step, held: GameObject, kind: str, count: int) -> Step:
    """Put counters on what is there: as many as others make of that number, and tell what they do.

    Where that hangs on an order that nobody chose, as few as may be; the kind is in doubt from then on.
    """
    put = counters_put(step, counters_event(step, held, kind), [{kind: count}], entering=False)
    number = count if put is None else put.fewest.get(kind, 0) if put.ways else count
    if put is not None:
        held = with_open(held, left_open(put, {kind: number}))
    counters = {**held.counters, kind: held.counters.get(kind, 0) + number} if number else held.counters
    step = step.with_object(msgspec.structs.replace(held, counters=counters))
    return step if put is None else told_none_left(told_put(step, put), put)
