"""Sentences about casting a card as one of its sets of values, and about what becomes of that (see ``wording``)."""

from __future__ import annotations

TEMPLATES_OF_CASTING = {
    "inset normal": "It was not cast as its {inset}, so it has the normal values of the card: {key} {value}.",
    "inset cast": "Cast as its {inset}, the spell has only the values of the inset: {key} {value}.",
    "prototyped": "It was cast prototyped, so it has the second mana cost, power and toughness: {key} {value}.",
    "prototype normal": "It was not cast prototyped, so it has the normal values of the card: {key} {value}.",
    "face down and more": "Cast face down, {name} has only the values listed for it, so {what} cannot be chosen too.",
    "two ways to cast": "{name} is cast as {one} or as {other}, never as both.",
    "no inset": "{name} has no second spell set into it that could be cast in this edition.",
    "no such keyword": "{name} has no {keyword} ability in this edition, so it cannot be cast by it.",
    "prepare spell from a copy": "A prepare spell is cast only as a copy, made for a prepared permanent: {name}.",
    "prepared by another": "Only the player who controls the prepared permanent may cast its copy, not {player}.",
    "cast inset": "It is cast as its {inset} and has only those values on the stack: {name}.",
    "cast prepare spell": "A copy of what is set into the prepared permanent is cast: {name}.",
    "cast prototyped": "Cast prototyped, {name} has its second mana cost, power and toughness.",
    "cast bestowed": "Cast bestowed, {name} is an Aura that enchants a creature.",
    "only that set judged": "Whether it may be cast is judged by those values alone: {name}.",
    "permission does not fit": "What lets a spell be cast does not fit what {name} would be on the stack.",
    "copied as it was cast": "The copy has the values as which {name} was cast.",
    "resolves inset": "{name} was cast as {inset}, so it is put into {zone} instead of the graveyard.",
    "bestowed": "Cast bestowed, it is an Aura and not a creature while it enchants something: {key} {value}.",
    "bestow ends": "{name} is attached to nothing any more, so it is no Aura now: bestowed no longer.",
    "set up as two": "{name} is there as one of its sets of values, never as two.",
    "no such keyword here": "In this edition {name} has no such ability, so it cannot have been cast by it.",
    "inset off the stack": "Only on the stack is {name} what its inset says.",
    "alternative elsewhere": "Only on the stack or the battlefield is {name} what it was cast as.",
}
