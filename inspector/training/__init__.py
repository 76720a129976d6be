"""Training (a floor below the window): questions that the rules core makes and proves, and what wrong answers tell.

``quiz`` makes a paper of a topic, a level and a seed; each ``QuizQuestion`` holds a board, what is asked of it, the
right answer with its reasons, and options, each with the ``Misconception`` that gives it; ``judged`` judges an answer.
"""

from __future__ import annotations

from inspector.training.answer_log import (
    LOG_FILE,
    LOG_FORMAT,
    AnswerLog,
    LogError,
    LoggedAnswer,
    MergedLog,
    logged,
)
from inspector.training.answer_words import answer_in_words_of, printed_facts, quiz_answer_words
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Misconception, Root
from inspector.training.diagnosis import Diagnosis, Evidence, Suspect, overlooked
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
from inspector.training.scheduling import FAMILIES, ConceptCard, ConceptStanding, rating_of
from inspector.training.session import TrainingSession
from inspector.training.shelf import CardShelf

__all__ = [
    "ALL_MISCONCEPTIONS",
    "FAMILIES",
    "LARGEST_QUIZ",
    "LEVELS",
    "LOG_FILE",
    "LOG_FORMAT",
    "QUIZ_FORMAT",
    "TOPICS",
    "AnswerLog",
    "AnswerReason",
    "CardShelf",
    "Claim",
    "ConceptCard",
    "ConceptStanding",
    "Diagnosis",
    "Evidence",
    "GivenAnswer",
    "Grade",
    "JudgedPart",
    "Judgement",
    "LogError",
    "LoggedAnswer",
    "MergedLog",
    "Misconception",
    "NotUnderstoodError",
    "QuestionKind",
    "QuizAsk",
    "QuizOption",
    "QuizPaper",
    "QuizQuestion",
    "Root",
    "Suspect",
    "TrainingError",
    "TrainingSession",
    "answer_in_words_of",
    "judged",
    "logged",
    "overlooked",
    "paper_record",
    "printed_facts",
    "question_record",
    "quiz",
    "quiz_answer_words",
    "quiz_questions",
    "rating_of",
    "typed_value",
]
