"""Where the frozen ``card-inspector-desk`` begins, which desktops start."""

from __future__ import annotations

from inspector.cli import desk

if __name__ == "__main__":
    desk()
