"""The bar at the top: menus and search at the left, then edition and view, at the right undo, redo and the theme."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
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
# Milliseconds after which undo and redo name their steps for a screen reader, which asks for no tool tip.
_SAID_AFTER_MS = 300
_THEME = "Light, dark or high contrast"
_THEME_NAMES = {"light": "light", "dark": "dark", "contrast": "high contrast"}


class StepButton(QToolButton):
    """Undo or redo. What it would take back or do again is said when somebody asks, or when nothing else is done.

    To say it takes longer than the step: it names every object that the step touched.
    """

    def __init__(self, id_: str) -> None:
        super().__init__()
        self._id = id_
        self._find: Callable[[], str] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SAID_AFTER_MS)
        self._soon.timeout.connect(self._say)
        self._put("")

    def tell(self, find: Callable[[], str]) -> None:
        """Take what finds the step in words, which gives nothing where there is none."""
        # What it said may be of what somebody else saw.
        self._put("")
        self._find = find
        # What was said before may be what whoever looks now must not know.
        self._put("")
        self._soon.start()

    def event(self, event: QEvent) -> bool:
        """Say it to whoever points at the button."""
        if event.type() == QEvent.Type.ToolTip:
            self._say()
        return super().event(event)

    def said(self) -> str:
        """What it would do, in words."""
        self._say()
        return self.toolTip()

    def _say(self) -> None:
        find, self._find = self._find, None
        if find is not None:
            self._put(find())

    def _put(self, step: str) -> None:
        name = self._id.capitalize()
        tip(self, f"{name}: {step} ({key_of(self._id)})" if step else f"{name} ({key_of(self._id)})")


class TopBar(QFrame):
    """Holds the search field, the edition switch, the view bar and three buttons."""

    def __init__(self, search: SearchField) -> None:
        super().__init__()
        self.editions, self.views = EditionBar(), ViewBar()
        self.setObjectName("TopBar")
        self.setFixedHeight(TOP_HEIGHT)
        self.undo, self.redo, self.theme = StepButton("undo"), StepButton("redo"), QToolButton()
        tip(self.theme, _THEME)
        for button, name in ((self.undo, "Undo"), (self.redo, "Redo"), (self.theme, _THEME)):
            button.setAccessibleName(name)
            button.setIconSize(QSize(SIDE, SIDE))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
        shown = f"{_THEME}: now {_THEME_NAMES[roles.name]}"
        tip(self.theme, shown)
        self.theme.setAccessibleName(shown)
