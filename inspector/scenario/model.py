"""A scenario as a value: players, cards of its own, actions, and what is expected of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.rules import NEWEST, Action
from inspector.scenario.expectations import Expectation

FORMAT = "card-inspector/1"
DEFAULT_PLAYERS = ("Ana", "Ben")


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up and a list of actions; the table is what running the actions from an empty table makes of it.

    ``edition`` is the key of an edition of the rules; ``players`` are in turn order, the first is active. ``cards``
    are card objects in the Scryfall API's shape, as they stand in the file; the pool comes after them. ``viewer`` is
    who sees the board so, a player or the spectator; empty where it holds everything.
    """

    title: str = ""
    edition: str = NEWEST.key
    players: tuple[str, ...] = DEFAULT_PLAYERS
    cards: tuple[Mapping[str, Any], ...] = ()
    actions: tuple[Action, ...] = ()
    expect: tuple[Expectation, ...] = ()
    viewer: str = ""
