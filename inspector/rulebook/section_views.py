"""A section as it is read: rules by their rank, examples apart, links and marks as ranges of characters."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from inspector.rulebook.errors import RulebookError
from inspector.rulebook.rules_text import RulesText
from inspector.rulebook.spans import Span, Terms, spans_of, terms_of

Marks = Mapping[str, tuple[tuple[int, int], ...]]


class LinkedParagraph(msgspec.Struct, frozen=True):
    """Words with their links, ranges of characters in them."""

    text: str
    spans: tuple[Span, ...]


class ReadRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule as it is read: ``depth`` 0 for a rule and 1 for a subrule, its words, its examples, and what is marked.

    ``is_heading`` tells a keyword's name, under which its subrules stand, from a rule that says something.
    """

    number: str
    depth: int
    is_heading: bool
    words: LinkedParagraph
    examples: tuple[LinkedParagraph, ...]
    marks: tuple[tuple[int, int], ...] = ()


class SectionView(msgspec.Struct, frozen=True, kw_only=True):
    """A section of one text, or the part of a long one that is about one keyword.

    ``part`` is the rule whose part it is, empty for the whole section; ``label`` names the text and its date, and
    ``official`` tells an official text from our digest.
    """

    section: str
    title: str
    part: str
    label: str
    official: bool
    rules: tuple[ReadRule, ...]


class Reader:
    """Lays out sections of one rules text; ``label`` names it in every view."""

    def __init__(self, text: RulesText, label: str) -> None:
        """Look nothing up yet."""
        self.text = text
        self.label = label
        self._terms: Terms | None = None

    def section(self, number: str, most: int = 200, marks: Marks | None = None) -> SectionView:
        """Lay out the section that ``number`` (a section, or one of its rules) stands in.

        Of a section with more than ``most`` rules only the rule with its subrules is given. ``marks`` are ranges
        in the words of rules, by number. Raises RulebookError if the text has no such section or rule.
        """
        section = number[:3]
        there = self.text.sections.get(section)
        if there is None or (len(number) > 3 and number not in self.text.rules):
            what = f"the rule {number}" if len(number) > 3 else f"the section {number}"
            raise RulebookError(f"{what} is not in it", self.label, "look in another text, or search for its words")
        numbers, part = there.numbers, ""
        if len(numbers) > most:
            part = (number if len(number) > 3 else numbers[0]).rstrip("abcdefghijklmnopqrstuvwxyz")
            numbers = tuple(one for one in numbers if one.rstrip("abcdefghijklmnopqrstuvwxyz") == part)
        seen: set[str] = set()
        return SectionView(
            section=section,
            title=there.title,
            part=part,
            label=self.label,
            official=self.text.kind != "digest",
            rules=tuple(self.rule(one, (marks or {}).get(one, ()), seen) for one in numbers),
        )

    def rule(self, number: str, marks: tuple[tuple[int, int], ...] = (), seen: set[str] | None = None) -> ReadRule:
        """Lay out one rule; ``seen`` are the glossary's terms that were linked before it."""
        rule = self.text.rules[number]
        seen = set() if seen is None else seen
        return ReadRule(
            number=number,
            depth=int(number[-1].isalpha()),
            is_heading=len(rule.text) < 60
            and not rule.text.endswith((".", ":", "”", ")"))
            and f"{number}a" in self.text.rules,
            words=self._paragraph(rule.text, number, seen),
            examples=tuple(self._paragraph(example, number, seen) for example in rule.examples),
            marks=marks,
        )

    def term(self, term: str) -> LinkedParagraph:
        """Lay out what the glossary says of a term; raises KeyError if it has none such."""
        return self._paragraph(self.text.glossary[term], "", {term})

    def _paragraph(self, text: str, number: str, seen: set[str]) -> LinkedParagraph:
        if self._terms is None:
            self._terms = terms_of(self.text.glossary)
        return LinkedParagraph(text, spans_of(text, number, _Known(self.text), self._terms, seen))


class _Known:
    """The rules and sections of a text, as what a link may lead to."""

    def __init__(self, text: RulesText) -> None:
        self._text = text

    def __contains__(self, number: object) -> bool:
        return number in self._text.rules or number in self._text.sections
