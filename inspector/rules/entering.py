"""Entering the battlefield, however it comes about: the new object and what it enters with (400.7, 712.13-14)."""

from __future__ import annotations

import msgspec

from inspector.cards import Change
from inspector.rules.concepts import Concept
from inspector.rules.copying import entering_as_copy, with_extra_counters
from inspector.rules.entering_counters import with_entering_counters
from inspector.rules.objects import FaceDown, GameObject
from inspector.rules.outcomes import EventKind
from inspector.rules.split_cards import HALVES, opened
from inspector.rules.steps import Step
from inspector.rules.zones import renewed


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How an object enters face up: under whose control, with which face up, tapped or not, as a copy of what."""

    controller: str
    back_up: bool = False
    tapped: bool = False
    as_copy_of: str | None = None
    change: Change | None = None


def entered(step: Step, held: GameObject, way: Way) -> Step:
    """Let the object enter the battlefield face up; a copy of a permanent spell becomes a token (707.10f)."""
    copies = held.copies
    if way.as_copy_of is not None:
        step, effect = entering_as_copy(step, held, way.as_copy_of, way.change)
        copies = (effect,)
    half = held.half
    step, new = renewed(step, held, "battlefield", way.controller)
    new = msgspec.structs.replace(
        new,
        base=held.base if held.copy else new.base,
        back_up=way.back_up,
        tapped=way.tapped,
        token=held.token or bool(held.copy),
        copy="",
        copies=copies,
        substitute=False,
    )
    step = step.with_object(new).event(EventKind.ENTERED, held.label)
    step = step.because(Concept.ZONE_CHANGE_A_NEW_OBJECT, "new object")
    if held.copy:
        step = step.because(Concept.COPY_OF_A_PERMANENT_SPELL, "copy becomes token", name=held.label)
    step = _doors(step, new, half)
    step = with_entering_counters(step, held.label)
    return with_extra_counters(step, held.label, way.change)


def _doors(step: Step, new: GameObject, half: str | None) -> Step:
    """A Room enters with the half unlocked that was cast, if any (709.5d)."""
    values = new.copies[-1].values if new.copies else new.base
    if not values.is_room and not new.base.is_room:
        return step
    cast = tuple(one for one in HALVES if one == half)
    step = step.because(Concept.DOOR_UNLOCKED_ON_ENTERING, "door open" if cast else "doors locked", half=half or "")
    return opened(step, new, cast) if cast else step


def entered_face_down(step: Step, held: GameObject, down: FaceDown, *, controller: str, tapped: bool = False) -> Step:
    """Let the object enter the battlefield face down: turned down before it enters (708.3)."""
    step, new = renewed(step, held, "battlefield", controller)
    new = msgspec.structs.replace(
        new,
        base=held.base if held.copy else new.base,
        face_down=down,
        tapped=tapped,
        token=held.token or bool(held.copy),
        copy="",
        substitute=False,
    )
    step = step.with_object(new).event(EventKind.ENTERED, held.label)
    return step.because(Concept.ZONE_CHANGE_A_NEW_OBJECT, "new object")
