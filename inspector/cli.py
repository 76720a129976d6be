"""The command line (floor 8): what the installed commands call. The commands themselves stand in ``commands.program``."""

from __future__ import annotations

from inspector.commands.program import desk, main

__all__ = ["desk", "main"]
