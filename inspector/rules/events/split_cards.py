"""Split cards (708 until 2020, 709 since): casting a half, fusing, and the doors of Rooms (709.5, since 2024).

Which values the halves give is decided in ``in_force`` and, for a Room's locked halves, in ``own_rules``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from inspector.cards import Half
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import EventKind
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Cast, Lock, Unlock
from inspector.rules.table.objects import SET_FOR_HALF, GameObject

HALVES: tuple[Half, Half] = ("left", "right")


def refused_half(step: Step, held: GameObject, action: Cast) -> Ended | None:
    """Refuse a cast that chooses no half, or one that may not be cast from there (709.3, 702.102a, 702.127a)."""
    name = shown_name(step, held)
    if action.half is None:
        return step.illegal(Concept.CHOOSING_THE_HALF_TO_CAST, "half needed", name=name)
    if action.half == "fused":
        return _refused_fused(step, held, action)
    if len(held.base.faces) != len(HALVES):
        raise NotComputedError(f"casting one half of a card that has more than two, {name}")
    face = held.base.faces[HALVES.index(action.half)]
    if "Aftermath" not in face.keywords:
        return None
    known = bool(numbers(Concept.AFTERMATH, step.edition.key))
    concept = Concept.AFTERMATH if known else Concept.CHOOSING_THE_HALF_TO_CAST
    if held.zone != "graveyard":
        return step.illegal(concept, "aftermath", name=face.name)
    if action.permission is None and not _has_aftermath(step, held):
        taker = taken_by(step, step.table, held.label, ("Aftermath",))
        return step.illegal(
            concept, "aftermath lost, taken" if taker else "aftermath lost", name=face.name, taker=taker
        )
    return None


def _has_aftermath(step: Step, held: GameObject) -> bool:
    """Whether the card has the ability where it lies, which lets a half of it be cast from there (702.127a)."""
    return "Aftermath" in scratches(step.table)[held.label].keywords


def _refused_fused(step: Step, held: GameObject, action: Cast) -> Ended | None:
    concept = Concept.FUSING_FROM_THE_HAND_ONLY
    if not step.edition.has_fuse:
        return step.illegal(Concept.CHOOSING_THE_HALF_TO_CAST, "no fuse in this edition")
    if not any("Fuse" in face.keywords for face in held.base.faces):
        return step.illegal(concept, "no fuse", name=shown_name(step, held))
    if held.zone != "hand":
        return step.illegal(concept, "fuse from hand", name=shown_name(step, held))
    if held.owner != step.player:
        return step.illegal(concept, "fuse from own hand", name=shown_name(step, held), player=step.player)
    if action.as_copy is not None:
        return step.illegal(concept, "fuse of a copy", name=shown_name(step, held))
    return None


def told_half(step: Step, held: GameObject, half: Half | Literal["fused"]) -> Step:
    """Tell which half of a split card goes onto the stack."""
    left, right = held.base.faces[:2]
    if half == "fused":
        step = step.because(Concept.FUSING_FROM_THE_HAND_ONLY, "fused from hand")
        step = step.because(Concept.FUSED_SPELLS_VALUES, "cast fused", left=left.name, right=right.name)
        return step.also(Concept.FUSED_SPELLS_TOTAL_COST, "fused cost", left=left.name, right=right.name)
    name = (left if half == "left" else right).name
    own = held.base.faces[HALVES.index(half)].keywords
    if held.zone == "graveyard" and "Aftermath" in own and _has_aftermath(step, held):
        step = step.because(Concept.AFTERMATH, "aftermath permits", name=name)
    step = step.because(Concept.CHOOSING_THE_HALF_TO_CAST, "cast half", name=name)
    step = step.because(Concept.ONLY_THE_CHOSEN_HALF_IS_JUDGED, "cast half", name=name)
    if held.base.is_room:
        step = step.because(Concept.ROOM_SPELL_KEEPS_BOTH_HALVES, "room spell", name=name)
    return step


def unlock(step: Step, action: Unlock) -> Ended:
    """Unlock a half of a Room, by the special action of its controller or by an effect (709.5e-f, 116.2m).

    Told by an effect to unlock what has no locked half, nothing happens (101.3); to choose an unlocked half while the
    other is locked is illegal, and so is the special action wherever it cannot be taken.
    """
    held = step.table.object(action.object)
    special = action.by == "special action"
    concept = Concept.UNLOCKING_SPECIAL_ACTION if special else Concept.UNLOCKING_BY_AN_EFFECT
    refused = _refused_door(step, held, concept, special=special)
    if refused is not None:
        return refused
    forbidden = _forbids_special_action(step, held) if special else None
    if forbidden is not None:
        return step.illegal(concept, forbidden, player=step.player)
    locked = tuple(half for half in HALVES if half not in held.unlocked)
    half = action.half or _only(locked)
    if not locked and special:
        return step.illegal(concept, "none locked", name=shown_name(step, held))
    if not locked:
        return _impossible(step, concept, "none locked", held)
    if half is None:
        return step.illegal(concept, "which half")
    if half not in locked:
        return step.illegal(concept, "not locked", half=half)
    name = top_values(held).faces[HALVES.index(half)].name
    step = step.because(concept, "unlocks", half=half, name=name)
    return with_doors_opened(step, held, (half,), concept).done()


def _only(halves: tuple[Half, ...]) -> Half | None:
    """Give the half to choose where there is one only."""
    return halves[0] if len(halves) == 1 else None


def _impossible(step: Step, concept: Concept, template: str, held: GameObject) -> Ended:
    """End an instruction that cannot be followed: it is passed over, and nothing happens (101.3)."""
    step = step.because(concept, template, name=shown_name(step, held))
    return step.nothing(Concept.IMPOSSIBLE_IS_IGNORED, "impossible")


def _forbids_special_action(step: Step, held: GameObject) -> str | None:
    """Say why the player may not unlock a half of this Room now: its controller, own turn, empty stack (709.5e)."""
    if scratches(step.table)[held.label].controller != step.player:
        return "not your room"
    if step.player != step.table.active_player:
        return "not your turn"
    return "stack not empty" if any(other.is_spell for other in step.table.objects.values()) else None


def with_doors_opened(step: Step, held: GameObject, halves: tuple[Half, ...], by: Concept) -> Step:
    """Give a permanent unlocked designations, with their events (709.5h-i); ``by`` is the rule that does so."""
    kept = tuple(half for half in HALVES if half in held.unlocked or half in halves)
    doors = (SET_FOR_HALF[half] for half in halves)
    set_by = held.set_anew("unlocked", *doors, by=by)
    step = step.with_object(msgspec.structs.replace(held, unlocked=kept, set_by=set_by))
    for half in halves:
        step = step.event(EventKind.HALF_UNLOCKED, held.label, half)
        step = step.also(Concept.HALF_UNLOCKED, "half unlocked", half=half)
    if len(kept) == len(HALVES) and len(held.unlocked) < len(HALVES):
        step = step.event(EventKind.FULLY_UNLOCKED, held.label)
        step = step.because(Concept.FULLY_UNLOCKED, "fully unlocked")
    return step


def lock(step: Step, action: Lock) -> Ended:
    """Lock an unlocked half of a Room, which only an effect does (709.5g); as for unlocking, 101.3 where none is."""
    held = step.table.object(action.object)
    concept = Concept.LOCKING_BY_AN_EFFECT
    special = action.by == "special action"
    refused = _refused_door(step, held, concept, special=special)
    if refused is not None:
        return refused
    if special:
        return step.illegal(concept, "no special action locks")
    half = action.half or _only(held.unlocked)
    if not held.unlocked:
        return _impossible(step, concept, "none unlocked", held)
    if half is None:
        return step.illegal(concept, "which half")
    if half not in held.unlocked:
        return step.illegal(concept, "not unlocked", half=half)
    kept = tuple(other for other in held.unlocked if other != half)
    set_by = held.set_anew("unlocked", SET_FOR_HALF[half], by=concept)
    step = step.with_object(msgspec.structs.replace(held, unlocked=kept, set_by=set_by))
    step = step.event(EventKind.HALF_LOCKED, held.label, half)
    name = top_values(held).faces[HALVES.index(half)].name
    return step.because(concept, "locks", half=half, name=name).done()


def _refused_door(step: Step, held: GameObject, concept: Concept, *, special: bool) -> Ended | None:
    """End what is told of halves where there are none: no player may act on them, and no effect can (101.3)."""
    if not step.edition.has_rooms:
        return step.illegal(Concept.OFF_THE_STACK_TWO_SETS_COMBINED, "no doors")
    if held.is_permanent and held.face_down is None and top_values(held).is_room:
        return None
    if special:
        return step.illegal(concept, "no halves", name=shown_name(step, held))
    return _impossible(step, concept, "no halves", held)
