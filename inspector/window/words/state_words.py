"""What was chosen for an object, in words."""

from __future__ import annotations

from inspector.cards import Color, color_words


def chosen_in_words(key: str, value: object) -> str:
    """Say what was chosen: a color by its name, all else as it stands."""
    return color_words((Color(str(value)),)) if key == "color" else str(value)
