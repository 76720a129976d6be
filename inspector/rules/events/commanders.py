"""Commanders (903.3): a mark on the card, which goes with it through all zones, and with what it is melded into."""

from __future__ import annotations

import msgspec

from inspector.cards import Card
from inspector.rules.decisions.marks import COMMANDER, marked, shown_word
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject

_SAYS_SO = "can be your commander"


def is_commander_word(word: str) -> bool:
    """Whether a designation is that of a commander."""
    return word == COMMANDER


def commander(step: Step, held: GameObject, *, off: bool) -> Ended:
    """Designate a card as a commander: a legendary creature card, or what else the edition allows (903.3, 903.3a)."""
    name = shown_name(step, held)
    if off:
        template = "commander for good" if COMMANDER in held.designations else "not marked"
        return step.nothing(Concept.COMMANDER, template, name=name, word=shown_word(COMMANDER))
    if COMMANDER in held.designations:
        return step.nothing(Concept.COMMANDER, "marked already", name=name, word=shown_word(COMMANDER))
    fitting = [
        label
        for label, card in _cards(held)
        if may_be_commander(card, vehicles=step.edition.vehicles_can_be_commanders)
    ]
    if not fitting:
        return step.illegal(Concept.COMMANDER, "no commander", name=name)
    step = step.with_object(msgspec.structs.replace(marked(held, COMMANDER), commanders=tuple(fitting[:1])))
    return step.because(Concept.COMMANDER, "commander for good", name=name).done()


def _cards(held: GameObject) -> tuple[tuple[str, Card], ...]:
    return tuple(zip(held.melded_from or (held.label,), held.cards, strict=False))


def may_be_commander(card: Card, *, vehicles: bool) -> bool:
    """Whether a deck may have this card as its commander; ``vehicles``: those, and Spacecraft with power, too."""
    face = card.faces[0]
    line = face.type_line
    says = any(_SAYS_SO in text.casefold() for text in face.paragraphs)
    may_be_more = "Vehicle" in line.subtypes or ("Spacecraft" in line.subtypes and face.power is not None)
    also = says or "Background" in line.subtypes or (vehicles and may_be_more)
    return "Legendary" in line.supertypes and ("Creature" in line.types or also)
