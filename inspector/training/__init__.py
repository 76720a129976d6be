"""Training (a floor below the window): questions that the rules core makes and proves, and what wrong answers tell.

``quiz`` makes a paper of a topic, a level and a seed; each ``QuizQuestion`` holds a board, what is asked of it, the
right answer with its reasons, and options, each with the ``Misconception`` that gives it; ``judged`` judges an answer.
"""

from __future__ import annotations

from inspector.training.answer_words import quiz_answer_words
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Misconception, Root
from inspector.training.judging import NotUnderstoodError, judged, typed_value
from inspector.training.papers import (
    QUIZ_FORMAT,
    QuizPaper,
    TrainingError,
    paper_record,
    question_record,
    quiz,
    quiz_questions,
)
from inspector.training.questions import (
    LARGEST_QUIZ,
    LEVELS,
    TOPICS,
    AnswerReason,
    Claim,
    GivenAnswer,
    Grade,
    JudgedPart,
    Judgement,
    QuestionKind,
    QuizAsk,
    QuizOption,
    QuizQuestion,
)
from inspector.training.shelf import CardShelf

__all__ = [
    "ALL_MISCONCEPTIONS",
    "LARGEST_QUIZ",
    "LEVELS",
    "QUIZ_FORMAT",
    "TOPICS",
    "AnswerReason",
    "CardShelf",
    "Claim",
    "GivenAnswer",
    "Grade",
    "JudgedPart",
    "Judgement",
    "Misconception",
    "NotUnderstoodError",
    "QuestionKind",
    "QuizAsk",
    "QuizOption",
    "QuizPaper",
    "QuizQuestion",
    "Root",
    "TrainingError",
    "judged",
    "paper_record",
    "question_record",
    "quiz",
    "quiz_answer_words",
    "quiz_questions",
    "typed_value",
]
