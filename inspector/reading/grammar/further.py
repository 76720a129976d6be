"""What a further sentence says of "it" or "them": done with the sentence before it, or in place of that."""

from __future__ import annotations

from inspector.cards import Condition
from inspector.reading.grammar.conditions import When
from inspector.reading.grammar.forms import form
from inspector.reading.grammar.meant import ONE_OBJECT, SELF, Subject
from inspector.reading.grammar.parts import ChangePart
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.qualities import Qualities, filter_of
from inspector.reading.grammar.sentences import Meaning, both_of, condition_of, meaning_of, one_or_other

Further = tuple[ChangePart, When | None, bool]


@form("further", "it {all predicates}", "it's {being}")
def _it_does(does: ChangePart) -> Further:
    return does, None, False


@form("further", "it {all predicates} (as long as|while) {conditions}", "it {all predicates} if {conditions}")
def _it_does_as_long(does: ChangePart, when: When) -> Further:
    return does, when, False


@form("further", "it {all predicates} instead (as long as|while) {conditions}")
def _it_does_instead(does: ChangePart, when: When) -> Further:
    return does, when, True


@form("further", "as long as it's {state} , it {all predicates}")
def _it_does_being(state: Qualities, does: ChangePart) -> Further | None:
    wanted = filter_of(state)
    return None if wanted is None else (does, When(Condition(self_=wanted), IT), False)


@form("further", "if it's {state} , it {all predicates} instead")
def _it_does_instead_being(state: Qualities, does: ChangePart) -> Further | None:
    found = _it_does_being(state, does)
    return None if found is None else (found[0], found[1], True)


@form("sentence", "{subject} {all predicates} . {further}")
def _and_further(subject: Subject, does: ChangePart, further: Further) -> Meaning | None:
    also, when, instead = further
    if subject not in ONE_OBJECT:
        return None
    if when is None:
        return meaning_of(subject, both) if (both := _at_once(does, also)) is not None else None
    meant = condition_of(when, "self" if subject == SELF else "attached")
    if meant is None:
        return None
    if instead:
        return one_or_other(subject, When(meant), also, does)
    return both_of(meaning_of(subject, does), meaning_of(subject, also, When(meant)), subject)


def _at_once(does: ChangePart, also: ChangePart) -> ChangePart | None:
    """What two sentences do; None where the second takes what the first gives."""
    takes = ("lose_all_abilities", True) in also.gives and any(key == "add_abilities" for key, _ in does.gives)
    return None if takes else does.and_also(also)


@form("sentence", "{subject} {all predicates} . {further} . {further}")
def _and_two_further(subject: Subject, does: ChangePart, one: Further, other: Further) -> Meaning | None:
    if one[2] or other[2] or None in (one[1], other[1]):
        return None
    first, second = _and_further(subject, does, one), _and_further(subject, does, other)
    if first is None or second is None:
        return None
    # Both say the first sentence again.
    return Meaning((*first.statics, *(one for one in second.statics if one not in first.statics)), None, subject)


@form("sentence", "{subject} {all predicates} . (as long as|while) {conditions} , they [also] {all predicates}")
def _and_they(subject: Subject, does: ChangePart, when: When, also: ChangePart) -> Meaning | None:
    if when.about or any(one.filter is None for one in subject):
        return None
    return both_of(meaning_of(subject, does), meaning_of(subject, also, when), subject)
