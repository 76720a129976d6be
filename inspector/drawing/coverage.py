"""Which characters a TrueType or OpenType font file can show, read from its `cmap` table."""

from __future__ import annotations

import struct
from bisect import bisect_right
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from inspector.keeping import open_regular

MAX_TABLE_BYTES = 4_000_000


class Coverage(Struct, frozen=True):
    """Sorted, non-overlapping ranges of code points: `starts[i]` to `ends[i]`, both included."""

    starts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()

    def __contains__(self, code: int) -> bool:
        index = bisect_right(self.starts, code) - 1
        return index >= 0 and code <= self.ends[index]


def read_coverage(path: Path) -> Coverage:
    """The characters that the (first) font in `path` maps to glyphs; nothing for a file that is no sound font."""
    try:
        with open_regular(path) as file:
            return _merge(_ranges(_cmap_subtable(file)))
    except (OSError, struct.error, ValueError, IndexError):
        # A broken font on somebody's system must not keep a card from being drawn: it covers nothing.
        return Coverage()


def _cmap_subtable(file: BinaryIO) -> bytes:
    start = 0
    head = file.read(16)
    if head[:4] == b"ttcf":
        start = struct.unpack(">I", head[12:16])[0]
    file.seek(start)
    (count,) = struct.unpack(">4xH6x", file.read(12))
    records = file.read(16 * count)
    for index in range(count):
        tag, _, offset, length = struct.unpack_from(">4sIII", records, 16 * index)
        if tag == b"cmap":
            file.seek(offset)
            return _best_subtable(file.read(min(length, MAX_TABLE_BYTES)))
    raise ValueError("the font has no cmap table")


def _best_subtable(table: bytes) -> bytes:
    (count,) = struct.unpack_from(">2xH", table)
    best, best_rank = b"", -1
    for index in range(count):
        platform, encoding, offset = struct.unpack_from(">HHI", table, 4 + 8 * index)
        (kind,) = struct.unpack_from(">H", table, offset)
        unicode_map = platform == 0 or (platform == 3 and encoding in (1, 10))
        if unicode_map and kind in (4, 12) and kind > best_rank:
            best, best_rank = table[offset:], kind
    return best


def _ranges(subtable: bytes) -> list[tuple[int, int]]:
    if not subtable:
        return []
    (kind,) = struct.unpack_from(">H", subtable)
    if kind == 12:
        (count,) = struct.unpack_from(">12xI", subtable)
        if count > len(subtable) // 12:
            raise ValueError("the cmap table promises more groups than it holds")
        return [(start, end) for start, end, _ in struct.iter_unpack(">III", subtable[16 : 16 + 12 * count])]
    (doubled,) = struct.unpack_from(">6xH", subtable)
    count = doubled // 2
    ends = struct.unpack_from(f">{count}H", subtable, 14)
    starts = struct.unpack_from(f">{count}H", subtable, 16 + doubled)
    return [(start, end) for start, end in zip(starts, ends, strict=True) if start != 0xFFFF]


def _merge(ranges: list[tuple[int, int]]) -> Coverage:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(pair for pair in ranges if pair[0] <= pair[1]):
        if merged and start <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return Coverage(tuple(start for start, _ in merged), tuple(end for _, end in merged))
