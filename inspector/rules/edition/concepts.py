"""What a rule says, under a name that outlives its number: the concepts that the core cites, and their numbers.

One row a concept: how code names it, how people read it, and its numbers in the editions, as the rules texts of each
number them. The rows lie in ``concepts_of_cards``, ``concepts_of_tokens``, ``concepts_of_values`` and
``concepts_of_events``. No other module writes a rule number; the words of a rule stand in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from inspector.rules.edition.concept_row import ConceptRow
from inspector.rules.edition.concepts_of_cards import ConceptsOfCards
from inspector.rules.edition.concepts_of_events import ConceptsOfEvents
from inspector.rules.edition.concepts_of_tokens import ConceptsOfTokens
from inspector.rules.edition.concepts_of_values import ConceptsOfValues

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROWS = (ConceptsOfCards, ConceptsOfTokens, ConceptsOfValues, ConceptsOfEvents)
_CONCEPTS: dict[str, Any] = {}


class _OneForEachRow(type):
    """A class that gives one value for each row, so that one can go through them all."""

    def __iter__(cls) -> Iterator[Concept]:
        """Go through the concepts in the order of their rows."""
        return iter(_CONCEPTS.values())


class Concept(str, ConceptsOfCards, ConceptsOfTokens, ConceptsOfValues, ConceptsOfEvents, metaclass=_OneForEachRow):
    """One thing that a rule says; the text itself is the name under which people read it.

    There is one value for each row, so that ``is`` tells them apart; ``name`` is how code names it. ``cells`` are its
    numbers, edition by edition from the oldest, the last cell for all later editions.
    """

    __slots__ = ("cells", "name")

    name: str
    cells: tuple[tuple[str, ...], ...]

    def __new__(cls, label: str) -> Self:
        """Give the concept that people read as ``label`` (ValueError: there is none)."""
        if label not in _CONCEPTS:
            raise ValueError(f'no concept is read as "{label}"')
        found: Self = _CONCEPTS[label]
        return found

    @property
    def value(self) -> str:
        """The name under which people read it, as plain text."""
        return str(self)


def _read_rows() -> None:
    """Make the concept of each row and put it in the row's place, where code finds it without asking the row."""
    for part in _ROWS:
        for name, row in tuple(vars(part).items()):
            if isinstance(row, ConceptRow):
                if row.label in _CONCEPTS or name in vars(Concept):
                    raise ValueError(f'two rows are named {name} or read as "{row.label}"')
                concept = _CONCEPTS[row.label] = str.__new__(Concept, row.label)
                concept.name, concept.cells = name, row.cells
                setattr(Concept, name, concept)


_read_rows()
