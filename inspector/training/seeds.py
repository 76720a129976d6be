"""Chance that is none: a seed gives the same draws on every machine and under every Python."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Draw:
    """Numbers drawn from a seed, one after the other, each the hash of the seed and how many came before it.

    The standard library's own generator may draw otherwise in its next version; a hash stays what it is.
    """

    def __init__(self, *seed: object) -> None:
        """Begin at the first number of a seed: its parts as people write them."""
        self._seed = "|".join(map(str, seed)).encode()
        self._drawn = 0

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 up to, but not with, ``limit``; raises ValueError where there is none."""
        if limit < 1:
            raise ValueError("nothing can be drawn from nothing")
        digest = hashlib.sha256(self._seed + b"#" + str(self._drawn).encode()).digest()
        self._drawn += 1
        # So many bits that no number comes noticeably more often than another.
        return int.from_bytes(digest[:16], "big") % limit

    def one_of(self, among: Sequence[T]) -> T:
        """Draw one of several; raises ValueError where there is none."""
        return among[self.below(len(among))]

    def in_any_order(self, among: Sequence[T]) -> list[T]:
        """Give all of them in a drawn order."""
        left, found = list(among), []
        while left:
            found.append(left.pop(self.below(len(left))))
        return found

    def happens(self, part: int, of: int) -> bool:
        """Tell whether something happens that does ``part`` times ``of`` so many."""
        return self.below(of) < part
