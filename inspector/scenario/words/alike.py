"""Whether two actions are the same, however they are written: a sentence leaves out what is usual."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.rules import Action, RulesError, Table, perform
from inspector.scenario.words.effects_in_words import plain_effect
from inspector.scenario.words.filters_said import as_lists
from inspector.scenario.words.forms import USUAL


def alike(one: Action, other: Action, first_player: str, table: Table | None = None) -> bool:
    """Whether two actions are one sentence; ``first_player`` is the one who acts where no other is named.

    With the ``table`` before them they are also alike where only the player differs, and the same comes of both.
    """
    if one == other:
        return True
    if type(one) is not type(other):
        return False
    first, second = _plain(one, first_player), _plain(other, first_player)
    if first == second:
        return True
    if table is None or _without_player(first) != _without_player(second):
        return False
    return same_comes_of(table, one, other)


def same_comes_of(table: Table, one: Action, other: Action) -> bool:
    """Whether two actions leave the same table and end the same way, or neither can be asked."""
    try:
        after, outcome = perform(table, one)
    except RulesError:
        return _cannot_be_asked(table, other)
    try:
        as_other, ends = perform(table, other)
    except RulesError:
        return False
    return after == as_other and outcome.result == ends.result


def _cannot_be_asked(table: Table, action: Action) -> bool:
    try:
        perform(table, action)
    except RulesError:
        return True
    return False


def _without_player(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != "player"}


def _plain(action: Action, first_player: str) -> Any:  # noqa: ANN401 - JSON values
    record: dict[str, Any] = msgspec.to_builtins(action)
    name = record["do"]
    # Who chooses for an object is another thing than what is chosen by nobody in particular.
    if record.get("player") == first_player and name != "choose":
        del record["player"]
    if len(record.get("objects") or ()) == 1:
        record["object"] = record.pop("objects")[0]
    if isinstance(record.get("face_down"), dict):
        # A list that is given comes out even where it is what is usual.
        record["face_down"] = {"types": ["Creature"], **record["face_down"]}
    for key, value in USUAL.get(name, {}).items():
        if record.get(key) == value:
            del record[key]
    return plain_effect(record) if name == "effect" else as_lists(record)
