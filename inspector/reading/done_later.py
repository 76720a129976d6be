"""When what a spell says is done: as it resolves, or once something else has happened (603.7a, 603.12a)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from inspector.cards.lists_in_words import capitalized
from inspector.reading.paragraphs import headless, masked, without_reminder

# For what words wait: nothing, the turn's end, that something goes or enters, that a spell is cast, or combat.
Waits = Literal["", "turn", "goes", "enters", "cast", "combat"]


class Done(NamedTuple):
    """What a sentence has done, and for what it waits before; ``by`` is who does that for which it waits."""

    waits: Waits
    does: str
    by: str = ""


_TRIGGER = re.compile(r"^(?:(?P<turn>At)|When|Whenever) (?P<event>[^,]+), (?P<does>.+)$", re.DOTALL)
# What is done at a time stands before it or behind.
_AT_A_TIME = re.compile(
    r",? at (?:the beginning of (?!each\b|combat\b)(?:the |your |that |their |its |an )?[^,.;]*?"
    r"(?:end step|upkeep|cleanup step|draw step|main phase|turn)|end of (?P<combat>combat))\b[^,.;]*"
)
_OF_COMBAT = re.compile(r"\bcombat\b(?! damage)")
# Of these it is known when they happen, by the action that says it.
_EVENTS: tuple[tuple[Waits, re.Pattern[str]], ...] = (
    # What a spell itself has done triggers as it resolves.
    ("", re.compile(r"(?:\bdo(?:es)?|\bthis way)$")),
    ("goes", re.compile(r"\b(?:dies?|leaves?|lose control|put into [^,]*?graveyard)\b")),
    ("enters", re.compile(r"\benters?\b")),
    ("cast", re.compile(r"\bcasts?\b")),
    ("combat", re.compile(r"\b(?:attack|block|combat)")),
)
# Of a spell, what has a time of its own is no ability that triggers as it is cast, cycled or discarded.
_DELAYED = re.compile(r"(?:At|When|Whenever) (?!you cast this spell\b)[^,]*?\b(?:this turn|next)\b[^,]*,")
_BEHIND_WHO = re.compile(
    r" (?:enters?|dies?|attacks?|blocks?|becomes?|deals?|is|are|leaves?|deal|explores?|mutates|phases|transforms)\b"
)
_SOMEBODY = re.compile(r"^(?:you|they|that player|(?:a|each|an?other|target) player|an opponent|damage)\b")


def delayed_paragraphs(paragraphs: tuple[str, ...]) -> Iterator[str]:
    """Give the paragraphs of a spell by which something triggers later that it makes as it resolves (603.7a)."""
    for paragraph in paragraphs:
        text = headless(without_reminder(paragraph))
        if _DELAYED.match(text):
            yield text


# For how long something triggers may stand before it: "Until end of turn, whenever a creature dies".
_FOR_A_TIME = re.compile(r"^(?:• ?)?(?:Until [^,]*|This turn|During [^,]*), (?P<when>whenever|when) ")


def _when(found: re.Match[str]) -> str:
    return f"{capitalized(found['when'])} "


def when_done(sentence: str) -> Done:
    """Tell for what a sentence of a spell waits, and give what it has done then."""
    trigger = _TRIGGER.match(_FOR_A_TIME.sub(_when, sentence))
    if trigger is None:
        at = _AT_A_TIME.search(masked(sentence))
        if at is None:
            return Done("", sentence)
        return Done("combat" if at["combat"] else "turn", sentence.replace(at[0], "", 1))
    does = capitalized(trigger["does"])
    if trigger["turn"]:
        return Done("combat" if _OF_COMBAT.search(trigger["event"]) else "turn", does)
    found = next((waits for waits, told in _EVENTS if told.search(trigger["event"])), None)
    # Of no other event the board says when it happens: it may have, from then on.
    waits: Waits = found or ""
    by = _BEHIND_WHO.split(trigger["event"])[0]
    return Done(waits, does, "" if found == "" or _SOMEBODY.match(by) else by)
