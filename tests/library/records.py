"""Card records of our own making, in the shapes that real files have, and how tests import them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from inspector.cards import Card
from inspector.library import Library
from inspector.library.importing import import_cards
from inspector.library.report import ImportReport

Record = dict[str, Any]


def oracle_id(number: int) -> str:
    return f"00000000-0000-4000-8000-{number:012d}"


def normal(name: str = "Mill Keeper", number: int = 1, **keys: Any) -> Record:  # noqa: ANN401
    record: Record = {
        "object": "card",
        "oracle_id": oracle_id(number),
        "name": name,
        "lang": "en",
        "released_at": "2020-05-01",
        "layout": "normal",
        "mana_cost": "{1}{W}",
        "cmc": 2.0,
        "type_line": "Creature — Human Cleric",
        "oracle_text": "Vigilance",
        "power": "2",
        "toughness": "2",
        "colors": ["W"],
        "color_identity": ["W"],
        "keywords": ["Vigilance"],
        "set": "tst",
        "legalities": {"modern": "legal"},
        "image_uris": {"small": "https://example.invalid/small.jpg"},
        "prices": {"usd": None},
    }
    return record | keys


def face(name: str, cost: str = "", line: str = "Creature — Wolf", **keys: Any) -> Record:  # noqa: ANN401
    return {"object": "card_face", "name": name, "mana_cost": cost, "type_line": line, "oracle_text": ""} | keys


def transform(number: int = 2, **keys: Any) -> Record:  # noqa: ANN401
    """A transforming card as Scryfall has it: no cost, text, colors or images at the top."""
    front = face("Dusk Herder", "{2}{G}", "Creature — Human", colors=["G"], power="2", toughness="3")
    back = face("Night Hound", "", colors=["G"], color_indicator=["G"], power="4", toughness="4")
    record = {
        "object": "card",
        "oracle_id": oracle_id(number),
        "name": "Dusk Herder // Night Hound",
        "lang": "en",
        "released_at": "2021-09-24",
        "layout": "transform",
        "cmc": 3.0,
        "type_line": "Creature — Human // Creature — Wolf",
        "color_identity": ["G"],
        "keywords": ["Transform"],
        "set": "mid",
        "card_faces": [front, back],
    }
    return record | keys


def split(*halves: Record, number: int = 3, **keys: Any) -> Record:  # noqa: ANN401
    name = " // ".join(half["name"] for half in halves)
    record = {
        "oracle_id": oracle_id(number),
        "name": name,
        "layout": "split",
        "mana_cost": " // ".join(half["mana_cost"] for half in halves),
        "type_line": " // ".join(half["type_line"] for half in halves),
        "card_faces": list(halves),
        "set": "tst",
        "lang": "en",
    }
    return record | keys


def write(path: Path, content: Any) -> Path:  # noqa: ANN401 - what a file holds
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


class Shelf:
    """A library in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "data" / "cards.sqlite"

    def take(self, *contents: Any) -> ImportReport:  # noqa: ANN401 - what files hold
        """Import contents, each as a file."""
        files = [write(self.folder / f"file{number}.json", content) for number, content in enumerate(contents)]
        return import_cards(self.path, files)

    def open(self) -> Library:
        return Library(self.path)

    def card(self, name: str) -> Card:
        library = self.open()
        card = library.find(name)
        library.close()
        assert card is not None, name
        return card

    def names(self, query: str, limit: int = 50) -> list[str]:
        library = self.open()
        found = [found.name for found in library.search(query, limit)]
        library.close()
        return found


def accounted(report: ImportReport) -> bool:
    return report.read == report.cards + report.printings + sum(report.skipped.values())


def many(count: int, text: str = "Vigilance") -> list[dict[str, object]]:
    """So many cards."""
    return [normal(f"Keeper {number}", number, oracle_text=text) for number in range(count)]


def content(shelf: Shelf) -> set[str]:
    """The names of all cards that were imported, of a library without complaints."""
    library = shelf.open()
    assert library.notices == []
    found = {entry.name for entry in library.catalog.entries if not entry.bundled}
    library.close()
    return found
