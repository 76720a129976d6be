"""How a card enters by its own words, read by the same grammar: sentence by sentence, or its clause of copying."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from inspector.reading.grammar.amounts import numbers_to_say
from inspector.reading.grammar.entering import OWN_NAME, Copies, Enters
from inspector.reading.grammar.parsing import Parser
from inspector.reading.paragraphs import quotes_of, sentences, without_reminder
from inspector.reading.reader import tokens_of_sentence
from inspector.reading.unread import COPY_WHILE_FACE_UP, LATER

_BATTLEFIELD = re.compile(r"(?<=\benters) the battlefield|(?<=\benter) the battlefield")


@lru_cache(maxsize=4096)
def how_it_enters(sentence: str, names: tuple[str, ...]) -> Enters | None:
    """Read a sentence of how its object enters, which its words may call by these names; None where it is not read."""
    found = _read("entering", sentence, names)
    if not isinstance(found, Enters) or any(numbers_to_say(count) for _, count in found.counters):
        # A number that nobody has said yet would be none, and it has entered then.
        return None
    return found


@lru_cache(maxsize=4096)
def what_it_may_copy(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> Copies | None:
    """Read as a copy of what an object may enter, and with which exceptions; None where that is not read."""
    for paragraph in paragraphs:
        for sentence in sentences(without_reminder(paragraph)):
            if " as a copy of " in sentence:
                found = _read("copy clause", sentence, names)
                return _named(found, names) if isinstance(found, Copies) else None
    return None


@lru_cache(maxsize=4096)
def said_behind_copying(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """List the sentences behind the one of copying in its paragraph, but for what triggers, as "When you do" does."""
    for paragraph in paragraphs:
        every = sentences(without_reminder(paragraph))
        place = next((at for at, text in enumerate(every) if " as a copy of " in text), None)
        if place is not None:
            return tuple(text for text in every[place + 1 :] if not LATER.match(text))
    return ()


@lru_cache(maxsize=4096)
def copy_while_face_up(paragraphs: tuple[str, ...]) -> tuple[str, ...] | None:
    """Give the abilities quoted where words make their object a copy until it is turned face down, else None."""
    return next((quotes_of(text) for text in paragraphs if COPY_WHILE_FACE_UP.search(text)), None)


def _named(copies: Copies, names: tuple[str, ...]) -> Copies:
    """The clause with the object's own name where it keeps it."""
    change = copies.except_
    if change is None or change.name != OWN_NAME or not names:
        return copies
    return msgspec.structs.replace(copies, except_=msgspec.structs.replace(change, name=names[0]))


def _read(category: str, sentence: str, names: tuple[str, ...]) -> object:
    # Older cards say where they enter as well.
    tokens = tokens_of_sentence(_BATTLEFIELD.sub("", sentence), names)
    readings = Parser(tokens).readings(category)
    if len(readings) != 1 or readings[0].printed() != " ".join(tokens):
        return None
    return readings[0].value
