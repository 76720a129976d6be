"""Saves own cards in a process of its own, for tests of two at once: own_cards_child.py LIBRARY NAME COUNT."""

from __future__ import annotations

import sys
from pathlib import Path

from inspector.library import Library

if __name__ == "__main__":
    library = Library(Path(sys.argv[1]))
    for number in range(int(sys.argv[3])):
        library.save_own({"name": f"{sys.argv[2]} {number}", "layout": "normal", "type_line": "Artifact"})
