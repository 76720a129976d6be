"""What kind of line one is: a rule's first, a heading, an example, a page number, or a wrapped line's rest."""

from __future__ import annotations

import re
from typing import Final

# Joining line after line to a paragraph without end would take time without end.
MAX_PARAGRAPH: Final = 10_000
RULE: Final = re.compile(r"((\d{3})\.(\d{1,3})([a-z]{0,2}))(?:[.:)]+ *| +|$)(.*)")
# The same in haste, for a line that can be nothing else: the number, and where the words begin.
QUICK_RULE: Final = re.compile(r"(\d\d\d\.[1-9]\d{0,2}[a-z]{0,2})(?:[.:)]+ *| +|$)")
HEADING: Final = re.compile(r"(\d{3})(\.?) +(\S.{0,99})")
CHAPTER: Final = re.compile(r"(?:section +)?(\d)\. +(\S.{0,79})", re.IGNORECASE)
EXAMPLE: Final = re.compile(r"(?:Examples?|EXAMPLES?)(?: \d+)?[:.] *(.*)")
_LEADERS: Final = re.compile(r"[ .…]{3,}\d*$|(?<=[a-z]) {2,}\d+$")
_PAGE: Final = re.compile(r"(?:[-–— ]*(?:page +)?\d{1,3}(?: *(?:of|/) *\d{1,3})?[-–— ]*)", re.IGNORECASE)
_POINTS_ON: Final = re.compile(r"\b(?:rules?|section|and|or|see|to|through|by|in|of|with|under|–|—)$", re.IGNORECASE)
_ENDED: Final = (".", "!", "?", ":", ")", '"', "”", "’", "'", ";", "*", "]")


def is_ended(line: str) -> bool:
    """Tell whether a line ends as a sentence does."""
    return line.endswith(_ENDED)


def points_on(line: str) -> bool:
    """Tell whether a line ends in the middle of a reference, so that the number beginning the next belongs to it."""
    return _POINTS_ON.search(line) is not None


def is_page_mark(line: str) -> bool:
    """Tell whether a line is only the number of a page."""
    return len(line) < 30 and line[-1] in "0123456789-–—" and _PAGE.fullmatch(line) is not None


def heading_title(title: str) -> str:
    """Give a heading without the dots and the page that a list of contents has behind it."""
    return _LEADERS.sub("", title).strip()


def is_heading_title(title: str) -> bool:
    """Tell headings from the sentences that begin with a number."""
    return not title.endswith((".", ",", ";", ":", "?")) and not title[0].islower()


def follows(before: str, number: str) -> bool:
    """Tell whether a rule's number is one that may come right after another."""
    found, new = RULE.match(before), RULE.match(number)
    if found is None or new is None:
        return True
    (section, rule, letter), (to_section, to_rule, to_letter) = found.group(2, 3, 4), new.group(2, 3, 4)
    if to_section != section:
        return to_section > section and int(to_rule) == 1
    if int(to_rule) != int(rule):
        return 0 < int(to_rule) - int(rule) <= 2
    gap = ord(to_letter[-1:] or "`") - ord(letter[-1:] or "`")
    return 0 < gap <= 3 or len(to_letter) > len(letter)


def is_wrapped(lengths: list[int]) -> bool:
    """Tell from the lengths of its lines whether a text is broken at a width, so that a paragraph takes several."""
    full = len(lengths) - lengths.count(0)
    if full < 20 or sum(lengths) >= 90 * full:
        return False
    return sum(1 for length in lengths if length > 130) * 50 < full


def joined(before: str, line: str) -> str:
    """Join a wrapped line to what goes before it."""
    if before.endswith("-") and before[-2:-1].isalnum() and line[:1].isalpha() and not line.startswith(("or ", "and ")):
        return before + line
    return f"{before} {line}" if before else line
