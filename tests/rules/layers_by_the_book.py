"""The layers done slowly, as 613 reads: everything is tried on a copy of the whole table, nothing is remembered.

It serves as the measure for the engine. What it shares with the engine is what one change does to one object; which
effects there are, which exist, on what they act, on what they depend and who comes next is found here anew, each time.
"""

from __future__ import annotations

from collections.abc import Callable

from inspector.cards import BASIC_LAND_TYPES, Count, may_have
from inspector.rules import Table
from inspector.rules.effects.changing import LAYERS, abilities_given, allowed, applier
from inspector.rules.effects.effect_in_progress import Running, running_effects
from inspector.rules.effects.room_and_counter_effects import (
    apply_counters,
    apply_locked_halves,
    apply_sizes,
    size_counters,
)
from inspector.rules.effects.taking_abilities import without_ability
from inspector.rules.layers.defining import apply_definitions
from inspector.rules.values.amounts import amount, sign_without_definition
from inspector.rules.values.asking import Asker, Game, game_of
from inspector.rules.values.conditions import holds
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen

Every = dict[str, Scratch]
KEPT = ("Instant", "Sorcery")


class _Effect:
    """One effect, and the labels of the objects for which it has begun."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.begun: list[str] | None = None

    def asker(self, every: Every) -> Asker:
        source = self.running.source
        if source is None:
            return Asker(self.running.player, game=self.running.game)
        return Asker(every[source.object.label].controller, source.object.label, game=self.running.game)

    def text(self, every: Every) -> object:
        """What its ability reads now; None where it is gone. What resolved does not change."""
        running = self.running
        if running.source is None:
            return ()
        source = every[running.source.object.label]
        if running.while_ is not None and not running.has_ability():
            return None
        if running.static is not None:
            return (source.texts,) if source.static and not source.abilities_lost else None
        copied_over = any(copy.timestamp > running.kept.timestamp for copy in source.object.copies)  # type: ignore[union-attr]
        if source.abilities_lost or source.object.face_down is not None or copied_over:
            return None
        return (source.texts,)

    def holds(self, every: Every) -> bool:
        """Whether its condition holds, or it has begun anyway."""
        running = self.running
        if self.begun is not None or running.if_ is None:
            return True
        return holds(running.if_, every, self.asker(every)) is True

    def targets(self, every: Every) -> list[str]:
        """The objects that it would apply to now."""
        running = self.running
        if self.begun is not None:
            return self.begun
        if not self.holds(every):
            return []
        if running.identities is not None:
            return [label for label, one in every.items() if one.object.identity in running.identities]
        if running.on is not None:
            held = running.source.object if running.source is not None else None
            label = None if held is None else held.label if running.on == "self" else held.attached_to
            return [label] if label in every else []
        assert running.filter is not None
        return [one.object.label for one in chosen(running.filter, every.values(), every, self.asker(every))]

    def does(self, layer: str, label: str, every: Every) -> object:
        """What it does to one object, as far as that can be different at different times."""
        change, asker, scratch = self.running.change, self.asker(every), every[label]
        if layer == "2":
            return asker.player if change.control == "you" else change.control
        if layer == "4":
            types = list(scratch.types)
            if change.set_types is not None:
                types = [word for word in types if word in KEPT] + list(change.set_types)
            types = [word for word in types if word not in (change.remove_types or ())]
            types += change.add_types or ()
            words = (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
            gained = [word for word in words if may_have(word, types)]
            takes = "Land" in types and any(word in BASIC_LAND_TYPES for word in change.set_subtypes or ())
            return gained, takes, bool(change.all_creature_types) and may_have("Shapeshifter", types)
        if layer == "6":
            given = abilities_given(change, every, asker)
            for text in change.cant_have_abilities or ():
                given = without_ability(given, text)
            return allowed(given, scratch)
        if layer in ("7b", "7c"):
            of = {"7b": (change.set_power, change.set_toughness), "7c": (change.power, change.toughness)}
            return [amount(value, scratch, every, asker) for value in of[layer] if isinstance(value, Count)]
        return None

    def apply(self, layer: str, every: Every) -> None:
        labels = self.targets(every)
        apply = applier(self.running.change, layer, every, self.asker(every))
        apply([every[label] for label in labels])


def _copied(every: Every) -> Every:
    return {label: one.copied() for label, one in every.items()}


def _depends(one: _Effect, other: _Effect, layer: str, every: Every) -> bool:
    """613.8a."""
    after = _copied(every)
    other.apply(layer, after)
    if one.begun is None and (one.text(every) != one.text(after) or one.holds(every) is not one.holds(after)):
        return True
    labels = one.targets(every)
    if sorted(labels) != sorted(one.targets(after)):
        return True
    return any(one.does(layer, label, every) != one.does(layer, label, after) for label in labels)


def next_by_the_book(count: int, depends: Callable[[int, int], bool]) -> int:
    """613.8b: the earliest that depends on nothing, or only on what stands in a loop with it."""
    edges = {(a, b) for a in range(count) for b in range(count) if a != b and depends(a, b)}
    reach = set(edges)
    while True:
        more = {(a, d) for a, b in reach for c, d in edges if b == c} - reach
        if not more:
            break
        reach |= more
    for a in range(count):
        if all((b, a) in reach for b in range(count) if (a, b) in reach):
            return a
    raise AssertionError("there is always one")


def computed_by_the_book(table: Table) -> Every:
    """All objects of a table after all layers."""
    every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
    effects = [_Effect(running) for running in running_effects(table, every)]
    for layer in LAYERS:
        if layer == "3":
            apply_locked_halves(every)
        if layer == "7a":
            _define_by_the_book(table, every)
        else:
            apply_definitions(table.edition, layer, every, every, game_of(table))
        rest = [effect for effect in effects if layer in effect.running.layers]
        if layer == "7c" and table.edition.counters_get_timestamps:
            rest += [_Effect(running) for running in size_counters(every)]
            rest.sort(key=lambda one: (one.running.timestamp, one.running.order))
        while True:
            rest = [one for one in rest if one.begun is not None or one.text(every) is not None]
            if not rest:
                break
            now = rest[next_by_the_book(len(rest), lambda a, b: _depends(rest[a], rest[b], layer, every))]  # noqa: B023
            began = now.targets(every) if now.holds(every) else None
            now.apply(layer, every)
            now.begun = began
            rest.remove(now)
            _read_again(effects, every)
        if layer == "7c" and not table.edition.counters_get_timestamps:
            apply_counters(every)
    apply_sizes(every)
    return every


def _define_by_the_book(table: Table, every: Every) -> None:
    """613.4a: every ability that defines sizes is an effect on its own object; 107.2 or 208.5 where one is lost."""
    for scratch in every.values():
        for key in ("power", "toughness"):
            if scratch.abilities_lost:
                setattr(scratch, key, sign_without_definition(getattr(scratch, key)))
    rest, game = [label for label, one in every.items() if one.definitions], game_of(table)
    rest.sort(key=lambda label: every[label].object.timestamp)
    while rest:
        index = 0
        if table.edition.defining_abilities_may_depend:

            def depends(a: int, b: int) -> bool:
                after = _copied(every)
                _define(rest[b], after, game)
                return _sizes(rest[a], every, game) != _sizes(rest[a], after, game)

            index = next_by_the_book(len(rest), depends)
        _define(rest.pop(index), every, game)


def _sizes(label: str, every: Every, game: Game) -> dict[str, object]:
    scratch = every[label]
    asker = Asker(scratch.controller, label, game=game)
    return {
        key: amount(getattr(one, key), scratch, every, asker)
        for one in reversed(scratch.definitions)
        for key in ("power", "toughness")
        if getattr(one, key) is not None
    }


def _define(label: str, every: Every, game: Game) -> None:
    for key, value in _sizes(label, every, game).items():
        setattr(every[label], key, value)


def _read_again(effects: list[_Effect], every: Every) -> None:
    """612.1: an effect whose text was changed is as its ability reads now."""
    for effect in effects:
        running = effect.running
        source = every[running.source.object.label] if running.source is not None else None
        if source is not None and len(source.texts) > running.texts_read:
            running.read_again()
