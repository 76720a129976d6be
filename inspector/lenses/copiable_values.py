"""The copy lens: line by line, which values of an object a copy of it gets, and which stay behind (707.2)."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.lenses.seen import LensError, Seen, SeenValue, deciding_rules, is_nothing
from inspector.rules import Concept, CopySpell, CreateTokenCopy, Result, Table, characteristics, numbers, perform
from inspector.scenario import values_record

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


def copiable(table: Table, label: str) -> Seen:
    """Show what a copy made now gets and what it does not; raises LensError where no copy can be made.

    A value appears a second time, as not copied, where effects, counters or the like have made another of it.
    """
    held = table.object(label)
    mark = f"a copy of {label}"
    made = CopySpell(of=label, label=mark) if held.is_spell else CreateTokenCopy(of=label, label=mark)
    after, outcome = perform(table, made)
    if outcome.result is not Result.DONE or mark not in after.objects:
        raise LensError(f'no copy can be made of "{label}": {outcome.says.rstrip(".")}')
    # Alone, the copy shows what it got; with the rest of the board, effects would already have changed it again.
    alone = msgspec.structs.replace(after, objects={mark: after.objects[mark]}, effects=())
    copy, now = characteristics(alone, mark), characteristics(table, label)
    got, has, rules, own = values_record(copy), values_record(now), deciding_rules(copy), deciding_rules(now)
    copying = numbers(Concept.COPIABLE_VALUES, table.edition.key)[0]
    rows: list[SeenValue] = []
    for key in _COPIED:
        rows.append(
            SeenValue(
                key=key, value=got[key], copied=True, rule=rules.get(key, copying), doubted=bool(copy.doubts(key))
            )
        )
        if got[key] != has[key]:
            rows.append(
                SeenValue(
                    key=key, value=has[key], copied=False, rule=own.get(key, copying), doubted=bool(now.doubts(key))
                )
            )
    left = ((key, has[key]) for key in _LEFT if key in ("controller", "zone") or not is_nothing(has[key]))
    rows += [SeenValue(key=key, value=value, copied=False, rule=copying) for key, value in left]
    return Seen(lens="copiable", object=label, edition=table.edition.key, rows=tuple(rows))
