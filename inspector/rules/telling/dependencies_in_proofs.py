"""On what a step of a proof depends, and for what of it (613.8a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inspector.cards import Change
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import Dependency, DependsFor
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.effects.happened import Applied, Awaited, Happened
from inspector.rules.effects.reads_and_writes import may_take_abilities
from inspector.rules.layers.ended_effects import source_of

_DOES_IN_LAYER = {
    "2": DependsFor.CONTROLLER,
    "4": DependsFor.CARD_TYPE,
    "6": DependsFor.ABILITIES,
    "7": DependsFor.AMOUNT,
}


def awaited(one: Awaited) -> Dependency:
    """Tell that what defines an object depends on what defines another one (613.3, 613.8a)."""
    return Dependency(Source(one.label), str(DependsBy.DOES), loop=one.loop, what=DependsFor.AMOUNT)


def dependencies(
    running: Running, waited: Mapping[Running, DependsBy], layer: str, *, led: bool = False, in_time: bool = False
) -> tuple[Dependency, ...]:
    """Tell on what an effect depended in a layer, ``waited`` being that for which it waited or stood in a loop.

    ``in_time`` is whether no newer effect came before it, so that it came after what is older as it would have anyway.
    """
    return tuple(
        Dependency(
            source_of(other),
            str(kind),
            other in waited,
            other.begun is not None,
            led,
            running.is_looped(layer, other),
            running.is_in_a_circle(layer, other),
            _depends_for(running, other, kind, layer),
            _subtypes_given(running.change),
            in_time and other.begun is not None and running.is_newer_than(other),
        )
        for other, kind in running.depends_on.get(layer, {}).items()
    )


def comes_in_time(running: Running, layer: str, earlier: Sequence[Happened]) -> bool:
    """Whether no newer effect was applied in the layer before this one: waiting did not put it behind any (613.7)."""
    return not any(
        isinstance(one, Applied) and one.layer == layer and one.running.is_newer_than(running) for one in earlier
    )


def _depends_for(running: Running, other: Running, kind: DependsBy, layer: str) -> DependsFor:
    """Tell for what of it an effect depends on another in a layer."""
    if kind is DependsBy.APPLIES_TO:
        return DependsFor.OBJECTS
    if kind is DependsBy.EXISTENCE:
        if running.if_ is not None:
            # What takes its ability may be why its condition would not hold too.
            return DependsFor.EXISTENCE if may_take_abilities(other.change, layer) else DependsFor.CONDITION
        return DependsFor.TEXT if layer == "3" else DependsFor.ABILITY
    return _DOES_IN_LAYER[layer[:1]]


def _subtypes_given(change: Change) -> tuple[str, ...]:
    """List the subtypes that an effect gives, each of which goes with a card type (205.3d); none for all of a kind."""
    return tuple(dict.fromkeys((*(change.set_subtypes or ()), *(change.add_subtypes or ()))))
