"""Changing zones (400.7): the object that a card becomes in its new zone is a new one, without memory of the old."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from inspector.cards import Shape, listed_words, possessive
from inspector.reading import keeps_counters
from inspector.rules.decisions.command_zone_kinds import EMBLEM, kind_in_the_command_zone, values_of_card
from inspector.rules.decisions.in_force import top_values, values_in_force
from inspector.rules.decisions.marks import with_commanders
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.outcomes import EventKind
from inspector.rules.layers.computed_tables import Known, known_of, scratches
from inspector.rules.steps.going import (
    Destination,
    destination,
    told_of_destination,
    with_doubts_of_going,
    with_what_is_done_besides,
)
from inspector.rules.steps.names_apart import named_apart
from inspector.rules.steps.resolved_spells import with_effects_that_go_on
from inspector.rules.steps.steps import Step
from inspector.rules.table.actions import Zone
from inspector.rules.table.objects import FaceDown, GameObject
from inspector.rules.values.asking import Every


def shown_name(step: Step, held: GameObject) -> str:
    """Give the name by which sentences call an object: by its label too where that name can mean another one.

    What the step has not changed yet has the name it had before; of anything else the values in force are named, so
    that a step that changes many objects does not compute the table anew for each.
    """
    known = known_of(step.start)
    before = known.every.get(held.label)
    names = before.names if before is not None and before.object is held else _names_in_force(step, held)
    name = " // ".join(names)
    if not name:
        whose = held.controller if before is None else before.controller
        kind = _kind_of(known, held)
        others = (one for one in step.table.objects.values() if one.label != held.label)
        alike = (one for one in others if (_kind_of(known, one), one.controller) == (kind, whose))
        return described(held, kind, whose, alone=next(alike, None) is None)
    if name == held.label:
        return held.label
    its_own = before is not None and before.names == names
    often = known.often(names)
    # What was laid down under this name and has another one now is still spoken of by it.
    shared = often > its_own or name in step.table.objects
    return named_apart(held.label, name, shared=shared or (before is None and _is_away_too(step, held, names)))


def _kind_of(known: Known, held: GameObject) -> str:
    """Say what a nameless object is, by the types it had as the step began if it has lain there so since then."""
    before = known.every.get(held.label)
    lay_so = before is not None and (before.object.identity, before.object.face_down) == (held.identity, held.face_down)
    return described_kind(held, before.types if before is not None and lay_so else None)


def _names_in_force(step: Step, held: GameObject) -> list[str]:
    halves = zip(("left", "right"), top_values(held).faces, strict=False)
    room = held.is_permanent and held.face_down is None and top_values(held).is_room
    shown = [face for half, face in halves if half in held.unlocked] if room else ()
    return [face.name for face in (shown if room else values_in_force(step.edition, held).faces) if face.name]


def _is_away_too(step: Step, held: GameObject, names: list[str]) -> bool:
    """Whether of what was phased out as the step began another has these names than the object itself."""
    away = step.start.phased_out
    others = (other for other in away.values() if other.label != held.label)
    return held.label in away and any(_names_in_force(step, other) == names for other in others)


def described_kind(held: GameObject, types: Collection[str] | None = None) -> str:
    """Say what an object is that has no name, in a word or two: ``face-down creature``; empty where only its label can.

    For a table the words have to be as plain as for who may not look at it. What copied such a creature is face up.
    ``types`` are those that it has now, where somebody knows them: an effect may have made it something else (613.1d).
    """
    down = held.face_down
    if down is not None and held.zone == "exile":
        return "face-down card in exile"
    if down is not None and held.is_spell:
        return "face-down spell"
    if down is not None and held.is_permanent:
        return f"face-down {_noun(down.values.type_line.types if types is None else types)}"
    if held.is_permanent and down is None and not held.unlocked and top_values(held).is_room:
        return "locked Room"
    shown = top_values(held).faces if (held.is_permanent or held.is_spell) and down is None else ()
    if shown and not any(face.name for face in shown):
        if held.is_spell:
            return "nameless spell"
        return f"nameless {_noun(shown[0].type_line.types if types is None else types)}"
    # An emblem is spoken of by the title of its record, which is no name of it (114.3).
    return held.cards[0].known_as if kind_in_the_command_zone(held) == EMBLEM else ""


def _noun(types: Collection[str]) -> str:
    return "creature" if "Creature" in types else "permanent"


def described(held: GameObject, kind: str, controller: str, *, alone: bool) -> str:
    """Give what a sentence calls an object without a name: ``Ana's face-down creature``, with its label among several.

    ``kind`` is what it is (see ``described_kind``); where nothing says that plainly, it is called by its label.
    """
    # A viewer's label for what lies face down says all this itself.
    if not kind or held.label.startswith(f"{possessive(controller)} face-down "):
        return f"{possessive(controller)} {kind}" if kind and alone else held.label
    return f"{possessive(controller)} {kind}" if alone else f"{possessive(controller)} {kind} ({held.label})"


def named_part(whole: GameObject, label: str) -> str:
    """Give what a sentence calls a part of a melded or merged permanent: its card's name, and the label that meant it.

    All know its name: the cards were melded face up, and the spell that merged was seen.
    """
    name = _name_of_part(whole, label)
    return label if name in ("", label) else f"{name} ({label})"


def named_whole(step: Step, whole: GameObject, part: str) -> str:
    """Give what a sentence calls a melded or merged permanent beside the name of its part with this label.

    Where both have one name its label tells it apart.
    """
    name = shown_name(step, whole)
    return named_apart(whole.label, name, shared=name == _name_of_part(whole, part))


def _name_of_part(whole: GameObject, label: str) -> str:
    cards = dict(zip(whole.melded_from, whole.cards, strict=False))
    cards |= {part.label: part.cards[0] for part in whole.merged if part.cards and part.face_down is None}
    card = cards.get(label)
    return "" if card is None else card.known_as


def unseen_card(held: GameObject) -> str:
    """Give what a sentence calls a card that goes face down: whoever may not look at it is told no name."""
    return f"{possessive(held.owner)} card"


def renewed(
    step: Step, held: GameObject, zone: Zone, controller: str, by: Concept = Concept.ZONE_CHANGE_A_NEW_OBJECT
) -> tuple[Step, GameObject]:
    """Make the new object that the card of this one is in another zone; status, counters and effects are gone.

    ``by`` is the rule that moves it there. Counters go with it only by its own words (122.2).
    """
    counters = _kept_counters(step, held, zone)
    if counters:
        step = step.because(Concept.COUNTERS, "counters remain", name=shown_name(step, held))
    step = step.ticked()
    stamp = step.table.clock
    new = GameObject(
        label=held.label,
        identity=stamp,
        cards=held.cards,
        base=values_of_card(step.edition, held.cards[0]) if held.cards else held.base,
        owner=held.owner,
        controller=controller,
        zone=zone,
        timestamp=stamp,
        token=held.token,
        copy=held.copy,
        copy_of=held.copy_of,
        copy_of_what=held.copy_of_what,
        came=step.index,
        substitute=held.substitute,
        counters=counters,
        set_by={"zone": by, "timestamp": Concept.TIMESTAMP_ON_ENTERING_A_ZONE},
    )
    if held.commanders and zone in ("graveyard", "exile") and numbers(Concept.COMMANDER_BACK, step.edition.key):
        new = msgspec.structs.replace(new, may_return=True)
    # A commander stays one in every zone: the mark is the card's (903.3).
    return step, with_commanders(new, held.commanders)


def _kept_counters(step: Step, held: GameObject, zone: Zone) -> dict[str, int]:
    if not held.counters or zone in ("hand", "library"):
        return {}
    own = scratches(step.table).get(held.label)
    keeps = own is not None and any(keeps_counters(one.text, tuple(own.names)) for one in own.abilities)
    return held.counters if keeps else {}


def left_battlefield(step: Step, held: GameObject) -> Step:
    """Tell that a permanent left the battlefield, and what that shows (708.9)."""
    if held.face_down is not None and (held.is_permanent or held.is_spell):
        step = step.event(EventKind.REVEALED, held.label)
        seen = [card.name if card.shape is Shape.SPLIT else card.front.name for card in held.cards]
        # On the table as another player sees it, what lies hidden again has no name.
        named = [name or "a card that is hidden now" for name in seen or [held.base.faces[0].name]]
        places = {"name": shown_name(step, held), "cards": listed_words(named)}
        step = step.because(Concept.REVEALED_ON_LEAVING, "revealed on leaving", **places)
    if held.is_permanent:
        step = with_effects_that_go_on(step.event(EventKind.LEFT, held.label), held)
    return step


def moved(
    step: Step,
    held: GameObject,
    zone: Zone,
    by: Concept = Concept.ZONE_CHANGE_A_NEW_OBJECT,
    *,
    face_down: FaceDown | None = None,
    to: Destination | None = None,
    now: Every | None = None,
) -> Step:
    """Move an object to a zone that is not the battlefield; a melded permanent becomes its two cards (712.21).

    ``face_down`` hides a card that is exiled face down. Replacement effects may have it go elsewhere: ``to`` is where
    it goes where that is found already, ``now`` is by what it is judged where several go at once (614.1a).
    A copy of a spell or card ceases to exist there (707.10a), a token when state-based actions are checked (111.7).
    """
    step = left_battlefield(step, held)
    if held.copy:
        step = ceased(step, held)
        return step.because(Concept.COPY_OF_A_SPELL_OR_CARD_OFF_THE_STACK, "copy ceases")
    if zone != "exile" and leaves_to_exile(step.edition, held):
        step = step.led_by(Concept.AFTERMATH, "aftermath exile", name=held.base.faces[1].name)
        zone, by = "exile", Concept.AFTERMATH
    every = scratches(step.table) if now is None and to is None else now
    found = to or destination(step, held, zone, every or {})
    if found != Destination(zone):
        step = told_of_destination(step, held.label, shown_name(step, held), found)
        step = with_what_is_done_besides(step, held, found, every or scratches(step.table))
        zone, by = found.zone, by if found.by is None else found.concept
    if held.commanders and zone in step.edition.commanders_return_from:
        concept = Concept.COMMANDER_NOT_EXILED if zone == "exile" else Concept.COMMANDER_ELSEWHERE
        step = step.aside(concept, "commander elsewhere", name=shown_name(step, held))
    if held.merged or held.is_melded:
        labels = (*held.melded_from, *(label for part in held.merged for label in (part.label, *part.melded_from)))
        apart = _unmerged if held.merged else _parted
        return _with_doubts(apart(step, held, zone, face_down), labels, found)
    stays = new_where_it_is(step.edition, zone) if held.zone == zone else None
    step, new = renewed(step, held, zone, held.owner, stays or by)
    new = with_doubts_of_going(new, found)
    new = new if face_down is None else msgspec.structs.replace(new, face_down=face_down)
    step = step.with_object(new)
    if stays is not None:
        step = step.also(stays, "new where it is", there="in exile" if zone == "exile" else "in the command zone")
    else:
        step = step.also(Concept.ZONE_CHANGE_A_NEW_OBJECT, "new object")
    if held.token:
        step = step.because(Concept.TOKEN_OFF_THE_BATTLEFIELD, "token ceases")
    return replaced_stand_in(step, held, new)


def new_where_it_is(edition: Edition, zone: Zone) -> Concept | None:
    """Give the rule by which what is put into the zone where it is becomes a new object there (400.8, 400.10)."""
    concept = {"exile": Concept.EXILED_OUT_OF_EXILE, "command": Concept.COMMAND_ZONE_AGAIN}.get(zone)
    return concept if concept is not None and numbers(concept, edition.key) else None


def _with_doubts(step: Step, labels: tuple[str, ...], found: Destination) -> Step:
    """Let each of the cards that a permanent became keep by which words it may be elsewhere (614.1a, 712.21)."""
    for label in labels:
        held = step.table.objects.get(label)
        if held is not None and held.zone == found.zone:
            step = step.with_object(with_doubts_of_going(held, found))
    return step


def _unmerged(step: Step, held: GameObject, zone: Zone, face_down: FaceDown | None) -> Step:
    """Let each component of a merged permanent become an object of its own, under its own label (730.3)."""
    for one in reversed(held.merged):
        own = (one.label, *one.melded_from)
        gone = tuple(label for label in step.table.gone if label not in own)
        step = step.with_table(msgspec.structs.replace(step.table, gone=gone))
        commanders = tuple(label for label in held.commanders if label in own)
        part = msgspec.structs.replace(one, merged=(), copies=(), face_down=None, commanders=commanders)
        if part.is_melded:
            step = _parted(step.with_object(part), part, zone, face_down, component=True)
            continue
        step, new = renewed(step, part, zone, part.owner, Concept.MERGED_LEAVES)
        step = step.with_object(msgspec.structs.replace(new, face_down=face_down))
        if part.token:
            step = step.because(Concept.TOKEN_OFF_THE_BATTLEFIELD, "token ceases")
    several = sum(len(one.cards) for one in held.merged) > 1
    if several and zone in ("graveyard", "library"):
        step = step.led_by(Concept.MERGED_COMPONENTS_ARRANGED, "merged arranged", zone=zone)
    if several and zone == "exile":
        step = step.led_by(Concept.MERGED_COMPONENTS_EXILED, "merged exiled")
    return step.led_by(Concept.MERGED_LEAVES, "merged leaves")


def ceased(step: Step, held: GameObject) -> Step:
    """Let an object cease to exist: a token or a copy where it cannot be (111.7, 707.10a)."""
    without = step.table.without_object(held.label, shown_name(step, held))
    return step.with_table(without).event(EventKind.CEASED_TO_EXIST, held.label)


def replaced_stand_in(step: Step, before: GameObject, after: GameObject) -> Step:
    """Tell that a stand-in which a card leaves a hidden place with is replaced by the card itself (713.5)."""
    if not before.substitute or not before.stand_in_shows or after.stand_in_shows:
        return step
    return step.because(Concept.STAND_IN_REPLACED_IN_PUBLIC, "stand-in replaced")


def leaves_to_exile(edition: Edition, held: GameObject) -> bool:
    """Whether it is the half of a split card that was cast by aftermath: it is exiled as it leaves the stack.

    Under rules that do not know aftermath nothing exiles it (702.127a since 2017).
    """
    is_right = held.is_spell and held.half == "right" and "Aftermath" in held.base.faces[1].keywords
    return is_right and bool(numbers(Concept.AFTERMATH, edition.key))


def _parted(step: Step, held: GameObject, zone: Zone, face_down: FaceDown | None, *, component: bool = False) -> Step:
    """Make the two cards of a melded permanent, or of such a component of one, in their new zone.

    They are under the labels that they had before.
    """
    objects = {label: kept for label, kept in step.table.objects.items() if label != held.label}
    gone = tuple(label for label in step.table.gone if label not in held.melded_from)
    step = step.with_table(msgspec.structs.replace(step.table, objects=objects, gone=(*gone, held.label)))
    for label, card, owner in zip(held.melded_from, held.cards, held.card_owners, strict=True):
        part = msgspec.structs.replace(held, label=label, cards=(card,), owner=owner, melded_from=(), card_owners=())
        part = msgspec.structs.replace(part, commanders=tuple(one for one in held.commanders if one == label))
        step, new = renewed(step, part, zone, owner, Concept.MELDED_PERMANENT_LEAVES)
        step = step.with_object(msgspec.structs.replace(new, face_down=face_down))
    says = "melded component leaves" if component else "melded leaves"
    step = step.because(Concept.MELDED_PERMANENT_LEAVES, says)
    # Two owners' cards go to different places, where there is nothing to arrange.
    if zone in ("graveyard", "library") and not component and len(set(held.card_owners)) == 1:
        step = step.because(Concept.MELDED_CARDS_ARRANGED, "melded arranged", zone=zone)
    if zone == "exile" and not component:
        step = step.because(Concept.MELDED_CARDS_EXILED, "melded exiled")
    step = step.also(Concept.MELDED_CARDS_FOUND, "melded found")
    return step.also(Concept.MELDED_CARDS_COUNTED, "melded counted")
