"""Words by which a land enters tapped or not: judged where the table tells, in doubt where a choice decides (614)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import land
from tests.rules.playing import DONE, Played, do, place, play

PAYS = "As this land enters, you may pay 2 life. If you don't, it enters tapped."
SHOWS = "As this land enters, you may reveal a Plains card from your hand. If you don't, this land enters tapped."
SLOW = "This land enters tapped unless you control two or more other lands."
FAST = "This land enters tapped unless you control two or fewer other lands."
CHECKS = "This land enters tapped unless you control a Plains."
BATTLES = "This land enters tapped unless you control two or more basic lands."


def played(words: str, lands: int, *actions: dict[str, object]) -> Played:
    others = [place("Plains", f"plains {number}") for number in range(lands)]
    cards = (land("Gate", oracle_text=words),)
    return play(NEWEST.key, *others, place("Gate", zone="hand"), do("play_land", "it"), *actions, cards=cards)


def is_open(board: Played) -> bool:
    return any("tapped" in one.keys for one in board["it"].not_computed)


@pytest.mark.parametrize(
    ("words", "tapped"),
    [
        (SLOW, [True, True, False, False]),
        (FAST, [False, False, False, True]),
        (CHECKS, [True, False, False, False]),
        (BATTLES, [True, True, False, False]),
    ],
)
def test_614_1d_what_is_counted_decides(words: str, tapped: list[bool]) -> None:
    boards = [played(words, number) for number in range(4)]
    assert [board["it"].tapped for board in boards] == tapped
    assert not any(map(is_open, boards))


@pytest.mark.parametrize("words", [PAYS, SHOWS])
def test_614_1d_what_a_player_chooses_leaves_it_open_until_somebody_says_it(words: str) -> None:
    board = played(words, 0)
    assert is_open(board)
    for said, tapped in (("tap", True), ("untap", False)):
        told = board.then(do(said, "it"))
        assert (told.last.result, told["it"].tapped, is_open(told)) == (DONE, tapped, False)


def test_614_1d_one_that_enters_tapped_anyway_is_tapped() -> None:
    assert not is_open(played(f"This land enters tapped.\n{PAYS}", 0))
