"""From when a rules text is in force, as its own words say it, or else the name of its file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Final, Literal

import msgspec

DatedBy = Literal["its text", "its file name", "nothing"]

_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = r"(?P<month>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"\b{_MONTH}\s+{_DAY}\s*,?\s*{_YEAR}\b",
        rf"\b{_DAY}\s+(?:of\s+)?{_MONTH}\s*,?\s*{_YEAR}\b",
        rf"\b{_YEAR}[-/.](?P<month>\d{{1,2}})[-/.](?P<day>\d{{1,2}})\b",
        r"\b(?P<month>\d{1,2})/(?P<day>\d{1,2})/(?P<year>(?:20)?\d\d)\b",
        rf"\b{_MONTH}\s*,?\s*{_YEAR}\b",
    )
)
_IN_A_NAME: Final = re.compile(r"(?<!\d)(?P<year>20[0-4]\d)[-_. ]?(?P<month>\d\d)(?:[-_. ]?(?P<day>\d\d))?(?!\d)")
_IN_FORCE: Final = re.compile(
    r"\b(?:effective|in (?:force|effect)|current (?:as of|through)|as of|updated|valid|comprehensive rules)\b",
    re.IGNORECASE,
)


class Effective(msgspec.Struct, frozen=True, kw_only=True):
    """From when a text is in force: the ``day`` (the first of a month where only that is known), and who says so."""

    day: date | None = None
    to_the_day: bool = True
    by: DatedBy = "nothing"

    def __str__(self) -> str:
        """Write ``"2025-06-06"``, ``"2025-06"`` where no day is known, or ``"no date"``."""
        if self.day is None:
            return "no date"
        return self.day.isoformat() if self.to_the_day else self.day.isoformat()[:7]


def effective_date(head: str, tail: str, file_name: str) -> Effective:
    """Read the date from the words that say when the rules are in force: in the first lines, in the last, in the name.

    ``head`` and ``tail`` are what stands before the rules and at the end. A date that no such words go before is
    taken from the head alone.
    """
    for words in (head, tail):
        for found in _IN_FORCE.finditer(words):
            near = next(_dates(words[found.start() : found.start() + 160]), None)
            if near is not None:
                return near
    return next(_dates(head[:4000]), None) or _of_name(file_name)


def _dates(words: str) -> Iterator[Effective]:
    flat = " ".join(words.split())
    found = sorted((match.start(), -match.end(), match) for form in _FORMS for match in form.finditer(flat))
    for _, _, match in found:
        parts = match.groupdict()
        made = _made(parts["year"], parts["month"], parts.get("day"), "its text")
        if made is not None:
            yield made


def _of_name(name: str) -> Effective:
    match = _IN_A_NAME.search(name)
    made = _made(match["year"], match["month"], match["day"], "its file name") if match else None
    return made or Effective()


def _made(year: str, month: str, day: str | None, by: DatedBy) -> Effective | None:
    number = int(month) if month.isdecimal() else 1 + _MONTHS.index(month[:3].lower())
    try:
        when = date(int(year) + (2000 if len(year) == 2 else 0), number, int(day or 1))
    except ValueError:
        return None
    return Effective(day=when, to_the_day=day is not None, by=by)
