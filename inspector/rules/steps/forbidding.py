"""What words on the battlefield forbid to be done to a permanent takes precedence over whatever would do it (101.2)."""

from __future__ import annotations

from typing import NamedTuple

from inspector.cards import Filter
from inspector.reading import Forbidden, Forbids, Meant, forbids, may_forbid
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, Every, game_of
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import matches


class ForbiddenBy(NamedTuple):
    """Which object forbids something, and in which words."""

    source: str
    text: str


def forbidden_by(table: Table, label: str, what: Forbidden) -> ForbiddenBy | None:
    """Find what forbids it to an object, phased out or not, as the table is; None where nothing does.

    Raises NotComputedError where words might, and are not read.
    """
    every = scratches(table)
    target = every.get(label)
    for source in every.values():
        if not source.object.is_permanent:
            continue
        texts = tuple(one.text for one in source.abilities if may_forbid(one.text))
        for said in forbids(texts, names_in_text(source.object, source.names)) if texts else ():
            if said.what == what and _holds(table, said, source, target):
                return ForbiddenBy(source.object.label, said.text)
    return None


def _holds(table: Table, said: Forbids, source: Scratch, target: Scratch | None) -> bool:
    asker = Asker(source.controller, source.object.label, game=game_of(table))
    if said.own_turn and asker.game.active_player != source.controller:
        return False
    if said.whom is None:
        raise NotComputedError(f"whether this forbids it: “{said.text.rstrip('.')}”")
    return any(_means(one, said, source, target, asker, scratches(table)) for one in said.whom)


def _means(one: Meant, said: Forbids, source: Scratch, target: Scratch | None, asker: Asker, every: Every) -> bool:
    if one.filter is None:
        standing = {"self": source.object.label, "attached": source.object.attached_to}
        words = (one.on,) if isinstance(one.on, str) else one.on or ()
        return target is not None and target.object.label in (standing.get(word) for word in words)
    if one.filter == Filter():
        return True
    # What is phased out is not there to be asked.
    if target is None or form_not_computed(one.filter):
        raise NotComputedError(f"whether this forbids it: “{said.text.rstrip('.')}”")
    return matches(one.filter, target, every, asker)


def told_forbidden(step: Step, label: str, by: ForbiddenBy, *, follows: bool = False) -> Step:
    """Say what forbids it: nothing is done to the object, be it what was asked for or what ``follows`` from that."""
    places = {
        "name": shown_name(step, step.table.object(label)),
        "by": shown_name(step, step.table.object(by.source)),
        "text": by.text.rstrip("."),
    }
    return (step.because if follows else step.aside)(Concept.CANT_BEATS_CAN, "words forbid", **places)
