"""A printing of a card: where and when, in which language, and what a file says of how its frame looks.

None of this touches a value of the card; the marks of double-faced cards depend on it (712.2a-b).
"""

from __future__ import annotations

import msgspec


class Printing(msgspec.Struct, frozen=True, kw_only=True):
    """One printing, each part None or empty where nothing says it.

    ``set_code`` is in lower case, ``released`` a date as ``2021-09-24``, ``language`` a short code such as ``en``,
    ``frame_effects`` the words that Scryfall and MTGJSON have for what is special about its frame (``sunmoondfc``).
    """

    set_code: str | None = None
    released: str | None = None
    language: str | None = None
    frame_effects: tuple[str, ...] = ()

    @property
    def is_said(self) -> bool:
        """Whether anything is known of it."""
        return self != UNSAID


UNSAID = Printing()
