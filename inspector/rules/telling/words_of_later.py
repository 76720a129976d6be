"""Keywords and symbols that act on values by rules which an edition does not have yet, and so cannot tell (113.3, 702).

They are words of newer cards. What they would do is not computed under the older rules; it is said so where it would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from inspector.cards import sections_of
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.table.objects import GameObject
from inspector.rules.values.scratch import Scratch

# What is no creature, or becomes one, has no power and toughness, or has them (208.3).
_TYPES = ("types", "subtypes", "power", "toughness")
_OF_A_STATION = (*_TYPES, "keywords", "abilities")


def _there(held: GameObject) -> bool:
    return held.is_permanent


# The rule of each keyword, the values that it acts on, and where it does.
_KEYWORDS: tuple[tuple[str, Concept, tuple[str, ...], Callable[[GameObject], bool]], ...] = (
    ("Devoid", Concept.DEVOID, ("colors",), lambda _: True),
    ("Living metal", Concept.LIVING_METAL, _TYPES, _there),
    ("Reconfigure", Concept.RECONFIGURED, _TYPES, lambda held: held.is_permanent and held.attached_to is not None),
    ("Impending", Concept.IMPENDING, _TYPES, lambda held: held.is_permanent and held.counters.get("time", 0) > 0),
)


def words_of_later(edition: Edition, scratch: Scratch) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give such words of an object, each with the values that it may act on now."""
    if all(numbers(concept, edition.key) for concept in (Concept.STATION_SYMBOL, *(row[1] for row in _KEYWORDS))):
        return
    held, texts = scratch.object, [ability.text for ability in scratch.abilities]
    for keyword, concept, keys, acts in _KEYWORDS:
        if keyword in scratch.keywords and not numbers(concept, edition.key) and acts(held):
            said = (text for text in texts if keyword.lower() in text.lower())
            yield next(said, keyword), keys
    if held.is_permanent and not numbers(Concept.STATION_SYMBOL, edition.key):
        charge = held.counters.get("charge", 0)
        for face in values_in_force(edition, held).faces:
            stations = sections_of(face.paragraphs).stations
            yield from ((one.text, _OF_A_STATION) for one in stations if one.holds(charge) and one.text in texts)
