"""Card Inspector: what each Magic: The Gathering card is now, and which rule says so."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0"
