"""What somebody overlooked: the effect without which a wrong answer would be right.

That is the likeliest ground of a mistake where it fits, and no belief: who sees the card the next time answers rightly.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import CardPool
from inspector.rules import Table
from inspector.scenario import ScenarioError
from inspector.training.answers import answer_of
from inspector.training.asked_board import AskedBoard
from inspector.training.judging import is_that_answer
from inspector.training.questions import Judgement, QuestionKind, QuizQuestion


def overlooked(question: QuizQuestion, judgement: Judgement, pool: CardPool) -> tuple[str, ...]:
    """Name each card, counter or effect without which an answer, all of it, would have been right.

    ``judgement`` is that of a wrong answer to the question, ``pool`` where the cards of its board are found. Empty
    where there is none, and for questions that ask for something else than values.
    """
    given = {part.key: part.understood for part in judgement.parts}
    if judgement.right or question.kind is not QuestionKind.VALUE or None in given.values():
        return ()
    try:
        board = AskedBoard(question.scenario, pool, question.asked)
    except ScenarioError:
        return ()
    found = []
    for name, thinner in _thought_away(board):
        answers = {asked.key: answer_of(thinner, board.outcomes, asked) for asked in question.asks}
        if all(is_that_answer(key, given[key], answer) for key, answer in answers.items()):
            found.append(name)
    return tuple(dict.fromkeys(found))


def _thought_away(board: AskedBoard) -> Iterator[tuple[str, Table]]:
    """Give what acts on the object asked about, one after the other, with the table as it is without it."""
    held = board.held
    if held is None:
        return
    seen = set()
    for step in board.is_now.proof:
        source = step.source
        if source is None or not step.applied or not step.changes or source in seen:
            continue
        seen.add(source)
        if source.counter:
            left = {kind: count for kind, count in held.counters.items() if kind != source.counter}
            yield (
                f"the {source.counter} counters",
                board.table.with_object(msgspec.structs.replace(held, counters=left)),
            )
        elif source.label and source.label != held.label:
            objects = {label: one for label, one in board.table.objects.items() if label != source.label}
            effects = tuple(one for one in board.table.effects if one.source != source.label)
            name = str(board.value_on(board.table, source.label, "name") or source.label)
            yield name, msgspec.structs.replace(board.table, objects=objects, effects=effects)
        elif source.called:
            effects = tuple(one for one in board.table.effects if one.source or one.called != source.called)
            yield source.called, msgspec.structs.replace(board.table, effects=effects)
