"""The badges that lie on a picture panel or a card back: a sign, a word, and sometimes a cost."""

from __future__ import annotations

from msgspec import Struct

from inspector.drawing.looks import Badge
from inspector.drawing.pieces import PlainGround, SignPiece, SymbolsPiece, TextPiece, symbols_width, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.text import NAME, paragraph_words
from inspector.drawing.wrap import TypesetText, line_height, typeset


def badge_height(style: Style) -> int:
    """How high a badge is."""
    return style.unit(42, 11 if style.small else 14)


def badges(row: tuple[Badge, ...], place: Box, style: Style) -> tuple[list[Piece], int]:
    """Badges in rows from the top left of `place`, and the height where they end.

    Where it is tight a badge loses its word, and then its cost; what finds no room at all is left out.
    """
    height, gap = badge_height(style), style.unit(8, 2)
    pieces: list[Piece] = []
    x, y = place.left, place.top
    for badge in row:
        laid = _Laid.of(badge, style)
        is_last_row = y + 2 * height + gap > place.bottom
        room = place.right - x if is_last_row and x > place.left else place.width
        shown = next((form for form in laid.forms() if form.width <= room), None)
        if shown is None or y + height > place.bottom:
            break
        if x > place.left and x + shown.width > place.right:
            x, y = place.left, y + height + gap
        pieces.extend(shown.pieces(x, y))
        x += shown.width + gap
    bottom = max((piece.box.bottom for piece in pieces if piece.box.role == "badge"), default=place.top)
    return pieces, bottom


class _Laid(Struct, frozen=True):
    """A badge with what it shows beside its sign, and the pixels of each part."""

    badge: Badge
    style: Style
    word: TypesetText
    worded: int
    cost: int

    @classmethod
    def of(cls, badge: Badge, style: Style) -> _Laid:
        """The badge with its word and its cost."""
        size = style.legible(27, 9.0, 7.5)
        word = typeset([paragraph_words(badge.word, NAME, symbols=False)], size, [10_000.0])
        lines = word.paragraphs[0]
        worded = round(lines[0].width) + 2 * text_pad(size) + 2 if lines else 0
        unlaid = cls(badge, style, word, worded, 0)
        cost = symbols_width(badge.symbols, unlaid.icon, unlaid.side // 4) if badge.symbols else 0
        return cls(badge, style, word, worded, cost)

    def forms(self) -> tuple[_Laid, ...]:
        """The badge whole, without its word, and as a sign alone."""
        bare = _Laid(self.badge, self.style, self.word, 0, self.cost)
        return self, bare, _Laid(self.badge, self.style, self.word, 0, 0)

    @property
    def side(self) -> int:
        """The pixels free at both ends."""
        return self.style.unit(12, 2)

    @property
    def icon(self) -> int:
        """The height of the sign and of the symbols."""
        return badge_height(self.style) - 2 * self.style.unit(8, 2)

    @property
    def width(self) -> int:
        """The pixels that it takes across."""
        half = self.side // 2
        return (
            self.icon
            + 2 * self.side
            + (self.worded + half + self.side // 2 if self.worded else 0)
            + (self.cost + half if self.cost else 0)
        )

    def pieces(self, x: int, y: int) -> list[Piece]:
        """Its ground, its sign, its word and its cost, the ground's corner at (x, y)."""
        height, icon, paper = badge_height(self.style), self.icon, self.style.paper
        ground = Box("badge", x, y, x + self.width, y + height, self.badge.word, ground=True)
        left, top = x + self.side, y + (height - icon) // 2
        sign = Box("badge sign", left, top, left + icon, top + icon)
        pieces: list[Piece] = [
            PlainGround(ground, (paper.ink,), height / 2),
            SignPiece(sign, self.badge.shape.value, paper.sheet),
        ]
        left += icon + self.side // 2
        if self.worded:
            size = self.word.size
            start = y + (height - line_height(size)) // 2
            box = Box("badge word", left, start, left + self.worded, start + line_height(size), self.badge.word, size)
            pieces.append(TextPiece(box, self.word, paper.sheet))
            left += self.worded + self.side // 2
        if self.cost:
            spot = Box("badge cost", left, top, left + self.cost, top + icon, "".join(self.badge.symbols))
            pieces.append(SymbolsPiece(spot, (self.badge.symbols,), icon, self.side // 4))
        return pieces
