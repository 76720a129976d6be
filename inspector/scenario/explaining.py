"""Telling what came of a scenario: every object with every value and its reasons, every action with its outcome.

The document is for programs (``explain --json``); people get the same in a table that the command line draws from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inspector.rules import (
    VALUE_KEYS,
    Characteristics,
    Concept,
    NotComputed,
    Outcome,
    Reason,
    Table,
    action_name,
    all_characteristics,
    characteristics,
    depends_on_hidden,
    is_unknown,
    numbers,
)
from inspector.scenario.expectations import as_json
from inspector.scenario.proofs import proof_records
from inspector.scenario.replaying import Replay

# What is kept with an object and is no value of it.
_KEPT_KEYS = ("chosen", "designations", "phased_out")
# Every key that can be expected of an object, but for the sentences told with it.
EXPLAINED_KEYS = (*VALUE_KEYS, "exists", *_KEPT_KEYS)
_TOLD = ("not_computed", "depends")
# What everyone knows of a card that a viewer may not see, and that lies in a hidden zone.
KNOWN_OF_HIDDEN = ("zone", "owner", "controller", "looks_like", "exists", "phased_out")
DECIDED_BY_HIDDEN = "It depends on cards that are hidden from this viewer."
_TWO_VALUES = ("mana_cost", "mana_value")


def explained(run: Replay, viewer: str | None = None) -> dict[str, Any]:
    """Give the document for a replay: ``{"edition", "objects": {label: ...}, "actions": [...]}``, plain JSON values.

    An object has every key of the format's expectations and ``why``, one entry a rule number. ``not_computed`` and
    ``depends`` list the sentences that might change its values, each with ``from``, ``keys`` and ``why``; ``proof`` are
    the steps by which its values came about. A label whose
    object ceased to exist, or whose set-up was refused, is there too: ``exists`` is false, the rest null. Where the
    replay is that of a ``viewer`` (``seen_replay``), the document names them, and what they may not see is null.
    """
    table = run.table
    there = {**all_characteristics(table), **{label: characteristics(table, label) for label in table.phased_out}}
    now = {label: _object_record(table, found) for label, found in there.items()}
    if viewer is not None:
        for label, keys in depends_on_hidden(table).items():
            now[label] = _of_unknown_values(table, now[label], keys)
    gone = {label: _missing_record(table, label) for label in (*table.gone, *table.refused) if label not in now}
    steps = zip(run.actions, run.steps, strict=True)
    whose = {} if viewer is None else {"viewer": viewer}
    return {
        "edition": table.edition.key,
        **whose,
        "objects": {**now, **gone},
        "actions": [_action_record(action_name(action), step.outcome) for action, step in steps],
    }


def values_record(found: Characteristics) -> dict[str, Any]:
    """Give every value of an object under the keys of ``EXPLAINED_KEYS``, as plain JSON values."""
    values = {key: found.value(key) for key in EXPLAINED_KEYS}
    for key in _TWO_VALUES:
        values[key] = _one_if_alike(values[key])
    record: dict[str, Any] = as_json(values)
    return record


def _object_record(table: Table, found: Characteristics) -> dict[str, Any]:
    told: dict[str, Any] = {key: _told_records(getattr(found, key)) for key in _TOLD}
    told["proof"] = proof_records(table, found.label)
    why = {key: _entries(found.why.get(key, ())) for key in (*VALUE_KEYS, *_KEPT_KEYS)}
    record = {**values_record(found), **told, "why": why}
    return _of_hidden(record) if is_unknown(table, found.label) else record


def _told_records(told: Sequence[NotComputed]) -> list[dict[str, Any]]:
    """Give what is told beside values; what kind of a doubt it is says no key of the format."""
    records: list[dict[str, Any]] = as_json(tuple(told))
    return [{key: value for key, value in record.items() if key != "kind"} for record in records]


def _of_hidden(record: dict[str, Any]) -> dict[str, Any]:
    """Leave of a record what can be told of a card that is hidden; everything else is not known, which is no value."""
    known = {key: value if key in KNOWN_OF_HIDDEN else None for key, value in record.items()}
    return {**known, "why": {key: why for key, why in record["why"].items() if key in KNOWN_OF_HIDDEN}}


def _of_unknown_values(table: Table, record: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """Leave out of a record the values that hidden cards decide, and the proof, which would tell how."""
    entry = {
        "layer": "",
        "rule": ", ".join(numbers(Concept.HIDDEN_ZONES, table.edition.key)),
        "says": DECIDED_BY_HIDDEN,
    }
    left = {key: None if key in (*keys, "proof") else value for key, value in record.items()}
    return {**left, "why": {**record["why"], **{key: [entry] for key in keys}}}


def _one_if_alike(value: object) -> object:
    """Tell two values of a split card's halves only where they differ."""
    return value[0] if isinstance(value, tuple) and value[0] == value[1] else value


def _missing_record(table: Table, label: str) -> dict[str, Any]:
    refused = table.refused.get(label)
    why = {"exists": _entries(refused.reasons)} if refused else {}
    return {**dict.fromkeys((*EXPLAINED_KEYS, *_TOLD, "proof")), "exists": False, "why": why}


def _action_record(name: str, outcome: Outcome) -> dict[str, Any]:
    return {
        "do": name,
        "outcome": str(outcome.result),
        "events": [str(event.kind) for event in outcome.events],
        "rules": list(outcome.rules),
        "says": outcome.says,
    }


def _entries(reasons: tuple[Reason, ...]) -> list[dict[str, str]]:
    return [
        {"layer": reason.layer, "rule": number, "says": reason.says}
        for reason in reasons
        for number in reason.rules or ("",)
    ]
