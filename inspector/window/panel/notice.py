"""The quiet bar under the desk: what just happened, or why it did not. Nothing here stops anybody's work."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from inspector.window.board.notices import Notice
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import BreakingLabel, say
from inspector.window.widgets.symbol_text import say_with_symbols
from inspector.window.words.sentences import spoken

_SIGNS = {"done": "✓", "nothing": "○", "refused": "✕", "note": "i"}
_WORDS = {"done": "Done", "nothing": "Nothing happens", "refused": "Refused", "note": "Note"}
MOST_RULES = 3
_SYMBOL = 13
# From this width on there is room for the numbers of several rules.
_WIDE = 460
HEIGHT = 34
_AROUND, _RIM = 4, 3
# More lines than these would lie over cards in a small window.
_MOST_LINES = 2
_ANY_HEIGHT = 16_777_215
Choice = tuple[str, Callable[[], None]]

# What the bar says while nothing happened: what a newcomer may try.
# The last leads to all others, and stands there in the narrowest window.
HINTS = (
    "Double click: the most likely action",
    "right click or Enter: all",
    f"{key_of('search')}, or a name typed fast: search",
    "hold Alt: the other side",
    f"{key_of('ladder')}: how it came to be so",
    "?: all keys",
)
_BETWEEN = "   ·   "


class NoticeBar(QFrame):
    """Shows one notice at a time: of a long one as much as covers no card, and all of it to whoever asks for more.

    A question is shown whole, for it waits for an answer; so it rises over what lies above the bar.
    ``rule_clicked`` is emitted with the number of a rule that it cites.
    """

    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("Notice")
        self.setAccessibleName("Last message")
        self._sign = QLabel()
        self._sign.setObjectName("NoticeSign")
        self._text = BreakingLabel()
        self._text.setObjectName("NoticeText")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._hint = QLabel()
        self._hint.setObjectName("Small")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(2)
        close = QToolButton()
        close.setText("×")
        close.setAccessibleName("Close the message")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, _RIM, 6, _RIM)
        layout.setSpacing(10)
        for widget in (self._sign, self._text, self._hint):
            layout.addWidget(widget)
        layout.addLayout(self._buttons)
        layout.addWidget(close)
        self._close = close
        self._more = self._make_more(layout)
        self._is_whole = False
        self._idle: tuple[str, ...] = ()
        # What is said while idle, and the room and the font for which that was found.
        self._idle_fits: tuple[object, str] | None = None
        self._idle_said = ""
        self._says = ""
        self.shown: Notice | None = None
        self._links: list[QPushButton] = []
        self._foot = QWidget()
        self._foot.installEventFilter(self)
        self.fit_type()
        self.clear()

    def _make_more(self, layout: QHBoxLayout) -> QPushButton:
        more = QPushButton("More")
        more.setProperty("kind", "link")
        more.setAccessibleName("Show the whole message")
        more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        more.clicked.connect(self.show_whole)
        more.hide()
        layout.insertWidget(layout.count() - 1, more)
        return more

    def show_whole(self) -> None:
        """Show all of the message, over what lies above the bar."""
        self._is_whole = True
        self._fit()

    def fit_type(self) -> None:
        """Take the height of a line in the type in use."""
        self._foot.setFixedHeight(round(HEIGHT * max(1.0, type_scale())) + 2 * _AROUND)
        self._fit()

    @property
    def foot(self) -> QWidget:
        """What keeps the room of one line for it, below the desk."""
        return self._foot

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where its room is."""
        if watched is self._foot and event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.ParentChange):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Lie over the foot, and above it as far as the words need."""
        above = self._foot.parentWidget()
        if above is None:
            return
        if self.parentWidget() is not above:
            self.setParent(above)
            self.show()
        room = self._foot.geometry().adjusted(_AROUND + 2, _AROUND, -_AROUND - 2, -_AROUND)
        if not self._says:
            self._say_idle(room.size())
        needed = self._cut_to(room.width())
        height = min(max(room.height(), needed), max(above.height() // 2, room.height()))
        self.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
        self.raise_()

    def _cut_to(self, width: int) -> int:
        """Show as many lines of a message as cover no card, unless it is to be whole; give the height of the bar."""
        self._text.setMaximumHeight(_ANY_HEIGHT)
        self._more.hide()
        needed = self._height_for(width)
        lines = _MOST_LINES * self._text.fontMetrics().lineSpacing()
        is_cut = bool(self._says) and not self._is_whole and needed > lines + 2 * _RIM
        # What is cut begins with its first line.
        upright = Qt.AlignmentFlag.AlignTop if is_cut else Qt.AlignmentFlag.AlignVCenter
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)
        if not is_cut:
            return needed
        self._text.setMaximumHeight(lines)
        self._more.show()
        return self._height_for(width)

    def _say_idle(self, room: QSize) -> None:
        """Leave out what would rise over the desk: that is for messages."""
        key = (room.toTuple(), self._text.font().key())
        if key == self._idle_fits:
            say(self._text, self._idle_said)
            return
        for left in range(len(self._idle), 0, -1):
            say(self._text, _BETWEEN.join((*self._idle[: left - 1], self._idle[-1])))
            if self._height_for(room.width()) <= room.height():
                break
        self._idle_fits, self._idle_said = key, self._text.text()

    def _height_for(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0

    @property
    def text(self) -> str:
        """What it says now; empty while it says nothing."""
        return self._says

    def set_idle(self, hints: tuple[str, ...]) -> None:
        """What stands in the bar, quietly, while there is nothing to say: as many of them as there is room for."""
        self._idle, self._idle_fits = hints, None
        if not self._says:
            self.clear()

    def say(self, notice: Notice, choices: tuple[Choice, ...] = ()) -> None:
        """Show a notice, with buttons for its rules and for the ``choices``."""
        # In a narrow window one number whole is worth more than three cut ones; the panel has them all.
        is_wide = self._foot.width() >= _WIDE * max(1.0, type_scale())
        rules = notice.rules[: MOST_RULES if is_wide else 1]
        self._clear_buttons(keep=len(rules))
        say(self._sign, _SIGNS.get(notice.kind, "i"))
        self._says, self.shown, self._is_whole = notice.text, notice, bool(choices)
        say_with_symbols(self._text, notice.text, _SYMBOL)
        say(self._hint, notice.hint)
        # Nor does a hint take the room of what happened.
        self._hint.setVisible(bool(notice.hint) and is_wide)
        for index, rule in enumerate(rules):
            if index == len(self._links):
                link = self._add_button("", partial(self._go, index), "link")
                self._links.append(link)
            say(self._links[index], rule)
        for words, run in choices:
            self._add_button(words, run, "plain")
        self._close.show()
        self._polish(notice.kind)
        self._fit()
        words = spoken(f"{_WORDS.get(notice.kind, 'Note')}: {notice.text}")
        self.setAccessibleDescription(words)
        told = QAccessibleAnnouncementEvent(self, words)
        if notice.kind == "refused":
            told.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(told)

    def clear(self) -> None:
        """Say nothing any more."""
        self._clear_buttons()
        self._says, self.shown, self._is_whole = "", None, False
        self._sign.setText("")
        self._hint.hide()
        self._close.hide()
        self._polish("idle")
        self._fit()

    def _go(self, index: int) -> None:
        self.rule_clicked.emit(self._links[index].text())

    def _polish(self, kind: str) -> None:
        """Have the style sheet look at another kind."""
        if self.property("kind") == kind:
            return
        for widget in (self, self._sign, self._text):
            widget.setProperty("kind", kind)
            widget.style().unpolish(widget)
            widget.style().polish(widget)

    def _add_button(self, words: str, run: Callable[[], None], kind: str) -> QPushButton:
        button = QPushButton(words)
        button.setProperty("kind", kind)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: run())
        self._buttons.addWidget(button)
        # Else it is shown later, and takes its room from words that were fitted without it.
        button.show()
        return button

    def _clear_buttons(self, keep: int = 0) -> None:
        """Take the buttons away but for the first links: to make them again lays out the whole window."""
        keep = min(keep, len(self._links))
        del self._links[keep:]
        while (item := self._buttons.takeAt(keep)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
