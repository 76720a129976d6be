"""Whole sentences: a subject with its predicates, and when they hold."""

from __future__ import annotations

import msgspec

from inspector.cards import Change, Condition, Definition, Filter, StaticAbility
from inspector.reading.grammar.conditions import YOUR_TURN, When
from inspector.reading.grammar.forms import form
from inspector.reading.grammar.parts import Part
from inspector.reading.grammar.pronouns import IT, resolved, speaks_of_others
from inspector.reading.grammar.subjects import ATTACHED, SELF, Subject, Target

_NO_CHANGE = Change()


class Meaning(msgspec.Struct, frozen=True):
    """What a sentence means: static abilities, a defining ability; ``subject`` is whom it was about."""

    statics: tuple[StaticAbility, ...] = ()
    definition: Definition | None = None
    subject: Subject = ()


def _meaning(subject: Subject, does: Part, when: When | None = None) -> Meaning | None:
    change = does.change()
    if change is None:
        return None
    if change == _NO_CHANGE:
        return Meaning(subject=subject)
    who = "self" if subject == SELF else "attached" if subject == ATTACHED else None
    if subject != SELF and speaks_of_others(change):
        # Others than each of those that the sentence is about.
        return None
    changed = resolved(change, who)
    condition = None if when is None else _condition(when, who)
    if changed is None or (when is not None and condition is None):
        return None
    if subject == ATTACHED and speaks_of_others(condition):
        return None
    statics = tuple(StaticAbility(change=changed, on=one.on, filter=one.filter, if_=condition) for one in subject)
    return Meaning(statics, None, subject)


def _condition(when: When, who: str | None) -> Condition | None:
    """The condition, with whom "it" means in it."""
    condition = when.condition
    if when.about == IT:
        if who is None or (who == "attached" and condition.self_ is None):
            return None
        if who == "attached":
            condition = Condition(attached=condition.self_)
    return resolved(condition, who)


@form("sentence", "{definition}")
def _defined(definition: Definition) -> Meaning | None:
    own = resolved(definition, "self")
    return None if own is None else Meaning(definition=own, subject=SELF)


@form("sentence", "{subject} {all predicates}")
def _plain(subject: Subject, does: Part) -> Meaning | None:
    return _meaning(subject, does)


@form("sentence", "{subject} {all predicates} as long as {conditions}")
def _as_long_as(subject: Subject, does: Part, when: When) -> Meaning | None:
    return _meaning(subject, does, when)


@form("sentence", "as long as {conditions} , {subject} {all predicates}")
def _opening(when: When, subject: Subject, does: Part) -> Meaning | None:
    return None if when.about == IT else _meaning(subject, does, when)


@form("sentence", "as long as {conditions} , (it|he|she) {all predicates}")
def _opening_it(when: When, does: Part) -> Meaning | None:
    subject = SELF if when.about == "self" else ATTACHED if when.about == "attached" else None
    return None if subject is None else _meaning(subject, does, when)


@form("sentence", "during your turn , {subject} {all predicates}")
def _your_turn(subject: Subject, does: Part) -> Meaning | None:
    return _meaning(subject, does, When(YOUR_TURN))


@form("sentence", "during turns other than yours , {subject} {all predicates}")
def _other_turns(subject: Subject, does: Part) -> Meaning | None:
    return _meaning(subject, does, When(Condition(not_=YOUR_TURN)))


@form(
    "sentence",
    "{subject} {all predicates} as long as {conditions} [,] and {all predicates} as long as {conditions}",
)
def _two_parts(subject: Subject, does: Part, when: When, also: Part, then: When) -> Meaning | None:
    one = _meaning(subject, does, when)
    other = _meaning(subject, also, then)
    return None if one is None or other is None else Meaning((*one.statics, *other.statics), None, subject)


@form(
    "sentence",
    "as long as {self} is paired with another creature , (each of those|both) creatures {all predicates}",
)
def _paired(own: Subject, does: Part) -> Meaning | None:
    pair = (Target(on=("self", "paired")),)
    del own
    return _meaning(pair, does, When(Condition(self_=Filter(designated="paired"))))
