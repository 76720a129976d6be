"""Finds in an official rule the words that a marked phrase of ours tells in other words.

Words are compared by ten lines of our own. The English stemmer of snowballstemmer was tried in November 2026: it takes
twelve times as long a word, and for every opening of a text there are a hundred thousand; it joins a few more words
(loses and losing, bases and base) and parts others (chosen and choose), and no phrase of the digests needs it.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import log
from typing import Final

import msgspec

# How well the best sentence must score, and how far from the next best it must be: far, where it scores poorly.
_STRONG: Final = 0.55
_APART: Final = 0.04
_FAIR: Final = 0.33
_FAR_APART: Final = 0.15
_WORD: Final = re.compile(r"[a-z0-9{}/+*’'-]+")
_END: Final = re.compile(r"(?<=[.!?])[\"”’')\]]*\s+(?=[\"“‘(\[A-Z{0-9])|\n")
_ABBREVIATED: Final = re.compile(r"\b(?:e\.g|i\.e|vs|etc|St|Mr)\.$")
_CLAUSE: Final = re.compile(
    r"(?<=[,;:]) (?=(?:and|but|or|if|unless|except|so|then|its|it|that|the|a|an|each|even)\b)|(?<=[;:]) "
)
_REFERENCE: Final = re.compile(r"\(?(?:See|This is an exception to) (?:also )?(?:rules?|section) ")
_LONG: Final = 170
_EMPTY: Final = frozenset(
    (  # noqa: SIM905 - words read better in a row than each in quotes
        "a an and any are as at be been both but by can do does each for from had has have if in into is it its may no "
        "not of on one only or other so such than that the their them then there these they this to was were which "
        "while who whose will with would"
    ).split()
)
# Our words and the rules' words for one thing, where no common stem shows it.
_SAME: Final = {
    "cannot": "can't",
    "impossible": "can't",
    "ignored": "can't",
    "happens": "can't",
    "stays": "remain",
    "keeps": "remain",
    "retain": "remain",
    "kept": "remain",
    "back": "back",
    "turned": "turn",
    "gone": "cease",
    "ceases": "cease",
    "cease": "cease",
    "exist": "cease",
    "counts": "calculate",
    "counted": "calculate",
    "calculated": "calculate",
    "determined": "calculate",
    "gives": "calculate",
    "comes": "enter",
    "entering": "enter",
    "enters": "enter",
    "put": "enter",
    "naming": "choose",
    "named": "choose",
    "chosen": "choose",
    "chooses": "choose",
    "zero": "0",
    "nameless": "name",
    "nobody": "can't",
    "nothing": "can't",
    "none": "can't",
    "never": "can't",
    "isn't": "can't",
    "aren't": "can't",
    "doesn't": "can't",
    "don't": "can't",
    "won't": "can't",
    "wasn't": "can't",
    "unpayable": "pay",
    "paid": "pay",
    "payment": "pay",
    "examined": "look",
    "show": "reveal",
    "showing": "up",
    "hiding": "hide",
    "hidden": "hide",
    "stopped": "cease",
    "stop": "cease",
    "stops": "cease",
    "existing": "cease",
    "owner": "owner",
    "began": "start",
    "begins": "start",
    "begin": "start",
    "started": "start",
    "starts": "start",
    "looks": "characteristic",
    "different": "change",
    "shown": "reveal",
    "shows": "reveal",
    "revealed": "reveal",
    "judged": "evaluate",
    "evaluated": "evaluate",
    "looked": "look",
    "said": "tell",
    "told": "instruct",
    "instructed": "instruct",
    "instructs": "instruct",
    "order": "order",
    "power/toughness": "power",
    "makes": "become",
    "becomes": "become",
    "sets": "set",
    "marks": "symbol",
    "mark": "symbol",
    "sign": "symbol",
}
_ENDINGS: Final = (
    "ations",
    "ation",
    "nesses",
    "ness",
    "ments",
    "ment",
    "ings",
    "ing",
    "ied",
    "ies",
    "ed",
    "es",
    "ly",
    "s",
)


class Aligned(msgspec.Struct, frozen=True):
    """The characters from ``start`` to ``end`` are taken for the deciding words; ``sure`` unless the match is weak."""

    start: int
    end: int
    sure: bool


def aligned(phrase: str, around: str, official: str) -> Aligned:
    """Find the sentence of ``official`` (or, in a long one, the clauses) that says what ``phrase`` says.

    ``around`` is the whole text of ours that the phrase is marked in: it tells which words it has in particular.
    Where the match is weak the whole of ``official`` is given, and not ``sure``.
    """
    sentences = [part for part in sentences_in(official) if not _REFERENCE.match(official, part[0])] or [
        (0, len(official))
    ]
    wanted, context = _stems(phrase), _stems(around)
    order = _pairs(phrase)
    if len(sentences) == 1:
        start, end = sentences[0]
        if _score(wanted, context, official[start:end], Counter()) < _FAIR / 3:
            return Aligned(0, len(official), False)
        return _clauses(wanted, official, Aligned(start, end, True))
    spread = Counter(stem for start, end in sentences for stem in _stems(official[start:end]))
    scores = sorted(
        (
            (_score(wanted, context, official[start:end], spread) + _in_order(order, official[start:end]), start, end)
            for start, end in sentences
        ),
        reverse=True,
    )
    best, start, end = scores[0]
    if best - scores[1][0] < (_APART if best >= _STRONG else _FAR_APART) or best < _FAIR:
        return Aligned(0, len(official), False)
    start, end = _with_neighbor(wanted, official, sentences, (start, end))
    return _clauses(wanted, official, Aligned(start, end, True))


def _with_neighbor(
    wanted: frozenset[str], official: str, sentences: list[tuple[int, int]], best: tuple[int, int]
) -> tuple[int, int]:
    """Take in the sentence next to the best one if it has most of what of the phrase the best one lacks."""
    at = sentences.index(best)
    lacking = wanted - _stems(official[slice(*best)])
    for beside in (at + 1, at - 1):
        if len(lacking) >= 2 and 0 <= beside < len(sentences):
            there = sentences[beside]
            has = lacking & _stems(official[slice(*there)])
            if len(has) * 3 >= len(lacking) * 2:
                return min(best[0], there[0]), max(best[1], there[1])
    return best


def _clauses(wanted: frozenset[str], official: str, found: Aligned) -> Aligned:
    """Narrow a long sentence down to the clauses that hold all that it has of the phrase."""
    if found.end - found.start <= _LONG:
        return found
    cuts = [
        found.start,
        *(found.start + cut.end() for cut in _CLAUSE.finditer(official[found.start : found.end])),
        found.end,
    ]
    parts = [(start, end) for start, end in pairwise(cuts) if official[start:end].strip()]
    holding = [part for part in parts if wanted & _stems(official[slice(*part)])]
    if not holding:
        return found
    start, end = holding[0][0], holding[-1][1]
    words = official[start:end].rstrip()
    # A cut through a bracket or a quotation reads worse than the whole sentence.
    whole = any(words.count(one) != words.count(other) for one, other in ("()", "“”")) or words.count('"') % 2
    return (
        found if whole or len(words) * 4 > (found.end - found.start) * 3 else Aligned(start, start + len(words), True)
    )


def _score(wanted: frozenset[str], context: frozenset[str], sentence: str, spread: Counter[str]) -> float:
    """Weigh how much of the phrase a sentence has, rare words more, and a little how much it has of the rest."""
    has = _stems(sentence)
    weights = {stem: 1 / (1 + log(spread[stem])) if spread[stem] > 1 else 1.0 for stem in wanted}
    total = sum(weights.values()) or 1.0
    share = sum(weight for stem, weight in weights.items() if stem in has) / total
    density = len(wanted & has) / (len(has) or 1)
    rest = len((context - wanted) & has) / (len(context - wanted) or 1)
    return share + 0.3 * density - 0.1 * rest


def _in_order(order: frozenset[tuple[str, str]], sentence: str) -> float:
    """Add a little where a sentence has words of the phrase in the phrase's order."""
    return 0.15 * len(order & _pairs(sentence)) / (len(order) or 1)


def _pairs(text: str) -> frozenset[tuple[str, str]]:
    words = [_stem(word.strip("'’-")) for word in _WORD.findall(text.lower().replace("’", "'"))]
    return frozenset(pairwise(words))


def sentences_in(text: str) -> list[tuple[int, int]]:
    """Give the ranges of the sentences of a text, in their order."""
    found: list[tuple[int, int]] = []
    start = 0
    for gap in _END.finditer(text):
        end = gap.start() + len(gap[0].rstrip())
        if _ABBREVIATED.search(text[start : gap.start()]):
            continue
        found.append((start, end))
        start = gap.end()
    if start < len(text):
        found.append((start, len(text)))
    return found or [(0, len(text))]


def _stems(text: str) -> frozenset[str]:
    words = (word.strip("'’-") for word in _WORD.findall(text.lower().replace("’", "'")))
    return frozenset(_stem(word) for word in words if word and word not in _EMPTY)


def _stem(word: str) -> str:
    word = word.removesuffix("'s")
    if word in _SAME:
        return _SAME[word]
    for ending in _ENDINGS:
        if ending in ("ied", "ies") and word.endswith(ending):
            return word.removesuffix(ending) + "y"
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word.removesuffix(ending).removesuffix("e")
    return word.removesuffix("e") if len(word) > 4 else word
