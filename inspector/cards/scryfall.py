"""Building a card from an object in the Scryfall API's shape, dirty as real data is.

Keys may be absent or null, multi-face cards have no values at the top level or joined ones, a ``reversible_card`` is
one card printed twice. What is computed from other values (colors, mana value) is computed, never read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from inspector.cards.card import Card, Face
from inspector.cards.colors import Color, Colors
from inspector.cards.effects import Definition, StaticAbility
from inspector.cards.errors import CardError, shortened
from inspector.cards.keywords import keywords_of
from inspector.cards.layouts import LAYOUTS, Layout, Shape
from inspector.cards.limits import (
    LONGEST_CODE,
    LONGEST_EFFECT,
    LONGEST_KEYWORD,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_NUMBER,
    LONGEST_TEXT,
    MOST_ABILITIES,
    MOST_DIGITS,
    MOST_EFFECTS,
    MOST_FACES,
    MOST_KEYWORDS,
    problem_with_faces,
    problem_with_halves,
    too_long,
    too_many,
)
from inspector.cards.mana import mana_cost
from inspector.cards.printed_numbers import printed_number, problem_with_number
from inspector.cards.printings import Printing
from inspector.cards.told_layouts import is_meld_in_words, told_layout, why_untold, words_of_face
from inspector.cards.type_lines import TypeLine, type_line

T = TypeVar("T")
# What other programs call a key that is read.
_CALLED_ELSEWHERE = {
    "cost": "mana_cost",
    "faces": "card_faces",
    "rules_text": "oracle_text",
    "text": "oracle_text",
    "type": "type_line",
    "types": "type_line",
}
_SEVERAL_FACES = (Shape.DOUBLE_FACED, Shape.SPLIT, Shape.FLIP, Shape.INSET)
_NUMBERS = ("power", "toughness", "loyalty", "defense")
# The texts of a face: the key, what people call it, and the most characters it may have.
_TEXTS = (
    ("name", "name", LONGEST_NAME),
    ("mana_cost", "mana cost", LONGEST_LINE),
    ("type_line", "type line", LONGEST_LINE),
    ("oracle_text", "text", LONGEST_TEXT),
    *((key, key, LONGEST_NUMBER) for key in _NUMBERS),
)


class FaceRecord(msgspec.Struct, kw_only=True):
    """The keys of a face that are read; all others are read past."""

    name: str | None = None
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[Color, ...] | None = None
    color_indicator: tuple[Color, ...] | None = None
    layout: str | None = None
    static: tuple[StaticAbility, ...] | None = None
    define: Definition | None = None


class RelatedRecord(msgspec.Struct, kw_only=True):
    """An entry of ``all_parts``: another card, and what it has to do with this one."""

    name: str | None = None
    component: str | None = None


class CardRecord(FaceRecord, kw_only=True):
    """The keys of a card that are read; all others are read past."""

    card_faces: tuple[FaceRecord, ...] | None = None
    keywords: tuple[str, ...] | None = None
    set: str | None = None
    released_at: str | None = None
    lang: str | None = None
    frame_effects: tuple[str, ...] | None = None
    all_parts: tuple[RelatedRecord, ...] | None = None


def misspelled_keys(record: Mapping[str, Any]) -> list[tuple[str, str]]:
    """List keys of a card that are not read and are very like one that is, each with its path and the key meant.

    Other keys of the Scryfall API are read past, as are those that it may have one day.
    """
    parts: list[tuple[str, Mapping[str, Any], type[FaceRecord]]] = [("", record, CardRecord)]
    faces = record.get("card_faces")
    for index, face in enumerate(faces if isinstance(faces, list | tuple) else ()):
        if isinstance(face, Mapping):
            parts.append((f"card_faces[{index}].", face, FaceRecord))
    found = []
    for path, part, form in parts:
        known = form.__struct_fields__
        for key in part:
            if key in CardRecord.__struct_fields__:
                continue
            near = get_close_matches(key.casefold().replace("-", "_").replace(" ", "_"), known, 1, _ALIKE)
            meant = _CALLED_ELSEWHERE.get(key.casefold()) or (near[0] if near else "")
            if meant and meant not in part:
                found.append((f"{path}{key}", meant))
    return found


_ALIKE = 0.8


def card_from_scryfall(record: Mapping[str, Any]) -> Card:
    """Build a card from one decoded object; raises CardError, which names the card and the field."""
    named = record.get("name")
    shown = named if isinstance(named, str) and named else "(without a name)"
    try:
        return card_from_record(msgspec.convert(record, CardRecord))
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise CardError(shown, path.strip("`.") or "(the card itself)", _in_words(problem)) from error


def _in_words(problem: str) -> str:
    """Say what the decoder says of a number out of its bounds as people would; anything else as it is."""
    if problem.startswith(("Expected `int` <", "Expected `int` >")):
        return f"expected a whole number of at most {MOST_DIGITS} digits"
    if "matching regex" in problem:
        return f'expected a number of at most {MOST_DIGITS} digits with a sign, such as "+2" or "<=3"'
    return problem


def card_from_record(record: CardRecord) -> Card:
    """Build a card from a typed record; raises CardError, which names the card and the field."""
    if not record.name or not record.name.strip():
        raise CardError("(without a name)", "name", "a card needs a name")
    _check_size(record, record.name)
    layout = _layout(record, record.name)
    faces = _faces(record, layout)
    into, other, is_result = _meld_parts(record) if layout.shape is Shape.MELD else (None, None, False)
    return Card(
        name=_full_name(record.name, layout, faces),
        layout_name=layout.name,
        faces=faces,
        printing=_printing(record),
        melds_into=into,
        melds_with=other,
        meld_result=is_result,
    )


def _layout(record: CardRecord, name: str) -> Layout:
    known = ", ".join(LAYOUTS)
    parts = record.card_faces or ()
    # A battle, which Scryfall's list of layouts names, has its faces on two sides; one without a back is like any card.
    given = ("transform" if parts else "normal") if record.layout == "battle" else record.layout
    key = given or told_layout(name, [words_of_face(part) for part in parts or (record,)])
    if is_meld_in_words(key, record.oracle_text):
        key = "meld"
    if key is None:
        raise CardError(name, "layout", f"{why_untold(name, len(parts) or 1)}; say which ({known})")
    if key not in LAYOUTS:
        raise CardError(name, "layout", f'"{shortened(key)}" is not a layout known here ({known})')
    return LAYOUTS[key]


def _printing(record: CardRecord) -> Printing:
    return Printing(
        set_code=record.set.lower() if record.set else None,
        released=record.released_at or None,
        language=record.lang or None,
        frame_effects=tuple(dict.fromkeys(effect for effect in record.frame_effects or () if effect)),
    )


def _full_name(name: str, layout: Layout, faces: tuple[Face, ...]) -> str:
    return faces[0].name if layout.name == "reversible_card" else name


def _faces(record: CardRecord, layout: Layout) -> tuple[Face, ...]:
    name = record.name or ""
    parts = record.card_faces or ()
    if layout.name == "reversible_card" and parts:
        return (_face(_over(record, parts[0]), record, "card_faces[0].", layout),)
    if layout.shape not in _SEVERAL_FACES:
        return (_face(record, record, "", layout),)
    _refuse(name, "card_faces", problem_with_faces(layout, len(parts)))
    faces = tuple(_face(part, record, f"card_faces[{index}].", layout) for index, part in enumerate(parts))
    _refuse(name, "card_faces", problem_with_halves(layout, [face.type_line for face in faces]))
    return faces


def _check_size(record: CardRecord, card: str) -> None:
    """Refuse what no card has room for; raises CardError."""
    parts = record.card_faces or ()
    _refuse(card, "card_faces", too_many("faces", len(parts), MOST_FACES))
    for path, face in (("", record), *((f"card_faces[{index}].", part) for index, part in enumerate(parts))):
        # Only what is there can be too long: most keys are left out, and thousands of cards come at once.
        written = [(key, what, most, text) for key, what, most in _TEXTS if (text := getattr(face, key))]
        for key, what, most, text in written:
            _refuse(card, f"{path}{key}", too_long(what, len(text), most))
        for key, _, _, text in written:
            if key in _NUMBERS:
                _refuse(card, f"{path}{key}", problem_with_number(text))
        _refuse(card, f"{path}static", too_many("abilities", len(face.static or ()), MOST_ABILITIES))
    for key, what in (("set", "set code"), ("released_at", "date of release"), ("lang", "language")):
        _refuse(card, key, too_long(what, len(getattr(record, key) or ""), LONGEST_CODE))
    _refuse(card, "frame_effects", too_many("frame effects", len(record.frame_effects or ()), MOST_EFFECTS))
    for index, word in enumerate(record.frame_effects or ()):
        _refuse(card, f"frame_effects[{index}]", too_long("frame effect", len(word), LONGEST_EFFECT))
    _refuse(card, "keywords", too_many("keywords", len(record.keywords or ()), MOST_KEYWORDS))
    for index, word in enumerate(record.keywords or ()):
        _refuse(card, f"keywords[{index}]", too_long("keyword", len(word), LONGEST_KEYWORD))


def _refuse(card: str, field: str, problem: str | None) -> None:
    if problem is not None:
        raise CardError(card, field, problem)


def _over(record: CardRecord, part: FaceRecord) -> FaceRecord:
    """Fill what a face leaves out from the card."""
    given = {key: getattr(part, key) for key in part.__struct_fields__ if getattr(part, key) is not None}
    base = {key: getattr(record, key) for key in part.__struct_fields__ if getattr(record, key) is not None}
    return FaceRecord(**(base | given))


def _read(card: str, field: str, reader: Callable[[], T]) -> T:
    try:
        return reader()
    except ValueError as error:
        raise CardError(card, field, str(error)) from error


def _face(part: FaceRecord, record: CardRecord, path: str, layout: Layout) -> Face:
    card = record.name or ""
    cost = _read(card, f"{path}mana_cost", lambda: mana_cost(part.mana_cost))
    indicator = frozenset(part.color_indicator or ())
    return Face(
        name=_face_name(part, card, path),
        type_line=_type_line(part, card, path, layout),
        mana_cost=cost,
        color_indicator=indicator,
        paragraphs=_paragraphs(part.oracle_text),
        power=printed_number(part.power),
        toughness=printed_number(part.toughness),
        loyalty=printed_number(part.loyalty),
        defense=printed_number(part.defense),
        colors_set=_given_colors(part, record, layout),
        listed_keywords=tuple(record.keywords or ()),
        static=part.static or (),
        definition=part.define,
    )


def _face_name(part: FaceRecord, card: str, path: str) -> str:
    if not part.name or part.name.isspace():
        raise CardError(card, f"{path}name", "a face needs a name")
    return part.name


def _type_line(part: FaceRecord, card: str, path: str, layout: Layout) -> TypeLine:
    if not part.type_line:
        raise CardError(card, f"{path}type_line", "a face needs a type line")
    # Art cards and the like repeat one word on both sides; they have no type line in the sense of the rules.
    line = part.type_line if layout.traditional else part.type_line.partition(" // ")[0]
    return _read(card, f"{path}type_line", lambda: type_line(line))


# No sentence ends with these: a line that does was broken within one, as some files break long lines.
_GOES_ON = re.compile(
    r"(?:\b(?:an?|the|of|to|with|for|from|by|each|other|another|target|and|or|(?<!is )(?<!are )basic)|\w,)$"
)


def _paragraphs(text: str | None) -> tuple[str, ...]:
    """The paragraphs of a text, a line each; a line broken within its sentence is one with the next."""
    found: list[str] = []
    for line in filter(None, map(str.strip, (text or "").splitlines())):
        if found and _GOES_ON.search(found[-1]) and not keywords_of(line):
            found[-1] = f"{found[-1]} {line}"
        else:
            found.append(line)
    return tuple(found)


def _given_colors(part: FaceRecord, record: CardRecord, layout: Layout) -> Colors | None:
    """A token has the colors that the effect gave which made it (111.3); of a card, colors are computed."""
    if not layout.token:
        return None
    given = part.colors if part.colors is not None else record.colors
    return None if given is None else frozenset(given)


def _meld_parts(record: CardRecord) -> tuple[str | None, str | None, bool]:
    """Which combined face it melds into, with which card, and whether it is that combined face itself."""
    related = [part for part in record.all_parts or () if part.name and len(part.name) <= LONGEST_NAME]
    results = [part.name for part in related if part.component == "meld_result"]
    others = [part.name for part in related if part.component == "meld_part" and part.name != record.name]
    if record.name in results:
        return None, None, True
    return (results[0] if results else None), (others[0] if others else None), False
