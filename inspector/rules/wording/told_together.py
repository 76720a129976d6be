"""Reasons that are told together and name one object: several at once, kept by the words in which they are told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import EDITIONS, Edition
from inspector.rules.edition.outcomes import Reason
from inspector.rules.wording.sentences import reason_in_words

# Rules with the templates that say them.
RowsToTell = tuple[tuple[Concept, str], ...]
_BY_KEY = {edition.key: edition for edition in EDITIONS}


def unsaid_in_words(edition: Edition, rows: RowsToTell, original: str) -> tuple[Reason, ...]:
    """Make the reasons of some rows that name an original and go without saying, each as ``reason_in_words`` does.

    Those that the edition has no rule for are left out, and what would be told twice.
    """
    if _BY_KEY.get(edition.key) is edition:
        return _kept_rows(edition.key, rows, original)
    return _once(reason_in_words(edition, *row, {"original": original}, unsaid=True) for row in rows)


@lru_cache(maxsize=256)
def _kept_rows(key: str, rows: RowsToTell, original: str) -> tuple[Reason, ...]:
    """Make reasons that are told over and over: every copy tells what is copied of its original."""
    return _once(reason_in_words(_BY_KEY[key], *row, {"original": original}, unsaid=True) for row in rows)


def _once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    found: dict[tuple[tuple[str, ...], str], Reason] = {}
    for why in reasons:
        if why.rules:
            found.setdefault((why.rules, why.says), why)
    return tuple(found.values())
