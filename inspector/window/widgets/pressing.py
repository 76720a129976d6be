"""Enter on a button: Qt's own take it in dialogs alone, and people press it wherever a button has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QToolButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterOnButtons:
    """For a window: it is shown all its events, and then the keys that nobody below the window has taken."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._had: QWidget | None = None

    def see(self, event: QEvent) -> None:
        """Remember what has the keyboard as Enter comes down.

        A field may take Enter and give the keyboard to a button, and Qt then hands the key on to the window.
        """
        if event.type() == QEvent.Type.ShortcutOverride and _is_enter(event):
            self._had = self._window.focusWidget()

    def press(self, event: QKeyEvent) -> bool:
        """Press the button that had the keyboard; whether the key was Enter and there was one."""
        had, self._had = self._had, None
        if not _is_enter(event) or not isinstance(had, QAbstractButton) or had is not self._window.focusWidget():
            return False
        if isinstance(had, QToolButton) and had.menu() is not None:
            had.showMenu()
        else:
            had.click()
        return True


class PressingFilter(QObject):
    """Shows a window's events to its ``EnterOnButtons``, for a window that is first painted without."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._enter = EnterOnButtons(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button that has the keyboard; what Enter is for the desk, the desk has taken already."""
        self._enter.see(event)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._enter.press(event):
            return True
        return super().eventFilter(watched, event)


def _is_enter(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent) or event.key() not in _ENTER:
        return False
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
