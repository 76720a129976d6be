"""What is computed of a table hangs on it: it is no part of it, and goes with it."""

from __future__ import annotations

import copy
import gc

import msgspec

from inspector.rules.table.table import COMPUTED
from inspector.rules.telling.found_later import FoundLater
from inspector.rules.values.scratch import Scratch
from tests.rules.playing import do
from tests.rules.test_only_what_changed import board


def test_what_hangs_on_a_table_is_no_part_of_it() -> None:
    table = board().table
    bare = msgspec.structs.replace(table)
    assert COMPUTED in vars(table)
    assert COMPUTED not in vars(bare)
    assert COMPUTED not in vars(copy.copy(table))
    assert bare == table


def copies_alive() -> list[Scratch]:
    """The working copies there are in memory."""
    gc.collect()
    return [one for one in gc.get_objects() if type(one) is Scratch]


def test_what_is_computed_and_what_objects_start_from_go_with_their_table() -> None:
    # Those of other tests may go in between, so they are held here.
    others = copies_alive()
    known = {id(one) for one in others}
    played = board().then(do("tap", "bear"))
    assert played["bear"].why["power"]
    assert any(id(one) not in known for one in copies_alive())
    del played
    assert [one for one in copies_alive() if id(one) not in known] == []


def test_reasons_are_alike_where_they_say_the_same() -> None:
    # Whoever compares two tables compares what is told of them, not who told it.
    once, again, tapped = board(), board(), board().then(do("tap", "bear"))
    why = once["bear"].why
    assert why == again["bear"].why
    assert why == dict(why)
    assert why != tapped["bear"].why
    no_reasons: object = ("power",)
    assert (why == no_reasons, len(why)) == (False, len(dict(why)))


def test_what_is_found_later_is_as_what_is_found() -> None:
    proof = board()["bear"].proof
    found = tuple(proof)
    no_row: object = 3
    assert proof == board()["bear"].proof == found
    assert (proof == found[:-1], proof == no_row) == (False, False)
    assert hash(FoundLater(lambda *given: given, 1, 2)) == hash((1, 2))
