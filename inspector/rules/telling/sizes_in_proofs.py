"""Where in a proof power and toughness go and come with the card type (208.3, 208.5), and loyalty and defense too.

The layers go on counting with the numbers of what is no creature, since a later effect may make it one again; nobody
can see them. What becomes a creature without any has 0.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inspector.cards import Amount
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.proof_step import START, Idle, NotAppliedBecause, ProofStep, StepChange
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.happened import Applied, Happened, Settled
from inspector.rules.table.objects import GameObject
from inspector.rules.values.spelling import spelled_part

_SIZES = ("power", "toughness")


def size_left_by(happened: Applied) -> tuple[object, object] | None:
    """Power and toughness after an effect that is about both: it modifies, switches, or sets each of them."""
    change = happened.running.change
    sets_one = happened.layer == "7b" and None in (change.set_power, change.set_toughness)
    if not happened.layer.startswith("7") or sets_one:
        return None
    after = {part: new for part, _, new in happened.parts()}
    power, toughness = (spelled_part(key, after.get(key)) for key in _SIZES)
    return power, toughness


def sizes_of_no_creature(edition: Edition, steps: Sequence[ProofStep]) -> tuple[ProofStep, ...]:
    """Tell power and toughness as gone in the step that took the card type, and no step of layer 7 as changing them."""
    found = []
    for step in sizes_that_went(edition, steps):
        if not step.layer.startswith("7"):
            found.append(step)
            continue
        kept = {key: change for key, change in step.changes.items() if key not in _SIZES}
        idle = step.idle if kept or not step.applied else (Idle.NO_SIZE, "")
        lacks = numbers(Concept.NONCREATURE_HAS_NO_SIZE, edition.key) if idle is not step.idle else ()
        rules = tuple(dict.fromkeys((*lacks, *step.rules)))
        found.append(msgspec.structs.replace(step, changes=kept, idle=idle, rules=rules))
    return tuple(found)


def sizes_that_went(edition: Edition, steps: Sequence[ProofStep]) -> tuple[ProofStep, ...]:
    """Tell power and toughness as gone where a step takes the card type, and as back where another gives it (208.3)."""
    found = []
    size: dict[str, object] = {}
    shown = True
    for step in steps:
        if step.layer == START:
            size = {key: step.values.get(key) for key in _SIZES}
        size |= {key: step.changes[key].to for key in _SIZES if key in step.changes}
        types = step.changes.get("types")
        is_creature = shown if types is None else "Creature" in _listed(types.to)
        if types is not None and not is_creature and "Creature" not in _listed(types.was):
            # What is printed on a Vehicle that nothing made a creature yet goes by no step.
            is_creature = shown
        if not step.layer.startswith("1") and is_creature is not shown:
            there = {key: value for key, value in size.items() if value is not None}
            sizes = {
                key: StepChange(None, value) if is_creature else StepChange(value, None) for key, value in there.items()
            }
            gone = numbers(Concept.NONCREATURE_HAS_NO_SIZE, edition.key) if there and not is_creature else ()
            found.append(msgspec.structs.replace(step, changes=step.changes | sizes, rules=(*step.rules, *gone)))
        else:
            found.append(step)
        shown = is_creature
    return tuple(found)


def signs_that_nothing_sets(
    edition: Edition, steps: Sequence[ProofStep], record: Sequence[Happened], held: GameObject
) -> list[ProofStep]:
    """Tell what a sign counts as in the step of an ability of its own that would set it, were it not lost (107.2).

    Such an ability, as it acts only if a condition is met, defines nothing (604.3a): it stands in layer 7b.
    """
    signs = [one for one in record if isinstance(one, Settled) and one.because is Because.SIGN_IS_ZERO]
    lost = [
        step
        for step in steps
        if step.layer == "7b" and step.because is NotAppliedBecause.LOST and step.source == Source(held.label)
    ]
    if not signs or not lost:
        return list(steps)
    # What an older effect set in the meantime is that already.
    set_before = {key for step in steps[: steps.index(lost[0])] if step.layer == "7b" for key in step.changes}
    signs = [one for one in signs if not one.changes().keys() <= set_before]
    if not signs:
        return list(steps)
    told_of = ((key, pair) for one in signs for key, pair in one.changes().items() if key not in set_before)
    changes = {key: StepChange(was, to) for key, (was, to) in told_of}
    rules = [rule for one in dict.fromkeys(one.concept for one in signs) for rule in numbers(one, edition.key)]
    told = msgspec.structs.replace(
        lost[0], ground=signs[0].because, changes=changes, rules=tuple(dict.fromkeys((*rules, *lost[0].rules)))
    )
    return [told if step is lost[0] else step for step in steps]


def decisions_that_show(decisions: list[Decision]) -> list[Decision]:
    """Leave out what layer 7 did to a size that nobody can see, where the last word is that there is none (208.3)."""
    if not decisions or decisions[0].because is not Because.NO_SIZE:
        return decisions
    return [one for one in decisions if not one.layer.startswith("7")]


def sizes_of_nothing(edition: Edition, steps: Sequence[ProofStep], left_out: Sequence[str]) -> tuple[ProofStep, ...]:
    """Tell the 0 of a creature to which nothing gives power or toughness in the step that made it a creature (208.5).

    What layer 7c adds is added to that 0. Of what is ``left_out`` of a card's data nobody knows that it is nothing.
    """
    made = [place for place, step in enumerate(steps) if _makes_a_creature(step)]
    missing = [key for key in _SIZES if key not in left_out and _before_it_changes(steps, key) is None]
    if not (made and missing):
        return tuple(steps)
    found = list(steps)
    at = found[made[-1]]
    changes = at.changes | {key: StepChange(None, 0) for key in missing}
    rules = (*at.rules, *numbers(Concept.SIZE_OF_NOTHING, edition.key))
    found[made[-1]] = msgspec.structs.replace(at, changes=changes, rules=rules)
    for key in missing:
        adds = (place for place, step in enumerate(steps) if step.applied and key in step.changes)
        if (first := next(adds, None)) is not None:
            added = StepChange(0, found[first].changes[key].to)
            found[first] = msgspec.structs.replace(found[first], changes=found[first].changes | {key: added})
    return tuple(_of_a_creature(edition, step) if step.layer.startswith("7") else step for step in found)


def _of_a_creature(edition: Edition, step: ProofStep) -> ProofStep:
    """Tell of a step what it does to a creature of which nothing gives a size, or a part of one: that is 0 (208.5)."""
    size = step.size
    if size is not None:
        power, toughness = (0 if part is None else part for part in size)
        size = power, toughness
    idle, rules = step.idle, step.rules
    if idle is not None and idle[0] is Idle.NO_SIZE:
        idle = (Idle.EQUAL, "") if step.layer == edition.switch_sublayer else (Idle.ZERO, "0/0")
        lacks = numbers(Concept.NONCREATURE_HAS_NO_SIZE, edition.key)
        rules = tuple(rule for rule in rules if rule not in lacks)
    elif idle is not None:
        idle = idle[0], idle[1].replace(str(None), "0")
    changes = step.changes | {key: _of_numbers(step.changes[key]) for key in _SIZES if key in step.changes}
    return msgspec.structs.replace(step, size=size, idle=idle, rules=rules, changes=changes)


def _of_numbers(change: StepChange) -> StepChange:
    """Tell what came of a part that nothing gave as the 0 that it is; what is set was nothing before."""
    return StepChange(change.was, 0 if change.to is None else change.to)


def _makes_a_creature(step: ProofStep) -> bool:
    types = step.changes.get("types")
    return types is not None and "Creature" in _listed(types.to) and "Creature" not in _listed(types.was)


def _before_it_changes(steps: Sequence[ProofStep], key: str) -> object:
    """Give what power or toughness is as layer 7b leaves it, before anything changes it (613.4c)."""
    value: object = None
    for step in steps:
        if not step.layer.startswith("7") or step.layer in ("7a", "7b"):
            value = _values_after(step).get(key, value)
    return value


_OF_TYPE = (
    ("loyalty", "Planeswalker", Concept.LOYALTY_OF_PLANESWALKERS),
    ("defense", "Battle", Concept.DEFENSE_OF_BATTLES),
)


def numbers_of_types(edition: Edition, held: GameObject, steps: Sequence[ProofStep]) -> tuple[ProofStep, ...]:
    """Tell that loyalty or defense goes or comes in the step that takes or gives the card type (306.5, 310.4)."""
    if not held.is_permanent:
        return tuple(steps)
    found, has = list(steps), {key: False for key, _, _ in _OF_TYPE}
    for place, step in enumerate(steps):
        if step.layer == START or step.layer.startswith("1"):
            has |= {key: one.get(key) is not None for key in has if key in (one := _values_after(step))}
        types = step.changes.get("types")
        if types is None:
            continue
        for key, card_type, concept in _OF_TYPE:
            now = card_type in _listed(types.to)
            rules = numbers(concept, edition.key)
            if now is has[key] or not rules:
                continue
            count = held.counters.get(key, 0)
            change = StepChange(None, count) if now else StepChange(count, None)
            rules = (*found[place].rules, *rules)
            found[place] = msgspec.structs.replace(
                found[place], changes=found[place].changes | {key: change}, rules=tuple(dict.fromkeys(rules))
            )
            has[key] = now
    return tuple(found)


def _values_after(step: ProofStep) -> dict[str, object]:
    return step.values | {key: change.to for key, change in step.changes.items()}


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()


def mana_value_taken(happened: Applied) -> Amount | None:
    """The mana value of the object, where the effect sets or modifies its size by that."""
    change = happened.running.change
    sets = happened.layer == "7b"
    if not sets and happened.layer != "7c":
        return None
    power, toughness = (change.set_power, change.set_toughness) if sets else (change.power, change.toughness)
    ways: dict[str, object] = {"power": power, "toughness": toughness}
    for part, old, new in happened.parts():
        if ways.get(part) == "mana value" and isinstance(new, int | float):
            was = old if not sets and isinstance(old, int | float) else 0
            return new - was
    return None
