"""The workbench: everything that stands in the window, made part by part, wired, and filled into the menus."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from inspector.rulebook import Rulebook, Shelf
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.shell.all_commands import all_commands
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.preferences import Preferences
from inspector.window.shell.showing import Showing
from inspector.window.shell.welcome import Welcome
from inspector.window.shell.wiring import Parts, Wiring
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import Commands
from inspector.window.widgets.waiting import Waiting


class Workbench(QObject):
    """The furniture of a window: made once, into its menus and its middle."""

    def __init__(
        self,
        window: QMainWindow,
        menu_bar: QMenuBar,
        menus: dict[str, QMenu],
        session: Session,
        settings: Settings,
        recovery: Recovery,
    ) -> None:
        super().__init__(window)
        self.window, self.menus, self.session, self.settings = window, menus, session, settings
        session.setParent(self)
        self.boards = Boards(session, self)
        self.reader = RulesReader(Rulebook(shelf=Shelf()), session, self)
        self.preferences = Preferences(settings, session, self)
        self.incoming = IncomingFiles(session, self.boards, self.reader, (settings, recovery), window)
        self.furniture = Furniture(window, session, self.boards, self.incoming.finding.field, self.reader)
        self.furniture.top.take(menu_bar)
        self.showing = Showing(session, self.furniture, self.incoming, self.reader, self.preferences, settings, window)
        self.showing.presenting.take_program(self.boards, settings)
        records = all_commands(
            session, self.boards, self.furniture, self.incoming, self.showing, self.preferences, window
        )
        self.commands = Commands(records, window, self.furniture.desk)
        self.commands.fill(menus)
        self.welcome = Welcome(session, self.incoming, settings, menus["File"], self.furniture.desk)
        self.waiting = Waiting(window)
        self._name_parts()
        parts = Parts(
            session,
            self.boards,
            settings,
            self.reader,
            self.furniture,
            self.incoming,
            self.showing,
            self.preferences,
            self.commands,
            self.welcome,
            self.waiting,
            window,
        )
        self._wiring = Wiring(parts, self)
        self.typed_names = self._wiring.typed_names
        self.desk.set_motion(self.preferences.wants_motion())

    def _name_parts(self) -> None:
        """Name what others ask for here, wherever it was made."""
        here, coming, showing = self.furniture, self.incoming, self.showing
        self.desk, self.panel, self.rules, self.history = here.desk, here.panel, here.rules, here.history
        self.search, self.editions, self.top, self.tabs = here.search, here.editions, here.top, here.tabs
        self.board_tabs, self.notice, self.outline, self.steps = here.board_tabs, here.notice, here.outline, here.steps
        self.files, self.finding = coming.files, coming.finding
        self.card_import, self.own_card, self.in_words = coming.card_import, coming.own_card, coming.in_words
        self.presenter, self.presenting, self.spoken = showing.presenter, showing.presenting, showing.spoken
        self.booth, self.training, self.detached = showing.apart.booth, showing.apart.training, showing.detached

    def set_roles(self, roles: Roles) -> None:
        """Give everything the theme's colors."""
        self.preferences.set_roles(roles)
        self.furniture.set_roles(roles)
        self.own_card.set_theme(roles.name)
        self.in_words.set_roles(roles)
        self.finding.set_theme(roles.name)
        self.incoming.palette.set_roles(roles)
        self.incoming.gallery.set_roles(roles)
        self.reader.set_roles(roles)
        self.showing.set_roles(roles)
