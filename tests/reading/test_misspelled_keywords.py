"""Keywords that are nearly spelled as one: a row shown as all the keywords of its object has them all (702.1)."""

from __future__ import annotations

from inspector.reading import Unread, Whom, unread_sentences


def _told(row: str) -> tuple[Unread, ...]:
    return unread_sentences((row,), ("Odd Thing",))


def test_a_keyword_that_is_nearly_one_is_told() -> None:
    """A row has all its keywords, or it is said that one was not read (702.1)."""
    rows = (
        "Flying, trampel",
        "Vigilence",
        "Frist strike, flying",
        "Deathtuch and trample",
        "Hexprof (This is how it works.)",
        # Keywords, but no row of them.
        "Flying/Vigilance",
        "Flying!",
        "Vigilance Trample",
        "Flying & Trample",
        "Flying + Haste",
        "**Flying**",
        "- Flying",
        "Fly, trample",
        "Flying. First strike. Trample.",
    )
    found = {row: _told(row) for row in rows}
    assert {row: [(one.whom, {*one.keys}) for one in marks] for row, marks in found.items()} == {
        row: [((Whom(own=True),), {"abilities", "keywords"})] for row in rows
    }


def test_a_word_of_the_writers_own_and_a_real_row_are_not_told() -> None:
    rows = (
        "Super Trample",
        "Bramble",
        "Fear and shadow",
        "Protection from black, from red",
        "Enchant creature, planeswalker, or Clue",
        "Landcycling {2}, reach",
        "Regenerate",
        "Start your engines!",
        "Firstest strike",
        "Super flying",
        "Kicker {X}. X can't be 0.",
        "Crew 1. Activate only once each turn.",
        "Flying, first strike; trample and haste.",
    )
    assert [row for row in rows if _told(row)] == []
