"""What stands beside the desk: the values, what goes with the ladder, or the board in words."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QWidget

from inspector.window.shell.furniture import Furniture
from inspector.window.shell.showing import Showing
from inspector.window.style.type_faces import type_scale

# From this width on, at the usual size of type, the board in words has room beside the values.
WITH_VALUES_TOO = 1560
# From this height on, it has enough of it above the rules: for what is written, and for what is proposed instead.
WITH_RULES_BELOW = 800


class BesideTheDesk:
    """Puts the board in words into its place and away again; whoever shows the ladder has it ``fill`` the other one."""

    def __init__(self, furniture: Furniture, showing: Showing, window: QMainWindow) -> None:
        self._furniture, self._showing, self._window = furniture, showing, window
        self._words: QWidget | None = None

    def fill(self) -> None:
        """Show at the right what goes with the ladder, else the board in words where it is open there, else values."""
        here, words, ladder = self._furniture, self._words, self._showing.lenses.ladder
        values = words if words is not None and here.beside.indexOf(words) >= 0 else here.panel
        here.beside.setCurrentWidget(ladder.detail if ladder.is_open else values)

    def show_words(self, sheet: QWidget) -> None:
        """Put the board in words beside the desk: before the values where there is room, else in their place."""
        here = self._furniture
        if self._words is None:
            self._words = sheet
            is_wide = self._window.width() >= WITH_VALUES_TOO * max(1.0, type_scale())
            place = here.between if is_wide or self._showing.detached.is_detached else here.beside
            place.addWidget(sheet)
            place.setCurrentWidget(sheet)
            here.between.setVisible(place is here.between)
            if place is here.between:
                self._make_room_between(sheet.sizeHint().width())
            elif here.right.height() < WITH_RULES_BELOW * max(1.0, type_scale()):
                # Rules come back when one is opened.
                here.tabs.hide()
        self.fill()
        sheet.show()

    def _make_room_between(self, wide: int) -> None:
        """Take the width of the text from the desk alone: the values beside it stay as wide as they are."""
        across = self._furniture.across
        sizes, place = across.sizes(), across.indexOf(self._furniture.between)
        more = wide - sizes[place]
        sizes[0], sizes[place] = sizes[0] - more, wide
        across.setSizes(sizes)

    def put_words_away(self) -> None:
        """Give the room of the board in words back."""
        words, self._words = self._words, None
        if words is not None:
            self._furniture.tabs.show()
            for place in (self._furniture.between, self._furniture.beside):
                place.removeWidget(words)
            # Without a parent it would be a window of its own.
            words.setParent(self._window)
            self._furniture.between.hide()
            self.fill()
            self._furniture.desk.setFocus()
