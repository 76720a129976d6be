"""The search at work: what is typed, what the library finds, and where the chosen card goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from inspector.drawing import CardLook, LookError, printed_look
from inspector.library import FoundCard, LibraryError, QueryError
from inspector.sharing import is_code
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import ASPECT
from inspector.window.in_words.offers import SentenceOffer, do_offered, sentence_offers, ways_offered
from inspector.window.kept.settings import PLACE_ZONE, Settings
from inspector.window.search.filters import KINDS_TO_BROWSE, toggled
from inspector.window.search.place_menu import place_menu
from inspector.window.search.search import MOST_RESULTS, SearchField, SearchResults
from inspector.window.search.tiles import Tiles
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import ThemeName
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.inquiry import Inquiry, Reply
from inspector.window.widgets.plain_text import fill_in, plain, say

DRAGGED_WIDTH, TILE_SIDE = 110.0, 36.0
PAUSE_MS = 120
# How long names may be read before the window's own work has its turn again.
SLICE_SECONDS = 0.005


class Finding(QObject):
    """Makes the field and its results; ``done`` is emitted once a card was placed or given up.

    ``coded`` is emitted with a text that holds the code of a board, ``wanted`` with the id of a command that helps
    where no card was found.
    """

    done = Signal()
    coded = Signal(str)
    wanted = Signal(str)

    def __init__(self, session: Session, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self.field = SearchField()
        self._pictures = Pictures()
        self._tiles = Tiles(self._look, self._pictures, self)
        self.results = SearchResults(self.field, self._picture, self._tile, window)
        self._tiles.drawn.connect(self.results.renew_tiles)
        self.results.zone.setCurrentText(settings.get(PLACE_ZONE))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._guess)
        self._loading = QTimer(self)
        self._loading.timeout.connect(self._load_some)
        self._inquiry = Inquiry(self)
        self._inquiry.answered.connect(self._answered)
        # Whether the list was to be seen when a query was asked, and the card chosen in it.
        self._was_shown, self._chosen = False, ""
        self._sentence: SentenceOffer | None = None
        self._ways: dict[str, SentenceOffer] = {}
        self._kinds: dict[str, str] = {}
        self.field.entered.connect(self._enter)
        self.field.textChanged.connect(self._typed)
        self.field.steered.connect(self.results.steer)
        self.field.ways_wanted.connect(self.results.ask_for_ways)
        self.field.left.connect(self.leave)
        self.field.browsed.connect(self.browse)
        self.results.filters.chosen.connect(self.filter)
        self.results.offered.connect(self._offer)
        self.results.taken.connect(self._take)
        self.results.ways_wanted.connect(self._offer_ways)
        self.results.places_changed.connect(self._remember)
        self.show_players()

    def prepare_soon(self) -> None:
        """Read the names bit by bit while nothing else is to be done, so that a letter typed finds them ready."""
        self._loading.start(0)

    def prepare(self) -> None:
        """Read the names of all cards now; a library that cannot be read is told."""
        self._loading.stop()
        self._ask("a", at_once=False)

    @property
    def is_loading(self) -> bool:
        """Whether names are still being read, so that a search may not find all yet."""
        return self._loading.isActive()

    @property
    def is_asking(self) -> bool:
        """Whether a query is being answered in a thread of its own."""
        return self._inquiry.is_asking

    def _load_some(self) -> None:
        library, is_over = self._session.cards.library, True
        try:
            is_over = library.load_for(SLICE_SECONDS)
        except LibraryError as error:
            self._session.tell("refused", str(error))
        finally:
            # Whatever went wrong would go wrong again, as often as the window has nothing else to do.
            if is_over:
                self._loading.stop()
            self._session.cards.tell_notices()
        if is_over:
            self._ask_anew()

    def _enter(self) -> None:
        """Take the best of what is found; what is still being looked for is found first, or at once."""
        if is_code(self.field.text()):
            text = self.field.text()
            self.leave()
            self.coded.emit(text)
            return
        self._have_all()
        self._inquiry.wait()
        if self._sentence is None:
            if self.results.take_current():
                return
            self.guess_now()
        if self._sentence is not None:
            self._do_sentence(self._sentence)

    def leave(self) -> None:
        """Give up the search."""
        self.results.leave()
        self.done.emit()

    def _have_all(self) -> None:
        """Who presses Enter while names are read gets the best of all cards, not of those read so far."""
        if self.is_loading and not self.results.isHidden() and self.results.list.currentRow() <= 0:
            self.prepare()
            self._ask_anew()

    def is_card(self, name: str) -> bool:
        """Whether some card is called so, spelled as people spell it."""
        try:
            return self._session.cards.library.find_spelled(name) is not None
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return False

    def look_up(self, query: str) -> tuple[FoundCard, ...]:
        """The cards that a name or a query finds now, no guesses among them. Raises QueryError for a broken query."""
        return self._ask(query)

    def search_again(self) -> None:
        """Ask the library once more, where an import has changed it."""
        self.prepare_soon()
        self._ask_anew()

    def _ask_anew(self) -> None:
        if not self.results.isHidden():
            chosen = self.results.chosen
            self._show(self.field.text(), chosen or "")
            self.results.choose(chosen)

    def place(self, card_name: str) -> None:
        """Put a card where the field says."""
        self._session.place(card_name, self.results.zone.currentText(), self.results.player.currentText())

    def place_at(self, card_name: str, spot: Spot) -> None:
        """Put a card into a zone."""
        self._session.place(card_name, spot.zone, spot.player or self.results.player.currentText())
        self.leave()

    def aim(self, spot: Spot, begin: str = "") -> None:
        """Let the next card found go into a zone; ``begin`` is what is searched for at first."""
        self.results.zone.setCurrentText(spot.zone)
        if spot.player:
            self.results.player.setCurrentText(spot.player)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if begin:
            say(self.field, f"{begin} ")
        else:
            self.field.selectAll()

    def browse(self) -> None:
        """Show which kinds of cards can be browsed, each with the query that one could type."""
        self._kinds = {one.title: one.term for one in KINDS_TO_BROWSE}
        self._ways = {}
        self.results.show_ways(list(self._kinds.items()), "Type a name, or browse:")

    def filter(self, term: str) -> None:
        """Add a filter to the query, or take it out."""
        fill_in(self.field, toggled(self.field.text(), term))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, command: str) -> None:
        self.leave()
        self.wanted.emit(command)

    def _typed(self, text: str) -> None:
        self._kinds = {}
        self._tiles.forget_wanted()
        self._pause.stop()
        self._inquiry.forget()
        self._sentence = None
        if not text.strip():
            self.results.hide()
            return
        if is_code(text):
            self.results.show_sentence("open the board of this code")
            return
        if not self._session.cards.library.is_ready and not self.is_loading:
            self.prepare_soon()
        self._show(text)

    def _show(self, text: str, chosen: str = "") -> None:
        try:
            question = self._session.cards.library.question(text, MOST_RESULTS)
            if question is None:
                self._show_found(text, self._ask(text))
                return
        except QueryError as error:
            self._show_problem(text, error)
            return
        # What was found before stays in view until there is something to take its place.
        self._was_shown, self._chosen = not self.results.isHidden(), chosen
        self._inquiry.ask(text, question)

    def _answered(self, reply: Reply) -> None:
        if self._was_shown and self.results.isHidden():
            # Whoever asked has gone elsewhere.
            return
        try:
            # What keeps a thread from answering is looked into, and told, where the library is at home.
            found = reply.found if reply.error is None else self._ask(reply.query)
        except QueryError as error:
            self._show_problem(reply.query, error)
            return
        self._show_found(reply.query, found)
        self.results.choose(self._chosen or None)

    def _show_problem(self, text: str, error: QueryError) -> None:
        self._ways = {}
        self.results.show_problem(text, error)

    def _show_found(self, text: str, found: tuple[FoundCard, ...]) -> None:
        self._ways = {}
        if found or self.is_loading:
            self.results.show_matches(text.strip(), found, more_to_come=self.is_loading)
        else:
            # To look for names spelled alike takes longer than people take from one key to the next.
            self.results.show_looking()
            self._pause.start()

    def guess_now(self) -> None:
        """Who presses Enter before the pause is over gets the names spelled alike, or the ways to go on, at once."""
        if self._pause.isActive():
            self._pause.stop()
            self._guess()

    def _guess(self) -> None:
        if not self.results.isHidden():
            text = self.field.text()
            if self._read_sentence(text) or self._offer_more(text):
                return
            found = self._ask(text, guesses=True, at_once=False)
            few = 0 if found else self._session.cards.library.only_these
            self.results.show_matches(text.strip(), found, few=few)

    def _read_sentence(self, text: str) -> bool:
        """Where no card has this name, it may be a sentence on this board; whether it is one, which is then shown."""
        try:
            found = sentence_offers(self._session.board, text)
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return False
        self._sentence = next(iter(found), None)
        if self._sentence is not None:
            self.results.show_sentence(self._sentence.sentence, self._sentence.effect)
        return self._sentence is not None

    def _offer_more(self, text: str) -> bool:
        """Where the words begin a sentence, show how it can go on; whether they do."""
        try:
            ways = ways_offered(self._session.board, text, self._session.cards.library.near_names)
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return False
        self._ways = {plain(way.sentence): way for way in ways}
        if ways:
            self.results.show_ways([(way.sentence, way.effect) for way in ways])
        return bool(ways)

    def _go_on(self, way: SentenceOffer) -> None:
        """Do a whole sentence; what needs more words goes into the field, and how that can go on is shown."""
        if way.actions:
            self._do_sentence(way)
            return
        fill_in(self.field, f"{way.sentence} ")
        self.guess_now()

    def _do_sentence(self, offer: SentenceOffer) -> None:
        self._sentence = None
        self.leave()
        do_offered(self._session, offer)

    def _ask(self, query: str, *, guesses: bool = False, at_once: bool = True) -> tuple[FoundCard, ...]:
        """What the library finds; nothing, and a word in the bar, where it cannot be asked."""
        library = self._session.cards.library
        try:
            return library.search(query, MOST_RESULTS, guesses=guesses, at_once=at_once)
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return ()
        finally:
            self._session.cards.tell_notices()

    def _take(self, card_name: str) -> None:
        kind = self._kinds.get(card_name)
        if kind is not None:
            self.filter(kind)
            return
        way = self._ways.get(card_name)
        if way is not None:
            self._go_on(way)
            return
        self.place(card_name)
        self.done.emit()

    def ways_menu(self, card_name: str) -> QMenu:
        """The ways to place a card where the field says; choosing one leaves the search."""
        zone, player = self.results.zone.currentText(), self.results.player.currentText()
        menu = place_menu(self._session, card_name, zone, player, self.field)
        menu.triggered.connect(self.leave)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _offer_ways(self, card_name: str, at: QPoint) -> None:
        self.ways_menu(card_name).popup(at)

    def _remember(self) -> None:
        zone = self.results.zone.currentText()
        if zone in PLACE_ZONE.allowed:
            self._settings.put(PLACE_ZONE, zone)

    def show_players(self) -> None:
        """Offer the players of the board in view."""
        self.results.set_players(self._session.table.players)

    def _picture(self, card_name: str) -> QPixmap:
        card = self._session.cards.pool.find(card_name)
        if card is None:
            return QPixmap()
        ratio = self.results.devicePixelRatioF()
        return self._pictures.card(printed_look(card), DRAGGED_WIDTH, DRAGGED_WIDTH * ASPECT, ratio)

    def set_theme(self, theme: ThemeName) -> None:
        """Draw cards for a theme."""
        self._pictures.set_theme(theme)

    def _tile(self, card_name: str) -> QPixmap | None:
        return self._tiles.tile(card_name, TILE_SIDE * max(type_scale(), 1.0), self.results.devicePixelRatioF())

    def _look(self, card_name: str) -> CardLook | None:
        try:
            card = self._session.cards.pool.find(card_name)
            return printed_look(card) if card is not None else None
        except (LibraryError, LookError):
            # What is wrong with the library is told by whoever places the card.
            return None
