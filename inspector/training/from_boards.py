"""Questions on boards that something else found, such as a survey: what effects meet on is asked about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from inspector.rules import Place, characteristics, edition_of
from inspector.scenario import Scenario, ScenarioError, replay
from inspector.training.asking import PaperPlace, asked_question
from inspector.training.making import proved
from inspector.training.papers import QuizPaper, TrainingError
from inspector.training.plots.setting import PlotSetting, values
from inspector.training.questions import QuestionKind, QuizAsk, QuizQuestion
from inspector.training.seeds import Draw
from inspector.training.shelf import CardShelf

HARD_TOPIC: Final = "dependency"
HARD_LEVEL: Final = 5
# What effects that meet change.
_ASKED: Final = ("types", "subtypes", "colors", "keywords", "power", "toughness", "supertypes")
_MOST_TRIED: Final = 12
_EFFECTS_THAT_MEET: Final = 2
_KINDS: Final = (QuestionKind.LAYERS, QuestionKind.VALUE, QuestionKind.VALUE)


def quiz_on_boards(boards: Iterable[Scenario], count: int, seed: int, shelf: CardShelf, edition: str) -> QuizPaper:
    """Make a paper of hard questions on boards of an edition, one a board; raises TrainingError where none serves."""
    made: list[QuizQuestion] = []
    draw = Draw("boards", seed, edition)
    for board in draw.in_any_order([one for one in boards if one.edition == edition]):
        place = PaperPlace(f"survey-{seed}-{len(made) + 1}", HARD_TOPIC, HARD_LEVEL)
        question = question_on_board(board, shelf, place, draw)
        if question is not None and question.text not in [one.text for one in made]:
            made.append(question)
        if len(made) == count:
            break
    if not made:
        raise TrainingError(f"On none of these boards there is anything to ask under the rules of {edition}")
    return QuizPaper(topic=HARD_TOPIC, level=HARD_LEVEL, seed=seed, edition=edition, questions=tuple(made))


def question_on_board(board: Scenario, shelf: CardShelf, place: PaperPlace, draw: Draw) -> QuizQuestion | None:
    """Ask about what most effects meet on; None where nobody would go wrong, or where not all of it is computed."""
    rules = edition_of(board.edition)
    setting = PlotSetting(actions=board.actions, asks=(), cards=board.cards)
    for asked in list(_asks(board, shelf))[:_MOST_TRIED]:
        found = proved(setting, asked, rules, shelf.pool)
        if found is not None and found.acting < _EFFECTS_THAT_MEET:
            # Made small, it turns on one card alone.
            continue
        for kind in draw.in_any_order(_KINDS) if found is not None else ():
            question = asked_question(found, kind, place, draw) if found is not None else None
            if question is not None:
                return question
    return None


def _asks(board: Scenario, shelf: CardShelf) -> Iterator[QuizAsk]:
    """Give what can be asked, of the object with the most sources among its reasons first."""
    try:
        table = replay(board, shelf.pool).table
    except ScenarioError:
        return
    labels = [action.label for action in board.actions if isinstance(action, Place) and action.label in table.objects]
    met: list[tuple[int, str, str]] = []
    for label in labels:
        now = characteristics(table, label)
        sources = len({step.source for step in now.proof if step.source is not None and step.applied})
        if sources and table.objects[label].is_permanent:
            reasons = {key: len(now.why.get(key, ())) for key in _ASKED}
            met += [(sources + many, label, key) for key, many in reasons.items() if many > 1]
    for _, label, key in sorted(met, key=lambda one: -one[0]):
        yield from values(label, key)
