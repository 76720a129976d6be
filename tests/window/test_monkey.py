"""Keys, clicks, drags, drops, sizes, editions, themes, menus and dialogs in any order: nothing breaks, nothing is lost.

Here 750 events; `packaging/bench/bench_monkey.py` plays the same game for 20,000.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication

from inspector.drawing import CardLook, Theme, draw_card
from inspector.window.shell import installation_sheet
from inspector.window.shell.workbench import Workbench
from inspector.window.style import pictures
from tests.window.monkeys import NOISE, differences, run, watched

EVENTS = 250


@lru_cache(maxsize=1000)
def drawn_small(look: CardLook, theme: Theme, *, lies: bool) -> Image.Image:
    return draw_card(look, (84, 60) if lies else (60, 84), theme)


@pytest.fixture
def what_has_tests_of_its_own_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each face is drawn once, small, and stretched; the installation, which asks every sample board, is found well."""

    def stretched(look: CardLook, size: tuple[int, int], theme: Theme = "light", ratio: float = 1.0) -> Image.Image:
        del ratio
        return drawn_small(look, theme, lies=size[0] > size[1]).resize(size)

    monkeypatch.setattr(pictures, "draw_card", stretched)
    monkeypatch.setattr(installation_sheet, "checks", tuple)


@pytest.mark.usefixtures("what_has_tests_of_its_own_is_quick")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_monkey_breaks_nothing(qapp: QApplication, tmp_path: Path, seed: int) -> None:
    assert qapp is not None
    assert run(seed, EVENTS, tmp_path) == []


def test_the_monkeys_keeper_sees_exceptions_and_warnings(qapp: QApplication) -> None:
    def fail() -> None:
        raise ZeroDivisionError("as if a slot had failed")

    with watched() as trouble:
        QTimer.singleShot(0, fail)
        qapp.processEvents()
        qWarning("as if Qt had complained")
        qWarning(NOISE)
    assert len(trouble.found) == 2
    assert "as if a slot had failed" in trouble.found[0]
    assert "as if Qt had complained" in trouble.found[1]


def test_the_monkeys_keeper_sees_a_table_that_is_not_its_history(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    assert differences(window) == []
    del window.session.table.objects["Grizzly Bears"]
    assert len(differences(window)) == 1
