"""What an ability or a spell lets a permanent become a copy of, read from the phrase behind "becomes a copy of"."""

from __future__ import annotations

import re
from functools import lru_cache

from inspector.cards import Filter
from inspector.reading.grammar.parsing import Parser
from inspector.reading.paragraphs import without_reminder
from inspector.reading.reader import tokens_of_sentence

_BECOMES = re.compile(
    r"(?<!that )\b(?:becomes?|is) (?:a copy|copies) of (?P<what>[^.;\"“”]+?)"
    r"(?=[.;\"“”]|$|, (?:except|but)\b| until\b| this turn\b| for as long\b| and (?:gains?|has|have|attacks?|keeps)\b)"
)
_CHOSEN = re.compile(r"\b[Cc]hoose (?P<what>(?:an?|target|another(?: target)?) [^.]+?)\.")
_SAID_BEFORE = re.compile(r"^(?:that (?:creature|artifact|permanent|land|enchantment|one)|it)$")
_TARGET = re.compile(r"^(?:up to one )?(?:(?P<other>another|other)|an?|any)? ?(?:one )?(?:other )?target ")


@lru_cache(maxsize=1024)
def what_may_be_copied(text: str, names: tuple[str, ...]) -> Filter | None:
    """Read of what an ability lets something become a copy; None where it says nothing of that, or is not read."""
    plain = without_reminder(text)
    found = _BECOMES.search(plain)
    if found is None:
        return None
    what = found["what"]
    if _SAID_BEFORE.match(what):
        chosen = _CHOSEN.search(plain[: found.start()])
        if chosen is None:
            return None
        what = chosen["what"]
    phrase = _TARGET.sub(lambda told: "another " if told["other"] else "a ", what)
    tokens = tokens_of_sentence(phrase, names)
    readings = Parser(tokens).readings("original")
    if len(readings) != 1 or readings[0].printed() != " ".join(tokens):
        return None
    value = readings[0].value
    return value if isinstance(value, Filter) else None
