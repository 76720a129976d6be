"""Saying where an object is and in what state: ``Clone is in Ana's hand``, ``Clone has two +1/+1 counters``."""

from __future__ import annotations

from inspector.cards import possessive
from inspector.rules import GameObject, counter_words, face_down_words

_PLACES = {
    "battlefield": "on the {}",
    "graveyard": "in {whose} {}",
    "hand": "in {whose} {}",
    "library": "in {whose} {}",
    "stack": "on the {}",
    "command": "in the {} zone",
    "outside": "{} the game",
}
_DOORS = {
    (): "no door unlocked",
    ("left",): "its left door unlocked",
    ("right",): "its right door unlocked",
}
_UP = ("front", "back")


def place_of(held: GameObject) -> str:
    """Say where an object is."""
    return _PLACES.get(held.zone, "in {}").format(held.zone, whose=possessive(held.owner))


def state_said(held: GameObject, key: str) -> str:
    """Say a value that is a state, without a full stop; empty for what is told as a value."""
    if key == "zone":
        return f"{held.label} is {place_of(held)}"
    if key == "counters":
        return f"{held.label} has {counter_words(held.counters)}"
    if key == "unlocked":
        return f"{held.label} has {_DOORS.get(held.unlocked, 'both doors unlocked')}"
    if key == "face_down" and held.face_down is not None:
        how = face_down_words(held.face_down.cause).removeprefix("yes")
        return f"{held.label} is face down{how}"
    if key == "face_up":
        one = held.double_faced is None
        return f"{held.label} {'is not double-faced' if one else f'has its {_UP[held.back_up]} face up'}"
    return ""
