"""100,000 scenarios, card files, decklists, Forge boards and rules texts as strangers might send them.

They are made at random, but in the right form, so that they come past the door; each has to end in an answer that holds
together or in one clean refusal, and soon. The suite takes a small dose of the same. ``--quick`` does a hundredth;
``bench_strangers.py KIND NUMBER`` tries one input again.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.fuzzing.judging import Judge

INPUTS = {"scenarios": 60_000, "card files": 4_000, "decklists": 12_000, "Forge boards": 12_000, "rules texts": 12_000}
# The suite takes the numbers below.
FIRST = 1_000
MOST_SHOWN = 10


def main() -> int:
    """Try them all, or one again; 1 if anything came of one that must not."""
    with tempfile.TemporaryDirectory(prefix="card-inspector-strangers-") as name:
        judge = Judge(Path(name))
        if len(sys.argv) > 2:
            trouble = judge.trouble_with(sys.argv[1], int(sys.argv[2]))
            print(trouble or "all is well")
            return 1 if trouble else 0
        part = 100 if "--quick" in sys.argv else 1
        return 1 if sum(_tried(judge, kind, count // part) for kind, count in INPUTS.items()) else 0


def _tried(judge: Judge, kind: str, count: int) -> int:
    """Try inputs of one kind, and tell what came of them; gives how many went wrong."""
    began, judge.refused, troubles = time.monotonic(), 0, 0
    for seed in range(FIRST, FIRST + count):
        trouble = judge.trouble_with(kind, seed)
        if trouble is not None:
            troubles += 1
            if troubles <= MOST_SHOWN:
                print(trouble, flush=True)
    took = time.monotonic() - began
    print(f"{count:,} {kind} in {took:.0f} s: {judge.refused:,} refused, {troubles} went wrong", flush=True)
    return troubles


if __name__ == "__main__":
    sys.exit(main())
