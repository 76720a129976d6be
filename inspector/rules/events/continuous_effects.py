"""Continuous effects (611): what the table keeps of them, and which of them there are at a moment.

An effect of something that resolved has a set of objects and amounts fixed when it began (611.2c, 611.2d); one of a
static ability looks anew each time and exists while its object has the ability (611.3a, 604.2). Both are one value.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from inspector.cards import in_a_sentence, listed_words
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import RulesError
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.fixed_amounts import only_counts, with_fixed_amounts
from inspector.rules.steps.never_given import without_what_cannot_be_had
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Effect
from inspector.rules.table.objects import ContinuousEffect, GameObject
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import selected, zones_of

_ONLY_IN_A_COPY = ("mana_cost", "colors", "counters")


def effect(step: Step, action: Effect) -> Ended:
    """Begin a continuous effect (611.2, 611.3)."""
    for key in _ONLY_IN_A_COPY:
        if getattr(action.change, key) is not None:
            raise RulesError(f'a change of "{key}" belongs in the exception of a copy, not in an effect')
    if action.source is None and (action.while_ is not None or action.zones is not None):
        key = "zones" if action.while_ is None else "while"
        raise RulesError(f"`{key}` is about the object that has the ability, so the effect needs a `source`")
    outside = _meant_outside(step, action)
    step = step.ticked()
    new = _begun(step, action)
    if outside and not new.identities:
        name = listed_words([shown_name(step, held) for held in outside])
        template = "outside untouched" if len(outside) == 1 else "outside untouched, several"
        return step.nothing(Concept.OUTSIDE_THE_GAME_UNTOUCHED, template, name=name)
    counted = (new,) if action.source is not None else with_fixed_amounts(step.table, new)
    begun = counted if action.source is not None else _what_can_be_had(step, counted)
    step = step.with_table(msgspec.structs.replace(step.table, effects=(*step.table.effects, *begun)))
    if action.source is not None:
        if not action.besides:
            step = step.with_object(msgspec.structs.replace(step.table.object(action.source), said_at=step.table.clock))
        # Not what the layers make of its name, which would be computed for the sentence alone.
        held = step.table.object(action.source)
        name = " // ".join(face.name for face in values_in_force(step.edition, held).faces if face.name) or held.label
        return step.because(Concept.STATIC_ABILITY_LOOKS_ANEW, "static effect begins", source=name).done()
    if not new.identities:
        step = step.because(Concept.SET_OF_OBJECTS_IS_FIXED, "effect on nothing")
        return step.done()
    told = "effect begins" if action.on is None else "effect on named"
    step = step.because(Concept.SET_OF_OBJECTS_IS_FIXED, told, objects=_names(step, new.identities, action.on))
    if counted != (new,):
        fixed = "amounts fixed" if only_counts(new.change) else "amounts looked up"
        step = step.because(Concept.AMOUNTS_ARE_FIXED, fixed)
    for held in outside:
        step = step.because(Concept.OUTSIDE_THE_GAME_UNTOUCHED, "outside untouched", name=shown_name(step, held))
    for part in begun:
        if part.never:
            names = _names(step, part.identities or (), None)
            never = listed_words([in_a_sentence(text) for text in part.never], "or")
            step = step.because(Concept.WHAT_CANNOT_BE_HAD, "never given", objects=names, abilities=never)
    return step.done()


def _what_can_be_had(step: Step, counted: tuple[ContinuousEffect, ...]) -> tuple[ContinuousEffect, ...]:
    return tuple(part for one in counted for part in without_what_cannot_be_had(step.table, one))


def _meant_outside(step: Step, action: Effect) -> list[GameObject]:
    """List the objects meant that are outside the game, which no effect of anything else affects (400.11c)."""
    if isinstance(action.on, tuple):
        named = [label for label in action.on if label not in STAND_INS_OF_EFFECTS]
        return [held for label in named if (held := step.table.object(label)).zone == "outside"]
    if action.source is not None or action.filter is None or "outside" not in zones_of(action.filter):
        return []
    chosen = selected(action.filter, scratches(step.table), Asker(step.player))
    return [held for label in chosen if (held := step.table.object(label)).zone == "outside"]


def _names(step: Step, identities: tuple[int, ...], on: str | tuple[str, ...] | None) -> tuple[str, ...]:
    """Name the objects of some identities, in the order of the table."""
    held = step.table.object(on[0]) if isinstance(on, tuple) and len(on) == 1 else None
    if held is not None:
        return (shown_name(step, held),)
    return tuple([shown_name(step, held) for held in step.table.objects.values() if held.identity in identities])


def _begun(step: Step, action: Effect) -> ContinuousEffect:
    stamp = step.table.clock
    source = action.source
    return ContinuousEffect(
        change=action.change,
        timestamp=stamp,
        controller=step.player,
        identities=_fixed_objects(step, action),
        filter=action.filter if source is not None else None,
        on=_stand_ins(action),
        source=source,
        source_identity=step.table.object(source).identity if source is not None else 0,
        ends=action.until == "end of turn",
        while_=action.while_,
        if_=action.if_,
        zones=action.zones,
        called=action.called,
        meant=action.filter,
        besides=action.besides,
        away=_phased_out(step) if source is None and step.table.phased_out else (),
    )


def _phased_out(step: Step) -> tuple[int, ...]:
    return tuple(held.identity for held in step.table.phased_out.values())


def _stand_ins(action: Effect) -> str | tuple[str, ...] | None:
    """Give the words that stand for objects seen from the source, where there are any; labels beside them too."""
    if isinstance(action.on, tuple) and STAND_INS_OF_EFFECTS.isdisjoint(action.on):
        return None
    return action.on


STAND_INS_OF_EFFECTS = frozenset(("attached", "paired", "self"))


def _fixed_objects(step: Step, action: Effect) -> tuple[int, ...] | None:
    if isinstance(action.on, tuple) and not STAND_INS_OF_EFFECTS.isdisjoint(action.on):
        if action.source is None:
            raise RulesError('an effect on "attached", "self" or "paired" needs a `source`')
        return None
    if isinstance(action.on, tuple):
        return _identities(step, action.on)
    if action.source is not None:
        return None
    if action.filter is None:
        raise RulesError('an effect on "attached" or "self" needs a `source`')
    every = scratches(step.table)
    chosen = selected(action.filter, every, Asker(step.player))
    return _identities(step, chosen)


def _identities(step: Step, labels: Iterable[str]) -> tuple[int, ...]:
    # A list, which is made faster than it is drawn one by one.
    return tuple([held.identity for label in labels if (held := step.table.object(label)).zone != "outside"])
