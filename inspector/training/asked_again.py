"""A step of a lesson that was answered wrongly is asked again, with another card and by the same rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any, Final

import msgspec

from inspector.cards import Card
from inspector.rules import Place, labels_of
from inspector.scenario import Scenario, ScenarioError, scenario_from_bytes, scenario_to_bytes
from inspector.training.asked_board import AskedBoard
from inspector.training.asking import PaperPlace, asked_question
from inspector.training.making import Proved, proved_and_small, proved_as_it_is
from inspector.training.questions import QuizQuestion
from inspector.training.seeds import Draw
from inspector.training.shelf import CardShelf

# So many other cards are tried in the place of one.
_TRIED: Final = 12


def asked_with_another_card(question: QuizQuestion, shelf: CardShelf, seed: int) -> QuizQuestion | None:
    """Ask what a question asks of a board on which another card has the part of one; None where none serves.

    The answer rests on the rule on which that of the question rests, and who went wrong by an idea that the question
    offers can go wrong by it again. The same seed draws the same card.
    """
    draw = Draw("again", question.name, seed)
    place = PaperPlace(f"{question.name}-again", question.topic, question.level)
    offered = {name for option in question.options for name in option.misconceptions}
    base = _bare(question, shelf)
    if base is None:
        return None
    for scenario in _with_other_cards(base.board, shelf, draw):
        found = proved_as_it_is(scenario, base.board.asked, shelf.pool)
        if found is None or found.concepts[:1] != question.concepts[:1]:
            continue
        by_belief = {name: value for name, value in found.by_belief.items() if name in offered}
        if not by_belief:
            continue
        same = Proved(board=found.board, answer=found.answer, reasons=found.reasons, by_belief=by_belief)
        again = asked_question(same, question.kind, place, draw)
        if again is not None:
            return again
    return None


def _bare(question: QuizQuestion, shelf: CardShelf) -> Proved | None:
    """Prove the question's board with nothing on it that earlier steps have left there, but with a card to be seen."""
    found = proved_and_small(question.scenario, question.asked, shelf.pool)
    if found is None or any(isinstance(action, Place) for action in found.board.actions):
        return found
    placed = [at for at, action in enumerate(question.scenario.actions) if isinstance(action, Place)]
    return proved_and_small(question.scenario, question.asked, shelf.pool, placed[-1:])


def _with_other_cards(board: AskedBoard, shelf: CardShelf, draw: Draw) -> Iterator[Scenario]:
    """Give the board with another card in the place of one: first of what is asked about, then of each other.

    What enters as a copy stays: few cards do, and any other would do so for no reason.
    """
    actions = board.actions
    copying = {getattr(one, "object", "") for one in actions if getattr(one, "as_copy_of", None) is not None}
    placed = [one for one in actions if isinstance(one, Place) and one.label not in copying]
    about = (board.asked.object,) if board.asked.object else labels_of(actions[board.asked.action])
    placed.sort(key=lambda one: one.label not in about)
    there = {card.name for one in placed if (card := shelf.named(one.card)) is not None}
    for name in dict.fromkeys(one.card for one in placed):
        card = shelf.named(name)
        if card is None:
            continue
        alike = (draw.in_any_order([one for one in group if one.name not in there]) for group in _alike(card, shelf))
        for other in islice(chain.from_iterable(alike), _TRIED):
            scenario = _renamed(board.scenario, _new_names(card, other))
            if scenario is not None:
                yield scenario


def _alike(card: Card, shelf: CardShelf) -> Iterator[list[Card]]:
    """Give the cards that are good for all that a card is good for, then those with such faces of its kind."""
    roles = shelf.roles_of(card)
    yield [one for one in (shelf.all_of(roles[0]) if roles else ()) if {*roles} <= {*shelf.roles_of(one)}]
    types = [face.type_line.types for face in card.faces]
    yield [
        one
        for one in shelf.cards
        if (one.shape, one.kind, one.layout_name) == (card.shape, card.kind, card.layout_name)
        and [face.type_line.types for face in one.faces] == types
    ]


def _new_names(card: Card, other: Card) -> dict[str, str]:
    faces = {old.name: new.name for old, new in zip(card.faces, other.faces, strict=False)}
    return {**faces, card.name: other.name}


def _renamed(scenario: Scenario, names: Mapping[str, str]) -> Scenario | None:
    """Give a board with every name of a card told anew; None where it cannot be told so."""
    record = msgspec.json.decode(scenario_to_bytes(msgspec.structs.replace(scenario, expect=())))
    for action in record["actions"]:
        # A label is nobody's name, though it may be spelled as one.
        kept = {key: action[key] for key in ("as", "object") if key in action}
        action.update({**_told_anew(action, names), **kept})
    try:
        return scenario_from_bytes(msgspec.json.encode(record), "a step asked again")
    except ScenarioError:
        return None


def _told_anew(value: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401 - whatever stands in a file
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_told_anew(one, names) for one in value]
    if isinstance(value, dict):
        return {key: _told_anew(one, names) for key, one in value.items()}
    return value
