"""Lenses (a floor above the scenario): one object seen through a question, as rows of data.

``copiable`` tells what of it a copy gets, ``doors`` a Room with each of its doors locked and unlocked, ``matrix`` its
card in every zone and state that it can have, ``editions`` it under each edition. ``look`` finds a lens by its name.
"""

from __future__ import annotations

from inspector.lenses.copiable_values import copiable
from inspector.lenses.doors_of_a_room import doors
from inspector.lenses.every_edition import editions
from inspector.lenses.every_state import matrix
from inspector.lenses.looking_through import LENSES, look
from inspector.lenses.seen import LensError, Seen, SeenRow, SeenValue, lens_record

__all__ = [
    "LENSES",
    "LensError",
    "Seen",
    "SeenRow",
    "SeenValue",
    "copiable",
    "doors",
    "editions",
    "lens_record",
    "look",
    "matrix",
]
