"""What the installed commands call (floor 8). Who wants just a window waits for nothing else to be loaded.

Before the first paint of the window stands only what that paint needs; a test lists what must not be loaded by then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from inspector.commands.opening import open_window


def main() -> None:
    """Run ``card-inspector``: a command with its words, or the window where there are none."""
    # A shell that completes a command asks without words, by a variable that click reads.
    if len(sys.argv) <= 1 and "_CARD_INSPECTOR_COMPLETE" not in os.environ:
        sys.exit(open_window())
    from inspector.commands.program import card_inspector as program

    program(prog_name="card-inspector")


def desk() -> None:
    """Open the window from the desktop, with the scenario that the desktop names, if any."""
    named = sys.argv[1:2]
    sys.exit(open_window(Path(named[0]) if named else None))
