"""Bookmarks for a PDF that Qt has written, which knows none: added behind its end, as the format allows.

A PDF may be changed by what is appended to it (ISO 32000-1, 7.5.6): objects that take the place of older ones, a table
of where they begin, and a trailer that names the table before. Of what Qt wrote only the moment of writing is altered,
in its place: two equal handouts would differ by it, and it tells the time zone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial

import msgspec

_ROOT = re.compile(rb"/Root (\d+) 0 R")
_INFO = re.compile(rb"/Info (\d+) 0 R")
_SIZE = re.compile(rb"/Size (\d+)")
_START = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
_KIDS = re.compile(rb"/Kids\s*\[([^\]]*)\]")
_DAY = re.compile(rb"\(D:[0-9]{14}([^)]{0,8})\)")
_ID = re.compile(rb"/ID \[[^\]]*\]")


class Bookmark(msgspec.Struct, frozen=True):
    """A title, the page on which it stands, the first being 0, and its height in points from below."""

    title: str
    page: int
    height: float


def with_bookmarks(pdf: bytes, bookmarks: Sequence[Bookmark], made: date) -> bytes:
    """Give a PDF with an outline, in English, of this day; raises ValueError for one that is not as Qt writes it."""
    pdf = _DAY.sub(partial(_on_the_day, made), pdf)
    trailer = pdf[pdf.rfind(b"trailer") :]
    root, info, size = (_number(pattern, trailer) for pattern in (_ROOT, _INFO, _SIZE))
    start = _number(_START, pdf[-64:])
    catalog = _object(pdf, root)
    kids = _KIDS.search(_object(pdf, _number(re.compile(rb"/Pages (\d+) 0 R"), catalog)))
    if kids is None:
        raise ValueError("the pages are not listed as expected")
    pages = [int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])]
    new: dict[int, bytes] = {
        root: _grown(
            catalog,
            b"/Outlines %d 0 R /PageMode /UseOutlines /Lang (en-US)\n"
            b"/ViewerPreferences << /DisplayDocTitle true >>" % size,
        ),
        size: b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>"
        % (size + 1, size + len(bookmarks), len(bookmarks)),
    }
    for place, one in enumerate(bookmarks):
        number = size + 1 + place
        before = b" /Prev %d 0 R" % (number - 1) if place else b""
        behind = b" /Next %d 0 R" % (number + 1) if place + 1 < len(bookmarks) else b""
        at = b"[%d 0 R /XYZ null %d null]" % (pages[one.page], round(one.height))
        new[number] = b"<< /Title %s /Parent %d 0 R%s%s /Dest %s >>" % (_text(one.title), size, before, behind, at)
    return _appended(pdf, new, root, info, start)


def _on_the_day(made: date, found: re.Match[bytes]) -> bytes:
    """Give midnight of a day in the place of a moment, without the zone that it was in, and as many bytes long."""
    return b"(D:%s000000%s)" % (made.strftime("%Y%m%d").encode(), b"Z".ljust(len(found[1]))[: len(found[1])])


def _appended(pdf: bytes, new: Mapping[int, bytes], root: int, info: int, start: int) -> bytes:
    whole, places = bytearray(pdf), {}
    for number in sorted(new):
        places[number] = len(whole)
        whole += b"%d 0 obj\n%s\nendobj\n" % (number, new[number])
    table = len(whole)
    whole += b"xref\n0 1\n0000000000 65535 f \n"
    for number in sorted(new):
        whole += b"%d 1\n%010d 00000 n \n" % (number, places[number])
    known = _ID.search(pdf[pdf.rfind(b"trailer") :])
    of = known[0] if known else b""
    whole += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R /Prev %d %s >>\n" % (max(new) + 1, root, info, start, of)
    whole += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(whole)


def _number(pattern: re.Pattern[bytes], text: bytes) -> int:
    found = pattern.search(text)
    if found is None:
        raise ValueError(f"this PDF has no {pattern.pattern.decode('ascii')}")
    return int(found[1])


def _object(pdf: bytes, number: int) -> bytes:
    """Give a dictionary of the PDF, from its opening to its closing signs."""
    head = re.search(rb"(?:^|\n)%d 0 obj\n" % number, pdf)
    if head is None:
        raise ValueError(f"this PDF has no object {number}")
    return pdf[head.end() : pdf.index(b"\nendobj", head.end())]


def _grown(dictionary: bytes, entries: bytes) -> bytes:
    end = dictionary.rindex(b">>")
    return b"%s%s\n>>" % (dictionary[:end], entries)


def _text(words: str) -> bytes:
    return b"<%s>" % ("\ufeff" + words).encode("utf-16-be", "replace").hex().upper().encode()
