"""Values made in small steps: the same as made at once, begun anew after an error."""

from __future__ import annotations

import time

import pytest

from inspector.library.gradual import Gradual, Steps


def counting(made: list[int]) -> Steps[int]:
    for number in range(5):
        made.append(number)
        yield
    return sum(made)


def test_a_value_is_made_a_little_at_a_time_and_only_once() -> None:
    made: list[int] = []
    value = Gradual(lambda: counting(made))
    assert not value.go_on(time.perf_counter())
    assert made == []
    assert value.go_on(time.perf_counter() + 60)
    assert (value.value, value.value, made) == (10, 10, [0, 1, 2, 3, 4])


def test_who_needs_the_value_gets_what_is_left_of_its_making_done() -> None:
    value = Gradual(lambda: counting([]))
    assert not value.is_made
    assert value.value == 10
    assert value.is_made


def test_after_an_error_it_is_made_anew() -> None:
    tries: list[int] = []

    def make() -> Steps[int]:
        tries.append(1)
        yield
        if len(tries) == 1:
            raise ValueError("the disk is gone")
        return len(tries)

    value = Gradual(make)
    with pytest.raises(ValueError, match="disk"):
        value.go_on(None)
    assert value.value == 2
