"""The copy lens: line by line, which values of an object a copy of it gets, and which stay behind (707.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.lenses.blank import with_blank
from inspector.lenses.seen import LensError, Seen, SeenValue, deciding_rules, in_doubt, is_nothing, object_called
from inspector.rules import (
    START,
    BecomeCopy,
    Characteristics,
    Concept,
    CopySpell,
    CreateTokenCopy,
    GameObject,
    Result,
    Table,
    characteristics,
    numbers,
    perform,
)
from inspector.scenario import values_record

# A label that no board has.
_COPY: Final = " a copy"
# The values that 707.2 lists; color and mana value follow from what is copied.
_COPIED: Final = (
    "name",
    "mana_cost",
    "mana_value",
    "colors",
    "color_indicator",
    "supertypes",
    "types",
    "subtypes",
    "keywords",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
)
# What an object has besides, and a copy does not get.
_LEFT: Final = (
    "controller",
    "zone",
    "face_down",
    "flipped",
    "unlocked",
    "tapped",
    "counters",
    "chosen",
    "designations",
    "phased_out",
)

# What a permanent gets as it enters, and one that becomes a copy later does not (306.5b, 310.4b).
_AS_IT_ENTERS: Final = ("loyalty", "defense")
# What counters change as a token enters with them.
_SIZE: Final = ("power", "toughness")


def copiable(table: Table, label: str) -> Seen:
    """Show what a copy made now gets and what it does not; raises LensError where no copy can be made.

    A value appears a second time, as not copied, where effects, counters or the like have made another of it, those of
    its own abilities too (707.2); and once more where a token that is a copy has another one, as it has both faces
    (712.8e with 707.8a, since 2025-06). A number that its own ability defines is that of this board (604.3).
    """
    held = table.object(label)
    made = CopySpell(of=label, label=_COPY) if held.is_spell else CreateTokenCopy(of=label, label=_COPY)
    after, outcome = perform(table, made)
    if outcome.result is not Result.DONE or _COPY not in after.objects:
        raise LensError(f"no copy can be made of {object_called(table, label)}: {outcome.says.rstrip('.')}")
    now = characteristics(table, label)
    token = _by_itself(table, now, after.objects[_COPY])
    # Nothing becomes a copy of a spell: a copy of it is one more spell (707.10).
    becomes = None if held.is_spell else _that_becomes_it(table, now)
    rows = [row for key in _COPIED for row in _rows_of(key, now, becomes or token, token, table.edition.key)]
    copying = numbers(Concept.COPIABLE_VALUES, table.edition.key)[0]
    has = values_record(now)
    left = ((key, has[key]) for key in _LEFT if key in ("controller", "zone") or not is_nothing(has[key]))
    rows += [SeenValue(key=key, value=value, copied=False, rule=copying) for key, value in left]
    return Seen(lens="copiable", object=label, edition=table.edition.key, rows=tuple(rows))


class _Got(msgspec.Struct, frozen=True):
    """What a copy is by itself: its values, the rule that decides each, and which ones unread words might change."""

    values: Mapping[str, Any]
    rules: Mapping[str, str]
    doubted: frozenset[str]


def _rows_of(key: str, now: Characteristics, copy: _Got, token: _Got, edition: str) -> Iterator[SeenValue]:
    """Give the rows of a value: what a copy gets, what a token gets otherwise, and what the object has otherwise."""
    copying = numbers(Concept.COPIABLE_VALUES, edition)[0]
    first = token if key in _AS_IT_ENTERS else copy
    value, has = first.values[key], values_record(now)[key]
    doubted = key in copy.doubted
    # On the battlefield its counters decide it; what is copied is the number printed (707.2).
    rule = copying if key in _AS_IT_ENTERS else first.rules.get(key, copying)
    yield SeenValue(key=key, value=value, copied=True, rule=rule, doubted=doubted)
    if key not in (*_SIZE, *_AS_IT_ENTERS) and token.values[key] != value:
        rule, doubted = token.rules.get(key, copying), key in token.doubted
        yield SeenValue(key=key, value=token.values[key], copied=True, rule=rule, doubted=doubted, of_token=True)
    if value != has and not (key in _SIZE and has is None):
        rule, doubted = deciding_rules(now).get(key, copying), in_doubt(now, key)
        yield SeenValue(key=key, value=has, copied=False, rule=rule, doubted=doubted)


def _that_becomes_it(table: Table, now: Characteristics) -> _Got | None:
    """Give what a permanent is that becomes a copy of it; None of what no permanent can become a copy of."""
    there, outcome = perform(with_blank(table, _COPY), BecomeCopy(object=_COPY, of=now.label))
    return _by_itself(table, now, there.objects[_COPY]) if outcome.result is Result.DONE else None


def _by_itself(table: Table, now: Characteristics, copy: GameObject) -> _Got:
    """Give what the copy got: in place of the original no effect reaches it, its own abilities' neither.

    So stands what is phased out (702.26b). What defines its size counts the board as it does for the original.
    """
    alone = msgspec.structs.replace(table, objects={_COPY: copy}, effects=(), phased_out={})
    held = msgspec.structs.replace(copy, label=now.label, phased_under=now.controller)
    found = characteristics(msgspec.structs.replace(table, phased_out={now.label: held}), now.label)
    values, rules = values_record(found), deciding_rules(found)
    defined = _defined_size(now)
    values.update((key, defined[key]) for key in _defined_size(found) if key in defined)
    for key, printed in _copied_size(found).items():
        if values[key] is None and isinstance(printed, int):
            # It has them while it is no creature too, as a Vehicle has (208.3, 707.2).
            values[key] = printed
            rules.pop(key, None)
    doubted = characteristics(alone, _COPY)
    # What it counts is on the board; there it waits for what nobody has said.
    waits = {key for key in defined if key in values and now.waits(key)}
    waits |= _copied_in_doubt(now)
    return _Got(values, rules, frozenset(key for key in _COPIED if key in waits or doubted.doubts(key)))


def _copied_in_doubt(now: Characteristics) -> set[str]:
    """Give the values that words of others may have made it copy: what it copied, a copy of it gets (707.2, 613.2c)."""
    unread = {
        (step.source.label if step.source else "", step.text)
        for step in now.proof
        if step.layer.startswith("1") and not step.applied
    }
    return {key for told in now.not_computed if (told.source, told.text) in unread for key in told.keys}


def _defined_size(found: Characteristics) -> dict[str, Any]:
    """Give the power and toughness that an object's own ability defines, as layer 7a leaves them (613.4a)."""
    steps = (step for step in found.proof if step.layer == "7a" and step.applied)
    return {key: change.to for step in steps for key, change in step.changes.items() if key in _SIZE}


def _copied_size(found: Characteristics) -> dict[str, object]:
    """Give the power and toughness that are copied, whether or not it is a creature, as layer 1 leaves them."""
    size: dict[str, object] = {}
    for step in found.proof:
        if step.layer == START or step.layer.startswith("1"):
            now = {**step.values, **{key: change.to for key, change in step.changes.items()}}
            size |= {key: now[key] for key in _SIZE if key in now}
    return size
