"""What a spell that resolved asks for and does: its one target (115.1a), and all of its words as actions or none."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Resolve, Table, perform
from inspector.scenario.words import SpellAsks, board_from_words, spell_asks, what_a_spell_does

POOL = bundled_cards()
BOARD = (
    "Ana has Serra Angel on the battlefield. Ben has Grizzly Bears on the battlefield. "
    "Ben has Forest on the battlefield. Ana has Clone in hand."
)
CREATURES = ("Serra Angel", "Grizzly Bears")


@cache
def resolved(spell: str, half: str = "") -> Table:
    """The board after Ana's spell of this name resolved; it says itself nothing of what it is to do."""
    table = board_from_words(f"{BOARD} Ana has {spell} in hand. Ana casts {spell}{half}.", POOL).run.table
    after, _ = perform(table, Resolve(object=spell))
    return after


@pytest.mark.parametrize(
    ("spell", "half", "asks"),
    [
        ("Turn to Frog", "", SpellAsks("Turn to Frog", CREATURES)),
        ("Never // Return", ", the left half", SpellAsks("Never", CREATURES)),
        ("Far // Away", ", the left half", SpellAsks("Far", CREATURES)),
        # "Target nonlegendary creature" is any here; what is a land is none.
        ("Mirrorweave", "", SpellAsks("Mirrorweave", CREATURES)),
        # Without a target.
        ("Moonmist", "", SpellAsks("Moonmist", None)),
        ("Dusk // Dawn", ", the left half", SpellAsks("Dusk", None)),
        # Any target, and one of several modes: what it is, is not open here.
        ("Lightning Bolt", "", None),
        ("Emerald Charm", "", None),
    ],
)
def test_115_1a_what_a_spell_may_target(spell: str, half: str, asks: SpellAsks | None) -> None:
    assert spell_asks(resolved(spell, half), spell) == asks


@pytest.mark.parametrize(
    ("spell", "half", "does"),
    [
        ("Never // Return", ", the left half", [{"do": "move", "object": "Grizzly Bears", "to": "graveyard"}]),
        ("Far // Away", ", the left half", [{"do": "move", "object": "Grizzly Bears", "to": "hand"}]),
        ("Lightning Bolt", "", []),
        ("Dusk // Dawn", ", the left half", []),
    ],
)
def test_a_spell_does_to_its_target_what_it_says(spell: str, half: str, does: list[dict[str, str]]) -> None:
    found = what_a_spell_does(resolved(spell, half), spell, "Grizzly Bears")
    assert [msgspec.to_builtins(each) for each in found] == [
        {**msgspec.to_builtins(each), **record} for each, record in zip(found, does, strict=True)
    ]
    assert what_a_spell_does(resolved(spell, half), spell) == ()


def test_what_is_no_spell_that_resolved_asks_for_nothing_and_does_nothing() -> None:
    table = resolved("Turn to Frog")
    assert spell_asks(table, "Nothing") is None
    assert what_a_spell_does(table, "Nothing", "Serra Angel") == ()
