"""Saying counters in words: ``"three +1/+1 counters and a loyalty counter"``."""

from __future__ import annotations

from collections.abc import Mapping

from inspector.cards import listed_words, with_article
from inspector.reading import NUMBER_WORDS


def counter_words(counters: Mapping[str, int]) -> str:
    """Say how many counters of each kind there are; ``"no counters"`` where there are none."""
    told = [_of_one_kind(kind, count) for kind, count in counters.items() if count]
    return listed_words(told or ["no counters"])


def _of_one_kind(kind: str, count: int) -> str:
    if count == 1:
        return with_article(f"{kind} counter")
    return f"{NUMBER_WORDS[count] if count < len(NUMBER_WORDS) else count} {kind} counters"
