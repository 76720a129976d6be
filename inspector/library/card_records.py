"""Single card objects of the user's: read from JSON, cleaned and checked by what files of every kind go through."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from inspector.cards import Card, CardError, card_from_scryfall
from inspector.cards.limits import LONGEST_CODE, LONGEST_KEYWORD, LONGEST_LINE, LONGEST_NAME, LONGEST_NUMBER
from inspector.cards.writing import record_of_card
from inspector.library.cleaning import TooLongError, clean_line, clean_text
from inspector.library.errors import LibraryError
from inspector.library.records import Incoming, Record
from inspector.library.rows import SkippedError, rows_of
from inspector.scenario.errors import ScenarioError
from inspector.scenario.limits import bytes_of_file, check_keys_and_numbers, checked_text
from inspector.scenario.shapes import shape_of_card

_ITSELF = "(the card itself)"
_NUMBERS: Final = ("power", "toughness", "loyalty", "defense")
# The texts of a face: what people call each, and the most signs it may have.
_LINES: Final = {
    "name": ("name", LONGEST_NAME),
    "mana_cost": ("mana cost", LONGEST_LINE),
    "type_line": ("type line", LONGEST_LINE),
    **{key: (key, LONGEST_NUMBER) for key in _NUMBERS},
}


def records_in(data: bytes, where: str) -> tuple[Any, ...]:
    """Read JSON: a card object, a list of them, or an object whose ``cards`` or ``data`` is one, as in a scenario.

    What the objects hold is not looked at. Raises LibraryError, which names the file and the place in it.
    """
    try:
        data = checked_text(data, where)
        found = _decoded(data, where)
        check_keys_and_numbers(data, where)
    except ScenarioError as error:
        place = f" at {error.path}" if error.path else ""
        raise LibraryError(where, f"this file of cards cannot be read{place}: {error.expected}") from None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise LibraryError(where, f"this is not JSON that can be read ({error}); choose another file") from None
    if isinstance(found, dict):
        listed = found.get("cards", found.get("data")) if "name" not in found else None
        found = listed if isinstance(listed, list) else [found]
    if not isinstance(found, list) or not found:
        raise LibraryError(where, "no card stands in this file; choose one with a card object or a list of them")
    return tuple(found)


def _decoded(data: bytes, where: str) -> Any:  # noqa: ANN401 - whatever the file holds
    try:
        return msgspec.json.decode(data)
    except msgspec.ValidationError:
        # A number that is too large for the decoder, which does not tell where it stands.
        check_keys_and_numbers(data, where)
        raise


def read_cards(path: Path) -> tuple[tuple[Record, ...], str]:
    """Read the cards of a file; gives those that can be read, and a sentence about what cannot."""
    try:
        found = records_in(bytes_of_file(path), str(path))
    except (ScenarioError, LibraryError) as error:
        return (), str(error)
    records: list[Record] = []
    wrong: list[str] = []
    for number, raw in enumerate(found, 1):
        try:
            records.append(checked_card(raw)[0])
        except CardError as error:
            wrong.append(f"record {number}: {error}" if len(found) > 1 else str(error))
    more = f" {len(wrong) - 1} more cannot be read either." if len(wrong) > 1 else ""
    return tuple(records), f"{path}: {wrong[0]}.{more}" if wrong else ""


def checked_card(record: object) -> tuple[Record, Card]:
    """Give a card and its record, cleaned and without what is read past; raises CardError, which names the field."""
    if not isinstance(record, dict):
        raise CardError("(without a name)", _ITSELF, "a card is a JSON object")
    cleaned = cleaned_record(record)
    try:
        card = card_from_scryfall(cleaned)
    except CardError as error:
        told = shape_of_card(error, cleaned)
        if told is None:
            raise
        raise CardError(error.card, *told) from None
    written = record_of_card(card)
    try:
        rows_of(msgspec.convert(written, Incoming))
    except (SkippedError, msgspec.ValidationError) as error:
        detail = getattr(error, "detail", "")
        raise CardError(card.name, _ITSELF, f"it {error}{f' ({detail})' if detail else ''}") from None
    return written, card


def cleaned_record(record: Record) -> Record:
    """Take signs out of its texts that steer a screen; raises CardError for a text that no card has room for."""
    named = record.get("name")
    shown = named[:_SHOWN] if isinstance(named, str) and named else "(without a name)"
    faces = record.get("card_faces")
    if isinstance(faces, list | tuple):
        # Faces come first, since a name in full is made of theirs.
        parts = [
            _cleaned_face(face, shown, f"card_faces[{index}].") if isinstance(face, dict) else face
            for index, face in enumerate(faces)
        ]
        record = record | {"card_faces": parts}
    return _cleaned_rest(_cleaned_face(record, shown, ""), shown)


def _cleaned_rest(record: Record, card: str) -> Record:
    """Clean what stands on the card and on no face: keywords, set, names of other cards."""
    cleaned = dict(record)
    for key, what in (("set", "set code"), ("released_at", "date of release"), ("lang", "language")):
        _clean(cleaned, key, card, "", partial(clean_line, what=what, longest=LONGEST_CODE))
    words = record.get("keywords")
    if isinstance(words, list | tuple):
        held = [{"word": word} for word in words]
        for index, each in enumerate(held):
            _clean(each, "word", card, f"keywords[{index}].", lambda text: clean_line(text, "keyword", LONGEST_KEYWORD))
        cleaned["keywords"] = [each["word"] for each in held if each["word"] != ""]
    parts = record.get("all_parts")
    if isinstance(parts, list | tuple):
        cleaned["all_parts"] = [dict(part) if isinstance(part, dict) else part for part in parts]
        for index, part in enumerate(cleaned["all_parts"]):
            if isinstance(part, dict):
                _clean(part, "name", card, f"all_parts[{index}].", lambda text: clean_line(text, "name", LONGEST_NAME))
    return cleaned


def _cleaned_face(face: Record, card: str, path: str) -> Record:
    cleaned = dict(face)
    for key, (what, most) in _LINES.items():
        _clean(cleaned, key, card, path, partial(clean_line, what=what, longest=most))
    _clean(cleaned, "oracle_text", card, path, clean_text)
    # A number of which nothing is left is no number.
    return {key: value for key, value in cleaned.items() if value != "" or key not in _NUMBERS}


def _clean(face: Record, key: str, card: str, path: str, clean: Callable[[str], str]) -> None:
    text = face.get(key)
    if isinstance(text, str):
        try:
            face[key] = clean(text)
        except TooLongError as error:
            raise CardError(card, f"{path}{key}", str(error)) from None


_SHOWN: Final = 60
