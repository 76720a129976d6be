"""Actions on the state of the game in words: designations, choices, the turn, life, what mutates."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from inspector.cards import Color, color_words
from inspector.rules import Choose, Designate, Life, Mutate, SayCondition, Turn
from inspector.rules.table.actions import Choices

_NameOf = Callable[[str], str]
_KINDS = {
    "creature_type": "the creature type ",
    "card_type": "the card type ",
    "basic_land_type": "the basic land type ",
    "name": "the name ",
}
_NOUNS = {"commander": "a commander", "ring-bearer": "a Ring-bearer"}


def state_in_words(
    action: Choose | Designate | SayCondition | Turn | Life | Mutate, name_of: _NameOf, player: str
) -> str:
    """Say what such an action of a player did, in the past tense."""
    match action:
        case Choose():
            return f"Chose {_chosen(action)} for {name_of(action.object)}"
        case Turn():
            return f"It became {player}'s turn"
        case Life():
            return f"Set {player}'s life total to {action.total}"
        case Designate():
            return _designated(action, name_of)
        case SayCondition():
            how = "holds" if action.holds else "does not hold"
            return f"Said of {name_of(action.object)} that this {how}: {action.says}"
        case Mutate():
            where = "on top" if action.on_top else "underneath"
            return f"Mutated {name_of(action.object)} onto {name_of(action.onto)}, {where}"
        case _:
            assert_never(action)


def _chosen(action: Choose) -> str:
    for key in Choices.__struct_fields__:
        value = getattr(action, key)
        if value is not None:
            return f"{_KINDS.get(key, '')}{chosen_in_words(key, value)}"
    raise AssertionError("a choice without anything chosen is not read")


def chosen_in_words(key: str, value: object) -> str:
    """Say what was chosen: a color by its name, all else as it stands."""
    return color_words((Color(str(value)),)) if key == "color" else str(value)


def _designated(action: Designate, name_of: _NameOf) -> str:
    name = name_of(action.object)
    word = action.designation.strip()
    if action.with_ is not None:
        return f"Paired {name} with {name_of(action.with_)}"
    shown = _NOUNS.get(word.casefold(), word)
    return f"{name} is no longer {shown}" if action.off else f"{name} became {shown}"
