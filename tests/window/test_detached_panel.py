"""The panel in a window of its own: the key, the desk's room, keys there, coming back, and where it stood."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.window.panel.detached import _Frame
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True


def detach(window: Workbench) -> _Frame:
    QTest.keyClick(window.desk, Qt.Key.Key_F6)
    QApplication.processEvents()
    assert window.detached.frame is not None
    return window.detached.frame


def test_the_key_gives_the_panel_a_window_and_the_desk_its_room(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    before = window.desk.width()
    frame = detach(window)
    assert frame.isVisible()
    assert window.panel.window() is frame
    assert window.rules.window() is frame
    assert window.desk.width() > before + 300


def test_the_panel_goes_on_showing_the_selected_card(window: Workbench) -> None:
    detach(window)
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("transform")
    assert window.panel.shown is not None
    assert window.panel.shown.name == "Insectile Aberration"


def test_closing_its_window_brings_the_panel_back_as_it_was(window: Workbench) -> None:
    before = [window.panel.width(), window.desk.width()]
    detach(window).close()
    QApplication.processEvents()
    assert not window.detached.is_detached
    assert window.panel.window() is window.window
    assert window.panel.isVisible()
    assert [window.panel.width(), window.desk.width()] == before


def test_the_key_again_brings_it_back_from_its_own_window(window: Workbench) -> None:
    frame = detach(window)
    frame.activateWindow()
    window.panel.setFocus()
    QApplication.processEvents()
    QTest.keyClick(frame, Qt.Key.Key_F6)
    QApplication.processEvents()
    assert not window.detached.is_detached


def test_its_window_stands_where_it_stood(window: Workbench) -> None:
    frame = detach(window)
    frame.setGeometry(QRect(60, 40, 480, 600))
    frame.close()
    QApplication.processEvents()
    assert detach(window).geometry().size().toTuple() == (480, 600)


def test_presenting_puts_the_window_aside_and_shows_it_again(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    frame = detach(window)
    window.presenting.begin()
    QApplication.processEvents()
    hidden = not frame.isVisible()
    window.commands.trigger("detach_panel")
    assert window.detached.is_detached
    window.presenting.leave()
    QApplication.processEvents()
    assert (hidden, frame.isVisible()) == (True, True)
