"""MTGJSON's faces, each a record of its own, put together to cards in the Scryfall API's shape.

Which belong together is told by Oracle id and number (versions 5 and 4) or by the list of names (4 and 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from inspector.cards import LAYOUTS, Shape
from inspector.library.records import Incoming, IncomingFace, IncomingPart

_LAYOUTS = {"double-faced": "transform", "aftermath": "split", "plane": "planar", "phenomenon": "planar"}
_MANY_FACES = {name for name, layout in LAYOUTS.items() if layout.shape not in (Shape.ONE_FACE, Shape.MELD)}
_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_LANGUAGES = {
    "German": "de",
    "French": "fr",
    "Italian": "it",
    "Spanish": "es",
    "Portuguese (Brazil)": "pt",
    "Japanese": "ja",
    "Korean": "ko",
    "Russian": "ru",
    "Chinese Simplified": "zhs",
    "Chinese Traditional": "zht",
    "Hebrew": "he",
    "Latin": "la",
    "Ancient Greek": "grc",
    "Arabic": "ar",
    "Sanskrit": "sa",
    "Phyrexian": "ph",
    "Quenya": "qya",
}


class Identifiers(msgspec.Struct):
    """The identifiers that matter here."""

    scryfallOracleId: str | None = None  # noqa: N815 - MTGJSON's own name


class Foreign(msgspec.Struct):
    """A printed name in another language."""

    language: str | None = None
    name: str | None = None
    faceName: str | None = None  # noqa: N815 - MTGJSON's own name


class JsonFace(msgspec.Struct, rename="camel"):
    """The keys of a face that are read, of all versions."""

    name: str | None = None
    face_name: str | None = None
    side: str | None = None
    layout: str | None = None
    number: str | None = None
    names: list[str] | None = None
    card_parts: list[str] | None = None
    mana_cost: str | None = None
    mana_value: float | None = None
    converted_mana_cost: float | None = None
    cmc: float | None = None
    type: str | None = None
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | int | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    color_identity: tuple[str, ...] | None = None
    keywords: tuple[str, ...] | None = None
    identifiers: Identifiers | None = None
    scryfall_oracle_id: str | None = None
    foreign_data: list[Foreign] | None = None
    foreign_names: list[Foreign] | None = None
    printings: tuple[str, ...] | None = None
    frame_effects: tuple[str, ...] | None = None
    frame_effect: str | None = None

    @property
    def oracle_id(self) -> str | None:
        """Its Oracle id, wherever its version has it."""
        return (self.identifiers.scryfallOracleId if self.identifiers else None) or self.scryfall_oracle_id

    @property
    def effects(self) -> tuple[str, ...] | None:
        """What is special about its frame; version 4 had one word for it."""
        return self.frame_effects or ((self.frame_effect,) if self.frame_effect else None)

    @property
    def own_name(self) -> str:
        """The name of this face alone."""
        return self.face_name or self.name or ""

    @property
    def shown_layout(self) -> str:
        """Its layout in the Scryfall API's words."""
        layout = self.layout or "normal"
        return _LAYOUTS.get(layout, layout)


class SetFacts(msgspec.Struct, frozen=True):
    """What a set says of all its cards: its code, its day, whether they are tokens."""

    set_code: str | None = None
    released: str | None = None
    token: bool = False


def cards_of(faces: Iterable[JsonFace], printed: SetFacts) -> Iterator[tuple[Incoming, list[JsonFace]]]:
    """Put the faces of one name or one set together; each card is given with the faces that it was made of."""
    groups: dict[object, list[JsonFace]] = {}
    for face in faces:
        groups.setdefault(_group(face), []).append(face)
    for group in _completed(groups.values()):
        if group[0].shown_layout not in _MANY_FACES and (len(group) == 1 or _is_reversible(group)):
            yield single(group[0], printed), group
        else:
            yield _many(group, printed), group


def _is_reversible(group: list[JsonFace]) -> bool:
    return group[0].shown_layout == "reversible_card"


def _completed(groups: Iterable[list[JsonFace]]) -> list[list[JsonFace]]:
    """Bring together faces that their numbers have kept apart although each names the other (version 3)."""
    apart: dict[object, list[JsonFace]] = {}
    whole: list[list[JsonFace]] = []
    for group in groups:
        face = group[0]
        if len(group) == 1 and face.names and face.shown_layout in _MANY_FACES:
            key = (tuple(face.names), face.shown_layout)
            if key not in apart:
                whole.append(apart.setdefault(key, []))
            apart[key].append(face)
        else:
            whole.append(group)
    return whole


def single(face: JsonFace, printed: SetFacts) -> Incoming:
    """Make the record of a card with one face."""
    layout = face.shown_layout
    if printed.token and layout == "normal":
        layout = "token"
    # One face of two that came alone keeps its own name, as both parts of a meld pair do.
    alone = face.side is not None or layout in ("meld", "reversible_card")
    return Incoming(
        name=face.own_name if alone else face.name or face.face_name,
        oracle_id=face.oracle_id,
        layout=layout,
        mana_cost=face.mana_cost,
        type_line=face.type,
        oracle_text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=None if face.loyalty is None else str(face.loyalty),
        defense=face.defense,
        colors=_letters(face.colors),
        color_indicator=_letters(face.color_indicator),
        lang="en",
        released_at=printed.released,
        set=printed.set_code,
        frame_effects=face.effects,
        cmc=_mana_value(face),
        color_identity=face.color_identity,
        keywords=face.keywords,
        all_parts=_meld_parts(face) if layout == "meld" else None,
        foreign=tuple(_foreign([face])) if face.foreign_data or face.foreign_names else (),
        all_sets=face.printings or (),
    )


def is_single(face: JsonFace) -> bool:
    """Whether this face is a card by itself, whatever else there is."""
    return face.shown_layout not in _MANY_FACES and face.shown_layout != "meld"


def _group(face: JsonFace) -> object:
    if face.shown_layout == "reversible_card":
        # The same card on both sides of one piece; where they are two cards, each is one.
        return face.own_name, face.oracle_id, (face.number or "").rstrip("ab"), face.shown_layout
    if face.shown_layout not in _MANY_FACES or not (face.side or face.names or face.face_name):
        return id(face)
    number = (face.number or "").rstrip("abcde")
    return face.oracle_id or "/".join(face.names or ()) or face.name, number, face.shown_layout


def _many(group: list[JsonFace], printed: SetFacts) -> Incoming:
    """Make the record of a card with several faces, which it also puts in order."""
    order = group[0].names or []
    places = {name: place for place, name in enumerate(order)}
    group.sort(key=lambda face: (face.side or "", places.get(face.own_name, 0)))
    group[:] = {face.own_name: face for face in reversed(group)}.values()
    group.reverse()
    first, layout = group[0], group[0].shown_layout
    shape = LAYOUTS[layout].shape
    colors = _letters(first.colors)
    if shape is Shape.SPLIT:
        colors = tuple(color for face in group for color in _letters(face.colors) or ())
    return Incoming(
        name=" // ".join(face.own_name for face in group),
        oracle_id=first.oracle_id,
        layout=layout,
        colors=None if shape is Shape.DOUBLE_FACED else colors,
        lang="en",
        released_at=printed.released,
        set=printed.set_code,
        frame_effects=first.effects,
        cmc=None if shape is Shape.SPLIT and _is_of_half(first) else _mana_value(first),
        color_identity=first.color_identity,
        keywords=tuple(dict.fromkeys(word for face in group for word in face.keywords or ())),
        card_faces=tuple(_face(face) for face in group),
        foreign=tuple(_foreign(group)),
        all_sets=first.printings or (),
    )


def _mana_value(face: JsonFace) -> float | None:
    return next((v for v in (face.mana_value, face.converted_mana_cost, face.cmc) if v is not None), None)


def _is_of_half(face: JsonFace) -> bool:
    """Whether the mana value is that of this half alone, as version 3 gave it."""
    return face.mana_value is None and face.converted_mana_cost is None


def _face(face: JsonFace) -> IncomingFace:
    return IncomingFace(
        name=face.own_name,
        mana_cost=face.mana_cost,
        type_line=face.type,
        oracle_text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=None if face.loyalty is None else str(face.loyalty),
        defense=face.defense,
        colors=_letters(face.colors),
        color_indicator=_letters(face.color_indicator),
    )


@lru_cache(maxsize=1024)
def _letters(colors: tuple[str, ...] | None) -> tuple[str, ...] | None:
    return None if colors is None else tuple(_COLORS.get(color.lower(), color) for color in colors)


def _foreign(faces: list[JsonFace]) -> Iterator[tuple[str, int, str]]:
    for index, face in enumerate(faces):
        for entry in face.foreign_data or face.foreign_names or ():
            name = entry.faceName or entry.name
            if name and entry.language:
                yield _LANGUAGES.get(entry.language, entry.language), index, name


def _meld_parts(face: JsonFace) -> tuple[IncomingPart, ...] | None:
    """List the cards of its meld pair; version 5 names the combined face behind each part, others tell no one apart.

    Which of those that are only named is the combined face is told once all are there: it may be the one without a
    mana cost, but one of the parts may be a land.
    """
    front, _, whole = (face.name or "").partition(" // ")
    names = dict.fromkeys([*(face.card_parts or face.names or ()), *((front, whole) if whole else ()), face.own_name])
    if not whole and len(names) < _NAMED:
        return None
    return tuple(IncomingPart(name=name, component=_component(name, whole)) for name in names)


def _component(name: str, whole: str) -> str | None:
    return ("meld_result" if name == whole else "meld_part") if whole else None


_NAMED = 3
