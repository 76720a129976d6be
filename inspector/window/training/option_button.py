"""A button whose words wrap: what may be answered is read whole, however long it is and however large the type."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from inspector.window.style.type_faces import px
from inspector.window.widgets.plain_text import say
from inspector.window.words.sentences import spoken

# What the style sheet leaves around the words, its border counted in.
# Once answered an option is lower: what comes of the answer needs the room.
_BESIDE, _ABOVE, _ABOVE_ANSWERED = 17, 13, 6
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ANY_HEIGHT = 10_000
# The key cap, the room between it and the words, and between the words and the mark.
_CAP, _AFTER_CAP, _BEFORE_MARK = 26, 14, 16
_CAP_ROUND = 6


class OptionButton(QPushButton):
    """Shows an option as the style sheet has it, in as many lines as it takes, behind the key that chooses it."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__()
        self.setObjectName("TrainingOption")
        self.key, self.mark = key, ""
        say(self, text)
        self.setAccessibleName(spoken(f"{key}: {text}"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_mark(self, state: str, mark: str) -> None:
        """Say how it turned out, by a sign and a word at its end; ``state`` is what the style sheet calls that."""
        self.mark = mark
        self.setProperty("state", state)
        self.setAccessibleName(spoken(", ".join(filter(None, (f"{self.key}: {self.text()}", mark)))))
        self.style().polish(self)
        self.updateGeometry()
        self.update()

    def _before(self) -> int:
        return _BESIDE + round(px(_CAP)) + _AFTER_CAP if self.key else _BESIDE

    def _after(self) -> int:
        return _BESIDE + (self.fontMetrics().horizontalAdvance(self.mark) + _BEFORE_MARK if self.mark else 0)

    def _above(self) -> int:
        return _ABOVE_ANSWERED if self.property("state") else _ABOVE

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at this width, in logical pixels."""
        room = QRect(0, 0, max(1, width - self._before() - self._after()), _ANY_HEIGHT)
        lines = self.fontMetrics().boundingRect(room, _WRAPPED, self.text()).height()
        return max(lines, round(px(_CAP))) + 2 * self._above()

    def sizeHint(self) -> QSize:
        """As narrow as its longest word may be; the height follows from the width."""
        widest = max((self.fontMetrics().horizontalAdvance(word) for word in self.text().split()), default=0)
        height = max(self.fontMetrics().height(), round(px(_CAP))) + 2 * self._above()
        return QSize(widest + self._before() + self._after(), height)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button without words as the style has it, the key in its cap, the words in their lines, the mark."""
        del event
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        color = self.palette().color(QPalette.ColorRole.ButtonText)
        painter.setPen(color)
        words = self.rect().adjusted(self._before(), 0, -self._after(), 0)
        painter.drawText(words, _WRAPPED, self.text())
        if self.mark:
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(self.rect().adjusted(0, 0, -_BESIDE, 0), end, self.mark)
        if self.key:
            self._paint_cap(painter, color)
        painter.end()

    def _paint_cap(self, painter: QPainter, color: QColor) -> None:
        side = px(_CAP)
        cap = QRectF(_BESIDE, (self.height() - side) / 2, side, side)
        rim = QColor(color)
        rim.setAlphaF(0.4)
        painter.setPen(QPen(rim, 1))
        painter.drawRoundedRect(cap, _CAP_ROUND, _CAP_ROUND)
        font = painter.font()
        font.setPixelSize(round(px(13)))
        painter.setFont(font)
        painter.setPen(color)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)
