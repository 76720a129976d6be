"""What a sentence says of values beside its verbs: "gets +2/+2 and flies", "has trample and +1/+0", "+1/+1 for all".

Cards give each value a verb of its own, so the verbs of ``predicates`` tell which values they change. People have one
verb for several, or say behind the value whom it is for. A mark that names one value of two tells of the other that it
is certain.
"""

from __future__ import annotations

import re

from inspector.cards import keywords_of
from inspector.reading.predicates import ABILITIES, ALL_KEYS, SIZE_KEYS
from inspector.reading.whom import EVERYTHING, Whom, whom

_AMOUNT = r"[\dXY*]+"
_ADDED = re.compile(rf"(?<![\w/])[+−-]({_AMOUNT})/[+−-]({_AMOUNT})(?!\w|[^.,;]* (?:counter|token)s?\b)")
_SIZE = re.compile(rf"(?<![\w/])[+−-]?{_AMOUNT}/[+−-]?{_AMOUNT}(?!\w|[^.,;]* (?:counter|token)s?\b)")
_PARTS = re.compile(r",? (?:and|plus|also) |,? [&+] |[,;.] ?")
_FLIES = re.compile(r"(?:(?:they|it|he|she) )?(?:can )?(?:fly|flies)\b")
_NO = re.compile(r"^(?:no|maybe|perhaps|sometimes|gains?|has|have) ")
_AS_THOUGH = re.compile(r"\b(?:treat|treats|treated|considered)\b[^.]*? (?:as though|as if|like)\b")
_LOST_ALL = re.compile(r"\b(?:has|have|had) lost\b(?![^.]*\b(?:life|game|turn)\b)|\bloses? everything\b")
# Whom a size is for: what is counted stands behind "each" and "every".
_FOR_WHOM = re.compile(
    rf"^[+−-]{_AMOUNT}/[^.]*? (?:to|for) (?P<whom>(?:all|any|each of|every(?:thing|one|body)\S*|my|our|other|the|their"
    r"|your|creatures|opponents)\b[^.]*)",
    re.IGNORECASE,
)


# Others of whom the same is said, or more: "and so do your lands", "same for Goblins", ", Goblins +2/+2".
_WHO = r"(?P<whom>(?:[\w'’-]+ ){0,4}?[\w'’-]+)"
_ELSE = tuple(
    re.compile(words)
    for words in (
        rf"\b(?:so|as|nor|neither) (?:do|does|are|is|have|has) {_WHO}(?=[.,;!]|$)",
        rf"\b(?:same|likewise|ditto) (?:goes )?for {_WHO}(?=[.,;!]|$)",
        rf"(?:, (?:and |but )?|; | and ){_WHO}:? (?=[+−-][\dX]+/)",
        rf"(?:, (?:and |but )?|; | and ){_WHO}(?= (?:too|as well|also)[.!]?$)",
        r"\b(?P<whom>(?:everyone|everything|everybody|anyone|anything|all|each one) else)(?!['’\w])",
        (
            r", (?:and )?(?P<whom>(?:(?:all|my|other|their|your) )?(?:[A-Z]\w+s|creatures|lands|artifacts))"
            r"(?= [a-z]+(?: strike)?[.!]?$)"
        ),
    )
)
_VERB_OR_SIZE = re.compile(r"\b(?:has|have|gets?|is|are|gains?|loses?|becomes?|with|or|for|from|to|by)\b|\d")
_OTHERS = re.compile(r"(?:yours|mine|theirs|ours|others|the (?:others|rest)|[\w ]+ else)$", re.IGNORECASE)
_ONLY = re.compile(r"(?:Only|Nothing but|Nobody but|No one but)\b")


def whom_else(spoken: str) -> tuple[Whom, ...]:
    """Give of whom else a sentence says the same or more; of all where it is said that only some are or have it."""
    if _ONLY.match(spoken):
        return (EVERYTHING,)
    said = [one["whom"] for words in _ELSE for one in words.finditer(spoken)]
    found: list[Whom] = []
    for words in said:
        if not _VERB_OR_SIZE.search(words):
            found += (EVERYTHING,) if _OTHERS.match(words) else whom(words)
    return tuple(dict.fromkeys(found))


def keys_said_beside(spoken: str, main: str) -> tuple[str, ...]:
    """List the values of which the ``main`` part of a sentence speaks, whatever its verbs are."""
    found: list[str] = []
    for added in _ADDED.finditer(main):
        found += (key for key, by in zip(SIZE_KEYS, added.groups(), strict=True) if by != "0")
    size = _SIZE.search(main)
    behind = _PARTS.split(main[size.end() :]) if size is not None else []
    if any(keywords_of(_NO.sub("", part.strip())) or _FLIES.match(part) for part in behind[1:]) or _LOST_ALL.search(
        main
    ):
        found += ABILITIES
    return ALL_KEYS if _AS_THOUGH.search(spoken) else tuple(dict.fromkeys(found))


def whom_it_is_for(sentence: str) -> tuple[Whom, ...]:
    """Give for whom a size stands at the beginning of a sentence; nobody where it is for the object itself."""
    found = _FOR_WHOM.match(sentence)
    return () if found is None else (whom(found["whom"]) or (EVERYTHING,))
