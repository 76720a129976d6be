"""The text being read: matching words wherever they may stand, and remembering how far anything got."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

# A sign that looks like another one counts as that, each in its place.
_ALIKE = str.maketrans("\u00a0\t\u2019\u2018\u201c\u201d\u2212", "  ''\"\"-")
_WORD = re.compile(r"\S+")
_ENDS = re.compile(r"[ ]*(?:[.;\n]|,? and then\b|,? then\b|$)", re.IGNORECASE)
_JOINS = r"[ ]*,? (?:and|while|but) (?=(?:%s|I|my opponent|the opponent|it)(?: [a-z]+))"
# No name of a card or an object has more words.
_LONGEST = 12
_TRAILING = ".,;:?!)"


@cache
def _pattern(words: str) -> re.Pattern[str]:
    parts = [re.escape(word) for word in words.split(" ")]
    first, last = words[:1], words[-1:]
    before = r"(?<![\w'])" if first.isalnum() else ""
    after = r"(?![\w])" if last.isalnum() else ""
    if parts[0] == "is" and len(parts) > 1:
        # "It's tapped" says that it is.
        rest = "[ ]+".join(parts[1:])
        return re.compile(rf"(?:[ ]*{before}is|(?<=\bit)'s)[ ]+{rest}{after}", re.IGNORECASE)
    return re.compile(rf"[ ]*{before}{'[ ]+'.join(parts)}{after}", re.IGNORECASE)


# The objects that words mean, each with the place behind them, and what is wrong where these are several.
_Known = tuple[tuple[tuple[int, str], ...], ValueError | None]


class Cursor:
    """A text, the place up to which it could be followed, and what was looked for there."""

    def __init__(self, text: str) -> None:
        """Take the text; signs that look alike are made one, each in its place."""
        self.text = text.translate(_ALIKE)
        self.given = text
        # Letters that become two in lower case would move all behind them.
        lower = self.text.lower()
        self._lower = lower if len(lower) == len(self.text) else "".join(sign.lower()[:1] for sign in self.text)
        self.furthest = 0
        self.expected: list[str] = []
        # What the words at a place can mean on the board of this sentence; every form of a sentence asks for it.
        self.known: dict[int, _Known] = {}
        self._joins: re.Pattern[str] | None = None

    def seat(self, players: tuple[str, ...]) -> None:
        """Take the names of the players: "and Ben has" begins another sentence, as "and Clone" does not."""
        names = "|".join(re.escape(name) for name in players)
        self._joins = re.compile(_JOINS % names, re.IGNORECASE)

    def start_at(self, place: int) -> None:
        """Begin another sentence: what was looked for before is done with."""
        self.furthest = place
        self.expected = []
        self.known = {}

    def word(self, at: int, words: str, told: str | None = None) -> int | None:
        """Match words at a place, whatever their case; gives the place behind them."""
        start = self.skipped(at)
        # Most words stand elsewhere, which their first letter tells.
        if words[:1] in "i '" or self._lower[start : start + 1] == words[0].lower():
            found = _pattern(words).match(self.text, at)
            if found is not None:
                return found.end()
        self.missed(at, told if told is not None else f'"{words.strip(", ")}"')
        return None

    def missed(self, at: int, told: str) -> None:
        """Remember that something was looked for at a place in vain."""
        at = self.skipped(at)
        if at > self.furthest:
            self.furthest = at
            self.expected = []
        if at == self.furthest and told and told not in self.expected:
            self.expected.append(told)

    def skipped(self, at: int) -> int:
        """Give the place behind blanks."""
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        return at

    def spans(self, at: int, longest: int = _LONGEST) -> Iterator[tuple[int, str]]:
        """Give the rows of words that begin at a place, longest first, each with the place behind it."""
        at = self.skipped(at)
        line = self.text.find("\n", at)
        stop = len(self.text) if line < 0 else line
        ends: list[int] = []
        for count, found in enumerate(_WORD.finditer(self.text, at, stop)):
            if count == longest:
                break
            end = found.end()
            ends.append(end)
            if self.text[max(at, end - 2) : end] == "'s":
                ends.append(end - 2)
            elif self.text[max(at, end - 2) : end] == "s'":
                ends.append(end - 1)
            while end > at and self.text[end - 1] in _TRAILING:
                end -= 1
                ends.append(end)
        for end in sorted(set(ends), reverse=True):
            if end > at:
                yield end, self.text[at:end]

    def ended(self, at: int) -> int | None:
        """Match the end of a sentence: a full stop, a semicolon, a line, "then"; gives the place behind it."""
        found = _ENDS.match(self.text, at)
        if found is None and self._joins is not None:
            found = self._joins.match(self.text, at)
        if found is None:
            self.missed(at, "the end of the sentence")
            return None
        return found.end()

    def next_word(self, at: int) -> tuple[int, int]:
        """Give where the word at a place begins and ends."""
        at = self.skipped(at)
        found = _WORD.match(self.text, at)
        end = found.end() if found else at
        while end > at + 1 and self.text[end - 1] in _TRAILING:
            end -= 1
        return at, end
