"""The bar over a lens: back to the desk, and all lenses side by side, the one in view marked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip

LADDER: Final = "ladder"
# By name, as the core and the command line call them: what the bar says, and what a menu and a tool tip say.
LENS_TITLES: Final[Mapping[str, tuple[str, str]]] = {
    LADDER: ("Ladder", "The ladder: how it came to be"),
    "copiable": ("Copy", "The copy lens: what a copy gets"),
    "doors": ("Doors", "The door board: a Room’s doors"),
    "matrix": ("Matrix", "The matrix: every zone and state"),
    "editions": ("Editions", "The edition table"),
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

    At its end the lens is pinned, given a window of its own, saved for printing.
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
        leave = QPushButton("← The desk")
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
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 0)
        layout.setSpacing(10)
        layout.addWidget(leave)
        layout.addWidget(frame)
        layout.addStretch(1)
        self.pin = self._button("Pin", f"Stay with this card ({key_of('lens_pin')})", self.pin_wanted)
        self.pin.setCheckable(True)
        layout.addWidget(self.pin)
        own = f"In a window of its own ({key_of('lens_detach')})"
        self.detach = self._button("Detach", own, self.detach_wanted)
        layout.addWidget(self.detach)
        layout.addWidget(self._button("PDF …", f"Save as PDF, to print ({key_of('lens_print')})", self.print_wanted))
        self.hide()

    def stand_alone(self) -> None:
        """Offer what a window of its own can do: it is pinned and detached already, and leaving closes it."""
        self.pin.hide()
        self.detach.hide()
        say(self._leave, "Close")
        tip(self._leave, f"Close this window ({key_of('leave_ladder')})")

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
