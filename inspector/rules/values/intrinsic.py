"""Intrinsic mana abilities (305.6): a land has the one that goes with each basic land type it has, printed or not.

They are abilities like others: gained and lost with the land type, and lost with all abilities (305.7, 613.1f). The
reminder printed in parentheses on such a land is no ability (207.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.cards import Face
from inspector.rules.values.scratch import Ability, Scratch

_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
INTRINSIC = {word: Ability(f"{{T}}: Add {{{letter}}}.") for word, letter in _MANA.items()}
_REMINDER = re.compile(r"^\([^()]*\{T\}: Add [^()]*\)$")


def are_intrinsic(texts: Iterable[str]) -> bool:
    """Whether these are abilities that a basic land type gives, all of them."""
    return all(text in _TEXTS for text in texts)


_TEXTS = frozenset(ability.text for ability in INTRINSIC.values())


def is_mana_reminder(paragraph: str) -> bool:
    """Whether a paragraph only reminds of intrinsic mana abilities."""
    return _REMINDER.match(paragraph.strip()) is not None


def printed_paragraphs(face: Face) -> tuple[str, ...]:
    """Give the paragraphs of a face that are abilities: of a land with a basic land type without the mana reminder."""
    if "Land" not in face.type_line.types or _MANA.keys().isdisjoint(face.type_line.subtypes):
        return face.paragraphs
    return tuple(text for text in face.paragraphs if not is_mana_reminder(text))


def printed_abilities(face: Face) -> tuple[str, ...]:
    """Give the abilities that a face has as it is printed: intrinsic ones of a land, then its paragraphs."""
    land = "Land" in face.type_line.types
    own = (INTRINSIC[word].text for word in face.type_line.subtypes if word in INTRINSIC) if land else ()
    return (*own, *printed_paragraphs(face))


def with_intrinsic(scratch: Scratch) -> None:
    """Give a working copy the intrinsic abilities of the basic land types that it has now, and no others of them.

    What an effect has given besides, in the same words, is not told apart from them.
    """
    land = "Land" in scratch.types
    wanted = [INTRINSIC[word] for word in scratch.subtypes if word in INTRINSIC] if land else []
    if not wanted and not scratch.intrinsic:
        return
    others = [ability for ability in scratch.abilities if ability not in scratch.intrinsic]
    scratch.abilities = [*wanted, *others]
    scratch.intrinsic = tuple(wanted)
