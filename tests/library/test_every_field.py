"""Every field of every face goes in and comes out: counted and compared, for each layout and each kind of file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import pytest

from inspector.cards import LAYOUTS, Card, Face, Shape
from inspector.cards.colors import in_wubrg_order
from inspector.library.importing import import_cards
from tests.house import ROOT
from tests.library.records import Record, Shelf, oracle_id, write

SAMPLES = ROOT.parent / "shared" / "data"
# A field of a face by its name in the Scryfall API, and MTGJSON's name for it.
FIELDS = {
    "name": "faceName",
    "mana_cost": "manaCost",
    "type_line": "type",
    "oracle_text": "text",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
    "color_indicator": "colorIndicator",
}
Fields = dict[str, str]


def out(face: Face) -> Fields:
    """The fields of a face that came out of the library; those that are empty are left out."""
    indicator = "".join(in_wubrg_order(face.color_indicator))
    numbers = {key: getattr(face, key) for key in ("power", "toughness", "loyalty", "defense")}
    texts = {"name": face.name, "mana_cost": str(face.mana_cost or ""), "type_line": str(face.type_line)}
    texts |= {"oracle_text": "\n".join(face.paragraphs), "color_indicator": indicator}
    texts |= {key: number.text for key, number in numbers.items() if number is not None}
    return {key: text for key, text in texts.items() if text}


def into(face: Record) -> Fields:
    """The same fields of a face as a file has them."""
    held = {key: face.get(key) for key in FIELDS}
    # A file writes "Token" before the types of one, which is no word of a type line (205.1).
    held["type_line"] = str(held["type_line"] or "").removeprefix("Token ")
    indicator = "".join(color for color in "WUBRG" if color in (held["color_indicator"] or ()))
    # Signs around stressed words stand for slanted letters.
    plain = re.sub(
        r"\*(\w[^*\n]*)\*|\b_(\w[^_\n]*)_\b", lambda found: found[1] or found[2], str(held["oracle_text"] or "")
    )
    text = "\n".join(line.strip() for line in plain.split("\n") if line.strip())
    return {
        key: str(value) for key, value in (held | {"color_indicator": indicator, "oracle_text": text}).items() if value
    }


def faces_of(record: Record) -> list[Record]:
    faces = list(record.get("card_faces") or [record])
    kinds = LAYOUTS[record["layout"]]
    return faces[:1] if kinds.shape in (Shape.ONE_FACE, Shape.MELD) else faces


def compared(cards: Iterable[tuple[Record, Card]]) -> tuple[int, int, list[tuple[Fields, Fields]]]:
    """Count the fields in and out, and list the faces of which they differ."""
    given = taken = 0
    wrong = []
    for record, card in cards:
        faces = faces_of(record)
        for index in range(max(len(faces), len(card.faces))):
            one = into(faces[index]) if index < len(faces) else {}
            other = out(card.faces[index]) if index < len(card.faces) else {}
            given, taken = given + len(one), taken + len(other)
            if one != other:
                wrong.append((one, other))
    return given, taken, wrong


LINES = {
    "transform": ("Legendary Creature — Human", "Legendary Planeswalker — Sage"),
    "modal_dfc": ("Battle — Siege", "Land — Forest"),
    "adventure": ("Creature — Wolf", "Sorcery — Adventure"),
    "prepare": ("Artifact — Vehicle", "Instant"),
    "flip": ("Creature — Wolf", "Legendary Creature — Wolf"),
    "split": ("Instant", "Sorcery"),
    "double_faced_token": ("Token Creature — Cat", "Token Artifact — Food"),
    "token": ("Token Creature — Cat",),
    "planar": ("Plane — Home",),
}


def full_face(name: str, line: str, index: int, *, indicator: bool) -> Record:
    """A face on which every field stands that may."""
    face: Record = {"name": name, "type_line": line, "oracle_text": f"First words of {name}.\nSecond {index}."}
    face["mana_cost"] = "{X}{2/W}{U/P}{G}" if not index else "" if indicator else "{1}{B}"
    if indicator and index:
        face |= {"color_indicator": ["R", "G"], "colors": ["R", "G"]}
    return face | {"power": "1+*", "toughness": "-1", "loyalty": "X", "defense": "5"}


def full_record(layout: str, number: int) -> Record:
    lines = LINES.get(layout, ("Creature — Wolf",))
    names = [f"{layout.replace('_', ' ').title()} {['Front', 'Back'][index]}" for index in range(len(lines))]
    indicator = layout == "transform"
    faces = [
        full_face(name, line, index, indicator=indicator)
        for index, (name, line) in enumerate(zip(names, lines, strict=True))
    ]
    whole = {"name": " // ".join(names), "layout": layout, "oracle_id": oracle_id(number), "lang": "en", "set": "tst"}
    return whole | {"card_faces": faces} if len(faces) > 1 else faces[0] | whole


LAYOUT_NAMES = sorted(name for name in LAYOUTS if name not in ("art_series", "reversible_card"))
RECORDS = [full_record(layout, number) for number, layout in enumerate(LAYOUT_NAMES)]


def as_mtgjson(record: Record) -> list[Record]:
    several = len(record.get("card_faces", ())) > 1
    found = []
    for index, face in enumerate(record.get("card_faces") or [record]):
        keys = {FIELDS[key]: face[key] for key in FIELDS if key in face and (key != "name" or several)}
        keys |= {"colors": face["colors"]} if "colors" in face else {}
        keys |= {"name": record["name"], "layout": record["layout"], "number": "1"}
        keys |= {"identifiers": {"scryfallOracleId": record["oracle_id"]}} | ({"side": "ab"[index]} if several else {})
        found.append(keys)
    return found


FORMS: dict[str, Any] = {
    "Scryfall, a list": RECORDS,
    "Scryfall, a line each": "\n".join(map(json.dumps, RECORDS)),
    "MTGJSON by name": {"data": {record["name"]: as_mtgjson(record) for record in RECORDS}},
    "MTGJSON by set": {"data": {"TST": {"code": "TST", "cards": [f for one in RECORDS for f in as_mtgjson(one)]}}},
}


@pytest.mark.parametrize("times", [1, 2], ids=["once", "carried over"])
@pytest.mark.parametrize("form", FORMS)
def test_every_field_of_every_face_in_comes_out(shelf: Shelf, form: str, times: int) -> None:
    report = shelf.take(FORMS[form])
    assert (report.new, dict(report.skipped), report.repairs) == (len(RECORDS), {}, [])
    if times == 2:
        shelf.take([full_record("normal", 99) | {"name": "Another"}])
    library = shelf.open()
    cards = {entry.name: library.card(entry) for entry in library.catalog.entries if not entry.bundled}
    library.close()
    given, taken, wrong = compared((record, cards[record["name"]]) for record in RECORDS)
    assert (wrong, given) == ([], taken)
    assert given > 8 * len(RECORDS)


def the_same_faces(record: Record) -> Record:
    """A reversible card is the one card that is on both sides."""
    if record["layout"] != "reversible_card":
        return record
    first: Record = record["card_faces"][0]
    return first | {"layout": "normal"}


@pytest.mark.skipif(not (SAMPLES / "scryfall-sample.json").is_file(), reason="the real card files are not here")
def test_every_field_of_every_real_face_comes_out(shelf: Shelf) -> None:
    records = [
        the_same_faces(record)
        for record in json.loads((SAMPLES / "scryfall-sample.json").read_bytes())
        if LAYOUTS[record["layout"]].traditional and record["lang"] == "en"
    ]
    import_cards(shelf.path, [write(shelf.folder / "sample.json", records)])
    library = shelf.open()
    cards = {entry.name: library.card(entry) for entry in library.catalog.entries if not entry.bundled}
    library.close()
    # Printings of one card may have words of different years; the library has those of one of them.
    several: dict[str, list[Record]] = {}
    for record in records:
        several.setdefault(record["name"], []).append(record)
    given = taken = 0
    for name, printings in several.items():
        results = [compared([(record, cards[name])]) for record in printings]
        one_in, one_out, wrong = min(results, key=lambda result: len(result[2]))
        assert wrong == []
        given, taken = given + one_in, taken + one_out
    assert given == taken > 4_000


REVERSIBLE = {"name": "Brass Kettle", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "{T}: Add {C}."}
KETTLE = oracle_id(9)
PIECE = {"name": "Brass Kettle // Brass Kettle", "layout": "reversible_card", "set": "sld", "lang": "en"}
JSON_SIDE = {"name": PIECE["name"], "faceName": "Brass Kettle", "layout": "reversible_card", "manaCost": "{1}",
             "type": "Artifact", "text": "{T}: Add {C}.", "number": "7"}  # fmt: skip
PLAIN = REVERSIBLE | {"layout": "normal", "set": "old", "lang": "en", "released_at": "2001-01-01"}
ON_BOTH_SIDES: dict[str, tuple[Any, ...]] = {
    "both sides with the id": ([PIECE | {"card_faces": [REVERSIBLE | {"oracle_id": KETTLE}] * 2}],),
    "no id": ([PIECE | {"card_faces": [REVERSIBLE] * 2}],),
    "one side with the id": ([PIECE | {"card_faces": [REVERSIBLE | {"oracle_id": KETTLE}, REVERSIBLE]}],),
    "without a layout": ([{**PIECE, "layout": None, "card_faces": [REVERSIBLE] * 2}],),
    "beside the card itself": ([PIECE | {"card_faces": [REVERSIBLE] * 2}, PLAIN | {"oracle_id": KETTLE}],),
    "the card itself in another file": ([PLAIN], [PIECE | {"card_faces": [REVERSIBLE | {"oracle_id": KETTLE}] * 2}]),
    "MTGJSON": ({"data": {"SLD": {"code": "SLD", "cards": [JSON_SIDE | {"side": side} for side in "ab"]}}},),
}


@pytest.mark.parametrize("form", ON_BOTH_SIDES)
def test_a_card_on_both_sides_of_one_piece_is_one_card(shelf: Shelf, form: str) -> None:
    report = shelf.take(*ON_BOTH_SIDES[form])
    with_plain = "itself" in form
    assert (report.new, report.printings, report.read) == (1, with_plain, 1 + with_plain)
    library = shelf.open()
    (entry,) = (entry for entry in library.catalog.entries if not entry.bundled)
    card = library.card(entry)
    sets = {printing.set_code for printing in library.printings(entry)}
    library.close()
    assert (card.name, card.layout_name) == ("Brass Kettle", "normal")
    assert [out(face) for face in card.faces] == [into(REVERSIBLE)]
    assert sets == ({"sld", "old"} if with_plain else {"sld"})
    assert card.printing.set_code == ("old" if with_plain else "sld")
