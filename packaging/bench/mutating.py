"""Small errors put into a module, one at a time: what a test that proves something must notice.

A mutant is told by its place and by what it changes, so that a list of mutants outlives lines that move.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min"}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
# Fields whose words are for readers and checkers of types, not for the program.
_LEFT_ALONE = frozenset({"annotation", "returns", "decorator_list", "bases", "exc", "defaults", "kw_defaults", "msg"})
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One small error: the function (or the module's own constant) that it is in, its line, what it makes of what.

    ``node`` and ``variant`` find it again in the same source.
    """

    place: str
    line: int
    change: str
    node: int
    variant: int


class _Spot(NamedTuple):
    node: ast.AST
    place: str
    parent: ast.AST
    bound: frozenset[str]


def mutants_of(source: str) -> tuple[Mutant, ...]:
    """List every mutant of a module's functions and of the constants that it begins with, in the order of its lines."""
    tree = ast.parse(source)
    members = _enum_members(tree)
    found: list[Mutant] = []
    told: Counter[tuple[str, str]] = Counter()
    for index, spot in enumerate(_spots(tree)):
        for variant, (change, _) in enumerate(_variants(spot, members)):
            told[spot.place, change] += 1
            times = told[spot.place, change]
            words = change if times == 1 else f"{change} ({times})"
            found.append(Mutant(spot.place, _line(spot.node), words, index, variant))
    return tuple(sorted(found, key=lambda mutant: (mutant.line, mutant.node, mutant.variant)))


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """Give the module with this error in it."""
    tree = ast.parse(source)
    members = _enum_members(tree)
    spot = next(spot for index, spot in enumerate(_spots(tree)) if index == mutant.node)
    _, new = list(_variants(spot, members))[mutant.variant]
    for name, value in ast.iter_fields(spot.parent):
        if value is spot.node:
            setattr(spot.parent, name, new)
        elif isinstance(value, list):
            value[:] = [new if each is spot.node else each for each in value]
    return ast.fix_missing_locations(tree)


def _line(node: ast.AST) -> int:
    line: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    return line


def _enum_members(tree: ast.Module) -> dict[str, tuple[str, ...]]:
    """The members of enums that the module names as ``Name.MEMBER``, so that one can stand for another."""
    named: dict[str, dict[str, None]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper():
            named.setdefault(node.value.id, {})[node.attr] = None
    return {name: tuple(sorted(members)) for name, members in named.items()}


def _spots(tree: ast.Module) -> Iterator[_Spot]:
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            for member in statement.body:
                if isinstance(member, _Function):
                    yield from _inside(member, f"{statement.name}.{member.name}", frozenset(_parameters(member)))
        elif isinstance(statement, _Function):
            yield from _inside(statement, statement.name, frozenset(_parameters(statement)))
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            if isinstance(target, ast.Name) and not target.id.startswith("__"):
                yield _Spot(statement.value, target.id, statement, frozenset())
                yield from _inside(statement.value, target.id, frozenset())


def _parameters(function: _Function) -> Iterator[str]:
    for argument in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs):
        yield argument.arg


def _inside(node: ast.AST, place: str, bound: frozenset[str]) -> Iterator[_Spot]:
    names = set(bound)
    for field, value in ast.iter_fields(node):
        if field in _LEFT_ALONE:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_docstring(child) or _is_strict(child):
                continue
            yield _Spot(child, place, node, frozenset(names))
            yield from _inside(child, place, frozenset(names))
            if isinstance(child, ast.Assign):
                names.update(each.id for target in child.targets for each in _names_in(target))
            elif isinstance(child, ast.If | ast.For | ast.While | ast.With | ast.Try):
                names.update(each.id for each in _names_in(child) if isinstance(each.ctx, ast.Store))


def _names_in(node: ast.AST) -> Iterator[ast.Name]:
    return (each for each in ast.walk(node) if isinstance(each, ast.Name))


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_strict(node: ast.AST) -> bool:
    """Whether it says that rows zipped together are equally long: a check of the program's own, as an assertion is."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _variants(spot: _Spot, members: dict[str, tuple[str, ...]]) -> Iterator[tuple[str, ast.AST]]:
    node = spot.node
    if isinstance(node, ast.stmt):
        yield from _statements(node, spot)
    elif isinstance(node, ast.expr):
        for new in _expressions(node, spot.parent, members):
            yield f"{_short(node)} -> {_short(new)}", new
    elif isinstance(node, ast.comprehension):
        for index, condition in enumerate(node.ifs):
            new_one = deepcopy(node)
            del new_one.ifs[index]
            yield f"every one, not only if {_short(condition)}", new_one


def _statements(node: ast.stmt, spot: _Spot) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.If):
        for value in (True, False):
            new = deepcopy(node)
            new.test = ast.copy_location(ast.Constant(value), node.test)
            yield f"if {_short(node.test)} -> if {value}", new
    elif isinstance(node, ast.Return):
        # Whoever asks whether something is so cannot tell False from None.
        nothing_anyway = isinstance(node.value, ast.Constant) and (
            node.value.value is None or node.value.value is False
        )
        if node.value is not None and not nothing_anyway:
            nothing = ast.copy_location(ast.Return(ast.Constant(None)), node)
            yield f"{_short(node)} -> return None", nothing
    elif isinstance(node, ast.Assign):
        targets = {each.id for target in node.targets for each in _names_in(target)}
        if targets and targets <= spot.bound:
            yield f"without {_short(node)}", ast.copy_location(ast.Pass(), node)
    elif isinstance(node, ast.Delete) and all(isinstance(each, ast.Name) for each in node.targets):
        # Only a name goes, which says that a parameter is not used.
        return
    elif isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Delete):
        yield f"without {_short(node)}", ast.copy_location(ast.Pass(), node)


def _expressions(node: ast.expr, parent: ast.AST, members: dict[str, tuple[str, ...]]) -> Iterator[ast.expr]:
    if isinstance(node, ast.Constant):
        yield from _constants(node, parent)
    elif isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
        yield from _displays(node, parent)
    elif isinstance(node, ast.Attribute):
        yield from _members(node, members)
    else:
        yield from _operations(node)


def _operations(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield from _conditions(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield deepcopy(node.operand)
    elif isinstance(node, ast.IfExp):
        yield deepcopy(node.body)
        yield deepcopy(node.orelse)
    elif isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
        yield ast.copy_location(ast.BinOp(deepcopy(node.left), _COUNTED[type(node.op)](), deepcopy(node.right)), node)
    elif isinstance(node, ast.Call):
        yield from _calls(node)
    elif isinstance(node, ast.Slice):
        for field in ("lower", "upper"):
            if getattr(node, field) is not None:
                new = deepcopy(node)
                setattr(new, field, None)
                yield new


def _members(node: ast.Attribute, members: dict[str, tuple[str, ...]]) -> Iterator[ast.expr]:
    """Another member of the same enum, of those that the module names."""
    others = members.get(node.value.id, ()) if isinstance(node.value, ast.Name) else ()
    if len(others) > 1 and node.attr in others:
        other = others[(others.index(node.attr) + 1) % len(others)]
        yield ast.copy_location(ast.Attribute(deepcopy(node.value), other, node.ctx), node)


def _comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    for index, operator in enumerate(node.ops):
        new = deepcopy(node)
        new.ops[index] = _COMPARED[type(operator)]()
        yield new


def _conditions(node: ast.BoolOp) -> Iterator[ast.expr]:
    new = deepcopy(node)
    new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield new
    if len(node.values) > 2:
        for index in range(len(node.values)):
            shorter = deepcopy(node)
            del shorter.values[index]
            yield shorter


def _constants(node: ast.Constant, parent: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        yield ast.copy_location(ast.Constant(not node.value), node)
    elif isinstance(node.value, int):
        yield ast.copy_location(ast.Constant(node.value + 1), node)
    elif isinstance(node.value, str) and isinstance(parent, ast.Compare):
        yield ast.copy_location(ast.Constant(f"{node.value}?"), node)


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    if isinstance(node.func, ast.Name) and node.func.id in _CALLED:
        new = deepcopy(node)
        new.func = ast.copy_location(ast.Name(_CALLED[node.func.id], ast.Load()), node.func)
        yield new
    plain = [argument for argument in node.args if not isinstance(argument, ast.Starred)]
    # The smaller and the larger of two are the same in either order.
    stays = isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "getattr", "cast", "min", "max")
    if len(plain) == len(node.args) > 1 and not stays and ast.dump(plain[0]) != ast.dump(plain[1]):
        new = deepcopy(node)
        new.args[:2] = new.args[1::-1]
        yield new


def _displays(node: ast.Tuple | ast.List | ast.Set | ast.Dict, parent: ast.AST) -> Iterator[ast.expr]:
    """Leave out each entry of a table, or of what something is looked up in."""
    if isinstance(node, ast.Dict):
        count = len(node.keys) if isinstance(parent, ast.Assign | ast.AnnAssign) else 0
    elif isinstance(node, ast.Set):
        count = len(node.elts) if len(node.elts) > 1 else 0
    else:
        is_list = isinstance(parent, ast.Assign | ast.AnnAssign | ast.Compare | ast.Call | ast.Dict)
        count = len(node.elts) if is_list and isinstance(node.ctx, ast.Load) else 0
    for index in range(count):
        new = deepcopy(node)
        if isinstance(new, ast.Dict):
            del new.keys[index], new.values[index]
        else:
            del new.elts[index]
        yield new


def _short(node: ast.AST) -> str:
    words = " ".join(ast.unparse(node).split())
    return words if len(words) <= 90 else f"{words[:60]} ... {words[-25:]}"
