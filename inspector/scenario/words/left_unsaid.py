"""What a proposal leaves out of a sentence without saying so: cards that it names, under whose control they come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import CardPool
from inspector.rules import Place, Result
from inspector.scenario.words.correcting import FIRST, INSTEAD, sentence_end_of
from inspector.scenario.words.errors import FROM_HERE
from inspector.scenario.words.files import NearNames
from inspector.scenario.words.gist import LEAVES_OUT
from inspector.scenario.words.mentions import cards_in
from inspector.scenario.words.text import SoFar

_WHOSE_CONTROL: Final = re.compile(
    r"\bunder (?:my|his|her|their|your|its owner's|(?:my |the |your )?opponent's|[A-Z]\w*'s) control\b", re.IGNORECASE
)


def left_unsaid(near: NearNames, pool: CardPool, text: str, found: SoFar, proposal: str) -> Iterator[str]:
    """Tell what a proposal does that nobody sees in it: it leaves out what the sentence in its place does not say."""
    end = sentence_end_of(text, found.at)
    sentence = text[found.at : end].strip()
    if proposal.startswith(FIRST) or not sentence:
        return
    if not proposal.startswith((INSTEAD, FROM_HERE)):
        # In the place of some words the rest of the sentence stays.
        sentence = text[found.error.start : found.error.end] if found.error is not None else sentence
    if proposal == f"{INSTEAD}”":
        yield f"{LEAVES_OUT}“{sentence}”"
        return
    said = proposal.casefold()
    for card in cards_in(near, pool, text, found, end, found.board.scenario.players):
        # With how it lies before it, and what is on it behind: "a transformed Delver of Secrets".
        names = (card.name, *(each for each in (card.name.removeprefix("a ").partition(" ")[2],) if each))
        if not any(name.casefold() in said for name in names) and card.name in sentence:
            yield f"{LEAVES_OUT}“{card.name}”"
    under = _WHOSE_CONTROL.search(sentence)
    if under is not None and " control" not in said:
        yield f"{LEAVES_OUT}“{under[0]}”"


def lies_in_vain(found: SoFar, read: SoFar) -> bool:
    """Whether a text that was mended lays down a card that cannot lie there, such as an instant on the battlefield."""
    return _refused(read) > _refused(found)


def _refused(read: SoFar) -> int:
    steps = zip(read.board.run.actions, read.board.run.steps, strict=True)
    return sum(isinstance(action, Place) and step.outcome.result is Result.ILLEGAL for action, step in steps)
