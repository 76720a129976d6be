"""The card library (floor 4): where printed cards come from, finding them by name or query, bringing in one's own."""

from __future__ import annotations

from inspector.library.bundled import bundled_cards
from inspector.library.catalog import CatalogEntry, ShownFace
from inspector.library.errors import LibraryError, StoppedError
from inspector.library.library import FoundCard, Library
from inspector.library.nearness import Nearness
from inspector.library.paths import DATA_DIR_VARIABLE, data_folder, library_path
from inspector.library.query import QueryError

__all__ = [
    "DATA_DIR_VARIABLE",
    "CatalogEntry",
    "FoundCard",
    "Library",
    "LibraryError",
    "Nearness",
    "QueryError",
    "ShownFace",
    "StoppedError",
    "bundled_cards",
    "data_folder",
    "library_path",
]
