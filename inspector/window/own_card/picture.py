"""The live picture of a card of one's own: the face being written, large, and its other sides small beneath."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from inspector.cards import Card, Shape
from inspector.drawing import CardLook, draw_card, flipped_look, lies_down, printed_look
from inspector.window.desk.rows import ASPECT
from inspector.window.style.pictures import pixmap_of
from inspector.window.style.theme import ThemeName
from inspector.window.widgets.plain_text import say

SMALL = QSize(92, round(92 * ASPECT))
LEAST_WIDTH = 180
_LEAST = QSize(LEAST_WIDTH, LEAST_WIDTH)
_Drawn = tuple[CardLook, tuple[int, int], ThemeName]


class ShownSide(msgspec.Struct, frozen=True):
    """One picture of a card: what it is called, how it looks, and the face that it shows up."""

    title: str
    look: CardLook
    face: int


def views_of(card: Card) -> tuple[ShownSide, ...]:
    """Every picture that a card needs for all of it to be seen upright."""
    front = ShownSide("The card", printed_look(card), 0)
    if card.back is not None:
        return ShownSide("Front face", front.look, 0), ShownSide("Back face", printed_look(card, back=True), 1)
    if card.shape is Shape.FLIP and len(card.faces) > 1:
        return ShownSide("As printed", front.look, 0), ShownSide("Flipped", flipped_look(card), 1)
    return (front,)


class _Small(QLabel):
    """A small picture that can be clicked."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for its face."""
        event.accept()
        self.clicked.emit()


class OwnCardPicture(QWidget):
    """Shows a card; ``asked`` is emitted with the index of a face whose small picture was clicked."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.theme: ThemeName = "light"
        self._kept: dict[_Drawn, QPixmap] = {}
        self._views: tuple[ShownSide, ...] = ()
        self._face = 0
        self._is_laid_out = False
        self.large = QLabel()
        self.large.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.large.setMinimumSize(_LEAST)
        self.large.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.large.setAccessibleName("Picture of the card")
        self.caption = QLabel()
        self.caption.setObjectName("Small")
        self.small = _Small()
        self.small.setFixedSize(SMALL)
        self.small.setCursor(Qt.CursorShape.PointingHandCursor)
        self.small.clicked.connect(lambda: self.asked.emit(self._other()))
        self._foot = QWidget()
        self._foot.setFixedHeight(SMALL.height())
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(10)
        foot.addStretch(1)
        foot.addWidget(self.small)
        foot.addWidget(self.caption, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.large, 1)
        column.addWidget(self._foot)
        self._foot.hide()

    def set_theme(self, theme: ThemeName) -> None:
        """Draw for a theme from now on."""
        self.theme = theme

    @property
    def views(self) -> tuple[ShownSide, ...]:
        """What is shown, the large picture among it."""
        return self._views

    def show_card(self, card: Card | None, face: int) -> None:
        """Draw a card with a face up; nothing for None."""
        self._views = views_of(card) if card is not None else ()
        self._face = face
        self._foot.setVisible(len(self._views) > 1)
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw at the new size."""
        super().resizeEvent(event)
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw once the sheet stands: before, its size was not known, and making the sheet took its turn."""
        super().showEvent(event)
        if not self._is_laid_out:
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        self._is_laid_out = True
        self._draw()

    def _up(self) -> ShownSide:
        return next((view for view in self._views if view.face == self._face), self._views[0])

    def _other(self) -> int:
        return 0 if self._face else 1

    def _draw(self) -> None:
        if not self._is_laid_out:
            return
        if not self._views:
            self.large.setPixmap(QPixmap())
            self.large.setAccessibleDescription("Nothing to draw yet")
            return
        before, self._kept = self._kept, {}
        up = self._up()
        self.large.setPixmap(self._pixmap(up, _within(self.large.size(), lying=lies_down(up.look)), before))
        names = [face.name for face in (up.look.face, *(half.face for half in up.look.halves)) if face.name]
        self.large.setAccessibleDescription(f"{up.title}: {' and '.join(names)}")
        if len(self._views) > 1:
            other = next(view for view in self._views if view is not up)
            self.small.setPixmap(self._pixmap(other, SMALL, before))
            self.small.setAccessibleName(f"Small picture: {other.title}")
            say(self.caption, other.title)

    def _pixmap(self, view: ShownSide, size: QSize, before: dict[_Drawn, QPixmap]) -> QPixmap:
        """Draw what was not there just before; every letter typed makes another picture, so no more are kept."""
        ratio = self.devicePixelRatioF()
        pixels = (round(size.width() * ratio), round(size.height() * ratio))
        key = (view.look, pixels, self.theme)
        drawn = before.get(key) or pixmap_of(draw_card(view.look, pixels, self.theme, ratio))
        drawn.setDevicePixelRatio(ratio)
        self._kept[key] = drawn
        return drawn


def _within(room: QSize, *, lying: bool) -> QSize:
    """The largest card that has room, on its side if it is printed so."""
    if lying:
        width = max(min(room.width(), room.height() * ASPECT), LEAST_WIDTH)
        return QSize(round(width), round(width / ASPECT))
    width = max(min(room.width(), room.height() / ASPECT), LEAST_WIDTH)
    return QSize(round(width), round(width * ASPECT))
