"""What can be attached to what (303.4, 301.5, 301.6): judged by what the two objects are now.

An enchant ability whose words are not read is taken to allow everything; ``reads_enchant`` tells of it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from inspector.cards import Filter
from inspector.reading import without_reminder
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.enchant_words import Enchants, enchants, is_enchant_ability
from inspector.rules.steps.protection import may_never_be, protected_from
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import matches

KINDS = ("Aura", "Equipment", "Fortification")
# The template of a refusal by protection (702.16c, 702.16d).
PROTECTED_FROM = "protected from"


class AttachRefusal(NamedTuple):
    """Why one object cannot be attached to another: the rule that forbids it, and the template that says so.

    ``enchant`` is the enchant ability that does not allow it, where one is why.
    """

    concept: Concept
    template: str
    # From what the other is protected.
    quality: str = ""
    enchant: str = ""


def refused_attachment(attached: Scratch, target: Scratch, every: Every) -> AttachRefusal | None:
    """Say why the one object cannot be attached to the other now; None where it can be."""
    kinds = [kind for kind in KINDS if kind in attached.subtypes]
    if not attached.object.is_permanent:
        return AttachRefusal(Concept.ONLY_THESE_ARE_ATTACHED, "attached elsewhere")
    if not kinds:
        return AttachRefusal(Concept.ONLY_THESE_ARE_ATTACHED, "nothing to attach")
    found = (_REFUSALS[kind](attached, target, every) for kind in kinds)
    return next((refusal for refusal in found if refusal is not None), None)


def _refused_aura(attached: Scratch, target: Scratch, every: Every) -> AttachRefusal | None:
    if _is_itself(attached, target):
        return AttachRefusal(Concept.AURA_THAT_ENCHANTS_NOTHING, "attached to itself")
    if "Creature" in attached.types:
        return AttachRefusal(Concept.AURA_THAT_ENCHANTS_NOTHING, "attached as a creature")
    asker = Asker(attached.controller, attached.object.label)
    read = enchant_abilities(attached)
    fits = [ability is None or _fits(ability, target, every, asker) for ability in read]
    if not all(fits):
        return _refused_by(_enchant_texts(attached)[fits.index(False)])
    beside = any(ability is not None and ability.beside_another for ability in read)
    if beside and not _is_enchanted_by_another(attached, target, every):
        return _CANNOT_ENCHANT
    # Without an enchant ability that is read an Aura still goes on permanents only.
    if not (read or target.object.is_permanent):
        return _CANNOT_ENCHANT
    quality = protected_from(target, attached, every)
    if quality:
        return AttachRefusal(Concept.PROTECTION_FROM_AURAS, PROTECTED_FROM, quality)
    if may_never_be("enchanted", target, attached, every):
        return AttachRefusal(Concept.AURA_DOES_NOT_MOVE, "never enchanted")
    return None


def _is_enchanted_by_another(attached: Scratch, target: Scratch, every: Every) -> bool:
    return any(
        other.object.attached_to == target.object.label
        and "Aura" in other.subtypes
        and other.object.label != attached.object.label
        for other in every.values()
    )


def _refused_by(text: str) -> AttachRefusal:
    return AttachRefusal(Concept.AURA_DOES_NOT_MOVE, "cannot enchant by its words", enchant=without_reminder(text))


_CANNOT_ENCHANT = AttachRefusal(Concept.AURA_DOES_NOT_MOVE, "cannot enchant")


def _fits(ability: Enchants, target: Scratch, every: Every, asker: Asker) -> bool:
    if target.object.zone != ability.zone:
        return False
    return any(all(matches(wanted, target, every, asker) for wanted in way) for way in ability.ways)


def enchant_abilities(attached: Scratch) -> tuple[Enchants | None, ...]:
    """Give the enchant abilities that an object has now, all of which restrict it (702.5c); None for an unread one."""
    # What is printed there is replaced as the Aura enters (Animate Dead), by what depends on how it entered.
    texts = [ability.text for ability in attached.abilities]
    replaced = attached.object.is_permanent and any(_LOSES_ITS_OWN.search(text) for text in texts)
    return tuple(None if replaced else enchants(text) for text in _enchant_texts(attached))


def _enchant_texts(attached: Scratch) -> list[str]:
    return [ability.text for ability in attached.abilities if is_enchant_ability(ability.text)]


_LOSES_ITS_OWN = re.compile(r'\bloses "enchant\b', re.IGNORECASE)


def may_be_on_a_player(attached: Scratch) -> bool:
    """Whether an Aura may be attached to a player, or to what else is no object on this table (303.4)."""
    texts = [ability.text for ability in attached.abilities if is_enchant_ability(ability.text)]
    read = ((text, enchants(text)) for text in texts)
    return any(enchant.players if enchant else _NO_OBJECTS.search(text) is not None for text, enchant in read)


_NO_OBJECTS = re.compile(r"\b(player|opponent|library)\b", re.IGNORECASE)


def reads_enchant(attached: Scratch) -> bool:
    """Whether the words of all its enchant abilities are read, so that what it may be attached to is known."""
    return "Aura" not in attached.subtypes or None not in enchant_abilities(attached)


def _refused_equipment(attached: Scratch, target: Scratch, every: Every) -> AttachRefusal | None:
    if _is_itself(attached, target):
        return AttachRefusal(Concept.EQUIPMENT_THAT_EQUIPS_NOTHING, "attached to itself")
    if "Creature" in attached.types and "Reconfigure" not in attached.keywords:
        return AttachRefusal(Concept.EQUIPMENT_THAT_EQUIPS_NOTHING, "attached as a creature")
    if "Creature" not in target.types or not target.object.is_permanent:
        return AttachRefusal(Concept.EQUIPMENT_GOES_ON_CREATURES, "cannot equip")
    quality = protected_from(target, attached, every)
    if quality:
        return AttachRefusal(Concept.PROTECTION_FROM_EQUIPMENT, PROTECTED_FROM, quality)
    if not _only_to(attached, target, every):
        return AttachRefusal(Concept.WHAT_CANNOT_BE_ATTACHED_STAYS, "attached only to others")
    if may_never_be("equipped", target, attached, every):
        return AttachRefusal(Concept.WHAT_CANNOT_BE_ATTACHED_STAYS, "never equipped")
    return None


_ONLY_TO = re.compile(r"\bcan be attached only to an? ([^.]+)")


def _only_to(attached: Scratch, target: Scratch, every: Every) -> bool:
    """Whether words that let an Equipment be attached only to some creatures allow this one; unread ones allow all."""
    asker = Asker(attached.controller, attached.object.label)
    return all(ability is None or _fits(ability, target, every, asker) for ability in _words_of_only_to(attached))


def _words_of_only_to(attached: Scratch) -> tuple[Enchants | None, ...]:
    told = (_ONLY_TO.search(one.text) for one in attached.abilities)
    return tuple(enchants(f"Enchant {found[1]}") for found in told if found is not None)


def asked_of_bearers(attached: Scratch) -> tuple[Filter, ...]:
    """List what the words of an Aura or Equipment ask of what it is attached to, as filters (702.5a, 301.5)."""
    read = (*enchant_abilities(attached), *_words_of_only_to(attached))
    return tuple(wanted for ability in read if ability is not None for way in ability.ways for wanted in way)


def as_it_is_equipped(attached: Scratch, target: Scratch) -> Scratch:
    """Give what an Equipment is to be attached to: "equip planeswalker" takes it as a creature (702.6e)."""
    if "Planeswalker" not in target.types or not any(_ON_PLANESWALKERS.match(one.text) for one in attached.abilities):
        return target
    equipped = target.copied()
    equipped.types = [*equipped.types, "Creature"]
    return equipped


_ON_PLANESWALKERS = re.compile(r"equip planeswalker\b", re.IGNORECASE)


def _refused_fortification(attached: Scratch, target: Scratch, every: Every) -> AttachRefusal | None:
    if _is_itself(attached, target):
        return AttachRefusal(Concept.FORTIFICATION_GOES_ON_LANDS, "attached to itself")
    if "Creature" in attached.types and "Land" not in attached.types:
        return AttachRefusal(Concept.FORTIFICATION_GOES_ON_LANDS, "attached as a creature")
    if "Land" not in target.types or not target.object.is_permanent:
        return AttachRefusal(Concept.FORTIFICATION_GOES_ON_LANDS, "cannot fortify")
    quality = protected_from(target, attached, every)
    return AttachRefusal(Concept.PROTECTION_FROM_EQUIPMENT, PROTECTED_FROM, quality) if quality else None


def _is_itself(attached: Scratch, target: Scratch) -> bool:
    return attached.object.label == target.object.label


_REFUSALS = {"Aura": _refused_aura, "Equipment": _refused_equipment, "Fortification": _refused_fortification}
