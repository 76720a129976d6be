"""One row of the table of concepts, which lies in several modules as no enumeration of the standard library could."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class ConceptRow:
    """How people read a concept, and its numbers.

    ``numbers`` are those in the editions, from the oldest to the newest: ``-`` where an edition has no such rule,
    several in one cell where they are cited together, the most specific first. The last cell holds for all later
    editions, so that a new edition touches only the rows of which it changes the number.
    """

    __slots__ = ("cells", "label")

    def __init__(self, label: str, numbers: str) -> None:
        """Read the cells of a row."""
        self.label = label
        self.cells = tuple(() if cell.strip() == "-" else tuple(cell.split()) for cell in numbers.split("|"))

    def __get__(self, instance: object, owner: Callable[[str], T]) -> T:
        """Give the concept that this is the row of: in a class with rows, a row stands for one of its kind."""
        return owner(self.label)
