"""The panel in a window of its own, for another screen; closed, it comes back to its place beside the desk."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from inspector.window.kept.settings import Settings

SIZE = (520, 860)
_GAP = 12


class DetachedPanel(QObject):
    """Takes a widget out of a splitter into its own window, and back.

    Where that window stood is remembered for each set of screens, by their names.
    """

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._across: QSplitter | None = None
        self._panel: QWidget | None = None
        self._sizes: list[int] = []
        self._place = 0
        self.frame: _Frame | None = None

    @property
    def is_detached(self) -> bool:
        """Whether the panel stands in a window of its own."""
        return self.frame is not None

    def put_into(self, across: QSplitter, panel: QWidget) -> None:
        """Take care of the ``panel``, which stands in the splitter ``across``."""
        self._across, self._panel = across, panel
        panel.installEventFilter(self)

    def toggle(self) -> None:
        """Detach the panel, or bring it back."""
        if self.is_detached:
            self.attach()
        else:
            self.detach()

    def detach(self) -> None:
        """Give the panel a window of its own; all keys work there, too."""
        if self._across is None or self._panel is None or self.is_detached:
            return
        self._sizes, self._place = self._across.sizes(), self._across.indexOf(self._panel)
        self.frame = _Frame(self._window)
        self.frame.addActions(self._window.actions())
        self.frame.put(self._panel)
        self.frame.closed.connect(self.attach)
        if not self.frame.restoreGeometry(self._settings.geometry(self._key)):
            self._find_place(self.frame)
        self.frame.show()

    def attach(self) -> None:
        """Bring the panel back beside the desk."""
        if self._across is None or self._panel is None or self.frame is None:
            return
        self.remember()
        frame, self.frame = self.frame, None
        self._across.insertWidget(self._place, self._panel)
        self._across.setSizes(self._sizes)
        self._panel.show()
        frame.hide()
        frame.deleteLater()
        self._window.activateWindow()

    def remember(self) -> None:
        """Remember where the window stands."""
        if self.frame is not None:
            self._settings.put_geometry(self._key, self.frame.saveGeometry())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Without the panel its window is nothing to look at: hide and show them together."""
        if self.frame is not None and watched is self._panel:
            if event.type() == QEvent.Type.HideToParent:
                self.frame.hide()
            elif event.type() == QEvent.Type.ShowToParent:
                self.frame.show()
        return super().eventFilter(watched, event)

    @property
    def _key(self) -> str:
        names = sorted(screen.name().replace("/", " ") for screen in QGuiApplication.screens())
        return f"panel on {', '.join(names)}"

    def _find_place(self, frame: QWidget) -> None:
        """On another screen where there is one, else at the right of the window."""
        here = self._window.screen()
        other = next((screen for screen in QGuiApplication.screens() if screen is not here), None)
        room = (other or here).availableGeometry()
        width, height = min(SIZE[0], room.width()), min(SIZE[1], room.height() - 2 * _GAP)
        left = room.left() + (room.width() - width) // 2
        if other is None:
            left = min(self._window.frameGeometry().right() + _GAP, room.right() - width)
        frame.setGeometry(left, room.top() + (room.height() - height) // 2, width, height)


class _Frame(QWidget):
    """The window around the panel; ``closed`` is emitted when the user closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("Panel")
        self.setWindowTitle("Values and rules — Card Inspector")
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def put(self, panel: QWidget) -> None:
        """Hold the panel."""
        self._rows.addWidget(panel)
        panel.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the panel back."""
        event.accept()
        self.closed.emit()
