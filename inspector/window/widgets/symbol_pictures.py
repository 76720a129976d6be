"""Mana symbols as small pictures within markup of our own."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from html import unescape
from io import BytesIO

from PIL import Image

from inspector.drawing import draw_symbol

_SYMBOL = re.compile(r"\{[^{}\s]{1,8}\}")
_TAG = re.compile(r'<img src="([^"]*)" alt="(\{[^"]*\})"')


def has_symbols(text: str) -> bool:
    """Whether a text has anything that is drawn as a symbol."""
    return _SYMBOL.search(text) is not None


def cost_in_letters(cost: str) -> str:
    """Give a mana cost as players write it where no symbol can be drawn, as in a menu: ``4U``, ``X(W/U)``."""
    return _SYMBOL.sub(lambda found: found[0][1:-1] if "/" not in found[0] else f"({found[0][1:-1]})", cost)


def symbols_drawn(escaped: str, px: int, ratio: float) -> str:
    """Give words that are escaped already with their symbols as pictures, ``px`` logical pixels high.

    They are drawn with ``ratio`` device pixels to each.
    """
    return _SYMBOL.sub(lambda found: _tag(found[0], px, ratio), escaped)


def symbols_by_address(markup: str) -> dict[str, str]:
    """Give the symbols that markup has as pictures, by the addresses of these."""
    return {address: unescape(symbol) for address, symbol in _TAG.findall(markup)}


def _tag(symbol: str, px: int, ratio: float) -> str:
    address, width = _picture(symbol, px, ratio)
    said = symbol.replace('"', "&quot;")
    return f'<img src="{address}" alt="{said}" width="{width}" height="{px}" style="vertical-align: middle">'


@lru_cache(maxsize=512)
def _picture(symbol: str, px: int, ratio: float) -> tuple[str, int]:
    """Draw a symbol: the address, in which the whole picture stands, and how many logical pixels it is wide."""
    drawn = draw_symbol(symbol, round(px * ratio)).convert("RGBA")
    # Symbols in a row would touch, and what stands behind one, too.
    image = Image.new("RGBA", (drawn.width + round(ratio), drawn.height))
    image.paste(drawn)
    data = BytesIO()
    image.save(data, "PNG")
    return f"data:image/png;base64,{b64encode(data.getvalue()).decode('ascii')}", round(image.width / ratio)
