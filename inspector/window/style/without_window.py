"""What lays out text where no window is open: an application of Qt's that needs no screen, with our fonts."""

from __future__ import annotations

import os

from PySide6.QtGui import QGuiApplication

from inspector.window.style.type_faces import load_fonts


def have_application() -> None:
    """Make the application if there is none yet, and load the fonts."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _own.append(QGuiApplication([]))
    load_fonts()


# Qt ends with the last one who knows its application.
_own: list[QGuiApplication] = []
