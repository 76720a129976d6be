"""A decklist before its cards are placed: what became of each line, into whose zone they go; nothing is placed yet."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from inspector.cards import possessive
from inspector.library import LibraryError
from inspector.library.decks import (
    PROBLEMS,
    Deck,
    DeckLine,
    ListLine,
    place_deck,
    read_deck,
    read_list_file,
    with_suggestion,
)
from inspector.rules.table.actions import Zone
from inspector.window.board.placing import labels_taken
from inspector.window.board.session import Session
from inspector.window.files.import_sheet import how_many
from inspector.window.search.results import softened
from inspector.window.style.type_faces import semibold
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import BreakingLabel, copy_text, plain, plain_label, say, tip
from inspector.window.widgets.sheet_size import open_at
from inspector.window.widgets.symbol_flow import SymbolDelegate

SIZE = (760, 520)
# Beyond so many lines each is one row high.
MOST_WRAPPED = 400
FILTER = "Decklists (*.txt *.dck *.dek *.cod *.dec *.mwDeck *.json);;All files (*)"
ZONES: tuple[Zone, ...] = get_args(Zone)
_SIGNS = {"placed": "✓", "heading": "", "left out": "○", "unknown": "✕", "unreadable": "✕"}


class DeckSheet(QDialog):
    """Shows a decklist, lines that place nothing first, and places its cards where the user says; not modal.

    ``words_wanted`` is emitted with the text where it was pasted, and is to be read as sentences instead.
    """

    words_wanted = Signal(str)

    def __init__(
        self, name: str, lines: tuple[ListLine, ...], session: Session, parent: QWidget, pasted: str = ""
    ) -> None:
        super().__init__(parent)
        self._lines = lines
        self._pasted = pasted
        self._session = session
        self.deck: Deck = Deck((), ())
        self.setWindowTitle("Decklist")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        open_at(self, *SIZE)
        self.heading = plain_label(name)
        self.heading.setObjectName("Heading")
        self.status = BreakingLabel()
        self.status.setObjectName("Sub")
        self.status.setWordWrap(True)
        self.table = QTableWidget(0, 4)
        self._set_up_table()
        self.zone = _combo("Zone", ZONES, "library")
        self.player = _combo("Player", session.table.players, session.table.players[0])
        self.place = QPushButton()
        self.place.setProperty("kind", "main")
        self.copy = QPushButton("Copy report")
        self.as_words = QPushButton("Read as a question")
        tip(self.as_words, "Close the list, and read the text in “Board in words”, on a board of its own")
        self.as_words.setVisible(bool(pasted))
        self.cancel = QPushButton("Cancel")
        for button in (self.copy, self.as_words, self.cancel):
            button.setProperty("kind", "plain")
            button.setAutoDefault(False)
        self._lay_out()
        for combo in (self.zone, self.player):
            combo.currentIndexChanged.connect(self.read_again)
        self.place.clicked.connect(self._place)
        self.copy.clicked.connect(lambda: copy_text(self.report))
        self.as_words.clicked.connect(self._read_as_words)
        self.cancel.clicked.connect(self.reject)
        self.read_again()
        self.place.setFocus()

    def _set_up_table(self) -> None:
        table = self.table
        table.setAccessibleName("Lines of the decklist")
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalHeaderLabels(["", "Line", "What happens to it", ""])
        table.setItemDelegate(SymbolDelegate(table))
        table.verticalHeader().hide()
        table.setShowGrid(False)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Fixed)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addWidget(self.as_words)
        foot.addStretch()
        for widget in (QLabel("into"), self.zone, QLabel("of"), self.player, self.cancel, self.place):
            foot.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(10)
        layout.addWidget(self.heading)
        layout.addWidget(self.status)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)

    @property
    def report(self) -> str:
        """What became of each line, as text."""
        return "\n".join(f"{line.number}\t{line.became}\t{line.text}\t{line.says}" for line in self.deck.lines)

    def read_again(self) -> None:
        """Look up every line for the zone and the player chosen."""
        zone = ZONES[self.zone.currentIndex()]
        session = self._session
        try:
            player = self.player.currentText()
            self.deck = place_deck(
                self._lines, session.cards.library, zone, player=player, taken=labels_taken(session.table)
            )
        except LibraryError as error:
            self.deck = Deck((), ())
            session.tell("refused", str(error))
        mode = QHeaderView.ResizeMode
        self.table.verticalHeader().setSectionResizeMode(mode.Interactive)
        self.table.setRowCount(0)
        self.table.clearSpans()
        self.suggestions: list[QPushButton] = []
        # What needs a decision stands first; the rest in the order of the list.
        for line in sorted(self.deck.lines, key=lambda line: line.became not in PROBLEMS):
            self._add(line)
        self.table.setColumnHidden(3, not self.suggestions)
        if self.suggestions:
            # The column leaves room for the button and for what the style puts around each cell.
            size = self.suggestions[0].sizeHint()
            self.table.setColumnWidth(3, size.width() + 2 * size.height())
        if len(self.deck.lines) <= MOST_WRAPPED:
            # As high as the words need in whatever width there is.
            self.table.verticalHeader().setSectionResizeMode(mode.ResizeToContents)
        count, problems = len(self.deck.actions), self.deck.problems
        say(
            self.status,
            f"{how_many(count, 'card')} found; nothing will be placed for {how_many(len(problems), 'line')}."
            if problems
            else f"{how_many(count, 'card')}, every line was understood.",
        )
        say(self.place, f"Place {how_many(count, 'card')}")
        self.place.setEnabled(count > 0)

    def _add(self, line: DeckLine) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        heading = line.became == "heading"
        soft = softened(self.palette())
        for column, text in enumerate((_SIGNS[line.became], line.text, "" if heading else line.says)):
            item = QTableWidgetItem(text)
            tip(item, line.says)
            if heading:
                item.setForeground(soft)
            if line.became in PROBLEMS:
                item.setFont(semibold(QFont()))
            self.table.setItem(row, column, item)
        if line.suggests:
            button = QPushButton("Use it")
            button.setAccessibleName(plain(f"Use {line.suggests} for line {line.number}"))
            tip(button, f"Line {line.number} means {line.suggests}")
            button.setProperty("kind", "plain")
            button.clicked.connect(partial(self._take, line))
            self.suggestions.append(button)
            self.table.setCellWidget(row, 3, button)
        else:
            self.table.setSpan(row, 2, 1, 2)

    def _take(self, line: DeckLine, _checked: bool = False) -> None:
        """Let a line name the card that is suggested for it."""
        self._lines = with_suggestion(self._lines, line.number, line.suggests)
        self.read_again()
        # Where one was taken, the next one is at hand.
        (self.suggestions[0] if self.suggestions else self.place).setFocus()

    def _read_as_words(self) -> None:
        self.reject()
        self.words_wanted.emit(self._pasted)

    def _place(self) -> None:
        zone, player = self.zone.currentText(), self.player.currentText()
        # The table may have changed since the list was shown.
        self.read_again()
        problems = len(self.deck.problems)
        rest = f" Not placed: {how_many(problems, 'line')} of the list." if problems else ""
        count = len(self.deck.actions)
        self._session.act_all(
            self.deck.actions, f"Placed {how_many(count, 'card')}, the deck into {possessive(player)} {zone}.{rest}"
        )
        self.accept()


def open_deck(path: Path, session: Session, window: QWidget) -> DeckSheet | None:
    """Show a decklist's sheet; None, and a sentence in the bar, for a file that is none."""
    try:
        lines = read_deck(read_list_file(path), str(path))
    except LibraryError as error:
        session.tell("refused", str(error))
        return None
    return _shown(DeckSheet(path.stem, lines, session, window), window)


def _shown(sheet: DeckSheet, window: QWidget) -> DeckSheet:
    """Show a list in place of the one that is shown: of several, each would hide the one before."""
    for other in window.findChildren(DeckSheet):
        if other is not sheet:
            other.reject()
    sheet.show()
    return sheet


def paste_deck(session: Session, window: QWidget) -> DeckSheet | None:
    """Show the decklist on the clipboard; None, and a sentence in the bar, where there is none."""
    text = QApplication.clipboard().text()
    if not text.strip():
        session.tell("nothing", "The clipboard holds no text; copy a decklist first, or a board in words.")
        return None
    try:
        lines = read_deck(text, "The clipboard")
    except LibraryError as error:
        session.tell("refused", str(error))
        return None
    return _shown(DeckSheet("Pasted list", lines, session, window, text), window)


def ask_for_deck(session: Session, window: QWidget) -> DeckSheet | None:
    """Ask for a decklist and show its sheet; None where none was chosen."""
    name, _ = QFileDialog.getOpenFileName(window, "Open a decklist", "", FILTER)
    return open_deck(Path(name), session, window) if name else None


def _combo(name: str, items: tuple[str, ...], chosen: str) -> QComboBox:
    combo = Chooser(name)
    combo.addItems(items)
    combo.setCurrentText(chosen)
    return combo
