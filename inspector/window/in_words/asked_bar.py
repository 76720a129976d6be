"""What the board in view was opened with as a question, and its answer, over the cards until somebody closes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from inspector.window.in_words.answer_view import AnswerView
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip
from inspector.window.widgets.wrapped_label import WrappedLabel

# As a part of the desk's height, at most; the rest is scrolled.
_MOST = 0.3
_LEAST = 40
# From this width and height of the desk on there is room for a link, and for a large type.
_WIDE, _HIGH = 460, 520
_RIM = 12


class AskedBar(QFrame):
    """Shows a question and its answers.

    ``closed`` is emitted by its cross, ``words_wanted`` where the board's text is to be seen, ``rule_clicked`` with the
    number of a rule that an answer cites.
    """

    closed = Signal()
    words_wanted = Signal()
    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Asked")
        self.setAccessibleName("What was asked")
        self.question = WrappedLabel()
        self.question.setObjectName("Sub")
        self.question.setWordWrap(True)
        self.answers = AnswerView()
        self.answers.rule_clicked.connect(self.rule_clicked)
        self._words, self.close_button = QPushButton("In words"), QToolButton()
        self._scroll = QScrollArea()
        self._lines: tuple[str, ...] = ()
        self._lay_out()

    def _lay_out(self) -> None:
        self._words.setProperty("kind", "link")
        tip(self._words, f"The text of this board beside it ({key_of('board_in_words')})")
        say(self.close_button, "×")
        self.close_button.setAccessibleName("Close the question and its answer")
        tip(self.close_button, "Close")
        self._words.clicked.connect(self.words_wanted)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.question, 1)
        for button in (self._words, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._scroll.setWidget(self.answers)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName("Answer")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_RIM + 2, 6, 6, 8)
        rows.setSpacing(2)
        rows.addLayout(head)
        rows.addWidget(self._scroll)

    def stand_over(self, desk: QWidget) -> None:
        """Take no more than a part of the height that the desk and this have together."""
        desk.installEventFilter(self)

    def show_asked(self, question: str, lines: tuple[str, ...]) -> None:
        """Show another question, or other answers to it."""
        say(self.question, question)
        self._lines = lines
        self._fit()

    def _fit(self) -> None:
        above = self.parentWidget()
        layout = self.answers.layout()
        if above is None or layout is None:
            return
        scale = max(1.0, type_scale())
        self.answers.show_lines(self._lines, large=above.height() >= _HIGH * scale)
        self._words.setVisible(self.width() >= _WIDE * scale)
        layout.invalidate()
        width = self.width() - 2 * _RIM - 6
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        most = round(_MOST * above.height()) - self.question.heightForWidth(width - self._words.width()) - 2 * _RIM
        self._scroll.setFixedHeight(min(needed, max(most, _LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of the desk."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """As wide as the desk is."""
        return QSize(0, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The same: the desk says how narrow the window may be."""
        return QSize(0, super().minimumSizeHint().height())
