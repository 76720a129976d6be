"""The search at work: what is typed, what the library finds, and where the chosen card goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from inspector.drawing import printed_look
from inspector.library import Found, LibraryError, QueryError
from inspector.window.arrange import ASPECT
from inspector.window.pictures import Pictures
from inspector.window.place_menu import place_menu
from inspector.window.places import Spot
from inspector.window.search import MOST_RESULTS, SearchField, SearchResults
from inspector.window.session import Session
from inspector.window.settings import PLACE_ZONE, Settings

DRAGGED_WIDTH = 110.0
PAUSE_MS = 120


class Finding(QObject):
    """Connects the field, its results and the session; ``done`` is emitted once a card was placed or given up."""

    done = Signal()

    def __init__(self, session: Session, settings: Settings, field: SearchField, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self.field = field
        self.results = SearchResults(field, window)
        self.results.zone.setCurrentText(settings.get(PLACE_ZONE))
        self.results.list.picture_of = self._picture
        self._pictures = Pictures()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._guess)
        field.entered.connect(self._entered)
        field.textChanged.connect(self._typed)
        self.results.taken.connect(self._take)
        self.results.ways_wanted.connect(self._offer_ways)
        self.results.places_changed.connect(self._remember)
        field.left.connect(self.done)
        session.table_changed.connect(self._show_players)
        self._show_players()

    def prepare_soon(self) -> None:
        """Read the names once the window stands, so that the first letter typed finds them ready."""
        QTimer.singleShot(0, self, self.prepare)

    def prepare(self) -> None:
        """Read the names of all cards; a library that cannot be read is told."""
        self._ask("a")

    def is_card(self, name: str) -> bool:
        """Whether some card is called so, spelled as people spell it."""
        try:
            return self._session.library.find_spelled(name) is not None
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return False

    def search_again(self) -> None:
        """Ask the library once more, where an import has changed it while results are shown."""
        if not self.results.isHidden():
            self._typed(self.field.text())

    def place(self, card_name: str) -> None:
        """Put a card where the field says."""
        self._session.place(card_name, self.results.zone.currentText(), self.results.player.currentText())

    def place_at(self, card_name: str, spot: Spot) -> None:
        """Put a card into a zone."""
        self._session.place(card_name, spot.zone, spot.player or self.results.player.currentText())
        self.results.leave()
        self.done.emit()

    def _typed(self, text: str) -> None:
        self._pause.stop()
        if not text.strip():
            self.results.hide()
            return
        try:
            found = self._ask(text)
        except QueryError as error:
            self.results.show_problem(text, error)
            return
        if found:
            self.results.show_matches(text.strip(), found)
        else:
            # To look for names spelled alike takes longer than people take from one key to the next.
            self.results.show_looking()
            self._pause.start()

    def _entered(self) -> None:
        """Who presses Enter before the pause is over gets the names spelled alike at once."""
        if self._pause.isActive():
            self._pause.stop()
            self._guess()

    def _guess(self) -> None:
        if not self.results.isHidden():
            text = self.field.text()
            self.results.show_matches(text.strip(), self._ask(text, guesses=True))

    def _ask(self, query: str, *, guesses: bool = False) -> tuple[Found, ...]:
        """What the library finds; nothing, and a word in the bar, where it cannot be asked."""
        library = self._session.library
        try:
            return library.search(query, MOST_RESULTS, guesses=guesses)
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return ()
        finally:
            self._session.tell_notices(library)

    def _take(self, card_name: str) -> None:
        self.place(card_name)
        self.done.emit()

    def ways_menu(self, card_name: str) -> QMenu:
        """The ways to place a card where the field says; choosing one leaves the search."""
        zone, player = self.results.zone.currentText(), self.results.player.currentText()
        menu = place_menu(self._session, card_name, zone, player, self.field)
        menu.triggered.connect(self.results.leave)
        menu.triggered.connect(self.done)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _offer_ways(self, card_name: str, at: QPoint) -> None:
        self.ways_menu(card_name).popup(at)

    def _remember(self) -> None:
        zone = self.results.zone.currentText()
        if zone in PLACE_ZONE.allowed:
            self._settings.put(PLACE_ZONE, zone)

    def _show_players(self) -> None:
        self.results.set_players(self._session.table.players)

    def _picture(self, card_name: str) -> QPixmap:
        card = self._session.pool.find(card_name)
        if card is None:
            return QPixmap()
        ratio = self.results.devicePixelRatioF()
        self._pictures.theme = "dark" if self.results.palette().window().color().lightness() < _MIDDLE else "light"
        return self._pictures.card(printed_look(card), DRAGGED_WIDTH, DRAGGED_WIDTH * ASPECT, ratio)


_MIDDLE = 128
