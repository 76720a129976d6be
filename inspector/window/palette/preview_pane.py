"""The right part of the palette: what Enter would do with the line chosen, in pictures and words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.window.desk.rows import ASPECT
from inspector.window.palette.previews import Preview
from inspector.window.style.pictures import Pictures
from inspector.window.widgets.plain_text import plain_label, say
from inspector.window.widgets.symbol_text import say_with_symbols

_SYMBOL, _GAP = 14, 10
_ONE, _SEVERAL = 0.72, 0.46


class _Cards(QWidget):
    """Cards side by side, two in a row; one by itself is larger."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._looks: tuple[CardLook, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_looks(self, looks: tuple[CardLook, ...], room: int) -> None:
        """Show these; ``room`` is the width that there is."""
        self._looks = looks
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
        self._kicker, self._heading = plain_label(name="Small"), plain_label(name="PreviewHeading")
        self._text = QLabel()
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

    def show_preview(self, preview: Preview | None) -> None:
        """Show what a line would do, or nothing."""
        self.shown = preview
        say(self._kicker, preview.kicker if preview is not None else "")
        say(self._heading, preview.heading if preview is not None else "")
        self._cards.show_looks(preview.looks if preview is not None else (), max(self.viewport().width() - 36, 60))
        name = "PreviewRule" if preview is not None and preview.is_rule else "Sub"
        if self._text.objectName() != name:
            self._text.setObjectName(name)
            self._text.style().unpolish(self._text)
            self._text.style().polish(self._text)
        say_with_symbols(self._text, preview.text if preview is not None else "", _SYMBOL)
        self.verticalScrollBar().setValue(0)
