"""Values that take long to make, made in small steps so that a window stays awake, or all at once where it may wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Generic, TypeVar

T = TypeVar("T")
# Each step yields nothing and should take no longer than a millisecond or two; the value is returned at the end.
Steps = Generator[None, None, T]


class Gradual(Generic[T]):
    """A value that is made when somebody needs it; where its making fails, the next who asks starts over."""

    def __init__(self, make: Callable[[], Steps[T]]) -> None:
        self._make = make
        self._steps: Steps[T] | None = None
        self._made: list[T] = []

    @property
    def is_made(self) -> bool:
        """Whether it is ready."""
        return bool(self._made)

    @property
    def value(self) -> T:
        """The value; what is left of its making is done now."""
        self.go_on(None)
        return self._made[0]

    def go_on(self, until: float | None) -> bool:
        """Make it further, until ``time.perf_counter()`` says ``until``; gives whether it is ready."""
        if self._made:
            return True
        steps = self._steps = self._steps or self._make()
        try:
            while until is None or time.perf_counter() < until:
                next(steps)
        except StopIteration as end:
            self._made.append(end.value)
            self._steps = None
        except BaseException:
            self._steps = None
            raise
        return self.is_made


def at_once(steps: Steps[T]) -> T:
    """Take all steps and give the value."""
    return Gradual(lambda: steps).value
