"""Tokens spelled by their characteristics, as cards spell them: ``1/1 white Spirit creature token with flying``.

What such words say is all that the token is (111.3; 110.5b until 2016): they stand for it wherever a card's name would.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from inspector.cards.card import Card, Face
from inspector.cards.colors import COLOR_WORDS, Color, Colors, color_words
from inspector.cards.creature_types import CREATURE_TYPES, creature_type_of
from inspector.cards.keywords import keywords_of
from inspector.cards.known_tokens import KNOWN_TOKENS, USUAL_TOKENS
from inspector.cards.limits import LONGEST_NAME
from inspector.cards.lists_in_words import capitalized, listed_words
from inspector.cards.printed_numbers import printed_number
from inspector.cards.subtypes import subtypes_of_other_types
from inspector.cards.type_lines import TypeLine, in_type_order

_COLOR: Final = "|".join(COLOR_WORDS.values())
_QUOTE: Final = re.compile(r"\"([^\"\n]+)\"|'([^\"\n]+?[.)])'(?!\w)")
# A keyword alone, or with its quality, number or cost.
_KEYWORD: Final = re.compile(
    r"(?:enchant \w+|(?:protection|hexproof) from \w+|[a-z][a-z' -]*? (?:\d+|(?:\{[^{} ]+\})+)|[a-z-]+ [a-z-]+|[a-z-]+)"
    r"(?=$|[ .,;:?!)\n])",
    re.IGNORECASE,
)
_AND: Final = re.compile(r",? and |, ")
_SPELLED: Final = re.compile(
    r"(?P<super>(?:legendary |snow )*)(?:(?P<power>\d{1,3})/(?P<toughness>\d{1,3}) )?"
    r"(?P<more>(?:legendary |snow )*)"
    rf"(?:(?P<colors>colorless|(?:{_COLOR})(?:(?:, and |, | and |/)(?:{_COLOR}))*) )?"
    r"(?P<kinds>(?:[\w'-]+ ){1,6}?)tokens?(?![\w-])",
    re.IGNORECASE,
)
_WITH: Final = re.compile(r" with (?=\S)", re.IGNORECASE)
# What an ability grants stands in single quotes within those of the ability.
_INNER: Final = re.compile(r"(?<!\w)'([^'\n]+(?:'\w[^'\n]*)*)'(?!\w)")
_NAMED: Final = re.compile(r" named (?P<name>[A-Z][\w'-]*(?: (?:(?:of|the|and) )*[A-Z][\w'-]*)*)")
_TYPES: Final = ("Artifact", "Creature", "Enchantment", "Land")
_OTHER_SUBTYPES: Final = frozenset(subtypes_of_other_types())


class SpelledToken(NamedTuple):
    """What words spell of a token; what they leave out it has not."""

    power: int | None
    toughness: int | None
    colors: Colors | None
    supertypes: tuple[str, ...]
    subtypes: tuple[str, ...]
    types: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    name: str = ""

    @property
    def lacks(self) -> str:
        """Say what is left open of which a token has one: its size, its colors, or its types."""
        if not self.types:
            return "size" if self.power is None else "card type"
        if "Creature" in self.types and self.power is None:
            return "size"
        return "color" if self.colors is None else ""

    @property
    def words(self) -> str:
        """Say it as cards spell it."""
        size = "" if self.power is None else f"{self.power}/{self.toughness}"
        colors = "" if self.colors is None else color_words(self.colors)
        before = (word.lower() for word in self.supertypes)
        row = (*before, size, colors, *self.subtypes, *(word.lower() for word in self.types), "token")
        every = [*self.keywords, *(f'"{each}"' for each in self.abilities)]
        behind = f" with {listed_words(every)}" if every else ""
        return " ".join(word for word in row if word) + behind + (f" named {self.name}" if self.name else "")

    @property
    def card(self) -> Card:
        """Give the record of the token; where no name is spelled, it is its subtypes (111.4)."""
        name = self.name or " ".join(self.subtypes)
        lines = [_as_paragraph(self.keywords)] if self.keywords else []
        face = Face(
            name=name,
            type_line=TypeLine(self.supertypes, self.types, self.subtypes),
            paragraphs=(*lines, *(_INNER.sub(r'"\1"', each) for each in self.abilities)),
            power=None if self.power is None else printed_number(str(self.power)),
            toughness=None if self.toughness is None else printed_number(str(self.toughness)),
            colors_set=self.colors or frozenset(),
        )
        return Card(name=name, layout_name="token", faces=(face,))


def _as_paragraph(keywords: tuple[str, ...]) -> str:
    line = ", ".join(keywords)
    return capitalized(line)


def tokens_spelled(text: str, at: int) -> Iterator[tuple[int, SpelledToken]]:
    """Give the token that words spell from a place of a text on, with all its abilities first, then with fewer."""
    head = _SPELLED.match(text, at)
    if head is None:
        return
    kinds = _kinds(head["kinds"].split())
    if kinds is None:
        return
    subtypes, types = kinds
    power, toughness = (None if head[key] is None else int(head[key]) for key in ("power", "toughness"))
    if power is not None and "Creature" not in types and not _are_vehicles(subtypes):
        types = in_type_order((*types, "Creature"))
    supertypes = tuple(word.capitalize() for word in (head["super"] + head["more"]).lower().split())
    found = SpelledToken(power, toughness, _colors(head["colors"]), tuple(dict.fromkeys(supertypes)), subtypes, types)
    yield from _with_abilities(text, head.end(), found)


def _are_vehicles(subtypes: tuple[str, ...]) -> bool:
    return bool({"Vehicle", "Spacecraft"} & {*subtypes})


def _with_abilities(text: str, at: int, token: SpelledToken) -> Iterator[tuple[int, SpelledToken]]:
    behind = _WITH.match(text, at)
    if behind is not None:
        every = tuple(_abilities_at(text, behind.end()))
        for end, keywords, abilities in reversed(every):
            yield from _with_name(text, end, token._replace(keywords=keywords, abilities=abilities))
    yield from _with_name(text, at, token)


def _abilities_at(text: str, at: int) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Give the keywords and the quoted abilities of a list, at first one of them and then more."""
    keywords, abilities = list[str](), list[str]()
    joined: re.Match[str] | None = None
    while joined is not None or not (keywords or abilities):
        at = at if joined is None else joined.end()
        quote, keyword = _QUOTE.match(text, at), _keyword_at(text, at)
        if quote is not None:
            abilities.append(quote[1] or quote[2])
            at = quote.end()
        elif keyword:
            keywords.append(keyword.lower())
            at += len(keyword)
        else:
            return
        yield at, tuple(keywords), tuple(abilities)
        joined = _AND.match(text, at)


def _keyword_at(text: str, at: int) -> str:
    found = _KEYWORD.match(text, at)
    if found is None:
        return ""
    words = found[0]
    while words and not keywords_of(words.lower().capitalize()):
        words = words.rpartition(" ")[0]
    return words


def _with_name(text: str, at: int, token: SpelledToken) -> Iterator[tuple[int, SpelledToken]]:
    named = _NAMED.match(text, at)
    if named is not None:
        yield named.end(), token._replace(name=named["name"])
    yield at, token


def _colors(words: str | None) -> Colors | None:
    if words is None:
        return None
    return frozenset(color for color in Color if re.search(rf"\b{COLOR_WORDS[color]}\b", words, re.IGNORECASE))


def _kinds(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Give the subtypes and the card types that words are, in this order; None where one of them is neither."""
    cut = next((place for place, word in enumerate(words) if word.capitalize() in _TYPES), len(words))
    types = [word.capitalize() for word in words[cut:]]
    subtypes = [_subtype(word) for word in words[:cut]]
    if not all(word in _TYPES for word in types) or not all(subtypes) or not (types or subtypes):
        return None
    return tuple(filter(None, subtypes)), in_type_order(types)


def _subtype(word: str) -> str | None:
    known = "-".join(part.capitalize() for part in word.split("-"))
    if known in CREATURE_TYPES or known in _OTHER_SUBTYPES:
        return known
    return creature_type_of(word.capitalize())


@lru_cache(maxsize=1024)
def spelled_token(words: str) -> SpelledToken | None:
    """Give the token that words spell from first to last and leave nothing of it open; None where they do not."""
    plain = " ".join(words.split())
    every = (token for end, token in tokens_spelled(plain, 0) if end == len(plain))
    return next((token for token in every if not token.lacks), None)


def known_kind(words: str) -> str | None:
    """Give the kind of token that the game knows by it alone, as it is written; None where it is none."""
    return _KNOWN_KINDS.get(" ".join(words.split()).casefold())


_KNOWN_KINDS: Final = {kind.casefold(): kind for kind in KNOWN_TOKENS}
_ENDING: Final = re.compile(r" tokens?$", re.IGNORECASE)


def token_words(words: str) -> str | None:
    """Give words that spell a token as the program itself would write them; None where they spell none.

    That is one by all it is, ``2/2 green Bear creature token``, or by a kind that the game knows, ``Food token``.
    """
    if "token" not in words.lower() or len(words) > LONGEST_NAME:
        return None
    found = _ENDING.search(words)
    kind = None if found is None else known_kind(words[: found.start()])
    token = None if kind is not None else spelled_token(words)
    return f"{kind} token" if kind is not None else None if token is None else token.words


def card_spelled(words: str) -> Card | None:
    """Give the record of a token that words spell, as a pool gives that of a card by its name."""
    said = token_words(words)
    token = None if said is None else spelled_token(KNOWN_TOKENS.get(said.removesuffix(" token"), said))
    return None if token is None else token.card


def usual_tokens(token: SpelledToken) -> tuple[SpelledToken, ...]:
    """Give the tokens that are mostly meant by words that leave something open, the likeliest first."""
    given = {key: value for key, value in token._asdict().items() if key != "types" and value not in (None, (), "")}
    every = _usual_of(" ".join(token.subtypes))
    return tuple(each for each in every if all(getattr(each, key) == value for key, value in given.items()))


@lru_cache(maxsize=256)
def _usual_of(kind: str) -> tuple[SpelledToken, ...]:
    """Spell the usual tokens in whose words a kind stands, among other kinds too."""
    spelled = (spelled_token(words) for words in USUAL_TOKENS if f" {kind} " in words)
    return tuple(each for each in spelled if each is not None)


_A_SIZE: Final = re.compile(r"(?<![\w/+-])(?:legendary )?\d{1,3}/\d{1,3} (?=[\w, -]+? tokens?\b)", re.IGNORECASE)
_A_KIND: Final = re.compile(r"\b((?:[A-Z][a-z]+ ){1,3})tokens?\b")


@lru_cache(maxsize=1024)
def tokens_in_words(text: str) -> tuple[str, ...]:
    """Give the tokens that words of a card spell, each once, as cards spell them."""
    found: dict[str, None] = {}
    for size in _A_SIZE.finditer(text):
        token = next((token for _, token in tokens_spelled(text, size.start()) if not token.lacks), None)
        found.update({} if token is None else {token.words: None})
    for named in _A_KIND.finditer(text):
        kind = known_kind(named[1])
        found.update({} if kind is None else {f"{kind} token": None})
    return tuple(found)


def tokens_made_by(card: Card) -> tuple[str, ...]:
    """Give the tokens that the text of a card spells, each once."""
    texts = (text for face in card.faces for text in face.paragraphs)
    return tuple(dict.fromkeys(words for text in texts for words in tokens_in_words(text)))
