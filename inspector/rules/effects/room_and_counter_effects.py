"""What changes values without being an effect: locked halves of a Room (709.5), counters (613.4c), and 208.3.

Section 709.5 names no layer for what a locked half loses. It is taken as a change of text, in layer 3: copies must get
both halves, so not in layer 1, and layers 4 to 7 must see what is left. ``readings`` holds that choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.cards import Change, Face, joined_cost
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.readings import READINGS
from inspector.rules.effects.changing import add_size
from inspector.rules.effects.effect_in_progress import Running, counters_effect
from inspector.rules.effects.happened import Own, Settled, Told
from inspector.rules.values.asking import Every
from inspector.rules.values.copiable_values import abilities_of_halves
from inspector.rules.values.forms import computed_definitions, computed_static
from inspector.rules.values.scratch import Scratch

# Where both halves are unlocked these follow from their costs together, as for any split card.
_OF_COMBINED_COST = {
    "mana_cost": Concept.COLORS_OFF_THE_STACK,
    "mana_value": Concept.MANA_VALUE_OFF_THE_STACK,
    "colors": Concept.COLORS_OFF_THE_STACK,
}
# The values that the unlocked halves of a Room give, or the locked ones take away.
_OF_LOCKED_HALVES = ("name", "names", "mana_cost", "mana_value", "colors", "abilities", "keywords")
SIZE_COUNTER = re.compile(r"^([+-]\d+)/([+-]\d+)$")


def apply_locked_halves(every: Every) -> None:
    """Take name, mana cost and text of each locked half away from every Room on the battlefield (709.5)."""
    for scratch in every.values():
        if not scratch.is_room:
            continue
        values = top_values(scratch.object)
        halves = zip(("left", "right"), values.faces, strict=True)
        unlocked = tuple(face for half, face in halves if half in scratch.object.unlocked)
        _show_halves(scratch, unlocked, () if values.besides is None else (values.besides,))


def _show_halves(scratch: Scratch, faces: tuple[Face, ...], besides: tuple[Face, ...]) -> None:
    """Leave a Room the halves that are unlocked and what is of neither, which no lock takes."""
    before = scratch.copied() if scratch.keeps_record else None
    scratch.names = [face.name for face in faces]
    scratch.costs = [joined_cost(tuple(face.mana_cost for face in faces))]
    scratch.indicator = frozenset().union(*(face.color_indicator for face in faces))
    scratch.colors = set().union(*(face.colors for face in faces))
    every = (*faces, *besides)
    scratch.abilities = abilities_of_halves(every)
    _keep_exceptions(scratch)
    scratch.static = list(computed_static(every, scratch.object))
    scratch.definitions = list(computed_definitions(every, scratch.object))
    if before is not None:
        _record_halves(scratch, before, faces)


def _keep_exceptions(scratch: Scratch) -> None:
    """Keep the values that exceptions of copying gave the whole permanent: no locked half takes them.

    The name that Sakashima has stays its name, and colors that were set stay.
    """
    values = top_values(scratch.object)
    first = values.faces[0]
    if "name" in values.excepted:
        scratch.names = [first.name] if first.name else []
    if "mana_cost" in values.excepted:
        scratch.costs = [first.mana_cost]
    if "colors" in values.excepted:
        scratch.colors, scratch.indicator = set(first.colors), first.color_indicator


def _kept_by_exceptions(scratch: Scratch) -> list[Told]:
    """The values that an exception gave, which stay above what the locked halves take (707.9b)."""
    keys = dict.fromkeys(key for key in top_values(scratch.object).excepted if key in _TAKEN_BY_HALVES)
    return [(key, Concept.EXCEPTION_ALTERED_VALUE, Because.EXCEPTED_VALUE_STAYS) for key in keys]


def _of_neither(scratch: Scratch) -> list[Told]:
    """What tells of the abilities that are of neither half: those of what it merged with, copied or added (707.9a)."""
    besides = top_values(scratch.object).besides
    if besides is None:
        return []
    keys = ("abilities", *(("keywords",) if besides.keywords else ()))
    return [(key, *_ground_of_neither(scratch)) for key in keys]


def _ground_of_neither(scratch: Scratch) -> tuple[Concept, Because]:
    held = scratch.object
    if held.copies and held.copies[-1].merged:
        return Concept.MERGED_VALUES, Because.MERGED_ABILITIES
    if top_values(held).gained:
        return Concept.EXCEPTION_ADDED_ABILITY, Because.EXCEPTED_ABILITY_STAYS
    return Concept.COPIABLE_VALUES, Because.COPIED_BESIDES_THE_HALVES


def _of_neither_alone(faces: tuple[Face, ...]) -> set[str]:
    """Tell of which keys nothing is left but what is of neither half: no unlocked half gives anything besides."""
    of_halves = abilities_of_halves(faces)
    keywords = any(ability.keywords for ability in of_halves)
    return {*(() if of_halves else ("abilities",)), *(() if keywords else ("keywords",))}


_TAKEN_BY_HALVES = ("name", "mana_cost", "mana_value", "colors")


def _record_halves(scratch: Scratch, before: Scratch, faces: tuple[Face, ...]) -> None:
    because = (Because.ROOM_LOCKED, Because.ROOM_SHOWN, Because.ROOM_OPEN)[len(faces)]
    more = [("name", Concept.LAYER_3_TEXT, Because.ROOM_LAYER)]
    if len(faces) > 1:
        # With no half locked, in which layer those are left out is no reason of the name.
        more = [(key, concept, Because.ROOM_BOTH_OPEN) for key, concept in _OF_COMBINED_COST.items()]
    layer, concepts = READINGS.locked_half_layer, (Concept.LOCKED_HALVES,)
    besides = _of_neither(scratch)
    alone = _of_neither_alone(faces)
    above = (*_kept_by_exceptions(scratch), *(told for told in besides if told[0] in alone))
    more += [told for told in besides if told[0] not in alone]
    happened = Own(
        layer, because, concepts, before, scratch.copied(), told=_OF_LOCKED_HALVES, more=tuple(more), above=above
    )
    scratch.happened.append(happened)


def size_counters(every: Every, *, recorded_only: bool = False) -> list[Running]:
    """Make an effect of each kind of counters that change power and toughness, with its timestamp (613.7c).

    With ``recorded_only`` those alone whose objects keep a record of what happens to them.
    """
    found: list[Running] = []
    for scratch in every.values():
        if recorded_only and not scratch.keeps_record:
            continue
        for kind in scratch.object.counters:
            power, toughness = _size_of_counters(scratch, (kind,))
            if power or toughness:
                change = Change(power=f"{power:+d}", toughness=f"{toughness:+d}")
                found.append(counters_effect(scratch, kind, 0, change))
    return found


def _size_of_counters(scratch: Scratch, kinds: Iterable[str]) -> tuple[int, int]:
    power = toughness = 0
    for kind in kinds:
        found = SIZE_COUNTER.match(kind)
        if found:
            count = scratch.object.counters[kind]
            power += int(found[1]) * count
            toughness += int(found[2]) * count
    return power, toughness


def apply_counters(every: Every) -> None:
    """Let counters change power and toughness (613.4c; 613.3d before 2020), those of objects that keep no record."""
    for scratch in every.values():
        if not scratch.object.counters or scratch.keeps_record:
            continue
        power, toughness = _size_of_counters(scratch, scratch.object.counters)
        if power or toughness:
            add_size(scratch, power, toughness)


def apply_sizes(every: Every) -> None:
    """Take power and toughness from permanents that are no creatures (208.3); a creature without any has 0."""
    for scratch in every.values():
        creature = "Creature" in scratch.types
        if scratch.object.zone != "battlefield" or (creature and None not in (scratch.power, scratch.toughness)):
            continue
        for key in ("power", "toughness"):
            value = getattr(scratch, key)
            if not creature and value is not None:
                setattr(scratch, key, None)
                _settle(scratch, key, Concept.NONCREATURE_HAS_NO_SIZE, Because.NO_SIZE, value)
            elif creature and value is None:
                setattr(scratch, key, 0)
                _settle(scratch, key, Concept.SIZE_OF_NOTHING, Because.SIZE_OF_NOTHING, value)


def _settle(scratch: Scratch, key: str, concept: Concept, because: Because, old: object) -> None:
    if scratch.keeps_record:
        scratch.happened.append(Settled(key, concept, because, old, getattr(scratch, key)))
