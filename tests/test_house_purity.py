"""Cards and rules answer the same for everyone, always: they read no file or clock, roll no dice and print nothing.

Should a test here fail: pass the value in from above (as a ``Card``, an action's field, an ``Edition``) instead of
fetching it in the core, and let the command line or the window do the showing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, PURE_PACKAGES, shown, sources, tree_of

REACHES_OUT = frozenset({"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"})
# What a pure package may import, besides the pure packages. Of the standard library, only what computes.
COMPUTES = frozenset(
    {
        "__future__",
        "bisect",
        "collections",
        "copy",
        "dataclasses",
        "decimal",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "heapq",
        "itertools",
        "math",
        "numbers",
        "operator",
        "re",
        "string",
        "textwrap",
        "types",
        "typing",
        "unicodedata",
    }
)
MAY_IMPORT = COMPUTES | {"msgspec", *(f"inspector.{name}" for name in PURE_PACKAGES)}

PURE_SOURCES = sources(*(PACKAGE / name for name in PURE_PACKAGES))


def test_there_are_pure_packages_to_check() -> None:
    assert {path.relative_to(PACKAGE).parts[0] for path in PURE_SOURCES} == set(PURE_PACKAGES)


def test_cards_and_rules_call_nothing_that_reaches_out() -> None:
    assert [place for path in PURE_SOURCES for place in calls_reaching_out(path)] == []


def test_cards_and_rules_import_only_what_computes() -> None:
    assert [place for path in PURE_SOURCES for place in imports_beyond(path)] == []


@pytest.mark.parametrize("line", ["print('x')", "text = open('cards.json').read()", "value = eval('1 + 1')"])
def test_a_call_that_reaches_out_is_noticed(tmp_path: Path, line: str) -> None:
    file = tmp_path / "impure.py"
    file.write_text(line, encoding="utf-8")
    assert len(list(calls_reaching_out(file))) == 1


@pytest.mark.parametrize(
    "line", ["import time", "from random import choice", "import os.path", "from inspector import bundled"]
)
def test_an_import_that_reaches_out_is_noticed(tmp_path: Path, line: str) -> None:
    file = tmp_path / "impure.py"
    file.write_text(f"def later():\n    {line}\n", encoding="utf-8")
    assert len(list(imports_beyond(file))) == 1


def test_what_is_said_to_compute_is_in_the_standard_library() -> None:
    assert sys.stdlib_module_names >= COMPUTES


def calls_reaching_out(path: Path) -> Iterator[str]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REACHES_OUT:
            yield f"{shown(path)}:{node.lineno} calls {node.func.id}"


def imports_beyond(path: Path) -> Iterator[str]:
    for node in ast.walk(tree_of(path)):
        for name in imported(node):
            if not {name, name.split(".")[0], ".".join(name.split(".")[:2])} & MAY_IMPORT:
                yield f"{shown(path)}:{getattr(node, 'lineno', 0)} imports {name}"


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module == "inspector":
        return [f"inspector.{alias.name}" for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "."]
    return []
