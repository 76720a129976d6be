"""Whatever is tried with a card of any layout, in any edition: how it ends is told by rules that the edition has."""

from __future__ import annotations

from functools import cache

import pytest

from inspector.cards import LAYOUTS, Card
from inspector.library import bundled_cards
from inspector.rules import EDITIONS, RulesError
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import do, place, play

BESTOWED = creature("Boar Satyr", "Satyr", "4/2", oracle_text="Bestow {3}{G}", keywords=["Bestow"])
PROTOTYPED = creature("Golem", "Golem", "6/6", "{7}", oracle_text="Prototype {2}{G} — 3/2", layout="prototype")
ZONES = ("hand", "battlefield", "graveyard", "stack", "exile")
WAYS: tuple[Record, ...] = (
    {},
    {"face": "back"},
    {"half": "left"},
    {"half": "fused"},
    {"transformed": True},
    {"face_down": True},
    {"face_down": "morph"},
    {"inset": True},
    {"inset": True, "as_copy": "copy"},
    {"prototype": True},
    {"bestow": True},
    {"permission": {"types": "Instant"}},
    {"inset": True, "permission": {"types": "Creature"}},
    {"half": "left", "inset": True},
)
SET_UPS: tuple[Record, ...] = (
    {},
    {"face": "back"},
    {"face_down": True},
    {"inset": True},
    {"prototype": True},
    {"bestow": True},
)
OTHERS = (
    do("resolve", "it"),
    do("play_land", "it"),
    do("put_onto_battlefield", "it"),
    do("put_onto_battlefield", "it", transformed=True),
    do("turn_face_up", "it", by="morph"),
    do("copy_spell", of="it", as_="copy"),
    do("create_token_copy", of="it", as_="copy"),
    do("move", "it", to="graveyard"),
)


@cache
def one_of_each_layout() -> tuple[str, ...]:
    """The first bundled card of each layout, and of each kind of spell set into a card."""
    found: dict[tuple[str, tuple[str, ...]], Card] = {}
    for card in bundled_cards():
        found.setdefault((card.layout_name, card.faces[-1].type_line.subtypes[-1:]), card)
    layouts: dict[str, list[str]] = {}
    for (layout, _), card in found.items():
        names = layouts.setdefault(layout, [])
        if len(names) < (8 if layout == "adventure" else 2):
            names.append(card.name)
    return ("Boar Satyr", "Golem", *(name for names in layouts.values() for name in names))


def test_there_is_a_card_of_most_layouts() -> None:
    assert len(one_of_each_layout()) > len(LAYOUTS) // 2


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_however_it_ends_every_reason_names_a_rule_of_the_edition(edition: str) -> None:
    actions = (*(do("cast", "it", **way) for way in WAYS), *OTHERS)
    for name in one_of_each_layout():
        for zone in ZONES:
            for keys in SET_UPS:
                start = play(edition, place(name, zone=zone, **keys), cards=(BESTOWED, PROTOTYPED))
                assert [why for why in start.last.reasons if not why.rules] == [], name
                if keys and not start.table.objects:
                    continue
                for action in actions:
                    try:
                        told = start.then(action).last
                    except RulesError:
                        continue
                    assert told.not_computed or told.reasons, (name, action)
                    assert [why for why in told.reasons if not why.rules] == [], (name, action)
