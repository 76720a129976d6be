"""The shapes that card files have had since 2016, and files of the same programs that hold something else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inspector.library import LibraryError
from tests.library.records import Record, Shelf, accounted, normal, oracle_id, transform

# Files of Scryfall's and MTGJSON's that hold no cards, and what the refusal says of them.
META = {"date": "2026-01-01", "version": "5.3.0"}
RULING = {"object": "ruling", "oracle_id": oracle_id(1), "published_at": "2020-01-01", "comment": "Note."}
OTHER_FILES: dict[str, tuple[Any, str]] = {
    "rulings": ([RULING, RULING], "rulings"),
    "rulings, one a line": ("[\n" + ",\n".join([json.dumps(RULING)] * 3) + "\n]", "rulings"),
    "sets": ({"object": "list", "data": [{"object": "set", "code": "tst", "name": "Testing"}]}, "sets"),
    "files to get": ({"object": "list", "data": [{"object": "bulk_data", "type": "oracle_cards"}]}, "files to get"),
    "symbols": ({"object": "list", "data": [{"object": "card_symbol", "symbol": "{T}"}]}, "symbols"),
    "names": ({"object": "catalog", "data": ["Mill Keeper"]}, "catalog"),
    "SetList": ({"meta": META, "data": [{"code": "TST", "name": "Testing", "type": "core"}]}, "lists sets"),
    "DeckList": ({"meta": META, "data": [{"code": "TST", "name": "A Deck", "fileName": "A", "type": "x"}]}, "decks"),
    "a deck": ({"meta": META, "data": {"code": "TST", "mainBoard": [{"name": "Mill Keeper", "count": 4}]}}, "a deck"),
    "Keywords": ({"meta": META, "data": {"keywordAbilities": ["Flying"]}}, "no cards"),
    "AllPrices": ({"meta": META, "data": {oracle_id(1): {"paper": {"shop": {"currency": "EUR"}}}}}, "no cards"),
    "Meta": ({"meta": META, "data": META}, "no cards"),
}


@pytest.mark.parametrize("kind", OTHER_FILES)
def test_a_file_of_something_else_than_cards_is_refused_kindly(shelf: Shelf, kind: str) -> None:
    content, words = OTHER_FILES[kind]
    with pytest.raises(LibraryError) as refused:
        shelf.take(content)
    assert words in str(refused.value)
    assert "file0.json" in str(refused.value)
    assert not shelf.path.exists()


def test_what_is_no_card_among_cards_is_told(shelf: Shelf) -> None:
    report = shelf.take([normal(), RULING | {"name": "Mill Keeper"}])
    assert (report.new, dict(report.skipped)) == (1, {"is not a card": 1})
    assert "ruling" in str(report.lines[0])


# MTGJSON of 2016: no Oracle ids, sides known by the list of names, colors in words, numbers as numbers.


def old_card(name: str, **keys: Any) -> Record:  # noqa: ANN401
    card = {"layout": "normal", "name": name, "manaCost": "{1}{W}", "cmc": 2, "colors": ["White"]}
    card |= {"type": "Creature — Human", "types": ["Creature"], "subtypes": ["Human"], "text": "Vigilance"}
    return card | {"power": "2", "toughness": "2", "imageName": name.lower(), "colorIdentity": ["W"]} | keys


def parts(layout: str, *names: str) -> list[Record]:
    return [old_card(name, layout=layout, names=list(names)) for name in names]


OLD_CARDS = [
    old_card("Mill Keeper"),
    old_card("Half a Keeper", manaCost="{HW}", cmc=0.5, power="½"),
    old_card("Sage", type="Planeswalker — Sage", loyalty=3),
    old_card("Patron", layout="vanguard", type="Vanguard", hand=1, life=-2, manaCost=None),
    {"layout": "normal", "name": "Meadow", "type": "Land", "imageName": "meadow"},
    *parts("split", "Give", "Keep"),
    *parts("aftermath", "Now", "Later"),
    *parts("flip", "Upright", "Overturned"),
    *parts("double-faced", "Dusk Herder", "Night Hound"),
    *parts("split", "One", "Two", "Three", "Four", "Five"),
    {"layout": "plane", "name": "A Meadow", "type": "Plane — Home", "text": "Chaos"},
    {"layout": "phenomenon", "name": "A Storm", "type": "Phenomenon", "text": "Rain"},
]
OLD_NAMES = {
    "Mill Keeper",
    "Half a Keeper",
    "Sage",
    "Patron",
    "Meadow",
    "Give // Keep",
    "Now // Later",
    "Upright // Overturned",
    "Dusk Herder // Night Hound",
    "One // Two // Three // Four // Five",
    "A Meadow",
    "A Storm",
}


def old_set(code: str, *, numbered: bool) -> Record:
    def of(place: int, card: Record) -> Record:
        foreign = {"foreignNames": [{"language": "German", "name": f"Deutsch {card['name']}", "multiverseid": place}]}
        return card | foreign | {"multiverseid": place} | ({"number": str(place)} if numbered else {})

    cards = [of(place, card) for place, card in enumerate(OLD_CARDS, 1)]
    return {"name": f"Set {code}", "code": code, "releaseDate": "2016-04-08", "booster": ["rare"], "cards": cards}


OLD_FORMS: dict[str, Any] = {
    "AllCards": {card["name"]: card for card in OLD_CARDS},
    "AllSets": {"OLD": old_set("OLD", numbered=True)},
    "AllSets without numbers": {"OLD": old_set("OLD", numbered=False)},
    "AllSetsArray": [old_set("OLD", numbered=True), old_set("OLDER", numbered=False)],
    "one set": old_set("OLD", numbered=True),
}


@pytest.mark.parametrize("form", OLD_FORMS)
def test_files_of_mtgjson_from_2016_are_read_in_every_form(shelf: Shelf, form: str) -> None:
    report = shelf.take(OLD_FORMS[form])
    assert dict(report.skipped) == {}
    assert accounted(report)
    library = shelf.open()
    assert {entry.name for entry in library.catalog.entries if not entry.bundled} == OLD_NAMES
    library.close()
    assert str(shelf.card("Sage").front.loyalty) == "3"
    if form != "AllCards":
        assert shelf.names("deutsch night hound") == ["Dusk Herder // Night Hound"]


def test_a_list_of_faces_is_read_as_mtgjsons(shelf: Shelf) -> None:
    assert shelf.take(OLD_CARDS[:3]).new == 3


# What stands twice.


def test_keys_that_stand_twice_are_told(shelf: Shelf) -> None:
    text = json.dumps(transform())
    doubled = text.replace('"type_line": "Creature \\u2014 Wolf"', '"type_line": "Elf", "type_line": "Creature"')
    assert doubled != text
    report = shelf.take(f"[{doubled}]")
    assert (report.new, report.repaired) == (1, 1)
    assert "type_line stands twice" in report.repairs[0]


@pytest.mark.parametrize("inside", ['"{}", "A"', '"A", "A"'])
def test_a_name_that_stands_twice_in_mtgjsons_file_is_told(shelf: Shelf, inside: str) -> None:
    first, second = inside.format("B").replace('"', "").split(", ")
    face = json.dumps([old_card("A")])
    report = shelf.take(f'{{"{first}": {face}, "{second}": {face}}}')
    assert report.skipped == ({"stands before another one under the same key": 1} if first == second else {})
    assert accounted(report)


def test_lines_may_be_apart(shelf: Shelf) -> None:
    assert shelf.take(f"{json.dumps(normal())}\n\n{json.dumps(transform())}\n\n").new == 2


PROBLEMS = [
    ({"type_line": 5}, "the type line is a number, not text"),
    ({"colors": "W"}, "the colors are text, not a list"),
    ({"colors": [5]}, "the colors hold a number, not text"),
    ({"cmc": "two"}, "the mana value is text, not a number"),
    ({"keywords": {"a": 1}}, "the keywords are an object, not a list"),
    ({"card_faces": "both"}, "the faces are text, not a list"),
    ({"oracle_text": True}, "the rules text is true or false, not text"),
]


@pytest.mark.parametrize(("keys", "words"), PROBLEMS)
def test_what_is_wrong_with_a_key_is_told_in_plain_words(shelf: Shelf, keys: Record, words: str) -> None:
    report = shelf.take([normal(**keys), normal("Fine", 9)])
    assert words in "\n".join(report.sentences())


REASONS = [
    (b'{"name": "J\xf6tun", "type_line": "Elf"},\n', "not UTF-8"),
    (b'{"name": "A", "cmc": ' + b"9" * 5000 + b"},\n", "far too large"),
    (b'{"name": "A"; "cmc": 1},\n', "not a JSON object"),
]


@pytest.mark.parametrize(("line", "words"), REASONS)
def test_why_a_line_was_not_read_is_told(shelf: Shelf, line: bytes, words: str) -> None:
    first, last = json.dumps(normal()).encode(), json.dumps(transform()).encode()
    report = shelf.take(b"[\n" + first + b",\n" + line + last + b"\n]")
    assert report.new == 2
    assert words in str(report.lines[0])


# Scryfall of 2017: no Oracle ids on some records, related cards only named.


def test_meld_cards_that_are_only_named_are_told_apart_by_their_costs(shelf: Shelf) -> None:
    related = [{"id": "x", "name": name, "uri": "u"} for name in ("Left Tower", "Right Tower", "The Whole Keep")]
    costs = (("Left Tower", "{3}"), ("Right Tower", "{4}"), ("The Whole Keep", ""))
    records = [
        normal(name, number, layout="meld", mana_cost=cost, cmc=None, colors=[], all_parts=related)
        for number, (name, cost) in enumerate(costs)
    ]
    assert shelf.take(records).new == 3
    assert shelf.card("Left Tower").melds_into == "The Whole Keep"
    assert shelf.card("Right Tower").melds_with == "Left Tower"
    assert shelf.card("The Whole Keep").meld_result
    assert shelf.names("is:meld mv=7 keep") == ["The Whole Keep"]


def test_meld_cards_without_the_others_stay_cards(shelf: Shelf) -> None:
    related = [{"id": "x", "name": name, "uri": "u"} for name in ("Left Tower", "Right Tower", "The Whole Keep")]
    assert shelf.take([normal("Left Tower", layout="meld", all_parts=related)]).new == 1
    assert shelf.card("Left Tower").melds_into is None


def test_printings_without_an_oracle_id_are_one_card(shelf: Shelf) -> None:
    plain = {key: value for key, value in normal("Meadow").items() if key != "oracle_id"}
    report = shelf.take([plain | {"set": code} for code in ("aaa", "bbb", "ccc")])
    assert (report.new, report.printings) == (1, 2)
    assert shelf.names("e:bbb") == ["Meadow"]


# Scryfall lists the family of a keyword among a card's keywords; other files list none at all.


@pytest.mark.parametrize(
    ("query", "found"),
    [("kw:landwalk", "Bog Thing"), ("kw:swampwalk", "Bog Thing"), ("kw:cycling", "Slow Thing"), ("kw:hexproof", "")],
)
def test_a_keyword_is_found_by_its_family_where_a_file_lists_no_keywords(shelf: Shelf, query: str, found: str) -> None:
    """702.14a, 702.29e."""
    things = [
        normal("Bog Thing", 1, oracle_text="Swampwalk", keywords=None),
        normal("Slow Thing", 2, oracle_text="Slivercycling {3}", keywords=None),
    ]
    shelf.take(things)
    assert [name for name in shelf.names(f"{query} thing") if name.endswith("Thing")] == ([found] if found else [])
