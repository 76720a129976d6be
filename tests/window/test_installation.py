"""The program among the desktop's: damage is told as it starts, and what the desktop asks for is opened."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel

from inspector.bundled import bundled_path
from inspector.library import bundled_cards
from inspector.scenario import read_scenario
from inspector.self_check import Check, CheckResult
from inspector.sharing import code_of
from inspector.window.shell.app import AskedByDesktop, tell_damage
from inspector.window.shell.installation_sheet import installation_sheet
from inspector.window.shell.qt_parts import qt_checks
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.inquiry import Inquiry

ONE_WINDOW = True


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


def test_the_window_looks_beside_its_own_thread(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []

    def look() -> tuple[bool, str]:
        looked.append(threading.current_thread() is threading.main_thread())
        return True, "All is there."

    monkeypatch.setattr("inspector.window.shell.installation_sheet.checks", lambda: (Check("Files", look),))
    sheet = installation_sheet(window.window)
    sheet.findChildren(Inquiry)[0].wait()
    shown = {label.text() for label in sheet.findChildren(QLabel)}
    assert looked == [False]
    assert {"Files", "All is there.", "Qt"} <= shown
    sheet.close()


def test_qt_is_whole_here() -> None:
    assert [check.look()[0] for check in qt_checks()] == [True, True]


SAMPLE = bundled_path("scenarios/delver.scenario.json")
LESSON = bundled_path("lessons/dependency.lesson.json")


def labels(window: Workbench) -> set[str]:
    return set(window.session.table.objects)


def test_a_mac_opens_files_and_links_also_before_the_window_is_ready(window: Workbench, qapp: QApplication) -> None:
    asked = AskedByDesktop(qapp)
    sample = read_scenario(SAMPLE)
    link = f"card-inspector:{code_of(sample, bundled_cards(), bundled_cards())}"
    assert asked.eventFilter(qapp, QFileOpenEvent(str(SAMPLE)))
    assert not labels(window)
    asked.follow(window)
    laid = labels(window)
    assert laid
    window.boards.new()
    assert asked.eventFilter(qapp, QFileOpenEvent(QUrl(link)))
    assert labels(window) == laid
    # Every other event goes its way.
    assert not asked.eventFilter(qapp, QEvent(QEvent.Type.ApplicationActivate))


@pytest.mark.parametrize("way", ["open_named", "open_dropped"])
def test_a_lesson_opens_in_training(window: Workbench, way: str) -> None:
    getattr(window.incoming, way)(LESSON)
    QApplication.processEvents()
    assert window.training.shown is not None
    assert window.training.shown.pages.currentWidget() is window.training.shown.page
    window.training.end()


def test_a_file_that_is_no_lesson_is_told_in_a_sentence(window: Workbench, tmp_path: Path) -> None:
    damaged = tmp_path / "mine.lesson.json"
    damaged.write_text("{}", encoding="utf-8")
    assert not window.incoming.open_named(damaged)
    assert window.notice.text.startswith("mine.lesson.json: this is not a lesson")
    assert window.training.shown is None


def test_the_desktop_knows_the_window_by_its_menu_entry(qapp: QApplication) -> None:
    # Without it a Wayland desktop shows neither the icon nor the name.
    menu = Path(__file__).parents[2] / "packaging" / "linux" / f"{QGuiApplication.desktopFileName()}.desktop"
    assert menu.is_file()
    assert (qapp.applicationDisplayName(), qapp.organizationName()) == ("Card Inspector", "Card Inspector")
