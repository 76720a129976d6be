"""Turning an incoming record into the rows that the library keeps, or saying why it cannot be kept."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from inspector.cards import LAYOUTS, Definition, Layout, Shape, StaticAbility, keywords_of, type_line
from inspector.cards.limits import (
    LONGEST_KEYWORD,
    LONGEST_NUMBER,
    MOST_FACES,
    MOST_KEYWORDS,
    problem_with_faces,
    problem_with_halves,
    too_many,
)
from inspector.cards.printed_numbers import problem_with_number
from inspector.library.cleaning import LONGEST_NAME, TooLongError, clean_line, clean_text, without_emphasis
from inspector.library.facts import (
    CostError,
    color_bits,
    color_letters,
    cost_facts,
    defined_colors,
    text_identity,
    type_words,
)
from inspector.library.folding import folded
from inspector.library.printed_as import printing_line
from inspector.library.records import Incoming, IncomingFace
from inspector.library.schema import FACES_A_CARD

CARD, TOKEN, PIECE, ART = range(4)
_KINDS = {"token": TOKEN, "double_faced_token": TOKEN, "emblem": TOKEN, "art_series": ART} | dict.fromkeys(
    ("planar", "scheme", "vanguard"), PIECE
)
# Keys of records without an Oracle id begin with this; no Oracle id does.
NAME_KEY = "name/"
FaceRow = tuple[Any, ...]
CardRow = tuple[Any, ...]
_ONE_FACE = (Shape.ONE_FACE, Shape.MELD)


# What else Scryfall offers, by the key "object" of its records.
OTHER_OBJECTS = {
    "ruling": "rulings",
    "set": "sets",
    "bulk_data": "a list of files to get",
    "card_symbol": "symbols",
    "catalog": "words",
    "migration": "notes on moved cards",
}


class SkippedError(ValueError):
    """A record is not kept; the text is the reason, the same for all records that share it, ``detail`` this one's."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.detail = detail


class CardRows(msgspec.Struct, gc=False):
    """A card as it will be kept, but for its ids; ``notes`` say where the file differs from what was computed.

    ``unsaid`` counts what the record leaves out of what there must be on such a card.
    """

    key: str
    name: str
    layout: str
    kind: int
    faces: list[FaceRow]
    mana_value: float
    colors: int
    identity: int
    keywords: str
    parts: bytes | None
    own: bytes | None
    digest: bytes
    notes: tuple[str, ...]
    printed: tuple[tuple[int, str, str], ...]
    printing: str
    set_code: str
    all_sets: tuple[str, ...]
    unsaid: int

    def card_row(self, number: int, sets: str, keywords: str | None = None) -> CardRow:
        """Give the row of the card numbered so, in the order of CARD_COLUMNS; ``keywords`` stand in for its own."""
        return (
            number,
            self.key,
            self.name,
            self.layout,
            self.kind,
            len(self.faces),
            self.mana_value,
            self.colors,
            self.identity,
            self.keywords if keywords is None else keywords,
            sets,
            self.printing,
            self.parts,
            self.own,
            self.digest,
        )

    def face_rows(self, number: int) -> list[FaceRow]:
        """Give the rows of the faces of the card numbered so, in the order of FACE_COLUMNS."""
        first = number * FACES_A_CARD
        return [(first + index, number, *face) for index, face in enumerate(self.faces)]


@lru_cache(maxsize=64)
def kind_of(layout: str) -> int:
    """Tell cards, tokens, other playing pieces and art series apart by their layout."""
    return _KINDS.get(layout, CARD)


def rows_of(record: Incoming) -> CardRows:
    """Check a record and compute its rows; raises SkippedError."""
    if record.object in OTHER_OBJECTS:
        raise SkippedError("is not a card", f'it is a "{record.object}" of Scryfall\'s')
    if not record.name or not record.name.strip():
        raise SkippedError("has no name")
    try:
        return _rows(record)
    except TooLongError as error:
        raise SkippedError("is too long", str(error)) from None
    except CostError as error:
        raise SkippedError("has a mana cost that cannot be read", str(error)) from None


def _rows(record: Incoming) -> CardRows:
    name = clean_line(record.name or "", "name", LONGEST_NAME)
    if not name:
        raise SkippedError("has no name")
    layout_name = record.layout or "normal"
    layout = LAYOUTS.get(layout_name)
    kind = kind_of(layout_name)
    notes: list[str] = []
    parts = _faces_of(record, layout, layout_name)
    if parts[0] is record:
        faces = [_face_row(record, name, record, kind, 0, 1)]
    else:
        faces = [
            _face_row(part, _name_of(part, record, len(parts)), record, kind, index, len(parts))
            for index, part in enumerate(parts)
        ]
    if len(faces) > 2 and layout is not None:
        problem = problem_with_halves(layout, [type_line(face[2]) for face in faces])
        if problem is not None:
            raise SkippedError("is a Room with more than two halves", problem)
    value, colors = _card_values(record, layout, kind, parts, faces, notes)
    keywords = _joined(record.keywords if record.keywords is not None else _told_by_words(faces))
    related = _parts_of(record) if layout_name == "meld" else None
    own = _own_keys(parts, notes)
    identity = color_bits(record.color_identity) if record.color_identity is not None else _identity(faces)
    if record.color_identity is None:
        identity |= colors
    digest = hashlib.blake2b(
        msgspec.msgpack.encode((name, layout_name, faces, keywords, related, own)), digest_size=8
    ).digest()
    return CardRows(
        key=_key(record, kind, name),
        name=name,
        layout=layout_name,
        kind=kind,
        faces=faces,
        mana_value=value,
        colors=colors,
        identity=identity,
        keywords=keywords,
        parts=related,
        own=own,
        digest=digest,
        notes=tuple(notes),
        printed=_printed(record, parts, faces),
        printing=printing_line(record.set, record.released_at, record.lang, record.frame_effects),
        set_code=(record.set or "")[:20],
        all_sets=record.all_sets,
        unsaid=_unsaid(parts, faces, name) + (layout is None) + (related is None and layout_name == "meld"),
    )


def _key(record: Incoming, kind: int, name: str) -> str:
    given = record.oracle_id
    if not given and record.card_faces:
        given = record.card_faces[0].oracle_id
    if given and len(given) <= 64 and given.isprintable():
        return given.strip().lower()
    return f"{NAME_KEY}{kind}/{folded(name)}"


def _faces_of(record: Incoming, layout: Layout | None, layout_name: str) -> tuple[IncomingFace, ...]:
    parts = record.card_faces or ()
    if not parts and layout is not None and layout.shape in _ONE_FACE:
        # Nearly all cards.
        return (record,)
    if len(parts) > MOST_FACES:
        raise SkippedError("has too many faces", f"it has {len(parts)}")
    if layout is None:
        return parts or (record,)
    problem = problem_with_faces(layout, len(parts))
    if problem is not None:
        raise SkippedError(f"has the layout {layout_name} but not two faces", problem)
    if layout.shape in _ONE_FACE:
        return (record,) if record.type_line or not parts else parts[:1]
    return parts


def _name_of(part: IncomingFace, record: Incoming, count: int) -> str:
    return clean_line(part.name or (record.name if count == 1 else "") or "", "name", LONGEST_NAME)


def _face_row(part: IncomingFace, name: str, record: Incoming, kind: int, index: int, count: int) -> FaceRow:
    if not name:
        raise SkippedError("has a face without a name", f"face {index + 1}")
    line, problem = _line(part.type_line or "", kind in (PIECE, ART) or count == 1)
    if problem is not None:
        raise SkippedError(problem, f"face {index + 1}" if count > 1 else part.type_line or "")
    cost, _, colors = _cost(part.mana_cost or "")
    # None is what the file does not say, empty what it says there is none of.
    text = without_emphasis(clean_text(part.oracle_text)) if part.oracle_text else part.oracle_text
    indicator = color_bits(part.color_indicator) if part.color_indicator else 0
    if not cost and part.color_indicator is None and part.colors and kind == CARD:
        # Without a cost, and without words that say so, only an indicator can have given these colors (202.2e).
        indicator = 0 if defined_colors(name, text or "", 0) else color_bits(part.colors)
    colors |= indicator
    if kind == TOKEN:
        given = part.colors if part.colors is not None else record.colors
        colors = colors if given is None else color_bits(given)
    elif text and "evoid" in text:
        colors = defined_colors(name, text, colors)
    return (name, cost or part.mana_cost, line, text, *_numbers(part), colors, indicator)


@lru_cache(maxsize=16384)
def _line(text: str, single: bool) -> tuple[str, str | None]:
    """Give a face's type line, and what is wrong with it."""
    line = clean_line(text, "type line")
    if single:
        line = line.partition(" // ")[0]
    if not line:
        return line, "has no type line"
    try:
        type_words(line)
    except ValueError:
        return line, "has a type line that cannot be read"
    return line, None


@lru_cache(maxsize=16384)
def _cost(text: str) -> tuple[str, float, int]:
    """Give a mana cost, its mana value and its colors; raises CostError and TooLongError."""
    cost = clean_line(text, "mana cost").replace(" ", "")
    return (cost, *cost_facts(cost))


@lru_cache(maxsize=1024)
def _number(text: str) -> str:
    problem = problem_with_number(text)
    if problem is not None:
        raise TooLongError(problem)
    return clean_line(text, "number", LONGEST_NUMBER)


def _numbers(part: IncomingFace) -> tuple[str | None, str | None, str | None, str | None]:
    power, toughness, loyalty, defense = part.power, part.toughness, part.loyalty, part.defense
    return (
        None if power is None else _number(power),
        None if toughness is None else _number(toughness),
        None if loyalty is None else _number(loyalty),
        None if defense is None else _number(defense),
    )


def _card_values(
    record: Incoming,
    layout: Layout | None,
    kind: int,
    parts: tuple[IncomingFace, ...],
    faces: list[FaceRow],
    notes: list[str],
) -> tuple[float, int]:
    """Compute mana value and colors of the whole card, and note where the file says otherwise."""
    split = layout is not None and layout.shape is Shape.SPLIT
    value = sum(cost_facts(face[1] or "")[0] for face in faces) if split else cost_facts(faces[0][1] or "")[0]
    melded = record.all_parts is not None and record.layout == "meld" and _is_result(record)
    if record.cmc is not None and record.cmc != value and kind == CARD and not melded:
        notes.append(f"mana value {value:g}, the file says {record.cmc:g}")
    if kind == CARD:
        two_sided = layout is not None and layout.shape is Shape.DOUBLE_FACED
        if two_sided:
            for index, part in enumerate(parts):
                _check_colors(faces, index, part.colors, faces[index][8], notes)
        else:
            whole = _union(faces) if split else faces[0][8]
            _check_colors(faces, 0, record.colors, whole, notes)
    return value, _union(faces) if split else faces[0][8]


@lru_cache(maxsize=4096)
def needed_numbers(line: str) -> tuple[str, ...]:
    """List the printed numbers that a face of this type line has."""
    return tuple(number for word, numbers in _NEEDED.items() if word in line for number in numbers)


_NEEDED = {
    "Creature": ("power", "toughness"),
    "Vehicle": ("power", "toughness"),
    "Planeswalker": ("loyalty",),
    "Battle": ("defense",),
}
_PLACES = {"power": 4, "toughness": 5, "loyalty": 6, "defense": 7}


def _unsaid(parts: tuple[IncomingFace, ...], faces: list[FaceRow], name: str) -> int:
    count = 0
    if len(faces) == 1:
        if " // " in name:
            count = 1
    else:
        # Only of two faces one may have its colors from an indicator.
        count = sum(not part.mana_cost and part.colors is None and part.color_indicator is None for part in parts)
    for face in faces:
        count += (face[1] is None) + (face[3] is None)
        for number in needed_numbers(face[2]):
            count += face[_PLACES[number]] is None
    return count


def _check_colors(
    faces: list[FaceRow], index: int, given: tuple[str, ...] | None, computed: int, notes: list[str]
) -> None:
    if given is not None and color_bits(given) == computed:
        return
    face = faces[index]
    defined = defined_colors(face[0], face[3] or "", computed)
    if defined != computed:
        faces[index] = (*face[:8], defined, face[9])
        computed = defined
    if given is not None and color_bits(given) != computed:
        said = color_letters(color_bits(given)) or "none"
        notes.append(f"colors of {face[0]} {color_letters(computed) or 'none'}, the file says {said}")


def _union(faces: list[FaceRow]) -> int:
    union = 0
    for face in faces:
        union |= face[8]
    return union


def _identity(faces: list[FaceRow]) -> int:
    found = _union(faces)
    for face in faces:
        found |= text_identity(face[3] or "") | cost_facts(face[1] or "")[1]
    return found


@lru_cache(maxsize=16384)
def _joined(words: tuple[str, ...] | None) -> str:
    problem = too_many("keywords", len(words or ()), MOST_KEYWORDS)
    if problem is not None:
        raise TooLongError(problem)
    kept = [clean_line(word, "list of keywords", LONGEST_KEYWORD).replace("|", " ") for word in words or ()]
    return f"|{'|'.join(kept)}|" if kept else ""


def _told_by_words(faces: list[FaceRow]) -> tuple[str, ...]:
    """List the keyword abilities of a card of which the file lists none: `kw:` finds it all the same."""
    texts = (paragraph for face in faces for paragraph in (face[3] or "").split("\n"))
    return tuple(dict.fromkeys(keyword for text in texts for keyword in keywords_of(text)))


def _is_result(record: Incoming) -> bool:
    return any(part.component == "meld_result" and part.name == record.name for part in record.all_parts or ())


def _parts_of(record: Incoming) -> bytes | None:
    listed = (record.all_parts or ())[:20]
    kept = [part for part in listed if part.component in ("meld_part", "meld_result")]
    if not any(part.component for part in listed):
        # Files of 2017 only name them; which is which is told once all are there.
        kept = list(listed)
    return msgspec.json.encode(kept) if kept else None


def _own_keys(parts: tuple[IncomingFace, ...], notes: list[str]) -> bytes | None:
    """Keep the abilities that a file gives in our own two keys, where they are as the scenario format has them."""
    for part in parts:
        if part.static is not None or part.define is not None:
            break
    else:
        return None
    own: dict[str, Any] = {}
    for index, part in enumerate(parts):
        for key, shape in (("static", tuple[StaticAbility, ...]), ("define", Definition)):
            value = getattr(part, key)
            if value is None:
                continue
            try:
                own.setdefault(str(index), {})[key] = msgspec.convert(value, shape)
            except (msgspec.ValidationError, RecursionError) as error:
                notes.append(f"its key {key} was left out: {error}")
    return msgspec.json.encode(own) if own else None


def _printed(
    record: Incoming, parts: tuple[IncomingFace, ...], faces: list[FaceRow]
) -> tuple[tuple[int, str, str], ...]:
    """List the names printed on this printing that are not the card's own: face, language, name."""
    if record.lang in _ENGLISH and not record.foreign:
        for part in parts:
            if part.printed_name or part.flavor_name:
                break
        else:
            return ()
    found = [(index, record.lang or "en", name) for index, part in enumerate(parts) for name in _other_names(part)]
    if record.card_faces and len(parts) > 1:
        found += [(0, record.lang or "en", name) for name in _other_names(record)]
    listed = [(index, lang, name) for lang, index, name in record.foreign if index < len(parts)]
    own = {face[0] for face in faces}
    return tuple(
        (index, clean_line(lang, "language", 40), clean_line(name, "printed name"))
        for index, lang, name in (*found, *listed)
        if name and name not in own
    )


_ENGLISH = (None, "en")


def _other_names(part: IncomingFace) -> tuple[str, ...]:
    return tuple(name for name in (part.printed_name, part.flavor_name) if name)
