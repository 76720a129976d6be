"""The entries of the history: each step in words, and how it ended under the edition in view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from inspector.rules import Action, Outcome, Place, Result
from inspector.window.words.action_words import NameOf, in_words

# Stands in a sentence where the name of an object belongs.
_GAP = "\0"
_MOST_NAMES = 3
_MOST_SENTENCES = 2
_SIGNS = {Result.DONE: "✓", Result.NOTHING: "○", Result.ILLEGAL: "✕", Result.NOT_COMPUTED: "?"}
_NOT_CARRIED_OUT = (Result.ILLEGAL, Result.NOT_COMPUTED)


class Entry(msgspec.Struct, frozen=True):
    """One step of the history in words, how each of its actions ended, and how many actions there are up to its end."""

    text: str
    outcomes: tuple[Outcome, ...]
    end: int

    @property
    def outcome(self) -> Outcome:
        """How the step ended: the first action not carried out where there is one, else how its last one ended."""
        return next((found for found in self.outcomes if found.result in _NOT_CARRIED_OUT), self.outcomes[-1])

    @property
    def sign(self) -> str:
        """The sign for how it ended, for those who tell no colors apart."""
        return _SIGNS[self.outcome.result]

    @property
    def ended(self) -> str:
        """How it ended in words; empty where everything was done."""
        if self.outcome.result is Result.DONE:
            return ""
        if self.outcome.result is Result.NOTHING:
            return "nothing happened"
        count = sum(found.result is self.outcome.result for found in self.outcomes)
        share = f"{count} of {len(self.outcomes)} " if len(self.outcomes) > 1 else ""
        return f"{share}{'not possible here' if self.outcome.result is Result.ILLEGAL else 'not computed'}"


def together_in_words(actions: tuple[Action, ...], name_of: NameOf, first_player: str) -> str:
    """Say in one line what several actions did together: ``Placed 60 cards in Ana's library``."""
    if len(actions) == 1:
        return in_words(actions[0], name_of, first_player)
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(_with_gap(action, first_player), []).append(action)
    said = [_filled(gapped, alike, name_of, first_player) for gapped, alike in kinds.items()]
    more = len(said) - _MOST_SENTENCES
    return "; ".join(said[:_MOST_SENTENCES]) + (f"; and {more} more" if more > 0 else "")


def _with_gap(action: Action, first_player: str) -> str:
    if isinstance(action, Place):
        action = msgspec.structs.replace(action, card=_GAP)
    return in_words(action, lambda _label: _GAP, first_player)


def _filled(gapped: str, actions: list[Action], name_of: NameOf, first_player: str) -> str:
    if gapped.count(_GAP) != 1:
        more = f", and {len(actions) - 1} more" if len(actions) > 1 else ""
        return f"{in_words(actions[0], name_of, first_player)}{more}"
    counts = Counter(_named(action, gapped, name_of, first_player) for action in actions)
    if len(counts) > _MOST_NAMES:
        return gapped.replace(_GAP, f"{len(actions)} cards")
    return gapped.replace(_GAP, _listed(f"{name} ×{count}" if count > 1 else name for name, count in counts.items()))


def _named(action: Action, gapped: str, name_of: NameOf, first_player: str) -> str:
    before, _, after = gapped.partition(_GAP)
    whole = in_words(action, name_of, first_player)
    return whole[len(before) : len(whole) - len(after)]


def _listed(names: Iterable[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
