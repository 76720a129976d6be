"""One public name means one thing in the whole program: who meets it anywhere needs no import to know what it is.

Public is what bears no underscore: functions, classes and types at the top of a module, and those constants that
another module imports. A constant that no other module imports (a margin, a limit) is its module's own affair, and so
is a front that hands on what a room below has defined.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, shown, sources, tree_of


def test_a_public_name_is_defined_in_one_module() -> None:
    trees = {shown(path): tree_of(path) for path in sources(PACKAGE)}
    assert defined_twice(trees) == {}


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("class Line: ...", "class Line: ...", ""),
        ("def life(): ...", "Life = 1\nasync def life(): ...", ""),
        ("Half = Literal['left', 'right']", "Half: TypeAlias = str", ""),
        ("MOST = 1", "MOST = 2", "from inspector.a import MOST\nfrom inspector.b import MOST as OTHER"),
        ("MOST = 1", "MOST: Final = 2", "from inspector import a, b\nprint(a.MOST, b.MOST)"),
    ],
)
def test_a_second_meaning_is_noticed(first: str, second: str, third: str) -> None:
    sources_of = {"inspector/a.py": first, "inspector/b.py": second, "inspector/c.py": third}
    assert list(defined_twice({name: ast.parse(text) for name, text in sources_of.items()}).values()) == [
        ["inspector/a.py", "inspector/b.py"]
    ]


def test_what_is_private_or_only_handed_on_is_no_second_meaning() -> None:
    trees = {
        "inspector/a.py": ast.parse("class Line: ...\n_Row = int\nSIZE = 1"),
        "inspector/b.py": ast.parse("from inspector.a import Line\n_Row = str\nSIZE = 2"),
    }
    assert defined_twice(trees) == {}


def defined_twice(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """The public names that are defined in several modules, with these."""
    imported = {used for tree in trees.values() for used in imports(tree)}
    places: dict[str, list[str]] = defaultdict(list)
    for place, tree in trees.items():
        module = ".".join(Path(place).with_suffix("").parts)
        for name in sorted(set(definitions(tree))):
            if not name.startswith("_") and (not name.isupper() or f"{module}.{name}" in imported):
                places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def definitions(tree: ast.Module) -> Iterator[str]:
    """The names that a module defines at its top."""
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def imports(tree: ast.Module) -> Iterator[str]:
    """What a module takes from others, each by its full name: from a module, or of a module that it knows by name."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    yield from known.values()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            yield f"{known[node.value.id]}.{node.attr}"
