"""How large a sheet opens: as large as it likes to be, and never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

# What a window manager puts around a window, and what of the screen stays in sight.
_AROUND = QSize(32, 64)


def open_at(sheet: QWidget, wide: int, high: int) -> None:
    """Give a sheet its size in logical pixels, less where the screen of its window has no room for it."""
    parent = sheet.parentWidget()
    screen = (parent if parent is not None else sheet).screen()
    sheet.resize(QSize(wide, high).boundedTo(screen.availableSize() - _AROUND))
