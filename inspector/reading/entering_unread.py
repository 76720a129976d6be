"""Sentences of how an object enters that nothing computes: what they may have done, to it and to others (614.1c-d)."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from inspector.cards import Filter, with_full_stop
from inspector.cards.lists_in_words import capitalized
from inspector.reading.attaching import ATTACHED_TO, BEARS
from inspector.reading.instructions import instructions
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import headless, masked, sentences
from inspector.reading.said import objects_in_words
from inspector.reading.unread import Preceding, Unread, unread_in
from inspector.reading.whom import BATTLEFIELD, EVERYTHING, OWN, whom

_ABILITIES = ("keywords", "abilities")
_SIZE = ("power", "toughness")
# What listed characteristics take the place of (708.2).
_FACE_DOWN = ("name", "mana_cost", "mana_value", "colors", "supertypes", "types", "subtypes", *_ABILITIES, *_SIZE)
# A card's short words may begin with "Enters", without "this".
_UNDER_CONTROL = re.compile(r"\b[Ee]nters? (?:the battlefield )?under the control of (?P<whom>[^.,]+)")
# "With two +1/+1 counters on it and with haste": counters stand before, abilities behind.
_WITH_ABILITIES = re.compile(
    r"\bescapes with(?: ⟦⟧)?\.?$|\b[Ee]nters?\b[^.]*\band with\b|\b[Ee]nters? with (?!X\b|your\b)[a-z ]+ and with\b"
)
# Paid, shown or put there otherwise, it enters untapped or tapped.
_TAPPED = re.compile(r"\b[Ee]nters?\b[^.]*\b(?:un)?tapped\b")
# Loyalty and defense are counters on the battlefield, which a card's short words need not say (306.5b, 310.4b).
_WITH_MORE = r"\b[Ee]nters?\b(?!.*\bcounters?\b)[^.]*\bwith\b[^.]*\b{}\b"
# What its words may have given the object itself, with the keys of it.
_TO_ITSELF: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (_UNDER_CONTROL, ("controller",)),
    (_WITH_ABILITIES, _ABILITIES),
    *((re.compile(_WITH_MORE.format(kind)), (kind, "counters")) for kind in ("loyalty", "defense")),
    (_TAPPED, ("tapped",)),
)
_IT = r"(?:~|it|this \w+)"
_AS_IT_ENTERS = re.compile(rf"^As {_IT} enters(?: the battlefield)?, (?P<does>.+)$")
_BECOMES = re.compile(rf"{_IT} (?:becomes|gains|gets|has|is|loses)\b")
_INSTEAD_OF_ENTERING = re.compile(
    rf"^If {_IT} would enter(?: the battlefield)?(?: and [^,]+)?, (?P<does>.+?) instead\b"
)
# Whether it has entered hangs on whether what it asked for could be done.
_NEVER_ENTERS = re.compile(rf"^If .+, put {_IT} into [^.]*? instead of (?:putting {_IT} )?onto the battlefield\b")
_TURNS_ALL_DOWN = re.compile(rf"^As {_IT} enters(?: the battlefield)?, turn all (?P<whom>[^.,]+?) face down\.?$")
# Who devours sacrifices any number of others, creatures where nothing else is said (702.82a, 702.82c).
_DEVOURS = re.compile(r"^Devour (?:(?P<what>[A-Za-z]+) )?(?:\d+|X)\b")
# An Equipment may enter attached to what was chosen for it (301.5, 303.4f): to any that could be.
_ENTERS_ATTACHED = re.compile(r"\bchoose (?P<whom>an? [^.,]+?) (?:it|~) could be attached to\b")
_TURNED_UP_ATTACHED = re.compile(r"\bis turned face up, you may attach it to (?P<whom>an? [^.,]+)")
# What it does to others as it enters, with the keys that it changes.
_TO_OTHERS = (
    (re.compile(r"\bturn (?P<whom>[^.,]+?) face down\b"), _FACE_DOWN),
    (
        re.compile(r"\bremove all counters from (?P<whom>[^.,]+)"),
        ("counters", *_SIZE, *_ABILITIES, "loyalty", "defense"),
    ),
)


@lru_cache(maxsize=2048)
def may_have_entered_so(sentence: str, names: tuple[str, ...]) -> tuple[Unread, ...]:
    """List what a sentence of an object's entering may have changed, whom its words may call by these ``names``.

    Counters of its own are no part of it: of these it is asked how many there are.
    """
    spoken = with_own_name(headless(masked(sentence)), own_names(names))
    if _NEVER_ENTERS.search(spoken):
        return (Unread(text=sentence, keys=("zone",), whom=(OWN,), zones=BATTLEFIELD),)
    instead = _INSTEAD_OF_ENTERING.match(spoken)
    if instead is not None:
        # Whether it has entered at all hangs on what was done.
        own = Unread(text=sentence, keys=("zone",), whom=(OWN,), zones=BATTLEFIELD)
        return (own,) if _DONE_TO_IT.fullmatch(instead["does"]) else (own, *_ordered(instead["does"], sentence, names))
    devours = _DEVOURS.match(spoken)
    if devours is not None:
        meant = whom(f"Other {devours['what'] or 'creature'}s you control") or (EVERYTHING,)
        return (Unread(text=sentence, keys=("zone",), whom=meant),)
    found = [
        Unread(text=sentence, keys=keys, whom=(OWN,), zones=BATTLEFIELD)
        for pattern, keys in _TO_ITSELF
        if pattern.search(spoken)
    ]
    attached = _ENTERS_ATTACHED.search(spoken)
    if attached is not None:
        bearers = whom(attached["whom"]) or (EVERYTHING,)
        own = Unread(text=sentence, keys=(ATTACHED_TO,), whom=(OWN,))
        return (own, Unread(text=sentence, keys=(BEARS,), whom=bearers))
    for pattern, keys in _TO_OTHERS:
        told = pattern.search(spoken)
        if told is not None:
            found.append(Unread(text=sentence, keys=keys, whom=whom(told["whom"]) or (EVERYTHING,)))
            return tuple(found)
    does = _AS_IT_ENTERS.match(spoken)
    if does is not None:
        # What is sacrificed, exiled, or given counters as it enters; nothing else is "it" while that enters.
        ordered = _ordered(does["does"], sentence, names)
        if _BECOMES.match(does["does"]) is not None:
            # Told with its full stop, as the words are that it still has.
            text = with_full_stop(sentence)
            ordered = [msgspec.structs.replace(one, whom=(OWN,), text=text) for one in ordered]
        found += ordered
    return tuple(found)


def may_have_attached_it_turned_up(sentence: str) -> tuple[Unread, ...]:
    """List what an Aura may be attached to by words that let that be chosen as it is turned face up (708.11)."""
    attached = _TURNED_UP_ATTACHED.search(sentence)
    if attached is None:
        return ()
    # Attached to nothing, as it is taken to be, it would go to the graveyard (704.5m).
    own = Unread(text=sentence, keys=(ATTACHED_TO, "state_based"), whom=(OWN,))
    return (own, Unread(text=sentence, keys=(BEARS,), whom=whom(attached["whom"]) or (EVERYTHING,)))


def may_have_done_before_copying(paragraph: str, names: tuple[str, ...]) -> tuple[Unread, ...]:
    """List what words by which an object enters as a copy may have done to others first: "exile two creature cards"."""
    every = (one for sentence in sentences(paragraph) for one in may_have_entered_so(sentence, names))
    return tuple(one for one in every if one.whom != (OWN,))


def _ordered(does: str, sentence: str, names: tuple[str, ...]) -> list[Unread]:
    """What an order within a sentence may have done, told as that sentence."""
    ordered = instructions((capitalized(does),), names)
    if _OF_ITSELF.match(does):
        return [msgspec.structs.replace(one.unread, text=sentence, whom=(OWN,)) for one in ordered]
    return [msgspec.structs.replace(one.unread, text=sentence) for one in ordered]


_DONE_TO_IT = re.compile(rf"\w+ {_IT}")
_OF_ITSELF = re.compile(r"(?:you may have )?(?:it|he|she|its)\b")


def turned_down_as_it_enters(sentence: str, names: tuple[str, ...]) -> Filter | None:
    """Read which objects words turn face down as their own enters; None where they say no such thing, or are not read.

    They are all of a kind, so that nothing is chosen.
    """
    spoken = with_own_name(headless(masked(sentence)), own_names(names))
    told = _TURNS_ALL_DOWN.match(spoken)
    return objects_in_words(told["whom"]) if told is not None else None


@lru_cache(maxsize=2048)
def may_have_made_of_it(sentence: str, names: tuple[str, ...]) -> tuple[Unread, ...]:
    """List what a sentence that follows may have made of what just entered: "If you do, it gains haste"."""
    found = unread_in(sentence, own_names(names), Preceding(), passes=False)
    return tuple(Unread(text=one.text, keys=one.keys, whom=(OWN,)) for one in found)


def enters_under_an_opponent(sentence: str) -> bool:
    """Whether a sentence lets its object enter under the control of an opponent (110.2a)."""
    told = _UNDER_CONTROL.search(sentence)
    return told is not None and told["whom"].startswith("an opponent")
