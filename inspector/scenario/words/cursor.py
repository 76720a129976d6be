"""The text being read: matching words wherever they may stand, and remembering how far anything got."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TypeVar

from inspector.cards import Card
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.verbs import any_tense

_T = TypeVar("_T")
# A sign that looks like another one counts as that, each in its place.
_ALIKE = str.maketrans("\u00a0\t\u2019\u2018\u201c\u201d\u2212", "  ''\"\"-")
_WORD = re.compile(r"\S+")
_SINGLE = re.compile(r"\w+")
# Up to its full stop, but "Mr." and what stands in quotes may have one.
_SENTENCE = re.compile(r"(?:\"[^\"\n]*\"|\b[A-Z][A-Za-z]{0,3}\.|[^.;\n])*")
_ENDS = re.compile(r"[ ]*(?:[.;\n]|,? and then\b|,? then\b|(?=\?)|$)", re.IGNORECASE)
# "and Ben has", "and casts Clone", ", what is it?": another sentence, as "and Clone" is none.
_WHO = r"(?:%s|I|we|my opp(?:onent)?|the opp(?:onent)?|opp(?:onent)?|AP|NAP|he|she|they|it's|it|there)"
_GOING_ON = (
    r"(?:also |both )?(?:casts?|plays?|chooses?|choose|cop(?:y|ies)|puts?|equips?|enchants?|transforms?|flips?|turns?|"
    r"taps?|untaps?|attacks?|blocks?|destroys?|kills?|discards?|converts?|removes?|"
    r"unlocks?|bounces?|exiles?|sacrifices?|manifests?|cloaks?|creates?|makes?|resolves?|dies|phases?|clones?|mutates?|"
    r"attach(?:es)?|gains control|enters?|comes|returns?|returned)"
)
_ASKING = r"(?:what|what's|whats|who|how|is|are|does|do|can|which|where|will)"
_JOINS = (
    r"[ ]*(?:(?:,? |(?<= ))(?:and|while|but|so|when)|,)(?: then| also)? "
    rf"(?=(?:{_WHO}(?:'ve | (?!and |or ))|{_GOING_ON}\b|(?:my|his|her|their|the) \w)|{_ASKING}\b[^.;\n]*\?)"
)
# Behind a comma a name would go on with a list; who acts, and what is asked, begins another sentence.
_BEGINS = rf"[ ]*,(?: and| but)?(?: then)? (?=(?:{_WHO}(?:'ve | (?!and |or ))|{_ASKING}\b[^.;\n]*\?))"
# Anything that begins with a capital letter may be what the next sentence is about.
_JOINS_LOOSELY = (
    r"[ ]*(?:,? (?:and|while|but|so|when|after which)|,)[ ]+(?=(?-i:[A-Z])|(?:a|an|both|"
    r"one of|the) |(?:gets?|got|becomes?|became|is|are|was|were|has|goes|went|came|loses?|lost|gains?|gives?) )"
)
# No name of a card or an object has more words.
_LONGEST = 12
_TRAILING = ".,;:?!)"


@cache
def _firsts(words: str) -> frozenset[str]:
    """Give the letters with which words may begin, in whatever tense; none where it may be any."""
    if words[:1] in "i '":
        return frozenset()
    if any_tense(words) is None:
        return frozenset(words[:1].lower())
    # "Has transformed", "will transform", "is transforming", "did", "'ve".
    return frozenset((words[:1].lower(), *"hwiad'gb")) if not words.startswith("goes") else frozenset()


@cache
def _told_of(words: str) -> str:
    return f'"{words.strip(", ")}"'


@cache
def _pattern(words: str) -> re.Pattern[str]:
    told = any_tense(words)
    if told is not None:
        return re.compile(rf"[ ]*(?:(?<![\w'])|(?=')){told}(?![\w])", re.IGNORECASE)
    parts = [re.escape(word) for word in words.split(" ")]
    first, last = words[:1], words[-1:]
    before = r"(?<![\w'])" if first.isalnum() else ""
    after = r"(?![\w])" if last.isalnum() else ""
    if parts[0] == "is" and len(parts) > 1:
        # "It's tapped" says that it is.
        rest = "[ ]+".join(parts[1:])
        return re.compile(rf"(?:[ ]*{before}is|(?<=\bit)'s)[ ]+{rest}{after}", re.IGNORECASE)
    return re.compile(rf"[ ]*{before}{'[ ]+'.join(parts)}{after}", re.IGNORECASE)


@lru_cache(maxsize=8192)
def _beginning(every: tuple[str, ...], letter: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Give those of several words that can begin with a letter, each with its pattern."""
    return tuple((words, _pattern(words)) for words in every if not _firsts(words) or letter in _firsts(words))


@lru_cache(maxsize=8192)
def _meaning(every: tuple[tuple[str, _T], ...], letter: str) -> tuple[tuple[str, _T], ...]:
    """Give those of several words, each with what it means, that can begin with a letter."""
    return tuple(each for each in every if not _firsts(each[0]) or letter in _firsts(each[0]))


# The objects that words mean, each with the place behind them, and what is wrong where these are several.
_Known = tuple[tuple[tuple[int, str], ...], WordsError | None]


class Cursor:
    """A text, the place up to which it could be followed, and what was looked for there."""

    def __init__(self, text: str, given: str = "", *, is_loose: bool = False) -> None:
        """Take the text; signs that look alike are made one, each in its place. ``given`` is how it was written."""
        self.text = text.translate(_ALIKE)
        self.given = given or text
        self.is_loose = is_loose
        # Letters that become two in lower case would move all behind them.
        lower = self.text.lower()
        self._lower = lower if len(lower) == len(self.text) else "".join(sign.lower()[:1] for sign in self.text)
        self.furthest = 0
        self.begin = 0
        self.expected: list[str] = []
        # What the words at a place can mean on the board of this sentence; every form of a sentence asks for it.
        self.known: dict[int, _Known] = {}
        self.players: dict[int, tuple[tuple[int, str], ...]] = {}
        # The cards that are named at a place, whatever the board.
        self.cards: dict[int, tuple[tuple[int, str, Card | None], ...]] = {}
        self.doubt: WordsError | None = None
        self._doubt_reaches = 0
        self._is_quiet = False
        self._joins: re.Pattern[str] | None = None
        self._begins: re.Pattern[str] | None = None

    def seat(self, players: tuple[str, ...]) -> None:
        """Take the names of the players: "and Ben has" begins another sentence, as "and Clone" does not."""
        names = "|".join(re.escape(name) for name in players)
        joins = _JOINS.replace("%s", names)
        self._begins = re.compile(_BEGINS.replace("%s", names), re.IGNORECASE)
        self._joins = re.compile(rf"{joins}|{_JOINS_LOOSELY}" if self.is_loose else joins, re.IGNORECASE)

    def start_at(self, place: int) -> None:
        """Begin another sentence: what was looked for before is done with."""
        self.furthest = self.begin = place
        self.expected = []
        self.known = {}
        self.players = {}
        self.doubt = None

    def doubted(self, wrong: WordsError, reach: int = 0) -> None:
        """Remember words that mean more than one object, and how far a text is read behind which that is still told."""
        if self.doubt is None or wrong.start > self.doubt.start:
            self.doubt, self._doubt_reaches = wrong, max(wrong.end, reach)

    def unclear(self) -> WordsError | None:
        """Give what is unclear at the place up to which the text could be followed, if anything is."""
        return self.doubt if self.doubt is not None and self._doubt_reaches >= self.furthest else None

    def word(self, at: int, words: str, told: str | None = None) -> int | None:
        """Match words at a place, whatever their case; gives the place behind them."""
        start = self.skipped(at) if self.text[at : at + 1] == " " else at
        # Most words stand elsewhere, which their first letter tells.
        firsts = _firsts(words)
        if not firsts or self._lower[start : start + 1] in firsts:
            found = _pattern(words).match(self.text, at)
            if found is not None:
                return found.end()
        if told != "" and start >= self.furthest and not self._is_quiet:
            self.missed(start, _told_of(words) if told is None else told)
        return None

    def one_of(self, at: int, every: tuple[str, ...]) -> Iterator[int]:
        """Match words that mean the same at a place; gives the place behind each. Only the first is told as missed."""
        start = self.skipped(at)
        is_told = start >= self.furthest and not self._is_quiet
        for end, words in self.any_of(at, every):
            yield end
            is_told = is_told and words != every[0]
        if is_told:
            self.missed(start, _told_of(every[0]))

    def any_of(self, at: int, every: tuple[str, ...]) -> Iterator[tuple[int, str]]:
        """Match any of several words at a place, in their order, each with the place behind it; nobody expects them."""
        start = self.skipped(at)
        for words, pattern in _beginning(every, self._lower[start : start + 1]):
            found = pattern.match(self.text, at)
            if found is not None:
                yield found.end(), words

    def may_begin(self, at: int, every: tuple[tuple[str, _T], ...]) -> tuple[tuple[str, _T], ...]:
        """Give those of several words, each with what it means, that can stand at a place by their first letter."""
        start = self.skipped(at)
        return _meaning(every, self._lower[start : start + 1])

    def quietly(self, readings: Iterable[tuple[int, _T]]) -> list[tuple[int, _T]]:
        """Give readings of whole sentences that few mean: where these stop, an error tells nobody what was expected."""
        with self.quiet():
            return [each for each in readings if self.ended(each[0]) is not None]

    @property
    def is_quiet(self) -> bool:
        """Whether nobody wants to know what is looked for in vain."""
        return self._is_quiet

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Remember nothing of what is looked for in vain meanwhile."""
        kept, self._is_quiet = self._is_quiet, True
        try:
            yield
        finally:
            self._is_quiet = kept

    def single_words(self, at: int) -> frozenset[str]:
        """Give the words of the sentence that begins at a place, in lower case; a name may have a full stop."""
        found = _SENTENCE.match(self.text, at)
        return frozenset(_SINGLE.findall(self._lower, at, at if found is None else found.end()))

    def missed(self, at: int, told: str) -> None:
        """Remember that something was looked for at a place in vain."""
        if self._is_quiet or not told:
            # What few mean is no way that anybody expects.
            return
        if self.text[at : at + 1] == " ":
            at = self.skipped(at)
        if at > self.furthest:
            self.furthest = at
            self.expected = []
        if at == self.furthest and told not in self.expected:
            self.expected.append(told)

    def skipped(self, at: int) -> int:
        """Give the place behind blanks."""
        text = self.text
        while text[at : at + 1] == " ":
            at += 1
        return at

    def spans(self, at: int, longest: int = _LONGEST) -> Iterator[tuple[int, str]]:
        """Give the rows of words that begin at a place, longest first, each with the place behind it."""
        at, text = self.skipped(at), self.text
        line = text.find("\n", at)
        stop = len(text) if line < 0 else line
        ends: list[int] = []
        for count, found in enumerate(_WORD.finditer(text, at, stop)):
            if count == longest:
                break
            end = found.end()
            ends.append(end)
            last = text[end - 1]
            if last == "s" and text[end - 2 : end] == "'s":
                ends.append(end - 2)
            elif last == "'" and text[end - 2 : end] == "s'":
                ends.append(end - 1)
            while end > at and text[end - 1] in _TRAILING:
                end -= 1
                ends.append(end)
        for end in sorted(set(ends), reverse=True):
            if end > at:
                yield end, text[at:end]

    def ended(self, at: int) -> int | None:
        """Match the end of a sentence: a full stop, a semicolon, a line, "then"; gives the place behind it."""
        found = _ENDS.match(self.text, at)
        if found is None and self._joins is not None:
            found = self._joins.match(self.text, at)
        if found is None:
            self.missed(at, "the end of the sentence")
            return None
        return found.end()

    def ends_here(self, at: int) -> bool:
        """Whether a sentence ends at a place whatever is read loosely: a name alone may go on with a list."""
        return _ENDS.match(self.text, at) is not None or (
            self._begins is not None and self._begins.match(self.text, at) is not None
        )

    def joins(self, at: int, end: int) -> Iterator[int]:
        """Give where another sentence may begin within one, from the last place to the first."""
        found = [*re.finditer(r",? (?:and )?then\b", self.text[at:end]), *self._joined(at, end)]
        yield from sorted({at + each.start() for each in found}, reverse=True)

    def _joined(self, at: int, end: int) -> Iterator[re.Match[str]]:
        if self._joins is not None:
            yield from self._joins.finditer(self.text[at:end])

    def is_stopped(self, behind: int) -> bool:
        """Whether what ends before a place ends with a full stop, a semicolon, a line or the text."""
        before = self.text[:behind].rstrip(" ")
        return behind >= len(self.text) or before[-1:] in (".", ";", "\n")

    def next_word(self, at: int) -> tuple[int, int]:
        """Give where the word at a place begins and ends."""
        at = self.skipped(at)
        found = _WORD.match(self.text, at)
        end = found.end() if found else at
        while end > at + 1 and self.text[end - 1] in _TRAILING:
            end -= 1
        return at, end
