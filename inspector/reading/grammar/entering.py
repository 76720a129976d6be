"""How an object enters by its own words (614.1c-d): tapped, with counters, as a copy, each where something holds."""

from __future__ import annotations

import msgspec

from inspector.cards import Change, Color, Condition, Count, Filter
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.being import KindOfObject, adding
from inspector.reading.grammar.conditions import When
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.parts import ChangePart, part
from inspector.reading.grammar.pronouns import IT, resolved
from inspector.reading.grammar.qualities import Qualities, filter_of


class Enters(msgspec.Struct, frozen=True, kw_only=True):
    """What one sentence says of entering: ``tapped``, ``counters`` by kind with how many, ``if_`` it holds."""

    tapped: bool = False
    counters: tuple[tuple[str, int | Count], ...] = ()
    if_: Condition | None = None


class Copies(msgspec.Struct, frozen=True, kw_only=True):
    """As a copy of what an object may enter, the exceptions of that, and whether it enters tapped then.

    ``own_color`` is true where it does not copy the color, ``own_size`` where it keeps its power and toughness and
    ``own_abilities`` where it has its other abilities as well. ``with_if`` are counters of a kind, one of each, with
    which it enters if it is of a card type, ``with_if_yours`` those if its controller controls the original, ``with_x``
    those of which there are X; ``is_open`` is true where they ask of the original or the game what no board tells;
    ``change_if`` are exceptions that it has besides if it is of a card type, ``unless_has``
    an ability that it has besides where the original lacks a keyword.
    """

    of: Filter
    except_: Change | None = None
    tapped: bool = False
    own_color: bool = False
    own_size: bool = False
    own_abilities: bool = False
    with_if: tuple[tuple[str, str], ...] = ()
    with_if_yours: tuple[str, ...] = ()
    with_x: tuple[str, ...] = ()
    change_if: tuple[tuple[str, Change], ...] = ()
    unless_has: tuple[tuple[str, str], ...] = ()
    is_open: bool = False


# Stands for the name of the object that has the words.
OWN_NAME = "~"
CountersEntering = tuple[tuple[str, int | Count], ...]

says("it", "~", "it", "he", "she", "they", value=True)
says("it", "this (creature|permanent|artifact|land|enchantment|Aura|Equipment|Vehicle|planeswalker|token)", value=True)
says("it", "this (Saga|Class|Case|Spacecraft|Fortification)", value=True)


@form("counter row", "(a|an) [additional] {counter kind} counter")
def _one_counter(kind: str) -> CountersEntering:
    return ((kind, 1),)


@form("counter row", "{number} [additional] {counter kind} counters")
def _counters(number: int, kind: str) -> CountersEntering:
    return ((kind, number),)


@form("counter rows", "{counter row}")
def _one_row(one: CountersEntering) -> CountersEntering:
    return one


@form("counter rows", "{counter row} and {counter row}")
def _two_rows(one: CountersEntering, other: CountersEntering) -> CountersEntering:
    return (*one, *other)


@form("counter rows", "{counter row} , {more rows}")
@form("more rows", "{counter row} , {more rows}")
def _more_rows(one: CountersEntering, more: CountersEntering) -> CountersEntering:
    return (*one, *more)


@form("more rows", "and {counter row}")
def _last_row(one: CountersEntering) -> CountersEntering:
    return one


@form("with counters", "{counter rows} on (it|him|her|them)")
def _plain(rows: CountersEntering) -> CountersEntering:
    return rows


@form("with counters", "(a|an) [additional] {counter kind} counter on (it|him|her|them) for {counted}")
def _for_each(kind: str, counted: Count) -> CountersEntering:
    return ((kind, counted),)


@form("with counters", "{number} [additional] {counter kind} counters on (it|him|her|them) for {counted}")
def _many_for_each(number: int, kind: str, counted: Count) -> CountersEntering | None:
    if counted.half is not None:
        return None
    return ((kind, msgspec.structs.replace(counted, times=counted.times * number, plus=counted.plus * number)),)


@form(
    "with counters",
    "X {counter kind} counters on (it|him|her|them) , where X is {amount}",
    "(a|an) additional X {counter kind} counters on (it|him|her|them) , where X is {amount}",
    "a number of [additional] {counter kind} counters on (it|him|her|them) equal to {amount}",
)
def _so_many(kind: str, amount: Count) -> CountersEntering:
    return ((kind, amount),)


@form("entering", "{it} enters tapped", "{it} enters tapped and doesn't untap during your untap step")
def _tapped(own: bool) -> Enters:
    return Enters(tapped=own)


@form("entering", "{it} enters with {with counters}")
def _with(own: bool, counters: CountersEntering) -> Enters:
    del own
    return Enters(counters=tuple((kind, _its(count)) for kind, count in counters))


@form("entering", "{it} enters tapped with {with counters}", "{it} enters tapped and with {with counters}")
def _tapped_with(own: bool, counters: CountersEntering) -> Enters:
    return msgspec.structs.replace(_with(own, counters), tapped=True)


def _its(count: int | Count) -> int | Count:
    """A number in which "it" is what enters."""
    known = count if isinstance(count, int) else resolved(count, "self")
    return count if known is None else known


@form("entering", "{it} enters tapped unless {conditions}")
def _tapped_unless(own: bool, when: When) -> Enters | None:
    condition = _of_itself(when)
    return None if condition is None else Enters(tapped=own, if_=Condition(not_=condition))


@form("entering", "{it} enters tapped if {conditions}")
def _tapped_if(own: bool, when: When) -> Enters | None:
    condition = _of_itself(when)
    return None if condition is None else Enters(tapped=own, if_=condition)


@form("entering", "if {conditions} , {entering}")
def _if(when: When, does: Enters) -> Enters | None:
    condition = _of_itself(when)
    return None if condition is None or does.if_ is not None else msgspec.structs.replace(does, if_=condition)


@form("entering", "{it} enters with {with counters} if {conditions}")
def _with_if(own: bool, counters: CountersEntering, when: When) -> Enters | None:
    return _if(when, _with(own, counters))


def _of_itself(when: When) -> Condition | None:
    """The condition, "it" in which is what enters; it is no object on the battlefield yet, of which to ask more."""
    return None if when.about not in ("", IT) or when.condition.self_ is not None else resolved(when.condition, "self")


# --- as a copy


@form("original", "(a|an|any|another) {things}")
def _original(things: Qualities) -> Filter | None:
    return filter_of(things)


@form("copying", "you may have {it} enter as a copy of {original}", "{it} enters as a copy of {original}")
def _copy(own: bool, original: Filter) -> Copies:
    del own
    return Copies(of=original)


@form("copying", "you may have {it} enter tapped as a copy of {original}")
def _tapped_copy(own: bool, original: Filter) -> Copies:
    return Copies(of=original, tapped=own)


# What is asked of the original and no board tells: what was spent, and what happened this turn.
says(
    "asked of the original",
    "that entered this turn",
    "that was put there from the battlefield this turn",
    "that was put there from your library this turn",
    value=True,
)


@form("asked of the original", "with mana value less than or equal to the amount of mana spent to cast {it}")
def _of_mana_spent(own: bool) -> bool:
    return own


@form("copying", "you may have {it} enter as a copy of {original} {asked of the original}")
def _open_copy(own: bool, original: Filter, asked: bool) -> Copies:
    del own
    return Copies(of=original, is_open=asked)


@form("copying", "if {conditions} , {copying}")
def _copy_if(when: When, copies: Copies) -> Copies | None:
    """Whoever says that it enters as a copy says so much of the game."""
    return None if when.condition.said is None else msgspec.structs.replace(copies, is_open=True)


# The short words of the bundled cards leave out whom they speak of.
@form("copying", "may enter as a copy of {original}")
def _short_copy(original: Filter) -> Copies:
    return Copies(of=original)


@form("copying", "may enter tapped as a copy of {original}")
def _short_tapped_copy(original: Filter) -> Copies:
    return Copies(of=original, tapped=True)


@form("copying", "may enter as a copy of {original} {asked of the original}")
def _short_open_copy(original: Filter, asked: bool) -> Copies:
    return Copies(of=original, is_open=asked)


@form("copy clause", "{copying} , but {exceptions}")
def _short_copy_except(copies: Copies, exceptions: ChangePart) -> Copies | None:
    return _copy_except(copies, exceptions)


@form("copy clause", "{copying} , but keeps its color and {exceptions}")
def _short_copy_in_own_color(copies: Copies, exceptions: ChangePart) -> Copies | None:
    return _copy_in_own_color(copies, exceptions)


@form("copy clause", "{copying}")
def _plain_copy(copies: Copies) -> Copies:
    return copies


@form("copy clause", "{copying} , except {exceptions}")
def _copy_except(copies: Copies, exceptions: ChangePart) -> Copies | None:
    changes = exceptions.changes()
    return None if changes is None else msgspec.structs.replace(copies, except_=changes[0])


@form("copy clause", "{copying} , except it doesn't copy that creature 's color and {exceptions}")
def _copy_in_own_color(copies: Copies, exceptions: ChangePart) -> Copies | None:
    found = _copy_except(copies, exceptions)
    return None if found is None else msgspec.structs.replace(found, own_color=True)


@form("with if", "it enters with an additional {counter kind} counter on it if it's (a|an) {type}")
def _with_one_if(kind: str, card_type: str) -> tuple[str, str]:
    return card_type, kind


@form("copy clause", "{copying} , except {with if} , {with if} , and {exceptions}")
def _copy_with_if(
    copies: Copies, one: tuple[str, str], other: tuple[str, str], exceptions: ChangePart
) -> Copies | None:
    found = _copy_except(copies, exceptions)
    return None if found is None else msgspec.structs.replace(found, with_if=(one, other))


@form(
    "copy clause",
    "{copying} , except {exceptions} , and its power and toughness are equal to this creature 's power and toughness",
)
def _copy_in_own_size(copies: Copies, exceptions: ChangePart) -> Copies | None:
    found = _copy_except(copies, exceptions)
    return None if found is None else msgspec.structs.replace(found, own_size=True)


@form("copy clause", "{copying} , except it enters with X additional {counter kind} counters on it")
def _copy_with_x(copies: Copies, kind: str) -> Copies:
    return msgspec.structs.replace(copies, with_x=(kind,))


@form(
    "copy clause",
    "{copying} , except it enters with (a|an) {counter kind} counter on it if you control that (creature|permanent)",
)
def _copy_with_if_yours(copies: Copies, kind: str) -> Copies:
    return msgspec.structs.replace(copies, with_if_yours=(kind,))


@form("copy clause", "{copying} , except {exceptions} and , if it's (a|an) {type} , {exceptions}")
def _copy_except_if(copies: Copies, exceptions: ChangePart, card_type: str, more: ChangePart) -> Copies | None:
    found, changes = _copy_except(copies, exceptions), more.changes()
    if found is None or changes is None:
        return None
    return msgspec.structs.replace(found, change_if=((card_type, changes[0]),))


@form("copy clause", "{copying} , except it has {self} 's other abilities")
def _copy_with_own_abilities(copies: Copies, own: object) -> Copies:
    del own
    return msgspec.structs.replace(copies, own_abilities=True)


@form("copy clause", "{copying} , except it has {ability} if that creature doesn't have {keyword}")
def _copy_unless_it_has(copies: Copies, ability: str, keyword: str) -> Copies:
    return msgspec.structs.replace(copies, unless_has=((ability, keyword),))


@form(
    "copy clause",
    "{copying} , except if this creature was embalmed , the token has no mana cost , it's {color} ,"
    " and it's {kind} in addition to its other types",
)
def _copy_of_a_card(copies: Copies, color: Color, kind: KindOfObject) -> Copies:
    """What enters by an action here was not embalmed: a token that was is created, with the exceptions said there."""
    del color, kind
    return copies


@form("extra if", "with an extra {counter kind} counter if it's (a|an) {type}")
def _with_one_extra_if(kind: str, card_type: str) -> tuple[str, str]:
    return card_type, kind


@form("copy clause", "{copying} , but {exceptions} , enters {extra if} , and {extra if}")
def _short_copy_with_if(
    copies: Copies, exceptions: ChangePart, one: tuple[str, str], other: tuple[str, str]
) -> Copies | None:
    return _copy_with_if(copies, one, other, exceptions)


@form("exceptions", "{exception}")
def _one_exception(one: ChangePart) -> ChangePart:
    return one


@form("exceptions", "{exception} [,] and {exceptions}")
def _more_exceptions(one: ChangePart, more: ChangePart) -> ChangePart | None:
    return one.and_also(more)


@form("exceptions", "{exception} , {exceptions}")
def _row_of_exceptions(one: ChangePart, more: ChangePart) -> ChangePart | None:
    return one.and_also(more)


@form("exception", "[it] has {abilities}")
def _has(abilities: Abilities) -> ChangePart:
    return part(add_abilities=tuple(abilities))


# As a copy it has the ability from the start, in the layer in which that counts (702.73a, 707.9).
says("exception", "has changeling", value=part(add_abilities=("Changeling",)))


@form("exception", "it's {kind} in addition to its other [creature] types", "is {kind} in addition to its other types")
@form("exception", "(he's|she's) {kind} in addition to (his|her) other types")
def _is_too(kind: KindOfObject) -> ChangePart | None:
    if kind.colors is not None:
        return None
    too = adding(msgspec.structs.replace(kind, size=None))
    return too if kind.size is None else _is_of_size(kind.size).and_also(too)


@form("exception", "it's {kind}")
def _is_only(kind: KindOfObject) -> ChangePart | None:
    """A card type in place of those copied (205.1a)."""
    return part(set_types=kind.types) if kind == KindOfObject(types=kind.types) else None


@form("exception", "it's {kind} with {abilities} and it loses all other card types")
def _is_only_with(kind: KindOfObject, abilities: Abilities) -> ChangePart | None:
    if kind != KindOfObject(types=kind.types, subtypes=kind.subtypes):
        return None
    return part(set_types=kind.types, set_subtypes=kind.subtypes, add_abilities=tuple(abilities))


@form("exception", "is {kind} too")
def _is_as_well(kind: KindOfObject) -> ChangePart | None:
    return _is_too(kind)


@form("exception", "it's {size}")
def _is_of_size(size: tuple[int, int]) -> ChangePart:
    return part(power=size[0], toughness=size[1])


says("exception", "keeps its name", value=part(name=OWN_NAME))
says("exception", "is legendary too", value=part(add_supertypes=("Legendary",)))
says(
    "exception",
    "it isn't legendary",
    "isn't legendary",
    "is not legendary",
    value=part(remove_supertypes=("Legendary",)),
)


says("exception", "(its|his|her) name is ~", value=part(name=OWN_NAME))


@form("exception", "it enters with an additional {counter kind} counter on it")
def _with_one_more(kind: str) -> ChangePart:
    return part(counters={kind: 1})


@form("exception", "it enters with {number} additional {counter kind} counters on it")
def _with_more(number: int, kind: str) -> ChangePart:
    return part(counters={kind: number})
