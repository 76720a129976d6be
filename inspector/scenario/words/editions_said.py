"""Editions of the rules as people say them: ``Rules of June 2025``, "the rules of 2011"."""

from __future__ import annotations

from typing import Final

from inspector.rules import EDITIONS, Edition, edition_of

# Those of the machine's own language would make other words, and another handout, of the same board.
MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def rules_words(edition: Edition) -> str:
    """``Rules of June 2025``."""
    year, _, month = edition.key.partition("-")
    return f"Rules of {MONTHS[int(month) - 1]} {year}"


def edition_said(month: str | None, year: str, number: str | None) -> Edition | None:
    """Give the edition of a month and year; of a year alone the newest of that year."""
    for edition in EDITIONS:
        its_year, _, its_month = edition.key.partition("-")
        named = month is None or MONTHS[int(its_month) - 1].lower().startswith(month.lower()[:3])
        if its_year == year and named and number in (None, its_month):
            return edition_of(edition.key)
    return None
