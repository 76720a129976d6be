"""A paper as it is printed: the sheet for a class, and its key with reasons and citations, as data to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from inspector.rules import edition_of
from inspector.scenario import Scenario
from inspector.training.answer_words import answer_in_words_of, reasons_in_order
from inspector.training.beliefs import ALL_MISCONCEPTIONS
from inspector.training.papers import QuizPaper
from inspector.training.questions import QuestionKind, QuizQuestion

_LETTERS: Final = "ABCD"


class SheetEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A question on the sheet: the board to draw (after all its actions), what is told and asked, lettered options.

    ``blanks`` tells how many lines are left for free words; options are empty then.
    """

    number: int
    board: Scenario
    text: str
    options: tuple[tuple[str, str], ...]
    blanks: int = 0


class KeyEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A question in the key: the letter of the answer, if it has one, and its words, the reasons with their rules.

    ``mistakes`` are what wrong letters show.
    """

    number: int
    letter: str
    answer: str
    reasons: tuple[tuple[str, tuple[str, ...]], ...]
    mistakes: tuple[tuple[str, str], ...]


class ClassSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet and its key. ``foot`` stands on every page: from it the same paper can be made again."""

    title: str
    foot: str
    entries: tuple[SheetEntry, ...]
    key: tuple[KeyEntry, ...]


def class_sheet(paper: QuizPaper) -> ClassSheet:
    """Make the sheet and key of a paper."""
    rules = edition_of(paper.edition)
    return sheet_of_questions(
        paper.questions,
        title=f"{paper.topic.replace('-', ' ').capitalize()}, level {paper.level}, rules of {rules.key}",
        foot=f"Topic {paper.topic}, level {paper.level}, seed {paper.seed}, edition {paper.edition}",
    )


def sheet_of_questions(questions: Iterable[QuizQuestion], *, title: str, foot: str) -> ClassSheet:
    """Make the sheet and key of any questions, such as those of an exam."""
    numbered = list(enumerate(questions, start=1))
    return ClassSheet(
        title=title,
        foot=foot,
        entries=tuple(_entry(number, question) for number, question in numbered),
        key=tuple(_key(number, question) for number, question in numbered),
    )


def _entry(number: int, question: QuizQuestion) -> SheetEntry:
    blanks = {QuestionKind.RULING: 4, QuestionKind.EDITION: 1}
    return SheetEntry(
        number=number,
        board=question.scenario,
        text=question.text,
        options=tuple(_lettered(question)),
        blanks=blanks.get(question.kind, 0),
    )


def _lettered(question: QuizQuestion) -> Iterator[tuple[str, str]]:
    """Give what may be chosen, each with its letter; nothing where the answer is written."""
    if question.kind is QuestionKind.ERROR:
        yield from zip(_LETTERS, (claim.says for claim in question.claims), strict=False)
    elif question.kind not in (QuestionKind.RULING, QuestionKind.EDITION):
        yield from zip(_LETTERS, (option.words for option in question.options), strict=False)


def _key(number: int, question: QuizQuestion) -> KeyEntry:
    lettered = [letter for letter, _ in _lettered(question)]
    right = [claim.wrong for claim in question.claims] or [option.right for option in question.options]
    mistakes = [
        (letter, f"as if {ALL_MISCONCEPTIONS[option.misconceptions[0]].as_if}")
        for letter, option in zip(lettered, question.options, strict=False)
        if option.misconceptions and not question.claims
    ]
    return KeyEntry(
        number=number,
        letter=lettered[right.index(True)] if lettered else "",
        answer=answer_in_words_of(question),
        reasons=tuple((reason.says, reason.rules) for reason in reasons_in_order(question.because)),
        mistakes=tuple(mistakes),
    )
