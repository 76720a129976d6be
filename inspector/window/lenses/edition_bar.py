"""The edition switch: all five editions side by side, the date of the one in view always to be read."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from inspector.rules import EDITIONS, edition_of
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip


class EditionBar(QWidget):
    """A row of buttons, one an edition, oldest first; ``picked`` is emitted with the key of the one pressed."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        frame = QFrame()
        frame.setObjectName("Editions")
        frame.setAccessibleName("Edition of the rules")
        row = QHBoxLayout(frame)
        row.setContentsMargins(2, 1, 2, 1)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        for number, edition in enumerate(EDITIONS, start=1):
            button = QPushButton(edition.key)
            button.setCheckable(True)
            # A click must not take the keyboard from the desk.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tip(button, f"{edition.label}, in force from {edition.effective} ({key_of(f'edition_{number}')})")
            button.setAccessibleName(f"Edition {edition.label}")
            button.clicked.connect(partial(self._pick, edition.key))
            self._group.addButton(button)
            self._buttons[edition.key] = button
            row.addWidget(button)
        self._frame = frame
        self._one = QToolButton()
        self._one.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self._one)
        for edition in EDITIONS:
            menu.addAction(edition.label).triggered.connect(partial(self._pick, edition.key))
        self._one.setMenu(menu)
        self._one.hide()
        self._date = QLabel()
        self._date.setObjectName("EditionDate")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(9)
        layout.addWidget(frame)
        layout.addWidget(self._one)
        layout.addWidget(self._date)

    def set_room(self, *, words: bool, all_: bool) -> None:
        """Show the words about the edition or not; ``all_`` the editions, or a menu of them."""
        self._date.setVisible(words)
        self._frame.setVisible(all_)
        self._one.setVisible(not all_)

    def _pick(self, key: str) -> None:
        self.picked.emit(key)

    def show_edition(self, key: str) -> None:
        """Show an edition as the one in view."""
        edition = edition_of(key)
        self._buttons[key].setChecked(True)
        say(self._one, key)
        self._one.setAccessibleName(f"Rules edition {edition.label}; choose another")
        say(self._date, f"{edition.set_name}\nfrom {edition.effective}")
        self._date.setAccessibleName(f"Rules edition {edition.label}, in force from {edition.effective}")

    @property
    def current(self) -> str:
        """The key of the edition in view."""
        return next(key for key, button in self._buttons.items() if button.isChecked())
