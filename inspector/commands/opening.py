"""Opening the window: loaded before all else, so that it loads nothing itself but the question of a screen."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Final

NO_SCREEN: Final = 1


def open_window(
    scenario: Path | None = None,
    screenshot: Path | None = None,
    theme: str | None = None,
    size: tuple[int, int] | None = None,
    scale: float | None = None,
) -> int:
    """Open the window and give the exit code once it is closed; ``app.run`` tells what each wish means.

    Where there is no screen that is told on the standard error.
    """
    # Only here, so that the other commands need neither Qt nor its start-up time.
    from inspector.window.shell.display import display_problem

    problem = display_problem()
    if problem is not None:
        sys.stderr.write(f"{problem}\n")
        return NO_SCREEN
    # Nothing that is loaded before the first paint is garbage, and to look for some takes a twentieth of that time.
    # Later it is looked for in the window's own thread (``garbage.GarbageOfTheWindow``).
    was_at_work = gc.isenabled()
    gc.disable()
    try:
        from inspector.window.shell.loading_qt import load_qt

        load_qt()
        from inspector.window.shell.app import run

        return run(scenario, screenshot=screenshot, theme=theme, size=size, scale=scale)
    finally:
        if was_at_work:
            gc.enable()
