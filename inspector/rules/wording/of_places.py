"""Where an object is, said in words by its zone."""

from __future__ import annotations

from typing import Final

# Where an object is, by its zone.
PLACES: Final = {
    "library": "in its owner's library",
    "hand": "in its owner's hand",
    "battlefield": "on the battlefield",
    "graveyard": "in its owner's graveyard",
    "stack": "on the stack",
    "exile": "in exile",
    "command": "in the command zone",
    "outside": "outside the game",
}
