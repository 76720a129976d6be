"""Nothing grows past what one can read in a sitting: files of 500 lines, functions of 60. There are no exceptions.

What the rules core says is proven by no fewer lines than say it.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.house import ROOT, all_sources, shown, tree_of

FILE_LIMIT = 500
FUNCTION_LIMIT = 60
BEGINS = re.compile(r"\s*(?:async def|def|class|@|[A-Z_]+ ?[:=])")
IN_THREE_QUOTES = re.compile(r'"{3}.*?"{3}', re.DOTALL)
QUOTED_QUOTES = re.compile(r"'[^'\n]*\"{3}|'{3}")


def test_no_file_is_longer_than_500_lines() -> None:
    assert long_files(all_sources()) == []


def test_no_function_is_longer_than_60_lines() -> None:
    assert long_functions(all_sources()) == []


def test_a_long_file_and_a_long_function_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "long.py"
    file.write_text("def long():\n" + "    pass\n" * FUNCTION_LIMIT + "#\n" * FILE_LIMIT, encoding="utf-8")
    assert long_files([file]) == [f"{file.as_posix()}: {1 + FUNCTION_LIMIT + FILE_LIMIT} lines"]
    assert long_functions([file]) == [f"{file.as_posix()}:1 long: {1 + FUNCTION_LIMIT} lines"]


def test_a_file_and_a_function_at_the_limit_are_let_be(tmp_path: Path) -> None:
    file = tmp_path / "just_right.py"
    body = "def just_right():\n" + "    pass\n" * (FUNCTION_LIMIT - 1)
    file.write_text(body + "#\n" * (FILE_LIMIT - FUNCTION_LIMIT), encoding="utf-8")
    assert long_files([file]) == []
    assert long_functions([file]) == []


def test_the_rules_core_has_at_least_as_many_lines_of_tests_as_of_code() -> None:
    tests, code = lines_below("tests/rules"), lines_below("inspector/rules")
    assert 0 < code <= tests


def lines_below(folder: str) -> int:
    """How many lines the sources of a folder have on which anything stands."""
    files = [path for path in all_sources() if (ROOT / folder) in path.parents]
    return sum(1 for path in files for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def long_files(files: list[Path]) -> list[str]:
    counted = [(path, len(path.read_text(encoding="utf-8").splitlines())) for path in files]
    return [f"{shown(path)}: {lines} lines" for path, lines in counted if lines > FILE_LIMIT]


def long_functions(files: list[Path]) -> list[str]:
    return [
        f"{shown(path)}:{node.lineno} {node.name}: {length(node)} lines"
        for path in files
        if may_have_a_long_function(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and length(node) > FUNCTION_LIMIT
    ]


def may_have_a_long_function(text: str) -> bool:
    """Whether a function may be too long, told without parsing: most files need not be.

    A function ends at the latest where another begins that stands no further right, or a class. What is quoted over
    several lines may look like one, and is left out; where quotation marks are quoted themselves, the file is parsed.
    """
    if QUOTED_QUOTES.search(text):
        return True
    lines = IN_THREE_QUOTES.sub(lambda found: "\n" * found[0].count("\n"), text).splitlines()
    begun: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        if BEGINS.match(line):
            indent = len(line) - len(line.lstrip())
            while begun and begun[-1][0] >= indent:
                if number - begun.pop()[1] > FUNCTION_LIMIT:
                    return True
            begun.append((indent, number))
    return any(len(lines) - number > FUNCTION_LIMIT for _, number in begun)


def length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1
