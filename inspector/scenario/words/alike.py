"""Whether two actions are the same, however they are written: a sentence leaves out what is usual."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.rules import Action
from inspector.scenario.words.filters_said import as_lists
from inspector.scenario.words.forms import USUAL


def alike(one: Action, other: Action, first_player: str) -> bool:
    """Whether two actions are one sentence; ``first_player`` is the one who acts where no other is named."""
    return one == other or (type(one) is type(other) and _plain(one, first_player) == _plain(other, first_player))


def _plain(action: Action, first_player: str) -> Any:  # noqa: ANN401 - JSON values
    record: dict[str, Any] = msgspec.to_builtins(action)
    name = record["do"]
    # Who chooses for an object is another thing than what is chosen by nobody in particular.
    if record.get("player") == first_player and name != "choose":
        del record["player"]
    if len(record.get("objects") or ()) == 1:
        record["object"] = record.pop("objects")[0]
    for key, value in USUAL.get(name, {}).items():
        if record.get(key) == value:
            del record[key]
    return as_lists(record)
