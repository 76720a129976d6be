"""A window and its timers end with the test that opened it, whatever it answers to being closed; so does a process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench
from tests.window.conftest import destroy


def test_a_window_that_refuses_to_close_is_destroyed_with_its_timers(
    qapp: QApplication, tmp_path: Path, answers: list[QMessageBox.StandardButton], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    shown = MainWindow(Settings(tmp_path / "settings.json"), theme="light")
    bench = shown.furnish(recovery=Recovery(tmp_path / "recovery"))
    bench.session.place("Elite Vanguard", "battlefield", "Ana")
    answers.append(QMessageBox.StandardButton.Cancel)
    monkeypatch.setattr(bench.files, "keep_aside", lambda: False)
    timers = shown.findChildren(QTimer)
    assert not bench.window.close()
    assert any(timer.isActive() for timer in timers)
    bench.files.close()
    destroy([shown])
    assert not isValid(shown)
    assert not any(isValid(timer) for timer in timers)


def test_the_windows_of_earlier_tests_are_gone(window: Workbench) -> None:
    assert [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)] == [window.window]


# What each command leaves behind is asked last when the process goes: the clipboard, menus, sheets, timers, threads.
_EVERY_COMMAND = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from inspector.window.shell.app import application
from inspector.window.shell.main_window import MainWindow
QFileDialog.getOpenFileName = QFileDialog.getSaveFileName = lambda *_: ("", "")
QFileDialog.getOpenFileNames = lambda *_: ([], "")
app = application()
window = MainWindow(theme="light")
window.show()
bench = window.furnish()
bench.session.place("Delver of Secrets", "battlefield", "Ana")
for record in bench.commands.records:
    if record.id not in ("quit", "copy_citation"):
        bench.commands.trigger(record.id)
bench.session.place("Delver of Secrets", "battlefield", "Ana")
bench.commands.trigger("copy_citation")
bench.files.close()
print(*sorted(QGuiApplication.clipboard().mimeData().formats()))
"""


def test_a_process_that_ran_every_command_and_copied_a_page_ends_well() -> None:
    """In a process of its own: what Qt still holds after the interpreter has ended shows only then."""
    command = [sys.executable, "-c", _EVERY_COMMAND]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (run.returncode, run.stdout.strip()) == (0, "text/html text/plain"), run.stderr
