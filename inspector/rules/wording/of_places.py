"""Where an object is, said in words by its zone."""

from __future__ import annotations

from typing import Final

from inspector.cards import listed_words

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


def place_words(zone: str) -> str:
    """Say where an object is, by its zone: ``"in exile"``."""
    return PLACES.get(zone, zone)


def any_place_words(zones: str) -> str:
    """Say to which of some zones something goes, by their names in a row: ``"exile or a graveyard"``."""
    named = [zone if zone == "exile" else f"a {zone}" for zone in zones.split()]
    return listed_words(named, "or")


# Where a card is that not everyone may look at.
_HIDDEN = {
    "library": "in a library",
    "hand": "in another player's hand",
    "outside": "that another player owns outside the game",
}


def from_words(zone: str) -> str:
    """Say from where something is done to what is in a zone: ``"from exile"``, ``"from its owner's hand"``."""
    words = PLACES.get(zone, zone).removeprefix("in ").removeprefix("on ")
    return f"from {words}"


def unseen_words(zone: str) -> str:
    """Say where a card is that a player may not look at: ``"in another player's hand"``."""
    return _HIDDEN.get(zone, PLACES.get(zone, zone))
