"""Files are written in one place, which loses nothing; whatever else writes, renames or removes one is found."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, nodes_of, shown, sources, tree_of

THE_KEEPER = PACKAGE / "keeping"
# SQLite writes the new library beside the old one, under the keeper's lock, and the keeper puts it in its place.
LIBRARY = {"library/building.py": {"sqlite3.connect", "self._part.open", "self._part.unlink"}}
ALLOWED: dict[str, set[str]] = {
    **LIBRARY,
    "library/store.py": {"sqlite3.connect", "part.unlink"},
    # In memory.
    "library/bundled_rows.py": {"sqlite3.connect"},
    # Each answer is a transaction of its own, on the disk when it is over.
    "training/answer_log.py": {"sqlite3.connect"},
    # A file without a name, which the system removes.
    "library/sources/staging.py": {"tempfile.TemporaryFile"},
    # What was kept is removed, or moved aside, under its lock.
    "rulebook/shelf.py": {"(self.folder / kept.file).unlink"},
    "window/kept/recovery.py": {"kept.unlink", "_origin(kept).unlink", "_closed(kept).unlink", "kept.replace"},
    # Asks, and changes nothing.
    "self_check/users_files.py": {"shutil.disk_usage"},
    # A result too large for memory is put together in the survey's own folder; the keeper gives it its place.
    "survey/running.py": {"shutil.rmtree", "shutil.copyfileobj", "whole.open"},
    # Settings of an earlier version are read.
    "window/kept/settings.py": {"QSettings"},
    # Into memory, and to a painter's own stack.
    "commands/draw.py": {"image.save"},
    "drawing/page.py": {"pages[0].save"},
    "window/shell/app.py": {"picture.save"},
    "window/widgets/symbol_pictures.py": {"image.save"},
    "window/handouts/pages.py": {"QImageWriter", "QPdfWriter", "painter.save"},
    "window/handouts/pictures.py": {"drawn.save"},
    "window/lenses/printed.py": {"QPdfWriter", "painter.save"},
    "window/training/paper.py": {"QPdfWriter", "painter.save", "drawn.save"},
    "window/booth/stage.py": {"painter.save"},
    "window/files/gallery_cell.py": {"painter.save"},
    "window/search/results.py": {"painter.save"},
    "window/palette/row_delegate.py": {"painter.save"},
    "window/widgets/tick_boxes.py": {"painter.save"},
    "window/widgets/told_pictures.py": {"painter.save"},
}
WRITERS = frozenset(
    {"write_text", "write_bytes", "unlink", "rename", "rmdir", "touch", "symlink_to", "hardlink_to", "save", "truncate"}
)
CALLS = frozenset(
    {
        *("os.replace", "os.rename", "os.remove", "os.unlink", "os.write", "os.truncate", "os.link", "os.rmdir"),
        *("sqlite3.connect", "QSettings", "QSaveFile", "QLockFile", "QTemporaryFile", "QFile", "QImageWriter"),
        *("QPdfWriter", "QPrinter", "gzip.open", "bz2.open", "lzma.open"),
    }
)
MODULES = ("shutil", "tempfile")
NAMES = frozenset(name.rpartition(".")[2] for name in (*WRITERS, *CALLS, "open", "replace"))
CALLED = rf"\b({'|'.join(sorted(NAMES))})\(|{'|'.join(MODULES)}"


def test_nothing_else_writes_renames_or_removes_a_file() -> None:
    assert [place for path in sources(PACKAGE) for place in writings(path)] == []


def test_what_is_allowed_is_needed() -> None:
    for name, allowed in ALLOWED.items():
        called = {ast.unparse(node.func) for node in ast.walk(tree_of(PACKAGE / name)) if isinstance(node, ast.Call)}
        assert allowed <= called, name


@pytest.mark.parametrize(
    "line",
    [
        "path.write_text('x', encoding='utf-8')",
        "path.write_bytes(data)",
        "path.open('w', encoding='utf-8')",
        "path.open(mode='ab')",
        "part.open('rb+')",
        "open(path, 'x')",
        "os.replace(part, path)",
        "part.replace(path)",
        "path.rename(other)",
        "path.unlink()",
        "shutil.move(part, path)",
        "tempfile.mkstemp()",
        "image.save(path)",
        "QSettings(str(path))",
        "sqlite3.connect(path)",
    ],
)
def test_a_careless_write_is_noticed(tmp_path: Path, line: str) -> None:
    file = tmp_path / "careless.py"
    file.write_text(line, encoding="utf-8")
    assert len(list(writings(file))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "text.replace('a', 'b')",
        "structs.replace(card, name='x')",
        "dialog.open()",
        "path.open('rb')",
        "replace(card, name='x')",
        "replace_file(path, data)",
        "stream.write('x')",
    ],
)
def test_what_writes_no_file_is_let_be(tmp_path: Path, line: str) -> None:
    file = tmp_path / "fine.py"
    file.write_text(line, encoding="utf-8")
    assert list(writings(file)) == []


def writings(path: Path) -> Iterator[str]:
    """Where a source file writes, renames or removes a file by itself."""
    if path.is_relative_to(THE_KEEPER):
        return
    inside = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""
    for node in nodes_of(path, CALLED):
        if isinstance(node, ast.Call) and _is_worth_a_look(node.func):
            called = ast.unparse(node.func)
            if _writes(called, node) and called not in ALLOWED.get(inside, set()):
                yield f"{shown(path)}:{node.lineno} calls {called}; use inspector.keeping"


def _is_worth_a_look(called: ast.expr) -> bool:
    """Whether this may be a call that writes, by its last word and by its module."""
    if isinstance(called, ast.Attribute):
        return called.attr in NAMES or (isinstance(called.value, ast.Name) and called.value.id in MODULES)
    return not isinstance(called, ast.Name) or called.id in NAMES


def _writes(called: str, node: ast.Call) -> bool:
    owner, _, name = called.rpartition(".")
    if called in CALLS or owner in MODULES:
        return True
    if name == "open":
        return _opens_for_writing(node)
    if name == "replace" and owner:
        # A text's takes two, a structure's takes names; a path's takes one.
        return len(node.args) == 1 and not node.keywords and not owner.endswith("structs")
    if name in ("save", "touch") and _is_a_method_of_ours(owner, node):
        return False
    return bool(owner) and name in WRITERS


def _is_a_method_of_ours(owner: str, node: ast.Call) -> bool:
    """``self.save(record)`` or ``files.save()``: what ends at the keeper in any case."""
    return owner in ("self", "self._own") or (owner.endswith("files") and not node.args)


def _opens_for_writing(node: ast.Call) -> bool:
    place = 1 if isinstance(node.func, ast.Name) else 0
    mode = next((word.value for word in node.keywords if word.arg == "mode"), None)
    if mode is None and len(node.args) > place:
        mode = node.args[place]
    return isinstance(mode, ast.Constant) and isinstance(mode.value, str) and bool(set(mode.value) & set("wxa+"))
