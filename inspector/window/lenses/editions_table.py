"""One board under all five editions: every step and every value side by side, what differs marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import msgspec

from inspector.cards import CardPool
from inspector.rules import EDITIONS, Characteristics, Result, Table, all_characteristics, names_told
from inspector.scenario import Replay, Scenario, ScenarioError, replay
from inspector.scenario.words import sentences_of
from inspector.window.board.away import GivenUpError
from inspector.window.words.value_words import NONE, rows, text_of

MISSING = "not there"
NOT_COMPUTED = "not computed"
_RESULTS = {
    Result.DONE: "✓ done",
    Result.NOTHING: "○ nothing happens",
    Result.ILLEGAL: "✕ not possible",
    Result.NOT_COMPUTED: "? not computed",
}


class Cell(msgspec.Struct, frozen=True):
    """What one edition says, and why."""

    text: str
    why: str = ""


class EditionsLine(msgspec.Struct, frozen=True):
    """One step or one value of one object, a cell an edition, oldest first; ``about`` is what the object is called."""

    about: str
    title: str
    cells: tuple[Cell, ...]

    @property
    def differs(self) -> bool:
        """Whether the editions disagree."""
        return len({cell.text for cell in self.cells}) > 1


EditionsRunning = Callable[[Scenario, CardPool], Replay]
_Run = tuple[Replay, dict[str, Characteristics]] | None


def compare_editions(scenario: Scenario, pool: CardPool, running: EditionsRunning = replay) -> Iterator[EditionsLine]:
    """Run the scenario under every edition; lines for its steps first, then for each object's values.

    ``running`` runs a scenario under its own edition; raises GivenUpError where that is stopped. All is run at once,
    but a line is made when it is asked for.
    """
    runs = tuple(_run(msgspec.structs.replace(scenario, edition=edition.key), pool, running) for edition in EDITIONS)
    return chain(_steps(scenario, runs), _values(runs))


def _run(scenario: Scenario, pool: CardPool, running: EditionsRunning) -> _Run:
    try:
        run = running(scenario, pool)
    except GivenUpError:
        raise
    except ScenarioError:
        return None
    return run, all_characteristics(_last_table(run))


def _last_table(run: Replay) -> Table:
    return run.steps[-1].table if run.steps else run.start


def _steps(scenario: Scenario, runs: tuple[_Run, ...]) -> Iterator[EditionsLine]:
    first = next((run[0] for run in runs if run is not None), None)
    said = sentences_of(first, scenario.actions) if first is not None else ("Not computed",) * len(scenario.actions)
    for index, sentence in enumerate(said):
        cells = []
        for run in runs:
            if run is None:
                cells.append(Cell(NOT_COMPUTED))
            else:
                outcome = run[0].steps[index].outcome
                cells.append(Cell(_RESULTS[outcome.result], outcome.says))
        yield EditionsLine("Steps", f"{index + 1}. {sentence}", tuple(cells))


def _values(runs: tuple[_Run, ...]) -> Iterator[EditionsLine]:
    names: dict[str, str] = {}
    for run in runs:
        if run is not None:
            # The newest edition that has an object names it.
            names |= names_told(_last_table(run[0]))
    for label in dict.fromkeys(label for run in runs if run is not None for label in run[1]):
        yield from _object(label, names.get(label, label), runs)


def _object(label: str, about: str, runs: tuple[_Run, ...]) -> list[EditionsLine]:
    found = [_cells(run, label) for run in runs]
    titles: dict[str, str] = {}
    for _cell, _none, named in found:
        titles |= named
    lines = []
    for key, title in titles.items():
        cells = tuple(cells.get(key, Cell(absent)) for cells, absent, _named in found)
        lines.append(EditionsLine(about, title, cells))
    return lines


def _cells(run: _Run, label: str) -> tuple[dict[str, Cell], str, dict[str, str]]:
    """The cells of one object under one edition by key, what stands where there is none, and the titles."""
    if run is None:
        return {}, NOT_COMPUTED, {}
    if label not in run[1]:
        return {}, MISSING, {}
    found = rows(run[1][label])
    cells = {row.key: Cell(text_of(row.text), "\n".join(_why(why.says, why.rules) for why in row.why)) for row in found}
    return cells, NONE, {row.key: row.title for row in found}


def _why(says: str, rules: tuple[str, ...]) -> str:
    return f"{says} ({', '.join(rules)})" if rules else says
