"""What an instant or sorcery says as it resolves: the core does not carry it out, the board says it as an effect.

Until somebody does, the table keeps the words, and what they may have changed is in doubt.
"""

from __future__ import annotations

import msgspec

from inspector.reading import instructions
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.table.actions import Action, BecomeCopy, Convert, Effect, Transform, TurnFaceDown, TurnFaceUp
from inspector.rules.table.objects import GameObject, ResolvedSpell
from inspector.rules.table.table import Table

# What says how the values of objects were changed by something that resolved.
_SAYS = (Effect, BecomeCopy, TurnFaceDown, TurnFaceUp, Transform, Convert)


def with_words_of(step: Step, spell: GameObject) -> Step:
    """Keep what a spell says that might change values, as it resolves (608.2c)."""
    scratch = scratches(step.table)[spell.label]
    names = tuple(scratch.names)
    found = instructions(tuple(ability.text for ability in scratch.abilities), names)
    if not found:
        return step
    kept = ResolvedSpell(
        label=spell.label,
        names=names,
        controller=scratch.controller,
        clock=step.table.clock,
        instructions=found,
    )
    return step.with_table(msgspec.structs.replace(step.table, resolved=(*step.table.resolved, kept)))


def with_words_said(table: Table, action: Action) -> Table:
    """Give the table without the words that an action says what they did: those of the spell it names, or the last."""
    if not table.resolved or not isinstance(action, _SAYS):
        return table
    if isinstance(action, Effect) and action.source is not None:
        return table
    called = action.called.casefold() if isinstance(action, Effect) else ""
    said = next(
        (one for one in reversed(table.resolved) if not called or called in map(str.casefold, one.names)),
        None,
    )
    left = tuple(one for one in table.resolved if one is not said)
    return table if said is None else table.followed_by(msgspec.structs.replace(table, resolved=left))


def after_the_turn(spells: tuple[ResolvedSpell, ...]) -> tuple[ResolvedSpell, ...]:
    """Give what lasts longer than the turn of the words of spells (514.2)."""
    lasting = (
        msgspec.structs.replace(one, instructions=tuple(told for told in one.instructions if not told.for_a_turn))
        for one in spells
    )
    return tuple(one for one in lasting if one.instructions)
