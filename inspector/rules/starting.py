"""Starting values (613.1): filling a working copy with the values in force, each with the reason for it.

Colors follow from the mana cost and the color indicator (202.2, 202.2e); the mana value from the mana cost (202.3),
save where a back face, a melded permanent or a split card says otherwise.
"""

from __future__ import annotations

from inspector.cards import (
    Amount,
    Face,
    Kind,
    ManaCost,
    PrintedNumber,
    color_words,
    joined_cost,
    keywords_of,
    sections_of,
)
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.in_force import InForce, top_values, values_in_force
from inspector.rules.notes import counted_abilities
from inspector.rules.objects import GameObject, Printed
from inspector.rules.readings import READINGS
from inspector.rules.scratch import Ability, Scratch

# The values that faces give, under the words in which a reason names them.
FACE_KEYS = {
    "name": "name",
    "mana_cost": "mana cost",
    "supertypes": "supertypes",
    "types": "card types",
    "subtypes": "subtypes",
    "keywords": "keyword abilities",
    "abilities": "rules text",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
}
_TYPE_KEYS = ("types", "subtypes", "supertypes")
# What the halves of a split card are together, value by value (709.4a-c).
_OF_HALVES = {
    "name": (Concept.TWO_NAMES,),
    "mana_cost": (Concept.COLORS_OFF_THE_STACK,),
    "types": (Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,),
    "keywords": (Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,),
    "abilities": (Concept.TYPES_AND_ABILITIES_OF_BOTH_HALVES,),
}
# Keyword abilities that define characteristics of their object (702.73a, 702.114a).
DEFINING_KEYWORDS = frozenset(("Changeling", "Devoid"))
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


# Under this name the starting values of an object hang on it, by edition. It is no field: equal objects stay equal.
_STARTED = "started"
# What the kept ones stand for, so that no object is held by what hangs on it.
_NO_OBJECT = GameObject(
    label="", identity=0, cards=(), base=Printed(faces=()), owner="", controller="", zone="exile", timestamp=0
)


def starting_values(edition: Edition, held: GameObject, *, keeps_reasons: bool = True) -> Scratch:
    """Make the working copy of an object after layer 1: its copiable values (613.1, 613.2c)."""
    kept: dict[str, Scratch] = vars(held).setdefault(_STARTED, {})
    started = kept.get(edition.key)
    if started is None:
        started = kept[edition.key] = _started(edition, held)
        started.object = _NO_OBJECT
    new = started.copied(keeps_reasons=keeps_reasons)
    new.object = held
    return new


def _started(edition: Edition, held: GameObject) -> Scratch:
    scratch = Scratch(held)
    chosen = values_in_force(edition, held)
    _take_values(scratch, chosen)
    if not edition.has_battles:
        scratch.defense = None
    _note_values(scratch, chosen)
    _note_colors(scratch, chosen)
    _note_mana_value(scratch, edition, chosen)
    _note_exceptions(scratch)
    return scratch


def _note_exceptions(scratch: Scratch) -> None:
    """Tell which of the copied values are as an exception of the copying made them (707.9a-d)."""
    held = scratch.object
    if held.face_down is not None:
        return
    for key in top_values(held).excepted:
        if key in ("abilities", "keywords"):
            scratch.note(key, Concept.EXCEPTION_ADDED_ABILITY, "exception adds")
            continue
        if key in ("colors", "color_indicator"):
            scratch.note(key, Concept.EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED, "exception drops")
        scratch.note(key, Concept.EXCEPTION_OWN_VALUE_KEPT, "exception keeps")
        scratch.note(key, Concept.EXCEPTION_ALTERED_VALUE, "exception alters")


def as_amount(number: PrintedNumber | None) -> Amount | PrintedNumber | None:
    """Give the number where one is printed, else the sign that is printed."""
    if number is None:
        return None
    return number if number.value is None else number.value


def abilities_of(face: Face) -> list[Ability]:
    """Give the abilities of a face, one a paragraph or a leveler's section; of a Class those of level 1 (711, 716)."""
    sections = sections_of(face.paragraphs)
    plain = [Ability(text, keywords_of(text, face.listed_keywords)) for text in sections.plain]
    return [*plain, *(Ability(band.text, ()) for band in sections.bands)]


def _take_values(scratch: Scratch, chosen: InForce) -> None:
    faces = chosen.faces
    first = faces[0]
    costs = [(chosen.upper or face).mana_cost for face in faces]
    names = [face.name for face in faces if face.name]
    # Halves that an exception of copying gave one name have it once.
    scratch.names = names if chosen.pair else list(dict.fromkeys(names))
    scratch.costs = costs if chosen.pair or len(costs) == 1 else [joined_cost(tuple(costs))]
    scratch.halves = (faces[0], faces[1]) if chosen.pair else None
    scratch.mana_value_total = chosen.pair and scratch.object.is_spell
    scratch.indicator = frozenset().union(*((chosen.upper or face).color_indicator for face in faces))
    scratch.colors = set().union(*((chosen.upper or face).colors for face in faces))
    for name in ("supertypes", "types", "subtypes"):
        every = (word for face in faces for word in getattr(face.type_line, name))
        setattr(scratch, name, list(dict.fromkeys(every)))
    scratch.abilities = [ability for face in faces for ability in abilities_of(face)]
    scratch.static = [static for face in faces for static in face.static]
    scratch.definitions = [face.definition for face in faces if face.definition is not None]
    scratch.power = as_amount(first.power)
    scratch.toughness = as_amount(first.toughness)
    scratch.defines_by_keyword = not DEFINING_KEYWORDS.isdisjoint(scratch.keywords)
    held = scratch.object
    scratch.is_room = held.is_permanent and held.face_down is None and top_values(held).is_room
    scratch.loyalty = first.loyalty
    scratch.defense = first.defense


def shown(scratch: Scratch, key: str) -> object:
    """Give the value of a key as it stands in the working copy, for a sentence."""
    match key:
        case "name":
            return " // ".join(scratch.names) or "none"
        case "mana_cost":
            return " and ".join(str(cost) for cost in scratch.costs if cost) or "none"
        case "abilities":
            return counted_abilities(len(scratch.abilities))
        case "keywords":
            return ", ".join(scratch.keywords) or "none"
        case "supertypes" | "types" | "subtypes":
            return " ".join(getattr(scratch, key)) or "none"
        case _:
            value = getattr(scratch, key)
            return "none" if value is None else value


def _note_values(scratch: Scratch, chosen: InForce) -> None:
    for key, word in FACE_KEYS.items():
        if key in ("loyalty", "defense") and getattr(scratch, key) is None:
            continue
        value = shown(scratch, key)
        if chosen.concept is Concept.STARTING_VALUES:
            template = "printed, none" if value == "none" else "printed"
            scratch.note(key, _OWN_RULE[key], template, key=word, value=value)
            continue
        if key == "mana_cost" and chosen.upper is not None:
            scratch.note(key, Concept.FLIP_COLOR_AND_MANA_COST_STAY, "flip keeps", key=word, value=value)
            continue
        if chosen.template == "room both" and key in _TYPE_KEYS:
            scratch.note(key, Concept.HALVES_SHARE_ONE_TYPE_LINE, "room types", key=word, value=value)
            continue
        also = (*(_OF_HALVES.get(key, ()) if chosen.template == "halves combined" else ()), *chosen.beside)
        if chosen.concept is Concept.LAYER_1A_COPIES and key in ("abilities", "keywords"):
            also = (*also, Concept.COPIED_COLOR_AND_ABILITIES_ONCE)
        places = {"key": word, "value": value, **chosen.places}
        for concept, template in reversed(((chosen.concept, chosen.template), *chosen.also)):
            scratch.noted(key, concept, template, places, layer=chosen.layer, also=also)
        if key == "name" and chosen.pair:
            scratch.note(key, Concept.ANSWERS_TO_ONE_QUESTION, "two answers", value=value)
    if not any(scratch.costs):
        unpaid = (Concept.NO_MANA_COST_CANNOT_BE_PAID,)
        scratch.noted("mana_cost", Concept.NO_MANA_COST, "no mana cost", {}, also=unpaid)


def _note_colors(scratch: Scratch, chosen: InForce) -> None:
    faces = (chosen.upper,) if chosen.upper else chosen.faces
    words = color_words(scratch.colors)
    if chosen.upper is not None:
        scratch.note("colors", Concept.FLIP_COLOR_AND_MANA_COST_STAY, "flip keeps", key="color", value=words)
    elif chosen.concept is not Concept.STARTING_VALUES:
        copied = chosen.concept is Concept.LAYER_1A_COPIES
        also = (*chosen.beside, *((Concept.COPIED_COLOR_AND_ABILITIES_ONCE,) if copied else ()))
        given: dict[str, object] = {"key": "color", "value": words, **chosen.places}
        scratch.noted("colors", chosen.concept, chosen.template, given, layer=chosen.layer, also=also)
    if any(face.colors_set is not None for face in faces):
        if "colors" in top_values(scratch.object).excepted:
            return
        scratch.note("colors", Concept.VALUES_OF_A_TOKEN, "color given", colors=color_words(scratch.colors))
        return
    costs = frozenset().union(*(face.mana_cost.colors for face in faces if face.mana_cost))
    if costs:
        scratch.note("colors", Concept.COLORS_FROM_THE_MANA_COST, "color cost", colors=color_words(costs))
        if len(faces) > 1 and chosen.template in ("halves combined", "halves apart"):
            scratch.note("colors", Concept.COLORS_OFF_THE_STACK, "color cost", colors=color_words(costs))
    symbols = [symbol for face in faces if face.mana_cost for symbol in face.mana_cost.symbols]
    plain = frozenset().union(*(symbol.colors for symbol in symbols if not (symbol.hybrid or symbol.phyrexian)))
    if any(symbol.colors for symbol in symbols if symbol.hybrid or symbol.phyrexian):
        scratch.note("colors", Concept.COLORS_OF_A_HYBRID_SYMBOL, "color hybrid", colors=color_words(costs))
    if len(plain) > 1:
        scratch.note("colors", Concept.MULTICOLORED, "color cost", colors=color_words(costs))
    if scratch.indicator:
        for key in ("colors", "color_indicator"):
            scratch.note(key, Concept.COLOR_INDICATOR, "color indicator", colors=color_words(scratch.indicator))
    if not scratch.colors:
        scratch.note("colors", Concept.COLORLESS, "colorless")


def _note_mana_value(scratch: Scratch, edition: Edition, chosen: InForce) -> None:
    held = scratch.object
    if held.is_melded and not chosen.covered:
        fronts = [card.front.mana_cost for card in held.cards]
        scratch.fronts_costs = fronts
        costs = " and ".join(str(cost) if cost else "none" for cost in fronts)
        value = scratch.mana_value()
        scratch.note("mana_value", Concept.MELDED_PERMANENTS_MANA_VALUE, "mana value melded", costs=costs, value=value)
    elif _shows_own_back(held, chosen):
        _note_back_faces_mana_value(scratch, edition)
    elif top_values(held).of_back and held.face_down is None and not any(scratch.costs):
        scratch.note("mana_value", Concept.NO_MANA_COST_MANA_VALUE_0, "mana value none")
        if top_values(held).of_melded:
            scratch.note("mana_value", Concept.COPY_OF_A_MELDED_PERMANENT_MANA_VALUE_0, "mana value of copied meld")
        else:
            spell = Concept.COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0
            concept = spell if held.is_spell else Concept.COPY_OF_A_BACK_FACE_MANA_VALUE_0
            scratch.note("mana_value", concept, "mana value of copied back")
    else:
        _note_cost_sum(scratch, chosen)


def _shows_own_back(held: GameObject, chosen: InForce) -> bool:
    on_table = held.is_permanent or held.is_spell
    return on_table and held.back_up and not chosen.covered and held.double_faced is not None and not held.is_melded


def _note_back_faces_mana_value(scratch: Scratch, edition: Edition) -> None:
    """The front's for most kinds since 2016-04, none before; that of a modal face is its own (712.8e-f, 202.3b)."""
    held = scratch.object
    kind = held.double_faced
    if kind is Kind.MODAL and kind not in edition.back_with_fronts_mana_value:
        _note_sum(scratch)
        value = scratch.mana_value()
        concept = Concept.MODAL_BACK_FACES_MANA_VALUE
        scratch.note("mana_value", concept, "mana value of modal back", value=value)
        return
    copied = not held.cards and bool(held.copy_of)
    zero_copy = held.is_spell and held.copy == "spell" and edition.copied_back_spell_is_zero
    zero_copy = zero_copy or (copied and not READINGS.double_faced_copy_reads_its_front)
    if kind not in edition.back_with_fronts_mana_value or zero_copy:
        scratch.note("mana_value", Concept.NO_MANA_COST_MANA_VALUE_0, "mana value none")
        spell = Concept.COPY_OF_A_BACK_FACE_SPELL_MANA_VALUE_0
        concept = spell if held.is_spell else Concept.BACK_FACES_MANA_VALUE
        scratch.note("mana_value", concept, "mana value of back none")
        return
    front: ManaCost | None = top_values(held).faces[0].mana_cost
    scratch.fronts_costs = [front]
    concept, template = Concept.BACK_FACES_MANA_VALUE, "mana value of front"
    if held.is_spell:
        concept, template = Concept.BACK_FACE_SPELLS_MANA_VALUE, "mana value of spell"
    if copied:
        scratch.note("mana_value", concept, "reading: front of a copy")
    scratch.note("mana_value", concept, template, cost=front or "none", value=scratch.mana_value())


def _note_sum(scratch: Scratch) -> None:
    cost = scratch.costs[0]
    if cost is None:
        scratch.note("mana_value", Concept.NO_MANA_COST_MANA_VALUE_0, "mana value none")
        return
    if any(symbol.hybrid for symbol in cost.symbols):
        scratch.note("mana_value", Concept.HYBRID_SYMBOL_IN_A_MANA_COST, "mana value hybrid")
    if any(symbol.phyrexian for symbol in cost.symbols):
        scratch.note("mana_value", Concept.PHYREXIAN_SYMBOL_IN_A_MANA_COST, "mana value phyrexian")
    if cost.has_variable:
        template = "mana value x" if scratch.object.is_spell else "mana value x elsewhere"
        scratch.note("mana_value", Concept.X_IN_A_MANA_COST, template, x=scratch.x())
    scratch.note("mana_value", Concept.MANA_VALUE, "mana value sum", cost=cost, value=scratch.mana_value())


def _note_cost_sum(scratch: Scratch, chosen: InForce) -> None:
    costs = " and ".join(str(cost) for cost in scratch.costs if cost) or "none"
    if chosen.pair and not scratch.mana_value_total:
        values = " and ".join(str(value) for value in scratch.mana_values())
        scratch.note("mana_value", Concept.MANA_VALUE_OFF_THE_STACK, "mana value pair", value=values)
        return
    if not scratch.mana_value_total:
        _note_sum(scratch)
    value = scratch.mana_value()
    places: dict[str, object] = {}
    if chosen.upper is not None:
        concept = Concept.FLIP_COLOR_AND_MANA_COST_STAY
        scratch.note("mana_value", concept, "flip keeps", key="{mana_value}", value=value)
    elif len(chosen.faces) > 1 and chosen.template != "room both":
        fused = chosen.template == "fused"
        concept = Concept.FUSED_SPELLS_MANA_VALUE if fused else Concept.MANA_VALUE_OFF_THE_STACK
        also = (Concept.FUSED_SPELLS_VALUES,) if fused else ()
        places = {"costs": costs, "value": value}
        scratch.noted("mana_value", concept, "mana value of halves", places, also=also)
    elif chosen.concept not in (Concept.STARTING_VALUES, Concept.LOCKED_HALVES):
        places = {"key": "{mana_value}", "value": value, **chosen.places}
        half = chosen.concept is Concept.ONLY_THE_CAST_HALF
        also = (Concept.MANA_VALUE_OF_THE_CAST_HALF,) if half else ()
        scratch.noted("mana_value", chosen.concept, chosen.template, places, layer=chosen.layer, also=also)
