"""The small dialog before a handout is saved: for whom, of what, with or without answers, in which form."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from inspector.rules import JUDGE, SPECTATOR
from inspector.window.board.board import Board
from inspector.window.handouts.composing import HandoutWish
from inspector.window.handouts.forms import PAPER_SIZES, HandoutForm
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import plain, plain_label

_VIEWERS = {JUDGE: "The judge: everything", SPECTATOR: "A spectator"}
_FORMS = {
    ".pdf": "PDF, to print",
    ".html": "HTML, for any browser",
    ".md": "Markdown, for a forum",
    ".png": "PNG, a picture",
}
_PAPERS = {"a4": "A4", "letter": "Letter"}


class HandoutDialog(QDialog):
    """Asks; ``wanted`` is emitted with what is to stand on the handout and in which form it is to be saved.

    A board that is seen by one player is handed out as this player sees it, and not otherwise.
    """

    wanted = Signal(object, object)

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Handout")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._chosen = board.chosen
        self._viewers = (board.viewer,) if board.is_seen else board.viewers
        self.form = _chooser("Saved as", list(_FORMS.values()))
        self.viewer = _chooser("For", [_VIEWERS.get(one, one) for one in self._viewers])
        several = f"The {len(board.chosen)} selected cards" if len(board.chosen) > 1 else "The selected card"
        about = ["What the board is about", *([several] if board.chosen else [])]
        self.objects = _chooser("Tells of", about)
        self.objects.setCurrentIndex(len(about) - 1)
        self.answers = _chooser("Answers", ["With the answers", "Questions, the values left blank"])
        self.paper = _chooser("Paper", list(_PAPERS.values()))
        self.ladder = QCheckBox("Tell step by step how each came to be")
        self.symbols = QCheckBox("Draw mana symbols")
        self.symbols.setChecked(True)
        self._lay_out()
        self.form.currentIndexChanged.connect(self._fit)

    def _lay_out(self) -> None:
        rows = QFormLayout()
        rows.setHorizontalSpacing(14)
        rows.setVerticalSpacing(9)
        for box in (self.form, self.viewer, self.objects, self.answers, self.paper):
            label = plain_label(box.accessibleName())
            label.setBuddy(box)
            rows.addRow(label, box)
        rows.addRow("", self.ladder)
        rows.addRow("", self.symbols)
        save, cancel = QPushButton("Save …"), QPushButton("Cancel")
        save.setProperty("kind", "main")
        cancel.setProperty("kind", "plain")
        save.setDefault(True)
        save.clicked.connect(self._accept)
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(cancel)
        foot.addWidget(save)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(14)
        layout.addWidget(plain_label("A page about this board", "Heading"))
        layout.addLayout(rows)
        layout.addLayout(foot)

    def _fit(self) -> None:
        """Only a PDF has paper, and Markdown no pictures of symbols."""
        suffix = list(_FORMS)[self.form.currentIndex()]
        self.paper.setEnabled(suffix == ".pdf")
        self.symbols.setEnabled(suffix != ".md")

    def _accept(self) -> None:
        wish = HandoutWish(
            viewer=self._viewers[self.viewer.currentIndex()],
            labels=self._chosen if self.objects.currentIndex() else None,
            asks=self.answers.currentIndex() == 1,
            ladder=self.ladder.isChecked(),
        )
        suffix = list(_FORMS)[self.form.currentIndex()]
        paper = PAPER_SIZES[self.paper.currentIndex()]
        self.accept()
        self.wanted.emit(wish, HandoutForm(suffix, draws_symbols=self.symbols.isChecked(), paper=paper))


def _chooser(name: str, lines: list[str]) -> Chooser:
    box = Chooser(name)
    box.addItems([plain(line) for line in lines])
    return box
