"""Of what words let their object, or another, be a copy: nothing else can be chosen (614.1c, 608.2c, 707.5)."""

from __future__ import annotations

from functools import lru_cache

from inspector.cards import Face, Filter
from inspector.reading import copy_while_face_up, what_it_may_copy, what_may_be_copied, without_reminder
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.quiet_tables import spells_on
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, game_of
from inspector.rules.values.conditions import choices_in
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.other_qualities import chosen_for
from inspector.rules.values.selecting import chosen

_COPIES = ("become a copy of ", "becomes a copy of ", "become copies of ", "it is a copy of ", "creature is a copy of ")


def own_words_of_copying(face: Face) -> str:
    """Give the paragraph by which its object may enter as a copy (614.1c); empty where it has none."""
    return next(
        (
            text
            for text in face.paragraphs
            if " as a copy of " in without_reminder(text) or copy_while_face_up((text,)) is not None
        ),
        "",
    )


def copied_as_it_enters(face: Face) -> Filter | None:
    """Read as a copy of what its own words let an object enter; None where they do not say so, or are not read."""
    clause = what_it_may_copy(face.paragraphs, (face.name,))
    if clause is not None:
        return clause.of
    text = own_words_of_copying(face)
    return what_may_be_copied(text, (face.name,)) if copy_while_face_up((text,)) is not None else None


def is_no_original(table: Table, wanted: Filter | None, of: str, label: str, player: str) -> bool:
    """Whether an object is for certain none that words of an object with this label mean, as a player reads them."""
    if wanted is None or form_not_computed(wanted):
        return False
    every = scratches(table)
    if any(chosen_for(every, Asker(player, label), kind) is None for kind in choices_in(wanted)):
        return False
    return of == label or not chosen(wanted, (every[of],), every, Asker(player, label, game=game_of(table)))


def may_be_copied_by(table: Table, label: str, text: str, of: str) -> bool:
    """Whether an ability of an object may let something become a copy of another, for all that its text says."""
    held, scratch = table.object(label), scratches(table)[label]
    wanted = what_may_be_copied(text, names_in_text(held, scratch.names))
    return not is_no_original(table, wanted, of, label, scratch.controller)


def told_what_words_allow(step: Step, label: str, of: str) -> Step:
    """Tell where the words at hand do not let a permanent become a copy of this: something else must say so.

    These are the words of the spell that resolves or has just resolved, else its own abilities.
    """
    every = scratches(step.table)
    for held in _speaking(step.table, label):
        scratch = every[held.label]
        texts = [one.text for one in scratch.abilities if _speaks_of_copying(one.text)]
        if not texts:
            continue
        if not any(may_be_copied_by(step.table, held.label, text, of) for text in texts):
            places = {"name": shown_name(step, held), "original": shown_name(step, step.table.object(of))}
            step = step.aside(
                Concept.FOLLOWING_THE_INSTRUCTIONS, "words allow no such copy", **places, text=texts[0].rstrip(".")
            )
        break
    return step


def _speaking(table: Table, label: str) -> list[GameObject]:
    """List whose words may make it a copy: the spell on top of the stack, the last that resolved, and it itself."""
    spells = spells_on(table, table)
    on_top = [max(spells, key=lambda held: held.identity)] if spells else []
    resolved = [
        table.objects[spell.label]
        for spell in reversed(table.resolved)
        if spell.label in table.objects and any(_speaks_of_copying(one.unread.text) for one in spell.instructions)
    ]
    return [*on_top, *resolved, table.objects[label]]


@lru_cache(maxsize=4096)
def _speaks_of_copying(text: str) -> bool:
    plain = without_reminder(text)
    # By what it enters as a copy of it does not become one later.
    return any(words in plain for words in _COPIES) and " as a copy of " not in plain
