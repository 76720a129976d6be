"""The window of training: one page at a time, a bar that says where one is, and a way back."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from inspector.library import Library, LibraryError, bundled_cards
from inspector.rulebook import Rulebook, TextLibrary
from inspector.rules import NEWEST, Concept
from inspector.scenario import LESSON_SUFFIX, Scenario
from inspector.training import (
    OWN_FOLDER,
    SIMPLY_ASKED,
    AnswerLog,
    CardShelf,
    ConceptCard,
    GivenAnswer,
    Judgement,
    LessonError,
    LogError,
    QuizQuestion,
    TrainingError,
    bundled_exams,
    bundled_lesson,
    bundled_lesson_titles,
    logged,
    own_sets,
    progress_map,
    quiz_questions,
    read_lesson,
    shelf_of_library,
)
from inspector.training.scheduling import FAMILIES, moment_of
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.training.editor_page import EditorPage
from inspector.window.training.end_page import EndPage
from inspector.window.training.home_page import HomePage
from inspector.window.training.look import training_style
from inspector.window.training.map_page import MapPage
from inspector.window.training.question_page import QuestionPage
from inspector.window.training.sittings import (
    ClassSitting,
    DueSitting,
    ExamSitting,
    LessonSitting,
    Sitting,
    TopicSitting,
    question_on,
)
from inspector.window.training.top_bar import TrainingBar, WayToSit
from inspector.window.widgets.inquiry import Inquiry, Reply
from inspector.window.widgets.pressing import EnterOnButtons

_SEEDS = 2**31
_TICK_MS = 10_000
_NEXT = ""
ME = "Me"


def _now() -> datetime:
    return datetime.now(UTC)


class TrainingWindow(QWidget):
    """Training; ``board_asked`` is emitted with a scenario to be seen on the desk, ``left`` when the window closes.

    ``desk_asked`` is emitted for the board that lies on the desk now, which comes back by ``take_board``.
    """

    board_asked = Signal(object)
    desk_asked = Signal()
    left = Signal()

    def __init__(self, log: AnswerLog, book: Rulebook, roles: Roles, now: Callable[[], datetime] = _now) -> None:
        self._enter = EnterOnButtons(self)
        super().__init__()
        self.setObjectName("Training")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Training — Card Inspector")
        self.setStyleSheet(training_style(roles))
        self.log, self._book, self._roles, self._now = log, book, roles, now
        self._bundled = self._shelf = CardShelf(bundled_cards())
        self.folder = log.path.parent / OWN_FOLDER
        self._exams = bundled_exams()
        self.profile = next(iter(log.profiles()), ME)
        self.sitting: Sitting | None = None
        self._done, self._right, self._more = 0, 0, 0
        # What is told beside the number of the question until the next answer is kept.
        self._note = ""
        self._leaves_exam = self._leaves_editor = False
        self.home = HomePage(self._exams, bundled_lesson_titles())
        self.bar = TrainingBar()
        self.bar.segments.set_roles(roles)
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show_where)
        self._lay_out()
        # Both work beside the window's thread: the one looks for a question, the other through the user's cards.
        self.seeking, self.shelving = Inquiry(self), Inquiry(self)
        self._connect()
        self.show_home()

    def _lay_out(self) -> None:
        self.where, self.told, self.back = self.bar.where, self.bar.told, self.bar.back
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.pages.currentChanged.connect(self._leave_map)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.pages, 1)

    def _connect(self) -> None:
        self.seeking.answered.connect(self._take_found)
        self.shelving.answered.connect(self._take_cards)
        self.home.topic_asked.connect(self.train)
        self.home.due_asked.connect(self.train_due)
        self.home.exam_asked.connect(self.sit_exam)
        self.home.lesson_asked.connect(self.take_lesson)
        self.home.map_asked.connect(self.show_map)
        self.home.profile_chosen.connect(self.choose_profile)
        self.bar.left.connect(self.go_back)
        self.bar.way_chosen.connect(self._choose_way)
        self.home.own_asked.connect(self.take_own)
        self.home.presented.connect(self.present)
        self.home.edited.connect(self.edit)
        self.home.opened.connect(self._open_file)
        self.home.library_asked.connect(self.draw_from_library)

    # All pages but the first are made when they are first shown: together they would halt the window.

    @cached_property
    def page(self) -> QuestionPage:
        """Where questions are asked and answers told."""
        page = QuestionPage(self._shelf.pool, self._book, Pictures(self._roles.name), self._roles)
        page.answered.connect(self._keep)
        page.next_asked.connect(self.ask_next)
        page.board_asked.connect(self.board_asked)
        page.another_asked.connect(self.ask_another)
        self.pages.addWidget(page)
        return page

    @cached_property
    def map(self) -> MapPage:
        """What somebody knows."""
        page = MapPage(self._book, self._roles)
        page.concept_asked.connect(self.train_concept)
        self.pages.addWidget(page)
        return page

    @cached_property
    def end(self) -> EndPage:
        """How it went."""
        page = EndPage()
        self.pages.addWidget(page)
        return page

    @cached_property
    def editor(self) -> EditorPage:
        """Where a trainer's own lessons are written."""
        page = EditorPage(self._shelf.pool, self.folder)
        page.tried.connect(self.take_own)
        page.presented.connect(self.present)
        page.put_away.connect(self.show_home)
        page.desk_asked.connect(self.desk_asked)
        page.question_asked.connect(self._draw_for_editor)
        self.pages.addWidget(page)
        return page

    def _is_made(self, page: str) -> bool:
        return page in vars(self)

    def _leave_map(self) -> None:
        if self._is_made("map") and self.pages.currentWidget() is not self.map:
            self.map.forget()

    # Sitting down.

    def train(self, topic: str, level: int) -> None:
        """Ask about a topic."""
        self._begin(lambda: TopicSitting(topic, level, self._shelf, secrets.randbelow(_SEEDS), self.page.evidence))

    def train_due(self) -> None:
        """Ask about what is due."""
        due = self.log.due(self.profile, self._now())
        self._begin(lambda: DueSitting(due, self._shelf, secrets.randbelow(_SEEDS)))

    def train_concept(self, concept: str) -> None:
        """Ask about one concept."""
        family = FAMILIES.get(NEWEST.key, NEWEST.key)
        card = ConceptCard(concept=concept, family=family, stability=0, difficulty=5, due="", last="", state=1, step=0)
        self._begin(lambda: DueSitting([card], self._shelf, secrets.randbelow(_SEEDS)))

    def sit_exam(self, place: int, seed: int | None = None) -> None:
        """Sit an exam; the same seed is the same one."""
        chosen = secrets.randbelow(_SEEDS) if seed is None else seed
        self._begin(lambda: ExamSitting(self._exams[place], self._shelf, chosen, self._now()))

    def take_lesson(self, name: str) -> None:
        """Go through a lesson."""
        lesson = bundled_lesson(name, self._shelf.pool)
        self._begin(lambda: LessonSitting(lesson, self._shelf, secrets.randbelow(_SEEDS)))

    def take_own(self, path: Path) -> None:
        """Go through a lesson of one's own."""
        self._begin(lambda: LessonSitting(read_lesson(path, self._shelf.pool), self._shelf, secrets.randbelow(_SEEDS)))

    def present(self, path: Path) -> None:
        """Show a lesson or list to a class."""
        self._begin(lambda: ClassSitting(read_lesson(path, self._shelf.pool)))

    def _begin(self, make: Callable[[], Sitting]) -> None:
        try:
            self.sitting = make()
        except (TrainingError, LessonError) as error:
            self._tell(f"{error}.")
            return
        self.page.sit(self.sitting)
        self._done = self._right = self._more = 0
        self._note, self._leaves_exam = "", False
        self.seeking.forget()
        self._tick.start()
        self.ask_next()

    def ask_next(self) -> None:
        """Ask the next question, or show how it went; what takes long is looked for beside the window's thread."""
        sitting = self.sitting
        if sitting is None or self.seeking.is_asking:
            return
        over = isinstance(sitting, ExamSitting) and sitting.minutes_left(self._now()) <= 0
        if sitting.takes_long:
            self._tell("Looking for a board …")
            self.seeking.ask(_NEXT, sitting.next_question)
            return
        try:
            question = None if over else sitting.next_question()
        except TrainingError as error:
            self._note = f"{error}."
            question = None
        self._ask_or_end(sitting, question)

    def _ask_or_end(self, sitting: Sitting, question: QuizQuestion | None) -> None:
        if question is None:
            if not self._done and not self._note:
                self._note = "No board was found on which this rule decides something."
            self._show_end(sitting)
            return
        self._ask(question)

    def _ask(self, question: QuizQuestion) -> None:
        self._done += 1
        self.pages.setCurrentWidget(self.page)
        self.page.ask(question)
        self._show_where()

    def ask_another(self, question: QuizQuestion) -> None:
        """Ask one more question that rests on what this one rests on."""
        if self.seeking.is_asking:
            return
        concept, seed = question.concepts[0], secrets.randbelow(_SEEDS)
        self._tell("Looking for a board …")
        looked = partial(question_on, concept, question.topic, self._shelf, seed, question.edition)
        self.seeking.ask(concept, looked)

    def _take_found(self, reply: Reply) -> None:
        """Ask what was looked for: the next question, or one more on a concept."""
        sitting = self.sitting
        if sitting is None:
            return
        if reply.error is not None:
            raise reply.error
        if reply.query == _NEXT:
            self._ask_or_end(sitting, reply.found)
        elif reply.found is None:
            self._note = f"No other question on {reply.query} was found; this is the next one."
            self.ask_next()
        else:
            self._more += 1
            self._ask(reply.found)

    def _keep(self, question: QuizQuestion, given: GivenAnswer, judgement: Judgement) -> None:
        """Keep the answer before anything more is shown: what was shown as taken is not lost."""
        self._right += judgement.right
        self._note, self._leaves_exam = "", False
        if self.sitting is not None and self.sitting.presents:
            # What a class answers says nothing of what the teacher knows.
            return
        if not isinstance(self.sitting, TopicSitting):
            self.page.evidence.judged(question, judgement)
        try:
            self.log.add(logged(self.profile, question, given, judgement, self._now()))
            self.page.say_when_back(self._when_back(question))
        except LogError as error:
            self._note = f"{error}."
            self._show_where()

    def _when_back(self, question: QuizQuestion) -> str:
        """Say when the rule that a question turned on is asked again."""
        concept, family = str(question.concepts[0]), FAMILIES.get(question.edition, question.edition)
        card = next(
            (one for one in self.log.cards(self.profile) if (one.concept, one.family) == (concept, family)), None
        )
        if card is None or self.sitting is None or not self.sitting.explains:
            return ""
        days = (moment_of(card.due) - self._now()).days
        when = "today" if days < 1 else "tomorrow" if days == 1 else f"in {days} days"
        quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{concept}\N{RIGHT DOUBLE QUOTATION MARK}"
        return f"{quoted} comes back {when}, on another board."

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors; what is asked and answered stays."""
        self._roles = roles
        self.setStyleSheet(training_style(roles))
        if self._is_made("page"):
            self.page.set_roles(roles)
        if self._is_made("map"):
            self.map.set_roles(roles)
        self.bar.segments.set_roles(roles)

    # Pages.

    def show_home(self) -> None:
        """Show what to sit down to."""
        self.sitting = None
        self.seeking.forget()
        self._tick.stop()
        self._show_bar("Training", self.log.told, "Leave   Esc")
        self.home.show_own(own_sets(self.folder))
        self.home.show_profiles(self.log.profiles(), self.profile)
        self.home.show_due(len(self.log.due(self.profile, self._now())), self.log.count(self.profile))
        self.pages.setCurrentWidget(self.home)
        self.home.begin()

    def show_map(self) -> None:
        """Show what is known."""
        sections = progress_map(self.log.cards(self.profile), NEWEST.key, self._now(), _asked_about())
        text = TextLibrary(self._book).digest(NEWEST.key).text
        titles = {number: section.title for number, section in text.sections.items()}
        self.map.show_map(sections, titles)
        self._show_bar("What you know", "", "Back   Esc")
        self.pages.setCurrentWidget(self.map)

    def _show_end(self, sitting: Sitting) -> None:
        self._tick.stop()
        if isinstance(sitting, ExamSitting):
            self.end.show_exam(sitting)
        else:
            verdict = sitting.verdict if isinstance(sitting, LessonSitting) else ""
            self.end.show_done(self._right, self._done, verdict)
        self.sitting = None
        self._show_bar(sitting.title, self._note, "Back   Esc")
        self.pages.setCurrentWidget(self.end)

    def _show_where(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        # Those asked for besides are questions too.
        count = sitting.count + self._more if sitting.count else 0
        left = ""
        if isinstance(sitting, ExamSitting):
            left = f"   ·   {max(0, round(sitting.minutes_left(self._now())))} minutes left"
        note = f"   ·   {self._note}" if self._note else ""
        told = f"Question {self._done}{f' of {count}' if count else ''}{left}{note}"
        edition = self.page.question.edition if self.page.question is not None else ""
        self.bar.show_where(sitting.title, told, "Back   Esc", edition)
        self.bar.segments.show_at(self._done, count)
        self.bar.ways.setVisible(sitting.explains and not sitting.presents)

    def _show_bar(self, where: str, told: str, back: str) -> None:
        """Say where one is, where no question is asked."""
        self.bar.show_where(where, told, back)
        self.bar.segments.show_at(0, 0)
        self.bar.ways.hide()

    def _tell(self, words: str) -> None:
        self.bar.show_where(self.where.text(), words, self.back.text())

    def _choose_way(self, way: str) -> None:
        self.page.sit_so(WayToSit(way))

    # A trainer's own.

    def edit(self, path: Path | None = None) -> None:
        """Write a lesson or list, a new one or that of a file."""
        self._leaves_editor = False
        if self.editor.begin(path):
            self._show_bar("Your own lesson or list", "", "Back   Esc")
            self.pages.setCurrentWidget(self.editor)
        else:
            self._tell(self.editor.told.text())

    def take_board(self, scenario: Scenario) -> None:
        """Put a board into what is being written."""
        self.editor.add_board(scenario)

    def _draw_for_editor(self, topic: str, level: int) -> None:
        try:
            makes = quiz_questions(topic, level, secrets.randbelow(_SEEDS), self._shelf, kind=SIMPLY_ASKED)
            self.editor.add_question(next(makes))
        except TrainingError as error:
            self._tell(f"{error}.")

    def _open_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, "Open a lesson or list", "", f"Lessons (*{LESSON_SUFFIX})")
        if name:
            self.take_own(Path(name))

    def draw_from_library(self, wanted: bool) -> None:
        """Draw from one's own cards too, or no longer; a library that cannot be read is told."""
        self.shelving.forget()
        self._take_shelf(self._bundled)
        if wanted:
            self._tell("Reading your cards …")
            seed = secrets.randbelow(_SEEDS)
            self.shelving.ask("", lambda: shelf_of_library(Library(), seed).prepared())

    def _take_cards(self, reply: Reply) -> None:
        if isinstance(reply.error, LibraryError):
            self._tell(f"{reply.error}.")
        elif reply.error is not None:
            raise reply.error
        else:
            self._take_shelf(reply.found)
            self._tell("Questions are asked of your own cards too.")

    def _take_shelf(self, shelf: CardShelf) -> None:
        self._shelf = shelf
        if self._is_made("page"):
            self.page.draw_with(shelf.pool)

    def choose_profile(self, name: str) -> None:
        """Train as somebody."""
        self.profile = name.strip() or ME
        if self._is_made("page"):
            self.page.forget()
        self.show_home()

    def go_back(self) -> None:
        """Back to the start, and from there out."""
        if self.pages.currentWidget() is self.home and not self.seeking.is_asking:
            self.close()
            self.left.emit()
        elif isinstance(self.sitting, ExamSitting) and not self._leaves_exam:
            self._leaves_exam = True
            self._note = "This ends the exam: press Esc again to end it here."
            self._show_where()
        elif isinstance(self.sitting, ExamSitting):
            self._note = ""
            self._show_end(self.sitting)
        elif self._is_made("editor") and self._is_being_written and not self._leaves_editor:
            self._leaves_editor = True
            self._tell("This is not saved yet: press Esc again to leave it.")
        else:
            self.show_home()

    @property
    def _is_being_written(self) -> bool:
        return self.pages.currentWidget() is self.editor and self.editor.is_changed

    def event(self, event: QEvent) -> bool:
        """See what has the keyboard as a key comes down."""
        self._enter.see(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter presses the button that has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif not self._enter.press(event):
            super().keyPressEvent(event)


def _asked_about() -> tuple[Concept, ...]:
    """The concepts that questions are made of, which decide something; a glossary of all others would hide them."""
    return tuple(Concept)
