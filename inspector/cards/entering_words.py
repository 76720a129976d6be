"""What the words of a card say of how it enters (614.1c-d): tapped, with counters, as a copy; and what is not read.

Only sentences of exactly these simple forms are read; of any other that speaks of its own entering the words are kept,
so that nothing is taken for said that is not, nor for unsaid that is. A sentence of an ability that triggers or is
activated is no such sentence, nor is one in quotation marks or in brackets.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

CountOfCounters = int | str


class EnteringWords(msgspec.Struct, frozen=True):
    """What is read of how a card enters.

    ``counters`` are kinds with a number, or ``"X"``; ``tapped_copy`` is true where it enters tapped as a copy,
    ``prepared`` where it enters so. ``choices`` are the sentences by which something is
    chosen as it enters, ``unread`` those of its own entering that are not read, ``of_others`` those that say how other
    objects enter, ``escaping`` those of how it enters where its spell was cast by escape (702.138b).
    """

    tapped: bool = False
    counters: tuple[tuple[str, CountOfCounters], ...] = ()
    tapped_copy: bool = False
    prepared: bool = False
    choices: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    of_others: tuple[str, ...] = ()
    escaping: tuple[str, ...] = ()


_NUMBERS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_COUNT = {**{word: number for number, word in enumerate(_NUMBERS, start=1)}, "an": 1, "one": 1}
_ENTERS = r"enters(?: the battlefield)?"
_KIND = r"(?P<kind>[+-]\d+/[+-]\d+|[a-z]+(?: strike)?)"
_TAPPED = rf"{_ENTERS} tapped"
_ON_IT = r"(?: on (?:it|him|her|them))?"
_COUNTERS = rf"{_ENTERS}(?P<tapped> tapped)?(?: and)? with (?P<count>[a-z]+|\d+) {_KIND} counters?{_ON_IT}"
_COPY = r"(?:you may have )?(?:{self} )?(?:may )?enters?(?: the battlefield)?(?P<tapped> tapped)? as a copy of .*"
# What is copied from then on is told by the action that lets it enter, or turns it up, as a copy.
_ORIGINAL = r"as (?:{self}) enters(?: the battlefield)? or is turned face up, you may choose another creature\b[^,]*"
_CHOICE = (
    r"(?:as (?:{self}) "
    rf"{_ENTERS}, choose (?P<one>.+)|choose (?P<other>.+) as (?:{{self}}) {_ENTERS})"
)
_CHOSEN = re.compile(
    r"an? (?:color|creature type|card type|basic land type|nonbasic land type|(?:[a-z]+,? )*card name|number"
    r"|opponent|player)\b[^.,;]*"
)
# Keyword abilities by which a permanent enters with a fixed number of counters of a kind (702.32a, 43a, 58a, 63a).
_KEYWORDS = {"modular": "+1/+1", "graft": "+1/+1", "fading": "fade", "vanishing": "time"}
_KEYWORD = re.compile(rf"({'|'.join(_KEYWORDS)}) (\d+)", re.IGNORECASE)
# With so many as X of the spell is (702.156a).
_RAVENOUS = re.compile("ravenous", re.IGNORECASE)
_UNREAD_KEYWORD = re.compile(
    r"(amplify|bloodthirst|devour|impending|modular|read ahead|riot|sunburst|tribute|unleash)\b", re.IGNORECASE
)
# Behind such words, what triggers as it enters.
_LATER_ON = re.compile(r"when(?:ever)?\b")
_ESCAPES = re.compile(r"\bescapes with\b")
_REMINDER, _QUOTED = re.compile(r"\s*\([^()]*\)"), re.compile(r"[“\"][^“”\"]*[”\"]")
_LATER = re.compile(
    r"^(?:[^—]{1,40} — )?(?:when|whenever|at the beginning|at end)\b|^[^.]*:|^[ivx]+(?:, [ivx]+)* —", re.IGNORECASE
)
# An ability word, or a word of flavor, before an ability.
_HEAD = re.compile(r"^[A-Z][\w',!?&-]*(?: [\w',!?&-]+){0,4} — ")
# Where what it asks as it enters cannot be done, it is put elsewhere.
_NEVER_ENTERS = re.compile(r"\binstead of (?:putting (?:it|this \w+) )?onto the battlefield\b")
_OTHERS = re.compile(
    r"\b(?:each|another|other|a|an|any)\b[^.]*\benters (?:the battlefield )?(?:tapped|untapped|with|as)\b"
    r"|\benter (?:the battlefield )?(?:tapped|untapped|with|as)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=8192)
def entering_words(paragraphs: tuple[str, ...], names: tuple[str, ...]) -> EnteringWords:
    """Read how a card enters from the paragraphs of its rules text; ``names`` are those it may call itself by."""
    own = "|".join(("this [a-z]+", "it", "he", "she", "they", *(re.escape(name.lower()) for name in _short(names))))
    found = EnteringWords()
    for paragraph in paragraphs:
        text = _QUOTED.sub("", _REMINDER.sub("", paragraph)).strip()
        keyword = _KEYWORD.fullmatch(text.rstrip("."))
        if keyword is not None:
            found = _with(found, (_KEYWORDS[keyword[1].lower()], int(keyword[2])))
        elif _RAVENOUS.fullmatch(text.rstrip(".")):
            found = _with(found, ("+1/+1", "X"))
        elif _UNREAD_KEYWORD.match(text):
            found = msgspec.structs.replace(found, unread=(*found.unread, text))
        elif not _LATER.match(text):
            for sentence in re.split(r"(?<=[.!?])\s+", _HEAD.sub("", text)):
                found = _with_sentence(found, sentence.strip().rstrip("."), own)
    return found


def _short(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names in full, and as legends are called by the part before the comma or before "the" and "of"."""
    short = (part for name in names for part in (name, name.partition(",")[0], re.split(r" (?:the|of) ", name)[0]))
    return tuple(dict.fromkeys(part for part in short if part))


def _with_sentence(found: EnteringWords, sentence: str, own: str) -> EnteringWords:
    low = sentence.lower()
    if _ESCAPES.search(low):
        return msgspec.structs.replace(found, escaping=(*found.escaping, sentence))
    if _NEVER_ENTERS.search(low):
        return msgspec.structs.replace(found, unread=(*found.unread, sentence))
    if not re.search(r"\benters?\b", low) or _LATER_ON.match(low):
        return found
    subject = rf"(?:(?:{own}) )?"
    if re.fullmatch(subject + _TAPPED, low):
        return msgspec.structs.replace(found, tapped=True)
    if re.fullmatch(rf"{subject}{_ENTERS} prepared", low):
        return msgspec.structs.replace(found, prepared=True)
    counters = re.fullmatch(subject + _COUNTERS, low)
    if counters is not None and (
        counters["count"] in _COUNT or counters["count"].isdigit() or counters["count"] == "x"
    ):
        word = counters["count"]
        count: CountOfCounters = "X" if word == "x" else int(word) if word.isdigit() else _COUNT[word]
        return _with(found, (counters["kind"], count), tapped=bool(counters["tapped"]))
    copy = re.fullmatch(_COPY.replace("{self}", f"(?:{own})"), low)
    if copy is not None:
        return msgspec.structs.replace(found, tapped_copy=bool(copy["tapped"]))
    if re.fullmatch(_ORIGINAL.replace("{self}", own), low):
        return found
    choice = re.fullmatch(_CHOICE.replace("{self}", own), low)
    if choice is not None and _CHOSEN.fullmatch(choice["one"] or choice["other"]):
        return msgspec.structs.replace(found, choices=(*found.choices, sentence))
    if re.search(rf"(?:^|\b(?:{own}) (?:would )?(?:may )?)enters?\b", low):
        return msgspec.structs.replace(found, unread=(*found.unread, sentence))
    if _OTHERS.search(sentence):
        return msgspec.structs.replace(found, of_others=(*found.of_others, sentence))
    return found


def _with(found: EnteringWords, counters: tuple[str, CountOfCounters], *, tapped: bool = False) -> EnteringWords:
    return msgspec.structs.replace(found, tapped=found.tapped or tapped, counters=(*found.counters, counters))
