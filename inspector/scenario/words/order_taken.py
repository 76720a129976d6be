"""Which of two came first, where an answer goes by that and nobody has said it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.rules import Place
from inspector.scenario.model import Scenario

_LATER: Final = re.compile(r"(?:^|[.;] )(?P<newer>[^.;]+?) has a later timestamp than (?P<older>[^.;]+?), so ")


def order_taken(scenario: Scenario, answers: list[str]) -> Iterator[str]:
    """Say of two that are only told to lie there that the order of telling is taken as that of their coming (613.7)."""
    told = (action for action in scenario.actions if isinstance(action, Place))
    placed = [action.label for action in told if action.zone == "battlefield"]
    said = {found.groups() for answer in answers for found in _LATER.finditer(answer)}
    for newer, older in sorted(said):
        if newer in placed and older in placed:
            yield f"{older} is taken to have come before {newer}, as it is told first."
