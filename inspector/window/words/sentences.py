"""What an object is now in one plain sentence, to read and to hear: nothing of a hidden face is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from inspector.cards import Color, Face, Shape, color_words, in_type_order, listed_words
from inspector.cards.lists_in_words import capitalized, with_article
from inspector.rules import Characteristics, GameObject, Table, has_doors, is_hidden_card, top_values
from inspector.rules.edition.editions import EditionTerms
from inspector.window.words.doubt_words import said_of
from inspector.window.words.status_words import component_name
from inspector.window.words.value_words import NONE, text_of
from inspector.window.words.zone_words import zone_of_player


def sentence(
    now: Characteristics,
    held: GameObject,
    words: EditionTerms = EditionTerms(),  # noqa: B008
    bearer: str = "",
    bears: tuple[str, ...] = (),
) -> str:
    """Say what an object is; ``held`` is what is stored of it, ``words`` are the edition's.

    ``bearer`` is what it is attached to, ``bears`` what is attached to it.
    """
    if is_hidden_card(held):
        return f"A card {_where(now)} that is hidden."
    what = _noun(now)
    says = (
        f"{_called(now)}: {with_article(what)} {_where(now)} with {_cost(now)} and {_mana_value(now, words.mana_value)}"
    )
    parts = [says, *_numbers(now), *_states(now, held), *_beside(now, held)]
    if bearer:
        parts.append(f"attached to {bearer}")
    if bears:
        parts.append(_borne(bears))
    if held.stand_in_shows:
        parts.append(f"a {words.substitute} lies in its place")
    return f"{', '.join(parts)}. {said_of(now)}".rstrip()


def caption(now: Characteristics, held: GameObject, bearer: str = "", bears: tuple[str, ...] = ()) -> str:
    """Say in a line where an object is and what touches it, beside values that tell the rest."""
    where = _where(now)
    parts = [capitalized(where), *_beside(now, held)]
    if bearer:
        parts.append(f"attached to {bearer}")
    if bears:
        parts.append(_borne(bears))
    return " · ".join(parts)


def bearer_of(held: GameObject, values: Mapping[str, Characteristics]) -> str:
    """What an object is attached to, by the name that everybody sees; empty where it is attached to nothing."""
    on = values.get(held.attached_to) if held.attached_to else None
    if on is None:
        return ""
    return text_of(on.name) or ("a face-down permanent" if on.face_down else "a permanent without a name")


def bears_of(table: Table, values: Mapping[str, Characteristics]) -> dict[str, tuple[str, ...]]:
    """What is attached to each object that bears something, by label, by the names that everybody sees."""
    found: dict[str, tuple[str, ...]] = {}
    for label, held in table.objects.items():
        if held.attached_to and label in values:
            name = text_of(values[label].name) or "a face-down card"
            found[held.attached_to] = (*found.get(held.attached_to, ()), name)
    return found


def _borne(names: tuple[str, ...]) -> str:
    said = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"with {said} attached"


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


def _called(now: Characteristics) -> str:
    """Its name, or both of a split card that has two sets of values."""
    name = text_of(now.name) or "It has no name"
    return f"{name} (two names)" if isinstance(now.name, tuple) else name


def _where(now: Characteristics) -> str:
    if now.zone == "outside":
        return "outside the game"
    return zone_of_player(now.zone, now.whose)


def _cost(now: Characteristics) -> str:
    if isinstance(now.mana_cost, tuple):
        return f"the mana costs {' and '.join(cost or NONE for cost in now.mana_cost)}"
    return f"mana cost {now.mana_cost}" if now.mana_cost else "no mana cost"


def _mana_value(now: Characteristics, words: str) -> str:
    return f"{f'the {words}s' if isinstance(now.mana_value, tuple) else words} {text_of(now.mana_value)}"


def _noun(now: Characteristics) -> str:
    size = f"{text_of(now.power)}/{text_of(now.toughness)} " if now.power is not None else ""
    colors = color_words(Color(letter) for letter in now.colors)
    supertypes = "".join(f"{word.lower()} " for word in now.supertypes)
    in_order = [word.lower() for word in in_type_order(now.types)]
    # Nothing is both but a card of two halves.
    between = " and " if {"Instant", "Sorcery"} <= set(now.types) else " "
    types = between.join(in_order) or "object without a type"
    subtypes = "".join(f"{word} " for word in now.subtypes)
    token = " token" if now.token else ""
    return f"{supertypes}{colors} {size}{subtypes}{types}{token}"


def _numbers(now: Characteristics) -> Iterator[str]:
    """Loyalty and defense, what of the size is not computed, and the counters that the numbers do not tell."""
    open_ = [key for key in ("power", "toughness") if isinstance(now.value(key), str)]
    if open_:
        yield f"{' and '.join(open_)} not computed"
    for key in ("loyalty", "defense"):
        if now.value(key) is not None:
            yield f"{key} {text_of(now.value(key))}"
    for kind, count in now.counters.items():
        if kind not in ("loyalty", "defense") or now.value(kind) != count:
            yield f"{count} {kind} counter{'s' * (count != 1)}"


def _states(now: Characteristics, held: GameObject) -> Iterator[str]:
    if now.phased_out:
        yield "phased out"
    if now.face_down:
        yield "face down" if now.face_down in (True, "effect") else f"face down by {now.face_down}"
    elif now.face_up and now.zone == "battlefield":
        yield f"{'its own ' if held.copies and not held.copies[-1].merged else ''}{now.face_up} face up"
    if now.flipped:
        yield "flipped"
    if now.tapped:
        yield "tapped"
    if held.is_spell and held.x is not None:
        yield f"X is {held.x}"
    if now.zone == "stack":
        yield f"controlled by {now.controller}"
    if now.zone == "outside" or now.owner != now.controller:
        yield f"owned by {now.owner}"
    if now.state_based:
        yield "state-based actions apply to it"


def _beside(now: Characteristics, held: GameObject) -> Iterator[str]:
    """What goes with it: doors, halves, the other face, what it copies or consists of; nothing for a face-down one."""
    if held.face_down is not None or now.face_down:
        return
    values = top_values(held)
    if values.shape is Shape.INSET and len(values.faces) > 1:
        yield f"set into it {_inset(values.faces[1])}"
    yield from _copied(held)
    if held.is_melded:
        yield f"melded from {' and '.join(card.name for card in held.cards)}"
    if has_doors(held):
        yield from _doors(held)
    elif values.shape is Shape.SPLIT and held.is_spell and held.half is not None:
        yield "fused, both halves" if held.half == "fused" else f"the {held.half} half alone"
    elif values.shape is Shape.SPLIT and len(values.faces) > 1:
        yield "; ".join(f"{_side(place)} half {_half(face)}" for place, face in enumerate(values.faces[:2]))
    elif values.shape is Shape.FLIP and len(values.faces) > 1:
        yield f"the other way up {values.faces[0 if held.flipped else 1].name}"
    elif values.shape is Shape.DOUBLE_FACED and len(values.faces) > 1 and not held.copies:
        yield f"on the other side {values.faces[0 if held.back_up else 1].name}"
    elif values.shape is Shape.MELD and held.cards and held.cards[0].melds_into and not held.copies:
        partner = held.cards[0].melds_with
        yield f"melds {f'with {partner} ' if partner else ''}into {held.cards[0].melds_into}"


def _copied(held: GameObject) -> Iterator[str]:
    if held.merged and held.face_down is None:
        yield f"merged from {listed_words([component_name(one) for one in held.merged])}"
    if not held.copies or held.copies[-1].merged:
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
    for place, face in enumerate(top_values(held).faces[:2]):
        door = f"{_side(place)} door {face.name}"
        if _side(place) in held.unlocked:
            yield f"{door} unlocked"
        else:
            yield f"{door} locked, unlock cost {face.mana_cost}" if face.mana_cost else f"{door} locked"


def _side(place: int) -> str:
    return ("left", "right")[place]


def _half(face: Face) -> str:
    return f"{face.name} {_with_cost(face)}"


def _with_cost(face: Face) -> str:
    return f"with mana cost {face.mana_cost}" if face.mana_cost else "with no mana cost"


def _inset(face: Face) -> str:
    line = face.type_line
    kind = " ".join((*line.subtypes, *(word.lower() for word in line.types)))
    return f"{face.name}, {with_article(kind)} {_with_cost(face)}"
