"""What a text that cannot be read says of itself: where, what stands there, what was expected, what may be meant."""

from __future__ import annotations

_MOST_TOLD = 6


class WordsError(ValueError):
    """A text that is no board: ``start`` and ``end`` are characters of the text, ``expected`` what could stand there.

    ``proposals`` are words that may be meant instead of those between ``start`` and ``end``.
    """

    def __init__(
        self,
        problem: str,
        text: str,
        start: int,
        end: int,
        expected: tuple[str, ...] = (),
        proposals: tuple[str, ...] = (),
    ) -> None:
        """Keep what is wrong and where."""
        self.problem = problem
        self.start = start
        self.end = max(end, start)
        self.expected = expected
        self.proposals = proposals
        self.line = text.count("\n", 0, start) + 1
        self.character = start - (text.rfind("\n", 0, start) + 1) + 1
        self.found = text[start : self.end]
        self.place = f"line {self.line}, character {self.character}"
        self.what = self._sentence()
        super().__init__(f"{self.place}: {self.what}")

    def _sentence(self) -> str:
        said = self.problem
        if self.expected:
            told = self.expected[:_MOST_TOLD]
            rest = len(self.expected) - len(told)
            more = f" or {rest} other ways to go on" if rest else ""
            said += f"; expected {' or '.join(told)}{more}"
        if self.proposals:
            said += f"; did you mean {' or '.join(self.proposals)}?"
        return said
