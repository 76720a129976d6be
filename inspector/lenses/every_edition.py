"""The edition table: one object of a board under each edition's rules, with the rule that decides there."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inspector.cards import CardPool
from inspector.lenses.seen import LensError, Seen, SeenRow, is_there, row_of
from inspector.rules import EDITIONS, Table, characteristics
from inspector.scenario import EXPLAINED_KEYS, Replay, Scenario, replay


def editions(
    scenario: Scenario, pool: CardPool, label: str, running: Callable[[Scenario, CardPool], Replay] = replay
) -> Seen:
    """Run a scenario under every edition and show the object in each; raises LensError where it is in none.

    In an edition that does not know it, ``exists`` is false and every other value null. ``running`` runs a scenario
    under its own edition; what it raises is raised.
    """
    under = (msgspec.structs.replace(scenario, edition=edition.key) for edition in EDITIONS)
    tables = {each.edition: running(each, pool).table for each in under}
    if not any(is_there(table, label) for table in tables.values()):
        raise LensError(f'no object on the board is labelled "{label}"')
    rows = tuple(_row(table, label, is_now=key == scenario.edition) for key, table in tables.items())
    return Seen(lens="editions", object=label, edition=scenario.edition, rows=rows)


def _row(table: Table, label: str, *, is_now: bool) -> SeenRow:
    state = {"edition": table.edition.key}
    if is_there(table, label):
        return row_of(characteristics(table, label), state, is_now=is_now)
    refused = table.refused.get(label)
    rules = [rule for reason in refused.reasons[:1] for rule in reason.rules] if refused else []
    decided = {"exists": rules[0]} if rules else {}
    return SeenRow(
        state=state, values={**dict.fromkeys(EXPLAINED_KEYS), "exists": False}, decided_by=decided, is_now=is_now
    )
