"""The bar over a lens: back to the desk, and all lenses side by side, the one in view marked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip

LADDER: Final = "ladder"
# By name, as the core and the command line call them: what the bar says, and what a menu and a tool tip say, which
# begin with the same word.
LENS_TITLES: Final[Mapping[str, tuple[str, str]]] = {
    LADDER: ("Ladder", "Ladder: how it came to be"),
    "copiable": ("Copy", "Copy: what a copy of it gets"),
    "doors": ("Doors", "Doors: a Room with each door locked and unlocked"),
    "matrix": ("Matrix", "Matrix: its card in every zone and state"),
    "editions": ("Editions", "Editions: under the rules of each edition"),
}
# What stands over the page, the object's name put in.
LENS_HEADINGS: Final[Mapping[str, str]] = {
    "copiable": "What a copy of {} gets",
    "doors": "The doors of {}",
    "matrix": "{} in every zone and state",
    "editions": "{} under each edition",
}
# Where a command of that name is something else.
COMMANDS_OF: Final[Mapping[str, str]] = {name: name if name == LADDER else f"lens_{name}" for name in LENS_TITLES}


class LensBar(QWidget):
    """A row of buttons, one a lens; ``picked`` is emitted with the name of the one pressed, ``left`` for the desk.

    At its end the lens is pinned, given a window of its own, saved for printing: in a narrow window by a menu.
    """

    picked = Signal(str)
    left = Signal()
    pin_wanted = Signal()
    detach_wanted = Signal()
    print_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words_of_leaving = "← The desk"
        leave = QPushButton(self._words_of_leaving)
        leave.setProperty("kind", "plain")
        leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tip(leave, f"Back to the desk ({key_of('leave_ladder')})")
        leave.clicked.connect(self.left)
        self._leave = leave
        frame = QFrame()
        frame.setObjectName("Editions")
        frame.setAccessibleName("Lenses")
        row = QHBoxLayout(frame)
        row.setContentsMargins(2, 1, 2, 1)
        row.setSpacing(0)
        group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for name, (title, says) in LENS_TITLES.items():
            button = QPushButton(title)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(f"Lens: {title}")
            tip(button, f"{says} ({key_of(COMMANDS_OF[name])})")
            button.clicked.connect(partial(self.picked.emit, name))
            group.addButton(button)
            self.buttons[name] = button
            row.addWidget(button)
        self._row = layout = QHBoxLayout(self)
        layout.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        layout.setContentsMargins(14, 8, 14, 0)
        layout.setSpacing(10)
        layout.addWidget(leave)
        layout.addWidget(frame)
        layout.addStretch(1)
        self._frame = frame
        self._one = self._make_one()
        layout.insertWidget(2, self._one)
        self.pin = self._button("Pin", f"Stay with this card ({key_of('lens_pin')})", self.pin_wanted)
        self.pin.setCheckable(True)
        layout.addWidget(self.pin)
        own = f"In a window of its own ({key_of('lens_detach')})"
        self.detach = self._button("Detach", own, self.detach_wanted)
        layout.addWidget(self.detach)
        pdf = self._button("PDF …", f"Save as PDF, to print ({key_of('lens_print')})", self.print_wanted)
        layout.addWidget(pdf)
        self._ends = [self.pin, self.detach, pdf]
        self._more = self._make_more()
        layout.addWidget(self._more)
        self.hide()

    def _make_one(self) -> QToolButton:
        """The lens in view, with a menu of all: where there is no room for them side by side."""
        one = QToolButton()
        one.setAccessibleName("Choose a lens")
        one.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(one)
        for name, (_title, says) in LENS_TITLES.items():
            menu.addAction(says).triggered.connect(partial(self.picked.emit, name))
        one.setMenu(menu)
        one.hide()
        return one

    def _make_more(self) -> QToolButton:
        more = QToolButton()
        more.setText("•••")
        more.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        more.setAccessibleName("More of this lens: pin, detach, save as PDF")
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(more)
        self._menu.aboutToShow.connect(self._fill_menu)
        more.setMenu(self._menu)
        more.hide()
        return more

    def _fill_menu(self) -> None:
        self._menu.clear()
        for button in self._ends:
            action = self._menu.addAction(button.accessibleName())
            action.setCheckable(button.isCheckable())
            action.setChecked(button.isChecked())
            action.triggered.connect(button.click)

    def stand_alone(self) -> None:
        """Offer what a window of its own can do: it is pinned and detached already, and leaving closes it."""
        self.pin.hide()
        self.detach.hide()
        self._ends = self._ends[2:]
        self._words_of_leaving = "Close"
        say(self._leave, "Close")
        tip(self._leave, f"Close this window ({key_of('leave_ladder')})")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold what stands at the end into a menu where there is no room for it."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It may be narrower than what stands in it now: that folds."""
        # An arrow alone leads back where there is no room for its word.
        least = self._wide(self._one, [self._more]) - self._leave.sizeHint().width() + 44
        return QSize(least, super().minimumSizeHint().height())

    def _wide(self, lenses: QWidget, ends: list[QPushButton] | list[QToolButton]) -> int:
        """What it takes across with the lenses in this form and these at its end."""
        parts: list[QWidget] = [self._leave, lenses, *ends]
        margins = self._row.contentsMargins()
        gaps = self._row.spacing() * len(parts) + margins.left() + margins.right()
        return gaps + sum(part.sizeHint().width() for part in parts)

    def _fit(self) -> None:
        say(self._leave, self._words_of_leaving)
        is_wide = self._wide(self._frame, self._ends) <= self.width()
        for button in self._ends:
            button.setVisible(is_wide)
        self._more.setVisible(not is_wide)
        if self._wide(self._frame, [self._more]) > self.width():
            say(self._leave, "←")
        has_all = self._wide(self._frame, [self._more]) <= self.width()
        self._frame.setVisible(has_all)
        self._one.setVisible(not has_all)

    def _button(self, title: str, says: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(title)
        button.setProperty("kind", "plain")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(says)
        tip(button, says)
        button.clicked.connect(signal)
        return button

    def show_pinned(self, on: bool) -> None:
        """Show whether the lens stays with its card."""
        self.pin.setChecked(on)

    def show_lens(self, name: str) -> None:
        """Mark a lens as the one in view; without one the bar is not there."""
        self.setVisible(bool(name))
        if name:
            self.buttons[name].setChecked(True)
            title, says = LENS_TITLES[name]
            say(self._one, title)
            self._one.setAccessibleName(f"{says}; choose another lens")
            self._fit()
