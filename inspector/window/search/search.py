"""The search: a field for any face's name, the cards found beneath it, and where Enter puts the one chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from inspector.cards.lists_in_words import capitalized
from inspector.library import FoundCard, QueryError
from inspector.window.desk.dragging import CARD_MIME
from inspector.window.search.filter_row import FilterRow
from inspector.window.search.results import ResultDelegate, ResultView
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import BreakingLabel, plain, say_marked

MOST_RESULTS = 50
SYNTAX = (
    "Names, or a query in Scryfall's syntax: t:werewolf  is:room  mv<=3  c:ub  kw:daybound  set:mid  -is:token  "
    "(is:flip or is:split)"
)
WAYS = (
    f"Right arrow, {key_of('place_otherwise')} or a right click: flipped, back face up, face down, a door unlocked, "
    "tapped …; or drag it to a zone"
)
# What helps where no card is found: the ids of commands, and their words.
_NO_HIT = (("import_cards", "import cards …"), ("own_card", "make your own card …"))
LOADING = "Reading the names of your cards …"
SEARCH_PLACES = ("battlefield", "hand", "library", "graveyard", "stack", "exile", "command", "outside")


# From long to short.
_HINTS = (f"Search for a card   ( {key_of('search')} )", f"Search   ( {key_of('search')} )", "Search")
# What the style sheet and the sign that empties the field keep free of words.
_AROUND_HINT = 30


class SearchField(QLineEdit):
    """Where a name is typed; arrows and Enter steer the results without leaving it."""

    steered = Signal(int)
    entered = Signal()
    ways_wanted = Signal()
    left = Signal()
    browsed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(_HINTS[0])
        self.setAccessibleName("Search for a card")
        self.setClearButtonEnabled(True)
        self.setMaxLength(400)
        self.setToolTip(SYNTAX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say what is typed here in as many words as there is room for."""
        super().resizeEvent(event)
        room = self.width() - _AROUND_HINT * type_scale()
        fitting = (hint for hint in _HINTS if self.fontMetrics().horizontalAdvance(hint) <= room)
        self.setPlaceholderText(next(fitting, _HINTS[-1]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose among the results, Enter takes one, Escape leaves."""
        key = event.key()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 6, Qt.Key.Key_PageUp: -6}
        if key == Qt.Key.Key_Down and not self.text():
            self.browsed.emit()
        elif key in steps:
            self.steered.emit(steps[Qt.Key(key)])
        elif self._asks_for_ways(event):
            self.ways_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click into the empty field shows what can be browsed."""
        super().mousePressEvent(event)
        if not self.text() and event.button() is Qt.MouseButton.LeftButton:
            self.browsed.emit()

    def _asks_for_ways(self, event: QKeyEvent) -> bool:
        """Ctrl+Enter, or the arrow to the right where there is nothing more to walk through."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return held == Qt.KeyboardModifier.ControlModifier
        at_end = self.cursorPosition() == len(self.text())
        return event.key() == Qt.Key.Key_Right and at_end and held == Qt.KeyboardModifier.NoModifier


class ResultList(QListWidget):
    """The cards found; each can be dragged to a zone."""

    drag_started = Signal()

    def __init__(self, picture_of: Callable[[str], QPixmap]) -> None:
        super().__init__()
        self._picture_of = picture_of
        self.setAccessibleName("Cards found")
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)

    def startDrag(self, supportedActions: Qt.DropAction) -> None:  # noqa: N802, N803 - Qt's own names
        """Drag the card under the mouse, shown as its picture."""
        del supportedActions
        if self.currentRow() < 0:
            return
        view: ResultView = self.currentItem().data(Qt.ItemDataRole.UserRole)
        mime = QMimeData()
        mime.setData(CARD_MIME, view.card_name.encode("utf-8"))
        drag = QDrag(self)
        drag.setMimeData(mime)
        picture = self._picture_of(view.card_name)
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(round(picture.deviceIndependentSize().width() / 2), 20))
        self.drag_started.emit()
        drag.exec(Qt.DropAction.CopyAction)


class SearchResults(QFrame):
    """The sheet under the field: the cards found, and where the chosen one goes.

    ``taken`` is emitted with the name of a card; ``ways_wanted`` with it and a point of the screen, for a menu of the
    ways to place it; ``places_changed`` when zone or player were chosen; ``offered`` with the id of a command that
    helps where no card was found.
    """

    taken = Signal(str)
    ways_wanted = Signal(str, QPoint)
    places_changed = Signal()
    offered = Signal(str)

    def __init__(
        self,
        field: SearchField,
        picture_of: Callable[[str], QPixmap],
        tile_of: Callable[[str], QPixmap | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("Results")
        self.field = field
        self.list = ResultList(picture_of)
        self._delegate = ResultDelegate(self.list, tile_of)
        self.list.setItemDelegate(self._delegate)
        self.filters = FilterRow()
        self.line = BreakingLabel()
        self.line.setObjectName("Sub")
        self.line.setWordWrap(True)
        self.line.setTextFormat(Qt.TextFormat.RichText)
        self.line.setContentsMargins(10, 8, 10, 8)
        self.line.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.line.linkActivated.connect(self.offered)
        self.zone = _combo("Zone", SEARCH_PLACES)
        self.player = _combo("Player", ())
        self._build()
        self.list.itemClicked.connect(self._take)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self.ask_for_ways)
        for combo in (self.zone, self.player):
            combo.activated.connect(lambda _index: self._place_chosen())
        field.installEventFilter(self)
        self.hide()

    def renew_tiles(self) -> None:
        """Paint the list again, of which more pictures are drawn now."""
        self.list.viewport().update()

    def _build(self) -> None:
        self.foot = QWidget()
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(12, 4, 10, 8)
        foot.setSpacing(6)
        words = QLabel("Enter puts it into")
        words.setObjectName("Small")
        of = QLabel("of")
        of.setObjectName("Small")
        for widget in (words, self.zone, of, self.player):
            foot.addWidget(widget)
        foot.addStretch()
        hint = QLabel("→ other ways")
        hint.setObjectName("Small")
        hint.setToolTip(WAYS)
        foot.addWidget(hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 0)
        layout.setSpacing(4)
        layout.addWidget(self.filters)
        layout.addWidget(self.line)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.foot)

    def set_players(self, players: tuple[str, ...]) -> None:
        """Offer these players, keeping the one chosen if he is among them."""
        here = self.player.currentText()
        if [self.player.itemText(index) for index in range(self.player.count())] != list(players):
            self.player.clear()
            self.player.addItems(players)
            if here in players:
                self.player.setCurrentText(here)

    def show_matches(
        self, query: str, matches: tuple[FoundCard, ...], *, more_to_come: bool = False, few: int = 0
    ) -> None:
        """Show what was found; for a query without matches say so, or that more names are being read.

        ``few`` is how many cards there are where none were imported: one more reason why there is no match.
        """
        self.list.clear()
        for match in matches:
            item = QListWidgetItem()
            view = ResultView.of(match)
            item.setData(Qt.ItemDataRole.UserRole, view)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, view.spoken)
            self.list.addItem(item)
        guesses = bool(matches) and matches[0].is_guess
        self.filters.show_query(query)
        links = "  ·  ".join(f'<a href="{target}">{words}</a>' for target, words in _NO_HIT)
        why = (
            f" Only {few} cards are here until you import the others, as a file of Scryfall's or MTGJSON's."
            if few
            else ""
        )
        nothing = f"No card here matches “{escape(plain(query))}”.{why} Try fewer letters, or {links}"
        said = LOADING if more_to_come else "Did you mean:" if guesses else nothing
        with_line = more_to_come or guesses or not matches
        say_marked(self.line, said)
        self.line.setVisible(with_line)
        self.filters.show()
        self.list.setVisible(bool(matches))
        self.foot.setVisible(bool(matches))
        if matches:
            self.list.setCurrentRow(0)
        self._fit(len(matches), with_line=with_line)
        self.show()
        self.raise_()

    @property
    def chosen(self) -> str | None:
        """The card that the user has gone to with the arrows; None while it is just the best one."""
        row = self.list.currentRow()
        return self._view(row).card_name if row > 0 else None

    def choose(self, card_name: str | None) -> None:
        """Go to a card again after the list was refilled, if it is there."""
        for row in range(self.list.count() if card_name is not None else 0):
            if self._view(row).card_name == card_name:
                self.list.setCurrentRow(row)
                return

    def _view(self, row: int) -> ResultView:
        view: ResultView = self.list.item(row).data(Qt.ItemDataRole.UserRole)
        return view

    def show_looking(self) -> None:
        """Show that no name has these words, and that names spelled alike are being looked for."""
        self.list.clear()
        self.list.hide()
        self.foot.hide()
        self.filters.hide()
        self.line.setText("Looking for similar names …")
        self.line.show()
        self._fit(0, with_line=True)
        self.show()
        self.raise_()

    def show_sentence(self, sentence: str, effect: str = "") -> None:
        """Show the sentence as which the words read, which Enter does, and what would come of it."""
        self.list.clear()
        self.list.hide()
        self.foot.hide()
        self.filters.hide()
        below = f"<br>{escape(plain(effect))}" if effect else ""
        say_marked(self.line, f"Enter does it: <b>{escape(plain(sentence))}</b>{below}")
        self.field.setAccessibleDescription(plain(f"Enter does it: {sentence} {effect}".rstrip()))
        self.line.show()
        self._fit(0, with_line=True)
        self.show()
        self.raise_()

    def show_ways(self, ways: Sequence[tuple[str, str]], says: str = "Enter goes on with:") -> None:
        """Show how the words typed can go on, each with what it would do; ``taken`` is emitted with the words."""
        self.filters.hide()
        self.list.clear()
        for words, effect in ways:
            item = QListWidgetItem()
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
            item.setData(Qt.ItemDataRole.UserRole, ResultView(plain(words), plain(words), (), plain(effect), ()))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, plain(f"{words}. {effect}".rstrip()))
            self.list.addItem(item)
        say_marked(self.line, says)
        self.line.show()
        self.list.show()
        self.foot.hide()
        self.list.setCurrentRow(0)
        self._fit(len(ways), with_line=True)
        self.show()
        self.raise_()

    def show_problem(self, query: str, error: QueryError) -> None:
        """Say why a query cannot be read, the part meant underlined; nothing can be taken meanwhile."""
        self.list.clear()
        self.list.hide()
        self.foot.hide()
        before, wrong, after = query[: error.start], query[error.start : error.end], query[error.end :]
        self.filters.show()
        self.filters.show_query(query)
        marked = f"{escape(before)}<b><u>{escape(wrong) or '&nbsp;?&nbsp;'}</u></b>{escape(after)}"
        say_marked(self.line, f"{marked}<br>{escape(capitalized(error.problem))}.")
        self.line.show()
        self.field.setAccessibleDescription(f"This cannot be read {error}.")
        self._fit(0, with_line=True)
        self.show()
        self.raise_()

    def leave(self) -> None:
        """Close the sheet and empty the field."""
        self.hide()
        self.field.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the sheet when the keyboard goes elsewhere than into it."""
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            focus = self.window().focusWidget()
            if focus is not self.field and not self.isAncestorOf(focus):
                self.hide()
        return super().eventFilter(watched, event)

    def _place_chosen(self) -> None:
        self.places_changed.emit()
        self.field.setFocus()

    def _fit(self, count: int, *, with_line: bool) -> None:
        row = self.list.sizeHintForRow(0) if count else 0
        # With large type the line beneath the list needs more than the field has.
        width = min(max(self.field.width(), 470, self.minimumSizeHint().width()), self._over.width() - 16)
        line = self.line.heightForWidth(width - 12) if with_line else 0
        height = min(count, 7) * row + line + (46 + round(12 * max(type_scale(), 1.0)) if count else 14)
        if not self.filters.isHidden():
            height += self.filters.sizeHint().height() + 4
        at = self.field.mapTo(self._over, QPoint(0, self.field.height() + 4))
        self.setGeometry(at.x(), at.y(), width, height)

    def steer(self, step: int) -> None:
        """Go some lines down the list, or up."""
        count = self.list.count()
        if count:
            row = max(0, min(self.list.currentRow() + step, count - 1))
            self.list.setCurrentRow(row)
            self.field.setAccessibleDescription(self.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole))

    def ask_for_ways(self, at: QPoint | None = None) -> None:
        """Ask for the menu of the card under a point of the list, or of the chosen one at its line's end."""
        item = self.list.itemAt(at) if at is not None else self.list.currentItem()
        if item is None or self.isHidden() or self.foot.isHidden():
            return
        self.list.setCurrentItem(item)
        box = self.list.visualItemRect(item)
        place = at if at is not None else QPoint(box.left() + 24, box.bottom())
        view: ResultView = item.data(Qt.ItemDataRole.UserRole)
        self.ways_wanted.emit(view.card_name, self.list.viewport().mapToGlobal(place))

    def take_current(self) -> bool:
        """Take the line that the list stands on, where it is shown; whether there was one."""
        if self.isHidden() or self.list.currentRow() < 0:
            return False
        self._take(self.list.currentItem())
        return True

    def _take(self, item: QListWidgetItem) -> None:
        view: ResultView = item.data(Qt.ItemDataRole.UserRole)
        self.leave()
        self.taken.emit(view.card_name)


def _combo(name: str, items: tuple[str, ...]) -> QComboBox:
    combo = Chooser(name)
    combo.addItems(items)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return combo
