"""Anchors: which sentences of an official rule decide what a concept says, fixed by hand for the five editions' texts.

An anchor is the places of the sentences and a checksum of their words; of the words themselves nothing is kept. A text
of another day, in which the sentences are others, has no anchor, and its words are aligned with ours instead.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from inspector.bundled import bundled_text
from inspector.rulebook.aligning import sentences_in
from inspector.rulebook.ranges import merged_ranges
from inspector.rules import Concept

PLACE: Final = "rulebook/anchors.json"
_ALIKE: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-"})


class Anchor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``at`` are the places of the deciding sentences in their rule, from 0; ``of`` is the checksum of their words."""

    at: tuple[int, ...]
    of: str


@cache
def anchors() -> dict[str, dict[str, dict[str, Anchor]]]:
    """Give all anchors: by edition, by concept, by number of the rule. Raises BundledFileError."""
    return msgspec.json.decode(bundled_text(PLACE), type=dict[str, dict[str, dict[str, Anchor]]])


def anchored(concept: Concept, edition: str, number: str, text: str) -> tuple[tuple[int, int], ...]:
    """Give the ranges of the sentences of a rule's official ``text`` that decide; none where there is no anchor."""
    anchor = anchors().get(edition, {}).get(concept.value, {}).get(number)
    if anchor is None:
        return ()
    sentences = sentences_in(text)
    if max(anchor.at) >= len(sentences):
        return ()
    ranges = [sentences[place] for place in anchor.at]
    if checksum([text[start:end] for start, end in ranges]) != anchor.of:
        return ()
    return merged_ranges(_joined(ranges, text))


def checksum(sentences: Sequence[str]) -> str:
    """Give the checksum of sentences: of their words, however they are spaced and quoted."""
    words = re.sub(r"\s+", " ", " ".join(sentences).translate(_ALIKE)).strip().lower()
    return hashlib.sha256(words.encode()).hexdigest()[:10]


def _joined(ranges: Sequence[tuple[int, int]], text: str) -> list[tuple[int, int]]:
    """Put sentences that follow each other together, the blank between them too."""
    found: list[tuple[int, int]] = []
    for start, end in ranges:
        if found and not text[found[-1][1] : start].strip():
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found
