"""The one error of this package: cards that cannot be got."""

from __future__ import annotations


class LibraryError(Exception):
    """A source of cards is broken; the text is one sentence: what, where, what to do. ``place`` is the file."""

    def __init__(self, place: str, problem: str) -> None:
        """Name the ``place`` and the ``problem``, a clause that ends with what to do."""
        super().__init__(f"{place}: {problem}.")
        self.place = place
