"""The right part of the palette: what Enter would do with the line chosen, in pictures and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.window.desk.rows import ASPECT
from inspector.window.palette.previews import Preview
from inspector.window.palette.ranking import hit_ranges
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.style.type_faces import sans
from inspector.window.widgets.plain_text import BreakingLabel, plain_label, say, say_marked
from inspector.window.widgets.symbol_text import say_with_symbols, with_symbols

_SYMBOL, _GAP, _CAP = 14, 10, 22.0
_ONE, _SEVERAL = 0.72, 0.46


class _Cards(QWidget):
    """Cards side by side, two in a row; one by itself is larger."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._looks: tuple[CardLook, ...] = ()
        self._are_numbered = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_looks(self, looks: tuple[CardLook, ...], room: int, *, are_numbered: bool) -> None:
        """Show these, each with its number where that chooses it; ``room`` is the width that there is."""
        self._looks, self._are_numbered = looks, are_numbered
        self._width = round(room * (_ONE if len(looks) == 1 else _SEVERAL))
        lines = -(-len(looks) // 2) if len(looks) > 1 else len(looks)
        self.setFixedHeight(round(lines * (self._width * ASPECT + _GAP)))
        self.setVisible(bool(looks))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is to be seen of them."""
        painter = QPainter(self)
        height = self._width * ASPECT
        for place, look in enumerate(self._looks):
            box = QRectF(place % 2 * (self._width + _GAP), place // 2 * (height + _GAP), self._width, height)
            if event.rect().intersects(box.toAlignedRect()):
                drawn = self._pictures.card(look, box.width(), box.height(), self.devicePixelRatioF())
                painter.drawPixmap(box.topLeft(), drawn)
                if self._are_numbered:
                    self._paint_number(painter, box, str(place + 1))

    def _paint_number(self, painter: QPainter, box: QRectF, number: str) -> None:
        """Paint a number on the art of a card, as a key cap: above and below it stands what is read."""
        cap = QRectF(box.left() + 6, box.top() + 0.2 * box.height(), _CAP, _CAP)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setFont(sans(13, strong=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, number)


class PreviewPane(QScrollArea):
    """Shows a ``Preview``."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("Preview")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("What it would do")
        self.shown: Preview | None = None
        self._roles = LIGHT
        self._kicker, self._heading = plain_label(name="Small"), plain_label(name="PreviewHeading")
        self._text = BreakingLabel()
        self._cards = _Cards(pictures)
        page = QWidget()
        page.setObjectName("PreviewPage")
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 14, 16, 14)
        column.setSpacing(8)
        for widget in (self._kicker, self._heading, self._cards, self._text):
            if isinstance(widget, QLabel):
                widget.setWordWrap(True)
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(page)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles

    def show_preview(self, preview: Preview | None, typed: str = "") -> None:
        """Show what a line would do, or nothing; in a rule the words that were ``typed`` are marked."""
        self.shown = preview
        say(self._kicker, preview.kicker if preview is not None else "")
        say(self._heading, preview.heading if preview is not None else "")
        looks = preview.looks if preview is not None else ()
        are_numbered = preview is not None and bool(preview.targets)
        self._cards.show_looks(looks, max(self.viewport().width() - 36, 60), are_numbered=are_numbered)
        name = "PreviewRule" if preview is not None and preview.is_rule else "Sub"
        if self._text.objectName() != name:
            self._text.setObjectName(name)
            self._text.style().unpolish(self._text)
            self._text.style().polish(self._text)
        text = preview.text if preview is not None else ""
        hits = hit_ranges(typed, text) if preview is not None and preview.is_rule else ()
        if hits:
            say_marked(self._text, self._marked(text, hits))
        else:
            say_with_symbols(self._text, text, _SYMBOL)
        self.verticalScrollBar().setValue(0)

    def _marked(self, text: str, hits: Sequence[tuple[int, int]]) -> str:
        style = f"background-color:{self._roles.mark}; color:{self._roles.on_mark}"
        at, parts = 0, []
        ratio = self.devicePixelRatioF()
        for start, end in hits:
            if start < at:
                continue
            parts.append(with_symbols(text[at:start], _SYMBOL, ratio))
            found = with_symbols(text[start:end], _SYMBOL, ratio)
            parts.append(f"<span style='{style}'>{found}</span>")
            at = end
        return "".join((*parts, with_symbols(text[at:], _SYMBOL, ratio)))
