"""What a concept is called by number in an edition; each has its numbers in its row of ``concepts``."""

from __future__ import annotations

from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import EDITIONS


def _numbers_by_edition(concept: Concept) -> dict[str, tuple[str, ...]]:
    cells = concept.cells
    if len(cells) > len(EDITIONS):
        raise ValueError(f'"{concept}" has numbers for {len(cells)} editions, but there are {len(EDITIONS)}')
    return {edition.key: cells[min(at, len(cells) - 1)] for at, edition in enumerate(EDITIONS)}


_NUMBERS = {concept: _numbers_by_edition(concept) for concept in Concept}


def numbers(concept: Concept, edition_key: str) -> tuple[str, ...]:
    """Give the rule numbers of a concept in an edition, the most specific first; empty where it has none.

    ``edition_key`` is that of one of the ``EDITIONS`` (``"2026-08"``); raises KeyError for any other.
    """
    return _NUMBERS[concept][edition_key]


def concepts_in(edition_key: str) -> tuple[Concept, ...]:
    """List the concepts that exist in an edition, in the order of their rows."""
    return tuple(concept for concept in Concept if numbers(concept, edition_key))
