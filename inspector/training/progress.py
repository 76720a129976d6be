"""How far somebody has come: every concept of an edition by section of the rules, how well it is known, what is due."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

import msgspec

from inspector.rules import Concept, concepts_in, numbers
from inspector.training.scheduling import FAMILIES, ConceptCard, ConceptStanding

_SECTION: Final = 3


class ConceptProgress(msgspec.Struct, frozen=True):
    """One concept: its number in the edition, how well it is known, whether it is due."""

    concept: Concept
    rule: str
    standing: ConceptStanding
    is_due: bool


class SectionProgress(msgspec.Struct, frozen=True):
    """The concepts of a section of the rules (``"712"``), in the order of their numbers."""

    section: str
    concepts: tuple[ConceptProgress, ...]


def progress_map(
    cards: Iterable[ConceptCard], edition: str, now: datetime, among: Iterable[Concept] | None = None
) -> tuple[SectionProgress, ...]:
    """Group the concepts of an edition, or some ``among`` them, by section, each with how well it is known."""
    family = FAMILIES.get(edition, edition)
    known = {card.concept: card for card in cards if card.family == family}
    sections: dict[str, list[ConceptProgress]] = {}
    for concept in concepts_in(edition) if among is None else among:
        rule = next(iter(numbers(concept, edition)), "")
        if not rule:
            continue
        card = known.get(str(concept))
        standing = ConceptStanding.NOT_MET if card is None else card.standing
        progress = ConceptProgress(concept, rule, standing, card is not None and card.is_due(now))
        sections.setdefault(rule[:_SECTION], []).append(progress)
    return tuple(
        SectionProgress(section, tuple(sorted(found, key=lambda one: (one.rule, one.concept))))
        for section, found in sorted(sections.items())
    )
