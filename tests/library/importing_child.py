"""Imports a file in a process of its own, which a test ends in the middle: importing_child.py LIBRARY FILE."""

from __future__ import annotations

import sys
from pathlib import Path

from inspector.library.importing import import_cards

if __name__ == "__main__":
    print("begun", flush=True)
    import_cards(Path(sys.argv[1]), [Path(sys.argv[2])])
    print("done", flush=True)
