"""When a concept comes back: FSRS-6, one card for each concept and family of editions; every moment is passed in.

What is scheduled is the rule, not the question: when it falls due, a new board that turns on it is made.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import Final

import msgspec
from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler, State

from inspector.training.questions import Grade

# Editions whose answers are much alike are learned as one.
FAMILIES: Final = {
    "2011-09": "before 2017",
    "2016-01": "before 2017",
    "2021-09": "2021",
    "2025-06": "today",
    "2026-08": "today",
}
_RATINGS: Final = {"again": Rating.Again, "hard": Rating.Hard, "good": Rating.Good, "easy": Rating.Easy}
# In seconds: a right answer that took longer was hard, one that came at once was easy.
_SLOW, _MORE_A_LEVEL, _QUICK = 45.0, 15.0, 6.0


class ConceptStanding(StrEnum):
    """How well somebody knows a concept."""

    NOT_MET = "not met"
    LEARNING = "learning"
    SHAKY = "shaky"
    FIRM = "firm"
    SURE = "sure"


class ConceptCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of somebody's knowledge of a concept, in a family of editions.

    Moments are UTC, as ISO 8601 has them; ``stability`` is in days, ``difficulty`` from 1 to 10.
    """

    concept: str
    family: str
    stability: float
    difficulty: float
    due: str
    last: str
    state: int
    step: int | None
    answers: int = 1
    misses: int = 0

    @property
    def standing(self) -> ConceptStanding:
        """How well it is known."""
        if self.state != State.Review.value:
            return ConceptStanding.LEARNING
        if self.stability < _SHAKY_DAYS:
            return ConceptStanding.SHAKY
        return ConceptStanding.FIRM if self.stability < _FIRM_DAYS else ConceptStanding.SURE

    def is_due(self, now: datetime) -> bool:
        """Whether it should be asked again."""
        return moment_of(self.due) <= now


_SHAKY_DAYS, _FIRM_DAYS = 7.0, 45.0


@cache
def _scheduler() -> Scheduler:
    """Make the scheduler; without its fuzz the same answers give the same days everywhere."""
    return Scheduler(enable_fuzzing=False)


def moment_of(text: str) -> datetime:
    """Read a moment; one without a zone is UTC."""
    found = datetime.fromisoformat(text)
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def rating_of(*, right: bool, seconds: float, level: int, grade: Grade | None = None) -> Grade:
    """Rate an answer: by the person's own ``grade`` if there is one, else by whether it was right and how fast."""
    if grade is not None:
        return grade
    if not right:
        return "again"
    if seconds > _SLOW + _MORE_A_LEVEL * level:
        return "hard"
    return "easy" if 0 < seconds < _QUICK else "good"


def reviewed(card: ConceptCard | None, concept: str, family: str, rating: Grade, now: datetime) -> ConceptCard:
    """Give the card of a concept after an answer; ``card`` is None where it was not asked before."""
    before = FsrsCard(card_id=0, due=now) if card is None else _as_fsrs(card)
    after, _ = _scheduler().review_card(before, _RATINGS[rating], now)
    return ConceptCard(
        concept=concept,
        family=family,
        stability=after.stability or 0.0,
        difficulty=after.difficulty or 0.0,
        due=after.due.isoformat(),
        last=now.isoformat(),
        state=after.state.value,
        step=after.step,
        answers=1 if card is None else card.answers + 1,
        misses=(0 if card is None else card.misses) + (rating == "again"),
    )


def _as_fsrs(card: ConceptCard) -> FsrsCard:
    return FsrsCard(
        card_id=0,
        state=State(card.state),
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=moment_of(card.due),
        last_review=moment_of(card.last),
    )


def interval(card: ConceptCard) -> timedelta:
    """Give how long after its last answer it comes back."""
    return moment_of(card.due) - moment_of(card.last)
