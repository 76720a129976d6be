"""Rows of the tables of sentences: the edition, what happens and, behind the number of its rule there, a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from tests.rules.cards_for_tests import ALL, Record, creature, land, room
from tests.rules.outcomes import said_by
from tests.rules.playing import do, place
from tests.rules.test_cast_as import ADVENTURER, GOLEM, OMEN, SCHOLAR

Row = tuple[str, tuple[Record, ...], str]
OLD, INN, MID, NEW = "2011-09", "2016-01", "2021-09", "2026-08"
AURA = {"name": "Mantle", "mana_cost": "{1}{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
SWORD = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
FORT = {"name": "Fort", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
DOORS = room({"name": "Attic", "mana_cost": "{1}{W}"}, {"name": "Cellar", "mana_cost": "{2}{B}"})
CARDS = (
    *ALL,
    ADVENTURER,
    GOLEM,
    OMEN,
    SCHOLAR,
    AURA,
    SWORD,
    FORT,
    DOORS,
    land("Wood", "Forest"),
    creature("Legend", "Elf", "1/1"),
    creature(
        "Lurker", "Elf", "1/1", oracle_text="As it is turned face up, sacrifice a land.\nMorph {1}", keywords=["Morph"]
    ),
)
BEAR, IN_HAND = place("Bear"), place("Bear", zone="hand")
LOSES_ALL = do("effect", on=["it"], change={"lose_all_abilities": True})
DELVER = place("Delver of Secrets")
BRUNA, GISELA = place("Bruna, the Fading Light", "b"), place("Gisela, the Broken Blade", "g")
MELDED = (BRUNA, GISELA, do("meld", objects=["b", "g"], as_="m"))
CHECK = do("check_state")


def hand(card: str, label: str = "it", **keys: object) -> Record:
    """A card in Ana's hand."""
    return place(card, label, "hand", **keys)


def said_in(row: Row, cards: Iterable[Record] = CARDS) -> list[str]:
    """What the last of the actions of a row says, each sentence behind the first number of its rule."""
    edition, actions, _ = row
    return said_by(*actions, cards=cards, edition=edition)
