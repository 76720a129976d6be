"""What a text that cannot be read says of itself: where, what stands there, what was expected, what may be meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inspector.cards import listed_words

# So begins a proposal for all that is left of a text.
FROM_HERE: Final = "from here “"
_MOST_TOLD = 6


class WordsError(ValueError):
    """A text that is no board: ``start`` and ``end`` are characters of the text, ``expected`` what could stand there.

    ``proposals`` are words that may be meant instead of those between ``start`` and ``end``, and ``does`` is what the
    first of them does that is not seen in it. ``why`` says what is wrong and what was expected, ``what`` names the
    proposals too.
    """

    def __init__(
        self,
        problem: str,
        text: str,
        start: int,
        end: int,
        expected: tuple[str, ...] = (),
        proposals: tuple[str, ...] = (),
        does: str = "",
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
        first = "the first " if len(proposals) > 1 else "the "
        self.why = self._sentence((), expected)
        self.why += f"; {first}proposal {does}" if does else ""
        self.what = self._sentence(proposals, expected)
        self.what += f" {_which(proposals)} {does}" if does else ""
        super().__init__(f"{self.place}: {self.what}")

    def _sentence(self, proposals: tuple[str, ...], expected: tuple[str, ...]) -> str:
        said = self.problem
        if expected:
            told = expected[:_MOST_TOLD]
            rest = len(expected) - len(told)
            more = (f"{rest} other ways to go on",) if rest else ()
            said += f"; expected {_one_of((*told, *more))}"
        if proposals:
            whole = [f"to go on from here with “{each[len(FROM_HERE) :]}" for each in proposals if _is_whole(each)]
            # To put nothing in the place of a sentence is to leave it out.
            meant = ["to leave it out" if each == "instead “”" else each for each in proposals if not _is_whole(each)]
            said += f"; did you mean {', or '.join([*([_one_of(meant)] if meant else []), *whole])}?"
        return said


def _is_whole(proposal: str) -> bool:
    return proposal.startswith(FROM_HERE)


def _which(proposals: tuple[str, ...]) -> str:
    """Say which the first proposal is in a sentence that has those last which are for all that is left."""
    if len(proposals) == 1:
        return "That"
    return "The last" if _is_whole(proposals[0]) and sum(map(_is_whole, proposals)) == 1 else "The first"


def _one_of(ways: Sequence[str]) -> str:
    """List ways to go on as in a sentence; what has commas of its own stands apart by "or" alone."""
    return " or ".join(ways) if any("," in way for way in ways) else listed_words(ways, "or")
