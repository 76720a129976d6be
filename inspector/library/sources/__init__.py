"""Card files of other programs, recognised by what is in them: Scryfall, MTGJSON, Cockatrice."""

from __future__ import annotations

from inspector.library.sources.opening import CardFile, open_source

__all__ = ["CardFile", "open_source"]
