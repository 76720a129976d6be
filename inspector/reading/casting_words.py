"""What a spell lets somebody cast or play as it resolves, from where it lies: by then it may lie there no more."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.reading.instruction import Instruction
from inspector.reading.unread import Unread
from inspector.reading.who_does import who_does
from inspector.reading.whom import Whom, whom, whose_zone

# Only what is done as the words are followed: a permission for a time moves nothing by itself (608.2g).
_CASTS = re.compile(
    r"\b(?:may |and |then |player )(?:then )?(?:casts?|plays?) (?P<whom>(?!this card\b|~)[^.;]*?"
    r"(?P<where>\b(?:from|in) [^.;,]*?"
    r"\b(?:hand|graveyard|exile)s?\b[^.;,]*))(?P<rest>[^.;]*)",
    re.IGNORECASE,
)
_CASTS_IT = re.compile(
    r"\b(?:may |and |then |player )(?:then )?(?:casts?|plays?) (?:it|them|that card|those cards|the chosen card)\b"
    r"(?P<rest>[^.;]*)",
    re.IGNORECASE,
)
_FOR_A_TIME = re.compile(
    r"\b(?:this turn|until|as long as|next turn|each turn|each of your turns|during)\b",
    re.IGNORECASE,
)
_CAST = re.compile(r"\bcasts?\b", re.IGNORECASE)
_LAID_OUT = ("hand", "graveyard", "exile")


def cast_by_words(sentence: str, spoken: str, chosen: tuple[Whom, ...]) -> Iterator[Instruction]:
    """Give the cards that a sentence has somebody cast or play, told as that sentence.

    ``chosen`` are those that were chosen before it, of which it may speak.
    """
    if _FOR_A_TIME.search(spoken):
        return
    for found in _CASTS.finditer(spoken):
        zones = tuple(zone for zone in _LAID_OUT if zone in found["where"].lower())
        whose = whose_zone(found["where"].partition(" ")[2]) or ("you" if " your " in found["where"] else "")
        whose = whose or (who_does(spoken[: found.start()]) if " their " in found["where"] else "")
        groups = whom(found["whom"][: found.start("where") - found.start("whom")]) or (Whom(),)
        if _CAST.search(found[0]) is not None:
            # A land is played and never cast (305.9).
            groups = tuple(msgspec.structs.replace(one, no_types=(*one.no_types, "Land")) for one in groups)
        yield _told(sentence, tuple(msgspec.structs.replace(one, zones=zones, controller=whose) for one in groups))
    if _CASTS_IT.search(spoken) and chosen and all(one.zones and {*one.zones} <= {*_LAID_OUT} for one in chosen):
        yield _told(sentence, chosen)


def _told(sentence: str, groups: tuple[Whom, ...]) -> Instruction:
    return Instruction(unread=Unread(text=sentence, keys=("zone",), whom=groups), for_a_turn=False)
