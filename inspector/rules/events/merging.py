"""Merging with permanents (730; 728 in 2025, 723 in 2021) by mutate (702.140): one permanent of several components.

What a merged permanent has by that is a copiable effect from when they merged (730.2a): the characteristics of the
topmost component, with the abilities of all. The permanent stays the object that it was; the spell that merged with it
is no object any more until the permanent leaves, and each component goes its own way.
"""

from __future__ import annotations

import msgspec

from inspector.rules.decisions.in_force import copied_name
from inspector.rules.decisions.marks import with_commanders
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.events.casting import cast, not_on_top
from inspector.rules.events.copied_values import copiable_values
from inspector.rules.events.merged_values import merged_values
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Cast, Mutate
from inspector.rules.table.objects import ContinuousEffect, CopyEffect, GameObject, Merged


def mutate(step: Step, action: Mutate) -> Ended:
    """Let a creature spell with mutate merge with a creature, over it or under it (702.140a, 702.140c).

    A card that is not on the stack yet is cast first, for its mutate cost.
    """
    if not numbers(Concept.MUTATE, step.edition.key):
        return step.illegal(Concept.KEYWORD_ABILITIES, "no mutate")
    held, target = step.table.object(action.object), step.table.object(action.onto)
    every = scratches(step.table)
    name = shown_name(step, held)
    # It functions on the stack, so what a card has lost where it lies does not count (702.140a).
    keywords = every[held.label].keywords if held.is_spell else held.base.faces[0].keywords
    if held.is_permanent or held.face_down is not None or "Mutate" not in keywords:
        return step.illegal(Concept.MUTATE, "cannot mutate", name=name)
    if _refuses(target, every[target.label].types, every[target.label].subtypes, held) or (
        every[target.label].every_creature_type
    ):
        return step.illegal(Concept.MUTATE, "cannot mutate onto", name=name, other=shown_name(step, target))
    if not held.is_spell:
        table, outcome = cast(step, Cast(object=held.label, player=step.player))
        if outcome.result is not Result.DONE:
            return table, outcome
        step = msgspec.structs.replace(step, table=table, events=outcome.events)
        held = step.table.object(held.label)
    blocked = not_on_top(step, held)
    if blocked is not None:
        return blocked
    step = step.event(EventKind.RESOLVED, held.label)
    return _merged(step, held, target, on_top=action.on_top).done()


def _refuses(target: GameObject, types: list[str], subtypes: list[str], spell: GameObject) -> bool:
    return not target.is_permanent or "Creature" not in types or "Human" in subtypes or target.owner != spell.owner


def _merged(step: Step, spell: GameObject, target: GameObject, *, on_top: bool) -> Step:
    places = {
        "name": shown_name(step, spell),
        "other": shown_name(step, target),
        "where": "on top of" if on_top else "under",
    }
    step = step.because(Concept.MERGES, "merges", **places).because(Concept.MERGED_VALUES, "merged values")
    step = step.ticked()
    component = msgspec.structs.replace(
        spell, zone="battlefield", half=None, x=None, cast_as="", copy="", token=spell.token or bool(spell.copy)
    )
    # Being face down is the whole permanent's and lies over what merging gives (613.2b).
    uncovered = msgspec.structs.replace(target, face_down=None)
    below = target.merged or (uncovered,)
    pile = (component, *below) if on_top else (*below, component)
    new = msgspec.structs.replace(target, merged=pile, token=pile[0].token)
    if on_top and new.face_down is not None:
        new = msgspec.structs.replace(new, set_by=new.set_anew("face_down", by=Concept.MERGED_FACE_DOWN))
    if on_top:
        new = msgspec.structs.replace(new, face_down=None, back_up=False)
    values = merged_values(copiable_values(component), copiable_values(uncovered), new, on_top=on_top)
    by = Merged(copied_name(spell, copiable_values(spell), frozenset()), on_top)
    effect = CopyEffect(values=values, timestamp=step.table.clock, of="", merged=by)
    new = msgspec.structs.replace(new, copies=(*target.copies, effect))
    new = with_commanders(new, tuple(dict.fromkeys((*target.commanders, *spell.commanders))))
    step = _without_spell(step, spell, new).with_object(new)
    if on_top and target.face_down is not None:
        step = step.because(Concept.MERGED_FACE_DOWN, "merged up")
    elif target.face_down is not None:
        step = step.because(Concept.MERGED_FACE_DOWN, "merged down")
    if any(one.token for one in pile):
        step = step.because(Concept.MERGED_TOKEN, "merged token" if new.token else "merged no token")
    if spell.commanders and not target.commanders:
        step = step.because(Concept.COMMANDER_MERGED, "commander in parts")
    return step.because(Concept.MERGED_IS_THE_SAME_OBJECT, "merged stays")


def _without_spell(step: Step, spell: GameObject, new: GameObject) -> Step:
    """Take the spell off the table; effects on it and effects said to be its abilities go on for the permanent."""
    table = step.table
    effects = (_going_on(effect, spell, new) for effect in table.effects)
    rest = {label: held for label, held in table.objects.items() if label != spell.label}
    gone = (*table.gone, spell.label)
    return step.with_table(msgspec.structs.replace(table, objects=rest, effects=tuple(effects), gone=gone))


def _going_on(effect: ContinuousEffect, spell: GameObject, new: GameObject) -> ContinuousEffect:
    if effect.source == spell.label and effect.source_identity == spell.identity:
        return msgspec.structs.replace(effect, source=new.label, source_identity=new.identity)
    if effect.identities is not None and spell.identity in effect.identities:
        return msgspec.structs.replace(effect, identities=(*effect.identities, new.identity))
    return effect
