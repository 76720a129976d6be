"""No row of a table of tests hides another: of two rows with one name only the last would be tried."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
# A table that is put into another; two rows of one name in one table the linter finds.
_SPREAD = re.compile(r"\*\*[A-Z][A-Z_]*\b")


def keys_of(table: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The names that stand in a table, and in those that are spread into it."""
    if isinstance(table, ast.Name):
        yield from keys_of(tables[table.id], tables) if table.id in tables else ()
    elif isinstance(table, ast.Dict):
        for key, value in zip(table.keys, table.values, strict=True):
            if key is None:
                yield from set(keys_of(value, tables))
            elif isinstance(key, ast.Constant):
                yield str(key.value)


def hidden_rows(source: str) -> list[str]:
    """The names that two tables have which are put together; a key that is set anew on purpose is none.

    Tables are put together wherever they stand in a module; a record with another value of a key is no such table.
    """
    if _SPREAD.search(source) is None:
        return []
    tree = ast.parse(source)
    tables: dict[str, ast.expr] = {}
    for statement in tree.body:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        value = getattr(statement, "value", None)
        if isinstance(target, ast.Name) and isinstance(value, ast.expr):
            tables[target.id] = value
    found: Counter[str] = Counter()
    for table in ast.walk(tree):
        if isinstance(table, ast.Dict):
            parts = [value for key, value in zip(table.keys, table.values, strict=True) if key is None]
            names = Counter(name for part in parts for name in set(keys_of(part, tables)))
            found.update(name for name, count in names.items() if count > 1)
    return sorted(found)


def test_the_rows_that_hide_others_are_found() -> None:
    tables = 'ONE = {"a": 1, "b": 2}\nOTHER: dict[str, int] = {"b": 3}\n'
    assert hidden_rows(tables) == []
    assert hidden_rows(f"{tables}BOTH = {{**ONE, **OTHER}}") == ["b"]
    assert hidden_rows(f'{tables}MORE = {{**ONE, "a": 4}}') == []


def test_no_row_of_a_table_hides_another() -> None:
    found = {
        str(file.relative_to(TESTS)): hidden
        for file in sorted(TESTS.rglob("*.py"))
        if (hidden := hidden_rows(file.read_text(encoding="utf-8")))
    }
    assert found == {}
