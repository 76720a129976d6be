"""A window and its timers end with the test that opened it, whatever it answers to being closed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench
from tests.window.conftest import destroy


def test_a_window_that_refuses_to_close_is_destroyed_with_its_timers(
    qapp: QApplication, tmp_path: Path, answers: list[QMessageBox.StandardButton]
) -> None:
    assert qapp is not None
    shown = MainWindow(Settings(tmp_path / "settings.json"), theme="light")
    bench = shown.furnish(recovery=Recovery(tmp_path / "recovery"))
    bench.session.place("Elite Vanguard", "battlefield", "Ana")
    answers.append(QMessageBox.StandardButton.Cancel)
    timers = shown.findChildren(QTimer)
    assert not bench.window.close()
    assert any(timer.isActive() for timer in timers)
    bench.files.close()
    destroy([shown])
    assert not isValid(shown)
    assert not any(isValid(timer) for timer in timers)


def test_the_windows_of_earlier_tests_are_gone(window: Workbench) -> None:
    assert [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)] == [window.window]
