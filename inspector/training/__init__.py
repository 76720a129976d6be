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
from inspector.training.answer_words import (
    answer_in_words_of,
    key_in_words,
    printed_facts,
    quiz_answer_words,
    reasons_in_order,
)
from inspector.training.asked_again import asked_with_another_card
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Misconception, Root
from inspector.training.by_concept import question_about
from inspector.training.diagnosis import Diagnosis, Evidence, Suspect, said_of_mistake
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
from inspector.training.from_boards import HARD_LEVEL, quiz_on_boards
from inspector.training.judging import NotUnderstoodError, judged, option_keys, typed_value
from inspector.training.lessons import (
    LESSON_FORMAT,
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
from inspector.training.overlooked import overlooked
from inspector.training.own_sets import (
    OWN_FOLDER,
    OwnSet,
    StepAnswer,
    answer_to_step,
    own_sets,
    put_away,
    read_set,
    save_set,
    set_of_questions,
    step_of_question,
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
from inspector.training.played_slowly import SlowStep, played_slowly
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
from inspector.training.telling import details_of

__all__ = [
    "ALL_MISCONCEPTIONS",
    "EXAM_FORMAT",
    "FAMILIES",
    "HARD_LEVEL",
    "LARGEST_QUIZ",
    "LESSON_FORMAT",
    "LEVELS",
    "LOG_FILE",
    "LOG_FORMAT",
    "OWN_FOLDER",
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
    "OwnSet",
    "QuestionKind",
    "QuizAsk",
    "QuizOption",
    "QuizPaper",
    "QuizQuestion",
    "Root",
    "SectionProgress",
    "SheetEntry",
    "SlowStep",
    "StepAnswer",
    "StepRecord",
    "Suspect",
    "TopicScore",
    "TrainingError",
    "TrainingSession",
    "answer_in_words_of",
    "answer_to_step",
    "asked_with_another_card",
    "bundled_exams",
    "bundled_lesson",
    "bundled_lesson_titles",
    "bundled_lessons",
    "class_sheet",
    "details_of",
    "exam_questions",
    "exam_score",
    "judged",
    "key_in_words",
    "lesson_to_bytes",
    "logged",
    "option_keys",
    "overlooked",
    "own_sets",
    "paper_record",
    "played_slowly",
    "printed_facts",
    "progress_map",
    "put_away",
    "question_about",
    "question_record",
    "quiz",
    "quiz_answer_words",
    "quiz_on_boards",
    "quiz_questions",
    "rating_of",
    "read_lesson",
    "read_lesson_bytes",
    "read_set",
    "reasons_in_order",
    "said_of_mistake",
    "save_set",
    "set_of_questions",
    "sheet_of_questions",
    "shelf_of_library",
    "step_of_question",
    "step_record",
    "typed_value",
]
