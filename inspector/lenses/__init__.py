"""Lenses (a floor above the scenario): one object seen through a question, as rows of data.

``copiable`` tells what of it a copy gets, ``doors`` a Room with each of its doors locked and unlocked, ``matrix`` its
card in every zone and state that it can have, ``editions`` it under each edition; ``look_through`` finds these by name.
``ladder_of`` makes the ladder of an object's proof, ``what_would_change`` tries what else the board might be.
"""

from __future__ import annotations

from inspector.lenses.copiable_values import copiable
from inspector.lenses.doors_of_a_room import doors
from inspector.lenses.every_edition import editions
from inspector.lenses.every_state import matrix
from inspector.lenses.ladders import (
    NO_LADDER,
    TELLING,
    Ladder,
    LadderPiece,
    LadderRung,
    ladder_of,
    place_beside,
    rungs_apart,
    steps_that_changed,
)
from inspector.lenses.looking_through import LENSES, look_through
from inspector.lenses.seen import LensError, Seen, SeenRow, SeenValue, is_nothing, is_there, lens_record, state_words
from inspector.lenses.what_if import (
    Alternative,
    WhatIf,
    actions_that_make_it_so,
    alternative_of,
    called_in,
    may_stand_so,
    may_swap,
    ranks_if,
    table_if,
    those_that_matter,
    timestamps_of,
    tries_of,
    what_would_change,
    who_comes_again,
)

__all__ = [
    "LENSES",
    "NO_LADDER",
    "TELLING",
    "Alternative",
    "Ladder",
    "LadderPiece",
    "LadderRung",
    "LensError",
    "Seen",
    "SeenRow",
    "SeenValue",
    "WhatIf",
    "actions_that_make_it_so",
    "alternative_of",
    "called_in",
    "copiable",
    "doors",
    "editions",
    "is_nothing",
    "is_there",
    "ladder_of",
    "lens_record",
    "look_through",
    "matrix",
    "may_stand_so",
    "may_swap",
    "place_beside",
    "ranks_if",
    "rungs_apart",
    "state_words",
    "steps_that_changed",
    "table_if",
    "those_that_matter",
    "timestamps_of",
    "tries_of",
    "what_would_change",
    "who_comes_again",
]
