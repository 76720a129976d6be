"""Saying for what of it one effect depends on another: what would be otherwise had that not come first (613.8a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inspector.cards import listed_words
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import Dependency, DependsFor


def _depends_words(one: Dependency) -> str:
    """Say for what an effect depends on another, behind "depends": ``"for what it applies to"``."""
    if one.what is not DependsFor.CARD_TYPE:
        return f"for {_FOR[one.what]}"
    if not one.subtypes:
        return "for the card type that creature types need"
    several = len(one.subtypes) > 1
    return f"for the card type that the subtype{'s' * several} {listed_words(one.subtypes)} need{'s' * (not several)}"


_FOR = {
    DependsFor.OBJECTS: "what it applies to",
    DependsFor.EXISTENCE: "whether it applies at all",
    DependsFor.CONDITION: "whether its condition holds",
    DependsFor.TEXT: "what its text says",
    DependsFor.ABILITY: "whether its ability is there",
    DependsFor.CONTROLLER: "who gains control",
    DependsFor.ABILITIES: "which abilities it can give",
    DependsFor.AMOUNT: "the amount that it uses",
}


def by_what(waits_for: Sequence[Dependency]) -> dict[str, list[Source]]:
    """Give by what is said of it the sources on which an effect depends, in their order."""
    found: dict[str, list[Source]] = {}
    for one in waits_for:
        found.setdefault(_depends_words(one), []).append(one.source)
    return found


def waits_words(
    waited: Sequence[Dependency], depends: str, named: Callable[[str, list[Source]], str], *, came: bool
) -> str:
    """Say for what an effect waited and for what it ``depends`` on it ("it depends"), behind the name of its source.

    ``named`` lists sources behind a word, ``came`` is whether one of those was applied. Of what is older, and so comes
    first by the timestamps as well (613.7), it is not said that it was waited for.
    """
    told, anyway = [], []
    it, does = depends.split(" ")
    for what, others in by_what([one for one in waited if not one.older]).items():
        until = f"depended {what} until {'those' if others[1:] else 'that'} could no longer apply"
        told.append(f"{named('for', others)}, on which {it} {f'{does} {what}' if came else until}")
    for what, others in by_what([one for one in waited if one.older]).items():
        are = "are" if others[1:] else "is"
        anyway.append(f"{named('after', others)}, which {are} older anyway and on which {depends} {what}")
    waiting = [f"{'waiting' if came else 'having waited'} {', and '.join(told)}"] if told else []
    return ", and ".join((*waiting, *anyway))
