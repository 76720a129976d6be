"""Why an object's status, place and designations are what they are: the rule of the event that set each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from inspector.cards import Kind, PrintedNumber, Shape
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.command_zone_kinds import EMBLEM, PLANAR, kind_in_the_command_zone
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.in_force import top_values
from inspector.rules.decisions.marks import COMMANDER, PAIRED, concept_of_mark, word_of_bearer
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.happened import Applied, record_of
from inspector.rules.layers.ended_effects import source_of
from inspector.rules.layers.layer_decisions import takes_land_abilities
from inspector.rules.table.objects import SET_FOR_HALF, GameObject, Set
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.spelling import counted_defense, counted_loyalty

_FACE_DOWN = {
    "morph": Concept.MORPH_CASTING,
    "disguise": Concept.DISGUISE_CASTING,
    "manifest": Concept.MANIFEST,
    "cloak": Concept.CLOAK,
}

# What is said of a status that an event set, by the rule of that event, and of one by the keyword that goes with it.
_EVENTS = {
    Concept.TAPPING: Because.WAS_TAPPED,
    Concept.ENTERS_IN_SOME_WAY: Because.CAME_TAPPED,
    Concept.STATUS_ON_ENTERING: Because.CAME_TAPPED,
    Concept.FLIPPED_VALUES: Because.WAS_FLIPPED,
    Concept.MERGED_FLIPPED: Because.WAS_FLIPPED,
    Concept.TWO_TWO_BY_DEFAULT: Because.WAS_TURNED_FACE_DOWN,
    Concept.ONLY_THE_LISTED_VALUES: Because.WAS_TURNED_FACE_DOWN,
    Concept.CAST_FACE_DOWN: Because.WAS_CAST_FACE_DOWN,
    Concept.MORPH_CASTING: Because.WAS_CAST_FACE_DOWN,
    Concept.DISGUISE_CASTING: Because.WAS_CAST_FACE_DOWN,
    Concept.PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN: Because.CAME_FACE_DOWN,
    Concept.MANIFEST: Because.WAS_MANIFESTED,
    Concept.CLOAK: Because.WAS_CLOAKED,
    Concept.DOOR_UNLOCKED_ON_ENTERING: Because.ENTERED_UNLOCKED,
    Concept.UNLOCKING_SPECIAL_ACTION: Because.UNLOCKED_FOR_ITS_COST,
    Concept.UNLOCKING_BY_AN_EFFECT: Because.UNLOCKED_BY_AN_EFFECT,
    Concept.LOCKING_BY_AN_EFFECT: Because.LOCKED_BY_AN_EFFECT,
}


def face_up(held: GameObject) -> str | None:
    """Which face of a double-faced object is up; None for what is not double-faced or is face down."""
    if held.face_down is not None or held.double_faced is None:
        return None
    return "back" if held.back_up or held.is_melded else "front"


def status_decisions(table: Table, scratch: Scratch) -> Iterator[Decision]:
    """Give the decisions for what is no characteristic: zone, owner, controller, face, status, designations.

    Where an event of the game set one, the rule of that event decides it, before the general one (110.5c).
    """
    set_by = scratch.object.set_by
    last: dict[str, Decision] = {}
    for decision in _of_object(table, scratch):
        by = set_by.get(cast(Set, decision.key))
        # Of the face that is up only the event tells, where there was one; of all else once by each rule.
        if by is None or (decision.key != "face_up" and decision.concept is not by):
            yield decision
        last[decision.key] = decision
    for key, decision in last.items():
        by = set_by.get(cast(Set, key))
        doors = _of_doors(scratch.object, decision) if key == "unlocked" else []
        yield from doors
        if by is not None and numbers(by, table.edition.key) and not doors:
            # Of what it is not, and of the face that is up, it is said what it is.
            told = _of_event(scratch.object, by) if key != "face_up" and decision.inputs.get("value") else None
            concept = Concept.STATUS_IS_KEPT if told is Because.WAS_FLIPPED_IDLE else by
            yield msgspec.structs.replace(decision, concept=concept, because=told or decision.because)


def _of_event(held: GameObject, by: Concept) -> Because | None:
    """Say of what an event set that it was so set; of a merged permanent only a component has a lower half (730.2h)."""
    told = _EVENTS.get(by)
    if told is not Because.WAS_FLIPPED:
        return told
    if held.merged:
        return Because.WAS_FLIPPED_MERGED
    # Status stays also where it means nothing, as on a flip card that is a copy of another card (110.5c).
    halves = held.face_down is None and top_values(held).shape is Shape.FLIP
    return told if halves else Because.WAS_FLIPPED_IDLE


def _of_doors(held: GameObject, decision: Decision) -> list[Decision]:
    """Tell of each door by what it was unlocked or locked, the one first that came last (709.5d-g)."""
    last = held.set_by.get("unlocked")
    found = [(half, by) for half, key in SET_FOR_HALF.items() if (by := held.set_by.get(key)) is not None]
    # The first of the decisions that are given is the last of those that are told.
    found.sort(key=lambda one: one[1] is last)
    others = {*held.unlocked} - {half for half, _ in found}
    return [
        msgspec.structs.replace(
            decision, concept=by, because=_EVENTS[by], inputs={"half": half, "goes_before": place > 0 or bool(others)}
        )
        for place, (half, by) in enumerate(found)
    ]


def _of_phasing(held: GameObject) -> Decision:
    """Tell that it is phased out, by itself or with what it is attached to (702.26b, 702.26g)."""
    with_it = bool(held.phased_with)
    concept = Concept.PHASED_OUT_INDIRECTLY if with_it else Concept.PHASED_OUT
    return Decision(
        "phased_out", concept, Because.PHASED_OUT_WITH if with_it else Because.IS_PHASED_OUT, {"value": True}
    )


def _of_object(table: Table, scratch: Scratch) -> Iterator[Decision]:
    held = scratch.object
    yield Decision("zone", Concept.ZONE_CHANGE_A_NEW_OBJECT, Because.ZONE, {"zone": held.zone})
    yield Decision("owner", _of_owner(held), Because.OWNER, {"player": held.owner})
    yield _of_controller(scratch)
    if held.token or any(component.token for component in held.merged):
        by = Concept.MERGED_TOKEN if held.merged else Concept.TOKEN_IS_NO_CARD
        yield Decision("token", by, Because.IS_TOKEN if held.token else Because.A_CARD_IS_TOPMOST)
    if held.counters:
        yield Decision("counters", Concept.COUNTERS, Because.COUNTERS_STAY)
    yield from _of_marks(table, held)
    if held.label in table.phased_out:
        yield _of_phasing(held)
    side = face_up(held)
    if side is not None and held.turned:
        yield Decision("face_up", Concept.TO_TRANSFORM_IS_TO_TURN_OVER, Because.TURNED_OVER, {"side": side})
    elif side is not None:
        inputs = {"zone": held.zone, "side": side}
        there = held.is_permanent or held.is_spell
        because = Because.ENTERED_FACE if there else Because.FRONT_FACE_ONLY
        if held.set_by.get("face_up") in (Concept.FACE_DOWN_THEN_UP_FRONT, Concept.TURNING_FACE_UP_WHAT_IT_DOES):
            because = Because.TURNED_UP_FACE
        yield Decision("face_up", _entered_face(held), because, inputs)
    if held.is_permanent:
        yield from _of_permanent(scratch, has_rooms=table.edition.has_rooms)
    elif held.face_down is not None:
        # No effect lists what a spell is called face down for; being cast so is what did it (708.4).
        cast = _FACE_DOWN.get(held.face_down.cause, Concept.CAST_FACE_DOWN)
        concept = cast if held.is_spell else Concept.EXILED_FACE_DOWN_UNSEEN
        because = Because.WAS_CAST_FACE_DOWN if held.is_spell else Because.WAS_EXILED_FACE_DOWN
        yield Decision("face_down", concept, because)


# What has a controller though it is neither on the battlefield nor on the stack (109.4).
_CONTROLLED = {
    EMBLEM: Concept.CONTROLLER_OF_AN_EMBLEM,
    **dict.fromkeys(PLANAR, Concept.PLANAR_CONTROLLER),
    "Vanguard": Concept.CONTROLLER_OF_A_VANGUARD,
    "Scheme": Concept.CONTROLLER_OF_A_SCHEME,
    "Conspiracy": Concept.CONTROLLER_OF_A_CONSPIRACY,
}


def _of_controller(scratch: Scratch) -> Decision:
    held = scratch.object
    of_kind = _CONTROLLED.get(kind_in_the_command_zone(held) or "") if held.zone == "command" else None
    if of_kind is not None:
        return Decision("controller", of_kind, Because.CONTROLLER, {"player": held.controller})
    if not held.is_permanent and not held.is_spell:
        return Decision("controller", Concept.NO_CONTROLLER, Because.NO_CONTROLLER, {"player": held.owner})
    concept = Concept.WHOSE_SPELL if held.is_spell else Concept.CONTROLLER
    if held.controller == scratch.controller:
        return Decision("controller", concept, Because.CONTROLLER, {"player": held.controller})
    if held.phased_under:
        inputs = {"player": held.phased_under}
        return Decision("controller", Concept.PHASING_CHANGES_NO_ZONE, Because.PHASED_OUT_UNDER, inputs)
    return Decision("controller", concept, Because.CONTROLLER_WITHOUT_EFFECTS, {"player": held.controller})


def _of_owner(held: GameObject) -> Concept:
    """Whose a card is nothing changes (108.3); of what is no card another rule tells whose it is."""
    if held.token:
        return Concept.OWNER_OF_A_TOKEN
    if kind_in_the_command_zone(held) == EMBLEM:
        return Concept.OWNER_OF_AN_EMBLEM
    return Concept.WHOSE_SPELL if held.copy and held.is_spell else Concept.OWNER


def _of_marks(table: Table, held: GameObject) -> Iterator[Decision]:
    """Tell by which rules it has its designations, the newest last, and what was chosen for it."""
    for word in held.designations:
        concept = concept_of_mark(word)
        if concept is not None and numbers(concept, table.edition.key):
            because = Because.IS_COMMANDER if word == COMMANDER else Because.MARKED
            inputs: dict[str, object] = {"value": word_of_bearer(word)}
            if word == COMMANDER and (held.is_melded or held.merged):
                # The card is a commander wherever it is; what was made of it is one as long as it is there.
                concept = Concept.COMMANDER_IN_PARTS if held.is_melded else Concept.COMMANDER_MERGED
                because = Because.IS_COMMANDER_IN_PARTS
            if word == PAIRED and held.paired_with is not None:
                because, inputs = Because.PAIRED_WITH, {"other": Source(held.paired_with)}
            yield Decision("designations", concept, because, inputs)
    if held.chosen:
        value = tuple(held.chosen.values())
        because = Because.CHOSEN if len(value) == 1 else Because.CHOSEN_SEVERAL
        yield Decision("chosen", Concept.CHOICE_REMEMBERED, because, {"value": value})


def _entered_face(held: GameObject) -> Concept:
    if held.double_faced is Kind.MELD:
        off = Concept.MELD_CARD_ON_THE_STACK if held.is_spell else Concept.MELD_CARD_FRONT_ONLY
        return Concept.MELD_CARD_ENTERS_FRONT_UP if held.is_permanent else off
    if held.is_permanent and held.back_up:
        # Set up so, without an event: only what being so means can be told.
        return Concept.MODAL_FACE_THAT_IS_UP if held.double_faced is Kind.MODAL else Concept.BACK_FACE_UP
    if held.is_permanent:
        return Concept.FACE_ON_ENTERING_FROM_ELSEWHERE
    if held.is_spell and held.double_faced is Kind.MODAL:
        return Concept.CHOOSING_A_FACE_TO_CAST
    if held.is_spell:
        # Only what was cast transformed has its back face up there (712.11a).
        return Concept.CASTING_TRANSFORMED if held.back_up else Concept.FACE_ON_THE_STACK
    return Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD


def _of_permanent(scratch: Scratch, *, has_rooms: bool) -> Iterator[Decision]:
    held = scratch.object
    for key in ("tapped", "flipped"):
        value = {"value": getattr(held, key)}
        so = _status_ground(held, key, is_so=getattr(held, key))
        yield Decision(key, Concept.STATUS, so, value)
        if key == "flipped" and held.flipped:
            yield Decision(key, Concept.FLIPPED_VALUES, so, value)
    yield from _face_down(held)
    is_room = held.base.is_room or any(copy.values.is_room for copy in held.copies)
    if (is_room and has_rooms) or held.unlocked:
        # What an event unlocked is told by its rule; of a door that was set up so nothing else says that it is open.
        set_up = tuple(half for half in held.unlocked if SET_FOR_HALF[half] not in held.set_by)
        unlocked = {"value": set_up or held.unlocked}
        yield Decision("unlocked", Concept.UNLOCKED_DESIGNATIONS, Because.DESIGNATIONS, unlocked)
    loyalty, defense = counted_loyalty(scratch), counted_defense(scratch)
    if loyalty is not None:
        yield Decision("loyalty", Concept.LOYALTY_ON_THE_BATTLEFIELD, Because.LOYALTY_COUNTERS, {"value": loyalty})
    if defense is not None:
        yield Decision("defense", Concept.DEFENSE_ON_THE_BATTLEFIELD, Because.DEFENSE_COUNTERS, {"value": defense})
    # What is printed on it counts for nothing while another card type stands in place of its own.
    if loyalty is None and scratch.loyalty is not None:
        yield Decision("loyalty", Concept.LOYALTY_OF_PLANESWALKERS, Because.NO_LOYALTY)
    if defense is None and scratch.defense is not None:
        yield Decision("defense", Concept.DEFENSE_OF_BATTLES, Because.NO_DEFENSE)
    for key in ("power", "toughness"):
        value = getattr(scratch, key)
        if isinstance(value, PrintedNumber):
            yield Decision(key, Concept.POWER_AND_TOUGHNESS, Because.NOT_COMPUTED_SIZE, {"value": value.text})


def _face_down(held: GameObject) -> Iterator[Decision]:
    value = {"value": held.face_down is not None}
    so = _status_ground(held, "face_down", is_so=held.face_down is not None)
    yield Decision("face_down", Concept.STATUS, so, value)
    if held.face_down is None:
        return
    concept = _FACE_DOWN.get(held.face_down.cause, Concept.TWO_TWO_BY_DEFAULT)
    if held.face_down.listed:
        concept = Concept.ONLY_THE_LISTED_VALUES
    yield Decision("face_down", concept, so, value)


def _status_ground(held: GameObject, key: str, *, is_so: bool) -> Because:
    """Say of a status without an event that it was set up so: that it is tapped because it is tapped is no reason."""
    return Because.STATUS_FROM_THE_START if is_so and key not in held.set_by else Because.STATUS


def kept_by_land_types(scratch: Scratch) -> dict[str, list[Decision]]:
    """Tell that an effect which set a land type left card types and supertypes alone (305.7)."""
    for happened in reversed(record_of(scratch)):
        if isinstance(happened, Applied) and takes_land_abilities(happened):
            running = happened.running
            given = {"source": source_of(running)}
            # An effect that is on the card types too has said itself what becomes of them.
            change = running.change
            on_types = any(one is not None for one in (change.set_types, change.add_types, change.remove_types))
            keys = (() if on_types else ("types",)) + (("supertypes",) if scratch.supertypes else ())
            takes = Concept.BASIC_LAND_TYPE_TAKES_ABILITIES
            return {key: [Decision(key, takes, Because.SUPERTYPES_STAY, given, "4", running.label)] for key in keys}
    return {}
