"""What costs of a spell may have done to other objects as it was cast, and what keywords do as it resolves (601.2f-h).

Whether an optional cost was paid, and with what, no board says but by what it says was done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from inspector.cards.lists_in_words import capitalized
from inspector.reading.instruction import Instruction
from inspector.reading.instructions import instructions
from inspector.reading.paragraphs import without_reminder

# What others of a kind cost besides, this one did not.
_ADDITIONAL = re.compile(r"^As an additional cost to cast (?![^,]*\bspells\b)[^,]+, (?P<order>.+)$")
# What may be paid in place of its mana cost (118.9).
_IN_PLACE = re.compile(
    r"^(?:If [^,]+, )?[Yy]ou may (?P<order>.+) rather than pay (?:this spell|[^.]{1,40})['’]s mana cost\.?$"
)
# What is paid besides where it is cast at another time or from elsewhere, said as what one is doing (118.8).
_BY_DOING = re.compile(
    r"^(?:[^—.]+ — )?You may cast (?:this (?:card|spell)|~)(?P<yard> from your graveyard)?[^.]*? by (?P<doing>[^.]+?)"
    r" in addition to paying its other costs\.?$"
)
_DOING = {
    "discarding": "discard",
    "exiling": "exile",
    "returning": "return",
    "sacrificing": "sacrifice",
    "tapping": "tap",
    "untapping": "untap",
}
# Keyword abilities that name a cost of casting behind a dash, and those with which it is cast from a graveyard.
_NAMED = re.compile(
    r"^(?P<keyword>Kicker|Multikicker|Buyback|Entwine|Replicate|Escalate|Evoke|Spectacle|Surge|Dash|Overload|Bestow"
    r"|Flashback|Escape|Disturb)—(?P<order>.+)$"
)
_FROM_THE_GRAVEYARD = frozenset(("Flashback", "Escape", "Disturb", "Jump-start", "Retrace", "Harmonize"))
# Keyword abilities whose costs the rules name (702.48, 702.51, 702.66, 702.78, 702.81, 702.119, 702.126, 702.133,
# 702.153, 702.166, 702.180, 702.188, 702.190, 702.194), what they have done said as an order.
_BY_RULE: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"^(?P<keyword>{words})(?![\w-]| (?-i:[A-Z]))", re.IGNORECASE), order)
    for words, order in (
        ("Convoke", "Tap any number of creatures you control."),
        ("Improvise", "Tap any number of artifacts you control."),
        ("Conspire", "Tap two creatures you control."),
        ("Delve", "Exile any number of cards from your graveyard."),
        ("Bargain", "Sacrifice an artifact, an enchantment, or a token."),
        ("Casualty", "Sacrifice a creature."),
        ("Emerge", "Sacrifice a creature."),
        (r"\w+ offering", "Sacrifice a permanent."),
        ("Retrace", "Discard a card."),
        ("Jump-start", "Discard a card."),
        ("Harmonize", "Tap a creature you control."),
        ("(?:Web-slinging|Sneak)", "Return a creature you control to its owner's hand."),
        ("Teamwork", "Tap any number of creatures you control."),
    )
)
# Keyword actions that an additional cost may be, in so many words (701.59a, 701.61a, 701.67a, 701.68a).
_ACTIONS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\bwaterbend\b"), "Tap any number of artifacts and creatures you control."),
    (re.compile(r"\bcollect evidence\b"), "Exile any number of cards from your graveyard."),
    (re.compile(r"\bforage\b"), "Exile three cards from your graveyard or sacrifice a Food."),
    (re.compile(r"\bblight (?:\d+|X)"), "Put X -1/-1 counters on a creature you control."),
)
# What triggers as a spell is cast has been done by the time that it resolves: it was put on the stack above (603.3),
# said as orders for keyword abilities (702.60a, 702.85a). What another spell did that was cast so, that one says.
_WHEN_CAST = re.compile(r"^(?:When|Whenever) you cast (?:this spell|~)[^,]*, (?P<order>.+)$", re.DOTALL)
_TRIGGERED: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(r"^Cascade\b", re.IGNORECASE),
        "Reveal cards from the top of your library. Put the rest on the bottom.",
    ),
    (
        re.compile(r"^Ripple \d", re.IGNORECASE),
        "Reveal cards from the top of your library. Put the rest on the bottom.",
    ),
)
# What a keyword has an instant or sorcery do as it resolves (702.113a, 702.174a).
_AWAKEN = re.compile(r"^Awaken (?P<count>\d+|X)")
_GIFT = re.compile(r"^Gift (?P<what>an? .+)$")


@lru_cache(maxsize=2048)
def paid_for(
    paragraphs: tuple[str, ...], names: tuple[str, ...], *, from_graveyard: bool, permanent: bool
) -> tuple[Instruction, ...]:
    """List what the costs of a spell may have done to others, and what its keywords do that are no sentences.

    ``paragraphs`` are those of its text. What an instant or sorcery says itself of its costs is with what it says
    besides, where it is not ``permanent``.
    """
    found: list[Instruction] = []
    for paragraph in paragraphs:
        text = without_reminder(paragraph)
        for order in _orders(text, from_graveyard=from_graveyard, permanent=permanent):
            found += (
                msgspec.structs.replace(one, unread=msgspec.structs.replace(one.unread, text=text), as_cast=True)
                for one in instructions((order,), names)
            )
    return tuple(dict.fromkeys(found))


def _orders(text: str, *, from_graveyard: bool, permanent: bool) -> Iterator[str]:
    additional = _ADDITIONAL.match(text)
    if additional is not None:
        if permanent:
            yield _begun(additional["order"])
        yield from (order for action, order in _ACTIONS if action.search(additional["order"]))
    in_place = _IN_PLACE.match(text) if permanent else None
    if in_place is not None:
        yield _begun(in_place["order"])
    by_doing = _BY_DOING.match(text)
    if by_doing is not None and (from_graveyard or by_doing["yard"] is None):
        yield from _doing(by_doing["doing"])
    yield from _done_as_it_was_cast(text)
    named = _NAMED.match(text)
    if named is not None and (from_graveyard or named["keyword"] not in _FROM_THE_GRAVEYARD):
        yield _begun(named["order"])
    for keyword in text.split(", "):
        for pattern, order in _BY_RULE:
            told = pattern.match(keyword)
            if told is not None and (from_graveyard or told["keyword"].capitalize() not in _FROM_THE_GRAVEYARD):
                yield order
    awaken = None if permanent else _AWAKEN.match(text)
    if awaken is not None:
        count = awaken["count"]
        yield f"Put {count} +1/+1 counters on a land you control. It becomes a 0/0 Elemental creature with haste."
    gift = None if permanent else _GIFT.match(text)
    if gift is not None:
        card = gift["what"] == "a card"
        yield "An opponent draws a card." if card else f"An opponent creates {gift['what']} token."


def _done_as_it_was_cast(text: str) -> Iterator[str]:
    """What a paragraph says that triggers as its spell is cast, as orders."""
    triggered = _WHEN_CAST.match(text)
    if triggered is not None:
        yield _begun(triggered["order"])
    for keyword in text.split(", "):
        yield from (order for pattern, order in _TRIGGERED if pattern.match(keyword))


def _doing(words: str) -> Iterator[str]:
    """Give as orders what is said as what one is doing: "paying 3 life and discarding a card"."""
    for part in words.split(" and "):
        verb, _, rest = part.partition(" ")
        if verb in _DOING:
            yield f"{capitalized(_DOING[verb])} {rest}."


def _begun(order: str) -> str:
    return capitalized(order)
