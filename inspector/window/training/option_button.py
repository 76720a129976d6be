"""A button whose words wrap: what may be answered is read whole, however long it is and however large the type."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from inspector.window.widgets.plain_text import say

# What the style sheet leaves around the words, its border counted in.
_BESIDE, _ABOVE = 17, 13
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ANY_HEIGHT = 10_000


class OptionButton(QPushButton):
    """Shows an option as the style sheet has it, in as many lines as it takes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setObjectName("TrainingOption")
        say(self, text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at this width, in logical pixels."""
        room = QRect(0, 0, max(1, width - 2 * _BESIDE), _ANY_HEIGHT)
        return self.fontMetrics().boundingRect(room, _WRAPPED, self.text()).height() + 2 * _ABOVE

    def sizeHint(self) -> QSize:
        """As narrow as its longest word may be; the height follows from the width."""
        widest = max((self.fontMetrics().horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(widest + 2 * _BESIDE, self.fontMetrics().height() + 2 * _ABOVE)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button without words as the style has it, and the words in their lines."""
        del event
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.drawText(self.rect().adjusted(_BESIDE, 0, -_BESIDE, 0), _WRAPPED, self.text())
        painter.end()
