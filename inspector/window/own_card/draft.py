"""A card as the form holds it, text by text, and the way there and back: to a record, and from one.

What is wrong with a draft is what the reading of card files says of its record; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.cards import Card, CardError, Printing
from inspector.cards.lists_in_words import capitalized
from inspector.cards.writing import printing_record
from inspector.library.card_records import checked_card
from inspector.library.records import Record
from inspector.window.own_card.kinds import BY_KEY, FILLED, NUMBERS, CardKind, kind_of_record

# How the fields of a face are called in a record, where that differs.
_KEYS = {"text": "oracle_text", "indicator": "color_indicator"}
_FIELDS = {key: field for field, key in _KEYS.items()} | {"static": "computed", "define": "computed"}
# The fields of the card as a whole that a key of its record is made of.
_ON_THE_CARD = {"keywords": ("keywords",), "set": ("set_code",), "all_parts": ("melds_with", "melds_into")}
# What stands for a text that cannot be read, so that the rest of the card is read all the same.
_HARMLESS = {"name": "No name yet", "type_line": "Card"}
_MOST_PROBLEMS = 40


class FaceDraft(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of one face as typed; ``computed`` is JSON, ``colors`` None where they are computed."""

    name: str = ""
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    indicator: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None
    computed: str = ""


class CardDraft(msgspec.Struct, frozen=True, kw_only=True):
    """A whole card as typed. ``full_name`` is a name in full that is not just the faces' names joined."""

    kind: str = "normal"
    faces: tuple[FaceDraft, ...] = (FaceDraft(),)
    keywords: str = ""
    set_code: str = ""
    printing: Printing = Printing()
    melds_with: str = ""
    melds_into: str = ""
    full_name: str = ""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with one field: the index of its face, None for the card as a whole, and a sentence.

    ``missing`` says that nothing was typed there yet.
    """

    face: int | None
    field: str
    says: str
    missing: bool = False


class DraftReading(msgspec.Struct, frozen=True):
    """What became of a draft: its record and card if it is one, what can be shown of it, what is wrong with it."""

    record: Record | None
    card: Card | None
    shown: Card | None
    problems: tuple[Problem, ...]


def blank(kind: CardKind) -> CardDraft:
    """A new draft of a kind."""
    return with_kind(CardDraft(kind=kind.key), kind)


def with_kind(draft: CardDraft, kind: CardKind) -> CardDraft:
    """The draft as one of another kind: what was typed stays, what the former kind had filled in makes room."""
    former = BY_KEY[draft.kind]
    count = max(len(kind.parts), len(draft.faces) if kind.layout == former.layout == "split" else 0)
    faces = []
    for index in range(count):
        face = draft.faces[index] if index < len(draft.faces) else FaceDraft()
        before, part = former.part(index), kind.part(index)
        filled = {
            field: getattr(part, field) for field in FILLED if getattr(face, field) in ("", getattr(before, field))
        }
        colors = (face.colors or ()) if kind.is_token else None
        faces.append(msgspec.structs.replace(face, colors=colors, **filled))
    return msgspec.structs.replace(draft, kind=kind.key, faces=tuple(faces), full_name="")


def draft_of_record(record: Mapping[str, Any]) -> CardDraft:
    """The draft of a record as ``checked_card`` gives it."""
    kind = kind_of_record(record)
    parts = record.get("card_faces") or (record,)
    related = {str(part.get("component")): str(part.get("name")) for part in record.get("all_parts") or ()}
    others = [
        str(part["name"])
        for part in record.get("all_parts") or ()
        if part.get("component") == "meld_part" and part.get("name") != record.get("name")
    ]
    draft = CardDraft(
        kind=kind.key,
        faces=tuple(_face_draft(part) for part in parts),
        keywords=", ".join(record.get("keywords") or ()),
        set_code=record.get("set") or "",
        printing=_printing(record),
        melds_with=others[0] if others and kind.meld == "part" else "",
        melds_into=related.get("meld_result", "") if kind.meld == "part" else "",
    )
    name = str(record.get("name") or "")
    return msgspec.structs.replace(draft, full_name=name) if name != _name(draft) else draft


def _printing(record: Mapping[str, Any]) -> Printing:
    """What a record says of its printing, which the form keeps without a row for it."""
    return Printing(
        set_code=(record.get("set") or "").lower() or None,
        released=record.get("released_at"),
        language=record.get("lang"),
        frame_effects=tuple(record.get("frame_effects") or ()),
    )


def altered(record: Mapping[str, Any]) -> CardDraft:
    """The draft of a copy: every name says that it is not the card it was made from."""
    draft = draft_of_record(record)
    faces = tuple(msgspec.structs.replace(face, name=f"{face.name} (altered)") for face in draft.faces)
    return msgspec.structs.replace(draft, faces=faces, full_name="")


def _face_draft(part: Mapping[str, Any]) -> FaceDraft:
    keys = {field: part.get(_KEYS.get(field, field)) or "" for field in ("name", *FILLED)}
    own = {key: part[key] for key in ("static", "define") if key in part}
    colors = part.get("colors")
    return FaceDraft(
        **keys,
        indicator=tuple(part.get("color_indicator") or ()),
        colors=None if colors is None else tuple(colors),
        computed=msgspec.json.format(msgspec.json.encode(own), indent=2).decode() if own else "",
    )


def _name(draft: CardDraft) -> str:
    return " // ".join(face.name for face in draft.faces)


def record_of_draft(draft: CardDraft) -> Record:
    """The record of a draft, as a file would have it. Raises CardError where the JSON in it is none."""
    kind = BY_KEY[draft.kind]
    faces = [_face_record(face, index if len(draft.faces) > 1 else None) for index, face in enumerate(draft.faces)]
    record: Record = {"name": draft.full_name or _name(draft), "layout": kind.layout}
    record = faces[0] | record if len(faces) == 1 else record | {"card_faces": faces}
    keywords = [word.strip() for word in draft.keywords.split(",") if word.strip()]
    record |= {"keywords": keywords} if keywords else {}
    code = draft.set_code.strip()
    # What is known of the printing belongs to it alone, and goes with its set.
    is_same = code.lower() == draft.printing.set_code
    record |= printing_record(draft.printing) if is_same else {"set": code} if code else {}
    parts = _related(draft, kind)
    return record | {"all_parts": parts} if parts else record


def _related(draft: CardDraft, kind: CardKind) -> list[dict[str, str]]:
    name = draft.faces[0].name
    if kind.meld == "result":
        return [{"component": "meld_result", "name": name}]
    if kind.meld != "part":
        return []
    named = (("meld_part", name), ("meld_part", draft.melds_with), ("meld_result", draft.melds_into))
    return [{"component": component, "name": word.strip()} for component, word in named if word.strip()]


def _face_record(face: FaceDraft, index: int | None) -> Record:
    record: Record = {"name": face.name, "type_line": face.type_line}
    for field in ("mana_cost", "text", *NUMBERS):
        value = getattr(face, field)
        if value.strip():
            record[_KEYS.get(field, field)] = value if field == "text" else value.strip()
    if face.indicator:
        record["color_indicator"] = list(face.indicator)
    if face.colors is not None:
        record["colors"] = list(face.colors)
    return record | _computed(face, index)


def _computed(face: FaceDraft, index: int | None) -> Record:
    if not face.computed.strip():
        return {}
    try:
        found = msgspec.json.decode(face.computed)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise CardError(face.name, f"{_path(index)}static", f"this is not JSON ({error})") from None
    if isinstance(found, list):
        return {"static": found}
    if not isinstance(found, dict) or set(found) - {"static", "define"}:
        problem = 'it needs a list of effects, or an object with "static" and "define"'
        raise CardError(face.name, f"{_path(index)}static", problem)
    return found


def _path(index: int | None) -> str:
    return "" if index is None else f"card_faces[{index}]."


def read_draft(draft: CardDraft) -> DraftReading:
    """Read a draft as a file would be read; each field that stops the reading is noted, and the rest read on."""
    problems: list[Problem] = []
    wanted = draft
    for _ in range(_MOST_PROBLEMS):
        try:
            record, card = checked_card(record_of_draft(wanted))
        except CardError as error:
            problem = _problem(error, wanted)
            problems.append(problem)
            mended = _without(wanted, problem)
            if mended == wanted:
                return DraftReading(None, None, None, tuple(problems))
            wanted = mended
        else:
            whole = not problems
            return DraftReading(record if whole else None, card if whole else None, card, tuple(problems))
    return DraftReading(None, None, None, tuple(problems))


def _problem(error: CardError, draft: CardDraft) -> Problem:
    """Find the field that an error means."""
    place = error.field
    says = f"{capitalized(error.problem)}."
    face = 0
    if place.startswith("card_faces["):
        number, _, place = place.removeprefix("card_faces[").partition("].")
        face = int(number) if number.isdecimal() else 0
    key = place.partition("[")[0].partition(".")[0]
    field = _FIELDS.get(key, key)
    if key in _ON_THE_CARD or field not in FaceDraft.__struct_fields__:
        return Problem(None, key, says)
    value = getattr(draft.faces[face], field) if face < len(draft.faces) else ""
    inside = place.removeprefix(key).lstrip(".")
    return Problem(face, field, f"{inside}: {says}" if inside else says, missing=not str(value or "").strip())


def _without(draft: CardDraft, problem: Problem) -> CardDraft:
    """The draft with something harmless in the place of what cannot be read."""
    if problem.field in _ON_THE_CARD:
        return msgspec.structs.replace(draft, **dict.fromkeys(_ON_THE_CARD[problem.field], ""))
    if problem.face is None or problem.face >= len(draft.faces):
        return draft
    faces = list(draft.faces)
    empty: object = () if problem.field == "indicator" else _HARMLESS.get(problem.field, "")
    faces[problem.face] = msgspec.structs.replace(faces[problem.face], **{problem.field: empty})
    return msgspec.structs.replace(draft, faces=tuple(faces), full_name="")
