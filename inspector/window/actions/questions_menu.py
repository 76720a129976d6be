"""What its words ask, as a menu of a card: every condition with yes and no, every choice with what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from inspector.rules import Question, questions_of
from inspector.window.board.session import Session
from inspector.window.widgets.plain_text import LONGEST_TIP, plain
from inspector.window.words.question_words import answer_in_words, answer_typed, question_in_words

TITLE = "Answer what it asks"
# More answers than this are chosen in a box of their own.
_MOST_LINES = 8


def questions_menu(session: Session, label: str, parent: QWidget) -> QMenu | None:
    """Make the menu of what the words of an object ask; None where they ask nothing."""
    questions = questions_of(session.table, label)
    if not questions:
        return None
    menu = QMenu(TITLE, parent)
    menu.setAccessibleName(TITLE)
    add_question_lines(menu, session, questions, parent)
    return menu


def add_question_lines(menu: QMenu, session: Session, questions: Iterable[Question], parent: QWidget) -> None:
    """Add questions to a menu, each with its answers, or with a line that asks for one in a box."""
    for question in questions:
        menu.addSection("")
        menu.addAction(_line(question_in_words(question))).setEnabled(False)
        if 0 < len(question.options) <= _MOST_LINES:
            for answer in question.options:
                line = menu.addAction(_line(answer_in_words(question, answer).capitalize()))
                line.setCheckable(True)
                line.setChecked(answer == question.answer)
                line.triggered.connect(partial(_say, session, question, answer))
        else:
            now = answer_in_words(question, question.answer)
            menu.addAction(_line(f"Choose … (now: {now})")).triggered.connect(partial(_ask, session, question, parent))


def _line(words: str) -> str:
    return plain(words, LONGEST_TIP).replace("&", "&&")


def _say(session: Session, question: Question, answer: object) -> None:
    if answer != question.answer:
        session.act(question.answered(answer))


def _ask(session: Session, question: Question, parent: QWidget) -> None:
    asked = question_in_words(question)
    if question.options:
        words = {answer_in_words(question, answer): answer for answer in question.options}
        now = [*words].index(answer_in_words(question, question.answer)) if question.answer in words.values() else 0
        text, given = QInputDialog.getItem(parent, TITLE, f"{asked}:", list(words), now, editable=False)
        answer = words.get(text)
    else:
        text, given = QInputDialog.getText(parent, TITLE, f"{asked}:")
        answer = answer_typed(question, text)
    if given and answer is not None:
        _say(session, question, answer)
