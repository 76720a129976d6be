from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.library import Library, LibraryError
from inspector.library.decks import MOST_CARDS, Deck, is_prose, place_deck, read_deck, with_suggestion
from inspector.rules.table.actions import Zone
from tests.library.records import Shelf, normal

LIBRARY = Library(Path("/nonexistent/none.sqlite"))


def placed(text: str | bytes, zone: Zone = "library") -> Deck:
    return place_deck(read_deck(text), LIBRARY, zone)


def cards(deck: Deck) -> list[tuple[str, str]]:
    return [(action.card, action.zone) for action in deck.actions]


FIRE = "Fire // Ice"
DELVER = "Delver of Secrets // Insectile Aberration"
SPELLINGS = [
    ("1 Fire // Ice", FIRE),
    ("1 Fire/Ice", FIRE),
    ("1 Fire//Ice", FIRE),
    ("1 Fire / Ice", FIRE),
    ("1 Fire", FIRE),
    ("Ice", FIRE),
    ("1x Fire & Ice", FIRE),
    ("1 fire and ice", FIRE),
    ("x1 FIRE // ICE", FIRE),
    ("Fire // Ice x1", FIRE),
    ("1 Delver of Secrets (ISD) 51", DELVER),
    ("1 Delver of Secrets [ISD]", DELVER),
    ("1 [ISD] Delver of Secrets", DELVER),
    ("1 Insectile Aberration", DELVER),
    ("1 Delver of Secrets // Insectile Aberration (ISD) 51 *F*", DELVER),
    ("1 Delver of Secrets (isd) 51 [Creature] ^Have,#37d67a^", DELVER),
    ("1 Delver of Secrets <retro> [ISD] (F)", DELVER),
    ("1 Delver of Secrets # the best", DELVER),
    ("1\tDelver of Secrets", DELVER),
    ("1 Jace, Vryn’s Prodigy", "Jace, Vryn's Prodigy // Jace, Telepath Unbound"),
    ("1 Tok Tok Volcano Born", "Akki Lavarunner // Tok-Tok, Volcano Born"),
    ("SB: 1 Lightning Bolt", "Lightning Bolt"),
    ("1 fire+ice", FIRE),
    ("1 Fire + Ice", FIRE),
    ("1 Fire | Ice", FIRE),
    ("1 Fire_Ice", FIRE),
    ("1 Fire // Ice (APC) 128 *F* #removal", FIRE),
    ("1 Fire // the best half", FIRE),
    ("1 Delver of Secrets/Insectile Aberration", DELVER),
    ("1 Delver of Secrets // Insectile Aberration (MID) 47 F", DELVER),
    ("- 1 Delver of Secrets", DELVER),
    ("• 1x Delver of Secrets", DELVER),
    ("(1) Delver of Secrets", DELVER),
    ("[1] Delver of Secrets", DELVER),
    ("1 Delver of Secrets FOIL", DELVER),
    ("1 Delver of Secrets $1.50", DELVER),
    ("1 Delver of Secrets |ISD", DELVER),
    ("1 Delver of Secrets - ISD", DELVER),
]
HEADINGS = [
    *("Creatures (12)", "Creature [12]", "// Lands", "## Instants", "--- Removal ---", "== Sideboard ==", "SIDEBOARD:"),
    *("// Sideboard (15)", "Sideboard (15 cards)", "Commander", "Deck", "Maybeboard:", "*Artifacts*"),
]


@pytest.mark.parametrize("line", HEADINGS)
def test_a_heading_is_no_card(line: str) -> None:
    deck = placed(f"{line}\n1 Lightning Bolt")
    assert deck.lines[0].became == "heading"
    section = "sideboard" if "side" in line.lower() else None
    if section:
        assert deck.actions[0].zone == "outside"


def test_the_sideboard_may_be_told_by_an_empty_line_alone() -> None:
    deck = placed("4 Lightning Bolt\n36 Island\n\n2 Fire // Ice\n1 Wear // Tear\n")
    assert {card for card, zone in cards(deck) if zone == "outside"} == {FIRE, "Wear // Tear"}
    short = placed("4 Lightning Bolt\n\n2 Fire // Ice")
    assert {zone for _, zone in cards(short)} == {"library"}
    headed = placed("Deck\n40 Island\n\n2 Fire // Ice")
    assert {zone for _, zone in cards(headed)} == {"library"}


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_a_table_with_named_columns_is_a_list(sign: str) -> None:
    rows = [["Count", "Name", "Edition"], ["2", '"Jace, Vryn\'s Prodigy"', "ORI"], ["x", "Island", ""], ["1"]]
    deck = placed("\n".join(sign.join(row) for row in rows))
    assert cards(deck) == [("Jace, Vryn's Prodigy // Jace, Telepath Unbound", "library")] * 2
    assert [line.became for line in deck.lines] == ["heading", "placed", "unreadable", "unreadable"]


@pytest.mark.parametrize(("line", "name"), SPELLINGS)
def test_a_card_is_known_in_every_spelling_in_use(line: str, name: str) -> None:
    deck = placed(line)
    assert [action.card for action in deck.actions] == [name], deck.lines
    assert deck.problems == ()


def test_a_list_of_arena_is_told_line_by_line() -> None:
    deck = placed(
        "Commander\n1 Brisela's Friend\n\nDeck\n2 Lightning Bolt (M10) 146\n1 Bottomless Pool // Locker Room (DSK) 43\n"
        "3 Islnd\n\nSideboard\n1 Fire // Ice (MH2) 290\n"
    )
    assert cards(deck) == [
        ("Lightning Bolt", "library"),
        ("Lightning Bolt", "library"),
        ("Bottomless Pool // Locker Room", "library"),
        (FIRE, "outside"),
    ]
    assert [(line.number, line.became) for line in deck.lines] == [
        *((1, "heading"), (2, "unknown"), (4, "heading"), (5, "placed"), (6, "placed"), (7, "unknown")),
        *((9, "heading"), (10, "placed")),
    ]
    assert "Island" in deck.lines[5].says
    assert [line.number for line in deck.problems] == [2, 7]


FORGE = """[metadata]
Name=Commander of the Burn
Deck Type=constructed
Description=4 Fire
Difficulty=easy
[Avatar]
1 Maro|VAN|1
[Main]
15 Island|XLN|1
3 Lightning Bolt|M10|[146]
1 Lightning Bolt+|M10
1 Fire // Ice|APC|2|NoSellValue
1 Fire|Ice
[Sideboard]
2 Delver of Secrets|ISD
[Planes]

[Commander]
1 Jace, Vryn's Prodigy|ORI|1
"""


def test_a_deck_of_forge_has_no_unread_line() -> None:
    deck = placed(FORGE)
    assert Counter(cards(deck)) == {
        ("Island", "library"): 15,
        ("Lightning Bolt", "library"): 4,
        (FIRE, "library"): 2,
        (DELVER, "outside"): 2,
        ("Jace, Vryn's Prodigy // Jace, Telepath Unbound", "command"): 1,
    }
    # The avatar is a card of another game, and is told as left out.
    assert [(line.text, line.became) for line in deck.problems] == [("1 Maro|VAN|1", "left out")]
    assert {line.became for line in deck.lines[:6]} == {"heading"}


def test_what_other_programs_say_of_a_deck_is_no_card() -> None:
    deck = placed(
        "NAME:Burn\nAUTHOR:Ann\n2 [XLN:277] Island\nSB: 1 [M10:146] Lightning Bolt\nLAYOUT MAIN:(1,2)(NONE,false,50)\n"
        "1 Fire // Ice (APC) 128 [Sideboard]\n1 Delver of Secrets (ISD) 51 [Commander{top}]\n~~Sideboard~~\n1 Fire"
    )
    zones = ["library"] * 2 + ["outside", "outside", "command", "outside"]
    assert cards(deck) == list(zip(["Island", "Island", "Lightning Bolt", FIRE, DELVER, FIRE], zones, strict=True))
    assert deck.problems == ()


def test_a_heading_is_not_taken_for_a_card_that_has_its_name_in_another_language(shelf: Shelf) -> None:
    shelf.take([normal("Mill Keeper"), normal("Mill Keeper", lang="fr", printed_name="Commandant")])
    library = shelf.open()
    headed = place_deck(read_deck("Commandant\n1 Lightning Bolt"), library)
    assert [(line.text, line.became) for line in headed.problems] == [("Commandant", "unknown")]
    for text in ("Commandant\nLightning Bolt", "1 Commandant\n1 Lightning Bolt"):
        assert [action.card for action in place_deck(read_deck(text), library).actions] == [
            "Mill Keeper",
            "Lightning Bolt",
        ]
    library.close()


MTGJSON: dict[str, Any] = {
    "code": "TST",
    "commander": [{"count": 1, "name": "Jace, Vryn's Prodigy // Jace, Telepath Unbound", "uuid": "a"}],
    "displayCommander": [],
    "mainBoard": [
        {"count": 20, "name": "Island", "foreignData": [{"name": "Insel"}]},
        {"count": 1, "name": FIRE, "faceName": "Fire"},
        {"count": 1, "name": "Islnd"},
    ],
    "sideBoard": [{"count": 2, "name": "Lightning Bolt"}],
    "tokens": None,
}


@pytest.mark.parametrize("document", [{"meta": {"version": "5"}, "data": MTGJSON}, MTGJSON])
def test_a_deck_of_mtgjson_is_a_list(document: dict[str, Any]) -> None:
    deck = placed(json.dumps(document, indent=1))
    assert Counter(zone for _, zone in cards(deck)) == {"library": 21, "outside": 2, "command": 1}
    assert [(line.text, line.suggests) for line in deck.problems] == [("1 Islnd", "Island")]


@pytest.mark.parametrize("wrong", [{"data": {"decks": [MTGJSON]}}, {"mainBoard": "x"}, {"mainBoard": None}, {}])
def test_other_json_is_no_list(wrong: dict[str, Any]) -> None:
    assert placed(json.dumps(wrong)).actions == ()


def test_a_suggestion_can_be_taken() -> None:
    lines = read_deck("2 Lightnig Bolt\n1 Island\n1 Zzxqw")
    deck = place_deck(lines, LIBRARY)
    assert [line.suggests for line in deck.problems] == ["Lightning Bolt", ""]
    assert "is it Lightning Bolt?" in deck.problems[0].says
    again = place_deck(with_suggestion(lines, deck.problems[0].number, deck.problems[0].suggests), LIBRARY)
    assert [action.card for action in again.actions] == ["Lightning Bolt", "Lightning Bolt", "Island"]
    assert [line.text for line in again.problems] == ["1 Zzxqw"]


def test_every_object_gets_a_label_of_its_own() -> None:
    deck = place_deck(read_deck("3 Fire // Ice\n1 Fire/Ice"), LIBRARY, "hand", player="Ben", taken=["Fire 2"])
    assert [action.label for action in deck.actions] == ["Fire", "Fire 3", "Fire 4", "Fire 5"]
    assert {action.player for action in deck.actions} == {"Ben"}


DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema"><NetDeckID>0</NetDeckID>
<Cards CatID="1" Quantity="2" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
<Cards CatID="2" Quantity="1" Sideboard="true" Name="Fire/Ice" Annotation="0" />
</Deck>"""
COD = """<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Mine</deckname>
<zone name="main"><card number="2" name="Lightning Bolt"/></zone>
<zone name="side"><card number="1" price="0" name="Fire // Ice"/></zone></cockatrice_deck>"""


@pytest.mark.parametrize("text", [DEK, COD, DEK.encode(), b"\xef\xbb\xbf" + COD.encode()])
def test_lists_of_mtgo_and_cockatrice_are_recognised_by_their_content(text: str | bytes) -> None:
    assert cards(placed(text, "hand")) == [("Lightning Bolt", "hand")] * 2 + [(FIRE, "outside")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<html><body/></html>", "not a decklist"),
        (DEK[:-30], "whole XML"),
        ('<!DOCTYPE d [<!ENTITY a "b">]><Deck/>', "entities"),
        ("1 Bolt\x00\x01", "not text"),
        ("x" * 2_000_000, "too long"),
    ],
)
def test_what_is_no_list_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(LibraryError, match=words):
        read_deck(text)


@pytest.mark.parametrize("line", ["0 Island", "999999 Island", "99999999999 Island", "5", "4x"])
def test_a_line_with_an_impossible_number_places_nothing_and_is_told(line: str) -> None:
    deck = placed(line)
    assert deck.actions == ()
    assert len(deck.problems) == 1


def test_a_list_places_no_more_than_a_table_holds() -> None:
    deck = placed("250 Island\n" * 6)
    assert len(deck.actions) == MOST_CARDS
    assert [line.became for line in deck.lines] == ["placed"] * 4 + ["left out"] * 2


def test_imported_cards_and_their_printed_names_are_known(shelf: Shelf) -> None:
    shelf.take([normal("Mill Keeper"), normal("Mill Keeper", lang="de", printed_name="Mühlenwärter")])
    library = shelf.open()
    deck = place_deck(read_deck("1 mill-keeper\n2 Muhlenwarter"), library)
    assert [action.card for action in deck.actions] == ["Mill Keeper"] * 3
    library.close()


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_every_text_gives_a_report_or_a_refusal(text: str | bytes) -> None:
    try:
        lines = read_deck(text)
    except LibraryError:
        return
    deck = place_deck(lines, LIBRARY)
    assert len(deck.lines) == len(lines)


@pytest.mark.parametrize(
    ("text", "prose"),
    [
        ("My opponent Clones my Tarmogoyf. How big is the Clone?", True),
        ("Does Clone copying Llanowar Elves with an Aura on it keep the Aura", True),
        ("2 Grizzly Bears attack me and I cast Wrath of God. What dies?", True),
        ("My opponent Clones my\nTarmogoyf. There is a\nGrizzly Bears in my graveyard.\nHow big is it?", True),
        ("Is Clone legendary?", True),
        ("4 Lightning Bolt\n2 Clone", False),
        ("Delver of Secrets\nFire // Ice", False),
        ("Who's That Praetor?\nI Call on the Ancient Magics\nDr. Julius Jumblemorph", False),
        ("My deck is the best of all. It wins.\n4 Lightning Bolt\n2 Clone\n60 Island", False),
        ("Count,Name\n4,Is This Your Card?", False),
        ('{"name": "Is it a deck or what?"}', False),
    ],
)
def test_sentences_are_told_from_lists(text: str, *, prose: bool) -> None:
    assert is_prose(text) is prose
