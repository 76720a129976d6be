"""A label whose wrapped lines are measured for the width that it gets, and for no other."""

from __future__ import annotations

from PySide6.QtCore import QSize

from inspector.window.widgets.plain_text import BreakingLabel


class WrappedLabel(BreakingLabel):
    """Takes what width there is while its words wrap, and the height that they need there.

    Qt's own label also measures how wide it would like to be, several times over: for a long list of effects that
    takes as long as painting the whole window.
    """

    def __init__(self) -> None:
        super().__init__()
        self._heights: dict[tuple[int, str], int] = {}

    def setText(self, text: str) -> None:
        """Show a text; the one shown already is not laid out again."""
        if text != self.text():
            self._heights.clear()
            super().setText(text)

    def sizeHint(self) -> QSize:
        """One line high, as wide as may be: the height follows from the width."""
        return self._one_line() if self.wordWrap() else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self._one_line() if self.wordWrap() else super().minimumSizeHint()

    def heightForWidth(self, width: int) -> int:
        """The height of its lines, measured once for each font.

        Asked by the font, not told when it changes: of a new theme every label is told dozens of times.
        """
        key = (width, self.font().key())
        if key not in self._heights:
            self._heights[key] = super().heightForWidth(width)
        return self._heights[key]

    def _one_line(self) -> QSize:
        return QSize(0, self.fontMetrics().height() if self.text() else 0)
