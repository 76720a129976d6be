"""Training (a floor below the window): questions that the rules core makes and proves, and what wrong answers tell.

``quiz`` makes a paper of a topic, a level and a seed; each ``QuizQuestion`` holds a board, what is asked of it, the
right answer with its reasons, and options, each with the ``Misconception`` that gives it; ``judged`` judges an answer.
``TrainingSession`` asks one question after the other, ``AnswerLog`` keeps the answers, ``bundled_lessons`` and
``bundled_exams`` are what comes with the program, ``class_sheet`` makes a paper ready to be printed.
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
from inspector.training.by_concept import question_about
from inspector.training.diagnosis import Diagnosis, Evidence, Suspect, overlooked
from inspector.training.exams import (
    EXAM_FORMAT,
    Exam,
    ExamRow,
    ExamScore,
    TopicScore,
    bundled_exams,
    exam_questions,
    exam_score,
)
from inspector.training.judging import NotUnderstoodError, judged, typed_value
from inspector.training.lessons import (
    LESSON_FORMAT,
    LESSON_SUFFIX,
    Exercise,
    Lesson,
    LessonError,
    LessonRecord,
    LessonStep,
    StepRecord,
    bundled_lesson,
    bundled_lesson_titles,
    bundled_lessons,
    lesson_to_bytes,
    read_lesson,
    read_lesson_bytes,
    step_record,
)
from inspector.training.papers import (
    QUIZ_FORMAT,
    SIMPLY_ASKED,
    QuizPaper,
    TrainingError,
    paper_record,
    question_record,
    quiz,
    quiz_questions,
)
from inspector.training.progress import ConceptProgress, SectionProgress, progress_map
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
from inspector.training.sheets import ClassSheet, KeyEntry, SheetEntry, class_sheet, sheet_of_questions
from inspector.training.shelf import CardShelf, shelf_of_library

__all__ = [
    "ALL_MISCONCEPTIONS",
    "EXAM_FORMAT",
    "FAMILIES",
    "LARGEST_QUIZ",
    "LESSON_FORMAT",
    "LESSON_SUFFIX",
    "LEVELS",
    "LOG_FILE",
    "LOG_FORMAT",
    "QUIZ_FORMAT",
    "SIMPLY_ASKED",
    "TOPICS",
    "AnswerLog",
    "AnswerReason",
    "CardShelf",
    "Claim",
    "ClassSheet",
    "ConceptCard",
    "ConceptProgress",
    "ConceptStanding",
    "Diagnosis",
    "Evidence",
    "Exam",
    "ExamRow",
    "ExamScore",
    "Exercise",
    "GivenAnswer",
    "Grade",
    "JudgedPart",
    "Judgement",
    "KeyEntry",
    "Lesson",
    "LessonError",
    "LessonRecord",
    "LessonStep",
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
    "SectionProgress",
    "SheetEntry",
    "StepRecord",
    "Suspect",
    "TopicScore",
    "TrainingError",
    "TrainingSession",
    "answer_in_words_of",
    "bundled_exams",
    "bundled_lesson",
    "bundled_lesson_titles",
    "bundled_lessons",
    "class_sheet",
    "exam_questions",
    "exam_score",
    "judged",
    "lesson_to_bytes",
    "logged",
    "overlooked",
    "paper_record",
    "printed_facts",
    "progress_map",
    "question_about",
    "question_record",
    "quiz",
    "quiz_answer_words",
    "quiz_questions",
    "rating_of",
    "read_lesson",
    "read_lesson_bytes",
    "sheet_of_questions",
    "shelf_of_library",
    "step_record",
    "typed_value",
]
