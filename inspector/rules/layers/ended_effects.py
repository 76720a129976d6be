"""What an effect in the layers would have done: the values it touches, and why one that waited was not applied (613.8).

An effect that depends on another can lose its ability to that, its objects, or what there is for it to do. What it
would have touched is then what it is without it, and that is decided by the dependency.
"""

from __future__ import annotations

from collections.abc import Iterable

from inspector.cards import Change
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import AbilityByRule, Decision, Source
from inspector.rules.decisions.proof_step import NotAppliedBecause
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.changing import KEYS_OF_LAYER
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.effects.happened import Applied, Happened, LeftOut, NotApplied

_WAITS = (Concept.DEPENDENCY_WAITS,)
# The keys of a change that put a value in place of another, and all that touch it.
SETS: dict[str, tuple[str, ...]] = {
    "name": ("name",),
    "types": ("set_types",),
    "subtypes": ("set_subtypes",),
    "colors": ("set_colors",),
    "power": ("set_power",),
    "toughness": ("set_toughness",),
    "abilities": ("lose_all_abilities",),
    "keywords": ("lose_all_abilities",),
    "controller": ("control",),
}
_OF_ABILITIES = (
    "add_abilities",
    "remove_abilities",
    "lose_all_abilities",
    "abilities_of",
    "cant_have_abilities",
    "text",
)
TOUCHES: dict[str, tuple[str, ...]] = {
    **SETS,
    "types": ("set_types", "add_types", "remove_types"),
    "subtypes": (
        "set_subtypes",
        "add_subtypes",
        "all_creature_types",
        "lose_all_creature_types",
        "lose_all_land_types",
        "text",
    ),
    "supertypes": ("add_supertypes", "remove_supertypes"),
    "colors": ("set_colors", "add_colors"),
    "abilities": _OF_ABILITIES,
    "keywords": _OF_ABILITIES,
    "power": ("set_power", "power", "switch_power_toughness"),
    "toughness": ("set_toughness", "toughness", "switch_power_toughness"),
}


def source_of(running: Running) -> Source:
    """Say where an effect comes from: its object, its counters, or what resolved."""
    if running.counter:
        return Source(running.holder, counter=running.counter)
    called = running.kept.called if running.kept is not None else ""
    label = running.label or ("" if called else running.holder)
    resolved = running.kept is not None and running.kept.rule is None and not label
    effect, holder = running.timestamp if resolved else 0, "" if label else _holder_of(running)
    return Source(label, called=called, granted=running.is_granted, effect=effect, holder=holder)


def rule_that_makes(running: Running) -> AbilityByRule | None:
    """Give the keyword or symbol that makes an effect of its object; None where words of that do, or of another."""
    if running.kept is None or running.kept.rule is None:
        return None
    return AbilityByRule(running.kept.rule, running.kept.levels)


def _holder_of(running: Running) -> str:
    """The label of the object for which a rule makes an effect that has a name of its own; empty for any other."""
    if running.kept is None or running.kept.rule is None or running.identities is None:
        return ""
    return next((label for label, one in running.home.items() if one.object.identity in running.identities), "")


def values_touched_by(change: Change) -> tuple[str, ...]:
    """List the values that a change touches, in whatever layer, and those that may go or come with them.

    With a card type its subtypes go (205.1a), with a land type abilities (305.6, 305.7).
    """
    found = {key for key in TOUCHES if touches_itself(change, key)}
    found |= {"subtypes"} if "types" in found else set()
    found |= {"abilities", "keywords"} if "subtypes" in found else set()
    return tuple(key for key in TOUCHES if key in found)


def touches_itself(change: Change, key: str) -> bool:
    """Whether a change touches a value outright, and not only by others that it changes."""
    return any(getattr(change, name) is not None for name in TOUCHES[key])


def names_any(happened: Applied | NotApplied | LeftOut, keys: Iterable[str]) -> bool:
    """Whether the part of the effect's change in this layer names any of these keys."""
    change = happened.running.change
    return any(key in KEYS_OF_LAYER[happened.layer] and getattr(change, key) is not None for key in keys)


def ended_by_dependency(happened: NotApplied) -> bool:
    """Whether it waited for an effect that then took away its ability, or this object from it (613.8a)."""
    if happened.because is NotAppliedBecause.NO_LONGER:
        first = happened.running.layers[0]
        return happened.layer == first and happened.still and _taken_by(happened, first) is not None
    # What it would not have applied to any more is what it is without that.
    return happened.because is NotAppliedBecause.LOST and happened.still and _lost_in(happened) == happened.layer


def left_behind(happened: Happened) -> tuple[str, ...]:
    """List the values that an effect touches, where one on which it depended decided that it began, or what it does.

    Of these, one that nothing touched is what it would not be without that.
    """
    if isinstance(happened, Applied):
        waited = happened.running.waited_for(happened.layer).items()
        if not any(_does_by(other, kind) for other, kind in waited):
            return ()
    elif not isinstance(happened, NotApplied) or not _ended_in_an_earlier_layer(happened):
        return ()
    if isinstance(happened, NotApplied):
        return tuple(key for key in TOUCHES if key in happened.would_change)
    return tuple(key for key in TOUCHES if names_any(happened, TOUCHES[key]))


def _ended_in_an_earlier_layer(happened: NotApplied) -> bool:
    """Whether a dependency of a layer before this one is why it never began, or not with this object."""
    first = happened.running.layers[0]
    if happened.because is NotAppliedBecause.NO_LONGER:
        return happened.layer != first and happened.still and _taken_by(happened, first) is not None
    return happened.because is NotAppliedBecause.LOST and _lost_in(happened) not in ("", happened.layer)


def _lost_in(happened: NotApplied) -> str:
    """The layer, this or one before, in which it depended on the effect that then took its ability; empty for none."""
    running = happened.running
    for layer in running.layers:
        if running.lost_to is not None and (
            running.depends_on.get(layer, {}).get(running.lost_to) is DependsBy.EXISTENCE
        ):
            return layer
        if layer == happened.layer:
            break
    return ""


def _taken_by(happened: NotApplied, layer: str) -> Running | None:
    """The effect of a layer that came first, and after which another no longer applied to its objects (613.8a-b).

    Of several that came first, one that was applied to this object took it; by a condition any of them did.
    """
    running = happened.running
    depends = [(other, by) for other, by in running.waited_for(layer).items() if other.begun is not None]
    kinds = (DependsBy.APPLIES_TO,) if running.if_ is None else (DependsBy.APPLIES_TO, DependsBy.EXISTENCE)
    if layer in running.in_loop:
        # What waits for a loop, or for which one waits, is not of it.
        depends = [
            (one, by) for one, by in depends if not running.is_looped(layer, one) or one.timestamp < running.timestamp
        ]
    found = [other for other, by in depends if by in kinds]
    here = (other for other in found if any(one.object.label == happened.label for one in other.begun or ()))
    return next(here, found[0] if found else None)


def stands_in_a_loop(happened: Applied | NotApplied) -> bool:
    """Whether timestamps decided for its effect (613.8b), and not before that what is outside its loop."""
    layer, running = happened.layer, happened.running
    if layer not in running.in_loop:
        return False
    if isinstance(happened, Applied) or not happened.because.passes_by:
        return any(running.is_looped(layer, other) for other in running.depends_on.get(layer, {}))
    by = _taken_by(happened, layer)
    return by is None or running.is_looped(layer, by)


def _does_by(other: Running, kind: DependsBy) -> bool:
    """Whether what it does hangs on another that was applied; one that was lost before decided nothing (613.8c)."""
    return kind is DependsBy.DOES and bool(other.begun)


def decision_of_what_ended(happened: NotApplied, key: str, letter: str) -> Decision:
    """Say by which rule an effect was not applied: it depended on another that came first (613.8a-b)."""
    running = happened.running
    no_longer = happened.because is NotAppliedBecause.NO_LONGER
    by = _taken_by(happened, running.layers[0]) if no_longer else running.lost_to
    because = Because.DEPENDS_NO_LONGER if no_longer else Because.DEPENDS_GONE
    inputs: dict[str, object] = {"source": source_of(running), "other": Source() if by is None else source_of(by)}
    layer = running.layers[0] if no_longer else _lost_in(happened)
    # What the effect would do later was decided in the layer in which the two depend.
    letter = layer if layer not in ("", happened.layer) else letter
    if by is not None and running.is_looped(layer, by):
        inputs |= {"in_a_circle": running.is_in_a_circle(layer, by)}
        loop = (Concept.DEPENDENCY, Concept.TIMESTAMP_ORDER)
        ground = Because.DEPENDENCY_LOOP_PASSED if no_longer else Because.DEPENDENCY_LOOP_GONE
        return Decision(key, Concept.DEPENDENCY_WAITS, ground, inputs, letter, running.label, loop)
    return Decision(key, Concept.DEPENDENCY, because, inputs, letter, running.label, _WAITS)


def refused_abilities(happened: Applied) -> tuple[str, ...]:
    """List the abilities that an effect gives and that are not there right after, since they cannot be had (113.11)."""
    after = next((new for part, _, new in happened.parts() if part == "abilities"), None)
    if happened.layer != "6" or not isinstance(after, list):
        return ()
    there = {ability.text for ability in after}
    given = (*(happened.running.change.add_abilities or ()), *_never(happened.running))
    return tuple(text for text in given if text not in there)


def _never(running: Running) -> tuple[str, ...]:
    return running.kept.never if running.kept is not None else ()


def forbidders(happened: Applied, earlier: Iterable[Happened]) -> list[Running]:
    """List what said before that the object can't have what the effect would give it."""
    refused = {*refused_abilities(happened)}
    applied = (one.running for one in earlier if isinstance(one, Applied))
    return [one for one in applied if refused & {*(one.change.cant_have_abilities or ())}]


def decision_of_refusal(happened: Applied, key: str, earlier: Iterable[Happened], letter: str) -> Decision | None:
    """Say that an effect gives what the object cannot have, or could not as it began (113.11), else None.

    ``earlier`` is what happened to the object before, where the effect stands that says so.
    """
    refused = refused_abilities(happened) if key in ("abilities", "keywords") else ()
    running, forbids = happened.running, forbidders(happened, earlier) if refused else []
    if not forbids and not (refused and _never(running)):
        return None
    inputs: dict[str, object] = {"source": source_of(running), "value": refused}
    inputs |= {"other": source_of(forbids[-1])} if forbids else {}
    because, also = Because.EFFECT_REFUSED if forbids else Because.EFFECT_NEVER_GIVES, (Concept.LAYER_6_ABILITIES,)
    return Decision(key, Concept.WHAT_CANNOT_BE_HAD, because, inputs, letter, running.label, also)
