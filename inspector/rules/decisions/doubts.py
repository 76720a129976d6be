"""A doubt, and what counts something that is in doubt: words that are not computed, or what stands in their place."""

from __future__ import annotations

from typing import NamedTuple

from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.open_kind import OpenKind


class Doubt(NamedTuple):
    """A doubt: the words, the label of the object that has them, the template that says why, what it is."""

    text: str
    source: str
    why: str
    kind: OpenKind = OpenKind.WORDS


class CountDoubt(NamedTuple):
    """A doubt about a count or a condition, the keys that hang on it, and whether words act on what is asked for.

    Else they only move what is counted.
    """

    doubt: Doubt
    keys: tuple[str, ...]
    acts: bool


# What counts or asks: an effect by its source, or, with true, a characteristic-defining ability of its object.
Counts = tuple[Source, bool]
# The doubts are found by their words and whose they are.
CountsInDoubt = dict[Counts, dict[tuple[str, ...], CountDoubt]]
