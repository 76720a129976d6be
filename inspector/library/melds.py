"""Meld cards once all of them are there: which two go together, which is the combined face, and its mana value.

Sources say it in part only. Scryfall lists all three with what each is; MTGJSON lists three names (versions 3 and 4),
or writes the combined face's name behind each part's (version 5), in some printings and not in others; and the cards
say it in words. What each says is put together here. The mana value is the sum of the two parts' (202.3d; 712.8g since
2021).
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable

import msgspec

from inspector.library.records import IncomingPart

PART, RESULT = "meld_part", "meld_result"
_PARTS = msgspec.json.Decoder(list[IncomingPart])
_PAIR = 2
# "..., exile them, then meld them into X." on the one card, "(Melds with Y.)" on the other.
_INTO = re.compile(r"\bmeld them into (.+?)\.?\)?$", re.IGNORECASE | re.MULTILINE)
_WITH = re.compile(r"^\(?melds with (.+?)\.?\)?$", re.IGNORECASE | re.MULTILINE)


class _Said(msgspec.Struct):
    """What one meld card says: of which names it knows what they are, which it only names, and its own words."""

    id: int
    name: str
    kept: bytes | None
    listed: list[IncomingPart]
    into: str | None
    melds_with: str | None
    has_cost: bool

    @property
    def unsaid(self) -> tuple[str, ...]:
        """The names of which it does not say what they are, where it says so of none."""
        names = tuple(dict.fromkeys(part.name for part in self.listed if part.name))
        return () if any(part.component for part in self.listed) else names


def meld_words(text: str) -> tuple[str | None, str | None]:
    """Read from a card's words what it melds into, and with what; None where they do not say."""
    into, melds_with = _INTO.search(text), _WITH.search(text)
    return into[1] if into else None, melds_with[1] if melds_with else None


def tell_melds_apart(database: sqlite3.Connection) -> None:
    """Let all three cards of a meld pair say which are its parts and which the combined face, if any source said it."""
    cards = _meld_cards(database)
    pairs = _pairs(cards)
    whole: dict[str, bytes] = {}
    for result, parts in pairs.items():
        if len(parts) == _PAIR:
            told = [IncomingPart(name=name, component=PART) for name in parts]
            whole |= dict.fromkeys(
                (*parts, result), msgspec.json.encode([*told, IncomingPart(name=result, component=RESULT)])
            )
    for card in cards:
        known = whole.get(card.name, None if card.unsaid else card.kept)
        if known != card.kept:
            database.execute("UPDATE card SET parts = ? WHERE id = ?", (known, card.id))


def _meld_cards(database: sqlite3.Connection) -> list[_Said]:
    found = database.execute(
        "SELECT card.id, card.name, card.parts, face.oracle_text, face.mana_cost FROM card "
        "JOIN face ON face.id = card.id * 16 WHERE card.layout = 'meld'"
    )
    return [
        _Said(number, name, parts, _PARTS.decode(parts) if parts else [], *meld_words(text or ""), bool(cost))
        for number, name, parts, text, cost in found
    ]


def _pairs(cards: list[_Said]) -> dict[str, dict[str, None]]:
    """List the parts of each combined face, as far as the cards say them."""
    pairs: dict[str, dict[str, None]] = {}

    def are(parts: Iterable[str], result: str) -> None:
        pairs.setdefault(result, {}).update(dict.fromkeys(name for name in parts if name != result))

    into = {card.name: card.into for card in cards if card.into}
    for card in cards:
        for result in [part.name for part in card.listed if part.component == RESULT and part.name]:
            are((*(part.name for part in card.listed if part.component == PART and part.name), card.name), result)
        if card.into:
            are((card.name,), card.into)
        if card.melds_with in into:
            are((card.name, card.melds_with), into[card.melds_with])
    with_cost = {card.name: card.has_cost for card in cards}
    for card in cards:
        names = card.unsaid
        told = [name for name in names if name in pairs]
        free = [name for name in names if not with_cost.get(name, True)]
        if len(names) > _PAIR and (len(told) == 1 or len(free) == 1):
            (result,) = told or free
            are((name for name in names if name in with_cost), result)
    return pairs


def give_melds_their_value(database: sqlite3.Connection) -> None:
    """Compute the mana value of every combined face whose two parts are in the library."""
    related = database.execute(
        "SELECT id, name, parts FROM card WHERE layout = 'meld' AND parts IS NOT NULL"
    ).fetchall()
    values = dict(database.execute("SELECT name, mana_value FROM card WHERE layout = 'meld'").fetchall())
    for number, name, parts in related:
        listed = _PARTS.decode(parts)
        if not any(part.component == RESULT and part.name == name for part in listed):
            continue
        halves = [values[part.name] for part in listed if part.component == PART and part.name in values]
        if len(halves) == _PAIR:
            database.execute("UPDATE card SET mana_value = ? WHERE id = ?", (sum(halves), number))
