"""What the tests prove: small errors are put into the core, one at a time, and each must make a test fail.

``bootstrap.py bench mutants`` tries 200 of them in a quarter of an hour, most of which goes into learning which test
runs which line. This script with ``--sample 0`` tries all, so many that it takes a day, and with names such as
``rules/exceptions cards`` those of these modules. Only tests count that know what is right; random play does not.
Survivors that change nothing that can be seen stand in ``mutants_equivalent.csv``, with their reasons.
"""

from __future__ import annotations

import argparse
import ast
import csv
import gc
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import _lru_cache_wrapper, cache, partial
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from bench.kept_lines import known_lines, lines_run  # noqa: E402 - the path to it stands above
from bench.mutating import Mutant, mutants_of, mutated  # noqa: E402
from bench.tests_by_line import Coverage, Tried, try_each  # noqa: E402

PACKAGE = ROOT / "inspector"
MEASURED = ("rules", "cards", "scenario")
TESTS = ("tests/rules", "tests/scenario", "tests/cards")
# Random play finds errors, but no test of it says what is right; and the tests of the house read files only.
NO_PROOF = ("test_properties", "test_ledger", "test_random_games")
EQUIVALENT = Path(__file__).with_name("mutants_equivalent.csv")
GOAL = 0.95
# More than the lines of any module.
_NAMED = 1000
_SURVIVED = "  [survived]"
# Lines move from one run to the next; the function and the change do not.
_WITHOUT_LINE = re.compile(r":\d+ ")
# The modules whose functions keep answers that an error may change.
_THAT_KEEP = (*(f"inspector.{folder}" for folder in MEASURED), "tests")


class Planned(NamedTuple):
    """A mutant of a file, and the module's name below ``inspector``, such as ``rules/zones``."""

    module: str
    file: Path
    mutant: Mutant

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from all others, whatever lines move."""
        return self.module, self.mutant.place, self.mutant.change


def main(arguments: Sequence[str] | None = None) -> int:
    """Try mutants and tell of the survivors. Returns 1 where fewer than 95 of 100 were killed."""
    parser = argparse.ArgumentParser(description="Puts errors into the core and says which no test notices.")
    parser.add_argument("modules", nargs="*", default=MEASURED, help="folders or modules, such as cards rules/zones")
    parser.add_argument("--sample", type=int, default=200, help="how many are tried; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many are tried at once")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="files or folders of tests that may notice them")
    parser.add_argument(
        "--most", type=int, default=0, help="how many tests try one, the likeliest to notice first; 0 for all"
    )
    parser.add_argument("--place", default="", help="only in the function or constant of this name")
    parser.add_argument(
        "--again", type=Path, help="only those that survived in what an earlier run printed to this file"
    )
    asked = parser.parse_args(arguments)
    planned = plan(asked.modules)
    if asked.again:
        told = asked.again.read_text(encoding="utf-8").splitlines()
        survivors = {_WITHOUT_LINE.sub(" ", line) for line in told if line.endswith(_SURVIVED)}
        planned = [each for each in planned if _WITHOUT_LINE.sub(" ", f"{_told_of(each)}{_SURVIVED}") in survivors]
    planned = [each for each in planned if asked.place in ("", each.mutant.place)]
    if asked.sample and len(planned) > asked.sample:
        planned = sorted(random.Random(asked.seed).sample(planned, asked.sample), key=lambda each: each.key)
    run = Mutants(planned, asked.workers, most=asked.most)
    os.chdir(ROOT)
    options = ["-q", "-p", "no:cacheprovider", "-s", "-n", "0", *no_proof()]
    pytest.main([*options, *asked.tests], plugins=[run])
    return run.status


def no_proof() -> list[str]:
    """The options of pytest that leave out the tests which prove nothing."""
    return [f"--ignore={file.relative_to(ROOT)}" for name in NO_PROOF for file in ROOT.glob(f"tests/**/{name}.py")]


def plan(modules: Sequence[str]) -> list[Planned]:
    """List the mutants of these modules but for those known to change nothing."""
    known = equivalent()
    unseen = {key for key in known if key[0] in modules or any(key[0].startswith(f"{asked}/") for asked in modules)}
    found: list[Planned] = []
    for file in sorted(file for folder in MEASURED for file in (PACKAGE / folder).rglob("*.py")):
        name = file.relative_to(PACKAGE).with_suffix("").as_posix()
        if any(name == asked or name.startswith(f"{asked}/") for asked in modules):
            each = [Planned(name, file, mutant) for mutant in mutants_of(file.read_text(encoding="utf-8"))]
            unseen -= {mutant.key for mutant in each}
            found.extend(mutant for mutant in each if mutant.key not in known)
    for key in sorted(unseen):
        print(f"listed as changing nothing, but not there any more: {', '.join(key)}")
    return found


def equivalent() -> dict[tuple[str, str, str], str]:
    """The mutants known to change nothing that can be seen, and why."""
    if not EQUIVALENT.exists():
        return {}
    with EQUIVALENT.open(encoding="utf-8", newline="") as file:
        return {(row["module"], row["place"], row["change"]): row["reason"] for row in csv.DictReader(file)}


class Mutants:
    """The plugin that has the mutants tried in place of the tests run.

    Of the tests that run a line, ``who_first`` says which are run before the others. ``most`` is how many are run,
    0 for all.
    """

    def __init__(
        self,
        planned: Sequence[Planned],
        workers: int,
        who_first: Callable[[Sequence[pytest.Item]], Callable[[Planned], set[int]]] | None = None,
        *,
        most: int = 0,
    ) -> None:
        self._planned = planned
        self._workers = workers
        self._who_first = who_first
        self._most = most or None
        self._killers: dict[tuple[str, str], Counter[int]] = {}
        self._functions_of_tests: list[str] = []
        self._names: list[str] = []
        self._lines: Counter[int] = Counter()
        self.status = 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure which tests run which lines, then try every mutant."""
        from inspector.library import bundled_cards

        began = time.monotonic()
        # While tests are collected, what is there is taken out of the collector's sight.
        gc.unfreeze()
        items = session.items
        self._names = [item.nodeid.casefold() for item in items]
        self._functions_of_tests = [item.nodeid.partition("[")[0] for item in items]
        folders = [PACKAGE / folder for folder in MEASURED]
        kept_by_core = _kept_answers(_THAT_KEEP[:-1])
        coverage = known_lines(items, ROOT, folders, self._workers, partial(_forget, kept_by_core))
        self._lines = lines_run(coverage)
        print(f"{len(items)} tests, {len(self._planned)} mutants, lines known after {time.monotonic() - began:.0f} s")
        for number in coverage.failing:
            print(f"fails without any mutant: {items[number].nodeid}")
        functions = _functions()
        if not any(each.module.startswith("cards") for each in self._planned):
            # Read once for all; what is read is wrong only where the reading of cards is broken.
            bundled_cards().find("Delver of Secrets")
        users = _users(coverage, items)
        first = self._who_first(items) if self._who_first else lambda _: set()
        _get_ready()
        tries = (self._one(each, functions, coverage, users, first(each)) for each in self._planned)
        verdicts = {}
        for index, tried in try_each(items, tries, coverage.seconds, self._workers):
            planned = self._planned[index]
            verdicts[index] = tried
            if tried.by is not None:
                for place in {planned.mutant.place, ""}:
                    self._killers.setdefault((planned.module, place), Counter())[tried.by] += 1
            elif tried.verdict != "too long":
                print(f"{_told_of(planned)}  [{tried.verdict}]", flush=True)
        self.status = _told(self._planned, verdicts, time.monotonic() - began)
        return True

    def _one(
        self,
        planned: Planned,
        functions: dict[tuple[str, str], list[FunctionType]],
        coverage: Coverage,
        users: dict[str, set[int]],
        first: set[int],
    ) -> tuple[Callable[[], None], Sequence[int]]:
        key = (str(planned.file), planned.mutant.place)
        lines = coverage.tests.get(key[0], {}) if key in functions else {}
        # What runs as modules are read, or is kept by a test for others: then whoever runs the module may notice.
        tests = set(lines.get(planned.mutant.line) or chain.from_iterable(lines.values()))
        # A function that makes a constant as the module is read is seen by whoever uses the constant.
        for constant in sorted(_made_with(planned.file, planned.mutant.place)):
            tests |= users.get(constant, set())
        tests -= set(coverage.failing)
        code = [code for function in functions.get(key, []) for code in _nested(function.__code__)]
        # Of a constant, those count that run most of its module and are named for the word that it lacks.
        of_file = coverage.tests.get(key[0], {})
        own = {line for one in code for *_, line in one.co_lines() if line} if code else set(of_file)
        runs = Counter(chain.from_iterable(numbers for line, numbers in of_file.items() if line in own))
        if not code:
            runs.update(dict.fromkeys(self._named_for(_words_gone(planned)), _NAMED))
        killers = self._killers.get((planned.module, planned.mutant.place), Counter())
        numbers = self._in_turn(tests, coverage.seconds, runs, self._killers.get((planned.module, ""), Counter()))
        numbers.sort(key=lambda number: (-killers[number], number not in first))
        return lambda: _break(planned, functions.get(key, [])), numbers[: self._most]

    def _named_for(self, words: AbstractSet[str]) -> list[int]:
        spelled = {each for word in words for each in (word.casefold(), word.casefold().replace(" ", "_"))}
        return [number for number, name in enumerate(self._names) if any(each in name for each in spelled)]

    def _in_turn(
        self, tests: AbstractSet[int], seconds: Sequence[float], runs: Counter[int], killers: Counter[int]
    ) -> list[int]:
        """Order tests by how likely they notice: by each of these in turn, of each table of tests one row first.

        ``runs`` is how many lines each runs of the function that is broken, ``killers`` how often each noticed what was
        broken in its module.
        """
        likeliest: tuple[Callable[[int], tuple[float, ...]], ...] = (
            lambda number: (-runs[number], self._lines[number], number),
            lambda number: (-killers[number], -runs[number], seconds[number], number),
            lambda number: (seconds[number], number),
            # What runs few lines is most about these few: of the mutants that the quickest let live, it kills a third.
            lambda number: (self._lines[number], number),
        )
        # Rows of one table notice much the same: so of each table one row, and only then the second of each.
        orders = [self._table_by_table(sorted(tests, key=key)) for key in likeliest]
        return list(dict.fromkeys(chain.from_iterable(zip(*orders, strict=True))))

    def _table_by_table(self, numbers: Sequence[int]) -> list[int]:
        rows = _how_often_before(self._functions_of_tests[number] for number in numbers)
        return [number for _, number in sorted(zip(rows, numbers, strict=True), key=lambda each: each[0])]


def _words_gone(planned: Planned) -> set[str]:
    """The words that stand in a module's constants but, broken, no more, and the name of what has another value."""
    source = planned.file.read_text(encoding="utf-8")
    tree = mutated(source, planned.mutant)
    gone = Counter(_words_in(_tree(planned.file))) - Counter(_words_in(tree))
    given = Counter(_named_values(_tree(planned.file))) - Counter(_named_values(tree))
    return {word for word in (*gone, *(name for name, _ in given)) if len(word) > 2}


def _words_in(tree: ast.Module) -> Iterator[str]:
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def _named_values(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for each in ast.walk(tree):
        if isinstance(each, ast.keyword) and each.arg is not None:
            yield each.arg, ast.dump(each.value)


def _told_of(planned: Planned) -> str:
    where = planned.file.relative_to(ROOT).as_posix()
    return f"{where}:{planned.mutant.line} {planned.mutant.place}: {planned.mutant.change}"


def _how_often_before(names: Iterable[str]) -> list[int]:
    """Say of each name how often it stood before: ``a b a`` is 0, 0, 1."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        found.append(seen[name])
        seen[name] += 1
    return found


def _told(planned: Sequence[Planned], verdicts: dict[int, Tried], seconds: float) -> int:
    every: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for index, tried in verdicts.items():
        every[planned[index].module] += 1
        killed[planned[index].module] += tried.verdict in ("killed", "too long")
    print(f"\n{'module':32} killed    of")
    for module, count in sorted(every.items()):
        print(f"{module:32} {killed[module] / count:6.1%} {count:5}")
    share = killed.total() / max(1, every.total())
    print(f"{'all':32} {share:6.1%} {every.total():5}   in {seconds:.0f} s; the goal is {GOAL:.0%}", flush=True)
    return 0 if share >= GOAL else 1


def _get_ready() -> None:
    """Look up once what every try needs: in a process of its own, each would copy all memory to look through it."""
    _kept_answers(_THAT_KEEP)
    for file in sorted(file for folder in MEASURED for file in (PACKAGE / folder).rglob("*.py")):
        _tree(file)
    gc.collect()
    gc.freeze()


def _functions() -> dict[tuple[str, str], list[FunctionType]]:
    """Every function of the package, by its file and its name there."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(PACKAGE)):
            found.setdefault((each.__code__.co_filename, each.__code__.co_qualname), []).append(each)
    return found


def _users(coverage: Coverage, items: Sequence[pytest.Item]) -> dict[str, set[int]]:
    """The tests that name a constant of a module, or run a function which does, by that name."""
    found: dict[str, set[int]] = {}
    keeping = {each.__wrapped__ for each in _kept_answers()}
    for (file, _), functions in _functions().items():
        lines = coverage.tests.get(file, {})
        for function in functions:
            tests: Iterable[int] = lines.get(function.__code__.co_firstlineno, ())
            if function in keeping:
                # It runs in the first test that asks, and whoever asks later is given its answer.
                tests = chain.from_iterable(lines.values())
            names = {name for code in _nested(function.__code__) for name in code.co_names}
            every = set(tests)
            for name in names:
                found.setdefault(name, set()).update(every)
    for number, item in enumerate(items):
        for name in _named_in_test(getattr(item, "function", None)):
            found.setdefault(name, set()).add(number)
    return found


@cache
def _named_in_test(function: FunctionType | None) -> frozenset[str]:
    """What a test names, and the functions beside it that it calls."""
    if not isinstance(function, FunctionType):
        return frozenset()
    names = {name for code in _nested(function.__code__) for name in code.co_names}
    beside = [function.__globals__.get(name) for name in names]
    helpers = [one for one in beside if isinstance(one, FunctionType) and one.__module__ == function.__module__]
    return frozenset(names.union(*(code.co_names for one in helpers for code in _nested(one.__code__))))


def _nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _nested(each)


def _break(planned: Planned, functions: Sequence[FunctionType]) -> None:
    source = planned.file.read_text(encoding="utf-8")
    tree = mutated(source, planned.mutant)
    compiled = compile(tree, str(planned.file), "exec", dont_inherit=True)
    _forget(_kept_answers(_THAT_KEEP))
    for function in functions:
        first = function.__code__.co_firstlineno
        function.__code__ = next(
            code
            for code in _nested(compiled)
            if code.co_qualname == function.__code__.co_qualname and code.co_firstlineno == first
        )
    _set_constants(planned, tree)


@cache
def _kept_answers(modules: tuple[str, ...] = ("",)) -> tuple[Any, ...]:
    """Every function of these modules that keeps its answers, as it is when that is first asked."""
    every: list[Any] = [each for each in gc.get_objects() if type(each) is _lru_cache_wrapper]
    return tuple(each for each in every if each.__module__.startswith(modules))


def _forget(kept: Iterable[Any]) -> None:
    for each in kept:
        each.cache_clear()


def _set_constants(planned: Planned, tree: ast.Module) -> None:
    """Set a broken constant of a module, and those made of it, there and in the modules that import it."""
    name = f"inspector.{planned.module.replace('/', '.').removesuffix('.__init__')}"
    # What is made by a function or a class of the module, there or elsewhere, is made anew as well.
    maker = planned.mutant.place.partition(".")[0]
    old = _set_anew(name, tree, {planned.mutant.place, maker})
    users = [(key, module) for key, module in sys.modules.items() if key.startswith("inspector.") and key != name]
    broken = {maker: vars(sys.modules[name]).get(maker, _NOTHING), **old}
    # Modules import one another in no order that is known here: until nothing is made anew any more.
    done: dict[str, set[tuple[str, int]]] = {}
    is_new = True
    while is_new:
        is_new = False
        for key, module in users:
            imported = {each for each, value in broken.items() if vars(module).get(each, _NOTHING) is value}
            marks = {(each, id(broken[each])) for each in imported}
            if marks != done.get(key, set()) and (file := getattr(module, "__file__", None)):
                is_new, done[key] = True, marks
                broken |= _set_anew(key, _tree(Path(file)), imported, keep=imported)


def _set_anew(
    name: str, tree: ast.Module, broken: AbstractSet[str], keep: AbstractSet[str] = frozenset()
) -> dict[str, object]:
    """Set the constants of a module that are made of broken ones, but for those to ``keep``; gives them by name."""
    module, found = sys.modules[name], {}
    for constant, made_by in _constants_made_with(tree, broken):
        if constant not in keep:
            value = eval(compile(ast.Expression(made_by), name, "eval"), vars(module))
            _replace(constant, getattr(module, constant), value)
            found[constant] = value
    return found


@cache
def _made_with(file: Path, place: str) -> frozenset[str]:
    """The constants that are made with one, or by a function, of this file: there, and elsewhere with public ones.

    A function that only stands in a table of another module runs its own lines, by which its tests are known.
    """
    found = {constant for constant, _ in _constants_made_with(_tree(file), {place})}
    names = {name for name in found if not name.startswith("_")}
    others = [each for folder in MEASURED for each in sorted((PACKAGE / folder).rglob("*.py"))]
    is_new = True
    while is_new:
        more = {name for each in others for name, _ in _constants_made_with(_tree(each), names)} - found
        is_new = bool(more)
        found |= more
        names |= {name for name in more if not name.startswith("_")}
    return frozenset(found)


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _constants_made_with(tree: ast.Module, names: AbstractSet[str]) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module that depend on functions or constants of it, these included, in their order."""
    broken = set(names)
    for statement in tree.body:
        if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
            continue
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        uses = {each.id for each in ast.walk(statement.value) if isinstance(each, ast.Name)}
        if isinstance(target, ast.Name) and (target.id in broken or uses & broken):
            broken.add(target.id)
            yield target.id, statement.value


def _replace(name: str, old: object, value: object) -> None:
    for key, module in sys.modules.items():
        if key.startswith(("inspector", "tests")) and vars(module).get(name, _NOTHING) is old:
            setattr(module, name, value)


_NOTHING = object()


if __name__ == "__main__":
    sys.exit(main())
