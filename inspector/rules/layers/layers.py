"""Layers (613): every object's values, from the starting values through the layers in their order.

Theory of operation. All objects are computed together, since an effect of one may change another. Each object starts
with its copiable values (layer 1, which reads no other object: copied values are kept as they were copied). Then the
layers 2 to 7 apply the continuous effects of the table, within each layer characteristic-defining abilities first,
then the others in timestamp order unless one depends on another. What belongs to no effect comes at its place: the
text of a Room's locked half goes in layer 3, counters act in layers 6 and 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inspector.rules.edition.readings import READINGS
from inspector.rules.effects.changing import LAYERS, amounts_of, applier, setting_sizes
from inspector.rules.effects.dependency import (
    LayerLook,
    Meeting,
    OneByOne,
    TheOtherWay,
    affected_only_before,
    bits,
    next_of,
)
from inspector.rules.effects.effect_in_progress import (
    DependsBy,
    Running,
    Trials,
    granted_effects,
    running_effects,
    when,
)
from inspector.rules.effects.happened import Application
from inspector.rules.effects.looking_alike import Alike, can_be_grouped
from inspector.rules.effects.reads_and_writes import may_take_abilities, reads
from inspector.rules.effects.room_and_counter_effects import (
    apply_counters,
    apply_locked_halves,
    apply_sizes,
    size_counters,
)
from inspector.rules.effects.sizes_alike import SizesAlike, sizes_can_be_grouped
from inspector.rules.layers.defining import apply_definitions
from inspector.rules.layers.own_reach import has_known_forms
from inspector.rules.layers.prospects import Prospects
from inspector.rules.layers.what_is_counted import counted_by_all, counted_by_one
from inspector.rules.table.table import Table
from inspector.rules.values.amounts import is_of_each
from inspector.rules.values.asking import Every, game_of
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import sifted


class Computation:
    """One computation: the working copies of all objects by label, and the effects in timestamp order."""

    __slots__ = (
        "collected",
        "effects",
        "every",
        "orders",
        "prospects",
        "recorded",
        "sizes",
        "table",
        "tells",
        "trials",
    )

    def __init__(self, table: Table, every: Every, trials: Trials, *, tells: bool) -> None:
        """Start with the starting values of all objects; ``tells``: what depends on what is kept with the effects."""
        self.tells = tells
        self.table = table
        self.every = every
        self.effects = running_effects(table, every)
        self.trials = trials
        # By layer, the effects as they came one after the other, where some could wait for others.
        self.orders: dict[str, list[Running]] = {}
        # In layer 7b, what was counted there already.
        self.sizes: SizesAlike | None = None
        # What applies even where its ability is gone by then; nothing does but in a mistake (``Edition.dependency``).
        beforehand = table.edition.dependency == "all are collected beforehand"
        self.collected = [running for running in self.effects if running.exists()] if beforehand else []
        self.recorded = [scratch for scratch in every.values() if scratch.keeps_record]
        # Only where a record is kept.
        self.prospects = Prospects(table.edition, self.effects, every) if self.recorded else None

    def recorded_among(self, objects: list[Scratch]) -> list[Scratch]:
        """List those of some objects of which a record is kept: of all, of one, or of none."""
        if len(self.recorded) == len(self.every):
            return objects
        return [one for one in self.recorded if one in objects]


def computed(table: Table, trials: Trials | None = None, *, reasons: bool | str = True) -> Every:
    """Compute the working copies of all objects on the table, by label, with or without the reasons for their values.

    ``reasons`` may be a label: the values of that object alone are then given reasons. ``trials`` counts trial
    applications.
    """
    return computation(table, trials, reasons=reasons).every


def computation(table: Table, trials: Trials | None = None, *, reasons: bool | str = True) -> Computation:
    """Compute all objects on the table, as ``computed`` does, and give the effects as well, applied or not."""
    every = {
        label: starting_values(table.edition, held, keeps_record=reasons is True or reasons == label)
        for label, held in table.objects.items()
    }
    now = Computation(table, every, trials or Trials(), tells=reasons is not False)
    game = game_of(table)
    for layer in LAYERS:
        if layer == READINGS.locked_half_layer:
            apply_locked_halves(every)
        apply_definitions(table.edition, layer, every, every, game)
        _apply_layer(now, layer)
        if now.prospects is not None:
            now.prospects.after_layer()
    apply_sizes(every)
    if now.prospects is not None:
        now.prospects.all_done()
    return now


def _read_again(effects: list[Running]) -> None:
    for running in effects:
        if running.source is not None and running.source.texts:
            running.read_again()


def _apply_layer(now: Computation, layer: str) -> None:
    waiting = [running for running in now.effects if layer in running.layers]
    if now.effects and now.effects[0].looks is not None and layer in _WRITTEN_BY_OTHERS:
        now.effects[0].looks.forget_all()
    edition = now.table.edition
    if layer != "7c":
        _apply_waiting(now, layer, waiting)
        return
    all_at_once = edition.counters_get_timestamps and any(reads(running, layer) for running in waiting)
    counters = size_counters(now.every, recorded_only=not all_at_once)
    if edition.counters_get_timestamps:
        _apply_waiting(now, layer, sorted((*waiting, *counters), key=when))
    else:
        _apply_waiting(now, layer, waiting)
        for running in counters:
            _apply_one(now, layer, running)
    if not all_at_once:
        apply_counters(now.every)


# In these layers something other than effects has written what effects ask for: locked halves, definitions.
_WRITTEN_BY_OTHERS = ("3", "4", "5")


_LOOKED_FOR = ("waits", "goes first")
# In these layers what makes an effect can go: its ability, or who controls its source.
_ABILITIES_GO_IN = ("2", "3", "4", "6")


def _apply_waiting(now: Computation, layer: str, waiting: list[Running]) -> None:
    if len(waiting) > 1 and now.table.edition.dependency in _LOOKED_FOR:
        meeting = Meeting(waiting, layer)
        if not meeting.commute:
            _apply_with_dependency(now, layer, meeting)
            return
    for index, running in enumerate(waiting):
        granted = _apply_one(now, layer, running)
        if granted:
            _apply_waiting(now, layer, sorted((*waiting[index + 1 :], *granted), key=when))
            return


def _apply_with_dependency(now: Computation, layer: str, meeting: Meeting) -> None:
    every, effects = now.every, meeting.effects
    rest = (1 << len(effects)) - 1
    alike = Alike(effects, layer, every, now.trials) if not meeting.kin and can_be_grouped(effects, layer) else None
    sizes = None if meeting.kin else _sizes_alike(now, layer, effects)
    looked = False
    while True:
        for index in bits(rest) if not looked or layer in _ABILITIES_GO_IN else ():
            if effects[index].begun is None and not effects[index].has_ability():
                rest ^= 1 << index
                if now.prospects is not None:
                    now.prospects.turn_came(effects[index], layer)
        looked = True
        if not rest:
            if now.prospects is not None:
                now.prospects.layer_ended(effects, now.orders.get(layer, ()), layer)
            return
        look = alike or sizes or LayerLook(meeting, layer, every, now.trials)
        if now.tells:
            _tell_all(look, rest, meeting, layer)
        depends = sizes or OneByOne(look.depends, meeting.others)
        found = next_of(rest, depends if now.table.edition.dependency == "waits" else TheOtherWay(depends))
        chosen = effects[found.index]
        _keep_loop(now, layer, [effects[index] for index in bits(found.loop)], [chosen, *meeting.kin_of(found.index)])
        if now.tells and not found.loop:
            _tell_what_it_outran(chosen, layer, (effects[index] for index in bits(rest)))
            _tell_who_is_free(look, rest, found.index, meeting, layer)
        now.orders.setdefault(layer, []).append(chosen)
        now.sizes = sizes
        granted = _apply_one(now, layer, chosen)
        now.sizes = None
        rest ^= 1 << found.index
        if granted:
            left = [effects[index] for index in bits(rest)]
            _apply_waiting(now, layer, sorted((*left, *granted), key=when))
            return
        if now.prospects is not None:
            now.prospects.after_effect(chosen, layer, (effects[index] for index in bits(rest)))
        _look_anew((alike, sizes), chosen.begun or [])
        if layer == "3":
            meeting = Meeting(effects, layer)


def _look_anew(grouped: Iterable[Alike | SizesAlike | None], applied: list[Scratch]) -> None:
    for one in grouped:
        if one is not None:
            one.look_anew(applied)


def _sizes_alike(now: Computation, layer: str, effects: list[Running]) -> SizesAlike | None:
    # A form that is not known might ask for sizes in another way.
    by_size = sizes_can_be_grouped(effects, layer) and has_known_forms(effects, {})
    by_size = by_size and all(one.if_ is None for one in effects)
    return SizesAlike(effects, now.every, now.trials) if by_size else None


def _tell_all(look: LayerLook | Alike | SizesAlike, rest: int, meeting: Meeting, layer: str) -> None:
    """Keep with each effect that waits on which others it depends now (613.8a)."""
    for index in bits(rest):
        for other in bits(meeting.others[index] & rest):
            by = look.depends(index, other)
            if by is not None:
                meeting.effects[index].found_to_depend(layer, meeting.effects[other], by)


def _keep_loop(now: Computation, layer: str, looped: Iterable[Running], family: Sequence[Running]) -> None:
    """Keep of the effects of a loop that timestamps decided which came first (613.8b); the rest is looked at anew.

    ``family`` is that one, and what else the same ability makes.
    """
    chosen = family[0]
    for one in looped:
        one.in_loop.add(layer)
        if one is chosen:
            continue
        one.loops_with.setdefault(layer, {}).setdefault(chosen, frozenset())
        asks = now.tells and chosen.depends_on.get(layer, {}).get(one) is DependsBy.APPLIES_TO
        only = affected_only_before(family, one, layer, now.every) if asks else frozenset()
        chosen.loops_with.setdefault(layer, {})[one] = only


def _tell_what_it_outran(chosen: Running, layer: str, waiting: Iterable[Running]) -> None:
    """Keep on what an effect depended that waits still: judged anew, it depends on that no more (613.8c)."""
    depends = chosen.depends_on.get(layer)
    if depends:
        chosen.depended_till(layer, frozenset(depends).intersection(waiting))


def _tell_who_is_free(
    look: LayerLook | Alike | SizesAlike, rest: int, index: int, meeting: Meeting, layer: str
) -> None:
    """Keep which effects depended on the one that comes now, and do so no more: only their age is why they follow."""
    chosen = meeting.effects[index]
    for other in bits(rest & ~(1 << index)):
        waiting = meeting.effects[other]
        if chosen in waiting.depends_on.get(layer, ()) and look.depends(other, index) is None:
            waiting.depended_till(layer, frozenset((chosen,)))


def _apply_one(now: Computation, layer: str, running: Running) -> list[Running]:
    """Apply an effect in a layer, and keep which others it ends before they began or rewords (604.2, 612.1).

    Gives the effects of this layer that are there only now, of abilities that the effect gave.
    """
    if layer == "3" and running.change.text is not None:
        _apply(now, layer, running)
        _read_again(now.effects)
        return []
    if not may_take_abilities(running.change, layer):
        _apply(now, layer, running)
        return _granted(now, running) if layer == "6" and given_static(running.change) else []
    there = [one for one in now.effects if one.begun is None and one is not running and one.has_ability()]
    _apply(now, layer, running)
    for one in there:
        if not one.has_ability():
            one.lost_to = running
    return _granted(now, running) if layer == "6" and given_static(running.change) else []


def _granted(now: Computation, running: Running) -> list[Running]:
    """Take up the effects of abilities that an effect has given to its objects."""
    found = granted_effects(running, now.every, stays_newer=now.table.edition.given_ability_stays_newer)
    if found:
        now.effects = sorted((*now.effects, *found), key=when)
        if now.prospects is not None:
            now.prospects.given(found)
    return [one for one in found if "6" in one.layers]


def _apply(now: Computation, layer: str, running: Running) -> None:
    every = now.every
    goes_on = running.begun is not None
    if not goes_on and not running.exists() and running not in now.collected:
        if now.prospects is not None:
            now.prospects.turn_came(running, layer)
        return
    objects = running.objects(every)
    running.begun = objects
    if objects:
        _change(now, layer, running, objects, goes_on=goes_on)
    if now.prospects is not None:
        now.prospects.turn_came(running, layer)


def _change(now: Computation, layer: str, running: Running, objects: list[Scratch], *, goes_on: bool) -> None:
    every = now.every
    asker = running.asker(every)
    if now.sizes is not None:
        apply = setting_sizes(*now.sizes.given_by(running))
    else:
        apply = applier(running.change, layer, every, asker)
    recorded = now.recorded_among(objects)
    application = None
    if recorded:
        although_lost = goes_on and not running.has_ability()
        application = Application(layer, running, recorded, although_lost=although_lost)
        application.unfit = _fit_no_more(running, recorded, every) if goes_on else frozenset()
        application.counted = counted_by_all(amounts_of(running.change, layer), every, asker)
        for one in recorded if any(map(is_of_each, amounts_of(running.change, layer))) else ():
            application.of_each[one.object.label] = counted_by_one(amounts_of(running.change, layer), one, every, asker)
    apply(objects)
    if application is not None:
        application.done()
    if running.looks is not None:
        running.looks.forget(running.change, layer)


def _fit_no_more(running: Running, objects: list[Scratch], every: Every) -> frozenset[str]:
    """List by label the objects on which an effect goes on although its words would not find them now (613.6)."""
    wanted = running.filter or running.only
    if running.static is None or wanted is None:
        return frozenset()
    found = sifted(wanted, objects, every, running.asker(every))
    return frozenset(one.object.label for one in objects) - {one.object.label for one in found}
