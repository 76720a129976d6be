"""The user's files (floor 1): how any file is opened for reading, whoever it comes from."""

from __future__ import annotations

from inspector.keeping.opening import NotOpenedError, open_regular, read_at_most, read_head

__all__ = ["NotOpenedError", "open_regular", "read_at_most", "read_head"]
