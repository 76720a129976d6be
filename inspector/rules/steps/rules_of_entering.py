"""By which rule words about an object's own entering are replacement effects (614.1c-d)."""

from __future__ import annotations

import re

from inspector.rules.edition.concepts import Concept

_WITH_OR_AS = re.compile(
    r"^as\b.*?\benters?\b"
    r"|\b(?:enters?|escapes?)\b(?: the battlefield)?(?: (?:un)?tapped)?,?(?: and)? (?:with|as)\b",
    re.IGNORECASE,
)


def rule_of_entering(text: str) -> Concept:
    """Give the rule: 614.1c for what it enters with or as, or what is done as it enters, else 614.1d."""
    return Concept.ENTERS_WITH if _WITH_OR_AS.search(text) else Concept.ENTERS_IN_SOME_WAY
