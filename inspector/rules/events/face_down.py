"""Face-down spells and permanents (707 until 2020, 708 since), with morph, disguise, manifest and cloak.

Theory of operation. What puts an object face down lists the values that it then has; without a list it is a 2/2
creature (708.2). They lie over copy effects (layer 1b over 1a), so a face-down permanent that becomes a copy shows no
change until it is turned up (708.10). By which permission it may be turned up is told by what put it face down.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from inspector.cards import Card, Change, Face, ManaCost, PrintedNumber, TypeLine, in_type_order, with_article
from inspector.reading import copy_while_face_up
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.cast_face_down import casts_face_down
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.copying import copied
from inspector.rules.events.entering import Way, entered_face_down
from inspector.rules.events.merged_values import without_copies
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.counters_put import with_more_counters
from inspector.rules.steps.face_up import keywords_face_up, with_it_face_up
from inspector.rules.steps.forbidding import ForbiddenBy, forbidden_by, forbidding, refused_forbidden, told_forbidden
from inspector.rules.steps.simultaneous import simultaneous_order, told_at_once
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.turning_up_words import with_its_own_words
from inspector.rules.steps.words_of_copying import copied_as_it_enters, is_no_original
from inspector.rules.steps.zones import shown_name, unseen_card
from inspector.rules.table.actions import Cloak, FaceDownBy, FaceDownValues, Manifest, TurnFaceDown, TurnFaceUp
from inspector.rules.table.objects import FaceDown, FaceDownCause, GameObject, Printed
from inspector.rules.values.asking import Asker
from inspector.rules.values.exceptions import keywords_new_here
from inspector.rules.values.selecting import labels_meant

PaidBy = Literal["morph", "disguise", "manifest", "cloak"]

_WARD = ("Ward {2}",)


def face_down_as(by: FaceDownBy | None) -> FaceDown:
    """Give what an object turned face down in this way has: the values listed, or the 2/2 without a list (708.2a)."""
    if isinstance(by, FaceDownValues):
        return FaceDown(cause="effect", values=_listed(by), listed=True)
    return _by_default(by if isinstance(by, str) else "effect")


@cache
def _by_default(cause: FaceDownCause) -> FaceDown:
    """The values that nothing lists, the same for all such objects."""
    text = _WARD if cause in ("cloak", "disguise") else ()
    two = PrintedNumber("2")
    values = Face(name="", type_line=TypeLine(types=("Creature",)), paragraphs=text, power=two, toughness=two)
    return FaceDown(cause=cause, values=values)


def rule_without_way(edition: Edition, by: FaceDownBy | None) -> Concept | None:
    """Name the list of keywords in which this way of being face down is not yet; None where the edition has it.

    Manifesting came in 2015, cloaking and disguise in 2024.
    """
    if by == "manifest":
        return None if edition.has_manifest else Concept.KEYWORD_ACTIONS
    if by not in ("cloak", "disguise") or edition.has_cloak:
        return None
    return Concept.KEYWORD_ACTIONS if by == "cloak" else Concept.KEYWORD_ABILITIES


def _listed(by: FaceDownValues) -> Face:
    creature = 2 if "Creature" in by.types else None
    power, toughness = (creature if value is None else value for value in (by.power, by.toughness))
    return Face(
        name=by.name,
        type_line=TypeLine(by.supertypes, in_type_order(by.types), by.subtypes),
        paragraphs=by.abilities,
        listed_keywords=keywords_new_here(by.abilities),
        power=None if power is None else PrintedNumber(str(power)),
        toughness=None if toughness is None else PrintedNumber(str(toughness)),
        colors_set=frozenset(by.colors),
    )


def manifest(step: Step, action: Manifest | Cloak) -> Ended:
    """Put a card onto the battlefield face down, as a 2/2 that may be turned up (701.40, 701.58)."""
    held = step.table.object(action.object)
    cloaking = isinstance(action, Cloak)
    name = shown_name(step, held)
    unknown = rule_without_way(step.edition, "cloak" if cloaking else "manifest")
    concept = Concept.CLOAK if cloaking else Concept.MANIFEST
    if unknown is not None:
        return step.illegal(unknown, "no such face-down action")
    if held.is_permanent or held.is_spell:
        return step.nothing(concept, "cannot be manifested", name=name, in_zone=held.zone)
    down = face_down_as("cloak" if cloaking else "manifest")
    forbidden = forbidden_face_down(step, held, down)
    if forbidden is not None:
        own = Concept.CLOAK_MAY_NOT_ENTER if cloaking else Concept.MANIFEST_MAY_NOT_ENTER
        return told_forbidden_face_down(step, held, forbidden, own)
    step = step.because(concept, "cloaks" if cloaking else "manifests", name=unseen_card(held))
    step = step.also(Concept.PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN, "enters face down", name=unseen_card(held))
    if step.edition.counts_as_double_faced(held.double_faced):
        step = step.because(Concept.CASTING_FACE_DOWN, "double-faced face down")
    return entered_face_down(step, held, down, Way(controller=step.player, by=concept, face=concept)).done()


def forbidden_face_down(step: Step, held: GameObject, down: FaceDown) -> ForbiddenBy | None:
    """Find what forbids a card to enter face down: it is turned down first, and so asked (708.3, 701.40a)."""
    words = forbidding(step.table, "enter")
    if not words:
        return None
    turned = msgspec.structs.replace(held, cards=(), base=Printed(faces=(down.values,)), copies=())
    return forbidden_by(step.table.with_object(turned), held.label, words)


def told_forbidden_face_down(
    step: Step, held: GameObject, by: ForbiddenBy, own: Concept = Concept.CANT_BEATS_CAN
) -> Ended:
    """Say what forbids a card to enter face down: it stays as it lies, by a rule of its ``own`` if there is one."""
    source = shown_name(step, step.table.object(by.source))
    places = {"name": shown_name(step, held), "by": source, "text": by.text.rstrip(".")}
    for concept in dict.fromkeys((own, Concept.CANT_BEATS_CAN)):
        step = step.because(concept, "may not enter face down", **places)
    return step.ended(Result.NOTHING)


def turn_face_down(step: Step, action: TurnFaceDown) -> Ended:
    """Turn permanents face down; nothing happens to a double-faced one or one that is face down already (708.2)."""
    unknown = rule_without_way(step.edition, action.face_down)
    if unknown is not None:
        return step.illegal(unknown, "no such face-down action")
    every, asker = scratches(step.table), Asker(step.player)
    down, listed = face_down_as(action.face_down), isinstance(action.face_down, FaceDownValues)
    labels = labels_meant(action.object, action.objects, action.filter, every, asker)
    if not labels:
        return step.nothing(Concept.TWO_TWO_BY_DEFAULT, "nothing is meant")
    changed, before = False, step.table
    for label in simultaneous_order(step, labels):
        held = step.table.object(label)
        name = shown_name(step, held)
        if not held.is_permanent:
            step = step.aside(Concept.ONLY_THE_LISTED_VALUES, "only permanents turn", name=name)
        elif held.face_down is not None and step.edition.face_down_twice_is_nothing:
            step = _down_already(step, held, anew=False)
        elif held.face_down is None and any(one.base.kind is not None for one in held.merged):
            step = step.aside(Concept.MERGED_NOT_TURNED_DOWN, "merged not turned down", name=name)
        elif held.double_faced is not None:
            melded = held.double_faced.value == "meld" and step.edition.meld_pairs
            concept = Concept.MELDED_NEVER_FACE_DOWN if melded else Concept.CANNOT_BE_TURNED_FACE_DOWN
            of_meld = "melded never turned down" if held.is_melded else "meld never turned down"
            step = step.aside(concept, of_meld if melded else "never turned down", name=name)
        elif held.face_down is not None:
            anew = not READINGS.face_down_stays_as_it_was_hidden
            if anew:
                changed = True
                step = _turned_down(step, held, down, listed=listed)
            step = _down_already(step, held, anew=anew)
        else:
            changed = True
            step = _turned_down(step, held, down, listed=listed)
    step = told_at_once(step, before) if len(labels) > 1 else step
    return step.done() if changed else step.ended(Result.NOTHING)


def _down_already(step: Step, held: GameObject, *, anew: bool) -> Step:
    """Tell that a face-down permanent stays as it is (708.2b), or how that is read before there was a rule for it."""
    if step.edition.face_down_twice_is_nothing:
        return step.aside(Concept.FACE_DOWN_ALREADY, "down already", name=shown_name(step, held))
    if not anew:
        step = step.aside(Concept.TWO_TWO_BY_DEFAULT, "down already", name=shown_name(step, held))
    does = "is turned face down again" if anew else "stays as it is"
    return step.aside(Concept.TWO_TWO_BY_DEFAULT, "reading: face down again", does=does)


def _turned_down(step: Step, held: GameObject, down: FaceDown, *, listed: bool) -> Step:
    name = shown_name(step, held)
    concept = Concept.ONLY_THE_LISTED_VALUES if listed else Concept.TWO_TWO_BY_DEFAULT
    by = held.set_anew("face_down", by=concept)
    turned = msgspec.structs.replace(without_copies(held, lambda copy: copy.while_up), face_down=down, set_by=by)
    step = _stamped(step, turned).event(EventKind.TURNED_FACE_DOWN, held.label)
    plain = not listed and down.cause not in ("cloak", "disguise")
    template = "turned down as a 2/2" if plain else "turned down"
    step = step.because(concept, template, name=name)
    step = step.because(Concept.ONLY_THE_LISTED_VALUES, template, name=name)
    return _told_timestamp(_told_of_pile(step, held, "down"))


def _told_of_pile(step: Step, held: GameObject, side: str) -> Step:
    """Tell that a merged permanent is turned with all of its components (730.2f)."""
    return step.because(Concept.MERGED_TURNED_WHOLE, "merged turned", side=side) if held.merged else step


def _told_timestamp(step: Step) -> Step:
    if not step.edition.turning_face_gives_timestamp:
        return step
    return step.also(Concept.TIMESTAMP_ON_TURNING_FACE_UP_OR_DOWN, "new timestamp")


def _stamped(step: Step, changed: GameObject) -> Step:
    """Keep a permanent that was turned face up or down, with a new timestamp since 2015 (613.7f)."""
    if step.edition.turning_face_gives_timestamp:
        by = changed.set_anew("timestamp", by=Concept.TIMESTAMP_ON_TURNING_FACE_UP_OR_DOWN)
        changed = msgspec.structs.replace(changed, timestamp=step.table.clock + 1, set_by=by)
    return step.with_object(changed, ticks=1)


def turn_face_up(step: Step, action: TurnFaceUp) -> Ended:
    """Turn permanents face up, by an effect or by the permission that goes with being face down (708.7, 708.8)."""
    every, asker = scratches(step.table), Asker(step.player)
    labels = labels_meant(action.object, action.objects, action.filter, every, asker)
    if not labels:
        return step.nothing(Concept.TURNING_FACE_UP_WHAT_IT_DOES, "nothing is meant")
    changed, before = False, step.table
    words = forbidding(before, "turn face up")
    for label in simultaneous_order(step, labels):
        held = step.table.object(label)
        if held.face_down is None or not held.is_permanent:
            if action.by != "effect" or held.is_spell or (action.object is not None and _copies_face_down(held)):
                return _nothing_to_turn_up(step, held, action.by)
            template = "up already" if held.is_permanent else "cannot be turned up"
            step = step.aside(Concept.TURNING_FACE_UP_WHAT_IT_DOES, template, name=shown_name(step, held))
            continue
        if action.by != "effect":
            refused = _refused_up(step, held, action.by, alone=len(labels) == 1)
            if refused is not None:
                return refused
        refused = _refused_original(step, held, action.as_copy_of)
        if refused is not None:
            return refused
        forbidden = forbidden_by(before, label, words)
        if forbidden is not None:
            if action.by != "effect":
                return refused_forbidden(step, forbidden)
            step = told_forbidden(step, label, forbidden)
            continue
        if any(_card_is_spell(one) for one in held.merged):
            step = step.event(EventKind.REVEALED, label)
            step = step.aside(
                Concept.MERGED_STAYS_DOWN, "merged stays down", name=shown_name(step, held), a_spell=_a_spell_of(held)
            )
            continue
        if _stays_hidden(held):
            step = _stays_down(step, held)
            continue
        changed = True
        step = _turned_up(step, held, action)
    return told_at_once(step, before).ended(Result.DONE if changed else Result.NOTHING)


def _nothing_to_turn_up(step: Step, held: GameObject, by: str) -> Ended:
    """Refuse to turn up what is no face-down permanent: a spell, or what is face up already (708.7)."""
    concepts: dict[str, Concept] = {
        "morph": Concept.TURNING_FACE_UP_MORPH_COST,
        "disguise": Concept.DISGUISE_TURNING_UP,
        "manifest": Concept.MANIFEST_TURNED_UP_FOR_ITS_MANA_COST,
        "cloak": Concept.CLOAK_TURNED_UP_FOR_ITS_MANA_COST,
    }
    name = shown_name(step, held)
    if by in concepts:
        step = step.because(concepts[by], "cannot be turned up", name=name)
    return step.illegal(Concept.TURNING_FACE_UP_WHO_MAY, "cannot be turned up", name=name)


def _copies_face_down(held: GameObject) -> bool:
    """Whether a face-up object has the values of a face-down one: it has no other face to be turned up to (707.2)."""
    values = top_values(held)
    return bool(held.copies or held.token) and not values.faces[0].name


# What keeps a card face down that is an instant or sorcery, by what hid it (701.40g, 701.58g).
_SPELL_STAYS_DOWN = {
    "manifest": Concept.MANIFEST_INSTANT_OR_SORCERY_STAYS_DOWN,
    "cloak": Concept.CLOAK_INSTANT_OR_SORCERY_STAYS_DOWN,
}


def _card_is_spell(held: GameObject) -> bool:
    return any(card.front.type_line.is_instant_or_sorcery for card in held.cards)


def _a_spell_of(held: GameObject) -> str:
    """Say what the card underneath is, or the first such component: ``"an instant"``."""
    parts = (held, *held.merged)
    words = (card.front.type_line.spell_word for one in parts for card in one.cards)
    return with_article(next(filter(None, words)))


def _stays_hidden(held: GameObject) -> bool:
    cause = held.face_down.cause if held.face_down is not None else ""
    return _card_is_spell(held) and (cause in _SPELL_STAYS_DOWN or READINGS.instants_stay_face_down_whatever_hid_them)


def _stays_down(step: Step, held: GameObject) -> Step:
    step = step.event(EventKind.REVEALED, held.label)
    concept = _SPELL_STAYS_DOWN.get(held.face_down.cause) if held.face_down is not None else None
    if concept is not None:
        return step.aside(concept, "stays down", name=shown_name(step, held), a_spell=_a_spell_of(held))
    instant = any("Instant" in card.front.type_line.types for card in held.cards)
    concept = Concept.AN_INSTANT_CANNOT_ENTER if instant else Concept.A_SORCERY_CANNOT_ENTER
    step = step.aside(concept, "stays down", name=shown_name(step, held), a_spell=_a_spell_of(held))
    return step.aside(concept, "reading: instant face down", does="is revealed and stays face down as well")


_PAID = {
    ("manifest", "manifest"): (Concept.MANIFEST_TURNED_UP_FOR_ITS_MANA_COST,),
    ("cloak", "cloak"): (Concept.CLOAK_TURNED_UP_FOR_ITS_MANA_COST,),
    ("manifest", "morph"): (Concept.TURNING_FACE_UP_MORPH_COST, Concept.MANIFEST_TURNED_UP_FOR_ITS_MORPH_COST),
    ("manifest", "disguise"): (Concept.DISGUISE_TURNING_UP, Concept.MANIFEST_TURNED_UP_FOR_ITS_DISGUISE_COST),
    ("cloak", "morph"): (Concept.TURNING_FACE_UP_MORPH_COST, Concept.CLOAK_TURNED_UP_FOR_ITS_MORPH_COST),
    ("cloak", "disguise"): (Concept.DISGUISE_TURNING_UP, Concept.CLOAK_TURNED_UP_FOR_ITS_DISGUISE_COST),
}


def _paid(step: Step, held: GameObject, by: str) -> Step:
    """Tell which permission turns it up: for which cost (702.37e, 702.168d, 701.40b-d, 701.58b-d)."""
    cause = held.face_down.cause if held.face_down else ""
    usual = (Concept.DISGUISE_TURNING_UP if by == "disguise" else Concept.TURNING_FACE_UP_MORPH_COST,)
    cost = by if by in ("morph", "disguise") else "mana"
    if _is_for_megamorph(step, held, by):
        cost = "megamorph"
    for concept in _PAID.get((cause, by), usual):
        step = step.because(concept, "turned up for a cost", cost=cost)
    return step.also(Concept.TURNING_FACE_UP_WHO_MAY, "special action up")


def _is_for_megamorph(step: Step, held: GameObject, by: str) -> bool:
    return by == "morph" and "Megamorph" in keywords_face_up(step.table, held)


def _turned_up(step: Step, held: GameObject, action: TurnFaceUp) -> Step:
    if action.by != "effect":
        step = _paid(step, held, action.by)
    copies = held.copies
    if action.as_copy_of is not None:
        step = step.because(Concept.AS_THIS_IS_TURNED_FACE_UP, "copy as turned up")
        quoted = copy_while_face_up(top_values(held).faces[0].paragraphs)
        step, effect = copied(step, action.as_copy_of, Change(add_abilities=quoted) if quoted else None)
        copies = (*copies, msgspec.structs.replace(effect, while_up=quoted is not None))
    megamorph = _is_for_megamorph(step, held, action.by)
    if megamorph:
        step = step.because(Concept.MEGAMORPH, "megamorph")
    by = held.set_anew("face_down", by=Concept.TURNING_FACE_UP_WHAT_IT_DOES)
    # A meld card that is not double-faced comes up as any card does.
    is_two_faced = step.edition.counts_as_double_faced(held.double_faced)
    by["face_up"] = Concept.FACE_DOWN_THEN_UP_FRONT if is_two_faced else Concept.TURNING_FACE_UP_WHAT_IT_DOES
    up = msgspec.structs.replace(held, face_down=None, back_up=False, copies=copies, set_by=by)
    step = _stamped(step, up).event(EventKind.TURNED_FACE_UP, held.label)
    if megamorph:
        step = with_more_counters(step, step.table.object(held.label), "+1/+1", 1)
    name = shown_name(step, step.table.object(held.label))
    if _card_is_spell(held):
        does = "is turned face up like any card"
        step = step.because(Concept.TURNING_FACE_UP_WHAT_IT_DOES, "reading: instant face down", does=does)
    if is_two_faced:
        # The front face is its own, also where it shows what it copied.
        front = held.base.faces[0].name
        step = step.because(Concept.FACE_DOWN_THEN_UP_FRONT, "turned up front", name=front)
    template = "turned up as a copy" if copies and not copies[-1].merged else "turned up"
    step = step.because(Concept.TURNING_FACE_UP_WHAT_IT_DOES, template, name=name)
    step = _told_of_pile(step, held, "up")
    step = with_its_own_words(step, held.label, name, as_copy=action.as_copy_of is not None)
    return _told_timestamp(step)


def _refused_original(step: Step, held: GameObject, as_copy_of: str | None) -> Ended | None:
    """Refuse to turn it up as a copy of what the words do not mean by which it is one then (708.11)."""
    face = top_values(held).faces[0]
    controller = scratches(step.table)[held.label].controller
    if as_copy_of is None or not is_no_original(
        step.table, copied_as_it_enters(face), as_copy_of, held.label, controller
    ):
        return None
    places = {"name": shown_name(step, held), "original": shown_name(step, step.table.object(as_copy_of))}
    return step.illegal(Concept.AS_THIS_IS_TURNED_FACE_UP, "no such original up", **places)


def _refused_up(step: Step, held: GameObject, by: PaidBy, *, alone: bool) -> Ended | None:
    """Refuse a special action that turns a permanent up where nothing permits it (708.7)."""
    if rule_without_way(step.edition, by) is not None:
        return step.illegal(Concept.TURNING_FACE_UP_WHO_MAY, "no such turning up", keyword=by)
    controller = scratches(step.table)[held.label].controller
    if controller != step.player:
        return step.illegal(Concept.TURNING_FACE_UP_WHO_MAY, "not the controller", player=step.player)
    if by in ("morph", "disguise"):
        return _refused_morph(step, held, by, alone=alone)
    return _refused_manifest(step, held, by)


def _refused_morph(step: Step, held: GameObject, by: str, *, alone: bool) -> Ended | None:
    keywords = keywords_face_up(step.table, held)
    concept = Concept.TURNING_FACE_UP_MORPH_COST if by == "morph" else Concept.DISGUISE_TURNING_UP
    meant = casts_face_down(step.edition.key, by)
    if meant.isdisjoint(keywords):
        step = step.also(Concept.TURNING_FACE_UP_WHO_MAY, "no permission up", name=shown_name(step, held))
        name = "it" if alone else shown_name(step, held)
        taker = taken_by(step, with_it_face_up(step.table, held), held.label, meant)
        template = "no turning cost, taken" if taker else "no turning cost"
        return step.illegal(concept, template, name=name, keyword=by, taker=taker)
    return None


def _refused_manifest(step: Step, held: GameObject, by: str) -> Ended | None:
    cloaked = by == "cloak"
    concept = Concept.CLOAK_TURNED_UP_FOR_ITS_MANA_COST if cloaked else Concept.MANIFEST_TURNED_UP_FOR_ITS_MANA_COST
    if held.face_down is None or held.face_down.cause != by:
        return step.illegal(
            concept, "not so put down", name=shown_name(step, held), hidden="cloaked" if cloaked else "manifested"
        )
    card = held.cards[0] if held.cards else None
    if card is None or not _creature_with_cost(card):
        return step.illegal(concept, "no creature card", name=shown_name(step, held))
    return None


def _creature_with_cost(card: Card) -> bool:
    cost: ManaCost | None = card.front.mana_cost
    return "Creature" in card.front.type_line.types and cost is not None
