"""What was chosen for an object, as it came or later: kept with the object, gone with it (607.2d, 400.7).

A choice must be one that can be made: a color is one of the five (105.4), a subtype one that exists and belongs to the
card type asked for (205.3e), a number is not negative (107.1b), a name that of a card (201.4).
"""

from __future__ import annotations

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Color, creature_type_of, type_of_subtype
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.events.naming import choose_name
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.settling_counters import counters_settled, open_for
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Action, Choices, Choose, ChooseName, TurnFaceUp
from inspector.rules.table.table import Table

_ALWAYS = ("Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")


def choose(step: Step, action: Choose) -> Ended:
    """Keep what is said to have been chosen for an object."""
    if action.counters is not None:
        held = step.table.object(action.object)
        if open_for(held, action.counters) is None:
            name = shown_name(step, held)
            return step.illegal(Concept.ORDER_OF_REPLACEMENTS, "counters not open", name=name, counters=action.counters)
        return counters_settled(step, action.object, action.counters).done()
    return _kept(step, action.object, action, Concept.CHOICE_REMEMBERED, "chosen for").done()


def refused_choice(step: Step, action: Action) -> Ended | None:
    """Refuse an action with a choice that nobody can make; None where there is none, or all can be made."""
    given: Choose | Choices | None = action if type(action) is Choose else getattr(action, "choose", None)
    if given is None:
        return None
    if given.number is not None and given.number < 0:
        return step.illegal(Concept.CHOOSING_A_NUMBER, "no negative number")
    for key, kind in (("creature_type", "creature type"), ("basic_land_type", "basic land type")):
        word: str | None = getattr(given, key)
        if word is not None and _canonical(step.table, key, word) is None:
            return step.illegal(Concept.CHOOSING_A_SUBTYPE, "no such subtype", value=word, kind=kind)
    if given.card_type is not None and _canonical(step.table, "card_type", given.card_type) is None:
        return step.illegal(Concept.CARD_TYPES, "no such type", value=given.card_type)
    if given.name is not None and step.table.pool.find(given.name) is not None:
        table, outcome = choose_name(step, ChooseName(name=given.name))
        if outcome.result is Result.ILLEGAL:
            return table, outcome
    return None


def _canonical(table: Table, key: str, value: object) -> object:
    """Give a chosen value as it is written, whatever its capitals; None for one that there is not."""
    if not isinstance(value, str) or key in ("color", "name", "player"):
        return value
    word = " ".join(value.split())
    if key == "basic_land_type":
        return next((one for one in BASIC_LAND_TYPES if one.casefold() == word.casefold()), None)
    if key == "card_type":
        return next((one for one in choosable_card_types(table.edition) if one.casefold() == word.casefold()), None)
    known = creature_type_of(word) or creature_type_of(word.title()) or creature_type_of(word.capitalize())
    if known is not None and known not in table.edition.no_creature_types:
        return known
    # A type of a card that somebody made, which no list of the game has, or not that of the edition.
    of_table = (one for scratch in scratches(table).values() for one in scratch.subtypes)
    return next((one for one in of_table if one.casefold() == word.casefold() and _is_of_creatures(one)), None)


def _is_of_creatures(subtype: str) -> bool:
    return type_of_subtype(subtype) == "Creature"


def choosable_card_types(edition: Edition) -> tuple[str, ...]:
    """List the card types of traditional cards that the edition knows (205.2a, 300.1)."""
    return (*_ALWAYS, "Battle", "Kindred") if edition.has_battles else (*_ALWAYS, "Tribal")


def chosen_on_the_way(step: Step, action: Action) -> Step:
    """Keep what was chosen for the objects of an action as they entered, were set up or were turned up.

    What entered face down, or did not stay, has had no such choice.
    """
    given: Choices | None = getattr(action, "choose", None)
    if given is None or given == Choices():
        return step
    if isinstance(action, TurnFaceUp):
        turned = [event.object for event in step.events if event.kind is EventKind.TURNED_FACE_UP]
        for label in turned:
            step = _kept(step, label, given, Concept.AS_THIS_IS_TURNED_FACE_UP, "chosen as it turns up")
        return step
    made: str | None = getattr(action, "label", None)
    entering: str = made if made is not None else getattr(action, "object", "")
    held = step.table.objects.get(entering)
    if held is None:
        return step
    if given.counters is not None:
        step = counters_settled(step, entering, given.counters)
        given = msgspec.structs.replace(given, counters=None)
        if given == Choices():
            return step
    if made is not None:
        return _kept(step, entering, given, Concept.CHOICE_REMEMBERED, "chosen for")
    if not held.is_permanent or held.face_down is not None:
        return step.because(Concept.CHOICE_REMEMBERED, "nothing chosen", name=shown_name(step, held))
    return _kept(step, entering, given, Concept.CHOICE_BEFORE_ENTERING, "chosen as it enters")


def _kept(step: Step, label: str, given: Choose | Choices, concept: Concept, template: str) -> Step:
    held = step.table.object(label)
    said = {key: getattr(given, key) for key in Choices.__struct_fields__ if getattr(given, key) is not None}
    if isinstance(given, Choose) and len(said) > 1:
        # Its ``player`` is who acts, where something else is chosen.
        said.pop("player", None)
    chosen = {key: _canonical(step.table, key, value) for key, value in said.items()}
    step = step.with_object(msgspec.structs.replace(held, chosen={**held.chosen, **chosen}))
    value = tuple(Color(str(one)) if key == "color" else one for key, one in chosen.items())
    step = step.because(concept, template, name=shown_name(step, held), value=value)
    if "color" in chosen:
        step = step.also(Concept.CHOOSING_A_COLOR, "color chosen")
    for key in ("creature_type", "basic_land_type"):
        if key in chosen:
            step = step.also(Concept.CHOOSING_A_SUBTYPE, "subtype chosen", kind=key.replace("_", " "))
    return step
