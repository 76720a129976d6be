"""Whom the words of a sentence might touch: an over-estimate from its subject, judged later on the table's values.

A subject that is not understood means everything. Only words that are certain to leave objects out are read: the object
itself, what it is attached to, card types and subtypes, supertypes, colors, tokens, controller, zone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.cards import Color
from inspector.cards.creature_types import creature_type_of
from inspector.cards.subtypes import type_of_subtype

BATTLEFIELD = ("battlefield",)


class Whom(msgspec.Struct, frozen=True, kw_only=True):
    """One group of objects: those with all of these qualities. Nothing given is everything on the battlefield.

    ``own`` is the object that has the words, ``attached`` what it is attached to. ``zones`` empty means every zone.
    ``types``, ``subtypes`` and ``supertypes`` are all needed, of those in ``no_types``, ``no_subtypes``,
    ``no_supertypes`` and ``no_colors`` none may be there. ``controller`` is ``"you"`` or ``"opponent"`` of who controls
    the words; ``attacking`` where only attackers are meant, ``counter`` the kind of counters without which none is, or
    ``"any"``, and ``keyword`` the keyword ability without which none is. ``word`` is the kind of word that must stand
    in its text: ``"color"``, ``"basic land type"`` or ``"creature type"``; ``colored`` the fewest and the most colors
    that it has. ``asks`` are what it must be like besides: ``("power", ">=3")``, ``("mana_value", "<=2")``,
    ``("with", "Flying")``, ``("without", "Flying")``, ``("is", "tapped")``.
    """

    own: bool = False
    attached: bool = False
    zones: tuple[str, ...] = BATTLEFIELD
    types: tuple[str, ...] = ()
    no_types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    no_subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    no_supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    no_colors: tuple[str, ...] = ()
    token: bool | None = None
    controller: str = ""
    other: bool = False
    attacking: bool = False
    counter: str = ""
    keyword: str = ""
    word: str = ""
    colored: tuple[int, int] | None = None
    asks: tuple[tuple[str, str], ...] = ()


OWN = Whom(own=True)
ATTACHED = Whom(attached=True)
EVERYTHING = Whom()
EVERYTHING_ANYWHERE = Whom(zones=())
_TYPES = {
    "artifact": "Artifact",
    "battle": "Battle",
    "creature": "Creature",
    "enchantment": "Enchantment",
    "instant": "Instant",
    "kindred": "Kindred",
    "land": "Land",
    "planeswalker": "Planeswalker",
    "sorcery": "Sorcery",
}
_SUPERTYPES = {"legendary": "Legendary", "basic": "Basic", "snow": "Snow", "world": "World"}
_COLORS = {
    "white": Color.WHITE,
    "blue": Color.BLUE,
    "black": Color.BLACK,
    "red": Color.RED,
    "green": Color.GREEN,
}
# How few and how many colors an object has that is called so (105.2).
_HOW_COLORED = {"colorless": (0, 0), "colored": (1, 5), "monocolored": (1, 1), "multicolored": (2, 5)}
_ONE_OR_MORE_COLORS = re.compile(r"\b(?:so|that(?:['’]s| is| are)) one or more colors\b")
# Who blocks is meant as well.
_IN_COMBAT = re.compile(
    r" (?:so|that(?:['’]s| is| are)) (?:attacking (?:and/)?or blocking|blocking (?:and/)?or attacking)\b"
)
# "That's black or red" leaves out what is neither, and no more is said by one of the two.
_ONE_OF_SEVERAL = re.compile(
    r" (?:so|that(?:['’]s| is| are)) (?:(?:white|blue|black|red|green|multicolored|colorless|legendary|tapped)"
    r"(?:,? (?:and/or|or) |, )){1,4}\w+"
)
_GENERAL = frozenset(("permanent", "card", "spell", "token", "source", "commander", "object", "one", "copy", "outlaw"))
_SELF = re.compile(
    r"^(?:~|[Tt]his (?:artifact|Aura|aura|battle|card|Case|case|Class|class|creature|enchantment|Equipment|equipment"
    r"|Fortification|land|object|permanent|planeswalker|Room|room|Saga|saga|scheme|plane|Siege|spell|Spacecraft|token|Vehicle|vehicle|one)|[Ii]tself|[Tt]his(?=$))"
    r"(?:['’]s?)?(?= ?$| (?:power|toughness|base|mana|color|name|and|or|is|also|each|both|still|instead|only)\b)"
)
_ATTACHED = re.compile(
    r"^(?:the )?(?:[Ee]nchanted|[Ee]quipped|[Ff]ortified) (?:nonland |artifact )*[\w-]+(?:['’]s?)?"
    r"(?= ?$| (?!you|an|each|your|get))"
)
_ZONES = (
    (re.compile(r"\bhands?\b"), "hand"),
    (re.compile(r"\bgraveyards?\b"), "graveyard"),
    (re.compile(r"\blibrar(?:y|ies)\b"), "library"),
    (re.compile(r"\bexiled?\b"), "exile"),
    (re.compile(r"\bcommand zone\b"), "command"),
    (re.compile(r"\b(?:stack|[Ss]pells?|cast)\b"), "stack"),
    (re.compile(r"\bon the battlefield\b"), "battlefield"),
    (re.compile(r"\boutside\b(?! the battlefield)"), "outside"),
)
# What a main part says for "that aren't on the battlefield".
ELSEWHERE = "elsewhere"
_NOT_THE_BATTLEFIELD = ("hand", "graveyard", "library", "exile", "command", "stack", "outside")
# "Lands you control and land cards in your library": the first part says nothing of a zone.
_ON_THE_BATTLEFIELD = re.compile(
    r"^(?!.*\b(?:[Cc]ards?|[Ss]pells?)\b).*\b(?:controls?|permanents|creatures|lands|artifacts|enchantments|planeswalkers|tokens)\b"
)
# "Target spell or permanent", "target spell or creature": one alone says so at the end.
_ONE_ON_THE_BATTLEFIELD = re.compile(r"\b(?:permanent|creature|land|artifact|enchantment|planeswalker)$")
_OWNED_ELSEWHERE = re.compile(rf"\byou own {ELSEWHERE}\b")
_ANY_ZONE = re.compile(
    r"\b(?:aren|isn)['’]t on the battlefield|\b(?:not on|outside) the battlefield|\bzones?\b(?<!command zone)"
    r"|\banywhere\b"
)
# Where a spell was cast from is not where it is.
_CAST_FROM = re.compile(
    r"(?<=\bcast) from "
    r"(?:anywhere other than (?:your|their) hands?|exile|(?:your|their|a) (?:hand|graveyard|library))\b"
)
_OPPONENTS = re.compile(
    r"\b(?:opponents control|an opponent controls|each opponent controls|you don['’]t control)\b"
    r"|\bopponent(?:['’]s|s['’]) (?:graveyards?|hands?|librar(?:y|ies))\b"
    r"|\bopponent(?:['’]s|s['’]) (?:[A-Za-z-]+ )?"
    r"(?:permanent|creature|land|artifact|enchantment|planeswalker|attacker)s?\b"
    r"|\b[Oo]pposing\b|\bthat (?:is|are) not yours\b"
)
_YOURS = re.compile(
    r"\byou control\b|\byour team controls?\b|\bof yours\b"
    r"|\bcards?(?: (?:of|that share|with|without|named) [\w<>=' -]+?)? (?:in|from|of) your (?:graveyard|hand|library)\b"
    r"|^your (?:graveyard|hand|library)\b"
)
# "Attacking or blocking creatures" may be either.
_ATTACKING = re.compile(r"\b[Aa]ttacking\b(?! (?:and|or|and/or) )(?<!or attacking)")
_COUNTER = re.compile(r"\bwith an? (?P<kind>[+-]\d/[+-]\d|[a-z]+) counters? on (?:it|them)\b")
_WORD = re.compile(r"[A-Za-z~][\w'’-]*")
_SPLIT = re.compile(r", and/or |,? and/or |, and |,? and |, or |,? or |, |; ")
_HEADS = frozenset((*_TYPES, "permanent", "card", "spell", "token", "aura", "equipment", "vehicle", "commander"))


_HEADING = re.compile(r"^[^.;]*(?: [—–-]|:) (?=\S)")


def behind_heading(words: str) -> str:
    """Give words without what heads them: "Aura effect - nearby creatures", "Three or more lands: creatures"."""
    return _HEADING.sub("", words).strip()


# Of counters that are on an object it is told whom words mean by that object.
_COUNTERS_ON = re.compile(r"^[Tt]he number of \S+ counters on ")


def whom(subject: str) -> tuple[Whom, ...]:
    """Read the words before the verb; gives nothing where no part of them is understood."""
    subject = _COUNTERS_ON.sub("", subject)
    if _OPPONENT_AND.match(subject):
        # "Each opponent and each creature they control": whose these are is said by what stands before.
        subject = _THEY_CONTROL.sub("your opponents control", subject)
    subject = _SO_MUCH.sub(_compared, _IN_COMBAT.sub("", subject))
    subject = _ONE_OF_SEVERAL.sub("", _ONE_OR_MORE_COLORS.sub("colored", without_numbers(subject)))
    parts = [part.strip() for part in _SPLIT.split(subject) if part.strip()]
    whole = _zones_of(subject, parts)
    found: list[Whom] = []
    adjectives: list[Whom] = []
    refused: list[Whom] = []
    for index, part in enumerate(parts):
        one = _group(part, whole)
        if one is not None:
            # "Nonartifact, nonblack creature" is neither.
            one, refused = _without(one, refused), []
            # "Other snow and Zombie creatures you control": the first part has the noun of the next.
            found += (msgspec.structs.replace(each, types=one.types, controller=one.controller) for each in adjectives)
            of_a_zone = _CARD_OF_YOURS.search(part) and all("card" in each for each in parts[:index])
            if one.controller and found and (_GOES_ON.match(part) or of_a_zone):
                # "Creatures and planeswalkers you control": whose they are is said of the whole row.
                found = [
                    each if each.own else msgspec.structs.replace(each, controller=each.controller or one.controller)
                    for each in found
                ]
            found.append(one)
            adjectives = []
        elif _NEGATIVE.search(part):
            refused.append(_read_words(part).group(whole))
        elif (adjective := _adjectives(part, whole, is_first=index == 0)) is not None:
            adjectives.append(adjective)
    if len(parts) == 1 and "outlaw" in subject:
        found = list(_of_outlaws(found[0], subject)) if found else []
    if sum(_PLAYERS_PART.fullmatch(part) is None for part in parts) > 1:
        # "With a +1/+1 counter on it or with flying": one of several does not leave out what is as another says.
        found = [msgspec.structs.replace(one, counter="", asks=()) for one in found]
    return tuple(dict.fromkeys(found))


_KINDS_OF_OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")


def _of_outlaws(one: Whom, subject: str) -> Iterator[Whom]:
    """Give what a group means of which it is said that its objects are outlaws, or that they are none (700.12)."""
    if "non-outlaw" in subject.casefold():
        yield msgspec.structs.replace(one, no_subtypes=(*one.no_subtypes, *_KINDS_OF_OUTLAWS))
        return
    for kind in _KINDS_OF_OUTLAWS:
        yield msgspec.structs.replace(one, subtypes=(*one.subtypes, kind))


def without_numbers(words: str) -> str:
    """Give words for objects without the amounts in them, which are taken from others: nobody is meant by these."""
    return _ONE_OR_TWO.sub("up to three", _NUMBER_OF.sub("", words))


_ONE_OR_TWO = re.compile(r"\bone(?:, two,)? or (?:two|three|both|more)(?= (?:other )?(?:target|of)\b)", re.IGNORECASE)


# "Each creature without flying and each player": no object is meant by the second.
_PLAYERS_PART = re.compile(r"(?:each|target|all|any) (?:other )?(?:players?|opponents?)", re.IGNORECASE)
_OPPONENT_AND = re.compile(r"(?:each|target|an) opponents? and\b", re.IGNORECASE)
_THEY_CONTROL = re.compile(r"\b(?:they control|that (?:player|opponent) controls)\b")


# A noun of a row that has no article or number of its own.
_GOES_ON = re.compile(
    r"(?!(?:an?|all|any|another|each|other|target|the|up|your|one|two|three|four|five|enchanted|equipped|X)\b)[A-Za-z]",
    re.IGNORECASE,
)


# What stands behind the last card of a row is said of all of them.
_CARD_OF_YOURS = re.compile(r"\bcards?\b[^.,;]* (?:in|from) your (?:graveyard|hand)$")


# A part that ends with what its objects are not.
_NEGATIVE = re.compile(r"(?:^|[ -])non-?\w+$", re.IGNORECASE)


def _without(one: Whom, refused: list[Whom]) -> Whom:
    """Give a group without what is refused besides."""
    every = (one, *refused)
    return msgspec.structs.replace(
        one,
        no_types=tuple(dict.fromkeys(word for each in every for word in each.no_types)),
        no_subtypes=tuple(dict.fromkeys(word for each in every for word in each.no_subtypes)),
        no_supertypes=tuple(dict.fromkeys(word for each in every for word in each.no_supertypes)),
        no_colors=tuple(dict.fromkeys(word for each in every for word in each.no_colors)),
        token=next((each.token for each in every if each.token is not None), None),
    )


def _read_words(part: str) -> _Reading:
    found = _Reading()
    for word in _WORD.findall(part):
        found.read(word)
    return found


def _adjectives(part: str, zones: tuple[str, ...], *, is_first: bool) -> Whom | None:
    """Read a part without a noun: what it says of the noun of the next, or any object where it has a strange name."""
    if re.match(r"\w+(?: other)? [a-z]+ \w+ ", part):
        return None
    words, found = _WORD.findall(part), _read_words(part)
    is_strange = not (is_first and len(words) == 1) and words[-1:] != [] and words[-1][0].isupper()
    if not (found.supertypes or found.colors or found.colored or is_strange):
        return None
    return Whom(
        zones=zones,
        supertypes=tuple(found.supertypes),
        colors=tuple(found.colors),
        colored=found.colored,
        other=bool(re.match(r"(?:[Oo]ther|[Ee]ach other|[Aa]ll other|[Aa]nother)\b", part)),
    )


def _zones_of(text: str, parts: list[str]) -> tuple[str, ...]:
    text = _CAST_FROM.sub("", text)
    if ELSEWHERE in text:
        # "Spells, and permanents" beside them are meant as well.
        is_mixed = not all(re.search(r"\b(?:[Cc]ards?|[Ss]pells?)\b", part) for part in parts)
        return () if is_mixed else _NOT_THE_BATTLEFIELD
    if _ANY_ZONE.search(text):
        return ()
    found = [zone for pattern, zone in _ZONES if pattern.search(text)]
    if re.search(r"\b[Cc]ards?\b(?! (?:type|name)s?)", text) and not found:
        return ()
    is_there = any(_ON_THE_BATTLEFIELD.search(part) for part in parts) or bool(
        parts[1:] and _ONE_ON_THE_BATTLEFIELD.search(parts[-1])
    )
    if found and "battlefield" not in found and is_there:
        found.append("battlefield")
    return tuple(found) or BATTLEFIELD


def _group(part: str, zones: tuple[str, ...]) -> Whom | None:
    """Read one noun with its adjectives and what it is followed by; None where there is no noun known here."""
    if _SELF.match(part):
        return OWN
    if _ATTACHED.match(part):
        return ATTACHED
    found = _read_words(re.split(r" (?:so|with|without|named|sharing|other than|except|but|attached) ", f"{part} ")[0])
    if not found.understood:
        return None
    counter = _COUNTER.search(part)
    return msgspec.structs.replace(
        found.group(zones),
        controller=_controller(part),
        other=bool(re.match(r"(?:[Oo]ther|[Ee]ach other|[Aa]ll other|[Aa]nother)\b", part)),
        attacking=_ATTACKING.search(part) is not None,
        counter=counter["kind"] if counter is not None else "",
        asks=tuple(_asks(part)),
    )


_SO_MUCH = re.compile(r"\b(?P<key>power|toughness|mana value) (?P<number>\d+) or (?P<more>less|greater|fewer|more)\b")
_ASKED_KEYWORDS = "flying|defender|reach|trample|haste|infect|horsemanship"
# What may stand behind "with" that is asked of an object.
ASKED_WITH = rf"(?:power|toughness|mana value) (?:<=|>=)?\d|(?:{_ASKED_KEYWORDS})\b"
_ASKED_SIZE = re.compile(r" with (?P<key>power|toughness|mana value) (?P<asked>(?:<=|>=)?\d+)$")
_ASKED_STATUS = re.compile(r"\b(?:un)?tapped\b(?= (?:\w+ )*?(?:creature|permanent|land|artifact)s?\b)", re.IGNORECASE)
_WHOSE_AT_THE_END = re.compile(
    r" (?:you (?:don['’]t )?control|(?:an|your|each|that|target) (?:opponents?|player) controls?|they control"
    r"|(?:from|in) (?:your|their|a|an opponent['’]s) \w+)$"
)
_ASKED_KEYWORD = re.compile(
    r" (?P<which>with|without) (?P<keyword>flying|defender|reach|trample|haste|infect|horsemanship)$"
)


def _compared(found: re.Match[str]) -> str:
    sign = ">=" if found["more"] in ("greater", "more") else "<="
    return f"{found['key']} {sign}{found['number']}"


def _asks(part: str) -> Iterator[tuple[str, str]]:
    """Give what the end of a part asks besides, whose the objects are left out: "with power 3 or greater"."""
    said = _WHOSE_AT_THE_END.sub("", part)
    size = _ASKED_SIZE.search(said)
    if size is not None:
        asked = size["asked"]
        yield size["key"].replace(" ", "_"), asked if asked[0] in "<>" else f"=={asked}"
    status = _ASKED_STATUS.search(part)
    if status is not None:
        yield "is", status[0].lower()
    keyword = _ASKED_KEYWORD.search(said)
    if keyword is not None:
        yield keyword["which"], keyword["keyword"].capitalize()


_NUMBER_OF = re.compile(
    r" (?:equal to|(?:less|greater|more|fewer) than|for each|where [XY])\b.*?"
    r"(?=,| and (?:an?|all|another|each|other|target|up to)\b|$)"
)


def whose_zone(words: str) -> str:
    """Give whose zone words name: "you", "opponent", or nothing where that may be anybody's."""
    return _controller(words)


def _controller(part: str) -> str:
    # What is left out says nothing of whose the others are.
    part = re.split(r" (?:except|other than) ", part)[0]
    if _OPPONENTS.search(part):
        return "opponent"
    return "you" if _YOURS.search(part) or _OWNED_ELSEWHERE.search(part) else ""


class _Reading:
    """What the words of one group have said so far."""

    def __init__(self) -> None:
        self.types: list[str] = []
        self.no_types: list[str] = []
        self.subtypes: list[str] = []
        self.no_subtypes: list[str] = []
        self.supertypes: list[str] = []
        self.no_supertypes: list[str] = []
        self.colors: list[str] = []
        self.no_colors: list[str] = []
        self.token: bool | None = None
        self.colored: tuple[int, int] | None = None
        self.understood = False

    def group(self, zones: tuple[str, ...]) -> Whom:
        """Give the objects with all that was said."""
        return Whom(
            zones=zones,
            types=tuple(self.types),
            no_types=tuple(self.no_types),
            subtypes=tuple(self.subtypes),
            no_subtypes=tuple(self.no_subtypes),
            supertypes=tuple(self.supertypes),
            no_supertypes=tuple(self.no_supertypes),
            colors=tuple(self.colors),
            no_colors=tuple(self.no_colors),
            token=self.token,
            colored=self.colored,
        )

    def read(self, word: str) -> None:
        """Take one word of a group in."""
        low = word.casefold().rstrip("'’")
        if low.startswith("non") and self._read_negative(word[3:].removeprefix("-")):
            # "Tokens and nontokens alike": in the plural it names its objects itself.
            self.understood = self.understood or low.endswith("s")
            return
        single = low if low in _HEADS else low.removesuffix("s")
        single = {"sorcerie": "sorcery"}.get(single, single)
        if single in _TYPES:
            self.types.append(_TYPES[single])
            self.understood = True
        elif single in _GENERAL:
            self.token = True if single == "token" else self.token
            self.understood = True
        elif low in _SUPERTYPES:
            self.supertypes.append(_SUPERTYPES[low])
        elif low in _COLORS:
            self.colors.append(_COLORS[low])
        elif low in _HOW_COLORED:
            self.colored = _HOW_COLORED[low]
        elif word[0].isupper():
            self._read_subtype(word)

    def _read_subtype(self, word: str) -> None:
        subtype = subtype_of(word)
        if subtype is not None:
            self.subtypes.append(subtype)
            self.understood = True

    def _read_negative(self, word: str) -> bool:
        low = word.casefold().removesuffix("s")
        if low in _TYPES:
            self.no_types.append(_TYPES[low])
        elif low in _SUPERTYPES:
            self.no_supertypes.append(_SUPERTYPES[low])
        elif low in _COLORS:
            self.no_colors.append(_COLORS[low])
        elif low == "token":
            self.token = False
        elif word[:1].isupper() and subtype_of(word) is not None:
            self.no_subtypes.append(subtype_of(word) or "")
        else:
            return False
        return True


def subtype_of(word: str) -> str | None:
    """Give the subtype that a word names, be it one or several; None where it names none."""
    bare = word.removesuffix("'s").removesuffix("’s")
    for spelled in (bare, bare.removesuffix("s"), bare.removesuffix("es")):
        if type_of_subtype(spelled) != "Creature":
            return spelled
    return creature_type_of(bare)
