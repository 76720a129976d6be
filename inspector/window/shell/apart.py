"""What fills a window of its own over the desk and has nothing to do with its board: the booth, and training."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from inspector.library import bundled_cards
from inspector.scenario import Scenario, shorten
from inspector.scenario.embedding import with_its_cards
from inspector.sharing import redacted
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
        self.training = Training(window, session.tell, partial(_board_to_ask, session), reader.book)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.booth.set_roles(roles)
        self.training.set_roles(roles)

    def end(self) -> None:
        """Close what is open."""
        self.booth.end()
        self.training.end()


def _board_to_ask(session: Session) -> Scenario | None:
    """Give the board in view as whoever looks knows it; None where that cannot be told, which is said."""
    board, whole = session.board, session.whole
    if not board.is_seen:
        return with_its_cards(whole.scenario, session.cards.pool, bundled_cards())
    known = redacted(whole.scenario, shorten(whole.run, whole.cursor), board.viewer)
    if known is None:
        session.tell("refused", f"What {board.seen_as} knows of this board cannot be told as a list of actions.")
    return known
