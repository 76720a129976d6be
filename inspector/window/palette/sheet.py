"""The sheet of the palette: a field over the window, what fits beneath it, and what Enter would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.window.palette.preview_pane import PreviewPane
from inspector.window.palette.previews import Preview
from inspector.window.palette.ranking import EntryGroup, PaletteEntry
from inspector.window.palette.row_delegate import EntryDelegate
from inspector.window.search.search import SearchField
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import sans, type_scale
from inspector.window.widgets.plain_text import plain, plain_label, say

WIDTH, TOP, BELOW = 880, 64, 72
# From this width of the sheet on there is room beside the list for what Enter would do.
PREVIEW_FROM, PREVIEW, PREVIEW_HEIGHT = 760, 272, 440
_MOST_MEASURED = 30
_PREVIEWED_AFTER_MS = 40
_FOOT = (
    "↑ ↓ choose   ·   Enter does it   ·   Tab only this kind   ·   "
    "> commands   # rules   @ on this board   ·   Esc leaves"
)
_NO_MEANT = "Nothing here begins with “{typed}”: choose a line with ↓ first.{why}"
_NOTHING = "Nothing here matches “{typed}”.{why} Try fewer letters."
_FEW = " Only {few} cards are here until you import the others (“Import cards” in the menu File)."
_DARKENS = QColor(20, 18, 14, 110)


class PaletteSheet(QWidget):
    """Lies over the whole window while it is open.

    ``typed`` is emitted with what stands in the field, ``entered`` when Enter is pressed there, ``taken`` with the
    entry that the user chose, ``closed`` when the sheet goes, ``kind_wanted`` when only the kind of the line chosen is
    to be listed, ``more_wanted`` with a kind of which all are, ``chosen`` with an entry and the label that it is for.
    """

    typed = Signal(str)
    entered = Signal()
    taken = Signal(object)
    kind_wanted = Signal()
    more_wanted = Signal(str)
    closed = Signal()
    chosen = Signal(object, str)

    def __init__(
        self,
        window: QWidget,
        look_of: Callable[[str], CardLook | None],
        previewer: Callable[[PaletteEntry], Preview | None],
    ) -> None:
        super().__init__(window)
        self._over = window
        self._previewer = previewer
        self._has_hits = False
        self._words = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_preview)
        self._pictures = Pictures()
        self.preview = PreviewPane(self._pictures)
        self.field = SearchField()
        self.field.setPlaceholderText("Commands, cards, effects, rules by number or words, zones, samples, editions")
        self.field.setAccessibleName("Find anything")
        self.field.setToolTip("")
        self.field.setMinimumWidth(0)
        self.list = QListWidget()
        self.list.setAccessibleName("What fits")
        self._delegate = EntryDelegate(self.list, look_of)
        self.list.setItemDelegate(self._delegate)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.line = plain_label(_FOOT, "Small")
        self.line.setWordWrap(True)
        self._build()
        self.field.textChanged.connect(self.typed)
        self.field.steered.connect(self.steer)
        self.field.entered.connect(self.entered)
        self.list.currentRowChanged.connect(lambda _row: self._soon.start(_PREVIEWED_AFTER_MS))
        self.field.left.connect(self.close_sheet)
        self.list.itemClicked.connect(self._take)
        self.field.installEventFilter(self)
        window.installEventFilter(self)
        self.hide()

    def _build(self) -> None:
        self.frame = QFrame(self)
        self.frame.setObjectName("Palette")
        rows = QVBoxLayout(self.frame)
        rows.setContentsMargins(1, 12, 1, 8)
        rows.setSpacing(8)
        self._middle = QWidget()
        beside = QHBoxLayout(self._middle)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        beside.addWidget(self.list, 1)
        beside.addWidget(self.preview)
        above, below = QHBoxLayout(), QHBoxLayout()
        for row, widget in ((above, self.field), (below, self.line)):
            row.setContentsMargins(14, 0, 14, 0)
            row.addWidget(widget)
        rows.addLayout(above)
        rows.addWidget(self._middle, 1)
        rows.addLayout(below)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._delegate.set_roles(roles)
        self.preview.set_roles(roles)
        self._pictures.set_theme(roles.name)

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

    @property
    def entries(self) -> tuple[PaletteEntry, ...]:
        """What is listed, without the headings."""
        found = (self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count()))
        return tuple(entry for entry in found if entry is not None)

    def show_groups(self, groups: Sequence[EntryGroup], typed: str, *, meant: bool, few: int = 0) -> None:
        """Show what fits; the best is chosen where it is what is ``meant``, else nothing is.

        ``few`` is how many cards there are where none were imported: one more reason why none of them fits.
        """
        self._has_hits = bool(groups)
        self._delegate.underline(typed)
        self._words = typed
        self.list.clear()
        for group in groups:
            head = QListWidgetItem(plain(group.title))
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(head)
            for hit in group.hits:
                self._add(hit.entry)
            if group.more:
                kind = group.hits[0].entry.kind
                self._add(
                    PaletteEntry(id=f"more:{kind}", kind="more", text=f"{group.more} more", also="Enter lists them")
                )
        self._go_to(1 if meant and groups else -1)
        without = _NO_MEANT if groups else _NOTHING
        why = _FEW.format(few=few) if few else ""
        say(self.line, _FOOT if not typed or meant else without.format(typed=typed, why=why))
        self._fit()

    def _add(self, entry: PaletteEntry) -> None:
        item = QListWidgetItem()
        item.setData(Qt.ItemDataRole.UserRole, entry)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_entry(entry))
        self.list.addItem(item)

    def steer(self, step: int) -> None:
        """Go some lines down, or up; headings are passed over."""
        rows = [
            row for row in range(self.list.count()) if self.list.item(row).data(Qt.ItemDataRole.UserRole) is not None
        ]
        if rows:
            here = rows.index(self.list.currentRow()) if self.list.currentRow() in rows else -1
            self._go_to(rows[max(0, min(here + step, len(rows) - 1))])

    def tell(self, sentence: str) -> None:
        """Say something in the sheet's own last line."""
        say(self.line, sentence)
        self.field.setAccessibleDescription(plain(sentence))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the window's size; go when the keyboard goes elsewhere."""
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        if watched is self.field and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab:
            if event.type() == QEvent.Type.KeyPress:
                self.kind_wanted.emit()
            return True
        is_pressed = watched is self.field and event.type() == QEvent.Type.KeyPress
        if is_pressed and isinstance(event, QKeyEvent) and self._choose(event.text()):
            return True
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            focus = self.window().focusWidget()
            if focus is not self.field and not self.isHidden():
                self.hide()
        return super().eventFilter(watched, event)

    def _choose(self, typed: str) -> bool:
        """Take the line chosen for the card of a number that stands in the preview; whether there is one."""
        preview = self.preview.shown
        targets = preview.targets if preview is not None and self.preview.isVisible() else ()
        if not typed.isascii() or not typed.isdecimal() or not 0 < int(typed) <= len(targets):
            return False
        entry: PaletteEntry = self.list.currentItem().data(Qt.ItemDataRole.UserRole)
        self.close_sheet()
        self.chosen.emit(entry, targets[int(typed) - 1])
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was listed: it told of a board that may next be looked at by somebody else."""
        super().hideEvent(event)
        self._has_hits = False
        self._soon.stop()
        self.list.clear()
        self.preview.show_preview(None)

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
        if row == 1:
            # Its heading with it.
            self.list.scrollToTop()
        said = self.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) if row >= 0 else ""
        self.field.setAccessibleDescription(said)
        self._soon.start(_PREVIEWED_AFTER_MS)

    def _show_preview(self) -> None:
        item = self.list.currentItem() if self.list.currentRow() >= 0 else None
        entry = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        preview = self._previewer(entry) if entry is not None and self.preview.isVisibleTo(self.frame) else None
        self.preview.show_preview(preview, self._words)
        if entry is not None and not entry.waits and preview is not None and preview.text:
            told = "; ".join(preview.text.splitlines())
            self.field.setAccessibleDescription(plain(f"{spoken_entry(entry)}. {preview.kicker}: {told}"))

    def take_current(self) -> None:
        """Take the line chosen; where none is, say so."""
        if self.list.currentRow() >= 0:
            self._take(self.list.currentItem())
        elif self._has_hits and self.field.text().strip():
            self.tell(_NO_MEANT.format(typed=self.field.text().strip(), why=""))

    def _take(self, item: QListWidgetItem) -> None:
        entry: PaletteEntry | None = item.data(Qt.ItemDataRole.UserRole)
        if entry is None:
            return
        if entry.waits:
            self.tell(f"{entry.text}: {entry.waits}.")
        elif entry.kind == "more":
            self.more_wanted.emit(entry.id.partition(":")[2])
        else:
            self.close_sheet()
            self.taken.emit(entry)

    def _fit(self) -> None:
        room, scale = self._over.rect(), max(type_scale(), 1.0)
        self.setGeometry(room)
        width = min(round(WIDTH * scale), room.width() - 48)
        top = min(TOP, room.height() // 10)
        rows = sum(self.list.sizeHintForRow(row) for row in range(min(self.list.count(), _MOST_MEASURED)))
        rest = self.frame.sizeHint().height() - self._middle.sizeHint().height()
        most = max(room.height() - top - BELOW, 160)
        wide = width >= PREVIEW_FROM * scale
        self.preview.setVisible(wide)
        self.preview.setFixedWidth(round(PREVIEW * scale))
        least = min(most, round(PREVIEW_HEIGHT * scale)) if wide and self.list.count() else 0
        height = max(min(rest + rows + 6, most), least)
        self.frame.setGeometry(QRect((room.width() - width) // 2, top, width, height))


def spoken_entry(entry: PaletteEntry) -> str:
    """An entry for a screen reader."""
    parts = (entry.text, entry.also, entry.kind, entry.key, f"not now: {entry.waits}" if entry.waits else "")
    return plain(", ".join(part for part in parts if part))
