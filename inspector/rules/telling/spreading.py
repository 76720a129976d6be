"""How doubt goes on: what computed effects and definitions give is marked where what they go by is in doubt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from inspector.cards import Filter, StaticAbility
from inspector.reading import ALL_KEYS, ARRIVES, ATTACHED_TO, BEARS
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.doubts import Counts, Doubt
from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.effect_in_progress import Running, effect_of
from inspector.rules.effects.keyword_effects import changes_by_counters
from inspector.rules.layers.ended_effects import source_of
from inspector.rules.steps.protection import protection_not_read
from inspector.rules.table.table import Table
from inspector.rules.telling.doubt_marks import DoubtMarks
from inspector.rules.telling.unread_spread import (
    LOST,
    WhatIsRead,
    asked_by,
    could_touch,
    given_if_had,
    given_if_there,
    in_zones_of,
    keys_given,
    left_by_doubt,
    may_be_counted,
    may_come_to,
    objects_read,
    read_by,
    read_in,
    read_of_whom,
    said_of_anyone,
    whoever_it_means,
)
from inspector.rules.telling.what_bearers_are import STOPS_ATTACHING, asked_by_shields, gives_shields, keys_of_hosting
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen

# Protection is a keyword ability, which a mana ability that comes with a land type leaves alone (305.6).
_KEYWORDS = ("keywords",)
_SIZE = ("power", "toughness")
_KIND = ("types", "subtypes")
# What another token in its place would have.
_OF_A_TOKEN = tuple(key for key in ALL_KEYS if key != "controller")
_PLACE = frozenset(("zone",))
_THERE = frozenset((ARRIVES,))
_ATTACHED = frozenset((ATTACHED_TO,))


def spread(marks: DoubtMarks, effects: Iterable[Running]) -> None:
    """Mark what computed effects and definitions give where something that they go by is in doubt; once."""
    effects = tuple(effects)
    marks.shields_given = gives_shields(effects)
    for running in effects:
        _spread_effect(marks, running)
    _spread_to_bearers(marks)
    _spread_definitions(marks)


_REWORDED = re.compile(r"\binstances of\b", re.IGNORECASE)


def _spread_effect(marks: DoubtMarks, running: Running) -> None:
    """Mark what a computed effect gives where something that it goes by is in doubt."""
    source = running.label
    if source:
        # Who gets control by it is the one who controls it (109.5).
        lost = marks.doubts(source, (LOST, "controller") if running.change.control == "you" else (LOST,))
        # What is no longer where it was has its abilities there no more.
        for doubts, acts in ((lost, True), (marks.doubts(source, _PLACE), False)):
            _mark_effect(marks, running, could_touch(running, marks.every) if doubts else [], doubts, acts=acts)
        reworded = [one for one in lost if _REWORDED.search(one[0])]
        if reworded and running.filter is not None:
            # Whom it means then nobody knows, but for the card types that it asks for.
            meant = Filter(types=running.filter.types, zone=running.filter.zone)
            _mark_effect(marks, running, chosen(meant, marks.every.values(), marks.every), reworded)
    if running.on is not None and "attached" in running.on and source:
        _spread_attached(marks, running, source)
    if running.only is not None:
        _spread_on_noun(marks, running, running.only)
    if running.filter is not None and running.identities is None:
        _spread_among(marks, running, running.filter)
    if running.kept is not None and running.kept.meant is not None and running.identities is not None:
        _spread_among_those_then(marks, running, running.kept.meant)
    counted_once = running.kept is not None and running.kept.counted is not None
    until = running.timestamp if counted_once else None
    for read in read_by(running, marks.every):
        for found, acts in ((_of_read(marks, read, until), True), (_of_places(marks, read), False)):
            doubts = found if until is None else _there_before(marks, until, found)
            touched = could_touch(running, marks.every) if doubts else []
            for scratch in touched:
                keys = keys_given(running.change, scratch)
                _mark_counts(marks, (scratch,), (source_of(running), False), doubts, keys, acts=acts)
            _mark_given(marks, running, touched, doubts, acts=acts)


def _spread_on_noun(marks: DoubtMarks, running: Running, wanted: Filter) -> None:
    """Mark what an effect gives to what its object is on where that may be what its words call it, or not (109.2)."""
    asked = asked_by(wanted)
    for scratch in running.stood_for(marks.every) if marks.is_any_in_doubt(asked) else ():
        doubts = marks.doubts(scratch.object.label, asked)
        if doubts and chosen(left_by_doubt(wanted, marks.in_doubt[scratch.object.label]), [scratch], marks.every):
            _mark_effect(marks, running, [scratch], doubts)


def _spread_among(marks: DoubtMarks, running: Running, wanted: Filter) -> None:
    """Mark what an effect gives where it is in doubt whom it means: by whom it asks, or by what it asks of each."""
    every = marks.every
    by_others = [doubt for read in read_of_whom(running, wanted, every) for doubt in marks.doubts(read.of, read.keys)]
    _mark_effect(marks, running, whoever_it_means(running, every) if by_others else [], by_others)
    asked = asked_by(wanted)
    for scratch in in_zones_of(wanted, every) if marks.is_any_in_doubt(asked) else ():
        doubts = marks.doubts(scratch.object.label, asked)
        if doubts:
            left = left_by_doubt(wanted, marks.in_doubt[scratch.object.label])
            left = said_of_anyone(left) if by_others else left
            if chosen(left, [scratch], every, running.asker(every)):
                _mark_effect(marks, running, [scratch], doubts)


def _spread_among_those_then(marks: DoubtMarks, running: Running, wanted: Filter) -> None:
    """Mark what an effect gives whose set of objects was fixed as it began, where it was in doubt then (611.2c)."""
    asked, then, every = asked_by(wanted), running.timestamp, marks.every
    for scratch in in_zones_of(wanted, every) if marks.is_any_in_doubt(asked) else ():
        held = scratch.object
        doubts = _there_before(marks, then, marks.doubts(held.label, asked)) if held.identity < then else []
        if doubts and chosen(left_by_doubt(wanted, marks.in_doubt[held.label]), [scratch], every, running.asker(every)):
            _mark_effect(marks, running, [scratch], doubts)


def _mark_effect(
    marks: DoubtMarks, running: Running, touched: list[Scratch], doubts: list[Doubt], *, acts: bool = True
) -> None:
    """Mark what an effect gives to some objects, and what these do to others by abilities that it gives them."""
    for scratch in touched if doubts else ():
        _mark_all(marks, (scratch,), doubts, keys_given(running.change, scratch), acts=acts)
    _mark_given(marks, running, touched, doubts, acts=acts)


def _mark_given(
    marks: DoubtMarks, running: Running, touched: list[Scratch], doubts: list[Doubt], *, acts: bool
) -> None:
    for given in given_if_had(running, touched) if doubts else ():
        _mark_effect(marks, given, could_touch(given, marks.every), doubts, acts=acts)


def _there_before(marks: DoubtMarks, then: int, doubts: list[Doubt]) -> list[Doubt]:
    """List those of some doubts that were there as an effect began: by what had resolved, or had come, by then."""
    return [one for one in doubts if _since_when(marks, one.source, then) < then]


def _since_when(marks: DoubtMarks, label: str, otherwise: int) -> int:
    """When a spell resolved that has words which are in doubt, or since when an object is there that has them."""
    there = marks.every.get(label)
    return marks.resolved_at.get(label, otherwise if there is None else there.object.identity)


def _spread_attached(marks: DoubtMarks, running: Running, source: str) -> None:
    """Mark what an effect gives to what its object is attached to where it might be on another, or on nothing."""
    attached = marks.every.get(source)
    bearer = marks.every.get(attached.object.attached_to or "") if attached is not None else None
    stopped: list[Doubt] = []
    if attached is not None and bearer is not None:
        # It might have come off: what it is on may have protection from it, or is not what it can be on (704.5m-n).
        label = bearer.object.label
        shields = marks.doubts(label, _KEYWORDS)
        stopped += [one for one in shields if marks.shields_given or STOPS_ATTACHING.search(one[0])]
        own, of_bearer = keys_of_hosting(attached)
        stopped += marks.doubts(source, (*own, *asked_by_shields(bearer)))
        stopped += marks.doubts(label, of_bearer)
    moved = marks.doubts(source, (ATTACHED_TO,))
    stopped += moved
    _mark_effect(marks, running, could_touch(running, marks.every) if stopped else [], stopped)
    for doubt in moved:
        bearers = [scratch for one, scratch in marks.every.items() if marks.has(one, doubt, (BEARS,))]
        _mark_effect(marks, running, bearers, [doubt])


def _spread_to_bearers(marks: DoubtMarks) -> None:
    """Mark that what something is attached to might bear it no more, where it may be on another (701.3b)."""
    if marks.is_any_in_doubt(_ATTACHED):
        for label, scratch in marks.every.items():
            bearer = marks.every.get(scratch.object.attached_to or "")
            _mark_all(marks, () if bearer is None else (bearer,), marks.doubts(label, _ATTACHED), (BEARS,))


def spread_from_elsewhere(marks: DoubtMarks, table: Table) -> None:
    """Mark what abilities of objects would do that may have been put onto the battlefield (611.3a)."""
    for label, scratch in marks.every.items() if marks.is_any_in_doubt(_THERE) else ():
        doubts = marks.doubts(label, _THERE) if scratch.object.zone != "battlefield" else []
        if doubts:
            faces = values_in_force(table.edition, scratch.object).faces
            anyone = marks.is_doubtful(label, "controller")
            for running in given_if_there(faces, scratch, by_anyone=anyone):
                _mark_effect(marks, running, could_touch(running, marks.every), doubts)


def _spread_definitions(marks: DoubtMarks) -> None:
    """Mark what characteristic-defining abilities give where they may be lost, or count what is in doubt."""
    for scratch in marks.every.values():
        if not scratch.definitions:
            continue
        _mark_all(marks, (scratch,), marks.doubts(scratch.object.label, (LOST,)), _SIZE)
        for key in _SIZE:
            for read in read_in(scratch, marks.every, key):
                for doubts, acts in ((_of_read(marks, read), True), (_of_places(marks, read), False)):
                    defines = (Source(scratch.object.label), True)
                    _mark_counts(marks, (scratch,), defines, doubts, (key,), acts=acts)


def _of_read(marks: DoubtMarks, read: WhatIsRead, until: int | None = None) -> list[Doubt]:
    """List the doubts about what is read, ``until`` a time of those objects alone that were there then."""
    found: list[Doubt] = []
    if marks.is_any_in_doubt(read.keys):
        for scratch in objects_read(read, marks.every):
            if until is None or scratch.object.identity < until:
                found += marks.doubts(scratch.object.label, read.keys)
    return found


def _of_places(marks: DoubtMarks, read: WhatIsRead) -> list[Doubt]:
    """List the doubts about what lies in the zones that are read: words that may bring objects there, or away."""
    found: list[Doubt] = []
    wanted = read.wanted
    if wanted is None:
        return found
    if marks.is_any_in_doubt(_PLACE):
        for label, scratch in marks.every.items():
            doubts = marks.doubts(label, _PLACE)
            found += doubts if doubts and may_be_counted(read, wanted, scratch, marks.every) else ()
    return [*found, *(doubt for doubt, by, one in marks.coming if may_come_to(read, wanted, one, by))]


def _mark_all(
    marks: DoubtMarks, touched: Iterable[Scratch], doubts: list[Doubt], keys: Iterable[str], *, acts: bool = True
) -> None:
    for scratch in touched:
        for one in doubts:
            marks.add(scratch.object.label, one._replace(why="unread elsewhere"), keys, acts=acts)


def _mark_counts(
    marks: DoubtMarks,
    touched: Iterable[Scratch],
    counts: Counts,
    doubts: list[Doubt],
    keys: Iterable[str],
    *,
    acts: bool,
) -> None:
    spread_on = [one._replace(why="unread elsewhere") for one in doubts]
    for scratch in touched:
        marks.mark_count(scratch.object.label, counts, spread_on, keys, acts=acts)


def doubts_of_places(every: Every) -> Iterator[tuple[str, Doubt, tuple[str, ...]]]:
    """What may have gone elsewhere, or may be another token than it is: its label, the doubt, the keys."""
    for label, scratch in every.items():
        for told in scratch.object.may_have_gone:
            ground = ("left to the owner", OpenKind.OWNER) if told.by_rule else ("unread going", OpenKind.WORDS)
            yield label, Doubt(told.text, told.label, *ground), ("zone",)
        for told in scratch.object.may_be_another:
            yield label, Doubt(told.text, told.label, "unread of tokens"), _OF_A_TOKEN


def kept_off(every: Every, players: tuple[str, ...]) -> Iterator[tuple[str, Doubt, tuple[str, ...]]]:
    """What is attached to something that may have protection from it by words that are not read (702.16c-d)."""
    for label, scratch in every.items():
        host = every.get(scratch.object.attached_to or "")
        text = protection_not_read(host, scratch, every, players) if host is not None else ""
        if host is not None and text:
            # An Aura would go (704.5m), Equipment come off (704.5n).
            keys = (ATTACHED_TO, "zone") if "Aura" in scratch.subtypes else (ATTACHED_TO,)
            yield label, Doubt(text, host.object.label, "unread words"), keys


_OF_COUNTERS = frozenset(("counters",))
# Kinds by which words say that they are about no other.
_NAMED_COUNTERS = re.compile(
    r"([+-]\d+/[+-]\d+|age|charge|defense|level|lore|loyalty|oil|page|quest|shield|stun|time) counter", re.IGNORECASE
)


def spread_by_counters(marks: DoubtMarks, edition: Edition) -> None:
    """Mark what level and station symbols give where there may be more or fewer of their counters (711, 721)."""
    for scratch in marks.every.values() if marks.is_any_in_doubt(_OF_COUNTERS) else ():
        held = scratch.object
        doubts = marks.doubts(held.label, _OF_COUNTERS)
        if not (doubts and held.is_permanent):
            continue
        for kind, change in changes_by_counters(edition, held):
            static = StaticAbility(on="self", change=change)
            named = ((one, _NAMED_COUNTERS.findall(one.text)) for one in doubts)
            some = [one for one, kinds in named if not kinds or kind in kinds]
            _mark_effect(marks, effect_of(static, scratch), [scratch], some)
