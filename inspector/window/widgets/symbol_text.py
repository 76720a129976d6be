"""Mana symbols within lines of text: ``{1}{U}`` in a sentence becomes small pictures of the same symbols."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from html import escape
from io import BytesIO

from PySide6.QtWidgets import QLabel

from inspector.drawing import draw_symbol
from inspector.window.widgets.plain_text import plain, say, say_marked

_SYMBOL = re.compile(r"\{[^{}\s]{1,8}\}")


def with_symbols(text: str, px: int, ratio: float) -> str:
    """Give the text as rich text with its mana symbols as pictures; whatever else it holds is shown as it is.

    They are ``px`` logical pixels high, drawn with ``ratio`` device pixels to each.
    """
    marked = _SYMBOL.sub(lambda found: _picture(found[0], px, ratio), escape(plain(text), quote=False))
    return marked.replace("\n", "<br>")


def say_with_symbols(label: QLabel, text: str, px: int) -> None:
    """Show a text with its mana symbols as pictures; without any it is plain text, which is laid out far sooner."""
    if _SYMBOL.search(text):
        say_marked(label, with_symbols(text, px, label.devicePixelRatioF()))
    else:
        say(label, text)


@lru_cache(maxsize=512)
def _picture(symbol: str, px: int, ratio: float) -> str:
    image = draw_symbol(symbol, round(px * ratio))
    data = BytesIO()
    image.save(data, "PNG")
    width = round(image.width / ratio)
    source = b64encode(data.getvalue()).decode("ascii")
    place = f'width="{width}" height="{px}" style="vertical-align: middle"'
    return f'<img src="data:image/png;base64,{source}" {place}>'
