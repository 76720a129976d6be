"""What an object's words make of what happens to others: how these enter, what is put on them, tokens; read or not.

Words of abilities that trigger or are activated are left out, as are those of what resolves: they begin later.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

from inspector.reading.going import SPEAKS_OF_GOING, Goes, read_going
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.replacing import Replaces
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import headless, masked, sentences, static_paragraphs
from inspector.reading.reader import tokens_of_sentence
from inspector.reading.whom import BATTLEFIELD, Whom, whom

Happens = Literal["enters", "counters", "tokens", "graveyard"]
_ENTERS = r"(?:enters?|would enter|can['’]t enter|entering)"
_BATTLEFIELD = re.compile(r"(?<=\benters) the battlefield|(?<=\benter) the battlefield")
# What a sentence speaks of, whatever it says of it: where it is not read, that is not computed.
_WORDS_OF: dict[Happens, str] = {
    "counters": r"\bcounters? would be put\b|\bwould (?:put|have)\b[^.]*\bcounters?\b"
    r"|\bcan['’]t have\b[^.]*\bcounters? put\b|\bcounters can['’]t be put\b",
    "tokens": r"\btokens? would be created\b|\bwould create\b[^.]*\btokens?\b",
    "graveyard": SPEAKS_OF_GOING,
    "enters": rf"\b{_ENTERS}\b(?:[^.]* (?:tapped|untapped|with|as|instead|becomes?)\b)|\bcan['’]t enter\b",
}
_SPEAKS = {key: re.compile(words, re.IGNORECASE) for key, words in _WORDS_OF.items()}
_ANY = re.compile("|".join(f"(?:{words})" for words in _WORDS_OF.values()), re.IGNORECASE)
# Under this key an instruction is kept that changes no value now, but how something enters later.
ENTERS = "how it enters"
_LATER_ENTERS = re.compile(
    r"\bwould enter\b[^.]*\binstead\b|\b(?:permanents|creatures|lands|artifacts|enchantments|they|each"
    r"|[Tt]hat (?:creature|permanent|artifact|enchantment|land)|[Ii]t) [^.;]*?"
    r"\benters? (?:the battlefield )?(?:tapped|untapped|with|as)\b",
    re.IGNORECASE,
)
# Only what has resolved says so of a time, or of what was done by it.
CAST_THIS_WAY = " cast this way "
_RESOLVED = re.compile(
    r"^(?:Until|If you do\b)|\b(?:tapped this turn|this way|[Tt]he next time|[Ee]ach of them|that spell)\b"
)
_PAID_FOR = re.compile(r"^As an additional cost to cast (?P<kind>[^,]*\bspells)\b")
_UNDER_AN_OPPONENT = re.compile(r"\bunder an opponent['’]s control\b")
_OPPONENTS = re.compile(r"\b(?:opponents?|you don['’]t control)\b")
_YOURS = re.compile(r"\byou(?:r| control| own| would)\b")


class SaidOfOthers(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence about what happens to others: ``text``, of what it speaks, and what it does where that was read.

    ``goes`` is what was read of where something goes instead, be it others or its own object. Where it was not read
    ``whose`` and ``whom`` are those of whom it may speak, all others being left out for certain; ``own`` where it
    speaks of its own object alone.
    """

    text: str
    happens: Happens
    does: Replaces | None = None
    goes: Goes | None = None
    whose: Literal["", "you", "opponent"] = ""
    whom: tuple[Whom, ...] = ()
    own: bool = False


@lru_cache(maxsize=16_384)
def may_speak_of_others(text: str) -> bool:
    """Whether a paragraph might say anything of what happens to others; quick, and too wide."""
    return _ANY.search(text) is not None


@lru_cache(maxsize=4096)
def said_of_others(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> tuple[SaidOfOthers, ...]:
    """List what an object's abilities say of what happens to others; its words may call it by these names."""
    own = own_names(names)
    found: list[SaidOfOthers] = []
    for paragraph in static_paragraphs(paragraphs):
        before = ""
        for sentence in sentences(paragraph):
            spoken = with_own_name(headless(masked(sentence)), own)
            paid, before = _PAID_FOR.search(before), sentence
            happens = next((key for key, pattern in _SPEAKS.items() if pattern.search(spoken)), None)
            if happens is None or (happens == "enters" and _speaks_of_itself(spoken)):
                continue
            if paid is not None and happens == "enters" and spoken.startswith("If you do"):
                # It asks of each what was paid for it, and lasts as long as the words.
                meant = whom(paid["kind"])
                there = tuple(msgspec.structs.replace(one, zones=BATTLEFIELD) for one in meant)
                found.append(SaidOfOthers(text=sentence, happens=happens, whose="you", whom=there))
                continue
            if _RESOLVED.search(spoken) and not (happens == "graveyard" and CAST_THIS_WAY in spoken):
                continue
            if happens == "graveyard" and _speaks_of_itself(spoken):
                goes = read_going(spoken, names)
                found.append(SaidOfOthers(text=sentence, happens=happens, goes=goes, own=True))
            else:
                found.append(_told(sentence, spoken, happens, names))
    return tuple(found)


def speaks_of_entering(spoken: str) -> bool:
    """Whether what resolves says how something is to enter from then on: it changes nothing before something does."""
    return _LATER_ENTERS.search(spoken) is not None


def said_of_entering(sentence: str, meant: tuple[Whom, ...]) -> SaidOfOthers:
    """Give what a sentence of something that resolved says of how those whom it means enter; nothing of it is read."""
    return SaidOfOthers(text=sentence, happens="enters", whose=_whose(sentence), whom=meant)


def subject_of_entering(spoken: str) -> str:
    """Give the words for those of whose entering a sentence speaks."""
    return _HAPPENS.split(_OPENING.sub("", _TIMES.sub("", spoken)))[0]


_TIMES = re.compile(r"^(?:Until [^,]*|This turn|The next time(?= )),? ?", re.IGNORECASE)
_OPENING = re.compile(r"^(?:As|If|if) (?:an? |one or more |another )?")
_HAPPENS = re.compile(rf"(?: would)? (?:{_ENTERS}|be put|die|leave)\b")
_ITSELF = re.compile(
    r"^(?:(?:As|If) )?(?:~|[Tt]his \w+|[Ii]t|[Hh]e|[Ss]he|[Tt]hey)(?: would)? (?:enters?|be put|die|leave)\b"
    r"|^[Yy]ou may have (?:~|this \w+)|\b(?:~|it|he|she|this \w+) enters?\b|^(?:[Mm]ay )?[Ee]nters?\b"
)


def _speaks_of_itself(spoken: str) -> bool:
    return _ITSELF.search(spoken) is not None


def _told(sentence: str, spoken: str, happens: Happens, names: tuple[str, ...]) -> SaidOfOthers:
    does = _read(sentence, names)
    if does is not None:
        return SaidOfOthers(text=sentence, happens=happens, does=does)
    subject = _HAPPENS.split(_OPENING.sub("", spoken))[0]
    meant = whom(subject) if happens in ("enters", "graveyard") else ()
    goes = read_going(spoken, names) if happens == "graveyard" else None
    return SaidOfOthers(text=sentence, happens=happens, goes=goes, whose=_whose(spoken), whom=meant)


def _whose(spoken: str) -> Literal["", "you", "opponent"]:
    if _UNDER_AN_OPPONENT.search(spoken):
        return "opponent"
    if _OPPONENTS.search(spoken):
        return "" if _YOURS.search(spoken) else "opponent"
    return "you" if _YOURS.search(spoken) else ""


def _read(sentence: str, names: tuple[str, ...]) -> Replaces | None:
    tokens = tokens_of_sentence(_BATTLEFIELD.sub("", sentence), names)
    readings = Parser(tokens).readings("of others")
    if len(readings) != 1 or readings[0].printed() != " ".join(tokens):
        return None
    value = readings[0].value
    return value if isinstance(value, Replaces) else None
