"""One value of every card or face, kept small: each value once, and for each position the number of its value."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Sequence, Sized
from itertools import count
from typing import Any

import msgspec

# A number of which bit n stands for the card at position n.
Positions = int
_Value = Any
_DIGITS = bytes.maketrans(b"\0\1", b"01")
_SMALL, _LARGE = 1 << 8, 1 << 16


class _Stored(msgspec.Struct, array_like=True):
    """A column as bytes are made of it."""

    values: list[_Value]
    kind: str
    first: bytes
    more: list[tuple[int, int]]


class Column:
    """What the cards of a file have there; a card has the values of each of its faces."""

    def __init__(self, values: list[_Value], first: array[int], more: list[tuple[int, int]]) -> None:
        self._values = values
        # The number of each position's first value, 0 for none; what other faces have is far less.
        self._first = first
        self._more = more

    @classmethod
    def of(cls, places: Iterable[int], values: Sequence[_Value], size: int) -> Column:
        """Make it of values, each with its position, for so many positions."""
        numbers = dict(zip(dict.fromkeys(values), count(1), strict=False))
        first = [0] * size
        more: list[tuple[int, int]] = []
        for place, number in zip(places, map(numbers.__getitem__, values), strict=True):
            if not first[place]:
                first[place] = number
            elif first[place] != number:
                more.append((place, number))
        return cls(list(numbers), array(_kind_for(numbers), first), more)

    @classmethod
    def of_each(cls, values: Sequence[_Value]) -> Column:
        """Make it of one value for each position, in order."""
        numbers = dict(zip(dict.fromkeys(values), count(1), strict=False))
        return cls(list(numbers), array(_kind_for(numbers), map(numbers.__getitem__, values)), [])

    def stored(self) -> bytes:
        """Give it as bytes."""
        return msgspec.msgpack.encode(_Stored(self._values, self._first.typecode, packed(self._first), self._more))

    @classmethod
    def loaded(cls, data: bytes) -> Column:
        """Make it of its bytes."""
        held = msgspec.msgpack.decode(data, type=_Stored)
        values = [tuple(value) if isinstance(value, list) else value for value in held.values]
        return cls(values, unpacked(held.kind, held.first), held.more)

    @property
    def values(self) -> list[_Value]:
        """All values that there are, each once."""
        return self._values

    def where(self, holds: Callable[[_Value], bool]) -> Positions:
        """Give the positions of which a value passes the test."""
        flags = bytes([0, *(1 if holds(value) else 0 for value in self._values)])
        # Python goes through the positions without a step of ours for each.
        if self._first.typecode == "B":
            hits = self._first.tobytes().translate(flags.ljust(_SMALL, b"\0"))
        else:
            hits = bytes(map(flags.__getitem__, self._first))
        return flagged(hits) | of_positions((place for place, number in self._more if flags[number]), len(self._first))


def _kind_for(numbers: Sized) -> str:
    return "B" if len(numbers) < _SMALL else "H" if len(numbers) < _LARGE else "I"


def flagged(hits: bytes) -> Positions:
    """Make the number of the positions at which a byte is 1 and not 0."""
    return int(hits[::-1].translate(_DIGITS) or b"0", 2)


def of_positions(places: Iterable[int], size: int) -> Positions:
    """Make the number of some positions, all below ``size``."""
    held = bytearray(size // 8 + 1)
    for place in places:
        held[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(held, "little")


def positions_in(number: Positions, limit: int | None = None) -> list[int]:
    """List the positions of a number, the lowest first."""
    found: list[int] = []
    for base, byte in enumerate(number.to_bytes((number.bit_length() + 7) // 8, "little")):
        if byte:
            found += [base * 8 + bit for bit in range(8) if byte >> bit & 1]
            if limit is not None and len(found) >= limit:
                return found[:limit]
    return found


def packed(numbers: array[int]) -> bytes:
    """Give numbers as bytes that every machine reads alike."""
    if sys.byteorder == "little":
        return numbers.tobytes()
    turned = array(numbers.typecode, numbers)
    turned.byteswap()
    return turned.tobytes()


def unpacked(kind: str, data: bytes) -> array[int]:
    """Give the numbers of such bytes; raises ValueError where there are not whole ones."""
    found: array[int] = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found
