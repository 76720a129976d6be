"""A question about a concept: a new board, made until its answer rests on the rule that is due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.rules import Concept, Edition, edition_of
from inspector.training.asking import PaperPlace, asked_question
from inspector.training.making import answer_rests_on, proved
from inspector.training.plots import ALL_PLOTS, Materials, NothingFitsError, PlotSetting
from inspector.training.plots.known_boards import known_boards, setting_of
from inspector.training.questions import QuestionKind, QuizAsk, QuizQuestion
from inspector.training.seeds import Draw
from inspector.training.shelf import CardShelf

_COMBINED: Final = ("editions", "whole-desk")
_LEVEL_OF_SAMPLES: Final = 4
_USUAL_LEVEL: Final = 2


def question_about(
    concept: Concept, edition: str, seed: int, shelf: CardShelf, topics: tuple[str, ...] = ()
) -> QuizQuestion | None:
    """Make a question whose answer rests on a concept, of some topics if they are named; None where no board does.

    Boards of plots come first, in an order drawn from the seed, the sample boards after them.
    """
    rules = edition_of(edition)
    draw = Draw("about", concept, edition, seed)
    for topic, level, setting in _settings(draw, shelf, rules, topics):
        for asked in draw.in_any_order(_asks_about(concept, setting, rules, shelf)):
            found = proved(setting, asked, rules, shelf.pool)
            if found is None or concept not in found.concepts:
                continue
            kind = QuestionKind.OUTCOME if asked.key == "outcome" else QuestionKind.VALUE
            name = f"{topic}-{level}-{seed}-about"
            question = asked_question(found, kind, PaperPlace(name, topic, level), draw)
            if question is not None:
                return question
    return None


def _settings(
    draw: Draw, shelf: CardShelf, edition: Edition, topics: tuple[str, ...]
) -> Iterator[tuple[str, int, PlotSetting]]:
    for plot in draw.in_any_order([one for one in ALL_PLOTS if one.topic not in _COMBINED]):
        if topics and plot.topic not in topics:
            continue
        try:
            yield plot.topic, min(plot.levels, default=_USUAL_LEVEL), plot.make(Materials(draw, shelf, edition))
        except NothingFitsError:
            continue
    if topics:
        return
    boards = [board for held in known_boards().values() for board in held]
    for board in draw.in_any_order(boards):
        yield "whole-desk", _LEVEL_OF_SAMPLES, setting_of(board, everything=True)


def _asks_about(concept: Concept, setting: PlotSetting, edition: Edition, shelf: CardShelf) -> list[QuizAsk]:
    """List what can be asked of a board so that the answer rests on a concept: looked at before anything is proved."""
    return [asked for asked, concepts in answer_rests_on(setting, edition, shelf.pool) if concept in concepts]
