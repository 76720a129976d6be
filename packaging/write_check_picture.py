"""Draws anew the card with which ``card-inspector self-check`` compares what is drawn elsewhere."""

from __future__ import annotations

from pathlib import Path

from inspector.self_check.program import PICTURE, pictured

if __name__ == "__main__":
    pictured().save(Path(__file__).resolve().parents[1] / "assets" / PICTURE, optimize=True)
