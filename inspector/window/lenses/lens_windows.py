"""The lenses of a window: those in the place of its desk, and those that were given windows of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from inspector.window.board.session import Session
from inspector.window.kept.settings import Settings
from inspector.window.lenses.lens_window import LensWindow
from inspector.window.lenses.lenses import Lenses
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles


class LensWindows(QObject):
    """Holds all lenses: ``main`` are those in the window itself; the signals are those of the ones beside it."""

    rule_wanted = Signal(str, str)
    pointed = Signal(str)

    def __init__(self, session: Session, pictures: Pictures, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._pictures, self._settings, self._window = session, pictures, settings, window
        self._roles: Roles | None = None
        self.main = Lenses(session, pictures, settings, self)
        self.main.detach_wanted.connect(self.detach)
        self.shown: list[LensWindow] = []

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self._roles = roles
        for lenses in (self.main, *(own.lenses for own in self.shown)):
            lenses.set_roles(roles)

    def detach(self) -> None:
        """Give the lens in view a window of its own, which stays with its card; the desk comes back here."""
        label = self.main.object
        if not self.main.shown or label is None or self._roles is None:
            return
        own = LensWindow(self._session, self._pictures, self._settings, self._roles, self._window)
        own.left.connect(self.shown.remove)
        own.rule_wanted.connect(self.rule_wanted)
        own.pointed.connect(self.pointed)
        self.shown.append(own)
        own.look_at(label, self.main.shown, self.main.ladder.edition)
        self.main.close()
        own.show()

    def light(self, label: str) -> None:
        """Show on the ladders which rungs are of a card that is pointed at on the desk."""
        for own in self.shown:
            own.light(label)

    def follow(self, *, hidden: bool) -> None:
        """Let those beside the window show the table as it is, ``hidden`` from a class; whose card is gone closes."""
        for own in tuple(self.shown):
            own.setVisible(not hidden)
            if own.lenses.object in self._session.table.objects:
                own.lenses.follow()
            else:
                own.close()
