"""Boards of double-faced cards, of their copies, and of Rooms, as they come up at a table."""

from __future__ import annotations

from tests.rules.judging import Case
from tests.rules.playing import do, place

CASES = (
    Case(
        "707.5 what enters as a copy of a Room is told as a copy first, its doors afterward",
        actions=(
            place("Smoky Lounge", "room", unlocked=["left"]),
            place("Copy Enchantment", "copy", "hand"),
            do("cast", "copy"),
            do("resolve", "copy", as_copy_of="room"),
        ),
        values={"copy": {"name": "", "unlocked": ()}},
        first={"copy": {"name": "709.5", "types": "707.2", "unlocked": "709.5d"}},
        outcomes={3: ("done", "707.5")},
    ),
)
