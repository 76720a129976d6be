from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

from inspector.cards import Color, Shape
from inspector.library import LibraryError
from inspector.library.importing import import_cards
from tests.library.records import Record, Shelf, accounted, face, normal, oracle_id, split, transform

TWO = [normal(), transform()]


def lines(records: list[Record]) -> str:
    return "[\n" + ",\n".join(json.dumps(record) for record in records) + "\n]\n"


SCRYFALL: dict[str, Callable[[], Any]] = {
    "one card a line in an array": lambda: lines(TWO),
    "one card a line with Windows line ends": lambda: lines(TWO).replace("\n", "\r\n"),
    "one card a line, the bracket on the first": lambda: "[" + lines(TWO)[2:],
    "one card a line without an array": lambda: "\n".join(json.dumps(record) for record in TWO),
    "one card a line and no line end": lambda: lines(TWO).rstrip(),
    "with a byte order mark": lambda: b"\xef\xbb\xbf" + lines(TWO).encode(),
    "pretty-printed": lambda: json.dumps(TWO, indent=4),
    "on a single line": lambda: json.dumps(TWO),
    "a list of the API": lambda: {"object": "list", "has_more": False, "data": TWO},
    "packed with gzip": lambda: gzip.compress(lines(TWO).encode()),
    "packed with gzip in two parts": lambda: b"".join(
        gzip.compress(part) for part in (lines(TWO).encode()[:500], lines(TWO).encode()[500:])
    ),
    "pretty-printed and packed": lambda: gzip.compress(json.dumps(TWO, indent=1).encode()),
    "a scenario with cards": lambda: {"format": "card-inspector/1", "cards": TWO},
}


@pytest.mark.parametrize("form", SCRYFALL)
def test_cards_of_scryfall_are_recognised_in_every_form_whatever_the_files_name(shelf: Shelf, form: str) -> None:
    report = shelf.take(SCRYFALL[form]())
    assert (report.read, report.new, dict(report.skipped)) == (2, 2, {})
    assert shelf.card("Mill Keeper").front.colors == {Color.WHITE}
    assert shelf.card("Night Hound").shape is Shape.DOUBLE_FACED


def test_a_single_card_object_is_a_file_of_one_card(shelf: Shelf) -> None:
    assert shelf.take(normal()).new == 1
    assert shelf.take(json.dumps(transform(), indent=2)).new == 1


def test_a_cut_off_bulk_file_gives_the_cards_before_the_cut_and_tells_the_line(shelf: Shelf) -> None:
    report = shelf.take(lines(TWO)[:-200])
    assert (report.new, report.read) == (1, 2)
    assert "file0.json: line 3: is cut off" in str(report.lines[0])


def test_a_broken_line_is_told_with_its_number_and_the_others_are_read(shelf: Shelf) -> None:
    text = lines([normal(), transform(), normal("Third", 5)]).split("\n")
    text[2] = text[2].replace(":", ";", 1)
    report = shelf.take("\n".join(text))
    assert report.new == 2
    assert str(report.lines[0]).startswith("file0.json: line 3: is not a JSON object")


REFUSED: dict[str, tuple[Any, str]] = {
    "nothing": (b"", "empty"),
    "spaces": (b"  \n ", "empty"),
    "words": ("Delver of Secrets", "not a file of cards"),
    "a number": ("17", "not a file of cards"),
    "an empty object": ({}, "no cards"),
    "other JSON": ({"a": {"b": 1}, "c": [2]}, "no cards"),
    "an error of Scryfall's": ({"object": "error", "details": "Nothing matched."}, "Nothing matched"),
    "a set of Scryfall's": ({"object": "set", "name": "Testing"}, '"set"'),
    "a cut off document": (json.dumps(TWO, indent=2)[:-300], "cut off"),
    "a cut off gzip file": (gzip.compress(lines(TWO).encode())[:-30], "cut off"),
    "a broken gzip file": (b"\x1f\x8b\x08\x00" + b"\xff" * 60, "cannot be read"),
    "JSON with an error": ("{\n" + '"name": }', "line 2"),
    "a zip archive": (b"PK\x03\x04" + b"\0" * 50, "zip"),
    "a database": (b"SQLite format 3\x00" + b"\0" * 50, "database"),
    "UTF-16": ("[]".encode("utf-16"), "UTF-16"),
    "other XML": ("<feed><entry/></feed>", "not a card file of Cockatrice"),
    "a web page": ("<!DOCTYPE html><html><body/></html>", "web page"),
    "an empty list": ([], "no record"),
    "brackets without end": ("[" * 100_000, "nested too deep"),
    "objects without end": ('{"data":' * 100_000, "nested too deep"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_file_that_is_none_of_cards_is_refused_in_one_sentence(shelf: Shelf, kind: str) -> None:
    content, words = REFUSED[kind]
    with pytest.raises(LibraryError) as refused:
        shelf.take(content)
    assert words in str(refused.value)
    assert "file0.json" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not shelf.path.exists()


@pytest.mark.parametrize("missing", ["nowhere.json", "."])
def test_a_missing_file_and_a_folder_are_refused(shelf: Shelf, missing: str) -> None:
    with pytest.raises(LibraryError):
        import_cards(shelf.path, [shelf.folder / missing])


def test_of_several_files_the_readable_are_read_and_the_others_told(shelf: Shelf) -> None:
    report = shelf.take([normal()], "nonsense", [transform()])
    assert report.new == 2
    assert len(report.refused) == 1
    assert "file1.json" in report.refused[0]


# MTGJSON


def json_face(name: str, number: int, **keys: Any) -> Record:  # noqa: ANN401
    record: Record = {
        "name": name,
        "manaCost": "{1}{W}",
        "manaValue": 2.0,
        "colors": ["W"],
        "colorIdentity": ["W"],
        "type": "Creature — Human Cleric",
        "text": "Vigilance",
        "power": "2",
        "toughness": "2",
        "layout": "normal",
        "keywords": ["Vigilance"],
        "identifiers": {"scryfallOracleId": oracle_id(number)},
        "printings": ["TST", "OLD"],
        "foreignData": [{"language": "German", "name": "Mühlenwart"}],
    }
    return record | keys


def two_sides(**keys: Any) -> list[Record]:  # noqa: ANN401
    name = "Dusk Herder // Night Hound"
    front = json_face(name, 2, faceName="Dusk Herder", side="a", layout="transform", manaCost="{2}{G}", manaValue=3)
    back = json_face(name, 2, faceName="Night Hound", side="b", layout="transform", colorIndicator=["G"], colors=["G"])
    del back["manaCost"]
    front["foreignData"] = [{"language": "German", "name": "Dämmerhirte // Nachthund", "faceName": "Dämmerhirte"}]
    back["foreignData"] = [{"language": "German", "name": "Dämmerhirte // Nachthund", "faceName": "Nachthund"}]
    return [back | {"manaValue": 3, "type": "Creature — Wolf"} | keys, front | {"colors": ["G"]} | keys]


META = {"date": "2026-01-01", "version": "5.2.2"}
ATOMIC = {
    "meta": META,
    "data": {"Mill Keeper": [json_face("Mill Keeper", 1)], "Dusk Herder // Night Hound": two_sides()},
}
NUMBERED = [json_face("Mill Keeper", 1) | {"number": "1"}, *two_sides(number="2")]
ONE_SET = {"code": "TST", "releaseDate": "2020-01-01", "cards": NUMBERED, "tokens": []}
JSON_FORMS: dict[str, Record] = {
    "AtomicCards, version 5": ATOMIC,
    "AllPrintings, version 5": {"meta": META, "data": {"TST": ONE_SET, "OLD": ONE_SET | {"code": "OLD"}}},
    "a set file, version 5": {"meta": META, "data": ONE_SET},
    "a set file, version 4": ONE_SET,
    "AllPrintings, version 4": {"TST": ONE_SET},
}


@pytest.mark.parametrize("form", JSON_FORMS)
@pytest.mark.parametrize("indent", [None, 4])
def test_files_of_mtgjson_are_recognised_in_every_form(shelf: Shelf, form: str, indent: int | None) -> None:
    report = shelf.take(json.dumps(JSON_FORMS[form], indent=indent))
    assert (report.new, dict(report.skipped), report.differences) == (2, {}, [])
    card = shelf.card("Night Hound")
    assert (card.name, card.shape) == ("Dusk Herder // Night Hound", Shape.DOUBLE_FACED)
    assert [str(part.type_line) for part in card.faces] == ["Creature — Human Cleric", "Creature — Wolf"]
    assert shelf.names("nachthund") == ["Dusk Herder // Night Hound"]
    assert shelf.names("e:old keeper") == ["Mill Keeper"]


def test_cards_of_version_four_by_name_are_put_together_by_their_list_of_names(shelf: Shelf) -> None:
    names = ["Give", "Keep"]
    halves = {
        name: {
            "name": name,
            "names": names,
            "side": side,
            "layout": "split",
            "manaCost": cost,
            "convertedManaCost": 3.0,
            "colors": [color],
            "type": "Sorcery",
            "text": "Fuse",
            "scryfallOracleId": oracle_id(4),
        }
        for name, side, cost, color in (("Keep", "b", "{1}{U}", "U"), ("Give", "a", "{G}", "G"))
    }
    report = shelf.take(halves | {"Mill Keeper": json_face("Mill Keeper", 1)})
    assert (report.new, report.differences) == (2, [])
    assert [part.name for part in shelf.card("Keep").faces] == names


def test_cards_of_version_three_without_oracle_ids_and_with_words_for_colors(shelf: Shelf) -> None:
    def side(name: str, **keys: Any) -> Record:  # noqa: ANN401
        names = ["Dusk Herder", "Night Hound"]
        return {"name": name, "names": names, "layout": "double-faced", "colors": ["Green"], "type": "Creature"} | keys

    old_set = {
        "name": "Old Set",
        "code": "OLD",
        "cards": [
            side("Dusk Herder", manaCost="{2}{G}", cmc=3, number="9a", power="2", toughness="3"),
            side("Night Hound", number="9b", power="4", toughness="4"),
            {
                "name": "Mill Keeper",
                "layout": "normal",
                "manaCost": "{1}{W}",
                "cmc": 2,
                "colors": ["White"],
                "type": "Elf",
            },
        ],
    }
    report = shelf.take({"OLD": old_set})
    assert (report.new, report.differences) == (2, [])
    assert shelf.card("Night Hound").faces[1].colors == {Color.GREEN}


def test_meld_cards_of_mtgjson_are_three_cards(shelf: Shelf) -> None:
    parts = ["Left Tower", "Right Tower", "The Whole Keep"]

    def part(name: str, number: int, cost: str, side: str) -> Record:
        full = name if side == "b" else f"{name} // The Whole Keep"
        keys = {"layout": "meld", "cardParts": parts, "faceName": name, "side": side, "manaCost": cost}
        return json_face(full, number, **keys, colors=[], manaValue=len(cost))

    report = shelf.take(
        {
            "data": {
                "a": [part(parts[0], 1, "{3}", "a")],
                "b": [part(parts[1], 2, "{4}", "a")],
                "c": [part(parts[2], 3, "", "b")],
            }
        }
    )
    assert report.new == 3
    assert shelf.card("Left Tower").melds_into == "The Whole Keep"
    assert shelf.card("Right Tower").melds_with == "Left Tower"
    assert shelf.card("The Whole Keep").meld_result


def test_a_broken_face_of_mtgjson_is_told_and_the_others_are_read(shelf: Shelf) -> None:
    data = {"Mill Keeper": [json_face("Mill Keeper", 1, power=2, keywords=7)], "Odd": [5], "Other": ["x"]}
    report = shelf.take({"meta": META, "data": data})
    assert (report.new, report.repaired, report.skipped["is not a JSON object"]) == (1, 1, 2)
    assert accounted(report)


def test_a_card_without_oracle_id_becomes_the_known_card_of_its_name(shelf: Shelf) -> None:
    shelf.take([normal(oracle_text="From Scryfall")])
    plain = json_face("Mill Keeper", 0, text="From a file without ids")
    del plain["identifiers"]
    report = shelf.take({"Mill Keeper": plain})
    assert (report.new, report.changed) == (0, 1)
    assert shelf.names("mill keeper") == ["Mill Keeper"]
    assert shelf.card("Mill Keeper").front.paragraphs == ("From a file without ids",)
    assert shelf.take([normal(oracle_text="From Scryfall again")]).changed == 1
    assert shelf.names("mill keeper") == ["Mill Keeper"]


def test_a_card_with_oracle_id_takes_the_place_of_one_without(shelf: Shelf) -> None:
    shelf.take([normal(oracle_id=None, oracle_text="Without")])
    shelf.take([normal(oracle_text="With")])
    assert shelf.names("mill keeper") == ["Mill Keeper"]
    assert shelf.card("Mill Keeper").front.paragraphs == ("With",)


# Cockatrice


def element(name: str, layout: str = "normal", more: str = "", related: str = "", **props: str) -> str:
    values = {"layout": layout, "type": "Creature — Wolf", "manacost": "1W", "cmc": "2", "colors": "W"} | props
    inside = "".join(f"<{key}>{value}</{key}>" for key, value in values.items() if key != "text")
    return (
        f"<card><name>{name}</name><text>{props.get('text', 'Vigilance')}</text><prop>{inside}</prop>"
        f'<set num="1" uuid="x">TST</set><set>OLD</set>{related}<tablerow>2</tablerow>{more}</card>'
    )


def database(*cards: str, head: str = '<?xml version="1.0" encoding="UTF-8"?>', version: str = "4") -> str:
    sets = "<sets><set><name>TST</name><longname>Testing</longname></set></sets>"
    inside = f"{sets}<cards>{''.join(cards)}</cards>"
    return f'{head}<cockatrice_carddatabase version="{version}">{inside}</cockatrice_carddatabase>'


def test_cards_of_cockatrice_are_read_with_sides_parts_and_tokens(shelf: Shelf) -> None:
    report = shelf.take(
        database(
            element("Mill Keeper", pt="2/2"),
            element("Give // Keep", "split", manacost="G // 1U", type="Sorcery // Sorcery", cmc="3", colors="UG",
                    text="Fuse\n\n---\n\nFuse"),
            element("Dusk Herder", "transform", side="front", manacost="2(G/U)", cmc="3", colors="UG",
                    related='<related attach="transform">Night Hound</related>'),
            element("Night Hound", "transform", side="back", manacost="", cmc="3", colors="G"),
            element("Wolf", "token", more="<token>1</token>", manacost="", cmc="0", colors="G"),
            element("Lonely Back", "transform", side="back"),
        )
    )  # fmt: skip
    assert (report.new, dict(report.skipped)) == (4, {"is a back side that no front side names": 1})
    assert report.differences == []
    assert accounted(report)
    assert [part.name for part in shelf.card("Keep").faces] == ["Give", "Keep"]
    card = shelf.card("Night Hound")
    assert card.name == "Dusk Herder // Night Hound"
    assert str(card.front.mana_cost) == "{2}{G/U}"
    assert card.faces[1].colors == {Color.GREEN}
    assert shelf.card("Wolf").is_token
    assert str(shelf.card("Mill Keeper").front.power) == "2"
    assert shelf.names("e:old mill") == ["Mill Keeper"]


def old_element(name: str, *related: str, text: str = "Vigilance", **values: str) -> str:
    """A card as version 3 has it, without a layout."""
    given = {"manacost": "1W", "type": "Creature — Wolf", "pt": "2/2"} | values
    inside = "".join(f"<{key}>{value}</{key}>" for key, value in given.items() if value)
    named = "".join(f"<related>{other}</related>" for other in related)
    return (
        f'<card><name>{name}</name><set rarity="common">TST</set><color>W</color><color>G</color>{named}{inside}'
        f"<tablerow>2</tablerow><text>{text}</text></card>"
    )


def test_cards_of_an_older_cockatrice_are_read_as_far_as_it_says(shelf: Shelf) -> None:
    melds = "If you control both, exile them, then meld them into The Keep."
    report = shelf.take(
        database(
            old_element("Night Hound", "Dusk Herder", manacost="", text="Trample"),
            old_element("Mill Keeper", "Cat", manacost="GW"),
            old_element("Dusk Herder", "Night Hound", "Cat", text="At dawn, transform Dusk Herder."),
            old_element("Tall One", "Fallen One", manacost="4W", text="When it wins, flip Tall One."),
            old_element("Fallen One", "Tall One", manacost="4W", text="Reach"),
            old_element("Give // Keep", manacost="G // 1U", type="Sorcery // Sorcery", pt="", text="Fuse\n---\nFuse"),
            old_element("Left Tower", "Right Tower", "The Keep", text="(Melds with Right Tower.)"),
            old_element("Right Tower", "Left Tower", "The Keep", text=melds),
            old_element("The Keep", "Left Tower", "Right Tower", manacost=""),
            old_element("Odd Front", "Odd Back", text=""),
            old_element("Odd Back", "Odd Front", manacost="", text=""),
            old_element("Cat", token="1", manacost=""),
            old_element("", text="Nameless"),
            version="3",
        )
    )
    assert report.skipped == {"has two sides, and nothing says how they lie on the card": 1, "has no name": 1}
    assert {(line.place, line.name) for line in report.lines} == {("card 13", ""), ("card 10", "Odd Front // Odd Back")}
    assert accounted(report)
    layouts = {
        name: shelf.card(name).layout_name for name in ("Night Hound", "Fallen One", "Keep", "Cat", "Left Tower")
    }
    assert list(layouts.values()) == ["transform", "flip", "split", "token", "meld"]
    assert shelf.card("Night Hound").name == "Dusk Herder // Night Hound"
    assert shelf.card("Fallen One").front.name == "Tall One"
    assert shelf.card("Right Tower").melds_into == "The Keep"
    assert shelf.card("Mill Keeper").front.colors == {Color.GREEN, Color.WHITE}
    assert shelf.card("Mill Keeper").printing.set_code == "tst"


def test_one_side_alone_does_not_cover_a_card_of_two(shelf: Shelf) -> None:
    delver = old_element("Delver of Secrets", manacost="U", type="Creature — Human Wizard", pt="1/1", text="Turns.")
    herder = old_element("Dusk Herder", manacost="2G", text="Turns.")
    shelf.take([transform()])
    report = shelf.take(database(delver, herder, old_element("Mill Keeper"), version="3"))
    assert (report.new, report.poorer) == (1, 2)
    assert shelf.card("Delver of Secrets").back is not None
    assert shelf.card("Dusk Herder").back is not None


A_FACE = {"name": "Mill", "layout": "normal", "type": "Land", "text": ""}
NAMELESS: dict[str, tuple[Any, str]] = {
    "a set": ({"data": {"TST": {"code": "TST", "cards": [A_FACE, {}], "tokens": []}}}, '"TST".cards[1]'),
    "its tokens": ({"data": {"TST": {"code": "TST", "cards": [A_FACE], "tokens": [{}]}}}, '"TST".tokens[0]'),
    "a name of AtomicCards": ({"data": {"Mill": [A_FACE], "Odd": [{"layout": "normal"}]}}, '"Odd"'),
    "a list of sets": ([{"code": "TST", "cards": [A_FACE, {}]}], "[0].cards[1]"),
    "Scryfall": ([normal(), normal() | {"name": None}], "record 2"),
    "Cockatrice": (database(element("Mill"), element("")), "card 2"),
    "Cockatrice, one of two sides": (database(element("Mill"), element("", "transform", side="back")), "card 2"),
}


@pytest.mark.parametrize("kind", NAMELESS)
def test_a_record_without_a_name_is_told_with_its_place(shelf: Shelf, kind: str) -> None:
    content, place = NAMELESS[kind]
    report = shelf.take(content)
    assert (report.new, dict(report.skipped)) == (1, {"has no name": 1})
    assert report.lines[0].place == place


BOMB = "<!DOCTYPE b [" + '<!ENTITY a "aaaaaaaaaa">' + '<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">' + "]>"
HOSTILE_XML: dict[str, tuple[str, str]] = {
    "entities that multiply": (database(element("&b;"), head=BOMB), "entities"),
    "an entity from a file": (
        database(element("&b;"), head='<!DOCTYPE b [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
        "entities",
    ),
    "a document type elsewhere": (database(head='<!DOCTYPE b SYSTEM "http://example.invalid/x.dtd">'), "entities"),
    "elements without end": (database("<a>" * 10_000), "nested too deep"),
    "an older version": (database(version="2"), "version 3 or 4"),
    "a cut off file": (database(element("Mill Keeper"))[:-40], "cut off"),
    "an unknown encoding": (database(head='<?xml version="1.0" encoding="x-none"?>'), "encoding"),
    "an error": (database("<a></b>"), "line 1"),
}


@pytest.mark.parametrize("kind", HOSTILE_XML)
def test_hostile_and_broken_xml_is_refused_in_one_sentence(shelf: Shelf, kind: str) -> None:
    content, words = HOSTILE_XML[kind]
    with pytest.raises(LibraryError, match=words):
        shelf.take(content)
    assert not shelf.path.exists()


def test_five_faced_cards_and_unknown_faces_survive_as_split(shelf: Shelf) -> None:
    shelf.take([split(face("A Half", "{W}", "Instant"), face("B Half", "{U}", "Instant"))])
    assert shelf.card("b half").shape is Shape.SPLIT
