"""The rule book (floor 4): what the cited rules say, in our own words, in each of the five editions.

The rules core cites concepts. ``Rulebook().passages(concept, "2026-08")`` gives the rules that say one, each a
``Passage`` with its number, section and text and the deciding words highlighted; ``rule``, ``section`` and ``has`` ask
by number, and ``citation`` writes ``712.8e (2026-08)``. The digests lie in ``assets/rulebook``, one file an edition.
"""

from __future__ import annotations

from inspector.rulebook.book import Rulebook
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.numbers import is_rule_number, rule_order, section_of
from inspector.rulebook.passages import Passage, citation

__all__ = [
    "Passage",
    "Rulebook",
    "RulebookError",
    "citation",
    "is_rule_number",
    "rule_order",
    "section_of",
]
