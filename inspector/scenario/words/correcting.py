"""What a proposal changes in a text that cannot be read, and the text with it taken, as a click takes it."""

from __future__ import annotations

import re
from typing import Final

from inspector.scenario.words.errors import FROM_HERE
from inspector.scenario.words.text import SoFar

FIRST: Final = "first “"
INSTEAD: Final = "instead “"
# A full stop in quotes, or behind "Dr." in a name, ends no sentence.
_UP_TO_ITS_END: Final = re.compile(r'(?:"[^"\n]*"|\b(?:Dr|Mr|Mrs|Ms|St)\.(?= [A-Z])|(?![.;?\n](?:\s|$)).)*')


def correction(text: str, found: SoFar, proposal: str) -> tuple[int, int, str]:
    """Give what a proposal changes: the words from one character of the text to another, and those in their place."""
    error = found.error
    if error is None:
        return len(text), len(text), ""
    if proposal.startswith(FIRST):
        blanks = len(text) - len(text[found.at :].lstrip(" ")) - found.at
        return found.at, found.at + max(blanks, 0), f"{within(proposal, FIRST)}\n"
    if proposal.startswith(INSTEAD):
        words, end = within(proposal, INSTEAD), sentence_end_of(text, found.at)
        # Where a sentence goes, the sign at its end goes with it.
        return found.at, end if words else _next_sentence(text, end), words
    if proposal.startswith(FROM_HERE):
        return found.at, len(text), within(proposal, FROM_HERE)
    return error.start, error.end, proposal


def corrected(text: str, found: SoFar, proposal: str) -> str:
    """Give a text with one proposal for its error taken."""
    start, end, words = correction(text, found, proposal)
    return f"{text[:start]}{words}{text[end:]}"


def within(proposal: str, lead: str) -> str:
    """Give the words of a proposal that begins so."""
    return proposal.removeprefix(lead).rstrip("”")


def sentence_end_of(text: str, at: int) -> int:
    """Give where the sentence ends that begins at a place, before the sign at its end."""
    found = _UP_TO_ITS_END.match(text, at)
    return at if found is None else found.end()


def _next_sentence(text: str, end: int) -> int:
    """Give where the sentence begins that follows the one with its sign at a place."""
    return len(text) - len(text[end:].lstrip(".;? "))
