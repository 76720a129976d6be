"""The board in words beside the desk: its text, what of it cannot be read and what may be meant, what it asks."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from inspector.window.in_words.answer_view import AnswerView
from inspector.window.in_words.editor import WordsEditor
from inspector.window.in_words.proposals import Proposal, ProposalCard
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import copy_text, plain_label, say, tip

WIDTH = 420
_LEAST_WIDTH, _LEAST_HEIGHT = 300, 200
_SUB = (
    "Write what lies where and what happens, or paste a question as you would ask a judge; the board follows. "
    f"{key_of('complete')} offers how to go on."
)
# The rim at the left and right, and what keeps a scroll bar off the words.
_RIM, _BAR = 16, 12
# How the height is parted between the text and what became of it, and the least of each.
_TEXT_SHARE, _BELOW_SHARE = 6, 7
_LEAST_TEXT, _LEAST_BELOW = 64, 56


class WordsSheet(QFrame):
    """Shows the text of the board, and what became of it.

    ``proposed`` is emitted with words to take, ``left`` where the keyboard is to go back to the desk, ``closed`` by its
    cross, ``rule_clicked`` with the number of a rule that an answer cites.
    """

    proposed = Signal(str)
    left = Signal()
    closed = Signal()
    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("Panel")
        self.setAccessibleName("Board in words")
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        self.editor = WordsEditor()
        self.message = plain_label(name="FieldMessage")
        self.message.setWordWrap(True)
        self.stale = plain_label(name="ValueChange")
        self.stale.setWordWrap(True)
        self.seeking = plain_label("Looking for what may be meant …", "FieldMessage")
        self.answers = AnswerView()
        self.answers.rule_clicked.connect(self.rule_clicked)
        self.proposals: list[ProposalCard] = []
        self._perhaps = plain_label("Perhaps you mean:", "FieldMessage")
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self._below, self._scroll = QWidget(), QScrollArea()
        self._sub = plain_label(_SUB, "Small")
        self.copy, self.leave = QToolButton(), QToolButton()
        self._lay_out()
        self.copy.clicked.connect(lambda: copy_text(self.editor.text))
        self.leave.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        heading = QLabel("Board in words")
        heading.setObjectName("PreviewHeading")
        say(self.copy, "Copy")
        tip(self.copy, "Copy the text")
        say(self.leave, "×")
        self.leave.setAccessibleName("Close the board in words")
        tip(self.leave, f"Close; what is written is kept ({key_of('board_in_words')})")
        self._sub.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(heading, 1)
        for button in (self.copy, self.leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_RIM, 10, _RIM, 10)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addWidget(self._sub)
        # Parted always alike, whatever comes of the text: neither moves while one writes, and the rest is scrolled.
        for part, least in ((self.editor, _LEAST_TEXT), (self._scroll, _LEAST_BELOW)):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            part.setMinimumHeight(least)
        rows.addWidget(self.editor, _TEXT_SHARE)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, _BAR, 0)
        below.setSpacing(8)
        for widget in (self.answers, self.stale, self.message, self.seeking, self._perhaps):
            below.addWidget(widget)
        below.addLayout(self._column)
        below.addStretch(1)
        self._scroll.setAccessibleName("What came of the text")
        self._scroll.setWidget(self._below)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.addWidget(self._scroll, _BELOW_SHARE)

    def sizeHint(self) -> QSize:
        """As wide as a line of text is read with ease."""
        return QSize(round(WIDTH * max(1.0, type_scale())), 2 * _LEAST_HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives the keyboard back to the desk; the text stays in sight."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def set_roles(self, roles: Roles) -> None:
        """Give the text the theme's colors."""
        self.editor.set_roles(roles)

    def introduce(self, *, wanted: bool) -> None:
        """Say what can be written here, or no longer: whoever reads an answer knows it."""
        self._sub.setVisible(wanted)

    def tell(
        self, kind: str, text: str, proposals: tuple[Proposal, ...] = (), *, seeks: bool = False, stale: str = ""
    ) -> None:
        """Say what became of the text, and offer what may be meant; ``kind`` is wrong, or empty.

        ``seeks`` says that more words are looked for, ``stale`` what the cards show if not what is written.
        """
        say(self.stale, f"▲ {stale}" if stale else "")
        self.stale.setVisible(bool(stale))
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            self.message.style().polish(self.message)
        say(self.message, text)
        self.message.setVisible(bool(text))
        self.seeking.setVisible(seeks)
        for card in self.proposals:
            card.hide()
            card.deleteLater()
        self.proposals = [ProposalCard(proposal) for proposal in proposals]
        self._perhaps.setVisible(bool(proposals))
        for card in self.proposals:
            card.taken.connect(self.proposed)
            self._column.addWidget(card)
            # Qt would show it later, and until then no room is reckoned for it.
            card.show()

    def answer(self, lines: tuple[str, ...]) -> None:
        """Show the answers to what the text asks."""
        self.answers.show_lines(lines)
        self.answers.setVisible(bool(lines))
