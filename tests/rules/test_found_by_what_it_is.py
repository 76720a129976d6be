"""109.2, 110.5, 201.2, 205.3: which objects words mean, by their faces, halves, names and every creature type."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter, TextChange
from inspector.rules import NEWEST, Table
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.values.asking import Asker
from inspector.rules.values.other_qualities import has_chosen
from inspector.rules.values.selecting import selected
from inspector.rules.values.text_changes import replaced
from tests.rules.cards_for_tests import Record, creature, land
from tests.rules.playing import do, place, play

CARDS = (
    creature("Many", "Shapeshifter", "1/1", oracle_text="Changeling", keywords=["Changeling"]),
    creature("Elk", "Elk", "3/3"),
    {"name": "Tool", "type_line": "Kindred Artifact — Elk", "mana_cost": "{1}"},
    {"name": "Mantle", "type_line": "Enchantment — Aura", "mana_cost": "{W}", "oracle_text": "Enchant creature"},
    land("Wood", "Forest"),
)


@pytest.fixture(scope="module")
def table() -> Table:
    """Both faces, halves and kinds of what has more than one."""
    land_now = do("effect", on=["was many"], change={"set_types": ["Land"]})
    return play(
        NEWEST.key,
        place("Delver of Secrets", "front"),
        place("Delver of Secrets", "back"),
        do("transform", "back"),
        place("Delver of Secrets", "hidden", face_down="manifest"),
        place("Graf Rats", "rats"),
        place("Midnight Scavengers", "scavengers"),
        do("meld", objects=["rats", "scavengers"], as_="host"),
        place("Akki Lavarunner", "upper"),
        place("Akki Lavarunner", "lower", flipped=True),
        place("Fire // Ice", "split", "graveyard"),
        place("Many", "many"),
        place("Many", "was many"),
        land_now,
        place("Elk", "elk"),
        place("Elk", "hers", player="Ben"),
        place("Tool", "tool"),
        place("Wood", "wood"),
        place("Mantle", "mantle"),
        do("attach", "mantle", to="hers"),
        cards=CARDS,
    ).table


# What is asked by words of the Aura, and which of these it means.
MEANT: tuple[tuple[Record, str], ...] = (
    ({"face_up": "front"}, "front"),
    ({"face_up": "back"}, "back host"),
    ({"face_down": True}, "hidden"),
    ({"flipped": True}, "lower"),
    ({"name": "Delver of Secrets"}, "front"),
    ({"name": "insectile aberration"}, "back"),
    ({"name": "Fire // Ice", "zone": "graveyard"}, "split"),
    ({"name": "ice", "zone": "graveyard"}, "split"),
    ({"name": "Ice // Fire", "zone": "graveyard"}, ""),
    ({"name": "Tok-Tok, Volcano Born"}, "lower"),
    # 702.73a: every creature type, where it can have one (205.3d).
    ({"subtypes": "Elk"}, "many elk hers tool"),
    ({"subtypes": "Elk", "types": "Creature"}, "many elk hers"),
    ({"subtypes": "Forest"}, "wood"),
    ({"shares_creature_type_with": "attached", "types": ["Creature", "Land", "Kindred"]}, "many elk hers tool"),
    ({"shares_creature_type_with": "attached", "controller": "you"}, "many elk tool"),
    ({"belongs_to": "its controller", "types": "Creature"}, "hers"),
    ({"belongs_to": "an opponent", "types": "Creature"}, "hers"),
    ({"enchanted": True}, "hers"),
    # 700.9: by an Aura of another player a creature is not modified.
    ({"modified": True}, ""),
)


@pytest.mark.parametrize(("wanted", "labels"), MEANT, ids=str)
def test_109_2_words_mean_what_is_so_now(table: Table, wanted: Record, labels: str) -> None:
    every = scratches(table)
    assert {*selected(msgspec.convert(wanted, Filter), every, Asker("Ana", "mantle"))} == {*labels.split()}


@pytest.mark.parametrize(
    ("label", "kind", "word", "has"),
    [
        ("many", "creature type", "Elk", True),
        ("many", "creature type", "Wall", True),
        ("many", "creature type", "Forest", False),
        ("was many", "creature type", "Elk", False),
        ("elk", "creature type", "elk", True),
        ("elk", "creature type", "Wall", False),
        ("wood", "basic land type", "Forest", True),
        ("wood", "basic land type", "Island", False),
        ("tool", "card type", "Artifact", True),
        ("tool", "card type", "Creature", False),
        ("back", "name", "Insectile Aberration", True),
        ("back", "name", "Delver of Secrets", False),
        ("back", "color", "U", True),
        ("back", "color", "R", False),
    ],
)
def test_607_2d_what_was_chosen_is_had_as_it_is_now(table: Table, label: str, kind: str, word: str, has: bool) -> None:
    assert has_chosen(scratches(table)[label], kind, word) is has


@pytest.mark.parametrize(
    ("text", "old", "new", "names", "reads"),
    [
        # A name stays; one that is nothing but the word is taken for the word where the text uses it so.
        ("Forest Bear and Forests.", "Forest", "Island", ("Forest Bear",), "Forest Bear and Islands."),
        ("Forests you control", "Forest", "Island", ("Forest",), "Islands you control"),
        ("Elf gets +1/+1.", "Elf", "Orc", ("Elf, the Wise",), "Orc gets +1/+1."),
        ("Elf Sage is an Elf.", "Elf", "Orc", ("Elf Sage, the Wise",), "Elf Sage is an Orc."),
        # What has no name spares nothing.
        ("Forests you control", "Forest", "Island", ("",), "Islands you control"),
        ("nonblack, and protection from black", "black", "white", (), "nonwhite, and protection from white"),
        ("Swampwalk. A Swamp.", "Swamp", "Island", (), "Islandwalk. An Island."),
        ("Elves and an Elf", "Elf", "Orc", (), "Orcs and an Orc"),
        ("Elvish", "Elf", "Orc", (), "Elvish"),
    ],
)
def test_612_2_a_word_changes_wherever_it_is_used_as_that_word(
    text: str, old: str, new: str, names: tuple[str, ...], reads: str
) -> None:
    assert replaced(text, TextChange(from_=old, to=new), names) == reads
