"""10,000 pairs of random games that differ only in what a viewer may not know: the viewer is told the same of both.

The pairs are made by ``tests/scenario/pairs_of_games.py``, and told by every channel of ``tests/sharing/channels.py``;
the suite plays a few of them, and those of the window besides. A number behind the script's name is how many pairs are
tried instead, a second one with which seed to begin, so that they can be tried in pieces.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

# Nothing of the user's is read or written.
os.environ["CARD_INSPECTOR_DATA_DIR"] = tempfile.mkdtemp(prefix="card-inspector-seen-")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.rules.editions import EDITION_KEYS
from tests.scenario.pairs_of_games import pair_of_games
from tests.sharing.channels import leaks

PAIRS = 10_000
_SEEDS_AT_ONCE = 25
_MOST_SHOWN = 5


def main() -> int:
    """Play until there are so many pairs, and tell what leaked; 1 if anything did."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    began = time.monotonic()
    pairs, steps, leaked = 0, 0, []
    with ProcessPoolExecutor() as pool:
        while pairs < wanted:
            parts = [first + _SEEDS_AT_ONCE * number for number in range(8)]
            first = parts[-1] + _SEEDS_AT_ONCE
            for played, compared, found in pool.map(_played, parts):
                pairs, steps = pairs + played, steps + compared
                leaked.extend(found)
    print(f"{pairs} pairs with {steps} actions in {time.monotonic() - began:.0f} s")
    for told in leaked[:_MOST_SHOWN]:
        print(told)
    print(f"{len(leaked)} leaked" if leaked else "nothing leaked", f"up to seed {first}")
    return 1 if leaked else 0


def _played(first: int) -> tuple[int, int, list[str]]:
    found = (
        pair_of_games(EDITION_KEYS[seed % len(EDITION_KEYS)], seed) for seed in range(first, first + _SEEDS_AT_ONCE)
    )
    pairs = [pair for pair in found if pair is not None]
    leaked = [f"seed {pair.seed}, {pair.viewer}: {told}" for pair in pairs if (told := leaks(pair))]
    return len(pairs), sum(len(pair.first.steps) for pair in pairs), leaked


if __name__ == "__main__":
    sys.exit(main())
