"""The filters that the search offers: what each is called, and the words of a query that it stands for."""

from __future__ import annotations

from typing import Final, NamedTuple

from inspector.cards import Color


class SearchFilter(NamedTuple):
    """A filter: what people call the cards that it leaves, and its term in a query."""

    title: str
    term: str


# Shown above the cards found, where one click narrows them.
CHIPS: Final = (
    SearchFilter("Creatures", "t:creature"),
    SearchFilter("Lands", "t:land"),
    SearchFilter("Two faces", "is:dfc"),
    SearchFilter("Rooms", "is:room"),
    SearchFilter("Flip", "is:flip"),
    SearchFilter("Tokens", "is:token"),
)
KINDS_TO_BROWSE: Final = (
    SearchFilter("All Rooms", "is:room"),
    SearchFilter("All transforming cards", "is:transform"),
    SearchFilter("All modal double-faced cards", "is:modal"),
    SearchFilter("All flip cards", "is:flip"),
    SearchFilter("All meld cards", "is:meld"),
    SearchFilter("All split cards", "is:split"),
    SearchFilter("All adventures", "is:adventure"),
    SearchFilter("All Sagas", "is:saga"),
    SearchFilter("All Classes", "is:class"),
    SearchFilter("All levelers", "is:leveler"),
    SearchFilter("All with morph", "is:morph"),
    SearchFilter("All battles", "t:battle"),
    SearchFilter("All planeswalkers", "t:planeswalker"),
    SearchFilter("All tokens", "is:token"),
)
_TYPES: Final = (
    "Artifact Battle Creature Enchantment Instant Land Planeswalker Sorcery Aura Equipment Vehicle Legendary"
)
TYPES: Final = tuple(SearchFilter(kind, f"t:{kind.lower()}") for kind in _TYPES.split())
COLORS: Final = (
    *(SearchFilter(color.name.capitalize(), f"c:{color.value.lower()}") for color in Color),
    SearchFilter("Colorless", "c:c"),
    SearchFilter("Several colors", "c:m"),
)
VALUES: Final = (
    *(SearchFilter(f"Mana value {number}", f"mv={number}") for number in range(7)),
    SearchFilter("Mana value 7 or more", "mv>=7"),
)
_KEYWORDS: Final = (
    "changeling convoke cycling daybound disguise disturb flash flying haste morph mutate prototype trample ward"
)
KEYWORDS: Final = tuple(SearchFilter(word.capitalize(), f"kw:{word}") for word in _KEYWORDS.split())
GROUPS: Final = (("Type", TYPES), ("Color", COLORS), ("Mana value", VALUES), ("Keyword", KEYWORDS))
SYNTAX_LINES: Final = (
    ("werewolf rogue", "names with these words, any face's"),
    ('!"Fire // Ice"', "the card of just this name"),
    ("t:elf -t:legendary", "of a type, and not of another"),
    ("c:ub  c=u  id<=g", "colors: at least these, just these, at most these in its identity"),
    ("mv<=3  pow>=4  tou=2", "numbers"),
    ("o:transform  kw:flying", "words of its text, keywords"),
    ("is:room  is:flip  layout:meld", "kinds of cards"),
    ("set:mid  lang:de", "printings"),
    ("(is:flip or is:split) c:r", "either, in brackets"),
)


def has_term(query: str, term: str) -> bool:
    """Whether a query has a term by itself."""
    return f" {term} " in f" {query} "


def toggled(query: str, term: str) -> str:
    """Give a query with a term at its end, or without it where it has it."""
    if not has_term(query, term):
        return f"{query.strip()} {term}".strip()
    return " ".join(f" {query} ".replace(f" {term} ", " ", 1).split())
