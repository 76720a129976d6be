"""What takes an ability from an object, or would where it is looked at as it would be (613.1f, 614.12)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, cast

from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.happened import Applied, record_of
from inspector.rules.layers.computed_tables import with_reasons
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.table import Table


def taken_by(
    step: Step, table: Table, label: str, lost: Collection[str], *, key: Literal["abilities", "keywords"] = "keywords"
) -> str:
    """Name the object or the spell whose effect took the last of these abilities from an object of a table.

    ``lost`` are keyword abilities, or with the key ``"abilities"`` texts. The table may be one that is only looked at;
    the name is what sentences of the step call that other object. It is empty where the object has one of the
    abilities, never had any, or lost it to an effect that has no name.
    """
    taker: Running | None = None
    for happened in record_of(with_reasons(table, label)[label]):
        if not isinstance(happened, Applied) or key not in (changes := happened.changes()):
            continue
        before, after = (frozenset(cast("tuple[str, ...]", words)) for words in changes[key])
        if not after.isdisjoint(lost):
            taker = None
        elif not before.isdisjoint(lost):
            taker = happened.running
    if taker is None:
        return ""
    if taker.source is not None:
        return shown_name(step, taker.source.object)
    return taker.kept.called if taker.kept is not None else ""
