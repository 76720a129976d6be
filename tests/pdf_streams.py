"""What a PDF is made of, as it is before it is packed."""

from __future__ import annotations

import re
import zlib


def unpacked(pdf: bytes) -> list[bytes]:
    """Give its streams: what is drawn on each page, its pictures, and which letters the signs of a font are."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    return [zlib.decompressobj().decompress(each) if each[:1] == b"x" else each for each in streams]


def has_letter(pdf: bytes, letter: str) -> bool:
    """Whether a letter stands on any page, so that it is found by who searches."""
    return any(f"<{ord(letter):04X}>".encode() in each for each in unpacked(pdf) if b"begincmap" in each)
