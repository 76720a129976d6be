"""Writing a card as an object in the Scryfall API's shape, from which the same card can be read again."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards.card import Card, Face
from inspector.cards.colors import in_wubrg_order
from inspector.cards.layouts import Shape
from inspector.cards.printings import Printing
from inspector.cards.type_lines import EMBLEM_LINE

_ONE_FACE = (Shape.ONE_FACE, Shape.MELD)


def record_of_card(card: Card) -> dict[str, Any]:
    """Give the object that ``card_from_scryfall`` reads as this card; keys without a value are left out."""
    record: dict[str, Any] = {"name": card.name, "layout": card.layout_name}
    if card.shape in _ONE_FACE:
        record = _face(card.front) | record
    else:
        record["card_faces"] = [_face(face) for face in card.faces]
    listed = dict.fromkeys(word for face in card.faces for word in face.listed_keywords)
    if listed:
        record["keywords"] = list(listed)
    record |= printing_record(card.printing)
    parts = _related(card)
    return record | {"all_parts": parts} if parts else record


def printing_record(printing: Printing) -> dict[str, Any]:
    """Give the keys of a card's record that tell its printing."""
    said = {"set": printing.set_code, "released_at": printing.released, "lang": printing.language}
    record: dict[str, Any] = {key: value for key, value in said.items() if value}
    return record | ({"frame_effects": list(printing.frame_effects)} if printing.frame_effects else {})


def _face(face: Face) -> dict[str, Any]:
    # An emblem has no types; its word stands on the line of its record all the same.
    record: dict[str, Any] = {"name": face.name, "type_line": str(face.type_line) or EMBLEM_LINE}
    if face.mana_cost is not None:
        record["mana_cost"] = str(face.mana_cost)
    if face.paragraphs:
        record["oracle_text"] = "\n".join(face.paragraphs)
    for key in ("power", "toughness", "loyalty", "defense"):
        number = getattr(face, key)
        if number is not None:
            record[key] = number.text
    if face.color_indicator:
        record["color_indicator"] = [str(color) for color in in_wubrg_order(face.color_indicator)]
    if face.colors_set is not None:
        record["colors"] = [str(color) for color in in_wubrg_order(face.colors_set)]
    if face.static:
        record["static"] = msgspec.to_builtins(face.static)
    if face.definition is not None:
        record["define"] = msgspec.to_builtins(face.definition)
    return record


def _related(card: Card) -> list[dict[str, str]]:
    if card.shape is not Shape.MELD:
        return []
    if card.meld_result:
        return [{"component": "meld_result", "name": card.name}]
    named = (("meld_part", card.name), ("meld_part", card.melds_with), ("meld_result", card.melds_into))
    return [{"component": component, "name": name} for component, name in named if name]
