"""Groups of commands (floor 8, below ``cli``, which hangs them into the command line), and what commands print with."""

from __future__ import annotations
