"""What is told of an object only to those who look: found out when somebody first does, and kept from then on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class FoundLater(Sequence[T]):
    """A row that ``find`` gives, of what it is ``given``, when somebody first looks into it.

    A table never changes, so what was found once holds; the desk compares what it told before with what it tells now,
    card by card.
    """

    __slots__ = ("_find", "_found", "_given")
    # Not before somebody looks: most are never looked into.
    _found: tuple[T, ...]

    def __init__(self, find: Callable[..., tuple[T, ...]], *given: object) -> None:
        """Keep how it is found out."""
        self._find: Callable[..., tuple[T, ...]] | None = find
        self._given = given

    def _all(self) -> tuple[T, ...]:
        if self._find is not None:
            self._found, self._find, self._given = self._find(*self._given), None, ()
        return self._found

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, FoundLater):
            return self._all() == other._all()
        return self._all() == tuple(other) if isinstance(other, Sequence) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._all())
