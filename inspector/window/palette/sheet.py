"""The sheet of the palette: a field over the window, what fits beneath it, and what Enter would do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from inspector.window.palette.ranking import PaletteEntry, RankedEntry, is_meant
from inspector.window.palette.row_delegate import EntryDelegate
from inspector.window.search.search import SearchField
from inspector.window.style.type_faces import sans, type_scale
from inspector.window.widgets.plain_text import plain, plain_label, say

WIDTH, TOP, BELOW = 880, 64, 72
_FOOT = "↑ ↓ choose   ·   Enter does it   ·   Esc leaves"
_NO_MEANT = "Nothing here begins with “{typed}”: choose a line with ↓ first."
_NOTHING = "Nothing here matches “{typed}”. Try fewer letters."
_DARKENS = QColor(20, 18, 14, 110)


class PaletteSheet(QWidget):
    """Lies over the whole window while it is open.

    ``typed`` is emitted with what stands in the field, ``entered`` when Enter is pressed there, ``taken`` with the
    entry that the user chose, ``closed`` when the sheet goes.
    """

    typed = Signal(str)
    entered = Signal()
    taken = Signal(object)
    closed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._over = window
        self._hits: tuple[RankedEntry, ...] = ()
        self.field = SearchField()
        self.field.setPlaceholderText("Commands, cards, rules by number or words, samples, editions")
        self.field.setAccessibleName("Find anything")
        self.field.setToolTip("")
        self.field.setMinimumWidth(0)
        self.list = QListWidget()
        self.list.setAccessibleName("What fits")
        self.list.setItemDelegate(EntryDelegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.line = plain_label(_FOOT, "Small")
        self.line.setWordWrap(True)
        self._build()
        self.field.textChanged.connect(self.typed)
        self.field.steered.connect(self.steer)
        self.field.entered.connect(self.entered)
        self.field.left.connect(self.close_sheet)
        self.list.itemClicked.connect(self._take)
        self.field.installEventFilter(self)
        window.installEventFilter(self)
        self.hide()

    def _build(self) -> None:
        self.frame = QFrame(self)
        self.frame.setObjectName("Results")
        rows = QVBoxLayout(self.frame)
        rows.setContentsMargins(14, 14, 14, 10)
        rows.setSpacing(8)
        rows.addWidget(self.field)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.line)

    def open_sheet(self) -> None:
        """Show it empty, with the keyboard in its field."""
        self.field.setFont(sans(18))
        self.field.clear()
        self._fit()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_sheet(self) -> None:
        """Put it away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def show_hits(self, hits: tuple[RankedEntry, ...]) -> None:
        """Show what fits; the best is chosen where it is what was typed, else nothing is."""
        self._hits = hits
        self.list.clear()
        for hit in hits:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, hit.entry)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_entry(hit.entry))
            self.list.addItem(item)
        typed = self.field.text().strip()
        self._go_to(0 if is_meant(typed, hits) else -1)
        without = _NO_MEANT if hits else _NOTHING
        say(self.line, _FOOT if not typed or is_meant(typed, hits) else without.format(typed=typed))
        self._fit()

    def steer(self, step: int) -> None:
        """Go some lines down, or up."""
        count = self.list.count()
        if count:
            self._go_to(max(0, min(self.list.currentRow() + step, count - 1)))

    def tell(self, sentence: str) -> None:
        """Say something in the sheet's own last line."""
        say(self.line, sentence)
        self.field.setAccessibleDescription(plain(sentence))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the window's size; go when the keyboard goes elsewhere."""
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            focus = self.window().focusWidget()
            if focus is not self.field and not self.isHidden():
                self.hide()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was listed: it told of a board that may next be looked at by somebody else."""
        super().hideEvent(event)
        self._hits = ()
        self.list.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what lies beneath."""
        del event
        QPainter(self).fillRect(self.rect(), _DARKENS)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet puts it away."""
        event.accept()
        if not self.frame.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def _go_to(self, row: int) -> None:
        self.list.setCurrentRow(row)
        said = self.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) if row >= 0 else ""
        self.field.setAccessibleDescription(said)

    def take_current(self) -> None:
        """Take the line chosen; where none is, say so."""
        if self.list.currentRow() >= 0:
            self._take(self.list.currentItem())
        elif self._hits and self.field.text().strip():
            self.tell(_NO_MEANT.format(typed=self.field.text().strip()))

    def _take(self, item: QListWidgetItem) -> None:
        entry: PaletteEntry = item.data(Qt.ItemDataRole.UserRole)
        if entry.waits:
            self.tell(f"{entry.text}: {entry.waits}.")
        else:
            self.close_sheet()
            self.taken.emit(entry)

    def _fit(self) -> None:
        room, scale = self._over.rect(), max(type_scale(), 1.0)
        self.setGeometry(room)
        width = min(round(WIDTH * scale), room.width() - 48)
        top = min(TOP, room.height() // 10)
        row = self.list.sizeHintForRow(0) if self.list.count() else 0
        rest = self.frame.sizeHint().height() - self.list.sizeHint().height()
        most = max(room.height() - top - BELOW, 160)
        height = min(rest + row * self.list.count() + 6, most)
        self.frame.setGeometry(QRect((room.width() - width) // 2, top, width, height))


def spoken_entry(entry: PaletteEntry) -> str:
    """An entry for a screen reader."""
    parts = (entry.text, entry.also, entry.kind, entry.key, f"not now: {entry.waits}" if entry.waits else "")
    return plain(", ".join(part for part in parts if part))
