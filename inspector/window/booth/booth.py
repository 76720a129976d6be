"""The booth (Ctrl+F11): begins it and ends it. The user's boards stay as they are: the booth has its own table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from inspector.window.booth.window import BoothWindow, Intervals
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import Command


class Booth(QObject):
    """Opens the booth over a window. ``keep`` is called before, so that even a power cut loses nothing."""

    def __init__(self, window: QMainWindow, keep: Callable[[], object], motion: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window, self._keep, self._motion = window, keep, motion
        self.intervals = Intervals()
        self._roles: Roles | None = None
        self.shown: BoothWindow | None = None

    def commands(self) -> tuple[Command, ...]:
        """The command that begins it."""
        return (
            Command(
                id="booth",
                text="Booth: cards to touch",
                menu="View",
                run=self.begin,
                group=6,
            ),
        )

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles

    def begin(self) -> None:
        """Fill the screen with the booth."""
        if self.shown is not None or self._roles is None:
            return
        self._keep()
        self.shown = BoothWindow(self._roles, self.intervals, motion=self._motion())
        self.shown.left.connect(self._end)
        self.shown.setScreen(self._window.screen())
        # Where no window manager runs, as on many a kiosk, nobody else makes it as large as the screen.
        self.shown.setGeometry(self._window.screen().geometry())
        self.shown.showFullScreen()
        self.shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Close it, if it is open."""
        if self.shown is not None:
            self.shown.close()

    def _end(self) -> None:
        self.shown = None
        self._window.activateWindow()
