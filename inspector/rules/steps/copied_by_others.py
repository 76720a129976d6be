"""As a copy of what an object enters by the words of others, which no player may refuse (614.1c, 616.1, 707.5)."""

from __future__ import annotations

from typing import NamedTuple

from inspector.rules.steps.replacing import SaidOfEvent, applying, entering_event, said_now
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import GameObject


class OriginalByOthers(NamedTuple):
    """The label of what is copied, and the words by which it is."""

    label: str
    said: SaidOfEvent


def originals_by_others(step: Step, new: GameObject) -> tuple[OriginalByOthers, ...]:
    """List as copies of what an object would enter by others' words; ``new`` is what it would be without them.

    What it enters as a copy of by its own words it is already: whichever applies first, theirs applies to the outcome.
    """
    event = entering_event(step, new)
    speaking = tuple(
        said
        for said in said_now(event.before, "enters", new.label)
        if said.words.does is not None and said.words.does.copies
    )
    found = []
    for said in applying(step, event, speaking).sure if speaking else ():
        source = said.source.object
        does = said.words.does
        label = source.attached_to if does is not None and does.copies == "attached" else source.label
        if label in event.before:
            found.append(OriginalByOthers(label, said))
    return tuple(found)
