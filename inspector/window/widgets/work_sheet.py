"""The sheet over work that lasts: what is done, how far it is, and Stop. It takes what the user does meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from inspector.window.widgets.plain_text import BreakingLabel, say

_WIDTH = 380


class WorkSheet(QDialog):
    """Shows work under way, modal; ``stop_asked`` is emitted when the user wants it stopped."""

    stop_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("One moment")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.status = BreakingLabel()
        self.status.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setAccessibleName("Progress")
        self.stop = QPushButton("Stop")
        self.stop.setProperty("kind", "plain")
        self.stop.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.stop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(10)
        for widget in (self.status, self.bar):
            layout.addWidget(widget)
        layout.addLayout(foot)
        self.setMinimumWidth(_WIDTH)
        self.stop.clicked.connect(self._ask_to_stop)

    def begin(self, said: str) -> None:
        """Show what is being done."""
        say(self.status, f"{said} …")
        # A bar without an end, until it is known how much there is.
        self.bar.setRange(0, 0)
        self.stop.setText("Stop")
        self.stop.setEnabled(True)
        self.show()
        self.raise_()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much is done, and of how much; nothing while that is not known."""
        if total and self.isVisible():
            self.bar.setRange(0, total)
            self.bar.setValue(done)

    def reject(self) -> None:
        """Escape stops the work, as the button does."""
        self._ask_to_stop()

    def _ask_to_stop(self) -> None:
        if self.stop.isEnabled():
            self.stop.setText("Stopping …")
            self.stop.setEnabled(False)
            self.stop_asked.emit()
