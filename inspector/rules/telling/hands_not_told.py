"""Hands and libraries that words count, and in which no card lies here: nobody has said that they are empty (402, 401).

A board seldom lays out whole hands, and libraries next to never. Where some cards lie there they are what is counted;
where none does, the number that is found is no number that a judge would read out. It is said as a condition of the
object that counts: "Ana's hand is empty".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from inspector.cards import Filter, Value
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.table.table import Table
from inspector.rules.telling.unread_spread import could_touch, keys_of_change
from inspector.rules.values.amounts import filters_of, said_key
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.conditions import filters_asked
from inspector.rules.values.empty_hands import IS_EMPTY, empty_ones_meant
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

_SIZES = ("power", "toughness")


def hands_not_told(
    table: Table, effects: Iterable[Running], sentence: Callable[[Running], str], every: Every, words: Wording
) -> Iterator[tuple[str, NotComputed]]:
    """Give, by label, that what effects and definitions count lies in a hand or library of which nothing is told.

    ``sentence`` gives the words of its source that an effect was read from.
    """
    for running in effects:
        source = every.get(running.label)
        if source is None:
            yield from _counted_as_it_began(running, every, words)
            continue
        if not running.has_ability():
            continue
        for empty in empty_ones_counted(table, source, _asked_by_effect(running), every):
            text, why = sentence(running) or empty, _why(empty, words)
            touched = dict.fromkeys(one.object.label for one in could_touch(running, every))
            keys = keys_of_change(running.change)
            yield from ((label, NotComputed(text, running.label, keys, why)) for label in touched)
            yield running.label, NotComputed(text, running.label, (), why)
    for label, scratch in every.items():
        for one in scratch.definitions:
            found: dict[str, list[str]] = {}
            for key in _SIZES:
                for empty in empty_ones_counted(table, scratch, filters_of(getattr(one, key)), every):
                    found.setdefault(empty, []).append(key)
            for empty, of_it in found.items():
                text = empty if one.words is None else one.words.text
                yield label, NotComputed(text, label, tuple(of_it), _why(empty, words))


def _counted_as_it_began(running: Running, every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give that what resolved counted what lay nowhere: the number stays, whatever lies there since (608.2h)."""
    for empty in () if running.kept is None else running.kept.empty_then:
        if _is_said(empty, every):
            continue
        why = words.says("hidden zone not told then", where=empty.removesuffix(IS_EMPTY))
        keys = keys_of_change(running.change)
        # No object has its words any more; whoever was touched is asked.
        touched = (one.object.label for one in could_touch(running, every))
        yield from ((label, NotComputed(empty, label, keys, why)) for label in touched)


def empty_ones_asked_of(table: Table, scratch: Scratch, effects: Iterable[Running], every: Every) -> tuple[str, ...]:
    """List what may be said of hands and libraries to an object whose words count in them: ``"Ana's hand is empty"``.

    Said already or not: an answer may be changed.
    """
    asked = [wanted for running in effects for wanted in _asked_by_effect(running)]
    asked += [wanted for one in scratch.definitions for key in _SIZES for wanted in filters_of(getattr(one, key))]
    asker = Asker(scratch.controller, scratch.object.label)
    identity = scratch.object.identity
    counted = (one for effect in table.effects if identity in (effect.identities or ()) for one in effect.empty_then)
    return tuple(dict.fromkeys((*empty_ones_meant(table.players, asker, asked, every), *counted)))


def empty_ones_counted(table: Table, scratch: Scratch, asked: Iterable[Filter], every: Every) -> tuple[str, ...]:
    """List in words the hands and libraries that filters of an object mean, and of which nothing is told."""
    asker = Asker(scratch.controller, scratch.object.label)
    return tuple(one for one in empty_ones_meant(table.players, asker, asked, every) if not _is_said(one, every))


def _is_said(empty: str, every: Every) -> bool:
    return any(one.object.said.get(said_key(empty)) for one in every.values())


def _why(empty: str, words: Wording) -> str:
    return words.says("hidden zone not told", where=empty.removesuffix(IS_EMPTY))


def _asked_by_effect(running: Running) -> list[Filter]:
    change = running.change
    values: tuple[Value | str | None, ...] = (change.set_power, change.set_toughness, change.power, change.toughness)
    found = [wanted for value in values for wanted in filters_of(value)]
    if running.if_ is not None:
        found += [wanted for wanted, is_of_all in filters_asked(running.if_) if is_of_all]
    return found
