"""A digest in the shape of a rules text, so that it is read, searched and compared like one."""

from __future__ import annotations

from inspector.rulebook.dates import Effective
from inspector.rulebook.digest import Digest
from inspector.rulebook.numbers import rule_order
from inspector.rulebook.rules_text import Rule, RulesText, TextSection

# What the chapters of the rules are called.
_CHAPTERS = {
    "1": "Game Concepts",
    "2": "Parts of a Card",
    "3": "Card Types",
    "4": "Zones",
    "5": "Turn Structure",
    "6": "Spells, Abilities, and Effects",
    "7": "Additional Rules",
    "8": "Multiplayer Rules",
    "9": "Casual Variants",
}


def text_of_digest(digest: Digest) -> RulesText:
    """Give the digest's sections and rules; its glossary leads from the keywords it names to their rules."""
    keywords = {
        keyword: f"See rule {number}."
        for section in digest.sections.values()
        for number, keyword in section.keywords.items()
    }
    return RulesText(
        title=f"Our digest of {digest.edition}",
        kind="digest",
        effective=Effective(day=digest.effective, by="its text"),
        chapters={
            digit: title for digit, title in _CHAPTERS.items() if any(key[0] == digit for key in digest.sections)
        },
        sections={
            number: TextSection(section.title, tuple(sorted(section.rules, key=rule_order)))
            for number, section in digest.sections.items()
        },
        rules={
            number: Rule(number, entry.text, (), 0)
            for section in digest.sections.values()
            for number, entry in sorted(section.rules.items(), key=lambda item: rule_order(item[0]))
        },
        glossary=keywords,
    )
