"""The small pictures beside the names of cards: drawn one by one while nobody waits, and kept."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from inspector.drawing import CardLook
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import ThemeName

_SLICE_SECONDS = 0.006
_MOST_KEPT = 300


class Tiles(QObject):
    """Gives the tile of a card by its name; ``drawn`` is emitted when more of those asked for are there.

    What is asked for while much is typed is drawn last asked first, and only what is still wanted then.
    """

    drawn = Signal()

    def __init__(self, look_of: Callable[[str], CardLook | None], pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._look_of, self._pictures = look_of, pictures
        self._kept: dict[tuple[str, float, float, ThemeName], QPixmap | None] = {}
        self._wanted: dict[tuple[str, float, float, ThemeName], None] = {}
        self._work = QTimer(self)
        self._work.timeout.connect(self._go_on)

    def tile(self, name: str, side: float, ratio: float) -> QPixmap | None:
        """The tile of a card, so many logical pixels wide and high; None while it is to be drawn, or cannot be."""
        key = (name, side, ratio, self._pictures.theme)
        if key not in self._kept:
            self._wanted[key] = None
            self._work.start(0)
        return self._kept.get(key)

    def forget_wanted(self) -> None:
        """Draw none of those that are no longer to be seen."""
        self._wanted.clear()

    def _go_on(self) -> None:
        until = monotonic() + _SLICE_SECONDS
        while self._wanted and monotonic() < until:
            key, _ = self._wanted.popitem()
            look = self._look_of(key[0])
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[key] = self._pictures.tile(look, key[1], key[2]) if look is not None else None
        if not self._wanted:
            self._work.stop()
        self.drawn.emit()
