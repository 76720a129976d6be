"""Where things lie in a checkout, and what the environment's programs are called on this system."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT_FILE = ROOT / "pyproject.toml"
LOCK_FILE = ROOT / "packaging" / "requirements.lock"
BENCH = ROOT / "packaging" / "bench"
ENVIRONMENT = ROOT / ".venv"
SAMPLE = ROOT / "assets" / "scenarios" / "delver.scenario.json"

_PROGRAMS, _ENDING = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def program(name: str) -> Path:
    """The path of the program ``name`` inside the environment, whether or not it is there."""
    return ENVIRONMENT / _PROGRAMS / f"{name}{_ENDING}"
