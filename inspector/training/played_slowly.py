"""A board played slowly: what happens, one thing after the other, and every reason for the answer by itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import CardPool, possessive
from inspector.cards.lists_in_words import capitalized
from inspector.rules import Reason
from inspector.scenario import replay
from inspector.training.answer_words import key_in_words, quiz_answer_words
from inspector.training.answers import NOT_THERE, OF_ACTIONS, answer_of, reasons_of
from inspector.training.questions import AnswerValue, QuizQuestion
from inspector.training.telling import Teller


class SlowStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is read before the next is shown: what happened, or a reason; ``rule`` is its number, if any."""

    says: str
    rule: str = ""


def played_slowly(question: QuizQuestion, pool: CardPool) -> tuple[SlowStep, ...]:
    """Give what leads to the answer of a question, in the order in which it comes about; the deciding reason is last.

    Of what happened each action is told with the value that is asked about, as it is from then on.
    """
    return tuple(_steps(question, pool))


def _steps(question: QuizQuestion, pool: CardPool) -> Iterator[SlowStep]:
    run = replay(question.scenario, pool)
    asked, outcomes = question.asked, tuple(step.outcome for step in run.steps)
    of_action = asked.key in OF_ACTIONS
    last: AnswerValue = NOT_THERE
    teller = Teller(run)
    whose = possessive(teller.call(asked.object))
    for place, (said, step) in enumerate(zip(teller.plain_sentences(), run.steps, strict=True)):
        if of_action and place == asked.action:
            break
        now = NOT_THERE if of_action else answer_of(step.table, outcomes[: place + 1], asked)
        is_new, last = now not in (last, NOT_THERE), now
        value = quiz_answer_words(asked, now, run.start.edition) if is_new else ""
        key = key_in_words(asked.about[0] if asked.about else asked.key, run.start.edition)
        told = f"{said} {capitalized(whose)} {key} now: {value}." if value else said
        yield SlowStep(says=capitalized(told))
    reasons = dict.fromkeys(_told(reason) for reason in reasons_of(run.table, outcomes, asked))
    for says, rule in reversed(reasons):
        yield SlowStep(says=says, rule=rule)


def _told(reason: Reason) -> tuple[str, str]:
    return reason.says, next(iter(reason.rules), "")
