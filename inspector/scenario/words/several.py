"""Sentences that people write and the canonical form does not: several cards in one place, and what each is there with.

One sentence is then several actions, in their order. What it leaves out and how that is taken stands under ``TAKEN``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from inspector.cards import Card
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.faces_said import as_called, card_called, is_permanent_card
from inspector.scenario.words.forms import PLACED, ZONES_SAID
from inspector.scenario.words.naming import THEIRS, whose_words
from inspector.scenario.words.own_exceptions import with_own_exceptions
from inspector.scenario.words.parts import TAKEN, Fields, Made, Scene
from inspector.scenario.words.slots import (
    card_names_at,
    kinds_at,
    numbers_at,
    objects_at,
    players_at,
)

ManyActions = Iterator[tuple[int, list[Fields]]]
HAS: Final = (
    "has",
    "have",
    "had",
    "controls",
    "control",
    "has got",
    "have got",
    "'ve got",
    "'ve",
    "'s got",
    "owns",
    "own",
    "also has",
    "also have",
    "also controls",
    "also control",
    "already has",
    "already have",
    "only has",
    "only have",
)
_CONTROLS: Final = ("controls", "control", "also controls", "also control")
_ADJECTIVES: Final[tuple[tuple[str, Fields], ...]] = (
    ("transformed", {"face": "back"}),
    ("flipped", {"flipped": True}),
    ("tapped", {"tapped": True}),
    ("untapped", {}),
    ("face-down", {"face_down": True}),
    ("face down", {"face_down": True}),
    ("prototyped", {"prototype": True}),
    ("fully unlocked", {"unlocked": ["left", "right"]}),
    ("token copy of", {"token": True}),
    ("other", {}),
    ("second", {}),
    ("single", {}),
)
_ARTICLES: Final = ("the", "a", "an", "another", "some", "one of", "both")
_BATTLEFIELD: Final = (
    "on the battlefield",
    "in play",
    "out",
    "on the field",
    "on board",
    "on the board",
    "on the table",
    "in the field",
    "on my side",
    "on my side of the battlefield",
    "under my control",
    "on my board",
    "already on the battlefield",
    "on his side",
    "on her side",
    "on their side",
    "on battlefield",
    "onto the battlefield",
    "down",
    "out on the field",
)
_PILES: Final = ("hand", "graveyard", "library", "exile")
_PILE_NAMES: Final = {"yard": "graveyard", "gy": "graveyard", "deck": "library", "grave": "graveyard", "hands": "hand"}
# More than this many of one card at once is a slip of the finger.
_MOST: Final = 99
_BE: Final = (
    "is",
    "are",
    "was",
    "were",
    "'s",
    "is already",
    "are already",
    "are both",
    "are all",
    "is also",
    "is still",
)
_THERE: Final = ("there is", "there are", "there's", "there was")
_IT: Final = ("it", "them", "this", "that", "that creature", "that card", "that one", "that permanent")
_ON_IT: Final = ("on it", "on them", "attached to it", "attached", "attached to them")


def several_placed(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read where cards are: ``Ana has Humility and two Grizzly Bears in play``, ``Bayou is out``, ``AP: Clone``."""
    for place, who in players_at(scene, text, at):
        for verb in (*HAS, ":"):
            behind = text.word(place, verb, "")
            if behind is not None:
                yield from _listed(scene, text, behind, who, controls=verb in _CONTROLS)
    for words in _THERE:
        behind = text.word(at, words, "")
        if behind is not None:
            yield from _listed(scene, text, behind, "", controls=False)
    yield from text.quietly(_lying(scene, text, at))
    yield from text.quietly(_bare(scene, text, at))


def _lying(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Blood Moon and Bayou are out``, ``Celestial Dawn under my control``."""
    for end, items in _items(scene, text, at, ""):
        for verb in (*_BE, ""):
            behind = text.word(end, verb, "") if verb else end
            if behind is not None:
                for last, zone in _zones(scene, text, behind):
                    yield from _further(scene, text, "", _with_rest(scene, text, last, items, zone))


def _further(scene: Scene, text: Cursor, who: str, readings: ManyActions) -> ManyActions:
    """Read more cards in another place: ``and a Forest in my graveyard``."""
    for end, actions in readings:
        yield end, actions
        for join in (", and", ",", "and", "with", "plus"):
            more = text.word(end, join, "")
            for behind, found in _items(scene, text, more, who) if more is not None else ():
                items = _on_the_card_before(found, actions)
                for last, zone in _zones(scene, text, behind):
                    whose = {"_who": who} if who else {}
                    further = _with_rest(scene, text, last, items, {**whose, **zone})
                    for stop, others in _further(scene, text, who, further):
                        yield stop, [*actions, *others]


def _on_the_card_before(items: tuple[_Item, ...], before: list[Fields]) -> tuple[_Item, ...]:
    """Take "it", on which a card is said to be, as the card that came last, not one that was there before."""
    placed = [action["as"] for action in before if action["do"] == "place"]
    return (items[0]._replace(on=placed[-1], on_it=False), *items[1:]) if items[0].on_it and placed else items


def _bare(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read cards alone, as people begin: ``Humility and Opalescence. What is ...``.

    Who still types has only begun a sentence with a name; what is on the board is spoken of, and does not come again.
    """
    for end, items in _items(scene, text, at, ""):
        new = not any(scene.names.meant(item.name) for item in items)
        if new and text.text[end:].strip() and all(item.is_permanent for item in items):
            taken = {TAKEN: "lies on the battlefield, as no other place is said."}
            yield from _with_rest(scene, text, end, items, {"zone": "battlefield", **taken})


def _listed(scene: Scene, text: Cursor, at: int, who: str, *, controls: bool) -> ManyActions:
    whose = {"_who": who} if who else {}
    for end, items in _items(scene, text, at, who):
        places = [(behind, {**whose, **zone}) for behind, zone in _zones(scene, text, end)]
        if controls:
            # Who controls a card that is no spell has it on the battlefield (109.4).
            places.append((end, {**whose, "zone": "battlefield"}))
        elif who and all(item.is_permanent for item in items):
            taken = {TAKEN: "lies on the battlefield, as no other place is said."}
            places.append((end, {**whose, "zone": "battlefield", **taken}))
        for behind, where in places:
            yield from _further(scene, text, who, _with_rest(scene, text, behind, items, where))


class _Item(NamedTuple):
    """Some cards of one name, how they are there, whose they are, and what is attached to them or they to."""

    name: str
    called: Fields
    card: Card | None
    owner: str
    number: int = 1
    how: Fields = {}  # noqa: RUF012 - never written to
    bears: tuple[Any, ...] = ()
    on: Any = ""
    # Whether it is said to be on "it": on the card before it in the sentence, if there is one.
    on_it: bool = False
    copies: str = ""

    @property
    def is_permanent(self) -> bool:
        """Whether it can lie on the battlefield."""
        return self.card is not None and is_permanent_card(self.card)


def _with_rest(scene: Scene, text: Cursor, at: int, items: tuple[_Item, ...], where: Fields) -> ManyActions:
    """Read options behind the place, and give the actions; ``where`` has the zone, whose it is, and what was taken."""
    for last, how in PLACED.read(scene, text, at):
        yield (
            last,
            [each for item in items for _ in range(item.number) for each in _made(scene, item, {**where, **how})],
        )


def _made(scene: Scene, item: _Item, where: Fields, made: Made | None = None) -> Iterator[Fields]:
    """Give the actions by which one card of an item is there with all that it is there with."""
    owner = where.get("player") or item.owner or where.get("_who") or where.get("_they") or ""
    player = {"player": owner} if owner and owner != scene.table.players[0] else {}
    how = {key: value for key, value in where.items() if key not in ("player", "_who", "_they", TAKEN)}
    note = {TAKEN: (f"{item.name} {where[TAKEN]}",)} if TAKEN in where else {}
    made = made or Made()
    place = as_called(scene, {"do": "place", **item.called, **player, **item.how, **how, **note, "as": made})
    if item.copies:
        yield {**place, "zone": "hand"}
        enters = {"do": "put_onto_battlefield", "object": made, "as_copy_of": item.copies, **player}
        yield with_own_exceptions(item.card, enters)
    else:
        yield place
    beside = {"zone": "battlefield", "_who": owner}
    for each in item.bears:
        what = Made()
        yield from _made(scene, each, beside, what)
        yield {"do": "attach", "object": what, "to": made}
    if isinstance(item.on, _Item):
        bearer = Made()
        yield from _made(scene, item.on, beside, bearer)
        yield {"do": "attach", "object": made, "to": bearer}
    elif item.on:
        yield {"do": "attach", "object": made, "to": item.on}


def _zones(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read where: a canonical phrase, what people call the battlefield, and whose hand or graveyard."""
    yield from ZONES_SAID.read(scene, text, at)
    for words in _BATTLEFIELD:
        end = text.word(at, words, "")
        if end is not None:
            yield end, {"zone": "battlefield"}
    for words in ("on an adventure in exile", "on an adventure"):
        end = text.word(at, words, "")
        if end is not None:
            yield end, {"zone": "exile"}
    place = text.word(at, "in", "")
    if place is None:
        return
    for owner, player in (*whose_words(scene.table.players), *((word, scene.they) for word in THEIRS)):
        behind = text.word(place, owner, "")
        if behind is None:
            continue
        for name in (*_PILES, *_PILE_NAMES):
            end = text.word(behind, name, "")
            if end is not None:
                # Who has something in "her graveyard" has it in her own.
                whose = {"player": player} if player and owner not in THEIRS else {"_they": player}
                yield end, {"zone": _PILE_NAMES.get(name, name), **whose}
    for name in ("the yard", "the gy", "yard", "gy", "the bin", "my yard"):
        end = text.word(place, name, "")
        if end is not None:
            yield end, {"zone": "graveyard"}


def _items(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, tuple[_Item, ...]]]:
    """Read one card with what is said of it, or several."""
    for end, item in _item(scene, text, at, who):
        for join in (", and", ",", "and", "plus", "+", "&"):
            more = text.word(end, join, "")
            if more is not None:
                for last, rest in _items(scene, text, more, who):
                    if rest[0].on_it:
                        bears = (*item.bears, rest[0]._replace(on="", on_it=False))
                        yield last, (item._replace(bears=bears), *rest[1:])
                    else:
                        yield last, (item, *rest)
        yield end, (item,)


def _item(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, _Item]]:
    for place, count, owner in _how_many(scene, text, at):
        start, how = _adjectives(text, place)
        for end, words, found in card_names_at(scene, text, start):
            if not 0 < count <= _MOST:
                continue
            called = {"card": words} if found is None else card_called(found, words)
            item = _Item(words, called, found, owner or who, count, how)
            behind = text.word(end, "token", "") or text.word(end, "tokens", "")
            if behind is not None:
                yield from _said_of(scene, text, behind, item._replace(how={**how, "token": True}))
            yield from _said_of(scene, text, end, item)


def _how_many(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, int, str]]:
    """Read a number, an article or whose they are before the name of a card; or nothing."""
    for end, count in numbers_at(scene, text, at):
        yield end, count, ""
        for word in ("copies of", "copy of", "different"):
            behind = text.word(end, word, "")
            if behind is not None:
                yield behind, count, ""
    whose = whose_words(scene.table.players)
    for word, player in (*((article, "") for article in _ARTICLES), *whose, *((word, scene.they) for word in THEIRS)):
        behind = text.word(at, word, "")
        if behind is not None:
            yield behind, 1, player
    yield at, 1, ""


def _adjectives(text: Cursor, at: int) -> tuple[int, Fields]:
    """Read how a card is there where that stands before its name: ``a transformed Delver of Secrets``."""
    how: Fields = {}
    while True:
        for word, more in _ADJECTIVES:
            end = text.word(at, word, "")
            if end is not None:
                how, at = {**how, **more}, end
                break
        else:
            return at, how


def _said_of(scene: Scene, text: Cursor, at: int, item: _Item) -> Iterator[tuple[int, _Item]]:
    """Read what stands behind a card: its counters, what is attached to it or it to, what it is a copy of."""
    yield at, item
    for words in ("equipped with", "enchanted with", "enchanted by", "with"):
        place = text.word(at, words, "")
        if place is not None:
            yield from _with_it(scene, text, place, item, words)
    for words in ("attached to", "enchanting", "equipped to", "equipping", "on"):
        place = text.word(at, words, "")
        if place is not None and (words != "on" or _is_attached(item)):
            for end, label in objects_at(scene, text, place):
                on_it = text.text[place:end].strip().lower() in _IT
                yield end, item._replace(on=label, on_it=on_it)
            for end, bearer in _item(scene, text, place, item.owner):
                yield end, item._replace(on=bearer)
    for words in ("copying", "as a copy of", "that is a copy of", "which is a copy of", "that's a copy of"):
        place = text.word(at, words, "")
        if place is not None:
            for end, label in objects_at(scene, text, place):
                yield end, item._replace(copies=label)


def _with_it(scene: Scene, text: Cursor, at: int, item: _Item, words: str) -> Iterator[tuple[int, _Item]]:
    """Read counters on a card, or cards attached to it."""
    for end, (kind, count) in _counters(scene, text, at):
        held = {**item.how.get("counters", {}), kind: count}
        yield from _said_of(scene, text, end, item._replace(how={**item.how, "counters": held}))
    for end, others in _items(scene, text, at, item.owner):
        if others[0].on_it:
            # It is what is with it, as is read just below.
            continue
        ends = [behind for on in _ON_IT if (behind := text.word(end, on, "")) is not None]
        for last in ends or ([end] if words != "with" else []):
            yield from _said_of(scene, text, last, item._replace(bears=(*item.bears, *others)))


def _counters(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, tuple[str, int]]]:
    for place, count in numbers_at(scene, text, at):
        for end, kind in kinds_at(scene, text, place):
            yield end, (kind, count)
            for on in ("on it", "on them"):
                behind = text.word(end, on, "")
                if behind is not None:
                    yield behind, (kind, count)


def _is_attached(item: _Item) -> bool:
    """Whether a card is one that is attached to another: an Aura, an Equipment, a Fortification (301.5, 303.4)."""
    kinds = {"Aura", "Equipment", "Fortification"}
    return item.card is not None and bool(kinds & {*item.card.front.type_line.subtypes})
