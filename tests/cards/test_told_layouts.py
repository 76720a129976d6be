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


@pytest.mark.parametrize("layout", ["class", "token", "saga"])
def test_712_4a_a_card_of_another_layout_that_speaks_of_melding_stays_what_it_is(layout: str) -> None:
    record = face("South Gate", "Enchantment", text="{3}: Exile them, then meld them into The Whole Keep.")
    assert card_from_scryfall(record | {"layout": layout}).layout_name == layout


def layout_of(front: Record, back: Record) -> str | None:
    """The layout that two faces tell; None where they tell none."""
    try:
        return card_from_scryfall(
            {"name": f"{front['name']} // {back['name']}", "card_faces": [front, back]}
        ).layout_name
    except CardError:
        return None


def saying(text: str, record: Record = MAN) -> Record:
    return record | {"oracle_text": text}


@pytest.mark.parametrize(
    "words",
    [
        *("Transform it.", "It transforms.", "It was transformed.", "Convert it.", "It converts.", "It was converted."),
        *("Daybound", "Nightbound", "Disturb {2}{U}", "Craft with artifact {2}", "More Than Meets the Eye {2}"),
    ],
)
def test_712_1_each_word_by_which_a_card_turns_over_tells_that_it_has_two_sides(words: str) -> None:
    assert layout_of(saying(words), WOLF) == "transform"
    assert layout_of(saying("Reach"), saying(words, WOLF)) == "transform"
    # A land behind is turned to by the same words, or else played as it is.
    mill = face("Mill", "Land", text="{T}: Add {W}.")
    assert (layout_of(saying(words), mill), layout_of(saying("Reach"), mill)) == ("transform", "modal_dfc")


@pytest.mark.parametrize(
    ("words", "layout"),
    [
        *(
            ("Flip it.", "flip"),
            ("It is flipped.", "flip"),
            ("Flipped things are odd.", "flip"),
            ("FLIP this.", "flip"),
        ),
        # 705: a coin is flipped, too.
        *((f"Flip {coin}.", None) for coin in ("a coin", "coins", "the coin", "two coins")),
        ("Flip-flop.", None),
    ],
)
def test_710_1_words_that_flip_a_card_and_no_coin_tell_a_flip_card(words: str, layout: str | None) -> None:
    assert layout_of(saying(words), WOLF) == layout
    # Some files give the lower half the mana cost of the card; another cost is its own.
    assert layout_of(saying(words), WOLF | {"mana_cost": "{2}{G}"}) == (layout or "modal_dfc")
    assert layout_of(saying(words), WOLF | {"mana_cost": "{1}"}) == "modal_dfc"
    assert layout_of(saying(words), SPELL | {"mana_cost": ""}) is None


@pytest.mark.parametrize(
    ("front", "back", "layout"),
    [
        # 722.1: a spell that something prepared has; without such words the two are two sides.
        (saying("It becomes prepared."), SPELL, "prepare"),
        (saying("Prepare it."), SPELL, "prepare"),
        (saying("Preparation is all."), SPELL, "modal_dfc"),
        (saying("It becomes prepared."), WOLF | {"mana_cost": "{1}"}, "modal_dfc"),
        # Without words on its front nothing tells.
        (saying(""), SPELL, None),
        (saying(""), face("Mill", "Land"), None),
        (SPELL, WOLF, None),
        (OTHER, SPELL, "split"),
        (SPELL, saying("Reach", WOLF | {"mana_cost": "{1}"}), "modal_dfc"),
        # 702.102, 702.127: printed on halves, at the head of a paragraph.
        (SPELL, saying("Gain 1 life.\nFuse", OTHER), "split"),
        (saying("Fuse"), WOLF, "split"),
        (saying("Defuse it, or fuse it. It transforms."), WOLF, "transform"),
        # 709.5: both halves are Rooms, or it is no Room card.
        (face("Hall", "Enchantment — Room", "{1}"), face("Attic", "Enchantment", "{1}", "Draw."), None),
        # Art on both sides is no card of the game.
        (face("Art", "Card"), face("Art", "Card"), None),
        (face("Cat", "Token Creature — Cat"), face("Dog", "Token Creature — Dog"), None),
    ],
)
def test_what_two_faces_say_tells_how_they_lie(front: Record, back: Record, layout: str | None) -> None:
    assert layout_of(front, back) == layout


@pytest.mark.parametrize(
    ("line", "layout"),
    [
        *(("Phenomenon", "planar"), ("Ongoing Scheme", "scheme"), ("Vanguard", "vanguard"), ("Emblem — Owl", "emblem")),
        *(
            ("Plane — Home", "planar"),
            ("Token Artifact — Food", "token"),
            ("Scheme", "scheme"),
            ("Planeswalker", "normal"),
        ),
    ],
)
def test_one_face_of_a_line_of_its_own_has_the_layout_of_that_line(line: str, layout: str) -> None:
    assert card_from_scryfall(face("One", line)).layout_name == layout
    assert card_from_scryfall(face("One", line, text="Flying\n(Melds with Two.)")).layout_name == "meld"


def test_faces_that_tell_nothing_are_counted_in_what_is_said() -> None:
    with pytest.raises(CardError, match="it has no layout, and its 2 faces might lie on a card in several ways"):
        card_from_scryfall({"name": "A // B", "card_faces": [saying(""), WOLF]})
    spells = [SPELL | {"name": name} for name in "ABC"]
    with pytest.raises(CardError, match="its 4 faces might lie on a card in several ways; say which"):
        card_from_scryfall({"name": "A // B // C // D", "card_faces": [*spells, WOLF]})
