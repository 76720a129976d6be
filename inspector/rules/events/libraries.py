"""Libraries (401): in which order a player's lies, and shuffling it (701.24; 701.16 and 701.20 before).

What is drawn is moved by its label, so that nothing of a replay is left to chance; a shuffle is chance that an action
keeps as its seed: the same cards and the same seed always give the same order, on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Shuffle
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

_BITS = (1 << 64) - 1


def library_of(table: Table, player: str) -> tuple[str, ...]:
    """Give the labels of a player's library, the top card first: what came last lies on what lay there."""
    there = {label: held for label, held in table.objects.items() if held.zone == "library" and held.owner == player}
    lay = [label for label, identity in table.shuffled.get(player, ()) if _is_still(there, label, identity)]
    known = set(lay)
    # Objects of one timestamp lie in the order in which they were set up.
    came = sorted((label for label in there if label not in known), key=lambda label: there[label].timestamp)
    return (*reversed(came), *lay)


def _is_still(there: dict[str, GameObject], label: str, identity: int) -> bool:
    held = there.get(label)
    return held is not None and held.identity == identity


def shuffle(step: Step, action: Shuffle) -> Ended:
    """Put the acting player's library in an order that the seed decides."""
    player = step.player
    order = shuffled(library_of(step.table, player), action.seed)
    kept = tuple((label, step.table.object(label).identity) for label in order)
    table = msgspec.structs.replace(step.table, shuffled={**step.table.shuffled, player: kept})
    return step.with_table(table).because(Concept.SHUFFLING, "shuffled", name=player).done()


def shuffled(cards: Sequence[str], seed: int) -> tuple[str, ...]:
    """Give the cards in an order that the seed decides, each order as likely as any other (Fisher and Yates)."""
    order, state = list(cards), seed & _BITS
    for last in range(len(order) - 1, 0, -1):
        # Numbers beyond the last whole multiple are thrown again, lest some places be likelier.
        limit = (_BITS + 1) // (last + 1) * (last + 1)
        state, number = _next(state)
        while number >= limit:
            state, number = _next(state)
        place = number % (last + 1)
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def _next(state: int) -> tuple[int, int]:
    """Give the next state and its number (SplitMix64 of Steele, Lea and Flood)."""
    state = (state + 0x9E3779B97F4A7C15) & _BITS
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _BITS
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _BITS
    return state, mixed ^ (mixed >> 31)
