"""Waiting for work that lasts: its sheet, made when it is first wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from inspector.window.widgets.work_sheet import WorkSheet


class Waiting(QObject):
    """Shows work over the window that waits for it; ``stop_asked`` is emitted when the user wants it stopped."""

    stop_asked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.sheet: WorkSheet | None = None

    def begin(self, said: str) -> None:
        """Show what is being done."""
        if self.sheet is None:
            self.sheet = WorkSheet(self._window)
            self.sheet.stop_asked.connect(self.stop_asked)
        self.sheet.begin(said)

    def show_progress(self, done: int, total: int) -> None:
        """Show how much is done, and of how much."""
        if self.sheet is not None:
            self.sheet.show_progress(done, total)

    def end(self) -> None:
        """Put the sheet away."""
        if self.sheet is not None:
            self.sheet.hide()
