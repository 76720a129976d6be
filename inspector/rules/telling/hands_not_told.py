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
from inspector.rules.table.objects import HIDDEN_ZONES
from inspector.rules.table.table import Table
from inspector.rules.telling.unread_spread import could_touch, keys_of_change
from inspector.rules.values.amounts import filters_of, said_key
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.conditions import filters_asked
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS, chosen_for
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import zones_of
from inspector.rules.wording.sentences import Wording

_SIZES = ("power", "toughness")
_IS_EMPTY = " is empty"


def hands_not_told(
    table: Table, effects: Iterable[Running], sentence: Callable[[Running], str], every: Every, words: Wording
) -> Iterator[tuple[str, NotComputed]]:
    """Give, by label, that what effects and definitions count lies in a hand or library of which nothing is told.

    ``sentence`` gives the words of its source that an effect was read from.
    """
    for running in effects:
        # What resolved has counted as it did (608.2h).
        source = every.get(running.label)
        if source is None or not running.has_ability():
            continue
        for empty in empty_ones_counted(table, source, _asked_by_effect(running), every):
            text, why = sentence(running) or empty, _why(empty, words)
            touched = dict.fromkeys(one.object.label for one in could_touch(running, every))
            keys = keys_of_change(running.change)
            yield from ((label, NotComputed(text, running.label, keys, why)) for label in touched)
            if running.label not in touched:
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


def empty_ones_asked_of(table: Table, scratch: Scratch, effects: Iterable[Running], every: Every) -> tuple[str, ...]:
    """List what may be said of hands and libraries to an object whose words count in them: ``"Ana's hand is empty"``.

    Said already or not: an answer may be changed.
    """
    asked = [wanted for running in effects for wanted in _asked_by_effect(running)]
    asked += [wanted for one in scratch.definitions for key in _SIZES for wanted in filters_of(getattr(one, key))]
    return tuple(dict.fromkeys(_empty_ones(table, scratch, asked, every)))


def empty_ones_counted(table: Table, scratch: Scratch, asked: Iterable[Filter], every: Every) -> tuple[str, ...]:
    """List in words the hands and libraries that filters of an object mean, and of which nothing is told."""
    said = {key for one in every.values() for key, holds in one.object.said.items() if holds}
    found = dict.fromkeys(_empty_ones(table, scratch, asked, every))
    return tuple(one for one in found if said_key(one) not in said)


def _why(empty: str, words: Wording) -> str:
    return words.says("hidden zone not told", where=empty.removesuffix(_IS_EMPTY))


def _asked_by_effect(running: Running) -> list[Filter]:
    change = running.change
    values: tuple[Value | str | None, ...] = (change.set_power, change.set_toughness, change.power, change.toughness)
    found = [wanted for value in values for wanted in filters_of(value)]
    if running.if_ is not None:
        found += [wanted for wanted, is_of_all in filters_asked(running.if_) if is_of_all]
    return found


def _empty_ones(table: Table, scratch: Scratch, asked: Iterable[Filter], every: Every) -> Iterator[str]:
    for wanted in asked:
        for zone in zones_of(wanted):
            if zone not in HIDDEN_ZONES:
                continue
            there = {one.object.owner for one in every.values() if one.object.zone == zone}
            for player in _players(table, scratch, wanted, every):
                if player not in there:
                    yield f"{player}'s {zone}{_IS_EMPTY}"


def _players(table: Table, scratch: Scratch, wanted: Filter, every: Every) -> list[str]:
    """List the players whose cards a filter means there; nobody where that hangs on a choice nobody has made."""
    if wanted.belongs_to in (*CHOSEN_PLAYERS, "its controller"):
        return [player for player in table.players if player == _one_meant(scratch, wanted.belongs_to, every)]
    meant = wanted.owner or wanted.controller or ("opponent" if wanted.belongs_to is not None else table.players)
    words = (meant,) if isinstance(meant, str) else meant
    own = scratch.controller
    return [player for player in table.players if player in words or ("you" if player == own else "opponent") in words]


def _one_meant(scratch: Scratch, whom: str, every: Every) -> str | None:
    if whom in CHOSEN_PLAYERS:
        chosen = chosen_for(every, Asker(scratch.controller, scratch.object.label), CHOSEN_PLAYERS[whom])
        return None if chosen is None else str(chosen)
    bearer = every.get(scratch.object.attached_to or "")
    return None if bearer is None else bearer.controller
