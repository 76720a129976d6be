"""From when a text is in force, in the many wordings of two decades."""

from __future__ import annotations

import pytest

from inspector.rulebook.dates import effective_date


@pytest.mark.parametrize(
    ("head", "day"),
    [
        ("These rules are effective as of September 30, 2011.", "2011-09-30"),
        ("These rules are current as of June 1, 2004.", "2004-06-01"),
        ("Effective January 20th, 2023", "2023-01-20"),
        ("effective as of 1 July 2003", "2003-07-01"),
        ("In force from 2026-08-07", "2026-08-07"),
        ("Last updated: 10/1/2003", "2003-10-01"),
        ("Effective date: 7/12/06", "2006-07-12"),
        ("These rules are\neffective as of\nFebruary 1, 2012.", "2012-02-01"),
        ("Comprehensive Rules (Oath of the Gatewatch (January 16, 2016))", "2016-01-16"),
        ("Published 5 May 2001. These rules are effective as of Sept. 24, 2021", "2021-09-24"),
        ("© 1995 Wizards. Rules of November 2005", "2005-11"),
    ],
)
def test_the_day_is_read_from_the_words(head: str, day: str) -> None:
    found = effective_date(head, "", "rules.txt")
    assert str(found) == day
    assert found.by == "its text"


def test_the_end_tells_where_the_beginning_does_not() -> None:
    assert str(effective_date("Rules", "These rules are effective as of November 19, 2021.", "x")) == "2021-11-19"


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("MagicCompRules 20250606.txt", "2025-06-06"),
        ("712-cards.2021-09.md", "2021-09"),
        ("2004_06_01.txt", "2004-06-01"),
        ("rules.txt", "no date"),
        ("2025-13.txt", "no date"),
    ],
)
def test_the_name_of_the_file_tells_where_no_words_do(name: str, day: str) -> None:
    assert str(effective_date("Rules of the game", "", name)) == day


@pytest.mark.parametrize("head", ["effective as of February 30, 2020", "version 9/99/2020", "rules 100.1 to 905.6"])
def test_what_is_no_day_is_none(head: str) -> None:
    assert effective_date(head, "", "x").day is None
