"""Links in a rule's words: the rules and sections that it refers to, and the words that the glossary explains."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from typing import Final, Literal

import msgspec

_REFERENCE: Final = re.compile(
    r"(?<![\d.,/$])(?:(?P<rule>[1-9]\d\d\.\d{1,3}(?:[a-z](?![a-z]))?)|(?<=rule )(?P<section>[1-9]\d\d)|"
    r"(?<=rules )(?P<sections>[1-9]\d\d))(?![\d/])"
)
_DIGITS: Final = re.compile(r"[1-9]\d\d")
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z’'-]*")
_NOTE: Final = re.compile(r" *\(Obsolete\)| *\(Informal\)")


class Span(msgspec.Struct, frozen=True):
    """The characters from ``start`` to ``end`` lead to ``target``: a rule, a section (``"712"``) or a glossary term."""

    start: int
    end: int
    kind: Literal["rule", "section", "term"]
    target: str


Terms = Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]


def terms_of(glossary: Mapping[str, str]) -> Terms:
    """Make the terms of a glossary findable: by the first word, the longest first."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for term in glossary:
        for spoken in {_NOTE.sub("", term), _NOTE.sub("", term).partition(",")[0]}:
            words = tuple(word[0].lower() for word in _WORD.finditer(spoken))
            if words:
                found.setdefault(words[0], []).append((words, term))
    return {first: tuple(sorted(terms, key=lambda item: -len(item[0]))) for first, terms in found.items()}


def spans_of(text: str, number: str, known: Container[str], terms: Terms, seen: set[str]) -> tuple[Span, ...]:
    """Find the links in ``text``, the words of the rule ``number``, sorted and apart from each other.

    Rules and sections are linked if they are ``known``. A term is linked where it first stands: those in ``seen`` are
    passed over, and the ones found are added to it.
    """
    found = list(_references(text, number, known))
    taken = [(span.start, span.end) for span in found]
    for span in _terms(text, terms, seen):
        if all(span.end <= start or end <= span.start for start, end in taken):
            found.append(span)
            seen.add(span.target)
    return tuple(sorted(found, key=lambda span: span.start))


def _references(text: str, number: str, known: Container[str]) -> Iterator[Span]:
    for match in _REFERENCE.finditer(text) if _DIGITS.search(text) else ():
        target = match["rule"] or match["section"] or match["sections"]
        if target in known and target != number:
            yield Span(match.start(), match.end(), "rule" if match["rule"] else "section", target)


def _terms(text: str, terms: Terms, seen: set[str]) -> Iterator[Span]:
    low = text.lower()
    if len(low) != len(text) or not any(
        word in terms or word.removesuffix("s") in terms for word in set(_WORD.findall(low))
    ):
        return
    words = [(match[0], match.start(), match.end()) for match in _WORD.finditer(low)]
    here: set[str] = set()
    at = 0
    while at < len(words):
        for term_words, term in terms.get(words[at][0], ()) or terms.get(words[at][0].removesuffix("s"), ()):
            size = len(term_words)
            spoken = tuple(word for word, _, _ in words[at : at + size])
            if term in seen or term in here or not _same(spoken, term_words):
                continue
            here.add(term)
            yield Span(words[at][1], words[at + size - 1][2], "term", term)
            at += size - 1
            break
        at += 1


def _same(spoken: tuple[str, ...], term: tuple[str, ...]) -> bool:
    """Compare words, the last of them in the plural too."""
    if len(spoken) != len(term) or spoken[:-1] != term[:-1]:
        return False
    return spoken[-1] in (term[-1], f"{term[-1]}s")
