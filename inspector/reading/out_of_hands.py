"""What leaves a hand or a library by a verb that names no zone: who discards does so from a hand (701.9a)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.reading.instruction import Instruction
from inspector.reading.unread import Preceding, Unread
from inspector.reading.who_does import who_does
from inspector.reading.whom import Whom, whom, whose_zone

# "Draw a card from an opponent's library."
_FROM_ANOTHER = re.compile(r" from (?P<whose>[^.,;]*\blibrar(?:y|ies))\b")
# What was chosen from a hand is discarded, and nothing else there.
_THAT_CARD = re.compile(r" (?:it|them|(?:that|those|the chosen) cards?)\b")
# "Discards all nonland cards", where no other words say what may be discarded in their place.
_OF_A_KIND = re.compile(
    r" (?:all|an?|each|two|three|X|any number of) (?P<what>(?:[\w-]+ ){1,2}cards?)\b"
    r"(?![^.;]* (?:or|and an?(?:other)?)\b)"
)
DRAWS = re.compile(r"(?<!would )\bdraws? (?!step\b)[^.;]*?\bcards?\b", re.IGNORECASE)
# Who discards does so from a hand, who draws or mills from a library (121.1, 701.9a, 701.17a), by whatever words.
_OUT_OF_HANDS = (
    (re.compile(r"\bdiscards?\b", re.IGNORECASE), "hand"),
    (DRAWS, "library"),
    (re.compile(r"\b(?:mills?|surveils?|manifests?|cloaks?|explores?|discovers?)\b", re.IGNORECASE), "library"),
    (re.compile(r"\bantes? the top\b", re.IGNORECASE), "library"),
    (re.compile(r"\bputs? the top [^.;]*?\blibrary into [^.;]*?\bgraveyard\b", re.IGNORECASE), "library"),
    *(
        (re.compile(rf"\bexchange your [^.;]*?\b{zone}\b", re.IGNORECASE), zone)
        for zone in ("hand", "graveyard", "library")
    ),
)


def out_of_hands(sentence: str, spoken: str, before: Preceding) -> Iterator[Instruction]:
    """What is discarded, drawn or milled, whose zone is named by nothing but the verb."""
    for pattern, zone in _OUT_OF_HANDS:
        for order in pattern.finditer(spoken):
            controller = who_does(spoken[: order.start()])
            if pattern is DRAWS and (elsewhere := _FROM_ANOTHER.match(spoken, order.end())):
                controller = whose_zone(elsewhere["whose"])
            groups: tuple[Whom, ...] = (Whom(zones=(zone,), controller=controller),)
            if _THAT_CARD.match(spoken, order.end()) and any("hand" in one.zones for one in before.chosen):
                groups = before.chosen
            kind = _OF_A_KIND.match(spoken, order.end()) if zone == "hand" else None
            if kind is not None:
                named = whom(kind["what"]) or groups
                groups = tuple(msgspec.structs.replace(one, zones=(zone,), controller=controller) for one in named)
            yield Instruction(unread=Unread(text=sentence, keys=("zone",), whom=groups), for_a_turn=False)
