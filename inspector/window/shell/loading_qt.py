"""Loading Qt, before anything of the window: what is imported after it is imported as without it."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt's widgets and give Python its own import back.

    Qt for Python puts one of its own in place, which reads the source of every module imported from then on to see
    whether it asks for names in snake case. Nothing here does, and hundreds of modules follow: an eighth of the start.
    """
    plain = builtins.__import__
    import PySide6.QtWidgets  # noqa: F401 - loading it is the purpose

    builtins.__import__ = plain
