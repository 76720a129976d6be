"""Names that are cards of their own and by which people mean others: asked for, never guessed.

In quotes such a name always means the card of exactly that name.
"""

from __future__ import annotations

from inspector.cards import Card, CardPool, name_key

# By the key of the name, the cards that people shorten so.
_SHORT_FOR = {
    "elesh norn": ("Elesh Norn, Grand Cenobite", "Elesh Norn, Mother of Machines"),
    "minamo": ("Minamo, School at Water's Edge",),
    "nicol bolas": ("Nicol Bolas, Dragon-God", "Nicol Bolas, Planeswalker", "Nicol Bolas, the Ravager"),
    "sokenzan": ("Sokenzan, Crucible of Defiance",),
    "takenuma": ("Takenuma, Abandoned Mire",),
    "urborg": ("Urborg, Tomb of Yawgmoth",),
}


def short_for(pool: CardPool, words: str, card: Card) -> tuple[str, ...]:
    """List the cards of the pool that may be meant by what is the whole name of a card; empty for most names."""
    key = name_key(words)
    every = _SHORT_FOR.get(key, ()) if name_key(card.name.partition(" // ")[0]) == key else ()
    return tuple(name for name in every if pool.find(name) is not None)


def is_vanguard(words: str, card: Card) -> bool:
    """Whether one word names a Vanguard card, which lies in no zone where the legend of that first name does (313)."""
    return " " not in words.strip() and "Vanguard" in card.front.type_line.types
