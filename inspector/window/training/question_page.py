"""One question: its cards, its words, what may be answered; and after the answer what was right, and why."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.cards import CardPool
from inspector.rulebook import LinkedParagraph, Rulebook
from inspector.rules import edition_of
from inspector.training import (
    Evidence,
    GivenAnswer,
    Judgement,
    NotUnderstoodError,
    QuestionKind,
    QuizQuestion,
    answer_in_words_of,
    overlooked,
    played_slowly,
    reasons_in_order,
    said_of_mistake,
)
from inspector.window.rules_reader.html import marked_words
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px
from inspector.window.training.all_values import AllValues
from inspector.window.training.answer_fields import LETTERS, AnswerFields
from inspector.window.training.cards_row import CardsRow, looks_now, values_now
from inspector.window.training.flow_grid import FlowGrid
from inspector.window.training.open_book import OpenBook
from inspector.window.training.sittings import Sitting
from inspector.window.training.slow_play import SlowPlay
from inspector.window.training.top_bar import WayToSit
from inspector.window.widgets.plain_text import plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.sentences import spoken

_QUESTION_PX, _TOLD_PX, _TEXT_PX = 27, 19, 16
# Under so many pixels of usual type the cards lie above the words.
_NARROW, _HIGH, _BUTTON_WIDE = 1000, 620, 190
_LONG_QUESTION = 240
_MARKS = {"right": "✓ right", "wrong": "✗ your answer", "other": ""}
_NEXT, _NEXT_STEP = "Next question   Enter", "What comes next   Enter"
_NUMBERS = ("mana_value", "power", "toughness", "loyalty", "defense")
# Keys up to here are those of Latin letters and digits.
_LAST_LETTER = 128


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
        # What is known of who answers.
        self.evidence = Evidence()
        self._clock = QElapsedTimer()
        self.cards = CardsRow(pictures)
        self.first = _wrapped("TrainingNotes")
        self.told, self.words = _wrapped("TrainingStory"), _wrapped("TrainingQuestion")
        self.fields = AnswerFields()
        self.fields.given.connect(self.take)
        self.fields.shown_asked.connect(self._show_before_grading)
        self.verdict = _wrapped("TrainingVerdict")
        self.reason, self.teaching = _wrapped("TrainingReason"), _wrapped("TrainingReason")
        self.rule = _wrapped("TrainingRule")
        self.book, self.values, self.slow = OpenBook(book), AllValues(), SlowPlay()
        self.notes, self.returns = _wrapped("TrainingNotes"), _wrapped("TrainingSmall")
        self.way = WayToSit.MEMORY
        self.hint = plain_label(name="TrainingSmall")
        self.hint.setWordWrap(True)
        self._buttons()
        self._lay_out()

    def _buttons(self) -> None:
        self.next = QPushButton(_NEXT)
        self.next.setProperty("kind", "main")
        self.next.clicked.connect(self._go_on)
        self.another = QPushButton("Another like this   A")
        self.another.setProperty("kind", "plain")
        self.another.clicked.connect(self._ask_for_another)
        self.open = QPushButton("Open on the desk   O")
        self.open.setProperty("kind", "plain")
        self.open.clicked.connect(self._ask_for_board)

    def _lay_out(self) -> None:
        told = QVBoxLayout()
        told.setContentsMargins(0, 0, 8, 0)
        told.setSpacing(14)
        told.addStretch(1)
        told_widgets: tuple[QWidget, ...] = (
            self.first,
            self.told,
            self.words,
            self.fields,
            self.verdict,
            self.teaching,
            self.slow,
            self.reason,
            self.rule,
            self.values,
            self.returns,
        )
        for one in told_widgets:
            told.addWidget(one)
        self.buttons = FlowGrid(_BUTTON_WIDE, 3)
        self.buttons.show_cells((self.next, self.another, self.open))
        for below in (self.buttons, self.hint, self.notes, self.book):
            told.addWidget(below)
        told.addStretch(1)
        holder = QWidget()
        holder.setLayout(told)
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._across.setContentsMargins(36, 24, 28, 24)
        self._across.setSpacing(36)
        # Neither its cards nor its words make the window larger than it is.
        self.cards_view, self.words_view = _scrolled(self.cards), _scrolled(holder)
        self._across.addWidget(self.cards_view, 4)
        self._across.addWidget(self.words_view, 5)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other where there is room, else the cards above the words."""
        super().resizeEvent(event)
        below = self._lies_below()
        self._across.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
        self._across.setSpacing(36 if self._is_wide() else 12)
        beside = (4, 5) if self._is_wide() else (2, 5)
        for place, share in enumerate(beside):
            self._across.setStretch(place, share)
        self.cards.resize_to(self._room())

    def _is_wide(self) -> bool:
        return self.width() >= px(_NARROW)

    def _lies_below(self) -> bool:
        """Whether the words stand under the cards: in a window that is narrow and not low."""
        return not self._is_wide() and self.height() >= px(_HIGH)

    def _room(self) -> tuple[int, int]:
        """How much room there is for cards, in logical pixels."""
        if self._lies_below():
            return self.width() - 64, round((self.height() - 60) * 2 / 7)
        return round(self.width() * (0.42 if self._is_wide() else 0.24)), self.height() - 56

    @property
    def _explains(self) -> bool:
        return self.sitting is not None and self.sitting.explains

    def sit_so(self, way: WayToSit) -> None:
        """Have so much lie open beside the question."""
        self.way = way
        self.book.setVisible(way is not WayToSit.MEMORY and self._explains)
        if self.judgement is not None and self.question is not None:
            self._show_values(self.question)
        self.setFocus()

    def _show_values(self, question: QuizQuestion) -> None:
        if self.way is WayToSit.ALL:
            self.values.show_values(question, self._pool)
        else:
            self.values.hide()

    def draw_with(self, pool: CardPool) -> None:
        """Find the cards of questions here from now on."""
        self._pool = pool

    def forget(self) -> None:
        """Know nothing any more of who answers: it is somebody else."""
        self.evidence = Evidence()

    def say_when_back(self, words: str) -> None:
        """Say when what was asked comes back."""
        say(self.returns, words)
        self.returns.setVisible(bool(words))

    def sit(self, sitting: Sitting) -> None:
        """Ask what this sitting asks."""
        self.sitting = sitting

    def ask(self, question: QuizQuestion) -> None:
        """Show a question, without anything that would tell its answer."""
        self.question, self.judgement = question, None
        self.cards.show_cards(question.scenario, self._pool, self._room())
        first = self.sitting.says_first(question) if self.sitting is not None else ""
        self._say(self.first, first, _TEXT_PX)
        self.first.setVisible(bool(first))
        self._say(self.told, " ".join(question.story), _TOLD_PX)
        self.told.setVisible(bool(question.story))
        self._say(self.words, question.asks_for, _QUESTION_PX)
        presents = self.sitting is not None and self.sitting.presents
        self.words.setProperty("large", presents)
        self.told.setProperty("large", presents)
        self._told(told=False)
        self.fields.ask(question)
        self.notes.hide()
        self.book.open_at(question.edition)
        self.book.setVisible(self.way is not WayToSit.MEMORY and not presents and self._explains)
        self.fields.show()
        unknown = "" if self._presents else "   ·   ? I don't know"
        say(self.hint, f"{self._way_to_answer(question)}{unknown}   ·   Esc back")
        offered = [f"{button.key}: {button.text()}" for button in self.fields.options]
        self.setAccessibleName(spoken(" ".join((f"{first} {question.text}".strip(), *(f"{one}." for one in offered)))))
        self.setAccessibleDescription(self.hint.text())
        self.words_view.verticalScrollBar().setValue(0)
        self._clock.start()
        self.setFocus()
        self.fields.begin()

    def _way_to_answer(self, question: QuizQuestion) -> str:
        """Say how it is answered by keys."""
        if self._presents:
            notes = "   ·   N teacher's notes" if self.sitting and self.sitting.notes(question) else ""
            return f"A click on what the class says   ·   Space reveals{notes}"
        keys, count = self.fields.keys, len(self.fields.options)
        between = " or " if count == 2 else " to "
        to = f"{keys[0]}{between}{keys[count - 1]}" if count > 1 else keys[0]
        number = question.kind is QuestionKind.VALUE and question.asked.key in _NUMBERS
        typed = ", or type the number" if number else ""
        ways = {
            QuestionKind.EDITION: f"Tick them with {to}, then Enter",
            QuestionKind.RULING: "Enter shows the answer",
            QuestionKind.LAYERS: "Drag them, or Alt with the arrows, then Enter",
        }
        return ways.get(question.kind, f"{to}{typed}" if count else "Tab from value to value, Enter answers")

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
            self.fields.say_problem(f"That is not an answer here: {error}, or the letter or number of an option.")
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
        self._say_right(question)
        if self._presents and given.value is None and given.typed is None:
            # Nobody has answered: it is only revealed.
            right = f"The answer: {answer_in_words_of(question)}."
            judgement = msgspec.structs.replace(judgement, right=True)
        else:
            right = self._verdict(question, judgement)
        self.verdict.setProperty("right", judgement.right)
        say(self.verdict, f"{'✓' if judgement.right else '✗'}  {right}")
        self._told(told=True)
        missed = overlooked(question, judgement, self._pool)
        mistaken = said_of_mistake(judgement, self.evidence.diagnosis, missed)
        self.cards.say_now(values_now(question, self._pool), looks_now(question, self._pool))
        taught = self.sitting.teaches(question) if self.sitting is not None else ""
        # A wrong answer gets the sentence on the idea behind it, then the one that everybody gets.
        taught = " ".join(filter(None, (mistaken, taught)))
        self._say(self.teaching, taught, _TEXT_PX)
        self.teaching.setVisible(bool(taught))
        say(self.hint, "")
        self._play_slowly(question)
        self._show_values(question)
        rule = spoken(self.rule.accessibleName()) if self.rule.isVisibleTo(self) else ""
        told = spoken(f"{right} {taught} {self.reason.accessibleName()} {rule}")
        self.verdict.setAccessibleName(told)
        # Who listens has the focus there, and hears what was answered before what comes next.
        self.next.setAccessibleName(f"{told} {self.next.text()}")
        self.next.setFocus()

    @staticmethod
    def _verdict(question: QuizQuestion, judgement: Judgement) -> str:
        return "Right." if judgement.right else f"Not right. The answer: {answer_in_words_of(question)}."

    def _say_right(self, question: QuizQuestion) -> None:
        wrong = [part.key for part in self.judgement.parts if not part.right] if self.judgement is not None else []
        # Of several values, why those are so that were taken wrongly.
        because = [reason for reason in question.because if reason.about in wrong] or list(question.because)
        reasons = [reason.says for reason in reasons_in_order(because)]
        self._say(self.reason, " ".join(reasons), _TEXT_PX)
        self.reason.setVisible(bool(reasons))
        concept = next((reason.concept for reason in because if reason.rules), question.concepts[0])
        passage = next(iter(self._book.passages(concept, question.edition)), None)
        self.rule.setVisible(passage is not None)
        if passage is not None:
            words = marked_words(LinkedParagraph(passage.text, ()), passage.highlights, self._roles)
            edition = edition_of(question.edition)
            self.rule.setAccessibleName(f"{passage.number}: {passage.text}")
            say_marked(self.rule, f"<b>{passage.number}</b> &nbsp;<small>rules of {edition.label}</small><br>{words}")

    def _play_slowly(self, question: QuizQuestion) -> None:
        """Begin to play the board slowly, where the sitting wants it: the reasons come one by one, the rule last."""
        slowly = self.sitting is not None and self.sitting.plays_slowly(question)
        self.slow.begin(played_slowly(question, self._pool) if slowly else ())
        if slowly:
            self.reason.hide()
            self._show_what_is_next()

    def _show_what_is_next(self) -> None:
        over = self.slow.is_over
        say(self.next, _NEXT if over else _NEXT_STEP)
        if self.slow.isVisibleTo(self):
            self.rule.setVisible(over and bool(self.rule.text()))

    def _go_on(self) -> None:
        """Show the next thing of a board that is played slowly, else ask the next question."""
        told = self.slow.play()
        if not told:
            self.next_asked.emit()
            return
        self._show_what_is_next()
        self.next.setAccessibleName(f"{told} {self.next.text()}")
        QTimer.singleShot(0, self._see_buttons)

    def _see_buttons(self) -> None:
        self.words_view.ensureWidgetVisible(self.buttons)

    def _mark_options(self, question: QuizQuestion, given: GivenAnswer, judgement: Judgement) -> None:
        """Right and wrong by a sign and a word, besides the color."""
        chosen = given.value if given.typed is None else judgement.parts[0].understood
        if self.fields.values is not None:
            self.fields.values.show_judged(judgement)
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
            button.set_mark(state, _MARKS[state])
        self.fields.close_to_answers()

    def _told(self, *, told: bool) -> None:
        # A long question is set as small as one that was answered: what may be answered stays in sight.
        long = len(self.told.accessibleName()) + len(self.words.accessibleName()) > _LONG_QUESTION
        for label in (self.words, self.told):
            label.setProperty("told", told or long)
        for label in (self.words, self.told, self.verdict):
            label.style().polish(label)
        if not told:
            self.values.hide()
            self.returns.hide()
            self.slow.begin(())
            say(self.next, _NEXT)
        shown: tuple[QWidget, ...] = (self.verdict, self.teaching, self.reason, self.rule, self.buttons)
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
        """Signs of options answer, Enter goes on, O opens the board; what is typed goes into the field otherwise."""
        letter = event.text().upper()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.judgement is not None:
            if enter or event.key() == Qt.Key.Key_Space:
                self._go_on()
                return
            if letter == "N" and self._show_notes():
                return
            if letter in ("O", "A"):
                (self._ask_for_board if letter == "O" else self._ask_for_another)()
                return
        elif self._presents and event.key() == Qt.Key.Key_Space:
            self.give_up()
            return
        elif (letter == "N" and self._show_notes()) or (enter and self.fields.finish()) or self._chosen_by(event):
            return
        elif letter == "?":
            self.give_up()
            return
        elif letter.isprintable() and letter and self.fields.field.isVisible():
            self.fields.field.setFocus()
            self.fields.field.insert(event.text())
            return
        super().keyPressEvent(event)

    @property
    def _presents(self) -> bool:
        return self.sitting is not None and self.sitting.presents

    def _show_notes(self) -> bool:
        """Show the teacher's notes, or put them away; tells whether there are any."""
        words = "" if self.sitting is None or self.question is None else self.sitting.notes(self.question)
        if words:
            say(self.notes, words)
            self.notes.setVisible(not self.notes.isVisible())
        return bool(words)

    def _chosen_by(self, event: QKeyEvent) -> bool:
        """Choose by the sign of an option, with Alt also by its letter; words that begin with a letter are typed."""
        keys = self.fields.keys
        sign = event.text().upper()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            keys, sign = LETTERS, chr(event.key()) if event.key() < _LAST_LETTER else ""
        if not sign or sign not in keys or keys.index(sign) >= len(self.fields.options):
            return False
        self.fields.choose(keys.index(sign))
        return True


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
