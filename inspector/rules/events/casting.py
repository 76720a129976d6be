"""Casting and playing: which face goes onto the stack or onto the battlefield as a land (601, 305.1, 712.11, 712.12).

Costs, timing and targets are not on this table. What is judged is the face: whether it may be the one that is up.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Kind, Shape
from inspector.rules.decisions.in_force import inset_to_cast, top_values, values_in_force
from inspector.rules.decisions.insets import PREPARE_SPELL, inset_of
from inspector.rules.decisions.marks import COMMANDER, unmarked
from inspector.rules.edition.cast_face_down import casts_face_down
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import EventKind
from inspector.rules.events.as_it_would_be import refused_copy, would_be
from inspector.rules.events.aura_hosts import refused_without_a_host
from inspector.rules.events.copying import refuse_taken
from inspector.rules.events.day_night import said_by_night, told_by_night
from inspector.rules.events.designating import unprepared
from inspector.rules.events.double_faced import a_spell_on, side_on_entering
from inspector.rules.events.entering import Way, entered, entered_face_down
from inspector.rules.events.face_down import face_down_as
from inspector.rules.events.placing import never_cast
from inspector.rules.events.split_cards import HALVES, refused_half, told_half
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.cast_as import (
    refused_alternative,
    refused_contradiction,
    refused_permission,
    told_alternative,
    told_normal,
    told_permission,
    told_turned_up,
    way_of,
)
from inspector.rules.steps.forbidding import refused_by_split_second, refused_playing, refused_without_a_legend
from inspector.rules.steps.going import destination_of_spell
from inspector.rules.steps.resolved_spells import with_costs_of, with_words_of
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.zones import leaves_to_exile, moved, renewed, replaced_stand_in, shown_name
from inspector.rules.table.actions import Cast, FaceDownBy, PlayLand, Resolve
from inspector.rules.table.objects import GameObject, Printed

# Keyword abilities that, printed on the front face, let the card be cast with its back face up: from which zones.
_FRONT_PERMISSIONS = {"Disturb": ("graveyard",), "More Than Meets the Eye": ("hand", "command")}


# What turns a spell face down that is cast by one of these; by anything else the general rule does (708.4).
_CAST_FACE_DOWN = {"morph": Concept.MORPH_CASTING, "disguise": Concept.DISGUISE_CASTING}


def cast(step: Step, action: Cast) -> Ended:
    """Put a card onto the stack as a spell, with the face or half that the rules allow (712.11, 709.3, 708.4)."""
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if held.is_spell:
        return step.illegal(Concept.CASTING_A_SPELL, "already a spell", name=name)
    refused = refused_contradiction(step, held, action)
    if refused is not None:
        return refused
    # Of a prepared permanent a copy is cast; who casts the prepare spell itself is told that.
    of_prepared = action.inset and (action.as_copy is not None or inset_to_cast(held)[0] is PREPARE_SPELL)
    if held.is_permanent and not of_prepared:
        return step.illegal(Concept.CASTING_A_SPELL, "wrong zone to cast", from_zone=held.zone)
    if action.face_down:
        return _cast_face_down(step, held, action)
    back = action.transformed or action.face == "back"
    refused = _refused_choice(step, held, action, back=back)
    if refused is not None:
        return refused
    if back:
        step = _permitted(step, held)
    if action.half is not None:
        step = told_half(step, held, action.half)
        if action.half == "fused":
            name = held.cards[0].name if held.cards else name
        else:
            name = held.base.faces[HALVES.index(action.half)].name
    elif way_of(action):
        step = told_alternative(step, held, action)
        name = inset_to_cast(held)[1].name if action.inset else top_values(held).faces[0].name
    else:
        name = held.base.faces[1 if back else 0].name
        step = told_normal(_told(step, held, name, back=back, transformed=action.transformed), held, name)
    return _onto_stack(step, held, action, name, back=back)


def _refused_choice(step: Step, held: GameObject, action: Cast, *, back: bool) -> Ended | None:
    """Refuse a choice of face or half that the rules do not allow."""
    if held.base.shape is Shape.SPLIT and not way_of(action):
        return refused_half(step, held, action)
    if way_of(action):
        return refused_alternative(step, held, action)
    if action.half is not None:
        return step.illegal(Concept.CHOOSING_THE_HALF_TO_CAST, "no halves to cast", name=shown_name(step, held))
    if back:
        refused = _refused_back(step, held, action)
        if refused is not None:
            return refused
    face = held.base.faces[1 if back else 0]
    if "Land" in face.type_line.types:
        return step.illegal(never_cast(face.type_line.types), "land is not cast", name=face.name)
    return None


def _onto_stack(step: Step, held: GameObject, action: Cast, name: str, *, back: bool) -> Ended:
    label = held.label
    if action.as_copy is not None:
        label = action.as_copy
        refuse_taken(step, label)
        if not _is_prepare_spell(held, action):
            places = {"name": shown_name(step, held), "in_zone": held.zone}
            template = "casts a copy" if step.edition.copied_card_stays_in_its_zone else "casts a copy, unsaid where"
            step = step.led_by(Concept.CASTING_A_COPY_OF_A_CARD, template, **places)
            if held.base.shape is Shape.SPLIT:
                step = step.because(Concept.COPY_OF_A_SPLIT_CARD, "copy has halves", name=shown_name(step, held))
    step, spell = renewed(step, held, "stack", step.player, Concept.CASTING_A_SPELL)
    spell = msgspec.structs.replace(
        spell,
        label=label,
        back_up=back,
        half=action.half,
        x=action.x,
        face_down=face_down_as(action.face_down) if action.face_down else None,
        cast_as=way_of(action),
        # The copy of a prepare spell is cast from exile, where it lies (722.3c).
        cast_from="exile" if _is_prepare_spell(held, action) else held.zone,
    )
    if held.double_faced is not None and not action.face_down:
        spell = msgspec.structs.replace(spell, set_by=spell.set_anew("face_up", by=_face_by(held, action, back=back)))
    if action.as_copy is not None:
        base = _copied_to_be_cast(held, action)
        # The copy is made anew: it is no token, and no commander either, since that is a card (111.1, 903.3).
        spell = msgspec.structs.replace(
            unmarked(spell, COMMANDER),
            base=base,
            cards=(),
            token=False,
            commanders=(),
            copy="card",
            copy_of=held.label,
            copy_was_cast=True,
            owner=step.player,
        )
    refused = refused_permission(step.with_object(spell), held, spell, action)
    if refused is not None:
        return refused
    step = told_permission(step, held, spell, action, name)
    cast_so = step.with_object(spell)
    refused = refused_by_split_second(cast_so, label) or refused_without_a_legend(cast_so, label)
    if refused is not None:
        return step.table, refused[1]
    allowed = refused_playing(step.with_object(spell), label, "cast")
    if not isinstance(allowed, Step):
        return step.table, allowed[1]
    step = msgspec.structs.replace(allowed, table=step.table)
    if _is_prepare_spell(held, action):
        step = unprepared(step, held).because(PREPARE_SPELL.values, "made unprepared", name=shown_name(step, held))
    step = step.with_object(spell).event(EventKind.CAST, label, name)
    step = step.also(Concept.CASTING_A_SPELL, "cast", name=name or "The face-down spell")
    return replaced_stand_in(step, held, spell).done()


def _face_by(held: GameObject, action: Cast, *, back: bool) -> Concept:
    """Name what decides which face is up on the stack: the choice of a modal face, or being cast transformed."""
    if held.double_faced is Kind.MODAL and not action.transformed:
        return Concept.CHOOSING_A_FACE_TO_CAST
    if held.double_faced is Kind.MELD:
        return Concept.MELD_CARD_ON_THE_STACK
    return Concept.CASTING_TRANSFORMED if back else Concept.FACE_ON_THE_STACK


def _copied_to_be_cast(held: GameObject, action: Cast) -> Printed:
    """Give the values of a copy that is cast: for a prepared permanent its prepare spell alone (707.12, 722.3c)."""
    return Printed(faces=(inset_to_cast(held)[1],)) if _is_prepare_spell(held, action) else held.base


def _is_prepare_spell(held: GameObject, action: Cast) -> bool:
    return action.inset and inset_to_cast(held)[0] is PREPARE_SPELL


def _cast_face_down(step: Step, held: GameObject, action: Cast) -> Ended:
    """Cast a card face down, which its morph or disguise, or an effect, permits (708.4, 702.37c)."""
    name = shown_name(step, held)
    by = action.face_down
    refused = _refused_face_down(step, held, by)
    if refused is not None:
        return refused
    if by == "morph":
        step = step.because(Concept.MORPH_CASTING, "cast by morph", name=name)
    if by == "disguise":
        step = step.because(Concept.DISGUISE_CASTING, "cast by disguise", name=name)
    if step.edition.counts_as_double_faced(held.double_faced):
        step = step.because(Concept.CASTING_FACE_DOWN, "double-faced face down")
    step = step.also(Concept.CAST_FACE_DOWN, "cast face down", name=name)
    if not isinstance(by, str) and action.permission is None and not _lets_itself_be_cast_face_down(step, held):
        step = step.because(Concept.NOT_CAST_FACE_DOWN_OTHERWISE, "face down by an effect alone", name=name)
    return _onto_stack(step, held, action, "", back=False)


def _lets_itself_be_cast_face_down(step: Step, held: GameObject) -> bool:
    """Whether an ability of its own lets a card be cast face down (702.37a, 702.168a)."""
    keywords = scratches(step.table)[held.label].keywords
    return any(not casts_face_down(step.edition.key, by).isdisjoint(keywords) for by in ("morph", "disguise"))


def _refused_face_down(step: Step, held: GameObject, by: FaceDownBy | None) -> Ended | None:
    """Refuse to cast a card face down in a way that nothing about it permits (702.37d, 708.1)."""
    name, keywords = shown_name(step, held), set(scratches(step.table)[held.label].keywords)
    otherwise = Concept.NOT_CAST_FACE_DOWN_OTHERWISE
    if held.double_faced is not None and not step.edition.double_faced_casting_face_down:
        return step.illegal(Concept.CASTING_FACE_DOWN, "never cast face down", name=name)
    if by == "morph" and casts_face_down(step.edition.key, by).isdisjoint(keywords):
        step = step.because(Concept.MORPH_CASTING, "no keyword for it", name=name, keyword="morph")
        return step.illegal(otherwise, "no keyword for it", name=name, keyword="morph")
    if by == "disguise" and not step.edition.has_cloak:
        # Its card may well say disguise, which no rule knows yet.
        return step.illegal(otherwise, "no such face-down action")
    if by == "disguise" and casts_face_down(step.edition.key, by).isdisjoint(keywords):
        step = step.because(otherwise, "no keyword for it", name=name, keyword="disguise")
        return step.illegal(
            Concept.DISGUISE_NEEDED_TO_CAST_FACE_DOWN, "no keyword for it", name=name, keyword="disguise"
        )
    if by in ("manifest", "cloak"):
        return step.illegal(otherwise, "manifested is not cast", name=name)
    return None


def _refused_back(step: Step, held: GameObject, action: Cast) -> Ended | None:
    """Refuse to cast a card with its back face up where nothing lets a player do so (712.11a-d)."""
    edition, name, kind = step.edition, held.base.faces[0].name, held.double_faced
    if held.base.shape is not Shape.DOUBLE_FACED or kind is None:
        if edition.cast_transformed_kinds:
            step = step.because(Concept.CASTING_TRANSFORMED, "no other face to cast", name=name)
        meld = Concept.MELD_CARD_ON_THE_STACK if kind is Kind.MELD else Concept.KINDS_OF_DOUBLE_FACED_CARDS
        return step.illegal(meld, "no other face to cast", name=name)
    if kind is Kind.MODAL and not action.transformed:
        return None
    if not edition.cast_transformed_kinds:
        return step.illegal(Concept.FACE_ON_THE_STACK, "never cast transformed")
    if not action.transformed and not _front_permission(step, held):
        # Only the faces of modal cards are chosen from.
        step = step.because(Concept.CASTING_TRANSFORMED, "front unless told", name=name)
        return step.illegal(Concept.FACE_ON_THE_STACK, "front unless told", name=name)
    if kind not in edition.cast_transformed_kinds:
        return step.illegal(Concept.CASTING_TRANSFORMED, "kind never cast transformed", kind=str(kind))
    effect = action.permission is not None or held.zone not in ("hand", "graveyard")
    if not effect and not _front_permission(step, held):
        if kind is Kind.MODAL:
            # A player may choose its back face, but that is not casting it transformed.
            step = step.because(Concept.CHOOSING_A_FACE_TO_CAST, "chosen, not transformed", name=name)
            return step.illegal(Concept.CASTING_TRANSFORMED, "chosen, not transformed", name=name)
        places = {"name": name, "from_zone": held.zone}
        if "Disturb" in held.base.faces[0].keywords and numbers(Concept.DISTURB, edition.key):
            return _refused_disturb(step, held, name)
        step = step.because(Concept.CASTING_TRANSFORMED, "no permission", **places)
        step = step.because(Concept.PERMISSION_ON_THE_FRONT_FACE, "no permission", **places)
        return step.illegal(Concept.FACE_ON_THE_STACK, "front unless told", name=name)
    return None


def _refused_disturb(step: Step, held: GameObject, name: str) -> Ended:
    """Refuse it by what disturb itself asks, or, where the card has lost it, by the face that a card is cast with."""
    places = {"name": name, "from_zone": held.zone}
    if held.zone not in _FRONT_PERMISSIONS["Disturb"]:
        step = step.because(Concept.FACE_ON_THE_STACK, "front unless told", name=name)
        step = step.also(Concept.CASTING_TRANSFORMED, "no permission", **places)
        step = step.also(Concept.PERMISSION_ON_THE_FRONT_FACE, "no permission", **places)
        return step.illegal(Concept.DISTURB, "disturb elsewhere", name=name)
    step = step.because(Concept.CASTING_TRANSFORMED, "no permission", **places)
    step = step.because(Concept.PERMISSION_ON_THE_FRONT_FACE, "no permission", **places)
    taker = taken_by(step, step.table, held.label, ("Disturb",))
    step = step.because(Concept.DISTURB, "disturb lost, taken" if taker else "disturb lost", name=name, taker=taker)
    return step.illegal(Concept.FACE_ON_THE_STACK, "front unless told", name=name)


def _front_permission(step: Step, held: GameObject) -> str | None:
    """The ability of its front face that lets it be cast turned over, if it has it where it is (702.146a)."""
    printed, now = held.base.faces[0].keywords, scratches(step.table)[held.label].keywords
    for keyword, zones in _FRONT_PERMISSIONS.items():
        if keyword in printed and keyword in now and held.zone in zones:
            return keyword
    return None


def _permitted(step: Step, held: GameObject) -> Step:
    keyword = _front_permission(step, held)
    if keyword == "Disturb":
        step = step.because(Concept.DISTURB, "disturb")
    if keyword == "More Than Meets the Eye":
        step = step.because(Concept.MORE_THAN_MEETS_THE_EYE, "more than meets the eye")
    if keyword is not None:
        step = step.also(Concept.PERMISSION_ON_THE_FRONT_FACE, "front permits")
    elif held.double_faced is not Kind.MODAL:
        step = step.because(Concept.CASTING_TRANSFORMED, "effect permits", from_zone=held.zone)
    return step


def _told(step: Step, held: GameObject, name: str, *, back: bool, transformed: bool) -> Step:
    kind = held.double_faced
    if kind is None:
        return step
    if kind is Kind.MELD:
        if step.edition.counts_as_double_faced(kind):
            step = step.because(Concept.FACE_ON_THE_STACK, "cast front", name=name)
        return step.because(Concept.MELD_CARD_ON_THE_STACK, "cast front", name=name)
    if kind is Kind.MODAL and not transformed:
        step = step.because(Concept.CHOOSING_A_FACE_TO_CAST, "cast chosen face", name=name)
        return step.also(Concept.ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED, "only that face judged", name=name)
    if back:
        # One keyword lets a card be cast converted, which is the same but for the word (702.162a).
        how = "converted" if _front_permission(step, held) == "More Than Meets the Eye" else "transformed"
        step = step.because(Concept.CASTING_TRANSFORMED, "cast transformed", name=name, how=how)
        return step.also(Concept.ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED, "only that face judged", name=name)
    return step.because(Concept.FACE_ON_THE_STACK, "cast front", name=name)


def play_land(step: Step, action: PlayLand) -> Ended:
    """Put a card onto the battlefield as a land, with the chosen face up, which must be a land (305.1, 712.12)."""
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if held.is_permanent or held.is_spell:
        return step.illegal(Concept.PLAYING_A_LAND, "wrong zone to play", from_zone=held.zone)
    # Without a word on whose turn it is, a file's players play their lands each in their own.
    if step.table.turn_of not in ("", step.player):
        other = step.table.turn_of
        return step.illegal(Concept.LAND_ON_OWN_TURN, "land in another turn", player=step.player, other=other)
    modal, back = held.double_faced is Kind.MODAL, action.face == "back"
    if back and held.base.shape is not Shape.DOUBLE_FACED:
        return step.illegal(Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no other face to play", name=name)
    if back and not modal:
        return step.illegal(Concept.FACE_ON_ENTERING_FROM_ELSEWHERE, "only modal played back", name=name)
    face = held.base.faces[1 if back else 0]
    called = face.name if back else name
    if "Land" not in face.type_line.types:
        concept = Concept.CHOOSING_A_LAND_FACE if modal else Concept.PLAYING_A_LAND
        step = step.because(Concept.PLAYING_A_LAND, "no land", name=called)
        return step.illegal(concept, "no land", name=called)
    if modal:
        step = step.because(Concept.CHOOSING_A_LAND_FACE, "play land face", name=called)
    step = told_turned_up(step, held, called, "played").also(Concept.PLAYING_A_LAND, "play land", name=called)
    there = would_be(step, held, step.player, back_up=back)
    allowed = refused_playing(step.with_object(there), held.label, "play")
    if not isinstance(allowed, Step):
        return step.table, allowed[1]
    step = msgspec.structs.replace(allowed, table=step.table)
    up = Concept.CHOOSING_A_LAND_FACE if modal else Concept.FACE_ON_ENTERING_FROM_ELSEWHERE
    way = Way(controller=step.player, back_up=back, by=Concept.PLAYING_A_LAND, face=up)
    return entered(step, held, way).done()


def resolve(step: Step, action: Resolve) -> Ended:
    """Let the spell on top of the stack resolve: a permanent spell enters, any other goes to a graveyard (608.2-3).

    The one on top is the one that came to the stack last (405.5).
    """
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if not held.is_spell:
        return step.illegal(Concept.TOP_OF_THE_STACK_RESOLVES, "not a spell", name=name)
    blocked = not_on_top(step, held)
    if blocked is not None:
        return blocked
    step = step.event(EventKind.RESOLVED, held.label)
    if held.face_down is not None:
        step = step.because(Concept.CAST_FACE_DOWN, "resolves face down")
        step = step.also(Concept.RESOLVING_PERMANENT_SPELL, "resolves permanent", name=name)
        way = Way(
            controller=scratches(step.table)[held.label].controller,
            as_copy_of=action.as_copy_of,
            change=action.except_,
            by=_token_of_a_copy(step, held) or Concept.RESOLVING_PERMANENT_SPELL,
            face=_CAST_FACE_DOWN.get(held.face_down.cause, Concept.CAST_FACE_DOWN),
        )
        return entered_face_down(step, held, held.face_down, way).done()
    faces = values_in_force(step.edition, held).faces
    if not all(face.type_line.is_permanent for face in faces):
        if held.half == "fused":
            left, right = held.base.faces[:2]
            step = step.because(Concept.FUSED_SPELL_LEFT_HALF_FIRST, "left first", left=left.name, right=right.name)
        return _resolve_spell(step, held, name)
    return _resolve_permanent(step, held, action, name)


def not_on_top(step: Step, spell: GameObject) -> Ended | None:
    """Refuse to let a spell resolve on which another lies (405.5); None where none does."""
    top = max((other for other in step.table.objects.values() if other.is_spell), key=lambda other: other.identity)
    if top is spell:
        return None
    places = {"name": shown_name(step, spell), "top": shown_name(step, top)}
    return step.illegal(Concept.TOP_OF_THE_STACK_RESOLVES, "not on top", **places)


def _resolve_spell(step: Step, held: GameObject, name: str) -> Ended:
    """Put an instant or sorcery away as it resolves: an Adventure is exiled, an Omen shuffled away (715.3d, 720.3d)."""
    step = with_words_of(step, held)
    inset = inset_of(top_values(held)) if held.cast_as == "inset" else None
    if inset is not None and inset.resolves is not None:
        template = "resolves inset" if inset.resolves_to == "exile" else "resolves shuffled"
        template = f"{template} copy" if held.copy == "spell" else template
        step = step.because(inset.resolves, template, name=name, inset=inset.word)
        return _on_its_way(moved(step, held, inset.resolves_to, inset.resolves), held.label).done()
    to = destination_of_spell(step, held, scratches(step.table))
    by_aftermath = leaves_to_exile(step.edition, held) and held.copy != "spell"
    elsewhere = by_aftermath or (to.by is not None and not held.copy)
    told = "resolves and leaves" if elsewhere else "resolves spell"
    # Where it is exiled as it leaves the stack, it is told with that.
    tells = step.also if by_aftermath else step.because
    step = tells(Concept.RESOLVING_INSTANT_OR_SORCERY, told, name=name)
    known = None if leaves_to_exile(step.edition, held) else to
    return moved(step, held, "graveyard", Concept.RESOLVING_INSTANT_OR_SORCERY, to=known).done()


def _on_its_way(step: Step, label: str) -> Step:
    """Keep of a card that it was exiled as an Adventure: from there it is not cast as one again (715.3d)."""
    held = step.table.objects.get(label)
    if held is None or held.zone != "exile":
        return step
    return step.with_object(msgspec.structs.replace(held, cast_as="inset"))


def _resolve_permanent(step: Step, held: GameObject, action: Resolve, name: str) -> Ended:
    if held.copy == "spell" and not step.edition.permanent_spell_copies:
        # No rule makes a token of it, so it is a copy of a spell that is not on the stack (706.10a).
        return moved(step, held, "graveyard").done()
    # Who controls the spell may be another than who cast it (110.2, 608.3a).
    controller = scratches(step.table)[held.label].controller
    refused = refused_copy(step, held, controller, action.as_copy_of)
    if refused is not None:
        return refused
    step, transformed = told_by_night(step, held, controller, action.as_copy_of, told=action.transformed)
    side, concept, template = side_on_entering(step, held, transformed=transformed, from_stack=True)
    if side == "illegal" and concept is not None:
        return step.illegal(concept, template)
    before, by_night = step, transformed and not action.transformed
    if by_night and side not in ("graveyard", "stays"):
        step = said_by_night(step, held, action.as_copy_of, enters=True)
    disturbed = held.back_up and step.edition.has_disturb and "Disturb" in held.base.faces[0].keywords
    # From anywhere else, another effect had it cast with its back face up; a copy of the spell was not cast at all.
    disturbed = disturbed and held.cast_from in ("graveyard", "") and held.copy != "spell"
    if side == "back" and disturbed:
        step = step.because(Concept.DISTURB_ENTERS_BACK_UP, "same face up", side=side)
    if side == "back" and not held.back_up:
        step = _told_back_up(step, name, by_night=by_night)
    if concept is not None:
        # That it enters with its back face up is said already where the front one was up.
        said = side == "back" and not held.back_up
        says = step.also if said or (by_night and side == "front") else step.because
        step = says(concept, template, name=name, side=side, a_spell=a_spell_on(held, back=True))
    if side in ("graveyard", "stays") and concept is not None:
        if by_night:
            step = said_by_night(step, held, action.as_copy_of, enters=False)
        return moved(step, held, "graveyard", concept).done()
    back = side == "back"
    # What does not enter is not said to enter with some face up.
    alone = refused_without_a_host(before, held, controller, back_up=back, as_copy_of=action.as_copy_of)
    if alone is not None:
        return alone
    face = Concept.DAYBOUND if by_night else concept
    if side == "back" and not held.back_up and action.transformed:
        face = _told_back_up_by(step)
    resolves = _rule_of_resolving(step, held)
    step = step.also(resolves, "resolves permanent", name=name)
    way = Way(
        controller=controller,
        back_up=side == "back",
        as_copy_of=action.as_copy_of,
        change=action.except_,
        by=_token_of_a_copy(step, held) or resolves,
        face=Concept.DISTURB_ENTERS_BACK_UP if side == "back" and disturbed else face,
    )
    return entered(with_costs_of(step, held), held, way).done()


def _rule_of_resolving(step: Step, held: GameObject) -> Concept:
    """Give the rule by which a permanent spell becomes a permanent; of an Aura spell it is another (608.3a, 608.3c)."""
    is_aura = "Aura" in scratches(step.table)[held.label].subtypes
    return Concept.RESOLVING_AURA_SPELL if is_aura else Concept.RESOLVING_PERMANENT_SPELL


def _token_of_a_copy(step: Step, held: GameObject) -> Concept | None:
    """Give the rule by which the copy of a permanent spell becomes a token (707.10f); None for any other spell."""
    becomes = Concept.COPY_OF_A_PERMANENT_SPELL
    return becomes if held.copy and numbers(becomes, step.edition.key) else None


def _told_back_up(step: Step, name: str, *, by_night: bool) -> Step:
    """Say that a spell with its front face up is made to enter with its back face up (712.13a; 712.9 in 2021)."""
    # Of daybound it is said already, with the reason.
    says = step.also if by_night else step.because
    return says(_told_back_up_by(step), "spell told to enter back up", name=name)


def _told_back_up_by(step: Step) -> Concept:
    told = Concept.TOLD_TO_ENTER_WITH_AN_INSTANT_BACK_UP
    return told if numbers(told, step.edition.key) else Concept.FACE_ON_ENTERING_FROM_THE_STACK
