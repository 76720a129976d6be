"""Plots: the boards of each topic, drawn from the cards on the shelf; a module for each kind of card or rule."""

from __future__ import annotations

from inspector.training.plots import changing_zones as _changing_zones
from inspector.training.plots import combined as _combined
from inspector.training.plots import copying_boards as _copying_boards
from inspector.training.plots import for_rules as _for_rules
from inspector.training.plots import halves as _halves
from inspector.training.plots import hidden_faces as _hidden_faces
from inspector.training.plots import known_boards as _known_boards
from inspector.training.plots import layered as _layered
from inspector.training.plots import modal_cards as _modal_cards
from inspector.training.plots import transforming as _transforming
from inspector.training.plots.setting import ALL_PLOTS, Materials, NothingFitsError, Plot, PlotSetting

__all__ = ["ALL_PLOTS", "Materials", "NothingFitsError", "Plot", "PlotSetting"]
# Each module enters its own as it is loaded.
_OF_TOPICS = (
    _changing_zones,
    _combined,
    _copying_boards,
    _for_rules,
    _halves,
    _hidden_faces,
    _known_boards,
    _layered,
    _modal_cards,
    _transforming,
)
