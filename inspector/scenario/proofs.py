"""Proofs in files: the steps by which an object came to its values, as JSON, and comparing them with what is expected.

The form is public: ``explain --json`` prints it under ``proof``, expectations name parts of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from inspector.rules import Counted, Rung, Table, rungs
from inspector.scenario.expectations import as_json

_Record = dict[str, Any]
Same = Callable[[str, object, object], bool]
# What a step has that does not name it.
_WHERE_LEFT_OUT: Mapping[str, object] = {
    "applied": True,
    "although_lost": False,
    "loop": False,
    "after": [],
    "depends_on": [],
}


def proof_records(table: Table, label: str) -> list[_Record]:
    """Give the proof of an object as ``explain --json`` prints it, first applied first."""
    return [_record(rung) for rung in rungs(table, label)]


def _record(rung: Rung) -> _Record:
    step = rung.step
    if step.source is None:
        # Only the values that were there before any effect come from none.
        values = {key: as_json(value) for key, value in step.values.items()}
        return {"layer": step.layer, "values": values, "rules": list(step.rules), "says": rung.says}
    record: _Record = {
        "layer": step.layer,
        "source": step.source.label or None,
        "source_name": rung.source_name,
        "timestamp": step.timestamp,
        "applied": step.applied,
        "changes": {key: {"from": as_json(one.was), "to": as_json(one.to)} for key, one in step.changes.items()},
    }
    record |= _more(rung)
    if step.conditions:
        held = (one.holds for one in step.conditions)
        record["conditions"] = [
            {"says": says, "holds": holds} for says, holds in zip(rung.conditions, held, strict=True)
        ]
    return {**record, "rules": list(step.rules), "says": rung.says}


def _more(rung: Rung) -> _Record:
    """Give what only some steps have."""
    step = rung.step
    more: _Record = {}
    if step.of is not None:
        more["of"] = step.of
    if step.because is not None:
        more["because"] = str(step.because)
    if step.by:
        more["by"] = step.by
    if step.after:
        more["after"] = [source.label or None for source in step.after]
    if step.depends_on:
        more["depends_on"] = [{"source": one.source.label or None, "by": one.by} for one in step.depends_on]
    if step.loop:
        more["loop"] = True
    if step.although_lost:
        more["although_lost"] = True
    if len(step.counted) == 1:
        more["counted"] = _counted(rung.counted[0], step.counted[0])
    elif step.counted:
        more["counted"] = [_counted(what, one) for what, one in zip(rung.counted, step.counted, strict=True)]
    return more


def _counted(what: str, counted: Counted) -> _Record:
    return {"what": what, "objects": list(counted.objects), "is": counted.number if counted.is_known else None}


def first_unproved(expected: Sequence[Mapping[str, Any]], proof: Sequence[_Record], same: Same) -> int | None:
    """Give the index of the first expected step that no step of the proof matches in order; None where all do.

    ``same`` tells whether a value is what is expected of its key.
    """
    rest = iter(proof)
    for index, wanted in enumerate(expected):
        if not any(_matches(wanted, step, same) for step in rest):
            return index
    return None


def _matches(wanted: Mapping[str, Any], step: _Record, same: Same) -> bool:
    return all(_agrees(key, value, step, same) for key, value in wanted.items())


def _agrees(key: str, wanted: object, step: _Record, same: Same) -> bool:
    held = step.get(key, _WHERE_LEFT_OUT.get(key))
    match key:
        case "values":
            return isinstance(wanted, dict) and isinstance(held, dict) and _each(wanted, held, same)
        case "changes":
            return isinstance(wanted, dict) and isinstance(held, dict) and _changes(wanted, held, same)
        case "counted":
            several = held if isinstance(held, list) else [held]
            return isinstance(wanted, dict) and any(isinstance(one, dict) and _counts(wanted, one) for one in several)
        case "after" | "depends_on":
            return isinstance(wanted, list) and isinstance(held, list) and all(_named(one, held) for one in wanted)
        case "rules":
            return isinstance(wanted, list) and isinstance(held, list) and _cited_in_order(wanted, held)
        case "conditions":
            return isinstance(wanted, list) and isinstance(held, list) and all(_is_told(one, held) for one in wanted)
    # As JSON has them: there one is not true.
    return json.dumps(wanted) == json.dumps(held)


def _cited_in_order(wanted: Sequence[object], held: Sequence[object]) -> bool:
    """Whether these rules are among those cited, in the order in which they are; others may stand between."""
    rest = iter(held)
    return all(number in rest for number in wanted)


def _is_told(wanted: object, held: Sequence[_Record]) -> bool:
    """Whether one of the conditions is all that is said of it: how it reads, or whether it holds."""
    return isinstance(wanted, dict) and any(wanted.items() <= one.items() for one in held)


def _each(wanted: _Record, held: _Record, same: Same) -> bool:
    return all(key in held and same(key, value, held[key]) for key, value in wanted.items())


def _changes(wanted: _Record, held: _Record, same: Same) -> bool:
    """In changes a bare value means ``to``."""
    for key, value in wanted.items():
        if key not in held:
            return False
        parts = value if isinstance(value, dict) and set(value) <= {"from", "to"} else {"to": value}
        if not all(same(key, part, held[key][name]) for name, part in parts.items()):
            return False
    return True


def _counts(wanted: _Record, held: _Record) -> bool:
    for key, value in wanted.items():
        found = held.get(key)
        if isinstance(value, list) and isinstance(found, list):
            if sorted(map(str, value)) != sorted(map(str, found)):
                return False
        elif value != found:
            return False
    return True


def _named(wanted: object, held: Sequence[object]) -> bool:
    """Whether a source is among those listed; a bare label means its ``source``."""
    for one in held:
        record = one if isinstance(one, dict) else {"source": one}
        if isinstance(wanted, dict):
            if all(record.get(key) == value for key, value in wanted.items()):
                return True
        elif record.get("source") == wanted:
            return True
    return False
