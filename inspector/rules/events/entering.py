"""Entering the battlefield, however it comes about: the new object and what it enters with (400.7, 712.13-14)."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from inspector.cards import Change, Shape, in_wubrg_order
from inspector.reading import (
    Copies,
    copy_while_face_up,
    enters_under_an_opponent,
    said_behind_copying,
    what_it_may_copy,
    without_reminder,
)
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import EventKind
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.as_it_would_be import as_it_would_be, as_token, would_be
from inspector.rules.events.copied_values import copy_of
from inspector.rules.events.copying import copied, copied_alike, entering_as_copy, told_of_originals
from inspector.rules.events.day_night import with_day_as_it_enters
from inspector.rules.events.split_cards import HALVES, with_doors_opened
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.as_it_enters import Entering, entering_of, tapped_as_it_enters
from inspector.rules.steps.copied_by_others import originals_by_others
from inspector.rules.steps.entered_with import entered_with
from inspector.rules.steps.entering_doubts import (
    with_doubts_before_copying,
    with_doubts_behind_copying,
    with_entering_doubts,
    with_others_to_turn_down,
)
from inspector.rules.steps.from_the_stack import with_effects_going_on
from inspector.rules.steps.replacing import told_of
from inspector.rules.steps.rules_of_entering import rule_of_entering
from inspector.rules.steps.steps import Step
from inspector.rules.steps.words_of_copying import own_words_of_copying
from inspector.rules.steps.zones import renewed, replaced_stand_in, shown_name, unseen_card
from inspector.rules.table.objects import CopyEffect, FaceDown, GameObject, Set


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How an object enters face up: under whose control, with which face up, tapped or not, as a copy of what."""

    controller: str
    back_up: bool = False
    tapped: bool = False
    as_copy_of: str | None = None
    change: Change | None = None
    # Whose words make it a copy, where others do so: its own exceptions are none of that.
    by_others: str = ""
    # Its own words by which it enters under another player's control than that of who put it there.
    given_by: str = ""
    # What its words say behind the sentence of copying; and that sentence, where it asks what no board tells.
    behind: tuple[str, ...] = ()
    open_of_original: str = ""
    # The rules that bring it there, and that tell which face is up or that it is face down.
    by: Concept = Concept.ZONE_CHANGE_A_NEW_OBJECT
    face: Concept | None = None


def entered(step: Step, held: GameObject, way: Way) -> Step:
    """Let the object enter the battlefield face up; a copy of a permanent spell becomes a token (707.10f)."""
    before, first = step, way
    way, unread = _with_own_exceptions(step, held, way)
    step, way, unread = _by_others(step, held, way, unread)
    copies = held.copies
    if way.as_copy_of is not None:
        step, effect = entering_as_copy(step, held, way.as_copy_of, way.change)
        while_up = not way.by_others and copy_while_face_up(held.base.faces[0].paragraphs) is not None
        copies = (msgspec.structs.replace(_with_unread(effect, unread), while_up=while_up),)
    step, new = renewed(step, held, "battlefield", way.controller, way.by)
    if way.as_copy_of is not None:
        copies = _at_once(copies, new)
    new = msgspec.structs.replace(
        new,
        back_up=way.back_up,
        set_by=_set_on_entering(new, "face_up", way.face),
        tapped=way.tapped,
        token=as_token(step, held),
        copy="" if as_token(step, held) else held.copy,
        copies=copies,
        copy_was_cast=held.copy_was_cast,
        cast_as=held.cast_as if held.is_spell and held.cast_as != "inset" else "",
    )
    entering = entering_of(step, held, new, as_copy=way.as_copy_of is not None and not way.by_others)
    given = _given_to_the_opponent(before, first, entering)
    if given is not None:
        return entered(before, held, given)
    if way.given_by:
        left = tuple(text for text in entering.unread if text != way.given_by)
        entering = msgspec.structs.replace(entering, unread=left)
        step = step.because(
            Concept.ENTERS_IN_SOME_WAY, "enters under control", player=way.controller, text=way.given_by
        )
    new = tapped_as_it_enters(msgspec.structs.replace(new, tapped=way.tapped), entering)
    step = step.with_object(new).event(EventKind.ENTERED, held.label)
    step, entering = with_others_to_turn_down(step, new, entering)
    step, entering = with_day_as_it_enters(step, entering)
    step = _came(step, held, new, is_plain=entering.is_plain)
    step = _doors(step, held, new)
    step = entered_with(step, held.label, entering, way.change)
    step = with_entering_doubts(step, held.label, entering, before.table)
    step = with_doubts_behind_copying(step, held, way.behind)
    if way.open_of_original:
        step = step.because(Concept.ENTERS_WITH, "original not judged", text=way.open_of_original.rstrip("."))
    if unread:
        if not way.by_others:
            step = step.because(rule_of_entering(unread), "entering not computed", text=unread)
        step = with_doubts_before_copying(step, held, unread, before.table)
    return step


def _given_to_the_opponent(step: Step, way: Way, entering: Entering) -> Way | None:
    """The way under the control of the only opponent where its words say of an opponent's; None where they do not."""
    others = [player for player in step.table.players if player != way.controller]
    text = next((text for text in entering.unread if enters_under_an_opponent(text)), "")
    if way.given_by or not text or len(others) != 1:
        return None
    return msgspec.structs.replace(way, controller=others[0], given_by=text)


def _by_others(step: Step, held: GameObject, way: Way, unread: str) -> tuple[Step, Way, str]:
    """The way as the words of others have it who let it enter as a copy; which of several, nobody has said."""
    alone = would_be(step, held, way.controller, back_up=way.back_up)
    if way.as_copy_of is not None:
        _, effect = entering_as_copy(step, held, way.as_copy_of, way.change)
        alone = msgspec.structs.replace(alone, copies=(effect,))
    every = originals_by_others(step, alone)
    if not every:
        return step, way, unread
    first = every[0]
    step = told_of(step, tuple(one.said for one in every), Concept.ENTERS_IN_SOME_WAY, "copy by others")
    way = msgspec.structs.replace(way, as_copy_of=first.label, change=None, by_others=first.said.words.text)
    if copied_alike(step, (one.label for one in every)):
        return step, way, ""
    return told_of_originals(step, (one.label for one in every)), way, first.said.words.text


def _with_own_exceptions(step: Step, held: GameObject, way: Way) -> tuple[Way, str]:
    """The way with the exceptions that its own words make of the copy where nobody says others, else those unread."""
    if way.as_copy_of is None or way.change is not None:
        return way, ""
    face = held.base.faces[0]
    clause = what_it_may_copy(face.paragraphs, (face.name,))
    if clause is not None:
        change = _own_change(step, held, way.controller, way.as_copy_of, clause)
        behind = said_behind_copying(face.paragraphs)
        open_of_original = own_words_of_copying(face) if clause.is_open else ""
        return msgspec.structs.replace(way, change=change, behind=behind, open_of_original=open_of_original), ""
    quoted = copy_while_face_up(face.paragraphs)
    if quoted is not None:
        return msgspec.structs.replace(way, change=Change(add_abilities=quoted) if quoted else None), ""
    # Whatever they say besides may be an exception.
    return way, next((text for text in face.paragraphs if _OWN_WORDS_OF_COPYING.search(without_reminder(text))), "")


def _own_change(step: Step, held: GameObject, controller: str, of: str, clause: Copies) -> Change | None:
    """The exceptions of its clause, with its own color and with counters by the card types copied where it says so."""
    change = clause.except_ or Change()
    types = copy_of(step.edition, step.table.object(of), change).faces[0].type_line.types
    for word, more in clause.change_if:
        if word in types:
            change = _both(change, more)
    # How it enters hangs on what it will be there, not on what is copied alone (614.12).
    there = as_it_would_be(step, held, controller, as_copy_of=of).types if clause.with_if else ()
    counters = dict(change.counters or {}) | {kind: 1 for word, kind in clause.with_if if word in there}
    if scratches(step.table)[of].controller == controller:
        counters |= dict.fromkeys(clause.with_if_yours, 1)
    if held.is_spell and held.x:
        counters |= dict.fromkeys(clause.with_x, held.x)
    if counters:
        change = msgspec.structs.replace(change, counters=counters)
    if clause.own_color:
        change = msgspec.structs.replace(change, colors=in_wubrg_order(held.base.faces[0].colors))
    if clause.own_size:
        change = _in_own_size(step, held, change)
    if clause.own_abilities:
        change = msgspec.structs.replace(change, add_abilities=_other_abilities(held))
    for ability, keyword in clause.unless_has:
        if keyword not in scratches(step.table)[of].keywords:
            change = _both(change, Change(add_abilities=(ability,)))
    return None if change == Change() else change


def _both(change: Change, more: Change) -> Change:
    """Put further exceptions beside the first; both may give abilities and counters."""
    given = {key: value for key in more.__struct_fields__ if (value := getattr(more, key)) is not None}
    if change.add_abilities and more.add_abilities:
        given["add_abilities"] = (*change.add_abilities, *more.add_abilities)
    if change.counters and more.counters:
        given["counters"] = {**change.counters, **more.counters}
    return msgspec.structs.replace(change, **given)


def _in_own_size(step: Step, held: GameObject, change: Change) -> Change:
    """The exceptions with the power and toughness that it has as it would enter, be it prototyped or not (718.3b)."""
    face = values_in_force(step.edition, held).faces[0]
    own = {"power": face.power, "toughness": face.toughness}
    known = {key: size.value for key, size in own.items() if size is not None}
    return msgspec.structs.replace(change, **known)


def _other_abilities(held: GameObject) -> tuple[str, ...]:
    """Its abilities but for the one by which it enters as a copy."""
    return tuple(text for text in held.base.faces[0].paragraphs if " as a copy of " not in text)


_OWN_WORDS_OF_COPYING = re.compile(
    r"\b(?:may (?:have [^.]*)?enter|enters)\b[^.]* as a copy of |^As [^,]* enters, [^.]*\bbecome a copy of "
)


def _with_unread(copy: CopyEffect, unread: str) -> CopyEffect:
    """The copy with the words of exceptions that were not read; those that the original was copied with go on."""
    if not unread:
        return copy
    return msgspec.structs.replace(copy, values=msgspec.structs.replace(copy.values, unread=unread))


def _set_on_entering(new: GameObject, key: Literal["face_up", "face_down"], by: Concept | None) -> dict[Set, Concept]:
    """Tell what set its status: it enters untapped, unflipped and face up unless something says otherwise (110.5b)."""
    plain = new.set_anew("tapped", "flipped", "face_down", by=Concept.STATUS_ON_ENTERING)
    return plain if by is None else {**plain, key: by}


def _doors(step: Step, held: GameObject, new: GameObject) -> Step:
    """A Room enters with the half unlocked that was cast, if any (709.5d)."""
    half = held.half if not held.copy or READINGS.copied_room_spell_opens_its_half else None
    values = new.copies[-1].values if new.copies else new.base
    if not values.is_room and not new.base.is_room:
        return step
    cast = tuple(one for one in HALVES if one == half)
    template = "doors locked" if not cast else "door open of a copy" if held.copy == "spell" else "door open"
    # That it enters as a copy is told first: only by that may it be a Room at all.
    is_copy = bool(step.reasons) and step.reasons[0].concept is Concept.ENTERS_AS_A_COPY
    tell = step.because if is_copy else step.led_by
    step = tell(Concept.DOOR_UNLOCKED_ON_ENTERING, template, half=half or "")
    if cast and held.copy == "spell":
        step = step.because(Concept.DOOR_UNLOCKED_ON_ENTERING, "reading: copied Room spell")
    by = Concept.DOOR_UNLOCKED_ON_ENTERING
    step = step.with_object(msgspec.structs.replace(new, set_by=new.set_anew("unlocked", by=by)))
    return with_doors_opened(step, new, cast, by) if cast else step


def entered_face_down(step: Step, held: GameObject, down: FaceDown, way: Way) -> Step:
    """Let the object enter the battlefield face down: turned down before it enters (708.3).

    What it enters as a copy of shows only when it is turned up (708.10).
    """
    copies = held.copies
    if way.as_copy_of is not None:
        places = {"name": unseen_card(held), "original": shown_name(step, step.table.object(way.as_copy_of))}
        step = step.because(Concept.ENTERS_AS_A_COPY, "enters as a copy", **places)
        step, effect = copied(step, way.as_copy_of, way.change)
        step = step.because(Concept.FACE_DOWN_PERMANENT_BECOMES_A_COPY, "face down copy", name=unseen_card(held))
        copies = (effect,)
    step = step.also(Concept.ONLY_THE_LISTED_VALUES, "has listed values", name=unseen_card(held))
    if not down.listed and down.cause not in ("cloak", "disguise"):
        step = step.also(Concept.TWO_TWO_BY_DEFAULT, "enters as a 2/2")
    step, new = renewed(step, held, "battlefield", way.controller, way.by)
    if way.as_copy_of is not None:
        copies = _at_once(copies, new)
    new = msgspec.structs.replace(
        new,
        face_down=down,
        set_by=_set_on_entering(new, "face_down", way.face),
        copies=copies,
        tapped=way.tapped,
        token=as_token(step, held),
        copy="" if as_token(step, held) else held.copy,
    )
    entering = entering_of(step, held, new, as_copy=False)
    new = tapped_as_it_enters(new, entering)
    step = step.with_object(new).event(EventKind.ENTERED, held.label)
    step = _came(step, held, new, is_plain=entering.is_plain)
    return entered_with(step, held.label, entering, None)


def _at_once(copies: tuple[CopyEffect, ...], new: GameObject) -> tuple[CopyEffect, ...]:
    """Give what an object enters as a copy of the timestamp with which it enters (613.7d)."""
    return tuple(msgspec.structs.replace(copy, timestamp=new.timestamp) for copy in copies)


def _came(step: Step, before: GameObject, new: GameObject, *, is_plain: bool = True) -> Step:
    """Tell what entering means, and let effects on a permanent spell go on for the permanent (400.7, 400.7a)."""
    step = step.also(Concept.ZONE_CHANGE_A_NEW_OBJECT, "new object")
    step = step.also(Concept.TIMESTAMP_ON_ENTERING_A_ZONE, "new timestamp")
    if is_plain and not (new.tapped or new.flipped or new.face_down):
        step = step.also(Concept.STATUS_ON_ENTERING, "plain status")
    if before.copy and new.token:
        # No half of a Room is unlocked yet, so that it has no name of its own.
        half = {"left": 0, "right": 1}.get(before.half or "")
        room = new.base.is_room and not new.copies and half is not None
        name = new.base.faces[half or 0].name if room else shown_name(step, new)
        step = step.led_by(Concept.COPY_OF_A_PERMANENT_SPELL_ENTERS, "copy becomes token", name=name)
        if new.base.shape is Shape.DOUBLE_FACED:
            step = step.led_by(Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL, "token of a spell", name=name)
        step = step.led_by(Concept.COPY_OF_A_PERMANENT_SPELL, "copy becomes token", name=name)
    step = replaced_stand_in(step, before, new)
    return _effects_going_on(step, before, new) if before.is_spell else step


def _effects_going_on(step: Step, spell: GameObject, new: GameObject) -> Step:
    after = with_effects_going_on(step.table, spell, new)
    if after is step.table:
        return step
    step = step.with_table(after)
    return step.because(Concept.EFFECTS_ON_A_PERMANENT_SPELL_GO_ON, "goes on from the stack")
