"""Boards in words: how long a board of 40 sentences is read, and random games that are told and read back.

Without a number the time alone is measured. ``bench_words.py 20000`` plays that many games of 12 actions under all
editions, prints each in words, reads that and compares; a second number is how many games lie behind already, so that
they can be played in pieces. A third is how many processes play. It ends with 1 if a game was told unlike.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

# Nothing of the user's is read or written.
os.environ["CARD_INSPECTOR_DATA_DIR"] = tempfile.mkdtemp(prefix="card-inspector-words-")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from inspector.library import bundled_cards
from inspector.scenario.words import read_so_far
from tests.rules.editions import EDITION_KEYS
from tests.scenario.told_games import told_unlike

GOAL_MS = 30.0
# The design's board and one as a judge would lay it out; the repeated sentences name what is there by then.
BOARD = """Rules of June 2025. Players: Ana, Ben.
Ana has Delver of Secrets on the battlefield. It transforms.
Ben has Clone in hand. Ben casts Clone. Clone resolves as a copy of Insectile Aberration.
Creatures Ana controls get +1/+1 until end of turn.
Ana has Humility and Opalescence on the battlefield. Ben has Glorious Anthem on the battlefield.
Ana has Grizzly Bears on the battlefield. Put two +1/+1 counters on Grizzly Bears. Grizzly Bears is tapped.
Ben has Goblin Piker on the battlefield. Ben has Blood Moon on the battlefield. Ana has Dryad Arbor on the battlefield.
Ben has Lightning Bolt in hand. Ben casts Lightning Bolt. Lightning Bolt resolves.
Goblin Piker gets +3/+3 until end of turn. Ana has Tarmogoyf on the battlefield. Ben has Brainstorm in the graveyard.
Ana has Exalted Angel on the battlefield, face down with morph. It is turned face up, for its morph cost.
Ben has Bonesplitter on the battlefield. Bonesplitter is attached to Goblin Piker. Goblin Piker becomes an artifact.
Ana has Urborg, Tomb of Yawgmoth on the battlefield. Ana has a token Grizzly Bears (Cub) on the battlefield.
Cub becomes a copy of Exalted Angel until end of turn. Put a +1/+1 counter on Cub. Exalted Angel is tapped.
Ben has Mountain on the battlefield. Ben has Nezumi Graverobber on the battlefield. It flips.
Nighteyes the Desecrator goes to Ben's hand. Ana has Craw Wurm on the battlefield. Craw Wurm gains flying.
Opalescence goes to Ana's graveyard. Humility is exiled. It becomes night. It is Ben's turn. Ben is at 12 life.
What is Clone's mana value? What is Grizzly Bears's power?
"""
_ROUNDS = 40
_GAMES_AT_ONCE = 50
_MOST_SHOWN = 20


def main() -> int:
    """Measure or play, and tell what came of it."""
    numbers = [int(each) for each in sys.argv[1:]]
    return _games(numbers[0], *numbers[1:]) if numbers else _time()


def _time() -> int:
    pool = bundled_cards()
    clock, own = list[float](), list[float]()
    read = read_so_far(BOARD, pool)
    if read.error is not None:
        print(read.error)
        return 1
    for _ in range(_ROUNDS):
        began, process = time.perf_counter(), time.process_time()
        read_so_far(BOARD, pool)
        clock.append(1000 * (time.perf_counter() - began))
        own.append(1000 * (time.process_time() - process))
    middle = statistics.median(own)
    print(
        f"{len(read.board.scenario.actions)} actions and {len(read.board.asks)} questions: {middle:.1f} ms of the "
        f"processor (at best {min(own):.1f}), {statistics.median(clock):.1f} by the clock; goal {GOAL_MS:.0f}"
    )
    return 0 if middle <= GOAL_MS else 1


def _games(count: int, behind: int = 0, processes: int | None = None) -> int:
    began = time.monotonic()
    games = [
        (EDITION_KEYS[each % len(EDITION_KEYS)], each // len(EDITION_KEYS)) for each in range(behind, behind + count)
    ]
    parts = [games[first : first + _GAMES_AT_ONCE] for first in range(0, count, _GAMES_AT_ONCE)]
    unlike: list[str] = []
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(_told, parts):
            unlike += found
    for each in unlike[:_MOST_SHOWN]:
        print(each)
    print(f"{count} games in {time.monotonic() - began:.0f} s, {len(unlike)} told unlike")
    return 1 if unlike else 0


def _told(games: list[tuple[str, int]]) -> list[str]:
    pool = bundled_cards()
    return [wrong for edition, seed in games if (wrong := told_unlike(edition, seed, pool))]


if __name__ == "__main__":
    sys.exit(main())
