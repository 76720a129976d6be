"""Copies of double-faced spells: under every edition each value is told by a rule of that edition (707.10g, 706.8)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS
from tests.rules.playing import Record, place, play

CARD = "Grizzled Outcasts // Krallenhorde Wantons"
COPIES: dict[str, tuple[Record, ...]] = {
    "a copy of the card is cast": ({"do": "cast", "object": "card", "as_copy": "copy"},),
    "the spell is copied": ({"do": "cast", "object": "card"}, {"do": "copy_spell", "of": "card", "as": "copy"}),
}


@pytest.mark.parametrize("edition", [each.key for each in EDITIONS])
@pytest.mark.parametrize("way", COPIES)
def test_every_value_of_a_copied_double_faced_spell_cites_a_rule(edition: str, way: str) -> None:
    played = play(edition, place(CARD, "card", zone="hand"), *COPIES[way])
    # Before 2020 no permanent spell is copied, so that there is nothing to tell.
    for label in played.table.objects:
        why = played[label].why
        assert [key for key, reasons in why.items() for each in reasons if not (each.says.strip() and each.rules)] == []
