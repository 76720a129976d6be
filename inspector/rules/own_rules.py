"""What changes values without being an effect: locked halves of a Room (709.5), counters (613.4c), and 208.3.

Section 709.5 names no layer for what a locked half loses. It is taken as a change of text, in layer 3: copies must get
both halves, so not in layer 1, and layers 4 to 7 must see what is left. ``readings`` holds that choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.cards import Change, Face, color_words, joined_cost
from inspector.rules.changing import add_size
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.in_force import top_values
from inspector.rules.notes import value_of, word_for
from inspector.rules.readings import READINGS
from inspector.rules.running import Every, Running, counters_effect
from inspector.rules.scratch import Scratch
from inspector.rules.starting import abilities_of, shown

# Where both halves are unlocked these follow from their costs together, as for any split card.
_OF_COMBINED_COST = {
    "mana_cost": Concept.COLORS_OFF_THE_STACK,
    "mana_value": Concept.MANA_VALUE_OFF_THE_STACK,
    "colors": Concept.COLORS_OFF_THE_STACK,
}
SIZE_COUNTER = re.compile(r"^([+-]\d+)/([+-]\d+)$")


def apply_locked_halves(every: Every) -> None:
    """Take name, mana cost and text of each locked half away from every Room on the battlefield (709.5)."""
    for scratch in every.values():
        if not scratch.is_room:
            continue
        halves = zip(("left", "right"), top_values(scratch.object).faces, strict=True)
        _show_halves(scratch, tuple(face for half, face in halves if half in scratch.object.unlocked))


def _show_halves(scratch: Scratch, faces: tuple[Face, ...]) -> None:
    scratch.names = [face.name for face in faces]
    scratch.costs = [joined_cost(tuple(face.mana_cost for face in faces))]
    scratch.indicator = frozenset().union(*(face.color_indicator for face in faces))
    scratch.colors = set().union(*(face.colors for face in faces))
    scratch.abilities = [ability for face in faces for ability in abilities_of(face)]
    _keep_exceptions(scratch)
    scratch.static = [static for face in faces for static in face.static]
    scratch.definitions = [face.definition for face in faces if face.definition is not None]
    if not scratch.keeps_reasons:
        return
    template = "room shown" if faces else "room locked"
    for key in ("name", "mana_cost", "colors", "abilities", "keywords", "mana_value"):
        value = _shown(scratch, key)
        word = "{mana_value}" if key == "mana_value" else word_for(key)
        places = {"key": word, "value": value}
        if len(faces) > 1 and key in _OF_COMBINED_COST:
            scratch.noted(key, _OF_COMBINED_COST[key], "room both open", places, layer=READINGS.locked_half_layer)
        if key == "name":
            taken: dict[str, object] = {"layer": READINGS.locked_half_layer}
            scratch.noted(key, Concept.LAYER_3_TEXT, "room layer", taken, layer=READINGS.locked_half_layer)
        scratch.noted(key, Concept.LOCKED_HALVES, template, places, layer=READINGS.locked_half_layer)
    _note_exceptions(scratch)


def _keep_exceptions(scratch: Scratch) -> None:
    """Keep what exceptions of copying gave the whole permanent: it is of neither half, so no locked one takes it.

    The name that Sakashima has stays its name, colors that were set stay, and an ability that was gained is there once.
    """
    values = top_values(scratch.object)
    first = values.faces[0]
    if "name" in values.excepted:
        scratch.names = [first.name] if first.name else []
    if "mana_cost" in values.excepted:
        scratch.costs = [first.mana_cost]
    if "colors" in values.excepted:
        scratch.colors, scratch.indicator = set(first.colors), first.color_indicator
    if values.gained:
        own = [ability for ability in scratch.abilities if ability.text not in values.gained]
        of_all = [ability for ability in abilities_of(first) if ability.text in values.gained]
        scratch.abilities = [*own, *of_all]


def _note_exceptions(scratch: Scratch) -> None:
    """Say of values that an exception gave that they stay, above what the locked halves take."""
    values = top_values(scratch.object)
    gained = ("abilities", "keywords") if values.gained else ()
    for key in dict.fromkeys((*(key for key in values.excepted if key in _TAKEN_BY_HALVES), *gained)):
        places = {"key": "{mana_value}" if key == "mana_value" else word_for(key), "value": _shown(scratch, key)}
        concept = Concept.EXCEPTION_ADDED_ABILITY if key in gained else Concept.EXCEPTION_ALTERED_VALUE
        scratch.noted(key, concept, "excepted value stays", places, layer=READINGS.locked_half_layer)


_TAKEN_BY_HALVES = ("name", "mana_cost", "mana_value", "colors")


def _shown(scratch: Scratch, key: str) -> object:
    match key:
        case "colors":
            return color_words(scratch.colors)
        case "mana_value":
            return scratch.mana_value()
        case _:
            return shown(scratch, key)


def size_counters(every: Every) -> list[Running]:
    """Make an effect of each kind of counters that change power and toughness, with its timestamp (613.7c)."""
    found: list[Running] = []
    for scratch in every.values():
        for kind in scratch.object.counters:
            power, toughness = _size_of_counters(scratch, (kind,))
            if power or toughness:
                change = Change(power=f"{power:+d}", toughness=f"{toughness:+d}")
                found.append(counters_effect(scratch, kind, len(found), change))
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


def apply_counters(edition: Edition, every: Every) -> None:
    """Let counters change power and toughness (613.4c; 613.3d before 2020)."""
    for scratch in every.values():
        if not scratch.object.counters:
            continue
        power, toughness = _size_of_counters(scratch, scratch.object.counters)
        if not power and not toughness:
            continue
        add_size(scratch, power, toughness)
        if not scratch.keeps_reasons:
            continue
        for key, by in (("power", power), ("toughness", toughness)):
            places = {"key": key, "by": f"{by:+d}", "value": value_of(scratch, key)}
            letter = edition.counters_sublayer
            also = (Concept.SIZE_COUNTERS,)
            scratch.noted(key, Concept.LAYER_7_COUNTERS, "counters change", places, layer=letter, also=also)


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
                scratch.noted(key, Concept.NONCREATURE_HAS_NO_SIZE, "no size", {"key": key})
            elif creature and value is None:
                setattr(scratch, key, 0)
                scratch.noted(key, Concept.SIZE_OF_NOTHING, "size of nothing", {"key": key})
