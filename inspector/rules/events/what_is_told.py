"""What the desk is told of the game: whose turn it is (102.1), players' life (119.5), what holds of a card's words.

None of it is an event of the game. It is kept with the table or the object, and effects that ask find it there.
"""

from __future__ import annotations

import msgspec

from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Life, SayCondition, Turn


def turn(step: Step, action: Turn) -> Ended:
    """Let it be a player's turn: the acting player's, the first player's where none is named."""
    del action
    return step.with_table(msgspec.structs.replace(step.table, turn_of=step.player)).done()


def life(step: Step, action: Life) -> Ended:
    """Set a player's life total."""
    totals = {**step.table.life, step.player: action.total}
    return step.with_table(msgspec.structs.replace(step.table, life=totals)).done()


def say_condition(step: Step, action: SayCondition) -> Ended:
    """Keep with an object whether a condition in its words holds; what was said last counts."""
    held = step.table.object(action.object)
    said = {**held.said, said_key(action.says): action.holds}
    return step.with_object(msgspec.structs.replace(held, said=said)).done()


def said_key(text: str) -> str:
    """Give the form of a condition's words under which they are kept: without capitals, double spaces, a full stop."""
    return " ".join(text.replace("’", "'").casefold().split()).rstrip(".")
