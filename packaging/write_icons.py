"""Writes the program's icon in the sizes and forms that systems ask for: python packaging/write_icons.py FOLDER.

Needs the program and Qt; no screen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PIL import Image

SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def write_icons(folder: Path) -> None:
    """One PNG a size, in ``SIDExSIDE.png``, and all of them as Windows and macOS want them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from inspector.window.shell.app import application
    from inspector.window.style.icons import app_icon

    application()
    folder.mkdir(parents=True, exist_ok=True)
    pictures = []
    for side in SIDES:
        path = folder / f"{side}x{side}.png"
        app_icon().pixmap(side, side).toImage().save(str(path))
        with Image.open(path) as picture:
            pictures.append(picture.copy())
    largest = pictures[-1]
    largest.save(
        folder / "card-inspector.ico", append_images=pictures[:-2], sizes=[(p.width, p.height) for p in pictures[:-1]]
    )
    largest.save(folder / "card-inspector.icns", append_images=pictures)


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
