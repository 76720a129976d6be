"""The pages that the rules reader has shown, and the way back and forward through them."""

from __future__ import annotations

from typing import Literal

import msgspec

from inspector.rulebook import Loaded, Passage, TextComparison
from inspector.window.rules_reader.pane import Citation

MAX_PAGES = 100
Ranges = tuple[tuple[int, int], ...]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader shows: rules cited for something, a section, a search's hits, a glossary's term, a rule's life.

    Or a text's contents, or what differs between two texts. ``target`` is the rule, section or chapter, the words
    searched for, or the term; ``loaded`` the text it is shown from, ``older`` the one with which it was ``compared``.
    ``marks`` are ranges in the words of rules, by number; ``passages`` what a citation would copy.
    """

    kind: Literal["cited", "section", "hits", "term", "life", "contents", "compared"]
    heading: str
    target: str = ""
    loaded: Loaded | None = None
    older: Loaded | None = None
    compared: TextComparison | None = None
    foot: str = ""
    note: str = ""
    citations: tuple[Citation, ...] = ()
    marks: dict[str, Ranges] = {}
    passages: tuple[Passage, ...] = ()


class Pages:
    """A history of pages: going to a new one forgets those that were ahead."""

    def __init__(self) -> None:
        """Begin without a page."""
        self._pages: list[Page] = []
        self._at = -1

    @property
    def current(self) -> Page | None:
        """The page that is shown."""
        return self._pages[self._at] if self._pages else None

    def go(self, page: Page) -> None:
        """Go to a new page. Rules cited for one value after another take each other's place."""
        current = self.current
        if current is not None and current.kind == page.kind == "cited":
            self._pages[self._at] = page
            return
        self._pages = [*self._pages[: self._at + 1], page][-MAX_PAGES:]
        self._at = len(self._pages) - 1

    def can_turn(self, by: int) -> bool:
        """Whether there is a page ``by`` pages further on, or back where it is negative."""
        return 0 <= self._at + by < len(self._pages)

    def turn(self, by: int) -> Page | None:
        """Go back or forward; None where there is no page."""
        if not self.can_turn(by):
            return None
        self._at += by
        return self._pages[self._at]
