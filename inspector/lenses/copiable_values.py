"""The copy lens: line by line, which values of an object a copy of it gets, and which stay behind (707.2)."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.lenses.blank import with_blank
from inspector.lenses.seen import LensError, Seen, SeenValue, deciding_rules, is_nothing
from inspector.rules import (
    BecomeCopy,
    Characteristics,
    Concept,
    CopySpell,
    CreateTokenCopy,
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

    A value appears a second time, as not copied, where effects, counters or the like have made another of it; and once
    more where a token that is a copy has another one, as it has both faces (712.8e with 707.8a, since 2025-06).
    """
    held = table.object(label)
    made = CopySpell(of=label, label=_COPY) if held.is_spell else CreateTokenCopy(of=label, label=_COPY)
    after, outcome = perform(table, made)
    if outcome.result is not Result.DONE or _COPY not in after.objects:
        raise LensError(f'no copy can be made of "{label}": {outcome.says.rstrip(".")}')
    token = _alone(after)
    copy, now = _that_becomes_it(table, label) or token, characteristics(table, label)
    got, has, rules, own = values_record(copy), values_record(now), deciding_rules(copy), deciding_rules(now)
    of_token, rules_of_token = values_record(token), deciding_rules(token)
    copying = numbers(Concept.COPIABLE_VALUES, table.edition.key)[0]
    rows: list[SeenValue] = []
    for key in _COPIED:
        value, rule = got[key], rules.get(key, copying)
        if key in _AS_IT_ENTERS:
            value, rule = of_token[key], rules_of_token.get(key, copying)
        rows.append(SeenValue(key=key, value=value, copied=True, rule=rule, doubted=bool(copy.doubts(key))))
        if key not in (*_SIZE, *_AS_IT_ENTERS) and of_token[key] != value:
            rule = rules_of_token.get(key, copying)
            doubted = bool(token.doubts(key))
            rows.append(SeenValue(key=key, value=of_token[key], copied=True, rule=rule, doubted=doubted, of_token=True))
        if value != has[key]:
            rule, doubted = own.get(key, copying), bool(now.doubts(key))
            rows.append(SeenValue(key=key, value=has[key], copied=False, rule=rule, doubted=doubted))
    left = ((key, has[key]) for key in _LEFT if key in ("controller", "zone") or not is_nothing(has[key]))
    rows += [SeenValue(key=key, value=value, copied=False, rule=copying) for key, value in left]
    return Seen(lens="copiable", object=label, edition=table.edition.key, rows=tuple(rows))


def _that_becomes_it(table: Table, label: str) -> Characteristics | None:
    """Give what a permanent is that becomes a copy of a permanent; None of what no permanent can become a copy of."""
    there, outcome = perform(with_blank(table, _COPY), BecomeCopy(object=_COPY, of=label))
    return _alone(there) if outcome.result is Result.DONE else None


def _alone(table: Table) -> Characteristics:
    """Give what the copy got: with the rest of the board, effects would already have changed it again."""
    return characteristics(msgspec.structs.replace(table, objects={_COPY: table.objects[_COPY]}, effects=()), _COPY)
