"""Abilities of bundled cards that the core computes with: what each does to what it speaks of, and to nothing else."""

from __future__ import annotations

import pytest

from inspector.cards import Definition, StaticAbility
from inspector.library import bundled_cards
from inspector.reading import read_words, unread_sentences
from tests.rules.playing import Record, do, place, play

NEW = "2026-08"
Values = dict[str, object]

BEAR = place("Runeclaw Bear", "bear")
THEIRS = place("Runeclaw Bear", "theirs", player="Ben")
ANGEL = place("Serra Angel", "angel")
HUMAN = place("Elite Vanguard", "human")
WOLF = place("Wolf", "wolf", token=True)
FOREST = place("Forest", "forest")


def size(power: int, toughness: int) -> Values:
    return {"power": power, "toughness": toughness}


def attached(card: str, to: str = "bear") -> tuple[Record, ...]:
    return (BEAR, ANGEL, FOREST, place(card, "it"), do("attach", "it", to=to))


# A name, the table, and what objects on it are then.
TABLE: list[tuple[str, tuple[Record, ...], dict[str, Values]]] = [
    ("Bad Moon", (place("Scathe Zombies", "zombie"), BEAR), {"zombie": size(3, 3), "bear": size(2, 2)}),
    ("Crusade", (ANGEL, BEAR), {"angel": size(5, 5), "bear": size(2, 2)}),
    ("Glorious Anthem", (BEAR, THEIRS), {"bear": size(3, 3), "theirs": size(2, 2)}),
    ("Mayor of Avabruck", (HUMAN, BEAR), {"human": size(3, 2), "bear": size(2, 2), "it": size(1, 1)}),
    ("Howlpack Alpha", (WOLF, HUMAN), {"wolf": size(3, 3), "human": size(2, 1), "it": size(3, 3)}),
    (
        "Edgar, Charmed Groom",
        (place("Bloodline Keeper", "vampire"), BEAR),
        {"vampire": size(4, 4), "bear": size(2, 2), "it": size(4, 4)},
    ),
    ("Lord of Lineage", (place("Bloodline Keeper", "vampire"),), {"vampire": size(5, 5), "it": size(5, 5)}),
    ("Terror of Kruin Pass", (WOLF,), {"it": {"keywords": ("Double strike", "Menace")}, "wolf": {"keywords": ()}}),
    (
        "Final Iteration",
        (place("Delver of Secrets", "wizard"), BEAR),
        {"wizard": {**size(3, 2), "keywords": ("Flying",)}, "bear": size(2, 2)},
    ),
    ("Poppet Factory", (WOLF, BEAR), {"wolf": size(3, 3), "bear": size(2, 2)}),
    ("Tobita, Master of Winds", (BEAR, THEIRS), {"bear": {"keywords": ("Flying",)}, "theirs": {"keywords": ()}}),
    ("Homura's Essence", (BEAR,), {"bear": {**size(4, 4), "keywords": ("Flying",)}}),
    (
        "Esika, God of the Tree",
        (place("Lazav, Dimir Mastermind", "legend"), BEAR),
        {"legend": {"keywords": ("Hexproof", "Vigilance")}, "bear": {"keywords": ()}},
    ),
    (
        "Augusta, Dean of Order",
        (place("Runeclaw Bear", "tapped", tapped=True), BEAR),
        {"tapped": size(3, 2), "bear": size(2, 3), "it": size(1, 3)},
    ),
    ("Godhead of Awe", (ANGEL,), {"angel": {**size(1, 1), "keywords": ("Flying", "Vigilance")}, "it": size(4, 4)}),
    ("Gravity Sphere", (ANGEL,), {"angel": {"keywords": ("Vigilance",)}}),
    ("Dress Down", (ANGEL,), {"angel": {**size(4, 4), "keywords": ()}}),
    (
        "Opalescence",
        (place("Crusade", "crusade"), place("Flight", "aura"), BEAR),
        {"crusade": {**size(3, 3), "types": ("Enchantment", "Creature")}, "aura": {"types": ("Enchantment",)}},
    ),
    (
        "Blood Moon",
        (place("Bayou", "bayou"), FOREST),
        {"bayou": {"subtypes": ("Mountain",), "abilities": ("{T}: Add {R}.",)}, "forest": {"subtypes": ("Forest",)}},
    ),
    (
        "Urborg, Tomb of Yawgmoth",
        (FOREST,),
        {"forest": {"subtypes": ("Forest", "Swamp")}, "it": {"subtypes": ("Swamp",)}},
    ),
    (
        "Ashaya, Soul of the Wild",
        (BEAR, WOLF, FOREST),
        {"bear": {"types": ("Land", "Creature")}, "wolf": {"types": ("Creature",)}, "it": size(3, 3)},
    ),
    ("Celestial Dawn", (BEAR, THEIRS), {"bear": {"colors": ("W",)}, "theirs": {"colors": ("G",)}}),
    ("Mycosynth Lattice", (BEAR,), {"bear": {"colors": (), "types": ("Artifact", "Creature")}}),
    (
        "Yixlid Jailer",
        (place("Serra Angel", "dead", "graveyard"), ANGEL),
        {"dead": {"keywords": ()}, "angel": size(4, 4)},
    ),
    ("Ixidron", (place("Exalted Angel", "down", face_down="morph"), BEAR), {"it": size(1, 1)}),
    ("Awakened Skyclave", (), {"it": {"types": ("Land", "Creature")}}),
]
# What is attached to an object, and what that is then.
ATTACHED: list[tuple[str, str, Values]] = [
    ("Flight", "bear", {"keywords": ("Flying",)}),
    ("Bonesplitter", "bear", size(4, 2)),
    ("Elbrus, the Binding Blade", "bear", size(3, 2)),
    ("Sword of the Realms", "bear", {**size(4, 2), "keywords": ("Vigilance",)}),
    ("Cryptic Coat", "bear", size(3, 2)),
    ("Lignify", "angel", {**size(0, 4), "subtypes": ("Treefolk",), "abilities": ()}),
    (
        "Darksteel Mutation",
        "angel",
        {**size(0, 1), "types": ("Artifact", "Creature"), "subtypes": ("Insect",), "keywords": ("Indestructible",)},
    ),
    (
        "Imprisoned in the Moon",
        "angel",
        {"types": ("Land",), "subtypes": (), "colors": (), "abilities": ("{T}: Add {C}.",), "power": None},
    ),
    (
        "Song of the Dryads",
        "angel",
        {"types": ("Land",), "subtypes": ("Forest",), "colors": (), "abilities": ("{T}: Add {G}.",)},
    ),
]
BACKS = {"Howlpack Alpha", "Lord of Lineage", "Terror of Kruin Pass", "Final Iteration", "Poppet Factory"} | {
    "Awakened Skyclave",
    "Augusta, Dean of Order",
}
LOWER_HALVES = {"Tobita, Master of Winds", "Homura's Essence"}


def the_card(name: str) -> Record:
    if name in BACKS:
        return place(name, "it", face="back")
    return place(name, "it", flipped=True) if name in LOWER_HALVES else place(name, "it")


@pytest.mark.parametrize(("name", "table", "expected"), TABLE, ids=[row[0] for row in TABLE])
def test_an_ability_does_what_the_card_says(name: str, table: tuple[Record, ...], expected: dict[str, Values]) -> None:
    played = play(NEW, *table, the_card(name))
    for label, values in expected.items():
        assert {key: played[label].value(key) for key in values} == values, label


@pytest.mark.parametrize(("name", "to", "values"), ATTACHED, ids=[row[0] for row in ATTACHED])
def test_an_aura_or_equipment_changes_what_it_is_attached_to(name: str, to: str, values: Values) -> None:
    card = bundled_cards().find(name)
    assert card is not None
    back = card.front.name != name
    table = (BEAR, ANGEL, FOREST, place(name, "it", **({"face": "back"} if back else {})), do("attach", "it", to=to))
    assert {key: play(NEW, *table)[to].value(key) for key in values} == values
    moved = play(NEW, *table, do("move", "it", to="graveyard"))
    plain = play(NEW, BEAR, ANGEL, FOREST)
    assert {key: moved[to].value(key) for key in values} == {key: plain[to].value(key) for key in values}


def test_control_magic_gives_control_to_its_own_controller() -> None:
    played = play(NEW, THEIRS, place("Control Magic", "it"), do("attach", "it", to="theirs"))
    assert played["theirs"].controller == "Ana"
    assert played.then(do("move", "it", to="hand"))["theirs"].controller == "Ben"


def test_a_number_that_defines_itself_counts_in_every_zone() -> None:
    cards = [place("Forest", label, "hand") for label in ("one", "two")]
    played = play(NEW, *cards, place("Maro", "maro"), place("Maro", "dead", "graveyard"))
    assert (played["maro"].power, played["dead"].toughness) == (2, 2)


def test_an_ability_is_copied_with_its_face_and_gone_with_it() -> None:
    table = (HUMAN, place("Mayor of Avabruck", "mayor"), place("Clone", "clone", "hand"))
    copied = play(NEW, *table, do("cast", "clone"), do("resolve", "clone", as_copy_of="mayor"))
    # Both mayors are Humans, each other to each other.
    assert (copied["human"].power, copied["mayor"].power, copied["clone"].power) == (2 + 2, 1 + 1, 1 + 1)
    # Howlpack Alpha helps other Werewolves, and the Clone of the mayor is one.
    turned = copied.then(do("transform", "mayor"))
    assert (turned["human"].power, turned["clone"].power) == (2 + 1, 1 + 1)
    silenced = copied.then(do("effect", on=["clone"], change={"lose_all_abilities": True}))
    assert silenced["human"].power == 2 + 1


def test_a_half_of_a_room_brings_its_ability_and_takes_it_away() -> None:
    room = "Dollmaker's Shop // Porcelain Gallery"
    played = play(NEW, BEAR, HUMAN, place(room, "room", unlocked=["left"]))
    assert (played["bear"].power, played["human"].power) == (2, 2)
    opened = played.then(place("Serra Angel", "angel"), do("unlock", "room", half="right"))
    assert [opened[label].power for label in ("bear", "human", "angel")] == [3, 3, 3]
    assert opened.then(do("lock", "room", half="right"))["angel"].power == 4


def test_every_bundled_ability_is_told_by_its_cards_text() -> None:
    told: list[tuple[str, tuple[StaticAbility, ...], Definition | None, tuple[str, ...]]] = [
        (face.name, face.static, face.definition, face.paragraphs)
        for card in bundled_cards()
        for face in card.faces
        if face.static or face.definition
    ]
    assert len(told) >= 45
    assert [name for name, _, _, paragraphs in told if not paragraphs] == []


# What transforms says it, of a choice that is made as it does.
NOT_READ = {"Olag, Ludevic's Hubris"}


def test_the_words_of_every_other_bundled_card_are_read() -> None:
    unread = set()
    for face in (face for card in bundled_cards() for face in card.faces if not (face.static or face.definition)):
        is_spell = not {"Instant", "Sorcery"}.isdisjoint(face.type_line.types)
        names = (face.name,)
        asked = {one.text for one in unread_sentences(face.paragraphs, names, is_spell=is_spell)}
        if asked - {one.text for one in read_words(face.paragraphs, names, is_spell=is_spell)}:
            unread.add(face.name)
    assert unread == NOT_READ


def test_712_20_what_olag_copies_is_in_doubt_on_olag_and_on_no_card_in_exile() -> None:
    board = play(NEW, place("Ludevic, Necrogenius", "it"), place("Grizzly Bears", "b", "exile"), do("transform", "it"))
    assert all(board["it"].doubts(key) for key in ("mana_cost", "colors", "types", "abilities", "power"))
    assert not board["b"].not_computed


def test_614_1a_every_bundled_word_of_going_elsewhere_is_obeyed_or_marked() -> None:
    speaking = [
        (card, side)
        for card in bundled_cards()
        for side, face in zip(("front", "back"), card.faces, strict=False)
        if any("graveyard" in text and "instead" in text for text in face.paragraphs)
    ]
    silent = set()
    for card, side in speaking:
        up = {"face": "back"} if side == "back" else {}
        board = play(NEW, place(card.name, "it", **up), THEIRS, do("move", "theirs", to="graveyard"))
        board = board.then(do("move", "it", to="graveyard"))
        here = {label: board[label] for label in ("it", "theirs")}
        if not any(
            one.zone != "graveyard" or any("zone" in of.keys for of in one.not_computed) for one in here.values()
        ):
            silent.add(card.name)
    assert len(speaking) >= 13
    assert silent == set()
