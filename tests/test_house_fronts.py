"""Every package has a front: its ``__init__`` makes public what upper floors may use, ``__all__`` lists just that."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house import PACKAGE, ROOT, all_sources, packages, shown, sources, tree_of

# The bootstrap must start on an old Python, to say that it is too old.
FOR_OLD_PYTHONS = ROOT / "packaging" / "bootstrap.py"


@pytest.mark.parametrize("package", packages(), ids=shown)
def test_a_package_lists_exactly_what_it_makes_public(package: Path) -> None:
    tree = tree_of(package / "__init__.py")
    listed = listed_names(tree)
    assert sorted(listed) == sorted(public_names(tree))


@pytest.mark.parametrize(
    "front",
    [
        "from inspector.rooms import door",
        "__all__ = ['door']",
        "__all__ = ['door', 'door']\nfrom inspector.rooms import door",
        "__all__ = ['door']\nfrom inspector.rooms import door, wall",
    ],
)
def test_a_front_that_lists_something_else_is_noticed(front: str) -> None:
    tree = ast.parse(front)
    assert sorted(listed_names(tree)) != sorted(public_names(tree))


def test_every_folder_of_source_files_is_a_package() -> None:
    assert [shown(path) for path in sources(PACKAGE) if not (path.parent / "__init__.py").is_file()] == []


def test_every_module_opens_with_a_sentence_for_the_newcomer() -> None:
    assert [
        shown(path) for path in sources(PACKAGE, ROOT / "packaging") if not first_line(path).endswith((".", ":"))
    ] == []


def test_every_module_postpones_its_annotations() -> None:
    late = [path for path in all_sources() if not postpones(path) and path != FOR_OLD_PYTHONS]
    assert [shown(path) for path in late] == []


def first_line(path: Path) -> str:
    sentence = re.match(r'(?:#!.*\n)?r?"""(.*?)(?:"""|\n)', path.read_text(encoding="utf-8"))
    return sentence[1] if sentence else ""


def postpones(path: Path) -> bool:
    postponed = re.search(r"^from __future__ import annotations$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return postponed is not None or all(isinstance(node, ast.Expr) for node in tree_of(path).body)


def listed_names(tree: ast.Module) -> list[str]:
    """The names in ``__all__``; none where there is no such list, which fits a package whose modules are its front."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and "__all__" in bound_names(node):
            names = ast.literal_eval(node.value)
            return [str(name) for name in names]
    return []


def public_names(tree: ast.Module) -> set[str]:
    bound = {name for node in tree.body for name in bound_names(node)}
    return {name for name in bound if not name.startswith("_")} | (bound & {"__version__"})


def bound_names(node: ast.stmt) -> list[str]:
    match node:
        case ast.ImportFrom(module="__future__"):
            return []
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [alias.asname or alias.name for alias in names]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []
