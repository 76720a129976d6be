"""What words make of what happens to others (614.1): how these enter, what counters are put on them, tokens created."""

from __future__ import annotations

from typing import Literal

import msgspec

from inspector.cards import Condition, Filter
from inspector.reading.grammar.conditions import When
from inspector.reading.grammar.entering import CountersEntering
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.meant import SELF, Meant, Subject
from inspector.reading.grammar.pronouns import IT, resolved
from inspector.reading.grammar.qualities import Qualities, Quality, filter_of
from inspector.reading.grammar.sentences import Meaning

Whose = Literal["", "you", "opponent"]


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How many instead of a number: ``times`` it and ``plus``, half of it rounded down, or none at all."""

    times: int = 1
    plus: int = 0
    half: bool = False
    none: bool = False

    def of(self, number: int) -> int:
        """Give how many there are instead of a number."""
        return 0 if self.none else max((number // 2 if self.half else number * self.times) + self.plus, 0)


class Replaces(msgspec.Struct, frozen=True, kw_only=True):
    """What one sentence does to others, from the zones in which its object must be.

    ``whom`` are the objects meant, each of which is its own object or matches a filter. Of those that enter, ``tapped``
    says whether they do so, ``adds`` with which counters besides, ``copies`` as a copy of whom, ``types`` with which
    subtypes besides their own; ``if_`` must hold, ``if_it`` of what enters. Where counters are put, of a ``kind`` or of
    any (empty), by ``whose`` hand, there are so many ``counters`` instead; where tokens are created under ``whose``
    control, so many ``tokens``. ``of_effects`` where effects alone count.
    """

    whom: Subject = ()
    tapped: bool | None = None
    adds: CountersEntering = ()
    copies: Literal["", "self", "attached"] = ""
    types: tuple[str, ...] = ()
    if_: Condition | None = None
    if_it: Condition | None = None
    zones: tuple[str, ...] = ("battlefield",)
    counters: Times | None = None
    kind: str = ""
    whose: Whose = ""
    tokens: Times | None = None
    of_effects: bool = False


# --- how others enter

says("enters so", "tapped", value=True)
says("enters so", "untapped", value=False)


@form("of others", "{subject} (enter|enters) {enters so}")
def _enter_so(subject: Subject, tapped: bool) -> Replaces | None:
    return Replaces(whom=subject, tapped=tapped) if _are_others(subject) else None


@form("of others", "{subject} (enter|enters) with {with counters}")
def _enter_with(subject: Subject, counters: CountersEntering) -> Replaces | None:
    if not _are_others(subject) or any(resolved(count, None) is None for _, count in counters if not _is_plain(count)):
        return None
    return Replaces(whom=subject, adds=counters)


@form("of others", "{subject} (enter|enters) with {with counters} if {conditions}")
def _enter_with_if(subject: Subject, counters: CountersEntering, when: When) -> Replaces | None:
    does = _enter_with(subject, counters)
    if does is None or (when.about == IT and when.condition.self_ is None):
        return None
    if when.about == IT:
        return msgspec.structs.replace(does, if_it=Condition(self_=when.condition.self_))
    if resolved(when.condition, None) is None:
        return msgspec.structs.replace(does, if_it=when.condition)
    return msgspec.structs.replace(does, if_=when.condition)


@form(
    "of others",
    "{subject} (enter|enters) with {with counters} and as (a|an) {one subtype} in addition to its other types",
)
def _enter_with_and_as(subject: Subject, counters: CountersEntering, subtype: str) -> Replaces | None:
    does = _enter_with(subject, counters)
    return None if does is None else msgspec.structs.replace(does, types=(subtype,))


@form("of others", "{subject} (enter|enters) as a copy of {self}")
def _enter_as_a_copy(subject: Subject, own: Subject) -> Replaces | None:
    del own
    return Replaces(whom=subject, copies="self") if _are_others(subject) else None


@form("of others", "{subject} (enter|enters) as a copy of {attached}")
def _enter_as_a_copy_of_its_bearer(subject: Subject, attached: Subject) -> Replaces | None:
    del attached
    return Replaces(whom=subject, copies="attached") if _are_others(subject) else None


# What they do as they enter is done then: while nothing enters, nothing is changed by it.
@form("sentence", "{subject} (enter|enters) as a copy of {self}", "{subject} (enter|enters) as a copy of {attached}")
def _changes_nothing_there(subject: Subject, original: Subject) -> Meaning | None:
    del original
    return Meaning(subject=subject) if _are_others(subject) else None


@form(
    "sentence",
    "{subject} (enter|enters) with {with counters} and as (a|an) {one subtype} in addition to its other types",
)
def _changes_nothing_of_those_there(subject: Subject, counters: CountersEntering, subtype: str) -> Meaning | None:
    del counters, subtype
    return Meaning(subject=subject) if _are_others(subject) else None


@form("of others", "{many} and {many} (enter|enters) {enters so}")
def _two_kinds_enter_so(one: Filter, other: Filter, tapped: bool) -> Replaces | None:
    """What stands behind two kinds says whose both are."""
    if (
        one.controller is not None
        or other.controller is None
        or other == Filter(types=other.types, controller=other.controller)
    ):
        return None
    both = (msgspec.structs.replace(one, controller=other.controller), other)
    return _enter_so(tuple(Meant(filter=wanted) for wanted in both), tapped)


@form("of others", "each other {noun} and {noun} you control enters with {with counters} if {conditions}")
def _two_kinds_enter_with(one: Quality, other: Quality, counters: CountersEntering, when: When) -> Replaces | None:
    subject = _either((one, other), (Quality("controller", "you"), Quality("other", "self")))
    return None if subject is None else _enter_with_if(subject, counters, when)


@form("of others", "as long as {conditions} , {of others}")
def _as_long_as(when: When, does: Replaces) -> Replaces | None:
    condition = None if when.about == IT else resolved(when.condition, "self")
    return None if condition is None or does.if_ is not None else msgspec.structs.replace(does, if_=condition)


says("own graveyard of others", "this creature is in your graveyard", value=("graveyard",))


@form("of others", "as long as {own graveyard} , {of others}", "as long as {own graveyard of others} , {of others}")
def _from_elsewhere(zones: tuple[str, ...], does: Replaces) -> Replaces:
    return msgspec.structs.replace(does, zones=zones)


def _are_others(subject: Subject) -> bool:
    """Whether all that are meant are found by what they are: what an object does as it enters itself is another's."""
    return all(one.filter is not None and one.filter.zone is None for one in subject)


def _is_plain(count: object) -> bool:
    return isinstance(count, int)


# --- counters put on something


@form("one thing", "(a|an|each) {things}")
def _one_thing(things: Qualities) -> Subject | None:
    wanted = filter_of(things)
    return None if wanted is None else (Meant(filter=wanted),)


@form("one thing", "another {things}")
def _another_thing(things: Qualities) -> Subject | None:
    return _one_thing((Quality("other", "self"), *things))


@form("one thing", "(a|an) {noun} or {noun} you control")
def _either_thing(one: Quality, other: Quality) -> Subject | None:
    return _either((one, other), (Quality("controller", "you"),)) if one.key != other.key else None


@form("one thing", "(a|an) {noun} , {noun} , or {noun} you control")
def _any_thing_of_three(one: Quality, other: Quality, last: Quality) -> Subject | None:
    several = len({each.key for each in (one, other, last)}) > 1
    return _either((one, other, last), (Quality("controller", "you"),)) if several else None


def _either(nouns: Qualities, what: Qualities) -> Subject | None:
    """Objects that are one of several things of different kinds: a card type or a subtype."""
    wanted = [filter_of((noun, *what)) for noun in nouns]
    return tuple(Meant(filter=one) for one in wanted) if None not in wanted else None


@form("one thing", "{self}")
def _itself(own: Subject) -> Subject:
    return own


says("those kinds", "of each of those kinds of counters", "of those counters", value=True)
says("on it", "on (it|them)", "on that (creature|permanent|land|artifact|planeswalker)", value=True)


@form("so many", "that many plus {number}")
def _more(number: int) -> Times:
    return Times(plus=number)


@form("so many", "twice that many")
def _twice() -> Times:
    return Times(times=2)


@form("so many", "{number} times that many")
def _times(number: int) -> Times:
    return Times(times=number)


_ONE_KIND = "if 1 or more {counter kind} counters would be put on {one thing} ,"
_ANY_KIND = "if 1 or more counters would be put on {one thing} ,"


@form("of others", f"{_ONE_KIND} {{so many}} {{counter kind}} counters are put {{on it}} instead")
def _so_many_of_a_kind(kind: str, whom: Subject, many: Times, again: str, on: bool) -> Replaces | None:
    del on
    return Replaces(whom=whom, counters=many, kind=kind) if again == kind else None


@form("of others", f"{_ONE_KIND} that many {{counter kind}} counters minus {{number}} are put {{on it}} instead")
def _fewer_of_a_kind(kind: str, whom: Subject, again: str, number: int, on: bool) -> Replaces | None:
    return _so_many_of_a_kind(kind, whom, Times(plus=-number), again, on)


@form("of others", f"{_ANY_KIND} {{so many}} {{those kinds}} are put {{on it}} instead")
def _so_many_of_any_kind(whom: Subject, many: Times, those: bool, on: bool) -> Replaces:
    del those, on
    return Replaces(whom=whom, counters=many)


@form(
    "of others",
    "if an effect would put 1 or more counters on {one thing} , it puts {so many} {those kinds} {on it} instead",
)
def _an_effect_puts(whom: Subject, many: Times, those: bool, on: bool) -> Replaces:
    del those, on
    return Replaces(whom=whom, counters=many, of_effects=True)


says("players too", "or player", "or on yourself", value=True)


@form(
    "of others",
    "if you would put 1 or more counters on {one thing} [{players too}] ,"
    " put {so many} {those kinds} on that permanent or player instead",
)
def _you_put(whom: Subject, players: bool | None, many: Times, those: bool) -> Replaces:
    del players, those
    return Replaces(whom=whom, counters=many, whose="you")


@form(
    "of others",
    "if you would put 1 or more {counter kind} counters on {one thing} , put {so many} {counter kind} counters {on it}"
    " instead",
)
def _you_put_of_a_kind(kind: str, whom: Subject, many: Times, again: str, on: bool) -> Replaces | None:
    del on
    return Replaces(whom=whom, counters=many, kind=kind, whose="you") if again == kind else None


@form(
    "of others",
    "if an opponent would put 1 or more counters on {one thing} [{players too}] ,"
    " they put half that many {those kinds} on that permanent or player instead , rounded down",
)
def _an_opponent_puts_half(whom: Subject, players: bool | None, those: bool) -> Replaces:
    del players, those
    return Replaces(whom=whom, counters=Times(half=True), whose="opponent")


@form("of others", "counters can't be put on {many}")
def _none_put(wanted: Filter) -> Replaces:
    return Replaces(whom=(Meant(filter=wanted),), counters=Times(none=True))


@form("of others", "{subject} can't have counters put on (it|them)")
def _none_put_on(subject: Subject) -> Replaces | None:
    known = subject == SELF or _are_others(subject)
    return Replaces(whom=subject, counters=Times(none=True)) if known else None


@form("of others", "{subject} can't have {counter kind} counters put on (it|them)")
def _none_of_a_kind_put_on(subject: Subject, kind: str) -> Replaces | None:
    does = _none_put_on(subject)
    return None if does is None else msgspec.structs.replace(does, kind=kind)


# --- tokens created


@form("of others", "if 1 or more tokens would be created , {so many} of those tokens are created instead")
@form("of others", "if an effect would create 1 or more tokens , it creates {so many} of those tokens instead")
def _so_many_tokens(many: Times) -> Replaces:
    return Replaces(tokens=many)


@form(
    "of others",
    "if 1 or more tokens would be created under your control , {so many} of those tokens are created instead",
)
@form(
    "of others",
    "if an effect would create 1 or more tokens under your control , it creates {so many} of those tokens instead",
)
def _so_many_tokens_of_yours(many: Times) -> Replaces:
    return Replaces(tokens=many, whose="you")
