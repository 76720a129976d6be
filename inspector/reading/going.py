"""What words make of what would die, be put into a graveyard or leave the battlefield: where it goes instead (614.1a).

A sentence is read where all of it is understood but for what it does besides; of any other it is only known that it may
have something go elsewhere.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

from inspector.cards import Filter
from inspector.reading.grammar.meant import SELF, Meant, Subject
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.vocabulary import NUMBER_WORDS
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import has_a_cost, headless, masked, sentences, without_reminder
from inspector.reading.reader import tokens_of_sentence

# Under this key an instruction is kept that changes no value now, but where something goes later.
GOES = "where it goes"
Elsewhere = Literal["exile", "hand", "library"]
Going = Literal["dies", "graveyard", "leaves"]
SPEAKS_OF_GOING = (
    r"\bwould (?:be put into (?:an?|any|your|their|its owner['’]s|an opponent['’]s|[\w ]+ player['’]s) graveyard"
    r"|die|leave the battlefield)\b[^.]*\b(?:instead|exile)\b"
    # Who discards more cards instead has none of them go elsewhere.
    r"|\bdiscards? (?:~|this card\b|a card,)[^.]*\binstead\b"
)
_SPEAKS = re.compile(SPEAKS_OF_GOING, re.IGNORECASE)
_GOING = re.compile(
    r"If (?P<whom>.+?) would (?:(?P<dies>die)|(?P<leaves>leave the battlefield)|be put into "
    r"(?P<whose>an?|any|your|its owner['’]s|an opponent['’]s) graveyard(?: from (?P<from>anywhere|the battlefield))?)"
    r", (?P<order>.+)"
)
_INSTEAD = re.compile(r" instead of putting (?:it|that card) anywhere else\b|^instead | instead\b")
_IT = r"(?:it|that (?:card|creature|permanent)|~|this \w+)"
_COUNTERS = r"(?: with (?P<count>an?|\w+) (?P<kind>[a-z]+|[+-]\d/[+-]\d) counters? on (?:it|that card))?"
_ORDERS: tuple[tuple[Elsewhere, re.Pattern[str]], ...] = (
    ("exile", re.compile(rf"exile {_IT}{_COUNTERS}(?P<more>,? and .+)?")),
    ("hand", re.compile(rf"return {_IT} to its owner['’]s hand(?P<more>,? and .+)?")),
    ("library", re.compile(rf"put {_IT} on (?:the )?(?:top|bottom) of its owner['’]s library(?P<more>,? and .+)?")),
    ("library", re.compile(rf"(?:reveal {_IT} and )?shuffle {_IT} into its owner['’]s library(?P<more>,? and .+)?")),
)
_KIND = r"(?P<kind>[a-z]+|[+-]\d/[+-]\d) counters?"
_ON_IT = re.compile(rf"put (?P<count>an?|\w+) {_KIND} on (?:it|that card)")
_BESIDES = (
    re.compile(r"you gain (?P<life>\d+) life"),
    re.compile(r"create an? (?P<token>.+ token)"),
    re.compile(
        rf"put (?:a number of (?=.* equal to that creature['’]s power )|(?P<count>an?|\w+) ){_KIND}"
        r"(?: equal to that creature['’]s power)? on (?:~|this \w+)"
    ),
)
_OWN = re.compile(r"~|this (?:card|permanent|creature|artifact|enchantment|land|planeswalker|spell|token|Aura|Vehicle)")
# Of cards and spells that are something a permanent filter would say too much.
_NO_PERMANENT = re.compile(r"\b(?:card|spell)s?\b")
_CARD = re.compile(r"a card(?P<token> or token)?")


class Besides(msgspec.Struct, frozen=True, kw_only=True):
    """What a sentence does besides having something go elsewhere: ``text``, which alone is there where it is not read.

    Its controller gains ``life`` or creates the ``token`` that words spell, or its own object gets ``count`` counters
    of a ``kind``, with ``by_power`` as many as what goes had power; or objects are ``turned_down``.
    """

    text: str
    life: int = 0
    token: str = ""
    kind: str = ""
    count: int = 0
    by_power: bool = False
    turned_down: Filter | None = None


class Goes(msgspec.Struct, frozen=True, kw_only=True):
    """What a sentence makes of where something goes: on which occasion, ``whom`` it means, and ``to`` which zone.

    ``whom`` is empty where it means every card, ``tokens`` whether tokens too. ``whose`` graveyard it speaks of, and
    whether of what comes from the battlefield alone (``from_battlefield``). There it gets ``count`` counters of a
    ``kind``; ``more`` is what the sentence does besides, if anything.
    """

    going: Going
    to: Elsewhere
    whom: Subject = ()
    tokens: bool = True
    whose: Literal["", "you", "opponent"] = ""
    from_battlefield: bool = False
    kind: str = ""
    count: int = 0
    more: Besides | None = None


def speaks_of_going(spoken: str) -> bool:
    """Whether a sentence may have something go elsewhere than it would."""
    return _SPEAKS.search(spoken) is not None


def read_going(spoken: str, names: tuple[str, ...]) -> Goes | None:
    """Read a sentence, its own object named ``~`` in it; None where it is not read, or leaves a choice."""
    found = _GOING.fullmatch(spoken.strip().rstrip("."))
    if found is None or _INSTEAD.search(found["order"]) is None:
        return None
    order = _INSTEAD.sub("", found["order"]).strip()
    ordered = next(((to, told) for to, pattern in _ORDERS if (told := pattern.fullmatch(order)) is not None), None)
    subject = _meant(found["whom"], names)
    if ordered is None or subject is None:
        return None
    to, told = ordered
    whom, tokens = subject
    counters = told.groupdict()
    more = re.sub(r"^,? and ", "", counters["more"] or "")
    there = _ON_IT.fullmatch(more)
    if there is not None and not counters["kind"]:
        counters, more = there.groupdict(), ""
    count = _number(counters.get("count"))
    if count is None:
        return None
    whose: dict[str, Literal["you", "opponent"]] = {"your": "you", "an opponent": "opponent"}
    return Goes(
        going="dies" if found["dies"] else "leaves" if found["leaves"] else "graveyard",
        to=to,
        whom=whom,
        tokens=tokens,
        whose=whose.get(re.sub(r"['’]s$", "", found["whose"] or ""), ""),
        from_battlefield=found["from"] == "the battlefield",
        kind=(counters.get("kind") or ""),
        count=count,
        more=_besides(more) if more else None,
    )


def _besides(text: str) -> Besides:
    for pattern in _BESIDES:
        told = pattern.fullmatch(text)
        if told is None:
            continue
        said = told.groupdict()
        by_power = "count" in said and said["count"] is None
        count = _number(said.get("count"))
        if count is None:
            break
        return Besides(
            text=text,
            life=int(said.get("life") or 0),
            token=said.get("token") or "",
            kind=said.get("kind") or "",
            count=count,
            by_power=by_power,
        )
    return Besides(text=text)


def _number(word: str | None) -> int | None:
    """Give how many counters a word says, none where it is left out; None where it says no number."""
    if word is None or word in ("a", "an"):
        return 0 if word is None else 1
    return NUMBER_WORDS.index(word) if word in NUMBER_WORDS else None


def _meant(words: str, names: tuple[str, ...]) -> tuple[Subject, bool] | None:
    """Whom the subject of a sentence means, and whether tokens are among them; None where it is not understood."""
    if _OWN.fullmatch(words):
        return SELF, True
    card = _CARD.fullmatch(words)
    if card is not None:
        return (), bool(card["token"])
    if _NO_PERMANENT.search(words):
        return None
    tokens = tokens_of_sentence(words, names)
    readings = Parser(tokens).readings("one thing")
    if len(readings) != 1 or readings[0].printed() != " ".join(tokens):
        return None
    subject = readings[0].value
    if not isinstance(subject, tuple) or not all(isinstance(one, Meant) and one.filter is not None for one in subject):
        return None
    return subject, True


# --- where an instant or sorcery puts itself as it resolves (608.2n)

_SELF = r"(?:~|this (?:card|spell))"
_OWN_ORDERS: tuple[tuple[Elsewhere, re.Pattern[str]], ...] = (
    ("exile", re.compile(rf"(?:then )?exile {_SELF}{_COUNTERS}", re.IGNORECASE)),
    ("library", re.compile(rf"(?:then )?shuffle {_SELF} into its owner['’]s library", re.IGNORECASE)),
    ("hand", re.compile(rf"(?:then )?return {_SELF} to its owner['’]s hand", re.IGNORECASE)),
    (
        "library",
        re.compile(rf"(?:then )?put {_SELF} on (?:the )?(?:top|bottom) of its owner['’]s library", re.IGNORECASE),
    ),
)
_LATER = re.compile(r"(?:When|Whenever|At)\b")
_OF_ITSELF = re.compile(rf"\b(?:exile|shuffle|return|put) {_SELF}(?!['’])", re.IGNORECASE)
# Keyword abilities by which it may go elsewhere than to the graveyard as it resolves (702.27a, 702.88a, 702.99a), and
# those that let it be cast from there, and have it exiled then (702.34a, 702.133a, 702.180a).
_MADNESS = re.compile(r"Madness\b")
_KEYWORDS = re.compile(r"(?:Buyback|Rebound|Cipher)\b", re.IGNORECASE)
_REBOUND = re.compile(r"Rebound$")
_FROM_THE_GRAVEYARD = re.compile(r"(?:Flashback|Jump-start|Harmonize)\b", re.IGNORECASE)


def keeps_counters(text: str, names: tuple[str, ...]) -> bool:
    """Whether a card's own words let counters remain on it where it goes, but to a hand or library (122.2)."""
    return _KEEPS_COUNTERS.match(with_own_name(without_reminder(text), own_names(names))) is not None


_KEEPS_COUNTERS = re.compile(
    rf"Counters remain on {_SELF} as \w+ moves? to any zone other than a player['’]s hand or library\b"
)


def replaces_discarding(text: str) -> bool:
    """Whether a card's own words may have it go elsewhere as it is discarded (702.35a)."""
    return _MADNESS.match(text) is not None or _DISCARDED.search(text) is not None


_DISCARDED = re.compile(r"\bdiscards? (?:~|this card)\b[^.]*\binstead\b")


class PutsItself(msgspec.Struct, frozen=True):
    """Words by which a spell puts itself somewhere as it resolves: ``goes`` where that is read and sure, else None."""

    text: str
    goes: Goes | None


@lru_cache(maxsize=4096)
def puts_itself(
    paragraphs: tuple[str, ...], names: tuple[str, ...], *, from_graveyard: bool, from_hand: bool | None = None
) -> tuple[PutsItself, ...]:
    """List what a spell's text says of where it goes as it resolves, be it cast ``from_graveyard`` or not.

    ``from_hand`` is whether its controller cast it from their hand, None where that is not known (702.88a).
    """
    own = own_names(names)
    found: list[PutsItself] = []
    for paragraph in paragraphs:
        text = without_reminder(paragraph)
        if has_a_cost(text):
            # It does something when it is activated, wherever the card is by then.
            continue
        if _REBOUND.match(text) and from_hand is not None:
            if from_hand:
                found.append(PutsItself(text, Goes(going="graveyard", to="exile", whom=SELF)))
            continue
        if _KEYWORDS.match(text) or (from_graveyard and _FROM_THE_GRAVEYARD.match(text)):
            found.append(PutsItself(text, None))
            continue
        for sentence in sentences(text):
            spoken = with_own_name(headless(masked(sentence)), own).strip().rstrip(".")
            if _OF_ITSELF.search(spoken) and not speaks_of_going(spoken) and not _LATER.match(spoken):
                found.append(PutsItself(sentence, _own_order(spoken)))
    return tuple(found)


def _own_order(spoken: str) -> Goes | None:
    for to, pattern in _OWN_ORDERS:
        told = pattern.fullmatch(spoken)
        if told is not None:
            counters = told.groupdict()
            count = _number(counters.get("count"))
            return (
                None
                if count is None
                else Goes(going="graveyard", to=to, whom=SELF, kind=counters.get("kind") or "", count=count)
            )
    return None
