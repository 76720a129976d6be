"""A program of its own for tests of what several do at once: writing_child.py DEED PATH NAME COUNT."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from inspector.keeping import DamagedError, FileLock, KeptFile, replace_file


def parsed(data: bytes) -> list[str]:
    try:
        return list(json.loads(data))
    except ValueError as error:
        raise DamagedError(str(error)) from None


def main(deed: str, path: Path, name: str, count: int) -> None:
    """Add so many lines to a list, or write large files for ever, or hold a lock until the standard input ends."""
    print("begun", flush=True)
    if deed == "add":
        for number in range(count):
            with KeptFile(path, "the lines", parsed).changing() as change:
                change.write(json.dumps([*(change.value or []), f"{name} {number}"]).encode())
    elif deed == "write":
        while True:
            replace_file(path, name.encode() * count)
    elif deed == "hold":
        lock = FileLock(path)
        print(lock.take(), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
