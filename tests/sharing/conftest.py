"""Pages are laid out by the program's own application, as the window makes it: a process has but one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from inspector.window.shell.app import application


@pytest.fixture(scope="session", autouse=True)
def qapp() -> QApplication:
    """The program's own application, with its fonts and style."""
    return application()
