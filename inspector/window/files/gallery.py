"""The samples as a gallery: cards and a question each, found by words, drawn as they come into view."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from inspector.cards import CardIndex
from inspector.drawing import CardLook, LookError, printed_look
from inspector.library import LibraryError
from inspector.scenario import Scenario, ScenarioError, own_cards, read_scenario
from inspector.window.board.session import Session
from inspector.window.files.gallery_cell import CARD, CARD_HEIGHT, MOST_CARDS, GalleryDelegate, SampleView
from inspector.window.files.sample_pane import PANE_WIDE, SamplePane
from inspector.window.files.sample_questions import asks, cards_shown, rules_told
from inspector.window.files.samples import areas, samples
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.plain_text import plain, plain_label, say

_LOG = logging.getLogger(__name__)
_VIEW, _WORDS = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
# Seconds of reading and drawing between two looks at what the user does.
_SLICE = 0.008
_TO_BEGIN = "To begin with"
_SIZE = QSize(1040, 660)
_STAYS_MS = 80
# Rims, the gap between both, a scroll bar.
_AROUND = 2 * 24 + 16 + 16


class Gallery(QDialog):
    """Shows every sample, the chosen one in words; ``taken`` is emitted with the path of the one that is opened.

    ``worded`` is emitted with the path and the text of the one that is opened with its words beside it.
    """

    taken = Signal(object)
    worded = Signal(object, str)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle("Sample boards")
        self._session, self._pictures = session, Pictures()
        self._files: Iterator[tuple[str, Path]] = iter(())
        self._to_draw: dict[CardLook, None] = {}
        self.field = _Field()
        self.field.setPlaceholderText("A card, a rule's number, or what it is about")
        self.field.setAccessibleName("Find a sample board")
        self.field.setClearButtonEnabled(True)
        self.model = QStandardItemModel(self)
        self.list = QListView()
        self.list.setAccessibleName("Sample boards")
        self.list.setModel(self.model)
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._delegate = GalleryDelegate(self.list, self._picture)
        self.list.setItemDelegate(self._delegate)
        self.line = plain_label(name="Small")
        self.pane = SamplePane(session)
        self.pane.taken.connect(self._take)
        self.pane.worded.connect(self._take_in_words)
        # One who goes through the samples quickly is shown where they stay.
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(_STAYS_MS)
        self._telling.timeout.connect(self.show_words)
        heading = QLabel("What would you say?")
        heading.setObjectName("Heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.setSpacing(10)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addWidget(self.list, 5)
        both.addWidget(self.pane, 3)
        column.addWidget(heading)
        column.addWidget(self.field)
        column.addLayout(both, 1)
        column.addWidget(self.line)
        self._work = QTimer(self)
        self._work.timeout.connect(self._go_on)
        self.field.textChanged.connect(self._filter)
        self.field.steered.connect(self._steer)
        self.field.returnPressed.connect(self._take_current)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._tell_chosen())
        self.list.activated.connect(lambda _index: self._take_current())
        self.list.clicked.connect(lambda _index: self._clicked())

    def show_samples(self) -> None:
        """Open it; the samples are read and drawn while it stands there."""
        if not self.model.rowCount():
            first = ((_TO_BEGIN, path) for path in samples())
            others = ((area.title, path) for area in areas() for path in area.files)
            self._files = iter((*first, *others))
        self.field.clear()
        window = self.parentWidget()
        self.resize(_SIZE.boundedTo(window.size() - QSize(48, 48)) if window is not None else _SIZE)
        self.show()
        self.raise_()
        self.activateWindow()
        self.field.setFocus()
        self._work.start(0)

    def set_roles(self, roles: Roles) -> None:
        """Draw the cards in a theme's colors."""
        self._pictures.set_theme(roles.name)
        self._delegate.set_roles(roles)
        self.list.viewport().update()

    def read_all(self) -> None:
        """Read those samples that were not read yet."""
        for area, path in self._files:
            self._add(area, path)
        self._filter()

    def _go_on(self) -> None:
        until = monotonic() + _SLICE
        while monotonic() < until:
            if self._to_draw:
                look = next(iter(self._to_draw))
                del self._to_draw[look]
                self._pictures.card(look, CARD, CARD_HEIGHT, self.devicePixelRatioF())
                self.list.viewport().update()
                continue
            found = next(self._files, None)
            if found is None:
                self._work.stop()
                self._filter()
                return
            self._add(*found)

    def _picture(self, look: CardLook) -> QPixmap | None:
        ratio = self.devicePixelRatioF()
        if self._pictures.has_card(look, CARD, CARD_HEIGHT, ratio):
            return self._pictures.card(look, CARD, CARD_HEIGHT, ratio)
        self._to_draw[look] = None
        self._work.start(0)
        return None

    def _add(self, area: str, path: Path) -> None:
        try:
            scenario = read_scenario(path)
        except ScenarioError as error:
            _LOG.warning("a sample cannot be shown: %s", error)
            return
        names = cards_shown(scenario)
        rules = rules_told(scenario.title)
        about = " · ".join((area, *rules[:2]))
        view = SampleView(str(path), asks(scenario), about, self._looks(scenario, names))
        item = QStandardItem()
        item.setData(view, _VIEW)
        item.setData(view.spoken, Qt.ItemDataRole.AccessibleTextRole)
        item.setData(plain(" ".join((view.question, area, *rules, *names, scenario.title))).casefold(), _WORDS)
        self.model.appendRow(item)

    def _looks(self, scenario: Scenario, names: tuple[str, ...]) -> tuple[CardLook, ...]:
        pool = CardIndex(own_cards(scenario.cards), beneath=self._session.cards.pool)
        found = []
        for name in names[:MOST_CARDS]:
            try:
                card = pool.find(name)
                if card is not None:
                    found.append(printed_look(card))
            except (LibraryError, LookError) as error:
                _LOG.info("a card of a sample has no picture: %s", error)
        return tuple(found)

    def _filter(self) -> None:
        """Leave those that have all of the words."""
        words = self.field.text().casefold().split()
        shown = 0
        for row in range(self.model.rowCount()):
            has = all(word in self.model.item(row).data(_WORDS) for word in words)
            shown += has
            self.list.setRowHidden(row, not has)
        if not self.list.currentIndex().isValid() or self.list.isRowHidden(self.list.currentIndex().row()):
            self._choose(self._rows()[:1])
        more = " so far" if self._work.isActive() else ""
        opens = "Enter or a double click opens a copy" if self._has_pane else "Enter opens a copy"
        sample = f"{shown} board{'s' * (shown != 1)}{more}   ·   {opens}   ·   Esc leaves"
        say(
            self.line,
            sample if shown else f"No sample has “{self.field.text().strip()}”. Try a card or a rule's number.",
        )

    def _tell_chosen(self) -> None:
        """Say to a screen reader, which stays with the field, what Enter would open."""
        self._telling.start()
        view: SampleView | None = self.list.currentIndex().data(_VIEW)
        self.field.setAccessibleDescription(f"{view.spoken} {self.line.text()}" if view is not None else "")

    def _rows(self) -> list[int]:
        return [row for row in range(self.model.rowCount()) if not self.list.isRowHidden(row)]

    def _choose(self, rows: list[int]) -> None:
        if rows:
            self.list.setCurrentIndex(self.model.index(rows[0], 0))
        else:
            self.list.clearSelection()

    def _steer(self, down: int) -> None:
        """Go some rows down, which are as long as there is room for."""
        rows, now = self._rows(), self.list.currentIndex().row()
        columns = max(self.list.viewport().width() // GalleryDelegate.cell().width(), 1)
        if now in rows:
            self._choose(rows[max(0, min(rows.index(now) + down * columns, len(rows) - 1)) :][:1])

    def _take_current(self) -> None:
        path = self._current()
        if path is not None:
            self._take(path)

    def _current(self) -> Path | None:
        index = self.list.currentIndex()
        if not index.isValid() or self.list.isRowHidden(index.row()):
            return None
        view: SampleView = index.data(_VIEW)
        return Path(view.path)

    def _take(self, path: Path) -> None:
        self.hide()
        self.taken.emit(path)

    def _take_in_words(self, path: Path, text: str) -> None:
        self.hide()
        self.worded.emit(path, text)

    def _clicked(self) -> None:
        """Show what was clicked; where there is no room for that, open it."""
        if not self._has_pane:
            self._take_current()

    @property
    def _has_pane(self) -> bool:
        return not self.pane.isHidden()

    def show_words(self) -> None:
        """Show the chosen sample in words."""
        if self._has_pane:
            self.pane.show_sample(self._current())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chosen sample is shown in words where there is room for it beside two others."""
        super().resizeEvent(event)
        room = self.width() - PANE_WIDE - _AROUND
        self.pane.setVisible(room >= 2 * GalleryDelegate.cell().width())


class _Field(QLineEdit):
    """The field above the gallery; ``steered`` is emitted with rows down."""

    steered = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down choose among the samples."""
        steps = {
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_PageDown: (0, 3),
            Qt.Key.Key_PageUp: (0, -3),
        }
        if event.key() in steps:
            self.steered.emit(*steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
