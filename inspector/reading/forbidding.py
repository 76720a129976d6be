"""Words that forbid something: to transform, to be turned face up, to untap, to phase in, to enter (101.2).

And what they forbid players: to cast spells, to play lands. Of what may not be attached or get counters other modules
read.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

from inspector.cards.lists_in_words import capitalized
from inspector.reading.grammar.meant import SELF, Meant, Subject
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.replacing import Whose
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import headless, masked, sentences, static_paragraphs
from inspector.reading.reader import tokens_of_sentence
from inspector.reading.subjectless import attaches, lacks_its_subject, with_its_subject

Forbidden = Literal["transform", "turn face up", "untap", "phase in", "enter", "copy"]
_WHAT: dict[Forbidden, str] = {
    "transform": "transform",
    "turn face up": "be turned face up",
    "untap": r"(?:be|become) untapped",
    "phase in": "phase in",
    "enter": "enter(?: the battlefield)?",
    "copy": "be copied",
}
_CANT = r"can['’]t (?:{})"
_FORBIDS = {
    what: re.compile(rf"(?P<whom>.+?)(?: (?:loses?|gets?|has|have|is|are)\b.*? and)? {_CANT.format(words)}(?P<more>.*)")
    for what, words in _WHAT.items()
}
# What is said of while something is face down holds for nothing that could be turned up otherwise.
_WHILE_DOWN = re.compile(r"As long as (?P<whom>.+?) is face down, it can['’]t be turned face up")
_ANY = re.compile(_CANT.format("|".join(_WHAT.values())), re.IGNORECASE)
_IN_BOTH = re.compile(r"(?P<what>.+) in graveyards and libraries")
_OWN = re.compile(r"~|[Tt]his \w+")


class Forbids(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that forbids ``what`` to those ``whom`` it means; None where that, or when it holds, is not read.

    ``own_turn`` is true where it holds only during the turn of the controller of the object that has it.
    """

    text: str
    what: Forbidden
    whom: Subject | None
    own_turn: bool = False


@lru_cache(maxsize=16_384)
def may_forbid(text: str) -> bool:
    """Whether a paragraph might forbid any of this; quick, and too wide."""
    return _ANY.search(text) is not None


@lru_cache(maxsize=4096)
def forbids(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> tuple[Forbids, ...]:
    """List what an object's static abilities forbid; its words may call it by these names."""
    own, attached = own_names(names), attaches(paragraphs)
    found: list[Forbids] = []
    for paragraph in static_paragraphs(tuple(text for text in paragraphs if may_forbid(text))):
        for sentence in sentences(paragraph):
            spoken = with_its_subject(with_own_name(headless(masked(sentence)), own).strip().rstrip("."))
            read = (_read(sentence, spoken, what, names) for what in _WHAT)
            of_either = attached and lacks_its_subject(sentence)
            said = (one for one in read if one is not None)
            found.extend(msgspec.structs.replace(one, whom=None) if of_either else one for one in said)
    return tuple(found)


def _read(sentence: str, spoken: str, what: Forbidden, names: tuple[str, ...]) -> Forbids | None:
    while_down = _WHILE_DOWN.fullmatch(spoken) if what == "turn face up" else None
    told = while_down or _FORBIDS[what].fullmatch(spoken)
    if told is None:
        return None
    more = "" if while_down is not None else told["more"]
    whom = _meant(told["whom"], names) if more in ("", " during your turn") else None
    return Forbids(text=sentence, what=what, whom=whom, own_turn=more == " during your turn")


def _in_library(one: Meant) -> Meant:
    wanted = None if one.filter is None else msgspec.structs.replace(one.filter, zone="library")
    return msgspec.structs.replace(one, filter=wanted)


def _meant(words: str, names: tuple[str, ...]) -> Subject | None:
    if _OWN.fullmatch(words):
        return SELF
    both = _IN_BOTH.fullmatch(words)
    if both is not None:
        there = _meant(f"{both['what']} in graveyards", names)
        return None if there is None else (*there, *map(_in_library, there))
    tokens = tokens_of_sentence(capitalized(words), names)
    readings = Parser(tokens).readings("subject")
    if len(readings) != 1 or readings[0].printed() != " ".join(tokens):
        return None
    subject = readings[0].value
    return subject if isinstance(subject, tuple) and all(isinstance(one, Meant) for one in subject) else None


# --- what players may not do

Playing = Literal["cast", "play"]
_WHO: dict[str, Whose] = {
    "your opponents": "opponent",
    "opponents": "opponent",
    "each opponent": "opponent",
    "you": "you",
    "players": "",
    "each player": "",
}
_PLAYING = re.compile(
    rf"(?:(?P<who>{'|'.join(_WHO)}) can['’]t (?P<verb>cast|play) (?P<what>.+?)"
    r"|(?P<which>.+) can['’]t be (?P<done>cast|play)(?:ed)?)(?P<own_turn> during your turn)?",
    re.IGNORECASE,
)
_ANY_PLAYING = re.compile(r"can['’]t (?:be )?(?:cast|play)", re.IGNORECASE)


class ForbidsPlaying(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that forbids its controller, opponents or all to cast or play ``what``; None where that is unread."""

    text: str
    does: Playing
    whose: Whose
    what: Subject | None
    own_turn: bool = False


@lru_cache(maxsize=16_384)
def may_forbid_playing(text: str) -> bool:
    """Whether a paragraph might forbid players to cast or play anything; quick, and too wide."""
    return _ANY_PLAYING.search(text) is not None


@lru_cache(maxsize=4096)
def forbids_playing(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> tuple[ForbidsPlaying, ...]:
    """List what an object's static abilities forbid players to cast or to play."""
    own = own_names(names)
    found: list[ForbidsPlaying] = []
    for paragraph in static_paragraphs(tuple(text for text in paragraphs if may_forbid_playing(text))):
        for sentence in sentences(paragraph):
            spoken = with_its_subject(with_own_name(headless(masked(sentence)), own).strip().rstrip("."))
            if may_forbid_playing(spoken):
                found.append(_read_playing(sentence, spoken, names))
    return tuple(found)


def _read_playing(sentence: str, spoken: str, names: tuple[str, ...]) -> ForbidsPlaying:
    told = _PLAYING.fullmatch(spoken)
    if told is None:
        does: Playing = "cast" if "cast" in spoken else "play"
        return ForbidsPlaying(text=sentence, does=does, whose="", what=None)
    verb = (told["verb"] or told["done"]).lower()
    return ForbidsPlaying(
        text=sentence,
        does="cast" if verb == "cast" else "play",
        whose=_WHO.get((told["who"] or "players").lower(), ""),
        what=_meant(told["what"] or told["which"], names),
        own_turn=told["own_turn"] is not None,
    )
