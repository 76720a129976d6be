"""Why an object starts from the values it does (613.1): read off the faces that were chosen and the costs counted.

The rule of the subject leads where the object is one (a double-faced card, a split card, a copy, what is face down),
else the rule of the characteristic itself; what is special about a cost or a color comes before the general rule.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Face, prototype_of, sections_of
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.decisions.in_force import Ground, Halves, top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.values.copiable_values import is_made_as_a_copied_back
from inspector.rules.values.copied_line import copied_line, excepted_here
from inspector.rules.values.excepted_abilities import excepted_abilities, without_added
from inspector.rules.values.exceptions import colors_follow, kept_by_exceptions
from inspector.rules.values.scratch import ManaGround, Scratch
from inspector.rules.values.spelling import printed_size, spelled

_TYPE_KEYS = ("types", "subtypes", "supertypes")
_ABILITY_KEYS = ("abilities", "keywords")
# The values that faces give, and the rule of each where nothing else leads.
_OWN_RULE = {
    "name": Concept.NAME,
    "mana_cost": Concept.MANA_COST,
    "supertypes": Concept.TYPE_LINE,
    "types": Concept.TYPE_LINE,
    "subtypes": Concept.TYPE_LINE,
    "keywords": Concept.TEXT_BOX,
    "abilities": Concept.TEXT_BOX,
    "power": Concept.POWER_AND_TOUGHNESS,
    "toughness": Concept.POWER_AND_TOUGHNESS,
    "loyalty": Concept.PRINTED_LOYALTY,
    "defense": Concept.PRINTED_DEFENSE,
}
# What the halves of a split card are together, value by value (709.4a-c).
_OF_HALVES = {
    "name": Concept.TWO_NAMES,
    "mana_cost": Concept.COLORS_OFF_THE_STACK,
    "types": Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,
    "subtypes": Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,
    "supertypes": Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,
    "keywords": Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,
    "abilities": Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,
}
# What being cast prototyped changes, beside color and mana value (718.3b); all else stays (718.5).
_OF_PROTOTYPE = ("mana_cost", "power", "toughness")
# Of a flip card the mana cost and with it the color are those of both halves (710.1c).
_OF_BOTH_HALVES = {
    Because.COPIED_UNFLIPPED: Because.COPIED,
    Because.TOKEN_COPIED_UNFLIPPED: Because.TOKEN_COPIED,
}
_OF_COLOR = ("colors", "color_indicator")
Decisions = dict[str, list[Decision]]


def start_decisions(edition: Edition, scratch: Scratch) -> Decisions:
    """Give the decisions for the values that a working copy started with, by key, the one that decides most first.

    ``scratch`` has its starting values; ``starting_values`` makes it.
    """
    found: Decisions = {key: _of_key(scratch, key) for key in _OWN_RULE if _is_told(scratch, key)}
    found["colors"] = _of_colors(scratch)
    if scratch.indicator:
        found["color_indicator"] = [_indicator(scratch, "color_indicator")]
        if not scratch.chosen.is_printed:
            found["color_indicator"] = [*_grounds(scratch, "color_indicator"), *found["color_indicator"]]
    found["mana_value"] = _of_mana_value(scratch)
    if scratch.intrinsic:
        found["abilities"].insert(
            0 if scratch.chosen.is_printed else 1,
            Decision("abilities", Concept.INTRINSIC_MANA_ABILITY, Because.INTRINSIC),
        )
    for key, more in _of_copied_prototype(scratch).items():
        found[key] = [*more, *found[key]]
    for key, more in _exceptions(edition, scratch).items():
        # A value that an exception gave is no copied one; abilities that it adds stand among the copied.
        found[key] = [*more, *without_added(more, found.get(key, []))] if key in _ABILITY_KEYS else more
    _add_misfits(scratch, found)
    for key in _excepted_before(scratch):
        copied, before = found.get(key, []), _copied_on(scratch, key)
        if key in _TYPE_KEYS and not spelled(scratch, key) and copied:
            # That it is copied does not tell why there is none; what made a token tells it no more (111.3).
            found[key] = [_going_before(copied[0]), before, *copied[1:]]
        else:
            found[key] = [*copied, before]
    return found


def _going_before(decision: Decision) -> Decision:
    """Mark a decision as one behind which the next is told with it."""
    return msgspec.structs.replace(decision, inputs={**decision.inputs, "goes_before": True})


def _of_copied_prototype(scratch: Scratch) -> Decisions:
    """Say of a copy of a permanent that was a prototyped spell which of its values are the second set's (718.3d)."""
    chosen, cast_so = scratch.chosen, scratch.object.cast_as == "prototype" and not scratch.object.copies
    second = prototype_of(chosen.faces[0]) if chosen.is_copied and not cast_so else None
    if second is None or chosen.faces[0].mana_cost != second.mana_cost:
        return {}
    keys = [key for key in (*_OF_PROTOTYPE, "mana_value", "colors") if key not in top_values(scratch.object).excepted]
    concept, because = Concept.PROTOTYPED_PERMANENT_COPIED, Because.PROTOTYPED_PERMANENT_COPIED
    held = scratch.object
    if "a copy" in (held.copies[-1].of_what if held.copies else held.copy_of_what):
        because = Because.PROTOTYPED_PERMANENT_COPIED_AGAIN
    return {
        key: [Decision(key, concept, because, {"value": spelled(scratch, key), **chosen.inputs}, chosen.layer)]
        for key in keys
    }


def _excepted_before(scratch: Scratch) -> list[str]:
    """List the values that a copy of a copy has because of an exception of the earlier copying (707.9a-b)."""
    if scratch.object.face_down is not None:
        return []
    values = top_values(scratch.object)
    return [key for key in values.excepted if key not in (*values.excepted_last, "color_indicator")]


def _is_told(scratch: Scratch, key: str) -> bool:
    return key not in ("loyalty", "defense") or getattr(scratch, key) is not None


def _started(scratch: Scratch, key: str) -> object:
    """Give the value that the faces give: of loyalty and defense what is printed, not the counters (306.5a, 310.4a)."""
    if key in ("loyalty", "defense"):
        return printed_size(getattr(scratch, key))
    return spelled(scratch, key)


def _grounds(scratch: Scratch, key: str, also: tuple[Concept, ...] = ()) -> list[Decision]:
    """The rules that chose the faces, each as the decision for a value."""
    chosen = scratch.chosen
    inputs = {"value": _started(scratch, key), **chosen.inputs}
    if chosen.is_copied and key in (*_ABILITY_KEYS, "colors", "color_indicator"):
        also = (Concept.COPIED_COLOR_AND_ABILITIES_ONCE,)
    plain = _OF_BOTH_HALVES if key in ("mana_cost", "mana_value", "colors") else {}
    plain = {Because.MERGED: Because.MERGED_ABILITIES} if key in _ABILITY_KEYS else plain
    return [
        Decision(
            key,
            concept,
            plain.get(because, because),
            inputs,
            chosen.layer,
            also=(*also, *chosen.beside) if not index else (),
        )
        for index, (concept, because) in enumerate(_grounds_for(scratch, key))
    ]


def _grounds_for(scratch: Scratch, key: str) -> tuple[Ground, ...]:
    """The grounds of the values, without the definition of a token where that gives it nothing (111.10a, 111.3)."""
    grounds = scratch.chosen.grounds
    if not any(because is Because.TOKEN_PREDEFINED for _, because in grounds):
        return grounds
    if key == "colors" or spelled(scratch, key):
        return grounds
    return tuple(ground for ground in grounds if ground[1] is not Because.TOKEN_PREDEFINED)


def _of_key(scratch: Scratch, key: str) -> list[Decision]:
    chosen, value = scratch.chosen, _started(scratch, key)
    if key == "name" and value and chosen.concept is Concept.VALUES_OF_AN_EMBLEM:
        found = [Decision(key, chosen.concept, Because.EMBLEM_NAMED, {"value": value})]
    elif chosen.is_printed:
        found = [Decision(key, _OWN_RULE[key], _as_printed(scratch, key, value), {"value": value})]
        found = _of_station(scratch, key, value) or [*_of_leveler(scratch, key, value), *found]
    elif key == "mana_cost" and chosen.upper is not None:
        found = [Decision(key, Concept.FLIP_COLOR_AND_MANA_COST_STAY, Because.FLIP_KEEPS, {"value": value})]
        found = [*_copy_grounds(scratch, key), *found]
    elif chosen.halves is Halves.ROOM and key in _TYPE_KEYS:
        found = [Decision(key, Concept.HALVES_SHARE_ONE_TYPE_LINE, Because.ROOM_TYPES, {"value": value})]
        found = [*_copy_grounds(scratch, key), *found]
    elif key not in _OF_PROTOTYPE and any(because is Because.PROTOTYPED for _, because in chosen.grounds):
        found = [Decision(key, Concept.PROTOTYPE_LEAVES_THE_REST, Because.PROTOTYPE_LEAVES, {"value": value})]
    elif key not in _OF_PROTOTYPE and any(because is Because.PROTOTYPE_COPIED for _, because in chosen.grounds):
        found = _copy_grounds(scratch, key)
    else:
        found = _grounds(scratch, key)
        if chosen.halves is Halves.COMBINED and key in _OF_HALVES and not chosen.is_copied:
            part = Decision(key, _OF_HALVES[key], Because.HALVES_COMBINED, {"value": value, **chosen.inputs})
            # What a split card merged with has abilities that are of neither half.
            merged = key in _ABILITY_KEYS and any(because is Because.MERGED for _, because in chosen.grounds)
            found = [*found, part] if merged else [part, *found]
        if key == "name" and chosen.pair:
            found.append(Decision(key, Concept.ANSWERS_TO_ONE_QUESTION, Because.TWO_ANSWERS, {"value": value}))
    if key == "mana_cost" and not any(scratch.costs):
        unpaid = (Concept.NO_MANA_COST_CANNOT_BE_PAID,)
        none = Decision(key, Concept.NO_MANA_COST, Because.NO_MANA_COST, also=unpaid)
        found = [none, *found] if chosen.is_printed else [*found, none]
    return found


def _of_leveler(scratch: Scratch, key: str, value: object) -> list[Decision]:
    """Tell of a leveler card which of its boxes counts, where none of its level symbols does (711.5, 711.6)."""
    held = scratch.object
    bands = sections_of(scratch.chosen.faces[0].paragraphs).bands if key in ("power", "toughness") else ()
    if not bands or value is None:
        return []
    if not held.is_permanent:
        return [Decision(key, Concept.LEVELER_ELSEWHERE, Because.LEVELER_ELSEWHERE, {"value": value})]
    if held.counters.get("level", 0) >= min(band.first for band in bands):
        return []
    return [Decision(key, Concept.LEVELER_BELOW_ITS_LEVELS, Because.LEVELER_BELOW_ITS_LEVELS, {"value": value})]


def _of_station(scratch: Scratch, key: str, value: object) -> list[Decision]:
    """Tell of a station card why the box printed on it gives it no size: it is a station symbol's (721.2b, 721.2c)."""
    face = scratch.chosen.faces[0]
    printed = getattr(face, key) if key in ("power", "toughness") else None
    if printed is None or value is not None or not sections_of(face.paragraphs).stations:
        return []
    if scratch.object.is_permanent:
        return [Decision(key, Concept.STATION_SYMBOL_WITH_A_SIZE, Because.STATION_BOX, {"value": value})]
    return [Decision(key, Concept.STATION_CARD_ELSEWHERE, Because.STATION_CARD_ELSEWHERE, {"value": value})]


def _as_printed(scratch: Scratch, key: str, value: object) -> Because:
    """Whether a value is printed, or is none; or whether the data of the card leaves out what every such card has."""
    if value not in (None, "", ()):
        return Because.PRINTED
    lacks_it = key in ("power", "toughness") and scratch.chosen.faces[0].is_printed_with_a_size
    return Because.PRINTED_NOT_GIVEN if lacks_it else Because.PRINTED_NONE


def _copy_grounds(scratch: Scratch, key: str) -> list[Decision]:
    """The rule by which the values are copied, where they are."""
    copied = (Because.COPIED, Because.TOKEN_COPIED, Because.COPIED_SPELL)
    return [decision for decision in _grounds(scratch, key) if decision.because in copied]


# Colors.


def _of_colors(scratch: Scratch) -> list[Decision]:
    chosen = scratch.chosen
    faces = (chosen.upper,) if chosen.upper else chosen.faces
    value = {"value": spelled(scratch, "colors")}
    subject: list[Decision] = []
    if chosen.upper is not None:
        stay = Decision("colors", Concept.FLIP_COLOR_AND_MANA_COST_STAY, Because.FLIP_KEEPS, value)
        subject = [*_copy_grounds(scratch, "colors"), stay]
    elif not chosen.is_printed:
        subject = _grounds(scratch, "colors")
    if chosen.halves in (Halves.COMBINED, Halves.APART) and not chosen.is_copied:
        because = Because.HALVES_COMBINED if chosen.halves is Halves.COMBINED else _of_costs(scratch, faces)
        subject = [_colors_given(scratch, Concept.COLORS_OFF_THE_STACK, because), *subject]
    if any(face.colors_set is not None for face in faces):
        # What lists values for a face-down object, or copies them, made no token.
        if "colors" in top_values(scratch.object).excepted or chosen.covered or not scratch.object.token:
            return subject
        return [*subject, _colors_given(scratch, Concept.VALUES_OF_A_TOKEN, Because.COLOR_GIVEN)]
    return [*subject, *_of_symbols(scratch, faces)]


def _of_costs(scratch: Scratch, faces: tuple[Face, ...]) -> Because:
    """Say whether the symbols of one mana cost give the colors, or those of two: of halves that are sets apart."""
    two = scratch.chosen.halves is Halves.APART and sum(face.mana_cost is not None for face in faces) > 1
    return Because.COLOR_COSTS if two else Because.COLOR_COST


def _colors_given(scratch: Scratch, concept: Concept, because: Because) -> Decision:
    colors = spelled(scratch, "colors")
    return Decision("colors", concept, because, {"colors": colors, "value": colors, **scratch.chosen.inputs})


def _of_symbols(scratch: Scratch, faces: tuple[Face, ...]) -> list[Decision]:
    """What the color indicator and the symbols of the mana costs make of the colors (202.2, 202.2b-e)."""
    costs = [face.mana_cost for face in faces if face.mana_cost]
    colors = frozenset().union(*(cost.colors for cost in costs))
    found = []
    if scratch.indicator:
        found.append(_indicator(scratch, "colors"))
    if colors:
        # Colors as files spell them, in WUBRG order.
        given = {"colors": tuple(letter for letter in "WUBRG" if letter in colors)}
        symbols = [symbol for cost in costs for symbol in cost.symbols]
        plain = frozenset().union(*(one.colors for one in symbols if not (one.hybrid or one.phyrexian)))
        if any(one.colors for one in symbols if one.hybrid or one.phyrexian):
            found.append(Decision("colors", Concept.COLORS_OF_A_HYBRID_SYMBOL, Because.COLOR_HYBRID, given))
        found.append(Decision("colors", Concept.COLORS_FROM_THE_MANA_COST, _of_costs(scratch, faces), given))
        if len(plain) > 1:
            found.append(Decision("colors", Concept.MULTICOLORED, Because.SEVERAL_COLORS, given))
    if not scratch.colors:
        found.append(Decision("colors", Concept.COLORLESS, Because.COLORLESS))
    return found


def _indicator(scratch: Scratch, key: str) -> Decision:
    return Decision(
        key, Concept.COLOR_INDICATOR, Because.COLOR_INDICATOR, {"colors": spelled(scratch, "color_indicator")}
    )


# Mana value.


def _of_mana_value(scratch: Scratch) -> list[Decision]:
    """Why it has its mana value; on the stack the number chosen for X leads (202.3e), but a copy copies it (707.10)."""
    found = _mana_value_found(scratch)
    if scratch.object.copy == "spell":
        return found
    return sorted(found, key=lambda decision: decision.because is not Because.MANA_VALUE_X)


def _mana_value_found(scratch: Scratch) -> list[Decision]:
    counted, held = scratch.counted_mana, scratch.object
    none = _mana_value(scratch, Concept.NO_MANA_COST_MANA_VALUE_0, Because.MANA_VALUE_NONE)
    match counted.ground:
        case ManaGround.MELDED:
            # Hanweir Battlements is a land: with one mana cost nothing is counted together.
            one = sum(map(bool, _costs_counted(scratch))) == 1
            melded = Because.MANA_VALUE_MELDED_WITH_A_LAND if one else Because.MANA_VALUE_MELDED
            return [_mana_value(scratch, Concept.MELDED_PERMANENTS_MANA_VALUE, melded)]
        case ManaGround.MODAL_BACK:
            own = _mana_value(scratch, Concept.MODAL_BACK_FACES_MANA_VALUE, Because.MANA_VALUE_OF_MODAL_BACK)
            return [own, *_of_symbols_summed(scratch)]
        case ManaGround.BACK_NONE:
            spell = Concept.COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0
            concept = spell if held.is_spell else Concept.BACK_FACES_MANA_VALUE
            return [_mana_value(scratch, concept, Because.MANA_VALUE_OF_BACK_NONE), none]
        case ManaGround.FRONT:
            return _of_front(scratch)
        case ManaGround.COPIED_MELD:
            concept = Concept.COPY_OF_A_MELDED_PERMANENT_MANA_VALUE_0
            return [_mana_value(scratch, concept, Because.MANA_VALUE_OF_COPIED_MELD), none]
        case ManaGround.COPIED_BACK:
            spell = Concept.COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0
            concept = spell if held.is_spell else Concept.COPY_OF_A_BACK_FACE_MANA_VALUE_0
            return [_mana_value(scratch, concept, Because.MANA_VALUE_OF_COPIED_BACK), none]
        case ManaGround.MERGED_BACK:
            merged = Concept.MERGED_IS_NOT_DOUBLE_FACED
            return [_mana_value(scratch, merged, Because.MANA_VALUE_OF_MERGED_BACK), none]
        case ManaGround.MERGED_TOP:
            return [_mana_value(scratch, Concept.MERGED_VALUES, Because.MANA_VALUE_OF_MERGED_TOP), none]
        case ManaGround.OWN:
            return _of_own_costs(scratch)


def _mana_value(scratch: Scratch, concept: Concept, because: Because, also: tuple[Concept, ...] = ()) -> Decision:
    inputs = {"value": spelled(scratch, "mana_value"), "costs": _costs_counted(scratch), **scratch.chosen.inputs}
    return Decision("mana_value", concept, because, inputs, also=also)


def _costs_counted(scratch: Scratch) -> tuple[str, ...]:
    costs = scratch.counted_mana.costs if scratch.counted_mana.costs is not None else scratch.costs
    return tuple(str(cost) if cost else "" for cost in costs)


def _of_front(scratch: Scratch) -> list[Decision]:
    concept, because = Concept.BACK_FACES_MANA_VALUE, Because.MANA_VALUE_OF_FRONT
    if scratch.object.is_spell:
        concept, because = Concept.BACK_FACE_SPELLS_MANA_VALUE, Because.MANA_VALUE_OF_SPELL
    elif not any(_costs_counted(scratch)):
        because = Because.MANA_VALUE_OF_FRONT_WITHOUT_COST
    found = [_mana_value(scratch, concept, because)]
    if is_made_as_a_copied_back(scratch.object):
        found.append(_mana_value(scratch, concept, Because.READING_FRONT_OF_A_COPY))
    return found


def _of_own_costs(scratch: Scratch) -> list[Decision]:
    chosen = scratch.chosen
    if chosen.pair and not scratch.mana_value_total:
        return [_mana_value(scratch, Concept.MANA_VALUE_OFF_THE_STACK, Because.MANA_VALUE_PAIR)]
    symbols = [] if scratch.mana_value_total else _of_symbols_summed(scratch)
    if chosen.upper is not None:
        stay = _mana_value(scratch, Concept.FLIP_COLOR_AND_MANA_COST_STAY, Because.FLIP_KEEPS)
        return [*_copy_grounds(scratch, "mana_value"), stay, *symbols]
    if chosen.is_copied and chosen.halves is not Halves.ROOM:
        return [*_grounds(scratch, "mana_value"), *symbols]
    if chosen.halves is Halves.FUSED:
        fused = _mana_value(scratch, Concept.FUSED_SPELLS_MANA_VALUE, Because.MANA_VALUE_OF_HALVES)
        return [fused, _mana_value(scratch, Concept.FUSED_SPELLS_VALUES, Because.FUSED), *symbols]
    if chosen.halves in (Halves.COMBINED, Halves.ROOM):
        return [_mana_value(scratch, Concept.MANA_VALUE_OFF_THE_STACK, Because.MANA_VALUE_OF_HALVES), *symbols]
    if chosen.is_printed:
        return symbols
    half = (Concept.MANA_VALUE_OF_THE_CAST_HALF,) if chosen.halves is Halves.CAST else ()
    return [*_grounds(scratch, "mana_value", half), *symbols]


def _of_symbols_summed(scratch: Scratch) -> list[Decision]:
    """What the symbols of its mana cost add up to, what is special about one of them first (202.3, 202.3a, e-g)."""
    cost = scratch.costs[0]
    if cost is None:
        return [_mana_value(scratch, Concept.NO_MANA_COST_MANA_VALUE_0, Because.MANA_VALUE_NONE)]
    found = []
    if cost.has_variable:
        because = Because.MANA_VALUE_X if scratch.object.is_spell else Because.MANA_VALUE_X_ELSEWHERE
        found.append(Decision("mana_value", Concept.X_IN_A_MANA_COST, because, {"x": scratch.x()}))
    if any(symbol.hybrid for symbol in cost.symbols):
        found.append(_mana_value(scratch, Concept.HYBRID_SYMBOL_IN_A_MANA_COST, Because.MANA_VALUE_HYBRID))
    if any(symbol.phyrexian for symbol in cost.symbols):
        found.append(_mana_value(scratch, Concept.PHYREXIAN_SYMBOL_IN_A_MANA_COST, Because.MANA_VALUE_PHYREXIAN))
    return [*found, _mana_value(scratch, Concept.MANA_VALUE, Because.MANA_VALUE_SUM)]


# Exceptions of copies.


def _copied_on(scratch: Scratch, key: str) -> Decision:
    """Tell that a copy of a copy has, or lacks, what an exception to the earlier copying gave or left behind."""
    if key not in _ABILITY_KEYS:
        emptied = key in _TYPE_KEYS and not spelled(scratch, key)
        ground = Because.EXCEPTION_EMPTIED_BEFORE if emptied else Because.EXCEPTION_COPIED_ON
        return Decision(key, Concept.EXCEPTION_ALTERED_VALUE, ground)
    # What was not added is gone: left behind, or taken.
    concept = excepted_abilities(scratch, key, top_values(scratch.object).dropped).concept
    added = concept is Concept.EXCEPTION_ADDED_ABILITY
    return Decision(key, concept, Because.EXCEPTION_COPIED_ON if added else Because.EXCEPTION_LEFT_BEFORE)


def _add_misfits(scratch: Scratch, found: Decisions) -> None:
    """Tell behind what decides the subtypes which of them an exception would add that the copy cannot have (205.3d)."""
    held = scratch.object
    words = top_values(held).not_gained if held.face_down is None else ()
    if not words or not found.get("subtypes"):
        return
    first, *rest = found["subtypes"]
    misfits = Decision("subtypes", Concept.SUBTYPE_NEEDS_ITS_TYPE, Because.EXCEPTION_MISFITS, {"gone_subtypes": words})
    found["subtypes"] = [_going_before(first), misfits, *rest]


def _types_given(scratch: Scratch, key: str) -> tuple[str, ...]:
    """List the types that an exception gave besides those copied; none where it set them or copied ones are gone."""
    line, now = copied_line(top_values(scratch.object), scratch), spelled(scratch, key)
    copied = getattr(line, key) if key in _TYPE_KEYS and line is not None else ()
    if not copied or not isinstance(now, tuple | list) or not {*copied} <= {*now}:
        return ()
    return tuple(word for word in now if word not in copied)


def _was_copied_so(scratch: Scratch, key: str) -> bool:
    """Whether the types are what was copied, whatever an exception said: then copying alone makes it so (707.2)."""
    line = copied_line(top_values(scratch.object), scratch) if key in _TYPE_KEYS else None
    now = spelled(scratch, key)
    return line is not None and isinstance(now, tuple | list) and sorted(getattr(line, key)) == sorted(now)


def _exceptions(edition: Edition, scratch: Scratch) -> Decisions:
    """Tell which of the copied values are as an exception of the copying made them (707.9a-d)."""
    held = scratch.object
    found: Decisions = {}
    if held.face_down is not None:
        return found
    kept, here = kept_by_exceptions(edition, held.base, top_values(held)), excepted_here(top_values(held), scratch)
    for key in here.excepted:
        if key in _ABILITY_KEYS:
            found[key] = [excepted_abilities(scratch, key, here.dropped)]
            continue
        if _was_copied_so(scratch, key):
            continue
        ground = Because.EXCEPTION_DROPS_COLORS if key in _OF_COLOR else Because.EXCEPTION_DROPS
        dropped = Decision(key, Concept.EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED, ground)
        drops = [dropped] if key in here.dropped else []
        if key == "color_indicator":
            # Of the indicator it is said outright that it is not copied; of the colors it follows.
            found |= {key: drops} if drops else {}
            continue
        inputs = {"value": spelled(scratch, key)}
        altered, alters = Concept.EXCEPTION_ALTERED_VALUE, Because.EXCEPTION_ALTERS
        if key == "mana_value" or (key == "colors" and colors_follow(top_values(held))):
            # No exception says these: they follow from the mana cost (202.2, 202.3).
            no_cost = not any(scratch.costs)
            alters = Because.EXCEPTION_TAKES_THE_COST if no_cost else Because.EXCEPTION_GIVES_THE_COST
        if given := _types_given(scratch, key):
            alters, inputs = Because.EXCEPTION_GIVES_TYPES, {"value": given}
        found[key] = [Decision(key, altered, alters, inputs, layer=scratch.chosen.layer)]
        if key in kept:
            # Cards give a copy a name or a size that is also its own; of its own color they say that none is copied.
            first = key == "colors"
            keeps = Because.EXCEPTION_KEEPS if first else Because.EXCEPTION_IS_OWN
            found[key].insert(0 if first else 1, Decision(key, Concept.EXCEPTION_OWN_VALUE_KEPT, keeps))
        found[key] += drops
    return found
