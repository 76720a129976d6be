"""Sentences about the words on a card: why they do nothing now (see ``wording``)."""

from __future__ import annotations

TEMPLATES_OF_CARD_TEXTS = {
    "words taken": "{by} took this ability.",
    "words locked": "The half that has these words is locked.",
    "words condition": "Not now: {what}.",
    "words elsewhere": "These words do nothing while {name} is {place}.",
    "words unattached": "{name} is attached to nothing.",
    "unread going on": (
        "What had these words has left, and its effect goes on until end of turn; that is not computed."
    ),
    "unread of later": "This edition has no rule for these words, so what they do is not computed.",
    "words on nothing": "Nothing that these words affect is there now.",
}
