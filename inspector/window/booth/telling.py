"""What the booth says: the result as a headline that a passer-by understands, what changed, and why."""

from __future__ import annotations

import msgspec

from inspector.cards import Color, color_words, with_article
from inspector.rules import Characteristics, GameObject, ValueChange, has_doors
from inspector.window.words.value_words import text_of

_MOST_RUNGS = 2
_NONE = "none"
# What somebody who does not play understands of an ability.
_DOES = {
    "flying": "that flies",
    "first strike": "that strikes first",
    "double strike": "that strikes twice",
    "haste": "that is quick",
    "trample": "that tramples",
    "vigilance": "that stays awake",
    "lifelink": "that heals its player",
    "deathtouch": "whose touch kills",
    "reach": "that reaches high",
    "menace": "that frightens",
}
_TITLES = {
    "size": "Power and toughness",
    "mana_cost": "Mana cost",
    "mana_value": "Mana value",
    "colors": "Color",
}


class Changed(msgspec.Struct, frozen=True):
    """A value that strikes the eye: what it is called, what it was, what it is."""

    title: str
    before: str
    after: str


def headline(now: Characteristics, held: GameObject) -> str:
    """What it is now, in a sentence without terms of the game where that can be."""
    if (held.is_melded or held.merged) and held.face_down is None:
        return f"Now they are one: {text_of(now.name)}."
    if held.copies:
        return f"Now it is {text_of(now.name)}, whatever its own card says."
    if has_doors(held):
        return _doors(held, text_of(now.name))
    if "Creature" not in now.types:
        return f"Now it is {text_of(now.name)}."
    does = next((_DOES[word.lower()] for word in now.keywords if word.lower() in _DOES), "")
    kind = " ".join(word.lower() for word in now.subtypes) or "creature"
    legend = "the legendary " if "Legendary" in now.supertypes else ""
    if legend:
        return f"Now it is {text_of(now.name)}, {with_article(kind)}{f' {does}' if does else ''}."
    return f"Now it is {with_article(kind)}{f' {does}' if does else ''}."


def _doors(held: GameObject, name: str) -> str:
    if len(held.unlocked) == 2:
        return "Both doors are open: now it is both rooms."
    if not held.unlocked:
        return "Both doors are locked: it is neither room."
    return f"Its {held.unlocked[0]} door is open: now it is {name}."


def striking(changes: tuple[ValueChange, ...], before: Characteristics | None, now: Characteristics) -> list[Changed]:
    """The two changes that strike the eye most, those of size first."""
    keys = {each.key for each in changes}
    found: list[Changed] = []
    if before is None:
        return found
    if keys & {"power", "toughness"}:
        found.append(Changed(_TITLES["size"], _size(before), _size(now)))
    others = [key for key in ("mana_cost", "mana_value", "colors") if key in keys]
    found += [Changed(_TITLES[key], _text(before, key), _text(now, key)) for key in others]
    return found[:2]


def _size(now: Characteristics) -> str:
    return f"{text_of(now.power)}/{text_of(now.toughness)}" if now.power is not None else _NONE


def _text(now: Characteristics, key: str) -> str:
    if key == "colors":
        return color_words(Color(letter) for letter in now.colors)
    return text_of(now.value(key)) or _NONE


def caption_of(now: Characteristics, changes: tuple[ValueChange, ...], asked: str = "name") -> str:
    """Say in one or two sentences why an object is what it has become: by what decides what was asked, then its name.

    Of what has only come into being, such as two cards that are one now, all is new.
    """
    keys = {each.key for each in changes} or {"name", "mana_cost"}
    # That the mana value stays although the cost is gone surprises as much as a change.
    also = {"mana_value"} if "mana_cost" in keys else set()
    others = [key for key in ("name", "mana_value", "power", "types", "colors") if key in keys | also]
    wanted = dict.fromkeys((asked, *others))
    reasons = (now.why[key][0] for key in wanted if now.why.get(key))
    told: dict[object, str] = {}
    for reason in reasons:
        told.setdefault(reason.concept, reason.says)
    return "  ".join(tuple(told.values())[:_MOST_RUNGS])
