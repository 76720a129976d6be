"""How the parts of the window hang together: who connects what to whom, who tells what, and how much one may hold."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, shown, sources, tree_of

WINDOW = PACKAGE / "window"
SHELL = WINDOW / "shell"
WIRING = SHELL / "wiring.py"
MOST_METHODS = 25
MOST_IMPORTS = 15
# The number of a rule, as 712.8e or 401.2.
A_RULE = re.compile(r"\b[1-9]\d\d\.\d+[a-z]?\b")
IN_WORDS = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
# A key of the window, in whatever it is written; what the mouse does while a key is held is no key.
A_KEY = re.compile(r"(Ctrl|Shift|Alt)\+(?!click|wheel)|\bF\d{1,2}\b|\t[A-Z]$")
Finder = Callable[[ast.Module], Iterator[ast.AST]]


@pytest.mark.parametrize("path", [WINDOW / "board" / "session.py", SHELL / "workbench.py"], ids=shown)
def test_what_everybody_holds_stays_small(path: Path) -> None:
    for one in classes(tree_of(path)):
        assert len(methods(one)) <= MOST_METHODS, one.name


@pytest.mark.parametrize("path", [WINDOW / "board" / "session.py", *sources(SHELL)], ids=shown)
def test_nobody_knows_the_whole_window(path: Path) -> None:
    known = {
        node.module
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("inspector.window")
    }
    assert len(known) <= MOST_IMPORTS, sorted(known, key=str)


def test_only_the_wiring_connects_what_others_have_made() -> None:
    assert found_in(foreign_connections, [path for path in sources(WINDOW) if path != WIRING]) == []


def test_python_never_looks_for_garbage_by_itself_while_there_is_a_window() -> None:
    """In a thread it could meet a dead widget, and the window would stand still (``garbage.GarbageOfTheWindow``)."""
    assert found_in(garbage_looked_for, sources(WINDOW)) == []


def test_a_signal_is_emitted_by_its_owner_alone() -> None:
    assert found_in(foreign_emissions, sources(WINDOW)) == []


def test_nobody_pokes_into_another_object() -> None:
    assert found_in(pokes, sources(WINDOW)) == []


def test_what_is_called_later_is_bound_by_partial() -> None:
    assert found_in(bound_by_default, sources(PACKAGE)) == []


def test_each_key_stands_in_one_place() -> None:
    assert found_in(written_keys, [path for path in sources(WINDOW) if path != WINDOW / "widgets" / "keys.py"]) == []


def test_no_list_is_unpacked_into_another_to_outwit_the_formatter() -> None:
    assert found_in(outwitting, sources(PACKAGE)) == []


def test_no_rule_is_named_in_the_window() -> None:
    """Whoever names a rule decides by it, and that is for the core; a number to be shown comes from its concept."""
    named = [
        f"{shown(path)}:{token.start[0]}: {number}"
        for path in sources(WINDOW)
        if A_RULE.search(path.read_text(encoding="utf-8"))
        for token, number in rules_named(path.read_text(encoding="utf-8"))
    ]
    assert named == []


@pytest.mark.parametrize("planted", ["x = 1  # as 712.8e says", "x = 'by rule 401.2'", 'x = f"{1} (708.5)"'])
def test_a_rule_planted_in_the_window_is_found(planted: str) -> None:
    assert len(list(rules_named(planted))) == 1
    assert list(rules_named("width = 216.0 * 104.5  # and the 712 others")) == []


@pytest.mark.parametrize(
    ("finder", "code", "count"),
    [
        ("foreign_connections", "def __init__(self, desk):\n  desk.chosen.connect(self.go)", 1),
        (
            "foreign_connections",
            "def __init__(self, desk):\n  self.desk = desk\n  self.desk.chosen.connect(self.go)",
            1,
        ),
        ("foreign_connections", "def __init__(self, desk):\n  mine = desk.own\n  mine.chosen.connect(self.go)", 1),
        ("foreign_connections", "def __init__(self):\n  self.desk = Desk()\n  self.desk.chosen.connect(self.go)", 0),
        ("foreign_connections", "def fill(self, menu):\n  menu.addAction('x').triggered.connect(self.go)", 0),
        ("foreign_emissions", "def go(self):\n  self.desk.chosen.emit(1)", 1),
        ("foreign_emissions", "def go(self, pane):\n  return lambda: pane.turned.emit(1)", 1),
        ("foreign_emissions", "def go(self):\n  self.chosen.emit(1)", 0),
        ("pokes", "def go(self):\n  self.desk.asked = self.ask", 1),
        ("pokes", "def go(self, desk):\n  desk.asked = self.ask", 1),
        ("pokes", "def go(self):\n  state = State()\n  state.chosen = True\n  self.state = state", 0),
        ("written_keys", "says = f'{title} (Ctrl+W)'", 1),
        ("written_keys", "says = 'F11 leaves'", 1),
        ("written_keys", "says = 'Effect …\\tE'", 1),
        ("written_keys", "says = 'Ctrl+click, and the {2/W} of a card'", 0),
        ("outwitting", "words = (*('one', 'two'), *('three',))", 2),
        ("outwitting", "words = (*numbers, *(one for one in two))", 0),
        ("bound_by_default", "run = lambda step=step: go(step)", 1),
        ("bound_by_default", "run = lambda _=False: go()", 0),
    ],
)
def test_what_is_planted_is_found(finder: str, code: str, count: int) -> None:
    body = "".join(f"  {line}\n" for line in code.splitlines())
    find: Finder = globals()[finder]
    assert not count or re.search(TOLD_BY.get(find, ""), code)
    assert len(list(find(ast.parse(f"class Planted:\n{body}" if code.startswith("def") else code)))) == count


def rules_named(text: str) -> Iterator[tuple[tokenize.TokenInfo, str]]:
    """The numbers of rules in what a source says: comments, strings, docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in IN_WORDS:
            yield from ((token, number) for number in A_RULE.findall(token.string))


def found_in(find: Finder, paths: list[Path]) -> list[str]:
    told_by = TOLD_BY.get(find, "")
    return [
        f"{shown(path)}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"
        for path in paths
        if re.search(told_by, path.read_text(encoding="utf-8"))
        for node in find(tree_of(path))
    ]


def garbage_looked_for(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "gc.enable":
            yield node


def foreign_connections(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a class connects a signal of an object that was given to it."""
    for one in classes(tree):
        given = {name for method in methods(one) for name in kept_as_given(method)}
        for method in methods(one):
            strangers = parameters(method) | {f"self.{name}" for name in given}
            strangers |= {name for name, value in assignments(method) if owner(value) in strangers}
            for node in ast.walk(method):
                if isinstance(node, ast.Call) and called(node) == "connect" and signal_owner(node) in strangers:
                    yield node


def foreign_emissions(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a signal is emitted that is not the emitter's own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "emit":
            signal = node.value
            own = isinstance(signal, ast.Attribute) and isinstance(signal.value, ast.Name) and signal.value.id == "self"
            if not own:
                yield node


def pokes(tree: ast.Module) -> Iterator[ast.AST]:
    """Where an attribute is set of an object that was given, or that is kept."""
    for method in ast.walk(tree):
        if not isinstance(method, ast.FunctionDef):
            continue
        for node in ast.walk(method):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                held = owner(node.value)
                if held.startswith("self.") or held in parameters(method):
                    yield node


def bound_by_default(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a lambda binds a value by a default; a signal's own arguments are called ``_``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            defaulted = [*node.args.args[len(node.args.args) - len(node.args.defaults) :], *node.args.kwonlyargs]
            if any(not argument.arg.startswith("_") for argument in defaulted):
                yield node


def outwitting(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a list that is written out is unpacked into another: its lines would be the formatter's to break."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Starred) and isinstance(node.value, ast.Tuple | ast.List):
            yield node


def written_keys(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a key is written down, but in what is only said to who reads the source."""
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, DOCUMENTED)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if text not in docstrings and A_KEY.search(text):
            yield node


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def methods(one: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in one.body if isinstance(node, ast.FunctionDef)]


def parameters(method: ast.FunctionDef) -> set[str]:
    return {argument.arg for argument in (*method.args.args, *method.args.kwonlyargs)} - {"self"}


def kept_as_given(method: ast.FunctionDef) -> Iterator[str]:
    """The attributes in which a method keeps what it was given."""
    for name, value in assignments(method):
        if name.startswith("self.") and owner(value) in parameters(method):
            yield name.removeprefix("self.")


def assignments(method: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    """What is assigned to which name, each of several at once."""
    for node in ast.walk(method):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(map(ast.unparse, target.elts), node.value.elts, strict=True)
            else:
                yield ast.unparse(target), node.value


def owner(node: ast.expr) -> str:
    """Whose this is: a name, or an attribute of ``self``; what a call or an index gives is nobody's."""
    while isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            return f"self.{node.attr}"
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def signal_owner(node: ast.Call) -> str:
    assert isinstance(node.func, ast.Attribute)
    return owner(node.func.value)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


# What stands in every file in which a finder finds something; the others need not be parsed.
TOLD_BY: dict[Finder, str] = {
    foreign_connections: r"\.connect\(",
    foreign_emissions: r"\.emit\b",
    bound_by_default: r"lambda [^:\n]*=|lambda$",
    outwitting: r"\*[(\[]",
    written_keys: rf"{A_KEY.pattern}|\\t[A-Z]",
}


def test_every_box_to_choose_from_shows_that_it_opens() -> None:
    """The style sheet leaves a plain one without an arrow; ``Chooser`` paints it."""
    plain = [shown(path) for path in sources(WINDOW) if "QComboBox()" in path.read_text(encoding="utf-8")]
    assert plain == []
