"""The bar above training: what one sits at, how far one is, how one sits, and the way back."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from inspector.rules import NEWEST
from inspector.window.style.theme import Roles
from inspector.window.widgets.plain_text import plain_label, say, tip

_WIDE, _LEAST_WIDE, _HIGH, _GAP, _MOST = 18, 5, 8, 4, 20


class WayToSit(StrEnum):
    """What lies open beside somebody who answers."""

    MEMORY = "From memory"
    RULES = "Rules open"
    ALL = "All open"


_TIPS = {
    WayToSit.MEMORY: "Nothing to look up until you have answered",
    WayToSit.RULES: "A rule may be looked up by its number or by words",
    WayToSit.ALL: "Rules open, and after the answer every value of what was asked about",
}


class QuestionSegments(QWidget):
    """One segment a question: those asked are filled, the one asked now has a rim; none tells right from wrong."""

    def __init__(self) -> None:
        super().__init__()
        self._count, self._now = 0, 0
        self._roles: Roles | None = None
        # In a narrow window they give way: what is told in words needs the room.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_at(self, now: int, count: int) -> None:
        """Show that question ``now`` (from 1) of so many is asked; many are told in words alone."""
        self._now, self._count = now, count
        self.setVisible(0 < count <= _MOST)
        self.updateGeometry()
        self.update()

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its segments."""
        return QSize(self._count * (_WIDE + _GAP), _HIGH + 2)

    def minimumSizeHint(self) -> QSize:
        """Segments may be little more than dots."""
        return QSize(self._count * (_LEAST_WIDE + _GAP), _HIGH + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The segments."""
        del event
        if self._roles is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent, rest = QColor(self._roles.accent), QColor(self._roles.zone_line)
        wide = self.width() / max(1, self._count)
        for place in range(self._count):
            box = QRectF(place * wide + 1, 1, wide - _GAP, _HIGH)
            painter.setPen(QPen(accent, 2) if place == self._now - 1 else Qt.PenStyle.NoPen)
            filled = accent if place < self._now - 1 else rest
            painter.setBrush(QColor(self._roles.window) if place == self._now - 1 else filled)
            painter.drawRoundedRect(box, _HIGH / 2, _HIGH / 2)
        painter.end()


class TrainingBar(QFrame):
    """The bar; ``left`` is emitted to go back, ``way_chosen`` with how one sits."""

    left = Signal()
    way_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("TrainingTop")
        self.where = plain_label(name="TrainingName")
        self.segments = QuestionSegments()
        self.told = plain_label(name="TrainingSmall")
        # A note may be long, as the path in it; it never makes the window wider.
        self.told.setWordWrap(True)
        self.edition = plain_label(f"rules of {NEWEST.key}", "TrainingSmall")
        self.back = QPushButton("Leave   Esc")
        self.back.setProperty("kind", "plain")
        self.back.clicked.connect(self.left)
        self.ways = QFrame()
        self.ways.setObjectName("TrainingWays")
        self._group = QButtonGroup(self)
        beside = QHBoxLayout(self.ways)
        beside.setContentsMargins(2, 2, 2, 2)
        beside.setSpacing(2)
        for place, way in enumerate(WayToSit):
            button = QPushButton(str(way))
            button.setCheckable(True)
            button.setChecked(place == 0)
            button.setObjectName("TrainingWay")
            tip(button, _TIPS[way])
            self._group.addButton(button, place)
            beside.addWidget(button)
        self._group.idClicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 7, 24, 7)
        row.setSpacing(16)
        row.addWidget(self.where)
        row.addWidget(self.segments)
        row.addWidget(self.told, 1)
        for widget in (self.edition, self.ways, self.back):
            row.addWidget(widget)

    def _choose(self, place: int) -> None:
        self.way_chosen.emit(str(tuple(WayToSit)[place]))

    def choose(self, way: WayToSit) -> None:
        """Show how one sits."""
        self._group.button(tuple(WayToSit).index(way)).setChecked(True)

    def show_where(self, where: str, told: str, back: str, edition: str = "") -> None:
        """Say what one sits at, and what is to be told beside it."""
        say(self.where, where)
        say(self.told, told)
        say(self.back, back)
        say(self.edition, f"rules of {edition or NEWEST.key}")
