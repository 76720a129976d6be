"""A window that tests share is brought back to what it is when it opens: one board with an empty desk."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from inspector.window.board.making import empty_board
from inspector.window.kept.settings import MOTION, PLACE_ZONE
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench

_TURNS = 20


def clean(window: Workbench) -> None:
    """Bring everything back to an empty desk in a plain window."""
    window.booth.end()
    window.training.end()
    window.incoming.palette.sheet.close_sheet()
    window.presenting.leave()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    if window.desk.is_picking:
        QTest.keyClick(window.desk, Qt.Key.Key_Escape)
    if window.detached.is_detached:
        window.detached.toggle()
    for dialog in window.window.findChildren(QDialog):
        dialog.close()
    window.in_words.close()
    if window.presenter.pinned.isVisible():
        window.presenter.pin()
    window.window.setWindowState(Qt.WindowState.WindowNoState)
    window.settings.put(MOTION, "on")
    # Where the next card goes is kept from one placing to the next.
    window.finding.results.zone.setCurrentText(PLACE_ZONE.default)
    window.settings.put(PLACE_ZONE, PLACE_ZONE.default)
    window.finding.results.player.setCurrentIndex(0)
    while len(window.boards.tabs) > 1:
        window.boards.close(0)
    window.session.show_board(empty_board(window.session.cards))
    window.session.set_edition("2026-08")
    window.desk.zoom.to(1)
    window.notice.clear()
    # A window manager gives the keyboard back where a dialog closes; here there is none.
    window.window.activateWindow()
    dressed(window)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def dressed(window: Workbench) -> None:
    """Let another theme or size of type be put on to its end."""
    shown = window.window
    assert isinstance(shown, MainWindow)
    for _ in range(_TURNS):
        if shown.dressing.is_under_way:
            QApplication.processEvents()
    assert not shown.dressing.is_under_way
