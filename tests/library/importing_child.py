"""Imports a file in a process of its own, which a test ends in the middle: importing_child.py LIBRARY FILE [ROOM].

It tells how far it is, a word in each line: ``read 3000`` for the cards read, then ``os.rename`` as the new file is
about to take the old one's place. After each it waits for a line on the standard input, or for its end.

With ``ROOM`` the system lets no file grow beyond so many bytes, as on a full disk; the sentence then goes to the
standard error.
"""

from __future__ import annotations

import sys
from pathlib import Path

from inspector.library import LibraryError, importing
from inspector.library.importing import Progress, import_cards


def tell(*words: object) -> None:
    print(*words, flush=True)
    sys.stdin.readline()


def told(progress: Progress) -> bool:
    tell("read", progress.cards)
    return True


def told_too(event: str, of: tuple[object, ...]) -> None:
    if event == "os.rename" and sys.argv[1] in map(str, of):
        tell(event)


if __name__ == "__main__":
    tell("begun")
    if len(sys.argv) > 3 and sys.platform != "win32":
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
    sys.addaudithook(told_too)
    # Told at each step: a fast computer would be at the end before anything is told a second time.
    importing._EVERY = 0.0
    try:
        import_cards(Path(sys.argv[1]), [Path(sys.argv[2])], told)
    except LibraryError as error:
        sys.exit(str(error))
    print("done", flush=True)
