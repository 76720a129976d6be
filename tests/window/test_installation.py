"""A damaged program says so as it starts, and its own check can be read and copied."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel

from inspector.self_check import CheckResult
from inspector.window.shell.app import tell_damage
from inspector.window.shell.installation_sheet import installation_sheet
from inspector.window.shell.qt_parts import qt_checks
from inspector.window.shell.workbench import Workbench


def test_a_start_without_a_part_is_told_twice(
    window: Workbench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("inspector.self_check.missing_parts", lambda: ("cards/flip.json", "A.ttf", "B.ttf"))
    tell_damage(window)
    said = "Card Inspector is damaged here: cards/flip.json and 2 more of its own files are missing."
    assert window.notice.shown is not None
    assert window.notice.shown.text.startswith(said)
    assert capsys.readouterr().err == f"{said}\n"


def test_a_whole_program_says_nothing(window: Workbench, capsys: pytest.CaptureFixture[str]) -> None:
    before = window.notice.shown
    tell_damage(window)
    assert window.notice.shown == before
    assert capsys.readouterr().err == ""


def test_what_was_found_can_be_read_and_copied(window: Workbench) -> None:
    results = [CheckResult("Fonts", True, "All are there."), CheckResult("Files", False, "<b>x</b> is missing.")]
    sheet = installation_sheet(window.window, results)
    shown = [label.text() for label in sheet.findChildren(QLabel)]
    assert shown[1] == "1 of 2 checks is not well; each says what to do."
    assert "<b>x</b> is missing." in shown
    (buttons,) = sheet.findChildren(QDialogButtonBox)
    next(button for button in buttons.buttons() if button.text() == "Copy for a report").click()
    assert QGuiApplication.clipboard().text() == "ok  Fonts: All are there.\nNOT Files: <b>x</b> is missing."
    sheet.close()


def test_qt_is_whole_here() -> None:
    assert [check.look()[0] for check in qt_checks()] == [True, True]
