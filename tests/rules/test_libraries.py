"""Libraries (401): a player's is one pile with an order; shuffling it (701.24) leaves everything but the order."""

from __future__ import annotations

from collections import Counter

import pytest

from inspector.rules import EDITIONS, NEWEST, ORDERED_ZONES, library_of
from inspector.rules.events.libraries import shuffled
from tests.rules.playing import DONE, Played, do, place, play

NUMBERS = {"2011-09": "701.16a", "2016-01": "701.16a", "2021-09": "701.20a", "2025-06": "701.24a", "2026-08": "701.24a"}
FIVE = [place("Grizzly Bears", label, "library") for label in "abcde"]
THEIRS = place("Forest", "theirs", "library", player="Ben")


def lies(played: Played, player: str = "Ana") -> str:
    return "".join(library_of(played.table, player))


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_a_library_keeps_its_cards_and_gets_the_order_of_the_seed(edition: str) -> None:
    played = play(edition, *FIVE, THEIRS)
    assert lies(played) == "edcba"
    mixed = played.then(do("shuffle", seed=7))
    assert mixed.last.result == DONE
    assert NUMBERS[edition] in mixed.last.rules
    assert sorted(lies(mixed)) == sorted(lies(played))
    assert lies(mixed) != lies(played)
    assert library_of(mixed.table, "Ben") == ("theirs",)
    assert mixed.table.objects == played.table.objects
    assert lies(played.then(do("shuffle", seed=7))) == lies(mixed)
    assert lies(mixed.then(do("shuffle", seed=7))) != lies(mixed)


def test_what_leaves_is_gone_from_the_order_and_what_comes_back_lies_on_top() -> None:
    mixed = play(NEWEST.key, *FIVE, do("shuffle", seed=1))
    first, *rest = list(lies(mixed))
    drawn = mixed.then(do("move", first, to="hand"))
    assert lies(drawn) == "".join(rest)
    last = rest[-1]
    back = drawn.then(do("move", last, to="graveyard")).then(do("move", last, to="library"))
    assert lies(back) == last + "".join(rest[:-1])


def test_an_empty_library_is_shuffled_all_the_same() -> None:
    played = play(NEWEST.key, place("Grizzly Bears"), do("shuffle", player="Ben", seed=0))
    assert played.last.result == DONE
    assert library_of(played.table, "Ben") == ()


def test_every_order_comes_about_as_often_as_any_other() -> None:
    orders = Counter("".join(shuffled("abc", seed)) for seed in range(6_000))
    assert len(orders) == 6
    # Six times the standard deviation of 28.9 around 1,000.
    assert all(826 < count < 1_174 for count in orders.values()), orders


def test_a_seed_means_the_same_order_on_every_machine() -> None:
    # By the published algorithm SplitMix64 yields 16294208416658607535 first from state 0, an odd number:
    # of two cards the one at place 1 stays where it is.
    assert shuffled("ab", 0) == ("a", "b")


def test_the_numbers_of_a_seed_are_those_that_are_published() -> None:
    # The first numbers of SplitMix64 from state 1234567, as its authors' program prints them.
    numbers = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431)
    order = list("abcde")
    for last, number in zip((4, 3, 2, 1), numbers, strict=True):
        place = number % (last + 1)
        order[last], order[place] = order[place], order[last]
    assert shuffled("abcde", 1234567) == tuple(order)
    assert shuffled("abcde", 1234567 + 2**64) == tuple(order), "a seed counts by its last 64 bits"


def test_a_number_beyond_the_last_whole_multiple_is_thrown_again() -> None:
    """With this seed the first number is the largest of all, which is one too many where 2 ** 64 is shared by three."""
    largest, odd = 0x31628AF67B2131AB, 0x9E3779B97F4A7C15
    assert shuffled("abc", largest) == shuffled("abc", (largest + odd) % 2**64)


def test_401_2_404_2_and_405_5_keep_the_order_of_three_zones() -> None:
    assert sorted(ORDERED_ZONES) == ["graveyard", "library", "stack"]
