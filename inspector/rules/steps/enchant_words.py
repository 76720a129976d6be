"""What an enchant ability lets its Aura be attached to, read from its words (702.5a, 303.4).

Most say it in a few words: card types, subtypes and supertypes, colors, whose it is, a size. Each word is read as a
filter; what says more than that is not read, and gives None.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from inspector.cards import PERMANENT_TYPES, Color, Filter, color_words

_COLORS = {color_words((color,)): color for color in Color}
_SUPERTYPES = ("basic", "legendary", "snow", "world")
_TYPES = (*(word.lower() for word in PERMANENT_TYPES), "instant", "sorcery")
_QUALITIES = {
    "tapped": Filter(tapped=True),
    "modified": Filter(modified=True),
    "commander": Filter(designated="commander"),
}
_PLAYERS = ("player", "opponent")
# What can stand behind the noun, and holds for all alternatives.
_CONTROLLERS = {" you control": "you", " you don't control": "opponent", " an opponent controls": "opponent"}
_NUMBER = re.compile(r" with (power|toughness|mana value|converted mana cost) (\d+)(?: or (less|greater))?$")
_KEYWORD = re.compile(r" (with|without) (defender|flying|haste|reach|trample|vigilance)$")
_SIGNS = {"less": "<=", "greater": ">=", None: "="}
_BESIDE_ANOTHER = " with another Aura attached to it"
_IN_A_GRAVEYARD = " card in a graveyard"


class Enchants(msgspec.Struct, frozen=True, kw_only=True):
    """What an Aura can be attached to: ``players``, or an object in the ``zone`` that one of the ``ways`` fits.

    A way is a row of filters all of which the object must match; their own zones are not asked. With ``beside_another``
    another Aura must be on it too.
    """

    ways: tuple[tuple[Filter, ...], ...] = ()
    players: bool = False
    zone: str = "battlefield"
    beside_another: bool = False


class _Phrase(msgspec.Struct, kw_only=True):
    """One alternative; ``nouns`` are the filters of its card types and subtypes, ``named`` whether it has any."""

    filters: list[Filter]
    nouns: list[Filter]
    named: bool = False


@lru_cache(maxsize=256)
def enchants(text: str) -> Enchants | None:
    """Read an ability such as ``"Enchant creature you control"``; None for other abilities and for other words."""
    words = text.partition("(")[0].strip().rstrip(".").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    if not is_enchant_ability(words):
        return None
    plain = words.removesuffix(_BESIDE_ANOTHER)
    beside_another = plain != words
    words, behind = _taken_off(plain[len("enchant ") :])
    zone = "graveyard" if words.endswith(_IN_A_GRAVEYARD) else "battlefield"
    parts = [part for part in re.split(r", or |, | or ", words.removesuffix(_IN_A_GRAVEYARD)) if part]
    phrases = [_phrase(part) for part in parts if part not in _PLAYERS]
    read = _with_nouns([phrase for phrase in phrases if phrase is not None])
    if len(read) < len(phrases):
        return None
    ways = tuple((*phrase.filters, *phrase.nouns, *behind) for phrase in read)
    return Enchants(ways=ways, players=len(phrases) < len(parts), zone=zone, beside_another=beside_another)


def is_enchant_ability(text: str) -> bool:
    """Whether a text is an enchant ability, read or not (702.5)."""
    return text.lower().startswith("enchant ")


def _taken_off(words: str) -> tuple[str, list[Filter]]:
    """Take off what stands behind the noun and holds for all alternatives; give the rest and what it asks."""
    found: list[Filter] = []
    for ending, player in _CONTROLLERS.items():
        if words.endswith(ending):
            words = words.removesuffix(ending)
            found.append(Filter(controller=player))
    number, keyword = _NUMBER.search(words), _KEYWORD.search(words)
    if number is not None:
        key = number[1] if number[1] in ("power", "toughness") else "mana_value"
        words = words[: number.start()]
        found.append(msgspec.convert({key: f"{_SIGNS[number[3]]}{number[2]}"}, Filter))
    elif keyword is not None:
        words, wanted = words[: keyword.start()], Filter(keywords=keyword[2].capitalize())
        found.append(wanted if keyword[1] == "with" else Filter(not_=wanted))
    return words, found


def _phrase(part: str) -> _Phrase | None:
    phrase = _Phrase(filters=[], nouns=[])
    for word in part.split():
        bare = re.sub("^non-?", "", word)
        if word == "permanent":
            phrase.named = True
            continue
        wanted = _quality(bare)
        if wanted is None:
            return None
        if bare != word:
            phrase.filters.append(Filter(not_=wanted))
        elif wanted.types is not None or wanted.subtypes is not None:
            phrase.nouns.append(wanted)
            phrase.named = True
        else:
            phrase.filters.append(wanted)
    return phrase


def _quality(word: str) -> Filter | None:
    if word in _TYPES:
        return Filter(types=word.capitalize())
    if word in _COLORS:
        return Filter(colors=_COLORS[word])
    if word in _SUPERTYPES:
        return Filter(supertypes=word.capitalize())
    if word in _QUALITIES:
        return _QUALITIES[word]
    return Filter(subtypes=word) if word[:1].isupper() else None


def _with_nouns(phrases: list[_Phrase]) -> list[_Phrase]:
    """Give an alternative without a noun that of the one behind it, as in a red or green creature."""
    read: list[_Phrase] = []
    for phrase in reversed(phrases):
        if not phrase.named and read:
            phrase.nouns, phrase.named = list(read[-1].nouns), True
        if phrase.named:
            read.append(phrase)
    return read[::-1]
