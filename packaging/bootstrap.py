"""From a fresh copy of Card Inspector to its window: makes .venv, installs the locked packages, runs a command.

Usage: python3 packaging/bootstrap.py run | test | bench | package | --help

This file holds only what an old Python can still read, so that it can say that it is too old; the work is in steps/.
"""

import sys
from pathlib import Path

NEEDED = (3, 11)


def start() -> int:
    """Run the command that was asked for, or say that this Python is too old. Returns the exit status."""
    if tuple(sys.version_info) < NEEDED:
        print(
            f"Card Inspector needs Python {NEEDED[0]}.{NEEDED[1]} or newer, but {sys.executable} is Python "
            f"{sys.version_info[0]}.{sys.version_info[1]}: please install a newer one, from python.org or from your "
            "system's packages, and run the same command with it.",
            file=sys.stderr,
        )
        return 1
    # From where the program lies; what it keeps its files with, needing no packages, serves here too.
    sys.path.insert(1, str(Path(__file__).resolve().parents[1]))
    from steps.command_line import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(start())
