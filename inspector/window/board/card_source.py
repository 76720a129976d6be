"""Where a board gets its cards: the user's library with the bundled cards, opened when a card is first wanted."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject, Signal

from inspector.cards import Card, CardPool, Printing
from inspector.library import Library
from inspector.window.board.notices import Notice


class CardSource(QObject):
    """The cards that a scenario may name besides its own; ``pool`` stands in for the library where one is given.

    ``noticed`` is emitted with a ``Notice`` of what the library has to say of its file.
    """

    noticed = Signal(object)

    def __init__(self, pool: CardPool | None, parent: QObject) -> None:
        super().__init__(parent)
        self._given = pool

    @cached_property
    def pool(self) -> CardPool:
        """The cards that may be named; read when first needed."""
        return self._given if self._given is not None else self.library

    @cached_property
    def library(self) -> Library:
        """The user's cards and the bundled ones, opened when first needed; what is wrong with the file is told."""
        library = Library()
        self._tell_of(library)
        return library

    def find(self, name: str) -> Card | None:
        """Look a card up: an empty table has this for its pool, for reading the cards would delay the first window."""
        return self.pool.find(name)

    def printings_of(self, name: str) -> tuple[Printing, ...]:
        """List every printing of a card that the library knows, the newest first."""
        return self.pool.printings_of(name) if isinstance(self.pool, Library) else ()

    def tell_notices(self) -> None:
        """Say what the library has to say of its file, each thing once."""
        self._tell_of(self.library)

    def _tell_of(self, library: Library) -> None:
        while library.notices:
            self.noticed.emit(Notice("note", library.notices.pop(0)))
