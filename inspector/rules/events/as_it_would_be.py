"""What an object would be on the battlefield, looked at before it is there: by that is found how it enters (614.12)."""

from __future__ import annotations

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.events.copying import entering_as_copy
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.from_the_stack import with_effects_going_on
from inspector.rules.steps.replacing import entering_event
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.words_of_copying import copied_as_it_enters, is_no_original, own_words_of_copying
from inspector.rules.steps.zones import renewed, shown_name
from inspector.rules.table.objects import CopyEffect, GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch


def would_be(
    step: Step, held: GameObject, controller: str, *, back_up: bool = False, as_copy_of: str | None = None
) -> GameObject:
    """Give the permanent that an object would become, as a copy of another where it enters as one; none is there yet.

    The exceptions of such a copy are left out.
    """
    _, new = renewed(step, held, "battlefield", controller)
    copies: tuple[CopyEffect, ...] = ()
    if as_copy_of is not None:
        _, effect = entering_as_copy(step, held, as_copy_of, None)
        copies = (effect,)
    return msgspec.structs.replace(new, back_up=back_up, token=as_token(step, held), copies=copies)


def as_it_would_be(step: Step, held: GameObject, controller: str, *, as_copy_of: str | None = None) -> Scratch:
    """Give what it would be there, front face up, with all that already applies to such an object (614.12)."""
    table, label = table_as_it_would_be(step, held, controller, as_copy_of=as_copy_of)
    return scratches(table)[label]


def table_as_it_would_be(
    step: Step, held: GameObject, controller: str, *, as_copy_of: str | None = None
) -> tuple[Table, str]:
    """Give the table as it would be with it there, front face up, and the label that it has there (614.12)."""
    new = would_be(step, held, controller, as_copy_of=as_copy_of)
    return with_effects_going_on(step.table, held, new).with_object(new), new.label


def _looked_at(step: Step, held: GameObject, controller: str) -> Scratch | None:
    """Give what says by which words it enters; None where these are its own, whatever others do to it (614.12).

    Until 2016 only what changed the spell counts besides.
    """
    if step.edition.entering_looks_at_other_effects:
        return as_it_would_be(step, held, controller)
    new = would_be(step, held, controller)
    table = with_effects_going_on(step.table, held, new)
    return None if table is step.table else entering_event(step.with_table(table), new).scratch


def as_token(step: Step, held: GameObject) -> bool:
    """Whether it is a token on the battlefield; a copy of a permanent spell becomes one since 2020 (707.10f)."""
    return held.token or (bool(held.copy) and step.edition.permanent_spell_copies)


def refused_copy(step: Step, held: GameObject, controller: str, as_copy_of: str | None) -> Ended | None:
    """Refuse to let it enter as a copy of what its own words do not mean, or by words that it would not have there.

    Under Humility it would not have them (614.12); in the editions before 2021 that does not count.
    What has no such words enters as a copy because something else says so.
    """
    face = held.base.faces[0]
    own = own_words_of_copying(face)
    if as_copy_of is None or not own:
        return None
    name = shown_name(step, held)
    there = _looked_at(step, held, controller)
    if there is not None and all(ability.text != own for ability in there.abilities):
        taker = _taker_there(step, held, controller, own)
        lost = "no words of copying left, taken" if taker else "no words of copying left"
        return step.illegal(Concept.LOOKED_AT_AS_IT_WOULD_BE, lost, name=name, taker=taker)
    if is_no_original(step.table, copied_as_it_enters(face), as_copy_of, held.label, controller):
        original = shown_name(step, step.table.object(as_copy_of))
        step = step.also(Concept.ENTERS_AS_A_COPY, "enters as a copy", name=name, original=original)
        return step.illegal(Concept.ENTERS_WITH, "no such original", name=name, original=original, text=own.rstrip("."))
    return None


def _taker_there(step: Step, held: GameObject, controller: str, own: str) -> str:
    """Name what would take these words there; nothing where only what changed the spell counts (614.12)."""
    if not step.edition.entering_looks_at_other_effects:
        return ""
    table, label = table_as_it_would_be(step, held, controller)
    return taken_by(step, table, label, (own,), key="abilities")
