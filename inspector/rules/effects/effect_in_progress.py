"""Effects while they are applied: which there are, whether they still exist, on which objects each applies (613.6).

One mutable value an effect, gone after the computation. Once an effect has begun to apply in a layer, it goes on in
the later ones for the same objects, even if the ability that makes it is gone meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from inspector.cards import Change, Condition, Filter, StaticAbility
from inspector.cards.lists_in_words import capitalized
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.changing import Applier, layers_of
from inspector.rules.effects.chosen_changes import as_it_is_now, with_land_types_of, with_spell_types_taken
from inspector.rules.effects.counters_of_keywords import KEYWORD_COUNTERS, LATER_KEYWORD_COUNTERS, VARIANTS
from inspector.rules.effects.keyword_effects import keyword_effects
from inspector.rules.effects.looks_among import LooksAmong
from inspector.rules.table.actions import While
from inspector.rules.table.objects import ContinuousEffect, GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.asking import NO_GAME, NOBODY, Asker, Every, Test, game_of
from inspector.rules.values.conditions import holds
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import WordTest, chosen, sifted, tests_of
from inspector.rules.values.text_changes import reworded

# An effect, the zones and the tests of its filter where that alone finds its objects, and what it does where that is
# the same on every table.
Ready = tuple["Running", tuple[str, ...] | None, tuple[WordTest, ...], tuple[Test, ...], Applier | None]
# Among effects of one timestamp: where effects of each kind stand. Those of one kind stand as they are made.
_KEPT, _KEYWORD, _STATIC, _COUNTER, _GRANTED = range(5)
_LAYER_OF_ABILITIES = "6"
# Where the source of a static ability must be that does not say so.
_BATTLEFIELD = ("battlefield",)
# Those that act on the creature which the Equipment with them is on (122.1j).
HONE = "hone"
_ATTACHED_KINDS = ("Aura", "Equipment", "Fortification")
_ON_AN_EQUIPMENT = Condition(self_=Filter(subtypes="Equipment"))


class DependsBy(StrEnum):
    """What of one effect another would change if it were applied first (613.8a): the first of these that it would."""

    EXISTENCE = "existence"
    APPLIES_TO = "what it applies to"
    DOES = "what it does"


class Trials:
    """Counts the trial applications that were made; none is where all effects commute."""

    def __init__(self) -> None:
        """Start at none."""
        self.made = 0


class Running:
    """One continuous effect under way.

    ``static`` is the printed ability that makes it, ``kept`` the effect that the table keeps, ``counter`` the kind of
    counters that it stands for; one of the three is set. ``holder`` is the object that the counters are on, or whose
    designation makes it. ``source`` is the working copy of the object that it comes from, None for what resolved.
    ``begun`` are the objects for which it has begun to apply.

    ``depends_on`` tells by layer on which others it depended directly while both were still waiting, and by what of
    it; also where timestamps would have given the same order. ``came_before`` are those of them, by layer, for which it
    did not wait in the end, since it depended on them no more when they or it came (613.8c). ``in_loop`` are the layers
    in which it stood in a loop of dependencies that timestamps decided (613.8b), ``loops_with`` by layer the others of
    it of which the one or the other came first by that, with the labels of what it affects only since it did itself.
    ``lost_to`` is the effect that took away the ability which makes this one, before it began. ``is_granted`` is
    whether something else gave its object that ability, ``stays_newer`` whether that was later than the object came, so
    that it stays newer than what the object has itself.
    """

    __slots__ = (
        "begun",
        "came_before",
        "change",
        "counter",
        "depends_on",
        "filter",
        "game",
        "holder",
        "home",
        "identities",
        "if_",
        "in_loop",
        "is_granted",
        "kept",
        "layers",
        "looks",
        "loops_with",
        "lost_to",
        "of_a",
        "on",
        "only",
        "order",
        "player",
        "ready",
        "source",
        "static",
        "stays_newer",
        "texts_read",
        "timestamp",
        "while_",
    )

    def __init__(self, change: Change, timestamp: int, order: int, player: str, source: Scratch | None) -> None:
        """Start an effect that has not begun to apply; ``player`` is whose effect it is where it has no source."""
        self.change = as_it_is_now(change, source)
        self.timestamp = timestamp
        self.order = order
        self.player = player
        self.source = source
        self.layers = layers_of(self.change)
        self.filter: Filter | None = None
        self.on: str | tuple[str, ...] | None = None
        # What that must be, by the noun with which its words call it (109.2).
        self.only: Filter | None = None
        self.identities: frozenset[int] | None = None
        self.static: StaticAbility | None = None
        self.kept: ContinuousEffect | None = None
        self.counter = ""
        self.holder = ""
        self.while_: While | None = None
        self.if_: Condition | None = None
        self.game = NO_GAME
        self.begun: list[Scratch] | None = None
        self.depends_on: dict[str, dict[Running, DependsBy]] = {}
        self.in_loop: set[str] = set()
        self.loops_with: dict[str, dict[Running, frozenset[str]]] = {}
        self.came_before: dict[str, frozenset[Running]] = {}
        self.is_granted = False
        self.stays_newer = False
        # As what alone its source means by its words what it is on: an Aura, Equipment (301.7, 303.4i of 2011).
        self.of_a = ""
        self.lost_to: Running | None = None
        self.texts_read = 0
        # All objects of the computation, and what was found among them.
        self.home: Every = {}
        self.looks: LooksAmong | None = None
        # By layer, what it asks and does there, once that was looked up (``layers/among_few``).
        self.ready: dict[str, Ready] = {}

    @property
    def label(self) -> str:
        """The label of its source; empty for what resolved."""
        return self.source.object.label if self.source is not None else ""

    def is_newer_than(self, other: Running) -> bool:
        """Whether its timestamp is the later one (613.7); of one object's at once, that of what it was given."""
        if self.timestamp == other.timestamp and self.stays_newer and not other.is_granted:
            return self.source is other.source
        return self.timestamp > other.timestamp

    def asker(self, every: Every) -> Asker:
        """Who its words ``you`` and ``self`` mean now: they follow the control of its source.

        Of counters, ``self`` is the object that they are on.
        """
        if self.source is None:
            return Asker(self.player, self.holder if self.counter else "", game=self.game)
        label = self.source.object.label
        return Asker(every[label].controller, label, game=self.game)

    def exists(self) -> bool:
        """Whether the effect exists now: its ability does, and its condition holds if it has one."""
        if self.if_ is not None and self.holds(self.home) is not True:
            return False
        return self.has_ability()

    def holds(self, every: Every) -> bool | None:
        """Whether its condition holds among these objects; None where that hangs on what nobody has said."""
        return self.if_ is None or holds(self.if_, every, self.asker(every))

    def unmet(self, every: Every) -> tuple[Condition, ...]:
        """List which of the conditions that must all hold do not; none where it asks for one thing alone."""
        parts = () if self.if_ is None else self.if_.all_ or ()
        return tuple(part for part in parts if holds(part, every, self.asker(every)) is False)

    def has_ability(self) -> bool:
        """Whether the ability that makes it is there now: always for what resolved, else while its object has it."""
        if self.source is None:
            return True
        if self.is_tied_off():
            return False
        if self.static is not None:
            return self.static in self.source.static
        return not _lost(self.source, self.kept)

    def is_tied_off(self) -> bool:
        """Whether it is tied to a face that is not up, a door that is locked or a half that does not count."""
        return self.while_ is not None and self.source is not None and not _holds(self.while_, self.source)

    def waited_for(self, layer: str) -> dict[Running, DependsBy]:
        """Give those on which it depended directly in a layer until they had been applied, or in a loop."""
        before, found = self.came_before.get(layer, frozenset()), self.depends_on.get(layer, {})
        return {other: by for other, by in found.items() if other not in before}

    def is_looped(self, layer: str, other: Running) -> bool:
        """Whether timestamps decided in a layer between it and another of one loop of dependencies (613.8b)."""
        return other in self.loops_with.get(layer, ())

    def outran(self, layer: str, label: str) -> frozenset[Running]:
        """Give those of a loop that it came before, and after which it would not have affected an object (613.8b)."""
        return frozenset(other for other, only in self.loops_with.get(layer, {}).items() if label in only)

    def is_in_a_circle(self, layer: str, other: Running) -> bool:
        """Whether the two do not depend on each other, but one of them on what stands in the loop between them."""
        return self not in other.depends_on.get(layer, {}) or other not in self.depends_on.get(layer, {})

    def found_to_depend(self, layer: str, other: Running, by: DependsBy) -> None:
        """Keep that it depends on another in a layer; what weighs more, its existence first, stays."""
        found = self.depends_on.setdefault(layer, {})
        known = found.get(other)
        if known is None or _WEIGHT.index(by) < _WEIGHT.index(known):
            found[other] = by

    def depended_till(self, layer: str, others: frozenset[Running]) -> None:
        """Keep that in a layer it depends on others no more, which were not applied yet (613.8c)."""
        self.came_before[layer] = self.came_before.get(layer, frozenset()) | others

    def objects(self, every: Every) -> list[Scratch]:
        """List the objects to which it applies now."""
        return self.objects_anew(every) if self.begun is None else self.begun

    def objects_anew(self, every: Every, among: Every | None = None) -> list[Scratch]:
        """List the objects to which it would apply if it began now, or those ``among`` some of them."""
        here = every if among is None else among
        wanted = self.filter
        if self.identities is not None:
            return [one for one in here.values() if one.object.identity in self.identities]
        if self.on is not None:
            found = self.stood_for(here)
            return found if self.only is None or not found else sifted(self.only, found, every, self.asker(every))
        if wanted is None:
            return []
        # Words are the same whoever asks.
        asker = self.asker(every) if tests_of(wanted)[2] else NOBODY
        if here is self.home and self.looks is not None:
            return self.looks.sifted(wanted, asker)
        return chosen(wanted, here.values(), every, asker)

    def stood_for(self, every: Every) -> list[Scratch]:
        """List the objects for which its words stand, seen from its source, whatever these call them (109.2)."""
        if self.source is None or self.on is None:
            return []
        held = self.source.object
        attached = None if self.is_on_nothing() else held.attached_to
        meant = {"self": held.label, "attached": attached, "paired": held.paired_with}
        words = (self.on,) if isinstance(self.on, str) else self.on
        labels = dict.fromkeys(meant.get(word, word) for word in words)
        return [every[label] for label in labels if label is not None and label in every]

    @property
    def looks_for_words(self) -> bool:
        """Whether what objects are decides to which it applies: those of a filter, or one that its words call so."""
        return self.identities is None and (self.filter is not None or self.only is not None)

    def calls_it_rightly(self, scratch: Scratch) -> bool:
        """Whether an object is what its words call what it is on, where they say that (109.2)."""
        return self.only is None or bool(sifted(self.only, [scratch], self.home, self.asker(self.home)))

    def is_on_nothing(self) -> bool:
        """Whether its words mean nothing by what is enchanted or equipped, as its source is no Aura, no Equipment now.

        So it is in the edition of 2011 alone (301.7, 303.4i).
        """
        return self.of_a != "" and self.source is not None and self.of_a not in self.source.subtypes

    def read_again(self) -> None:
        """Take the effect as its ability reads after those changes of its text that are not yet read (612.1)."""
        if self.source is None:
            return
        unread = self.source.texts[self.texts_read :]
        self.texts_read = len(self.source.texts)
        for text in unread:
            if self.static is not None:
                self.static = reworded(self.static, StaticAbility, text)
                self.change = as_it_is_now(self.static.change, self.source)
                self.filter, self.only, self.if_ = self.static.filter, self.static.only, self.static.if_
                continue
            self.change = reworded(self.change, Change, text)
            self.filter = None if self.filter is None else reworded(self.filter, Filter, text)
            self.if_ = None if self.if_ is None else reworded(self.if_, Condition, text)


_WEIGHT = tuple(DependsBy)


def _holds(tied: While, source: Scratch) -> bool:
    held = source.object
    side = "back" if held.back_up or held.is_melded else "front"
    return (
        tied.face in (None, side)
        and (tied.unlocked is None or tied.unlocked in held.unlocked)
        and tied.flipped in (None, held.flipped)
    )


def _lost(source: Scratch, kept: ContinuousEffect | None) -> bool:
    """Whether the object has lost an ability that an action gave it: with all abilities, or under other values."""
    held = source.object
    if kept is None or source.abilities_lost or held.face_down is not None:
        return True
    return any(copy.timestamp > kept.timestamp and not copy.merged for copy in held.copies)


def running_effects(table: Table, every: Every) -> list[Running]:
    """List all effects that may apply, in timestamp order (613.7)."""
    found = made_by(table, table.effects, every)
    found.sort(key=when)
    looks, game = LooksAmong(every), game_of(table)
    for running in found:
        running.home, running.looks, running.game = every, looks, game
    return found


def when(running: Running) -> tuple[int, int]:
    """Give that by which effects are put into timestamp order (613.7)."""
    return running.timestamp, running.order


def made_by(table: Table, kept_effects: Iterable[ContinuousEffect], every: Every) -> list[Running]:
    """Make the effects that the table keeps and those that come from some of its objects."""
    found: list[Running] = []
    for kept in kept_effects:
        running = _of_kept(kept, _KEPT, every)
        if running is not None:
            found.append(running)
    if not every:
        return found
    for kept in keyword_effects(table.edition, every):
        running = _of_kept(kept, _KEYWORD, every)
        if running is not None:
            found.append(running)
    # Among those of one timestamp the order of the table decides, which is that in which they are made.
    for scratch in every.values():
        zone = scratch.object.zone
        working = (static for static in scratch.static if zone in (static.zones or _BATTLEFIELD))
        found.extend(_of_static(static, _STATIC, scratch) for static in working)
    if table.edition.counters_get_timestamps:
        found.extend(_of_keyword_counters(table.edition, every))
    found.extend(_of_hone_counters(table, every))
    if table.edition.later_land_types or not table.edition.spells_keep_their_types:
        for running in found:
            running.change = _as_in(table.edition, running.change)
    for running in found if table.edition.only_auras_enchant else ():
        if running.source is not None and "attached" in (running.on or ()):
            kinds = (kind for kind in _ATTACHED_KINDS if kind in running.source.subtypes)
            running.of_a = next(kinds, "")
    return found


def _as_in(edition: Edition, change: Change) -> Change:
    """Give a change as an edition takes it: with its land types alone (205.3i), and with its way to set types."""
    change = with_land_types_of(edition.later_land_types, change)
    return change if edition.spells_keep_their_types else with_spell_types_taken(change)


def may_make_effects(scratch: Scratch) -> bool:
    """Whether effects may come from an object itself, by its abilities, keywords, counters or designations.

    Wider than what makes them: of an object of which it is not so, ``made_by`` makes none.
    """
    held = scratch.object
    if scratch.static or held.counters or held.designations or held.designated_at:
        return True
    return bool(held.cast_as) or held.attached_to is not None or "Vehicle" in scratch.subtypes


def _of_kept(kept: ContinuousEffect, order: int, every: Every) -> Running | None:
    source = None
    timestamp = kept.timestamp
    if kept.source is not None:
        source = every.get(kept.source)
        if source is None or not _works(kept, source.object):
            return None
        timestamp = _timestamp_of_ability(source, kept.timestamp)
    running = Running(kept.change, timestamp, order, kept.controller, source)
    running.kept = kept
    running.filter = kept.filter
    running.on = kept.on
    running.while_ = kept.while_
    running.if_ = kept.if_
    running.holder = kept.holder
    running.identities = None if kept.identities is None else frozenset(kept.identities)
    return running


def granted_effects(running: Running, every: Every, *, stays_newer: bool) -> list[Running]:
    """Make the effects of the static abilities that an effect has just given to its objects (613.7a).

    What such an ability would change in an earlier layer comes too late. ``stays_newer`` is whether, given once its
    object was there, it stays newer than what the object has itself, whatever timestamp both get at once.
    """
    found: list[Running] = []
    for scratch in running.begun or ():
        for static in given_static(running.change):
            if static not in scratch.static or not works_in_its_zone(static, scratch):
                continue
            one = _of_static(static, _GRANTED, scratch)
            one.timestamp = max(scratch.object.timestamp, running.timestamp)
            one.is_granted = running.label != scratch.object.label
            one.stays_newer = stays_newer and one.is_granted and running.timestamp > scratch.object.identity
            one.layers = tuple(layer for layer in one.layers if layer >= _LAYER_OF_ABILITIES)
            one.home, one.looks, one.game = every, running.looks, running.game
            if one.layers:
                found.append(one)
    return found


def works_in_its_zone(static: StaticAbility, scratch: Scratch) -> bool:
    """Whether a static ability works where an object is that has it (113.6; 112.6 in 2011)."""
    return scratch.object.zone in (static.zones or _BATTLEFIELD)


def effect_of(static: StaticAbility, scratch: Scratch) -> Running:
    """Make the effect that a static ability makes, or would make, where an object has it; not begun."""
    return _of_static(static, _STATIC, scratch)


def in_time(given: Running) -> bool:
    """Whether an effect of an ability that is given in layer 6 still changes something (613.6)."""
    return any(layer >= _LAYER_OF_ABILITIES for layer in given.layers)


def _works(kept: ContinuousEffect, held: GameObject) -> bool:
    """Whether an effect of an object's ability works where the object is.

    One that says where it works is the card's: there it works, whatever way the card came there.
    """
    return held.identity == kept.source_identity if kept.zones is None else held.zone in kept.zones


def _of_static(static: StaticAbility, order: int, scratch: Scratch) -> Running:
    running = Running(static.change, _timestamp_of_ability(scratch), order, "", scratch)
    running.static = static
    running.filter = static.filter
    running.on, running.only = static.on, static.only
    running.if_ = static.if_
    return running


def _timestamp_of_ability(source: Scratch, given: int | None = None) -> int:
    """Give the timestamp of its object, or of the copy effect that gave the ability if that is later (613.7a).

    ``given`` is when the ability was declared, for one that no card prints: only an older copy effect has given it.
    """
    held = source.object
    stamps = (copy.timestamp for copy in held.copies if given is None or copy.timestamp < given)
    return max((held.timestamp, *stamps))


def _of_keyword_counters(edition: Edition, every: Every) -> list[Running]:
    """Make an effect of each keyword counter: it gives the keyword in layer 6 (122.1b, 613.1f; since 2020)."""
    known = KEYWORD_COUNTERS | LATER_KEYWORD_COUNTERS if edition.has_later_keyword_counters else KEYWORD_COUNTERS
    found: list[Running] = []
    for scratch in every.values():
        for kind in scratch.object.counters:
            variant = kind.casefold().startswith(VARIANTS)
            if kind.casefold() not in known and not variant:
                continue
            ability = capitalized(kind) if variant else kind.capitalize()
            found.append(counters_effect(scratch, kind, _COUNTER, Change(add_abilities=(ability,))))
    return found


def _of_hone_counters(table: Table, every: Every) -> list[Running]:
    """Make an effect of the hone counters on each Equipment: +1/+0 for each to the creature that it is on (122.1j)."""
    found: list[Running] = []
    for scratch in every.values() if numbers(Concept.HONE_COUNTERS, table.edition.key) else ():
        held = scratch.object
        count = held.counters.get(HONE, 0)
        host = table.objects.get(held.attached_to or "")
        if count > 0 and host is not None and held.is_permanent:
            one = counters_effect(scratch, HONE, _COUNTER, Change(power=f"+{count}"))
            one.identities, one.if_ = frozenset({host.identity}), _ON_AN_EQUIPMENT
            found.append(one)
    return found


def counters_effect(scratch: Scratch, kind: str, order: int, change: Change) -> Running:
    """Make an effect of the counters of a kind on an object, with their timestamp (613.7c).

    Those that it came with have the time at which it came, whatever timestamp the object itself got since.
    """
    held = scratch.object
    stamp = held.counter_stamps.get(kind, held.identity)
    running = Running(change, stamp, order, scratch.controller, None)
    running.identities = frozenset({held.identity})
    running.counter = kind
    running.holder = held.label
    return running
