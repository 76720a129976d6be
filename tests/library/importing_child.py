"""Imports a file in a process of its own, which a test ends in the middle: importing_child.py LIBRARY FILE [ROOM].

With ``ROOM`` the system lets no file grow beyond so many bytes, as on a full disk; the sentence then goes to the
standard error.
"""

from __future__ import annotations

import sys
from pathlib import Path

from inspector.library import LibraryError
from inspector.library.importing import import_cards

if __name__ == "__main__":
    print("begun", flush=True)
    if len(sys.argv) > 3 and sys.platform != "win32":
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
    try:
        import_cards(Path(sys.argv[1]), [Path(sys.argv[2])])
    except LibraryError as error:
        sys.exit(str(error))
    print("done", flush=True)
