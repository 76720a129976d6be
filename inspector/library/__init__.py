"""The card library (floor 4): where printed cards come from, and finding them by name."""

from __future__ import annotations

from inspector.library.bundled import bundled_cards
from inspector.library.errors import LibraryError
from inspector.library.search import Match, NameSearch, Nearness

__all__ = ["LibraryError", "Match", "NameSearch", "Nearness", "bundled_cards"]
