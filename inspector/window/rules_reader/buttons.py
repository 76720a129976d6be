"""The buttons of the rules reader: back, forward, and a menu of what else can be done with the rules in view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from inspector.window.style.theme import Roles
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip

SIDE = 16
_RATIOS = (1.0, 2.0, 3.0)


class ReaderButtons:
    """Makes the buttons; the pane puts them in their places."""

    def __init__(self) -> None:
        """Make them, the menu empty."""
        self.back = _button("Back in the rules", key_of("rules_back"))
        self.forward = _button("Forward in the rules", key_of("rules_forward"))
        self.more = _button("More about the rules", "")
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        for button in (self.back, self.forward):
            button.setEnabled(False)

    def add(self, text: str, run: Callable[[], None]) -> None:
        """Put a line into the menu."""
        self.menu.addAction(text).triggered.connect(lambda _checked: run())

    def set_roles(self, roles: Roles) -> None:
        """Draw the signs in a theme's ink."""
        for button, sign in ((self.back, "back"), (self.forward, "forward"), (self.more, "more")):
            button.setIcon(_icon(sign, roles))


def _button(name: str, keys: str) -> QToolButton:
    button = QToolButton()
    button.setAccessibleName(name)
    tip(button, f"{name} ({keys})" if keys else name)
    button.setIconSize(QSize(SIDE, SIDE))
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _icon(sign: str, roles: Roles) -> QIcon:
    found = QIcon()
    for mode, color in ((QIcon.Mode.Normal, roles.ink), (QIcon.Mode.Disabled, roles.line)):
        for ratio in _RATIOS:
            pixmap = QPixmap(QSize(SIDE, SIDE) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(color), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            _draw(painter, sign, QColor(color))
            painter.end()
            found.addPixmap(pixmap, mode)
    return found


def _draw(painter: QPainter, sign: str, color: QColor) -> None:
    if sign == "more":
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        for x in (3.5, 8.0, 12.5):
            painter.drawEllipse(int(x) - 1, 7, 3, 3)
        return
    path = QPainterPath()
    out, tip = (10.0, 5.5) if sign == "back" else (6.0, 10.5)
    path.moveTo(out, 3.5)
    path.lineTo(tip, 8.0)
    path.lineTo(out, 12.5)
    painter.drawPath(path)
