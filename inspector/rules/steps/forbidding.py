"""What words on the battlefield forbid is not done, whatever would do it or lets it be cast or played (101.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from inspector.cards import Filter, in_quotes
from inspector.reading import (
    Forbidden,
    Forbids,
    ForbidsPlaying,
    Meant,
    Playing,
    forbids,
    forbids_playing,
    may_forbid,
    may_forbid_playing,
)
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, Every, game_of
from inspector.rules.values.conditions import choices_in
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.other_qualities import chosen_for
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import matches


class ForbiddenBy(NamedTuple):
    """Which object forbids something, and in which words."""

    source: str
    text: str


class Forbidding(NamedTuple):
    """A sentence that counts now and forbids something, with the object that has it."""

    source: Scratch
    words: Forbids


def forbidding(table: Table, what: Forbidden, own: str = "") -> tuple[Forbidding, ...]:
    """List what forbids it on the battlefield, and in the words of an ``own`` object that is no permanent, as a spell.

    Asked once for all objects of an action: on most tables it is nothing.
    """
    found: list[Forbidding] = []
    for source in scratches(table).values():
        if not source.object.is_permanent and source.object.label != own:
            continue
        texts = tuple(one.text for one in source.abilities if may_forbid(one.text))
        every = forbids(texts, names_in_text(source.object, source.names)) if texts else ()
        found.extend(Forbidding(source, said) for said in every if said.what == what)
    return tuple(found)


def forbidden_by(table: Table, label: str, every: tuple[Forbidding, ...]) -> ForbiddenBy | None:
    """Find which of them forbids it to an object, phased out or not; None where none does.

    Raises NotComputedError where words might, and are not read.
    """
    target = scratches(table).get(label) if every else None
    for source, said in every:
        if _holds(table, said, source, target):
            return ForbiddenBy(source.object.label, said.text)
    return None


def _undecided(source: Scratch, said: Forbids) -> NotComputedError:
    by = " // ".join(name for name in source.names if name) or source.object.label
    return NotComputedError(f"whether {by} forbids it: {in_quotes(said.text.rstrip('.'))}")


def _holds(table: Table, said: Forbids, source: Scratch, target: Scratch | None) -> bool:
    asker = Asker(source.controller, source.object.label, game=game_of(table))
    if said.own_turn and asker.game.active_player != source.controller:
        return False
    if said.whom is None:
        raise _undecided(source, said)
    return any(_means(one, said, source, target, asker, scratches(table)) for one in said.whom)


def _means(one: Meant, said: Forbids, source: Scratch, target: Scratch | None, asker: Asker, every: Every) -> bool:
    if one.filter is None:
        standing = {"self": source.object.label, "attached": source.object.attached_to}
        words = (one.on,) if isinstance(one.on, str) else one.on or ()
        means = target is not None and target.object.label in (standing.get(word) for word in words)
        # "Equipped creature" is no object that is no creature (301.5a, 109.2).
        return means and (target is None or one.only is None or matches(one.only, target, every, asker))
    if one.filter == Filter():
        return True
    # What is phased out is not there to be asked.
    if target is None or form_not_computed(one.filter):
        raise _undecided(source, said)
    # Who speaks of lands that enter speaks of none that are there; who speaks of cards says where these are.
    zone = one.filter.zone or (target.object.zone if said.what == "enter" else "battlefield")
    if target.object.zone not in ((zone,) if isinstance(zone, str) else zone):
        return False
    return matches(one.filter, target, every, asker)


def told_forbidden(
    step: Step, label: str, by: ForbiddenBy, rule: Concept = Concept.CANT_BEATS_CAN, *, follows: bool = False
) -> Step:
    """Say what forbids it: nothing is done to the object, be it what was asked for or what ``follows`` from that."""
    places = {
        "name": shown_name(step, step.table.object(label)),
        "by": shown_name(step, step.table.object(by.source)),
        "text": by.text.rstrip("."),
    }
    says = "own words forbid" if by.source == label else "words forbid"
    return (step.because if follows else step.aside)(rule, says, **places)


def refused_forbidden(step: Step, by: ForbiddenBy) -> Ended:
    """Refuse what a player would do of their own accord, and say what forbids it (101.2)."""
    places = {"by": shown_name(step, step.table.object(by.source)), "text": by.text.rstrip(".")}
    return step.illegal(Concept.CANT_BEATS_CAN, "words forbid playing", **places)


def refused_playing(step: Step, label: str, does: Playing) -> Ended | Step:
    """Refuse what words forbid the player to cast or play, the object being where the step has it; else go on.

    Where such words are not read it is said that they are not judged.
    """
    every = scratches(step.table)
    for source, said in _said_of_playing(every, does):
        asker = Asker(source.controller, source.object.label, game=game_of(step.table))
        if said.whose and (step.player == source.controller) is (said.whose == "opponent"):
            continue
        if said.own_turn and asker.game.active_player != source.controller:
            continue
        places = {"by": shown_name(step, source.object), "text": said.text.rstrip(".")}
        forbidden = _is_among(said, every[label], asker, every)
        if forbidden:
            # How it would go onto the stack or the battlefield is of no matter then.
            return msgspec.structs.replace(step, reasons=()).illegal(
                Concept.CANT_BEATS_CAN, "words forbid playing", **places
            )
        if forbidden is None:
            step = step.because(Concept.CANT_BEATS_CAN, "playing not judged", **places)
    return step


def refused_without_a_legend(step: Step, label: str) -> Ended | None:
    """Refuse a legendary instant or sorcery that who casts it may not cast: without a legend of their own (205.4e)."""
    every = scratches(step.table)
    spell = every[label]
    kind = next((word for word in spell.types if word in ("Instant", "Sorcery")), None)
    if kind is None or "Legendary" not in spell.supertypes:
        return None
    if not numbers(Concept.LEGENDARY_SPELL_NEEDS_A_LEGEND, step.edition.key):
        return None
    if any(_is_a_legend_of(step.player, one) for one in every.values()):
        return None
    name = shown_name(step, spell.object)
    places = {"name": name, "kind": kind.lower(), "player": step.player}
    return msgspec.structs.replace(step, reasons=()).illegal(
        Concept.LEGENDARY_SPELL_NEEDS_A_LEGEND, "legendary spell without a legend", **places
    )


def refused_by_split_second(step: Step, label: str) -> Ended | None:
    """Refuse any other spell while one with split second is on the stack (702.61a)."""
    others = (one for one in scratches(step.table).values() if one.object.is_spell and one.object.label != label)
    by = next((one for one in others if "Split second" in one.keywords), None)
    if by is None:
        return None
    name = shown_name(step, by.object)
    return msgspec.structs.replace(step, reasons=()).illegal(Concept.SPLIT_SECOND, "split second", name=name)


def _is_a_legend_of(player: str, one: Scratch) -> bool:
    if not one.object.is_permanent or one.controller != player or "Legendary" not in one.supertypes:
        return False
    return "Creature" in one.types or "Planeswalker" in one.types


def _said_of_playing(every: Every, does: Playing) -> Iterator[tuple[Scratch, ForbidsPlaying]]:
    for source in every.values():
        texts = tuple(one.text for one in source.abilities if may_forbid_playing(one.text))
        if texts and source.object.is_permanent:
            for said in forbids_playing(texts, names_in_text(source.object, source.names)):
                if said.does == does or said.does == "play":
                    yield source, said


def _is_among(said: ForbidsPlaying, target: Scratch, asker: Asker, every: Every) -> bool | None:
    """Whether the object is among those that a sentence means; None where that is not read or hangs on a choice."""
    filters = [one.filter for one in said.what or () if one.filter is not None]
    if not filters or len(filters) < len(said.what or ()) or any(form_not_computed(one) for one in filters):
        return None
    found: bool | None = False
    for wanted in filters:
        if any(chosen_for(every, asker, kind) is None for kind in choices_in(wanted)):
            found = None
        elif matches(wanted, target, every, asker):
            return True
    return found
