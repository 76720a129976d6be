"""What the panel says of an object beyond its values: designations, choices, the components of what merged."""

from __future__ import annotations

from inspector.rules import NEWEST, all_characteristics
from inspector.window.words.status_words import status_rows
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.playing import Played, do, place, play

BEAST = creature("Flier", "Beast", "3/4", oracle_text="Mutate {1}{R}\nFlying", keywords=["Mutate", "Flying"])


def rows_of(played: Played) -> dict[str, str]:
    values = all_characteristics(played.table)
    return {row.title: row.text for row in status_rows(played.table.object("it"), played.table, values)}


def test_designations_choices_and_components_have_rows() -> None:
    board = play(NEWEST.key, place("Bear"), place("Flier", "flier", "hand"), cards=[BEAR, BEAST])
    assert rows_of(board) == {}
    told = board.then(do("designate", "it", as_="goaded"), do("choose", "it", color="G"), do("choose", "it", number=3))
    assert rows_of(told) == {"Designations": "goaded", "Chosen": "green, 3"}
    merged = rows_of(board.then(do("mutate", "flier", onto="it")))
    assert merged["Merged from"] == "Flier and Bear"
    assert "Copy of" not in merged
