"""What kind of a doubt it is, and that a reason takes a reading, are marks of their own; no sentence is asked."""

from __future__ import annotations

import re

import pytest

from inspector.rules import OpenKind, all_characteristics
from inspector.rules.wording.of_readings import ASSUMING
from inspector.rules.wording.sentences import TEMPLATES
from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play

CARDS = (
    {**creature("Chief", "Elf", "2/2", "{G}"), "type_line": "Legendary Creature — Elf"},
    {"name": "Blank", "type_line": "Creature — Wall", "mana_cost": "{1}"},
    {"name": "Riddle", "type_line": "Creature — Sphinx", "mana_cost": "{1}", "power": "*", "toughness": "*"},
    {"name": "Odd", "type_line": "Enchantment", "oracle_text": "Creatures become odd blue Fish in some way."},
    creature(
        "Grower", "Beast", "*/*", oracle_text="Grower's power and toughness are each equal to the number of Elves."
    ),
)
BACK: tuple[Record, ...] = (
    place("Chief"),
    do("designate", "it", as_="commander"),
    do("move", "it", to="graveyard"),
    do("check_state"),
)
KINDS: dict[str, tuple[tuple[Record, ...], set[OpenKind]]] = {
    "903.9a: its owner may put a commander back": (BACK, {OpenKind.OWNER}),
    "208.1: its data leaves out a number": ((place("Blank"),), {OpenKind.DATA}),
    "208.2a: a printed sign that nothing defines": ((place("Riddle"),), {OpenKind.SIGN}),
    "words that are not computed": ((place("Chief"), place("Odd", "odd")), {OpenKind.WORDS}),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_doubt_is_known_by_its_kind(name: str) -> None:
    actions, kinds = KINDS[name]
    now = all_characteristics(play("2026-08", *actions, cards=CARDS).table)["it"]
    assert {told.kind for told in (*now.not_computed, *now.depends)} == kinds


_TAKES = re.compile(r"\b(?:is|are) (?:assumed|taken)\b|\bdo not say\b|\brules' makers\b")


def test_each_sentence_that_takes_a_reading_is_marked_so() -> None:
    assert {name for name, says in TEMPLATES.items() if _TAKES.search(says)} <= ASSUMING <= set(TEMPLATES)
