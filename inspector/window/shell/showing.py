"""What shows the session: beside the desk, on sheets, in windows of its own, to a class, to a screen reader."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMainWindow

from inspector.window.accessibility.interfaces import Spoken
from inspector.window.board.session import Session
from inspector.window.kept.settings import Settings
from inspector.window.lenses.comparing import Comparing
from inspector.window.lenses.lens_windows import LensWindows
from inspector.window.panel.detached import DetachedPanel
from inspector.window.presentation.presenter import Presenter
from inspector.window.presentation.presenting import Presenting
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.shell.apart import Apart
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.preferences import Preferences
from inspector.window.style.theme import Roles
from inspector.window.widgets.keys import key_of

# So many times larger a lens is read from the last row.
_FOR_A_CLASS = 1.5


class Showing(QObject):
    """Makes those who show the session, each for what it is asked for.

    ``enlarged`` is emitted with how many times larger than usual everything is to be read.
    """

    enlarged = Signal(float)

    def __init__(
        self,
        session: Session,
        furniture: Furniture,
        incoming: IncomingFiles,
        reader: RulesReader,
        preferences: Preferences,
        settings: Settings,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session, self._furniture, self._window = session, furniture, window
        self.presenter = Presenter(session, reader, furniture, self)
        self.spoken = Spoken(furniture.desk, session)
        self.comparing = Comparing(session, window)
        self.lens_windows = LensWindows(session, furniture.panel.pictures, settings, window)
        self.lenses = self.lens_windows.main
        furniture.over.addWidget(self.lenses.bar)
        for page in self.lenses.pages:
            furniture.middle.addWidget(page)
        furniture.beside.addWidget(self.lenses.ladder.detail)
        self.detached = DetachedPanel(window, settings)
        self.detached.put_into(furniture.across, furniture.right)
        self.presenting = Presenting(window, session, self.presenter, self.lenses)
        self.presenting.put_into(furniture.rows, furniture.across, furniture.aside)
        self.apart = Apart(session, incoming, reader, preferences, window)

    def show_session(self) -> None:
        """Show in the frame of the window which board is in view and how far it is carried out."""
        self._furniture.show_session(self._session)
        board = self._session.board
        title = self.presenting.title if self.presenting.is_on else board.title
        seen = f" — seen by {board.seen_as}" if board.is_seen and board.seen_as not in title else ""
        self._window.setWindowTitle(f"{title}[*]{seen} — Card Inspector")
        dirty = self._session.whole.is_dirty
        # Every widget of the window is told of this, so only when it changes.
        if self._window.isWindowModified() != dirty:
            self._window.setWindowModified(dirty)

    def look_as(self, viewer: str) -> None:
        """Show the board as somebody sees it: nothing in the window tells what is hidden from them."""
        whole = self._session.whole
        if viewer == whole.viewer:
            return
        self._put_sheets_away()
        self.presenter.reader.forget_pages()
        self._session.show_board(msgspec.structs.replace(whole, viewer=viewer))
        self.lenses.forget_hidden()
        board, key = self._session.board, key_of("view")
        hidden = f"Seen by {board.seen_as}: what is hidden from them is not shown. {key} goes on to the next view."
        self._session.tell("note", hidden if board.is_seen else "Seen by the judge: nothing is hidden.")

    def _put_sheets_away(self) -> None:
        """Put away what was opened over the board: it tells what whoever looked before could see."""
        for sheet in self._window.findChildren(QDialog):
            if sheet.testAttribute(Qt.WidgetAttribute.WA_DeleteOnClose):
                sheet.close()
            else:
                sheet.hide()

    def look_as_next(self) -> None:
        """Show the board as the next one sees it: the judge, each player, the spectator, and the judge again."""
        viewers, viewer = self._session.board.viewers, self._session.board.viewer
        self.look_as(viewers[(viewers.index(viewer) + 1) % len(viewers)])

    def show_lens(self, name: str) -> None:
        """Put a lens in the place of the desk, or the desk back."""
        lenses, here = self.lenses, self._furniture
        if self.presenting.is_on:
            self.presenting.sheet.setVisible(not name)
        self.enlarged.emit(_FOR_A_CLASS if name and self.presenting.is_on else 1.0)
        here.middle.setCurrentWidget(lenses.page_in_view or here.desk)

    def follow_in_windows(self) -> None:
        """Let lenses in windows of their own show the table as it is, but not to a class."""
        self.lens_windows.follow(hidden=self.presenting.is_on)

    def give_room(self, wanted: bool) -> None:
        """Put the panel away while two ladders need its room, and back; in a window of its own it takes none."""
        if not self.detached.is_detached and not self.presenting.is_on:
            self._furniture.right.setVisible(not wanted)

    def show_why(self, number: str) -> None:
        """Show a rule that the bar cites, among those that decided what it tells."""
        self._furniture.show_tab("rules")
        shown = self._furniture.notice.shown
        if shown is not None and number in shown.rules:
            self.presenter.show_reasons(shown.text, shown.reasons, number)
        else:
            self.presenter.go_to_rule(number)

    def show_rule(self, number: str, edition: str = "") -> None:
        """Show a rule as an edition has it, else as that in view."""
        self.presenter.go_to_rule(number, edition)
        self._furniture.show_tab("rules")

    def detach_panel(self) -> None:
        """Give the panel a window of its own, or bring it back beside the desk."""
        if self.presenting.is_on:
            self._session.tell("nothing", f"The panel is put aside while presenting; {key_of('presenter')} leaves.")
            return
        self.detached.toggle()
        if self.detached.is_detached:
            key = key_of("detach_panel")
            self._session.tell("note", f"The panel has a window of its own; {key}, or closing that, brings it back.")

    def set_roles(self, roles: Roles) -> None:
        """Give everything that is shown the theme's colors."""
        for panel in (self._furniture.panel, self._furniture.pinned):
            panel.set_roles(roles)
        self.presenting.set_roles(roles)
        self.lens_windows.set_roles(roles)
        self.apart.set_roles(roles)
        self.presenter.show_table()
        self.show_session()
