"""Effects that would have applied to an object once, or but for their condition, and did not when their turn came.

Kept only while somebody asks for the proof of a value. An effect can lose an object only if its first layer or one
before it writes what it reads, or its whole ability is taken away; only such effects are looked at more than once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from inspector.rules.decisions.proof_step import NotAppliedBecause
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.changing import applier
from inspector.rules.effects.dependency import bits
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.effects.happened import LeftOut, NotApplied
from inspector.rules.effects.reads_and_writes import Token, Writers, condition_reads, reads_to_apply, writes
from inspector.rules.values.asking import Every
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.forms import computed_static
from inspector.rules.values.halves import locked_halves
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.spelling import COMPUTED_KEYS, keywords_of_all, spelled
from inspector.rules.values.stages import stage_of_layer_one

# A computation counts few layers, in this order; what is read in 7c can have been written in 7b.
_LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")


class Prospects:
    """The objects to which each effect would have applied so far, of those of which a record is kept."""

    def __init__(self, edition: Edition, effects: list[Running], every: Every) -> None:
        """Look at the starting values (613.1), and at those that a copy or being face down covers (613.2)."""
        self._every = every
        self._edition = edition
        # But in a mistake (``Edition.dependency``) what depends waits.
        self._waits = edition.dependency == "waits"
        self._recorded = {label for label, scratch in every.items() if scratch.keeps_record}
        self._would: dict[int, dict[str, None]] = {}
        # Those to which it would have applied when the present layer began.
        self._last: dict[int, set[str]] = {}
        # Those to which it would have applied but for layer 1.
        self._covered: dict[int, list[str]] = {}
        # What a condition that did not hold kept from applying.
        self._unmet: list[NotApplied] = []
        self._looking = self._find_looking(effects)
        for running in self._looking:
            self._look(running)
        self._look_below(edition, effects)

    def _find_looking(self, effects: list[Running]) -> list[Running]:
        """List the effects of which their first layer or one before it writes what they read to find their objects."""
        defines = any(one.is_room or one.definitions or one.defines_by_keyword for one in self._every.values())
        found = []
        writers: dict[str, tuple[list[Running], Writers]] = {}
        # What words find their objects is changed with them, whatever they read (612.1).
        rewording = (one for one in effects if one.change.text is not None)
        reworded = {scratch for one in rewording for scratch in one.objects_anew(self._every)}
        for layer in _LAYERS:
            there = [one for one in effects if layer in one.layers]
            if there or defines:
                writers[layer] = there, Writers([writes(one.change, layer) for one in there])
        for running in effects:
            fixed = not running.looks_for_words
            if running.counter or not running.layers or (fixed and running.if_ is None and not running.of_a):
                continue
            if running.of_a or running.source in reworded:
                found.append(running)
                continue
            for layer in _LAYERS[: _LAYERS.index(running.layers[0]) + 1]:
                wanted = _reads_to_begin(running, layer) if layer in writers else None
                if not wanted:
                    continue
                there, written = writers[layer]
                own = 1 << there.index(running) if running in there else 0
                if defines or written.of(wanted) & ~own:
                    found.append(running)
                    break
        return found

    def _look(self, running: Running) -> None:
        if not running.exists():
            return
        labels = (scratch.object.label for scratch in running.objects_anew(self._every))
        found = [label for label in labels if label in self._recorded]
        self._would.setdefault(id(running), {}).update(dict.fromkeys(found))
        self._last[id(running)] = set(found)

    def _look_below(self, edition: Edition, effects: list[Running]) -> None:
        """Look at the values of layer 1 as they would be without it, for effects that find their objects by words."""
        below = {
            label: stage_of_layer_one(edition, scratch.object, 0)
            for label, scratch in self._every.items()
            if label in self._recorded and (scratch.object.copies or scratch.object.face_down is not None)
        }
        if not below:
            return
        for running in effects:
            if not running.looks_for_words or not running.exists():
                continue
            there = (one.object.label for one in running.objects_anew(self._every))
            found = {one.object.label for one in running.objects_anew(self._every, below)}.difference(there)
            if found:
                self._covered[id(running)] = sorted(found)

    def given(self, effects: Iterable[Running]) -> None:
        """Look at the starting values for effects of abilities that were given just now (613.1).

        What came between may have taken an object from among those of which such an ability speaks.
        """
        starting = {
            label: starting_values(self._edition, scratch.object)
            for label, scratch in self._every.items()
            if label in self._recorded
        }
        for running in effects:
            if running.looks_for_words:
                there = (one.object.label for one in running.objects_anew(self._every, starting))
                self._would[id(running)] = dict.fromkeys(there)

    def after_layer(self) -> None:
        """Look at the values after a layer, for the effects whose turn is still to come."""
        for running in self._looking:
            if running.begun is None:
                self._look(running)

    def after_effect(self, chosen: Running, layer: str, waiting: Iterable[Running]) -> None:
        """Look at the values between two effects of a layer, for those that depend on the first by what they apply to.

        What one gives another may take before the turn of such an effect comes.
        """
        for running in waiting:
            if running.begun is None and running.depends_on.get(layer, {}).get(chosen) is DependsBy.APPLIES_TO:
                last = self._last.get(id(running), set())
                self._look(running)
                self._last[id(running)] = last

    def turn_came(self, running: Running, layer: str) -> None:
        """Keep, on each object that an effect does not apply to in a layer although it would have, that it does not."""
        if running.counter:
            return
        lost = running.begun is None
        because, by = self._why_not(running) if lost else (NotAppliedBecause.NO_LONGER, "")
        if because is None:
            return
        expected = self._expected(running, lost=lost)
        applied = {scratch.object.label for scratch in running.begun or ()}
        # What has begun goes on, whatever becomes of its condition.
        holds = not lost or running.holds(self._every) is True
        last = self._last.get(id(running), expected)
        if running.begun is not None and because is NotAppliedBecause.NO_LONGER:
            expected = tuple(dict.fromkeys((*expected, *self._covered.get(id(running), ()))))
        if not expected and because is NotAppliedBecause.NO_LONGER:
            because, expected, last = NotAppliedBecause.NOT_MET, self._kept_out(running), set[str]()
        for label in expected:
            if label not in applied:
                scratch = self._every[label]
                would = self._would_change(running, layer, scratch)
                still = label in last
                kept = NotApplied(layer, running, because, by, would, label=label, holds=holds, still=still)
                kept.is_none = because.passes_by and not running.calls_it_rightly(scratch)
                scratch.happened.append(kept)
                if kept.is_none:
                    self._unmet.append(kept)
                elif not holds:
                    kept.unmet = running.unmet(self._every)
                    self._unmet.append(kept)

    def all_done(self) -> None:
        """Look at the finished values, where what did not hold when the turn of an effect came may hold."""
        for kept in self._unmet:
            running = kept.running
            is_so = running.calls_it_rightly(self._every[kept.label]) if kept.is_none else running.holds(self._every)
            kept.later = is_so is True

    def layer_ended(self, effects: Iterable[Running], order: Sequence[Running], layer: str) -> None:
        """Keep what came too early to reach an object: in a loop, and outside of any where what depends waits."""
        self._loop_ended(effects, layer)
        if self._waits:
            self._keep_what_came_too_early(order, layer)

    def _loop_ended(self, effects: Iterable[Running], layer: str) -> None:
        """Keep, on each object that an effect of a loop meets only since another was applied, that it came too late."""
        looped = [running for running in effects if layer in running.in_loop and running.begun is not None]
        for running in looped:
            later = [one for one in looped if one is not running and one.timestamp > running.timestamp]
            if not later or running.identities is not None or running.filter is None:
                continue
            applied = {scratch.object.label for scratch in running.begun or ()}
            for scratch in running.objects_anew(self._every):
                if scratch.keeps_record and scratch.object.label not in applied:
                    would = self._would_change(running, layer, scratch)
                    # That for which it would have waited, or one that waited for it in the loop.
                    depends = running.depends_on.get(layer, {})
                    other = next((one for one in later if one in depends), later[0])
                    scratch.happened.append(LeftOut(layer, running, other, would, looped=True))

    def _keep_what_came_too_early(self, order: Sequence[Running], layer: str) -> None:
        """Keep, on each object that an effect outside any loop meets only since a later one, that it came too early.

        Neither depended on the other when its turn came: only what came between lets the later one reach the object,
        and what was applied is not applied again (613.8b-c). ``order`` is that in which they were applied.
        """
        looking = {id(running) for running in self._looking}
        written = Writers([writes(one.change, layer) for one in order])
        for place, running in enumerate(order):
            if id(running) not in looking or running.layers[0] != layer or running.if_ is not None:
                continue
            if running.begun is None or running.filter is None or layer in running.in_loop:
                continue
            wanted = written.of(reads_to_apply(running, layer, whether_begun=True)) >> place + 1
            later = [order[place + 1 + index] for index in bits(wanted)]
            # What is said of two kinds of objects did to one of these what it does to those of the other.
            alike = [one for one in order if one.source is running.source and one.change == running.change]
            applied = {scratch.object.label for one in alike for scratch in one.begun or ()}
            for scratch in running.objects_anew(self._every) if later else ():
                made = [one for one in later if any(scratch is met for met in one.begun or ())]
                told = any(isinstance(one, NotApplied) and one.running is running for one in scratch.happened)
                if made and scratch.keeps_record and not told and scratch.object.label not in applied:
                    would = self._would_change(running, layer, scratch)
                    scratch.happened.append(LeftOut(layer, running, made[-1], would, looped=False))

    def _would_change(self, running: Running, layer: str, scratch: Scratch) -> frozenset[str]:
        """List the values of an object, as it is now, that an effect would change if it were applied in a layer."""
        tried = scratch.copied()
        applier(running.change, layer, self._every, running.asker(self._every))([tried])
        found = {key for key in COMPUTED_KEYS if spelled(tried, key) != spelled(scratch, key)}
        if tried.every_creature_type != scratch.every_creature_type:
            found.add("subtypes")
        if "keywords" not in found and _has_keywords_once_more(scratch, tried):
            found.discard("abilities")
        return frozenset(found)

    def _expected(self, running: Running, *, lost: bool) -> tuple[str, ...]:
        would = self._would.get(id(running))
        if would is not None or not lost or running.holds(self._every) is not True:
            return tuple(would or ())
        there = (scratch.object.label for scratch in running.objects_anew(self._every))
        return tuple(label for label in there if label in self._recorded)

    def _kept_out(self, running: Running) -> tuple[str, ...]:
        """List the objects that only its condition, or what they are, keeps an effect from (611.3a, 109.2)."""
        if running.begun is None and (running.if_ is None or running.holds(self._every) is not False):
            return ()
        if running.begun is not None and running.only is None:
            return ()
        meant = running.stood_for if running.only is not None else running.objects_anew
        return tuple(one.object.label for one in meant(self._every) if one.keeps_record)

    def _why_not(self, running: Running) -> tuple[NotAppliedBecause | None, str]:
        source = running.source
        tied_off = running.is_tied_off()
        if source is None or (tied_off and not _is_tied_to_a_door(running)):
            return None, ""
        if tied_off or _is_of_a_locked_half(running):
            return NotAppliedBecause.LOCKED, ""
        if running.has_ability() and (running.is_on_nothing() or running.holds(self._every) is not True):
            return NotAppliedBecause.NO_LONGER, ""
        if running.lost_to is None and not source.abilities_lost:
            return None, ""
        return NotAppliedBecause.LOST, running.lost_to.label if running.lost_to is not None else ""


def _has_keywords_once_more(now: Scratch, then: Scratch) -> bool:
    """Whether an object would have no other abilities, but keywords that it has would be written on it again.

    Without them it lacks nothing, so that they are missing decides nothing.
    """
    had, would_have = (Counter(ability.text for ability in one.abilities) for one in (now, then))
    keywords = keywords_of_all(now.abilities)
    return not had - would_have and all(text in keywords for text in would_have - had)


def _reads_to_begin(running: Running, layer: str) -> frozenset[Token]:
    """List what an effect reads in a layer to find its objects, and to know whether its condition holds."""
    found = reads_to_apply(running, layer)
    return found if running.if_ is None else found | condition_reads(running.if_, layer)


def _is_tied_to_a_door(running: Running) -> bool:
    return running.while_ is not None and running.while_.unlocked is not None


def locked_half_of(running: Running) -> str:
    """Give the name of the locked half of a Room that an ability is on, or whose door it is tied to (709.5)."""
    source = running.source
    if source is None or not source.is_room:
        return ""
    for half, face in locked_halves(source.object).items():
        if running.static is not None and running.static in computed_static((face,), source.object):
            return face.name
        if running.while_ is not None and running.while_.unlocked == half:
            return face.name
    return ""


def _is_of_a_locked_half(running: Running) -> bool:
    """Whether the ability is printed on a half that is locked (709.5)."""
    return running.static is not None and bool(locked_half_of(running))
