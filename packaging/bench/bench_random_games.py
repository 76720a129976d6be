"""300,000 random actions in games of 30, under all editions: every one has an answer, and every game is the same again.

The actions are drawn from all that files may hold, nonsense included, by ``tests/rules/random_games.py``; the suite
plays a few games of them. A number behind the script's name is how many actions are played instead; a second one is
how many lie behind already, so that they can be played in pieces.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

# Nothing of the user's is read or written.
os.environ["CARD_INSPECTOR_DATA_DIR"] = tempfile.mkdtemp(prefix="card-inspector-games-")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.rules.editions import EDITION_KEYS
from tests.rules.random_games import Found, run_games

ACTIONS = 300_000
LENGTH = 30
_SEEDS_AT_ONCE = 20
_MOST_SHOWN = 5


def main() -> int:
    """Play, and tell how the actions ended and what broke; 1 if anything did."""
    actions = int(sys.argv[1]) if len(sys.argv) > 1 else ACTIONS
    begin = int(sys.argv[2]) // (LENGTH * len(EDITION_KEYS)) if len(sys.argv) > 2 else 0
    end = begin + max(1, actions // (LENGTH * len(EDITION_KEYS)))
    began = time.monotonic()
    endings: Counter[str] = Counter()
    broken: list[Found] = []
    parts = [range(first, min(first + _SEEDS_AT_ONCE, end)) for first in range(begin, end, _SEEDS_AT_ONCE)]
    with ProcessPoolExecutor() as pool:
        for found, ended in pool.map(_played, parts):
            endings += ended
            broken.extend(found)
    print(f"{endings.total()} actions in {time.monotonic() - began:.0f} s:")
    for ending, count in endings.most_common():
        print(f"  {ending:16} {count:7}")
    for game in broken[:_MOST_SHOWN]:
        print(game)
    print(f"{len(broken)} games broke" if broken else "nothing broke")
    return 1 if broken else 0


def _played(seeds: range) -> tuple[list[Found], Counter[str]]:
    return run_games(EDITION_KEYS, seeds, LENGTH)


if __name__ == "__main__":
    sys.exit(main())
