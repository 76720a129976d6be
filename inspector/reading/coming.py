"""What a spell brings to a place where nothing of it lies yet: tokens, cards that are drawn or searched for.

No object has another value for that, but what counts objects there does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from inspector.reading.unread import Unread
from inspector.reading.who_does import who_does
from inspector.reading.whom import BATTLEFIELD, Whom, whom, whose_zone

# Under these keys such words are kept, and that an object which lies elsewhere may be on the battlefield by them.
COMES = "what comes there"
ARRIVES = "it may be on the battlefield"
_DRAWS = re.compile(r"\bdraws? [^.;]*?\bcards?\b", re.IGNORECASE)
_CREATES = re.compile(r"\bcreates? (?P<what>[^.;]*?\btokens?)\b", re.IGNORECASE)
# A comma goes on with a row of kinds, or ends what is searched for.
_CARDS = r"[^.;]*?\b(?:cards?\b|lands?\b(?! card))"
_SEARCHES = re.compile(
    r"\bsearch(?:es)? (?P<where>[^.;]*?\blibrar[^.;]*?) for "
    rf"(?P<what>{_CARDS}(?:,? (?:(?:and|or|and/or) )?(?:an?|up to \w+|one|two|three) {_CARDS})*[^,.;]*?)"
    r"(?=,| (?:and|then) (?:puts?|reveals?|exiles?|shuffles?)\b|[.;]|$)(?P<then>[^.;]*)",
    re.IGNORECASE,
)
_WHERE_TO = (
    ("hand", re.compile(r"\binto [\w’' ]*\bhands?\b|^in your hand\b")),
    ("battlefield", re.compile(r"\bonto the battlefield\b")),
    ("graveyard", re.compile(r"\binto [\w’' ]*\bgraveyards?\b")),
)


_HAND, _GRAVEYARD = Whom(zones=("hand",)), Whom(zones=("graveyard",))
# Keyword actions by which something comes that they do not name (701.9, 701.16, 701.17, 701.25, 701.36, 701.40, 701.44,
# 701.47, 701.48, 701.50, 701.53, 701.57, 701.58, 701.62).
_BRINGS: tuple[tuple[re.Pattern[str], tuple[Whom, ...]], ...] = tuple(
    (re.compile(rf"\b(?:{words})\b", re.IGNORECASE), groups)
    for words, groups in (
        (r"investigates?", (Whom(types=("Artifact",), subtypes=("Clue",)),)),
        (r"incubates? (?:X|\d+)", (Whom(types=("Artifact",), subtypes=("Incubator",)),)),
        (r"opens? an Attraction", (Whom(types=("Artifact",), subtypes=("Attraction",)),)),
        (r"assembles? an? Contraption", (Whom(types=("Artifact",), subtypes=("Contraption",)),)),
        (r"amass(?:es)? (?:[A-Z]\w+ )?(?:X|\d+)", (Whom(types=("Creature",), subtypes=("Army",)),)),
        (r"populates?", (Whom(types=("Creature",)),)),
        (r"manifests? dread", (Whom(types=("Creature",)), _GRAVEYARD)),
        (r"(?:manifests?|cloaks?)(?! dread) [^.;]*?\b(?:cards?|them|those|it)", (Whom(types=("Creature",)),)),
        (r"(?:explores?|connives?)", (_HAND, _GRAVEYARD)),
        (r"(?:discovers? (?:X|\d+)|learn)", (_HAND, _GRAVEYARD)),
        (r"mills? [^.;]*?\bcards?", (_GRAVEYARD,)),
        (r"surveils? (?:X|\d+)", (_GRAVEYARD,)),
        (r"discards? (?!this card)[^.;]*?\b(?:cards?|hands?|it|them|the rest)", (_GRAVEYARD,)),
        (r"puts? the top [^.;]*?\blibrary into [^.;]*?\bgraveyard", (_GRAVEYARD,)),
    )
)
# Of what was looked at in a library, one or more are put elsewhere.
_PUTS = re.compile(
    r"\bputs? (?P<what>[^.;]*?) (?P<then>(?:(?:in|on)to|in(?= your hand\b)) (?!your library|their library)[^.;]*)",
    re.IGNORECASE,
)
# Where these lay, and whether anybody laid them out, hangs on what was done before.
_THIS_WAY = re.compile(
    r"\b(?:milled|revealed|exiled) this way\b|\bfrom among (?:them|those|the (?:milled|revealed))\b"
    # A hand that nobody laid out.
    r"|\bfrom (?:your|their|a) hand\b"
)
# Cards of a graveyard that nobody laid out: what they are, and where they go.
_OUT_OF_GRAVEYARDS = re.compile(
    r"\b(?:returns?|puts?) (?P<what>[^.;]*?\bcards?\b[^.;]*?) (?:from|in) (?P<whose>[^.,;]*?)\bgraveyards? "
    r"(?P<then>(?:(?:in|on)?to) [^.;]*)",
    re.IGNORECASE,
)
_TO = (
    ("hand", re.compile(r"^(?:in)?to [\w’' ]*\bhands?\b")),
    ("battlefield", re.compile(r"^(?:on)?to the battlefield\b")),
)
_YOURS = re.compile(r"\binto your (?:hand|graveyard)\b|\bunder your control\b")
_LOOKS = re.compile(
    r"\b(?:looks? at|reveals?) (?:(?:the top|(?:[\w ]+ )?cards from the top|the cards in) [^.;]*?\blibrar(?:y|ies)\b"
    r"|[^.;]*?\bfrom the top of it\b)",
    re.IGNORECASE,
)


def coming_in(spoken: str, *, from_a_library: bool = False) -> Iterator[tuple[int, tuple[Whom, ...]]]:
    """Give what a sentence brings where: at which place of the sentence it is said, and what it will be there.

    With ``from_a_library`` that which was named before comes from there, where nobody has laid it out.
    """
    for found in _DRAWS.finditer(spoken):
        yield found.start(), (_HAND,)
    for found in _CREATES.finditer(spoken):
        yield found.start(), _to(BATTLEFIELD, found["what"])
    for found in _SEARCHES.finditer(spoken):
        zones = _zones_in(found["then"])
        if zones:
            yield found.start(), _to(zones, found["what"])
    for pattern, groups in _BRINGS:
        for found in pattern.finditer(spoken):
            yield found.start(), groups
    for found in _PUTS.finditer(spoken) if _SEARCHES.search(spoken) is None else ():
        zones, yours = _zones_in(found["then"]), _YOURS.search(found["then"]) is not None
        if zones and (from_a_library or _THIS_WAY.search(found["what"])):
            came = _to(zones, found["what"] if len(zones) == 1 else "a card")
            # Whose it is there may be said, whoever puts it there.
            yield (
                found.start(),
                tuple(msgspec.structs.replace(one, controller="you") for one in came) if yours else came,
            )


def out_of_graveyards(spoken: str) -> Iterator[tuple[Whom, ...]]:
    """Give what a sentence brings from a graveyard to a hand or the battlefield, and whose that is where it is said."""
    for found in _OUT_OF_GRAVEYARDS.finditer(spoken):
        zones = tuple(zone for zone, pattern in _TO if pattern.search(found["then"]))
        yours = found["whose"].strip() == "your" or _YOURS.search(found["then"]) is not None
        controller = "you" if yours else ""
        if zones:
            yield tuple(msgspec.structs.replace(one, controller=controller) for one in _to(zones, found["what"]))


def _zones_in(words: str) -> tuple[str, ...]:
    return tuple(zone for zone, pattern in _WHERE_TO if pattern.search(words))


def looks_at_a_library(spoken: str) -> bool:
    """Whether a sentence has somebody look at cards of a library, so that the next may put them somewhere."""
    return _LOOKS.search(spoken) is not None


_THOSE = re.compile(r"(?:it|them|(?:that|those|the chosen|the rest|the others?)\b)", re.IGNORECASE)


def out_of_libraries(
    spoken: str, looked_at: tuple[Whom, ...] | None
) -> Iterator[tuple[tuple[Whom, ...], tuple[str, ...]]]:
    """Give the cards of libraries that may be there no more, and what else of them may change than their zone.

    They are searched for, or looked at: where they are put may be said by a later sentence, and nobody looks to leave
    all of them where they are. Of what was ``looked_at`` or searched for before it is said here.
    """
    for found in _LOOKS.finditer(spoken):
        theirs = who_does(spoken[: found.start()]) if _OF_THEIR_OWN.search(found[0]) else ""
        yield (Whom(zones=("library",), controller=theirs or whose_zone(found[0].partition(" of ")[2])),), ()
    for found in _PUTS.finditer(spoken) if looked_at is not None and _SEARCHES.search(spoken) is None else ():
        if _ONTO.search(found["then"]):
            yield _of_those(looked_at or (), found["what"]), (ARRIVES,)
    for found in _SEARCHES.finditer(spoken):
        if _LAID_OUT.search(found["where"]) is not None:
            # Of several zones it is told what is chosen from any of them.
            continue
        whose = whose_zone(found["where"]) or ("you" if found["where"].startswith("your ") else "")
        whose = whose or (who_does(spoken[: found.start()]) if found["where"].startswith("their ") else "")
        groups = tuple(msgspec.structs.replace(one, controller=whose) for one in _to(("library",), found["what"]))
        onto = _ONTO.search(found["then"])
        under = ("controller",) if onto is not None and "under your control" in onto[0] and whose != "you" else ()
        yield groups, (ARRIVES, *under) if onto is not None else ()


def _of_those(looked_at: tuple[Whom, ...], words: str) -> tuple[Whom, ...]:
    """Give the cards that words mean of those that somebody looked at: in whose library these lie is known of them."""
    return looked_at if looked_at and _THOSE.match(words) else in_library_of(looked_at, _to(("library",), words))


def in_library_of(looked_at: tuple[Whom, ...], groups: tuple[Whom, ...]) -> tuple[Whom, ...]:
    """Give groups of cards of a library as those of whose library somebody looked at."""
    whose = {one.controller for one in looked_at}
    controller = whose.pop() if len(whose) == 1 else ""
    return tuple(msgspec.structs.replace(one, controller=controller) for one in groups)


_OF_THEIR_OWN = re.compile(r"\bof their librar")
_LAID_OUT = re.compile(r"\b(?:graveyard|hand)\b")
_ONTO = re.compile(r"\bonto the battlefield\b[^.;]*")


def _to(zones: tuple[str, ...], words: str) -> tuple[Whom, ...]:
    groups = whom(words) or (Whom(),)
    return tuple(msgspec.structs.replace(one, zones=zones, controller="", token=None) for one in groups)


# Words for what was named before: by a pronoun, or as the tokens that were created.
_IT = (
    r"(?:(?:(?:each|either) of )?(?:it|them|those)|they|(?:that|those) (?!(?:player|opponent|spell|card)s?\b)\w+"
    r"|(?:the|each of those) tokens?)"
)
_OF_WHAT_CAME = re.compile(
    rf"^(?:then )?{_IT}\b"
    rf"|\b(?:exiles?|sacrifices?|returns?|destroys?|taps?|goads?|counters?(?: of that kind)? on|attach(?:es)?) {_IT}"
    r"(?=\b)",
    re.IGNORECASE,
)


def speaks_of_what_came(spoken: str) -> bool:
    """Whether a sentence speaks of what was named before, and of nothing that is targeted itself."""
    return _OF_WHAT_CAME.search(spoken) is not None and "target" not in spoken


def came_there(told: Iterable[Unread]) -> tuple[Whom, ...]:
    """Give what comes to the battlefield by words of which this is ``told``, as it is there."""
    came = (
        msgspec.structs.replace(group, zones=BATTLEFIELD, controller="", token=None)
        for one in told
        for group in one.whom
        if ARRIVES in one.keys or (COMES in one.keys and group.zones == BATTLEFIELD)
    )
    return tuple(dict.fromkeys(came))
