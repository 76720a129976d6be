"""Conditions of effects (the format's CONDITION): whether they hold now, and what was not told of them.

What the desk has not been told holds neither way (None): then an effect waits, and is told as waiting.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import Condition, Count, Filter, Value
from inspector.rules.values.amounts import counted, filters_of, said_key, said_number, taken
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.comparing import compares
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS, chosen_for
from inspector.rules.values.selecting import matches, zones_of


def holds(condition: Condition, every: Every, asker: Asker) -> bool | None:
    """Whether a condition holds for who asks; None where that hangs on what nobody has said."""
    parts = condition.all_ if condition.all_ is not None else condition.any_
    if parts is not None:
        return _joined([holds(part, every, asker) for part in parts], stop=condition.any_ is not None)
    if condition.not_ is not None:
        inner = holds(condition.not_, every, asker)
        return None if inner is None else not inner
    if condition.said is not None:
        source = every.get(asker.label)
        return None if source is None else source.object.said.get(said_key(condition.said))
    if _number_not_said(condition, every, asker):
        return None
    if condition.turn_of is not None:
        return (asker.game.active_player == asker.player) is (condition.turn_of == "you")
    if condition.day_night is not None:
        return asker.game.day_night == condition.day_night
    if any(chosen_for(every, asker, kind) is None for kind in choices_asked(condition)):
        return None
    return _asked(condition, every, asker)


def _number_not_said(condition: Condition, every: Every, asker: Asker) -> bool:
    """Whether it compares a number that nothing on the desk tells, and that nobody has said."""
    value, source = condition.value, every.get(asker.label)
    if not isinstance(value, Count) or value.said is None:
        return False
    return source is None or said_number(source.object.said, value.said) is None


def _joined(parts: list[bool | None], *, stop: bool) -> bool | None:
    """Join what the parts say: one that is ``stop`` decides, else what is not known leaves the whole open."""
    if stop in parts:
        return stop
    return None if None in parts else not stop


def _asked(condition: Condition, every: Every, asker: Asker) -> bool:
    if condition.count is not None:
        alone = _of_each_opponent(condition.count, asker)
        return compares(condition.is_, [taken(Count(count=one), every, asker).number for one in alone])
    if condition.value is not None:
        return compares(
            condition.is_, [_number(condition.value, every, who) for who in _each_opponent(condition, asker)]
        )
    if condition.self_ is not None:
        return _is(condition.self_, asker.label, every, asker)
    attached = every[asker.label].object.attached_to if asker.label in every else None
    return condition.attached is not None and _is(condition.attached, attached, every, asker)


def _of_each_opponent(wanted: Filter, asker: Asker) -> list[Filter]:
    """Give a filter for each opponent where it asks what one of them has: it is enough that one does."""
    if wanted.belongs_to != "an opponent":
        return [wanted]
    others = [player for player in asker.game.players if player != asker.player]
    return [msgspec.structs.replace(wanted, belongs_to=None, owner=player) for player in others]


def _each_opponent(condition: Condition, asker: Asker) -> list[Asker]:
    """Ask for each opponent where an opponent's life is compared: it is enough that one of them has it."""
    value, game = condition.value, asker.game
    others = [player for player in game.players if player != asker.player]
    if not isinstance(value, Count) or value.life != "opponent" or len(others) < 2:
        return [asker]
    alone = [(one, life) for one, life in zip(game.players, game.life, strict=True) if one in others]
    return [
        msgspec.structs.replace(asker, game=msgspec.structs.replace(game, players=(one,), life=(life,)))
        for one, life in alone
    ]


def _number(value: Value, every: Every, asker: Asker) -> int | float:
    if isinstance(value, Count):
        return counted(value, every, asker)
    if isinstance(value, str):
        return every[asker.label].mana_value() if asker.label in every else 0
    return value


def _is(wanted: Filter, label: str | None, every: Every, asker: Asker) -> bool:
    """Whether an object is such; its zone counts only where the filter names one."""
    one = every.get(label or "")
    if one is None or (wanted.zone is not None and one.object.zone not in zones_of(wanted)):
        return False
    return matches(wanted, one, every, asker)


def parts_of(condition: Condition) -> Iterator[Condition]:
    """Give a condition and all that stand in it."""
    yield condition
    inner = (*(condition.all_ or ()), *(condition.any_ or ()), *((condition.not_,) if condition.not_ else ()))
    for one in inner:
        yield from parts_of(one)


def words_asked_of(condition: Condition) -> str:
    """Give the words that only the players know whether they hold, or how many there are; empty where it has none."""
    of_number = condition.value.said if isinstance(condition.value, Count) else None
    return condition.said or of_number or ""


def filters_asked(condition: Condition) -> Iterator[tuple[Filter, bool]]:
    """Give the filters of a condition, each with whether it finds objects of the whole table or asks one."""
    for part in parts_of(condition):
        for wanted in (part.self_, part.attached):
            if wanted is not None:
                yield wanted, False
        if part.count is not None:
            yield part.count, True
        yield from ((wanted, True) for wanted in filters_of(part.value))


def choices_asked(condition: Condition) -> Iterator[str]:
    """Give the kinds of choices for the source that a condition itself goes by, its parts left out."""
    wanted = (condition.count, condition.self_, condition.attached, *filters_of(condition.value))
    for one in wanted:
        yield from choices_in(one)


def choices_in(wanted: Filter | None) -> Iterator[str]:
    """Give the kinds of choices for the source that a filter goes by."""
    for part in () if wanted is None else wanted.parts():
        if part.chosen is not None:
            yield part.chosen
        if part.belongs_to in CHOSEN_PLAYERS:
            yield CHOSEN_PLAYERS[part.belongs_to]
