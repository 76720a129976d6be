"""Mana symbols within lines of text: ``{1}{U}`` in a sentence becomes small pictures of the same symbols."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QLabel

from inspector.window.widgets.plain_text import plain, say, say_marked
from inspector.window.widgets.symbol_pictures import has_symbols, symbols_drawn


def with_symbols(text: str, px: int, ratio: float) -> str:
    """Give the text as rich text with its mana symbols as pictures; whatever else it holds is shown as it is.

    They are ``px`` logical pixels high, drawn with ``ratio`` device pixels to each.
    """
    return symbols_drawn(escape(plain(text), quote=False), px, ratio).replace("\n", "<br>")


def say_with_symbols(label: QLabel, text: str, px: int) -> None:
    """Show a text with its mana symbols as pictures; without any it is plain text, which is laid out far sooner."""
    if has_symbols(text):
        say_marked(label, with_symbols(text, px, label.devicePixelRatioF()))
    else:
        say(label, text)
