"""Designations as marks on an object: their names, and putting them on and taking them off. Nothing is judged here."""

from __future__ import annotations

import msgspec

from inspector.rules.decisions.insets import PREPARED
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.objects import GameObject

COMMANDER = "commander"
GOADED = "goaded"
PAIRED = "paired"
RING_BEARER = "ring-bearer"
SADDLED = "saddled"
SUSPECTED = "suspected"
# Of an attacking creature.
BLOCKED = ("blocked", "unblocked")
ROLES = ("attacking", "blocking", *BLOCKED)

CLASS_LEVEL = "class level "
# The rule that gives each, by its name.
CONCEPTS = {
    "monstrous": Concept.MONSTROUS,
    "renowned": Concept.RENOWNED,
    "harnessed": Concept.HARNESSED,
    "solved": Concept.SOLVED,
    SADDLED: Concept.SADDLED,
    SUSPECTED: Concept.SUSPECTED,
    GOADED: Concept.GOADED,
    RING_BEARER: Concept.RING_BEARER,
    PAIRED: Concept.PAIRED,
    COMMANDER: Concept.COMMANDER,
    PREPARED: Concept.BECOMING_PREPARED,
    "attacking": Concept.ATTACKING,
    "blocking": Concept.BLOCKING,
    **dict.fromkeys(BLOCKED, Concept.BLOCKED_OR_UNBLOCKED),
}


def word_of(designation: str) -> str:
    """Give the form under which a designation is kept: lower case, single spaces, no underscores."""
    word = " ".join(designation.replace("_", " ").replace("’", "'").casefold().split())
    return {"ring bearer": RING_BEARER, "your ring-bearer": RING_BEARER, "the commander": COMMANDER}.get(word, word)


def concept_of_mark(word: str) -> Concept | None:
    """Give the rule by which an object has a designation; None for a word that is none."""
    return Concept.LEVEL_IS_A_DESIGNATION if word.startswith(CLASS_LEVEL) else CONCEPTS.get(word)


def marked(held: GameObject, word: str, stamp: int | None = None) -> GameObject:
    """Give the object with a designation more; with a ``stamp`` for one that does something from then on."""
    if word in held.designations:
        return held
    stamps = held.designated_at if stamp is None else {**held.designated_at, word: stamp}
    return msgspec.structs.replace(held, designations=(*held.designations, word), designated_at=stamps)


def unmarked(held: GameObject, *words: str) -> GameObject:
    """Give the object without these designations, and without what goes with them."""
    return msgspec.structs.replace(
        held,
        designations=tuple(one for one in held.designations if one not in words),
        designated_at={one: stamp for one, stamp in held.designated_at.items() if one not in words},
        paired_with=None if PAIRED in words else held.paired_with,
        goaded_by=() if GOADED in words else held.goaded_by,
        prepared_copy=None if PREPARED in words else held.prepared_copy,
    )


def with_commanders(new: GameObject, labels: tuple[str, ...]) -> GameObject:
    """Give the object that certain cards became with the mark, where one of these is a commander (903.3, 903.3b)."""
    if not labels:
        return new
    return msgspec.structs.replace(marked(new, COMMANDER), commanders=labels)


def shown_word(word: str) -> str:
    """Give a designation as a sentence says that something is it: ``monstrous``, ``a Ring-bearer``, ``level 2``."""
    return {RING_BEARER: "a Ring-bearer", COMMANDER: "a commander"}.get(word, word.removeprefix("class "))


def word_of_bearer(word: str) -> str:
    """Give a designation as it is said of what has it: ``its controller's Ring-bearer``, as there is one a player."""
    return "its controller's Ring-bearer" if word == RING_BEARER else shown_word(word)


def getting(designation: str, *, off: bool = False) -> str:
    """Say what something does that gets a designation, or loses it: ``becomes a commander``, ``is attacking``."""
    word = word_of(designation)
    if off:
        return f"is no longer {shown_word(word)}"
    return f"is {word}" if word in ("attacking", "blocking") else f"becomes {shown_word(word)}"
