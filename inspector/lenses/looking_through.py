"""Every lens by its name: what the command line and the window offer is this list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inspector.cards import CardPool
from inspector.lenses.copiable_values import copiable
from inspector.lenses.doors_of_a_room import doors
from inspector.lenses.every_edition import editions
from inspector.lenses.every_state import matrix
from inspector.lenses.seen import Seen
from inspector.rules import Table
from inspector.scenario import Scenario

_OF_A_TABLE: Final[dict[str, Callable[[Table, str], Seen]]] = {"copiable": copiable, "doors": doors, "matrix": matrix}
LENSES: Final = (*_OF_A_TABLE, "editions")


def look_through(lens: str, scenario: Scenario, table: Table, pool: CardPool, label: str) -> Seen:
    """Look at an object of a scenario that ended in ``table`` through a lens of ``LENSES``.

    Raises LensError where the lens shows nothing of it, RulesError or ScenarioError where there is no such object or
    the scenario does not run, KeyError for no such lens.
    """
    if lens == "editions":
        return editions(scenario, pool, label)
    return _OF_A_TABLE[lens](table, label)
