"""A rules text, official or our digest: its sections, rules with their examples, and glossary."""

from __future__ import annotations

from typing import Literal

import msgspec

from inspector.rulebook.dates import Effective

TextKind = Literal["comprehensive", "sections", "digest"]


class Rule(msgspec.Struct, frozen=True, gc=False):
    """One numbered rule: its ``text``, paragraphs apart by line feeds, its ``examples``, and the ``line`` it begins in.

    ``printed`` is the number that the text has in front of it, where that is a slip and ``number`` is the right one.
    """

    number: str
    text: str
    examples: tuple[str, ...]
    line: int
    printed: str = ""


class TextSection(msgspec.Struct, frozen=True):
    """A section's ``title`` (empty where the text has none) and the ``numbers`` of its rules, as they stand in it."""

    title: str
    numbers: tuple[str, ...]


class RulesText(msgspec.Struct, frozen=True, kw_only=True):
    """A whole official text, some sections of one, or our digest of an edition.

    ``title`` is its first heading, ``effective`` the day from which it is in force. ``rules`` and ``sections`` are
    in the order of the text, ``glossary`` gives a term's explanation. ``breaks_off`` says where a text stops before
    its end, and is empty for a whole one; ``notes`` are sentences on what was odd in it.
    """

    title: str
    kind: TextKind
    effective: Effective
    chapters: dict[str, str]
    sections: dict[str, TextSection]
    rules: dict[str, Rule]
    glossary: dict[str, str]
    breaks_off: str = ""
    notes: tuple[str, ...] = ()
