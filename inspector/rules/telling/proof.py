"""The proof of an object: its starting values and every step in layer order, first applied first (613).

The steps are read off what happened to the object while its values were computed. They hold labels, numbers and
decisions; ``ladder_words`` puts them into sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Shape, TypeLine
from inspector.cards import Condition as Asked
from inspector.rules.decisions.because import OF_A_PROTOTYPE, Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.in_force import copied_name, nameless_kind, originals_of
from inspector.rules.decisions.proof_step import (
    START,
    Idle,
    NotAppliedBecause,
    ProofStep,
    StepChange,
    TiedTo,
)
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.effects.happened import (
    Applied,
    Happened,
    LeftOut,
    NotApplied,
    Own,
    Settled,
)
from inspector.rules.layers.defined_first import won_though_older
from inspector.rules.layers.ended_effects import (
    forbidders,
    left_behind,
    refused_abilities,
    source_of,
    stands_in_a_loop,
)
from inspector.rules.layers.layer_decisions import (
    CONCEPT_OF_LAYER,
    decided_keys,
    decisions_left_behind,
    decisions_of,
    overrode,
    sublayer,
    takes_land_abilities,
    touched_keys,
)
from inspector.rules.layers.prospects import locked_half_of
from inspector.rules.table.objects import CopyEffect, GameObject
from inspector.rules.table.table import Table
from inspector.rules.telling.abilities_anew import abilities_anew
from inspector.rules.telling.counted_once import counted_once
from inspector.rules.telling.dependencies_in_proofs import awaited, comes_in_time, dependencies
from inspector.rules.telling.idle_steps import rules_of_idle, why_idle
from inspector.rules.telling.late_arrivals import left_out
from inspector.rules.telling.lost_later import loses_its_ability_later, loses_what_defines_later
from inspector.rules.telling.numbers_not_given import sizes_left_out
from inspector.rules.telling.one_ability import idle_once, paragraph_of, record_told, steps_among
from inspector.rules.telling.order_of_rules import most_specific_first
from inspector.rules.telling.sizes_in_proofs import (
    decisions_that_show,
    mana_value_taken,
    numbers_of_types,
    signs_that_nothing_sets,
    size_left_by,
    sizes_of_no_creature,
    sizes_of_nothing,
    sizes_that_went,
)
from inspector.rules.telling.subtypes_that_return import subtypes_returned
from inspector.rules.telling.what_words_call import noun_of, rules_of_noun
from inspector.rules.values.copiable_values import starting_values, uncached_starting_values
from inspector.rules.values.copied_line import copied_line, excepted_here
from inspector.rules.values.names_of_tokens import of_a_token_given_no_name
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.spelling import COMPUTED_KEYS, spelled
from inspector.rules.values.stages import stage_of_layer_one
from inspector.rules.values.start_decisions import start_decisions


def proof_of(table: Table, scratch: Scratch) -> tuple[ProofStep, ...]:
    """Give the steps by which an object came to its values; ``scratch`` kept a record of what happened to it."""
    ranks, record = ranks_of_timestamps(table), record_told(scratch)
    steps = [_of_happened(table.edition, index, record, scratch, ranks) for index in steps_among(record)]
    undefined = _not_defined(table.edition, record, scratch.object, ranks)
    steps = signs_that_nothing_sets(table.edition, steps, record, scratch.object)
    if undefined is not None:
        behind = next((i for i, step in enumerate(steps) if step.layer > undefined.layer), len(steps))
        steps.insert(behind, undefined)
    every = numbers_of_types(table.edition, scratch.object, (*_stages(table.edition, scratch.object, ranks), *steps))
    if any(isinstance(one, Settled) and one.because is Because.NO_SIZE for one in record):
        every = sizes_of_no_creature(table.edition, every)
    elif scratch.object.is_permanent and "Creature" in scratch.types:
        every = sizes_that_went(table.edition, every)
        every = sizes_of_nothing(table.edition, every, sizes_left_out(scratch))
    return most_specific_first(table.edition, idle_once(every))


def _not_defined(
    edition: Edition, record: Sequence[Happened], held: GameObject, ranks: dict[int, int]
) -> ProofStep | None:
    """Tell that an ability of its own no longer defines power or toughness, and who took it (107.2, 613.4a)."""
    signs = [one for one in record if isinstance(one, Settled) and one.because is Because.SIGN_IS_ZERO]
    if not signs or not starting_values(edition, held).definitions:
        return None
    takers = [one for one in record if isinstance(one, Applied) and "abilities" in touched_keys(one)]
    taker = next((one.running for one in takers if _takes_all(one)), None)
    taken = source_of(taker) if taker is not None else None
    # What is no creature has no size, whatever its signs stand for (208.3).
    has_size = not any(isinstance(one, Settled) and one.because is Because.NO_SIZE for one in record)
    concepts = tuple(dict.fromkeys(one.concept for one in signs)) if has_size else _rule_of_taking(taker)
    return ProofStep(
        layer=signs[0].layer or "7a",
        source=Source(held.label),
        timestamp=ranks[held.timestamp],
        applied=False,
        because=NotAppliedBecause.LOST,
        by=taken.label if taken is not None else "",
        taker=taken,
        changes={key: StepChange(was, to) for one in signs for key, (was, to) in one.changes().items() if has_size},
        ground=signs[0].because,
        rules=tuple(
            dict.fromkeys(rule for one in (*concepts, Concept.LAYER_7A_DEFINING) for rule in numbers(one, edition.key))
        ),
    )


def _takes_all(happened: Applied) -> bool:
    return happened.running.change.lose_all_abilities is True or takes_land_abilities(happened)


def decisions_for(table: Table, scratch: Scratch) -> dict[str, list[Decision]]:
    """Give the decisions for every computed value, the one that decides most first, that of the start last."""
    edition, held, record = table.edition, scratch.object, record_told(scratch)
    decided = [decided_keys(happened, record, is_face_down=held.face_down is not None) for happened in record]
    found = start_decisions(edition, start := starting_values(edition, held))
    named = of_a_token_given_no_name(start, ends_with_token=edition.token_names_end_with_token)
    found["name"] = named or found["name"]
    for key, late in left_out(table, scratch).items():
        found[key] = [*late, *found.get(key, [])]
    for index, happened in enumerate(record):
        for key in decided[index]:
            found[key] = [*decisions_of(edition, happened, key, record[:index]), *found.get(key, [])]
    touched = {key for keys in decided for key in keys}
    for index, happened in enumerate(record):
        # A value that nothing else touched is what a dependency left behind.
        for key in left_behind(happened):
            if key not in touched:
                found[key] = [*decisions_left_behind(edition, happened, key, record[:index]), *found.get(key, [])]
    return {key: decisions_that_show(decisions) for key, decisions in found.items()}


def ranks_of_objects(table: Table) -> dict[str, int]:
    """Give the rank of the timestamp of each object, by its label."""
    ranks = ranks_of_timestamps(table)
    return {label: ranks[held.timestamp] for label, held in table.objects.items()}


def ranks_of_timestamps(table: Table) -> dict[int, int]:
    """Number the timestamps of all objects and effects on the table, 1 the oldest; equal ones share a number.

    By these numbers the steps of a proof name their timestamps (613.7).
    """
    there = (*table.objects.values(), *table.phased_out.values())
    stamps = {held.timestamp for held in there}
    stamps |= {effect.timestamp for effect in table.effects if effect.source is None}
    for held in there:
        stamps |= {copy.timestamp for copy in held.copies}
        stamps |= set(held.designated_at.values())
        # Those that it came with have the time at which it came, whatever timestamp it got since (613.7c).
        stamps |= {held.counter_stamps.get(kind, held.identity) for kind in held.counters}
    return {stamp: rank for rank, stamp in enumerate(sorted(stamps), start=1)}


# Layer 1: the start, copy effects, being face down.


def _stages(edition: Edition, held: GameObject, ranks: dict[int, int]) -> Iterator[ProofStep]:
    """Give the start and a step for each copy effect and for being face down (613.1, 613.2a-b)."""
    stages = [stage_of_layer_one(edition, held, 0)]
    stages += [stage_of_layer_one(edition, held, count) for count in range(1, len(held.copies) + 1)]
    first = stages[0]
    yield ProofStep(
        layer=START,
        values={key: spelled(first, key) for key in COMPUTED_KEYS},
        excepted=tuple(key for key in excepted_here(held.base, first).excepted if key not in _TOLD_BY_WORDS),
        given=held.base.gained_last,
        made_of=next(iter(originals_of(held)), None) if held.copy_of else None,
        copied_line=copied_line(held.base, first),
        size=(spelled(first, "power"), spelled(first, "toughness")),
        size_waits=held.is_permanent and "Creature" not in first.types,
        rules=numbers(Concept.STARTING_VALUES, edition.key),
    )
    for copy, (before, after) in zip(held.copies, pairwise(stages), strict=True):
        rank = ranks[copy.timestamp]
        excepted = excepted_here(copy.values, after).excepted
        source, of = (Source(held.label), None) if copy.merged else (Source(), copy.of)
        step = _layer_one(edition, before, after, source=source, of=of, timestamp=rank, excepted=excepted)
        name = copied_name(held, copy.values, copy.of_what)
        nameless = nameless_kind(copy.values, copy.of_what)
        half, line = _half_copied(held, copy), copied_line(copy.values, after)
        step = msgspec.structs.replace(step, copied=name, nameless=nameless, half=half, merged=copy.merged)
        yield msgspec.structs.replace(step, given=copy.values.gained_last, copied_line=line)
    if held.face_down is not None and (held.is_permanent or held.is_spell):
        down = uncached_starting_values(edition, held)
        rank = ranks[held.timestamp]
        step = _layer_one(edition, stages[-1], down, source=Source(held.label), of=None, timestamp=rank)
        # It has what is listed for it, whatever it had: also who knows nothing else of it is told all of that (708.2).
        yield msgspec.structs.replace(step, values={key: spelled(down, key) for key in COMPUTED_KEYS})


# Of these a step tells what was given.
_TOLD_BY_WORDS = ("abilities", "keywords")


def _half_copied(held: GameObject, copy: CopyEffect) -> Literal["", "upper", "lower", "lower too"]:
    """Tell which half of a flip card counts where that is worth a word: the lower one, or not that of the original.

    Being flipped is not copied (707.3, 110.5a), so also a copy of what is flipped has its lower half by itself.
    """
    is_flipped = "flipped" in copy.of_what
    if copy.values.shape is not Shape.FLIP or not (held.flipped or is_flipped):
        return ""
    if held.flipped:
        return "lower too" if is_flipped else "lower"
    return "upper"


def _layer_one(
    edition: Edition,
    before: Scratch,
    after: Scratch,
    *,
    source: Source,
    of: str | None,
    timestamp: int,
    excepted: tuple[str, ...] = (),
) -> ProofStep:
    """Give the step from one stage of layer 1 to the next; a value that an exception gave is told even if it stayed."""
    changes = {
        key: StepChange(spelled(before, key), spelled(after, key))
        for key in COMPUTED_KEYS
        if spelled(before, key) != spelled(after, key) or key in excepted
    }
    decided = start_decisions(edition, after)
    leading = [one for key in (*changes, "name") for one in decided.get(key, ())[:1]]
    leading.sort(key=lambda one: one.because not in OF_A_PROTOTYPE)
    rules = (rule for one in leading for rule in _rules(edition, one))
    return ProofStep(
        layer=after.chosen.layer,
        ground=next((one.because for one in leading if one.because in OF_A_PROTOTYPE), None),
        source=source,
        of=of,
        excepted=tuple(key for key in excepted if key in changes and key not in _TOLD_BY_WORDS),
        timestamp=timestamp,
        changes=changes,
        line=str(TypeLine(*(tuple(getattr(after, part)) for part in ("supertypes", "types", "subtypes")))),
        size=(spelled(after, "power"), spelled(after, "toughness")),
        size_waits=after.object.is_permanent and "Creature" not in after.types,
        rules=tuple(dict.fromkeys(rules)),
    )


# Layers 2 to 7.


def _of_happened(
    edition: Edition, index: int, record: Sequence[Happened], scratch: Scratch, ranks: dict[int, int]
) -> ProofStep:
    held, happened, earlier = scratch.object, record[index], record[:index]
    changes = {key: StepChange(was, to) for key, (was, to) in happened.changes().items()}
    keys, layer, label = touched_keys(happened), happened.layer, held.label
    rules = _rules_of(edition, happened, earlier)
    step = ProofStep(layer=sublayer(edition, happened), changes=changes, rules=tuple(dict.fromkeys(rules)))
    if isinstance(happened, Own):
        return _of_own(step, happened, scratch, ranks)
    if isinstance(happened, Settled | LeftOut):
        return _of_left_out(step, happened, ranks) if isinstance(happened, LeftOut) else step
    running = happened.running
    # What no longer applied when the layer began was kept from nothing by waiting in it (613.8a).
    was_gone = isinstance(happened, NotApplied) and _applied_no_more(happened)
    waited = {} if was_gone else running.waited_for(layer)
    rules = _rules_with_waiting(edition, happened, rules, waited)
    conditions, led = _conditions(happened), _is_led_by_waiting(edition, rules)
    step = msgspec.structs.replace(
        step,
        source=source_of(running),
        paragraph=paragraph_of(running),
        timestamp=ranks[running.timestamp],
        rules=tuple(dict.fromkeys(rules)),
        depends_on=dependencies(running, waited, layer, led=led, in_time=comes_in_time(running, layer, earlier)),
        loop=stands_in_a_loop(happened),
        conditions=conditions,
        by_rule=running.kept.rule if running.kept is not None and label in (running.label, running.holder) else None,
        levels=running.kept.levels if running.kept is not None else (),
    )
    if isinstance(happened, NotApplied):
        return _of_not_applied(edition, step, happened)
    refused = refused_abilities(happened)
    came_back = subtypes_returned(happened)
    comes_back = numbers(Concept.TYPES_ARE_SET, edition.key) if came_back else ()
    goes_on = numbers(Concept.ONE_EFFECT_IN_SEVERAL_LAYERS, edition.key) if happened.fits_no_more else ()
    return msgspec.structs.replace(
        step,
        rules=tuple(
            dict.fromkeys((*rules_of_idle(edition, happened), *step.rules[:1], *goes_on, *step.rules[1:], *comes_back))
        ),
        began_for=(running.filter or running.only) if happened.fits_no_more else None,
        returned=came_back,
        abilities_anew=abilities_anew(happened),
        after=_after(happened, keys, earlier),
        after_defining=any(won_though_older(happened, key, earlier) for key in keys),
        although_lost=happened.although_lost,
        lost_later=loses_its_ability_later(happened),
        refused=refused,
        refused_then=bool(refused) and not forbidders(happened, earlier),
        mana_value=mana_value_taken(happened),
        meant=running.filter if running.static is not None and not conditions else None,
        idle=why_idle(happened),
        adds_colors=running.change.set_colors is None,
        sets_subtypes=running.change.set_subtypes is not None,
        counted=happened.counted,
        once=counted_once(running, layer),
        size=size_left_by(happened),
        reworded=running.change.text,
    )


def _rules_with_waiting(
    edition: Edition, happened: Applied | NotApplied, rules: list[str], waited: Mapping[Running, DependsBy]
) -> list[str]:
    """Add to the rules of a step those of dependency, where it waited (613.8a).

    Its sentence names for what, also where the wait was for what changes other objects alone; of many rules a page
    shows the first few, so these stand right behind the one that leads.
    """
    if all(other.begun is None and kind is DependsBy.DOES for other, kind in waited.items()):
        return rules
    waits = _rules_of_waiting(edition, is_loop=stands_in_a_loop(happened))
    untouched = isinstance(happened, NotApplied) and not happened.still
    return [*waits, *rules] if untouched else [*rules[:1], *waits, *rules[1:]]


def _rules_of(edition: Edition, happened: Happened, earlier: Sequence[Happened]) -> list[str]:
    """Give the rules by which a happening decided what it touched, that of its layer last."""
    rules = [
        rule
        for key in touched_keys(happened)
        for decision in decisions_of(edition, happened, key, earlier)
        for rule in _rules(edition, decision)
    ]
    counters = isinstance(happened, Applied) and happened.running.counter and happened.layer == "7c"
    return [*rules, *numbers(Concept.LAYER_7_COUNTERS if counters else CONCEPT_OF_LAYER[happened.layer], edition.key)]


def _is_led_by_waiting(edition: Edition, rules: Sequence[str]) -> bool:
    return not {*rules[:1]}.isdisjoint(numbers(Concept.DEPENDENCY, edition.key))


def _rules_of_waiting(edition: Edition, *, is_loop: bool) -> list[str]:
    """Give the rules of dependency; of a loop the one leads that says that timestamps decide (613.8b)."""
    concepts = (Concept.DEPENDENCY, Concept.DEPENDENCY_WAITS)
    return [rule for concept in (concepts[::-1] if is_loop else concepts) for rule in numbers(concept, edition.key)]


def _of_own(step: ProofStep, happened: Own, scratch: Scratch, ranks: dict[int, int]) -> ProofStep:
    """Tell what the object's own text or status did."""
    held = scratch.object
    idle = (Idle.IS_SO, "colorless") if happened.because is Because.DEVOID and not step.changes else None
    return msgspec.structs.replace(
        step,
        source=Source(held.label),
        timestamp=ranks[held.timestamp],
        counted=happened.counted,
        ground=happened.because,
        depends_on=tuple(awaited(one) for one in happened.waited),
        loop=any(one.loop for one in happened.waited),
        locked=_locked_half(held, happened),
        lost_later=loses_what_defines_later(happened, scratch),
        idle=idle,
    )


def _of_left_out(step: ProofStep, happened: LeftOut, ranks: dict[int, int]) -> ProofStep:
    """Tell that an effect, mostly one of a loop, came first, when the object did not match it yet (613.8b)."""
    running, layer = happened.running, happened.layer
    return msgspec.structs.replace(
        step,
        source=source_of(running),
        paragraph=paragraph_of(running),
        timestamp=ranks[running.timestamp],
        depends_on=dependencies(running, running.waited_for(layer), layer),
        loop=happened.looped,
        comes_before=None if happened.looped else source_of(happened.other),
        applied=False,
        because=NotAppliedBecause.NOT_YET,
    )


def _applied_no_more(happened: NotApplied) -> bool:
    """Whether an effect applied to its object no more when the layer began, whatever is applied in that (613.8a)."""
    return happened.because.passes_by and not happened.still


def _of_not_applied(edition: Edition, step: ProofStep, happened: NotApplied) -> ProofStep:
    """Tell why an effect was not applied, and who took its ability or what it affects."""
    running = happened.running
    led = {*numbers(Concept.DEPENDENCY, edition.key), *numbers(Concept.DEPENDENCY_WAITS, edition.key)}
    if happened.because is NotAppliedBecause.LOST and led.isdisjoint(step.rules[:1]):
        # Only what has begun goes on without its ability; this had not when the ability went (613.6).
        taking = _rule_of_taking(running.lost_to)
        taken = [rule for concept in taking for rule in numbers(concept, edition.key)]
        step = msgspec.structs.replace(step, rules=tuple(dict.fromkeys((*taken, *step.rules))))
    no_longer = happened.because.passes_by
    no_kind = running.of_a if no_longer and running.is_on_nothing() else ""
    if no_kind or happened.because is NotAppliedBecause.LOCKED:
        led_by = _ON_NOTHING.get(no_kind, Concept.LOCKED_HALVES)
        step = msgspec.structs.replace(step, rules=(*numbers(led_by, edition.key), *step.rules))
    elif no_longer and running.source is not None and led.isdisjoint(step.rules[:1]):
        # A static ability affects what fits its words when its turn comes, and what it is in is not why (611.3a).
        by = running.kept.rule if running.kept is not None else None
        concepts = (*(rules_of_noun(running) if happened.is_none else ()), by or Concept.STATIC_ABILITY_LOOKS_ANEW)
        anew = [rule for one in concepts for rule in numbers(one, edition.key)]
        step = msgspec.structs.replace(step, rules=tuple(dict.fromkeys((*anew, *step.rules))))
    meant = running.filter if no_longer else None
    lost = running.lost_to if happened.because is NotAppliedBecause.LOST else None
    taker = None if lost is None else source_of(lost)
    half = locked_half_of(running) if happened.because is NotAppliedBecause.LOCKED else ""
    # A Room without a name is called by what it is.
    locked = "both" if half and running.source is not None and not running.source.names else ""
    step = msgspec.structs.replace(step, locked=locked)
    not_applied = {"applied": False, "because": happened.because, "by": happened.by, "taker": taker, "on_half": half}
    is_none = noun_of(running, later=happened.later) if happened.is_none else None
    return msgspec.structs.replace(step, meant=meant, no_kind=no_kind, is_none=is_none, **not_applied)


# By what an Aura, and what Equipment or a Fortification means nothing as none any more, in 2011.
_ON_NOTHING = {
    "Aura": Concept.ENCHANTED_BY_AN_AURA_ONLY,
    "Equipment": Concept.EQUIPPED_BY_EQUIPMENT_ONLY,
    "Fortification": Concept.EQUIPPED_BY_EQUIPMENT_ONLY,
}


def _rule_of_taking(taker: Running | None) -> tuple[Concept, ...]:
    """By which rules an ability that an effect took makes none: 613.6 with that of how it was taken."""
    several = Concept.ONE_EFFECT_IN_SEVERAL_LAYERS
    if taker is None:
        return (several,)
    sets_land_types = any(word in BASIC_LAND_TYPES for word in taker.change.set_subtypes or ())
    return several, Concept.BASIC_LAND_TYPE_TAKES_ABILITIES if sets_land_types else Concept.LAYER_6_ABILITIES


def _locked_half(held: GameObject, happened: Own) -> str:
    """Which half of a Room is locked where the other is not; empty for anything else."""
    if happened.because is not Because.ROOM_SHOWN or len(held.unlocked) != 1:
        return ""
    return next((half for half in ("left", "right") if half not in held.unlocked), "")


def _conditions(happened: Applied | NotApplied) -> tuple[TiedTo, ...]:
    running = happened.running
    unmet: tuple[Asked, ...] = ()
    open_, holds, later = True, True, False
    if isinstance(happened, NotApplied):
        unmet = happened.unmet
        open_, holds, later = happened.because is not NotAppliedBecause.LOCKED, happened.holds, happened.later
    tied = (TiedTo(running.while_, running.label, open_),) if running.while_ is not None and running.label else ()
    # What counters are on, so that they do something, is asked by their rule and no words.
    if_ = None if running.counter else running.if_
    asked = () if if_ is None else (TiedTo(if_, running.label, holds, later, unmet),)
    return (*tied, *asked)


def _after(happened: Applied, keys: Sequence[str], earlier: Sequence[Happened]) -> tuple[Source, ...]:
    """The sources over which only the later timestamp won, as they came; counters have the object itself as theirs."""
    found = {id(one) for key in keys for one in overrode(happened, key, earlier)}
    won = (source_of(one.running) for one in earlier if isinstance(one, Applied) and id(one) in found)
    return tuple(dict.fromkeys(won))


def _rules(edition: Edition, decision: Decision) -> Iterator[str]:
    for concept in (decision.concept, *decision.also):
        yield from numbers(concept, edition.key)
