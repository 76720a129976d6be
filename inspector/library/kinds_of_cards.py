"""What follows ``is:`` in a query: kinds of cards by layout, type, keyword or text."""

from __future__ import annotations

from collections.abc import Callable

from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.library.catalog import Catalog, Origin, Positions
from inspector.library.rows import ART, TOKEN
from inspector.library.search_index import TYPE_LINES

Answer = Callable[[Catalog], Positions]
_PERMANENTS = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker")


def _layouts(*names: str) -> Answer:
    return lambda catalog: catalog.where("card.layout", lambda layout: layout in names)


def _types(*names: str) -> Answer:
    sought = set(names)
    return lambda catalog: catalog.where(TYPE_LINES, lambda line: bool(sought & set(line[0].split())))


def _keywords(*names: str) -> Answer:
    sought = {name.casefold() for name in names}
    return lambda catalog: catalog.where("card.keywords", lambda words: bool(sought & set(words.casefold().split("|"))))


def _kind(kind: int) -> Answer:
    return lambda catalog: catalog.where("card.kind", lambda found: found == kind)


def _vanilla(catalog: Catalog) -> Positions:
    return catalog.where("face.oracle_text, face.type_line", lambda face: not face[0] and "Creature" in face[1])


def _origin(origin: Origin) -> Answer:
    return lambda catalog: catalog.of_origin(origin)


def _both(one: Answer, other: Answer) -> Answer:
    return lambda catalog: one(catalog) & other(catalog)


IS: dict[str, Answer] = {
    "room": _both(_layouts("split"), _types("Room")),
    "transform": _layouts("transform"),
    "modal": _layouts("modal_dfc"),
    "mdfc": _layouts("modal_dfc"),
    "dfc": _layouts("transform", "modal_dfc", "meld", "double_faced_token"),
    "flip": _layouts("flip"),
    "split": _layouts("split"),
    "meld": _layouts("meld"),
    "adventure": _both(_layouts("adventure"), _types("Adventure")),
    "omen": _both(_layouts("adventure"), _types("Omen")),
    "prepare": _layouts("prepare"),
    "leveler": _layouts("leveler"),
    "saga": _types("Saga"),
    "class": _types("Class"),
    "morph": _keywords(*sorted(CASTS_FACE_DOWN["morph"])),
    "disguise": _keywords(*CASTS_FACE_DOWN["disguise"]),
    "aftermath": _keywords("Aftermath"),
    "fuse": _keywords("Fuse"),
    "daybound": _keywords("Daybound", "Nightbound"),
    "token": _kind(TOKEN),
    "art": _kind(ART),
    "permanent": _types(*_PERMANENTS),
    "spell": _types("Instant", "Sorcery", "Creature", "Artifact", "Enchantment", "Planeswalker", "Battle"),
    "creature": _types("Creature"),
    "land": _types("Land"),
    "legendary": _types("Legendary"),
    "vanilla": _vanilla,
    "bundled": _origin(Origin.BUNDLED),
    "own": _origin(Origin.OWN),
}
