"""Words that are not written down in the program reach a label or a tool tip through one module, as plain text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, shown, sources, tree_of

THE_GATE = PACKAGE / "window" / "widgets" / "plain_text.py"
# Methods of Qt that show their text, and take it for HTML where it looks so, by where the text stands in the call.
SHOWING = {
    **dict.fromkeys(("setText", "setToolTip", "setStatusTip", "setWhatsThis", "setHtml"), 0),
    **dict.fromkeys(("setInformativeText", "setDetailedText", "setLabelText"), 0),
    **dict.fromkeys(("setTabToolTip", "showText"), 1),
}
MAKING = {"QLabel": 0}
ASKING = ("question", "warning", "information", "critical", "about")
# Pages in our own markup, put together where all else is escaped.
PAGES = {
    "window/rules_reader/pane.py": {"setHtml"},
    "window/rules_reader/rules_reader.py": {"setHtml", "setText"},
}


def test_no_text_of_a_strangers_is_shown_as_markup() -> None:
    assert [place for path in sources(PACKAGE / "window") for place in bare_texts(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "label.setText(name)",
        "label.setText(f'{name} …')",
        "item.setToolTip(str(path))",
        "QLabel(title)",
        "QLabel('a' + title)",
        "bar.setTabToolTip(0, tip)",
        "QToolTip.showText(at, words, self)",
        "QMessageBox.question(self, 'Title', f'Save {name}?')",
        "item.setData(Qt.ItemDataRole.ToolTipRole, text)",
        "self.label = QLabel(text=name)",
    ],
)
def test_a_bare_text_is_noticed(tmp_path: Path, line: str) -> None:
    file = tmp_path / "careless.py"
    file.write_text(line, encoding="utf-8")
    assert len(list(bare_texts(file))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "label.setText('Close')",
        "QLabel('It lasts')",
        "QLabel()",
        "say(label, name)",
        "tip(item, str(path))",
        "super().setText(text)",
        "label.setText('a' if on else 'b')",
    ],
)
def test_a_text_of_the_programs_own_is_let_be(tmp_path: Path, line: str) -> None:
    file = tmp_path / "fine.py"
    file.write_text(line, encoding="utf-8")
    assert list(bare_texts(file)) == []


def bare_texts(path: Path) -> Iterator[str]:
    """Where a source file shows a text that is not written down there without going through the gate."""
    inside = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""
    if path == THE_GATE:
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and (found := _shown_by(node, PAGES.get(inside, set()))) is not None:
            yield f"{shown(path)}:{node.lineno} shows {ast.unparse(found)}; use inspector.window.widgets.plain_text"


def _shown_by(node: ast.Call, own_pages: set[str]) -> ast.expr | None:
    """The text that a call shows as markup may be; None where it is written down or no text is shown."""
    called = ast.unparse(node.func)
    name = called.rpartition(".")[2]
    if called == "super().setText" or name in own_pages:
        return None
    if name == "setData" and any("ToolTipRole" in ast.unparse(each) for each in node.args):
        text: ast.expr | None = next(each for each in node.args if "ToolTipRole" not in ast.unparse(each))
    elif called.startswith("QMessageBox.") and name in ASKING:
        text = node.args[2] if len(node.args) > 2 else None
    else:
        at = SHOWING.get(name, MAKING.get(called))
        if at is None:
            return None
        named = next((word.value for word in node.keywords if word.arg == "text"), None)
        text = node.args[at] if len(node.args) > at else named
    return None if text is None or _is_written_down(text) else text


def _is_written_down(text: ast.expr) -> bool:
    match text:
        case ast.Constant():
            return True
        case ast.IfExp(body=body, orelse=other):
            return _is_written_down(body) and _is_written_down(other)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _is_written_down(left) and _is_written_down(right)
        # A name in capitals is a constant of the program's.
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
    # Of another call's answer, that of the gate is fine.
    return isinstance(text, ast.Call) and ast.unparse(text.func) == "tip_text"
