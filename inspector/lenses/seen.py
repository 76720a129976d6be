"""What a lens shows: its rows, each a state with every value and the rule that decides it, and how files spell them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from inspector.rules import VALUE_KEYS, Characteristics, Table, characteristics, names_told
from inspector.scenario import EXPLAINED_KEYS, values_record


class LensError(ValueError):
    """A lens that shows nothing of this object: one sentence that says why, without a full stop."""


class SeenRow(msgspec.Struct, frozen=True, kw_only=True):
    """The object in one state.

    ``state`` tells it apart from the others (``{"unlocked": ["left"]}``), ``values`` are those of ``explain`` by key,
    ``decided_by`` the first rule of each value that has one. ``is_now`` is true for the state it is in. ``doubted`` are
    the keys of values that words which are not computed might change, or that wait for what nobody has said.
    ``unlock_costs`` are, on a door board, the mana
    costs for which its locked halves are unlocked.
    """

    state: Mapping[str, Any]
    values: Mapping[str, Any]
    decided_by: Mapping[str, str]
    is_now: bool = False
    doubted: tuple[str, ...] = ()
    unlock_costs: Mapping[str, str] = {}


class SeenValue(msgspec.Struct, frozen=True, kw_only=True):
    """One value of the object: whether a copy gets it, and the rule that says so; whether it is ``doubted``.

    ``of_token`` is a value that a token gets that is a copy, where a permanent that becomes a copy gets another.
    """

    key: str
    value: Any
    copied: bool
    rule: str
    doubted: bool = False
    of_token: bool = False


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What a lens shows of the object labelled ``object`` under an edition (its key)."""

    lens: str
    object: str
    edition: str
    rows: tuple[SeenRow, ...] | tuple[SeenValue, ...]


def row_of(found: Characteristics, state: Mapping[str, Any], *, is_now: bool = False) -> SeenRow:
    """Make the row of an object as it was found in a state."""
    return SeenRow(
        state=state,
        values=values_record(found),
        decided_by=deciding_rules(found),
        is_now=is_now,
        doubted=tuple(key for key in VALUE_KEYS if in_doubt(found, key)),
    )


def deciding_rules(found: Characteristics) -> dict[str, str]:
    """Give the first rule named for each value that has one, by key: the one a judge would read aloud."""
    first = ((key, found.why.get(key, ())[:1]) for key in EXPLAINED_KEYS)
    return {key: why[0].rules[0] for key, why in first if why and why[0].rules}


def in_doubt(found: Characteristics, key: str) -> bool:
    """Whether a value might be another: by words that are not computed, or by what nobody has said."""
    return bool(found.doubts(key) or found.waits(key))


def is_there(table: Table, label: str) -> bool:
    """Whether a board has an object, phased out or not (702.26d: what is phased out stays where it is)."""
    return label in table.objects or label in table.phased_out


def object_called(table: Table, label: str) -> str:
    """Give what sentences call an object of the board, phased out or not."""
    return names_told(table).get(label) or " // ".join(characteristics(table, label).names) or label


def lens_record(seen: Seen) -> dict[str, Any]:
    """Give the document for programs: ``{"lens", "object", "edition", "rows": [...]}``.

    A row of a state has its ``doubted`` keys, a row of a copied value ``doubted``, where anything is in doubt.
    Its rows of copied values are those of a permanent that becomes a copy: of a token the matrix tells.
    """
    rows = [
        {
            "key": row.key,
            "value": row.value,
            "copied": row.copied,
            "rule": row.rule,
            **({"doubted": True} if row.doubted else {}),
        }
        if isinstance(row, SeenValue)
        else {
            "state": dict(row.state),
            "values": dict(row.values),
            "decided_by": dict(row.decided_by),
            **({"doubted": list(row.doubted)} if row.doubted else {}),
            **({"unlock_costs": dict(row.unlock_costs)} if seen.lens == "doors" else {}),
        }
        for row in seen.rows
        if not (isinstance(row, SeenValue) and row.of_token)
    ]
    return {"lens": seen.lens, "object": seen.object, "edition": seen.edition, "rows": rows}


def is_nothing(value: object) -> bool:
    """Tell whether a value, as files spell it, says that there is none; zero is a value."""
    return value is None or value is False or value in ("", [], {})


def state_words(state: Mapping[str, Any]) -> Iterator[str]:
    """Say what tells a state apart besides its zone: ``back face up``, ``face down by morph``, ``left half``."""
    if state.get("face_up") == "back":
        yield "back face up"
    if state.get("face_down"):
        cause = state["face_down"]
        yield "face down" if cause in (True, "effect") else f"face down by {cause}"
    if state.get("half"):
        yield str(state["half"]) if state["half"] == "fused" else f"{state['half']} half"
    if "unlocked" in state:
        yield " and ".join(f"{half} door unlocked" for half in state["unlocked"]) or "both doors locked"
    copied = "a token copy of it" if state.get("token") else "a copy of it"
    names = {"flipped": "flipped", "inset": "the spell in its frame", "copied": copied}
    names |= {"prototype": "prototyped", "bestow": "bestowed", "melded": "melded"}
    yield from (words for key, words in names.items() if state.get(key))
