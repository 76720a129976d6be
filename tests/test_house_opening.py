"""Files are opened for reading in one place, which takes regular files only: at a pipe, others would wait for good."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, nodes_of, shown, sources

THE_OPENER = PACKAGE / "keeping" / "opening.py"
# What comes with the program, in a folder that it knows.
BUNDLED = frozenset({"bundled.py", "library/bundled.py", "library/bundled_rows.py"})
# These open folders, to have them written to the disk, and locks; a database's file is looked at by the opener before.
FOLDERS = frozenset({"keeping/locking.py", "keeping/replacing.py"})
DATABASES = frozenset({"library/store.py", "library/building.py", "library/bundled_rows.py", "training/answer_log.py"})


def test_nothing_else_opens_a_file_for_reading() -> None:
    assert [place for path in sources(PACKAGE) for place in readings(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "path.read_bytes()",
        "path.read_text(encoding='utf-8')",
        "path.open('rb')",
        "path.open(mode='r')",
        "path.open(encoding='utf-8')",
        "open(path)",
        "os.open(path, os.O_RDONLY)",
        "io.open(path)",
        "gzip.open(path)",
        "sqlite3.connect(path)",
    ],
)
def test_a_file_opened_elsewhere_is_noticed(tmp_path: Path, line: str) -> None:
    file = tmp_path / "careless.py"
    file.write_text(line, encoding="utf-8")
    assert len(list(readings(file))) == 1


@pytest.mark.parametrize(
    "line", ["path.open('xb')", "part.open('rb+')", "dialog.open()", "path.write_bytes(data)", "files.open(path)"]
)
def test_what_opens_no_file_for_reading_is_let_be(tmp_path: Path, line: str) -> None:
    file = tmp_path / "fine.py"
    file.write_text(line, encoding="utf-8")
    assert list(readings(file)) == []


def readings(path: Path) -> Iterator[str]:
    """Where a source file opens a file for reading by itself."""
    inside = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""
    if path == THE_OPENER:
        return
    for node in nodes_of(path, r"\bopen\(|\bread_(bytes|text)\(|sqlite3"):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "os.open" and inside in FOLDERS:
            continue
        if called == "sqlite3.connect":
            is_reading = inside not in DATABASES
        else:
            is_reading = inside not in BUNDLED and _opens(called, node)
        if is_reading:
            yield f"{shown(path)}:{node.lineno} calls {called}; use inspector.keeping"


def _opens(called: str, node: ast.Call) -> bool:
    name = called.rpartition(".")[2]
    if name in ("read_bytes", "read_text") and "." in called:
        return not isinstance(node.func, ast.Name)
    if called in ("open", "io.open", "gzip.open", "bz2.open", "lzma.open"):
        return True
    if called == "os.open":
        return "O_WRONLY" not in ast.unparse(node)
    if name != "open":
        return False
    mode = next((word.value for word in node.keywords if word.arg == "mode"), node.args[0] if node.args else None)
    if isinstance(mode, ast.Constant) and isinstance(mode.value, str):
        return mode.value.startswith("r") and "+" not in mode.value
    return mode is None and any(word.arg in ("encoding", "errors", "buffering") for word in node.keywords)
