"""The symbols as SVG: the same figures as in the pictures, for whoever wants them sharp at any size.

The files in `assets/symbols` are written from here, never by hand. There is no end of possible symbols ("{17}",
"{2/W}", "{1000000}"), so the figures are the source, and the files are the common ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from inspector.drawing.palette import COLOR_ORDER, Rgb
from inspector.drawing.symbol_figures import INK, Letters, Polygon, figure_of, symbol_body

UNIT = 100
PAIRS = ("WU", "WB", "UB", "UR", "BR", "BG", "RW", "RG", "GW", "GU")
WORDS = {
    "T": "tap",
    "Q": "untap",
    "E": "energy",
    "CHAOS": "chaos",
    "S": "snow mana",
    "C": "colorless mana",
    "W": "white mana",
    "U": "blue mana",
    "B": "black mana",
    "R": "red mana",
    "G": "green mana",
}


def common_symbols() -> Iterator[str]:
    """What stands between the braces of the symbols that have a file, in order."""
    yield from WORDS
    yield from ("X", "Y", "Z", *(str(number) for number in range(21)))
    yield from ("\u00bd", "\u221e", "100", "1000000", "P", "HW", "HR", "A", "TK")
    for pair in PAIRS:
        yield from ("/".join(pair), "/".join((*pair, "P")))
    for color in COLOR_ORDER:
        yield from (f"2/{color}", f"C/{color}", f"{color}/P")
    yield "C/P"


def file_name(symbol: str) -> str:
    """The name of a symbol's file: letters and digits, hyphens for strokes."""
    words = {"\u00bd": "half", "\u221e": "infinity"}
    return words.get(symbol, symbol.lower().replace("/", "-")) + ".svg"


def symbol_svg(text: str) -> str:
    """A symbol such as "{2/W}" as a standalone SVG document; its title names it for those who do not see it."""
    body = symbol_body(text)
    figure = figure_of(body)
    title = WORDS.get(body, f"{{{body}}}")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(figure.width)} {UNIT}" role="img">',
        f"<title>{escape(title, quote=False)}</title>",
        *(_letters(part) if isinstance(part, Letters) else _shape(part) for part in figure.parts),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _shape(part: Polygon) -> str:
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in part.points)
    paint = f'fill="{_color(part.fill) if part.fill else "none"}"'
    if part.line:
        paint += f' stroke="{_color(part.line)}" stroke-width="{_number(part.thick)}" stroke-linejoin="round"'
    return f'<{"polygon" if part.closed else "polyline"} points="{points}" {paint}/>'


def _letters(part: Letters) -> str:
    x, y = part.middle
    place = f'x="{_number(x)}" y="{_number(y + 0.33 * part.size)}" font-size="{_number(part.size)}"'
    fonts = "'Source Sans Pro', 'Source Sans 3', Arial, sans-serif"
    return (
        f'<text {place} font-family="{fonts}" font-weight="700" text-anchor="middle" fill="{_color(INK)}">'
        f"{escape(part.text, quote=False)}</text>"
    )


def _number(share: float) -> str:
    return f"{share * UNIT:.1f}".removesuffix(".0")


def _color(color: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*color)
