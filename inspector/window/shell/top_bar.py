"""The bar at the top: menus and search at the left, then edition and view, at the right undo, redo and the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenuBar, QSizePolicy, QToolButton

from inspector.window.desk.view_bar import ViewBar
from inspector.window.lenses.edition_bar import EditionBar
from inspector.window.search.search import SearchField
from inspector.window.style.icons import SIDE, icon
from inspector.window.style.style import TOP_HEIGHT, TOP_MARGINS
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip

# From these widths on, at the usual size of type, there is room for the words about the edition, and for all editions.
WITH_WORDS, WITH_EDITIONS = 1430, 1230
LEAST_WIDTH = 440


class TopBar(QFrame):
    """Holds the search field, the edition switch, the view bar and three buttons."""

    def __init__(self, search: SearchField) -> None:
        super().__init__()
        self.editions, self.views = EditionBar(), ViewBar()
        self.setObjectName("TopBar")
        self.setFixedHeight(TOP_HEIGHT)
        self.undo = _button("Undo", key_of("undo"))
        self.redo = _button("Redo", key_of("redo"))
        self.theme = _button("Light, dark or high contrast", "")
        search.setMinimumWidth(150)
        search.setMaximumWidth(340)
        self._row = row = QHBoxLayout(self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(*TOP_MARGINS)
        row.setSpacing(6)
        row.addWidget(search, 6)
        row.addStretch(1)
        row.addWidget(self.editions)
        row.addSpacing(6)
        row.addWidget(self.views)
        row.addStretch(1)
        for button in (self.undo, self.redo, self.theme):
            row.addWidget(button)

    def take(self, menu_bar: QMenuBar) -> None:
        """Take the menus in at the left; where there is no room for all of them, they fold behind a sign."""
        menu_bar.setMinimumWidth(44)
        menu_bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row.insertWidget(0, menu_bar, 0, Qt.AlignmentFlag.AlignVCenter)
        # Qt's own sign for menus that have no room is a picture in the ink of a light theme.
        folded = menu_bar.findChild(QToolButton, "qt_menubar_ext_button")
        if isinstance(folded, QToolButton):
            folded.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            say(folded, "»")
            folded.setAccessibleName("More menus")
            tip(folded, "More menus")

    def tell_steps(self, back: str, on: str) -> None:
        """Say which step undo takes back and which redo does again, empty for none."""
        for button, id_, step in ((self.undo, "undo", back), (self.redo, "redo", on)):
            name = id_.capitalize()
            tip(button, f"{name}: {step} ({key_of(id_)})" if step else f"{name} ({key_of(id_)})")

    def minimumSizeHint(self) -> QSize:
        """It may be narrower than what stands in it now: that gives way."""
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give way where the window is narrow: first the words about the edition, then the editions not in use."""
        super().resizeEvent(event)
        width = self.width() / max(1.0, type_scale())
        self.editions.set_room(words=width >= WITH_WORDS, all_=width >= WITH_EDITIONS)

    def set_roles(self, roles: Roles) -> None:
        """Draw the buttons in a theme's ink, and be as high as the type asks for."""
        self.setFixedHeight(round(TOP_HEIGHT * max(1.0, type_scale())))
        for button, name in ((self.undo, "undo"), (self.redo, "redo"), (self.theme, "theme")):
            button.setIcon(icon(name, roles.ink))


def _button(name: str, keys: str) -> QToolButton:
    button = QToolButton()
    button.setAccessibleName(name)
    tip(button, f"{name} ({keys})" if keys else name)
    button.setIconSize(QSize(SIDE, SIDE))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
