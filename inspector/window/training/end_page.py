"""The end of a sitting: how it went, topic by topic, and each question once more."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from inspector.training import Judgement, QuizQuestion, answer_in_words_of
from inspector.window.training.sittings import ExamSitting, topic_in_words
from inspector.window.widgets.plain_text import plain_label


class EndPage(QWidget):
    """Shows how a sitting went."""

    def __init__(self) -> None:
        super().__init__()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self.lines: list[str] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def show_exam(self, exam: ExamSitting) -> None:
        """Show an exam's score, its topics, its seed, and a review of each question."""
        score = exam.score
        passed = {True: "Passed", False: "Not passed", None: "Done"}[score.passed]
        lines = [f"{passed}: {score.right} of {score.of} right"]
        for one in score.topics:
            essential = " (essential)" if one.essential else ""
            lines.append(f"{topic_in_words(one.topic)}{essential}: {one.right} of {one.of}")
        lines.append(f"Seed {exam.seed}: the same seed is the same exam.")
        self._show(lines, [(question, judgement) for question, _, judgement in exam.answers])

    def show_done(self, right: int, of: int) -> None:
        """Show how many of so many were right."""
        self._show([f"Done: {right} of {of} right"], [])

    def _show(self, lines: list[str], review: Iterable[tuple[QuizQuestion, Judgement]]) -> None:
        rows = QVBoxLayout()
        rows.setContentsMargins(60, 40, 60, 40)
        rows.setSpacing(8)
        self.lines = list(lines)
        rows.addWidget(plain_label(lines[0], "TrainingTitle"))
        for line in lines[1:]:
            rows.addWidget(plain_label(line, "TrainingReason"))
        for number, (question, judgement) in enumerate(review, start=1):
            sign = "✓ right" if judgement.right else f"✗ It is {answer_in_words_of(question)}."
            why = question.because[0].says if question.because else ""
            rules = f" ({', '.join(question.rules[:2])})" if question.rules else ""
            self.lines.append(f"{number}. {sign}")
            for text, name in (
                (f"{number}. {question.text}", "TrainingName"),
                (f"{sign} {why}{rules}", "TrainingSmall"),
            ):
                label = plain_label(text, name)
                label.setWordWrap(True)
                rows.addWidget(label)
            rows.addSpacing(6)
        rows.addStretch(1)
        holder = QWidget()
        holder.setLayout(rows)
        self._scroll.setWidget(holder)
