"""What importers read of a card: the keys of the Scryfall API that are kept. Every source is turned into them."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

# A card as an object in the shape of the Scryfall API.
Record = dict[str, Any]


class IncomingFace(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """The keys of a face that are kept or checked; all others are read past."""

    name: str | None = None
    oracle_id: str | None = None
    layout: str | None = None
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    printed_name: str | None = None
    flavor_name: str | None = None
    static: Any = None
    define: Any = None


class IncomingPart(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """An entry of ``all_parts``."""

    name: str | None = None
    component: str | None = None


class Incoming(IncomingFace, kw_only=True, omit_defaults=True, gc=False):
    """One record of one printing of one card, as it came.

    ``foreign`` are names in other languages that a source lists with the card: language, index of the face, name;
    ``all_sets`` are codes of further sets in which the card was printed.
    """

    object: str | None = None
    lang: str | None = None
    released_at: str | None = None
    set: str | None = None
    frame_effects: tuple[str, ...] | None = None
    cmc: float | None = None
    color_identity: tuple[str, ...] | None = None
    keywords: tuple[str, ...] | None = None
    card_faces: tuple[IncomingFace, ...] | None = None
    all_parts: tuple[IncomingPart, ...] | None = None
    foreign: tuple[tuple[str, int, str], ...] = ()
    all_sets: tuple[str, ...] = ()


class Unreadable(msgspec.Struct, frozen=True):
    """Something in a file that is no card record: where it stands, what it calls itself, and why it is not read."""

    place: str
    name: str
    reason: str


class Repaired(msgspec.Struct, frozen=True):
    """A record of which some keys could not be read and were left out; they are listed, each with the reason."""

    record: Incoming
    problems: tuple[str, ...]


# What a file of cards gives, one by one.
Item = Incoming | Repaired | Unreadable
T = TypeVar("T", bound=msgspec.Struct)
_PLACE = re.compile(r"^(?:card_faces\[(\d+)\]\.)?(\w+)$")
_EXPECTED = re.compile(r"^Expected `([^`]*)`, got `(\w+)`(?: - at `\$\[)?")
_KINDS = {
    "str": "text",
    "int": "a number",
    "float": "a number",
    "array": "a list",
    "object": "an object",
    "bool": "true or false",
    "null": "nothing",
}
_KEYS = {
    **dict.fromkeys(("cmc", "convertedManaCost", "manaValue"), "mana value"),
    **dict.fromkeys(("oracle_text", "text"), "rules text"),
    **dict.fromkeys(("type_line", "type"), "type line"),
    "card_faces": "faces",
    "set": "set code",
    "lang": "language",
}


def in_plain_words(where: str, message: str) -> str:
    """Say what is wrong with the value of a key, given its path and what the decoder said of it.

    >>> in_plain_words("card_faces[1].type_line", "Expected `str | null`, got `int`")
    'face 2: the type line is a number, not text'
    """
    place, said = _PLACE.match(where), _EXPECTED.match(message)
    key = place[2] if place else where
    # MTGJSON writes the words of a key in one: manaCost.
    words = _KEYS.get(key) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", key).replace("_", " ").lower()
    face = f"face {int(place[1]) + 1}: " if place and place[1] else ""
    if said is None:
        return f"{face}the {words} cannot be read"
    wanted = [_KINDS.get(kind, kind) for kind in said[1].split(" | ") if kind != "null"]
    many = words.endswith("s")
    within = (" hold" if many else " holds") if " - at `$[" in message else " are" if many else " is"
    return f"{face}the {words}{within} {_KINDS.get(said[2], said[2])}, not {' or '.join(dict.fromkeys(wanted))}"


_DECODER = msgspec.json.Decoder(Incoming)
_ANY = msgspec.json.Decoder(dict[str, Any])
_PRINTED_NUMBERS = ("power", "toughness", "loyalty", "defense")


def read_record(data: bytes | memoryview | msgspec.Raw) -> Incoming | Repaired:
    """Read one JSON object; raises msgspec.DecodeError where it is none, RecursionError where it is nested too deep.

    Where single keys hold what they may not, these are left out and told, so that the rest of the card is not lost.
    """
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError:
        record, problems = repaired(_ANY.decode(data), Incoming)
        return Repaired(record, problems)


def repaired(raw: dict[str, Any], shape: type[T], path: str = "") -> tuple[T, tuple[str, ...]]:
    """Make a record of the keys that hold what they may, and list the others with what is wrong with each."""
    kept: dict[str, Any] = {}
    problems: list[str] = []
    for field in msgspec.structs.fields(shape):
        value = raw.get(field.encode_name)
        if field.encode_name in _PRINTED_NUMBERS and isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)
        if value is None:
            continue
        where = f"{path}{field.encode_name}"
        try:
            if field.encode_name == "card_faces" and isinstance(value, list):
                kept[field.name] = _repaired_faces(value, where, problems)
            else:
                kept[field.name] = msgspec.convert(value, field.type)
        except (msgspec.ValidationError, RecursionError) as error:
            problems.append(in_plain_words(where, str(error)))
    return shape(**kept), tuple(problems)


def _repaired_faces(values: list[Any], where: str, problems: list[str]) -> tuple[IncomingFace, ...]:
    faces: list[IncomingFace] = []
    for index, value in enumerate(values[:_MOST_FACES_READ]):
        face, wrong = repaired(value if isinstance(value, dict) else {}, IncomingFace, f"{where}[{index}].")
        faces.append(face)
        problems += wrong
    return tuple(faces)


_MOST_FACES_READ = 100
