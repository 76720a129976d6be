"""The one error of this package: cards that cannot be got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

_LONGEST: Final = 2_000


class LibraryError(Exception):
    """A source of cards is broken; the text is one sentence: what, where, what to do. ``place`` is the file."""

    def __init__(self, place: str, problem: str) -> None:
        """Name the ``place`` and the ``problem``, a clause that ends with what to do."""
        # What a stranger wrote may be of any length; the sentence about it is for people.
        super().__init__(f"{place}: {problem if len(problem) <= _LONGEST else f'{problem[:_LONGEST]} …'}.")
        self.place = place

    @classmethod
    def of_sentences(cls, sentences: Sequence[str]) -> Self:
        """Make one error of what was wrong with several files, each told in a sentence of its own."""
        error = cls("", "")
        error.args = ("\n".join(sentences),)
        error.place = sentences[0].partition(":")[0]
        return error


class StoppedError(Exception):
    """An import was stopped by the user; the library is as it was before."""
