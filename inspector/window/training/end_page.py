"""The end of a sitting: how it went, topic by topic, and each question once more."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from inspector.training import ALL_MISCONCEPTIONS, Judgement, QuizQuestion, TopicScore, answer_in_words_of
from inspector.window.training.sittings import ExamSitting, topic_in_words
from inspector.window.widgets.plain_text import plain_label

_BAR_WIDE, _BAR_HIGH = 220, 10


class EndPage(QWidget):
    """Shows how a sitting went."""

    def __init__(self) -> None:
        super().__init__()
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName("How it went")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines: list[str] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def show_exam(self, exam: ExamSitting) -> None:
        """Show an exam's score, its topics, its seed, and a review of each question."""
        score = exam.score
        passed = {True: "Passed", False: "Not passed", None: "Done"}[score.passed]
        needed = f"{exam.exam.passes} are needed, and half of each topic marked *. " if exam.exam.passes else ""
        told = f"{needed}Seed {exam.seed}: the same seed is the same exam."
        review = [(question, judgement) for question, _, judgement in exam.answers]
        self._show(f"{passed}: {score.right} of {score.of} right", told, score.topics, review)

    def show_done(self, right: int, of: int, verdict: str = "") -> None:
        """Show how many of so many were right, and the ``verdict`` on a lesson."""
        told = " ".join(filter(None, (verdict, "What was asked comes back when it is due.")))
        self._show(f"Done: {right} of {of} right", told, (), [])

    def _show(
        self,
        heading: str,
        told: str,
        topics: Iterable[TopicScore],
        review: list[tuple[QuizQuestion, Judgement]],
    ) -> None:
        self.lines = [heading, told]
        rows = QVBoxLayout()
        rows.setContentsMargins(60, 34, 60, 34)
        rows.setSpacing(10)
        rows.addWidget(plain_label(heading, "TrainingTitle"))
        rows.addWidget(_wrapped(told, "TrainingSmall"))
        rows.addSpacing(8)
        rows.addLayout(self._topics(topics))
        rows.addSpacing(8)
        for number, (question, judgement) in enumerate(review, start=1):
            rows.addWidget(self._reviewed(number, question, judgement))
        rows.addStretch(1)
        holder = QWidget()
        holder.setLayout(rows)
        self._scroll.setWidget(holder)

    def _topics(self, topics: Iterable[TopicScore]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(3, 1)
        for row, one in enumerate(topics):
            name = f"{topic_in_words(one.topic)}{' *' if one.essential else ''}"
            said = f"{one.right} of {one.of}"
            bar = QProgressBar()
            bar.setObjectName("TrainingScore")
            bar.setRange(0, max(1, one.of))
            bar.setValue(one.right)
            bar.setTextVisible(False)
            bar.setFixedSize(_BAR_WIDE, _BAR_HIGH)
            bar.setProperty("low", 2 * one.right < one.of)
            bar.setAccessibleName(f"{name}: {said}")
            grid.addWidget(plain_label(name, "TrainingName" if one.essential else ""), row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(plain_label(said, "TrainingSmall"), row, 2)
            self.lines.append(f"{name}: {said}")
        return grid

    def _reviewed(self, number: int, question: QuizQuestion, judgement: Judgement) -> QFrame:
        """One question once more: what was asked, how it was answered, why, and what a wrong answer shows."""
        card = QFrame()
        card.setObjectName("TrainingOwn")
        why = question.because[0].says if question.because else ""
        rules = f" ({', '.join(question.rules[:2])})" if question.rules else ""
        first = next(iter(judgement.suspects), "")
        shows = f" You answered as if {ALL_MISCONCEPTIONS[first].as_if}." if first else ""
        sign = "✓ right" if judgement.right else f"✗ It is {answer_in_words_of(question)}."
        self.lines.append(f"{number}. {sign}")
        mark = _wrapped(f"{sign}{shows}", "TrainingSmall")
        mark.setProperty("right", judgement.right)
        rows = QVBoxLayout()
        rows.setSpacing(4)
        for label in (_wrapped(question.text, "TrainingReason"), mark, _wrapped(f"{why}{rules}", "TrainingSmall")):
            rows.addWidget(label)
        across = QHBoxLayout(card)
        across.setContentsMargins(16, 12, 16, 12)
        across.setSpacing(16)
        across.addWidget(plain_label(str(number), "TrainingName"), 0, Qt.AlignmentFlag.AlignTop)
        across.addLayout(rows, 1)
        return card


def _wrapped(text: str, name: str) -> QWidget:
    label = plain_label(text, name)
    label.setWordWrap(True)
    return label
