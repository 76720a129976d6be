"""Phasing (702.26; 702.25 in 2016, 702.24 in 2011): permanents that everything takes as not there for a while.

A phased-out permanent lies beside the table, where nothing finds it, as the object that it is: its status, counters,
designations and timestamp stay with it. What is attached to it goes and comes with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from inspector.cards import Filter
from inspector.rules.decisions.in_force import with_prepared_copy
from inspector.rules.decisions.insets import PREPARED
from inspector.rules.decisions.marks import PAIRED, ROLES, unmarked
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import PhaseIn, PhaseOut
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import chosen, labels_meant


def phase_out(step: Step, action: PhaseOut) -> Ended:
    """Let permanents phase out, with what is attached to them (702.26b, 702.26g)."""
    every = scratches(step.table)
    labels = labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    if not labels:
        return step.nothing(Concept.PHASED_OUT, "nothing is meant")
    going = []
    for label in labels:
        held = step.table.object(label)
        if held.is_permanent:
            going.append(label)
        else:
            step = step.aside(Concept.PHASED_OUT, "only permanents phase", name=shown_name(step, held))
    if not going:
        return step.ended(Result.NOTHING)
    with_what = _with_attached(step.table, going)
    step = _told_together(step, Concept.PHASED_OUT, "phases out", [one for one, host in with_what.items() if not host])
    step = _told_unpaired(step, with_what)
    phased: dict[str, GameObject] = {}
    for label, host in with_what.items():
        held = step.table.object(label)
        step = _told_going(step, held, host)
        phased[label] = _away(step.table, held, host, every[label].controller)
    rest = {label: held for label, held in step.table.objects.items() if label not in phased}
    away = {**step.table.phased_out, **phased}
    step = step.with_table(msgspec.structs.replace(step.table, objects=rest, phased_out=away))
    return step.because(Concept.PHASING_CHANGES_NO_ZONE, "stays while phasing").done()


def _told_going(step: Step, held: GameObject, host: str) -> Step:
    if host:
        places = {"name": shown_name(step, held), "other": _name(step, host)}
        return step.because(Concept.PHASED_OUT_INDIRECTLY, "phases out with", **places)
    if not set(ROLES).isdisjoint(held.designations):
        step = step.because(Concept.REMOVED_FROM_COMBAT, "out of combat")
    return step


def _told_unpaired(step: Step, labels: Iterable[str]) -> Step:
    """Tell which of those that phase out are paired no more, since soulbond pairs them for a while (702.26f, 702.95a).

    Of a pair of which one stays it is told once the other is gone (``designations_ended``).
    """
    going = {label: step.table.object(label) for label in labels}
    for label, held in going.items():
        partner = going.get(held.paired_with or "")
        if partner is not None and list(going).index(label) < list(going).index(partner.label):
            places = {"name": shown_name(step, held), "other": shown_name(step, partner)}
            for concept in (Concept.DURATION_ENDS_ON_PHASING_OUT, Concept.PAIRED_WHILE_BOTH_ARE_THERE):
                step = step.because(concept, "paired no more", **places)
    return step


def _with_attached(table: Table, labels: Iterable[str]) -> dict[str, str]:
    """Give each label that phases out the label with which it does: empty for one that does by itself.

    What would phase out both ways does so with what it is attached to (702.26h).
    """
    found = dict.fromkeys(labels, "")
    waiting = list(found)
    while waiting:
        host = waiting.pop()
        for held in table.objects.values():
            if held.attached_to == host and held.label != host and found.get(held.label) != host:
                if held.label not in found:
                    waiting.append(held.label)
                found[held.label] = host
    return found


def _away(table: Table, held: GameObject, host: str, controller: str) -> GameObject:
    on = table.objects.get(held.attached_to) if held.attached_to is not None else None
    identity = on.identity if on is not None else 0
    gone = unmarked(held, *ROLES, PAIRED)
    return msgspec.structs.replace(gone, phased_with=host, phased_under=controller, attached_identity=identity)


def phase_in(step: Step, action: PhaseIn) -> Ended:
    """Let permanents phase in, with what phased out with them (702.26c, 702.26g, 702.26i)."""
    labels = _meant(step, action)
    coming: list[GameObject] = []
    words = forbidding(step.table, "phase in")
    for label in labels:
        held = step.table.phased_out.get(label)
        if held is None:
            name = shown_name(step, step.table.object(label))
            step = step.aside(Concept.PHASED_IN, "is not phased out", name=name)
        elif held.phased_with and held.phased_with not in labels:
            places = {"name": shown_name(step, held), "other": _name(step, held.phased_with)}
            step = step.aside(Concept.PHASED_OUT_INDIRECTLY, "phases in later", **places)
        elif (forbidden := forbidden_by(step.table, label, words)) is not None:
            step = told_forbidden(step, label, forbidden)
        elif held not in coming:
            coming += [one for one in _group(step.table, held) if one not in coming]
    if not coming:
        if not step.asides:
            return step.nothing(Concept.PHASED_IN, "nothing is meant")
        return step.ended(Result.NOTHING)
    step = step.with_table(back_on_the_table(step.table, coming))
    step = _told_together(step, Concept.PHASED_IN, "phases in", [one.label for one in coming if not one.phased_with])
    for held in coming:
        if PREPARED in held.designations:
            # The copy in exile is made anew (722.3c).
            step = step.with_object(with_prepared_copy(step.table.object(held.label)))
        if held.phased_with:
            places = {"name": shown_name(step, held), "other": _name(step, held.phased_with)}
            step = step.because(Concept.PHASED_OUT_INDIRECTLY, "phases in with", **places)
            continue
        step = _attached_again(step, held)
    return step.because(Concept.PHASING_CHANGES_NO_ZONE, "stays while phasing").done()


def _told_together(step: Step, concept: Concept, template: str, labels: Sequence[str]) -> Step:
    """Tell in one sentence what phases by itself."""
    names = tuple(_name(step, label) for label in labels)
    if len(names) > 1:
        return step.because(concept, f"{template}, several", names=names)
    return step.because(concept, template, name=names[0]) if names else step


def _name(step: Step, label: str) -> str:
    return shown_name(step, step.table.object(label))


def _meant(step: Step, action: PhaseIn) -> tuple[str, ...]:
    """List the labels meant; a filter is asked of what is phased out, as it would be on the table."""
    if action.filter is None:
        return labels_meant(action.object, action.objects, None, {}, Asker(step.player))
    return found_if_there(step, action.filter)


def found_if_there(step: Step, wanted: Filter) -> tuple[str, ...]:
    """List the labels of what is phased out and would be found, were it there (702.26b)."""
    phased = step.table.phased_out
    every = scratches(back_on_the_table(step.table, phased.values()))
    found = chosen(wanted, [every[label] for label in phased], every, Asker(step.player))
    return tuple(scratch.object.label for scratch in found)


def phasing_in(table: Table) -> tuple[str, ...]:
    """List what phases in as the active player's turn begins: what phased out by itself under that player (502.1).

    The rest phases in with what it phased out with (702.26g).
    """
    away = table.phased_out.values()
    return tuple(one.label for one in away if one.phased_under == table.active_player and not one.phased_with)


def _group(table: Table, held: GameObject) -> list[GameObject]:
    """List a phased-out permanent and all that phased out with it."""
    found = [held]
    for one in found:
        found += [other for other in table.phased_out.values() if other.phased_with == one.label and other not in found]
    return found


def back_on_the_table(table: Table, coming: Iterable[GameObject]) -> Table:
    """Give the table with these phased-out permanents on it as they were."""
    clear = {"phased_with": "", "phased_under": "", "attached_identity": 0}
    back = {held.label: msgspec.structs.replace(held, **clear) for held in coming}
    rest = {label: held for label, held in table.phased_out.items() if label not in back}
    return msgspec.structs.replace(table, objects={**table.objects, **back}, phased_out=rest)


def _attached_again(step: Step, held: GameObject) -> Step:
    """Attach what phased out by itself to what it was on, if that is there as the same object, or phased out itself."""
    if held.attached_to is None:
        return step
    table = step.table
    on = table.objects.get(held.attached_to) or table.phased_out.get(held.attached_to)
    name = shown_name(step, held)
    if on is not None and on.identity == held.attached_identity:
        return step.because(Concept.PHASES_IN_ATTACHED, "attached as before", name=name, other=shown_name(step, on))
    step = step.with_object(msgspec.structs.replace(table.object(held.label), attached_to=None))
    return step.because(Concept.PHASES_IN_ATTACHED, "attached no more", name=name)
