"""The badges on a card: what is so of an object beside the values that its face shows."""

from __future__ import annotations

from inspector.cards import Color, color_words
from inspector.drawing import Badge, BadgeShape
from inspector.rules import Characteristics, GameObject
from inspector.window.words.doubt_words import BADGE, is_in_doubt
from inspector.window.words.value_words import text_of

STATE_BASED = "state-based!"


def badges_of(held: GameObject, now: Characteristics) -> tuple[Badge, ...]:
    """Status, designations and counters in words: the cause of being face down first."""
    found: list[Badge] = []
    if now.phased_out:
        found.append(Badge("phased out"))
    if held.face_down is not None:
        cause = held.face_down.cause
        found.append(Badge("face down" if cause == "effect" else cause, BadgeShape.FACE_DOWN))
    # What merged with a permanent is kept as a copy is, and is none.
    if held.copy or any(copy.merged is None for copy in held.copies):
        found.append(Badge("copy", BadgeShape.COPY))
    if held.token:
        found.append(Badge("token", BadgeShape.TOKEN))
    if now.tapped:
        found.append(Badge("tapped"))
    if held.flipped:
        found.append(Badge("flipped"))
    found += _of_spell(held)
    if held.melded_from:
        found.append(Badge("melded"))
    if held.merged:
        found.append(Badge("merged"))
    found += [Badge(f"{count} {kind}") for kind, count in now.counters.items() if not _in_corner(kind, count, now)]
    found += [Badge(word) for word in now.designations]
    if held.attached_to is not None:
        found.append(Badge("attached"))
    if now.owner != now.controller:
        found.append(Badge(f"owner {now.owner}"))
    if now.state_based:
        found.append(Badge(STATE_BASED))
    return (Badge(BADGE, BadgeShape.DOUBT), *found) if is_in_doubt(now) else tuple(found)


def _of_spell(held: GameObject) -> list[Badge]:
    if not held.is_spell:
        return []
    fused = [Badge("fused")] if held.half == "fused" else []
    return [*fused, *([Badge(f"X is {held.x}")] if held.x is not None else [])]


def values_on_the_back(now: Characteristics) -> tuple[Badge, ...]:
    """What a face-down object is beyond a colorless creature without text, which no picture of a card's back shows."""
    colors = color_words(Color(letter) for letter in now.colors) if now.colors else ""
    line = now.type_line if now.type_line != "Creature" else ""
    return tuple(Badge(text) for text in (text_of(now.name), colors, line, ", ".join(now.keywords)) if text)


def _in_corner(kind: str, count: int, now: Characteristics) -> bool:
    """Whether counters are what the number in the corner tells already."""
    if now.power is not None or now.toughness is not None:
        return False
    return (kind, count) in (("loyalty", now.loyalty), ("defense", now.defense))
