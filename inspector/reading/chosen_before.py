"""What a spell has somebody choose, or search for, and in later words calls "that card", "them" or "the rest"."""

from __future__ import annotations

import re

import msgspec

from inspector.reading.whom import Whom, whom, whose_zone

_AN_OR_SO = r"(?:an?|another|target|up to|any|all|each|the|that|one|two|three|four|five|six|X)"
_THEN = (
    r"(?=,? (?:and|then) (?:\w+ )?(?:puts?|exiles?|returns?|reveals?|destroys?|discards?|sacrifices?|shuffles?)\b"
    r"|,? then do the same\b|[.;]|$)"
)
_CHOOSES = re.compile(
    rf"(?<!can['’]t )\b(?:chooses?|votes? for) (?P<whom>{_AN_OR_SO} [^.;]+?)(?:, then those votes\b|{_THEN})",
    re.IGNORECASE,
)
_REVEALS = re.compile(
    rf"\breveals? (?P<whom>{_AN_OR_SO} [^.;]+? (?:outside the game|(?:in|from) (?:your|their) hand)){_THEN}",
    re.IGNORECASE,
)
_AN_OBJECT = re.compile(
    r"\b(?:cards?|permanents?|creatures?|lands?|artifacts?|enchantments?|planeswalkers?|tokens?|spells?|Auras?|Vehicles?"
    r"|Equipment)\b",
    re.IGNORECASE,
)
# A quality or a number that is chosen is no object.
_A_QUALITY = re.compile(
    r"\b(?:types?|names?|colors?|number\b(?! of)|kinds?|source|artist|odd|counters?)\b", re.IGNORECASE
)
_FROM_IT = re.compile(r" (?:from it|revealed this way)\b")
_FROM_THEM = re.compile(r" (?:from among|of) (?:them|those)\b")
_HAND = re.compile(r"\bhands?\b")
_HAND_OF_AN_OPPONENT = re.compile(
    r"\b(?:target|each|an) opponent reveals their hand\b|\bopponent['’]s hand\b", re.IGNORECASE
)
# What comes from a library, or is created, was laid out nowhere and is what is spoken of from then on.
_LAID_OUT_NOWHERE = re.compile(
    r"\b(?:reveal|look at|exile)s? "
    r"(?:the top|(?:[\w ]+ )?cards from the top|the cards in [^.;]*?librar|(?:your|their) librar)"
    r"|\bcreates? [^.;]*\btokens?\b"
    # A token that goes on what was spoken of leaves that what is spoken of.
    r"(?![^.;]*\battached to (?:it|them|that|those)\b)",
    re.IGNORECASE,
)
# What is chosen so may be a player as well, who is no object (115.4).
_ANY_TARGET = re.compile(r"any (?:other )?target\b|another target\b|(?:up to )?\w+ targets\b(?! \w)")
_AT_ANY_TARGET = re.compile(r"\bany target\b")
_ANY_TARGETS = tuple(Whom(types=(word,)) for word in ("Creature", "Planeswalker", "Battle"))
NOTHING_HERE = Whom(zones=("nowhere",))
_TARGETS = re.compile(
    r"\b[Tt]arget (?P<whom>[^.,;]+?)(?=['’]s (?:controller|owner)\b"
    r"| (?:gets?|gains?|becomes?|deals?|can|has|have|loses?|is|are|to|until|and|then|for|onto|into|unless|phases"
    r"|explores|connives|fights?|attacks?|blocks?)\b|[.,;]|$)"
)
_SEARCHES = re.compile(r"\bsearch(?:es)? (?P<where>[^.;]*?) for\b", re.IGNORECASE)
_ZONES = (("graveyard", "graveyard"), ("hand", "hand"), ("librar", "library"))
_SPOKEN_OF = re.compile(
    r"^(?:it|them|(?:that(?! many\b)|those|the (?:last )?chosen|the rest|the others?|each of those)\b"
    r"|(?:all|one|two|any|either) of (?:them|those)\b"
    r"|(?:all|each|any number of|the)\b[^.;]* (?:revealed this way|with (?:the most|one or more) votes\b.*))"
    r"(?!.*['’]s )",
    re.IGNORECASE,
)


# "Then do the same for creature cards with mana value 2": what the first is asked to be, others need not be.
_OTHERS_TOO = re.compile(r"\bdo(?:es)? the same\b|\bthen (?:chooses? )?an(?:other)?\b|\brepeats?\b", re.IGNORECASE)


def chosen_in(spoken: str, sentence_before: str) -> tuple[Whom, ...] | None:
    """Give those of which a sentence has some chosen or targeted; None where none are, so that others still count.

    What is chosen "from it" is so from the hand of which these words speak or those before. Of what comes from a
    library, or is created, nothing lies there: it is said to be ``NOTHING_HERE``.
    """
    searched = _SEARCHES.search(spoken)
    if searched is not None:
        zones = tuple(zone for word, zone in _ZONES if word in searched["where"])
        there = Whom(zones=zones, controller=whose_zone(searched["where"]))
        return (there,) if "graveyard" in zones or "hand" in zones else (NOTHING_HERE,)
    chooses = _CHOOSES.search(spoken) or _REVEALS.search(spoken)
    if chooses is None:
        targets = tuple(dict.fromkeys(group for one in _TARGETS.finditer(spoken) for group in whom(one["whom"])))
        targets = targets or (_ANY_TARGETS if _AT_ANY_TARGET.search(spoken) else ())
        return targets or ((NOTHING_HERE,) if _LAID_OUT_NOWHERE.search(spoken) else None)
    words = chooses["whom"]
    if _ANY_TARGET.match(words):
        return _ANY_TARGETS
    if _AN_OBJECT.search(words) is None or _A_QUALITY.search(words):
        return None
    if _FROM_THEM.search(words):
        return (NOTHING_HERE,)
    groups = whom(words)
    if _OTHERS_TOO.search(spoken):
        groups = tuple(msgspec.structs.replace(one, asks=()) for one in groups)
    if _FROM_IT.search(words):
        if not _HAND.search(f"{sentence_before} {spoken}"):
            return (NOTHING_HERE,)
        whose = _whose_hand(f"{sentence_before} {spoken}")
        return tuple(msgspec.structs.replace(one, zones=(*one.zones, "hand"), controller=whose) for one in groups)
    return groups if all(one.zones for one in groups) else ()


_REVEALED = re.compile(r"\bcards? revealed this way$")
_OF_THOSE_REVEALED = re.compile(
    r" from (?:among (?:them|those(?: cards)?|the revealed cards)|(?:the chosen|that) pile)$"
)


def revealed_before(words: str, chosen: tuple[Whom, ...]) -> tuple[Whom, ...]:
    """Give the cards of libraries that words mean as those which somebody looked at; none where they mean no such.

    ``chosen`` was chosen last: of what lies nowhere yet it is told otherwise.
    """
    those = _OF_THOSE_REVEALED.search(words)
    if those is None and (_REVEALED.search(words) is None or is_nothing_here(chosen)):
        return ()
    groups = whom(words if those is None else words[: those.start()]) or (Whom(),)
    return tuple(msgspec.structs.replace(one, zones=("library",), other=False) for one in groups)


def is_nothing_here(groups: tuple[Whom, ...]) -> bool:
    """Whether words mean what lies nowhere yet, as what was created or comes from a library."""
    return bool(groups) and all(one.zones == NOTHING_HERE.zones for one in groups)


def is_of_a_library(groups: tuple[Whom, ...]) -> bool:
    """Whether words mean cards of libraries alone."""
    return all(one.zones == ("library",) for one in groups)


def is_of_hand(words: str, sentence_before: str) -> bool:
    """Whether words mean cards of the hand of which the sentence before speaks: "a creature card from it"."""
    return words.endswith(" from it") and _HAND.search(sentence_before) is not None


def in_hand_spoken_of(words: str, sentence_before: str) -> tuple[Whom, ...]:
    """Give the cards that words name in the hand of which the sentence before speaks."""
    groups = whom(words) or (Whom(),)
    whose = _whose_hand(sentence_before)
    return tuple(msgspec.structs.replace(one, zones=("hand",), controller=whose) for one in groups)


def _whose_hand(words: str) -> str:
    return "opponent" if _HAND_OF_AN_OPPONENT.search(words) else ""


def is_spoken_of(words: str, chosen: tuple[Whom, ...]) -> bool:
    """Whether words mean what was chosen: a pronoun, or a noun that these may be called by."""
    if not chosen or _SPOKEN_OF.match(words) is None:
        return False
    types = {word for one in whom(words) for word in one.types}
    if chosen == (NOTHING_HERE,):
        # "That creature" may be another than the token that came between.
        return not types or words.endswith("revealed this way")
    return not types or any(not one.types or not types.isdisjoint(one.types) for one in chosen)
