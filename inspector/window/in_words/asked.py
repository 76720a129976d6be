"""Questions with which boards were opened: answered over the cards, as the board stands, until somebody closes that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.cards import possessive
from inspector.library import LibraryError
from inspector.rules import Action, Place, RulesError, edition_of
from inspector.scenario import ScenarioError
from inspector.scenario.words import ORDINALS, TextQuestion, answers_to
from inspector.scenario.words.text_question import questions_written
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.files.sample_words import asked_by_sample
from inspector.window.files.samples import question_of
from inspector.window.in_words.asked_bar import AskedBar
from inspector.window.in_words.text import run_in_view

_WAIT_MS = 60
# The row of the panel that has a value, where it is called otherwise there.
_ROWS = {
    "size": "power",
    "base size": "power",
    "toughness": "power",
    "names": "name",
    "subtypes": "types",
    "supertypes": "types",
    "keywords": "abilities",
}


def questions_in(text: str) -> str:
    """Give the sentences of a text that ask something, in its own words."""
    return " ".join(questions_written(text))


def names_for_labels(actions: tuple[Action, ...]) -> dict[str, str]:
    """Give the names of cards for labels such as "outlaw", by which files know them: of several which one it is.

    A label that begins with a capital is a name that somebody gave.
    """
    placed = [each for each in actions if isinstance(each, Place)]
    names = [each.card.partition(" // ")[0] for each in placed]
    pairs = zip(placed, names, strict=True)
    found: dict[str, str] = {}
    for place, (each, name) in enumerate(pairs):
        nth = names[:place].count(name)
        if each.label[:1].islower() and nth < len(ORDINALS):
            found[each.label] = name if names.count(name) == 1 else f"the {ORDINALS[nth]} {name}"
    return found


def _renamed(line: str, label: str, name: str) -> str:
    """Say a name in the place of a label, whose possessive may end otherwise."""
    line = re.sub(rf"(?<![\w“]){re.escape(label)}'s(?=\s)", lambda _: possessive(name), line)
    return re.sub(rf"(?<![\w“]){re.escape(label)}(?=['’\s.])", lambda _: name, line)


class _Asked(NamedTuple):
    """A question in its own words, what it asks, and the board of which it was asked."""

    question: str
    asks: tuple[TextQuestion, ...]
    edition: str
    actions: tuple[Action, ...]


class AskedOfBoards(QObject):
    """Keeps for each open board what was asked when it was opened.

    ``chosen`` is emitted with the label of the object that is asked about and the key of the value's row on the panel,
    ``words_wanted`` where the board's text is to be seen, ``rule_wanted`` with the number of a rule that is cited.
    """

    chosen = Signal(str, str)
    words_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, session: Session, boards: Boards, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._boards = session, boards
        self._asked: dict[int, _Asked] = {}
        self._over: tuple[QVBoxLayout, QWidget] | None = None
        self._is_put_aside = False
        self.bar: AskedBar | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self.answer_now)

    def put_over(self, column: QVBoxLayout, desk: QWidget) -> None:
        """Take a place at the top of the column in which the desk stands."""
        self._over = column, desk

    def ask(self, question: str, asks: tuple[TextQuestion, ...]) -> None:
        """Show what is asked of the board in view, with its answer; choose the object and the value asked for."""
        self.keep(question, asks)
        self.choose(asks)

    def ask_of_sample(self, path: Path) -> None:
        """Show what a sample that was opened asks, with the answer."""
        board = self._session.whole
        self.ask(question_of(path), asked_by_sample(board.base, board.run))

    def keep(self, question: str, asks: tuple[TextQuestion, ...]) -> None:
        """Keep what is asked of the board in view, and show it unless it is put aside."""
        board = self._session.whole
        if not asks:
            self._asked.pop(self._boards.key, None)
        else:
            self._asked[self._boards.key] = _Asked(question, asks, board.base.edition, board.actions[: board.cursor])
        self.follow()
        self.answer_now()

    def choose(self, asks: tuple[TextQuestion, ...]) -> None:
        """Choose what is asked for first."""
        first = next((asked for asked in asks if asked.object in self._session.table.objects), None)
        if first is not None:
            self.chosen.emit(first.object, _ROWS.get(first.key, first.key))

    def put_aside(self, is_put_aside: bool) -> None:
        """Show it no longer, or again: the answer stands elsewhere, or must not be seen."""
        self._is_put_aside = is_put_aside
        self.follow()

    def follow(self) -> None:
        """Show what was asked of the board in view, if anything was; the answer follows soon."""
        asked = self._in_view()
        if asked is None:
            if self.bar is not None:
                self.bar.hide()
            return
        self._made().show()
        self._timer.start()

    def _in_view(self) -> _Asked | None:
        board, asked = self._session.whole, self._asked.get(self._boards.key)
        if asked is None or self._is_put_aside or self._session.board.is_seen:
            return None
        # Of a board that did not come to be so, it was not asked.
        is_of_it = board.actions[: board.cursor][: len(asked.actions)] == asked.actions
        return asked if is_of_it else None

    def answer_now(self) -> None:
        """Answer as the board stands."""
        self._timer.stop()
        asked = self._in_view()
        if asked is None or self.bar is None:
            return
        board = self._session.whole
        said = []
        if board.base.edition != asked.edition:
            said.append(f"Under the rules of {edition_of(board.base.edition).label}:")
        elif board.cursor > len(asked.actions):
            said.append("As the board is now:")
        try:
            said.extend(answers_to(board.scenario, run_in_view(board), asked.asks))
        except (ScenarioError, RulesError, LibraryError) as error:
            said.append(str(error))
        named = [
            (label, name) for label, name in names_for_labels(board.actions).items() if label in board.table.objects
        ]
        for label, name in named:
            said = [_renamed(line, label, name) for line in said]
        said = [f"The {line[4:]}" if line.startswith("the ") else line for line in said]
        self.bar.show_asked(asked.question, tuple(said))

    def _close(self) -> None:
        self._asked.pop(self._boards.key, None)
        self.follow()
        if self._over is not None:
            self._over[1].setFocus()

    def _made(self) -> AskedBar:
        if self.bar is None:
            self.bar = AskedBar()
            self.bar.closed.connect(self._close)
            self.bar.words_wanted.connect(self.words_wanted)
            self.bar.rule_clicked.connect(self.rule_wanted)
            if self._over is not None:
                column, desk = self._over
                column.addWidget(self.bar)
                self.bar.stand_over(desk)
        return self.bar
