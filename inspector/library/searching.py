"""Answering a query from the catalog: names in ranked order, conditions, and both together."""

from __future__ import annotations

from inspector.library.catalog import Catalog, Positions
from inspector.library.conditions import positions_of
from inspector.library.folding import folded, folded_words
from inspector.library.names import Named
from inspector.library.nearness import Nearness
from inspector.library.query import All, Either, NameWords, Node, Not, QueryCondition, has_signs, is_plain, read_query

_NEAR = (Nearness.EXACT, Nearness.PREFIX, Nearness.INNER_PREFIX)
# Conditions that ask for pieces which are no cards; without one of them these are left out of a list.
_ASKS_FOR_PIECES = {"layout": None, "is": ("token", "art"), "type": ("token", "card", "emblem")}


def search_catalog(catalog: Catalog, query: str, limit: int, *, guesses: bool) -> list[Named]:
    """Give what a query finds, the nearest first, at most ``limit``; raises QueryError."""
    if not query.strip() or limit < 1:
        return []
    if is_plain(query):
        return _by_names(catalog, query, limit, guesses=guesses)
    if not has_signs(query):
        # Names have the word "or" in them, too, and while one is typed nothing may follow it yet.
        found = [named for named in catalog.names.find(query, limit, guesses=False) if named.nearness in _NEAR]
        if found or query.rsplit(maxsplit=1)[-1].lower() == "or" or query.split(maxsplit=1)[0].lower() == "or":
            return found or catalog.names.find(query, limit, guesses=guesses)
    node = read_query(query)
    chosen = _evaluate(node, catalog) & catalog.everything
    if not _asks_for_pieces(node):
        chosen &= catalog.real_cards
    words = _words_of(node)
    if words is not None:
        ranked = catalog.names.find(words, len(catalog.names), guesses=False)
        return [named for named in ranked if chosen >> named.card & 1][:limit]
    return [Named(place, 0, Nearness.EXACT) for place in catalog.in_order(chosen, limit)]


def _by_names(catalog: Catalog, query: str, limit: int, *, guesses: bool) -> list[Named]:
    found = catalog.names.find(query, limit, guesses=False)
    if len(found) < limit:
        here = {named.card for named in found}
        found += [named for named in _by_printed_names(catalog, query, limit) if named.card not in here]
    if found or not guesses:
        return found[:limit]
    return catalog.names.find(query, limit)


def _by_printed_names(catalog: Catalog, query: str, limit: int) -> list[Named]:
    """Find cards by names printed in other languages, or under which they were printed besides."""
    if sum(map(len, folded_words(query))) < _SHORTEST_PRINTED and query.isascii():
        return []
    return catalog.printed.find(query, limit, guesses=False)


def exactly_printed(catalog: Catalog, name: str) -> list[Named]:
    """Give the cards on which just this name is printed, in whichever language."""
    found = catalog.printed.exactly(name)
    return list({named.card: named for named in reversed(found)}.values())


_SHORTEST_PRINTED = 3
_MOST_PRINTED = 400


def _words_of(node: Node) -> str | None:
    """Give the words of a name that every result must have, by which results are ranked."""
    parts = node.parts if isinstance(node, All) else (node,)
    words = [part.text for part in parts if isinstance(part, NameWords) and not part.exact and folded(part.text)]
    return " ".join(words) if words else None


def _asks_for_pieces(node: Node) -> bool:
    match node:
        case QueryCondition(key=key, value=value):
            among = _ASKS_FOR_PIECES.get(key, ())
            return among is None or any(word in value.casefold() for word in among)
        case All(parts=parts) | Either(parts=parts):
            return any(_asks_for_pieces(part) for part in parts)
        case NameWords(exact=exact):
            return exact
        case _:
            return False


def _evaluate(node: Node, catalog: Catalog) -> Positions:
    match node:
        case NameWords(text=text, exact=True):
            return catalog.of_positions(found.card for found in catalog.names.exactly(text))
        case NameWords(text=text):
            return _with_words(text, catalog)
        case QueryCondition():
            return positions_of(node, catalog)
        case Not(part=part):
            return catalog.everything & ~_evaluate(part, catalog)
        case All(parts=parts):
            chosen = catalog.everything
            for part in parts:
                chosen &= _evaluate(part, catalog)
            return chosen
        case Either(parts=parts):
            chosen = 0
            for part in parts:
                chosen |= _evaluate(part, catalog)
            return chosen


def _with_words(text: str, catalog: Catalog) -> Positions:
    words = folded_words(text)
    if not words:
        # Punctuation alone forbids nothing.
        return catalog.everything
    closed = "".join(words)
    within = catalog.names.cards_within(closed) if len(closed) > 2 else set()
    printed = {named.card for named in _by_printed_names(catalog, text, _MOST_PRINTED)}
    return catalog.of_positions(catalog.names.cards_with(words) | within | printed)
