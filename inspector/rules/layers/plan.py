"""What is known of the effects of a computation, so that some objects can be computed again without the others.

Theory of operation. In most layers timestamps decide. Where an effect could wait for another, in which order they came
hangs on the objects that the other touches, and for an effect that the other could end also on the object that it
comes from. So an order stands as long as none of those objects changes; whatever else changes is told by the words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

import msgspec

from inspector.cards import Filter, Value
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.changing import LAYERS
from inspector.rules.effects.dependency import bits
from inspector.rules.effects.effect_in_progress import Ready, Running
from inspector.rules.effects.reads_and_writes import EXISTENCE, Token, Tokens, Writers, condition_reads, reads, writes
from inspector.rules.layers.among_few import OnOneInZone, made_ready, made_ready_for_one
from inspector.rules.layers.own_reach import (
    READ_OF_ATTACHED,
    ask_for_counters,
    ask_for_life_totals,
    ask_for_sizes,
    asked_by_condition,
    counted_by,
    defined_by_counting,
    filters_of_all,
    has_known_forms,
    keeps_to_each_object,
    qualities_asked,
)
from inspector.rules.values.amounts import filters_of
from inspector.rules.values.asking import Every
from inspector.rules.values.conditions import parts_of
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch

_NO_EFFECTS: frozenset[Running] = frozenset()
# Here the words of effects can change as they are applied, or whose they are, or counters act among them.
_IN_ORDER_OF_TIME_ALONE = ("2", "3", "7c")
_WRITTEN_BY_OBJECTS = ("3", "4", "5")
_BEFORE_WORDS_ARE_CHANGED = frozenset(("2", "3"))
_LAYER_OF_ABILITIES = "6"
_TWO = 2


class LayerPlan(msgspec.Struct, frozen=True, dict=True):
    """The effects of a layer in the order in which they are applied, and what they read and write there.

    ``movers`` are those on which the order of others could hang, by the objects that they touch; ``takers`` those that
    could end others before these begin, by the abilities of their sources; ``waiting`` those that could wait.
    """

    layer: str
    order: tuple[Running, ...]
    read: Tokens
    written: Tokens
    movers: frozenset[Running] = _NO_EFFECTS
    takers: frozenset[Running] = _NO_EFFECTS
    waiting: frozenset[Running] = _NO_EFFECTS

    @property
    def hangs_on(self) -> frozenset[Running]:
        """The effects that could wait, and those for which others could."""
        return self.movers | self.takers | self.waiting

    @property
    def ready(self) -> tuple[Ready, ...]:
        """The effects in their order, ready to be applied to few objects; made so once."""
        found: tuple[Ready, ...] | None = self.__dict__.get(_READY)
        if found is None:
            found = self.__dict__[_READY] = made_ready(self.order, self.layer)
        return found

    def after(self, order: Iterable[Running], now: Mapping[Running, Running], new: Iterable[Running]) -> LayerPlan:
        """Give the layer with another order; ``now`` gives what stands in place of effects, ``new`` came besides.

        What came besides has not begun to apply, or asks nothing by which it would find its objects.
        """
        read, written = self.read, self.written
        for one in new:
            read = read.with_more(reads(one, self.layer))
            written = written.with_more(writes(one.change, self.layer))
        kept = (frozenset(now.get(one, one) for one in effects) for effects in (self.movers, self.takers, self.waiting))
        return LayerPlan(self.layer, tuple(order), read, written, *kept)


# Under these names they hang on the layer or the plan. They are no fields: both are told by their effects.
_READY = "ready"
_IS_PLAIN, _IN_ZONES = "is plain", "in zones"
# The effects of layer 2 look for their objects while control changes.
_CONTROL = "2"


def no_plan(layer: str) -> LayerPlan:
    """Give a layer without effects."""
    return LayerPlan(layer, (), Tokens(()), Tokens(()))


ASKS_IF_TAPPED, ASKS_FOR_COUNTERS, ASKS_FOR_SIZE_LATE = "tapped", "counters", "size late"
ASKS_WHAT_IS_ATTACHED, ASKS_OF_THE_GAME = "attached", "game"


class EffectsPlan(msgspec.Struct, frozen=True, dict=True):
    """What is to be known of the effects of a computation.

    ``are_known``: whether all their forms are. ``is_sure``: whether they ask each object for itself alone, but for what
    they count and their conditions. ``asks`` tells whether any effect or definition asks if objects are tapped, what
    counters are on them, what is attached to them, or, where counters may have acted, for power or toughness; or whose
    turn it is, if it is day or night, or for the players' life.
    ``layers`` has those in which effects act. ``counting`` and ``conditional`` are the effects that count, or have a
    condition; ``definers`` the labels of the objects that define values by counting; ``homes`` the labels of all from
    which effects come. ``qualities`` are those that the effects ask of objects, or asked of them before some ended;
    ``granting`` are the effects that give abilities from which others come.
    """

    are_known: bool
    is_sure: bool
    asks: frozenset[str]
    layers: dict[str, LayerPlan]
    counting: tuple[Running, ...]
    conditional: tuple[Running, ...]
    definers: frozenset[str]
    homes: frozenset[str]
    qualities: frozenset[str]
    granting: tuple[Running, ...]

    @property
    def is_plain(self) -> bool:
        """Whether each object's values follow from it alone, whatever the others are, in an order that always stands.

        No effect counts, has a condition, waits, or asks what is attached; and what its words mean by "you" stays.
        """
        found: bool | None = self.__dict__.get(_IS_PLAIN)
        if found is None:
            layers = self.layers.values()
            reaches_far = (
                self.counting
                or self.conditional
                or self.definers
                or self.granting
                or ASKS_WHAT_IS_ATTACHED in self.asks
            )
            found = self.is_sure and not reaches_far and not any(there.waiting for there in layers)
            found = self.__dict__[_IS_PLAIN] = found and not control_moves_control(self)
        return found

    def in_zone(self, zone: str) -> OnOneInZone:
        """List the effects in the order of all layers, ready to be applied to one object of a zone; made so once."""
        kept: dict[str, OnOneInZone] = self.__dict__.setdefault(_IN_ZONES, {})
        found = kept.get(zone)
        if found is None:
            layers = [self.layers[layer] for layer in LAYERS if layer in self.layers]
            found = kept[zone] = made_ready_for_one([(there.layer, there.ready) for there in layers], zone)
        return found

    @property
    def switching(self) -> tuple[Running, ...]:
        """The effects of layer 7d."""
        return self.layers["7d"].order if "7d" in self.layers else ()


def home_of(one: Running) -> str:
    """Give the label of the object that an effect comes from or whose counters make it; empty for what resolved."""
    return one.source.object.label if one.source is not None else one.holder


def plan_of(
    effects: list[Running], orders: Mapping[str, Sequence[Running]], every: Every, edition: Edition
) -> EffectsPlan:
    """Read the effects of a computation, in timestamp order, and the definitions of its objects.

    ``orders`` are those in which they came in the layers in which some could wait for others.
    """
    known = has_known_forms(effects, every)
    layers = {}
    if known:
        depends = edition.dependency != "is not looked for"
        layers = {layer: found for layer in LAYERS if (found := _layer(effects, layer, orders, depends=depends))}
    conditional = tuple(one for one in effects if one.if_ is not None)
    granting = tuple(one for one in effects if given_static(one.change))
    sure = (
        known
        # What was given an effect in layer 6 had it take its turn among those that waited there.
        and not (granting and _LAYER_OF_ABILITIES in orders)
        and not any(_reads_otherwise_at_first(one) for one in effects)
        and edition.dependency != "all are collected beforehand"
        and keeps_to_each_object(effects, every)
        and not any(layers[layer].waiting for layer in _IN_ORDER_OF_TIME_ALONE if layer in layers)
        and not ("7c" in layers and layers["7c"].read.all)
        and not any(_condition_may_change(one, layers, defines=_defines(every.values())) for one in conditional)
    )
    return EffectsPlan(
        are_known=known,
        is_sure=sure,
        asks=_asked(effects, every.values()),
        layers=layers,
        counting=tuple(filter(counted_by, effects)),
        conditional=conditional,
        definers=frozenset(label for label, one in every.items() if defined_by_counting(one)),
        homes=frozenset(map(home_of, effects)),
        qualities=qualities_asked(effects),
        granting=granting,
    )


def _reads_otherwise_at_first(one: Running) -> bool:
    """Whether an effect began before or as the words that make it were changed (612.1)."""
    reworded = one.source is not None and bool(one.source.texts)
    return reworded and not _BEFORE_WORDS_ARE_CHANGED.isdisjoint(one.layers)


def control_moves_control(plan: EffectsPlan) -> bool:
    """Whether the source of an effect that gives control is itself controlled by another player than at the start.

    Then what its words mean by "you" was not the same in layer 2 as it is in the end.
    """
    giving = plan.layers.get(_CONTROL)
    return giving is not None and any(
        one.source is not None and one.source.controller != one.source.object.controller for one in giving.order
    )


def with_newest(plan: EffectsPlan, newest: Running) -> EffectsPlan:
    """Give the plan of a table on which an effect began that is newer than all others and for which none waits."""
    layers = dict(plan.layers)
    for layer in newest.layers:
        there = layers.get(layer) or no_plan(layer)
        layers[layer] = there.after((*there.order, newest), {}, (newest,))
    # It comes from no object and asks nothing.
    return msgspec.structs.replace(plan, layers=layers)


def with_others(
    plan: EffectsPlan,
    layers: dict[str, LayerPlan],
    out: frozenset[Running],
    fresh: list[Running],
    few: set[str],
    moving: Every,
) -> EffectsPlan:
    """Give the plan of a table in which few objects came, went or changed, and with these some effects."""
    defining = [label for label, one in moving.items() if defined_by_counting(one)]
    return EffectsPlan(
        are_known=True,
        is_sure=True,
        asks=plan.asks | _asked(fresh, moving.values()),
        layers=layers,
        counting=_with_others(plan.counting, out, filter(counted_by, fresh)),
        conditional=_with_others(plan.conditional, out, (one for one in fresh if one.if_ is not None)),
        definers=plan.definers.difference(few).union(defining),
        homes=plan.homes.union(map(home_of, fresh)),
        qualities=plan.qualities | qualities_asked(fresh),
        granting=plan.granting,
    )


def _with_others(effects: tuple[Running, ...], out: frozenset[Running], more: Iterable[Running]) -> tuple[Running, ...]:
    kept = tuple([one for one in effects if one not in out]) if out else effects
    return (*kept, *more)


def commutes(one: Running, layers: Mapping[str, LayerPlan]) -> bool:
    """Whether timestamps alone decide between an effect that has not begun and those there are, on any objects."""
    for layer in one.layers:
        read = reads(one, layer)
        if layer == "7c" and read:
            return False
        there = layers.get(layer)
        if there is not None and (there.written.meet(read) or there.read.meet(writes(one.change, layer))):
            return False
    return True


def commute_with_each_other(effects: Sequence[Running], before: Mapping[Running, Running]) -> bool:
    """Whether timestamps alone decide among effects that come together; two that were there ``before`` do as before."""
    if len(effects) < _TWO:
        return True
    for place, one in enumerate(effects):
        alone = {layer: no_plan(layer).after((one,), {}, (one,)) for layer in one.layers}
        if not all(commutes(other, alone) for other in effects[:place] if not (one in before and other in before)):
            return False
    return True


def condition_may_change(one: Running, layers: Mapping[str, LayerPlan], moving: Every) -> bool:
    """Whether the condition of an effect could hold as it begins and not in the end, or the other way round."""
    return one.if_ is not None and _condition_may_change(one, layers, defines=_defines(moving.values()))


def _layer(
    effects: list[Running], layer: str, orders: Mapping[str, Sequence[Running]], *, depends: bool
) -> LayerPlan | None:
    there = [one for one in effects if layer in one.layers]
    if not there:
        return None
    read = [reads(one, layer, whether_begun=True) for one in there]
    written = [writes(one.change, layer) for one in there]
    order = tuple(orders.get(layer, there))
    tokens = Tokens(chain.from_iterable(read)), Tokens(chain.from_iterable(written))
    if not depends or not tokens[1].meet(tokens[0].all):
        return LayerPlan(layer, order, *tokens)
    return LayerPlan(layer, order, *tokens, *_who_waits(there, read, written))


def _who_waits(
    effects: list[Running], read: list[frozenset[Token]], written: list[frozenset[Token]]
) -> tuple[frozenset[Running], ...]:
    """List the effects on which others could hang, those that could end others, and those that could wait."""
    writers = Writers(written)
    moving = taking = waiting = 0
    for index, tokens in enumerate(read):
        others = writers.of(tokens) & ~(1 << index)
        moved = writers.of(tokens - {EXISTENCE}) & ~(1 << index)
        moving |= moved
        taking |= others & ~moved
        waiting |= bool(others) << index
    return tuple(frozenset(effects[index] for index in bits(number)) for number in (moving, taking, waiting))


def _condition_may_change(one: Running, layers: Mapping[str, LayerPlan], *, defines: bool) -> bool:
    """Whether anything writes what a condition reads from the layer on in which the effect begins."""
    if one.if_ is None or not one.layers:
        return False
    for layer in LAYERS[LAYERS.index(one.layers[0]) :]:
        read = condition_reads(one.if_, layer)
        if not read:
            continue
        if layer not in _WRITTEN_BY_OBJECTS and layer != "6" and layer != "2":
            return True
        if (defines and layer in _WRITTEN_BY_OBJECTS) or (layer in layers and layers[layer].written.meet(read)):
            return True
    return False


def _defines(objects: Iterable[Scratch]) -> bool:
    return any(one.is_room or one.definitions or one.defines_by_keyword for one in objects)


def _asked(effects: Collection[Running], objects: Iterable[Scratch]) -> frozenset[str]:
    """Tell which of what can be told without layers effects, and definitions of these objects, ask for."""
    asked: list[Filter] = []
    late: list[Filter] = []
    amounts: list[Value | None] = []
    late_amounts: list[Value | None] = []
    for one in effects:
        counted = counted_by(one)
        if counted and (one.change.power is not None or one.change.toughness is not None):
            late_amounts += counted
        else:
            amounts += counted
            asked += filters_of_all(counted)
        for wanted in (one.filter, one.only):
            if wanted is not None:
                (late if one.layers and one.layers[0] in _LATE else asked).append(wanted)
        if one.if_ is not None:
            late += asked_by_condition(one)
            late_amounts += (part.value for part in parts_of(one.if_))
    for scratch in objects:
        defined = defined_by_counting(scratch)
        amounts += defined
        asked += filters_of_all(defined)
    late += (wanted for value in late_amounts for wanted in filters_of(value))
    found = {kind for wanted in (*asked, *late) for part in wanted.parts() for kind in _asked_by(part)}
    if ask_for_counters((*amounts, *late_amounts)):
        found.add(ASKS_FOR_COUNTERS)
    if any(map(_asks_of_the_turn, effects)) or ask_for_life_totals((*amounts, *late_amounts)):
        found.add(ASKS_OF_THE_GAME)
    if ask_for_sizes(late_amounts) or any(
        part.power is not None or part.toughness is not None for wanted in late for part in wanted.parts()
    ):
        found.add(ASKS_FOR_SIZE_LATE)
    return frozenset(found)


def _asks_of_the_turn(one: Running) -> bool:
    """Whether an effect asks whose turn it is, or whether it is day or night."""
    conditions = () if one.if_ is None else parts_of(one.if_)
    return any(part.turn_of is not None or part.day_night is not None for part in conditions)


def _asked_by(part: Filter) -> Iterator[str]:
    if part.tapped is not None:
        yield ASKS_IF_TAPPED
    if part.counters is not None or part.modified is not None:
        yield ASKS_FOR_COUNTERS
    if any(getattr(part, quality) is not None for quality in READ_OF_ATTACHED):
        yield ASKS_WHAT_IS_ATTACHED


# In these layers counters may have acted.
_LATE = ("7c", "7d")
