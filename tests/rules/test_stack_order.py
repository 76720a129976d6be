"""The stack (405): only what is on top of it resolves, the spell that came there last (405.5)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.playing import DONE, ILLEGAL, do, place, play

EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")


@pytest.mark.parametrize("edition", EDITIONS)
def test_405_5_only_the_spell_on_top_resolves(edition: str) -> None:
    both = play(
        edition,
        place("Bear", "first", "hand"),
        place("Goblin", "second", "hand", player="Ben"),
        do("cast", "first"),
        do("cast", "second", player="Ben"),
        cards=ALL,
    )
    refused = both.then(do("resolve", "first"))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, "405.5")
    assert refused.last.events == ()
    assert refused["first"].zone == "stack"
    in_order = both.then(do("resolve", "second"), do("resolve", "first"))
    assert [outcome.result for outcome in in_order.outcomes[-2:]] == [DONE, DONE]


@pytest.mark.parametrize("edition", EDITIONS)
def test_405_5_a_copy_of_a_spell_is_above_it(edition: str) -> None:
    copied = play(
        edition,
        place("Giant Growth", "growth", "hand"),
        do("cast", "growth"),
        do("copy_spell", of="growth", as_="copy"),
        cards=({"name": "Giant Growth", "mana_cost": "{G}", "type_line": "Instant"},),
    )
    assert copied.then(do("resolve", "growth")).last.result == ILLEGAL
    assert copied.then(do("resolve", "copy")).last.result == DONE


@pytest.mark.parametrize("edition", EDITIONS)
def test_405_5_a_spell_set_up_later_is_above_one_set_up_before(edition: str) -> None:
    placed = play(edition, place("Bear", "below", "stack"), place("Goblin", "above", "stack"), cards=ALL)
    assert placed.then(do("resolve", "below")).last.result == ILLEGAL
    assert placed.then(do("move", "above", to="graveyard"), do("resolve", "below")).last.result == DONE
