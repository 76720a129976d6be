"""Where things lie in a checkout, and what the environment's programs are called on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT_FILE = ROOT / "pyproject.toml"
RUN_LOCK = ROOT / "packaging" / "run.lock"
TEST_LOCK = ROOT / "packaging" / "test.lock"
BENCH = ROOT / "packaging" / "bench"
ENVIRONMENT = ROOT / ".venv"
SAMPLE = ROOT / "assets" / "scenarios" / "delver.scenario.json"

_PROGRAMS, _ENDING = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def program(name: str) -> Path:
    """The path of the program ``name`` inside the environment, whether or not it is there."""
    return ENVIRONMENT / _PROGRAMS / f"{name}{_ENDING}"


def packages_folder() -> Path:
    """The folder of the environment's packages, if it is of the Python that runs this."""
    if os.name == "nt":
        return ENVIRONMENT / "Lib" / "site-packages"
    return ENVIRONMENT / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


PACKAGE_LOCK = ROOT / "packaging" / "package.lock"
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
# Icons, the manual page and whatever else is made for packages.
MADE = DIST / "made"
FROZEN = DIST / "card-inspector"
# Where packages are built: the program as its users get it, not the checkout.
BUILD_ENVIRONMENT = ROOT / ".venv.package"


def build_program(name: str) -> Path:
    """The path of the program ``name`` inside the environment in which packages are built."""
    return BUILD_ENVIRONMENT / _PROGRAMS / f"{name}{_ENDING}"


def version() -> str:
    """The program's version, as its first file says it."""
    text = (ROOT / "inspector" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]
