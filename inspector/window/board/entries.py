"""An entry of the history: a step in words, and how it ended under the edition in view."""

from __future__ import annotations

from collections.abc import Callable

from inspector.rules import Outcome, Result

_SIGNS = {Result.DONE: "✓", Result.NOTHING: "○", Result.ILLEGAL: "✕", Result.NOT_COMPUTED: "?"}
_NOT_CARRIED_OUT = (Result.ILLEGAL, Result.NOT_COMPUTED)


class Entry:
    """One step of the history in words, how each of its actions ended, and how many actions there are up to its end.

    The words are found when somebody first reads them: they name objects as these are called before and after the step,
    and of a long history few rows are ever seen.
    """

    __slots__ = ("_say", "_text", "end", "outcomes")

    def __init__(self, say: Callable[[], str], outcomes: tuple[Outcome, ...], end: int) -> None:
        self._say: Callable[[], str] | None = say
        self._text = ""
        self.outcomes = outcomes
        self.end = end

    @property
    def text(self) -> str:
        """The step in words."""
        if self._say is not None:
            # What says it knows the whole board, which need not stay longer.
            self._text, self._say = self._say(), None
        return self._text

    @property
    def outcome(self) -> Outcome:
        """How the step ended: the first action not carried out where there is one, else the last that did something."""
        refused = next((found for found in self.outcomes if found.result in _NOT_CARRIED_OUT), None)
        done = (found for found in reversed(self.outcomes) if found.result is Result.DONE)
        return refused or next(done, self.outcomes[-1])

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
