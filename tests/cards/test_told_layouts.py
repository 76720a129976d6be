"""Cards whose records list faces without a layout: read by what the faces say, or refused."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import CardError, card_from_scryfall

Record = dict[str, Any]


def face(name: str, line: str, cost: str = "", text: str = "") -> Record:
    return {"name": name, "type_line": line, "mana_cost": cost, "oracle_text": text, "power": "1", "toughness": "1"}


MAN = face("Dusk Herder", "Creature — Human", "{2}{G}", "At dawn, transform this creature.")
WOLF = face("Night Hound", "Creature — Wolf", text="Trample")
SPELL = face("Cast Out", "Sorcery", "{1}{W}", "Draw a card.")
OTHER = face("Call Back", "Instant", "{2}{B}", "Gain 1 life.")
TOLD: dict[str, tuple[list[Record], str]] = {
    "words that transform": ([MAN, WOLF], "transform"),
    "day and night": ([MAN | {"oracle_text": "Daybound"}, WOLF | {"oracle_text": "Nightbound"}], "transform"),
    "a Siege": ([face("Siege of Mills", "Battle — Siege", "{3}", "Draw."), WOLF], "transform"),
    "words that flip": ([MAN | {"oracle_text": "At dawn, flip this creature."}, WOLF], "flip"),
    "an Adventure": ([MAN, SPELL | {"type_line": "Sorcery — Adventure"}], "adventure"),
    "an Omen": ([MAN, SPELL | {"type_line": "Sorcery — Omen"}], "adventure"),
    "a prepared spell": ([MAN | {"oracle_text": "This creature enters prepared."}, SPELL], "prepare"),
    "a Room": ([face(name, "Enchantment — Room", "{1}", "Draw.") for name in ("Hall", "Attic")], "split"),
    "two spells": ([SPELL, OTHER], "split"),
    "Aftermath": ([SPELL, OTHER | {"oracle_text": "Aftermath (Only from a graveyard.)\nGain 1 life."}], "split"),
    "five spells": ([SPELL | {"name": f"Part {n}"} for n in range(5)], "split"),
    "a spell and a land": ([SPELL, face("Mill", "Land", text="{T}: Add {W}.")], "modal_dfc"),
    "two permanents with costs": ([face("God", "Creature", "{4}", "Vigilance"), face("Axe", "Artifact", "{2}")],
                                  "modal_dfc"),
    "the same face twice": ([SPELL, SPELL], "reversible_card"),
}  # fmt: skip


@pytest.mark.parametrize("sign", TOLD)
def test_faces_without_a_layout_are_read_by_what_they_say(sign: str) -> None:
    faces, layout = TOLD[sign]
    card = card_from_scryfall({"name": " // ".join(face["name"] for face in faces), "card_faces": faces})
    assert card.layout_name == layout
    assert [each.name for each in card.faces] == list(dict.fromkeys(face["name"] for face in faces))


UNTOLD: dict[str, Record] = {
    "words left out": {"card_faces": [MAN | {"oracle_text": ""}, WOLF]},
    "three creatures": {"card_faces": [MAN, WOLF, MAN | {"name": "Third"}]},
    "a token": {"card_faces": [MAN | {"type_line": "Token Creature — Human"}, WOLF]},
    "a coin is flipped": {"card_faces": [MAN | {"oracle_text": "Flip a coin."}, WOLF]},
    "the other face is missing": MAN | {"name": "Dusk Herder // Night Hound"},
}


@pytest.mark.parametrize("record", UNTOLD)
def test_faces_that_do_not_tell_their_layout_are_refused(record: str) -> None:
    with pytest.raises(CardError, match="no layout"):
        card_from_scryfall({"name": "Dusk Herder // Night Hound"} | UNTOLD[record])


@pytest.mark.parametrize(
    ("line", "text", "layout"),
    [
        ("Creature — Bear", "", "normal"),
        ("Token Creature — Cat", "", "token"),
        ("Plane — Home", "", "planar"),
        ("Creature — Wall", "(Melds with North Gate.)", "meld"),
    ],
)
def test_one_face_without_a_layout_is_what_its_line_and_words_say(line: str, text: str, layout: str) -> None:
    assert card_from_scryfall(face("South Gate", line, text=text)).layout_name == layout


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        ("(Melds with North Gate.)", "meld"),
        ("{3}: Exile them, then meld them into The Whole Keep.", "meld"),
        ("Whenever you meld something, draw a card.", "normal"),
    ],
)
def test_712_4a_what_says_that_it_melds_is_a_meld_card_though_a_file_calls_it_ordinary(text: str, layout: str) -> None:
    assert card_from_scryfall(face("South Gate", "Land", text=text) | {"layout": "normal"}).layout_name == layout
