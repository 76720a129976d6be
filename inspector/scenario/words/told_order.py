"""Which cards are told to be there only after something happened: where that matters, that they came later is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.cards import listed_words
from inspector.rules import Place, RulesError, Table, characteristics, names_now
from inspector.scenario.errors import ScenarioError
from inspector.scenario.replaying import Replay, extend
from inspector.scenario.words.text import BoardInWords

# A longer board is no question that somebody types.
_MOST: Final = 60


def told_later(board: BoardInWords) -> Iterator[str]:
    """Say of what is told to be on the battlefield after something happened that it is taken to have come later.

    Only where an answer would be another if it had been there before: "Ixidron enters. I have Grizzly Bears."
    """
    actions = board.run.actions
    first = next((at for at, action in enumerate(actions) if not isinstance(action, Place)), len(actions))
    late = [each for each in actions[first:] if isinstance(each, Place) and each.zone == "battlefield"]
    if not late or not board.asks or len(actions) > _MOST:
        return
    run = Replay(start=board.run.start)
    try:
        for each in (*actions[:first], *late, *(each for each in actions[first:] if each not in late)):
            run = extend(run, each)
    except (RulesError, ScenarioError):
        return
    asked = {each.object for each in board.asks if each.object} or {*board.run.table.objects}
    if any(_values(run.table, label) != _values(board.run.table, label) for label in asked):
        names = names_now(board.run.table)
        cards = dict.fromkeys(" // ".join(names.get(each.label, ())) or each.card for each in late)
        verb = "is" if len(cards) == 1 else "are"
        yield (
            f"{listed_words([*cards])} {verb} taken to have come after what is told before; there already, an answer "
            "would be another."
        )


def _values(table: Table, label: str) -> tuple[object, ...]:
    held = table.objects.get(label)
    if held is None:
        return ()
    now = characteristics(table, label)
    return (
        held.zone,
        held.back_up,
        now.name,
        now.types,
        now.subtypes,
        now.colors,
        now.power,
        now.toughness,
        now.keywords,
    )
