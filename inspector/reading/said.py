"""Parts of sentences read by themselves: for those who say effects of a board in the words that cards use."""

from __future__ import annotations

from inspector.cards import Change, Filter, StaticAbility
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.sentences import Meaning
from inspector.reading.grammar.subjects import SELF
from inspector.reading.grammar.tokens import tokens_of

# What somebody does with an object is said as what it then is.
_LASTING = {"gains": "has", "gain": "have", "becomes": "is", "become": "are"}


def objects_in_words(words: str) -> Filter | None:
    """Give the filter that words for all objects of a kind mean (``other Humans you control``); None for others."""
    tokens = tokens_of(words)
    readings = Parser(tokens).readings("many") if tokens else []
    # What counts counters holds a mapping, so that filters are compared and not hashed.
    found = [reading.value for reading in readings]
    return found[0] if found and all(each == found[0] for each in found) else None


def static_in_words(sentence: str) -> StaticAbility | None:
    """Give the one effect that a sentence of a card means; None where it means none, several or no single thing."""
    for words in dict.fromkeys((sentence, _lasting(sentence))):
        tokens = tokens_of(words)
        readings = Parser(tokens).readings("sentence") if tokens else []
        meanings = [reading.value for reading in readings if isinstance(reading.value, Meaning)]
        if len(meanings) == 1 and len(meanings[0].statics) == 1:
            return meanings[0].statics[0]
    return None


def change_said(predicates: str) -> Change | None:
    """Give what predicates without their subject do (``gets +2/+2 and gains flying``); None for other words."""
    # What a card is by its own words defines it, and is read otherwise than what another makes of it.
    for subject, on in (("~", SELF[0].on), ("Enchanted creature", "attached")):
        found = static_in_words(f"{subject} {predicates.strip()}")
        if found is not None and found.on == on and found.if_ is None:
            return found.change
    return None


def _lasting(sentence: str) -> str:
    return " ".join(_LASTING.get(word, word) for word in sentence.split(" "))
