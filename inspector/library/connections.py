"""Databases that are only read, by whoever holds a library or a list of cards."""

from __future__ import annotations

import sqlite3


class ReadConnection(sqlite3.Connection):
    """A connection that is closed once nobody holds it any more.

    Libraries come and go with commands, threads and windows. From Python 3.13 on each connection that was not closed by
    hand is complained of, wherever the collector happens to find it.
    """

    def __del__(self) -> None:
        """Close it; a second time that does nothing."""
        self.close()
