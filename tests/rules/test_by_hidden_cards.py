"""400.2: of what hidden cards decide, whoever may not see them is told that they do, and nothing of what they are."""

from __future__ import annotations

import pytest

from inspector.cards import BASIC_LAND_TYPES, SUPERTYPES
from inspector.rules import Table, depends_on_hidden
from inspector.rules.telling.seen_by import seen_by
from tests.rules.cards_for_tests import BEAR, GOBLIN, Record
from tests.rules.playing import do, place, play
from tests.rules.speaking import speaks

BODY: Record = {"type_line": "Creature — Construct", "power": "1", "toughness": "1"}
TYPES = (
    *("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery"),
    "Tribal",
)
# Artifact, enchantment, planeswalker, battle and spell types, and creature types (205.3g-m).
SUBTYPES = ("Equipment", "Treasure", "Aura", "Saga", "Jace", "Siege", "Arcane", "Lesson", "Goblin", "Time Lord")
QUALITIES: tuple[Record, ...] = (
    *({"types": word} for word in TYPES),
    *({"supertypes": word} for word in SUPERTYPES),
    *({"subtypes": word} for word in (*BASIC_LAND_TYPES, "Urza's", *SUBTYPES)),
    *({"colors": color} for color in "WUBRG"),
    *({"keywords": word} for word in ("Flying", "Cycling", "Flashback", "Morph", "Changeling")),
    {"number_of_colors": ">=2"},
    {"number_of_colors": 1},
    *({key: at} for key in ("power", "toughness") for at in (">=5", "<=2")),
    {"mana_value": ">=6"},
    # What is not seen has no mana cost, and so 0 (202.3a).
    {"mana_value": "<=4"},
    {"mana_value": 1},
    {"historic": True},
    {"has_abilities": True},
    {"not": {"types": "Land"}},
)


def _board(value: Record, zone: str = "hand") -> Table:
    """Ana counts cards in a zone of hers, where a Bear lies; Ben has two cards in hand as well."""
    meter = speaks({"on": "self", "change": {"power": value}}, **BODY)
    there = (place("Meter", "meter"), place("Bear", "bear", zone), place("Goblin", "theirs", "hand", player="Ben"))
    return play("2026-08", *there, cards=(BEAR, GOBLIN, meter)).table


@pytest.mark.parametrize("wanted", QUALITIES, ids=str)
def test_400_2_whoever_does_not_see_the_cards_is_told_that_a_count_hangs_on_them(wanted: Record) -> None:
    table = _board({"count": {**wanted, "zone": "hand", "owner": "you"}})
    assert depends_on_hidden(seen_by(table, "Ben")) == {"meter": ("power",)}
    # Ana sees all cards that are counted, and whoever judges sees everything.
    assert depends_on_hidden(seen_by(table, "Ana")) == {}
    assert depends_on_hidden(seen_by(table, "judge")) == {}


@pytest.mark.parametrize("key", ["power", "toughness", "mana value"])
@pytest.mark.parametrize("way", ["greatest", "total"])
def test_400_2_so_does_what_is_taken_from_their_values(way: str, key: str) -> None:
    table = _board({way: key, "among": {"zone": "hand", "owner": "you"}})
    assert depends_on_hidden(seen_by(table, "spectator")) == {"meter": ("power",)}


def test_400_2_how_many_cards_lie_there_is_known_to_all() -> None:
    assert depends_on_hidden(seen_by(_board({"count": {"zone": "hand"}}), "Ben")) == {}


def test_400_2_what_lies_in_the_open_is_seen_by_all() -> None:
    table = _board({"count": {"types": "Creature", "zone": "graveyard"}}, "graveyard")
    assert depends_on_hidden(seen_by(table, "Ben")) == {}


def test_400_2_every_value_that_hangs_on_them_is_told_and_none_besides() -> None:
    wanted = {"types": "Creature", "zone": "hand"}
    number = {"count": wanted, "plus": 1}
    more = {"on": "self", "change": {"set_power": number, "set_toughness": number}}
    red = {"on": "self", "change": {"set_colors": ["R"]}, "if": {"count": wanted, "is": ">=2"}}
    there = (place("Meter", "meter"), place("Bear", "bear", "hand"), place("Bear", "other"))
    table = play("2026-08", *there, do("tap", "other"), cards=(BEAR, speaks(more, red, **BODY))).table
    assert depends_on_hidden(seen_by(table, "Ben")) == {"meter": ("power", "toughness")}
    two = play("2026-08", *there, place("Bear", "more", "hand"), cards=(BEAR, speaks(more, red, **BODY))).table
    assert depends_on_hidden(seen_by(two, "Ben")) == {"meter": ("colors", "power", "toughness")}
