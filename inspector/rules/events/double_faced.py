"""Double-faced cards (711 until 2021, 712 since): turning them over, and which face is up as they enter.

Theory of operation. Which face gives the values is decided in ``in_force``. Here is what may turn a permanent over
(``turned_over``: the checks in the order in which the rules exclude things, a table of them first) and with which face
a card enters (``side_on_entering``).
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from inspector.cards import Kind, Shape, with_article
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.merged_values import has_two_faces_merged, may_turn_over, with_components_turned
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.simultaneous import simultaneous_order, told_at_once
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Convert, Transform
from inspector.rules.table.objects import GameObject
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import labels_meant

Obstacle = tuple[tuple[Concept, ...], str]


def transform(step: Step, action: Transform | Convert) -> Ended:
    """Transform or convert the permanents that the action means, one after the other (701.27, 701.28)."""
    converting = isinstance(action, Convert)
    if converting and not step.edition.has_convert:
        return step.illegal(Concept.KEYWORD_ACTIONS, "no convert")
    every = scratches(step.table)
    labels = simultaneous_order(
        step, labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    )
    if not labels:
        return step.nothing(Concept.WHAT_CAN_TRANSFORM, "nothing to turn")
    since = action.since if action.ability_of is not None else None
    any_turned = False
    before, forbidden_now = step.table, forbidding(step.table, "transform")
    for label in labels:
        held = step.table.object(label)
        pile = may_turn_over(held, step.edition.transforming_kinds) and held.face_down is None
        own = since if action.ability_of == label else None
        if not pile and own is not None and held.came > own:
            step = step.aside(Concept.ZONE_CHANGE_A_NEW_OBJECT, "former object", name=shown_name(step, held))
            continue
        obstacle = (_what_forbids if pile else _obstacle)(step, held, own, converting=converting)
        forbidden = forbidden_by(before, label, forbidden_now) if obstacle is None else None
        if forbidden is not None:
            step = told_forbidden(step, label, forbidden)
            if converting:
                step = told_forbidden(step, label, forbidden, Concept.CANNOT_CONVERT_EITHER)
            continue
        if obstacle is None:
            turn = turned_pile if pile else turned_over
            step = turn(step, held, converting=converting)
            any_turned = True
            continue
        concepts, template = obstacle
        places = {**_places(step, held), "turn": "convert" if converting else "transform"}
        for concept in concepts:
            step = step.aside(concept, template, **places)
    return told_at_once(step, before).ended(Result.DONE if any_turned else Result.NOTHING)


def turned_pile(step: Step, held: GameObject, *, converting: bool) -> Step:
    """Turn the double-faced components of a merged permanent over, which gives it a new timestamp (730.2i, 613.7g)."""
    before = shown_name(step, held)
    step = step.ticked()
    turned = with_components_turned(held, step.edition.transforming_kinds)
    anew = turned.set_anew("timestamp", by=Concept.TIMESTAMP_ON_TRANSFORMING)
    turned = msgspec.structs.replace(turned, turned=(*held.turned, step.index), timestamp=step.table.clock, set_by=anew)
    kind = EventKind.CONVERTED if converting else EventKind.TRANSFORMED
    step = step.with_object(turned).event(kind, held.label)
    step = step.because(Concept.MERGED_TURNS_OVER, "merged turns over", name=before)
    return step.also(Concept.TIMESTAMP_ON_TRANSFORMING, "new timestamp")


def _places(step: Step, held: GameObject) -> dict[str, object]:
    kind = held.double_faced
    known = {Kind.NONMODAL: step.edition.words.nonmodal.removesuffix(" double-faced")}
    what = f"a {step.edition.words.nonmodal} card" if not step.edition.has_convert else "a double-faced card"
    if held.token and step.edition.token_kinds_with_both_faces:
        # No card represents any token, so that would be no reason: some tokens transform.
        what = "a double-faced token"
    return {
        "name": shown_name(step, held),
        "kind": known.get(kind, str(kind)) if kind else "",
        "what": what,
        "keyword": (_day_night_keyword(step, held) or "").lower(),
        "a_spell": a_spell_on(held, back=not held.back_up),
    }


def _day_night_keyword(step: Step, held: GameObject) -> str | None:
    """Daybound or nightbound, where the permanent has it now: nothing else turns it over (702.145b, e)."""
    scratch = scratches(step.start).get(held.label)
    words = scratch.keywords if scratch else ()
    return next((word for word in ("Daybound", "Nightbound") if word in words), None)


def _of_meld(held: GameObject) -> str:
    return "melded does not turn" if held.is_melded else "meld does not turn"


def _obstacle(step: Step, held: GameObject, since: int | None, *, converting: bool) -> Obstacle | None:
    """Say why the object cannot be turned over now, as concepts and a template; None where it can."""
    edition = step.edition
    without = Concept.TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE
    to_spell = Concept.NOT_TO_AN_INSTANT_OR_SORCERY_FACE
    if converting:
        without = Concept.CONVERTING_WITHOUT_A_SECOND_FACE
    general = (Concept.WHAT_CAN_TRANSFORM, without)
    kind = held.double_faced
    if not held.is_permanent:
        return general, "not on the battlefield"
    if held.face_down is not None and may_turn_over(held, edition.transforming_kinds):
        # Merged it has a component that could turn, but not while all of it is face down.
        return (Concept.FACE_DOWN_CANNOT_TRANSFORM,), "face down does not turn"
    if has_two_faces_merged(held):
        return (Concept.MERGED_TURNS_OVER, *general), "merged without what turns"
    if _may_be_any_card(held) and numbers(Concept.FACE_DOWN_CANNOT_TRANSFORM, edition.key):
        return (Concept.FACE_DOWN_CANNOT_TRANSFORM, *general), "face down does not turn"
    if kind is None or (held.token and kind not in edition.token_kinds_with_both_faces):
        return general, "no double-faced card"
    if kind is Kind.MELD and kind not in edition.double_faced_kinds:
        return (Concept.MELD_CARD_TOLD_TO_TRANSFORM, without), _of_meld(held)
    if kind is Kind.MELD:
        return (Concept.MELD_CARD_TOLD_TO_TRANSFORM, *general), _of_meld(held)
    if held.face_down is not None:
        return (Concept.FACE_DOWN_CANNOT_TRANSFORM,), "face down does not turn"
    if kind not in edition.transforming_kinds:
        return (*general, Concept.MODAL_CARDS), "kind does not turn"
    if edition.never_turns_to_instant and other_face_is_spell(held):
        extra = (Concept.CONVERTING_TO_AN_INSTANT_OR_SORCERY,) if converting else ()
        return (to_spell, *extra), "other face is a spell"
    return _what_forbids(step, held, since, converting=converting)


def _may_be_any_card(held: GameObject) -> bool:
    """Whether it lies face down for whoever asks: of its card, which has not even a name, nothing is known (708.5)."""
    return held.face_down is not None and any(not card.front.name for card in held.cards)


def _what_forbids(step: Step, held: GameObject, since: int | None, *, converting: bool) -> Obstacle | None:
    """Say why what can be turned over, or has components that can, may not be: its own words, or once is enough."""
    edition, already = step.edition, Concept.TRANSFORMED_ALREADY_IGNORED
    if converting:
        already = Concept.CONVERTED_ALREADY_IGNORED
    if edition.own_ability_turns_once and since is not None and any(turn > since for turn in held.turned):
        return (already, Concept.TRANSFORMED_ALREADY_IGNORED) if converting else (already,), "turned since"
    keyword = _day_night_keyword(step, held) if edition.has_day_and_night else None
    if keyword is not None:
        own = Concept.DAYBOUND if keyword == "Daybound" else Concept.NIGHTBOUND
        return (own, *((Concept.CANNOT_CONVERT_EITHER,) if converting else ())), "only day and night turn"
    return None


def other_face_is_spell(held: GameObject) -> bool:
    """Whether the face that is not up is an instant or sorcery face (712.10)."""
    return bool(a_spell_on(held, back=not held.back_up))


def a_spell_on(held: GameObject, *, back: bool) -> str:
    """Say what kind of spell stands on the back of a card, or on its front: ``"a sorcery"``; empty where none does."""
    word = held.base.faces[-1 if back else 0].type_line.spell_word
    return with_article(word) if word else ""


def turned_over(
    step: Step, held: GameObject, by: Concept = Concept.TO_TRANSFORM_IS_TO_TURN_OVER, *, converting: bool = False
) -> Step:
    """Turn a permanent over, which keeps it the same object, with a new timestamp (712.18; 613.7g since 2015).

    ``by`` is the rule that has it turned over.
    """
    before = shown_name(step, held)
    step = step.ticked()
    side = "front" if held.back_up else "back"
    turned = msgspec.structs.replace(held, back_up=not held.back_up, turned=(*held.turned, step.index))
    turned = msgspec.structs.replace(
        turned, set_by=held.set_anew("face_up", by=Concept.CONVERTING if converting else by)
    )
    if step.edition.transforming_gives_timestamp:
        anew = turned.set_anew("timestamp", by=Concept.TIMESTAMP_ON_TRANSFORMING)
        turned = msgspec.structs.replace(turned, timestamp=step.table.clock, set_by=anew)
    step = step.with_object(turned)
    step = step.event(EventKind.CONVERTED if converting else EventKind.TRANSFORMED, held.label, side)
    if converting:
        step = step.because(Concept.CONVERTING, "converts", name=before, side=side)
    # Converting, daybound and nightbound have said already that it is turned over.
    says = step.because if by is Concept.TO_TRANSFORM_IS_TO_TURN_OVER and not converting else step.also
    step = says(Concept.WHAT_CAN_TRANSFORM, "turns over", name=before, side=side)
    step = step.also(Concept.TO_TRANSFORM_IS_TO_TURN_OVER, "turns over", name=before, side=side)
    if held.double_faced is Kind.MODAL:
        card = "token" if held.token else "card"
        step = step.because(Concept.MODAL_CARDS, "modal turns over", name=before, card=card)
    if held.face_down is None and any(copy.merged is None for copy in held.copies):
        # What it copied lies over either face (613.2a), which turning over does not show.
        step = step.because(Concept.NO_NEW_OBJECT, "copy turned over", name=before)
    step = step.also(Concept.NO_NEW_OBJECT, "same object")
    step = _transformed_into(step, held.label)
    step = step.also(Concept.TIMESTAMP_ON_TRANSFORMING, "new timestamp")
    if converting:
        step = step.also(Concept.CONVERTING_IS_NOT_TURNING_FACE_UP, "not turned face up")
    return step.also(Concept.TRANSFORMING_IS_NOT_TURNING_FACE_UP, "not turned face up")


_AS_IT_TRANSFORMS = re.compile(r"^As (this|it|.* )\b.*\btransforms\b", re.IGNORECASE)


def _transformed_into(step: Step, label: str) -> Step:
    """Tell what it has transformed into, as it is right after turning over (701.27e, 701.27g, 712.20)."""
    after = step.table.object(label)
    step = step.also(Concept.TRANSFORMS_INTO, "transformed into", name=shown_name(step, after))
    if after.back_up:
        step = step.also(Concept.TRANSFORMED_PERMANENT, "transformed permanent", name=shown_name(step, after))
    paragraphs = [text for face in values_in_force(step.edition, after).faces for text in face.paragraphs]
    # What took its abilities away took that one too: it has to have it after it has turned over.
    if any(map(_AS_IT_TRANSFORMS.match, paragraphs)) and any(
        _AS_IT_TRANSFORMS.match(ability.text) for ability in scratches(step.table)[label].abilities
    ):
        step = step.because(Concept.AS_THIS_TRANSFORMS, "as it transforms", name=shown_name(step, after))
    return step


FaceOnEntering = tuple[Literal["front", "back", "stays", "graveyard", "illegal"], Concept | None, str]


def side_on_entering(step: Step, held: GameObject, *, transformed: bool, from_stack: bool) -> FaceOnEntering:
    """Tell with which face up a card enters face up, or that it stays where it is, and why (712.13, 712.14).

    ``held`` is the object before it enters. The front face is up by default; from the stack the face that was up
    there; ``transformed`` is the instruction to enter with the back face up.
    """
    default = Concept.FACE_ON_ENTERING_FROM_THE_STACK if from_stack else Concept.FACE_ON_ENTERING_FROM_ELSEWHERE
    if transformed and step.edition.enters_transformed == "never":
        return "illegal", default, "always front"
    if transformed:
        return _told_transformed(step, held, from_stack=from_stack)
    kind = held.double_faced
    if kind is None:
        return "front", None, ""
    if kind is Kind.MELD and not (from_stack and step.edition.counts_as_double_faced(kind)):
        return "front", Concept.MELD_CARD_ENTERS_FRONT_UP, "meld enters front"
    if from_stack:
        return ("back" if held.back_up else "front"), default, "same face up"
    if kind is Kind.MODAL and not held.base.faces[0].type_line.is_permanent:
        return "stays", Concept.MODAL_CARD_WHOSE_FRONT_IS_NO_PERMANENT, "stays modal"
    always = step.edition.enters_transformed == "never"
    return "front", default, "always front" if always else "front by default"


def _told_transformed(step: Step, held: GameObject, *, from_stack: bool) -> FaceOnEntering:
    edition = step.edition
    concept = Concept.TOLD_TO_ENTER_TRANSFORMED
    has_face = held.base.shape is Shape.DOUBLE_FACED and held.double_faced in edition.enters_transformed_kinds
    if not has_face and from_stack:
        # A spell has to resolve: what it cannot show it does not show.
        if held.double_faced is None:
            return "front", Concept.RESOLVING_PERMANENT_SPELL, "resolves as it is"
        if not edition.counts_as_double_faced(held.double_faced):
            return "front", Concept.MELD_CARD_ENTERS_FRONT_UP, "meld enters front"
        side: Literal["front", "back"] = "back" if held.back_up else "front"
        return side, Concept.FACE_ON_ENTERING_FROM_THE_STACK, "same face up"
    if not has_face and edition.enters_transformed == "others enter":
        return "front", concept, "enters as it is"
    if not has_face:
        if is_open_for_meld(step, held) and not READINGS.meld_card_stays_when_told_to_enter_transformed:
            return "front", Concept.MELD_CARD_ENTERS_FRONT_UP, "meld enters front"
        # That it stays is told of an open point as what is assumed.
        if is_open_for_meld(step, held):
            return "stays", concept, "half of a face"
        return "stays", concept, "stays with one face" if held.double_faced is None else "stays transformed"
    if not from_stack and is_open_for_modal(held) and READINGS.modal_front_decides_even_when_transformed:
        return "stays", Concept.MODAL_CARD_WHOSE_FRONT_IS_NO_PERMANENT, "stays modal"
    if held.base.faces[1].type_line.is_instant_or_sorcery:
        if from_stack and edition.instant_back_goes_to_graveyard:
            return "graveyard", Concept.TOLD_TO_ENTER_WITH_AN_INSTANT_BACK_UP, "back is a spell"
        sorcery = "Sorcery" in held.base.faces[1].type_line.types
        stays = Concept.A_SORCERY_CANNOT_ENTER if sorcery else Concept.AN_INSTANT_CANNOT_ENTER
        return "stays", stays, "stays sorcery" if sorcery else "stays instant"
    return "back", concept, "enters transformed"


def is_open_for_meld(step: Step, held: GameObject) -> bool:
    """Whether it is not said what this card does if told to enter transformed: a meld card, since 2025 (712.14a)."""
    return held.double_faced is Kind.MELD and step.edition.only_single_faced_stay


def is_open_for_modal(held: GameObject) -> bool:
    """Whether two rules are at odds over this card told to enter transformed: its front is no permanent (712.14a-b)."""
    if held.double_faced is not Kind.MODAL:
        return False
    front, back = (face.type_line.is_instant_or_sorcery for face in held.base.faces)
    return front and not back


def told_readings(step: Step, held: GameObject, side: str, *, transformed: bool) -> Step:
    """Say where the rules leave open, or are at odds over, what a card told to enter transformed does."""
    if not transformed:
        return step
    if is_open_for_meld(step, held):
        does = "stays where it is" if side == "stays" else "enters with its front face up"
        return step.because(Concept.TOLD_TO_ENTER_TRANSFORMED, "reading: meld card transformed", does=does)
    if is_open_for_modal(held) and held.double_faced in step.edition.enters_transformed_kinds:
        does = "stays where it is" if side == "stays" else "enters"
        places = {"name": shown_name(step, held), "does": does}
        return step.because(Concept.TOLD_TO_ENTER_TRANSFORMED, "reading: modal card transformed", **places)
    return step
