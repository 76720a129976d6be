"""Packed files piece by piece: gzip, bzip2, xz, and ZIP archives with one file of cards in them.

Nothing is written under a name that an archive gives, and how much comes out is for the caller to limit.
"""

from __future__ import annotations

import bz2
import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import IO

_CHUNK = 1 << 18
_PIECE = 1 << 20
# Files packed as usual need a tenth of this.
_MOST_MEMORY = 200_000_000
_CARD_FILES = (".json", ".jsonl", ".xml")
CUT_OFF = "the packed file ends in the middle; it was cut off, so get it again"

# For each piece: how many bytes of the packed file it took in all, and what came out.
Pieces = Iterator[tuple[int, bytes]]
Unpacking = Callable[[IO[bytes]], Pieces]


class PackedError(Exception):
    """A packed file cannot be unpacked; the text is a clause that says why and what to do."""


def gzip_pieces(file: IO[bytes]) -> Pieces:
    """Unpack gzip, of one member or of several, one behind the other."""
    unpacker = zlib.decompressobj(31)
    try:
        while packed := unpacker.unconsumed_tail or file.read(_CHUNK):
            if unpacker.eof:
                unpacker = zlib.decompressobj(31)
            plain = unpacker.decompress(packed, _PIECE)
            if unpacker.eof and unpacker.unused_data:
                file.seek(-len(unpacker.unused_data), 1)
            yield file.tell(), plain
    except zlib.error as error:
        raise PackedError(f"the file cannot be read ({error}); get it again") from None
    if not unpacker.eof:
        raise PackedError(CUT_OFF)


def _pieces(file: IO[bytes], make: Callable[[], bz2.BZ2Decompressor | lzma.LZMADecompressor]) -> Pieces:
    unpacker = make()
    try:
        while True:
            packed = file.read(_CHUNK) if unpacker.needs_input else b""
            if unpacker.needs_input and not packed:
                break
            yield file.tell(), unpacker.decompress(packed, _PIECE)
            if unpacker.eof:
                rest = unpacker.unused_data or file.read(_CHUNK)
                if not rest.strip(b"\0"):
                    return
                file.seek(-len(rest), 1)
                unpacker = make()
    except (OSError, EOFError, lzma.LZMAError, MemoryError) as error:
        raise PackedError(f"the file cannot be read ({error}); get it again") from None
    raise PackedError(CUT_OFF)


def bzip2_pieces(file: IO[bytes]) -> Pieces:
    """Unpack bzip2."""
    return _pieces(file, bz2.BZ2Decompressor)


def xz_pieces(file: IO[bytes]) -> Pieces:
    """Unpack xz, with little memory whatever the file asks for."""
    return _pieces(file, lambda: lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MOST_MEMORY))


def zip_pieces(file: IO[bytes]) -> Pieces:
    """Unpack the one file of cards in a ZIP archive."""
    whole = file.seek(0, 2)
    try:
        with zipfile.ZipFile(file) as archive:
            found = [entry for entry in archive.infolist() if entry.filename.lower().endswith(_CARD_FILES)]
            if len(found) != 1:
                raise PackedError(f"this ZIP archive holds {len(found)} files of cards, not one; unpack it")
            if found[0].flag_bits & 1:
                raise PackedError("this ZIP archive asks for a password; unpack it and import the file in it")
            with archive.open(found[0]) as packed:
                while plain := packed.read(_PIECE):
                    # What the archive says of itself may be wrong; the file is no larger than it is.
                    yield min(found[0].compress_size, whole), plain
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, lzma.LZMAError, ValueError) as error:
        raise PackedError(f"the file cannot be read ({error}); get it again") from None


UNPACKINGS: dict[bytes, Unpacking] = {
    b"\x1f\x8b": gzip_pieces,
    b"BZh": bzip2_pieces,
    b"\xfd7zXZ": xz_pieces,
    b"PK\x03\x04": zip_pieces,
}
