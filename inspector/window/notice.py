"""The quiet bar under the desk: what just happened, or why it did not. Nothing here stops anybody's work."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from inspector.window.session import Notice

_SIGNS = {"done": "✓", "nothing": "○", "refused": "✕", "note": "i"}
_WORDS = {"done": "Done", "nothing": "Nothing happens", "refused": "Refused", "note": "Note"}
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
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(2)
        close = QToolButton()
        close.setText("×")
        close.setAccessibleName("Close the message")
        close.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 6, 5)
        layout.setSpacing(10)
        for widget in (self._sign, self._text):
            layout.addWidget(widget)
        layout.addLayout(self._buttons)
        layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; empty while it is hidden."""
        return self._text.text() if not self.isHidden() else ""

    def say(self, notice: Notice, choices: tuple[Choice, ...] = ()) -> None:
        """Show a notice, with buttons for its rules and for the ``choices``."""
        self._clear_buttons()
        self.setProperty("kind", notice.kind)
        self._sign.setProperty("kind", notice.kind)
        self._sign.setText(_SIGNS.get(notice.kind, "i"))
        self._text.setText(notice.text)
        for rule in notice.rules[:3]:
            self._add_button(rule, lambda number=rule: self.rule_clicked.emit(number), "link")  # type: ignore[misc]
        for words, run in choices:
            self._add_button(words, run, "plain")
        for widget in (self, self._sign):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self.setAccessibleDescription(f"{_WORDS.get(notice.kind, 'Note')}: {notice.text}")
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Hide the bar."""
        self._clear_buttons()
        self.hide()

    def _add_button(self, words: str, run: Callable[[], None], kind: str) -> None:
        button = QPushButton(words)
        button.setProperty("kind", kind)
        button.clicked.connect(lambda: run())
        self._buttons.addWidget(button)

    def _clear_buttons(self) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
