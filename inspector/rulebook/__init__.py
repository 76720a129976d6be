"""The rule book (floor 4): what the rules say, in our own words for five editions, in their own where a user has them.

The rules core cites concepts. ``Rulebook().passages(concept, "2026-08")`` gives the rules that say one, each a
``Passage`` with its number, section and text and the deciding words highlighted; with a ``Shelf`` of official texts
the words are theirs. ``TextLibrary`` reads sections, searches and finds texts, ``compare`` compares two of them,
``Lives`` follows a rule through the editions, ``lookup_query`` understands the number box, ``cited`` writes a citation.
The digests lie in ``assets/rulebook``, one file an edition.
"""

from __future__ import annotations

from inspector.rulebook.book import Rulebook
from inspector.rulebook.citing import CitationForm, cited
from inspector.rulebook.comparing import RuleChange, SectionChanges, TextComparison, compare
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.library import Loaded, SearchHit, TextLibrary
from inspector.rulebook.lives import LifeStage, Lives, RuleLife
from inspector.rulebook.lookup_query import LookupQuery, lookup_query
from inspector.rulebook.numbers import is_rule_number, rule_order, section_of
from inspector.rulebook.passages import Passage, citation
from inspector.rulebook.reading import read_rules_text, rules_text_of
from inspector.rulebook.rules_text import Rule, RulesText, TextSection
from inspector.rulebook.searching import Hit
from inspector.rulebook.section_views import LinkedParagraph, ReadRule, SectionView
from inspector.rulebook.shelf import Kept, Shelf
from inspector.rulebook.spans import Span
from inspector.rulebook.word_diff import DiffPiece, word_diff

__all__ = [
    "CitationForm",
    "DiffPiece",
    "Hit",
    "Kept",
    "LifeStage",
    "LinkedParagraph",
    "Lives",
    "Loaded",
    "LookupQuery",
    "Passage",
    "ReadRule",
    "Rule",
    "RuleChange",
    "RuleLife",
    "Rulebook",
    "RulebookError",
    "RulesText",
    "SearchHit",
    "SectionChanges",
    "SectionView",
    "Shelf",
    "Span",
    "TextComparison",
    "TextLibrary",
    "TextSection",
    "citation",
    "cited",
    "compare",
    "is_rule_number",
    "lookup_query",
    "read_rules_text",
    "rule_order",
    "rules_text_of",
    "section_of",
    "word_diff",
]
