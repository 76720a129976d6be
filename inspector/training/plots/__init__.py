"""Plots: the boards of each topic, drawn from the cards on the shelf; a module for each kind of card or rule."""

from __future__ import annotations

from inspector.training.plots import transforming as _transforming
from inspector.training.plots.setting import ALL_PLOTS, Materials, NothingFitsError, Plot, PlotSetting

__all__ = ["ALL_PLOTS", "Materials", "NothingFitsError", "Plot", "PlotSetting"]
# Each module enters its own as it is loaded.
_OF_TOPICS = (_transforming,)
