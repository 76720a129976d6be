"""What fills a window of its own over the desk and has nothing to do with its board: the booth, and training."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from inspector.window.board.session import Session
from inspector.window.booth.booth import Booth
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.preferences import Preferences
from inspector.window.style.theme import Roles
from inspector.window.training.training import Training


class Apart(QObject):
    """Makes them, and gives them a theme's colors."""

    def __init__(
        self,
        session: Session,
        incoming: IncomingFiles,
        reader: RulesReader,
        preferences: Preferences,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.booth = Booth(window, incoming.files.keep_aside, preferences.wants_motion)
        self.training = Training(window, session.tell, reader.book)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.booth.set_roles(roles)
        self.training.set_roles(roles)

    def end(self) -> None:
        """Close what is open."""
        self.booth.end()
        self.training.end()
