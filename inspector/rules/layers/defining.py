"""Characteristic-defining abilities (604.3): an object's own, applied first in their layers, in every zone."""

from __future__ import annotations

from inspector.cards import Amount, Change, Definition, PrintedNumber, Value
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.proof_step import Counted
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.changing import applier
from inspector.rules.effects.chosen_changes import with_land_types_of
from inspector.rules.effects.dependency import OneByOne, bits, next_of
from inspector.rules.effects.happened import Awaited, Own, Settled
from inspector.rules.effects.reads_and_writes import value_reads
from inspector.rules.layers.what_is_counted import counted_by_one
from inspector.rules.values.amounts import amount, sign_without_definition
from inspector.rules.values.asking import NO_GAME, NOBODY, Asker, Every, Game
from inspector.rules.values.scratch import Scratch

_TYPE_KEYS = ("set_types", "add_types", "set_subtypes", "add_subtypes", "add_supertypes", "all_creature_types")
_DEFINING = (Concept.DEFINING_ABILITIES, Concept.DEFINING_ABILITIES_FIRST)
_COLOR_KEYS = ("set_colors", "add_colors")
_STAR = "*"
# The layers in which they act.
DEFINED_IN = ("4", "5", "7a")


def may_define(scratch: Scratch) -> bool:
    """Whether an object has such abilities, may show a half that has, or has a sign that stands for what they define.

    It is asked before the first layer: no effect gives such an ability.
    """
    if scratch.definitions or scratch.defines_by_keyword or scratch.is_room:
        return True
    return type(scratch.power) is PrintedNumber or type(scratch.toughness) is PrintedNumber


def apply_definitions(edition: Edition, layer: str, here: Every, every: Every, game: Game = NO_GAME) -> None:
    """Apply the part of the characteristic-defining abilities that belongs to a layer (613.3; 613.2 before 2020).

    ``here`` are the objects whose abilities these are, ``every`` all objects, of which the abilities may ask.
    """
    if layer == "4":
        _define_types(edition, here, every)
    elif layer == "5":
        _define_colors(edition, here, every)
    elif layer == "7a":
        _define_all_sizes(edition, here, every, game)


def _define_all_sizes(edition: Edition, here: Every, every: Every, game: Game) -> None:
    """Let all abilities that define power or toughness do so, in timestamp order or as they depend on each other.

    Only those can depend on others that count by power or toughness (613.8a), so these come last. Before 2012 no
    characteristic-defining ability depended on another (613.7a of 2011).
    """
    for scratch in here.values():
        if scratch.abilities_lost:
            _drop_signs(scratch)
    waiting = sorted((one for one in here.values() if one.definitions), key=lambda one: one.object.timestamp)
    if not edition.defining_abilities_may_depend:
        for scratch in waiting:
            _define_sizes(scratch, every, game)
        return
    counting = [scratch for scratch in waiting if _counts_by_size(scratch)]
    awaited = {id(one): _awaited(one, waiting, every, game) for one in counting if one.keeps_record}
    for scratch in waiting:
        if scratch not in counting:
            _define_sizes(scratch, every, game)
    rest = (1 << len(counting)) - 1
    others = [rest ^ (1 << index) for index in range(len(counting))]
    found = OneByOne(lambda one, other: _depends(counting[one], counting[other], every, game), others)
    looped: set[str] = set()
    while rest:
        chosen = next_of(rest, found)
        looped |= {counting[index].object.label for index in bits(chosen.loop)}
        scratch = counting[chosen.index]
        of_one = awaited.get(id(scratch), {})
        is_looped = scratch.object.label in looped
        told = tuple(Awaited(label, keys, loop=is_looped and label in looped) for label, keys in of_one.items())
        _define_sizes(scratch, every, game, told)
        rest ^= 1 << chosen.index


def _awaited(one: Scratch, others: list[Scratch], every: Every, game: Game) -> dict[str, frozenset[str]]:
    """Give the objects on whose abilities that of one depends before any is applied, each with the values."""
    now = _defined_sizes(one, every, game)
    found = {}
    for other in others:
        then = _defined_sizes(one, _if_defined(other, every, game), game) if other is not one else now
        keys = frozenset(key for key, value in now.items() if then[key] != value)
        if keys:
            found[other.object.label] = keys
    return found


def _depends(one: Scratch, other: Scratch, every: Every, game: Game) -> bool:
    """Whether an ability would define other values if another were applied first (613.8a)."""
    return _defined_sizes(one, every, game) != _defined_sizes(one, _if_defined(other, every, game), game)


def _if_defined(other: Scratch, every: Every, game: Game) -> Every:
    """Give all objects as they were if the abilities of one had defined its power and toughness."""
    tried = other.copied()
    for key, defined in _defined_sizes(other, every, game).items():
        setattr(tried, key, defined)
    return {**every, other.object.label: tried}


def _counts_by_size(scratch: Scratch) -> bool:
    values = (value for one in scratch.definitions for value in (one.power, one.toughness))
    return any(quality in ("power", "toughness") for value in values for quality, _ in value_reads(value, "7c"))


def _define_types(edition: Edition, here: Every, every: Every) -> None:
    for scratch in here.values():
        for definition in scratch.definitions:
            _define(definition, "4", scratch, every, edition.later_land_types)
        if scratch.defines_by_keyword and "Changeling" in scratch.keywords:
            before = _kept(scratch)
            scratch.every_creature_type = True
            _record(scratch, "4", Because.CHANGELING, (Concept.CHANGELING, *_DEFINING), before, told=("subtypes",))


def _define_colors(edition: Edition, here: Every, every: Every) -> None:
    has_devoid = bool(numbers(Concept.DEVOID, edition.key))
    for scratch in here.values():
        for definition in scratch.definitions:
            _define(definition, "5", scratch, every)
        if scratch.defines_by_keyword and has_devoid and "Devoid" in scratch.keywords:
            before = _kept(scratch)
            scratch.colors = set()
            _record(scratch, "5", Because.DEVOID, (Concept.DEVOID, *_DEFINING), before, told=("colors",))


def _define(
    definition: Definition, layer: str, scratch: Scratch, every: Every, later: frozenset[str] = frozenset()
) -> None:
    keys = _TYPE_KEYS if layer == "4" else _COLOR_KEYS
    given = {key: getattr(definition, key) for key in keys if getattr(definition, key) is not None}
    if not given:
        return
    before = _kept(scratch)
    change = with_land_types_of(later, Change(**given))
    # Types and colors are words, which are the same whoever asks.
    applier(change, layer, every, NOBODY)((scratch,))
    _record(scratch, layer, Because.DEFINED, _DEFINING, before)


def _defined_by(scratch: Scratch, key: str) -> Value | None:
    """Give what the abilities of an object define for its power or toughness."""
    return next((getattr(one, key) for one in scratch.definitions if getattr(one, key) is not None), None)


def _defined_sizes(scratch: Scratch, every: Every, game: Game) -> dict[str, Amount]:
    """Power and toughness as the abilities of an object define them now."""
    asker = Asker(scratch.controller, scratch.object.label, game=game)
    values = ((key, _defined_by(scratch, key)) for key in ("power", "toughness"))
    return {key: amount(value, scratch, every, asker) for key, value in values if value is not None}


def _define_sizes(scratch: Scratch, every: Every, game: Game, waited: tuple[Awaited, ...] = ()) -> None:
    defined = _defined_sizes(scratch, every, game)
    if not defined:
        return
    before = _kept(scratch)
    counted = _counted(scratch, every, game) if before is not None else ()
    for key, value in defined.items():
        setattr(scratch, key, value)
    concepts = (Concept.LAYER_7A_DEFINING, *_DEFINING[:1])
    _record(scratch, "7a", Because.DEFINED, concepts, before, told=tuple(defined), counted=counted, waited=waited)


def _counted(scratch: Scratch, every: Every, game: Game) -> tuple[Counted, ...]:
    """Keep what the abilities of an object count for its power and toughness."""
    asker = Asker(scratch.controller, scratch.object.label, game=game)
    return counted_by_one([_defined_by(scratch, key) for key in ("power", "toughness")], scratch, every, asker)


def _drop_signs(scratch: Scratch) -> None:
    """Let the sign that stands for a number be 0 where the ability is lost that defines it (107.2, since 2021 208.5).

    A creature that has a star alone has no value then; for a sum, or a card elsewhere, a number cannot be determined.
    """
    for key in ("power", "toughness"):
        printed = getattr(scratch, key)
        if not isinstance(printed, PrintedNumber):
            continue
        setattr(scratch, key, sign_without_definition(printed))
        if scratch.keeps_record:
            is_all = printed.text == _STAR and scratch.object.is_permanent
            sign = Concept.SIZE_OF_NOTHING if is_all else Concept.SIGN_COUNTS_AS_0
            scratch.happened.append(Settled(key, sign, Because.SIGN_IS_ZERO, printed, getattr(scratch, key)))


def _kept(scratch: Scratch) -> Scratch | None:
    """Keep the values before a defining ability applies, where somebody will ask why."""
    return scratch.copied() if scratch.keeps_record else None


def _record(
    scratch: Scratch,
    layer: str,
    because: Because,
    concepts: tuple[Concept, ...],
    before: Scratch | None,
    *,
    told: tuple[str, ...] = (),
    counted: tuple[Counted, ...] = (),
    waited: tuple[Awaited, ...] = (),
) -> None:
    if before is not None:
        after = scratch.copied()
        own = Own(layer, because, concepts, before, after, told=told, counted=counted, waited=waited)
        scratch.happened.append(own)
