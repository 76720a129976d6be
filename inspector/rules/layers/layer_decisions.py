"""What decided a value in the layers (613): dependency, timestamps, 613.6 or the layer itself, in the order of weight.

For each happening of an object and each value, a list of decisions, the one that a judge would name first at its head:
a dependency before a later timestamp, that before an effect going on without its ability, that before the layer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import cast

import msgspec

from inspector.cards import BASIC_LAND_TYPES, may_have
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.effects.happened import Applied, Happened, LeftOut, NotApplied, Own, Settled, is_an_open_room
from inspector.rules.effects.whether_order_matters import abilities_order_matters, type_order_matters
from inspector.rules.layers.decided_by_counters import decision_of_counter
from inspector.rules.layers.defined_first import won_though_older
from inspector.rules.layers.ended_effects import (
    SETS,
    TOUCHES,
    decision_of_refusal,
    decision_of_what_ended,
    ended_by_dependency,
    names_any,
    refused_abilities,
    rule_that_makes,
    source_of,
)
from inspector.rules.layers.gone_subtypes import gone_with_types, had_other_land_types
from inspector.rules.layers.own_decisions import decisions_of_own, waiting_in_one
from inspector.rules.layers.told_of_change import told_of_change
from inspector.rules.values.amounts import modified_by
from inspector.rules.values.intrinsic import are_intrinsic
from inspector.rules.values.spelling import spelled_part

CONCEPT_OF_LAYER = {
    "2": Concept.LAYER_2_CONTROL,
    "3": Concept.LAYER_3_TEXT,
    "4": Concept.LAYER_4_TYPES,
    "5": Concept.LAYER_5_COLORS,
    "6": Concept.LAYER_6_ABILITIES,
    "7a": Concept.LAYER_7A_DEFINING,
    "7b": Concept.LAYER_7B_SET,
    "7c": Concept.LAYER_7C_CHANGE,
    "7d": Concept.LAYER_7_SWITCH,
}
_SIZES = ("power", "toughness")
_WAITS = (Concept.DEPENDENCY_WAITS,)
# More rules for what an effect did to a value: by the key of its change.
RULES_OF_CHANGE: tuple[tuple[str, str, Concept], ...] = (
    ("types", "set_types", Concept.TYPES_ARE_SET),
    ("types", "remove_types", Concept.TYPES_ARE_SET),
    ("types", "add_types", Concept.TYPES_IN_ADDITION),
    ("subtypes", "set_subtypes", Concept.TYPES_ARE_SET),
    ("subtypes", "set_types", Concept.TYPES_ARE_SET),
    ("subtypes", "remove_types", Concept.TYPES_ARE_SET),
    ("subtypes", "add_subtypes", Concept.TYPES_IN_ADDITION),
    ("subtypes", "all_creature_types", Concept.TYPES_IN_ADDITION),
    ("subtypes", "lose_all_creature_types", Concept.TYPES_ARE_SET),
    ("subtypes", "lose_all_land_types", Concept.TYPES_ARE_SET),
    ("supertypes", "add_supertypes", Concept.SUPERTYPES_STAND_ALONE),
    ("supertypes", "remove_supertypes", Concept.SUPERTYPES_STAND_ALONE),
    ("colors", "set_colors", Concept.COLOR_IS_SET),
    ("colors", "add_colors", Concept.COLOR_IS_SET),
)


def sublayer(edition: Edition, happened: Happened) -> str:
    """Give the letter that an edition has for the layer of a happening (counters are 7d, switching 7e before 2020)."""
    if isinstance(happened, Applied) and happened.running.counter and happened.layer == "7c":
        return edition.counters_sublayer
    return edition.switch_sublayer if happened.layer == "7d" else happened.layer


def touched_keys(happened: Happened) -> tuple[str, ...]:
    """List the values that a happening decided: those that it changed, and those that it set to what they were.

    Of what was not applied, those that it would have touched; with a card type go subtypes (205.1a), and with a basic
    land type its mana ability comes and goes (305.6).
    """
    found = dict.fromkeys(happened.changes())
    if isinstance(happened, Applied):
        found |= dict.fromkeys(key for key in SETS if _sets(happened, key))
        if happened.layer == "7d":
            found |= dict.fromkeys(_SIZES)
        if refused_abilities(happened):
            found |= dict.fromkeys(("abilities", "keywords"))
    if isinstance(happened, LeftOut) or (isinstance(happened, NotApplied) and ended_by_dependency(happened)):
        found |= dict.fromkeys(key for key in TOUCHES if names_any(happened, TOUCHES[key]))
        if happened.layer == "4" and _sets_basic_land_types(happened.running):
            found |= dict.fromkeys(("abilities", "keywords"))
        found |= dict.fromkeys(key for key in TOUCHES if key in happened.would_change)
    if isinstance(happened, Own):
        found |= dict.fromkeys(happened.told)
    return tuple(found)


def decided_keys(happened: Happened, record: Sequence[Happened], *, is_face_down: bool) -> tuple[str, ...]:
    """List the values that a happening decided: of those that it touched, what a dependency kept from changing.

    What takes all abilities decides nothing of those that were gone by then, by something earlier in ``record`` or by
    lying face down (708.2a).

    Where an effect that was not applied would have changed nothing, the value is not what that left behind (613.8a),
    but where one of its loop, as ``record`` tells, decided that value in its place (613.8b).
    """
    keys = touched_keys(happened)
    if isinstance(happened, Applied):
        return tuple(key for key in keys if not _was_gone(happened, key, record, is_face_down=is_face_down))
    if not isinstance(happened, NotApplied | LeftOut):
        return keys
    layer, changed = happened.layer, set(happened.would_change)
    if layer in happened.running.in_loop:
        looped = (one for one in record if isinstance(one, Applied) and one.layer == layer)
        changed.update(key for one in looped if layer in one.running.in_loop for key in touched_keys(one))
    return tuple(key for key in keys if key in changed)


def _was_gone(happened: Applied, key: str, record: Sequence[Happened], *, is_face_down: bool) -> bool:
    """Whether it takes all abilities where another that takes all had taken them, or that is face down (708.2a)."""
    if key not in ("abilities", "keywords") or not _takes_all(happened) or happened.running.change.cant_have_abilities:
        return False
    if key in happened.changes() or refused_abilities(happened) or _new_value(happened, key):
        return False
    earlier = takewhile(lambda one: one is not happened, record)
    return is_face_down or any(isinstance(one, Applied) and _takes_all(one) and key in one.changes() for one in earlier)


def _takes_all(happened: Applied) -> bool:
    loses = happened.layer == "6" and happened.running.change.lose_all_abilities is True
    return loses or takes_land_abilities(happened)


def _sets(happened: Applied, key: str) -> bool:
    if happened.running.counter or (key == "subtypes" and _gives_what_it_cannot_have(happened)):
        return False
    return names_any(happened, SETS.get(key, ())) or (
        key in ("abilities", "keywords", "subtypes") and takes_land_abilities(happened)
    )


def _gives_what_it_cannot_have(happened: Applied) -> bool:
    """Whether it sets only subtypes of which the object has not the card type, and so changes none (205.3d)."""
    wanted = happened.running.change.set_subtypes
    if happened.layer != "4" or not wanted or "subtypes" in happened.changes():
        return False
    types = {part: after for part, _, after in happened.parts()}["types"]
    return isinstance(types, list) and not any(may_have(word, types) for word in wanted)


def takes_land_abilities(happened: Applied) -> bool:
    """Whether it set a land's types to basic ones, which takes its abilities (305.7)."""
    if happened.layer != "4" or not _sets_basic_land_types(happened.running):
        return False
    types = {part: after for part, _, after in happened.parts()}["types"]
    return isinstance(types, list) and "Land" in types


def _sets_basic_land_types(running: Running) -> bool:
    """Whether it makes lands basic land types instead of others, which takes their abilities with them (305.7)."""
    return any(word in BASIC_LAND_TYPES for word in running.change.set_subtypes or ())


def overrode(happened: Applied, key: str, earlier: Sequence[Happened]) -> list[Applied]:
    """List the earlier happenings of the layer over which only a later timestamp made this effect win (613.7)."""
    found = []
    for other in earlier:
        if not isinstance(other, Applied) or other.layer != happened.layer or other.running is happened.running:
            continue
        if not happened.running.is_newer_than(other.running) or _waited(happened, other):
            continue
        if _in_conflict(happened, other, key):
            found.append(other)
    return found


def _in_conflict(happened: Applied, other: Applied, key: str) -> bool:
    """Whether both bear on a value in such a way that their order matters."""
    if happened.layer == "4" and key in ("types", "subtypes", "supertypes"):
        found = {part: (before, after) for part, before, after in happened.parts()}
        had = [word for words in found["subtypes"] if isinstance(words, list) for word in words]
        # Any creature type stands for all.
        had += ["Human"] if any(found["every_creature_type"]) else []
        return type_order_matters(happened.running.change, other.running.change, key, had)
    if key in ("abilities", "keywords") and happened.layer == "6":
        return abilities_order_matters(happened.running.change, other.running.change)
    if key not in touched_keys(other):
        return False
    return _sets(happened, key) or _sets(other, key) or _rewords(happened, other)


def _waited(happened: Applied, other: Applied) -> bool:
    """Whether the order of the two is that of a dependency, not of timestamps."""
    if happened.running.is_looped(happened.layer, other.running):
        return False
    return other.running in happened.running.waited_for(happened.layer)


def _rewords(happened: Applied, other: Applied) -> bool:
    """Whether it changes a word that the other put there (612.1)."""
    new, old = happened.running.change.text, other.running.change.text
    return new is not None and old is not None and new.from_.casefold() == old.to.casefold()


def decisions_of(edition: Edition, happened: Happened, key: str, earlier: Sequence[Happened]) -> list[Decision]:
    """Give the decisions that a happening made for a value, the one that decides most first.

    ``earlier`` is what happened to the object before, in its order.
    """
    found = _decisions_of(edition, happened, key, earlier)
    made_by = rule_that_makes(happened.running) if isinstance(happened, Applied | NotApplied | LeftOut) else None
    if made_by is None:
        return found
    return [msgspec.structs.replace(one, inputs={**one.inputs, "made_by": made_by}) for one in found]


def _decisions_of(edition: Edition, happened: Happened, key: str, earlier: Sequence[Happened]) -> list[Decision]:
    letter = sublayer(edition, happened)
    if isinstance(happened, Settled):
        was, to = happened.changes()[key]
        # What it was is told of a sign alone; of a size that is gone, both parts are one sentence.
        sign = {"sign": was} if happened.because is Because.SIGN_IS_ZERO else {}
        return [Decision(key, happened.concept, happened.because, {"value": to, **sign})]
    if isinstance(happened, Own):
        return decisions_of_own(happened, key, "" if is_an_open_room(happened) else letter)
    if isinstance(happened, NotApplied):
        return [decision_of_what_ended(happened, key, letter)]
    if isinstance(happened, LeftOut):
        circle = happened.other.is_in_a_circle(happened.layer, happened.running)
        inputs = {"source": source_of(happened.running), "other": source_of(happened.other), "in_a_circle": circle}
        ground = Because.DEPENDENCY_LOOP_LEFT_OUT if happened.looped else Because.CAME_TOO_EARLY
        return [Decision(key, Concept.DEPENDENCY_WAITS, ground, inputs, letter, happened.running.label)]
    return _of_applied(happened, key, earlier, letter)


def decisions_left_behind(
    edition: Edition, happened: Happened, key: str, earlier: Sequence[Happened]
) -> list[Decision]:
    """Give the decisions by which a happening left a value as it was (see ``left_behind``)."""
    if isinstance(happened, Applied):
        found = _order(happened, key, earlier, sublayer(edition, happened))
        idle = not happened.changes()
        return [
            msgspec.structs.replace(one, because=Because.DEPENDS_AND_IDLE)
            if idle and one.because is Because.DEPENDS
            else one
            for one in found
        ]
    return decisions_of(edition, happened, key, earlier)


def _of_applied(happened: Applied, key: str, earlier: Sequence[Happened], letter: str) -> list[Decision]:
    running = happened.running
    label, given = running.label, {"source": source_of(running)}
    takes_abilities = key in ("abilities", "keywords") and takes_land_abilities(happened)
    # Of abilities that were gone already, the order of those that take them decides nothing.
    takes_none = takes_abilities and key not in happened.changes()
    found = [] if takes_none else _order(happened, key, earlier, letter)
    if (refusal := decision_of_refusal(happened, key, earlier, letter)) is not None:
        # What cannot be had is not had in whatever order.
        found.insert(0, refusal)
        if key not in happened.changes():
            return found
    if happened.although_lost:
        several = Concept.ONE_EFFECT_IN_SEVERAL_LAYERS
        found.append(Decision(key, several, Because.EFFECT_GOES_ON, given, letter, label))
    if key in ("abilities", "keywords", "subtypes") and takes_land_abilities(happened):
        takes = Concept.BASIC_LAND_TYPE_TAKES_ABILITIES
        if key != "subtypes":
            # The one sentence tells all of it.
            also = (CONCEPT_OF_LAYER[happened.layer], *_rules_of_what_it_took(running, happened.layer))
            return [*found, Decision(key, takes, Because.BASIC_LAND_TYPE, given, letter, label, also)]
        gone = gone_with_types(happened)
        found.append(Decision(key, takes, _replacing(happened), given, letter, label))
        if gone is not None:
            ground, set_by = Because.SUBTYPES_GO_WITH_TYPES, Concept.TYPES_ARE_SET
            found.append(
                Decision(
                    key, set_by, ground, {**given, **gone, "goes_before": True}, letter, label, (CONCEPT_OF_LAYER["4"],)
                )
            )
    cannot = running.change.cant_have_abilities
    if cannot and happened.layer == "6":
        forbidden = {**given, "value": cannot}
        also = (CONCEPT_OF_LAYER["6"],)
        found.append(Decision(key, Concept.WHAT_CANNOT_BE_HAD, Because.EFFECT_FORBIDS, forbidden, letter, label, also))
    value = _new_value(happened, key) if running.counter else None
    fact = decision_of_counter(happened, key, value, letter) if running.counter else _fact(happened, key, letter)
    if running.kept is not None and running.kept.rule is not None:
        # An effect that a keyword ability makes, such as that of bestow, is told by the keyword's rule.
        fact = msgspec.structs.replace(fact, concept=running.kept.rule, also=(fact.concept, *fact.also))
    found.append(fact)
    return found


def _replacing(happened: Applied) -> Because:
    """What a basic land type did to those that the land had: it came in their place, beside none, or was there."""
    if had_other_land_types(happened):
        return Because.BASIC_LAND_TYPE_REPLACES
    was_there = "subtypes" not in happened.changes()
    return Because.BASIC_LAND_TYPE_WAS_THERE if was_there else Because.BASIC_LAND_TYPE_REPLACES_NONE


def _order(happened: Applied, key: str, earlier: Sequence[Happened], letter: str) -> list[Decision]:
    """The decisions about the order in which effects were applied (613.7, 613.8)."""
    running, layer = happened.running, happened.layer
    mine = source_of(running)
    found: list[Decision] = []
    of_others: list[Decision] = []
    before = [one.running for one in earlier if isinstance(one, Applied) and one.layer == layer]
    for other, kind in running.waited_for(layer).items():
        inputs: dict[str, object] = {"source": mine, "other": source_of(other)}
        if running.is_looped(layer, other):
            # Whom it obeys is decided by what came first to other objects, as where two Auras control each other.
            came_first = other in happened.outran or (kind is DependsBy.DOES and other.begun is not None)
            if other not in before and not came_first:
                continue
            loop = (Concept.DEPENDENCY, Concept.TIMESTAMP_ORDER)
            inputs |= {"in_a_circle": running.is_in_a_circle(layer, other)}
            found.append(
                Decision(key, Concept.DEPENDENCY_WAITS, Because.DEPENDENCY_LOOP, inputs, letter, running.label, loop)
            )
            continue
        because = Because.DEPENDS if other.begun is not None else Because.DEPENDED
        depends = Decision(key, Concept.DEPENDENCY, because, inputs, letter, running.label, _WAITS)
        if other in before:
            found.append(depends)
        elif _decides(running, other, kind, layer) or _let_pass(happened, key, earlier):
            of_others.append(depends)
    # What was applied to this object is told before what changed only others.
    found = waiting_in_one([*found, *of_others])
    over = overrode(happened, key, earlier)
    if over:
        inputs = {"source": mine, "other": source_of(over[-1].running)}
        stamp, also = stamp_that_decided(running, over[-1].running), (Concept.TIMESTAMP_ORDER,)
        found.append(Decision(key, stamp, Because.LATER_TIMESTAMP, inputs, letter, running.label, also))
    if not found and won_though_older(happened, key, earlier):
        first, inputs = Concept.DEFINING_ABILITIES_FIRST, {"source": mine}
        found.append(Decision(key, first, Because.DEFINED_FIRST, inputs, letter, running.label))
    return found


def _decides(running: Running, other: Running, kind: DependsBy, layer: str) -> bool:
    """Whether what it does hangs on another that was applied, or, by its condition, that it is there (613.8c).

    Which types and abilities it may give an object hangs on what was applied to that object alone (205.3d, 113.11).
    """
    by_condition = kind is DependsBy.EXISTENCE and running.if_ is not None
    of_itself = layer == "4" or (layer == "6" and running.change.abilities_of is None)
    return bool(other.begun) and ((kind is DependsBy.DOES and not of_itself) or by_condition)


def _let_pass(happened: Applied, key: str, earlier: Sequence[Happened]) -> bool:
    """Whether its waiting let a newer effect come first that it would else have come before (613.8b)."""
    running, layer = happened.running, happened.layer
    return any(
        isinstance(one, Applied)
        and one.layer == layer
        and one.running.timestamp > running.timestamp
        and _in_conflict(happened, one, key)
        for one in earlier
    )


def stamp_that_decided(running: Running, other: Running) -> Concept:
    """Which rule gave an effect the timestamp that is later than the other's (613.7a-b, e-g)."""
    if running.counter:
        return Concept.TIMESTAMP_OF_COUNTERS
    if running.source is None:
        return Concept.TIMESTAMP_OF_A_RESOLVED_EFFECT
    held = running.source.object
    if held.identity >= other.timestamp or running.timestamp == other.timestamp:
        return Concept.TIMESTAMP_OF_A_STATIC_ABILITY
    by = held.set_by.get("timestamp", Concept.TIMESTAMP_ON_ENTERING_A_ZONE)
    return Concept.TIMESTAMP_OF_A_STATIC_ABILITY if by is Concept.TIMESTAMP_ON_ENTERING_A_ZONE else by


def _fact(happened: Applied, key: str, letter: str) -> Decision:
    """What the effect did, by the rule of the layer and the more special one there is."""
    running, layer = happened.running, happened.layer
    inputs = {"source": source_of(running), "value": _new_value(happened, key)}
    by = _modified_by(happened, key)
    if by is not None:
        inputs["by"] = f"{by:+g}"
    concepts = list(_special(happened, key))
    concepts.append(CONCEPT_OF_LAYER[layer])
    concepts += _rules_of_what_it_took(running, layer)
    first, *also = concepts
    ground = _ground(happened, key) if by is None else Because.EFFECT_MODIFIES
    if ground is Because.EFFECT_TAKES_AND_GIVES:
        inputs["value"] = _given_with_all_taken(happened, key)
    ground, more = told_of_change(happened, key, ground)
    inputs |= more
    return Decision(key, first, ground, inputs, letter, running.label, tuple(also))


def _modified_by(happened: Applied, key: str) -> float | None:
    """By how much an effect changed power or toughness that it does not set (613.4c); None where it is no such."""
    if happened.layer != "7c" or key not in ("power", "toughness"):
        return None
    return modified_by(*happened.changes().get(key, (None, None)))


def _new_value(happened: Applied, key: str) -> object:
    if key in (changes := happened.changes()):
        return changes[key][1]
    after = {part: new for part, _, new in happened.parts()}
    if key in ("keywords", "abilities"):
        # Keywords stand in the abilities, of which others may have changed.
        return spelled_part(key, after.get("abilities"))
    return after.get("names" if key == "name" else key)


def _special(happened: Applied, key: str) -> Iterable[Concept]:
    if happened.layer == "3":
        if key == "abilities" and _changes_mana_abilities_alone(happened):
            yield Concept.INTRINSIC_MANA_ABILITY
        named = key == "name" and happened.running.change.name is not None
        yield Concept.NAME_CHANGES_ARE_TEXT_CHANGES if named else Concept.TEXT_CHANGES
        if key == "abilities" and not _changes_mana_abilities_alone(happened):
            yield Concept.TEXT_CHANGES_SPARE_NAMES
        return
    if happened.layer == "4" and key == "abilities" and not takes_land_abilities(happened):
        yield Concept.INTRINSIC_MANA_ABILITY
    found = tuple(rule for value, name, rule in RULES_OF_CHANGE if value == key and names_any(happened, (name,)))
    # Subtypes that went with a card type come back with it.
    comes_back = key == "subtypes" and not found and happened.layer == "4"
    yield from dict.fromkeys(found or ((Concept.TYPES_ARE_SET,) if comes_back else ()))


def _ground(happened: Applied, key: str) -> Because:
    if happened.layer == "7d":
        return Because.SWITCHED
    if key == "controller":
        return Because.EFFECT_GIVES_CONTROL
    if happened.layer == "4" and key == "abilities" and not takes_land_abilities(happened):
        was, now = (Counter(cast("Iterable[str]", one)) for one in happened.changes()[key])
        return Because.LAND_TYPES_TAKE if now < was else Because.LAND_TYPES_GIVE
    if key in ("abilities", "keywords"):
        if happened.running.change.keep_mana_abilities:
            return Because.EFFECT_TAKES_BUT_MANA
        if happened.running.change.lose_all_abilities or happened.layer == "4":
            gives = _given_with_all_taken(happened, key)
            return Because.EFFECT_TAKES_AND_GIVES if gives else Because.EFFECT_TAKES_ABILITIES
        if happened.layer == "3" and key == "abilities" and _changes_mana_abilities_alone(happened):
            return Because.LAND_TYPES_GIVE
        words = Because.EFFECT_CHANGES_A_WORD if happened.layer == "3" else Because.EFFECT_CHANGES_TEXT
        return words if key == "abilities" else Because.EFFECT_CHANGES_KEYWORDS
    return Because.EFFECT_SETS if _sets(happened, key) and not _keeps_some(happened, key) else Because.EFFECT_ADDS


def _given_with_all_taken(happened: Applied, key: str) -> object:
    """What is there after it took all others; where that is no keyword, the abilities that are none."""
    return _new_value(happened, key) or _new_value(happened, "abilities")


def _changes_mana_abilities_alone(happened: Applied) -> bool:
    """Whether a text change reached the type line alone, with which mana abilities go (305.6, 612.1)."""
    was, now = (set(cast("Iterable[str]", one)) for one in happened.changes()["abilities"])
    return are_intrinsic(was ^ now)


def _keeps_some(happened: Applied, key: str) -> bool:
    """Whether subtypes of another kind than those that were set are still there (205.1a)."""
    wanted, now = happened.running.change.set_subtypes, _new_value(happened, key)
    return key == "subtypes" and wanted is not None and isinstance(now, tuple | list) and not set(now) <= set(wanted)


def _rules_of_what_it_took(running: Running, layer: str) -> tuple[Concept, ...]:
    """The rules by which it has its objects and amounts: fixed as it began, or anew; none where a rule makes it."""
    if running.source is None:
        made_by_a_rule = running.kept is not None and running.kept.rule is not None
        is_counted = layer[0] == "7" and running.kept is not None and running.kept.counted is not None
        amounts = (Concept.AMOUNTS_ARE_FIXED,) if is_counted else ()
        return () if made_by_a_rule else (Concept.SET_OF_OBJECTS_IS_FIXED, *amounts)
    return (Concept.STATIC_ABILITY_LOOKS_ANEW,) if running.identities is None else ()
