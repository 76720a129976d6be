from __future__ import annotations

import pytest

from inspector.cards import keywords_of

ABILITIES = [
    ("Flying", ["Flying"]),
    ("Flying, vigilance", ["Flying", "Vigilance"]),
    ("Flying, first strike, and trample", ["Flying", "First strike", "Trample"]),
    ("First strike; banding", ["First strike", "Banding"]),
    ("Ward {2}", ["Ward"]),
    ("Ward—Pay 2 life.", ["Ward"]),
    ("Protection from red", ["Protection"]),
    ("Protection from white and from blue", ["Protection"]),
    ("Morph {3}{G}{G}", ["Morph"]),
    ("Disturb {1}{U}", ["Disturb"]),
    ("Fuse", ["Fuse"]),
    ("Enchant creature", ["Enchant"]),
    ("Equip {1}", ["Equip"]),
    ("Cycling {2}", ["Cycling"]),
    ("Islandcycling {2}", ["Islandcycling"]),
    ("Basic landcycling {1}", ["Basic landcycling"]),
    ("Flying (Others need reach or flying to block it.)", ["Flying"]),
    ("DOUBLE STRIKE", ["Double strike"]),
]


@pytest.mark.parametrize(("paragraph", "keywords"), ABILITIES)
def test_a_keyword_ability_is_known_without_its_parameters(paragraph: str, keywords: list[str]) -> None:
    assert list(keywords_of(paragraph)) == keywords


@pytest.mark.parametrize(
    "paragraph",
    [
        "When this enters, target creature gains flying. Draw a card.",
        "Other creatures have flying.",
        "Transform this.",
        "{T}: Add {G}.",
        "",
        "(Just a reminder.)",
        "Creatures you control have first strike and haste.",
        "Spells cost {1} less.",
        "Put a counter on it whenever you do cycling",
    ],
)
def test_a_sentence_that_mentions_a_keyword_is_none(paragraph: str) -> None:
    assert keywords_of(paragraph) == ()


def test_a_keyword_newer_than_the_table_is_known_from_the_record() -> None:
    assert keywords_of("Zorbing 3") == ()
    assert keywords_of("Zorbing 3", ("Zorbing",)) == ("Zorbing",)


def test_a_keyword_action_that_the_record_lists_is_no_ability() -> None:
    assert keywords_of("Transform", ("Transform",)) == ()
