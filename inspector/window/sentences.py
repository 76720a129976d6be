"""What an object is now in one plain sentence, to read and to hear: nothing of a hidden face is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.cards import Color, Face, Shape, color_words
from inspector.rules import Characteristics, GameObject
from inspector.window.action_words import zone_of_player
from inspector.window.card_looks import shown_values
from inspector.window.value_words import text_of


def sentence(now: Characteristics, held: GameObject, mana_value: str = "mana value") -> str:
    """Say what an object is; ``held`` is what is stored of it, ``mana_value`` the edition's own word for that."""
    name = text_of(now.name) or "It has no name"
    what = _noun(now)
    article = "an" if what[:1].lower() in "aeio" else "a"
    cost = f"mana cost {text_of(now.mana_cost)}" if text_of(now.mana_cost) else "no mana cost"
    parts = [f"{name}: {article} {what} {zone_of_player(now.zone, _holder(now))}"]
    parts.append(f"with {cost} and {mana_value} {text_of(now.mana_value)}")
    return f"{', '.join([' '.join(parts), *_numbers(now), *_states(now), *_beside(now, held)])}."


def spoken(text: str) -> str:
    """The same for the ear: mana symbols as words, ``{4}{U}`` as ``4 generic, blue``, two names joined by "and"."""
    text = text.replace(" // ", " and ")
    return _SYMBOLS.sub(lambda run: ", ".join(_symbol(part) for part in _SYMBOL.findall(run[0])), text)


_SYMBOL = re.compile(r"\{([^{}]+)\}")
_SYMBOLS = re.compile(r"(?:\{[^{}]+\})+")
_LETTERS = {
    **{color.value: color_words((color,)) for color in Color},
    "C": "colorless",
    "S": "snow",
    "P": "2 life",
    "X": "X",
    "T": "tap",
    "Q": "untap",
    "E": "energy",
}


def _symbol(text: str) -> str:
    if text.isdigit():
        return f"{text} generic"
    return " or ".join(_LETTERS.get(part, part) for part in text.split("/"))


def _holder(now: Characteristics) -> str:
    return now.controller if now.zone in ("battlefield", "stack") else now.owner


def _noun(now: Characteristics) -> str:
    size = f"{text_of(now.power)}/{text_of(now.toughness)} " if now.power is not None else ""
    colors = color_words(Color(letter) for letter in now.colors)
    supertypes = "".join(f"{word.lower()} " for word in now.supertypes)
    types = " ".join(word.lower() for word in now.types) or "object without a type"
    subtypes = "".join(f"{word} " for word in now.subtypes)
    token = " token" if now.token else ""
    return f"{supertypes}{colors} {size}{subtypes}{types}{token}"


def _numbers(now: Characteristics) -> Iterator[str]:
    """Loyalty and defense, and the counters."""
    for key in ("loyalty", "defense"):
        if now.value(key) is not None:
            yield f"{key} {text_of(now.value(key))}"
    for kind, count in now.counters.items():
        yield f"{count} {kind} counter{'s' * (count != 1)}"


def _states(now: Characteristics) -> Iterator[str]:
    if now.face_down:
        yield "face down" if now.face_down in (True, "effect") else f"face down by {now.face_down}"
    elif now.face_up and now.zone == "battlefield":
        yield f"{now.face_up} face up"
    if now.flipped:
        yield "flipped"
    if now.tapped:
        yield "tapped"


def _beside(now: Characteristics, held: GameObject) -> Iterator[str]:
    """What goes with it: doors, halves, the other face, what it copies or consists of; nothing for a face-down one."""
    if held.attached_to is not None:
        yield "attached to another"
    if held.face_down is not None or now.face_down:
        return
    yield from _copied(held)
    if held.is_melded:
        yield f"melded from {' and '.join(card.name for card in held.cards)}"
    values = shown_values(held)
    if values.is_room and held.is_permanent:
        yield from _doors(held)
    elif values.shape is Shape.SPLIT and held.is_spell and held.half is not None:
        yield "fused, both halves" if held.half == "fused" else f"the {held.half} half alone"
    elif values.shape is Shape.SPLIT and len(values.faces) > 1:
        yield "; ".join(f"{_side(place)} half {_half(face)}" for place, face in enumerate(values.faces[:2]))
    elif values.shape is Shape.FLIP and len(values.faces) > 1:
        yield f"the other way up {values.faces[0 if held.flipped else 1].name}"
    elif values.shape is Shape.DOUBLE_FACED and len(values.faces) > 1 and not held.copies:
        yield f"on the other side {values.faces[0 if held.back_up else 1].name}"


def _copied(held: GameObject) -> Iterator[str]:
    if not held.copies:
        if held.copy_of:
            yield "made as a copy"
        return
    yield f"a copy{' until end of turn' if held.copies[-1].ends else ''}"
    if held.cards and not held.is_melded:
        own = held.cards[0].name
        if own not in (face.name for face in held.copies[-1].values.faces):
            yield f"its own card is {own}"


def _doors(held: GameObject) -> Iterator[str]:
    """Both doors of a Room, with the cost for unlocking each that is locked: its half's mana cost."""
    for place, face in enumerate(shown_values(held).faces[:2]):
        door = f"{_side(place)} door {face.name}"
        if _side(place) in held.unlocked:
            yield f"{door} unlocked"
        else:
            yield f"{door} locked, unlock cost {face.mana_cost}" if face.mana_cost else f"{door} locked"


def _side(place: int) -> str:
    return ("left", "right")[place]


def _half(face: Face) -> str:
    return f"{face.name} with {f'mana cost {face.mana_cost}' if face.mana_cost else 'no mana cost'}"
