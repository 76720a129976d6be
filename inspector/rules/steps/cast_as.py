"""As which of its sets of values a card is cast: one idea for faces, halves, insets, prototypes, bestow and face down.

Theory of operation. A card has its normal values and, it may be, others: a back face, two halves, a spell set into it,
a prototype, the Aura that bestow makes of it, the 2/2 that morph makes of it. Casting it chooses one set; the spell has
that set alone, and that set alone is judged by whatever lets the spell be cast (601.3e, 712.11c, 709.3a, 715.3a). So
the spell is made first, and what it is then is asked of the layers. Nothing here knows costs, timing or targets.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Face, Shape, belonging, prototype_of, with_article
from inspector.rules.decisions.in_force import inset_to_cast, top_values
from inspector.rules.decisions.insets import ADVENTURE, PREPARE_SPELL, PREPARED, Inset, inset_of, knows
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Cast, Place
from inspector.rules.table.objects import CastAs, GameObject, Printed
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import matches, zones_of


def way_of(action: Cast | Place) -> CastAs:
    """Tell which set of values besides faces, halves and being face down the action chooses; empty where none."""
    ways: tuple[tuple[bool, CastAs], ...] = (
        (action.inset, "inset"),
        (action.prototype, "prototype"),
        (action.bestow, "bestow"),
    )
    return next((way for given, way in ways if given), "")


def refused_contradiction(step: Step, held: GameObject, action: Cast) -> Ended | None:
    """Refuse a cast that chooses two sets of values at once: a spell has one (601.2b, 708.4, 712.11a)."""
    name = shown_name(step, held)
    turned = action.transformed or action.face == "back"
    chosen = {
        "one half": action.half is not None,
        "its back face": turned,
        "its second spell": action.inset,
        "its prototype": action.prototype,
        "the Aura of its bestow ability": action.bestow,
    }
    several = [word for word, given in chosen.items() if given]
    if action.face_down and (several or action.face is not None):
        what = several[0] if several else "its front face"
        return step.illegal(Concept.CAST_FACE_DOWN, "face down and more", name=name, what=what)
    if action.transformed and action.face == "front":
        concept = Concept.CASTING_TRANSFORMED
        return step.illegal(concept, "two ways to cast", name=name, one="its front face", other="its back face")
    if len(several) > 1:
        one, other = several[:2]
        return step.illegal(Concept.CHOICES_OF_A_SPELL, "two ways to cast", name=name, one=one, other=other)
    return None


def refused_alternative(step: Step, held: GameObject, action: Cast) -> Ended | None:
    """Refuse to cast a card as an inset, a prototype or an Aura by bestow that it, or the edition, does not have."""
    way = way_of(action)
    if way == "inset":
        return _refused_inset(step, held, action)
    return _refused_prototype(step, held) if way == "prototype" else _refused_bestow(step, held)


def _refused_inset(step: Step, held: GameObject, action: Cast) -> Ended | None:
    name, (inset, _) = shown_name(step, held), inset_to_cast(held)
    if inset is None and PREPARED in held.designations and action.as_copy is not None:
        return step.illegal(PREPARE_SPELL.values, "no copy lies in exile", name=name)
    if inset is None or not knows(step.edition, inset):
        concept = _first_known(step.edition, Concept.CASTING_AS_AN_ADVENTURE, Concept.CHOICES_OF_A_SPELL)
        return step.illegal(concept, "no inset" if inset is None else "inset of later", name=name)
    if inset is ADVENTURE and held.zone == "exile" and held.cast_as == "inset" and action.permission is None:
        return step.illegal(Concept.ADVENTURE_IS_EXILED, "on an Adventure", name=name)
    if inset is not PREPARE_SPELL:
        return None
    if action.as_copy is None or not held.is_permanent:
        return step.illegal(inset.choosing, "prepare spell from a copy", name=name)
    if scratches(step.table)[held.label].controller != step.player:
        return step.illegal(inset.values, "prepared by another", player=step.player)
    if held.prepared_copy is None:
        prepared = PREPARED in held.designations
        return step.illegal(inset.values, "no copy lies in exile" if prepared else "prepare spell needs it", name=name)
    return None


def _refused_prototype(step: Step, held: GameObject) -> Ended | None:
    name, face = shown_name(step, held), top_values(held).faces[0]
    if numbers(Concept.CASTING_PROTOTYPED, step.edition.key) and prototype_of(face) is not None:
        return None
    return _lacks(step, Concept.PROTOTYPE, name, "prototype")


def _refused_bestow(step: Step, held: GameObject) -> Ended | None:
    """Bestow functions where the card is, so it has to have it there (702.103a); prototype does on the stack."""
    name = shown_name(step, held)
    has_it = "Bestow" in scratches(step.table)[held.label].keywords
    if numbers(Concept.BESTOW, step.edition.key) and has_it:
        return None
    return _lacks(step, Concept.BESTOW, name, "bestow")


def _lacks(step: Step, concept: Concept, name: str, keyword: str) -> Ended:
    """Refuse to cast it by a keyword that it does not have, or that the edition does not know."""
    template = "no such keyword" if numbers(concept, step.edition.key) else "keyword of later"
    return step.illegal(
        _first_known(step.edition, concept, Concept.CHOICES_OF_A_SPELL), template, name=name, keyword=keyword
    )


def _first_known(edition: Edition, *concepts: Concept) -> Concept:
    """Give the first of some concepts that the edition has a rule for; the last where it has none of them."""
    return next((one for one in concepts if numbers(one, edition.key)), concepts[-1])


def refused_set_up(edition: Edition, printed: Printed, action: Place) -> tuple[Concept, str] | None:
    """Say why an object cannot simply be there as it would be when cast so, as a concept and a template.

    An inset counts on the stack only (715.4); a prototype and what is bestowed also on the battlefield (718.4).
    """
    way, inset = way_of(action), inset_of(printed)
    if not way:
        return None
    if action.inset + action.prototype + action.bestow > 1 or action.face_down or action.face or action.half:
        return Concept.CHOICES_OF_A_SPELL, "set up as two"
    if way == "inset":
        if inset is None or not knows(edition, inset):
            template = "no inset" if inset is None else "inset of later"
            return _first_known(edition, Concept.CASTING_AS_AN_ADVENTURE, Concept.CHOICES_OF_A_SPELL), template
        if inset is PREPARE_SPELL:
            return inset.choosing, "prepare spell from a copy"
        return None if action.zone == "stack" else (inset.normal, "inset off the stack")
    face = printed.faces[0]
    concept = Concept.PROTOTYPE if way == "prototype" else Concept.BESTOW
    has = prototype_of(face) is not None if way == "prototype" else "Bestow" in face.keywords
    if not has or not numbers(concept, edition.key):
        template = "no such keyword here" if numbers(concept, edition.key) else "keyword of later here"
        return _first_known(edition, concept, Concept.CHOICES_OF_A_SPELL), template
    if action.zone in ("stack", "battlefield"):
        return None
    elsewhere = Concept.PROTOTYPE_CARDS_NORMAL_VALUES if way == "prototype" else Concept.BESTOWED_IS_AN_AURA
    return elsewhere, "alternative elsewhere"


def _has_prepare_spell(held: GameObject, face: Face) -> bool:
    """Whether a permanent still has the prepare spell that was copied as it became prepared (722.3c)."""
    values = top_values(held)
    hidden = held.is_permanent and held.face_down is not None
    return not hidden and inset_of(values) is PREPARE_SPELL and values.faces[-1].name == face.name


def told_alternative(step: Step, held: GameObject, action: Cast) -> Step:
    """Tell as which set of values besides faces and halves a card is cast (715.3, 718.3, 720.3, 722.3c, 702.103a)."""
    way, (inset, face) = way_of(action), inset_to_cast(held)
    if way == "inset" and inset is not None:
        # A permanent may be a copy of what has it.
        name = face.name
        if inset is PREPARE_SPELL and not _has_prepare_spell(held, face):
            return step.because(inset.values, "cast prepare spell kept", name=name, whose=shown_name(step, held))
        if inset is PREPARE_SPELL:
            of_whom = belonging(inset.word, shown_name(step, held))
            return step.because(inset.values, "cast prepare spell", name=name, of_whom=of_whom)
        step = step.because(inset.choosing, "cast inset", name=name, inset=inset.word)
        step = step.also(inset.judged, "only that set judged", name=name)
        return step.because(inset.values, "cast inset", name=name, inset=inset.word)
    name = shown_name(step, held)
    if way == "prototype":
        for concept in (Concept.CASTING_PROTOTYPED, Concept.PROTOTYPE, Concept.PROTOTYPED_VALUES):
            step = step.because(concept, "cast prototyped", name=name)
        return step.also(Concept.PROTOTYPE_IS_JUDGED, "only that set judged", name=name)
    step = step.because(Concept.BESTOW, "cast bestowed", name=name)
    step = step.because(Concept.BESTOWED_IS_AN_AURA, "cast bestowed", name=name)
    return step.also(Concept.BESTOWED_IS_JUDGED, "only that set judged", name=name)


def told_normal(step: Step, held: GameObject, name: str) -> Step:
    """Tell that a card with an inset or a prototype is cast as the card itself, a choice too (715.3, 718.3)."""
    inset, prototype = inset_of(held.base), prototype_of(held.base.faces[0])
    exiled_by_it = inset is ADVENTURE and held.zone == "exile" and held.cast_as == "inset"
    after = ADVENTURE.resolves if exiled_by_it else None
    if after is not None:
        step = step.because(after, "cast after its Adventure", name=name, inset=ADVENTURE.word)
    if inset is not None and inset is not PREPARE_SPELL and knows(step.edition, inset):
        # Where it comes from the exile of its Adventure that is said already.
        says = step.also if exiled_by_it else step.because
        return says(inset.choosing, "cast as the card", name=name, other=with_article(inset.word))
    if prototype is not None:
        return step.because(Concept.CASTING_PROTOTYPED, "cast as the card", name=name, other=with_article("prototype"))
    return step


def refused_permission(step: Step, held: GameObject, spell: GameObject, action: Cast) -> Ended | None:
    """Refuse a spell that is not what the effect that lets it be cast asks for (601.3, 712.11c, 709.3a, 715.3a).

    ``step`` has the spell on the stack already: what it is there is what is judged; its zone is where it came from.
    """
    if action.permission is None:
        return None
    every = scratches(step.table)
    asker = Asker(step.player, spell.label)
    zone_fits = action.permission.zone is None or spell.cast_from in zones_of(action.permission)
    if zone_fits and matches(action.permission, every[spell.label], every, asker):
        return None
    name = " // ".join(every[spell.label].names) or spell.label
    # What was told of it so far would be so on the stack, and it does not go there.
    step = msgspec.structs.replace(
        step, reasons=tuple(msgspec.structs.replace(why, unsaid=True) for why in step.reasons)
    )
    step = step.because(Concept.PERMISSION_TO_CAST, "permission does not fit", name=name)
    return step.illegal(judged_by(step, held, spell), "permission does not fit", name=name)


def told_permission(step: Step, held: GameObject, spell: GameObject, action: Cast, name: str) -> Step:
    """Tell first why it may be cast by an effect that asks for what the card is only on the stack (709.3a, 712.11c).

    ``step`` has the card yet where it is cast from; ``name`` is that of what is cast, which it shows from now on.
    """
    if action.as_copy is None and not action.face_down:
        step = told_turned_up(step, held, name, "cast")
    if action.permission is None or held.label not in step.table.objects:
        return step
    every, asked = scratches(step.table), msgspec.structs.replace(action.permission, zone=None)
    if matches(asked, every[held.label], every, Asker(step.player, held.label)):
        return step
    now = scratches(step.with_object(spell).table)[spell.label]
    concept, named = judged_by(step, held, spell), " // ".join(now.names)
    # What that rule is told for else is said by this already.
    step = msgspec.structs.replace(step, reasons=tuple(why for why in step.reasons if why.concept is not concept))
    if not named:
        return step.led_by(concept, "permission fits, unnamed")
    return step.led_by(concept, "permission fits", name=named)


def told_turned_up(step: Step, held: GameObject, name: str, does: str) -> Step:
    """Tell first that what is exiled face down is turned face up just before it is cast or played (406.3a)."""
    if held.zone != "exile" or held.face_down is None:
        return step
    return step.led_by(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, "turned up to be played", name=name, does=does)


def judged_by(step: Step, held: GameObject, spell: GameObject) -> Concept:
    """Name the rule by which only the chosen set of values is looked at, in the edition."""
    inset, _ = inset_to_cast(held)
    found: Concept | None = None
    if spell.face_down is not None:
        causes = {"morph": Concept.MORPH_CASTING, "disguise": Concept.DISGUISE_CASTING}
        found = causes.get(spell.face_down.cause, Concept.CAST_FACE_DOWN)
    elif spell.cast_as == "inset" and inset is not None:
        found = inset.judged
    elif spell.cast_as == "prototype":
        found = Concept.PROTOTYPE_IS_JUDGED
    elif spell.cast_as == "bestow":
        found = Concept.BESTOWED_IS_JUDGED
    elif held.base.shape is Shape.SPLIT:
        fused = spell.half == "fused"
        found = Concept.FUSED_SPELLS_VALUES if fused else Concept.ONLY_THE_CHOSEN_HALF_IS_JUDGED
    elif held.double_faced is not None:
        found = Concept.ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED
    return _first_known(step.edition, *((found,) if found is not None else ()), Concept.PERMISSION_TO_CAST)


def told_alternative_copied(step: Step, original: GameObject, name: str) -> Step:
    """Tell that a copy has the set of values as which the original was cast (715.3c, 718.3c-d, 720.3c, 702.103c)."""
    inset: Inset | None = inset_of(top_values(original))
    if original.is_spell and original.cast_as == "inset":
        return step.because((inset or PREPARE_SPELL).copied, "copied as it was cast", name=name)
    if original.cast_as == "prototype" and not original.copies:
        spell = original.is_spell
        concept = Concept.PROTOTYPED_SPELL_COPIED if spell else Concept.PROTOTYPED_PERMANENT_COPIED
        return step.because(concept, "copied as it was cast", name=name)
    if original.is_spell and original.cast_as == "bestow":
        return step.because(Concept.BESTOWED_SPELL_COPIED, "copied as it was cast", name=name)
    return step
