"""Zones in words: ``on Ana's battlefield``."""

from __future__ import annotations

_IN_ZONE = {
    "library": "in {0}'s library",
    "hand": "in {0}'s hand",
    "battlefield": "on {0}'s battlefield",
    "graveyard": "in {0}'s graveyard",
    "stack": "on the stack",
    "exile": "in {0}'s exile",
    "command": "in {0}'s command zone",
    "outside": "outside the game, {0}'s",
}


def zone_of_player(zone: str, player: str) -> str:
    """``on Ana's battlefield``, ``in Ben's hand``, ``on the stack``."""
    return _IN_ZONE[zone].format(player)
