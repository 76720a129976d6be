"""The quiet bar under the desk: what just happened, or why it did not. Nothing here stops anybody's work."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from inspector.window.session import Notice

_SIGNS = {"done": "✓", "nothing": "○", "refused": "✕", "note": "i"}
_WORDS = {"done": "Done", "nothing": "Nothing happens", "refused": "Refused", "note": "Note"}
HEIGHT = 50
Choice = tuple[str, Callable[[], None]]


class NoticeBar(QFrame):
    """Shows one notice at a time; ``rule_clicked`` is emitted with the number of a rule that it cites."""

    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("Notice")
        self.setAccessibleName("Last message")
        self._sign = QLabel()
        self._sign.setObjectName("NoticeSign")
        self._text = QLabel()
        self._text.setObjectName("NoticeText")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(2)
        close = QToolButton()
        close.setText("×")
        close.setAccessibleName("Close the message")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 6, 5)
        layout.setSpacing(10)
        for widget in (self._sign, self._text):
            layout.addWidget(widget)
        layout.addLayout(self._buttons)
        layout.addWidget(close)
        self._close = close
        self._idle = ""
        self._says = ""
        self.shown: Notice | None = None
        self.setFixedHeight(HEIGHT)
        self.clear()

    @property
    def text(self) -> str:
        """What it says now; empty while it says nothing."""
        return self._says

    def set_idle(self, text: str) -> None:
        """What stands in the bar, quietly, while there is nothing to say."""
        self._idle = text
        if not self._says:
            self.clear()

    def say(self, notice: Notice, choices: tuple[Choice, ...] = ()) -> None:
        """Show a notice, with buttons for its rules and for the ``choices``."""
        self._clear_buttons()
        self.setProperty("kind", notice.kind)
        for widget in (self._sign, self._text):
            widget.setProperty("kind", notice.kind)
        self._sign.setText(_SIGNS.get(notice.kind, "i"))
        self._says, self.shown = notice.text, notice
        self._text.setText(notice.text)
        self._text.setToolTip(notice.text)
        for rule in notice.rules[:3]:
            self._add_button(rule, lambda number=rule: self.rule_clicked.emit(number), "link")  # type: ignore[misc]
        for words, run in choices:
            self._add_button(words, run, "plain")
        self._close.show()
        self._polish()
        self.setAccessibleDescription(f"{_WORDS.get(notice.kind, 'Note')}: {notice.text}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Say nothing any more."""
        self._clear_buttons()
        self._says, self.shown = "", None
        for widget in (self, self._sign, self._text):
            widget.setProperty("kind", "idle")
        self._sign.setText("")
        self._text.setText(self._idle)
        self._text.setToolTip("")
        self._close.hide()
        self._polish()

    def _polish(self) -> None:
        """Have the style sheet look at the kind again."""
        for widget in (self, self._sign, self._text):
            widget.style().unpolish(widget)
            widget.style().polish(widget)

    def _add_button(self, words: str, run: Callable[[], None], kind: str) -> None:
        button = QPushButton(words)
        button.setProperty("kind", kind)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: run())
        self._buttons.addWidget(button)

    def _clear_buttons(self) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
