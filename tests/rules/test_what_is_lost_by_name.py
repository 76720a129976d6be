"""613.1f: which ability of several goes is told, and that none goes where an effect spares all that are there."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import enchantment
from tests.rules.playing import Record, do, place, play

MANA = "{T}: Add {C}."
LONG = "{1}: This land becomes a creature that nobody has ever seen before until the end of the turn."
OTHER = "{2}: This land becomes a picture that nobody has ever seen before until the end of the turn."
SUN = enchantment("Sun", {"types": "Land"}, {"lose_all_abilities": True, "keep_mana_abilities": True})


def told(*paragraphs: str) -> str:
    land: Record = {"name": "Vault", "type_line": "Land", "oracle_text": "\n".join(paragraphs)}
    played = play("2026-08", place("Vault"), place("Sun", "sun"), cards=[land, SUN])
    return rungs(played.table, "it")[-1].says


@pytest.mark.parametrize(
    ("paragraphs", "says"),
    [
        ((MANA, "Hexproof"), "it loses hexproof."),
        ((MANA, LONG), "it loses “{1}: This land becomes a creature that …”."),
        ((MANA, LONG, OTHER), f"it loses all abilities but “{MANA}”"),
        ((MANA,), "nothing changes, since it has no abilities but mana abilities."),
        ((), "nothing changes, since it has no abilities."),
    ],
)
def test_613_1f_what_goes_is_told_by_name(paragraphs: tuple[str, ...], says: str) -> None:
    assert told(*paragraphs) == f"Sun: {says}"


def test_613_1f_what_goes_beside_many_that_stay_is_told_too() -> None:
    stays = [f"{{{number}}}, {{T}}: Add {{C}} for each card in a hand of some player." for number in range(3)]
    assert told(*stays, LONG) == "Sun: it loses “{1}: This land becomes a creature that …”."
    assert told(*stays, LONG, OTHER) == "Sun: it loses two of its abilities."


def test_613_1f_of_what_loses_everything_it_is_told_that_it_has_nothing() -> None:
    mute = do("effect", on=["it"], change={"lose_all_abilities": True}, called="Mute")
    bare: Record = {"name": "Bare", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
    rung = rungs(play("2026-08", place("Bare"), mute, cards=[bare]).table, "it")[-1]
    assert rung.says == "Mute: nothing changes, since it has no abilities."
