"""Revealing (701.20; 701.16 in 2021, 701.13 before): showing an object to those who could not see it.

On this table it stays shown until it is hidden again or becomes a new object; it stays where it is.
"""

from __future__ import annotations

import msgspec

from inspector.cards import listed_words
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import RulesError
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.events.looking import may_look
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Reveal
from inspector.rules.table.objects import GameObject
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import labels_meant


def reveal(step: Step, action: Reveal) -> Ended:
    """Show objects to a player or to all, or hide them again; what everyone meant sees already stays as it is."""
    table = step.table
    if action.to is not None and action.to not in table.players:
        raise RulesError(f'"{action.to}" is not a player at this table; there are {", ".join(table.players)}')
    every = scratches(table)
    labels = labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    if not labels:
        return step.nothing(Concept.REVEALING, "nothing is meant")
    changed = False
    players = (action.to,) if action.to is not None else table.players
    for label in labels:
        held = table.object(label)
        name = shown_name(step, held)
        if action.off:
            left = tuple(player for player in held.revealed_to if player not in players)
        else:
            new = [player for player in players if not may_look(held, every[label].controller, player)]
            left = (*held.revealed_to, *new)
        if left == held.revealed_to:
            template = "not revealed" if action.off else "revealed already"
            step = step.aside(Concept.REVEALING, template, name=name, players=listed_words(players))
            continue
        changed = True
        step = _shown(step, held, left)
        template = "hidden again" if action.off else "revealed"
        step = step.because(Concept.REVEALING, template, name=name, players=listed_words(players))
        if not action.off:
            step = step.event(EventKind.REVEALED, label)
    return step.ended(Result.DONE if changed else Result.NOTHING)


def _shown(step: Step, held: GameObject, players: tuple[str, ...]) -> Step:
    return step.with_object(msgspec.structs.replace(held, revealed_to=players))
