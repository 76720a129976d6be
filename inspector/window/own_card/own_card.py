"""Cards of one's own: the commands that open their sheet, which is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from inspector.window.board.session import Session
from inspector.window.own_card.sheet import OwnCardSheet
from inspector.window.own_card.start import why_no_copy
from inspector.window.search.controller import Finding
from inspector.window.style.theme import ThemeName
from inspector.window.widgets.commands import Command


class OwnCard(QObject):
    """Opens the sheet; it goes where the search would put a card."""

    def __init__(self, session: Session, finding: Finding, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._finding = finding
        self._window = window
        self._theme: ThemeName = "light"
        self._sheet: OwnCardSheet | None = None

    @property
    def sheet(self) -> OwnCardSheet:
        """The sheet, made when first asked for."""
        if self._sheet is None:
            self._sheet = OwnCardSheet(self._session, self._window)
            self._sheet.set_theme(self._theme)
            self._sheet.foot.placed_at(self._finding.results.zone.currentText())
        return self._sheet

    def follow_table(self) -> None:
        """Look again at what the card on the sheet means on the table."""
        if self._sheet is not None:
            self._sheet.follow_table()

    def follow_selection(self) -> None:
        """Offer the players of the board in view."""
        if self._sheet is not None:
            self._sheet.show_players()

    def set_theme(self, theme: ThemeName) -> None:
        """Draw pictures for a theme."""
        self._theme = theme
        if self._sheet is not None:
            self._sheet.set_theme(theme)

    def make(self) -> None:
        """Show the sheet with the card that was last on it."""
        self._show()
        self.sheet.form.pages[0].lines["name"].setFocus()

    def alter(self) -> None:
        """Show the sheet with a copy of the selected card."""
        self.sheet.begin_copy()
        self._show()

    def commands(self) -> Iterator[Command]:
        """The commands of the Card menu."""
        yield Command(
            id="own_card",
            text="Make your own card …",
            menu="Card",
            run=self.make,
            group=6,
        )
        yield Command(
            id="alter_copy",
            text="Alter a copy of this card …",
            menu="Card",
            run=self.alter,
            why_not=lambda: why_no_copy(self._session),
            group=6,
        )

    def close(self) -> None:
        """Put the sheet away, since the window goes."""
        if self._sheet is not None:
            self._sheet.hide()

    def _show(self) -> None:
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.activateWindow()
        self.sheet.read_now()
