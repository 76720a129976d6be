from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from inspector.cards import Card, Kind, Shape
from inspector.library import LibraryError, bundled_cards
from inspector.library.bundled import cards_of_files

BEAR = {"name": "Plain Bear", "type_line": "Creature — Bear", "mana_cost": "{1}{G}"}


def of(kind: Kind) -> list[Card]:
    return [card for card in bundled_cards() if card.kind is kind and not card.is_token and not card.meld_result]


def with_keyword(*keywords: str) -> list[Card]:
    return [card for card in bundled_cards() if any(word in face.keywords for face in card.faces for word in keywords)]


def test_there_are_at_least_300_cards_with_several_faces() -> None:
    # A meld card's second face is that of a whole made of two cards, so meld cards are counted apart.
    assert len([card for card in bundled_cards() if len(card.faces) > 1 and not card.is_token]) >= 300


@pytest.mark.parametrize(
    ("layout", "least"),
    [("transform", 130), ("modal_dfc", 35), ("split", 50), ("flip", 20), ("adventure", 35), ("prepare", 20)],
)
def test_every_layout_of_several_faces_has_many_cards(layout: str, least: int) -> None:
    assert len([card for card in bundled_cards() if card.layout_name == layout]) >= least


@pytest.mark.parametrize(
    ("subtype", "least"),
    [("Room", 40), ("Siege", 7), ("Saga", 5), ("Omen", 5), ("Adventure", 30), ("Planeswalker", 10)],
)
def test_what_only_some_faces_are_is_there_several_times(subtype: str, least: int) -> None:
    faces = [face for card in bundled_cards() if len(card.faces) > 1 for face in card.faces]
    lines = [face.type_line for face in faces]
    assert len([line for line in lines if subtype in (*line.types, *line.subtypes)]) >= least


def test_every_double_faced_card_has_its_set_code_which_its_marks_need() -> None:
    assert [card.name for kind in Kind for card in of(kind) if not card.printing.set_code] == []


@pytest.mark.parametrize(
    "sets",
    [{"isd", "dka", "soi", "mid", "vow"}, {"ori", "m19"}, {"emn"}, {"xln", "rix"}, {"neo"}, {"bot", "mom", "lci"}],
    ids=["sun and moon", "spark", "moon and Emrakul", "compass and land", "fans", "triangles"],
)
def test_every_family_of_marks_of_nonmodal_cards_has_several(sets: set[str]) -> None:
    assert len([card for card in of(Kind.NONMODAL) if card.printing.set_code in sets]) >= 5


def test_there_are_at_least_10_split_cards_that_are_no_rooms_with_fuse_and_aftermath_among_them() -> None:
    split = [card for card in bundled_cards() if card.shape is Shape.SPLIT and not card.is_room]
    assert len(split) >= 10
    keywords = {keyword for card in split for face in card.faces for keyword in face.keywords}
    assert {"Fuse", "Aftermath"} <= keywords


def test_there_are_at_least_10_cards_about_being_face_down() -> None:
    words = ("manifest", "cloak", "face down")
    by_text = {
        card.name
        for card in bundled_cards()
        if any(word in text.lower() for face in card.faces for text in face.paragraphs for word in words)
    }
    assert len(by_text | {card.name for card in with_keyword("Morph", "Megamorph", "Disguise")}) >= 10


def test_all_seven_meld_pairs_are_there_whole() -> None:
    pairs = Counter(card.melds_into for card in of(Kind.MELD))
    assert set(pairs.values()) == {2}
    assert len(pairs) >= 7
    for card in of(Kind.MELD):
        assert card.melds_into is not None
        assert card.melds_with is not None
        whole, other = bundled_cards().find(card.melds_into), bundled_cards().find(card.melds_with)
        assert whole is not None
        assert whole.meld_result
        assert other is not None
        assert other.melds_with == card.name


@pytest.mark.parametrize(
    "name",
    [
        *("Humility", "Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth", "Conspiracy", "Lignify", "Clone"),
        *(
            "Copy Enchantment",
            "Delver of Secrets",
            "Insectile Aberration",
            "Kruin Outlaw",
            "Wildblood Pack",
            "Moonmist",
        ),
        *("Cytoshape", "Elite Vanguard", "Blackbloom Rogue", "Fire // Ice", "Bottomless Pool", "Tok-Tok, Volcano Born"),
    ],
)
def test_the_cards_that_rules_and_examples_name_are_found(name: str) -> None:
    assert bundled_cards().find(name) is not None


def test_every_face_of_every_card_is_complete() -> None:
    for card in bundled_cards():
        for face in card.faces:
            assert face.type_line.types, face.name
            if "Creature" in face.type_line.types and not card.is_token:
                assert face.power is not None, face.name
                assert face.toughness is not None, face.name
            # A planeswalker that turns into another keeps its counters, so the other has no number printed.
            if "Planeswalker" in face.type_line.types and (face is card.front or not card.front.loyalty):
                assert face.loyalty is not None, face.name
            if "Battle" in face.type_line.types:
                assert face.defense is not None, face.name


def test_the_facts_of_some_cards_are_those_printed() -> None:
    facts = {
        "Delver of Secrets": ("{U}", "Creature — Human Wizard", "1/1"),
        "Insectile Aberration": ("", "Creature — Human Insect", "3/2"),
        "Kruin Outlaw": ("{1}{R}{R}", "Creature — Human Rogue Werewolf", "2/2"),
        "Blackbloom Rogue": ("{2}{B}", "Creature — Human Rogue", "2/3"),
        "Elite Vanguard": ("{W}", "Creature — Human Soldier", "2/1"),
        "Humility": ("{2}{W}{W}", "Enchantment", "None/None"),
    }
    for name, expected in facts.items():
        card = bundled_cards().find(name)
        assert card is not None
        face = next(face for face in card.faces if face.name == name)
        assert (str(face.mana_cost or ""), str(face.type_line), f"{face.power}/{face.toughness}") == expected


def test_the_cards_are_sorted_read_once_and_no_two_share_a_name() -> None:
    names = [card.name for card in bundled_cards()]
    assert len(set(names)) == len(names)
    assert names == sorted(names, key=str.casefold)
    assert bundled_cards() is bundled_cards()


def write(folder: Path, name: str, records: Any) -> Path:  # noqa: ANN401 - what a file holds
    path = folder / name
    path.write_text(records if isinstance(records, str) else json.dumps(records), encoding="utf-8")
    return path


@pytest.mark.parametrize("text", ["", "[", "{}", '["x"]', '[{"name": "\\ud800"}]'])
def test_a_damaged_file_of_cards_is_named_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = write(tmp_path, "some.json", text)
    with pytest.raises(LibraryError, match="install Card Inspector again") as refused:
        cards_of_files([path])
    assert refused.value.place == str(path)
    assert str(path) in str(refused.value)


def test_a_file_of_cards_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(b'[{"name": "\xff\xfe"}]')
    with pytest.raises(LibraryError, match="cannot be read"):
        cards_of_files([path])


def test_a_damaged_card_is_named_with_its_field(tmp_path: Path) -> None:
    path = write(tmp_path, "some.json", [BEAR, {**BEAR, "name": "Odd Bear", "mana_cost": "{Q}"}])
    with pytest.raises(LibraryError, match=r"Odd Bear.*mana_cost.*\{Q\}"):
        cards_of_files([path])


def test_a_card_that_stands_in_two_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match=r'"Plain Bear" is here a second time'):
        cards_of_files([write(tmp_path, "a.json", [BEAR]), write(tmp_path, "b.json", [BEAR])])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LibraryError, match="cannot be read"):
        cards_of_files([tmp_path / "none.json"])
