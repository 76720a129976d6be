"""Static sentences in which nothing is known: whatever they do, nobody has read it.

The verbs of ``predicates`` are those that the rules' language has for changing values. Cards that people write
themselves say it as people talk ("Bears are twice as big"), and a text in another language says it in none of these
words. What says nothing that is known to be harmless may change anything.
"""

from __future__ import annotations

import re

from inspector.cards import keywords_of
from inspector.reading.whom import EVERYTHING, Whom, whom

# What static sentences of printed cards speak of that is no value: where one of these stands, somebody does something,
# may or must not do it, or the game counts, pays or moves something.
_HARMLESS = re.compile(
    r"\b(?:able|actions|activate|activated|activating|add|additional|assign|assigns|attach|attached|attack|attacked"
    r"|attacking|attacks|banned|block|blocked|blocking|blocks|can['’]t|cannot|cast|casts|choose|chosen|combine"
    r"|commander|cost|costs|count|counter|counterable|countered|counters|counts|create|creates|crews|damage"
    r"|deal|deals|dealt|deck|devotion|dies|discard|discards|doesn['’]t|don['’]t|draft|drafted|drafts|draw|drawn"
    r"|draws|enter|enters|equal|errata|escapes|exile|exiled|exiles|form|gain|gains|game|graveyard|graveyards"
    r"|hand|hands|indestructible|instead|library|lose|loses|made|make|makes|mana|manifest|manifests|maximum|may"
    r"|melds|mill|mills|minimum|number|paid|pay|pays|phase|play|played|playing|plays|prevent|prevented|put|puts"
    r"|regenerate|regenerated|result|results|return|returns|reveal|revealed|round|rule|sacrifice|sacrificed"
    r"|sacrifices|saddles|scry|search|skip|skips|spend|starting|stations|step|steps|target|targets|transform"
    r"|transforms|trigger|triggers|turn|turns|unblockable|untap|untaps|upkeep|win|wins|would"
    r")\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][a-z]+)?")
_SYMBOLS = re.compile(r"\{[^}]*\}|[☐⟦⟧]")
# Something is added to a size, whatever the verb of that is; a counter is put on something by what has a verb.
_SIZE_ADDED = re.compile(r"[+−-][\dX]+/[+−-][\dX]+(?![^.]* counter)")
_FOR_A_TURN = re.compile(r"\bthis turn\b|\buntil (?:end of turn|the turn ends|the end of)\b")
_OF_PLAYERS = re.compile(
    r"^(?:You|Your opponents|(?:Each|That|Every) (?:player|opponent)|Players|Opponents|All players)\b"
    r"(?! control (?!your opponents))"
)
# A row of keywords, or a name of one that nobody knows, is no sentence: it has neither a subject nor a full stop.
_LEAST_WORDS = 4
_LEAST_OF_A_SENTENCE = 2
_LONG = 30
_MOST_OF_A_SUBJECT = 8


def unknown_form(sentence: str, main: str) -> tuple[Whom, ...]:
    """Give whom a static sentence may touch where nothing in its ``main`` part is known; nobody where something is."""
    if keywords_of(main.strip(". ")) or keywords_of(main.partition(",")[0].strip(". ")):
        return ()
    said = _SYMBOLS.sub("", main)
    words = _WORD.findall(said)
    adds = _SIZE_ADDED.search(main) and not _FOR_A_TURN.search(sentence)
    if not adds and (_HARMLESS.search(said) or _OF_PLAYERS.match(main)):
        return ()
    found = _subject(main)
    ends = sentence.rstrip().endswith((".", "!", "。")) or found != (EVERYTHING,)
    is_row = not words or (len(words) < (_LEAST_OF_A_SENTENCE if ends else _LEAST_WORDS) and len(main) < _LONG)
    return () if is_row else found


def _subject(main: str) -> tuple[Whom, ...]:
    """Find whom it speaks of: all whom any of its beginnings names, as no verb tells where those end; else all."""
    words = main.strip(". ").split(" ")[:_MOST_OF_A_SUBJECT]
    beginnings = (whom(" ".join(words[:length])) for length in range(1, len(words) + 1))
    return tuple(dict.fromkeys(one for found in beginnings for one in found if one != EVERYTHING)) or (EVERYTHING,)
