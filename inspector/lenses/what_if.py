"""What would change the answer: the core itself tries the board without each source, and with two of them swapped.

Of what is a copy it tries as well what is there without the newest copy effect (613.2a).

Only what the game allows is tried: two objects or effects of which neither had to come first may have come in the other
order (613.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.lenses.ladders import COLUMNS, Ladder, ladder_of, words_of_column
from inspector.rules import (
    START,
    Action,
    CopyEffect,
    GameObject,
    Move,
    PutOntoBattlefield,
    Table,
    called_by_deed,
    characteristics,
    names_told,
    ranks_of_timestamps,
)
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import selected
from inspector.scenario import values_record

MOST: Final = 4


class WhatIf(msgspec.Struct, frozen=True, kw_only=True):
    """A board that is not: without some objects or effects (``without``), or with others in another ``order`` of time.

    Names of objects are labels; an effect that resolved is named by the rank of its timestamp. ``uncopied`` are objects
    without the newest effect that makes them copies. ``order`` has the oldest first, and is empty where the order is
    that of the board.
    """

    without: tuple[str, ...] = ()
    uncopied: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """What would be otherwise: in words (``says``), and each column with what it is and what it would be."""

    asked: WhatIf
    says: str
    changes: Mapping[str, tuple[str, str]]


def what_would_change(table: Table, label: str) -> tuple[Alternative, ...]:
    """List what would change the values of an object, the greatest change first, at most four.

    Raises RulesError where there is no such object.
    """
    return those_that_matter(tries_of(table, label))


def tries_of(table: Table, label: str) -> Iterator[Alternative]:
    """Try the board without each source and in each other order, one at a time, for whoever has other things to do."""
    return (alternative_of(table, label, asked) for asked in _questions(table, label, ladder_of(table, label)))


def those_that_matter(tried: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """Of what was tried, what would change something, the greatest change first, at most four."""
    found = sorted((one for one in tried if one.changes), key=lambda one: (-len(one.changes), bool(one.asked.without)))
    return tuple(found[:MOST])


def alternative_of(table: Table, label: str, asked: WhatIf) -> Alternative:
    """Tell what would be otherwise of an object on the board that is asked for, which may be nothing."""
    other = table_if(table, asked)
    changes = _differences(table, other, label) if other is not None and label in other.objects else {}
    return Alternative(asked=asked, says=what_if_words(table, asked), changes=changes)


def _questions(table: Table, label: str, ladder: Ladder) -> Iterator[WhatIf]:
    order = timestamps_of(table, ladder)
    yield from (WhatIf(without=(name,)) for name in order if name != label)
    copies = (name for name in dict.fromkeys((label, *order)) if _newest_copy(table, name) is not None)
    yield from (WhatIf(uncopied=(name,)) for name in copies)
    for place in range(len(order) - 1):
        swapped = (*order[:place], order[place + 1], order[place], *order[place + 2 :])
        if may_stand_so(table, swapped):
            yield WhatIf(order=swapped)


def timestamps_of(table: Table, ladder: Ladder) -> tuple[str, ...]:
    """Give the names of all whose effects have a rung, or have one depend on them, the oldest first.

    The object itself is among them where a rung is its own. Of two that came together the one shown first is first.
    """
    named = [_source_of(table, ladder, place) for place in range(1, len(ladder.rungs))]
    named += [name for rung in ladder.rungs for name in rung.needs if name in table.objects]
    return tuple(sorted(filter(None, dict.fromkeys(named)), key=lambda name: _stamp(table, name)))


def ranks_if(table: Table, asked: WhatIf, names: Iterable[str]) -> dict[str, int]:
    """Give the rank of the timestamp of each that is there on the board asked for, by which its rungs name it."""
    other = table_if(table, asked)
    ranks = ranks_of_timestamps(other) if other is not None else {}
    stamps = [_stamp(table, name) for name in asked.order]
    moved = dict(zip(stamps, sorted(stamps), strict=True))
    there = {name: _stamp(table, name) for name in names if name not in asked.without}
    return {name: ranks[moved.get(stamp, stamp)] for name, stamp in there.items() if moved.get(stamp, stamp) in ranks}


def _source_of(table: Table, ladder: Ladder, place: int) -> str:
    """Give the name of what a rung comes from; empty where it is neither an object here nor an effect that resolved."""
    rung = ladder.rungs[place]
    return _name_of(table, rung.source, rung.timestamp) if rung.layer != START else ""


def may_stand_so(table: Table, order: tuple[str, ...]) -> bool:
    """Whether the game allows these to have come in this order: none came before what it needed (613.7)."""
    stamps = [_stamp(table, name) for name in order]
    if len(set(stamps)) < len(stamps):
        return False
    pairs = ((order[one], order[two]) for one in range(len(order)) for two in range(one + 1, len(order)))
    return all(_stamp(table, first) < _stamp(table, then) or may_swap(table, then, first) for first, then in pairs)


def who_comes_again(table: Table, order: tuple[str, ...]) -> tuple[str, ...]:
    """Give those that must leave and come back, one after another, for an order to be as it is asked for.

    Whoever is older than all that follow may stay; who comes back is newer than everything that stayed.
    """
    stamps = [_stamp(table, name) for name in order]
    kept = next((place for place in range(1, len(stamps)) if stamps[place] < stamps[place - 1]), len(stamps))
    return order[kept:]


def actions_that_make_it_so(table: Table, asked: WhatIf) -> tuple[Action, ...]:
    """Turn what was asked into actions: who is not to be there leaves, who is to be newer leaves and comes back.

    None where it takes more than permanent cards that leave and come back: a token that left is no more (111.7), and
    what was attached would have to find its place again (303.4f).
    """
    again = tuple(one for one in who_comes_again(table, asked.order) if one not in asked.without)
    moving = (*asked.without, *again)
    if asked.uncopied:
        return ()
    held = [table.objects.get(label) for label in moving]
    if any(one is None or not one.is_permanent or one.token or one.attached_to for one in held):
        return ()
    leaving = (Move(object=label, to="exile") for label in moving)
    coming = (PutOntoBattlefield(object=label, player=table.objects[label].controller) for label in again)
    return (*leaving, *coming)


def _name_of(table: Table, source: str, rank: int) -> str:
    if source:
        return source if source in table.objects else ""
    return str(rank) if _effect_of_rank(table, rank) is not None else ""


def _effect_of_rank(table: Table, rank: int) -> int | None:
    """Give the timestamp of the effects that resolved at a rank, 1 the oldest."""
    stamp = next((stamp for stamp, found in ranks_of_timestamps(table).items() if found == rank), None)
    return stamp if any(one.timestamp == stamp and one.source is None for one in table.effects) else None


def _stamp(table: Table, name: str) -> int:
    if name in table.objects:
        return table.objects[name].timestamp
    return _effect_of_rank(table, int(name)) or 0


def may_swap(table: Table, older: str, newer: str) -> bool:
    """Whether two might have come in the other order: neither had to be there for the other.

    An effect that resolved chose its objects and counted what it counts as it began (611.2c, 611.2d), so one that would
    begin later than it did must find the same.
    """
    first, second = table.objects.get(older), table.objects.get(newer)
    if first is None and second is None:
        return _finds_the_same(table, older, newer) and _finds_the_same(table, newer, older)
    if first is None or second is None:
        held, stamp = (first or second), _stamp(table, newer if second is None else older)
        assert held is not None
        if any(one.timestamp == stamp and held.identity in (one.identities or ()) for one in table.effects):
            return False
        return second is None or _finds_the_same(table, older, newer)
    attached = older in (second.attached_to, second.copy_of) or newer in (first.attached_to, first.copy_of)
    return not attached and first.is_permanent and second.is_permanent


def _finds_the_same(table: Table, effect: str, other: str) -> bool:
    """Whether an effect that resolved would begin alike where another object or effect is there and where it is not."""
    stamp, without = _stamp(table, effect), table_if(table, WhatIf(without=(other,)))
    begun = [one for one in table.effects if one.timestamp == stamp and one.source is None]
    if without is None or any(one.counted for one in begun):
        return False
    chosen = ((one.meant, Asker(one.controller)) for one in begun if one.meant is not None)
    return all(
        selected(meant, scratches(table), asker) == selected(meant, scratches(without), asker)
        for meant, asker in chosen
    )


def table_if(table: Table, asked: WhatIf) -> Table | None:
    """Make the board that is asked for; None where its parts are not there."""
    known = (*asked.without, *asked.order)
    if not all(name in table.objects or (name.isdigit() and _effect_of_rank(table, int(name))) for name in known):
        return None
    if any(_newest_copy(table, name) is None for name in asked.uncopied):
        return None
    stamps = [_stamp(table, name) for name in asked.order]
    other = _swapped(table, dict(zip(stamps, sorted(stamps), strict=True))) if asked.order else table
    other = _uncopied(other, asked.uncopied) if asked.uncopied else other
    # Ranks are those of the board as it is.
    gone = {_stamp(table, name) for name in asked.without if name not in table.objects}
    left = {label: _let_go(held, asked.without) for label, held in other.objects.items() if label not in asked.without}
    effects = tuple(
        one
        for one in other.effects
        if one.source not in asked.without and (one.source is not None or one.timestamp not in gone)
    )
    return msgspec.structs.replace(other, objects=left, effects=effects) if asked.without else other


def _newest_copy(table: Table, name: str) -> CopyEffect | None:
    """Give the newest effect that makes an object a copy; None where there is none, as for a token made as one."""
    held = table.objects.get(name)
    return next((one for one in reversed(held.copies) if not one.merged), None) if held is not None else None


def _uncopied(table: Table, names: tuple[str, ...]) -> Table:
    """Give the board on which objects are without their newest copy effects."""
    newest = {name: _newest_copy(table, name) for name in names}
    objects = {
        label: msgspec.structs.replace(held, copies=tuple(one for one in held.copies if one is not newest[label]))
        if label in newest
        else held
        for label, held in table.objects.items()
    }
    return msgspec.structs.replace(table, objects=objects)


def _let_go(held: GameObject, without: tuple[str, ...]) -> GameObject:
    """What was attached to an object that is not there is attached to nothing."""
    return msgspec.structs.replace(held, attached_to=None) if held.attached_to in without else held


def _swapped(table: Table, stamps: Mapping[int, int]) -> Table:
    """Give the board on which two timestamps have changed places, with all that bears them."""
    objects = {
        label: msgspec.structs.replace(held, timestamp=stamps[held.timestamp]) if held.timestamp in stamps else held
        for label, held in table.objects.items()
    }
    effects = tuple(
        msgspec.structs.replace(one, timestamp=stamps[one.timestamp]) if one.timestamp in stamps else one
        for one in table.effects
    )
    return msgspec.structs.replace(table, objects=objects, effects=effects)


def _differences(table: Table, other: Table, label: str) -> dict[str, tuple[str, str]]:
    now, then = (_columns(values_record(characteristics(one, label))) for one in (table, other))
    return {title: (now[title], then[title]) for title in now if now[title] != then[title]}


def _columns(values: dict[str, Any]) -> dict[str, str]:
    return {title: words_of_column(key, {name: values.get(name) for name in keys}) for key, title, keys in COLUMNS}


def what_if_words(table: Table, asked: WhatIf) -> str:
    """Say what is asked: ``Without Humility``, ``Without the copy effect on Clone``, ``Humility newer than Anger``."""
    said = [f"Without {' and '.join(called_in(table, name) for name in asked.without)}"] if asked.without else []
    said += [f"Without the copy effect on {called_in(table, name)}" for name in asked.uncopied]
    order = asked.order
    turned = [
        (newer, older)
        for place, newer in enumerate(order)
        for older in order[:place]
        if _stamp(table, newer) < _stamp(table, older)
    ]
    if len(turned) == 1:
        said.append(f"{called_in(table, turned[0][0])} newer than {called_in(table, turned[0][1])}")
    elif turned:
        said.append(f"In the order {', '.join(called_in(table, name) for name in order)}")
    return ", ".join(said)


def called_in(table: Table, name: str) -> str:
    """Call an object as sentences do, by its label only where two share a name; an effect by its name or its deed."""
    if name not in table.objects:
        stamp = _effect_of_rank(table, int(name))
        called = next((one.called for one in table.effects if one.timestamp == stamp and one.called), "")
        return called or called_by_deed(table, stamp or 0)
    return names_told(table)[name]
