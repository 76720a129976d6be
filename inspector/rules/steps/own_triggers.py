"""Abilities of a Saga or a Siege that keep it on the battlefield until they have left the stack (704.5s, 704.5v).

No ability on the stack is an object on this table. But what triggers as counters come or go cannot have left the stack
as state-based actions are checked next (603.3, 704.3), and has by the end of the turn (514.3a); in between nobody says.
"""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.sagas import chapters
from inspector.rules.values.scratch import Scratch

_LORE, _DEFENSE = "lore", "defense"
_KINDS = frozenset((_LORE, _DEFENSE))
# By which rule each would go, and what is said where it does not.
WAITING: Final = {Concept.FINAL_CHAPTER: "chapter ability waits", Concept.DEFENSE_0_GRAVEYARD: "Siege ability waits"}


def before_counters(held: GameObject, kind: str, count: int) -> GameObject:
    """Give an object that keeps how many counters of a kind it had, where an ability of its own triggers by these."""
    if kind not in _KINDS or kind in held.counters_checked:
        return held
    return msgspec.structs.replace(held, counters_checked={**held.counters_checked, kind: count})


def has_triggered(scratch: Scratch, concept: Concept) -> bool:
    """Whether the ability for which a rule waits has triggered since state-based actions were last checked.

    A chapter ability does as lore counters reach its number (714.2b), that of a Siege as its last defense counter is
    removed (310.12b; 310.11b in 2025).
    """
    held = scratch.object
    if not held.counters_checked:
        return False
    if concept is Concept.DEFENSE_0_GRAVEYARD:
        return "Siege" in scratch.subtypes and held.counters_checked.get(_DEFENSE, 0) > 0
    now = held.counters.get(_LORE, 0)
    before = held.counters_checked.get(_LORE, now)
    return any(before < chapter <= now for one in scratch.abilities for chapter in chapters(one.text))


def with_counters_checked(table: Table) -> Table:
    """Give the table on which whatever has triggered may have left the stack."""
    kept = {
        label: msgspec.structs.replace(held, counters_checked={}) if held.counters_checked else held
        for label, held in table.objects.items()
    }
    if all(kept[label] is held for label, held in table.objects.items()):
        return table
    return msgspec.structs.replace(table, objects=kept)
