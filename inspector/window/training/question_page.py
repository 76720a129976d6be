"""One question: its cards, its words, what may be answered; and after the answer what was right, and why."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.cards import CardPool
from inspector.rulebook import LinkedParagraph, Rulebook
from inspector.rules import edition_of
from inspector.training import (
    ALL_MISCONCEPTIONS,
    GivenAnswer,
    Judgement,
    NotUnderstoodError,
    QuestionKind,
    QuizQuestion,
    answer_in_words_of,
)
from inspector.window.rules_reader.html import marked_words
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.training.answer_fields import LETTERS, AnswerFields
from inspector.window.training.cards_row import CardsRow
from inspector.window.training.sittings import Sitting
from inspector.window.widgets.plain_text import plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.sentences import spoken

_QUESTION_PX, _TOLD_PX, _TEXT_PX = 27, 17, 16
_MOST_REASONS = 2
_LONG_QUESTION = 240


class QuestionPage(QWidget):
    """Asks and judges. ``answered`` is emitted with question, answer and judgement, ``next_asked`` for the next one.

    ``board_asked`` is emitted with the scenario of a question that is to be seen on the desk, ``another_asked`` with a
    question of which one more of its kind is wanted.
    """

    answered = Signal(object, object, object)
    next_asked = Signal()
    board_asked = Signal(object)
    another_asked = Signal(object)

    def __init__(self, pool: CardPool, book: Rulebook, pictures: Pictures, roles: Roles) -> None:
        super().__init__()
        self._pool, self._book, self._roles = pool, book, roles
        self.sitting: Sitting | None = None
        self.question: QuizQuestion | None = None
        self.judgement: Judgement | None = None
        self._clock = QElapsedTimer()
        self.cards = CardsRow(pictures)
        self.words = _wrapped("TrainingQuestion")
        self.fields = AnswerFields()
        self.fields.given.connect(self.take)
        self.fields.shown_asked.connect(self._show_before_grading)
        self.verdict = _wrapped("TrainingVerdict")
        self.reason, self.teaching = _wrapped("TrainingReason"), _wrapped("TrainingReason")
        self.rule = _wrapped("TrainingRule")
        self.hint = plain_label(name="TrainingSmall")
        self.hint.setWordWrap(True)
        self._buttons()
        self._lay_out()

    def _buttons(self) -> None:
        self.next = QPushButton("Next question   Enter")
        self.next.setProperty("kind", "main")
        self.next.clicked.connect(self.next_asked)
        self.another = QPushButton("Another like this   A")
        self.another.setProperty("kind", "plain")
        self.another.clicked.connect(self._ask_for_another)
        self.open = QPushButton("Open on the desk   O")
        self.open.setProperty("kind", "plain")
        self.open.clicked.connect(self._ask_for_board)

    def _lay_out(self) -> None:
        told = QVBoxLayout()
        told.setContentsMargins(0, 0, 8, 0)
        told.setSpacing(16)
        told.addStretch(1)
        for widget in (self.words, self.fields, self.verdict, self.teaching, self.reason, self.rule):
            told.addWidget(widget)
        for row in ((self.next,), (self.another, self.open)):
            buttons = QHBoxLayout()
            for button in row:
                buttons.addWidget(button)
            buttons.addStretch(1)
            told.addLayout(buttons)
        told.addWidget(self.hint)
        told.addStretch(1)
        holder = QWidget()
        holder.setLayout(told)
        across = QHBoxLayout(self)
        across.setContentsMargins(36, 28, 28, 28)
        across.setSpacing(36)
        # Neither its cards nor its words make the window larger than it is.
        across.addWidget(_scrolled(self.cards), 4)
        self.words_view = _scrolled(holder)
        across.addWidget(self.words_view, 5)

    def sit(self, sitting: Sitting) -> None:
        """Ask what this sitting asks."""
        self.sitting = sitting

    def ask(self, question: QuizQuestion) -> None:
        """Show a question, without anything that would tell its answer."""
        self.question, self.judgement = question, None
        self.cards.show_cards(question.scenario, self._pool, (round(self.width() * 0.42), self.height() - 56))
        self._say(self.words, question.text, _QUESTION_PX)
        self._told(told=False)
        self.fields.ask(question)
        self.fields.show()
        kind = question.kind
        ways = {
            QuestionKind.EDITION: "tick them with A to D, then Enter",
            QuestionKind.RULING: "Enter shows the answer",
        }
        say(self.hint, f"{ways.get(kind, 'A to D, or a click')}   ·   ? I don't know   ·   Esc back")
        self.words_view.verticalScrollBar().setValue(0)
        self._clock.start()
        self.setFocus()

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors: of the cards, and of the words that are marked in a rule."""
        self._roles = roles
        self.cards.set_theme(roles.name)
        if self.question is not None and self.rule.isVisibleTo(self):
            self._say_right(self.question)

    def take(self, given: GivenAnswer) -> None:
        """Judge an answer; words that are none are told, and the question stays."""
        question, sitting = self.question, self.sitting
        if question is None or sitting is None or self.judgement is not None:
            return
        timed = GivenAnswer(
            value=given.value, typed=given.typed, grade=given.grade, seconds=round(self._clock.elapsed() / 1000, 1)
        )
        try:
            judgement = sitting.answered(question, timed)
        except NotUnderstoodError as error:
            self.fields.say_problem(f"That is no answer here: {error}, or the letter of an option.")
            return
        self.judgement = judgement
        self.answered.emit(question, timed, judgement)
        if sitting.explains:
            self._explain(question, timed, judgement)
        else:
            self.next_asked.emit()

    def give_up(self) -> None:
        """Answer that one does not know."""
        question = self.question
        if question is not None and self.judgement is None:
            self.take(GivenAnswer(grade="again" if question.kind is QuestionKind.RULING else None))

    def _show_before_grading(self) -> None:
        question = self.question
        if question is not None and self.judgement is None:
            say(self.verdict, f"The answer: {answer_in_words_of(question)}.")
            self.verdict.setProperty("right", None)
            self.verdict.style().polish(self.verdict)
            self.verdict.show()
            self._say_right(question)
            self.fields.ask_for_grade()
            self.verdict.setAccessibleName(spoken(f"{self.verdict.text()} {self.reason.accessibleName()}"))
            say(self.hint, "A to D, or a click: how was your answer?   ·   Esc back")
            self.fields.options[0].setFocus()

    def _explain(self, question: QuizQuestion, given: GivenAnswer, judgement: Judgement) -> None:
        self._mark_options(question, given, judgement)
        self._say(self.words, question.text, _TOLD_PX)
        self._say_right(question)
        right = "Right." if judgement.right else f"Not right. The answer: {answer_in_words_of(question)}."
        self.verdict.setProperty("right", judgement.right)
        say(self.verdict, f"{'✓' if judgement.right else '✗'}  {right}")
        self._told(told=True)
        first = next(iter(judgement.suspects), "")
        mistaken = (
            f"You answered as if {ALL_MISCONCEPTIONS[first].as_if}. {ALL_MISCONCEPTIONS[first].says}" if first else ""
        )
        taught = self.sitting.teaches(question) if self.sitting is not None else ""
        self._say(self.teaching, taught or mistaken, _TEXT_PX)
        self.teaching.setVisible(bool(taught or mistaken))
        say(self.hint, "")
        self.verdict.setAccessibleName(spoken(f"{right} {self.reason.accessibleName()}"))
        self.next.setFocus()

    def _say_right(self, question: QuizQuestion) -> None:
        reasons = list(dict.fromkeys(reason.says for reason in question.because))[:_MOST_REASONS]
        self._say(self.reason, " ".join(reasons), _TEXT_PX)
        self.reason.setVisible(bool(reasons))
        concept = question.concepts[0]
        passage = next(iter(self._book.passages(concept, question.edition)), None)
        self.rule.setVisible(passage is not None)
        if passage is not None:
            words = marked_words(LinkedParagraph(passage.text, ()), passage.highlights, self._roles)
            edition = edition_of(question.edition)
            say_marked(self.rule, f"<b>{passage.number}</b> &nbsp;<small>rules of {edition.label}</small><br>{words}")

    def _mark_options(self, question: QuizQuestion, given: GivenAnswer, judgement: Judgement) -> None:
        """Right and wrong by a sign and a word, besides the color."""
        chosen = given.value if given.typed is None else judgement.parts[0].understood
        for place, button in enumerate(self.fields.options):
            if question.kind is QuestionKind.RULING:
                break
            if question.kind is QuestionKind.EDITION:
                edition = self.fields.editions[place]
                is_right = edition in question.editions
                is_chosen = isinstance(chosen, list | tuple) and edition in chosen
            elif question.kind is QuestionKind.ERROR:
                is_right, is_chosen = question.claims[place].wrong, chosen == place
            else:
                option = question.options[place]
                is_right, is_chosen = option.right, option.value == chosen
            state = "right" if is_right else "wrong" if is_chosen else "other"
            mark = {"right": "    ✓ right", "wrong": "    ✗ your answer", "other": ""}[state]
            button.setProperty("state", state)
            say(button, f"{button.text()}{mark}")
            button.style().polish(button)
            button.updateGeometry()
        self.fields.close_to_answers()

    def _told(self, *, told: bool) -> None:
        # A long question is set as small as one that was answered: what may be answered stays in sight.
        self.words.setProperty("told", told or len(self.words.accessibleName()) > _LONG_QUESTION)
        for widget in (self.words, self.verdict):
            widget.style().polish(widget)
        shown: tuple[QWidget, ...] = (
            self.verdict,
            self.teaching,
            self.reason,
            self.rule,
            self.next,
            self.another,
            self.open,
        )
        for one in shown:
            one.setVisible(told)

    def _say(self, label: QLabel, text: str, px: int) -> None:
        say_marked(label, with_symbols(text, px, self.devicePixelRatioF()))
        label.setAccessibleName(spoken(text))

    def _ask_for_board(self) -> None:
        if self.question is not None and self.judgement is not None:
            self.board_asked.emit(self.question.scenario)

    def _ask_for_another(self) -> None:
        if self.question is not None and self.judgement is not None:
            self.another_asked.emit(self.question)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters answer, Enter goes on, O opens the board; what is typed goes into the field otherwise."""
        letter = event.text().upper()
        if self.judgement is not None:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                self.next_asked.emit()
                return
            if letter in ("O", "A"):
                (self._ask_for_board if letter == "O" else self._ask_for_another)()
                return
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.fields.finish():
            return
        elif letter and letter in LETTERS and self.fields.options:
            self.fields.choose(LETTERS.index(letter))
            return
        elif letter == "?":
            self.give_up()
            return
        elif letter.isprintable() and letter and self.fields.field.isVisible():
            self.fields.field.setFocus()
            self.fields.field.insert(event.text())
            return
        super().keyPressEvent(event)


def _scrolled(widget: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidget(widget)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll


def _wrapped(name: str) -> QLabel:
    label = plain_label(name=name)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
