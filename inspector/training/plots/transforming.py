"""Boards on which permanents transform: the face that is up, and what comes from the other."""

from __future__ import annotations

from inspector.rules import Transform
from inspector.training.plots.setting import (
    Materials,
    PlotSetting,
    called,
    no_event,
    placed,
    plot,
    values,
)


@plot("transform", 1)
def _turned_over(of: Materials) -> PlotSetting:
    """Transform one card."""
    card = of.one("turning to a creature")
    name = called(card)
    asks = values(name, "mana_value", "subtypes", "colors", "mana_cost", "name", "keywords")
    return PlotSetting(actions=(placed(card), Transform(object=name)), asks=(*asks, no_event(1, "entered")))
