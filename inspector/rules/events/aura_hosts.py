"""An Aura that would enter where there is nothing that it could enchant does not enter (303.4g)."""

from __future__ import annotations

from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Result
from inspector.rules.events.as_it_would_be import would_be
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.attachments import (
    enchant_abilities,
    may_be_on_a_player,
    reads_enchant,
    refused_attachment,
)
from inspector.rules.steps.from_the_stack import with_effects_going_on
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import moved, shown_name
from inspector.rules.table.objects import GameObject


def refused_without_a_host(
    step: Step, held: GameObject, controller: str, *, back_up: bool, as_copy_of: str | None
) -> Ended | None:
    """Let an Aura that could enchant nothing stay where it is, or go to the graveyard from the stack (303.4g).

    None for whatever else enters: also for an Aura that may be on a player, or whose words on it are not read.
    """
    if not _finds_nothing(step, held, controller, back_up=back_up, as_copy_of=as_copy_of):
        return None
    name = shown_name(step, held)
    if not held.is_spell:
        return step.because(Concept.AURA_WITHOUT_A_HOST, "Aura stays", name=name).ended(Result.NOTHING)
    step = step.because(Concept.AURA_WITHOUT_A_HOST, "Aura spell goes", name=name)
    return moved(step, held, "graveyard", Concept.AURA_WITHOUT_A_HOST).done()


def _finds_nothing(step: Step, held: GameObject, controller: str, *, back_up: bool, as_copy_of: str | None) -> bool:
    """Whether it would be an Aura that may be attached to no object there is, and to no player."""
    if held.cast_as == "bestow" or not _may_be_an_aura(step, held, as_copy_of):
        # Without a target what was cast bestowed resolves as the creature that it is (702.103e).
        return False
    there = would_be(step, held, controller, back_up=back_up, as_copy_of=as_copy_of)
    every = scratches(with_effects_going_on(step.table, held, there).with_object(there))
    aura = every[there.label]
    known = "Aura" in aura.subtypes and reads_enchant(aura) and enchant_abilities(aura) != ()
    if not known or may_be_on_a_player(aura):
        return False
    return all(refused_attachment(aura, other, every) for other in every.values() if other is not aura)


def _may_be_an_aura(step: Step, held: GameObject, as_copy_of: str | None) -> bool:
    """Whether its card, or what it is or enters as a copy of, is an Aura: most are none, and need no look ahead."""
    originals = [held] if as_copy_of is None else [held, step.table.object(as_copy_of)]
    values = (one for each in originals for one in (each.base, top_values(each)))
    return any("Aura" in face.type_line.subtypes for one in values for face in one.faces)
