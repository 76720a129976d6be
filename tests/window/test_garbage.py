"""Garbage is looked for in the window's own thread, as it comes to rest, and nowhere else."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from inspector.window.shell.garbage import GarbageOfTheWindow

THRESHOLDS = (50, 2, 2)


class Circle:
    """Knows itself, so that only who looks for garbage finds it; ``where`` tells in which thread that was."""

    def __init__(self, where: list[int]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: where.append(get_ident()))


@pytest.fixture
def looked_for() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    owner = QObject()
    GarbageOfTheWindow(owner)
    yield
    gc.set_threshold(*before)
    owner.deleteLater()


def litter(where: list[int], count: int = 2 * THRESHOLDS[0]) -> None:
    for _ in range(count):
        Circle(where)


@pytest.mark.usefixtures("looked_for")
def test_it_waits_for_the_window_also_where_a_thread_made_it(qtbot: QtBot) -> None:
    where: list[int] = []
    thread = Thread(target=litter, args=(where,))
    thread.start()
    thread.join()
    assert where == []
    qtbot.waitUntil(lambda: len(where) == 2 * THRESHOLDS[0])
    assert set(where) == {get_ident()}


@pytest.mark.usefixtures("looked_for")
def test_it_rests_where_the_first_threshold_is_0(qtbot: QtBot) -> None:
    where: list[int] = []
    gc.set_threshold(0)
    litter(where)
    qtbot.wait(20)
    assert where == []
    gc.set_threshold(*THRESHOLDS)
    qtbot.waitUntil(lambda: len(where) == 2 * THRESHOLDS[0])


@pytest.mark.usefixtures("looked_for")
def test_what_has_outlived_two_searches_is_found_in_the_end(qtbot: QtBot) -> None:
    where: list[int] = []
    old = Circle(where)
    gc.collect(0)
    gc.collect(1)
    del old
    for _ in range(2 * (THRESHOLDS[1] + 1) * (THRESHOLDS[2] + 1)):
        litter([])
        qtbot.wait(1)
    qtbot.waitUntil(lambda: len(where) == 1)
