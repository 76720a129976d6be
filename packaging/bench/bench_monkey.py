"""A monkey at the window for 20,000 random events, split over several seeds; the suite plays it for a shorter while.

There must be no exception and no warning of Qt, and every board must be equal to the replay of its history.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nothing of the user's is read or written.
for folder in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "CARD_INSPECTOR_DATA_DIR"):
    os.environ[folder] = tempfile.mkdtemp(prefix="card-inspector-monkey-")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from inspector.window.shell.app import application  # noqa: E402
from inspector.window.shell.garbage import GarbageOfTheWindow  # noqa: E402
from tests.window.monkeys import run  # noqa: E402

EVENTS = 20_000
SEEDS = tuple(range(1, 9))


def main() -> int:
    """Play, and tell of each seed what became of it; 1 if anything broke."""
    # Garbage goes as it goes in the program, or the monkey would play with another.
    gc.disable()
    GarbageOfTheWindow(application())
    first, seeds = (int(sys.argv[1]), 1) if len(sys.argv) > 1 else (SEEDS[0], len(SEEDS))
    broken = 0
    for seed in range(first, first + seeds):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as kept:
            found = run(seed, EVENTS // len(SEEDS), Path(kept))
        broken += bool(found)
        print(f"seed {seed}: {EVENTS // len(SEEDS)} events in {time.monotonic() - began:.0f} s: ", end="")
        print("nothing broke" if not found else "\n".join(found), flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
