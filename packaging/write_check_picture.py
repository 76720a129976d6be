"""Draws anew the card with which ``card-inspector self-check`` compares what is drawn elsewhere.

Once as words are spaced with raqm, once as they are without: started once more for that, for it is decided on loading.
"""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

from PIL import ImageFont, features

from inspector.self_check.program import PICTURES, pictured

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SIMPLE = "--simple"


def draw(*, simple: bool) -> None:
    """Draw and save one of the two."""
    if simple:
        ImageFont.truetype = partial(ImageFont.truetype, layout_engine=ImageFont.Layout.BASIC)
    pictured().save(ASSETS / PICTURES[not simple], optimize=True)


if __name__ == "__main__":
    if not features.check("raqm"):
        sys.exit("Pillow has no raqm here: install libfribidi0, or both pictures would be the same.")
    draw(simple=SIMPLE in sys.argv)
    if SIMPLE not in sys.argv:
        subprocess.run([sys.executable, __file__, SIMPLE], check=True)
