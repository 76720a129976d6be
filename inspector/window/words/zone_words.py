"""Zones in words: ``on Ana's battlefield``."""

from __future__ import annotations

from inspector.cards import possessive

_IN_ZONE = {
    "library": "in {0} library",
    "hand": "in {0} hand",
    "battlefield": "on {0} battlefield",
    "graveyard": "in {0} graveyard",
    "stack": "on the stack",
    "exile": "in {0} exile",
    "command": "in {0} command zone",
    "outside": "outside the game, {0}",
}


def zone_of_player(zone: str, player: str) -> str:
    """``on Ana's battlefield``, ``in Ben's hand``, ``on the stack``."""
    return _IN_ZONE[zone].format(possessive(player))
