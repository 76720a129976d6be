"""The bar at the top: the search at the left, edition and view in the middle, undo, redo and theme at the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from inspector.window.desk.view_bar import ViewBar
from inspector.window.lenses.edition_bar import EditionBar
from inspector.window.search.search import SearchField
from inspector.window.style.icons import SIDE, icon
from inspector.window.style.style import TOP_HEIGHT
from inspector.window.style.theme import Roles
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip


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
        search.setMinimumWidth(220)
        search.setMaximumWidth(380)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 10, 6)
        row.setSpacing(8)
        row.addWidget(search, 2)
        row.addStretch(1)
        row.addWidget(self.editions)
        row.addSpacing(6)
        row.addWidget(self.views)
        row.addStretch(1)
        for button in (self.undo, self.redo, self.theme):
            row.addWidget(button)

    def set_roles(self, roles: Roles) -> None:
        """Draw the buttons in a theme's ink."""
        for button, name in ((self.undo, "undo"), (self.redo, "redo"), (self.theme, "theme")):
            button.setIcon(icon(name, roles.ink))


def _button(name: str, keys: str) -> QToolButton:
    button = QToolButton()
    button.setAccessibleName(name)
    tip(button, f"{name} ({keys})" if keys else name)
    button.setIconSize(QSize(SIDE, SIDE))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
