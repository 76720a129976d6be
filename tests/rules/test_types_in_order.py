"""Several card types stand in the order in which cards print them, in whatever order a file lists them (205.2a)."""

from __future__ import annotations

import re

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import BEAR, Record
from tests.rules.playing import do, place, play

BOTH = ["Creature", "Artifact"]
SET: Record = {"set_types": BOTH}


@pytest.mark.parametrize(
    "action",
    [
        do("effect", on=["it"], change=SET, called="Change"),
        do("effect", on=["it"], change={"add_types": BOTH}, called="Change"),
        do("become_copy", "it", of="other", **{"except": SET}),
        do("turn_face_down", "it", face_down={"types": BOTH, "power": 2, "toughness": 2}),
    ],
    ids=["set by an effect", "added by an effect", "set by an exception", "listed for what is face down"],
)
def test_205_2a_card_types_stand_in_one_order(action: Record) -> None:
    found = play("2026-08", place("Bear"), place("Bear", "other"), action, cards=[BEAR])["it"]
    assert found.types == ("Artifact", "Creature")


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (SET, ["Change, newer than the effect that makes it an artifact creature", "an artifact and a creature."]),
        ({"remove_types": ["Land", "Enchantment"]}, ["Change", "an enchantment or a land."]),
    ],
)
def test_205_2a_what_changes_nothing_tells_them_in_that_order(change: Record, parts: list[str]) -> None:
    """The effect that nobody named is told by what it does, which is said in that order as well."""
    board = place("Bear"), do("effect", on=["it"], change=SET), do("effect", on=["it"], change=change, called="Change")
    said = rungs(play("2026-08", *board, cards=[BEAR]).table, "it")[-1].says
    assert (said.split(":")[0], *re.split(": nothing changes, since it is (?:already|not) ", said)[1:]) == tuple(parts)
