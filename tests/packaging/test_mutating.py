"""The errors that are put into the core to see whether tests notice: what there is, and that each is one error."""

from __future__ import annotations

import ast

import pytest
from bench.mutating import Mutant, mutants_of, mutated

from tests.house import ROOT


def changes(*lines: str) -> list[str]:
    """What is made of a function with these lines."""
    source = "\n".join(("def asked(a, b, c):", *(f"    {line}" for line in lines)))
    return [mutant.change for mutant in mutants_of(source)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a == b", "a == b -> a != b"),
        ("x = a < b", "a < b -> a <= b"),
        ("x = a is b", "a is b -> a is not b"),
        ("x = a in b", "a in b -> a not in b"),
        ("x = a == 'hand'", "'hand' -> 'hand?'"),
        ("x = a in ('hand', 'library')", "('hand', 'library') -> ('library',)"),
        ("x = a and b", "a and b -> a or b"),
        ("x = a or b or c", "a or b or c -> a or c"),
        ("x = not a", "not a -> a"),
        ("x = True", "True -> False"),
        ("x = 3", "3 -> 4"),
        ("x = a + b", "a + b -> a - b"),
        ("x = a if b else c", "a if b else c -> c"),
        ("x = a[1:]", "1: -> :"),
        ("x = any(a)", "any(a) -> all(a)"),
        ("x = a(b, c)", "a(b, c) -> a(c, b)"),
        ("x = [y for y in a if y]", "every one, not only if y"),
        ("return a", "return a -> return None"),
        ("a(b)", "without a(b)"),
        ("a = a.b", "without a = a.b"),
        ("a += b", "without a += b"),
    ],
)
def test_an_error_of_each_kind_is_made(line: str, expected: str) -> None:
    assert expected in changes(line)


def test_a_branch_is_always_taken_and_never() -> None:
    assert {"if a -> if True", "if a -> if False"} <= set(changes("if a:", "    b()"))


def test_a_member_of_an_enum_stands_for_another_that_the_module_names() -> None:
    assert "Concept.FLIP -> Concept.MELD" in changes("a(Concept.FLIP)", "a(Concept.MELD)")


@pytest.mark.parametrize(
    "line",
    [
        "x = zip(a, strict=True)",
        "x = a(b, b)",
        "x = a",
        "return",
        "return None",
        "'What it does.'",
        "x = isinstance(a, b)",
        "x: int = a",
        "raise ValueError('a' + 'b')",
    ],
)
def test_what_only_readers_see_is_left_alone(line: str) -> None:
    assert changes(line) == []


def test_a_table_loses_each_of_its_entries_and_is_called_by_its_name() -> None:
    found = mutants_of("KINDS = {'a': b, 'c': d}\n__all__ = ['x', 'y']\n")
    assert [(mutant.place, mutant.change) for mutant in found] == [
        ("KINDS", "{'a': b, 'c': d} -> {'c': d}"),
        ("KINDS", "{'a': b, 'c': d} -> {'a': b}"),
    ]


def test_two_alike_in_one_function_have_names_of_their_own() -> None:
    found = changes("x = a == b", "y = a == b")
    assert found == ["a == b -> a != b", "a == b -> a != b (2)"]


def test_a_mutant_is_the_same_module_with_one_error_whatever_stands_above() -> None:
    source = "class Held:\n    def is_here(self):\n        return self.zone == 'here' and self.one == 1\n"
    found = mutants_of(source)
    for mutant in found:
        assert mutant.place == "Held.is_here"
        assert ast.unparse(mutated(source, mutant)) != ast.unparse(ast.parse(source))
    moved = mutants_of(f"import sys\n\n\n{source}")
    assert [(each.place, each.change) for each in moved] == [(each.place, each.change) for each in found]


@pytest.mark.parametrize("name", ["cards/mana", "rules/steps/zones", "scenario/reading"])
def test_every_mutant_of_a_module_is_another_program(name: str) -> None:
    source = (ROOT / "inspector" / f"{name}.py").read_text(encoding="utf-8")
    own = ast.dump(ast.parse(source))
    found = mutants_of(source)
    assert len(found) > 50
    assert len({(mutant.place, mutant.change) for mutant in found}) == len(found)
    for mutant in found[::10]:
        assert is_another(source, own, mutant), mutant


def is_another(source: str, own: str, mutant: Mutant) -> bool:
    tree = mutated(source, mutant)
    compile(tree, mutant.place, "exec")
    return ast.dump(tree) != own
