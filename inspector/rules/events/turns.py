"""Small changes of state: tapping (110.5), counters (122; 121 before), the end of a turn (514.2)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from inspector.cards import in_quotes
from inspector.rules.decisions.marks import ROLES, SADDLED, unmarked
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import Result
from inspector.rules.effects.room_and_counter_effects import SIZE_COUNTER
from inspector.rules.events.merged_values import without_copies
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.counters_put import counters_put, with_open
from inspector.rules.steps.counters_told import left_open, told_now, told_put
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.own_triggers import before_counters, with_counters_checked
from inspector.rules.steps.replacing import counters_event
from inspector.rules.steps.resolved_spells import after_the_turn
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Counters, EndTurn, Tap, Untap
from inspector.rules.table.objects import GameObject, kinds_in_doubt
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import labels_meant


def tap(step: Step, action: Tap | Untap) -> Ended:
    """Tap or untap permanents; only an untapped one can be tapped, and the other way round (701.26)."""
    tapped = type(action) is Tap
    concept, template, value = Concept.UNTAPPING, "untaps", "untapped"
    if tapped:
        concept, template, value = Concept.TAPPING, "taps", "tapped"
    every = scratches(step.table)
    labels = labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    if not labels:
        return step.nothing(concept, "nothing is meant")
    changed = False
    words = () if tapped else forbidding(step.table, "untap")
    told: dict[str, list[str]] = {}
    for label in labels:
        held = step.table.object(label)
        name = shown_name(step, held)
        if not held.is_permanent:
            told.setdefault("only permanents tap", []).append(name)
            continue
        turns = held.tapped is not tapped
        unread = held.entered_unread
        open_ = tuple(one for one in unread if "tapped" not in one.keys) if unread else unread
        if open_ != unread:
            held = msgspec.structs.replace(held, entered_unread=open_)
        if open_ != unread and not turns:
            # How it entered was open, and now somebody says it.
            changed = True
            step = step.with_object(held).because(concept, "said to be so", name=name, value=value)
            continue
        forbidden = forbidden_by(step.table, label, words) if turns else None
        if forbidden is not None:
            step = told_forbidden(step, label, forbidden)
            continue
        if turns and not tapped and _is_stunned(step, held):
            changed = True
            step = _with_one_less(step, held).because(Concept.STUN_COUNTER, "stun counter", name=name)
            continue
        if turns:
            changed = True
            turned = msgspec.structs.replace(held, tapped=tapped, set_by=held.set_anew("tapped", by=concept))
            step = step.with_object(turned)
        told.setdefault(template if turns else "already so", []).append(name)
    step = _told_together(step, told, concept, value)
    return step.done() if changed else step.ended(Result.NOTHING)


def _told_together(step: Step, told: Mapping[str, Sequence[str]], concept: Concept, value: str) -> Step:
    """Tell what was tapped or untapped, was so already, or is no permanent: each in one sentence for all of them."""
    for template, names in told.items():
        is_done = template in ("taps", "untaps")
        besides = Concept.STATUS_OF_PERMANENTS_ONLY if template == "only permanents tap" else Concept.STATUS
        for because in (concept, besides):
            tell = step.because if is_done else step.aside
            if len(names) == 1:
                step = tell(because, template, name=names[0], value=value)
            else:
                step = tell(because, f"{template}, several", names=tuple(names), value=value)
    return step


def _is_stunned(step: Step, held: GameObject) -> bool:
    """Whether a stun counter is taken off a permanent instead of untapping it (122.1d; new in 2022)."""
    return held.counters.get(_STUN, 0) > 0 and bool(numbers(Concept.STUN_COUNTER, step.edition.key))


_STUN = "stun"


def _with_one_less(step: Step, held: GameObject) -> Step:
    _refuse_removing(step, held, _STUN)
    left = {kind: count - (kind == _STUN) for kind, count in held.counters.items()}
    return step.with_object(
        msgspec.structs.replace(held, counters={kind: count for kind, count in left.items() if count})
    )


def _refuse_removing(step: Step, held: GameObject, kind: str) -> None:
    """Raise NotComputedError where words of something there may let counters of a kind not be removed (101.2)."""
    every = scratches(step.table)
    for scratch in every.values():
        for text in (one.text for one in scratch.abilities if scratch.object.is_permanent):
            said = _STAY_ON.match(text)
            if said is None or said["kind"].lower() not in (kind, ""):
                continue
            if not said["theirs"] or scratch.controller != every[held.label].controller:
                by = shown_name(step, scratch.object)
                raise NotComputedError(f"whether {by} forbids it: {in_quotes(text.rstrip('.'))}")


_STAY_ON = re.compile(
    r"(?P<kind>\S*?) ?[Cc]ounters can['’]t be removed(?P<theirs> from permanents your opponents control)?"
)


def counters(step: Step, action: Counters) -> Ended:
    """Put counters of a kind on an object, or take off as many as there are.

    Only counters that are put on give all of their kind a new timestamp; taking some off renews nothing (613.7c).
    """
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if held.zone == "outside":
        return step.nothing(Concept.OUTSIDE_THE_GAME_UNTOUCHED, "outside untouched", name=name)
    if not action.count:
        return step.nothing(Concept.COUNTERS, "no counters put", name=name)
    if action.count < 0:
        _refuse_removing(step, held, action.kind)
    before = held.counters.get(action.kind, 0)
    still = held.open_counters
    after = max(0, before + action.count)
    put = None
    if action.count > 0 and held.is_permanent:
        put = counters_put(step, counters_event(step, held, action.kind), [{action.kind: action.count}], entering=False)
    if put is not None:
        step = told_put(step, put)
        after = before + (put.fewest.get(action.kind, 0) if put.ways else action.count)
        still = with_open(held, left_open(put, {action.kind: after - before})).open_counters
    if after == before and put is not None:
        # Where an order is open that nobody has chosen, there may be more than none.
        step = step.with_object(msgspec.structs.replace(held, open_counters=still))
        template = "counters none put" if still == held.open_counters else "counters none yet"
        return step.because(Concept.COUNTERS, template, name=name).ended(Result.NOTHING)
    if after == before:
        return step.nothing(Concept.IMPOSSIBLE_IS_IGNORED, "counters missing", name=name, kind=action.kind)
    kept = {kind: count for kind, count in held.counters.items() if kind != action.kind}
    if after:
        kept[action.kind] = after
    stamps = {kind: stamp for kind, stamp in held.counter_stamps.items() if kind in kept}
    ticks = 1 if after > before else 0
    if ticks:
        stamps[action.kind] = step.table.clock + ticks
    if not after:
        # Of none it is known how many they are.
        still = tuple(one for one in still if set(kinds_in_doubt(one)) != {action.kind})
    held = before_counters(held, action.kind, before)
    held = msgspec.structs.replace(held, counters=kept, counter_stamps=stamps, open_counters=still)
    step = step.with_object(held, ticks=ticks)
    sized = (Concept.LAYER_7_COUNTERS,) if SIZE_COUNTER.match(action.kind) else ()
    step = told_now(step, name, kept, (Concept.COUNTERS, *sized))
    if after > before:
        step = step.also(Concept.TIMESTAMP_OF_COUNTERS, "counters get a timestamp")
    return step.done()


def end_turn(step: Step, _: EndTurn) -> Ended:
    """End the turn: effects that last until end of turn end, with being saddled; combat is over (514.2, 511.3).

    What is phased out is passed over by no duration: what affected it can be over when it phases in (702.26f).
    """
    table = step.table
    _refuse_ending(step)
    after = msgspec.structs.replace(
        table,
        objects={label: _after_the_turn(held) for label, held in table.objects.items()},
        phased_out={label: _after_the_turn(held) for label, held in table.phased_out.items()},
        effects=tuple(effect for effect in table.effects if not effect.ends),
        resolved=after_the_turn(table.resolved),
    )
    step = step.with_table(with_counters_checked(after)).because(Concept.UNTIL_END_OF_TURN, "end of turn")
    saddled = tuple(shown_name(step, held) for held in table.objects.values() if SADDLED in held.designations)
    if saddled:
        was = "was" if len(saddled) == 1 else "were"
        step = step.because(Concept.SADDLED, "saddled no more", names=saddled, was=was)
    marks = {mark for held in table.objects.values() for mark in held.designations}
    if not marks.isdisjoint(ROLES):
        step = step.because(Concept.COMBAT_ENDS, "combat is over")
    return step.done()


def _refuse_ending(step: Step) -> None:
    """Raise NotComputedError where words of a permanent may let effects last that would end with the turn (101.2)."""
    for scratch in scratches(step.table).values():
        for text in (one.text for one in scratch.abilities if scratch.object.is_permanent):
            if _LASTS.search(text) is not None:
                by = shown_name(step, scratch.object)
                raise NotComputedError(f"whether {by} lets what would end last on: {in_quotes(text.rstrip('.'))}")


_LASTS = re.compile(r"\beffects? do(?:n['’]t|esn['’]t) end\b")


def _after_the_turn(held: GameObject) -> GameObject:
    if held.copies:
        held = without_copies(held, lambda copy: copy.ends)
    ending = {SADDLED, *ROLES}.intersection(held.designations)
    return unmarked(held, *ending) if ending else held
