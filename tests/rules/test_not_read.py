"""What was told in words that nobody could read: the rest of the board stands, and what they speak of is in doubt."""

from __future__ import annotations

from inspector.rules import Result
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.playing import Played, do, place, play

SAYS = "Noah makes the bear lose all creature types"
CARDS = [BEAR, creature("Lord", "Bear", "3/3", oracle_text="Other Bear creatures you control get +1/+1.")]
TOLD = do("not_read", says=SAYS, objects=["bear"])


def board() -> Played:
    return play("2026-08", place("Bear", "bear"), place("Lord", "lord"), TOLD, cards=CARDS)


def doubted(played: Played, label: str) -> set[str]:
    return {key for one in played[label].not_computed if one.text == SAYS for key in one.keys}


def test_it_is_not_computed_and_all_of_what_it_speaks_of_is_in_doubt() -> None:
    played = board()
    assert played.outcomes[-1].result is Result.NOT_COMPUTED
    assert SAYS in played.outcomes[-1].not_computed
    assert {"name", "types", "subtypes", "power", "toughness", "controller", "zone"} <= doubted(played, "bear")
    assert doubted(played, "lord") <= {"power", "toughness", "abilities", "keywords"}


def test_400_7_what_left_and_came_back_is_another_object_of_which_nothing_is_in_doubt() -> None:
    gone = board().then(do("move", "bear", to="hand"), do("put_onto_battlefield", "bear"))
    assert doubted(gone, "bear") == set()


def test_said_twice_it_is_one_doubt() -> None:
    assert len(board().then(TOLD)["bear"].not_computed) == len(board()["bear"].not_computed)
