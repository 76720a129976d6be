"""One public name means one thing in the whole program: who meets it anywhere needs no import to know what it is.

Public is what bears no underscore: functions, classes and types at the top of a module, and those constants that
another module imports. A constant that no other module imports (a margin, a limit) is its module's own affair, and so
is a front that hands on what a room below has defined.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import PACKAGE, shown, sources

# What may define a name at the top of a module: a superset of what does.
BEGINS = re.compile(r"^(?:async def|def|class) (\w+)|^(?!else\b|try\b|finally\b)(\w+)[ \t]*[:=]", re.MULTILINE)


def test_a_public_name_is_defined_in_one_module() -> None:
    assert defined_twice({shown(path): path.read_text(encoding="utf-8") for path in sources(PACKAGE)}) == {}


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
    assert list(defined_twice(sources_of).values()) == [["inspector/a.py", "inspector/b.py"]]


def test_what_is_private_or_only_handed_on_is_no_second_meaning() -> None:
    sources_of = {
        "inspector/a.py": "class Line: ...\n_Row = int\nSIZE = 1",
        "inspector/b.py": "from inspector.a import Line\n_Row = str\nSIZE = 2",
    }
    assert defined_twice(sources_of) == {}


def defined_twice(sources_of: dict[str, str]) -> dict[str, list[str]]:
    """The public names that are defined in several modules, with these."""
    # Most modules share no name with another, which is to be seen without parsing them.
    begun = {place: {found[1] or found[2] for found in BEGINS.finditer(text)} for place, text in sources_of.items()}
    counted = Counter(name for names in begun.values() for name in names if not name.startswith("_"))
    shared = {name for name, count in counted.items() if count > 1}
    places: dict[str, list[str]] = defaultdict(list)
    for place in (place for place, names in begun.items() if names & shared):
        for name in sorted(set(definitions(ast.parse(sources_of[place])))):
            if not name.startswith("_"):
                places[name].append(place)
    several = {name: found for name, found in places.items() if len(found) > 1}
    constants = {name for name in several if name.isupper()}
    # Only who names one of them can import it.
    naming = [text for text in sources_of.values() if constants and re.search(rf"\b({'|'.join(constants)})\b", text)]
    imported = {used for text in naming for used in imports(ast.parse(text), constants)}
    for name in constants:
        several[name] = [place for place in several[name] if f"{module_of(place)}.{name}" in imported]
    return {name: found for name, found in several.items() if len(found) > 1}


def module_of(place: str) -> str:
    return ".".join(Path(place).with_suffix("").parts)


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


def imports(tree: ast.Module, names: set[str]) -> Iterator[str]:
    """What a module takes of these names from others, each in full: from a module, or of one that it knows by name."""
    known: dict[str, str] = {}
    taken: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Attribute) and node.attr in names and isinstance(node.value, ast.Name):
            taken.append((node.value.id, node.attr))
    yield from known.values()
    yield from (f"{known[module]}.{name}" for module, name in taken if module in known)
