"""Naming the player whom a card's words call "you": a sentence about a board is nobody's words (109.5)."""

from __future__ import annotations

import re

from inspector.cards import possessive

# A verb of the present is another one of a third person; what was done is told alike of everybody.
_VERBS = {
    "have": "has",
    "haven't": "hasn't",
    "do": "does",
    "don't": "doesn't",
    "are": "is",
    "aren't": "isn't",
    "were": "was",
    "weren't": "wasn't",
    "control": "controls",
    "own": "owns",
}
_SHORT = {"you've": "has", "you're": "is"}
_YOU = re.compile(rf"\byour\b|\byou've\b|\byou're\b|\byou\b(?: (?P<verb>{'|'.join(_VERBS)})\b)?")


def words_about(text: str, player: str) -> str:
    """Say words of a card with the name of a player for "you": ``"Ana has max speed"``, ``"Ana's life total"``.

    Whose what is, is said by the name once: "Ana's life total is less than half their starting life total".
    """
    named = False

    def name(found: re.Match[str]) -> str:
        nonlocal named
        word, before = found[0].split()[0], named
        named = True
        if word == "your":
            return "their" if before else possessive(player)
        verb = _SHORT.get(word) or _VERBS.get(found["verb"] or "")
        return f"{player} {verb}" if verb else player

    return _YOU.sub(name, text)
