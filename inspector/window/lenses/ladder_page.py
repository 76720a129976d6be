"""The ladder's page: the card as of the rung in view, the ladder, the bar that plays it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.lenses import Ladder
from inspector.window.lenses.ladder_scrubber import PlayBar
from inspector.window.lenses.ladder_view import LadderView
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.keys import is_key
from inspector.window.widgets.plain_text import plain_label, say

_WIDE, _HIGH = 160, 224
# Below this the page has no room for the card beside the ladder.
_NARROW = 720
_TILE = 40
_ART = QRect(12, 30, 88, 62)


class LadderPage(QWidget):
    """Shows a ladder as of a rung; ``moved`` is emitted with the rung wanted, ``left`` where the desk is wanted."""

    moved = Signal(int)
    left = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("Band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("The ladder")
        self._pictures = pictures
        self._title, self._after = plain_label(name="Heading"), plain_label(name="Sub")
        self._card = QLabel()
        self._card.setFixedSize(QSize(_WIDE, _HIGH))
        self.view, self.bar = LadderView(), PlayBar()
        self.view.picked.connect(self.moved)
        self.bar.moved.connect(self.moved)
        self._side = QWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self._after)
        side.addWidget(self._card)
        side.addStretch(1)
        middle = QVBoxLayout()
        middle.addWidget(self.view, 1)
        middle.addWidget(self.bar)
        across = QHBoxLayout()
        across.setSpacing(14)
        across.addWidget(self._side)
        across.addLayout(middle, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 10, 14, 4)
        whole.setSpacing(8)
        whole.addWidget(self._title)
        whole.addLayout(across, 1)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.view.set_roles(roles)
        self.bar.set_roles(roles)

    def show_ladder(self, ladder: Ladder, name: str, looks: dict[str, CardLook], *, what_if: bool) -> None:
        """Show the ladder of the object of a name; ``looks`` are the cards of its sources."""
        say(self._title, name)
        self.view.show_ladder(ladder, lambda label: self._tile(looks.get(label)), what_if=what_if)

    def show_playhead(self, ladder: Ladder, place: int, look: CardLook) -> None:
        """Show everything as of a rung."""
        self.view.show_playhead(place)
        self.bar.show_ladder(ladder, place)
        say(self._after, f"After step {place} of {len(ladder.rungs) - 1}" if place else "As printed")
        self._card.setPixmap(self._pictures.card(look, _WIDE, _HIGH, self.devicePixelRatioF()))
        self._card.setAccessibleName(f"The card after step {place}")

    def _tile(self, look: CardLook | None) -> QPixmap | None:
        """The art of a card with its rim, small: what a source is known by."""
        if look is None:
            return None
        ratio = self.devicePixelRatioF()
        card = self._pictures.card(look, 112, 156, ratio)
        art = card.copy(QRect(*(round(each * ratio) for each in (_ART.x(), _ART.y(), _ART.width(), _ART.height()))))
        side = round(_TILE * ratio)
        art = art.scaled(
            side, side, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        tile = QPixmap(side, side)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = QPainterPath()
        rim.addRoundedRect(0, 0, side, side, 8 * ratio, 8 * ratio)
        painter.setClipPath(rim)
        art.setDevicePixelRatio(1)
        painter.drawPixmap((side - art.width()) // 2, (side - art.height()) // 2, art)
        painter.end()
        tile.setDevicePixelRatio(ratio)
        return tile

    def resizeEvent(self, event: object) -> None:
        """Leave out the card where there is no room for it."""
        del event
        self._side.setVisible(self.width() >= _NARROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, leave."""
        if is_key(event, "ladder_back"):
            self.bar.step(-1)
        elif is_key(event, "ladder_on"):
            self.bar.step(1)
        elif is_key(event, "ladder_play"):
            self.bar.toggle()
        elif is_key(event, "leave_ladder"):
            self.left.emit()
        else:
            super().keyPressEvent(event)
