"""What would change the answer: the core itself tries the board without each source, and with two of them swapped.

Only what the game allows is tried: two objects or effects of which neither had to come first may have come in the other
order (613.7).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

import msgspec

from inspector.lenses.ladders import COLUMNS, Ladder, ladder_of, words_of_column
from inspector.rules import START, Table, characteristics, names_now
from inspector.scenario import values_record

MOST: Final = 4


class WhatIf(msgspec.Struct, frozen=True, kw_only=True):
    """A board that is not: without an object or effect (``without``), or with ``newer`` come after ``older``.

    Names of objects are labels; an effect that resolved is named by the rank of its timestamp.
    """

    without: str = ""
    newer: str = ""
    older: str = ""


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """What would be otherwise: in words (``says``), and each column with what it is and what it would be."""

    asked: WhatIf
    says: str
    changes: Mapping[str, tuple[str, str]]


def what_would_change(table: Table, label: str) -> tuple[Alternative, ...]:
    """List what would change the values of an object, the greatest change first, at most four.

    Raises RulesError where there is no such object.
    """
    now = ladder_of(table, label)
    found: list[Alternative] = []
    for asked in _questions(table, label, now):
        other = table_if(table, asked)
        if other is None or label not in other.objects:
            continue
        changes = _differences(table, other, label)
        if changes:
            found.append(Alternative(asked=asked, says=what_if_words(table, asked), changes=changes))
    found.sort(key=lambda one: (-len(one.changes), bool(one.asked.without)))
    return tuple(found[:MOST])


def _questions(table: Table, label: str, ladder: Ladder) -> Iterator[WhatIf]:
    named = [_name_of(table, rung.source, rung.timestamp) for rung in ladder.rungs if rung.layer != START]
    sources = [name for name in dict.fromkeys(named) if name and name != label]
    for name in sources:
        yield WhatIf(without=name)
    involved = sorted({*sources, *([label] if label in named else [])}, key=lambda name: _stamp(table, name))
    for older, newer in pairwise(involved):
        if may_swap(table, older, newer):
            yield WhatIf(newer=older, older=newer)


def _name_of(table: Table, source: str, rank: int) -> str:
    if source:
        return source if source in table.objects else ""
    return str(rank) if _effect_of_rank(table, rank) is not None else ""


def _ranked(table: Table) -> list[int]:
    stamps = {held.timestamp for held in table.objects.values()} | {one.timestamp for one in table.effects}
    stamps |= {copy.timestamp for held in table.objects.values() for copy in held.copies}
    stamps |= {stamp for held in table.objects.values() for stamp in held.counter_stamps.values()}
    return sorted(stamps)


def _effect_of_rank(table: Table, rank: int) -> int | None:
    """Give the timestamp of the effects that resolved at a rank, 1 the oldest."""
    ranked = _ranked(table)
    if not 1 <= rank <= len(ranked):
        return None
    stamp = ranked[rank - 1]
    return stamp if any(one.timestamp == stamp and one.source is None for one in table.effects) else None


def _stamp(table: Table, name: str) -> int:
    if name in table.objects:
        return table.objects[name].timestamp
    return _effect_of_rank(table, int(name)) or 0


def may_swap(table: Table, older: str, newer: str) -> bool:
    """Whether two might have come in the other order: neither had to be there for the other."""
    first, second = table.objects.get(older), table.objects.get(newer)
    if first is None and second is None:
        return True
    if first is None or second is None:
        held, stamp = (first or second), _stamp(table, newer if second is None else older)
        assert held is not None
        return not any(one.timestamp == stamp and held.identity in (one.identities or ()) for one in table.effects)
    attached = older in (second.attached_to, second.copy_of) or newer in (first.attached_to, first.copy_of)
    return not attached and first.is_permanent and second.is_permanent


def table_if(table: Table, asked: WhatIf) -> Table | None:
    """Make the board that is asked for; None where its parts are not there."""
    if asked.without:
        if asked.without in table.objects:
            rest = {label: held for label, held in table.objects.items() if label != asked.without}
            effects = tuple(one for one in table.effects if one.source != asked.without)
            return msgspec.structs.replace(table, objects=rest, effects=effects)
        stamp = _effect_of_rank(table, int(asked.without))
        effects = tuple(one for one in table.effects if one.timestamp != stamp or one.source is not None)
        return None if stamp is None else msgspec.structs.replace(table, effects=effects)
    one, other = _stamp(table, asked.newer), _stamp(table, asked.older)
    return None if not one or not other else _swapped(table, {one: other, other: one})


def _swapped(table: Table, stamps: Mapping[int, int]) -> Table:
    """Give the board on which two timestamps have changed places, with all that bears them."""
    objects = {
        label: msgspec.structs.replace(held, timestamp=stamps[held.timestamp]) if held.timestamp in stamps else held
        for label, held in table.objects.items()
    }
    effects = tuple(
        msgspec.structs.replace(one, timestamp=stamps[one.timestamp]) if one.timestamp in stamps else one
        for one in table.effects
    )
    return msgspec.structs.replace(table, objects=objects, effects=effects)


def _differences(table: Table, other: Table, label: str) -> dict[str, tuple[str, str]]:
    now, then = (_columns(values_record(characteristics(one, label))) for one in (table, other))
    return {title: (now[title], then[title]) for title in now if now[title] != then[title]}


def _columns(values: dict[str, Any]) -> dict[str, str]:
    return {title: words_of_column(key, {name: values.get(name) for name in keys}) for key, title, keys in COLUMNS}


def what_if_words(table: Table, asked: WhatIf) -> str:
    """Say what is asked: ``without Humility``, ``Humility newer than Opalescence``."""
    if asked.without:
        return f"Without {_called(table, asked.without)}"
    return f"{_called(table, asked.newer)} newer than {_called(table, asked.older)}"


def _called(table: Table, name: str) -> str:
    if name not in table.objects:
        stamp = _effect_of_rank(table, int(name))
        called = next((one.called for one in table.effects if one.timestamp == stamp and one.called), "")
        return called or "the effect that resolved"
    names = names_now(table)
    shown = " // ".join(names.get(name, ())) or name
    alike = [label for label, each in names.items() if " // ".join(each) == shown]
    return shown if len(alike) < 2 else f"{shown} ({name})"
