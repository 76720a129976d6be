"""Misconceptions: rules taken wrongly, each a small function that applies to any board; a module for each root.

``ALL_MISCONCEPTIONS`` holds them by name.
"""

from __future__ import annotations

from inspector.training.beliefs import another_edition as _another_edition
from inspector.training.beliefs import as_usual as _as_usual
from inspector.training.beliefs import both_at_once as _both_at_once
from inspector.training.beliefs import cost_from_elsewhere as _cost_from_elsewhere
from inspector.training.beliefs import dependency_misread as _dependency_misread
from inspector.training.beliefs import everything_turns_over as _everything_turns_over
from inspector.training.beliefs import losing_abilities as _losing_abilities
from inspector.training.beliefs import made_new as _made_new
from inspector.training.beliefs import one_for_the_whole as _one_for_the_whole
from inspector.training.beliefs import order_of_coming as _order_of_coming
from inspector.training.beliefs import remembered as _remembered
from inspector.training.beliefs import state_copied as _state_copied
from inspector.training.beliefs import too_little_copied as _too_little_copied
from inspector.training.beliefs import types_misread as _types_misread
from inspector.training.beliefs import what_lies_below as _what_lies_below
from inspector.training.beliefs.misconception import ALL_MISCONCEPTIONS, COMMON_FIRST, Misconception, Root

__all__ = ["ALL_MISCONCEPTIONS", "COMMON_FIRST", "Misconception", "Root"]
# Each module enters its own as it is loaded.
_ROOTS = (
    _another_edition,
    _as_usual,
    _both_at_once,
    _cost_from_elsewhere,
    _dependency_misread,
    _everything_turns_over,
    _losing_abilities,
    _made_new,
    _one_for_the_whole,
    _order_of_coming,
    _remembered,
    _state_copied,
    _too_little_copied,
    _types_misread,
    _what_lies_below,
)
