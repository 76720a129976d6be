"""Papers: so many questions of a topic, a level, an edition and a seed; the same arguments give the same paper."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from inspector.rules import NEWEST, Edition, edition_of
from inspector.scenario import FORMAT, Scenario, scenario_to_bytes
from inspector.scenario.embedding import with_its_cards
from inspector.training.asking import PaperPlace, asked_question, asked_together, kinds_for, turns_on_the_edition
from inspector.training.making import Proved, deeds_among, differs_between_editions, proved
from inspector.training.plots import ALL_PLOTS, Materials, NothingFitsError, Plot, PlotSetting
from inspector.training.questions import LARGEST_QUIZ, LEVELS, TOPICS, QuestionKind, QuizAsk, QuizQuestion
from inspector.training.seeds import Draw
from inspector.training.several import proved_together
from inspector.training.shelf import CardShelf

QUIZ_FORMAT: Final = "card-inspector-quiz/1"
# Of the kinds of questions, those that ask for a value or an outcome and nothing else: they tell most of beliefs.
SIMPLY_ASKED: Final = "simply asked"
_MOST_TRIES: Final = 120
_TRIES_OF_A_PLOT: Final = 3


# One in so many questions of values asks for several.
_ASKED_TOGETHER: Final = 4
_NOTHING_MADE: Final = (None, False)
_LEVELS_WITH_WEIGHT: Final = 3
_LEAST_WORK: Final = {4: 2, 5: 2}
# Where what is asked turns on one thing, however hard it is.
_SHORT_BOARDS: Final = ("split",)


class TrainingError(Exception):
    """What cannot be trained so; one sentence for the user."""


class QuizPaper(msgspec.Struct, frozen=True, kw_only=True):
    """A paper: its questions and what they were made from."""

    topic: str
    level: int
    seed: int
    edition: str
    questions: tuple[QuizQuestion, ...]


def quiz(
    topic: str, level: int, count: int, seed: int, shelf: CardShelf, edition: str = NEWEST.key, kind: str | None = None
) -> QuizPaper:
    """Make a paper; ``kind`` asks for questions of one kind only. Raises TrainingError where there is no such paper."""
    _check(topic, level, count, edition)
    makes = quiz_questions(topic, level, seed, shelf, edition, kind)
    return QuizPaper(
        topic=topic, level=level, seed=seed, edition=edition, questions=tuple(next(makes) for _ in range(count))
    )


def quiz_questions(
    topic: str, level: int, seed: int, shelf: CardShelf, edition: str = NEWEST.key, kind: str | None = None
) -> Iterator[QuizQuestion]:
    """Give one question after the other, no two of them alike while there are others; raises TrainingError."""
    _check(topic, level, 1, edition)
    if not _plots(topic, level):
        raise TrainingError(f"There is nothing to ask about {topic} yet")
    rules = edition_of(edition)
    seen: set[str] = set()
    number = 0
    while True:
        number += 1
        yield _one(topic, level, seed, number, rules, shelf, kind, seen)


def _check(topic: str, level: int, count: int, edition: str) -> None:
    if topic not in TOPICS:
        raise TrainingError(f'"{topic}" is not a topic; there are {", ".join(TOPICS)}')
    if level not in LEVELS:
        raise TrainingError(f"There are levels 1 to {LEVELS[-1]}, not {level}")
    if not 1 <= count <= LARGEST_QUIZ:
        raise TrainingError(f"A paper has 1 to {LARGEST_QUIZ} questions, not {count}")
    try:
        edition_of(edition)
    except KeyError as error:
        raise TrainingError(str(error.args[0])) from None


@lru_cache
def _plots(topic: str, level: int) -> tuple[Plot, ...]:
    """List the plots of a topic that are right for a level, those of the nearest level where there are none."""
    of_topic = [plot for plot in ALL_PLOTS if plot.topic == topic and plot.levels]
    near = min((_away(plot, level) for plot in of_topic), default=0)
    return tuple(plot for plot in of_topic if _away(plot, level) == near)


@lru_cache
def _other_plots(topic: str, level: int) -> tuple[Plot, ...]:
    """List the other plots of a topic, the nearest first: what an edition knows may be of another level only."""
    here = _plots(topic, level)
    others = [plot for plot in ALL_PLOTS if plot.topic == topic and plot.levels and plot not in here]
    return tuple(sorted(others, key=lambda plot: _away(plot, level)))


def _away(plot: Plot, level: int) -> int:
    return min(abs(level - each) for each in plot.levels)


def _one(
    topic: str, level: int, seed: int, number: int, edition: Edition, shelf: CardShelf, kind: str | None, seen: set[str]
) -> QuizQuestion:
    name = f"{topic}-{level}-{seed}-{number}"
    draw = Draw("quiz", topic, level, edition.key, seed, number)
    plots = Draw("plots", topic, level, seed).in_any_order(_plots(topic, level))
    spare: QuizQuestion | None = None
    others = _other_plots(topic, level)
    for attempt in range(_MOST_TRIES + len(others) * _TRIES_OF_A_PLOT):
        # One plot after the other, so that a paper is not three times the same; one that will not do is left.
        if attempt < _MOST_TRIES:
            plot = plots[(number + attempt // _TRIES_OF_A_PLOT) % len(plots)]
        elif spare is None:
            plot = others[(attempt - _MOST_TRIES) // _TRIES_OF_A_PLOT]
        else:
            break
        made, light = _tried(PaperPlace(name, topic, level), plot, Materials(draw, shelf, edition), kind)
        if made is None:
            continue
        if made.text not in seen and not light:
            seen.add(made.text)
            return made
        spare = spare or made
    if spare is not None:
        seen.add(spare.text)
    else:
        what = f"no question of the kind “{kind}”" if kind else "nothing to ask"
        raise TrainingError(f"Under the rules of {edition.key} there is {what} about {topic} at level {level}")
    return spare


def _tried(place: PaperPlace, plot: Plot, of: Materials, kind: str | None) -> tuple[QuizQuestion | None, bool]:
    """Try to make a question of a plot; tells besides whether it came out too light for its level."""
    draw = of.draw
    try:
        setting = plot.make(of)
    except NothingFitsError:
        return _NOTHING_MADE
    wants_ending = kind == QuestionKind.OUTCOME
    fitting = [one for one in setting.asks if kind in (None, SIMPLY_ASKED) or (one.key == "outcome") is wants_ending]
    if not fitting:
        return _NOTHING_MADE
    asked = draw.one_of(fitting)
    if kind is None:
        wanted = kinds_for(place.topic, place.level, draw)
    else:
        wanted = [QuestionKind.VALUE if kind == SIMPLY_ASKED else QuestionKind(kind)]
    about_editions = wanted == [QuestionKind.EDITION]
    if about_editions and not differs_between_editions(setting, asked, of.edition, of.shelf.pool):
        return _NOTHING_MADE
    found = proved(setting, asked, of.edition, of.shelf.pool)
    if found is None:
        return _NOTHING_MADE
    if place.topic == "editions" and QuestionKind.EDITION not in wanted and not turns_on_the_edition(found):
        return _NOTHING_MADE
    if kind is None and wanted == [QuestionKind.VALUE] and place.level > 1 and draw.happens(1, _ASKED_TOGETHER):
        several = proved_together(found, draw, of.shelf.pool)
        together = None if several is None else asked_together(several, place, draw)
        if together is not None:
            return _with_cards(together, of.shelf), _is_light(found, setting, place)
    for each in wanted:
        meant = QuestionKind.OUTCOME if each is QuestionKind.VALUE and asked.key == "outcome" else each
        meant = QuestionKind.VALUE if meant is QuestionKind.OUTCOME and asked.key != "outcome" else meant
        made = asked_question(found, meant, place, draw)
        if made is not None:
            return _with_cards(made, of.shelf), _is_light(found, setting, place)
    return _NOTHING_MADE


def _is_light(found: Proved, setting: PlotSetting, place: PaperPlace) -> bool:
    """Whether so little is left of a board, by what it asks, that it is a question of an easier level."""
    if place.level < _LEVELS_WITH_WEIGHT or place.topic == "editions":
        return False
    spare = deeds_among(setting.actions[index] for index in setting.spare)
    meant, left = deeds_among(setting.actions) - spare, deeds_among(found.board.actions) - spare
    least = _LEAST_WORK.get(place.level, 1) if place.topic not in _SHORT_BOARDS else 0
    return 2 * left < meant or found.work - spare < least


def _with_cards(question: QuizQuestion, shelf: CardShelf) -> QuizQuestion:
    """Give a question with the cards that only this machine has, so that its scenario opens on any."""
    if shelf.everywhere is None:
        return question
    scenario = with_its_cards(question.scenario, shelf.pool, shelf.everywhere)
    return msgspec.structs.replace(question, scenario=scenario)


def paper_record(paper: QuizPaper) -> dict[str, Any]:
    """Give a paper as the public JSON has it (``card-inspector-quiz/1``)."""
    return {
        "format": QUIZ_FORMAT,
        "topic": paper.topic,
        "level": paper.level,
        "seed": paper.seed,
        "edition": paper.edition,
        "questions": [question_record(question) for question in paper.questions],
    }


def question_record(question: QuizQuestion) -> dict[str, Any]:
    """Give a question as the public JSON has it."""
    record: dict[str, Any] = {
        "id": question.name,
        "kind": str(question.kind),
        "text": question.text,
        "scenario": scenario_record(question.scenario),
        "asks": [_asked_record(asked) for asked in question.asks],
        "answer": dict(question.answer),
        "concepts": [str(concept) for concept in question.concepts],
        "rules": list(question.rules),
        "options": [
            {"value": option.value, "words": option.words}
            | ({"misconception": option.misconceptions[0]} if option.misconceptions else {})
            for option in question.options
        ],
    }
    if question.editions:
        record["editions"] = dict(question.editions)
        record["among"] = list(question.among)
    if question.claims:
        record["claims"] = [
            {"object": claim.object, "key": claim.key, "value": claim.value, "says": claim.says}
            for claim in question.claims
        ]
    if question.to_order:
        record["effects"] = [{"value": effect.value, "words": effect.words} for effect in question.to_order]
    return record


def _asked_record(asked: QuizAsk) -> dict[str, Any]:
    of = {"object": asked.object} if asked.object else {"action": asked.action}
    return {**of, "key": asked.key}


def scenario_record(scenario: Scenario) -> dict[str, Any]:
    """Give a scenario as its file has it, as plain JSON."""
    record: dict[str, Any] = msgspec.json.decode(scenario_to_bytes(scenario))
    assert record["format"] == FORMAT
    return record
