"""Reading a card's own words (between printed cards and the rules core): pure, knows no table.

``unread_sentences`` finds the sentences that might change values and that nothing computes.
"""

from __future__ import annotations

from inspector.reading.paragraphs import without_reminder
from inspector.reading.predicates import ALL_KEYS
from inspector.reading.unread import Unread, unread_sentences
from inspector.reading.whom import OWN, Whom

__all__ = ["ALL_KEYS", "OWN", "Unread", "Whom", "unread_sentences", "without_reminder"]
