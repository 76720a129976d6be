"""Sentences about the words on a card: why they do nothing now, or are not computed (see ``wording``)."""

from __future__ import annotations

TEMPLATES_OF_CARD_TEXTS = {
    "words taken": "{by} took this ability.",
    "words locked": "The half that has these words is locked.",
    "words condition": "These words do nothing now: {what}.",
    "words elsewhere": "These words do nothing while {name} is {place}.",
    "words unattached": "{name} is attached to nothing.",
    "unread words": "The program does not compute what these words do.",
    "unread goading": "The program does not compute who is goaded by these words.",
    "unread instruction": "The spell resolved, and nobody has said what these words did; add it as an effect.",
    "unread going": "Whether it went elsewhere by these words is not computed.",
    "left to the owner": "Nobody has said whether its owner did so.",
    "unread of tokens": "Whether another token was created by these words is not computed.",
    "unread entering": "What these words did as it entered is not computed.",
    "unread turning up": "What these words did as it was turned face up is not computed.",
    "unread told": "This was told in words that were not read; what it did is not computed.",
    "unread of counters": "How many counters these words give was not settled as they were put on.",
    "unread station": "The program computes such a line only on a card that has station.",
    "unread sign": "Nothing that the program computes tells what the sign stands for.",
    "unread elsewhere": "It depends on something that these words may change, and the program does not compute them.",
    "unread going on": (
        "What had these words has left, and its effect goes on until end of turn; that is not computed."
    ),
    "unread of later": "This edition has no rule for these words, so what they do is not computed.",
    "words on nothing": "Nothing that these words affect is there now.",
}
