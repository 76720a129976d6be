"""Keys, clicks, drags, drops, sizes, editions, themes, menus and dialogs in any order: nothing breaks, nothing is lost.

Here 5,000 events; `packaging/bench/bench_monkey.py` plays the same game for 20,000.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication

from inspector.window.shell.workbench import Workbench
from tests.window.monkeys import NOISE, differences, run, watched

EVENTS = 1250


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
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
