"""What the user prefers, and remembers: the theme, the size of the type, whether cards move as they turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from inspector.window.board.session import Session
from inspector.window.desk.turning import motion_wanted
from inspector.window.kept.settings import MOTION, THEME, TYPE_SIZE, Settings
from inspector.window.style.theme import THEMES, Roles, system_theme

_NEXT_THEME = {"light": "dark", "dark": "contrast"}


class Preferences(QObject):
    """Changes the settings that are about looks.

    ``theme_chosen`` is emitted when another theme or size of type was chosen, ``motion_chosen`` with whether cards
    move.
    """

    theme_chosen = Signal()
    motion_chosen = Signal(bool)

    def __init__(self, settings: Settings, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._session = settings, session
        # Until the window gives its own.
        self._roles: Roles = THEMES["light"]

    def set_roles(self, roles: Roles) -> None:
        """Take the theme in use."""
        self._roles = roles

    def set_theme(self, choice: str) -> None:
        """Take a theme and remember it."""
        self._settings.put(THEME, choice)
        self.theme_chosen.emit()

    def next_theme(self) -> None:
        """Take the theme that comes after the one in use."""
        self.set_theme(_NEXT_THEME.get(self._roles.name, "light"))

    def is_theme(self, choice: str) -> bool:
        """Whether a theme holds now: the one remembered, or the one that a command line forced in its place."""
        remembered = self._settings.get(THEME)
        meant = system_theme() if remembered == "system" else remembered
        return choice == (remembered if meant == self._roles.name else self._roles.name)

    def change_type(self, step: int) -> None:
        """Take the next larger or smaller type and remember it."""
        sizes = TYPE_SIZE.allowed
        index = sizes.index(self._settings.get(TYPE_SIZE)) + step
        if 0 <= index < len(sizes):
            self._settings.put(TYPE_SIZE, sizes[index])
            self.theme_chosen.emit()
        self._session.tell("note", f"Type size {self._settings.get(TYPE_SIZE)} %.")

    def toggle_motion(self) -> None:
        """Show turning, or stop doing so."""
        choice = "off" if self._settings.get(MOTION) == "on" else "on"
        self._settings.put(MOTION, choice)
        self.motion_chosen.emit(self.wants_motion())
        self._session.tell("note", f"Cards {'move' if choice == 'on' else 'do not move'} as they turn.")

    @property
    def is_motion_on(self) -> bool:
        """Whether the user lets cards move."""
        return self._settings.get(MOTION) == "on"

    def wants_motion(self) -> bool:
        """Whether cards move, as the user and the desktop have it."""
        return self.is_motion_on and motion_wanted()
