"""The first file that a stranger's Python reads says clearly what is wrong, whatever that Python is."""

from __future__ import annotations

import ast
import subprocess
import sys

import bootstrap
import pytest

from tests.house import ROOT

BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"


def test_the_bootstrap_is_readable_to_python_3_6() -> None:
    ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 6))
    assert "from __future__" not in BOOTSTRAP.read_text(encoding="utf-8")


def test_an_older_python_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "NEEDED", (99, 0))
    assert bootstrap.start() == 1
    told = capsys.readouterr().err
    assert "needs Python 99.0 or newer" in told
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [(["--help"], 0, "open the window"), ([], 2, "COMMAND"), (["walk"], 2, "invalid choice: 'walk'")],
)
def test_the_commands_are_explained(arguments: list[str], status: int, told: str) -> None:
    done = subprocess.run([sys.executable, BOOTSTRAP, *arguments], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == status
    assert told in done.stdout + done.stderr


def test_the_bootstrap_needs_only_the_standard_library() -> None:
    for path in (ROOT / "packaging").glob("steps/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            # What keeps files needs the standard library alone, by contract.
            names = [name for name in names if name != "inspector.keeping"]
            assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names | {"steps"}, path
