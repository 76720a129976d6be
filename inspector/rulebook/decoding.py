"""Bytes of a text file, in whichever encoding and line ends it was saved, as text with plain line feeds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inspector.keeping import NotOpenedError, read_at_most
from inspector.rulebook.errors import RulebookError

MAX_BYTES: Final = 8_000_000
CHOOSE_ANOTHER: Final = "choose the official rules as a .txt file, or rules sections as Markdown or wiki text"

_FOREIGN: Final = {
    b"%PDF": "a PDF document",
    b"PK\x03\x04": "a ZIP archive or a word processor's document",
    b"{\\rtf": "a rich text document",
    b"\xd0\xcf\x11\xe0": "a word processor's document",
    b"\x1f\x8b": "a compressed file",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"GIF8": "a picture",
    b"\x7fELF": "a program",
    b"SQLite format 3": "a database",
}
# What is not to be seen on paper: soft hyphens, marks of width zero; and spaces and breaks of other kinds.
_UNSEEN: Final = "\xad\u200b\u200c\u200d\u2060\ufeff"
_SPACES: Final = "\t\xa0\u2002\u2003\u2007\u2009\u202f"
_BREAKS: Final = "\x0b\x0c\x85\u2028\u2029"
_HEAD: Final = 30_000
_FROM_WINDOWS: Final = {0xDC00 + byte: bytes([byte]).decode("cp1252", "replace") for byte in range(0x80, 0x100)}


def read_bytes(path: Path) -> bytes:
    """Read the file a user named, never more than it may hold.

    Raises RulebookError for a file that is missing, no plain file, unreadable or larger than ``MAX_BYTES``.
    """
    try:
        return read_at_most(path, MAX_BYTES, "any rules text")
    except NotOpenedError as error:
        what, _, do = error.problem.partition("; ")
        raise RulebookError(what, str(path), do) from error


def decoded(data: bytes, where: str) -> tuple[str, bool]:
    """Give the text that ``data`` is, lines ended by line feeds, and whether it breaks off inside a character.

    UTF-8 with or without mark, UTF-16 of either order, Windows-1252 and the old Macintosh's are told apart by the
    bytes. Raises RulebookError, naming ``where``, for what is no text.
    """
    for start, what in _FOREIGN.items():
        if data.startswith(start):
            raise RulebookError(f"this is {what}, not plain text", where, CHOOSE_ANOTHER)
    text, broken_off = _text(data, where)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    plain = text.isascii()
    for signs, instead in ((_UNSEEN, ""), (_SPACES, " "), (_BREAKS, "\n")):
        for sign in signs[:2] if plain else signs:
            if sign in text:
                text = text.replace(sign, instead)
    _check(text, where)
    return text, broken_off


def _text(data: bytes, where: str) -> tuple[str, bool]:
    order = _utf16_order(data)
    if order:
        odd = len(data) % 2 == 1
        return data[: len(data) - odd].decode(order, "replace"), odd
    if b"\0" in data:
        raise RulebookError("this is not text, it has bytes that no text has", where, CHOOSE_ANOTHER)
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return data.decode("utf-8"), False
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data" and error.start > 0 and not data[: error.start].isascii():
            return data[: error.start].decode("utf-8"), True
    return _eight_bit(data), False


def _utf16_order(data: bytes) -> str:
    """Name the codec of UTF-16 with a mark, or without one if every other byte of the beginning is zero."""
    if data.startswith(b"\xff\xfe"):
        return "utf-16-le"
    if data.startswith(b"\xfe\xff"):
        return "utf-16-be"
    head = data[:2000]
    even, odd = head[::2].count(0), head[1::2].count(0)
    half = len(head) // 2
    if half >= 2 and odd > half * 0.7 and even < half * 0.05:
        return "utf-16-le"
    if half >= 2 and even > half * 0.7 and odd < half * 0.05:
        return "utf-16-be"
    return ""


def _eight_bit(data: bytes) -> str:
    """Decode UTF-8 with single bytes of Windows-1252 among it, or else one eight-bit code for all."""
    mixed = data.decode("utf-8", "surrogateescape")
    stray = sum(1 for sign in mixed if "\udc80" <= sign <= "\udcff")
    if stray * 2 < sum(1 for sign in mixed if not sign.isascii()):
        return mixed.translate(_FROM_WINDOWS)
    # The curly quotes of English text tell the two codes apart.
    windows, macintosh = (sum(map(data.count, signs)) for signs in ((b"\x91", b"\x92", b"\x93"), (b"\xd2", b"\xd5")))
    return data.decode("mac_roman" if macintosh > windows else "cp1252", "replace")


def _check(text: str, where: str) -> None:
    head = text[:_HEAD]
    signs = sum(map(head.count, map(chr, (*range(9), *range(14, 32), 127))))
    if signs > 20 and signs * 1000 > len(head):
        raise RulebookError("this is not text, it has bytes that no text has", where, CHOOSE_ANOTHER)
