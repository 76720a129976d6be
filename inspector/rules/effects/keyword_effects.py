"""Effects that a keyword makes by itself: level symbols, living metal, bestow, reconfigure, impending.

They are in 711, 721, 702.161, 702.103, 702.151 and 702.176. None of them is written in the effect language on a
card; each is an effect of the object that has the keyword, with the timestamp of that object, gone with its abilities;
bestow alone is an effect of having been cast so, reconfigure of having been attached.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import Band, Change, Condition, Face, Filter, sections_of
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.decisions.marks import CLASS_LEVEL
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.bestow import bestowed_effects
from inspector.rules.effects.designation_effects import designation_effects
from inspector.rules.table.objects import ContinuousEffect, GameObject
from inspector.rules.values.forms import are_said_otherwise
from inspector.rules.values.scratch import Scratch

_LIVING_METAL = Change(add_types=("Artifact", "Creature"))
_YOUR_TURN = Condition(turn_of="you")
_NO_CREATURE = Change(remove_types=("Creature",))
IMPENDING_PAID = "its impending cost was paid"
_NOT_YET = Condition(
    all_=(Condition(self_=Filter(counters={"time": ">=1"})), Condition(said=IMPENDING_PAID)),
)


def keyword_effects(edition: Edition, every: dict[str, Scratch]) -> list[ContinuousEffect]:
    """List the effects that keywords of the objects make now."""
    found = [*bestowed_effects(every), *designation_effects(every)]
    for scratch in every.values():
        held = scratch.object
        if held.zone != "battlefield":
            continue
        if held.counters and held.counters.get("level", 0) > 0:
            found.extend(_of_level_symbols(edition, held))
        if held.counters.get("charge", 0) > 0 and numbers(Concept.STATION_SYMBOL, edition.key):
            found.extend(_of_station_symbols(edition, held))
        if held.designations:
            found.extend(_of_class_level(edition, held))
        if "Vehicle" in scratch.subtypes and "Living metal" in scratch.keywords:
            found.extend(_of_living_metal(edition, held))
        if held.attached_to is not None and "Reconfigure" in scratch.keywords:
            found.extend(_of_reconfigure(edition, held))
        if held.counters.get("time", 0) > 0 and "Impending" in scratch.keywords:
            found.extend(_of_impending(edition, held))
    return found


def changes_by_counters(edition: Edition, held: GameObject) -> Iterator[tuple[str, Change]]:
    """Give the changes that level and station symbols make, each with the kind of counters by which it does.

    All of them, however many counters there are.
    """
    for face in values_in_force(edition, held).faces:
        sections = sections_of(face.paragraphs)
        yield from (("level", _as_said(held, face, _change_of_level(band))) for band in sections.bands)
        yield from (("charge", _as_said(held, face, _change_of_station(face, band))) for band in sections.stations)


def _of_level_symbols(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    counters = held.counters["level"]
    for face in values_in_force(edition, held).faces:
        for band in sections_of(face.paragraphs).bands:
            if band.holds(counters):
                rule = Concept.LEVEL_SYMBOL_AND_UP if band.last is None else Concept.LEVEL_SYMBOL_WITH_A_RANGE
                yield _of_its_own(held, _as_said(held, face, _change_of_level(band)), rule, (band.numbers,))


def _change_of_level(band: Band) -> Change:
    return Change(set_power=band.power, set_toughness=band.toughness, add_abilities=band.abilities or None)


def _of_station_symbols(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    counters = held.counters["charge"]
    for face in values_in_force(edition, held).faces:
        for band in sections_of(face.paragraphs).stations:
            if not band.holds(counters):
                continue
            change = _change_of_station(face, band)
            rule = Concept.STATION_SYMBOL if change.add_types is None else Concept.STATION_SYMBOL_WITH_A_SIZE
            yield _of_its_own(held, _as_said(held, face, change), rule, (band.numbers,))


def _change_of_station(face: Face, band: Band) -> Change:
    change = Change(add_abilities=band.abilities or None)
    if band.has_size and face.power is not None and face.toughness is not None:
        size = {"set_power": face.power.value, "set_toughness": face.toughness.value}
        change = msgspec.structs.replace(change, add_types=("Creature",), **size)
    return change


def _as_said(held: GameObject, face: Face, change: Change) -> Change:
    """Give a change with abilities whose words do nothing, where a record or a file says itself what they do."""
    said = are_said_otherwise(face, held)
    return msgspec.structs.replace(change, add_static=()) if said and change.add_abilities else change


def class_level(held: GameObject) -> int:
    """Give the level of a permanent: 1 where it has none (716.2d)."""
    levels = [int(word.removeprefix(CLASS_LEVEL)) for word in held.designations if word.startswith(CLASS_LEVEL)]
    return levels[-1] if levels else 1


def has_class_levels(edition: Edition, held: GameObject) -> bool:
    """Whether any section of its text belongs to a class level bar (716.2)."""
    return any(sections_of(face.paragraphs).by_level for face in values_in_force(edition, held).faces)


def _of_class_level(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    level = class_level(held)
    for face in values_in_force(edition, held).faces:
        reached = [(needed, text) for needed, text in sections_of(face.paragraphs).by_level if needed <= level]
        if reached:
            change = Change(add_abilities=tuple(text for _, text in reached))
            levels = tuple(dict.fromkeys(str(needed) for needed, _ in reached))
            yield _of_its_own(held, _as_said(held, face, change), Concept.CLASS_LEVELS, levels)


def _of_living_metal(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    if numbers(Concept.LIVING_METAL, edition.key):
        yield msgspec.structs.replace(_of_its_own(held, _LIVING_METAL, Concept.LIVING_METAL), if_=_YOUR_TURN)


def _of_reconfigure(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    """What attaching did lasts until it comes off, whatever abilities it has meanwhile."""
    if numbers(Concept.RECONFIGURED, edition.key):
        lasting = _of_its_own(held, _NO_CREATURE, Concept.RECONFIGURED)
        yield msgspec.structs.replace(lasting, on=None, source=None, identities=(held.identity,), holder=held.label)


def _of_impending(edition: Edition, held: GameObject) -> Iterator[ContinuousEffect]:
    if numbers(Concept.IMPENDING, edition.key):
        yield msgspec.structs.replace(_of_its_own(held, _NO_CREATURE, Concept.IMPENDING), if_=_NOT_YET)


def _of_its_own(held: GameObject, change: Change, rule: Concept, levels: tuple[str, ...] = ()) -> ContinuousEffect:
    """Make the effect of an ability that the object itself has, under its present values: those copied, if any."""
    return ContinuousEffect(
        change=change,
        timestamp=max((held.timestamp, *(copy.timestamp for copy in held.copies))),
        controller=held.controller,
        on="self",
        source=held.label,
        source_identity=held.identity,
        rule=rule,
        levels=levels,
    )
