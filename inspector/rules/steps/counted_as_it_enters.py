"""What is counted as something enters, while words that nobody has said the outcome of may have changed it."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Condition, Count, Filter
from inspector.cards.effects import UNCOUNTED
from inspector.reading import Instruction, Whom
from inspector.reading.grammar.entering import Enters
from inspector.rules.table.objects import ResolvedSpell
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch

# Keys of a filter that are called otherwise than the values that they ask for.
_ASKS = {"all_types": "types", "number_of_colors": "colors", "historic": "types"}
_PLACE = "zone"


def entering_hangs_on_doubts(how: Enters, resolved: tuple[ResolvedSpell, ...], every: Every) -> bool:
    """Whether what words of entering ask or count may be otherwise by words of spells that resolved (608.2h).

    Of these it is asked whether anything lies there that they may touch, and what of it is counted.
    """
    asked = [
        _asked_by(wanted) for part in (how.if_, *(count for _, count in how.counters)) for wanted in _filters(part)
    ]
    keys = frozenset[str]().union(*asked)
    return any(
        not one.waits and not keys.isdisjoint(one.unread.keys) and _touches(one, spell, every)
        for spell in resolved
        for one in spell.instructions
    )


def _asked_by(wanted: Filter) -> frozenset[str]:
    """The values on which it hangs whether an object is counted: where it is, and each that the filter asks for."""
    given = (name for part in wanted.parts() for name in part.__struct_fields__ if getattr(part, name) is not None)
    return frozenset((_PLACE, *(_ASKS.get(name, name) for name in given)))


def _filters(part: object) -> Iterator[Filter]:
    """Give each filter within an amount or a condition."""
    if isinstance(part, Filter):
        if part != UNCOUNTED:
            yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from _filters(one)
    elif isinstance(part, Condition | Count):
        for name in part.__struct_fields__:
            yield from _filters(getattr(part, name))


def _touches(told: Instruction, spell: ResolvedSpell, every: Every) -> bool:
    return any(_may_be(whom, spell, scratch) for whom in told.unread.whom for scratch in every.values())


def _may_be(whom: Whom, spell: ResolvedSpell, scratch: Scratch) -> bool:
    """Whether words may mean an object, as far as its place, its card types and whose it is tell."""
    held = scratch.object
    if held.label == spell.label or (whom.zones and held.zone not in whom.zones):
        return False
    if not {*whom.types} <= {*scratch.types} or not {*whom.no_types}.isdisjoint(scratch.types):
        return False
    return not whom.controller or (scratch.controller == spell.controller) is (whom.controller == "you")
