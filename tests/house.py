"""What the tests of the house share: where things lie, and the source files by kind."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "inspector"
ASSETS = ROOT / "assets"
PURE_PACKAGES = ("cards", "reading", "rules")


def sources(*folders: Path) -> list[Path]:
    """All Python files below ``folders``, sorted."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def all_sources() -> list[Path]:
    """All Python files of the repository."""
    return sources(PACKAGE, ROOT / "tests", ROOT / "packaging")


def packages() -> list[Path]:
    """The folders of ``inspector`` and of every package below it."""
    return sorted(path.parent for path in PACKAGE.rglob("__init__.py"))


def shown(path: Path) -> str:
    """``path`` as a reader of a failure wants it: from the top of the repository."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def tree_of(path: Path) -> ast.Module:
    """The syntax tree of the source file ``path``."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def nodes_of(path: Path, told_by: str) -> Iterator[ast.AST]:
    """All nodes of a source file; none of one without ``told_by``, a pattern of what is looked for in it.

    Most files are not even parsed so; the pattern must stand wherever the thing itself can.
    """
    if re.search(told_by, path.read_text(encoding="utf-8")):
        yield from ast.walk(tree_of(path))
