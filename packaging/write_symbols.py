"""Writes the symbols to assets/symbols as SVG, from the figures that the drawing uses; run it after changing those."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from inspector.drawing.symbol_svg import common_symbols, file_name, symbol_svg  # noqa: E402


def main() -> int:
    """Write all files, and take away those of symbols that are there no more."""
    folder = ROOT / "assets" / "symbols"
    folder.mkdir(exist_ok=True)
    texts = {file_name(symbol): symbol_svg(symbol) for symbol in common_symbols()}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    for path in folder.glob("*.svg"):
        if path.name not in texts:
            path.unlink()
    print(f"{len(texts)} symbols in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
