"""The menus by name, in order: alone here because the frame has them before any command is loaded."""

from __future__ import annotations

MENUS = ("File", "Edit", "Card", "Game", "Lenses", "View", "Help")
