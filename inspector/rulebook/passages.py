"""A passage: one rule as it is shown, with all that a view needs to name it and to highlight its deciding words."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

# In the digest they are marked by hand; in an official text they are fixed by hand, or aligned with the digest's.
MarkedBy = Literal["digest", "anchor", "alignment"]


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of one edition: in our own words, or in those of an official text if ``official``.

    ``edition_key`` (``"2026-08"``) and ``edition_label`` name the edition, ``effective`` is the day from which the
    official text that the words follow, or are, was in force, and ``follows`` says which text that is, a clause.
    ``section`` (``"701"``) has the title ``section_title``; ``keyword`` (``"Transform"``) is the one that the rule
    is about, or empty. ``highlights`` are ranges of characters in ``text``, start and end, sorted, apart from each
    other. ``changed`` is what changed from the edition before, or empty. ``examples`` are the rule's, without the
    word that begins them. ``note`` is a sentence that must be shown with an official text: of which day it is, where
    that is another than the edition's, and that all of it is marked, where its deciding words were not found.
    ``marked_by`` tells how the deciding words were found, and ``is_sure`` whether that is certain.
    """

    edition_key: str
    edition_label: str
    effective: date
    follows: str
    number: str
    section: str
    section_title: str
    keyword: str
    text: str
    highlights: tuple[tuple[int, int], ...]
    changed: str
    examples: tuple[str, ...] = ()
    official: bool = False
    note: str = ""
    marked_by: MarkedBy = "digest"
    is_sure: bool = True

    @property
    def highlighted(self) -> tuple[str, ...]:
        """The highlighted words themselves, in the order of the text."""
        return tuple(self.text[start:end] for start, end in self.highlights)


def citation(passage: Passage) -> str:
    """Give the short form in which a rule is cited, always with its edition: ``"712.8e (2026-08)"``."""
    return f"{passage.number} ({passage.edition_key})"
