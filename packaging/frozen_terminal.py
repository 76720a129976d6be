"""Where the frozen ``card-inspector`` begins."""

from __future__ import annotations

from inspector.cli import main

if __name__ == "__main__":
    main()
